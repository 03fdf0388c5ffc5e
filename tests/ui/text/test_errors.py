"""The sentences about faults are in the language of the window, and in English in the log."""

from __future__ import annotations

import errno
import logging
import os
import pkgutil
import re
import sqlite3
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import tapa_desktop.coach
import tapa_desktop.game
import tapa_desktop.rules
from tapa_desktop.app.game_history.schema import plain_error
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.settings import load_settings, parse_settings, settings_path
from tapa_desktop.app.storage.files import NotAFile
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import FileFault, Header, LineError, format_line
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.rules.fault import Fault, PositionError
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.theme import BoardTheme, ThemeError, parse_look
from tapa_desktop.ui.export import write_export
from tapa_desktop.ui.look.themes import LIMIT, faults, own_folder
from tapa_desktop.ui.text.errors import disk_sentences, reason, sentence, translate, with_file
from tapa_desktop.ui.text.notices import message_of
from tapa_desktop.ui.text.translator import NAMES, SOURCE, Translator
from tests.app.disks import full_after
from tests.app.driver import Driver
from tests.game.matches import header

OTHERS = tuple(code for code in NAMES if code != SOURCE)
_NOTATION = "UTF-8, JSON, TOML, MiB, byte, true, false, 5 point match, Wins 1 point, bar/20, 4/off, program"
_WORD = re.compile(r"[A-Za-z]{3,}")


def english_in(text: str, english: str, quoted: Iterable[object]) -> set[str]:
    """The English words that are left in a translated text, without quoted ones."""
    alike = " ".join(map(str, [_NOTATION, *quoted]))
    return {word for word in set(_WORD.findall(text)) & set(_WORD.findall(english)) if word not in alike}


# Positions and all kinds of faults

START = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
PLACE = re.compile(r"{\w+}")  # where a value stands


def position_error(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    return caught.value


def test_position_quoted_in_arabic_reads_rightwards(translator: Translator) -> None:
    translator.use("ar")

    assert "«\u2066X15\u2069»" in sentence(position_error(START.replace("W15", "X15")))


def test_word_that_no_line_can_be_broken_in_is_shortened() -> None:
    assert f"“{'W' * 39}…”" in sentence(position_error("W" * 200))
    assert f"“{'W' * 40}”" in sentence(position_error("W" * 40))


def kinds(of: type[Fault] = Fault) -> Iterator[Fault]:
    """All kinds of faults of the rules, the game and the coach."""
    for package in (tapa_desktop.rules, tapa_desktop.game, tapa_desktop.coach):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for group in of.__subclasses__():
        yield from group
        yield from kinds(group)


@pytest.mark.parametrize("code", OTHERS)
def test_every_kind_has_a_sentence_of_its_own_in_every_language_with_nothing_english(
    code: str, translator: Translator
) -> None:
    texts = {kind.value for kind in kinds()}
    assert len(texts) > 100

    translator.use(code)

    for text in texts:
        sentence = translate("Faults", text, "", 2 if "%n" in text else -1)
        assert sentence != text
        assert english_in(PLACE.sub("", sentence), PLACE.sub("", text), ()) == set(), text


# Matches

HEADER = format_line(header("tapa-cube"))
NO_ROLL = HEADER + b'{"event":"roll","high":7,"low":1}\n'


def damage(data: bytes) -> LineError:
    damage = read_match(data).damage
    assert damage is not None
    return damage


def test_damaged_match_is_reported_in_greek(driver: Driver, translator: Translator) -> None:
    translator.use("el")
    path = driver.archive.matches / "old.tapa"
    path.parent.mkdir(parents=True)
    path.write_bytes(NO_ROLL)

    driver.session.open_record(path)

    assert "γραμμή 2: Δεν διαβάζεται." in driver.notices[0].detail


def test_path_and_line_of_a_file_read_rightwards_in_arabic(
    driver: Driver, tmp_path: Path, translator: Translator
) -> None:
    translator.use("ar")
    path = tmp_path / "Мач.tapa"
    path.write_bytes(HEADER + b"GNU Backgammon\n")

    driver.session.open_record(path)

    assert driver.notices[0].detail.startswith(f"\u200f\u2066{path}\u2069: ")
    assert "«\u2066GNU Backgammon\u2069»" in driver.notices[0].detail


def test_path_with_an_override_of_direction_turns_no_line_round(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "\u202eapat\u2067.tapa"
    path.write_bytes(HEADER + b"GNU Backgammon\n")

    driver.session.open_record(path)

    (notice,) = driver.notices
    assert notice.detail.startswith(f"{tmp_path / 'apat.tapa'}: ")
    assert "\u202e" not in notice.text + notice.detail


def test_what_would_spoil_a_sentence_is_spelt_out() -> None:
    assert "“\\x7fELF\\u202e”" in sentence(damage(HEADER + "\x7fELF\u202e\n".encode()))


def test_messages_for_logs_and_protocols_stay_english(translator: Translator) -> None:
    translator.use("tr")

    assert str(damage(NO_ROLL)).startswith("line 2: This cannot be read. (Expected `int` <= 6 - at `$.high`")
    assert str(position_error(START.replace("31", "13"))).startswith("The roll must be two dice from 1 to 6")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [(header("chess"), "There is no game “chess”; "), (header(target=5000), "This cannot be read. Found: ")],
)
def test_match_that_cannot_begin_is_reported_without_a_line(driver: Driver, wrong: Header, sentence: str) -> None:
    driver.session.new_match(wrong)

    assert driver.notices[0].detail.startswith(sentence)


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    driver = Driver(tmp_path / "data")
    yield driver
    driver.session.close()


# Settings, and the player's own boards

SETTINGS = {
    '{"colour": 7}': "field colour: There is no such setting.",
    '{"volume": 101}': "field volume: This cannot be read. (Expected `int` <= 100)",
    '{"last_match": {"format":"tapa-record","version":1,"rule_set":"chess","white":{},"black":{},"target":5}}': (
        f"field last_match: There is no game “chess”; there are {', '.join(RULE_SETS)}."
    ),
    "{": "This cannot be read. (Input data was truncated)",
    " " * 2_000_000: "The file is too long.",
}


def test_faults_of_settings_are_listed_field_by_field() -> None:
    assert {text: [sentence(error) for error in parse_settings(text.encode())[1]] for text in SETTINGS} == {
        text: [told] for text, told in SETTINGS.items()
    }


@pytest.mark.parametrize(
    ("code", "limit", "expected"), [("en", 1, "1\u00a0character."), ("ar", 2, "من حرفين."), ("ar", 80, "80\u00a0حرفا.")]
)
def test_what_a_limit_counts_is_in_its_plural(translator: Translator, code: str, limit: int, expected: str) -> None:
    translator.use(code)

    assert sentence(ThemeError(0, FileFault.LONG_LINE, limit=limit)).endswith(expected)


def test_unusable_settings_are_reported_in_greek(translator: Translator) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('{"colour": 7}')
    translator.use("el")

    _, (notice,) = load_settings()

    assert message_of(notice).detail.endswith("\nπεδίο colour: Δεν υπάρχει τέτοια ρύθμιση.")


@pytest.mark.parametrize(
    ("text", "where", "fault"),
    [
        ('[board]\ntable = "brown"', "This cannot be read. (", FileFault.UNREADABLE),
        ("\nname =\n", "This cannot be read. (", FileFault.UNREADABLE),
        (f"die_size = {'1' * 301}", "line 1: ", FileFault.LONG_LINE),
    ],
)
def test_faults_of_boards_name_the_line(text: str, where: str, fault: FileFault) -> None:
    with pytest.raises(ThemeError) as caught:
        parse_look(BoardTheme, text)

    assert (caught.value.fault, sentence(caught.value).startswith(where)) == (fault, True)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"#" * (LIMIT + 1), "Το αρχείο είναι πολύ μεγάλο."),
        (b'name = "x"\n\xff\xfe', "γραμμή 2: Δεν είναι κείμενο σε UTF-8."),
    ],
)
def test_unusable_board_of_the_player_is_reported_in_greek(data: bytes, sentence: str, translator: Translator) -> None:
    path = own_folder("themes") / "grove.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    translator.use("el")

    (notice,) = faults()

    assert message_of(notice).detail == f"{path}: {sentence}"


# Errors of the system are translated in the window, but not in the log

COMMON = (
    "ENOSPC", "EACCES", "EPERM", "EROFS", "ENOENT", "ENOTDIR", "EISDIR", "EIO", "EDQUOT", "EMFILE", "ENFILE",
    "ENAMETOOLONG", "EBUSY", "EFBIG", "EEXIST", "ENODEV", "ENXIO",
)  # fmt: skip

SHARED = {"tr": ("Disk",)}  # words of English that are words of that language, too


def error_of(name: str) -> OSError:
    number = getattr(errno, name)
    return OSError(number, os.strerror(number), "/x")


@pytest.mark.parametrize("code", OTHERS)
def test_errors_of_disks_are_worded_in_every_language(code: str, translator: Translator) -> None:
    english = {name: reason(error_of(name)) for name in COMMON}
    assert [name for name in COMMON if english[name] == os.strerror(getattr(errno, name))] == []

    translator.use(code)

    texts = {name: reason(error_of(name)) for name in COMMON}
    same = {name: english_in(texts[name], f"{english[name]} {error_of(name)}", SHARED.get(code, ())) for name in COMMON}
    assert same == {name: set() for name in COMMON}
    assert [name for name in COMMON if texts[name] == english[name]] == []


def test_here_is_every_number_that_the_program_has_words_for() -> None:
    assert set(disk_sentences()) <= {getattr(errno, name) for name in COMMON}


def test_what_the_program_has_no_words_for_is_said_by_the_system() -> None:
    assert reason(error_of("ELOOP")) == os.strerror(errno.ELOOP)
    assert reason(OSError("the drawer is stuck")) == "the drawer is stuck"


def test_what_is_not_a_file_and_a_missing_part_are_reported_in_greek(translator: Translator) -> None:
    translator.use("el")

    assert reason(NotAFile("not a file: /dev/null")) == "Δεν είναι αρχείο."
    with pytest.raises(ResourceMissing) as caught:
        resource("nowhere")
    assert reason(caught.value).startswith("Λείπει ένα μέρος του προγράμματος: ")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (sqlite3.SQLITE_FULL, "The disk is full."),
        (sqlite3.SQLITE_IOERR_WRITE, "The disk cannot be read or written."),
        (sqlite3.SQLITE_READONLY, "The disk is read-only."),
        (sqlite3.SQLITE_READONLY_DBMOVED, "There is no such file or folder."),
        (sqlite3.SQLITE_BUSY, "Another program is using it."),
        (sqlite3.SQLITE_CANTOPEN, "It cannot be opened."),
        (sqlite3.SQLITE_CORRUPT, "It is damaged."),
    ],
)
def test_errors_of_the_history_are_worded_as_those_of_any_file(code: int, sentence: str) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = code

    assert reason(plain_error(error)) == sentence


def test_path_stands_before_the_reason_where_the_system_names_it() -> None:
    assert with_file(error_of("EIO")) == "/x: The disk cannot be read or written."
    assert with_file(OSError("x")) == "x"


def test_notice_is_in_the_players_language_and_the_log_in_that_of_the_system(
    tmp_path: Path, translator: Translator, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    notices: list[Notice] = []
    caplog.set_level(logging.WARNING)
    full_after(monkeypatch)
    translator.use("el")
    path = tmp_path / "match.mat"

    write_export(path, b"x", notices.append)

    assert message_of(notices[0]).detail == f"{path}: Δεν υπάρχει άλλος χώρος στον δίσκο."
    assert f"{path}: {os.strerror(errno.ENOSPC)}" in caplog.text
