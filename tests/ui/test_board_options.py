"""How the board is shown follows from the settings and from who plays."""

from __future__ import annotations

import pytest

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import replay
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.board_options import SPEEDS, board_options, shows_two, side_below
from tests.ui.states import COMPUTER, PERSON, header


@pytest.mark.parametrize(
    ("white", "black", "below"),
    [
        (PERSON, COMPUTER, Side.WHITE),
        (COMPUTER, PERSON, Side.BLACK),
        (PERSON, PERSON, Side.WHITE),
        (COMPUTER, COMPUTER, Side.WHITE),
    ],
)
def test_only_person_sits_below(white: Seat, black: Seat, below: Side) -> None:
    assert side_below(replay(header(white=white, black=black), ()).state) is below


@pytest.mark.parametrize(
    ("rule_set", "choice", "two"),
    [
        ("tapa", "by game", False),
        ("tapa-cube", "by game", True),
        ("tapa", "yes", True),
        ("tapa-cube", "no", False),
    ],
)
def test_two_checker_start_is_that_of_the_game_unless_the_player_says_otherwise(
    rule_set: str, choice: str, two: bool
) -> None:
    given = replay(header(rule_set), ()).state

    assert shows_two(Settings(two_checker_start=choice), given) is two  # type: ignore[arg-type]


def test_all_that_is_set_reaches_the_board() -> None:
    settings = Settings(
        checker_speed="off", dice_speed="off", direction="left", home="top", show_numbers=False, show_pips=False
    )

    shown = board_options(settings, WOOD, replay(header(), ()).state)

    assert (shown.speed, shown.direction, shown.home) == (0.0, "left", "top")
    assert (shown.show_numbers, shown.show_pips) == (False, False)
    assert SPEEDS["slow"] < SPEEDS["normal"] < SPEEDS["fast"]
