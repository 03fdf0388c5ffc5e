"""Rolls, drafts and plays as events: the rules allow them, or they are refused."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.draft import Draft, movable_of, steps_of
from tapa_desktop.game.events import Drafted, GameBegun, MatchEvent, OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.history import event_of
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.outcome import outcome
from tapa_desktop.rules.play_text import format_play, format_step
from tapa_desktop.rules.plays import BlockedReason
from tapa_desktop.rules.position import Position, Side, flip
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, OFF, RESERVE
from tests.cases import each, sentences
from tests.game.matches import COMPUTER, PERSON, header, match_of, state_at
from tests.positions import plays_of, position
from tests.rules.strategies import position_specs, rolls

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))
START = position(TAPA, "24:W15 1:B15")
CLOSED = position(TAPA, "24:W15 23:B2 22:B2")


def test_the_turn_goes_to_the_other_side_with_the_board_seen_by_it() -> None:
    rolled = match_of(header(), *OPENED).state

    played = apply(rolled, Played("24/21 24/23"))

    assert (played.side, played.phase, played.roll) == (Side.BLACK, Phase.TO_ROLL, None)
    assert flip(TAPA, played.position).board[24] == 13
    assert played.opening is None


@sentences(
    ("before", "message", "event"),
    {
        "an illegal play is named": (OPENED, "not a legal move: “24/20”", Played("24/20")),
        "a play that lacks a step": (OPENED, "not a legal move", Played("24/21")),
        "a pass while there is a play": (OPENED, "not a legal move", Played("pass")),
        "a draft that leads to no legal play": (OPENED, "No legal move starts like this: “24/22”", Drafted("24/22")),
        "a draft with more dice than steps": (OPENED, "Each step needs a die: “24/21”", Drafted("24/21", (3, 1))),
        "a second roll": (OPENED, "not to roll", Rolled(6, 6)),
        "a play before the roll": (OPENED[:1], "to play", Played("24/21 24/23")),
        "a draft before the roll": (OPENED[:1], "to play", Drafted("24/21")),
        "a roll with the smaller die first": (OPENED[:1], "not 1 3", Rolled(1, 3)),
        "a second opening": (OPENED[:1], "to roll, not opening", OpeningRolled(6, 5)),
        "a game before the last one has ended": ((), "game over", GameBegun()),
    },
)  # fmt: skip
def test_is_refused(before: tuple[MatchEvent, ...], message: str, event: MatchEvent) -> None:
    with pytest.raises(EventError, match=message):
        match_of(header(), *before, event)


def test_when_no_step_is_possible_the_turn_passes() -> None:
    state = state_at(TAPA, CLOSED, "21")

    passed = apply(state, Played("pass"))

    assert (passed.side, passed.phase) == (Side.BLACK, Phase.TO_ROLL)
    assert flip(TAPA, passed.position) == state.position


@each("draft", ["24/23", "pass"])
def test_a_draft_changes_no_checker_and_no_turn_takes_the_place_of_the_one_before_and_binds_nobody(draft: str) -> None:
    rolled = match_of(header(), *OPENED).state

    drafted = match_of(header(), *OPENED, Drafted("24/21"), Drafted(draft)).state
    played = apply(drafted, Played("24/21 21/20"))

    assert (drafted.position, drafted.side, drafted.phase) == (rolled.position, Side.WHITE, Phase.TO_PLAY)
    assert format_play(drafted.drafted) == draft
    assert (played.drafted, flip(TAPA, played.position).board[20]) == ((), 1)


def test_in_the_opening_each_side_throws_one_die_and_later_the_larger_comes_first() -> None:
    state = match_of(header(), OpeningRolled(6, 5)).state

    assert event_of(match_of(header()).state, (2, 5)) == OpeningRolled(2, 5)
    assert event_of(state, (2, 5), by_hand=True) == Rolled(5, 2, by_hand=True)


# docs/rules.md, "Beginning": who begins, with which dice, in the first game of a match and in the later ones

REROLLING = ["tapa", "plakoto", "mahbusa", "tapa-cube"]


@sentences(
    ("throws", "phase", "side"),
    {
        "the higher begins, White": ([(6, 5)], Phase.TO_ROLL, Side.WHITE),
        "the higher begins, Black": ([(2, 5)], Phase.TO_ROLL, Side.BLACK),
        "they roll again on a tie": ([(3, 3)], Phase.OPENING, Side.WHITE),
        "after two ties the third throw decides": ([(3, 3), (1, 1), (2, 4)], Phase.TO_ROLL, Side.BLACK),
    },
)
def test_each_player_rolls_one_die(throws: list[tuple[int, int]], phase: Phase, side: Side) -> None:
    begun = match_of(header(), *(OpeningRolled(*dice) for dice in throws)).state

    assert (begun.phase, begun.side, begun.opening, begun.throws) == (phase, side, throws[-1], len(throws))


@pytest.mark.parametrize("rule_set", REROLLING)
def test_with_reroll_the_one_who_begins_rolls_both_dice_anew_which_may_be_a_double(rule_set: str) -> None:
    begun = match_of(header(rule_set), OpeningRolled(6, 5))

    doubled = match_of(begun, Rolled(4, 4)).state

    assert (begun.state.phase, begun.state.roll) == (Phase.TO_ROLL, None)
    assert (doubled.phase, doubled.side, doubled.roll) == (Phase.TO_PLAY, Side.WHITE, (4, 4))


@pytest.mark.parametrize(("dice", "side"), [((5, 2), Side.WHITE), ((2, 5), Side.BLACK)])
def test_with_keep_the_one_who_begins_plays_the_two_opening_dice(dice: tuple[int, int], side: Side) -> None:
    begun = match_of(header("tawula"), OpeningRolled(*dice)).state

    assert (begun.phase, begun.side, begun.roll) == (Phase.TO_PLAY, side, (5, 2))


@pytest.mark.parametrize("rule_set", [*REROLLING, "tawula"])
@pytest.mark.parametrize("loser", list(Side))
def test_the_winner_of_the_game_before_begins_with_a_fresh_roll_of_both_dice(rule_set: str, loser: Side) -> None:
    rolled = [] if rule_set == "tawula" else [Rolled(4, 4)]
    ended = match_of(header(rule_set), OpeningRolled(1, 6), *rolled, Resigned(loser))

    begun = match_of(ended, GameBegun()).state

    assert (begun.phase, begun.side) == (Phase.TO_ROLL, loser.other)
    assert (begun.roll, begun.opening, begun.throws) == (None, None, 0)


# A draft offers the steps that lead to a legal play and, for a drag, the targets with several dice


def draft_at(start: Position, roll: str, rule_set: RuleSet = TAPA) -> Draft:
    draft = Draft.of(state_at(rule_set, start, roll))
    assert draft is not None
    return draft


def ways(draft: Draft) -> dict[int, dict[int, str]]:
    return {
        source: {target: format_play(steps) for target, steps in targets.items()}
        for source, targets in draft.targets().items()
    }


@sentences(
    ("rule_set", "start", "roll", "expected"),
    {
        "by either die and by their sum": (TAPA, START, "31", {24: {21: "24/21", 23: "24/23", 20: "24/21 21/20"}}),
        "by a double up to four times as far": (
            TAPA, START, "22",
            {24: {22: "24/22", 20: "24/22 22/20", 18: "24/22 22/20 20/18", 16: "24/22 22/20 20/18 18/16"}}
        ),
        "by no sum where no way is open": (
            TAPA, position(TAPA, "24:W2 21:B2 23:B2 13:W2"), "31", {13: {10: "13/10", 12: "13/12", 9: "13/10 10/9"}}
        ),
        "from the reserve and on": (
            TAWULA, position(TAWULA, "24:W2 12:B2", mine=(13, 0), theirs=(13, 0)), "31",
            {RESERVE: {22: "in/22", 21: "in/22 22/21"}}
        ),
        "from the bar before all others": (
            TAWULA, position(TAWULA, "13:W3 12:B3", mine=(0, 1)), "31",
            {BAR: {22: "bar/22", 24: "bar/24", 21: "bar/22 22/21"}}
        ),
        "nowhere where the turn passes": (TAPA, CLOSED, "21", {}),
    },
)  # fmt: skip
def test_a_checker_can_be_brought(
    rule_set: RuleSet, start: Position, roll: str, expected: dict[int, dict[int, str]]
) -> None:
    assert ways(draft_at(start, roll, rule_set)) == expected


@sentences(
    ("stacks", "roll", "source", "target", "way"),
    {
        "where nobody is touched": ("24:W2 21:B1 1:B2", "31", 24, 20, "24/23 23/20"),
        "over an opposing blot where there is no other way": ("24:W2 21:B1 23:B2 1:B2", "31", 24, 20, "24/21* 21/20"),
        "by one die rather than two for bearing off": ("4:W1 1:W2 20:B2", "63", 4, OFF, "4/off"),
    },
)
def test_a_checker_goes(stacks: str, roll: str, source: int, target: int, way: str) -> None:
    assert ways(draft_at(position(TAPA, stacks), roll))[source][target] == way


def test_a_step_leads_to_the_rest_of_the_play() -> None:
    first = draft_at(START, "31")

    second = first.add(first.next_steps()[0])

    assert format_play(second.steps) == "24/21"
    assert second.dice_left == (1,)
    assert not second.is_complete
    assert ways(second) == {24: {23: "24/23"}, 21: {20: "21/20"}}


def test_the_only_play_is_that_one_whichever_die_is_first_and_without_any_an_empty_draft_is_complete() -> None:
    one_way, none, several = (
        draft_at(position(TAPA, "24:W15 23:B2"), "21"),
        draft_at(CLOSED, "21"),
        draft_at(START, "31"),
    )

    assert format_play(one_way.only_play or ()) == "24/22 22/21"
    assert none.only_play is several.only_play is None
    assert (none.must_pass, none.is_complete, several.must_pass) == (True, True, False)


def test_a_draft_that_ends_the_game_is_complete_with_dice_left() -> None:
    begun = draft_at(position(PLAKOTO, "24:W1 1:bW1 13:B3"), "31", PLAKOTO)

    ended = begun.add(next(step for step in begun.next_steps() if step.die == 1))

    assert (ended.is_complete, ended.dice_left) == (True, (3,))
    assert (begun.ends_game, ended.ends_game) == (False, True)


def test_a_checker_that_cannot_be_moved_says_why_after_the_steps_so_far() -> None:
    begun = draft_at(position(TAWULA, "24:W2 3:W12 12:B15", mine=(1, 0)), "54", TAWULA)
    assert begun.blocked_reason(24) is BlockedReason.STARTER

    entered = begun.add(next(step for step in begun.next_steps() if step.target == 21))

    assert 24 in entered.targets()
    assert entered.blocked_reason(3) is BlockedReason.NOT_HOME


@settings(max_examples=25)
@drawn(position_specs(), rolls)
def test_whatever_is_offered_leads_to_a_legal_play(spec: PositionSpec, roll: tuple[int, int]) -> None:
    if outcome(spec.rule_set, spec.position) is not None:
        return
    text = f"{roll[0]}{roll[1]}"
    legal = plays_of(spec.rule_set, spec.position, text)
    draft = draft_at(spec.position, text, spec.rule_set)

    assert bool(draft.targets()) is (legal != {"pass"})
    for targets in draft.targets().values():
        for target, steps in targets.items():
            assert steps[-1].target == target
            assert any(play == format_play(steps) or play.startswith(f"{format_play(steps)} ") for play in legal)


@drawn(position_specs(), rolls, st.data())
def test_events_of_a_composed_play_have_all_steps_and_the_draft_goes_on_from_them(
    spec: PositionSpec, roll: tuple[int, int], data: st.DataObject
) -> None:
    if outcome(spec.rule_set, spec.position) is not None:
        return
    state = state_at(spec.rule_set, spec.position, f"{roll[0]}{roll[1]}")
    draft = Draft.of(state)

    while draft is not None and (following := draft.next_steps()):
        draft = draft.add(data.draw(st.sampled_from(following)))
        state = apply(state, draft.event)
        again = Draft.of(state)
        assert state.drafted == again.steps == draft.steps
        assert state.drafted_position == again.position == draft.position
        assert (again.dice_left, again.restarted().steps) == (draft.dice_left, ())

    assert draft is None or (draft.is_complete and draft.targets() == {})


def test_dice_of_a_play_are_written_only_if_its_text_means_another_play() -> None:
    draft = draft_at(position(TAPA, "3:W2 2:W2 24:B15"), "64")
    by_four, by_six = sorted((step for step in draft.next_steps() if step.target == OFF), key=lambda step: step.die)

    assert draft.add(by_six).event == Drafted("3/off")
    assert draft.add(by_four).event == Drafted("3/off", (4,))


@sentences(
    ("stacks", "drafted", "play", "rest"),
    {
        "from no step": ("24:W15 1:B15", "pass", "24/21 24/23", "24/21 24/23"),
        "from the first": ("24:W15 1:B15", "24/21", "24/21 24/23", "24/23"),
        "from the second": ("24:W15 1:B15", "24/23", "24/21 24/23", "24/21"),
        "from the whole": ("24:W15 1:B15", "24/21 24/23", "24/21 24/23", ""),
        "not from another play": ("24:W15 1:B15", "24/21 21/20", "24/21 24/23", None),
        "from where its rest is open": ("24:W2 21:B2 10:W13 1:B13", "10/7", "10/7 10/9", "10/9"),
    },
)
def test_a_play_goes_on(stacks: str, drafted: str, play: str, rest: str | None) -> None:
    begun = Draft.of(apply(state_at(TAPA, position(TAPA, stacks), "31"), Drafted(drafted)))

    missing = begun.rest_of(play)

    assert (missing if missing is None else " ".join(map(format_step, missing))) == rest


def test_a_play_does_not_go_on_where_the_draft_has_ended_the_game() -> None:
    state = state_at(PLAKOTO, position(PLAKOTO, "24:W1 13:W1 1:bW1"), "22")

    assert Draft.of(apply(state, Drafted("24/22"))).rest_of("13/11 24/22") is None


def test_a_person_to_play_can_move_what_the_draft_offers_and_nothing_else() -> None:
    state, before = (replace(state_at(TAPA, START, roll), white=PERSON) for roll in ("62", ""))
    draft = movable_of(state)

    assert draft.targets() == draft_at(START, "62").targets()
    assert (draft.dice_left, draft.is_complete) == ((6, 2), False)
    assert {step.die for step in draft.next_steps()} == {6, 2}
    assert draft.blocked_reason(1) is draft_at(START, "62").blocked_reason(1)
    assert movable_of(before) is movable_of(replace(state, white=COMPUTER)) is None


def test_steps_of_a_play_have_the_dice_that_its_text_does_not_name() -> None:
    steps = steps_of(state_at(TAPA, START, "31"), "24/21 24/23")

    assert {(step.source, step.target, step.die) for step in steps} == {(24, 21, 3), (24, 23, 1)}
