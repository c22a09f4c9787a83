"""Standings in Discord: the server's leaderboards, and what one member has done."""
