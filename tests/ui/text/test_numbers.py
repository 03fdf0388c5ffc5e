"""Quantities use the digits of the language; points, dice and plays do not, and go from left to right."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import Qt

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import replay
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA
from tapa_desktop.ui.match.score import games_won_text
from tapa_desktop.ui.text.names import player_name
from tapa_desktop.ui.text.numbers import (
    NO_BREAK,
    bidi_isolated,
    chances_of_wins,
    fewer_wins,
    half_width_text,
    left_to_right,
    percent,
    short_chances,
    signed,
    signed_percent,
    signed_points,
)
from tapa_desktop.ui.text.translator import Translator
from tapa_desktop.ui.text.turns import shortened
from tests.ui.states import header, match

pytestmark = pytest.mark.usefixtures("usual_locale")


@pytest.mark.parametrize(
    ("code", "text"),
    [("en", "−0.085"), ("bg", "−0,085"), ("tr", "−0,085"), ("ar_EG", "\u061c−٠٫٠٨٥"), ("ar_AE", "\u200e−0.085")],
)
def test_equity_is_written_as_the_language_does(code: str, text: str) -> None:
    QLocale.setDefault(QLocale(code))

    assert signed_points(-0.085) == text


def test_what_is_rounded_to_nothing_has_no_minus() -> None:
    assert signed(-0.0004, 3) == "+0.000"
    assert percent(-1e-9) == "0.0%"  # sums of chances err by as little
    assert half_width_text(math.inf) == "", "before the second game"
    assert fewer_wins(0.504, 0.501) == "", "both are 50%"
    assert short_chances(TAPA, Probabilities(0.6, 0, 0, 0.1, 0)).endswith(
        f"mars{NO_BREAK}won{NO_BREAK}0.0, lost{NO_BREAK}10.0"
    )


def test_a_pinned_mother_is_told_with_mars_where_it_counts_among_them() -> None:
    tapa, plakoto = (short_chances(game, Probabilities(0.6, 0.25, 0.0, 0.1, 0.0)) for game in (TAPA, PLAKOTO))

    assert tapa.replace("mars", f"mars{NO_BREAK}or{NO_BREAK}mother") == plakoto


@pytest.mark.parametrize(
    ("draw", "shown"),
    [(0.0, "win 60.0 · mars won 25.0, lost 10.0"), (0.004, "win 60.0 · mars won 25.0, lost 10.0"),
     (0.0125, "win 60.0 · mars won 25.0, lost 10.0 · draw 1.2")],
)  # fmt: skip
def test_a_draw_is_named_beside_the_wins_where_there_may_be_one(draw: float, shown: str) -> None:
    chances = Probabilities(0.6, 0.25, 0.0, 0.1, 0.0, draw)

    assert short_chances(TAPA, chances).replace(NO_BREAK, " ") == shown
    (_, win, lose), *others = chances_of_wins(TAPA, chances)
    assert win + lose + draw == pytest.approx(1)
    assert chances.share == pytest.approx(0.6 + draw / 2)
    assert [pair for _, *pair in others] == [[draw, draw]] * ("draw" in shown) + [[0.25, 0.1]]


def test_chance_has_as_many_decimals_as_there_is_room_for() -> None:
    QLocale.setDefault(QLocale("el"))

    assert (percent(0.466), percent(0.466, 0)) == ("46,6%", "47%")


@pytest.mark.parametrize(
    ("code", "share", "difference"),
    [
        *((code, "52%", "+6%") for code in ("en", "el")),
        *((code, "52\u00a0%", "+6\u00a0%") for code in ("bg", "mk")),
        *(("tr", "%52", "+%6"), ("ar", "52%", "\u200e+6%")),
    ],
)
def test_sign_for_per_cent_is_the_language_s(code: str, share: str, difference: str, translator: Translator) -> None:
    translator.use(code)

    assert (percent(0.52, 0), signed_percent(0.06)) == (share, difference)


def test_play_keeps_its_digits_and_its_order_in_a_language_that_reads_leftwards_and_has_its_own_for_counts() -> None:
    QLocale.setDefault(QLocale("ar_EG"))
    assert shortened("24/22 24/22 8/6") == "\u206624/22(2) 8/6\u2069"
    assert left_to_right("") == ""
    assert games_won_text(match().state) == "Games won: You ٠, The computer ٠"

    QLocale.setDefault(QLocale("bg"))
    assert shortened("24/22 24/22 8/6") == "24/22(2) 8/6"


@pytest.mark.parametrize(
    ("code", "turned", "bare"),
    [("ar_EG", "Ana", "آنا"), ("bg", "آنا", "Ana"), ("ar_EG", "آنا Ana", "آنا"), ("bg", "Ana آنا", "Ana")],
)
def test_typed_name_turns_no_sentence_round(code: str, turned: str, bare: str) -> None:
    QLocale.setDefault(QLocale(code))

    state = replay(header(white=Seat(name=turned), black=Seat(name=bare)), ()).state

    assert bidi_isolated("5") == "5"
    assert bidi_isolated("\u202e\u2067A\u2069na") == bidi_isolated("Ana")
    assert not Qt.mightBeRichText(bidi_isolated("<img src=x>"))
    assert player_name(state, Side.WHITE) == f"\u2068{turned}\u2069"
    assert player_name(state, Side.BLACK) == bare


def test_a_line_of_chances_may_end_between_what_is_won_and_what_is_lost(translator: Translator) -> None:
    chances = Probabilities(0.5, 0.25, 0.0, 0.1, 0.0)
    assert short_chances(TAPA, chances).split(" ") == [
        "win\u00a050.0",
        "·",
        "mars\u00a0won\u00a025.0,",
        "lost\u00a010.0",
    ]

    translator.use("ar")
    assert [part[-1] for part in short_chances(TAPA, chances).split(" ")] == ["0", "·", "،", "0"]
