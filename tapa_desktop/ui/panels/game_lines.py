"""The games of the match as lines of the score sheet: a pure reading of the history."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.numerals import whole
from tapa_desktop.ui.result_wording import how_text, result_text
from tapa_desktop.ui.wording import player_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game that has ended; `winner` is None and `points` are 0 for a draw. The scores are those after it."""

    number: int
    winner: Side | None
    name: str  # of the winner, empty for a draw
    how: str
    points: int
    white: int
    black: int
    sentence: str


def game_lines(history: History) -> tuple[GameLine, ...]:
    """The games of the match that have ended, the first one first. Players are called as they are now."""
    ends = (_end(history, number) for number in range(1, len(history.state.results) + 1))
    return tuple(_line(replace(end, white=history.state.white, black=history.state.black)) for end in ends)


def games_won_text(state: GameState) -> str:
    """How many games each side has won, and how many were drawn."""
    drawn = sum(result.winner is None for result in state.results)
    won = translate("GameLines", "Games won: {white} {n}, {black} {m}").format(
        white=player_name(state, Side.WHITE),
        black=player_name(state, Side.BLACK),
        n=whole(_won(state, Side.WHITE)),
        m=whole(_won(state, Side.BLACK)),
    )
    return f"{won}. {translate('GameLines', 'Drawn: {n}').format(n=whole(drawn))}" if drawn else won


def _line(end: GameState) -> GameLine:
    result = end.results[-1]
    return GameLine(
        number=len(end.results),
        winner=result.winner,
        name="" if result.winner is None else player_name(end, result.winner),
        how=how_text(end, result),
        points=result.points,
        white=end.score(Side.WHITE),
        black=end.score(Side.BLACK),
        sentence=result_text(end, result),
    )


def _end(history: History, number: int) -> GameState:
    """The state in which the game of that number has ended, found without a look at all the others."""
    return history.states[bisect_left(history.states, number, key=lambda state: len(state.results))]


def _won(state: GameState, side: Side) -> int:
    return sum(result.winner is side for result in state.results)
