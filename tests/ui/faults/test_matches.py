"""What is wrong with a match that cannot be opened is told in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.load import LoadedMatch, read_match
from tapa_desktop.game.mat.read import MOST_LINES
from tapa_desktop.game.mat.texts import read_match_text
from tapa_desktop.game.record import (
    RECORD_LIMIT,
    FileFault,
    GameRules,
    Header,
    LineError,
    MatchTextFault,
    RecordFault,
    format_line,
)
from tapa_desktop.rules.fault import Fault, PositionFault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.play_text import PlayFault
from tapa_desktop.ui.text.errors import sentence
from tapa_desktop.ui.text.translator import Translator
from tests.app.desk import Desk
from tests.game.matches import header, in_turn
from tests.ui.faults.tongues import OTHERS, english_left

HEADER = format_line(header("tapa-cube"))
BEGUN = b'{"event":"opening","white":6,"black":5}\n{"event":"roll","high":3,"low":1}\n'
TEXT = """\
; [Variation "tapa"]
; [House rule larger_die "no"]
 3 point match

 Game 1
 White : 0                                Black : 0
; opening 5-3
  1) 31: 24/21 24/23
"""
OTHERS_TEXT = b"""\
 3 point match
 Game 1
 Ana : 0           Bob : 0
  1) 31: 8/5 6/5    42: 8/4 6/4
  2) 65: 24/13      11: 6/5 6/5 8/7 8/7
"""


def changed(old: str, new: str) -> bytes:
    assert old in TEXT
    return TEXT.replace(old, new).encode()


RECORDS: dict[Fault, bytes] = {
    RecordFault.LONG: b"\n" * (RECORD_LIMIT + 1),
    FileFault.LONG_VALUE: HEADER.replace(b'"white":{', b'"white":{"name":"' + b"x" * 81 + b'"'),
    RecordFault.LONG_LINE: b"{" * 5000 + b"\n",
    RecordFault.NONE: b"",
    RecordFault.LATER_VERSION: HEADER.replace(b'"version":1', b'"version":9'),
    RecordFault.TWICE: HEADER + b'{"event":"roll","high":3,"low":1,"high":6}\n',
    HouseRuleFault.UNKNOWN_RULE_SET: HEADER.replace(b"tapa-cube", b"chess"),
    HouseRuleFault.NOT_OFFERED: format_line(header(house_rules={"luck": True})),
    HouseRuleFault.NO_CHOICE: format_line(header(house_rules={"larger_die": "so-so"})),
    HouseRuleFault.NO_GAME: format_line(in_turn(header())),
    HouseRuleFault.MANY_GAMES: format_line(in_turn(header(), *["tapa"] * 7)),
    HouseRuleFault.ONE_GAME_ONLY: format_line(in_turn(header(), "tapa", GameRules("tapa", {"cube": True}))),
    PositionFault.FIELD_COUNT: format_line(header(position="tapa 24")),
    FileFault.UNREADABLE: HEADER + b'{"event":"roll","high":7,"low":1}\n',
    EventFault.SMALLER_FIRST: HEADER + BEGUN.replace(b'"high":3,"low":1', b'"high":1,"low":3'),
    EventFault.MAY_NOT_DOUBLE: HEADER + BEGUN + b'{"event":"double"}\n',
    EventFault.NOTHING_TO_RESIGN: HEADER + b'{"event":"resign","side":"W"}\n',
    EventFault.NO_SUCH_WIN: format_line(header("tapa")) + BEGUN + b'{"event":"resign","side":"W","how":"triple"}\n',
    EventFault.OTHER_PHASE: HEADER + BEGUN + BEGUN,
    EventFault.NO_WAY_BACK: HEADER + b'{"event":"rewind","to":5}\n',
    EventFault.TOLD: HEADER + BEGUN + b'{"event":"told","line":"x"}\n{"event":"rewind","to":0}\n',
    EventFault.NO_TURN: HEADER + b'{"event":"note","at":5,"text":"?"}\n',
    EventFault.NOTHING_UNDONE: HEADER + b'{"event":"restore"}\n',
    PlayFault.LONG: HEADER + BEGUN + b'{"event":"play","play":"24/23 24/23 24/23 24/23 24/23"}\n',
    PlayFault.DICE_COUNT: HEADER + BEGUN + b'{"event":"draft","play":"24/23","dice":[1,3]}\n',
    PlayFault.NO_BEGINNING: HEADER + BEGUN + b'{"event":"draft","play":"24/1"}\n',
    PlayFault.NO_PLAY: HEADER + BEGUN + b'{"event":"play","play":"24/1"}\n',
    PlayFault.NO_STEP: HEADER + BEGUN + b'{"event":"play","play":"Nf3"}\n',
}
TEXTS: dict[Fault, bytes] = {
    MatchTextFault.LONG: changed("White :", "White" * 500),
    MatchTextFault.MANY_LINES: b"\n" * (MOST_LINES + 1),
    MatchTextFault.NO_TEXT: changed("White :", "\x01 :"),
    MatchTextFault.NO_LENGTH: b"; nothing\n",
    MatchTextFault.NO_TAG: changed("rule larger_die", "rule 5 larger_die"),
    MatchTextFault.NO_CELL: changed("31:", "3-1:"),
    MatchTextFault.NO_LINE: changed("; opening", "; hello"),
    MatchTextFault.NO_NUMBERS: changed("; opening", "; by hand 5-3\n; opening"),
    MatchTextFault.OTHER_LINE: changed("Game 1", "Game 2"),
    MatchTextFault.NOTHING_MORE: changed("24/23\n", "24/23\n      Wins 1 point\n"),
    MatchTextFault.NO_OPENING: OTHERS_TEXT.replace(b"31: 8/5 6/5", b"Takes"),
    MatchTextFault.NO_PLAY: OTHERS_TEXT.replace(b"42: 8/4 6/4", b"42: ????"),
    MatchTextFault.NO_END: OTHERS_TEXT + b" Game 2\n",
    MatchTextFault.OTHER_SCORE: OTHERS_TEXT + b"  Wins 1 point\n Game 2\n Ana : 0   Bob : 2\n",
    MatchTextFault.OTHER_POINTS: OTHERS_TEXT + b"  Wins 3 points\n Game 2\n Ana : 0   Bob : 0\n",
}
"""A file for each kind of fault that has to do with matches, but for those that take long or that no file shows."""


def errors() -> Iterator[LineError]:
    for data in RECORDS.values():
        yield error_of(data)
    for data in TEXTS.values():
        yield error_of(data, read_match_text)


def error_of(data: bytes, read: Callable[[bytes], LoadedMatch] = read_match) -> LineError:
    try:
        damage = read(data).damage
    except LineError as error:
        return error
    assert damage is not None
    return damage


def test_here_is_a_file_for_every_kind_of_fault() -> None:
    assert [error.fault for error in errors()] == [*RECORDS, *TEXTS]
    kinds = {*RecordFault, *MatchTextFault, *HouseRuleFault, *EventFault, *PlayFault}
    assert kinds - {*RECORDS, *TEXTS} == {RecordFault.ENDLESS, RecordFault.FEW_PLAYS, MatchTextFault.NO_GAME}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_english_is_left(code: str, translator: Translator) -> None:
    assert english_left(errors(), code, translator) == {}


def test_damaged_match_is_reported_in_greek(desk: Desk, translator: Translator) -> None:
    translator.use("el")
    path = desk.archive.matches / "old.tapa"
    path.parent.mkdir(parents=True)
    path.write_bytes(HEADER + b'{"event":"roll","high":7,"low":1}\n')

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
    assert "“\\x7fELF\\u202e”" in sentence(error_of(HEADER + "\x7fELF\u202e\n".encode()))


def test_message_for_logs_stays_english(translator: Translator) -> None:
    translator.use("tr")

    assert str(error_of(RECORDS[FileFault.UNREADABLE])).startswith(
        "line 2: This cannot be read. (Expected `int` <= 6 - at `$.high`"
    )


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (header("chess"), "There is no game “chess”; "),
        (header(target=5000), "This cannot be read. Found: "),
    ],
)
def test_match_that_cannot_begin_is_reported_without_a_line(desk: Desk, wrong: Header, told: str) -> None:
    desk.session.new_match(wrong)

    assert desk.notices[0].detail.startswith(told)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "data")
    yield desk
    desk.session.close()
