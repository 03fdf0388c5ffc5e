"""Positions to practise: the mistakes of a review as questions, and what an answer is worth.

The text of a question is that of its position, with White as the player. Behind a decision about the cube follow the
cube and what each side still needs: `tapa-cube … W -|2W 3-5`, with `-` for a cube in the middle, and `0-0` outside
matches to a score. If Black is to roll there, Black has doubled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.probabilities import stakes
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.events import Seat
from tapa_desktop.game.start import begin_at
from tapa_desktop.game.state import Cube, GameState, Phase, Result, begin
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .candidates import Candidate, candidates_for
from .decision import Action, PlayQuestion
from .hint import reasons_of
from .reasons.reason import Reason
from .review.result import ReviewedAction, ReviewLine
from .tutor import OTHERWISE, CubeLosses, cube_losses

PLIES: Final = 1  # depth of the search, as in the review that has found the mistake
CUBE_PLIES: Final = 2  # as the tutor's: one position takes a few milliseconds
_CUBE: Final = "|"  # before the cube in the text of a question
_ACTIONS: Final[dict[ReviewedAction, Action]] = {
    ReviewedAction.WAIT: "no double",
    ReviewedAction.DOUBLE: "double",
    ReviewedAction.TAKE: "take",
    ReviewedAction.DROP: "drop",
}
_NOBODY: Final = Seat("")


class Mistake(Struct, frozen=True):
    """A play or a decision about the cube that lost something. `position` is the text of the question.

    It is the same text for the same position, whichever colour was to play.
    """

    position: str
    played: str  # the play, or the `Action`
    loss: float  # single wins


class Tried(Struct, frozen=True):
    """An answer: the play that leads to `after`, seen by the side that plays; None if the player gave up.

    `best` is the position after the best play if it is known, as from a rollout.
    """

    question: PlayQuestion
    after: Position | None
    best: Position | None = None


class TriedCube(Struct, frozen=True):
    """An answer about the cube, which White has to give in this state; None if the player gave up."""

    question: GameState
    action: Action | None


class Verdict(Struct, frozen=True):
    """What an answer is worth, and the reasons for the best play and against the answer."""

    tried: Tried
    best: Candidate
    played: Candidate | None
    for_best: tuple[Reason, ...]
    against: tuple[Reason, ...]

    @property
    def loss(self) -> float | None:
        """What the answer loses, in single wins; None if there was none."""
        return None if self.played is None else self.played.loss


class CubeVerdict(Struct, frozen=True):
    """What an answer about the cube is worth."""

    tried: TriedCube
    judged: CubeLosses

    @property
    def best(self) -> Action:
        """The right action."""
        return min(self.judged.losses, key=lambda action: self.judged.losses[action])

    @property
    def loss(self) -> float | None:
        """What the answer loses, in single wins; None if there was none."""
        return None if self.tried.action is None else self.judged.losses[self.tried.action]


def mistakes(states: Sequence[GameState], lines: Sequence[ReviewLine], side: Side, least: float) -> Iterator[Mistake]:
    """The decisions of a side that lose at least so much, in single wins, in these lines of a review."""
    for line in lines:
        loss = line.loss or 0.0
        if not line.is_counted or line.side is not side or loss < least:
            continue
        if line.action is ReviewedAction.PLAY:
            state = states[line.at]
            placed = Placed(state.rule_set, Side.WHITE, state.position, state.roll, state.stage or FIRST)
            yield Mistake(format_position(placed, house_rules=True), line.play, loss)
        elif line.action in _ACTIONS:
            yield Mistake(_cube_text(states[line.at], side), _ACTIONS[line.action], loss)


def question_in(position: str) -> PlayQuestion | GameState:
    """The question of a mistake: a play, or a state in which White decides about the cube.

    Raises `PositionError` or `ValueError` if its text is none.
    """
    text, _, cube = position.partition(_CUBE)
    placed = parse_position(text)
    if cube:
        return _cube_state(placed, *cube.split())
    assert placed.has_dice
    return PlayQuestion(placed.rule_set, placed.position, placed.roll, placed.stage)


def verdicts(tried: Tried | TriedCube, is_cancelled: IsCancelled) -> Iterator[Verdict | CubeVerdict]:
    """What an answer is worth.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    if isinstance(tried, TriedCube):
        yield CubeVerdict(tried, cube_losses(tried.question, CUBE_PLIES, is_cancelled))
        return
    asked, also = tried.question, [one for one in (tried.after, tried.best) if one is not None]
    about = asked.rule_set, asked.position, asked.roll, PLIES
    found = candidates_for(*about, stage=asked.stage, also=also, is_cancelled=is_cancelled)
    best = next((one for one in found if one.position == tried.best), found[0])
    played = next((_against(one, best, asked.rule_set) for one in found if one.position == tried.after), None)
    against = () if played is None else reasons_of(asked, played, best)
    yield Verdict(tried, replace(best, loss=0.0), played, reasons_of(asked, best, best), against)


def _against(played: Candidate, best: Candidate, rule_set: RuleSet) -> Candidate:
    """A candidate with its loss against the best play, which need not be the first of the search."""
    return replace(played, loss=max(0.0, best.equity - played.equity) / stakes(rule_set).single)


def actions_in(state: GameState) -> tuple[Action, Action]:
    """What White can do in a state in which it decides about the cube."""
    first: Action = "take" if state.phase is Phase.TO_ANSWER else "double"
    return first, OTHERWISE[first]


def _cube_text(state: GameState, side: Side) -> str:
    """The text of a decision about the cube that `side` has made in this state."""
    mover = Side.WHITE if state.side is side else Side.BLACK
    owner = "-" if state.cube.owner is None else "W" if state.cube.owner is side else "B"
    needs = [max(0, state.target - state.score(one)) if state.target else 0 for one in (side, side.other)]
    placed = format_position(Placed(state.rule_set, mover, state.position), house_rules=True)
    return f"{placed}{_CUBE}{state.cube.value}{owner} {needs[0]}-{needs[1]}"


def _cube_state(placed: Placed, cube: str, score: str) -> GameState:
    """The state of such a text: a match to a point more than either side needs, after the Crawford game if need be.

    In the Crawford game itself nobody may double.
    """
    needs = dict(zip(Side, map(int, score.split("-")), strict=True))
    target = max(needs.values()) + 1 if any(needs.values()) else 0
    leader = min(Side, key=lambda side: needs[side])
    results = tuple(
        Result(side, target - needs[side], How.SINGLE) for side in ((leader, leader.other) if target else ())
    )
    value, owner = int(cube[:-1]), None if cube[-1] == "-" else Side(cube[-1])
    state = begin_at(begin(placed.rule_set, target, Seat(), _NOBODY), placed)
    phase = Phase.TO_ROLL if placed.side is Side.WHITE else Phase.TO_ANSWER
    return replace(state, phase=phase, cube=Cube(value, owner), results=results)
