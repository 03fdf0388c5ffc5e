"""What the judge says of happenings, many at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.candidates import Chances, Decision, Option, options_of
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import RuleSet

from .cost import Seen
from .decisions import Begun, Happening, Turned

_LEAST: Final = 1  # plies by which positions before a roll are judged: the mean over the 21 rolls of the best plays


def see(rule_set: RuleSet, happenings: Sequence[Happening], plies: int, is_cancelled: IsCancelled) -> list[Seen]:
    """What is to be said of each of them, in their order.

    Raises:
        Cancelled: when `is_cancelled` has said yes.
    """
    turns = [one for one in happenings if isinstance(one, Turned)]
    judged = iter(_judged(rule_set, turns, plies, is_cancelled))
    options = {id(one): next(judged) for one in turns}
    before = {id(one): position for one in happenings if (position := _before_roll(one, plies)) is not None}
    found = iter(_chances(rule_set, list(before.values()), max(plies, _LEAST), is_cancelled))
    asked = {one: next(found) for one in before}
    return [Seen(asked.get(id(one)) or _left(one, options), options.get(id(one), ())) for one in happenings]


def _judged(
    rule_set: RuleSet, turns: Sequence[Turned], plies: int, is_cancelled: IsCancelled
) -> list[tuple[Option, ...]]:
    """All plays of each of these turns."""
    decisions = [Decision(one.state.position, one.roll) for one in turns]
    made = [one.after for one in turns if one.after is not None]
    return options_of(rule_set, decisions, plies, also=made, is_cancelled=is_cancelled)


def _before_roll(happening: Happening, plies: int) -> Position | None:
    """The position before a roll that has to be judged by itself: no play that was judged as far leads there."""
    if isinstance(happening, Begun):
        return None if happening.state.phase is Phase.TO_PLAY else happening.state.position
    if isinstance(happening, Turned) and happening.after is not None and plies < _LEAST:
        return flip(happening.state.rule_set, happening.after)
    return None


def _chances(rule_set: RuleSet, positions: Sequence[Position], plies: int, is_cancelled: IsCancelled) -> list[Chances]:
    """The chances of the sides to move."""
    if not positions:
        return []
    rows = seeing_ahead(rule_set, plies, is_cancelled).chances(rule_set, pack(positions))
    return [Chances(*row) for row in rows.tolist()]


def _left(happening: Happening, options: Mapping[int, tuple[Option, ...]]) -> Chances | None:
    """The chances of the next side to move after a play, as the judge of the plays has them."""
    if not isinstance(happening, Turned) or happening.after is None:
        return None
    return next(one for one in options[id(happening)] if one.position == happening.after).chances.swapped
