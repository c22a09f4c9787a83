"""The rule card: every rule of one table in words, and which of them differ from the game's default."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.rules import CONCEALED, RuleSet, Value
from engine.variants import GAMES, make_rules
from text.language import Said

if TYPE_CHECKING:
    from text.words import Words


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One line of the rule card."""

    key: str
    """The switch, or "melds", "deck", ... for a line that rests on several."""
    name: str
    text: str
    is_default: bool
    default_text: str
    """What the line says where nothing was changed."""


def rule_card(words: Words, rules: RuleSet, players: int) -> list[RuleLine]:
    """All lines: first what the game is, then every house rule in the order of the game's switches."""
    return list(_card(words, rules, players))


@lru_cache(maxsize=64)
def _card(words: Words, rules: RuleSet, players: int) -> tuple[RuleLine, ...]:
    game = GAMES[rules.game]
    usual = make_rules(rules.game)
    usual_lines = dict(_base_lines(words, usual, players))
    lines = [
        RuleLine(key, words.label(f"line.{key}", 45), text, text == usual_lines[key], usual_lines[key])
        for key, text in _base_lines(words, rules, players)
    ]
    for switch in game.switches:
        value = rules.chosen(switch.name)
        said = switch_line(words, rules.game, switch.name, value)
        default = switch_line(words, rules.game, switch.name, switch.default)
        lines.append(RuleLine(switch.name, words.switch_name(switch.name), said, value == switch.default, default))
    return tuple(lines)


def switch_line(words: Words, game: str, switch: str, value: Value) -> Said:
    """The line of the rule card for one value of one switch."""
    exact, number = _value_key(value), type(value) is int
    keys = [f"rule.{game}.{switch}={exact}", f"rule.{switch}={exact}"]
    if number:
        keys[1:1] = [f"rule.{game}.{switch}=*"]
        keys.append(f"rule.{switch}=*")
    return words.say(words.first(*keys), **({"value": value} if number else {}))


def value_name(words: Words, switch: str, value: Value) -> str:
    """A value as a menu shows it: "On", "Low or high", "500"."""
    if isinstance(value, bool):
        return words.label("value.on" if value else "value.off")
    key = f"value.{switch}={_value_key(value)}"
    return words.label(key, 100) if words.has(key) else str(value)


def _value_key(value: Value) -> str:
    return str(value).lower()


def _base_lines(words: Words, rules: RuleSet, players: int) -> Iterator[tuple[str, Said]]:
    yield "goal", words.say(f"card.goal.{rules.game}")
    yield "players", words.say("card.players", least=rules.min_players, most=rules.max_players, players=players)
    yield "deck", _deck(words, rules, players)
    yield "deal", _deal(words, rules, players)
    if rules.contracts:
        yield "contract", _contracts(words, rules)
    yield "melds", _melds(words, rules)
    yield "wild", _wild(words, rules)
    yield "draw", words.say("card.draw.deep" if rules.deep_takes else "card.draw.top")
    yield "play", words.say(f"card.play.{rules.flow}")
    yield "taken", words.say("card.taken.barred" if rules.taken_card_barred else "card.taken.free")
    yield "score", words.say(f"card.score.{rules.scoring}", ace=rules.ace_points)
    yield "left", words.say("card.left")


def _deck(words: Words, rules: RuleSet, players: int) -> Said:
    row = rules.deck_row(players)
    key = "card.deck.jokers" if row.jokers else "card.deck"
    return words.say(key, packs=row.packs, jokers=row.jokers, cards=rules.deck_size(players))


def _deal(words: Words, rules: RuleSet, players: int) -> Said:
    sizes = rules.deal_sizes
    if not sizes:
        return words.say("card.deal", each=rules.hand_size(players, 1))
    if sizes == tuple(range(sizes[0], sizes[0] + len(sizes))):
        return words.say("card.deal.rising", first=sizes[0], last=sizes[-1])
    return words.say("card.deal.table", sizes=Said(", ".join(map(str, sizes))))


def _contracts(words: Words, rules: RuleSet) -> Said:
    parts = [
        words.say("card.contract.one", deal=deal, contract=words.contract(*contract))
        for deal, contract in enumerate(rules.contracts, start=1)
    ]
    return words.say("card.contract", contracts=Said("; ".join(parts)))


def _melds(words: Words, rules: RuleSet) -> Said:
    shape = words.say("card.melds.distinct" if rules.set_distinct else "card.melds.any", run=rules.run_min)
    ace = words.say("card.melds.ace_high" if rules.ace_high else "card.melds.ace_low")
    return Said(f"{shape} {ace}")


def _wild(words: Words, rules: RuleSet) -> Said:
    jokers = any(row.jokers for row in rules.decks)
    parts = [words.say("card.wild.rising")] if rules.rising_wild_rank else []
    if jokers:
        parts.append(words.say("card.wild.deuces" if rules.deuces_wild else "card.wild.jokers"))
    if not parts:
        return words.say("card.wild.none")
    if rules.min_naturals:
        parts.append(words.say("card.wild.least", least=rules.min_naturals))
    if rules.declared and rules.flow != CONCEALED:
        parts.append(words.say("card.wild.fixed"))
    return Said(" ".join(parts))
