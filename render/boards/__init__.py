"""Boards: a view model laid out and drawn."""
