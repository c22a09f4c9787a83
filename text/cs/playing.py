"""Co dále říká panel s kartami a zpráva stolu, česky."""

PLAYING = {
    "table.number": "stůl {table}",
    "ask.decline": "Když si nic nevezmeš, kolo skončí a sečte se. Má skončit?",
    "ask.call.hand": "Vyber, co voláš; je k tomu třeba odhozená karta a tvoje karty smějí pomoci.",
    "ask.call.pick": "Vyber v nabídce odhozené karty a kam přijdou, pak znovu stiskni **Rummy!**.",
    "ask.take": "Kterou odhozenou kartu chceš? Všechny karty nad ní jdou s ní.",
    "ask.swap": "V nabídce **Vyměnit žolíka** vyber, která karta přijde na místo kterého žolíka.",
    "menu.call.onto": "Kam přijdou?",
    "option.call.new": "Nová kombinace",
    "option.pile.takes": "bere {n} {n:kartu|karty|karet}",
}
