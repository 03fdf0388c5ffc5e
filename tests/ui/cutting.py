"""Measures where a text has less room than it needs, or shares its letter after Alt with another.

And a language whose texts are all longer than English.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

SLACK = 1  # pixels, for rounding
MARGINS = 6  # pixels that a cell leaves at both sides of its text
LONGER = 0.4  # share of a text, as in other languages


class LongLanguage(QTranslator):
    """English with longer texts."""

    def isEmpty(self) -> bool:  # noqa: N802 - as Qt calls it
        return False

    def translate(self, context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str | None:
        if (context.startswith("Q") and context[1:2].isupper()) or "(*" in source:
            return None
        words = re.sub(r"\((s|plies)\)", r"\1", source).rstrip()
        return (
            words
            + "e" * max(1, round(len(re.sub(r"\{\w*\}|&|%n", "", words)) * LONGER))
            + source[len(source.rstrip()) :]
        )


def cut_off(window: QWidget) -> list[str]:
    """A line for each text in a window that is cut off after the layout and has no tooltip."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    widgets = [window, *window.findChildren(QWidget)]
    shown = [widget for widget in widgets if widget.isVisible() and widget.window() is window.window()]
    return [f"{type(widget).__name__}: {fault}" for widget in shown for fault in _faults(widget)]


def sideways(window: QWidget) -> list[str]:
    """A line for each part of a window that scrolls sideways."""
    areas = [area for area in window.findChildren(QAbstractScrollArea) if area.isVisible()]
    scrolling = [area for area in areas if area.horizontalScrollBar().maximum() > area.horizontalScrollBar().minimum()]
    return [f"{type(area).__name__}: {area.horizontalScrollBar().maximum()} more" for area in scrolling]


def cut_cells(view: QTableView) -> list[str]:
    """A line for each cell whose text, wrapped, is larger than the cell."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    model, metrics = view.model(), view.fontMetrics()
    faults = []
    for row in range(model.rowCount()):
        for column in (at for at in range(model.columnCount()) if not view.isColumnHidden(at)):
            index = model.index(row, column)
            icon = view.iconSize().width() + 5 if index.data(Qt.ItemDataRole.DecorationRole) else 0
            room = QRect(0, 0, view.columnWidth(column) - icon - MARGINS, 1000)
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data() or ""))
            if needed.width() > room.width() + SLACK or needed.height() > view.rowHeight(row):
                faults.append(f"{index.data()!r} needs {needed.size()}, has {room.width()}, {view.rowHeight(row)}")
    return faults


def texts_with_letters(window: QWidget) -> Iterator[str]:
    """The visible texts of a window that may have a letter after Alt."""
    for part in window.findChildren(QWidget):
        if not part.isVisibleTo(window) or part.window() is not window.window():
            continue
        match part:
            case QAbstractButton():
                yield part.text()
            case QLabel() if part.buddy() is not None:
                yield part.text()
            case QGroupBox():
                yield part.title()
            case QTabBar():
                yield from (part.tabText(at) for at in range(part.count()))
            case QMenuBar():
                yield from (action.text() for action in part.actions())


def clashes(texts: Iterable[str]) -> list[str]:
    """The texts that share their letter with another."""
    letters = [(QKeySequence.mnemonic(text).toString(), text) for text in texts]
    often = Counter(letter for letter, _ in letters if letter)
    return sorted(text for letter, text in letters if often[letter] > 1)


def _faults(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            yield from _label(widget)
        case QPushButton() | QAbstractButton() if widget.text():
            yield from _squeezed(widget)
        case QComboBox():
            yield from _box(widget)
        case QGroupBox():
            yield from _too_narrow(widget, widget.title(), widget.fontMetrics().horizontalAdvance(widget.title()))
        case QTabBar():
            yield from _tabs(widget)
        case QHeaderView():
            yield from _sections(widget)
        case QMenuBar():
            hidden = [action.text() for action in widget.actions() if widget.actionGeometry(action).isEmpty()]
            yield from hidden


def _box(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()
    needed = box.fontMetrics().horizontalAdvance(box.currentText())
    if needed > room + SLACK:
        yield f"{box.currentText()!r} needs {needed}, has {room}"


def _label(label: QLabel) -> Iterator[str]:
    if not label.text() or label.pixmap().width():
        return
    if label.wordWrap():
        if not _is_scrolled(label) and label.heightForWidth(label.width()) > label.height() + SLACK:
            yield f"{label.text()!r} needs {label.heightForWidth(label.width())} of height, has {label.height()}"
        return
    yield from _too_narrow(label, label.text(), label.sizeHint().width())


def _squeezed(button: QAbstractButton) -> Iterator[str]:
    """The text of a button must fit: its tooltip explains it, but does not repeat it."""
    needed = min(button.sizeHint().width(), button.fontMetrics().horizontalAdvance(button.text().replace("&", "")) + 8)
    if needed > button.width() + SLACK:
        yield f"{button.text()!r} needs {needed}, has {button.width()}"


def _too_narrow(widget: QWidget, text: str, needed: int) -> Iterator[str]:
    if needed > widget.width() + SLACK and not widget.toolTip():
        yield f"{text!r} needs {needed}, has {widget.width()}"


def _tabs(bar: QTabBar) -> Iterator[str]:
    for at in range(bar.count()):
        needed = bar.fontMetrics().horizontalAdvance(bar.tabText(at).replace("&", ""))
        if needed > bar.tabRect(at).width() and not bar.tabToolTip(at):
            yield f"{bar.tabText(at)!r} needs {needed}, has {bar.tabRect(at).width()}"


def _sections(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for at in range(header.count()):
        text = model.headerData(at, header.orientation()) if model is not None else None
        needed = header.fontMetrics().horizontalAdvance(str(text or ""))
        if not header.isSectionHidden(at) and needed > header.sectionSize(at):
            yield f"{text!r} needs {needed}, has {header.sectionSize(at)}"


def _is_scrolled(widget: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False
