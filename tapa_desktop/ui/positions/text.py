"""The faults of a position set up by hand, and its analysis, as text. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.coach.hint import Analysis
from tapa_desktop.game.arrangement import Arrangement
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import (
    at_score_text,
    chances_of_wins,
    dice_row,
    half_width_text,
    is_right_to_left,
    left_to_right,
    percent,
    signed_points,
    whole,
)

translate = QCoreApplication.translate


def obstacle(arrangement: Arrangement) -> str:
    """Why a game cannot start from an arrangement; empty if it can."""
    lacking = [text for side in Side if (text := _lacking_text(side, arrangement.lacking(side)))]
    if lacking:
        return "  ".join(lacking)
    if arrangement.is_over:
        return translate("Editor", "The game is over in this position.")
    return ""


def how_to_set_up(hand: Side) -> str:
    """How checkers are put, moved and taken away, while a click puts those of `hand`."""
    text = translate("Editor", "Click: {side} · right click: {other} · drag: move · wheel or Delete: remove")
    return text.format(side=side_name(hand), other=side_name(hand.other))


def none_left(side: Side) -> str:
    """Why a click puts no checker of that side."""
    return translate("Editor", "{side}: all checkers are on the board. Remove one first.").format(side=side_name(side))


def analysis_page(analysis: Analysis, *, with_equity: bool, at_score: bool) -> str:
    """The analysis as rich text: chances first, and equities if they are wanted, with their unit if `at_score`."""
    placed = analysis.placed
    names = side_name(placed.side), side_name(placed.side.other)
    head = translate("Editor", "{side} to move, before the roll").format(side=names[0])
    rows = [("", *names)]
    rows += [
        (label, percent(mine), percent(theirs))
        for label, mine, theirs in chances_of_wins(placed.rule_set, analysis.probabilities)
    ]
    if with_equity:
        width = half_width_text(analysis.half_width)
        mine, theirs = (f"{signed_points(one)} {width}".rstrip() for one in (analysis.equity, -analysis.equity))
        rows.append((translate("Editor", "Equity"), mine, theirs))
    unit = f"<p>{at_score_text()}</p>" if with_equity and at_score else ""
    return f"<p><b>{head}</b></p>{_table(rows, of_figures=True)}{_plays(analysis, with_equity=with_equity)}{unit}"


def _lacking_text(side: Side, count: int) -> str:
    if count == 0:
        return ""
    return translate("Editor", "{side}: %n checker(s) still to place.", "", count).format(side=side_name(side))


def _plays(analysis: Analysis, *, with_equity: bool) -> str:
    placed = analysis.placed
    if not placed.has_dice:
        return ""
    dice = dice_row(placed.roll or placed.dice, is_group=placed.roll is None)
    head = translate("Editor", "Best with {roll}").format(roll=dice)
    best = enumerate(analysis.candidates, start=1)
    rows = [
        (f"{whole(number)}.", left_to_right(candidate.play), _worth(candidate, with_equity=with_equity))
        for number, candidate in best
    ]
    return f"<p><b>{head}</b></p>{_table(rows, of_figures=False)}"


def _worth(candidate: Candidate, *, with_equity: bool) -> str:
    win = percent(candidate.probabilities.win)
    equity = f"{signed_points(candidate.equity)} {half_width_text(candidate.half_width)}".rstrip()
    return f"{win} · {equity}" if with_equity else win


def _table(rows: list[tuple[str, str, str]], *, of_figures: bool) -> str:
    """A table of three columns; the last is aligned to the end, and the middle one too if it holds figures."""
    # WORKAROUND(Qt 6.9): rich text lays out table columns from left to right, even in languages read from right to
    # left.
    begin, end = ("right", "left") if is_right_to_left() else ("left", "right")
    aligned = (begin, end if of_figures else begin, end)
    forms = [f"align='{align}' style='padding-{begin}: {12 * bool(at)}px'" for at, align in enumerate(aligned)]
    lines = ([f"<td {form}>{cell}</td>" for form, cell in zip(forms, row, strict=True)] for row in rows)
    turned = ("".join(reversed(line) if is_right_to_left() else line) for line in lines)
    return f"<table align='{begin}'>{''.join(f'<tr>{line}</tr>' for line in turned)}</table>"
