"""The suite: stories a player would tell, random games, and the house's own rules."""
