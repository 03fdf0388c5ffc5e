"""Finished games for the tests of the history: made of a few events, or made up by the thousand."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from operator import eq

from tapa_desktop.app.game_history.finished_games import (
    DiceCounts,
    GameKey,
    HistoryGame,
    HistorySide,
    SideReview,
    finished_games,
)
from tapa_desktop.app.settings import LEVEL_CHOICES
from tapa_desktop.game.events import GameBegun, LogEvent, OpeningRolled, Played, Resigned, Rolled, Seat
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS

NOON = datetime(2026, 11, 20, 12, 0, 0)
FILE = "2026-11-20-120000-tapa.tapa"
HEADER = Header(
    "tapa-record", 2, (GameRules("tapa"),), Seat(name="Ana"), Seat("expert"), 5, begun="2026-11-20 12:00:00", seed="7"
)
FIRST_GAME = (
    OpeningRolled(2, 2),
    OpeningRolled(5, 3),
    Rolled(3, 1),
    Played("24/21 24/23"),
    Rolled(6, 6),
    Resigned(Side.BLACK),
)
SECOND_GAME = (GameBegun(), Rolled(5, 2), Resigned(Side.WHITE))


def match(*events: LogEvent, header: Header = HEADER) -> History:
    return replay(header, events)


def games(history: History | None = None, *, first: int = 1) -> list[HistoryGame]:
    """The finished games of a match; by default of one with two."""
    return list(finished_games(history or match(*FIRST_GAME, *SECOND_GAME), FILE, NOON, first))


def many_games(count: int) -> list[HistoryGame]:
    """Made-up games of one person against all levels, one a quarter of an hour, half of them reviewed."""
    chance = random.Random(7)
    return [_made_up(number, chance) for number in range(count)]


def fair_throws(throws: int, chance: random.Random) -> DiceCounts:
    first, second = (chance.choices(range(6), k=throws) for _ in range(2))
    faces = tuple(first.count(face) + second.count(face) for face in range(6))
    return DiceCounts(faces, throws, sum(map(eq, first, second)))


def _review(chance: random.Random) -> SideReview:
    lost, decisions, luck = chance.uniform(0, 1.5), chance.randint(20, 50), chance.gauss(0, 1)
    half = (lost / 2, decisions // 2)
    return SideReview(
        lost, decisions, luck, {"play": (lost, decisions), "opening": half, "pins": half, "by blot": half}
    )


def _made_up(number: int, chance: random.Random) -> HistoryGame:
    is_reviewed = chance.random() < 0.5
    sides = [
        HistorySide(Seat(level), fair_throws(30, chance), _review(chance) if is_reviewed else None)
        for level in (None, chance.choice(LEVEL_CHOICES).key)
    ]
    chance.shuffle(sides)
    winner, how = chance.choice(list(Side)), chance.choice([How.SINGLE, How.SINGLE, How.MARS])
    return HistoryGame(
        key=GameKey(f"{number // 5:032x}", number % 5 + 1),
        digest=f"{number:032x}",
        ended=NOON - timedelta(minutes=15 * number),
        file=f"{number // 5}.tapa",
        rule_set=chance.choice(list(RULE_SETS)),
        house_rules={"larger_die": False} if chance.random() < 0.1 else {},
        target=5,
        result=Result(winner, 2 if how is How.MARS else 1, how, resigned=chance.random() < 0.1),
        turns=chance.randint(40, 120),
        white=sides[0],
        black=sides[1],
        sitting="tapa plakoto" if number % 7 == 0 else "",
    )
