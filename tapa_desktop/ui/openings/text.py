"""The words of the openings: columns of the table, title and sentences. Pure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.game_history.own_openings import OwnPlay
from tapa_desktop.coach.openings import OpeningMove, OpeningPage
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import dice_row, half_width_text, listed, percent, signed_points, whole
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


def title_text(placed: Placed, number: int) -> str:
    """The number of a turn, from 0, whose it is, and its roll."""
    dice = "" if placed.roll is None else dice_row(placed.roll)
    return f"{whole(number + 1)}. {listed((side_name(placed.side), dice))}"


def page_text(page: OpeningPage, *, has_left: bool) -> str:
    """What there is to say: that the game has left the book here, and why the best plays are good."""
    lines = [translate("Openings", "Here the game left the book.")] if has_left else []
    if not page.is_known:
        lines.append(translate("Openings", "The book ends here; this is how the computer sees it now."))
    if page.question.placed.roll is None:
        lines.append(translate("Openings", "Choose a roll. Each shows what its best move is worth, in points."))
    rule_set = page.question.placed.rule_set
    for one in page.moves[:_TOLD]:
        if one.reasons:
            told = reasons_text(rule_set, one.reasons)
            lines.append(
                translate("Openings", "{play}: {reasons}").format(play=shortened(one.candidate.play), reasons=told)
            )
    return "\n".join(lines)


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


def has_mars(placed: Placed) -> bool:
    """Whether a game knows wins of two points."""
    return worth(placed.rule_set, How.MARS) is not None
