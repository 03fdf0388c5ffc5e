"""What the editor says: why a position cannot be played, and what the computer thinks of it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QLocale

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.hint import Analysis
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.positions.text import analysis_page
from tapa_desktop.ui.text.numbers import at_score_text
from tests.ui.coaches import rated

CHANCES = Probabilities(0.758, 0.466, 0.011, 0.065, 0.012)


def words(
    key: str,
    roll: tuple[int, int] | None = None,
    side: Side = Side.WHITE,
    equity: float = 0.918,
    *,
    with_equity: bool = True,
    at_score: bool = False,
) -> list[str]:
    """The page without its marks."""
    rule_set = RULE_SETS[key]
    plays = (rated("24/19 21/19", 0.9), rated("pass", -0.0004)) if roll else ()
    analysis = Analysis(Placed(rule_set, side, start_position(rule_set), roll), equity, CHANCES, plays)
    page = analysis_page(analysis, with_equity=with_equity, at_score=at_score)
    return [word for word in re.sub(r"<[^>]*>", "|", page).split("|") if word]


@pytest.mark.parametrize(
    ("key", "rows"),
    [
        ("tapa", ["Mars", "46.6%", "6.5%"]),
        ("plakoto", ["Mars or mother", "46.6%", "6.5%"]),
        ("tapa-cube", ["Mars", "46.6%", "6.5%", "Triple", "1.1%", "1.2%"]),
        ("tawula", ["Capote", "1.1%", "1.2%"]),
    ],
)
def test_each_kind_of_win_that_the_game_knows_has_its_chances(key: str, rows: list[str]) -> None:
    head = ["White to move, before the roll", "White", "Black", "Wins", "75.8%", "24.2%"]

    assert words(key) == [*head, *rows, "Equity", "+0.918", "−0.918"]


def test_the_side_to_move_comes_first() -> None:
    assert words("tapa", side=Side.BLACK)[:3] == ["Black to move, before the roll", "Black", "White"]


def test_best_plays_of_a_roll_are_numbered_with_their_chances_and_equities() -> None:
    first, second = "60.0% · +0.900", "60.0% · +0.000"
    assert words("tapa", (5, 2))[-7:] == ["Best with 5-2", "1.", "24/19 21/19", first, "2.", "pass", second]


def test_equities_are_left_out_if_they_are_not_wanted() -> None:
    found = words("tapa", (5, 2), with_equity=False)

    assert "Equity" not in found
    assert found[-6:] == ["1.", "24/19 21/19", "60.0%", "2.", "pass", "60.0%"]


def test_unit_of_equities_at_a_score_is_told() -> None:
    assert words("tapa", (5, 2), at_score=True)[-1] == at_score_text()
    assert at_score_text() not in words("tapa", (5, 2), at_score=True, with_equity=False)


@pytest.mark.parametrize(("equity", "mine", "his"), [(0.0, "+0.000", "+0.000"), (-1.2345, "−1.234", "+1.234")])
def test_equity_has_its_sign(equity: float, mine: str, his: str) -> None:
    assert words("tapa", equity=equity)[-2:] == [mine, his]


@pytest.mark.usefixtures("usual_locale")
def test_tables_begin_at_the_right_where_one_reads_leftwards() -> None:
    QLocale.setDefault(QLocale("ar_EG"))

    found = words("tapa", (5, 2))

    assert found[1:3] == ["Black", "White"]
    first, second = "٦٠٫٠% · \u061c+٠٫٩٠٠", "٦٠٫٠% · \u061c+٠٫٠٠٠"
    assert found[-6:] == [first, "\u206624/19 21/19\u2069", "١.", second, "\u2066pass\u2069", "٢."]
