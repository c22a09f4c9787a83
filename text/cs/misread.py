"""What is wrong with typed cards, in Czech, and how to type them."""

MISREAD = {
    "misread.empty": "Nevidím v tom žádné karty. Piš je třeba takhle: `7H 8H 9H`, nebo `7♥ 8♥ 9♥`.",
    "misread.too_long": "To je na karty moc textu. Napiš jen karty: `7H 8H 9H`.",
    "misread.one_card": "Tady napiš právě jednu kartu, třeba `7H` nebo `10♣`.",
    "misread.one_meld": "Tady napiš karty jedné kombinace; `;` a `/` oddělují kombinace jen v kontraktu.",
    "misread.no_suit": "„{part}“ potřebuje barvu: S piky, H srdce, D káry, C kříže, třeba `7H`.",
    "misread.no_rank": "„{part}“ potřebuje před sebou hodnotu: A, 2 až 10, J, Q nebo K, třeba `7H`.",
    "misread.number": "Karta s číslem „{part}“ není. Hodnoty jsou A, 2 až 10, J, Q a K, takže eso je `AH`.",
    "misread.word": "„{part}“ jako kartu neznám. Napiš hodnotu a barvu: `7H`, `10♣`, `piková dáma`.",
    "misread.sign": "„{part}“ ke kartě nepatří. Karty odděluj mezerou nebo čárkou, kombinace znakem `;`.",
    "misread.unknown": "Nevím, kam patří „{part}“. Napiš hodnotu a barvu každé karty: `7H 8H 9H`.",
    "misread.copy": "„{part}“ není číslo balíčku: `7H#2` je 7♥ z druhého balíčku. Stačí prosté `7H`.",
    "misread.twice": "{part} je tu dvakrát, a přitom je to jedna a táž karta. Napiš každou jednou: `7H 8H 9H`.",
    "misread.too_many": "Tolik karet {part} ve hře není. `7H 7H` znamená obě karty 7♥, jsou-li ve hře dvě.",
    "misread.end_alone": "Řekni, které eso má být „{part}“: `AH=low` (dole) nebo `AH=high` (nahoře).",
    "misread.equals_what": "Před `=` patří žolík a za něj karta, kterou má být: `X1=9H`.",
    "misread.equals_nothing": "Za `=` řekni, kterou kartou má „{part}“ být: `X1=9H`.",
    "misread.equals_joker": "Žolík patří před `=`, karta, kterou zastupuje, za něj: `X1=9H`.",
}
