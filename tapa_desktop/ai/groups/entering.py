"""What is told where checkers are hit and enter from beside the board: Tawula."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapa_desktop.ai.batch.rows import MY_BAR, MY_OFF, MY_RESERVE, THEIR_BAR
from tapa_desktop.ai.planes import count
from tapa_desktop.ai.rolls import crowded
from tapa_desktop.rules.dice import FACES
from tapa_desktop.rules.position import CHECKERS, FAR_SIDE, HOME, START
from tapa_desktop.rules.steps import BAR, RESERVE, entry_point

from .bare import unary
from .seen import Columns, Seen

_HEAD: Final = FAR_SIDE.start - 1  # the first point that takes any number


def waiting_inputs(seen: Seen) -> Columns:
    """My checkers on the bar and in reserve, in unary, and on 24; by what dice they can enter.

    For each die whether one from the bar could enter, had I any there; the chance of the 36 throws that none could; the
    chance that none of mine can, which is 0 while none is there; how many dice enter from the reserve.
    """
    on_bar, in_reserve = seen.rows[:, MY_BAR], seen.rows[:, MY_RESERVE]
    enters = np.array([_is_open(seen, entry_point(seen.rule_set, BAR, die)) for die in FACES])
    shut = ((6 - enters.sum(axis=0)) / np.float32(6)) ** 2
    from_reserve = sum(_is_open(seen, entry_point(seen.rule_set, RESERVE, die)) for die in FACES)
    starters = seen.mine[START - 1]
    return [
        *unary(on_bar), *unary(in_reserve), in_reserve / np.float32(13),
        starters > 0, starters > 1, (starters > 0) & (in_reserve > 0),
        enters, shut, shut * (on_bar > 0), from_reserve / np.float32(6),
    ]  # fmt: skip


def head_inputs(seen: Seen) -> Columns:
    """My way past the head, the point from which any number may stand together.

    The checkers on it, in unary; the points before it with checkers of mine, which stand alone there; all checkers that
    have not come to it, on the bar and in reserve too; those past it; whether none is before it, or few.
    """
    far = seen.planes.mine & crowded(seen.rule_set)
    head = seen.mine[_HEAD - 1]
    before = seen.mine[_HEAD:].sum(axis=0) + seen.rows[:, MY_BAR] + seen.rows[:, MY_RESERVE]
    return [
        *unary(head),
        count(far) / np.float32(6),
        before / np.float32(15),
        seen.mine[: _HEAD - 1].sum(axis=0) / 15,
        before == 0,
        *(before <= few for few in (1, 3, 6)),
    ]


def capote_inputs(seen: Seen) -> Columns:
    """How near I am to a capote, and how near to suffering one.

    Whether all my checkers are home or off; with one off at least; with exactly one of his on the bar, too; and that
    alone. Whether one, two or three at most are missing. Then, while exactly one of mine is on the bar: how many of the
    others are at home, in 14ths, and whether 13, 12 or 10 at least.
    """
    at_home = seen.mine[: HOME.stop - 1].sum(axis=0)
    settled = at_home + seen.rows[:, MY_OFF]
    is_ready = (settled == CHECKERS) & (seen.rows[:, MY_OFF] > 0)
    one_on_bar, caught = seen.rows[:, THEIR_BAR] == 1, seen.rows[:, MY_BAR] == 1
    return [
        settled == CHECKERS, is_ready, is_ready & one_on_bar, one_on_bar,
        *(settled >= CHECKERS - missing for missing in (1, 2, 3)),
        caught * at_home / 14, *(caught & (at_home >= enough) for enough in (13, 12, 10)),
    ]  # fmt: skip


def _is_open(seen: Seen, point: int) -> NDArray[np.bool_]:
    """Whether a checker of mine may land on this point, bool [N]."""
    return (seen.movers.is_open >> np.uint32(point - 1) & np.uint32(1)).astype(np.bool_)
