"""Discord, and nothing else: commands, buttons, modals, messages. Thin translators between people and the House."""
