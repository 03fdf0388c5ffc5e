"""Random small positions in which the rare sentences of docs/rules.md apply: walls, pins, mothers.

All points are in the numbers of the side to move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from tapa_desktop.rules.outcome import outcome
from tapa_desktop.rules.position import HOME, POINTS, START, Position, has_reserve, opposite
from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE, contact_of
from tests.rules.strategies import arrange

Places = tuple[list[int], list[int]]  # of my checkers and of his; the others have been borne off


def small_position(random: Random, rule_set: RuleSet, *, going_on: bool = True) -> Position:
    """A position with few free checkers of mine; `going_on`: in which the game is not over."""
    while True:
        mine, his = random.choice(_kinds(rule_set))(random)
        theirs = [opposite(rule_set, point) if point in POINTS else point for point in his]
        position = arrange(rule_set, mine[:15], theirs[:15], pinning=random.random() < 0.5)
        if not going_on or outcome(rule_set, position) is None:
            return position


def _kinds(rule_set: RuleSet) -> list[Callable[[Random], Places]]:
    contact = {
        Contact.PIN: [_pinned_at_home, _mothers],
        Contact.HIT: [_with_bar, _hit_at_home],
        Contact.BLOCK: [_first_checker, _prime_at_start, partial(_locked_in, rule_set)],
    }[contact_of(rule_set)]
    tawula = [_entering, _wall, _capote] if has_reserve(rule_set) else []
    return [_anywhere, _between_walls, _race, _last_ones, _coming_home, *contact, *tawula]


def _some(random: Random, points: range, most: int, least: int = 1) -> list[int]:
    return [random.choice(points) for _ in range(random.randint(least, most))]


def _blocks(random: Random, points: range, most: int) -> list[int]:
    return 2 * random.sample(points, min(len(points), random.randint(0, most)))


def _anywhere(random: Random) -> Places:
    return _some(random, POINTS, 4), _some(random, POINTS, 12)


def _between_walls(random: Random) -> Places:
    """Two or three checkers with many closed points before them: passes, and either of two dice but not both."""
    mine = _some(random, range(8, START + 1), 3)
    before = range(max(1, max(mine) - 12), max(mine))
    return mine, _blocks(random, before, 6) + _some(random, before, 2)


def _race(random: Random) -> Places:
    return _some(random, HOME, 5), _some(random, range(7, START + 1), 9)


def _last_ones(random: Random) -> Places:
    return _some(random, HOME, 2), _some(random, POINTS, 15)


def _coming_home(random: Random) -> Places:
    return _some(random, HOME, 3) + _some(random, range(7, 11), 1), _some(random, HOME, 4)


def _pinned_at_home(random: Random) -> Places:
    held = random.choice(HOME)
    return [held, *_some(random, HOME, 3)], [held, held, *_some(random, range(7, START), 3)]


def _mothers(random: Random) -> Places:
    """My checkers on and near 24, his on my 1, mine close to it or on it."""
    mine = random.choice([[START], [START, START], []]) + _some(random, range(1, 9), 2)
    his = [1, *random.choice([[], [], [START, START]]), *_blocks(random, range(18, START), 3)]
    return mine, his + _some(random, range(2, 18), 2, least=0)


def _with_bar(random: Random) -> Places:
    mine = [BAR] * random.randint(1, 2) + _some(random, POINTS, 2)
    his = _blocks(random, range(19, START + 1), 4) + _some(random, range(19, START + 1), 2)
    return mine, his + [BAR] * random.randint(0, 2)


def _hit_at_home(random: Random) -> Places:
    """Blots of his in my home and a few of mine before them, some of which have nowhere else to go."""
    return _some(random, range(3, 12), 4), _some(random, HOME, 3) + _blocks(random, HOME, 3)


def _first_checker(random: Random) -> Places:
    """One or two of mine have left 24, his blocks stand on their way."""
    away = _some(random, range(9, START), 2)
    return away + [START] * (15 - len(away)), _blocks(random, range(5, START), 6)


def _prime_at_start(random: Random) -> Places:
    """All but one or two points of my starting table are mine, or none is missing, and few of mine can move."""
    table = random.sample(range(19, START + 1), random.randint(4, 6))
    behind = [START] * random.randint(0, 8)
    return table + behind + _some(random, POINTS, 2, least=0), _some(random, range(1, 19), 6)


def _locked_in(rule_set: RuleSet, random: Random) -> Places:
    """All fifteen of his on one point, and mine on most of the six before it."""
    point = random.randint(6, START)
    before = [opposite(rule_set, at) for at in range(max(1, point - 6), point)]
    mine = random.sample(before, min(len(before), random.randint(4, 6)))
    return mine + _some(random, POINTS, 3), [opposite(rule_set, point)] * 15


def _entering(random: Random) -> Places:
    mine = [RESERVE] * random.randint(1, 3) + [START] * random.randint(0, 2) + _some(random, range(13, START), 2)
    return mine, _some(random, range(12, START), 5) + [RESERVE] * random.randint(0, 2)


def _wall(random: Random) -> Places:
    """Most of his starting table, my 12-7, is mine or taken by himself, and a blot of his stands on it."""
    *closed, blot = random.sample(range(7, 13), 6)
    taken = random.sample(closed, random.randint(0, 3))
    near = range(blot + 1, blot + 7)
    mine = 2 * [point for point in closed if point not in taken] + 2 * [random.choice(near)] + _some(random, near, 2)
    return mine, [blot, *taken, *_blocks(random, range(1, 7), 3)] + [BAR] * random.randint(0, 1)


def _capote(random: Random) -> Places:
    """He is at home, my 18-13, but for one on the bar or about to be hit, and I have borne off all but a few."""
    last = random.choice([BAR, *HOME])
    return _some(random, HOME, 4), [*_some(random, range(13, 19), 14, least=14), last]
