"""Panels in Czech. Keys as in the English file."""

SETUP = {
    "setup.game": "Hra",
    "setup.help.game": "Jiná hra začíná svými obvyklými pravidly.",
    "setup.seats": "Míst",
    "setup.help.seats": "Kolik hráčů celkem, i s počítači.",
    "setup.clock": "Čas na tah",
    "setup.help.clock": "Když vyprší, tah dohraje počítač.",
    "setup.level": "Počítačoví hráči",
    "setup.help.level": (
        "Lehká leccos přehlédne, střední hraje rozumně, těžká počítá karty. Do cizích karet nevidí žádná."
    ),
    "setup.hints": "Rady",
    "setup.help.hints": "Jestli si hráči smějí říct o radu.",
    "menu.pace": "Hra, místa, čas, počítače, rady",
    "panel.old_form": "Tenhle formulář je ještě z doby před restartem. Stiskni tlačítko znovu, nic se nezměnilo.",
    "panel.look": "Vyber pravidlo a přečti si ho. Měnit je smí hostitel, dokud hra nezačne.",
}

SETTINGS = {
    "settings.rules.panel": "Vyber pravidlo a potom jeho hodnotu. Nové stoly této hry začnou s těmito pravidly.",
    "settings.everywhere": "Povolit všude",
    "settings.channels.which": "Uveď kanály jako odkazy, třeba #general, nejvýš 25; nebo „všude“.",
    "privacy.deleted.running": (
        "Hotovo: tvá data jsou smazána. Zůstala jen u hry, od které odcházíš a která ještě běží: až do konce je "
        "potřebuje. Až skončí, smaž je ještě jednou."
    ),
    "choice.as_server": "jako na serveru",
}

BOARDS = {
    "standings.value.rating": "{rating} ({change:+})",
    "standings.value.wins": "{won} {won:výhra|výhry|výher} z {games} {games:hry|her|her}",
    "standings.value.games": "{games} {games:hra|hry|her}, z toho {won} {won:výhra|výhry|výher}",
    "standings.value.points": "{points} {points:bod|body|bodů} za {games} {games:hru|hry|her}",
    "standings.value.best_hand": "{best} {best:bod|body|bodů} v jednom rozdání",
    "standings.rating": "síla {rating} ({change:+})",
    "standings.course": "poslední hry {course}",
    "standings.players": "{n} {n:hráč|hráči|hráčů}",
    "standings.least": "aspoň {n} {n:hodnocená hra|hodnocené hry|hodnocených her}",
    "standings.rated": (
        "Od {least} {least:hodnocené hry|hodnocených her|hodnocených her}. Hodnotí se hry aspoň dvou lidí; "
        "každý začíná na 1500."
    ),
    "standings.mine": "Ty: {place}. místo z {players}.",
    "standings.mine.few": (
        "Ty: {games} {games:hodnocená hra|hodnocené hry|hodnocených her}; na místo v žebříčku jich je potřeba {least}."
    ),
    "standings.mine.none": "Ty: žádná taková hra.",
    "standings.mine.unlisted": "Ty: v žádném žebříčku, jak máš v `/předvolby`.",
    "standings.empty.rating": "Zatím tu nikdo nemá dost hodnocených her.",
    "button.mine": "Moje místo",
    "standings.no_period": "Zvol období ze seznamu, nebo napiš měsíc či rok, třeba 2026-10 nebo 2026.",
    "menu.board": "Podle čeho",
    "menu.period": "Období",
    "stats.recent": "Poslední hry:",
    "stats.recent.won": "{game}, výhra s {points} {points:bodem|body|body}, {when}",
    "stats.recent.played": "{game}, {points} {points:bod|body|bodů}, {when}",
    "stats.recent.rated": "{said}, síla {change:+}",
    "stats.rating": "Síla {rating} ({change:+}), po posledních hodnocených hrách: {course}.",
    "stats.streak": "Výhry v řadě: teď {now}, nejvíc {best}.",
    "stats.recent.left": "{game}, dohrál počítač, {when}",
}

REPLAY = {
    "replay.at": "Tah {at} z {of}",
    "menu.hand": "Rozdání",
    "option.hand": "Rozdání {n}",
    "button.first": "První",
    "button.last": "Poslední",
}

PANELS = SETUP | SETTINGS | BOARDS | REPLAY
