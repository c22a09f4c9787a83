"""Logs of whole games, kept: what was once played must replay to the same end for ever.

`python -m tests.golden` writes the games that are missing; an existing one is never overwritten, because it stands
for the logs on people's disks.
"""
