"""Answers of `tapa-engine` about the present position and the cube. Source: docs/protocol.md."""

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
from tapa_desktop.ai.openings import best_book_play
from tapa_desktop.ai.player import end_values_at, level_probabilities
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
    current_outcome,
    never_cancelled,
    number,
    position_to_play,
)

if TYPE_CHECKING:
    from tapa_desktop.ai.rollout import Progress

MOST_CANDIDATES: Final = 1_000_000
_PATIENCE_S: Final = 5.0


def answer_plays(state: EngineState, _argument: str) -> Iterator[str]:
    """Every distinct position after a legal play, with one play that leads to it."""
    results = sorted((_position_after(state, *result), result[1]) for result in _legal_plays(state).items())
    yield f"plays {len(results)}"
    for text, steps in results:
        yield f"play {format_play(steps)} => {text}"
    yield "end"


def answer_outcome(state: EngineState, _argument: str) -> Iterator[str]:
    """Whether the game has ended, and who has won how many points; the side to move did not move last."""
    end = current_outcome(state)
    if end is None:
        yield "outcome none"
    elif end.mine is None:
        yield "outcome draw"
    else:
        placed, cube = state.placed, state.placed.cube or IN_THE_MIDDLE
        points = 1 if is_single_unturned(placed.counted_rules) else cube.value * end.points
        yield f"outcome {(placed.side.other if end.mine else placed.side).value} {points}"


def best_play(state: EngineState) -> str:
    """The line with the play that the level chooses."""
    legal = _legal_plays(state)
    (best,) = _ranked_plays(state, 1, from_book=True)
    return f"bestplay {_play_line(state, best, legal)}{unit(state.placed)}"


def answer_candidates(state: EngineState, argument: str) -> Iterator[str]:
    """The plays that the level likes best, best first."""
    most = number(argument, "candidates", 1, MOST_CANDIDATES)
    legal = _legal_plays(state)
    for play in _ranked_plays(state, most):
        line = _play_line(state, play, legal)
        yield f"candidate {line} {_probabilities(play.probabilities)}{unit(state.placed)}{_draw(play.probabilities)}"
    yield "end"


def answer_eval(state: EngineState, _argument: str) -> Iterator[str]:
    """The value of the position for the side to move before its roll; a roll in the position is ignored."""
    chances = evaluate(state)
    equity = _shown_end_values(state.placed).equity(chances)
    yield f"eval {_probabilities(chances)} equity {decimals(equity)}{unit(state.placed)}{_draw(chances)}"


def answer_rollout(state: EngineState, argument: str) -> Iterator[str]:
    """The result of a rollout for the side to move before its roll; a roll in the position is ignored.

    Whatever the level, both sides play by 0-ply, or with `ahead` by 1-ply, to the end or to the table of the bear-off;
    with `cubeful` both sides turn the cube. After fewer than two games there is no half width; 0.0000 after no game
    says that the end is known. `stop` and `quit` end it early, but not before a first batch of games has ended or some
    seconds have passed: a script that writes all commands at once gets a whole answer to a short rollout.
    """
    from tapa_desktop.ai.rollout import Goal, Way, roll_out  # noqa: PLC0415 - no other answer waits for it

    count, _, mode = argument.partition(" ")
    games = number(count, "rollout", 1, MOST_GAMES)
    if mode == "cubeful":
        yield from answer_cubeful_rollout(state, games)
        return
    levels = {"": EXPERT, "ahead": MASTER}
    if mode not in levels or argument != f"{count} {mode}".rstrip():
        raise CommandError(f"nothing but cubeful or ahead expected after the games: {mode[:60]!r}")
    placed, end_values, ended = state.placed, _shown_end_values(state.placed), 0
    is_stopped = _may_stop(state, lambda: ended > 0)
    arguments = engine_for(placed.rule_set), placed.position, Goal(games), Way(state.seed, level=levels[mode])
    for progress in roll_out(
        *arguments, stage=placed.stage, end_values=end_values, is_cancelled=is_stopped, threads=state.threads
    ):
        ended = progress.games
        yield f"rollout {_result_text(progress)}{unit(placed)}"
    chances = progress.results[0].probabilities
    yield f"rolled out {_result_text(progress)} {_probabilities(chances)}{unit(placed)}{_draw(chances)}"


def _may_stop(state: EngineState, has_games: Callable[[], bool]) -> IsCancelled:
    """Stop a rollout early, but not before it has games or some seconds have passed."""
    late = time.monotonic() + _PATIENCE_S
    return lambda: (has_games() or time.monotonic() > late) and state.is_stopped()


def _result_text(progress: Progress) -> str:
    (result,) = progress.results
    return result_text(progress.games, result.equity, result.half_width)


def _shown_end_values(placed: PositionSpec) -> EndValues:
    """The values of the ends for the side to move: points, or match equities."""
    match = match_values_of(placed)
    return match.match_equities if match else _end_values(placed, None)


def _end_values(placed: PositionSpec, match: InMatch | None) -> EndValues:
    """The values of the ends that the level plays for: on the scale of `InMatch`, or points."""
    return match.end_values if match else end_values_at(placed.counted_rules, None)


def _ranked_plays(state: EngineState, most: int, *, from_book: bool = False) -> list[RankedPlay]:
    """The plays that the level likes best; at the score of a match, of those for the match, with their match equity."""
    placed, match = state.placed, match_values_of(state.placed)
    end_values = _end_values(placed, match)
    question = placed.rule_set, placed.position, placed.stage, placed.roll, end_values
    book_play = best_book_play(*question) if from_book and state.level.knows_openings else None
    plays = book_play and [book_play]
    if plays is None:
        search = placed.position, placed.roll, state.level, state.seed
        plays = engine_for(placed.rule_set).think(
            *search, stage=placed.stage, most=most, end_values=end_values, is_cancelled=never_cancelled
        )
    return [play._replace(equity=match.match_equity(play.equity)) for play in plays] if match else plays


def _legal_plays(state: EngineState) -> dict[Position, Steps]:
    placed = position_to_play(state)
    return plays(placed.rule_set, placed.position, placed.dice)


def _position_after(state: EngineState, position: Position, steps: Steps) -> str:
    """The text of the position after a play: as a rule the other side is to move, and has not rolled."""
    before = state.placed
    turn_end = turn_end_after(before.rule_set, before.stage, before.roll, len(steps), position)
    side = before.side if turn_end.goes_on else before.side.other
    after = before._replace(side=side, position=turn_end.position, roll=None, stage=turn_end.stage)
    return format_position(after, house_rules=True)


def _play_line(state: EngineState, play: RankedPlay, legal: dict[Position, Steps]) -> str:
    steps = legal[play.position]
    return f"{format_play(steps)} => {_position_after(state, play.position, steps)} equity {decimals(play.equity)}"


def _probabilities(chances: Probabilities) -> str:
    return f"win {decimals(chances.win)} mars {decimals(chances.mars)} lose_mars {decimals(chances.lose_mars)}"


def _draw(chances: Probabilities) -> str:
    """The probability of a draw, at the end of a line; empty where it rounds to 0."""
    chance = decimals(chances.draw)
    return f" draw {chance}" if float(chance) else ""


def answer_cube(state: EngineState, _argument: str) -> Iterator[str]:
    """Whether to double, by the probabilities of `eval`, without errors of the level."""
    placed = _with_cube(state)
    cube, score = placed.cube or IN_THE_MIDDLE, _score(placed)
    if placed.has_dice:
        raise CommandError("the dice have been rolled")
    if not cube.is_at_hand(placed.side):
        raise NoDoubleError("the other side owns the cube" if cube.value < LARGEST else "the cube is at its limit")
    if score is not None and (score.is_crawford or score.mine <= cube.value):
        reason = "this is the Crawford game" if score.is_crawford else "the side to move needs no more points"
        raise NoDoubleError(f"{reason}, so it may not double")
    is_mine = cube.owner is placed.side
    chances = evaluate(state)
    decision = decide_double(placed.rule_set, chances, cube.value, is_mine=is_mine, score=score)
    words = ("no_double", "double_take", "double_drop")
    equities: tuple[float, ...] = (decision.no_double, decision.double_take, decision.double_drop)
    if (match := match_values_of(placed)) is not None:
        equities = tuple(map(match.match_equity, equities))
    text = " ".join(f"{word} {decimals(equity)}" for word, equity in zip(words, equities, strict=True))
    yield f"cube {text} best {_best(placed.rule_set, decision)}{unit(placed)}"


def answer_cubeful_rollout(state: EngineState, games: int) -> Iterator[str]:
    """The result of games with the cube for the side to move before its roll, which may double first."""
    from tapa_desktop.ai.rollout import CubefulStart, roll_out_with_cube  # noqa: PLC0415 - as for rollouts

    placed, ended = _with_cube(state), 0
    cube = placed.cube or IN_THE_MIDDLE
    start = CubefulStart(placed.position, cube.value, Owner.of(cube, placed.side), _score(placed))
    is_stopped = _may_stop(state, lambda: ended > 0)
    arguments = engine_for(placed.rule_set), start, games, state.seed
    for progress in roll_out_with_cube(*arguments, is_cancelled=is_stopped, threads=state.threads):
        ended = progress.games
        line = f"{result_text(progress.games, progress.equity, progress.half_width)}{unit(placed)}"
        yield f"rollout {line}"
    yield f"rolled out {line}"


def _with_cube(state: EngineState) -> PositionSpec:
    """The present position. Raises `CommandError` when the game is over, `NoDoubleError` when it has no cube."""
    if current_outcome(state) is not None:
        raise CommandError("the game is over")
    if not has_cube(state.placed.rule_set):
        raise NoDoubleError(f"there is no cube in {state.placed.rule_set.key}")
    return state.placed


def _best(rule_set: RuleSet, decision: DoubleDecision) -> str:
    if is_drop_cheap(rule_set):
        return "no_double"
    is_take = decision.double_take <= decision.double_drop
    if decision.doubles:
        return "double_take" if is_take else "double_drop"
    return "too_good" if not is_take and decision.no_double >= decision.double_drop else "no_double"


def _score(placed: PositionSpec) -> Score | None:
    """The points that each side needs, seen by the side to move; None where the text has no match."""
    return placed.match and Score.of(placed.match, placed.side)


def match_values_of(placed: PositionSpec) -> InMatch | None:
    """The values of the ends for the side to move at the score of the text; None where it has no match."""
    score = _score(placed)
    return score and in_match(placed.rule_set, score, (placed.cube or IN_THE_MIDDLE).value)


def evaluate(state: EngineState) -> Probabilities:
    """The probabilities of the side to move before its roll at the depth of the level, without its errors."""
    placed = state.placed
    arguments = state.level, placed.rule_set, placed.position, never_cancelled
    return level_probabilities(*arguments, stage=placed.stage, end_values=_end_values(placed, match_values_of(placed)))


def result_text(games: int, equity: float, half_width: float) -> str:
    """The equity after so many games, and half the width of its 95 % interval if there is one."""
    interval = f" halfwidth {decimals(half_width)}" if isfinite(half_width) else ""
    return f"games {games} equity {decimals(equity)}{interval}"


def decimals(value: float) -> str:
    """A number with four decimals; never a negative zero."""
    return f"{round(value, 4) + 0.0:.4f}"


def unit(placed: PositionSpec) -> str:
    """The unit after an equity: ` unit match` in a match, else nothing."""
    return "" if placed.match is None else " unit match"
