"""Whole matches played with the mouse on the real window."""

from __future__ import annotations

from itertools import cycle, islice, pairwise

import pytest

from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.game.draft import movable_of
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.ui.board.picture import picture
from tapa_desktop.ui.main.window import SMALLEST
from tapa_desktop.ui.match.score import game_lines
from tapa_desktop.ui.match.side_panel import PlaysPanel
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.result import result_text
from tapa_desktop.ui.text.turns import turn_lines
from tests.app.desk import COMPUTER, PERSON
from tests.ui.room import Enter, Player, written


@pytest.mark.parametrize(
    ("rule_set", "white", "black", "target"),
    [
        ("mahbusa", PERSON, PERSON, 1),
        ("tapa-cube", PERSON, PERSON, 2),
        ("portes", COMPUTER, PERSON, 1),
        ("fevga", PERSON, COMPUTER, 1),
        ("portes plakoto fevga", PERSON, PERSON, 3),
        ("tabla gul-bara tapa", PERSON, PERSON, 3),
    ],
)
def test_match_is_played_to_its_end_and_stands_in_the_record_as_it_was_shown(
    enter: Enter, rule_set: str, white: Seat, black: Seat, target: int
) -> None:
    room = enter(dice=SeededDice(rule_set), size=SMALLEST)
    room.begin(rule_set, white=white, black=black, target=target)

    Player(room, rule_set).play_match()

    record, window = written(room.file), room.window
    assert record.states == room.history.states
    assert record.state.phase is Phase.MATCH_OVER
    assert record.state.result is not None
    assert window.board.state.picture == picture(
        record.state, window.board.options, movable_of(record.state), window.board.state.last
    )
    assert shown_lines(window.side_panel.plays) == [(line.dice, line.text) for line in turn_lines(record)]
    assert window.result.isVisible()
    played = [state.rule_set.key for state in ends_of_games(record)]
    assert played == list(islice(cycle(rule_set.split()), len(played)))
    assert [line.game for line in game_lines(record)] == [
        plain_game_name(state.rule_set) if state.order else "" for state in ends_of_games(record)
    ]
    assert window.result.title == room.prompt == result_text(record.state, record.state.result)


def ends_of_games(record: History) -> list[GameState]:
    states = record.states
    return [after for before, after in pairwise(states) if len(after.results) > len(before.results)]


def shown_lines(plays: PlaysPanel) -> list[tuple[str, str]]:
    """The lines of the list of plays, as they are read."""
    model = plays.model()
    return [(model.index(row, 0).data(), model.index(row, 1).data()) for row in range(model.rowCount())]
