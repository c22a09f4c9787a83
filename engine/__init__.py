"""The rules of the rummy family, the tables and the computer players; no Discord, no pictures, no database."""
