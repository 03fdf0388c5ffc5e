"""What the engine on a line answers about the cube, and how it judges and writes equities at the score of a match.

Source: docs/protocol.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from tapa_desktop.ai.cube.cubeful import Owner, Score
from tapa_desktop.ai.cube.decisions import DoubleDecision, decide_double
from tapa_desktop.ai.cube.match_equity import InMatch, in_match
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.player import chances_seen
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.cube import IN_THE_MIDDLE, LARGEST
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.position_text import Placed

from .engine import CommandError, Engine, nothing_more, outcome_here


def answer_cube(engine: Engine, argument: str) -> Iterator[str]:
    """Whether to double, by the probabilities that `eval` tells; errors of the level are left aside, as there."""
    nothing_more(argument)
    placed = _with_cube(engine)
    cube, score = placed.cube or IN_THE_MIDDLE, _score(placed)
    if placed.has_dice:
        raise CommandError("the dice have been rolled")
    if not cube.is_at_hand(placed.side):
        raise CommandError("the other side owns the cube" if cube.value < LARGEST else "the cube is at its limit")
    if score is not None and (score.is_crawford or score.mine <= cube.value):
        why = "this is the Crawford game" if score.is_crawford else "the side to move needs no more points"
        raise CommandError(f"{why}, so it may not double")
    is_mine = cube.owner is placed.side
    found = judged(engine)
    decided = decide_double(placed.rule_set, found, cube.value, is_mine=is_mine, score=score)
    words = ("no_double", "double_take", "double_drop")
    equities: tuple[float, ...] = (decided.no_double, decided.double_take, decided.double_drop)
    if (match := in_match_here(placed)) is not None:
        equities = tuple(map(match.match_equity, equities))
    told = " ".join(f"{word} {decimals(one)}" for word, one in zip(words, equities, strict=True))
    yield f"cube {told} best {_best(decided)}{unit(placed)}"


def answer_cubeful_rollout(engine: Engine, games: int) -> Iterator[str]:
    """What games with the cube bring to the side to move before its roll, which may double first."""
    from tapa_desktop.ai.rollout.with_cube import CubefulStart, roll_out_with_cube  # noqa: PLC0415 - as for rollouts

    placed, ended = _with_cube(engine), 0
    cube = placed.cube or IN_THE_MIDDLE
    owner = Owner.BOTH if cube.owner is None else Owner.ME if cube.owner is placed.side else Owner.OPPONENT
    start = CubefulStart(placed.position, cube.value, owner, _score(placed))

    def is_stopped() -> bool:
        return ended > 0 and engine.is_stopped()

    about = game_for(placed.rule_set), start, games, engine.seed
    for now in roll_out_with_cube(*about, is_cancelled=is_stopped, threads=engine.threads):
        ended = now.games
        line = f"{rolled(now.games, now.equity, now.half_width)}{unit(placed)}"
        yield f"rollout {line}"
    yield f"rolled out {line}"


def _with_cube(engine: Engine) -> Placed:
    """The present position, in which the game goes on with a cube.

    Raises:
        CommandError: when the game is over, or has no cube.
    """
    if outcome_here(engine) is not None:
        raise CommandError("the game is over")
    if not has_cube(engine.placed.rule_set):
        raise CommandError(f"there is no cube in {engine.placed.rule_set.key}")
    return engine.placed


def _best(decided: DoubleDecision) -> str:
    is_take = decided.double_take <= decided.double_drop
    if decided.doubles:
        return "double_take" if is_take else "double_drop"
    return "too_good" if not is_take and decided.no_double >= decided.double_drop else "no_double"


def _score(placed: Placed) -> Score | None:
    """The points that each side needs, seen by the side to move; None where the text has no match."""
    return placed.match and Score.of(placed.match, placed.side)


def in_match_here(placed: Placed) -> InMatch | None:
    """What the ends of the game are worth to the side to move at the score of the text; None where it has no match."""
    score = _score(placed)
    return score and in_match(placed.rule_set, score, (placed.cube or IN_THE_MIDDLE).value)


def judged(engine: Engine) -> Probabilities:
    """The probabilities of the side to move before its roll, as far as the level sees; without its errors."""
    placed, match = engine.placed, in_match_here(engine.placed)
    about = engine.level, placed.rule_set, placed.position
    return chances_seen(*about, stage=placed.stage, worths=match and match.worths)


def rolled(games: int, equity: float, half_width: float) -> str:
    """The equity after so many games, and half the width of its 95 % interval if there is one."""
    interval = f" halfwidth {decimals(half_width)}" if isfinite(half_width) else ""
    return f"games {games} equity {decimals(equity)}{interval}"


def decimals(value: float) -> str:
    """A number with four decimals; never a negative zero."""
    return f"{round(value, 4) + 0.0:.4f}"


def unit(placed: Placed) -> str:
    """What follows an equity: in a match, that it is one of the match."""
    return "" if placed.match is None else " unit match"
