"""Gul Bara played on the real window: chains group by group, and rests that go over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.events import Played
from tapa_desktop.rules.outcome import Group
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.ui.board.geometry import DICE
from tapa_desktop.ui.main.pacing import PrimaryAction, primary_action_text
from tapa_desktop.ui.text.prompt import prompt_text
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.app.driver import COMPUTER, PERSON
from tests.game.matches import header
from tests.ui.app import QUIET, App, OpenWindow

START = "gul-bara W15,11,B15,11 0/0/0 0/0/0"


@pytest.fixture
def chain(open_window: OpenWindow) -> App:
    """White, a person, has rolled 1-1 as the fourth roll or a later one."""
    app = open_window((1, 1), (6, 3))
    app.session.new_match(header("gul-bara", 1, PERSON, PERSON, position=f"{START} W - 3/3"))
    app.let_happen()
    app.click_dice()
    return app


def test_chain_goes_on_group_by_group_and_says_what_follows(chain: App) -> None:
    assert chain.prompt == prompt_text(chain.state, chain.match.draft)
    for _ in range(4):
        chain.click(24, 23)
    chain.click_dice()

    assert chain.state.dice == (2, 2, 2, 2)
    assert chain.state.group == Group(2, 4, is_rest=False)
    assert chain.prompt == prompt_text(chain.state, chain.match.draft)


def test_undo_goes_back_over_the_chain_by_steps_and_by_groups(chain: App) -> None:
    for source, target in ((24, 23), (24, 22)):
        for _ in range(4):
            chain.click(source, target)
        chain.click_dice()
    chain.click(24, 21)
    assert chain.state.dice == (3, 3, 3, 3)

    chain.window.turn_bar.undo_button.click()
    assert (chain.state.dice, len(chain.state.drafted)) == ((3, 3, 3, 3), 0)
    chain.window.turn_bar.undo_button.click()
    assert (chain.state.dice, len(chain.state.drafted)) == ((2, 2, 2, 2), 4)
    chain.player.undo_turn()
    assert (chain.state.dice, len(chain.state.drafted)) == ((2, 2, 2, 2), 0)
    chain.player.undo_turn()
    assert (chain.state.dice, len(chain.state.drafted)) == ((1, 1, 1, 1), 0)


def test_rest_comes_to_the_opponent_with_its_reason_and_what_cannot_be_played_of_it_is_dropped(
    open_window: OpenWindow,
) -> None:
    app = open_window((6, 3))
    blocked = "gul-bara W15,5,B15,17 0/0/0 0/0/0"  # White cannot play a six

    app.session.new_match(header("gul-bara", 1, PERSON, PERSON, position=f"{blocked} W 5x2< 3/3"))
    app.let_happen()
    assert app.state.group == Group(5, 2, is_rest=True)
    assert app.prompt == prompt_text(app.state, app.match.draft)
    app.click(24, 19)
    app.click(24, 19)
    app.click_dice()
    assert app.state.dice == (6, 6, 6, 6)
    assert app.prompt == prompt_text(app.state, app.match.draft)  # from 19, which is free

    app.session.new_match(header("gul-bara", 1, COMPUTER, PERSON, position=f"{blocked} W 6x4< 3/3"))
    app.let_happen()
    assert [event.play for event in app.history.active_events if isinstance(event, Played)][:1] == [PASS]


@pytest.mark.parametrize("code", NAMES)
def test_score_stays_in_a_small_window_beside_a_long_prompt(
    open_window: OpenWindow, translator: Translator, code: str
) -> None:
    translator.use(code)
    app = open_window(size=(640, 480))

    app.session.new_match(header("gul-bara", 5, PERSON, COMPUTER, position=f"{START} W 3x2< 3/3"))
    app.let_happen()

    assert app.state.group == Group(3, 2, is_rest=True)
    assert app.window.turn_bar.score.isVisible()


def test_who_goes_on_is_not_told_to_end_the_turn(open_window: OpenWindow) -> None:
    app = open_window((5, 5), (6, 3), settings=replace(QUIET, confirm_turn=True))
    app.session.new_match(header("gul-bara", 1, PERSON, PERSON, position=f"{START} W - 3/3"))
    app.let_happen()
    app.click_dice()
    button = app.window.turn_bar.next_button

    for _ in range(4):
        app.click(24, 19)
    assert (button.text(), app.prompt) == (
        primary_action_text(PrimaryAction.GO_ON),
        prompt_text(app.state, app.match.draft),
    )
    assert app.window.board.mode.hint_of(DICE) == "Next: four 6s\nClick the dice to go on"
    app.space()
    assert app.state.group == Group(6, 4, is_rest=False)  # nobody was asked
    for _ in range(4):
        app.click(24, 18)

    assert button.text() == primary_action_text(PrimaryAction.FINISH)
    assert app.window.board.mode.hint_of(DICE) == "Click the dice to end your turn"
    app.space()
    assert app.window.features.confirming.bar.isVisible()
