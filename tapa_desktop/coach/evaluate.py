"""Evaluates the plays of many decisions at once, with the strongest level limited to so many plies."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

import numpy as np

from tapa_desktop.ai.batch.outcome import endings_of_turn
from tapa_desktop.ai.batch.rows import Flags, pack
from tapa_desktop.ai.choosing import Opinion, Plays, opinion
from tapa_desktop.ai.equity import Floats, equity
from tapa_desktop.ai.evaluator import chances_after
from tapa_desktop.ai.learned import seeing_ahead
from tapa_desktop.ai.probabilities import Probabilities, stakes
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .candidates import Candidate, RollToPlay, level_seeing

_Named = tuple[tuple[str, Position], ...]  # all plays of a decision, each with the position after it


def evaluate(
    rule_set: RuleSet,
    decisions: Collection[RollToPlay],
    plies: int,
    also: frozenset[Position],
    is_cancelled: IsCancelled,
) -> list[tuple[Candidate, ...]]:
    """As `candidates.candidates_of`."""
    if not decisions:
        return []
    named = list(_named(rule_set, decisions, is_cancelled))
    given = _given(rule_set, named)
    found = opinion(level_seeing(plies), given, _no_errors, is_cancelled)
    wanted = np.array([position in also for several in named for _, position in several])
    _search_wanted(wanted, given, found, is_cancelled)
    return list(_candidates(given, found, named))


def _named(rule_set: RuleSet, decisions: Collection[RollToPlay], is_cancelled: IsCancelled) -> Iterator[_Named]:
    for decision in decisions:
        if is_cancelled():
            raise Cancelled
        yield _plays_of(rule_set, decision)


@lru_cache(maxsize=2)
def _plays_of(rule_set: RuleSet, decision: RollToPlay) -> _Named:
    """All plays of a decision. They are cached, since a deeper search evaluates the same plays again."""
    legal = plays(rule_set, decision.position, dice_of(decision.roll))
    return tuple((format_play(steps), position) for position, steps in legal.items())


def _given(rule_set: RuleSet, named: list[_Named]) -> Plays:
    results = pack(position for several in named for _, position in several)
    return Plays(rule_set, results, np.repeat(np.arange(len(named)), [len(several) for several in named]), len(named))


def _no_errors(chances: Floats) -> Floats:
    return np.zeros(len(chances), np.float32)


def _search_wanted(wanted: Flags, given: Plays, found: Opinion, is_cancelled: IsCancelled) -> None:
    """Search the wanted plays as deep as the deepest play of their decision, whether they are promising or not."""
    farthest = np.zeros(given.decisions, np.int64)
    np.maximum.at(farthest, given.origin, found.plies)
    lacking = wanted & (found.plies < farthest[given.origin]) & ~_over(given)
    for plies in np.unique(farthest[given.origin[lacking]]).tolist():
        places = np.flatnonzero(lacking & (farthest[given.origin] == plies))
        seeing = seeing_ahead(given.rule_set, plies, is_cancelled)
        found.chances[places] = chances_after(seeing, given.rule_set, given.results[places])
        found.believed[places] = found.seen[places] = equity(given.rule_set, found.chances[places])
        found.plies[places] = plies


def _over(given: Plays) -> Flags:
    """Whether the game ends with each play: a deeper search would not change the result."""
    over: Flags = endings_of_turn(given.rule_set, given.results) != 0
    return over


def _candidates(given: Plays, found: Opinion, named: list[_Named]) -> Iterator[tuple[Candidate, ...]]:
    """The plays of each decision, the best first."""
    order = np.lexsort((-found.seen, -found.plies, -found.believed, given.origin))
    ends = np.cumsum([len(several) for several in named])
    single = stakes(given.rule_set).single
    for several, end in zip(named, ends.tolist(), strict=True):
        first = end - len(several)
        best = float(found.believed[order[first]])
        yield tuple(
            _candidate(found, place, several[place - first], best, single) for place in order[first:end].tolist()
        )


def _candidate(found: Opinion, place: int, named: tuple[str, Position], best: float, single: int) -> Candidate:
    play, position = named
    points = float(found.believed[place])
    probabilities = Probabilities(*found.chances[place].tolist())
    return Candidate(play, position, points, probabilities, (best - points) / single, int(found.plies[place]))
