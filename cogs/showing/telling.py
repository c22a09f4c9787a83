"""What the table message says above its boards: whose turn, what to do, until when, and what has happened."""

from __future__ import annotations

from typing import Final

from cogs.desk.sorry import moment
from cogs.showing.scene import Scene, lines_of, tells
from engine.house import Glance
from engine.views import Happening
from text import NoSuchWords, Said, Words

MOST_NEWS: Final = 5
LONGEST: Final = 3_800
"""Characters of all text of one message; Discord takes 4,000."""
_SILENT: Final = frozenset({"hand_ended", "game_ended"})


def headline(glance: Glance, words: Words) -> Said:
    """ "**Rummy 500, hand 3** · table 12"."""
    view = glance.view
    if view.deal == 0:
        title: str = words.game(view.game)
    else:
        wild = words.rank(view.wild_rank) if view.wild_rank else ""
        contract = words.contract(*view.contract) if view.contract is not None else ""
        key = words.first(f"deal.title.{view.game}", "deal.title")
        title = words.say(key, game=words.game(view.game), deal=view.deal, wild=wild, contract=contract)
    return Said(f"**{title}** · {words.say('table.number', table=view.table_id)}")


def told(scene: Scene, *, ping: bool) -> str:
    """The whole text of the table message; with `ping` the person in turn is mentioned, once."""
    glance, words = scene.glance, scene.words
    lines = [headline(glance, words)]
    if ping and glance.ping is not None:
        lines.append(words.say("ping.turn", mention=Said(f"<@{glance.ping}>")))
    lines += [Said(line) for line in lines_of(scene)]
    lines += [Said(line) for line in scene.notes]
    text = "\n".join(line for line in lines if line)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@tells("playing")
def playing(scene: Scene) -> list[str]:
    """Turn, deadline, the wait for calls, and the last happenings."""
    glance, words = scene.glance, scene.words
    lines: list[str] = [words.turn(glance.view)]
    if glance.caller is not None and glance.until is not None:
        name = words.player(glance.caller, glance.view)
        lines.append(words.say("line.claim", name=name, until=moment(glance.until)))
    elif glance.opens is not None:
        lines.append(words.say("line.grace", until=moment(glance.opens)))
    elif glance.until is not None:
        lines.append(words.say("line.until", until=moment(glance.until)))
    elif not any(seat.user is not None and not seat.is_computer and not seat.has_left for seat in glance.view.seats):
        lines.append(words.say("line.all_away"))
    if glance.closes is not None:
        lines.append(words.say("notice.idle_soon", until=moment(glance.closes)))
    votes, needed = glance.votes
    if votes:
        lines.append(words.say("line.votes", votes=votes, needed=needed))
    news = recent(glance, words)
    if news:
        lines.append(words.say("line.recent", lines=Said(" ".join(news))))
    return lines


@tells("between")
def between(scene: Scene) -> list[str]:
    """How the hand ended and when the next one is dealt."""
    glance, words = scene.glance, scene.words
    people = sum(1 for seat in glance.view.seats if seat.user is not None and not seat.is_computer)
    lines = list(ending(glance, words))
    if glance.until is not None:
        ready = len(glance.ready)
        lines.append(words.say("line.next_hand", until=moment(glance.until), ready=ready, players=people))
    if glance.closes is not None:
        lines.append(words.say("notice.idle_soon", until=moment(glance.closes)))
    return lines


@tells("finished")
def finished(scene: Scene) -> list[str]:
    """Who has won."""
    glance, words = scene.glance, scene.words
    lines = [*ending(glance, words), words.turn(glance.view)]
    if glance.rematch is not None:
        lines.append(words.say("table.rematch.link", table=glance.rematch))
    return lines


@tells("closed")
def closed(scene: Scene) -> list[str]:
    """Why the table is closed."""
    words = scene.words
    return [words.say(words.first(f"table.ended.{scene.glance.ended}", "table.ended"))]


def ending(glance: Glance, words: Words) -> list[str]:
    """Why the hand is over."""
    result = glance.view.result
    if result is None:
        return []
    if result.why != "out":
        return [words.say(f"result.{result.why}")]
    if result.out is None:
        return []
    key = "result.out.rummy" if result.rummy else "result.out"
    return [words.say(key, name=words.player(result.out, glance.view))]


def keepsake(scene: Scene) -> str:
    """What stays in the channel of a hand that is over; empty while one is played."""
    view = scene.glance.view
    if view.result is None or view.turn >= 0:
        return ""
    return "\n".join([headline(scene.glance, scene.words), *ending(scene.glance, scene.words)])


def recent(glance: Glance, words: Words) -> list[str]:
    """The last happenings in short sentences, oldest first."""
    found: list[str] = []
    for one in reversed(glance.view.recent):
        sentence = _sentence(one, glance, words)
        if sentence:
            found.insert(0, sentence)
        if len(found) == MOST_NEWS:
            break
    return found


def _sentence(one: Happening, glance: Glance, words: Words) -> str:
    if one.what in _SILENT:
        return ""
    try:
        return words.happening(one, glance.view)
    except NoSuchWords:
        return ""
