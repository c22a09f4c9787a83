"""The gallery: every mock-up's situation, played by the real engine and drawn; for people who look, not for the bot."""
