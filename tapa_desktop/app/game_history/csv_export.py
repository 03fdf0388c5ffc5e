"""The history as a table for other programs: CSV in UTF-8, with a byte order mark so that spreadsheets detect it."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from tapa_desktop.rules.side import Side

from .game import HistoryGame, HistorySide

Cell = str | int | float | None
# Characters that begin a formula, also in full width, at the start of a text or after a separator of cells. Where
# numbers have a decimal comma, spreadsheets separate cells by semicolons, and ignore the quotes.
_BEGINS: Final = r"[=+\-@\uff1d\uff0b\uff0d\uff20]"
_FORMULA: Final = re.compile(rf'["\s]*{_BEGINS}|[\t\r]')
_FORMULA_BEHIND: Final = re.compile(rf'([;,|\t\r\n]["\s]*)({_BEGINS})')
_OF_GAME: Final = (
    *("Date", "Game", "House rules", "Match to", "Number"),
    *("Winner", "Points", "How", "Given up", "Dropped", "Turns"),
)
_OF_SIDE: Final = (
    *("name", "level", "error rate", "luck"),
    *("ones", "twos", "threes", "fours", "fives", "sixes", "throws", "doubles"),
)
_NAMES: Final = {Side.WHITE: "White", Side.BLACK: "Black"}


def csv_of(games: Iterable[HistoryGame]) -> bytes:
    """One line for each game, after a line of column names, which are always English. Dates are ISO 8601."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    of_sides = (f"{name} {what}" for name in _NAMES.values() for what in _OF_SIDE)
    lines.writerow((*_OF_GAME, *of_sides, "File"))
    for game in games:
        lines.writerow(_safe(cell) for cell in _cells(game))
    return text.getvalue().encode("utf-8-sig")


def _safe(cell: Cell) -> Cell:
    """The cell, quoted so that no part of it begins a formula, whatever the separator; numbers keep their sign."""
    if not isinstance(cell, str):
        return cell
    return ("'" if _FORMULA.match(cell) else "") + _FORMULA_BEHIND.sub(r"\1'\2", cell)


def _cells(game: HistoryGame) -> Sequence[Cell]:
    result = game.result
    return [
        game.ended.isoformat(" ", "seconds"),
        game.rule_set,
        "; ".join(f"{field}={value}" for field, value in game.house_rules.items()),
        *(game.target, game.key.number),
        _NAMES[result.winner] if result.winner is not None else "",
        *(result.points, result.how.value, int(result.resigned), int(result.dropped), game.turns),
        *(cell for side in Side for cell in _side_cells(game.of(side))),
        game.file,
    ]


def _side_cells(side: HistorySide) -> Sequence[Cell]:
    marks, thrown = side.marks, side.thrown
    judged = (None, None) if marks is None else (round(marks.error_rate, 3), round(marks.luck, 3))
    return [side.seat.name, side.seat.level or "", *judged, *thrown.faces, thrown.throws, thrown.doubles]
