"""The dice of the match in the window: their commitment, their secret seed, and their verification."""

from __future__ import annotations

import os
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session.dice import Verification, WrongThrow, dice_key, verify
from tapa_desktop.game.events import OpeningRolled, Rolled
from tapa_desktop.game.history import History
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.ui.dice import DiceDialog, comparison_text, secret_text, seed_warning, verification_text
from tapa_desktop.ui.export import match_text
from tapa_desktop.ui.help.dialogs import PageDialog
from tests.app.driver import PERSON
from tests.game.matches import header as plain_header
from tests.game.matches import match_of, read_whole
from tests.ui.app import App, OpenWindow, Player
from tests.ui.states import header

SEED = "00ff00ff00ff00ff00ff00ff00ff00ff"  # one side wins the opening with it


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    """A single game between two persons, in which dice have been rolled twice."""
    return open_window(fair=True, black=PERSON, target=1, seed=SEED, presses=2)


def seed(app: App) -> str:
    return app.history.header.seed


def digest(app: App) -> str:
    return sha256(seed(app).encode()).hexdigest()


def dialog_of(app: App) -> DiceDialog:
    return app.window.features.windows.dice


def resign(app: App) -> None:
    app.trigger(app.window.commands.resign)


def play(player: Player, moves: int) -> None:
    for _ in range(moves):
        player.do_next()


def verify_by_key(app: App) -> Verification:
    """Verify the dice by key; the result, which the panel shows."""
    app.key(Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    result = verify(app.history)
    text = dialog_of(app).findings.text()
    assert text == "\n".join(filter(None, (verification_text(result), comparison_text(result))))
    return result


def test_sha_256_is_shown_before_the_first_throw_and_can_be_copied_from_a_panel_that_explains_and_holds_nothing_up(
    open_window: OpenWindow,
) -> None:
    app = open_window(fair=True)

    app.key(Qt.Key.Key_F7)
    dialog = dialog_of(app)
    app.press(dialog.digest.copy_button)
    app.press(dialog.explain_button)

    assert not app.history.log
    assert (dialog.isVisible(), dialog.isModal(), dialog.word.isVisible()) == (True, False, False)
    assert dialog.digest.text.text() == QGuiApplication.clipboard().text() == digest(app)
    (page,) = app.window.findChildren(PageDialog)
    assert "secret seed" in page.text.toPlainText()


@pytest.mark.parametrize("target", [1, 0])
def test_seed_is_hidden_until_the_match_or_one_of_unlimited_games_is_over_when_a_warning_comes_with_it(
    open_window: OpenWindow, target: int
) -> None:
    app = open_window(fair=True, black=PERSON, target=target, seed=SEED, presses=1)
    app.key(Qt.Key.Key_F7)
    line, warning = dialog_of(app).seed, dialog_of(app).warning
    assert (line.text.text(), line.copy_button.isEnabled(), warning.text()) == ("", False, "")
    assert line.text.placeholderText() == secret_text(app.state)

    resign(app)

    assert (line.text.text(), line.copy_button.isEnabled()) == (seed(app), True)
    assert warning.text() == seed_warning(app.state)
    assert bool(warning.text()) is (target == 0)


def test_verifying_finds_that_all_throws_follow_from_the_seed_those_taken_back_too_until_the_next_one(
    app: App,
) -> None:
    player = Player(app, "dice")
    play(player, 20)
    app.trigger(app.window.commands.undo_turn)
    play(player, 10)

    result = verify_by_key(app)
    assert result.is_verified
    assert result.right == len(app.history.past_throws)

    while len(app.history.past_throws) == result.right:
        player.do_next()
    assert dialog_of(app).findings.text() == ""


@pytest.mark.parametrize(
    ("word", "digest", "kind"),
    [("", "0" * 64, NoticeKind.SEED_BROKEN), ("пул", "", NoticeKind.DIGEST_MISSING)],
    ids=["another SHA-256 than that of the seed", "none, though one was promised to the word"],
)
def test_file_without_the_sha_256_of_its_seed_is_reported_verifies_nothing_and_shows_what_stands_in_it(
    open_window: OpenWindow, tmp_path: Path, word: str, digest: str, kind: NoticeKind
) -> None:
    app = open_window(fair=True)
    app.session.new_match(replace(header(black=PERSON, target=1), seed=SEED, word=word))
    app.space()
    record = read_whole(app.file.read_bytes()).record
    changed = format_record(Record(replace(record.header, seed_sha256=digest), record.log))

    app.open_file(tmp_path / "changed.tapa", changed)

    result = verify_by_key(app)
    assert kind in app.notice_kinds
    assert (result.is_broken, result.is_verified) == (True, False)
    assert dialog_of(app).digest.text.text() == digest


@pytest.mark.skipif(os.name != "posix", reason="the lines are for a shell of Unix")
def test_word_is_in_the_panel_and_how_to_check_it_is_shown_with_the_seed(open_window: OpenWindow) -> None:
    app = open_window(fair=True)
    app.session.new_match(replace(header(black=PERSON, target=1), seed=SEED, word="it's a пул"))
    while app.state.phase is Phase.OPENING:
        app.space()
    assert verify_by_key(app).is_verified

    resign(app)
    dialog = dialog_of(app)
    app.press(dialog.verify_button)
    _, _, _, first, _, second = dialog.findings.text().split("\n")

    assert (dialog.word.isVisible(), dialog.word.text.text()) == (True, "it's a пул")
    assert output_of(first).startswith(digest(app))
    assert output_of(second).startswith(dice_key(app.history.header))


def output_of(command: str) -> str:
    """The output of a shell for a line shown, without the signs that keep it reading rightwards."""
    line = "".join(sign for sign in command if sign.isprintable())
    return subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True).stdout


def test_match_text_of_a_running_match_keeps_the_seed_and_a_copy_says_that_it_holds_it(
    app: App, tmp_path: Path
) -> None:
    def written_out() -> tuple[bool, NoticeKind]:
        app.session.store.save_copy(tmp_path / "copy.tapa")
        return seed(app) in match_text(app.history).decode(), app.notice_kinds[-1]

    assert written_out() == (False, NoticeKind.COPY_WITH_SEED_SAVED)
    assert digest(app) in match_text(app.history).decode()

    resign(app)

    assert written_out() == (True, NoticeKind.COPY_SAVED)


# The texts for each result of a verification

MATCH = match_of(plain_header(), OpeningRolled(6, 5), Rolled(6, 5))
FOUND = Verification(digest="5ea1", has_seed=True, throws=2, by_hand=(), wrong=())


CHOSEN = "The roll 6-5 was chosen together with the starting position."
BY_HAND = "Entered by hand: 1 of 2, the first of them roll 2 of game 1, by White."
FIRST_WRONG = (
    "The first is roll 1 of game 1, the opening: 6-5, but the seed gives 2-1. "
    "Either these dice come from elsewhere, or the file was changed."
)
LEFT_OUT = "The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there."
UNKNOWN = "There is no seed in this file, so its dice cannot be worked out."
BROKEN = "The seed in this file does not match its SHA-256: the file was changed and proves nothing."
LACKING = "This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing."


def wrong(match: History, number: int) -> tuple[WrongThrow, ...]:
    return (WrongThrow(match.past_throws[number], Rolled(2, 1)),)


@pytest.mark.parametrize(
    ("result", "lines"),
    [
        (verify(match_of(plain_header())), ["No dice have been rolled yet."]),
        (FOUND, ["Verified: all 2\u00a0rolls match the seed."]),
        (replace(FOUND, chosen=(6, 5)), ["All 2\u00a0rolls of the program match the seed.", CHOSEN]),
        (replace(FOUND, by_hand=MATCH.past_throws[1:]), ["The one roll of the program matches the seed.", BY_HAND]),
        (replace(FOUND, wrong=wrong(MATCH, 0)), ["1 of 2\u00a0rolls do not match the seed.", FIRST_WRONG]),
        (replace(FOUND, has_seed=False), [LEFT_OUT]),
        (replace(FOUND, has_seed=False, digest=""), [UNKNOWN]),
        (replace(FOUND, is_broken=True), [BROKEN]),
        (replace(FOUND, is_broken=True, digest="", word="пул"), [LACKING]),
    ],
)
def test_what_was_found_is_told(result: Verification, lines: list[str]) -> None:
    assert printable(verification_text(result)) == lines


def test_only_what_is_right_is_to_be_compared_and_with_all_that_was_noted() -> None:
    noted, with_word = comparison_text(FOUND), comparison_text(replace(FOUND, word="пул"))

    assert (noted.count("SHA-256"), noted.count("word")) == (1, 0)
    assert (with_word.count("SHA-256"), with_word.count("word")) == (1, 1)
    nothing = [replace(FOUND, wrong=wrong(MATCH, 0)), replace(FOUND, is_broken=True), replace(FOUND, has_seed=False)]
    nothing += [replace(FOUND, by_hand=MATCH.past_throws), verify(match_of(plain_header()))]
    assert set(map(comparison_text, nothing)) == {""}


def printable(text: str) -> list[str]:
    """The lines, without the signs that keep dice reading rightwards."""
    return ["".join(sign for sign in line if sign.isprintable() or sign.isspace()) for line in text.split("\n")]
