"""A report of a match: one file that needs nothing else, from the menu and without a window."""

from __future__ import annotations

import os
import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from threading import Event
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter, QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.reviewed_game import single_game
from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.coach.review.result import Review, ReviewedAction
from tapa_desktop.coach.strength import ErrorThresholds
from tapa_desktop.game.events import Noted, turn_starts
from tapa_desktop.game.history import History
from tapa_desktop.game.record import format_record
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
from tapa_desktop.ui.board.geometry import BoardGeometry, BoardOptions
from tapa_desktop.ui.board.paint import cache
from tapa_desktop.ui.board.paint.board import paint_ground
from tapa_desktop.ui.board.theme import BoardTheme
from tapa_desktop.ui.review import report as making
from tapa_desktop.ui.review.report import for_paper, pages_of, report
from tapa_desktop.ui.review.text import details_text, summary_text
from tapa_desktop.ui.startup.commands import report_files
from tapa_desktop.ui.text.reasons import difficulty_text
from tests.cases import each, some
from tests.game.matches import header, in_turn, match_of, random_match
from tests.ui.app import OpenWindow
from tests.ui.review.reviews import whole_review

NO_MISTAKES = ErrorThresholds(5.0, 6.0, 7.0)  # to draw
LINE, PARAGRAPH, PICTURE = "\u2028", "\u2029", "\ufffc"  # in the text of a document
VOID = {"meta", "img", "br"}
CELLS = {"td", "th", "tr"}  # which need no end
pytestmark = pytest.mark.usefixtures("qtbot")
NASTY = "<script>alert(1)</script> ]]> --> </style> \"'&lt; \u202eabc \u2067 \0 <img src=x onerror=alert(1)>"


class Page(HTMLParser):
    """The content of a page: its tags are closed in order, and its pictures are in it."""

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
        return [attrs[name] or "" for _, attrs in self.tags if name in attrs]

    @property
    def names(self) -> Counter[str]:
        return Counter(tag for tag, _ in self.tags)

    def turns(self, kind: str = "turn") -> list[str]:
        matching = (attrs for _, attrs in self.tags if kind in (attrs.get("class") or "").split())
        return [attrs["id"] or "" for attrs in matching if "id" in attrs]

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
    table = '<table><tr class="error"><th>1</th><td colspan="2">2</td></tr>'

    page = for_paper(f'<html lang="x" dir="{direction}"><head></head>{table}')

    row = page.partition('<tr class="error">')[2]
    assert row.startswith(first)
    assert row.count("<t") == 2


@pytest.mark.usefixtures("qapp")
def test_no_paragraph_or_row_on_paper_is_on_two_pages_and_no_title_is_on_another_than_its_text() -> None:
    document = QTextDocument()
    table = f"<table><thead><tr><th>head</th></tr></thead>{20 * '<tr><td>y</td><td>a<br>b</td></tr>'}</table>"
    document.setHtml(20 * f"<p>{5 * 'x<br>'}</p>{table}<h2>z</h2>" + f"<p>{100 * 'long<br>'}</p>")
    document.setTextWidth(300)

    pages = [*pages_of(document, 300)]

    layout, block, of_titles = document.documentLayout(), document.begin(), list[float]()
    cuts = [strip.top for *_, strip in pages]
    while block.isValid():
        place = layout.blockBoundingRect(block)
        begun = [cut for cut in cuts if place.top() < cut < place.bottom()]
        assert not begun or "long" in block.text()
        of_titles += [place.bottom()] if block.blockFormat().headingLevel() else []
        block = block.next()
    after_title = some(min(cut - title for cut in cuts if cut >= title) for title in of_titles[:-1])
    assert min(after_title) > 5, "the text below a title stays with it"
    assert all(sum(strip.bottom - strip.top for strip in page) <= 300 for page in pages)
    assert [one[-1].bottom for one in pages[:-1]] == cuts[1:], "nothing is left out"
    assert {len(page) for page in pages} == {1, 2}, "a table that goes on has its head"


@pytest.fixture(scope="module")
def played() -> History:
    match = header(target=1)
    return random_match(replace(match, white=replace(match.white, name="<b>&Ana")), 22, hasty=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The first turns of a match."""
    path = tmp_path / "match.tapa"
    path.write_bytes(format_record(random_match(header(), 22, most_events=40).record))
    return path


def test_report_on_paper_is_one_page_with_a_picture_of_each_mistake_on_a_board_that_is_drawn_once(
    played: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[BoardGeometry] = []

    def paint(painter: QPainter, geometry: BoardGeometry, theme: BoardTheme) -> None:
        drawn.append(geometry)
        paint_ground(painter, geometry, theme)

    monkeypatch.setattr(cache, "paint_ground", paint)
    review = whole_review(played)
    document = QTextDocument()

    text = "".join(report(played, review, BoardOptions(), on_paper=True))
    document.setHtml(text)

    page = Page(text)
    assert page.open == []
    mistakes = [line for line in review.lines if line.mark.value in {"error", "blunder"}]
    assert len(page.pictures) == len(mistakes) > 1
    for picture in page.pictures:
        data = QByteArray.fromBase64(picture.removeprefix("data:image/png;base64,").encode())
        assert not QImage.fromData(data).isNull()
        assert data.size() < 60_000
    assert "http" not in text
    assert "<b>&Ana" in page.text.replace("\u2060", "")  # which keeps Qt from taking a name for markup
    lines = document.toRawText().replace(LINE, PARAGRAPH).split(PARAGRAPH)
    assert lines.count(PICTURE) == len(mistakes), "each stands by itself"
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert [table.format().headerRowCount() for table in tables[:2]] == [0, 1], "that of the turns, on each page"
    assert len(drawn) == 1


def page_of(match: History) -> tuple[Review, Page, str]:
    """The page of a match, which needs nothing outside: every reference is to an element of its own."""
    review = whole_review(match)
    text = "".join(report(match, review, BoardOptions()))
    page = Page(text)
    assert page.open == []
    assert page.pictures == []
    assert not re.search(r"http:|https:|//[a-z]|@import", re.sub(r"(?m)^\s*//.*|'sha256-[^']*'", "", text))
    referred = {*page.values("href"), *re.findall(r"url\((.*?)\)", text)}
    assert len(referred) > len(review.lines)
    texts_used = set(re.findall(r"texts\.(\w+)", text)) | {"w", "b"}
    assert texts_used <= {name.removeprefix("data-") for _, attrs in page.tags for name in attrs} > {"bar"}
    assert referred <= {f"#{name}" for name in page.values("id")}
    return review, page, text


MATCHES = {
    **{key: header(key, target=1) for key in RULE_SETS},
    **{name: in_turn(header(target=0), *games) for games, name in SITTINGS.items()},
    "cube": header(target=3, house_rules={"cube": True}),
}


@each("name", MATCHES)
def test_table_and_graph_have_a_link_to_each_turn_of_any_game(name: str) -> None:
    match = random_match(MATCHES[name], 22, most_events=3_000 if name == "cube" else 50)

    review, page, _ = page_of(match)

    turns, ends = page.turns(), len(match.state.results)
    links = Counter((attrs["href"] or "").removeprefix("#") for tag, attrs in page.tags if tag == "a")
    assert set(page.turns("mistake")) < set(turns)
    assert len(turns) == len(review.lines) + ends
    assert Counter(links.values()) == {2: len(review.lines)}
    assert set(links) <= set(turns)
    assert name != "cube" or {ReviewedAction.DOUBLE, ReviewedAction.TAKE} <= {line.action for line in review.lines}


def test_names_and_notes_stay_text_and_no_script_but_the_report_s_own_may_run(played: History) -> None:
    seat = replace(played.header.white, name=NASTY)
    at = list(turn_starts(played.active_events))[3]
    plainly, named = (
        random_match(start, 22, most_events=60)
        for start in (played.header, replace(played.header, white=seat, black=seat))
    )
    _, plain, _ = page_of(match_of(plainly, Noted(at, "note")))

    _, page, text = page_of(match_of(named, Noted(at, NASTY)))

    assert page.names == plain.names
    assert NASTY in page.text
    (script,) = re.findall("<script>(.*?)</script>", text, re.DOTALL)
    assert f"script-src 'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in text


def test_report_of_275_turns_takes_less_than_a_quarter_of_a_megabyte() -> None:
    review, _, text = page_of(random_match(header("tawula"), 22, most_events=1000))

    assert len(review.lines) > 275  # with many mistakes, as all is played at random
    assert len(text.encode()) < 245_000


def test_each_game_of_a_match_has_the_summary_of_its_card() -> None:
    match = random_match(header(target=2), 21, hasty=True)
    review = whole_review(match, NO_MISTAKES)

    text = Page("".join(report(match, review, BoardOptions()))).text

    assert len(review.games) > 1
    for number in range(len(review.games)):
        game = single_game(match, number + 1)
        alone = whole_review(game, NO_MISTAKES)
        for line in (*summary_text(game.state, alone).splitlines(), *details_text(game.state, alone).splitlines()):
            assert line in text


def test_report_has_each_note_once_and_says_of_each_mistake_whether_it_is_hard_to_find(played: History) -> None:
    turns = {at: f"<i>note {at}</i>\nand more" for at in turn_starts(played.active_events)}
    noted = match_of(played, *(Noted(at, text) for at, text in turns.items()))

    review, page, _ = page_of(noted)

    assert len(turns) > 10
    assert all(page.text.count(f"<i>note {at}</i>and more") == 1 for at in turns)
    for line in some([line for line in review.lines if line.reasons]):
        assert line.difficulty is not None
        assert difficulty_text(line.difficulty) in page.text


# From the command line


def output_of(capsys: pytest.CaptureFixture[str], status: int, files: list[Path], to: Path | str) -> str:
    """The only line of output when reports of these files go there: an error, if that is the status."""
    assert report_files([str(file) for file in files], str(to)) == status
    output = capsys.readouterr()
    (line,) = (output.err if status else output.out).splitlines()
    return line


@pytest.mark.parametrize(("name", "start"), [("match.html", b"<!DOCTYPE html>"), ("match.pdf", b"%PDF-")])
def test_report_of_a_file_needs_no_window_and_says_where_it_is(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, start: bytes
) -> None:
    line = output_of(capsys, 0, [file], tmp_path / name)

    assert (tmp_path / name).read_bytes().startswith(start)
    assert line.startswith(f"{file}: ")
    assert line.endswith(f" {tmp_path / name}")


@pytest.mark.parametrize(
    "to", ["report.txt", "missing/report.html", "missing/reports", "report.htm", f"{'a' * 300}.html", "match.tapa"]
)
def test_report_goes_neither_to_another_kind_of_file_nor_into_a_folder_that_has_to_be_guessed(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], to: str
) -> None:
    before = set(tmp_path.rglob("*"))

    assert output_of(capsys, 1, [file], tmp_path / to).startswith(f"{tmp_path / to}: ")

    assert set(tmp_path.rglob("*")) == before


def test_report_from_a_folder_that_is_gone_is_refused_with_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "realpath", Mock(side_effect=FileNotFoundError(2, "no such file")))

    assert output_of(capsys, 1, [Path("match.tapa")], "")


@pytest.mark.parametrize("name", ["reports", "reports.html", "reports.d"])
def test_reports_go_into_any_folder_that_is_there_whatever_its_name(file: Path, tmp_path: Path, name: str) -> None:
    other, folder = tmp_path / "other.tapa", tmp_path / name
    other.write_bytes(file.read_bytes())
    folder.mkdir()

    assert report_files([str(file), str(other)], str(folder)) == 0

    assert {path.name for path in folder.iterdir()} == {"match.html", "other.html"}


@pytest.mark.parametrize(
    ("damage", "to", "fault"),
    [
        (lambda file: file.write_bytes(b"nothing"), "report.html", ""),
        (Path.unlink, "report.html", ""),
        (lambda file: file.write_bytes(b""), "report.pdf", ""),
        (lambda file: file.write_bytes(file.read_bytes() + b"{}\n"), "report.html", "line "),
    ],
    ids=["no match", "missing", "empty", "damaged"],
)
def test_file_that_cannot_be_read_is_one_sentence_and_status_1(
    file: Path, capsys: pytest.CaptureFixture[str], damage: Callable[[Path], object], to: str, fault: str
) -> None:
    damage(file)

    assert output_of(capsys, 1, [file], file.with_name(to)).startswith(f"{file}: {fault}")

    assert not file.with_name(to).exists()


def test_report_of_a_match_that_ends_within_a_line_or_of_the_first_of_several_says_so(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(file.read_bytes() + b'{"event":')
    assert report_files([str(file)], str(file.with_name("report.html"))) == 0
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert file.with_name("report.html").exists()

    text = Path(__file__).parents[2] / "data" / "matches" / "several.mat"
    assert report_files([str(text)], str(file.with_name("first.html"))) == 0
    assert capsys.readouterr().err == f"{text}: the report is about the first of 2 matches\n"


def test_no_report_replaces_another_nor_a_match(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = tmp_path / "other" / "match.html"
    match.parent.mkdir()
    content = file.read_bytes()
    match.write_bytes(content)

    assert output_of(capsys, 1, [match], "").startswith(f"{match}: ")
    assert report_files([str(file), str(match)], str(tmp_path / "reports")) == 1
    assert capsys.readouterr().err.startswith(f"{match}: "), "both would be called match.html"
    assert output_of(capsys, 1, [file, file], "one.html")

    assert match.read_bytes() == content
    assert [path.name for path in (tmp_path / "reports").iterdir()] == ["match.html"]


def test_report_is_saved_while_the_game_goes_on(open_window: OpenWindow, file: Path, qtbot: QtBot) -> None:
    app, path = open_window(), file.with_name("match.pdf")
    app.open_file(file)

    app.window.features.reports.save(path)

    making = [row.message for row in app.window.messages.rows if row.message.notice is None]
    qtbot.waitUntil(lambda: NoticeKind.EXPORTED in app.notice_kinds)
    assert path.read_bytes().startswith(b"%PDF-")
    assert len(making) == 1
    assert making[0] not in [row.message for row in app.window.messages.rows]


def test_report_that_takes_the_place_of_one_being_printed_is_the_only_one(
    open_window: OpenWindow, file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_print = Event()
    monkeypatch.setattr(making, "pdf", lambda _: b"%PDF" * may_print.wait(60))
    app, before, after = open_window(), file.with_name("before.pdf"), file.with_name("after.html")
    app.open_file(file)
    reports = app.window.features.reports

    reports.save(before)
    qtbot.waitUntil(reports._printer.isRunning)
    reports.save(after)
    may_print.set()
    qtbot.waitUntil(lambda: NoticeKind.EXPORTED in app.notice_kinds)

    assert after.read_bytes().startswith(b"<!DOCTYPE html>")
    assert not before.exists()
