"""Finished games as rows of the database, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Annotated, Any, Final

import msgspec

from tapa_desktop.game.events import Seat
from tapa_desktop.game.state import Result
from tapa_desktop.rules.houserules import Plain
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.side import Side

from .past_game import GameKey, Marks, PastGame, PastSide, Thrown
from .schema import FACES

GAME_COLUMNS: Final = (
    *("match", "number", "digest", "ended", "file", "rule_set", "house_rules", "target"),
    *("winner", "points", "how", "resigned", "dropped", "turns"),
)
SIDE_COLUMNS: Final = ("side", "level", "name", *FACES, "throws", "doubles")
_MARKS: Final = ("lost", "decisions", "luck")
_OF_SIDE: Final = (*SIDE_COLUMNS[1:], *_MARKS)

_SELECTED: Final = (
    *(f"games.{name}" for name in GAME_COLUMNS),
    *(f"{side}.{name}" for side in ("white", "black") for name in _OF_SIDE),
)
SELECT: Final = f"""
SELECT {", ".join(_SELECTED)}
FROM games
JOIN sides AS white ON white.game = games.id AND white.side = 'W'
JOIN sides AS black ON black.game = games.id AND black.side = 'B'
WHERE status = 'kept'
ORDER BY ended DESC, match, number DESC
"""  # noqa: S608 - put together from the names above
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
_Measure = Annotated[float, msgspec.Meta(ge=-1e9, le=1e9)]
_GAME_TYPES: Final = (str, _Count, *(str,) * 5, _Count, str | None, _Count, str, *(_Count,) * 3)  # as `GAME_COLUMNS`
_SIDE_TYPES: Final = (str | None, str, *(_Count,) * 8, _Measure | None, _Count | None, _Measure | None)  # as `_OF_SIDE`
_ROW: Final[Any] = tuple.__class_getitem__((*_GAME_TYPES, *_SIDE_TYPES, *_SIDE_TYPES))
_house_rules: Final = msgspec.json.Decoder(dict[str, Plain])


def game_values(game: PastGame) -> tuple[object, ...]:
    """The values of `GAME_COLUMNS`."""
    result = game.result
    return (
        *(*game.key, game.digest, game.ended.isoformat(" ", "seconds"), game.file, game.rule_set),
        *(msgspec.json.encode(game.house_rules).decode(), game.target),
        *(result.winner and result.winner.value, result.points, result.how.value, result.resigned, result.dropped),
        game.turns,
    )


def side_values(game: PastGame) -> Iterator[tuple[object, ...]]:
    """The values of `SIDE_COLUMNS` of each side."""
    for side in Side:
        seat, thrown = game.of(side).seat, game.of(side).thrown
        yield side.value, seat.level, seat.name, *thrown.faces, thrown.throws, thrown.doubles


def game_of(row: Sequence[Any]) -> PastGame:
    """The game in a row that `SELECT` has found.

    Raises:
        ValueError: when a value is none that this program writes.
    """
    match, number, digest, ended, file, rule_set, house_rules, target, *rest = msgspec.convert(row, _ROW)
    winner, points, how, resigned, dropped, turns, *sides = rest
    half = len(_OF_SIDE)
    return PastGame(
        key=GameKey(match, number),
        digest=digest,
        ended=datetime.fromisoformat(ended).replace(tzinfo=None),
        file=file,
        rule_set=rule_set,
        house_rules=_house_rules.decode(house_rules),
        target=target,
        result=Result(winner and Side(winner), points, How(how), bool(resigned), bool(dropped)),
        turns=turns,
        white=_side_of(sides[:half]),
        black=_side_of(sides[half:]),
    )


def _side_of(values: Sequence[Any]) -> PastSide:
    level, name, *numbers = values
    faces, (throws, doubles, lost, decisions, luck) = numbers[: len(FACES)], numbers[len(FACES) :]
    return PastSide(Seat(level, name), Thrown(tuple(faces), throws, doubles), _marks_of(lost, decisions, luck))


def _marks_of(lost: float | None, decisions: int | None, luck: float | None) -> Marks | None:
    if lost is decisions is luck is None:
        return None
    if lost is None or decisions is None or luck is None:
        raise ValueError("some marks of a side without the others")
    return Marks(lost, decisions, luck)
