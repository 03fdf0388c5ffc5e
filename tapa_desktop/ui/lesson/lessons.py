"""The lessons. Their texts and tasks are in `resources/lessons`, in English, one file for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale

from tapa_desktop.game.events import NOBODY, MatchEvent, Played, Rolled, Seat, Seated
from tapa_desktop.game.state import GameState, turn_at
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import How, outcome
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import HOME, POINTS, Position, Side, free, mine_on, pins
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, TABLA, RuleSet
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.numbers import left_to_right, percent


class TriedPlay(Struct, frozen=True):
    """A complete legal play, and the position after it."""

    rule_set: RuleSet
    steps: Steps
    after: Position

    def meets(self, conditions: Iterable[str]) -> bool:
        """Whether all of these are true: each is the name of a method below, and its numbers, as in `pins 7`."""
        return all(getattr(self, name)(*map(int, numbers)) for name, *numbers in map(str.split, conditions))

    def has_checkers(self, point: int, count: int) -> bool:
        """Whether exactly this many of the learner's checkers are on a point."""
        return mine_on(self.after.board[point]) == count

    def holds(self, *points: int) -> bool:
        """Whether the learner has a checker on each of these points."""
        return all(mine_on(self.after.board[point]) for point in points)

    def pins(self, point: int) -> bool:
        """Whether the learner pins a checker there."""
        return pins(self.after.board[point])

    def has_touched(self, point: int) -> bool:
        """Whether a checker has landed on a blot there, to stay or on its way."""
        return any(step.target == point and step.touches for step in self.steps)

    def is_home(self) -> bool:
        """Whether all the learner's checkers that are not off are at home."""
        return not any(mine_on(self.after.board[point]) for point in POINTS if point not in HOME)

    def has_off(self, count: int) -> bool:
        """Whether the learner has borne off exactly this many checkers in all."""
        return self.after.mine.off == count

    def has_no_blot(self) -> bool:
        """Whether none of the learner's checkers stands alone."""
        return not self.farthest_blot()

    def has_mars(self) -> bool:
        """Whether the learner has won a mars."""
        end = outcome(self.rule_set, self.after)
        return end is not None and end.mine is True and end.how is How.MARS

    def farthest_blot(self) -> int:
        """The farthest point with a blot of the learner, 0 if there is none."""
        board = self.after.board
        return next((point for point in reversed(POINTS) if free(board[point]) == 1 and not pins(board[point])), 0)


class Correction(Struct, frozen=True, forbid_unknown_fields=True):
    """The feedback on plays that meet all of `when`, but not all of `unless`."""

    text: str
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()

    def fits(self, play: TriedPlay) -> bool:
        """Whether this applies to a play."""
        return play.meets(self.when) and not (self.unless and play.meets(self.unless))


class Rollout(Struct, frozen=True, forbid_unknown_fields=True):
    """The chances of two plays by `benchmarks/picture_rollouts.py`, in percent; a mars is a win, too."""

    wins: int  # of the best play
    natural: str  # the best of the plays that the first correction is about
    natural_wins: int
    mars: int = 0
    natural_mars: int = 0


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One position; the learner is White and to move."""

    title: str
    explanation: str  # what the learner should know
    assignment: str  # what the learner should do
    position: str  # as position text
    praise: str
    correction: str = ""  # the feedback on any other wrong play; `{point}` is that of a blot
    done: tuple[str, ...] = ()  # the conditions that a play has to meet, as in `TriedPlay.meets`
    corrections: tuple[Correction, ...] = ()  # the feedback on particular plays; the first that fits counts
    roll: str = ""  # the dice that the learner rolls first, such as "42"
    reply: tuple[str, str] | None = None  # Black's roll and play after the task is solved
    rollout: Rollout | None = None

    def texts(self) -> Iterator[str]:
        """All its texts."""
        texts = (self.title, self.explanation, self.assignment, self.praise, self.correction)
        yield from (text for text in (*texts, *(one.text for one in self.corrections)) if text)

    def with_texts(self, translations: Mapping[str, str]) -> Task:
        """The task with its texts translated; `translations` by the English texts."""
        names = ("title", "explanation", "assignment", "praise", "correction")
        texts = {name: translations.get(getattr(self, name), "") for name in names}
        corrections = tuple(replace(one, text=translations[one.text]) for one in self.corrections)
        return replace(self, corrections=corrections, **texts)

    def answer(self, play: TriedPlay) -> Feedback:
        """The feedback on a play."""
        if play.meets(self.done):
            return Feedback(self.praise, is_done=True)
        text = next((one.text for one in self.corrections if one.fits(play)), self.correction)
        return Feedback(text.format(point=play.farthest_blot()), is_done=False)

    def start(self) -> GameState:
        """The state at the start of the task."""
        return turn_at(parse_position(self.position), Seat(), NOBODY)

    def roll_event(self) -> Rolled:
        """The learner's roll; only if `roll` is given."""
        return _rolled(self.roll)

    def later_events(self) -> list[MatchEvent]:
        """The events after the learner's turn; the learner does not roll again."""
        if self.reply is None:
            return []
        roll, play = self.reply
        return [_rolled(roll), Seated(Side.WHITE, NOBODY), Played(play)]


class Feedback(Struct, frozen=True):
    """A text about a play, and whether the play solves the task."""

    text: str
    is_done: bool


def _rolled(roll: str) -> Rolled:
    return Rolled(int(roll[0]), int(roll[1]))


translate = QCoreApplication.translate
_worded: Final = QCoreApplication.translate  # of texts in the files: packaging/linguist/texts.py finds them


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file: the tasks in English, and the context in which they are translated."""

    context: str
    tasks: tuple[Task, ...]


class Lesson(Struct, frozen=True):
    """A series of tasks. Its file, its window, and the setting that remembers the task, if any, are named `key`."""

    key: str
    title: Callable[[], str]

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The tasks in the present language. Raises `OSError` or `ValueError` if the file is missing or damaged."""
        file = read_lesson(self.key)
        return tuple(_in_language(task, file.context) for task in file.tasks)


def read_lesson(key: str) -> LessonFile:
    """The content of the file of a lesson; raises as `Lesson.tasks`."""
    return msgspec.toml.decode(resource("lessons", f"{key}.toml").read_bytes(), type=LessonFile)


def _in_language(task: Task, context: str) -> Task:
    task = task.with_texts({text: _worded(context, text) for text in task.texts()})
    return task if task.rollout is None else replace(task, praise=f"{task.praise}\n\n{_rollout_text(task.rollout)}")


def _rollout_text(rollout: Rollout) -> str:
    if rollout.mars:
        text = translate(
            "StrategyLesson",
            "Rolled out to the end, this move wins {wins} of the games ({mars} as a mars); {natural} wins "
            "{natural_wins} ({natural_mars} as a mars).",
        )
    else:
        text = translate(
            "StrategyLesson",
            "Rolled out to the end, this move wins {wins} of the games; {natural} wins {natural_wins}.",
        )
    shares = ("wins", "mars", "natural_wins", "natural_mars")
    figures = {name: percent(getattr(rollout, name) / 100, 0) for name in shares}
    return text.format(natural=left_to_right(rollout.natural), **figures)


def _title(rule_sets: tuple[RuleSet, ...]) -> str:
    names = QLocale().createSeparatedList(list(map(plain_game_name, rule_sets)))
    return translate("PartnerLesson", "Lesson: {games}").format(games=names)


FIRST_LESSON: Final = Lesson("lesson", lambda: translate("LessonWindow", "First lesson"))
STRATEGY_LESSON: Final = Lesson("strategy_lesson", lambda: translate("StrategyLesson", "Second lesson: strategy"))
PARTNER_LESSONS: Final = (
    Lesson(PORTES.key, lambda: _title((PORTES, TABLA))),
    Lesson(FEVGA.key, lambda: _title((FEVGA,))),
    Lesson(GUL_BARA.key, lambda: _title((GUL_BARA,))),
)
LESSONS: Final = (FIRST_LESSON, STRATEGY_LESSON, *PARTNER_LESSONS)
