"""Hypothesis strategies: positions of every rule set, whether a play could reach them or not."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.outcome import FIRST, Group, Stage, has_chains, has_cube
from tapa_desktop.rules.position import CHECKERS, PINNING, POINTS, START, Beside, Position, Side, has_reserve, opposite
from tapa_desktop.rules.position_text import Cube, MatchScore, PositionSpec
from tapa_desktop.rules.ruleset import RULE_SETS, Contact, RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, contact_of

rule_sets = st.sampled_from(list(RULE_SETS.values()))
chains = st.builds(Group, st.integers(2, 6), st.just(4), st.just(False))
rests = st.builds(Group, st.integers(1, 6), st.integers(1, 4), st.just(True))
groups = chains | rests
cubes = st.builds(Cube, st.sampled_from([2**times for times in range(11)]), st.none() | st.sampled_from(Side))
rolls = st.sampled_from([roll for roll, _ in ROLLS])


@st.composite
def positions(draw: st.DrawFn, rule_set: RuleSet) -> Position:
    """Any position of a rule set: fifteen checkers a side anywhere, without clashes."""
    outside = [OFF]
    outside += [BAR] if contact_of(rule_set) is Contact.HIT else []
    outside += [RESERVE] if has_reserve(rule_set) else []
    anywhere = st.lists(st.sampled_from([*POINTS, *outside]), min_size=CHECKERS, max_size=CHECKERS)
    return arrange(rule_set, draw(anywhere), draw(anywhere), pinning=draw(st.booleans()))


def arrange(rule_set: RuleSet, mine: list[int], theirs: list[int], *, pinning: bool) -> Position:
    """The position with my checkers on my points and theirs on their points; those that clash are borne off.

    Where one of mine and one of theirs meet in a pinning game, mine pins if `pinning`, and is pinned if not.
    """
    own, other = Counter(mine), Counter(theirs)
    board = [0] * (START + 1)
    for point in POINTS:
        here, there = own[point], other[opposite(rule_set, point)]
        board[point] = _stack(here, there, pinning) if contact_of(rule_set) is Contact.PIN else here or -there
    return Position(tuple(board), _beside(own, board), _beside(other, [-value for value in board]))


def _stack(here: int, there: int, pinning: bool) -> int:
    if here and there == 1 and (pinning or here > 1):
        return PINNING + here
    if there and here == 1:
        return -PINNING - there
    return here or -there


def _beside(counts: Counter[int], board: list[int]) -> Beside:
    on_board = sum((value & 31 if value > 0 else 0) + (value < -PINNING) for value in board)
    reserve, bar = counts[RESERVE], counts[BAR]
    return Beside(reserve, bar, CHECKERS - on_board - reserve - bar)


@st.composite
def scores(draw: st.DrawFn) -> MatchScore:
    """The score of a match that goes on."""
    target = draw(st.integers(1, 999))
    white, black = (draw(st.integers(0, target - 1)) for _ in Side)
    return MatchScore(target, white, black, draw(st.booleans()) and target - 1 in {white, black})


@st.composite
def position_specs(draw: st.DrawFn) -> PositionSpec:
    """Any position of any rule set, perhaps with its roll, its cube and a score."""
    rule_set = draw(rule_sets)
    roll, stage = draw(st.none() | rolls), FIRST
    if has_chains(rule_set):
        stage = Stage(draw(st.integers(0, 3)), draw(st.integers(0, 3)), None if roll else draw(st.none() | groups))
    cube = draw(st.none() | cubes) if has_cube(rule_set) else None
    position = draw(positions(rule_set))
    return PositionSpec(rule_set, draw(st.sampled_from(Side)), position, roll, stage, cube, draw(st.none() | scores()))
