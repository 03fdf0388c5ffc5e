"""Whole matches without a window: what is shown, what is kept and what the law says is the same at every moment."""

from __future__ import annotations

import random
from itertools import cycle, pairwise
from pathlib import Path

import pytest

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import CHECKERS, Side, checkers_of, flip
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.app.desk import COMPUTER, PERSON, Desk, Seat, header
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
    desk = Desk(tmp_path)
    desk.begin(rule_set, *seats, target=2)

    chance = random.Random(rule_set)
    while desk.state.phase is not Phase.MATCH_OVER:
        desk.do_next(chance)

    history = desk.history
    assert read_whole(desk.file.read_bytes()) == history
    assert desk.changes[-1][1] == history.state
    assert all(earlier[1] == later[0] for earlier, later in pairwise(desk.changes[1:]))
    assert max(history.state.score(side) for side in Side) >= 2
    assert desk.notices == []
    for _, state, _ in desk.changes:
        assert checkers_of(state.position) == CHECKERS
        assert checkers_of(flip(state.rule_set, state.position)) == CHECKERS
    desk.session.close()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("given", WHIMSICAL, ids=lambda given: " ".join(f"{game}" for game in given.games))
def test_record_and_state_are_the_same_after_any_action_at_any_time(tmp_path: Path, given: Header, seed: int) -> None:
    desk = Desk(tmp_path, settings=Settings(finish_turns=seed == 0, roll_for_me=seed == 1))
    chance = random.Random(f"{seed} {given}")
    session = desk.session
    session.new_match(given)
    whims = [
        session.player.undo,
        session.player.undo,
        session.player.redo,
        session.player.undo_turn,
        session.player.next_game,
        session.player.finish_turn,
        session.match.settled,
        session.player.double,
        session.player.take,
        session.player.drop,
        lambda: session.player.set_seat(chance.choice(list(Side)), chance.choice([PERSON, COMPUTER, Seat("beginner")])),
        lambda: session.player.resign(Side.WHITE) if chance.random() < 0.1 else None,
    ]

    for _ in range(100):
        chance.choice(whims)() if chance.random() < 0.3 else _go_on(desk, chance)
        if chance.random() < 0.8:
            desk.let_happen()

    assert read_whole(desk.file.read_bytes()) == session.match.history
    assert desk.changes[-1][1] is session.match.state
    assert desk.notices == []
    desk.session.close()

    again = Desk(tmp_path)
    again.session.start()
    assert again.history == session.match.history
    again.session.close()


def _go_on(desk: Desk, chance: random.Random) -> None:
    session = desk.session
    if session.match.person_to_act or session.player.may_begin_next:
        desk.do_next(chance)
