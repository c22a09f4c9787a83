"""One module per kind of move: its check and its perform side by side."""
