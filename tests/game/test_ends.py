"""How games and matches end. Source: docs/rules.md, "The rule sets", "Beginning" and "A play"."""

from __future__ import annotations

import re

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.events import FRIEND, GameBegun, OpeningRolled, Played, Resigned, Seat, Seated
from tapa_desktop.game.history import History, begin_history, replay
from tapa_desktop.game.load import preview_match, read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import GameRules, Record, RecordError, format_record, parse_header
from tapa_desktop.game.state import GameState, Phase, Result, Results, results_of
from tapa_desktop.rules.house_rules import MOST_GAMES, rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import Step
from tests.cases import sentences
from tests.game.matches import COMPUTER, header, in_turn, match_of, random_match, state_at
from tests.positions import position

COUNTED = rule_set_named("mahbusa", {"count_checkers": True})
DRAWS_COUNT = rule_set_named("tapa", {"drawn_points": 1})
BOTH_MOTHERS = "24:wB1 2:W1 1:B1"
LAST_LEAVES = "24:W1 1:bW1 13:B3"
LAST_CHECKER = "1:W1 20:B15"  # the other side has borne off none


@sentences(
    ("rule_set", "stacks", "play", "expected"),
    {
        "a game is won with the last checker borne off": (TAPA, "1:W1 20:B14", "1/off", (Side.WHITE, 1, How.SINGLE)),
        "a mother pinned loses double with the step by which the last leaves 24": (
            PLAKOTO, LAST_LEAVES, "24/21", (Side.WHITE, 2, How.MOTHER)
        ),
        "the side that has not moved wins where a position that was typed in says so": (
            PLAKOTO, "24:wB1 13:W2 5:B1", "13/10", (Side.BLACK, 2, How.MOTHER)
        ),
        "both mothers pinned is a draw that scores nothing": (TAPA, BOTH_MOTHERS, "2/1*", (None, 0, How.MOTHERS)),
        "by house rule a draw counts a point for each side": (
            DRAWS_COUNT, BOTH_MOTHERS, "2/1*", (None, 1, How.MOTHERS)
        ),
        "a count scores a point for each checker that is left": (
            COUNTED, "1:W1 20:B9", "1/off", (Side.WHITE, 9, How.SINGLE)
        ),
    },
)  # fmt: skip
def test_how_a_game_ends(rule_set: RuleSet, stacks: str, play: str, expected: tuple[Side | None, int, How]) -> None:
    roll = "65" if play.endswith("off") else "31"

    state = state_at(rule_set, position(rule_set, stacks), roll, target=31)
    ended, of_black = (apply(replace(state, side=side), Played(play)) for side in Side)

    assert ended.result == Result(*expected)
    assert of_black.result.winner is (expected[0] and expected[0].other)
    assert (ended.roll, ended.drafted, ended.phase) == (None, (), Phase.GAME_OVER)


def test_when_neither_side_can_ever_move_a_pass_draws_the_game() -> None:
    stacks = "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1 12:B1 11:B1 10:B1 9:B1 8:B1 7:B1"
    locked = position(TAWULA, stacks, mine=(0, 1), theirs=(0, 1))

    assert apply(state_at(TAWULA, locked, "31"), Played("pass")).result == Result(None, 0, How.VOID)


@sentences(
    ("rule_set", "target", "points"),
    {
        "played again after a new opening roll": (TAPA, 5, 0),
        "counted, and the next game begins with one too": (DRAWS_COUNT, 5, 1),
        "counted in games without end": (DRAWS_COUNT, 0, 1),
        "counted below the target": (DRAWS_COUNT, 2, 1),
        "played again where it would end the match": (DRAWS_COUNT, 1, 0),
    },
)
def test_drawn_game_is(rule_set: RuleSet, target: int, points: int) -> None:
    state = state_at(rule_set, position(rule_set, BOTH_MOTHERS), "31", side=Side.BLACK, target=target)
    drawn = apply(state, Played("2/1*"))

    again = apply(drawn, GameBegun())

    assert drawn.result == Result(None, points, How.MOTHERS)
    assert (drawn.score(Side.WHITE), drawn.score(Side.BLACK)) == (points, points)
    assert (again.phase, again.opening, again.throws) == (Phase.OPENING, None, 0)
    assert apply(again, OpeningRolled(2, 5)).side is Side.BLACK


def test_by_house_rule_an_opening_roll_decides_before_each_game() -> None:
    games = match_of(header(house_rules={"next_begins": "opening roll"}), OpeningRolled(6, 5))

    assert match_of(games, Resigned(Side.WHITE), GameBegun()).state.phase is Phase.OPENING


def test_by_house_rule_the_players_begin_in_turn() -> None:
    games = match_of(header(house_rules={"next_begins": "in turn"}, target=9), OpeningRolled(5, 5), OpeningRolled(6, 5))
    begun = []

    for loser in (Side.BLACK, Side.BLACK, Side.WHITE):
        games = match_of(games, Resigned(loser), GameBegun())
        begun.append((games.state.phase, games.state.side))

    assert begun == [(Phase.TO_ROLL, Side.BLACK), (Phase.TO_ROLL, Side.WHITE), (Phase.TO_ROLL, Side.BLACK)]


@pytest.mark.parametrize(("points", "phase", "side"), [(1, Phase.TO_ROLL, Side.WHITE), (0, Phase.OPENING, None)])
def test_the_players_begin_in_turn_after_a_draw_that_counts(points: int, phase: Phase, side: Side | None) -> None:
    rule_set = rule_set_named("tapa", {"drawn_points": points, "next_begins": "in turn"})
    state = replace(state_at(rule_set, position(TAPA, BOTH_MOTHERS), "31"), begun_by=Side.BLACK)

    begun = apply(apply(state, Played("2/1*")), GameBegun())

    assert (begun.phase, begun.begun_by) == (phase, side)


@sentences(
    ("target", "before", "phase"),
    {
        "a match is won with the target": (5, [Result(Side.WHITE, 3, How.MARS)], Phase.MATCH_OVER),
        "it goes on below the target and for the losers points": (
            5, [Result(Side.BLACK, 4, How.MARS), Result(Side.WHITE, 2, How.MARS)], Phase.GAME_OVER
        ),
        "games without end have no last one": (0, [], Phase.GAME_OVER),
    },
)  # fmt: skip
def test_match_after_a_game(target: int, before: list[Result], phase: Phase) -> None:
    state = state_at(TAPA, position(TAPA, LAST_CHECKER), "65", target=target)

    ended = apply(replace(state, results=results_of(before)), Played("1/off"))

    assert ended.phase is phase
    if phase is Phase.MATCH_OVER:
        with pytest.raises(EventError, match="match over"):
            apply(ended, GameBegun())


@pytest.mark.parametrize(
    ("rule_set", "stacks", "loser", "points", "how"),
    [(TAPA, "1:W1 20:B15", Side.BLACK, 2, How.MARS), (COUNTED, "1:W2 20:B9", Side.WHITE, 2, How.SINGLE)],
)
def test_resigning_loses_what_the_game_counts_for_it(
    rule_set: RuleSet, stacks: str, loser: Side, points: int, how: How
) -> None:
    state = state_at(rule_set, position(rule_set, stacks), "31", target=31)

    ended = apply(replace(state, drafted=(Step(6, 3, 3),)), Resigned(loser))

    assert ended.result == Result(loser.other, points, how, resigned=True)
    assert (ended.roll, ended.drafted, ended.phase) == (None, (), Phase.GAME_OVER)


def test_sides_may_agree_on_what_is_lost_by_resigning() -> None:
    opened = match_of(header(), OpeningRolled(6, 5))

    ended = match_of(opened, Resigned(Side.WHITE, "single")).state

    assert ended.result == Result(Side.BLACK, 1, How.SINGLE, resigned=True)
    with pytest.raises(EventError, match="triple"):
        match_of(opened, Resigned(Side.WHITE, "triple"))


def test_a_match_can_be_given_up_to_its_end_but_nobody_gives_up_what_has_not_begun_or_is_over() -> None:
    before = match_of(header(target=2))
    after = match_of(before, OpeningRolled(6, 5), Resigned(Side.WHITE))

    assert after.state.phase is Phase.MATCH_OVER
    for history in (before, after, match_of(header(), OpeningRolled(6, 5), Resigned(Side.WHITE))):
        with pytest.raises(EventError, match="no game to resign"):
            history.append(Resigned(Side.WHITE))


def test_while_a_game_goes_on_there_is_no_result() -> None:
    begun = match_of(header("mahbusa"), OpeningRolled(6, 5), Resigned(Side.WHITE), GameBegun()).state

    assert begun.result is None
    assert begun.score(Side.BLACK) == 2
    assert begun.rule_set == MAHBUSA


@pytest.mark.parametrize("side", list(Side))
def test_another_may_take_a_seat_at_any_time(side: Side) -> None:
    for history in (match_of(header()), match_of(header(target=2), OpeningRolled(6, 5), Resigned(Side.WHITE))):
        seated: GameState = history.append(Seated(side, COMPUTER)).state

        assert seated.seat_of(side) == COMPUTER
        assert seated.seat_of(side.other).is_person
        assert seated.phase is history.state.phase


def test_the_seat_to_move_the_only_person_and_a_friend_elsewhere_are_known_by_the_seats() -> None:
    alone, two = match_of(header(black=COMPUTER)).state, match_of(header()).state
    none = match_of(header(white=COMPUTER, black=COMPUTER)).state

    assert match_of(header(black=COMPUTER), OpeningRolled(2, 5)).state.seat == COMPUTER
    assert alone.only_person is Side.WHITE
    assert two.only_person is none.only_person is None
    assert match_of(header(black=Seat(FRIEND))).state.has_friend
    assert not alone.has_friend


# Matches that go through several games in turn


IN_TURN = in_turn(header(target=5), "tapa", "plakoto", "tawula")


def after_resignations(*losers: Side) -> History:
    history = match_of(IN_TURN, OpeningRolled(6, 1))
    for loser in losers:
        history = match_of(history, Resigned(loser), GameBegun())
    return history


def test_the_next_game_follows_a_win_and_the_winner_begins_it_and_after_the_last_the_round_begins_again() -> None:
    second = after_resignations(Side.WHITE).state
    ended = match_of(after_resignations(Side.WHITE), Resigned(Side.BLACK)).state
    again = after_resignations(Side.WHITE, Side.BLACK, Side.WHITE).state

    assert (second.rule_set, second.position) == (PLAKOTO, start_position(PLAKOTO))
    assert (second.place, second.side, second.phase) == (1, Side.BLACK, Phase.TO_ROLL)
    assert (ended.rule_set, ended.place, ended.next_rule_set) == (PLAKOTO, 1, TAWULA)
    assert (again.rule_set, again.place) == (TAPA, 0)


@sentences(
    ("points", "rule_set"),
    {"a draw is played again as the same game": (0, PLAKOTO), "a draw that counts is not": (1, TAWULA)},
)
def test_game_that_follows(points: int, rule_set: RuleSet) -> None:
    state = after_resignations(Side.WHITE).state

    drawn_game = replace(state, results=Results(state.results, Result(None, points, How.VOID)), phase=Phase.GAME_OVER)

    assert drawn_game.next_rule_set == rule_set


def test_house_rules_belong_to_their_game_and_tapa_with_cube_is_played_without_it_among_others() -> None:
    picky = begin_history(in_turn(header(), GameRules("tapa", {"larger_die": False}), "plakoto")).state
    cubed = begin_history(in_turn(header(), "tapa-cube", "plakoto")).state

    assert [rule_set.larger_die for rule_set in picky.order] == [False, True]
    assert (cubed.rule_set.cube, cubed.rule_set.triple) == (False, 3)


def test_a_list_of_one_game_is_a_match_of_one_game() -> None:
    listed = b'{"format":"tapa-record","version":2,"games":[{"rule_set":"tapa"}],"white":{},"black":{},"target":5}'

    assert parse_header(listed) == header()
    assert begin_history(parse_header(listed)).state.order == ()


@pytest.mark.parametrize(
    ("games", "fault"),
    [
        ((), "has no game"),
        (("tapa",) * 7, "6 games at most; this one has 7"),
        (("tapa", "chess"), "no game “chess”"),
        (("tapa", GameRules("plakoto", {"enter_from": 24})), "plakoto has no house rule “enter_from”"),
        (("tapa", GameRules("mahbusa", {"count_checkers": True})), "only in a match of one game"),
        (
            ("tapa", GameRules("tapa", {"cube": True})),
            "tapa: the house rule “cube” is possible only in a match of one game",
        ),
    ],
)
def test_an_order_that_is_none_is_refused_in_one_sentence(games: tuple[str | GameRules, ...], fault: str) -> None:
    data = format_record(Record(in_turn(header(), *games), ()))

    with pytest.raises(RecordError, match=f"^line 1: .*{re.escape(fault)}"):
        read_match(data)


@pytest.mark.parametrize(
    ("top", "fault"),
    [
        ('; [Variation "tapa chess"]', "line 1: .*no game “chess”"),
        ('; [Variation ""]', "line 1: .*no game “”"),
        (f'; [Variation "{" ".join(["tapa"] * 7)}"]', "line 1: .*6 games at most"),
        ('; [Variation "tapa plakoto"]\n; [House rule larger_die "no"]', "line 2: Unknown comment"),
        ('; [Variation "tapa plakoto"]\n; [House rule 3 larger_die "no"]', "line 2: Unknown comment"),
        ('; [Variation "tapa"]\n; [House rule 1 larger_die "no"]', "line 2: Unknown comment"),
        ('; [Variation "tapa plakoto"]\n; [House rule 2 cube "yes"]', "line 2: .*match of one game"),
        ('; [Variation "tapa plakoto"]\n; [House rule 1 mother_points "3"]', "line 2: tapa has no house rule"),
    ],
)
def test_an_order_that_is_none_is_refused_in_a_text(top: str, fault: str) -> None:
    with pytest.raises(MatchTextError, match=fault):
        parse_match(f"{top}\n 5 point match\n")


def test_the_text_names_each_game() -> None:
    text = format_match(after_resignations(Side.WHITE, Side.BLACK))

    assert '; [Variation "tapa plakoto tawula"]' in text
    games = [line for line in text.splitlines() if line.startswith("; game")]
    assert games == ["; game tapa", "; game plakoto", "; game tawula"]
    with pytest.raises(MatchTextError, match="Expected “; game plakoto”"):
        parse_match(text.replace("; game plakoto", "; game tapa"))


@pytest.mark.slow
@settings(max_examples=8, deadline=None)
@drawn(
    order=st.lists(st.sampled_from(sorted(RULE_SETS)), min_size=2, max_size=MOST_GAMES),
    picky=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_random_matches_go_through_record_and_text_unchanged(order: list[str], picky: bool, seed: int) -> None:
    games = (GameRules(key, {"larger_die": False} if picky and number else {}) for number, key in enumerate(order))
    played = random_match(in_turn(header(target=3), *games), seed, hasty=True)

    loaded = read_match(format_record(played.record))
    again = parse_match(format_match(played))

    assert (loaded.history, loaded.damage) == (played, None)
    assert replay(played.header, played.log) == played
    assert (again.state.results, again.state.rule_set) == (played.state.results, played.state.rule_set)
    assert preview_match(format_record(played.record)).state == played.state
    assert played.state.place == sum(bool(r.points) for r in played.state.results[:-1]) % len(order)
