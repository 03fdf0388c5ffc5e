"""What has happened in a match, in words for who does not see the board. Pure: from two states to a sentence or two.

Points have the numbers of the player below, as the board names them.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    LogEvent,
    OpeningRolled,
    Played,
    Resigned,
    Restored,
    Rewound,
    Rolled,
    Taken,
)
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.opening import opening_side
from tapa_desktop.rules.playtext import PASS
from tapa_desktop.rules.side import Side

from .play_telling import play_told, steps_told
from .result_wording import match_result_text, result_text
from .wording import game_text, is_you, player_name, score_text

translate = QCoreApplication.translate


def told(before: GameState | None, after: GameState, event: LogEvent | None, below: Side) -> str:
    """What to say of a change; empty where there is nothing new for who has just done it, as after his own roll."""
    if before is None or event is None:
        return game_text(after)
    return " ".join(text for text in (_happened(before, after, event, below), _ended(after)) if text)


def _happened(before: GameState, after: GameState, event: LogEvent, below: Side) -> str:
    match event:
        case OpeningRolled():
            return _opened(after, event)
        case Rolled():
            return _rolled(after, event)
        case Drafted():
            return steps_told(before, after, below)
        case Played():
            return _played(before, event, below)
        case GameBegun():
            return game_text(after)
        case _:
            return _told_of_wish(before, event)


def _opened(after: GameState, event: OpeningRolled) -> str:
    """The opening dice; that a person begins, or has to throw again, is told by what there is to do."""
    begins = opening_side(event.white, event.black)
    if begins is None or after.seat_of(begins).is_person:
        text, name = translate("Telling", "White throws {white}, Black throws {black}."), ""
    else:
        text = translate("Telling", "White throws {white}, Black throws {black}: {name} begins.")
        name = player_name(after, begins)
    return text.format(white=event.white, black=event.black, name=name)


def _rolled(after: GameState, event: Rolled) -> str:
    """The dice of others; those of a person are told by what there is to do with them."""
    if after.seat_of(after.side).is_person:
        return ""
    text = translate("Telling", "{name} rolls {high} and {low}.")
    return text.format(name=player_name(after, after.side), high=event.high, low=event.low)


def _played(before: GameState, event: Played, below: Side) -> str:
    name, you = player_name(before, before.side), is_you(before, before.side)
    if event.play == PASS:
        text = translate("Telling", "You pass.") if you else translate("Telling", "{name} passes.")
        return text.format(name=name)
    if before.seat_of(before.side).is_person:
        return ""  # step by step, it has been told before
    return translate("Telling", "{name} plays {play}.").format(name=name, play=play_told(before, event.play, below))


def _told_of_wish(before: GameState, event: LogEvent) -> str:
    """What somebody has done beside rolling and playing."""
    sides = {Doubled: before.side, Taken: before.actor, Dropped: before.actor}
    side = event.side if isinstance(event, Resigned) else sides.get(type(event), before.side)
    you, somebody = _wishes().get(type(event), ("", ""))
    text = you if is_you(before, side) else somebody
    return text.format(name=player_name(before, side), value=before.cube.value * 2)


def _wishes() -> dict[type, tuple[str, str]]:
    """What is said when you have done it, and when somebody else has."""
    back, again = translate("Telling", "Taken back."), translate("Telling", "Done again.")
    return {
        Doubled: (
            translate("Telling", "You double to {value}."),
            translate("Telling", "{name} doubles to {value}."),
        ),
        Taken: (translate("Telling", "You take the double."), translate("Telling", "{name} takes the double.")),
        Dropped: (translate("Telling", "You drop the double."), translate("Telling", "{name} drops the double.")),
        Resigned: (translate("Telling", "You give up."), translate("Telling", "{name} gives up.")),
        Rewound: (back, back),
        Restored: (again, again),
    }


def _ended(after: GameState) -> str:
    """How the game has ended, and how the match stands then."""
    if after.result is None:
        return ""
    return f"{result_text(after, after.result)}. {match_result_text(after) or score_text(after)}."
