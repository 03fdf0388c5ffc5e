"""Reasons from a comparison of the best play with the next ones: their faults, counts, and the next turns.

In the next turns both sides make the plays that the network finds best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from tapa_desktop.ai.engine.games import engine_for, rules_engine_for
from tapa_desktop.ai.levels import EXPERT
from tapa_desktop.ai.probabilities import EndValues, Probabilities
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.dice import ROLLS, THROWS, dice_of
from tapa_desktop.rules.position import CHECKERS, POINTS, START, STARTING_TABLE, Position, flip, mine_on, opposite
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.steps import pip_count

from .facts import PositionFacts, Reason, ReasonKind, behind, is_blocking, made_points, outside, pins_on

_KEEPS: Final = {  # the fault of another play, and the reason for the best one
    ReasonKind.GIVES_UP_PIN: ReasonKind.KEEPS_PIN,
    ReasonKind.BREAKS_POINT: ReasonKind.KEEPS_POINT,
    ReasonKind.OPENS_PRIME: ReasonKind.KEEPS_PRIME,
}
_BETTER: Final = {  # the fault of the second-best play, and the reason for the best one, with both numbers
    ReasonKind.SHORTER_PRIME: ReasonKind.LONGER_PRIME,
    ReasonKind.RISKS_MOTHER: ReasonKind.SAVES_MOTHER,
    ReasonKind.RISKS_MORE: ReasonKind.SAFER,
    ReasonKind.BLOCKS_FEWER: ReasonKind.BLOCKS_MORE,
    ReasonKind.AIMS_LESS: ReasonKind.AIMS_MORE,
    ReasonKind.STACKS: ReasonKind.STACKS_LESS,
    ReasonKind.BURIES: ReasonKind.BURIES_LESS,
    ReasonKind.WIDENS_GAP: ReasonKind.NARROWS_GAP,
    ReasonKind.BEARS_OFF_FEWER: ReasonKind.BEARS_OFF_MORE,
    ReasonKind.FEWER_HOME: ReasonKind.MORE_HOME,
    ReasonKind.EMPTIES_HOME: ReasonKind.FILLS_HOME,
}
CHANCES: Final = (  # the kinds of a better and a worse play
    (ReasonKind.WINS_MORE, ReasonKind.WINS_LESS),
    (ReasonKind.MARS_MORE, ReasonKind.MARS_LESS),
    (ReasonKind.BEST_MORE, ReasonKind.BEST_LESS),
    (ReasonKind.LOSES_MARS_LESS, ReasonKind.LOSES_MARS_MORE),
    (ReasonKind.LOSES_BEST_LESS, ReasonKind.LOSES_BEST_MORE),
    (ReasonKind.DRAWS_MORE, ReasonKind.DRAWS_LESS),
)
OF_CHANCES: Final = frozenset(chain(*CHANCES))
_APART: Final = 2  # least difference of two plays, in rolls
_ROLLS, _BACK, _HELD = 0.15, 0.03, 0.02  # if all rolls are hindered; for each checker back; for each point
_PASSED: Final = 0.04  # for each checker past the opponent's start, where checkers block each other there
_IN_LATER: Final = 0.5  # factor for the faults of plays after the second-best one
_MOST_HOME: Final = 4  # checkers that one roll can bring home: with no more outside, checkers may be borne off
_PER_MILLE: Final = 1000

FaultFinder = Callable[[PositionFacts, PositionFacts, PositionFacts], Iterator[Reason]]


def by_keeping(
    finders: Sequence[FaultFinder], before: PositionFacts, best: PositionFacts, others: Sequence[PositionFacts]
) -> Iterator[Reason]:
    """Pins, points and primes that the best play keeps and another one gives up; the first such play counts."""
    seen = set()
    for place, other in enumerate(others):
        for reason in (reason for find in finders for reason in find(before, other, best)):
            kind = _KEEPS.get(reason.kind)
            if kind is not None and (kind, reason.point) not in seen:
                seen.add((kind, reason.point))
                count = reason.count if kind is ReasonKind.KEEPS_PRIME else 0
                weight = reason.weight * (_IN_LATER if place else 1.0)
                yield Reason(kind, weight, reason.point, reason.where, count)


def by_second(
    finders: Sequence[FaultFinder], before: PositionFacts, best: PositionFacts, second: PositionFacts
) -> Iterator[Reason]:
    """Reasons for the best play from the faults of the second-best one, with both numbers."""
    for reason in (reason for find in finders for reason in find(before, second, best)):
        if reason.kind is ReasonKind.RISKS_BLOT:
            count, than = best.opponent_roll.any, second.opponent_roll.any
            yield Reason(ReasonKind.SAFER, reason.weight, count=count, than=than)
        elif reason.kind in _BETTER:
            yield Reason(_BETTER[reason.kind], reason.weight, count=reason.count, than=reason.than)


def by_numbers(best: PositionFacts, other: PositionFacts, *, is_for_best: bool) -> Iterator[Reason]:
    """Counts that favour the best play, as reasons for it or against the other one.

    There are none if the next roll of a side could bear a checker off.
    """
    for facts in (best, other):
        if facts.outcome is not None or min(map(outside, (facts.position, facts.opponent_view))) <= _MOST_HOME:
            return
    for good, bad, number, worth, least in COUNTED:
        count, than = number(best), number(other)
        weight = worth * (count - than)
        if abs(count - than) >= least and weight > 0:
            yield _reason(good, bad, weight, count, than, is_for_best=is_for_best)


def by_chances(best: Probabilities, other: Probabilities, end_values: EndValues, *, is_for_best: bool) -> Reason | None:
    """The kind of end with most of the difference of two plays; None if the shown difference is 0."""
    steps = (
        end_values.single - end_values.lose_single,
        end_values.mars - end_values.single,
        end_values.best - end_values.mars,
        end_values.lose_mars - end_values.lose_single,
        end_values.lose_best - end_values.lose_mars,
        end_values.draw - end_values.lose_single,
    )
    shares = [
        (step * (mine - theirs), good, bad, round(_PER_MILLE * mine), round(_PER_MILLE * theirs))
        for step, (good, bad), mine, theirs in zip(steps, CHANCES, best, other, strict=True)
    ]
    weight, good, bad, count, than = max(shares, key=lambda share: share[0])
    if weight <= 0 or count == than:
        return None
    return _reason(good, bad, weight, count, than, is_for_best=is_for_best)


def _reason(good: ReasonKind, bad: ReasonKind, weight: float, count: int, than: int, *, is_for_best: bool) -> Reason:
    """The difference of two plays as a reason for the best one, or against the other."""
    return Reason(good, weight, count=count, than=than) if is_for_best else Reason(bad, weight, count=than, than=count)


def hindered_rolls(rule_set: RuleSet, position: Position) -> int:
    """The number of the 36 rolls with which the side to move cannot play all dice, before it bears off."""
    engine, pips = rules_engine_for(rule_set), pip_count(rule_set, position)
    return sum(
        throws
        for roll, throws in ROLLS
        if all(pips - pip_count(rule_set, after) < sum(dice_of(roll)) for after in engine.plays(position, roll))
    )


def _opponents_hindered_rolls(facts: PositionFacts) -> int:
    return hindered_rolls(facts.rule_set, facts.opponent_view)


def _free_rolls(facts: PositionFacts) -> int:
    return THROWS - hindered_rolls(facts.rule_set, facts.position)


def _back(facts: PositionFacts) -> int:
    return sum(mine_on(facts.board[point]) for point in STARTING_TABLE)


def _passed(facts: PositionFacts) -> int:
    """The number of my checkers past the opponent's start; 0 where checkers do not block each other there."""
    if not (is_blocking(facts.rule_set) and facts.starts_together):
        return 0
    return CHECKERS - behind(facts.position, opposite(facts.rule_set, START) - 1)


def _held(facts: PositionFacts) -> int:
    if facts.least > 1:
        return len(made_points(facts.board))
    return sum(mine_on(facts.board[point]) > 0 for point in POINTS)


COUNTED: Final = (  # the kinds, the number, the weight of each more, and the least difference
    (ReasonKind.HINDERS, ReasonKind.HINDERS_LESS, _opponents_hindered_rolls, _ROLLS / THROWS, _APART),
    (ReasonKind.FREER, ReasonKind.LESS_FREE, _free_rolls, _ROLLS / THROWS, _APART),
    (ReasonKind.LEAVES_BACK, ReasonKind.STAYS_BACK, _back, -_BACK, 1),
    (ReasonKind.PASSES_MORE, ReasonKind.PASSES_FEWER, _passed, _PASSED, 1),
    (ReasonKind.HOLDS_MORE, ReasonKind.HOLDS_FEWER, _held, _HELD, 1),
)


_LATER_APART: Final = 10  # least difference of two plays, of 1000 games
_DANGER, _CHANCE = 0.25, 0.2  # weights if the opponent, or I, pin or hit a checker in every game


def by_course(rule_set: RuleSet, best: Position, other: Position, is_cancelled: IsCancelled) -> Iterator[Reason]:
    """Advantages of the best play over the next one in the following turns, by weight. Raises `Cancelled`."""
    if is_blocking(rule_set):
        return
    courses = (course(rule_set, position, is_cancelled) for position in (best, other))
    kinds = (ReasonKind.SAFER_LATER, -_DANGER), (ReasonKind.AIMS_LATER, _CHANCE)
    reasons = [
        Reason(kind, worth * (mine - theirs), count=round(_PER_MILLE * mine), than=round(_PER_MILLE * theirs))
        for (kind, worth), mine, theirs in zip(kinds, *courses, strict=True)
    ]
    for reason in sorted(reasons, key=lambda reason: -reason.weight):
        if reason.weight > 0 and abs(reason.count - reason.than) >= _LATER_APART:
            yield reason


def course(rule_set: RuleSet, position: Position, is_cancelled: IsCancelled) -> tuple[float, float]:
    """Two probabilities after a play of mine that leads to `position`, over all rolls. Raises as `by_course`.

    The first: the opponent can pin or hit a checker in one of their next two turns. The second: I can in my next turn.
    """
    engine, danger, chance = engine_for(rule_set), 0, 0
    theirs = flip(rule_set, position)
    if engine.is_over(position):
        return 0.0, 0.0
    for roll, throws in ROLLS:
        (reply,) = engine.think(theirs, roll, EXPERT, most=1, is_cancelled=is_cancelled)
        if any(_touches(theirs, after) for after in engine.plays(theirs, roll)):
            danger += throws * THROWS * THROWS
        elif not engine.is_over(reply.position):
            danger += throws * _shots_after(rule_set, flip(rule_set, reply.position), is_cancelled)
        if not engine.is_over(reply.position):
            chance += throws * engine.shots(flip(rule_set, reply.position))[0]
    return danger / THROWS**3, chance / THROWS**2


def _shots_after(rule_set: RuleSet, mine: Position, is_cancelled: IsCancelled) -> int:
    """The number of the 36 × 36 pairs of my roll and the opponent's next one that let them pin or hit a checker."""
    engine, shots = engine_for(rule_set), 0
    for roll, throws in ROLLS:
        (played,) = engine.think(mine, roll, EXPERT, most=1, is_cancelled=is_cancelled)
        if not engine.is_over(played.position):
            shots += throws * engine.shots(flip(rule_set, played.position))[0]
    return shots


def _touches(before: Position, after: Position) -> bool:
    """Whether a play pins or hits a checker, seen by the side that plays."""
    return after.theirs.bar > before.theirs.bar or bool(pins_on(after.board) - pins_on(before.board))
