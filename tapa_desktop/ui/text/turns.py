"""The turns of the present game as lines of text. Pure functions of the history, so undo needs no extra code."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, MatchEvent, OpeningRolled, Played, Resigned, Taken
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import opening_side
from tapa_desktop.rules.play_text import PASS, format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.scene import Mark
from tapa_desktop.ui.text.names import ERROR_SIGNS
from tapa_desktop.ui.text.numbers import bidi_auto, dice_row, left_to_right

translate = QCoreApplication.translate

NOTE_SIGN: Final = "✎"  # marks a turn with a note


class TurnLine(Struct, frozen=True):
    """One line of the list of turns; `side` is None for what both sides did."""

    side: Side | None
    dice: str
    text: str
    at: int | None = None  # the number of events of the match after which this was over; None if it is not
    start: int = 0  # the number of events of the match before this turn
    note: str = ""

    @property
    def done(self) -> str:
        """What was done: the dice, if any, and the play or another action."""
        return f"{self.dice} {self.text}".strip()


def turn_lines(history: History) -> tuple[TurnLine, ...]:
    """The turns of the present game; the last one is the turn being played."""
    start, state, notes = _game_begin(history), history.state, history.notes
    turns = map(_line, history.states[start:-1], history.active_events[start:])
    lines = []
    for at, line in enumerate(turns, start + 1):
        if line is not None:
            lines.append(replace(line, at=at, start=start, note=notes.get(start, "")))
            start = at
    if state.phase is Phase.TO_PLAY:
        play = shortened(format_play(state.drafted)) if state.drafted else "…"
        lines.append(TurnLine(state.side, _dice(state), play, start=start, note=notes.get(start, "")))
    return tuple(lines)


def with_note(text: str, note: str, most: int = 80) -> str:
    """A text, and below it the note, if any, on one line of `most` characters."""
    line = " ".join(note.split())
    return f"{text}\n{NOTE_SIGN} {bidi_auto(line if len(line) <= most else f'{line[:most]}…')}" if note else text


def shortened(play: str) -> str:
    """A play text with repeated steps written once: `24/22(3) 8/6`, and a double of one checker as `24/16`."""
    if play == PASS:
        return translate("TurnLines", "no move")
    groups = ((step, len(list(same))) for step, same in groupby(_joined(play.split())))
    return left_to_right(" ".join(step if count == 1 else f"{step}({count})" for step, count in groups))


def _joined(steps: list[str]) -> list[str]:
    """The steps of a play, joined to one move if a single checker makes them and pins or hits nothing on the way."""
    ends = [step.split("/") for step in steps]
    is_one = len(steps) > 2 and all(before[-1] == after[0] for before, after in pairwise(ends))
    return [f"{ends[0][0]}/{ends[-1][-1]}"] if is_one else steps


def _game_begin(history: History) -> int:
    """The number of events before the present game. Searches from the end, so that long matches stay fast."""
    events = len(history.active_events)
    return next((at for at in range(events, 0, -1) if isinstance(history.active_events[at - 1], GameBegun)), 0)


def _line(before: GameState, event: MatchEvent) -> TurnLine | None:
    match event:
        case OpeningRolled():
            return _opening(event)
        case Played():
            return TurnLine(before.side, _dice(before), shortened(event.play))
        case Resigned():
            has_rolled = before.phase is Phase.TO_PLAY and event.side is before.side
            return TurnLine(event.side, _dice(before) if has_rolled else "", translate("TurnLines", "resigns"))
        case Doubled():
            text = translate("TurnLines", "doubles to {value}").format(value=before.cube.value * 2)
            return TurnLine(before.side, "", text)
        case Taken():
            return TurnLine(before.actor, "", translate("TurnLines", "takes"))
        case Dropped():
            return TurnLine(before.actor, "", translate("TurnLines", "drops"))
        case _:
            return None


def _opening(event: OpeningRolled) -> TurnLine:
    side = opening_side(event.white, event.black)
    text = translate("TurnLines", "a tie") if side is None else translate("TurnLines", "starts")
    return TurnLine(side, dice_row((event.white, event.black)), text)


def _dice(state: GameState) -> str:
    return dice_row(state.roll or state.dice, is_group=state.roll is None)


BEST: Final = Mark("✓", "#4fc77f")
SECOND: Final = Mark("2", "#6cb6f5")
PLAYED: Final = Mark("●", "#ffe08a")
_MISTAKE: Final = "#ff8a70"


def played_mark(error_class: ErrorClass) -> Mark:
    """The mark of the play that was made; a mistake has the sign of its class."""
    sign = ERROR_SIGNS.get(error_class)
    return PLAYED if sign is None else Mark(sign, _MISTAKE)


def legend_text() -> str:
    """The meaning of the signs on the arrows."""
    meanings = (
        (BEST.sign, translate("Arrows", "best")),
        (SECOND.sign, translate("Arrows", "second")),
        (PLAYED.sign, translate("Arrows", "played")),
        (" ".join(ERROR_SIGNS.values()), translate("Arrows", "played, a mistake")),
    )
    return " · ".join(f"{sign} {meaning}" for sign, meaning in meanings)
