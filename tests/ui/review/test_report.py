"""A report of a match: one file that needs nothing else, from the menu and without a window."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter, QTextDocument
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.reviewed_game import game_alone
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.coach.review.result import Review, ReviewedAction
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.coach.strength import ErrorThresholds
from tapa_desktop.game.events import Noted, turns_begun
from tapa_desktop.game.history import History
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
from tapa_desktop.ui.board.geometry import BoardGeometry
from tapa_desktop.ui.board.paint import cache
from tapa_desktop.ui.board.paint.board import paint_ground
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.review.report import for_paper, report
from tapa_desktop.ui.review.text import summary_text
from tapa_desktop.ui.startup.commands import report_files
from tapa_desktop.ui.text.numbers import at_score_text
from tapa_desktop.ui.text.reasons import difficulty_text
from tests.cases import each, some
from tests.game.matches import header, in_turn, random_match, told
from tests.ui.room import Enter

LINE, PARAGRAPH, PICTURE = "\u2028", "\u2029", "\ufffc"  # in the text of a document
VOID = {"meta", "img", "br"}
CELLS = {"td", "th", "tr"}  # which need no end
NASTY = "<script>alert(1)</script> ]]> --> </style> \"'&lt; \u202eabc \u2067 \0 <img src=x onerror=alert(1)>"


class Page(HTMLParser):
    """What is in a page: its tags are closed in order, and its pictures are in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)
        self.close()

    @property
    def pictures(self) -> list[str]:
        return self.values("src")

    def values(self, name: str) -> list[str]:
        return [given[name] or "" for _, given in self.tags if name in given]

    @property
    def names(self) -> Counter[str]:
        return Counter(tag for tag, _ in self.tags)

    def turns(self, kind: str = "turn") -> list[str]:
        of_kind = (given for _, given in self.tags if kind in (given.get("class") or "").split())
        return [given["id"] or "" for given in of_kind if "id" in given]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        while tag in CELLS and self.open[-1] in (CELLS if tag == "tr" else CELLS - {"tr"}):
            self.open.pop()
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while tag not in CELLS and self.open[-1] in CELLS:
            self.open.pop()
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(("direction", "first"), [("ltr", "<th>"), ("rtl", "<td colspan")])
def test_tables_on_paper_read_in_the_direction_of_the_language(direction: str, first: str) -> None:
    page = (
        f'<html lang="x" dir="{direction}"><head></head><table><tr class="error"><th>1</th><td colspan="2">2</td></tr>'
    )

    row = for_paper(page).partition('<tr class="error">')[2]

    assert row.startswith(first)
    assert row.count("<t") == 2


@pytest.fixture(scope="module")
def played() -> History:
    given = header(target=1)
    return random_match(replace(given, white=replace(given.white, name="<b>&Ana")), 22, hasty=True)


@pytest.fixture
def file(played: History, tmp_path: Path) -> Path:
    path = tmp_path / "match.tapa"
    path.write_bytes(format_record(played.record))
    return path


def test_report_on_paper_is_one_page_with_a_picture_of_each_mistake(played: History, qtbot: QtBot) -> None:
    del qtbot
    *_, found = review(ReviewQuestion(played, 0))

    text = "".join(report(played, found, BoardOptions(), on_paper=True))

    page = Page(text)
    assert page.open == []
    mistakes = [line for line in found.lines if line.mark.value in {"error", "blunder"}]
    assert len(page.pictures) == len(mistakes) > 0
    for picture in page.pictures:
        data = QByteArray.fromBase64(picture.removeprefix("data:image/png;base64,").encode())
        assert not QImage.fromData(data).isNull()
        assert data.size() < 60_000
    assert "http" not in text
    assert "<b>&Ana" in page.text.replace("\u2060", "")  # which keeps Qt from taking a name for markup


def page_of(match: History) -> tuple[Review, Page, str]:
    """The page of a match, which needs nothing outside: every reference is to an element of its own."""
    *_, found = review(ReviewQuestion(match, 0))
    text = "".join(report(match, found, BoardOptions()))
    page = Page(text)
    assert page.open == []
    assert page.pictures == []
    assert not re.search(r"http:|https:|//[a-z]|@import", re.sub(r"(?m)^\s*//.*|'sha256-[^']*'", "", text))
    referred = {*page.values("href"), *re.findall(r"url\((.*?)\)", text)}
    assert len(referred) > len(found.lines)
    said = set(re.findall(r"texts\.(\w+)", text)) | {"w", "b"}
    assert said <= {name.removeprefix("data-") for _, given in page.tags for name in given} > {"bar"}
    assert referred <= {f"#{name}" for name in page.values("id")}
    return found, page, text


MATCHES = {
    **{key: header(key, target=1) for key in RULE_SETS},
    **{name: in_turn(header(target=0), *games) for games, name in SITTINGS.items()},
    "cube": header(target=3, house_rules={"cube": True}),
}


@pytest.mark.usefixtures("qtbot")
@each("name", MATCHES)
def test_table_and_graph_have_a_link_to_each_turn_of_any_game(name: str) -> None:
    match = random_match(MATCHES[name], 22, most_events=3_000 if name == "cube" else 300)

    found, page, _ = page_of(match)

    turns, ends = page.turns(), len(match.state.results)
    links = Counter(link.removeprefix("#") for tag, given in page.tags if tag == "a" for link in [given["href"] or ""])
    assert set(page.turns("mistake")) < set(turns)
    assert len(turns) == len(found.lines) + ends
    assert Counter(links.values()) == {2: len(found.lines)}
    assert set(links) <= set(turns)
    assert name != "cube" or {ReviewedAction.DOUBLE, ReviewedAction.TAKE} <= {line.action for line in found.lines}


@pytest.mark.usefixtures("qtbot")
def test_each_mistake_is_said_to_be_hard_or_easy_to_find(played: History) -> None:
    found, page, _ = page_of(played)

    for line in some([line for line in found.lines if line.reasons]):
        assert line.difficulty is not None
        assert difficulty_text(line.difficulty) in page.text


def test_names_and_notes_stay_text_and_no_script_but_the_report_s_own_may_run(played: History, qtbot: QtBot) -> None:
    del qtbot
    seat = replace(played.header.white, name=NASTY)
    at = list(turns_begun(played.standing))[3]
    named = random_match(replace(played.header, white=seat, black=seat), 22)
    _, plain, _ = page_of(told(random_match(replace(played.header), 22), Noted(at, "note")))

    _, page, text = page_of(told(named, Noted(at, NASTY)))

    assert page.names == plain.names
    assert NASTY in page.text
    (script,) = re.findall("<script>(.*?)</script>", text, re.DOTALL)
    assert f"script-src 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in text


@pytest.mark.slow
def test_report_of_a_match_to_7_takes_at_most_1_and_a_half_megabytes(qtbot: QtBot) -> None:
    del qtbot

    found, _, text = page_of(random_match(header("tawula", target=7), 22))  # whose games are the longest

    assert len(found.lines) > 2000  # with hundreds of mistakes, as all is played at random
    assert len(text.encode()) < 1_500_000


@pytest.mark.parametrize(("target", "is_told"), [(1, False), (3, True)])
def test_report_says_what_a_point_means_at_a_score(qtbot: QtBot, target: int, is_told: bool) -> None:
    del qtbot
    match = random_match(header(target=target), 22, hasty=True)
    *_, found = review(ReviewQuestion(match, 0, ErrorThresholds(5.0, 6.0, 7.0)))

    text = "".join(report(match, found, BoardOptions()))

    assert (at_score_text() in text) is is_told


def test_each_game_of_a_match_has_the_summary_of_its_card(qtbot: QtBot) -> None:
    del qtbot
    match, marks = random_match(header(target=3), 22, hasty=True), ErrorThresholds(5.0, 6.0, 7.0)  # no mistakes to draw
    *_, found = review(ReviewQuestion(match, 0, marks))

    text = Page("".join(report(match, found, BoardOptions()))).text

    assert len(found.games) > 1
    for number in range(len(found.games)):
        game = game_alone(match, number + 1)
        *_, alone = review(ReviewQuestion(game, 0, marks))
        for line in summary_text(game.state, alone).splitlines():
            assert line in text


def test_board_of_the_diagrams_is_drawn_once_for_a_game(
    played: History, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    *_, found = review(ReviewQuestion(played, 0))
    drawn: list[BoardGeometry] = []

    def paint(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
        drawn.append(geometry)
        paint_ground(painter, geometry, theme)

    monkeypatch.setattr(cache, "paint_ground", paint)
    text = "".join(report(played, found, BoardOptions(), on_paper=True))

    assert len(Page(text).pictures) > 1
    assert len(drawn) == 1


def test_each_diagram_stands_by_itself_in_a_pdf(played: History, qtbot: QtBot) -> None:
    del qtbot
    *_, found = review(ReviewQuestion(played, 0))
    document = QTextDocument()

    text = "".join(report(played, found, BoardOptions(), on_paper=True))
    document.setHtml(text)

    lines = document.toRawText().replace(LINE, PARAGRAPH).split(PARAGRAPH)
    assert lines.count(PICTURE) == len(Page(text).pictures) > 0


def test_report_has_each_note_once_at_its_turn_or_at_the_end(played: History, qtbot: QtBot) -> None:
    del qtbot
    *_, found = review(ReviewQuestion(played, 0))
    turns = {at: f"<i>note {at}</i>\nand more" for at in turns_begun(played.standing)}
    noted = told(played, *(Noted(at, text) for at, text in turns.items()))

    page = Page("".join(report(noted, found, BoardOptions())))

    assert page.open == []
    assert len(turns) > 10
    assert all(page.text.count(f"<i>note {at}</i>and more") == 1 for at in turns)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("name", "start"), [("match.html", b"<!DOCTYPE html>"), ("match.pdf", b"%PDF-")])
def test_report_of_a_file_needs_no_window_and_says_where_it_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, start: bytes
) -> None:
    assert report_files([str(file)], str(tmp_path / name)) == 0

    assert (tmp_path / name).read_bytes().startswith(start)
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{file}: ")
    assert line.endswith(f" {tmp_path / name}")


@pytest.mark.parametrize("to", ["report.txt", "missing/report.html", "missing/reports", "report.htm"])
def test_report_goes_neither_to_another_kind_of_file_nor_into_a_folder_that_has_to_be_guessed(
    file: Path, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str], to: str
) -> None:
    del qtbot
    before = set(tmp_path.rglob("*"))

    assert report_files([str(file)], str(tmp_path / to)) == 1

    assert set(tmp_path.rglob("*")) == before
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith(f"{tmp_path / to}: ")


@pytest.mark.parametrize("name", ["reports", "reports.html", "reports.d"])
def test_reports_go_into_any_folder_that_is_there_whatever_its_name(
    file: Path, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    del qtbot
    (tmp_path / name).mkdir()

    assert report_files([str(file)], str(tmp_path / name)) == 0

    assert [path.name for path in (tmp_path / name).iterdir()] == ["match.html"]


def test_many_files_go_into_a_folder(file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    del qtbot
    other = tmp_path / "other.tapa"
    other.write_bytes(file.read_bytes())
    folder = tmp_path / "reports"
    folder.mkdir()

    assert report_files([str(file), str(other)], str(folder)) == 0

    assert {path.name for path in folder.iterdir()} == {"match.html", "other.html"}


@pytest.mark.parametrize(("content", "to"), [(b"nothing", "report.html"), (None, "report.html"), (b"", "report.pdf")])
def test_file_that_cannot_be_read_is_one_sentence_and_status_1(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str], content: bytes | None, to: str
) -> None:
    del qtbot
    path = tmp_path / "broken.tapa"
    if content is not None:
        path.write_bytes(content)

    assert report_files([str(path)], str(tmp_path / to)) == 1

    assert capsys.readouterr().err.startswith(f"{path}: ")
    assert not (tmp_path / to).exists()


def test_no_report_replaces_that_of_another_file_with_the_same_name(
    file: Path, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    del qtbot
    other = tmp_path / "other" / file.name
    other.parent.mkdir()
    other.write_bytes(file.read_bytes())

    assert report_files([str(file), str(other)], str(tmp_path / "reports")) == 1

    assert [path.name for path in (tmp_path / "reports").iterdir()] == ["match.html"]
    assert capsys.readouterr().err.startswith(f"{other}: ")


def test_no_report_replaces_a_match(
    file: Path, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    del qtbot
    match = file.rename(tmp_path / "named.html")
    content = match.read_bytes()

    assert report_files([str(match)], "") == 1

    assert match.read_bytes() == content
    assert capsys.readouterr().err.startswith(f"{match}: ")


def test_no_report_is_written_of_a_match_that_is_damaged(
    file: Path, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    del qtbot
    file.write_bytes(file.read_bytes() + b"{}\n")

    assert report_files([str(file)], str(tmp_path / "report.html")) == 1

    assert capsys.readouterr().err.startswith(f"{file}: line ")
    assert not (tmp_path / "report.html").exists()


def test_report_of_a_match_that_ends_within_a_line_says_so(
    file: Path, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    del qtbot
    file.write_bytes(file.read_bytes() + b'{"event":')

    assert report_files([str(file)], str(tmp_path / "report.html")) == 0

    assert len(capsys.readouterr().err.splitlines()) == 1
    assert (tmp_path / "report.html").exists()


def test_several_reports_do_not_go_into_one_file(file: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    del qtbot

    assert report_files([str(file), str(file)], "one.html") == 1

    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(("name", "start"), [("match.html", b"<!DOCTYPE html>"), ("match.pdf", b"%PDF-")])
def test_report_is_saved_from_the_window_while_the_game_goes_on(
    enter: Enter, file: Path, qtbot: QtBot, name: str, start: bytes
) -> None:
    room, path = enter(), file.with_name(name)
    room.session.open_record(file)
    room.let_happen()

    room.window.features.reports.save(path)

    making = [row.message for row in room.window.messages.rows if row.message.notice is None]
    qtbot.waitUntil(lambda: NoticeKind.EXPORTED in room.notice_kinds)
    assert path.read_bytes().startswith(start)
    assert len(making) == 1
    assert making[0] not in [row.message for row in room.window.messages.rows]
