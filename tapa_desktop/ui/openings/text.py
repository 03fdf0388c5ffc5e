"""The words of the openings: columns of the table, title and sentences. Pure."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from math import hypot
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLocale

from tapa_desktop.app.game_history.own_openings import OwnPlay
from tapa_desktop.coach.openings import OpeningMove, OpeningPage
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position, Side
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import (
    dice_row,
    half_width_text,
    is_right_to_left,
    listed,
    number,
    percent,
    short_chances,
    signed_points,
    whole,
)
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.turns import shortened
from tapa_desktop.ui.widgets.tables import Column

translate = QCoreApplication.translate
MARS: Final = 1  # the column
_TOLD: Final = 2  # plays of which reasons are told


class Row(Struct, frozen=True):
    """A play of the table: what the book or the computer says of it, and what the player has made of it."""

    play: str
    position: Position
    move: OpeningMove | None
    own: OwnPlay | None
    chances: str = ""  # of all kinds of wins


def columns() -> tuple[Column[Row], ...]:
    """The columns of the table of plays."""
    return (
        Column(translate("Openings", "Move"), _move_text, tooltip=_move_tip),
        Column(
            *(translate("Openings", "Mars"), _mars_text, percent(0.888, 0)),
            is_number=True,
            header_tooltip=translate("Openings", "How often the game is then won by a mars"),
        ),
        Column(
            *(translate("Openings", "Strong"), _share_text, percent(1, 0)),
            is_number=True,
            header_tooltip=translate("Openings", "How often the levels Strong and Veteran make this move, counted"),
        ),
        Column(
            *(translate("Openings", "Mine"), _own_text, f"888 · {percent(1, 0)}"),
            is_number=True,
            tooltip=_own_tip,
            header_tooltip=translate(
                "Openings", "How often you have made this move, and how many of these games you won"
            ),
        ),
    )


def title_text(placed: PositionSpec, at: int) -> str:
    """The number of a turn, from 0, whose it is, and its roll."""
    dice = "" if placed.roll is None else dice_row(placed.roll)
    return f"{whole(at + 1)}. {listed((side_name(placed.side), dice))}"


def left_text(side: Side, mine: Side | None) -> str:
    """That this side left the book here."""
    if mine is None:
        return translate("Openings", "Here the game left the book.")
    if side is mine:
        return translate("Openings", "Here you left the book.")
    return translate("Openings", "Here your opponent left the book.")


def page_text(page: OpeningPage) -> str:
    """What there is to say: why the best plays are good, and by how much the first leads if there is but one reason."""
    lines = []
    if not page.is_known:
        lines.append(translate("Openings", "The book ends here; this is how the computer sees it now."))
    if page.question.placed.roll is None:
        lines.append(translate("Openings", "Choose a roll. Each shows what its best move is worth, in points."))
    rule_set = page.question.placed.rule_set
    for one in page.moves[:_TOLD]:
        if one.reasons:
            told = reasons_text(rule_set, one.reasons)
            told = f"{told} {_lead_text(page.moves)}" if len(one.reasons) == 1 and one is page.moves[0] else told
            lines.append(
                translate("Openings", "{play}: {reasons}").format(play=shortened(one.candidate.play), reasons=told)
            )
    return "\n".join(lines)


def _lead_text(moves: Sequence[OpeningMove]) -> str:
    """How far the first play leads, if there is another."""
    if len(moves) == 1:
        return ""
    best, second = moves[0].candidate, moves[1].candidate
    lead, play = best.equity - second.equity, shortened(second.play)
    if lead <= hypot(best.half_width or 0.0, second.half_width or 0.0):
        return translate("Openings", "About as good: {play}.").format(play=play)
    return translate("Openings", "It is worth {lead} more than {play}.").format(lead=number(lead, 3), play=play)


def paper(title: str, board: bytes, rows: Sequence[Row], rolls: Mapping[Roll, float], told: str) -> str:
    """The page for paper, as HTML: the board, a PNG picture; the plays, or else what the rolls are worth; the words."""
    shown = [column for column in columns() if any(column.text(row) for row in rows)]
    cells = [[column.header for column in shown], *([column.text(row) for column in shown] for row in rows)]
    if not rows:
        cells = [[dice_row(roll), signed_points(equity)] for roll, equity in rolls.items()]
    table = "".join(f"<tr>{''.join(f'<td>{_lines(cell)}</td>' for cell in row)}</tr>" for row in cells)
    direction = "rtl" if is_right_to_left() else "ltr"
    picture = f'<img width="400" src="data:image/png;base64,{b64encode(board).decode()}">'
    style = "<style>td { padding: 2px 12px }</style>"
    head = f'<!DOCTYPE html>\n<html lang="{QLocale().bcp47Name()}" dir="{direction}"><head>{style}</head>'
    body = f"<h1>{escape(title)}</h1><p>{picture}</p><table>{table}</table><p>{_lines(told)}</p>"
    return f"{head}<body>{body}</body></html>"


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")


def _move_text(row: Row) -> str:
    return f"{shortened(row.play)}\n{_equity_text(row)}" if row.move else shortened(row.play)


def _equity_text(row: Row) -> str:
    if row.move is None:
        return ""
    one = row.move.candidate
    return f"{signed_points(one.equity)} {half_width_text(one.half_width)}".rstrip()


def _move_tip(row: Row) -> str:
    if row.move is None:
        return translate("Openings", "The book does not have this move.")
    text = translate("Openings", "Equity in points, and half the width of its 95% interval: {equity}")
    return f"{text.format(equity=_equity_text(row))}\n{row.chances}"


def _mars_text(row: Row) -> str:
    return "" if row.move is None else percent(row.move.candidate.probabilities.mars, 0)


def _share_text(row: Row) -> str:
    return "" if row.move is None or row.move.share is None else percent(row.move.share, 0)


def _own_text(row: Row) -> str:
    return "" if row.own is None else f"{whole(row.own.games)} · {percent(row.own.won / row.own.games, 0)}"


def _own_tip(row: Row) -> str:
    if row.own is None:
        return translate("Openings", "You have not made this move here.")
    text = translate("Openings", "Made: {games}. Won: {won}. Points: {points}.")
    return text.format(games=whole(row.own.games), won=whole(row.own.won), points=whole(row.own.points))


def rows_of(placed: PositionSpec, moves: Sequence[OpeningMove], own: Mapping[Position, OwnPlay]) -> tuple[Row, ...]:
    """The plays of the book, and behind them those that only the player has made."""
    of_book = {}
    for move in moves:
        one = move.candidate
        chances = short_chances(placed.rule_set, one.probabilities)
        of_book[one.position] = Row(one.play, one.position, move, own.get(one.position), chances)
    return (*of_book.values(), *(Row(one.play, at, None, one) for at, one in own.items() if at not in of_book))
