"""How a change of state is shown: which pictures, at which pace. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from tapa_desktop.game.events import LogEvent, OpeningRolled, Played, Setting
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side

from . import motion
from .motion import Plan, Stage
from .options import BoardOptions
from .pace import LANDING, OPENING, OWN, WATCHED, Pace
from .picture import Picture, Thrown, picture
from .place import Place
from .scenes import has_thrown, scenes
from .ways import Move

BACK_MS: Final = 170  # how long a checker slides back


class Drop(NamedTuple):
    """A checker that the hand has let go: of whose side, lifted from where, at which point in logical pixels."""

    side: Side
    source: Place
    x: float
    y: float


def plan_for(
    before: GameState, after: GameState, event: LogEvent | None, options: BoardOptions, drop: Drop | None = None
) -> Plan:
    """The motion from one state to the next; empty where nothing moves.

    After a drop there is no more to it than that the checker comes to lie, whatever steps it has been played by.
    """
    shown = (before, after) if drop is not None else scenes(before, after, event)
    pictures = [picture(state, options) for state in shown]
    if drop is not None:
        plan = motion.plan(pictures, LANDING, options)
        return motion.dropped(plan, drop.side, (drop.x, drop.y))
    return motion.plan(pictures, pace_of(before, event), options, thrown=has_thrown(event))


def pace_of(before: GameState, event: LogEvent | None) -> Pace:
    """What somebody else does is shown so that it can be followed."""
    if isinstance(event, OpeningRolled):
        return OPENING
    return OWN if before.seat.is_person else WATCHED


def slide_back(shown: Picture, drop: Drop, options: BoardOptions) -> Plan:
    """The way of a dropped checker back to where it has been lifted."""
    if options.speed <= 0 or options.is_calm or not shown.stack(drop.source):
        return Plan()
    taken = shown.stack(drop.source)[-1]
    moves = [Move(checker.side, checker.spot, checker.spot) for checker in shown.checkers if checker is not taken]
    moves.append(Move(taken.side, taken.spot, taken.spot, dropped_at=(drop.x, drop.y)))
    return Plan((Stage(max(1, round(BACK_MS / options.speed)), tuple(moves), shown),))


def last_throw(known: Thrown | None, before: GameState | None, event: LogEvent | None) -> Thrown | None:
    """The roll of the turn before, which stays in sight after it has been played until something else happens."""
    if isinstance(event, Setting):
        return known
    if before is None or before.roll is None or not isinstance(event, Played):
        return None
    return Thrown(before.side, before.roll)
