"""Positions to practise: the mistakes of a review as questions, verdicts on answers, and spaced repetition. Pure.

The intervals follow the algorithm SM-2, in whole days: P. A. Woźniak, Optimization of learning, 1990, section 3.2
(super-memory.com/english/ol/sm2.htm). Three things differ. A wrong answer comes back on the same day, and counts as
learned again once it is right. On such a repeat the ease does not change, as in SM-2. The grade of an answer follows
from its loss, not from the learner's opinion.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import PlayError
from tapa_desktop.rules.position import Position

from .candidates import AS_GOOD, Candidate, Difficulty, candidates_for, contenders, difficulty_of
from .decision import Action, PlayQuestion, cube_text, play_text, question_of
from .hint import EXPLAINED, reasons_of
from .pack import Lesson, Theme, grade_of_share, theme_in
from .reasons.facts import Reason
from .review.result import ReviewedAction, ReviewLine
from .strength import ErrorClass, ErrorThresholds, error_class_of
from .tutor import CubeLosses, cube_losses

PLIES: Final = 1  # depth of the search, as in the review with the mistake
CUBE_PLIES: Final = 2  # as the tutor's: one position takes a few milliseconds
_ACTIONS: Final[dict[ReviewedAction, Action]] = {
    ReviewedAction.WAIT: "no double",
    ReviewedAction.DOUBLE: "double",
    ReviewedAction.TAKE: "take",
    ReviewedAction.DROP: "drop",
}


class Mistake(Struct, frozen=True):
    """A play or a decision about the cube with a loss. `position` is the text of the question.

    It is the same for the same position, whichever colour was to play.
    """

    position: str
    played: str  # the play, or the `Action`
    loss: float  # single wins
    lesson: Lesson = Lesson()


class PlayAttempt(Struct, frozen=True):
    """An answer: the play that leads to `after`, seen by the side that plays; None if the player gave up.

    `best` is the position after the best play, if known, as from a rollout; `in_game` the play of the game.
    """

    question: PlayQuestion
    after: Position | None
    best: Position | None = None
    in_game: str = ""


class CubeAttempt(Struct, frozen=True):
    """White's answer about the cube in this state; None if the player gave up. `best` is the right one, if known."""

    question: GameState
    action: Action | None
    best: Action | None = None


class Verdict(Struct, frozen=True):
    """The evaluation of an answer, and the reasons for the best play and against the answer.

    `in_game` is the play of the game, with its loss counted as that of the answer: for points, if there is no score.
    """

    attempt: PlayAttempt
    best: Candidate
    played: Candidate | None
    for_best: tuple[Reason, ...]
    against: tuple[Reason, ...]
    in_game: Candidate | None = None
    difficulty: Difficulty | None = None  # of the best play; None where there is no choice

    @property
    def loss(self) -> float | None:
        """What the answer loses, in single wins; None if there was none."""
        return None if self.played is None else self.played.loss


class CubeVerdict(Struct, frozen=True):
    """The evaluation of an answer about the cube."""

    attempt: CubeAttempt
    evaluation: CubeLosses

    @property
    def best(self) -> Action:
        """The right action."""
        losses = self.evaluation.losses
        return min(losses, key=losses.__getitem__) if self.attempt.best is None else self.attempt.best

    @property
    def loss(self) -> float | None:
        """What the answer loses, in single wins; None if there was none."""
        action, losses = self.attempt.action, self.evaluation.losses
        return None if action is None else max(0.0, losses[action] - losses[self.best])


def mistakes(states: Sequence[GameState], lines: Sequence[ReviewLine], least: float) -> Iterator[Mistake]:
    """The decisions in these lines of a review that lose at least `least` single wins.

    They are those of the only person who played then; seats may have changed since.
    """
    for line in lines:
        loss = line.loss or 0.0
        if not line.is_counted or line.side is not states[line.at].only_person or loss < least:
            continue
        if line.action is ReviewedAction.PLAY:
            question = question_of(states[line.at])
            assert isinstance(question, PlayQuestion)
            share = 1 - difficulty_of(question, [question.after(line.best)]).difficulty
            lesson = Lesson(theme_in(line.reasons), grade_of_share(share))
            yield Mistake(play_text(question), line.play, loss, lesson)
        elif line.action in _ACTIONS:
            yield Mistake(cube_text(states[line.at], line.side), _ACTIONS[line.action], loss, Lesson(Theme.CUBE))


def judge_attempts(attempt: PlayAttempt | CubeAttempt, is_cancelled: IsCancelled) -> Iterator[Verdict | CubeVerdict]:
    """The verdict on an answer. Raises `Cancelled`."""
    if isinstance(attempt, CubeAttempt):
        yield CubeVerdict(attempt, cube_losses(attempt.question, CUBE_PLIES, is_cancelled))
        return
    question = attempt.question
    end_in_game = _after(question, attempt.in_game)
    also = [one for one in (attempt.after, attempt.best, end_in_game) if one is not None]
    judged = candidates_for(question, PLIES, also=also, is_cancelled=is_cancelled)
    candidates = list(contenders(judged, also))
    best = next((one for one in candidates if one.position == attempt.best), candidates[0])
    ends = attempt.after, end_in_game
    played, in_game = (next((_against(one, best) for one in candidates if one.position == end), None) for end in ends)
    ranked = _ranked(best, candidates)
    against = () if played is None else reasons_of(question, played, ranked)
    also += [one.position for one in judged[:EXPLAINED]]  # or an answer would pass for the next-best play
    rivals = contenders(candidates_for(question, PLIES, also=also, is_cancelled=is_cancelled), also)
    for_best = reasons_of(question, best, _ranked(best, rivals), is_cancelled)
    good = [one.position for one in ranked if one.loss <= AS_GOOD]
    difficulty = difficulty_of(question, good, is_cancelled) if len(good) < len(candidates) else None
    yield Verdict(attempt, ranked[0], played, for_best, against, in_game, difficulty)


def _after(question: PlayQuestion, play: str) -> Position | None:
    """The position after a play; None if it is empty or not legal, as after a change of the rules."""
    try:
        return question.after(play) if play else None
    except PlayError:
        return None


def _ranked(best: Candidate, others: Iterable[Candidate]) -> list[Candidate]:
    """The best play, and behind it those that are not better, with their losses against it."""
    behind = (one for one in others if one.position != best.position and one.equity <= best.equity)
    return [_against(one, best) for one in (best, *behind)]


def _against(played: Candidate, best: Candidate) -> Candidate:
    """A candidate with its loss against `best`, which need not be the first of the search."""
    return replace(played, loss=max(0.0, played.loss - best.loss))


PASSED: Final = 3  # the least grade of a right answer
_AS_GOOD: Final = 0.005  # single wins; a play that loses less is as good as the best one
_GRADES: Final = {ErrorClass.FINE: 4, ErrorClass.DOUBTFUL: 3, ErrorClass.ERROR: 2, ErrorClass.BLUNDER: 1}
_LEAST_EASE: Final = 1.3
_FIRST: Final = (1, 6)  # days until a card comes back after its first and its second right answer
_LONGEST: Final = 3650  # days


class Spacing(Struct, frozen=True):
    """The progress of a card: right answers in a row, days between the last two showings, and its ease."""

    repetitions: int = 0
    days: int = 0  # 0: it comes back on the same day
    ease: float = 2.5


def grade_of(loss: float, marks: ErrorThresholds) -> int:
    """The grade from 0 to 5 of an answer with this loss, in single wins."""
    return 5 if loss < _AS_GOOD else _GRADES[error_class_of(loss, marks)]


def next_spacing(spacing: Spacing, grade: int) -> Spacing:
    """The spacing after an answer."""
    is_repeat = spacing.days == 0 and spacing.ease != Spacing().ease
    ease = spacing.ease
    if not is_repeat:
        ease = max(_LEAST_EASE, ease + 0.1 - (5 - grade) * (0.08 + (5 - grade) * 0.02))
    if grade < PASSED:
        return Spacing(0, 0, ease)
    number = spacing.repetitions
    days = _FIRST[number] if number < len(_FIRST) else min(_LONGEST, round(spacing.days * ease))
    return Spacing(number + 1, days, ease)
