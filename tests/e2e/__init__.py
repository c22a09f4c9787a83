"""Whole games over the stand-in: real discord.py, real store, real pictures."""
