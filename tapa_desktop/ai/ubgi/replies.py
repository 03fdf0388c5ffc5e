"""What the engine on a line answers about the present position. Source: docs/protocol.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import Opinion
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.chains import left_by
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps, plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed, format_position

from .engine import MOST_GAMES, Engine, nothing_more, number, outcome_here, to_play

if TYPE_CHECKING:
    from tapa_desktop.ai.rollout.tally import Progress

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
        side = engine.placed.side
        yield f"outcome {(side.other if end.mine else side).value} {end.points}"


def answer_go(engine: Engine, argument: str) -> Iterator[str]:
    """The play that the level chooses."""
    nothing_more(argument)
    legal = _legal(engine)
    placed = engine.placed
    best = _player(engine).choose(placed.rule_set, placed.position, placed.roll, stage=placed.stage)
    yield f"bestplay {_told(engine, best, legal)}"


def answer_candidates(engine: Engine, argument: str) -> Iterator[str]:
    """The plays that the level likes best, best first."""
    most = number(argument, "candidates", 1, MOST_CANDIDATES)
    legal = _legal(engine)
    placed = engine.placed
    about = placed.rule_set, placed.position, placed.roll, most
    for one in _player(engine).candidates(*about, stage=placed.stage):
        yield f"candidate {_told(engine, one, legal)} {_probabilities(one.probabilities)}"
    yield "end"


def answer_eval(engine: Engine, argument: str) -> Iterator[str]:
    """What the position is worth to the side to move before its roll; a roll in the position is left aside."""
    nothing_more(argument)
    judged = _player(engine).judge(engine.placed.rule_set, engine.placed.position, stage=engine.placed.stage)
    yield f"eval {_probabilities(judged.probabilities)} equity {decimals(judged.equity)}"


def answer_rollout(engine: Engine, argument: str) -> Iterator[str]:
    """What games played out bring to the side to move before its roll; a roll in the position is left aside.

    First and as games have ended come lines `rollout games N equity E halfwidth H`, with half the width of the 95 %
    interval; last `rolled out games N equity E halfwidth H win P mars P lose_mars P`. A half width of `inf` says that
    fewer than two games are behind the number; one of 0.0000 with no game, that the end is known. All levels roll out
    alike: by 0-ply, to the end or to the table of the bear-off. `stop` and `quit` end it early, but not before a first
    batch of games has ended: a script that writes them all at once gets a whole answer to a short rollout.
    What is asked meanwhile is answered afterwards.
    """
    from tapa_desktop.ai.rollout.rollout import Goal, Way, roll_out  # noqa: PLC0415 - no other answer waits for it

    games = number(argument, "rollout", 1, MOST_GAMES)
    placed, way, ended = engine.placed, Way(engine.seed), 0

    def is_stopped() -> bool:
        return ended > 0 and engine.is_stopped()

    about = game_for(placed.rule_set), placed.position, Goal(games), way
    for now in roll_out(*about, stage=placed.stage, is_cancelled=is_stopped, threads=engine.threads):
        ended = now.games
        yield f"rollout {_rolled(now)}"
    yield f"rolled out {_rolled(now)} {_probabilities(now.rolled[0].probabilities)}"


def _rolled(progress: Progress) -> str:
    (one,) = progress.rolled
    return f"games {progress.games} equity {decimals(one.equity)} halfwidth {decimals(one.half_width)}"


def decimals(value: float) -> str:
    """A number with four decimals; never a negative zero."""
    return f"{round(value, 4) + 0.0:.4f}"


def _legal(engine: Engine) -> dict[Position, Steps]:
    placed = to_play(engine)
    return plays(placed.rule_set, placed.position, placed.dice)


def _player(engine: Engine) -> Player:
    return Player(engine.level, engine.seed)


def _after(engine: Engine, position: Position, steps: Steps) -> str:
    """The text of the position that comes after a play: as a rule the other side is to move, and has not rolled."""
    rule_set, side, _, roll, stage = engine.placed
    left = left_by(rule_set, stage, roll, len(steps), position)
    placed = Placed(rule_set, side if left.goes_on else side.other, left.position, stage=left.stage)
    return format_position(placed, house_rules=True)


def _told(engine: Engine, one: Opinion, legal: dict[Position, Steps]) -> str:
    steps = legal[one.position]
    return f"{format_play(steps)} => {_after(engine, one.position, steps)} equity {decimals(one.equity)}"


def _probabilities(found: Probabilities) -> str:
    return f"win {decimals(found.win)} mars {decimals(found.mars)} lose_mars {decimals(found.lose_mars)}"
