"""How the checkers are spread over the board: stacks, at the start and elsewhere, gaps, and the lowest points."""

from __future__ import annotations

from collections.abc import Iterator

from tapa_desktop.rules.position import START, free

from .facts import Facts
from .reason import Kind, Reason
from .shape import tallest, widest_gap

_START, _LOW = 0.07, 4  # each checker on 24 above so many
_STACK, _TALL = 0.01, 5  # each checker more on a stack from so many on
_BURIED, _DEEP = 0.02, range(1, 4)  # each checker on the lowest points
_GAP, _WIDE = 0.004, 6  # each point more in a gap that no die bridges


def gains(before: Facts, after: Facts) -> Iterator[Reason]:
    """How many checkers a play brings on their way."""
    weight = _START * (_on_start(before) - _on_start(after))
    if weight > 0:
        left = free(after.board[START])
        yield Reason(Kind.UNSTACKS, weight, START, after.where(START), free(before.board[START]) - left, left)


def faults(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """How the play made leaves the checkers more in heaps, or farther apart, than the better one."""
    stay = _on_start(played) - _on_start(best)
    if stay > 0:
        count, than = (free(one.board[START]) for one in (best, played))
        yield Reason(Kind.STAYS_STACKED, _START * stay, START, played.where(START), count, than)
    than, count = widest_gap(played.board), widest_gap(best.board)
    if played.has_pins and than >= _WIDE and than > max(widest_gap(before.board), count):
        yield Reason(Kind.WIDENS_GAP, _GAP * (than - count), count=count, than=than)
    if not before.is_home:
        yield from _heaped(before, played, best)
        yield from _buried(before, played, best)


def _heaped(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """A stack that grows."""
    point = tallest(played.board)
    than, count = free(played.board[point]), free(best.board[tallest(best.board)])
    if than >= _TALL and than > max(free(before.board[point]), count):
        yield Reason(Kind.STACKS, _STACK * (than - count), point, played.where(point), count, than)


def _buried(before: Facts, played: Facts, best: Facts) -> Iterator[Reason]:
    """Checkers that can do little more."""
    earlier, than, count = (sum(free(facts.board[point]) for point in _DEEP) for facts in (before, played, best))
    if than > max(earlier, count):
        yield Reason(Kind.BURIES, _BURIED * (than - count), count=count, than=than)


def _on_start(facts: Facts) -> int:
    """My checkers on 24 above a few, in games in which all begin there."""
    return max(free(facts.board[START]) - _LOW, 0) if facts.has_pins else 0
