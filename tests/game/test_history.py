"""The log only grows; undo and redo are events in it, and neither hands out other dice nor changes who plays."""

from __future__ import annotations

import pytest

from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import (
    Drafted,
    GameBegun,
    Grown,
    OpeningRolled,
    Played,
    Resigned,
    Restored,
    Rewound,
    Rolled,
    Seated,
)
from tapa_desktop.game.history import begin_history, replay
from tapa_desktop.game.record import Record
from tapa_desktop.game.state import Phase, Result, results_of
from tapa_desktop.rules.house_rules import HouseRuleError
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.side import Side
from tests.game.matches import COMPUTER, PERSON, header, random_match, told
from tests.game.test_notes import FOUND

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))
STEPPED = (*OPENED, Drafted("24/21"), Drafted("24/21 24/23"))


def test_undo_leaves_the_first_events_standing_and_the_whole_log() -> None:
    given = told(header(), *STEPPED)

    undone = given.append(Rewound(3))

    assert format_play(undone.state.drafted) == "24/21"
    assert undone.standing == STEPPED[:3]
    assert undone.log == (*STEPPED, Rewound(3))


def test_undo_can_go_back_to_the_beginning() -> None:
    assert told(header(), *STEPPED, Rewound(0)).state == begin_history(header()).state


@pytest.mark.parametrize("to", [4, 5, 10**20])
def test_undo_cannot_go_back_to_what_has_not_been(to: int) -> None:
    with pytest.raises(EventError, match=f"cannot go back to event {to} of 4"):
        told(header(), *STEPPED, Rewound(to))


def test_redo_brings_back_what_the_last_undo_took() -> None:
    given = told(header(), *STEPPED)

    restored = told(given, Rewound(2), Restored())

    assert (restored.state, restored.standing) == (given.state, given.standing)


def test_two_undos_are_brought_back_one_by_one() -> None:
    given = told(header(), *STEPPED, Rewound(3), Rewound(1))

    once = given.append(Restored())
    twice = once.append(Restored())

    assert format_play(once.state.drafted) == "24/21"
    assert format_play(twice.state.drafted) == "24/21 24/23"


def test_there_is_nothing_to_redo_where_nothing_was_undone() -> None:
    with pytest.raises(EventError, match="nothing has been taken back"):
        told(header(), *STEPPED, Restored())


def test_there_is_nothing_more_to_redo_after_another_step() -> None:
    given = told(header(), *STEPPED, Rewound(2), Drafted("24/23"))

    assert given.undone == ()
    with pytest.raises(EventError, match="nothing has been taken back"):
        given.append(Restored())


def test_a_change_of_seats_leaves_the_redo() -> None:
    given = told(header(), *STEPPED)

    restored = told(given, Rewound(2), Seated(Side.BLACK, COMPUTER), Restored())

    assert format_play(restored.state.drafted) == "24/21 24/23"
    assert restored.state.black == COMPUTER


def test_undo_does_not_change_who_plays() -> None:
    given = told(header(), *OPENED, Seated(Side.BLACK, COMPUTER), Drafted("24/21"), Seated(Side.WHITE, COMPUTER))

    undone = given.append(Rewound(1))

    assert (undone.state.white, undone.state.black) == (COMPUTER, COMPUTER)
    assert undone.state.phase is Phase.TO_ROLL


def test_redo_does_not_change_who_plays() -> None:
    given = told(header(), *OPENED, Seated(Side.BLACK, COMPUTER), Drafted("24/21"), Rewound(1))

    restored = told(given, Seated(Side.BLACK, PERSON), Restored())

    assert restored.state.black == PERSON
    assert format_play(restored.state.drafted) == "24/21"


def test_a_throw_that_was_undone_is_known() -> None:
    given = told(header(), *OPENED, Played("24/21 24/23"), Rolled(6, 2), Rewound(2), Played("24/23 23/20"))

    assert given.known_throw() == (6, 2)


def test_the_opening_dice_are_known_in_their_order() -> None:
    given = told(header(), OpeningRolled(2, 2), OpeningRolled(3, 6), Rewound(0))

    assert given.known_throw() == (2, 2)
    assert given.append(OpeningRolled(2, 2)).known_throw() == (3, 6)


def test_a_throw_that_has_not_been_made_is_not_known() -> None:
    assert begin_history(header()).known_throw() is None
    assert told(header(), *OPENED, Played("24/21 24/23")).known_throw() is None


def test_each_game_has_its_own_throws() -> None:
    given = told(header(), *OPENED, Resigned(Side.WHITE), GameBegun())

    assert given.known_throw() is None


def test_throws_stay_known_over_the_end_of_a_game() -> None:
    given = told(header(), *OPENED, Resigned(Side.WHITE), GameBegun(), Rolled(5, 4), Rewound(2), Resigned(Side.WHITE))

    assert given.append(GameBegun()).known_throw() == (5, 4)


def test_other_dice_after_an_undo_do_not_take_the_place_of_the_first() -> None:
    given = told(header(), *OPENED, Rewound(1), Rolled(6, 6), Rewound(1))

    assert given.known_throw() == (3, 1)


def test_an_impossible_event_changes_nothing() -> None:
    given = told(header(), *STEPPED)

    with pytest.raises(EventError):
        given.append(GameBegun())

    assert given.log == STEPPED
    assert replay(given.header, given.log) == given


def test_replay_says_which_event_is_impossible() -> None:
    with pytest.raises(EventError, match="event 3: possible only at 'to roll'"):
        replay(header(), [*OPENED, Rolled(3, 1)])


def test_an_unknown_rule_set_or_house_rule_is_refused() -> None:
    with pytest.raises(HouseRuleError, match="unknown rule set 'chess'"):
        begin_history(header("chess"))
    with pytest.raises(HouseRuleError, match="no house rule 'enter_from'"):
        replay(header(house_rules={"enter_from": 24}), [])


def test_house_rules_come_from_the_header() -> None:
    given = begin_history(header("mahbusa", 31, house_rules={"count_checkers": True, "larger_die": False}))

    assert given.state.rule_set.count_checkers
    assert not given.state.rule_set.larger_die


@pytest.mark.parametrize("rule_set", ["tapa", "plakoto", "mahbusa", "tawula"])
@pytest.mark.parametrize("seed", range(2))
def test_a_replay_makes_the_same_history(rule_set: str, seed: int) -> None:
    live = random_match(header(rule_set, 3), seed, hasty=True)

    assert replay(live.header, live.log) == live
    assert live.record == Record(live.header, live.log)


def test_what_stands_is_enough_to_make_the_state() -> None:
    live = random_match(header("tapa", 2), 11, hasty=True)

    again = replay(live.header, live.standing)

    assert again.state.results == live.state.results
    assert again.state.position == live.state.position
    assert len(live.states) == len(live.standing) + 1


def test_a_longer_history_shares_what_it_has_in_common_with_the_one_before() -> None:
    before = told(header(target=0), OpeningRolled(6, 5), Rolled(3, 1))
    after = before.append(Played("24/21 24/23"))

    assert after.standing[:2] == before.standing
    for longer, shorter in ((after.states, before.states), (after.standing, before.standing), (after.log, before.log)):
        assert isinstance(longer, Grown)
        assert isinstance(shorter, Grown)
        assert longer.goes_on_from(shorter)


def test_two_that_go_on_from_one_history_do_not_disturb_each_other() -> None:
    before = told(header(target=0), OpeningRolled(6, 5), Rolled(3, 1))

    one, other = before.append(Played("24/21 24/23")), before.append(Resigned(Side.WHITE))
    later = one.append(Rolled(6, 6))

    assert (len(before.standing), len(one.standing), len(other.standing), len(later.standing)) == (2, 3, 3, 4)
    assert other.standing[2] == Resigned(Side.WHITE)
    assert later == told(header(target=0), *later.log)
    assert (one.known_throw(), other.append(GameBegun()).known_throw()) == (None, None)


def test_results_of_many_games_are_shared_by_the_states() -> None:
    history = told(header(target=0), OpeningRolled(6, 5))
    for _ in range(3):
        history = history.append(Resigned(Side.WHITE)).append(GameBegun())

    now = history.state.results

    assert now.before is history.states[-3].results
    assert (len(now), now.white, now.black) == (3, 0, 6)
    assert now == results_of(list(now))
    assert now[:-1] == results_of(tuple(now)[:2])
    assert now[1] == now[-1]


def test_results_of_two_equal_matches_are_compared_to_the_beginning_only_once() -> None:
    won = [Result(Side.WHITE, points, How.SINGLE) for points in range(1, 5)]
    one, other = results_of(won), results_of(won)
    assert one[:-1] is not other[:-1]

    assert one == other

    assert one[:-1] is other[:-1]


def test_what_has_grown_is_to_others_the_tuple_of_its_items() -> None:
    items = Grown([1, 2, 3], 2)

    assert items == (1, 2)
    assert (hash(items), repr(items), items[-1], items[::-1]) == (hash((1, 2)), "(1, 2)", 2, (2, 1))
    for place in (2, -3):
        with pytest.raises(IndexError):
            items[place]


def test_equal_matches_have_equal_parts() -> None:
    one, other = (told(header(target=5), OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.WHITE)) for _ in range(2))
    shorter = told(header(target=5), OpeningRolled(6, 5))
    results = one.state.results

    assert (one, hash(one.past_throws), hash(results)) == (other, hash(other.past_throws), hash(other.state.results))
    assert repr(results) == repr(tuple(results))
    assert one.past_throws != shorter.past_throws
    assert results not in (shorter.state.results, tuple(results))
    assert results != told(header(target=5), OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.BLACK)).state.results


def test_dice_typed_in_are_no_throws_of_the_program() -> None:
    history = told(header(), OpeningRolled(6, 5, by_hand=True), Rewound(0))

    assert history.past_throws[0].event.by_hand
    assert history.known_throw() is None


def test_a_rollout_is_in_the_log_and_changes_no_state() -> None:
    begun = told(header(), OpeningRolled(6, 5))

    with_rollout = told(begun, FOUND)

    assert (with_rollout.log[-1], with_rollout.states) == (FOUND, begun.states)
    assert replay(begun.header, with_rollout.log) == with_rollout
