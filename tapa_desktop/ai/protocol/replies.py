"""What the engine on a line answers about the present position and the cube. Source: docs/protocol.md."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import isfinite
from typing import TYPE_CHECKING, Final

from tapa_desktop.ai.cube.cubeful import Owner, Score
from tapa_desktop.ai.cube.decisions import DoubleDecision, decide_double, is_drop_cheap
from tapa_desktop.ai.cube.match_equity import InMatch, in_match
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import RankedPlay
from tapa_desktop.ai.levels import EXPERT, MASTER
from tapa_desktop.ai.openings import best_known
from tapa_desktop.ai.player import chances_seen, end_values_at
from tapa_desktop.ai.probabilities import EndValues, Probabilities
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.rules.outcome import has_cube, is_single_unturned, turn_end_after
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps, plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, LARGEST, PositionSpec, format_position
from tapa_desktop.rules.ruleset import RuleSet

from .state import (
    MOST_GAMES,
    CommandError,
    EngineState,
    NoDoubleError,
    goes_on,
    number,
    outcome_here,
    to_play,
)

if TYPE_CHECKING:
    from tapa_desktop.ai.rollout import Progress

MOST_CANDIDATES: Final = 1_000_000
_PATIENCE_S: Final = 5.0


def answer_plays(state: EngineState, _argument: str) -> Iterator[str]:
    """Every distinct position that a legal play leads to, with one such play."""
    found = sorted((_after(state, *one), one[1]) for one in _legal(state).items())
    yield f"plays {len(found)}"
    for text, steps in found:
        yield f"play {format_play(steps)} => {text}"
    yield "end"


def answer_outcome(state: EngineState, _argument: str) -> Iterator[str]:
    """Whether the game has ended, and who has won how many points; the side to move did not move last."""
    end = outcome_here(state)
    if end is None:
        yield "outcome none"
    elif end.mine is None:
        yield "outcome draw"
    else:
        placed, cube = state.placed, state.placed.cube or IN_THE_MIDDLE
        points = 1 if is_single_unturned(placed.counted_rules) else cube.value * end.points
        yield f"outcome {(placed.side.other if end.mine else placed.side).value} {points}"


def best_play(state: EngineState) -> str:
    """The play that the level chooses."""
    legal = _legal(state)
    (best,) = _opinions(state, 1, from_book=True)
    return f"bestplay {_told(state, best, legal)}{unit(state.placed)}"


def answer_candidates(state: EngineState, argument: str) -> Iterator[str]:
    """The plays that the level likes best, best first."""
    most = number(argument, "candidates", 1, MOST_CANDIDATES)
    legal = _legal(state)
    for one in _opinions(state, most):
        told = _told(state, one, legal)
        yield f"candidate {told} {_probabilities(one.probabilities)}{unit(state.placed)}{_draw(one.probabilities)}"
    yield "end"


def answer_eval(state: EngineState, _argument: str) -> Iterator[str]:
    """What the position is worth to the side to move before its roll; a roll in the position is left aside."""
    found = judged(state)
    worth = _worths(state.placed).equity(found)
    yield f"eval {_probabilities(found)} equity {decimals(worth)}{unit(state.placed)}{_draw(found)}"


def answer_rollout(state: EngineState, argument: str) -> Iterator[str]:
    """What games played out bring to the side to move before its roll; a roll in the position is left aside.

    Whatever the level, both sides play by 0-ply, or with `ahead` by 1-ply, to the end or to the table of the bear-off;
    with `cubeful` both sides turn the cube. Where fewer than two games are behind a number it has no half width; one of
    0.0000 with no game says that the end is known. `stop` and `quit` end it early, but not before a first batch of
    games has ended or some seconds have passed: a script that writes them all at once gets a whole answer to a short
    rollout.
    """
    from tapa_desktop.ai.rollout import Goal, Way, roll_out  # noqa: PLC0415 - no other answer waits for it

    count, _, way_to_play = argument.partition(" ")
    games = number(count, "rollout", 1, MOST_GAMES)
    if way_to_play == "cubeful":
        yield from answer_cubeful_rollout(state, games)
        return
    levels = {"": EXPERT, "ahead": MASTER}
    if way_to_play not in levels or argument != f"{count} {way_to_play}".rstrip():
        raise CommandError(f"nothing but cubeful or ahead expected after the games: {way_to_play[:60]!r}")
    placed, ended = state.placed, 0
    is_stopped = _stops(state, lambda: ended > 0)
    about = engine_for(placed.rule_set), placed.position, Goal(games), Way(state.seed, level=levels[way_to_play])
    for now in roll_out(
        *about, stage=placed.stage, end_values=_worths(placed), is_cancelled=is_stopped, threads=state.threads
    ):
        ended = now.games
        yield f"rollout {_rolled(now)}{unit(placed)}"
    found = now.rolled[0].probabilities
    yield f"rolled out {_rolled(now)} {_probabilities(found)}{unit(placed)}{_draw(found)}"


def _stops(state: EngineState, has_games: Callable[[], bool]) -> IsCancelled:
    """Whether a rollout is to end early: not before it has games, or some seconds have passed."""
    late = time.monotonic() + _PATIENCE_S
    return lambda: (has_games() or time.monotonic() > late) and state.is_stopped()


def _rolled(progress: Progress) -> str:
    (one,) = progress.rolled
    return rolled(progress.games, one.equity, one.half_width)


def _worths(placed: PositionSpec) -> EndValues:
    """What the ends are worth to the side to move: in points, or in the match of the text."""
    match = in_match_here(placed)
    return match.match_equities if match else _end_values(placed, None)


def _end_values(placed: PositionSpec, match: InMatch | None) -> EndValues:
    """What the level plays for: the match, on the scale of `InMatch`, or points."""
    return match.end_values if match else end_values_at(placed.counted_rules, None)


def _opinions(state: EngineState, most: int, *, from_book: bool = False) -> list[RankedPlay]:
    """The plays that the level likes best; at the score of a match, of those for the match, with their match equity."""
    placed, match = state.placed, in_match_here(state.placed)
    end_values = _end_values(placed, match)
    about = placed.rule_set, placed.position, placed.stage, placed.roll, end_values
    known = best_known(*about) if from_book and state.level.knows_openings else None
    found = known and [known]
    if found is None:
        asked = placed.position, placed.roll, state.level, state.seed
        found = engine_for(placed.rule_set).think(
            *asked, stage=placed.stage, most=most, end_values=end_values, is_cancelled=goes_on
        )
    return [one._replace(equity=match.match_equity(one.equity)) for one in found] if match else found


def _legal(state: EngineState) -> dict[Position, Steps]:
    placed = to_play(state)
    return plays(placed.rule_set, placed.position, placed.dice)


def _after(state: EngineState, position: Position, steps: Steps) -> str:
    """The text of the position that comes after a play: as a rule the other side is to move, and has not rolled."""
    before = state.placed
    left = turn_end_after(before.rule_set, before.stage, before.roll, len(steps), position)
    side = before.side if left.goes_on else before.side.other
    after = before._replace(side=side, position=left.position, roll=None, stage=left.stage)
    return format_position(after, house_rules=True)


def _told(state: EngineState, one: RankedPlay, legal: dict[Position, Steps]) -> str:
    steps = legal[one.position]
    return f"{format_play(steps)} => {_after(state, one.position, steps)} equity {decimals(one.equity)}"


def _probabilities(found: Probabilities) -> str:
    return f"win {decimals(found.win)} mars {decimals(found.mars)} lose_mars {decimals(found.lose_mars)}"


def _draw(found: Probabilities) -> str:
    """The probability of a draw, at the end of a line; empty where it rounds to 0."""
    told = decimals(found.draw)
    return f" draw {told}" if float(told) else ""


def answer_cube(state: EngineState, _argument: str) -> Iterator[str]:
    """Whether to double, by the probabilities that `eval` tells; errors of the level are left aside, as there."""
    placed = _with_cube(state)
    cube, score = placed.cube or IN_THE_MIDDLE, _score(placed)
    if placed.has_dice:
        raise CommandError("the dice have been rolled")
    if not cube.is_at_hand(placed.side):
        raise NoDoubleError("the other side owns the cube" if cube.value < LARGEST else "the cube is at its limit")
    if score is not None and (score.is_crawford or score.mine <= cube.value):
        why = "this is the Crawford game" if score.is_crawford else "the side to move needs no more points"
        raise NoDoubleError(f"{why}, so it may not double")
    is_mine = cube.owner is placed.side
    found = judged(state)
    decided = decide_double(placed.rule_set, found, cube.value, is_mine=is_mine, score=score)
    words = ("no_double", "double_take", "double_drop")
    equities: tuple[float, ...] = (decided.no_double, decided.double_take, decided.double_drop)
    if (match := in_match_here(placed)) is not None:
        equities = tuple(map(match.match_equity, equities))
    told = " ".join(f"{word} {decimals(one)}" for word, one in zip(words, equities, strict=True))
    yield f"cube {told} best {_best(placed.rule_set, decided)}{unit(placed)}"


def answer_cubeful_rollout(state: EngineState, games: int) -> Iterator[str]:
    """What games with the cube bring to the side to move before its roll, which may double first."""
    from tapa_desktop.ai.rollout import CubefulStart, roll_out_with_cube  # noqa: PLC0415 - as for rollouts

    placed, ended = _with_cube(state), 0
    cube = placed.cube or IN_THE_MIDDLE
    start = CubefulStart(placed.position, cube.value, Owner.of(cube, placed.side), _score(placed))
    is_stopped = _stops(state, lambda: ended > 0)
    about = engine_for(placed.rule_set), start, games, state.seed
    for now in roll_out_with_cube(*about, is_cancelled=is_stopped, threads=state.threads):
        ended = now.games
        line = f"{rolled(now.games, now.equity, now.half_width)}{unit(placed)}"
        yield f"rollout {line}"
    yield f"rolled out {line}"


def _with_cube(state: EngineState) -> PositionSpec:
    """The present position. Raises `CommandError` when the game is over, `NoDoubleError` when it has no cube."""
    if outcome_here(state) is not None:
        raise CommandError("the game is over")
    if not has_cube(state.placed.rule_set):
        raise NoDoubleError(f"there is no cube in {state.placed.rule_set.key}")
    return state.placed


def _best(rule_set: RuleSet, decided: DoubleDecision) -> str:
    if is_drop_cheap(rule_set):
        return "no_double"
    is_take = decided.double_take <= decided.double_drop
    if decided.doubles:
        return "double_take" if is_take else "double_drop"
    return "too_good" if not is_take and decided.no_double >= decided.double_drop else "no_double"


def _score(placed: PositionSpec) -> Score | None:
    """The points that each side needs, seen by the side to move; None where the text has no match."""
    return placed.match and Score.of(placed.match, placed.side)


def in_match_here(placed: PositionSpec) -> InMatch | None:
    """What the ends of the game are worth to the side to move at the score of the text; None where it has no match."""
    score = _score(placed)
    return score and in_match(placed.rule_set, score, (placed.cube or IN_THE_MIDDLE).value)


def judged(state: EngineState) -> Probabilities:
    """The probabilities of the side to move before its roll, as far as the level sees; without its errors."""
    placed = state.placed
    about = state.level, placed.rule_set, placed.position, goes_on
    return chances_seen(*about, stage=placed.stage, end_values=_end_values(placed, in_match_here(placed)))


def rolled(games: int, equity: float, half_width: float) -> str:
    """The equity after so many games, and half the width of its 95 % interval if there is one."""
    interval = f" halfwidth {decimals(half_width)}" if isfinite(half_width) else ""
    return f"games {games} equity {decimals(equity)}{interval}"


def decimals(value: float) -> str:
    """A number with four decimals; never a negative zero."""
    return f"{round(value, 4) + 0.0:.4f}"


def unit(placed: PositionSpec) -> str:
    """What follows an equity: in a match, that it is one of the match."""
    return "" if placed.match is None else " unit match"
