"""A match as a report to keep or send: one HTML file with its turns, its review, and a diagram of each mistake."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from html import escape
from itertools import groupby, islice
from typing import Final

from msgspec import structs
from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    qRgb,
)

from tapa_desktop.coach.review.result import Review, ReviewLine
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.paint.cache import StampCache
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.view.image import image_of, without_texture
from tapa_desktop.ui.text.names import match_text, plain_game_name, player_name, players_text, score_text
from tapa_desktop.ui.text.numbers import at_score_text, draw_chance, is_right_to_left, listed, percent, whole
from tapa_desktop.ui.text.turns import NOTE_SIGN

from .board_pane import ReviewBoard, plays_of
from .controller import details_text, summary_text
from .text import (
    action_text,
    banded_rule_set,
    detail,
    dice_text,
    is_at_score,
    loss_text,
    noted_at,
    signed_or_blank,
    total_rows,
    winning_text,
)

translate = QCoreApplication.translate

KINDS: Final = (".html", ".pdf")  # the endings of the files that a report can be
WIDTH: Final = 520  # of a diagram, in pixels
_PAPER_WIDTH: Final = 280  # of a diagram in a PDF, in the document's pixels: three fit on a page, with their texts
_EVERY: Final = 7  # pixel of a diagram is looked at for its colours
_COARSE: Final = 0b11110_11110_11110  # the bits by which hues and shades are told
_MARGIN_MM: Final = 18
_TOTAL_NUMBERS: Final = (1, 2)  # the columns of the totals that hold numbers
_TURN_NUMBERS: Final = (0, 4, 5, 6)  # the same of the turns
_ROW: Final = re.compile(r"(<tr[^>]*>)(.*?)</tr>", re.DOTALL)
_CELL: Final = re.compile(r"<t[dh].*?</t[dh]>", re.DOTALL)
_STYLE: Final = """
body { font-family: sans-serif; max-width: 50em; margin: 1.5em auto; padding: 0 1em; color: #1b1b1b; background: #fff }
table { border-collapse: collapse } th, td { padding: 2px 8px; text-align: start } .n { text-align: end }
tr.doubtful td { color: #7a6000 } tr.error td { color: #b14c00 } tr.blunder td { color: #b00020 }
.mistake { break-inside: avoid; margin: 1.2em 0 } img { max-width: 100% } h2 { break-after: avoid }
"""


def _game_summary(state: GameState, review: Review) -> str:
    return f"{summary_text(state, review)}\n{details_text(state, review)}"


def report(history: History, review: Review, options: BoardOptions) -> Iterator[str]:
    """The HTML of a reviewed match, in parts that take a moment each; joined they are the file.

    It needs nothing beside itself. `options` say how the board is drawn.
    """
    direction = "rtl" if is_right_to_left() else "ltr"
    title = listed((players_text(history.header), match_text(history.state)))
    yield (
        f'<!DOCTYPE html>\n<html lang="{QLocale().bcp47Name()}" dir="{direction}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>\n<h1>{escape(title)}</h1>\n"
    )
    yield _summary(history, review)
    diagrams = _Diagrams(options)
    told = set[int]()
    for number, lines in groupby(review.lines, lambda line: line.game):
        shown = list(lines)
        title, state = (
            translate("Report", "Game {number}").format(number=whole(number + 1)),
            history.states[shown[-1].at],
        )
        title = f"{title}: {plain_game_name(state.rule_set)}" if state.order else title
        yield f"<h2>{escape(title)}</h2>\n"
        if state.target != 1:
            yield f"<p>{_lines(_game_summary(state, review.of_game(number)))}</p>\n"
        yield _turns(history, shown, told)
        for line in shown:
            if line.mark.is_at_least(ErrorClass.ERROR):
                yield _mistake(diagrams, history.states[line.at], line)
    if others := "".join(_note(history, at, told) for at in sorted(history.notes)):
        yield f"<h2>{escape(translate('Report', 'Other notes'))}</h2>\n<table>{others}</table>\n"
    yield "</body></html>\n"


def pdf(html: str) -> bytes:
    """A report as a PDF file, on numbered pages of A4. May be called in any thread.

    It prints page by page, as `QTextDocument.print_` would, which makes the pictures three times as large, as JPEG.
    """
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
    document.setPageSize(page.size())
    for number in range(document.pageCount()):
        if number:
            writer.newPage()
        foot = QRectF(0, page.bottom() + line, page.width(), line)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, whole(number + 1))
        painter.save()
        painter.translate(0, -number * page.height())
        painter.setClipRect(page.translated(0, number * page.height()))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = page.translated(0, number * page.height())
        layout.draw(painter, context)
        painter.restore()
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def for_paper(html: str) -> str:
    """A report as Qt has to be given it for pages of paper."""
    html = html.replace("<img ", f'<img width="{_PAPER_WIDTH}" ')
    if ' dir="rtl">' not in html.partition("<head>")[0]:
        return html
    # WORKAROUND(Qt 6.9): the first column of a table is at the left, whatever the direction of the document.
    html = html.replace("<table>", '<table align="right">')
    return _ROW.sub(lambda row: f"{row[1]}{''.join(reversed(_CELL.findall(row[2])))}</tr>", html)


def _summary(history: History, review: Review) -> str:
    """The score and the totals of both sides."""
    state = history.state
    head = _row(("", *(player_name(state, side) for side in Side)), _TOTAL_NUMBERS, tag="th")
    rows = total_rows(review, rule_set=banded_rule_set(state), at_score=is_at_score(state))
    body = "".join(_row((name, white, black), _TOTAL_NUMBERS) for name, white, black, _ in rows)
    unit = f"<p>{escape(at_score_text())}</p>\n" if is_at_score(state) else ""
    return f"<p>{escape(score_text(state))}</p>\n<table>{head}{body}</table>\n{unit}"


def _turns(history: History, lines: Sequence[ReviewLine], told: set[int]) -> str:
    """The turns of a game, with the loss, the luck and the chance of White, and with the notes on them."""
    states = history.states
    heads = (
        *("", translate("Report", "Player"), translate("Report", "Roll"), translate("Report", "Move")),
        *(translate("Report", "Loss"), translate("Report", "Luck"), winning_text(history.state, Side.WHITE)),
    )
    rows = "".join(
        _row(
            (
                *(whole(number), player_name(states[line.at], line.side), dice_text(line), action_text(line)),
                *(loss_text(line), signed_or_blank(line.luck), _chances(line)),
            ),
            _TURN_NUMBERS,
            line.mark.value,
        )
        + _note(history, noted_at(history, line), told)
        for number, line in enumerate(lines, 1)
    )
    return f"<table>{_row(heads, _TURN_NUMBERS, tag='th')}{rows}</table>\n"


def _chances(line: ReviewLine) -> str:
    """The chance of White after a turn, and that of a draw."""
    return listed((percent(line.white_win, 0), draw_chance(line.draw)))


def _note(history: History, at: int, told: set[int]) -> str:
    """The row with the note on a turn, unless the turn has none, or it is among those told already."""
    if at in told or at not in history.notes:
        return ""
    told.add(at)
    return f'<tr><td></td><td colspan="6">{NOTE_SIGN} <span dir="auto">{_lines(history.notes[at])}</span></td></tr>\n'


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _mistake(diagrams: _Diagrams, state: GameState, line: ReviewLine) -> str:
    """The diagram of a mistake, and below it what is said about it in the review."""
    told = detail(state, line)
    picture = b64encode(diagrams.png(state, line)).decode()
    image = f'<img alt="{escape(told)}" src="data:image/png;base64,{picture}">'
    return f'<div class="mistake"><p>{image}<br>{_lines(told)}</p></div>\n'


class _Diagrams:
    """Draws positions with arrows for the best play and the one made, as small pictures without textures."""

    def __init__(self, options: BoardOptions) -> None:
        self._board = ReviewBoard()
        self._board.set_options(structs.replace(options, speed=0.0, dice_speed=0.0, turns_numbers=True))
        self._board.resize(WIDTH, WIDTH)
        self._cache: StampCache | None = None  # of the diagram before

    def png(self, state: GameState, line: ReviewLine) -> bytes:
        """The diagram of a turn, with at most 256 colours."""
        self._board.show_line(state, plays_of(line, ()))
        shown = image_of(self._board)
        options = structs.replace(shown.options, theme=without_texture(shown.options.theme))
        image = structs.replace(shown, options=options, arrows=self._board.arrows)
        cache = image.cache(WIDTH)
        self._cache = cache if cache != self._cache else self._cache
        # of few colours, since Qt looks up each of them among those of the palette
        drawn = image.image(WIDTH, self._cache).convertToFormat(QImage.Format.Format_RGB555)
        plain = Qt.ImageConversionFlag.AvoidDither | Qt.ImageConversionFlag.ThresholdDither
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        indexed = drawn.convertToFormat(QImage.Format.Format_Indexed8, _palette(drawn), plain)
        # WORKAROUND(PySide6 6.9): the type stub of QImage.save accepts only file names.
        indexed.save(buffer, "PNG")  # type: ignore[call-overload]
        return bytes(buffer.data().data())


def _palette(image: QImage) -> list[int]:
    """The colours of a picture with few: of each hue and shade the most common one, then the most common ones.

    Every seventh pixel is looked at. The picture has 32 steps of red, green and blue.
    """
    pixels = memoryview(image.constBits()).cast("H")
    common = [colour for colour, _ in Counter(pixels[::_EVERY]).most_common()]
    hues = {colour & _COARSE: colour for colour in reversed(common)}
    chosen = dict.fromkeys([*reversed(hues.values()), *common])
    return [qRgb(*(((colour >> at) & 31) * 255 // 31 for at in (10, 5, 0))) for colour in islice(chosen, 256)]


def _row(cells: Sequence[str], numbers: Collection[int], mark: str = "", tag: str = "td") -> str:
    """A row of a table, in which the columns `numbers` are aligned at their end."""
    kinds = (f'{tag} class="n"' if column in numbers else tag for column in range(len(cells)))
    told = "".join(f"<{kind}>{escape(cell)}</{tag}>" for kind, cell in zip(kinds, cells, strict=True))
    return f'<tr class="{mark}">{told}</tr>\n' if mark else f"<tr>{told}</tr>\n"
