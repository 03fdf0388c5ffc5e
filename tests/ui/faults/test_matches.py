"""What is wrong with a match that cannot be opened is told in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import (
    Header,
    LineError,
    format_line,
)
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.text.translator import Translator
from tests.app.desk import Desk
from tests.game.matches import header

HEADER = format_line(header("tapa-cube"))
NO_ROLL = HEADER + b'{"event":"roll","high":7,"low":1}\n'


def damage(data: bytes) -> LineError:
    found = read_match(data).damage
    assert found is not None
    return found


def test_damaged_match_is_reported_in_greek(desk: Desk, translator: Translator) -> None:
    translator.use("el")
    path = desk.archive.matches / "old.tapa"
    path.parent.mkdir(parents=True)
    path.write_bytes(NO_ROLL)

    desk.session.open_record(path)

    assert "γραμμή 2: Δεν διαβάζεται." in desk.notices[0].detail


def test_path_and_line_of_a_file_read_rightwards_in_arabic(desk: Desk, tmp_path: Path, translator: Translator) -> None:
    translator.use("ar")
    path = tmp_path / "Мач.tapa"
    path.write_bytes(HEADER + b"GNU Backgammon\n")

    desk.session.open_record(path)

    assert desk.notices[0].detail.startswith(f"\u200f\u2066{path}\u2069: ")
    assert "«\u2066GNU Backgammon\u2069»" in desk.notices[0].detail


def test_path_with_an_override_of_direction_turns_no_line_round(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "\u202eapat\u2067.tapa"
    path.write_bytes(HEADER + b"GNU Backgammon\n")

    desk.session.open_record(path)

    (notice,) = desk.notices
    assert notice.detail.startswith(f"{tmp_path / 'apat.tapa'}: ")
    assert "\u202e" not in notice.text + notice.detail


def test_what_would_spoil_a_sentence_is_spelt_out() -> None:
    assert "“\\x7fELF\\u202e”" in sentence(damage(HEADER + "\x7fELF\u202e\n".encode()))


def test_message_for_logs_stays_english(translator: Translator) -> None:
    translator.use("tr")

    assert str(damage(NO_ROLL)).startswith("line 2: This cannot be read. (Expected `int` <= 6 - at `$.high`")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [(header("chess"), "There is no game “chess”; "), (header(target=5000), "This cannot be read. Found: ")],
)
def test_match_that_cannot_begin_is_reported_without_a_line(desk: Desk, wrong: Header, told: str) -> None:
    desk.session.new_match(wrong)

    assert desk.notices[0].detail.startswith(told)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "data")
    yield desk
    desk.session.close()
