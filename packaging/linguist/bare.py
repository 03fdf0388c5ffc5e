"""Finds texts in the code that are shown to the player and are not translatable."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

SHOWS: Final = frozenset((
    "setText", "setWindowTitle", "setToolTip", "setAccessibleName", "setAccessibleDescription", "setTitle",
    "setPlaceholderText", "setStatusTip", "setSuffix", "setPrefix", "setLabelText", "showText", "setIconText",
    "addAction", "addMenu", "addItem", "addItems", "addTab", "addRow", "setNameFilter", "setNameFilters",
    "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu",
    "PlainLabel", "Message", "offer", "drawText", "setHtml", "setMarkdown", "setPlainText", "announce",
))  # fmt: skip
# Names, and the first word of a notice, which is not shown.
SAME_EVERYWHERE: Final = frozenset({"Tapa Desktop", "SHA-256", "info", "warning", "error"})
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_NO_WORDS: Final = re.compile(r"\{\w*\}|<[^>]*>|&\w+;")


def bare_texts(code: str) -> Iterator[tuple[int, str]]:
    """The line numbers and texts of a module that are shown as they are in the code."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and _name(node) in SHOWS:
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                yield from ((word.lineno, str(word.value)) for word in _words(argument) if _is_text(str(word.value)))


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _words(node: ast.expr) -> Iterator[ast.Constant]:
    """The string constants in an expression, except arguments of other functions and keys of tables."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.Call(func=ast.Attribute(value=inner, attr="format")):
            yield from _words(inner)
        case ast.Call() | ast.Subscript() | ast.Compare() | ast.FormattedValue():
            return
        case _:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    yield from _words(child)


def _is_text(text: str) -> bool:
    return bool(_WORD.search(_NO_WORDS.sub("", text))) and text.strip() not in SAME_EVERYWHERE
