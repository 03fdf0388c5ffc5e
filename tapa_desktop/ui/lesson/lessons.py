"""The lessons. What they teach and ask stands in `resources/lessons`, in English, in a file for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale

from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, TABLA, RuleSet
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.numbers import left_to_right, percent

from .task import Rollout, Task

translate = QCoreApplication.translate
_worded: Final = QCoreApplication.translate  # of texts that stand in the files: packaging/linguist/texts.py finds them


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
        """The tasks in the present language.

        Raises:
            OSError, ValueError: if the file is missing or damaged.
        """
        file = read_lesson(self.key)
        return tuple(_in_language(task, file.context) for task in file.tasks)


def read_lesson(key: str) -> LessonFile:
    """The content of the file of a lesson; raises as `Lesson.tasks`."""
    return msgspec.toml.decode(resource("lessons", f"{key}.toml").read_bytes(), type=LessonFile)


def _in_language(task: Task, context: str) -> Task:
    said = task.worded({text: _worded(context, text) for text in task.texts()})
    return said if said.rollout is None else replace(said, praise=f"{said.praise}\n\n{_rollout_text(said.rollout)}")


def _rollout_text(found: Rollout) -> str:
    if found.mars:
        text = translate(
            "StrategyLesson",
            "Rolled out to the end, this move wins {wins} ({mars} of them as a mars); {natural} wins "
            "{natural_wins} ({natural_mars} as a mars).",
        )
    else:
        text = translate(
            "StrategyLesson", "Rolled out to the end, this move wins {wins}; {natural} wins {natural_wins}."
        )
    shares = ("wins", "mars", "natural_wins", "natural_mars")
    figures = {name: percent(getattr(found, name) / 100, 0) for name in shares}
    return text.format(natural=left_to_right(found.natural), **figures)


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
