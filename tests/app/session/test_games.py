"""Whole matches without a window: the state shown, the record and the rules agree after each action."""

from __future__ import annotations

import random
from itertools import cycle, pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QTimer

from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, Seat, Taken
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import CHECKERS, Side, checkers_of, flip
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.app.driver import COMPUTER, PERSON, Driver, header
from tests.game.matches import in_turn, read_whole

pytestmark = pytest.mark.usefixtures("qapp")
WHIMSICAL = [
    *(header(rule_set, target=3) for rule_set in RULE_SETS),
    in_turn(header(target=7), GameRules("plakoto", {"cube": True, "pinned_at_home": "by place"})),
    in_turn(header(target=31), GameRules("mahbusa", {"cube": True, "count_checkers": True})),
    in_turn(header(target=5), "tapa", "plakoto", "tawula", "tapa-cube"),
]
TABLES = ((PERSON, COMPUTER), (PERSON, PERSON), (COMPUTER, COMPUTER))


@pytest.mark.parametrize(("rule_set", "seats"), [*zip(RULE_SETS, cycle(TABLES), strict=False)])
def test_a_match_is_played_to_its_end_and_its_record_is_what_was_shown(
    tmp_path: Path, rule_set: str, seats: tuple[Seat, Seat]
) -> None:
    driver = Driver(tmp_path)
    driver.begin(rule_set, *seats, target=2)

    chance = random.Random(rule_set)
    while driver.state.phase is not Phase.MATCH_OVER:
        driver.do_next(chance)

    history = driver.history
    assert read_whole(driver.file.read_bytes()) == history
    assert driver.changes[-1][1] == history.state
    assert all(earlier[1] == later[0] for earlier, later in pairwise(driver.changes[1:]))
    assert max(history.state.score(side) for side in Side) >= 2
    assert driver.notices == []
    for _, state, _ in driver.changes:
        assert checkers_of(state.position) == CHECKERS
        assert checkers_of(flip(state.rule_set, state.position)) == CHECKERS
    driver.session.close()


@pytest.mark.parametrize(("given", "seed"), [*zip(WHIMSICAL, cycle(range(2)), strict=False)])
def test_record_and_state_are_the_same_after_any_action_at_any_time(tmp_path: Path, given: Header, seed: int) -> None:
    driver = Driver(tmp_path, settings=Settings(finish_turns=seed == 0, roll_for_me=seed == 1))
    chance = random.Random(f"{seed} {given}")
    session = driver.session
    session.new_match(given)
    player = session.player
    actions = [
        *(player.undo, player.undo, player.redo, player.undo_turn, player.next_game, player.finish_turn),
        *(session.match.settled, player.double, player.take, player.drop),
        lambda: player.set_seat(chance.choice(list(Side)), chance.choice([PERSON, COMPUTER, Seat("beginner")])),
        lambda: player.resign(Side.WHITE) if chance.random() < 0.1 else None,
    ]

    for _ in range(70):
        if chance.random() < 0.3:
            chance.choice(actions)()
        elif session.match.person_to_act or player.may_begin_next:
            driver.do_next(chance)
        if chance.random() < 0.8:
            driver.let_happen()

    assert read_whole(driver.file.read_bytes()) == session.match.history
    assert driver.changes[-1][1] is session.match.state
    assert driver.notices == []
    driver.session.close()

    restarted = Driver(tmp_path)
    restarted.session.start()
    assert restarted.history == session.match.history
    restarted.session.close()


# With the real computer player in the other thread


@pytest.mark.parametrize("rule_set", ["tapa", "plakoto", "mahbusa", "tapa-cube", "tawula"])
def test_two_levels_play_a_whole_game(tmp_path: Path, rule_set: str) -> None:
    session = played(tmp_path, replace(header(rule_set, Seat("expert"), Seat("beginner"), target=1), seed="7"))

    assert session.match.state.rule_set == RULE_SETS[rule_set]


def test_two_levels_play_a_match_with_the_cube(tmp_path: Path) -> None:
    session = played(tmp_path, replace(header("tapa-cube", Seat("expert"), Seat("casual"), target=5), seed="4"))

    kinds = {type(event) for event in session.match.history.active_events}
    assert {Doubled, GameBegun} <= kinds
    assert kinds & {Taken, Dropped}
    assert not any(state.is_crawford and state.phase is Phase.TO_ANSWER for state in session.match.history.states)


def played(tmp_path: Path, header: Header) -> Session:
    """A session in which the computer has played this match to its end, without a notice."""
    session = Session(Archive(tmp_path), Thinker())
    notices: list[Notice] = []
    session.noticed.connect(notices.append)
    loop = QEventLoop()
    session.match.state_changed.connect(lambda *_: session.match.settled())
    session.match.state_changed.connect(lambda _, after, __: loop.quit() if after.phase is Phase.MATCH_OVER else None)
    session.noticed.connect(loop.quit)
    patience = QTimer(loop)  # a whole match may take long, each turn may not
    patience.setInterval(60_000)
    patience.timeout.connect(loop.quit)
    session.match.state_changed.connect(lambda *_: patience.start())

    session.new_match(header)
    loop.exec()
    session.close()

    path = Archive(tmp_path).in_progress()
    assert notices == []
    assert read_whole(path.read_bytes()) == session.match.history
    assert session.match.state.phase is Phase.MATCH_OVER
    return session
