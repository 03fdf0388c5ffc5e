"""The dialog about the dice of the match: the hash that commits the program to them, and their verification."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QPushButton, QVBoxLayout, QWidget

from tapa_desktop.app.session.dice import (
    KEY_FORM,
    Verification,
    commitment_of,
    may_reveal_seed,
    normal_word,
    verify,
)
from tapa_desktop.game.events import OpeningRolled, Rolled
from tapa_desktop.game.history import History, RecordedRoll, throw_of
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.text.names import match_text, side_name
from tapa_desktop.ui.text.numbers import dice_row, left_to_right
from tapa_desktop.ui.text.translator import text_of, texts_of
from tapa_desktop.ui.widgets.dialog_parts import CloseBox, CopyLine
from tapa_desktop.ui.widgets.dialogs import fill
from tapa_desktop.ui.widgets.labels import PlainLabel

translate = QCoreApplication.translate


def verification_text(result: Verification) -> str:
    """The result of a verification, in a few sentences."""
    if not result.throws and result.chosen is None:
        return text_of("DiceText", "found", "nothing")
    return "\n".join(_sentences(result))


def friend_text(history: History) -> tuple[str, bool]:
    """A few sentences on whether the lines of a game with a friend elsewhere prove it; and whether they do."""
    from tapa_desktop.game.friend import prove  # noqa: PLC0415 - few matches have lines
    from tapa_desktop.game.friend_line import FriendError  # noqa: PLC0415 - few matches have lines

    try:
        game = prove(history.header, history.log, history.active_events)
    except FriendError as error:
        return translate("FriendText", "The game is not proven. {why}").format(why=sentence(error)), False
    rolls = sum(isinstance(event, OpeningRolled | Rolled) for event in game.events)
    text = "\n".join(text_of("FriendText", "proof", key) for key in texts_of("FriendText", "proof"))
    return text.format(count=len(game.lines), rolls=rolls, sum=left_to_right(game.digest)), rolls > 0


def comparison_text(result: Verification) -> str:
    """How to compare the dice with notes from the start of the match; empty if nothing is right.

    A forged file can have a matching seed, SHA-256 and rolls.
    """
    if result.wrong or not result.right:
        return ""
    return text_of("DiceText", "compare", "SHA-256 and word" if result.word else "SHA-256")


def secret_text(state: GameState) -> str:
    """Why the seed is not shown yet."""
    return text_of("DiceText", "seed", "match" if state.target else "game")


def seed_warning(state: GameState) -> str:
    """A warning beside the shown seed; empty in a match to a score."""
    return "" if state.target else text_of("DiceText", "seed", "revealed")


def _check_lines(header: Header) -> list[str]:
    """How to check the program's commitment to its dice by hand, once the seed is known."""
    if not (header.seed and commitment_of(header)):
        return []
    seed = shlex.quote(header.seed)
    lines = [text_of("DiceText", "check", "SHA-256"), left_to_right(f"printf %s {seed} | sha256sum")]
    if header.word:
        form, word = shlex.quote(KEY_FORM.replace("\n", r"\n")), shlex.quote(normal_word(header.word))
        lines.append(text_of("DiceText", "check", "key"))
        lines.append(left_to_right(f"printf {form} {seed} {word} | sha256sum"))
    return lines


def _sentences(result: Verification) -> Iterator[str]:
    if result.is_broken:
        yield _finding("broken" if result.digest else "broken, no SHA-256")
    elif not result.has_seed:
        yield _finding("seed left out" if result.digest else "no seed")
    elif result.wrong:
        yield _finding("wrong", result.throws).format(wrong=len(result.wrong))
        roll, due = result.wrong[0].roll, throw_of(result.wrong[0].due)
        yield _finding("first wrong").format(where=_place(roll), fallen=dice_row(roll.throw), due=dice_row(due))
    elif result.right:
        yield _finding("verified" if result.is_verified else "right", result.right)
    if result.chosen is not None:
        yield _finding("chosen").format(roll=dice_row(result.chosen))
    if result.by_hand:
        yield _finding("by hand").format(n=len(result.by_hand), all=result.throws, where=_place(result.by_hand[0]))


def _finding(key: str, number: int = -1) -> str:
    return text_of("DiceText", "found", key, number)


def _place(roll: RecordedRoll) -> str:
    game, number = (counted + 1 for counted in roll.place)
    text = text_of("DiceText", "where", "opening" if isinstance(roll.event, OpeningRolled) else "roll")
    return text.format(number=number, game=game, side=side_name(roll.before.side))


class DiceDialog(QDialog):
    """The SHA-256 of the secret seed, the seed once it may be shown, and the result of *Verify*."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Dice of this match"))
        self._history: History | None = None
        self._match, self.findings, self.warning = (PlainLabel() for _ in range(3))
        self.findings.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.findings.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.digest = CopyLine(self.tr("SHA-256 of the secret seed"))
        self.word = CopyLine(self.tr("The player’s word"))
        self.seed = CopyLine(self.tr("Seed"))
        self.verify_button = QPushButton(self.tr("&Verify the dice"))
        self.verify_button.clicked.connect(self.verify)
        self.explain_button = QPushButton(self.tr("&How it works"))
        self.by_hand = QCheckBox(self.tr("&Enter the dice by hand, from a real board"))
        self.verify_button.setToolTip(self.tr("Work out all rolls of this match again"))
        self.explain_button.setToolTip(self.tr("Read how the dice are rolled and how to check them"))
        self.by_hand.setToolTip(self.tr("You roll real dice and type what they show"))
        buttons = CloseBox(self)
        buttons.addButton(self.verify_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.explain_button, QDialogButtonBox.ButtonRole.HelpRole)
        self._form = form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(self.tr("&SHA-256 of the secret seed"), self.digest)
        form.addRow(self.tr("The player’s &word"), self.word)
        form.addRow(self.tr("See&d"), self.seed)
        fill(QVBoxLayout(self), self._match, self.by_hand, form, self.warning, (self.findings, 1), buttons)
        self.verify_button.setFocus()
        self.resize(620, 380)

    def show_match(self, history: History) -> None:
        """Show the dice of this match, and clear a verification of other dice."""
        before, self._history = self._history, history
        if before is None or before.header is not history.header or len(before.past_throws) != len(history.past_throws):
            self.findings.clear()
        state, header = history.state, history.header
        self.by_hand.setChecked(state.by_hand)
        self._form.setRowVisible(self.word, bool(header.word))
        for row in (self.digest, self.seed):
            self._form.setRowVisible(row, not header.friend)
        self.by_hand.setEnabled(not header.friend)
        self.word.show_text(header.word, "")
        is_revealed = may_reveal_seed(state)
        self._match.setText(match_text(state))
        missing = text_of("DiceText", "no SHA-256", "seed" if header.seed else "no seed")
        self.digest.show_text(commitment_of(header), missing)
        hidden = secret_text(state) if header.seed else self.tr("Not known")
        self.seed.show_text(header.seed if is_revealed else "", hidden)
        friend = translate(
            "FriendText",
            "“Verify the dice” plays all lines again: it says whether every roll follows from the secrets of both "
            "sides, and shows a sum to compare with your friend’s.",
        )
        self.warning.setText(friend if header.friend else seed_warning(state) if is_revealed and header.seed else "")
        self.warning.setVisible(bool(self.warning.text()))

    def verify(self) -> None:
        """Work out all rolls again, and show the result."""
        if self._history is not None and self._history.header.friend:
            self.findings.setText(friend_text(self._history)[0])
        elif self._history is not None:
            header, is_revealed = self._history.header, may_reveal_seed(self._history.state)
            result, checks = verify(self._history), _check_lines(header) if is_revealed else []
            texts = verification_text(result), comparison_text(result), *checks
            self.findings.setText("\n".join(filter(None, texts)))
