"""A match as a report to keep or send: its review, as one HTML file whose board steps through the turns, or as PDF.

The look of the page is in resources/report, beside the script that makes its board step.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextTable,
)

from tapa_desktop.coach.review.result import Review, ReviewLine
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.resources import resource
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.text import side_text
from tapa_desktop.ui.text.names import match_text, plain_game_name, player_name, players_text, score_text
from tapa_desktop.ui.text.numbers import at_score_text, draw_chance, is_right_to_left, listed, percent, whole
from tapa_desktop.ui.text.reasons import difficulty_text
from tapa_desktop.ui.text.result import result_text
from tapa_desktop.ui.text.turns import NOTE_SIGN, legend_text

from .board_pane import plays_of
from .diagram import Diagrams, Plays
from .text import (
    action_text,
    banded_rule_set,
    detail,
    details_text,
    dice_text,
    is_at_score,
    loss_text,
    note_place,
    signed_or_blank,
    summary_text,
    total_rows,
    winning_text,
)

translate = QCoreApplication.translate

KINDS: Final = (".html", ".pdf")  # the endings of the files that a report can be
_PAPER_WIDTH: Final = 256  # of a diagram in a PDF, in the document's pixels: three fit on a page, with their texts
_MARGIN_MM: Final = 18
_ROW: Final = re.compile(r"(<tr[^>]*>)(.*?)</tr>", re.DOTALL)
_CELL: Final = re.compile(r"<t[dh].*?</t[dh]>", re.DOTALL)
_PAPER_STYLE: Final = """
body { font-family: sans-serif } td, th { padding: 2px 8px }
tr.doubtful td { color: #7a6000 } tr.error td { color: #b14c00 } tr.blunder td { color: #b00020 }
"""


def report(history: History, review: Review, options: BoardOptions, *, on_paper: bool = False) -> Iterator[str]:
    """The HTML of a reviewed match, in parts that take a moment each; joined they are one self-contained file.

    On paper it has pictures of the mistakes; else each turn has its position, through which a script steps, and without
    scripts only those of mistakes are visible, the others by their links. `options` say how the board is drawn.
    """
    page = _Page(history, options, on_paper=on_paper)
    yield page.head()
    yield page.summary(review)
    for number, lines in groupby(review.lines, lambda line: line.game):
        yield from page.game(review.of_game(number), tuple(lines))
    yield page.end()


class _Page:
    def __init__(self, history: History, options: BoardOptions, *, on_paper: bool) -> None:
        self._history, self._on_paper = history, on_paper
        self._diagrams = Diagrams(options)
        self._noted = set[int]()  # the turns with their notes written
        self._turns = 0  # written so far

    def head(self) -> str:
        """Everything before the totals. Only the page's own script may run, and nothing may be loaded."""
        direction = "rtl" if is_right_to_left() else "ltr"
        title = escape(listed((players_text(self._history.header), match_text(self._history.state))))
        start = f'<!DOCTYPE html>\n<html lang="{QLocale().bcp47Name()}" dir="{direction}"><head><meta charset="utf-8">'
        if self._on_paper:
            return f"{start}<style>{_PAPER_STYLE}</style></head><body>\n<h1>{title}</h1>\n"
        style, digest = _part("css"), b64encode(sha256(_part("js").encode()).digest()).decode()
        allowed = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
        return (
            f'{start}<meta http-equiv="Content-Security-Policy" content="{allowed}">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>\n'
            f'<style>\n{style}</style></head><body style="{self._diagrams.colours()}">\n<h1>{title}</h1>\n'
        )

    def summary(self, review: Review) -> str:
        state = self._history.state
        head = _row(("", *(player_name(state, side) for side in Side)), tag="th")
        rows = total_rows(review, rule_set=banded_rule_set(state), at_score=is_at_score(state))
        body = "".join(_row((name, white, black)) for name, white, black, _ in rows)
        below = [*([at_score_text()] if is_at_score(state) else []), legend_text()]
        paragraphs = "".join(f"<p>{escape(text)}</p>\n" for text in below)
        return f"<p>{escape(score_text(state))}</p>\n<table class='totals'>{head}{body}</table>\n{paragraphs}"

    def game(self, review: Review, lines: Sequence[ReviewLine]) -> Iterator[str]:
        """A game: its title, summary, graph and turns, and the positions of these."""
        states, first = self._history.states, self._turns
        state = states[lines[-1].at]
        title = translate("Report", "Game {number}").format(number=whole(lines[0].game + 1))
        title = f"{title}: {plain_game_name(state.rule_set)}" if state.order else title
        yield f"<h2>{escape(title)}</h2>\n"
        if state.target != 1:
            text = f"{summary_text(state, review)}\n{details_text(state, review)}"
            yield f"<p>{_lines(text)}</p>\n"
        if not self._on_paper:
            yield _chart(state, lines, first)
        yield self._table(lines)
        for line in lines:
            yield self._turn(states[line.at], line)
        last = next((later for later in states[lines[-1].at :] if later.result is not None), None)
        if last is not None and last.result is not None and not self._on_paper:
            yield self._position(last, (), result_text(last, last.result), "turn")

    def end(self) -> str:
        """The notes outside the turns of the review, and the parts that diagrams and script need."""
        others = "".join(self._note(at) for at in sorted(self._history.notes))
        title = f"<h2>{escape(translate('Report', 'Other notes'))}</h2>\n"
        notes = f"{title}<table>{others}</table>\n" if others else ""
        if self._on_paper:
            return f"{notes}</body></html>\n"
        steps = "".join(
            f'<button data-step="{step}" title="{escape(name)}" aria-label="{escape(name)}">{sign}\ufe0e</button>'
            for step, sign, name in (
                (-1, "◀", translate("ReviewBoardPane", "Previous turn (Left)")),
                (1, "▶", translate("ReviewBoardPane", "Next turn (Right)")),
                ("mistake", "?▶", translate("ReviewBoardPane", "Next &mistake").replace("&", "")),
            )
        )
        words = "".join(f' data-{name}="{escape(text)}"' for name, text in _words().items())
        panel = f'<nav{words}>{steps}<output class="shared"></output></nav>\n'
        return f"{notes}{panel}{self._diagrams.shared()}<script>{_part('js')}</script></body></html>\n"

    def _table(self, lines: Sequence[ReviewLine]) -> str:
        """The turns of a game, with the loss, the luck and the chance of White, and with the notes on them."""
        states = self._history.states
        heads = (
            *("", translate("Report", "Player"), translate("Report", "Roll"), translate("Report", "Move")),
            *(translate("Report", "Loss"), translate("Report", "Luck")),
            winning_text(self._history.state, Side.WHITE),
        )
        rows = "".join(
            _row(
                (
                    *(whole(number), player_name(states[line.at], line.side), dice_text(line), action_text(line)),
                    *(loss_text(line), signed_or_blank(line.luck)),
                    listed((percent(line.white_win, 0), draw_chance(line.draw))),
                ),
                _kind(line),
                link="" if self._on_paper else f"t{self._turns + number}",
            )
            + self._note(note_place(self._history, line))
            for number, line in enumerate(lines, 1)
        )
        rows = rows if self._on_paper else rows.replace("</td>", "").replace("</tr>", "")  # HTML does without
        return f'<table class="turns"><thead>{_row(heads, tag="th")}</thead>{rows}</table>\n'

    def _note(self, at: int) -> str:
        """The row with the note on a turn, unless it has none, or the note is written already."""
        if at in self._noted or at not in self._history.notes:
            return ""
        self._noted.add(at)
        note = f'{NOTE_SIGN} <span dir="auto">{_lines(self._history.notes[at])}</span>'
        return f'<tr><td></td><td colspan="6">{note}</td></tr>\n'

    def _turn(self, state: GameState, line: ReviewLine) -> str:
        is_mistake = line.mark.is_at_least(ErrorClass.ERROR)
        if self._on_paper and not is_mistake:
            return ""
        plays = plays_of(line, None if line.mark is ErrorClass.FINE else ())
        facts, *why = detail(state, line).split("\n")
        how_hard = [difficulty_text(line.difficulty)] if line.difficulty is not None else []
        text = "\n".join((facts, *how_hard, *why))
        return self._position(state, plays, text, "turn mistake" if is_mistake else "turn")

    def _position(self, state: GameState, plays: Plays, text: str, kind: str) -> str:
        if self._on_paper:
            picture = b64encode(self._diagrams.png(state, plays)).decode()
            image = f'<img alt="{escape(text)}" width="{_PAPER_WIDTH}" src="data:image/png;base64,{picture}">'
            return f"<div><p>{image}<br>{_lines(text)}</p></div>\n"
        self._turns += 1
        svg = self._diagrams.svg(state, plays)
        return f'<div class="{kind}" id="t{self._turns}">{svg}<p>{escape(text)}</p></div>\n'


def _words() -> dict[str, str]:
    return {side.value.lower(): side_text(side) for side in Side} | {
        "on": translate("Report", "{count} on {number}", "checkers on a point"),
        "pinned": translate("Report", "{count} pinned on {number}", "checkers on a point"),
        "bar": translate("Report", "{count} on the bar", "checkers"),
        "beside": translate("Report", "{count} beside the board", "checkers"),
        "comma": translate("Numbers", ", "),
    }


def _part(kind: str) -> str:
    return resource("report", f"report.{kind}").read_text(encoding="utf-8")


def _chart(state: GameState, lines: Sequence[ReviewLine], first: int) -> str:
    """The chance of White after each turn of a game, as a graph whose turns are links."""
    links = "".join(f'<a href="#t{first + at + 1}"{_kind(line)}><rect x="{at}"/></a>' for at, line in enumerate(lines))
    path = "L".join(f"{at}.5 {100 * (1 - line.white_win):.0f}" for at, line in enumerate(lines))
    return (
        f'<div class="chart">{escape(winning_text(state, Side.WHITE))}'
        f'<svg viewBox="0 0 {len(lines)} 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="half" d="M0 50H{len(lines)}"/>{links}<path class="win" d="M{path}"/></svg></div>\n'
    )


def pdf(html: str) -> bytes:
    """A report as PDF, page by page: `QTextDocument.print_` makes pictures three times as large. In any thread."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setCreator("Tapa Desktop")
    document = QTextDocument()
    document.setHtml(for_paper(html))
    layout = document.documentLayout()
    layout.setPaintDevice(writer)
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
    painter.setFont(document.defaultFont())
    line = painter.fontMetrics().lineSpacing()
    page = QRectF(0, 0, writer.width(), writer.height() - 2 * line)
    document.setTextWidth(page.width())
    for number, strips in enumerate(pages_of(document, page.height())):
        if number:
            writer.newPage()
        foot = QRectF(0, page.bottom() + line, page.width(), line)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, whole(number + 1))
        painter.save()
        for strip in strips:
            context = QAbstractTextDocumentLayout.PaintContext()
            context.clip = QRectF(0, strip.top, page.width(), strip.bottom - strip.top)
            painter.translate(0, -strip.top)
            painter.setClipRect(context.clip)
            layout.draw(painter, context)
            painter.translate(0, strip.bottom)
        painter.restore()
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


class Strip(NamedTuple):
    """A part of a document from one height to another, with the head of the table that it is in."""

    top: float
    bottom: float
    head: Strip | None = None


def pages_of(document: QTextDocument, height: float) -> Iterator[list[Strip]]:
    """The strips of a document, which is laid out in one piece, that go below each other on pages of this height.

    No paragraph or row is split, unless it is longer than a page, and a title stays with the text below it. A table
    that continues repeats its head. Qt's own pages keep nothing together, and its page breaks take time that grows with
    the square of their number.
    """
    last, top, heads = Strip(0, 0), 0.0, list[Strip]()
    for strip in _whole_strips(document, height):
        room = height - sum(head.bottom - head.top for head in heads)
        if strip.bottom - top > room and last.bottom > top:
            cut = min((last.bottom + strip.top) / 2, top + room)  # in the middle between them
            yield [*heads, Strip(top, cut)]
            top, heads = cut, [strip.head] if strip.head is not None and strip.head.bottom < cut else []
        last = strip
    yield [*heads, Strip(top, last.bottom)]


def _whole_strips(document: QTextDocument, height: float) -> Iterator[Strip]:
    """The paragraphs and rows of a document, each with the title above it; of one that is higher, the lines."""
    joined: Strip | None = None
    is_title, block = False, document.begin()
    while block.isValid():
        for strip in _strips_of(block, height):
            if joined is not None and (is_title or strip.top < joined.bottom):  # in a row cells stand side by side
                joined = joined._replace(bottom=max(joined.bottom, strip.bottom))
            else:
                if joined is not None:
                    yield joined
                joined = strip
            is_title = False
        is_title, block = block.blockFormat().headingLevel() > 0, block.next()
    if joined is not None:
        yield joined


def _strips_of(block: QTextBlock, height: float) -> list[Strip]:
    layout, table = block.document().documentLayout(), QTextCursor(block).currentFrame()
    whole_block, head = layout.blockBoundingRect(block), None
    if isinstance(table, QTextTable) and table.format().headerRowCount():
        cells = [table.cellAt(0, column).firstCursorPosition().block() for column in range(table.columns())]
        rects = [layout.blockBoundingRect(cell) for cell in cells]
        head = Strip(min(rect.top() for rect in rects), max(rect.bottom() for rect in rects))
    rects = [whole_block]
    if whole_block.height() > height:
        lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
        rects = [line.rect().translated(whole_block.topLeft()) for line in lines]
    return [Strip(rect.top(), rect.bottom(), head) for rect in rects]


def for_paper(html: str) -> str:
    """The HTML of a report as Qt needs it for paper."""
    if ' dir="rtl">' not in html.partition("<head>")[0]:
        return html
    # WORKAROUND(Qt 6.9): the first column of a table is at the left, whatever the direction of the document.
    html = html.replace("<table", '<table align="right"')
    return _ROW.sub(lambda row: f"{row[1]}{''.join(reversed(_CELL.findall(row[2])))}</tr>", html)


def _kind(line: ReviewLine) -> str:
    """The attribute of a row or link for its kind of mistake; empty if it is none."""
    return "" if line.mark is ErrorClass.FINE else f' class="{line.mark.value}"'


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _row(cells: Sequence[str], kind: str = "", tag: str = "td", link: str = "") -> str:
    """A row of a table, whose first cell is a link if it leads anywhere."""
    texts = [escape(cell) for cell in cells]
    if link:
        texts[0] = f'<a href="#{link}">{texts[0]}</a>'
    columns = "".join(f"<{tag}>{text}</{tag}>" for text in texts)
    return f"<tr{kind}>{columns}</tr>\n"
