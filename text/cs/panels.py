"""Panels in Czech. Keys as in the English file."""

SETUP = {
    "setup.game": "Hra",
    "setup.help.game": "Jiná hra začíná svými obvyklými pravidly.",
    "setup.seats": "Míst",
    "setup.help.seats": "Kolik hráčů celkem, i s počítači.",
    "setup.clock": "Čas na tah",
    "setup.help.clock": "Když vyprší, tah dohraje počítač.",
    "setup.level": "Počítačoví hráči",
    "setup.help.level": "Jak dobře počítače hrají.",
    "setup.hints": "Rady",
    "setup.help.hints": "Jestli si hráči smějí říct o radu.",
    "menu.pace": "Hra, místa, čas, počítače, rady",
    "panel.look": "Vyber pravidlo a přečti si ho. Měnit je smí hostitel, dokud hra nezačne.",
}

PANELS = SETUP
