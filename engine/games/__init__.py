"""One module per named game: its base record, its house rules, and what each of them changes in it."""
