"""Finds the texts to translate. lupdate reads Python, too, but loses or mistakes plural forms.

Texts are literals in the code: in `translate("Context", "text")`, or in `self.tr("text")` with the class as their
context. A third argument tells equal texts apart, and a fourth one, a number, asks for plural forms. The texts of
lessons are in their files, many others in resources/texts.json, by context, table and key, names of games and levels
in tables; texts of faults in each `Fault`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
from tapa_desktop.ui.lesson.lessons import LESSONS, read_lesson
from tapa_desktop.ui.text.translator import COLOURS, read_texts

PARTS = ("rules", "game", "coach", "app", "ui")
FAULTS = "Faults"
DATA_CONTEXTS = ("Games", "Levels", FAULTS)  # texts in tables, not in the code that shows them


class Text(NamedTuple):
    context: str
    source: str
    comment: str = ""  # distinguishes equal texts
    has_plurals: bool = False  # whether its forms depend on a number


class UnreadableText(ValueError):  # noqa: N818 - it says what is wrong
    """A text that is not a literal; the message says where it is and why."""


@cache
def texts_of_program(root: Path) -> list[Text]:
    """All texts below a clone, each once, in the order of files and lines. Raises as `texts_in`."""
    files = (path for part in PARTS for path in sorted((root / "tapa_desktop" / part).rglob("*.py")))
    in_code = [text for file in files for text in texts_in(file.read_text("utf-8"), file.name)]
    lessons = [read_lesson(lesson.key) for lesson in LESSONS]
    in_lessons = (Text(file.context, text) for file in lessons for task in file.tasks for text in task.texts())
    return list(dict.fromkeys([*in_code, *in_lessons, *names_in_data(), *texts_in_tables()]))


def names_in_data() -> Iterator[Text]:
    """The names of games, here and elsewhere, of sittings, and of levels."""
    games = [name for game in RULE_SETS.values() for name in (game.name, *game.also_known_as.split("; ")) if name]
    yield from (Text("Games", name) for name in (*games, *SITTINGS.values()))
    yield from (Text("Levels", level.name) for level in LEVELS)


def texts_in_tables() -> Iterator[Text]:
    """The texts in resources/texts.json, where `%n` asks for plural forms."""
    for context, tables in read_texts().items():
        for table in tables.values() if context != COLOURS else ():
            yield from (Text(context, text, has_plurals="%n" in text) for text in table.values())


def texts_in(code: str, file: str = "") -> Iterator[Text]:
    """The texts in a module. Raises `UnreadableText` when one cannot be found."""
    return _texts_below(ast.parse(code), "", file)


def _texts_below(node: ast.AST, class_name: str, file: str) -> Iterator[Text]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield from _text_of(child, class_name, file)
        if isinstance(child, ast.ClassDef) and [ast.unparse(base) for base in child.bases] == ["Fault"]:
            yield from _texts_of_faults(child)
        inner = child.name if isinstance(child, ast.ClassDef) else class_name
        yield from _texts_below(child, inner, file)


def _text_of(call: ast.Call, class_name: str, file: str) -> Iterator[Text]:
    match call.func:
        case ast.Name("translate") | ast.Attribute(ast.Name("QCoreApplication"), "translate"):
            context_words: list[str | None] = []
        case ast.Attribute(ast.Name("self"), "tr"):
            context_words = [class_name]
        case ast.Attribute(_, "tr"):
            raise _unreadable(call, file, "the context of a text is the class it stands in, or a word")
        case _:
            return
    if call.keywords:
        raise _unreadable(call, file, "without names of arguments")
    words = [*context_words, *map(_word, call.args[:3]), None, None]
    context, source, comment = words[:3]
    if context_words or context not in DATA_CONTEXTS:
        if not context or not source:
            raise _unreadable(call, file, "context and text have to be written out")
        yield Text(context, source, comment or "", has_plurals=len(call.args) + len(context_words) > 3)


def _texts_of_faults(group: ast.ClassDef) -> Iterator[Text]:
    members = (node.value for node in group.body if isinstance(node, ast.Assign))
    yield from (Text(FAULTS, text, has_plurals="%n" in text) for text in map(_word, members) if text)


def _word(argument: ast.expr) -> str | None:
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def _unreadable(call: ast.Call, file: str, reason: str) -> UnreadableText:
    return UnreadableText(f"{file}:{call.lineno}: {ast.unparse(call)}: {reason}")
