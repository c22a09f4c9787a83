"""All that is kept: open tables with their log, results and standings, settings, in one SQLite file."""
