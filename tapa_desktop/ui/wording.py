"""Words for players, points and results: one place, so that the window says one thing in one way everywhere."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.levels import level_choices
from tapa_desktop.game.events import Seat
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState, Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.side import Side

translate = QCoreApplication.translate


def side_name(side: Side) -> str:
    """The colour of a side."""
    return translate("Wording", "White") if side is Side.WHITE else translate("Wording", "Black")


def level_name(key: str) -> str:
    """A level of the computer as it is shown; one that this program does not know shows its key."""
    names = {choice.key: choice.name for choice in level_choices()}
    return translate("Levels", names[key]) if key in names else key


def is_you(state: GameState, side: Side) -> bool:
    """Whether that side is the one person at the board, who has given no name and is spoken to as you."""
    seat = state.seat_of(side)
    return seat.is_person and not seat.name and not state.seat_of(side.other).is_person


def player_name(state: GameState, side: Side) -> str:
    """Who plays a side, as a sentence begins with it: a typed name, you, the computer, or else the colour."""
    return _called(side, state.seat_of(side), state.seat_of(side.other))


def players_text(header: Header) -> str:
    """Who plays whom in a match."""
    return translate("Wording", "{white} – {black}").format(
        white=_called(Side.WHITE, header.white, header.black), black=_called(Side.BLACK, header.black, header.white)
    )


def seat_text(state: GameState, side: Side) -> str:
    """What there is to say of a player besides the name: the level of a computer, the colour of a person."""
    level = state.seat_of(side).level
    return side_name(side) if level is None else translate("Wording", "Level: {level}").format(level=level_name(level))


def points_text(points: int) -> str:
    """So many points."""
    if points == 1:
        return translate("Wording", "1 point")
    return translate("Wording", "{n} points").format(n=points)


def match_text(state: GameState) -> str:
    """Which game is played how far, such as "Tapa, match to 5"."""
    texts = {0: translate("Wording", "{game}, without end"), 1: translate("Wording", "{game}, a single game")}
    text = texts.get(state.target, translate("Wording", "{game}, match to {target}"))
    return text.format(game=state.rule_set.name, target=state.target)


def score_text(state: GameState) -> str:
    """The score of the match in one line."""
    return translate("Wording", "{white} {score} : {other} {black}").format(
        white=player_name(state, Side.WHITE),
        black=player_name(state, Side.BLACK),
        score=state.score(Side.WHITE),
        other=state.score(Side.BLACK),
    )


def result_text(state: GameState, result: Result) -> str:
    """How a game has ended, in one line."""
    if result.winner is None:
        return _draw_text(result.how)
    templates = _you_win() if is_you(state, result.winner) else _somebody_wins()
    name = player_name(state, result.winner)
    won = templates[result.how].format(name=name, points=points_text(result.points))
    return _resigning(state, result.winner.other, won) if result.resigned else won


def _called(side: Side, seat: Seat, other: Seat) -> str:
    if seat.name:
        return seat.name
    if seat.is_person is other.is_person:
        return side_name(side)
    return translate("Wording", "You") if seat.is_person else translate("Wording", "The computer")


def _resigning(state: GameState, loser: Side, won: str) -> str:
    if is_you(state, loser):
        return translate("Wording", "You give up. {won}").format(won=won)
    return translate("Wording", "{name} gives up. {won}").format(name=player_name(state, loser), won=won)


def _draw_text(how: How) -> str:
    if how is How.MOTHERS:
        return translate("Wording", "A draw: both mothers are pinned")
    return translate("Wording", "A draw: nobody can move any more")


def _you_win() -> dict[How, str]:
    return {
        How.SINGLE: translate("Wording", "You win the game: {points}"),
        How.MARS: translate("Wording", "You win a mars: {points}"),
        How.TRIPLE: translate("Wording", "You win a triple game: {points}"),
        How.MOTHER: translate("Wording", "You have pinned the mother and win: {points}"),
        How.CAPOTE: translate("Wording", "You win capote: {points}"),
    }


def _somebody_wins() -> dict[How, str]:
    return {
        How.SINGLE: translate("Wording", "{name} wins the game: {points}"),
        How.MARS: translate("Wording", "{name} wins a mars: {points}"),
        How.TRIPLE: translate("Wording", "{name} wins a triple game: {points}"),
        How.MOTHER: translate("Wording", "{name} has pinned the mother and wins: {points}"),
        How.CAPOTE: translate("Wording", "{name} wins capote: {points}"),
    }
