"""What the engine on a line answers about the present position. Source: docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import Opinion
from tapa_desktop.ai.levels import EXPERT, MASTER
from tapa_desktop.ai.probabilities import EndWorths, Probabilities, in_points
from tapa_desktop.rules.chains import left_by
from tapa_desktop.rules.cube import IN_THE_MIDDLE
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps, plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed, format_position

from .cube import answer_cubeful_rollout, decimals, in_match_here, judged, rolled, unit
from .engine import MOST_GAMES, CommandError, Engine, nothing_more, number, outcome_here, to_play

if TYPE_CHECKING:
    from tapa_desktop.ai.rollout.rollout import Progress

MOST_CANDIDATES = 1_000_000


def answer_plays(engine: Engine, argument: str) -> Iterator[str]:
    """Every distinct position that a legal play leads to, with one such play."""
    nothing_more(argument)
    found = sorted((_after(engine, *one), one[1]) for one in _legal(engine).items())
    yield f"plays {len(found)}"
    for text, steps in found:
        yield f"play {format_play(steps)} => {text}"
    yield "end"


def answer_outcome(engine: Engine, argument: str) -> Iterator[str]:
    """Whether the game has ended, and who has won how many points; the side to move did not move last."""
    nothing_more(argument)
    end = outcome_here(engine)
    if end is None:
        yield "outcome none"
    elif end.mine is None:
        yield "outcome draw"
    else:
        side, cube = engine.placed.side, engine.placed.cube or IN_THE_MIDDLE
        yield f"outcome {(side.other if end.mine else side).value} {cube.value * end.points}"


def answer_go(engine: Engine, argument: str) -> Iterator[str]:
    """The play that the level chooses."""
    nothing_more(argument)
    legal = _legal(engine)
    (best,) = _opinions(engine, 1)
    yield f"bestplay {_told(engine, best, legal)}{unit(engine.placed)}"


def answer_candidates(engine: Engine, argument: str) -> Iterator[str]:
    """The plays that the level likes best, best first."""
    most = number(argument, "candidates", 1, MOST_CANDIDATES)
    legal = _legal(engine)
    for one in _opinions(engine, most):
        told = _told(engine, one, legal)
        yield f"candidate {told} {_probabilities(one.probabilities)}{unit(engine.placed)}{_draw(one.probabilities)}"
    yield "end"


def answer_eval(engine: Engine, argument: str) -> Iterator[str]:
    """What the position is worth to the side to move before its roll; a roll in the position is left aside."""
    nothing_more(argument)
    found = judged(engine)
    worth = _worths(engine.placed).equity(found)
    yield f"eval {_probabilities(found)} equity {decimals(worth)}{unit(engine.placed)}{_draw(found)}"


def answer_rollout(engine: Engine, argument: str) -> Iterator[str]:
    """What games played out bring to the side to move before its roll; a roll in the position is left aside.

    First and as games have ended come lines `rollout games N equity E halfwidth H`, with half the width of the 95 %
    interval; last `rolled out games N equity E halfwidth H win P mars P lose_mars P`. Where fewer than two games are
    behind the number there is no half width; one of 0.0000 with no game says that the end is known. Whatever the
    level, both sides play by 0-ply, or with `ahead` by 1-ply, to the end or to the table of the bear-off. `stop` and
    `quit` end it early, but not before a first batch of games has ended: a script that writes them all at once gets a
    whole answer to a short rollout. What is asked meanwhile is answered afterwards. With `cubeful` both sides turn the
    cube.
    """
    from tapa_desktop.ai.rollout.rollout import Goal, Way, roll_out  # noqa: PLC0415 - no other answer waits for it

    count, _, way_to_play = argument.partition(" ")
    games = number(count, "rollout", 1, MOST_GAMES)
    if way_to_play == "cubeful":
        yield from answer_cubeful_rollout(engine, games)
        return
    levels = {"": EXPERT, "ahead": MASTER}
    if way_to_play not in levels or argument != f"{count} {way_to_play}".rstrip():
        raise CommandError(f"nothing but cubeful or ahead expected after the games: {way_to_play[:60]!r}")
    placed, ended = engine.placed, 0

    def is_stopped() -> bool:
        return ended > 0 and engine.is_stopped()

    about = game_for(placed.rule_set), placed.position, Goal(games), Way(engine.seed, level=levels[way_to_play])
    for now in roll_out(
        *about, stage=placed.stage, worths=_worths(placed), is_cancelled=is_stopped, threads=engine.threads
    ):
        ended = now.games
        yield f"rollout {_rolled(now)}{unit(placed)}"
    found = now.rolled[0].probabilities
    yield f"rolled out {_rolled(now)} {_probabilities(found)}{unit(placed)}{_draw(found)}"


def _rolled(progress: Progress) -> str:
    (one,) = progress.rolled
    return rolled(progress.games, one.equity, one.half_width)


def _worths(placed: Placed) -> EndWorths:
    """What the ends are worth to the side to move: in points, or in the match of the text."""
    match = in_match_here(placed)
    return match.match_equities if match else in_points(placed.rule_set)


def _opinions(engine: Engine, most: int) -> list[Opinion]:
    """The plays that the level likes best; at the score of a match, of those for the match, with their match equity."""
    placed, match = engine.placed, in_match_here(engine.placed)
    asked = placed.position, placed.roll, engine.level, engine.seed
    worths = match and match.worths
    found = game_for(placed.rule_set).think(*asked, stage=placed.stage, most=most, worths=worths)
    return [one._replace(equity=match.match_equity(one.equity)) for one in found] if match else found


def _legal(engine: Engine) -> dict[Position, Steps]:
    placed = to_play(engine)
    return plays(placed.rule_set, placed.position, placed.dice)


def _after(engine: Engine, position: Position, steps: Steps) -> str:
    """The text of the position that comes after a play: as a rule the other side is to move, and has not rolled."""
    before = engine.placed
    left = left_by(before.rule_set, before.stage, before.roll, len(steps), position)
    side = before.side if left.goes_on else before.side.other
    after = before._replace(side=side, position=left.position, roll=None, stage=left.stage)
    return format_position(after, house_rules=True)


def _told(engine: Engine, one: Opinion, legal: dict[Position, Steps]) -> str:
    steps = legal[one.position]
    return f"{format_play(steps)} => {_after(engine, one.position, steps)} equity {decimals(one.equity)}"


def _probabilities(found: Probabilities) -> str:
    return f"win {decimals(found.win)} mars {decimals(found.mars)} lose_mars {decimals(found.lose_mars)}"


def _draw(found: Probabilities) -> str:
    """The probability of a draw, at the end of a line; empty where it rounds to 0."""
    told = decimals(found.draw)
    return f" draw {told}" if float(told) else ""
