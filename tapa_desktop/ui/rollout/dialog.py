"""The rollout dialog: the position, the settings, and the results so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.candidates import RolloutAnswer, RolloutQuestion
from tapa_desktop.game.events import RolledOut
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.text.names import level_name, plain_game_name, side_name
from tapa_desktop.ui.text.numbers import dice_row, half_width_text, percent, short_chances, signed_points, whole
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.text.turns import shortened
from tapa_desktop.ui.widgets.dialog_parts import CloseBox
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import PlainLabel, scaled
from tapa_desktop.ui.widgets.tables import Column, ReadingTable


class RolloutRow(NamedTuple):
    """The texts of one candidate; `difference` is to the best one, and empty for the best one itself."""

    play: str
    equity: str
    half_width: str
    difference: str
    chances: str


def rollout_rows(rule_set: RuleSet, result: RolledOut) -> tuple[RolloutRow, ...]:
    """The rows of all candidates, the best first."""
    ranked = sorted(result.lines, key=lambda line: -line.equity)
    return tuple(
        RolloutRow(
            shortened(line.play) if line.play else translate("Rollout", "This position"),
            signed_points(line.equity),
            half_width_text(line.half_width),
            "" if line is ranked[0] else signed_points(line.equity - ranked[0].equity),
            short_chances(rule_set, Probabilities(*line.chances)),
        )
        for line in ranked
    )


def subject_text(placed: PositionSpec) -> str:
    """The game, the side and the roll that are rolled out."""
    side, game = side_name(placed.side), plain_game_name(placed.rule_set)
    if not placed.has_dice:
        return translate("Rollout", "{game}: {side} to roll").format(game=game, side=side)
    text = translate("Rollout", "{game}: {side} plays {dice}")
    return text.format(game=game, side=side, dice=dice_row(placed.roll or placed.dice, is_group=placed.roll is None))


def progress_text(answer: RolloutAnswer, *, is_going_on: bool) -> str:
    """The number of games, the level, their length, and why the rollout stopped."""
    result, question = answer.result, answer.question
    if all(line.half_width == 0 for line in result.lines) and not result.games:
        return translate("Rollout", "The result is certain: no games are needed.")
    text, done = _games_text(result), whole(result.games)
    if is_going_on and len(result.lines) > 1:
        text = translate("Rollout", "{done} of %n game(s) each…", "", question.games).format(done=done)
    elif is_going_on:
        text = translate("HistoryWindow", "{shown} of %n game(s)", "", question.games).format(shown=done) + "…"
    parts = [text, level_name(result.level), _length_text(result.plies)]
    if not is_going_on:
        parts.append(_end_text(answer))
    elif answer.is_settled:
        parts.append(translate("Rollout", "clear winner"))
    elif len(result.lines) > 1 and result.games:
        parts.append(translate("Rollout", "no clear winner yet"))
    return " · ".join(parts)


def _games_text(result: RolledOut) -> str:
    if len(result.lines) > 1:
        return translate("Rollout", "%n game(s) each", "", result.games)
    return translate("HistoryWindow", "%n game(s)", "", result.games)


def _end_text(answer: RolloutAnswer) -> str:
    result, question = answer.result, answer.question
    if question.until_settled and answer.is_settled:
        return translate("Rollout", "clear winner")
    if max(line.half_width for line in result.lines) < question.half_width:
        return translate("Rollout", "as accurate as {accuracy}").format(accuracy=half_width_text(question.half_width))
    if result.games >= question.games:
        return translate("Rollout", "all games played")
    return translate("Rollout", "stopped")


def _length_text(plies: int | None) -> str:
    if plies is None:
        return translate("Rollout", "to the end")
    return translate("Rollout", "judged after %n turn(s)", "", plies)


def manner_text(result: RolledOut) -> str:
    """How the games of a kept result were played."""
    far = _length_text(result.plies)
    luck = translate("Rollout", "luck taken out") if result.less_luck else translate("Rollout", "luck left in")
    text = translate("Rollout", "Kept with the match: {games}, {level}, {far}, {luck}")
    return text.format(games=_games_text(result), level=level_name(result.level), far=far, luck=luck)


_WIDE, _HIGH = 640, 460  # logical pixels

translate = QCoreApplication.translate


# The settings of a rollout: the chosen rows of its lists, and the state of its check boxes
RolloutWork = tuple[tuple[int, ...], tuple[bool, ...]]


class RolloutDialog(QDialog):
    """Shows one rollout at a time, beside the game. It runs until it is stopped or the dialog is closed."""

    stop_requested = Signal()  # the results so far are kept

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rollout"))
        self.subject, self.progress = (PlainLabel() for _ in range(2))
        self.subject.setFont(scaled(self.font(), 1.1, bold=True))
        self.table, self.choices = RolloutTable(), RolloutChoices()
        self.begin_button, self.stop_button = QPushButton(), QPushButton(self.tr("&Stop"))
        self.stop_button.clicked.connect(self.stop_requested)
        self.begin_button.setToolTip(self.tr("Play the position out many times to see what it is worth"))
        self.stop_button.setToolTip(self.tr("Stop and keep the results so far"))
        buttons = CloseBox(self)
        for button in (self.begin_button, self.stop_button):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        fill(QVBoxLayout(self), self.subject, (self.table, 1), self.progress, self.choices, buttons)
        self.begin_button.setDefault(True)
        self.show_going(is_going_on=False)
        self.resize(_WIDE, _HIGH)

    def work(self) -> RolloutWork:
        """The chosen settings."""
        boxes, ticks = self.choices.boxes.values(), self.choices.ticks.values()
        return tuple(box.currentIndex() for box in boxes), tuple(tick.isChecked() for tick in ticks)

    def take_up(self, work: RolloutWork) -> None:
        """Choose the same settings."""
        rows, ticks = work
        for box, row in zip(self.choices.boxes.values(), rows, strict=True):
            box.setCurrentIndex(row)
        for tick, is_checked in zip(self.choices.ticks.values(), ticks, strict=True):
            tick.setChecked(is_checked)

    def show_subject(self, placed: PositionSpec) -> None:
        """Show the position to roll out, without results."""
        self.subject.setText(subject_text(placed))
        for part in (
            self.choices.boxes["most"],
            self.choices.ticks["until_settled"],
        ):  # before a roll there are no plays to compare
            part.setEnabled(placed.has_dice)
        self.table.show_rows(())
        self.progress.clear()

    def show_kept(self, placed: PositionSpec, result: RolledOut) -> None:
        """Show a result from the match file."""
        self.table.show_rows(rollout_rows(placed.rule_set, result))
        self.progress.setText(manner_text(result))

    def show_answer(self, answer: RolloutAnswer, *, is_going_on: bool) -> None:
        """Show the results so far."""
        self.table.show_rows(rollout_rows(answer.question.placed.rule_set, answer.result))
        self.progress.setText(progress_text(answer, is_going_on=is_going_on))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the rollout when the dialog is closed."""
        if not event.spontaneous():  # spontaneous: the window system hides it, as when it is minimized
            self.stop_requested.emit()
        super().hideEvent(event)

    def show_going(self, *, is_going_on: bool) -> None:
        """Show whether a rollout is running."""
        self.begin_button.setText(self.tr("Rest&art") if is_going_on else self.tr("St&art"))
        self.stop_button.setEnabled(is_going_on)
        self.choices.setEnabled(not is_going_on)


_NARROWEST: Final = 64  # digits: with less, the heads of its columns would be cut


class RolloutTable(ReadingTable[RolloutRow]):
    """The candidates, the best first: equity, confidence interval, difference and chances."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Results of the rollout"))
        self.setMinimumWidth(_NARROWEST * self.fontMetrics().horizontalAdvance("0"))
        unit = self.tr("In points, without the cube; in a match where no one can double, in single wins at this score")
        share = percent(0.95, 0)
        half_width = self.tr("{share} confidence interval").format(share=share)
        columns: tuple[Column[RolloutRow], ...] = (
            Column(self.tr("Move"), lambda row: row.play),
            Column(self.tr("Equity"), lambda row: row.equity, "+0.000 ", is_number=True, header_tooltip=unit),
            Column(f"± {share}", lambda row: row.half_width, "± 0.000 ", is_number=True, header_tooltip=half_width),
            Column(self.tr("Difference"), lambda row: row.difference, "+0.000 ", is_number=True),
            Column(self.tr("Chances"), lambda row: row.chances),
        )
        self.set_columns(columns, lambda row: "\n".join(filter(None, row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the best candidate visible."""
        super().resizeEvent(event)
        self.scrollToTop()


class RolloutChoices(QWidget):
    """The settings of a rollout, by the fields of a `RolloutQuestion`."""

    def __init__(self) -> None:
        super().__init__()
        most = [(translate("RolloutChoices", "the best %n", "", n), n) for n in (2, 3, 4, 6, 10)]
        widths = [(half_width_text(width), width) for width in (0.05, 0.02, 0.01, 0.005)]
        plies = [(translate("RolloutChoices", "%n turn(s), then judged", "", n), n) for n in (5, 7, 11, 21)]
        self.boxes = {
            "most": _box(most, 3),
            "games": _box([(whole(n), n) for n in (144, 324, 1296, 5184, 20736)], 1296),
            "half_width": _box([(self.tr("No limit"), 0.0), *widths], 0.01),
            "plies": _box([*plies, (self.tr("to the end"), None)], 7),
            "level": _box([(level_name(key), key) for key in ("expert", "master")], "expert"),
        }
        self.ticks = {"until_settled": QCheckBox(), "less_luck": QCheckBox()}
        layout = QFormLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for field, box in self.boxes.items():
            layout.addRow(text_of("RolloutChoices", "labels", field), box)
            box.setToolTip(text_of("RolloutChoices", "tips", field))
        for field, tick in self.ticks.items():
            tick.setText(text_of("RolloutChoices", "labels", field))
            tick.setToolTip(text_of("RolloutChoices", "tips", field))
            tick.setChecked(True)
            layout.addRow(tick)

    def question(self, placed: PositionSpec, also: tuple[Position, ...]) -> RolloutQuestion:
        """The rollout request for a position with the chosen settings."""
        chosen: dict[str, Any] = {field: box.currentData() for field, box in self.boxes.items()}
        chosen |= {field: tick.isChecked() for field, tick in self.ticks.items()}
        return RolloutQuestion(placed, also=also, **chosen)


def _box(choices: Iterable[tuple[str, object]], usual: object) -> QComboBox:
    box = QComboBox()
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(box.findData(usual))
    return box
