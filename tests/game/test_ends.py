"""How games and matches end. Source: docs/rules.md, "The rule sets", "Beginning" and "A play"."""

from __future__ import annotations

import re

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, apply
from tapa_desktop.game.events import FRIEND, GameBegun, OpeningRolled, Played, Resigned, Rolled, Seat, Seated
from tapa_desktop.game.history import History, begin_history, replay
from tapa_desktop.game.load import preview_match, read_match
from tapa_desktop.game.mat.read import MatchTextError, parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import GameRules, Record, RecordError, format_line, format_record, parse_header
from tapa_desktop.game.state import GameState, Phase, Result, Results, results_of
from tapa_desktop.rules.house_rules import MOST_GAMES, rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.side import Side
from tests.game.matches import COMPUTER, header, in_turn, random_match, state_at, told
from tests.positions import position

COUNTED = rule_set_named("mahbusa", {"count_checkers": True})
DRAWS_COUNT = rule_set_named("tapa", {"drawn_points": 1})
THREE = rule_set_named("plakoto", {"mother_points": 3})
PLAYS_ON = [rule_set_named(key, {"mother_pinned": "plays on"}) for key in ("plakoto", "mahbusa")]
LAST_CHECKER = "1:W1 20:B15"  # the other side has borne off none
BOTH_AT_HOME = "1:W1 20:B14"


def test_a_game_is_won_with_the_last_checker_borne_off() -> None:
    given = state_at(TAPA, position(TAPA, BOTH_AT_HOME), "65")

    won = apply(given, Played("1/off"))

    assert won.result == Result(Side.WHITE, 1, How.SINGLE)
    assert won.score(Side.WHITE) == 1


@pytest.mark.parametrize("side", list(Side))
def test_the_side_that_moved_has_won_a_mars_when_the_other_has_borne_off_none(side: Side) -> None:
    given = state_at(TAPA, position(TAPA, LAST_CHECKER), "65", side=side)

    assert apply(given, Played("1/off")).result == Result(side, 2, How.MARS)


def test_a_game_that_has_ended_leaves_no_roll_and_no_draft() -> None:
    won = apply(state_at(TAPA, position(TAPA, LAST_CHECKER), "65"), Played("1/off"))

    assert (won.roll, won.drafted, won.phase) == (None, (), Phase.GAME_OVER)


def test_a_mother_pinned_loses_double_with_the_step_by_which_the_last_checker_leaves_24() -> None:
    given = state_at(PLAKOTO, position(PLAKOTO, "24:W1 1:bW1 13:B3"), "31")

    assert apply(given, Played("24/21")).result == Result(Side.WHITE, 2, How.MOTHER)


def test_the_side_that_has_not_moved_wins_where_the_position_says_so() -> None:
    """No play leads here, since the game would have been over before; a position that is typed in may."""
    given = state_at(PLAKOTO, position(PLAKOTO, "24:wB1 13:W2 5:B1"), "31")

    lost = apply(given, Played("13/10"))

    assert lost.result == Result(Side.BLACK, 2, How.MOTHER)


def test_both_mothers_pinned_is_a_draw_that_scores_nothing() -> None:
    given = state_at(TAPA, position(TAPA, "24:wB1 2:W1 1:B1"), "31")

    drawn = apply(given, Played("2/1*"))

    assert drawn.result == Result(None, 0, How.MOTHERS)
    assert (drawn.score(Side.WHITE), drawn.score(Side.BLACK), drawn.phase) == (0, 0, Phase.GAME_OVER)


def test_a_drawn_game_is_played_again_after_a_new_opening_roll() -> None:
    given = state_at(TAPA, position(TAPA, "24:wB1 2:W1 1:B1"), "31", side=Side.BLACK)
    drawn = apply(given, Played("2/1*"))

    again = apply(drawn, GameBegun())

    assert (again.phase, again.opening, again.throws) == (Phase.OPENING, None, 0)
    assert apply(again, OpeningRolled(2, 5)).side is Side.BLACK


def test_by_house_rule_a_draw_counts_a_point_for_each_side() -> None:
    both = position(TAPA, "24:wB1 2:W1 1:B1")
    given = replace(state_at(DRAWS_COUNT, both, "31"), results=results_of([Result(Side.WHITE, 2, How.MARS)]))

    drawn = apply(given, Played("2/1*"))

    assert drawn.result == Result(None, 1, How.MOTHERS)
    assert (drawn.score(Side.WHITE), drawn.score(Side.BLACK), drawn.phase) == (3, 1, Phase.GAME_OVER)
    assert apply(drawn, GameBegun()).phase is Phase.OPENING


@pytest.mark.parametrize(("target", "points"), [(0, 1), (1, 0), (2, 1)])
def test_a_draw_that_would_end_the_match_is_played_again(target: int, points: int) -> None:
    given = state_at(DRAWS_COUNT, position(TAPA, "24:wB1 2:W1 1:B1"), "31", target=target)

    assert apply(given, Played("2/1*")).result == Result(None, points, How.MOTHERS)


def test_by_house_rule_an_opening_roll_decides_before_each_game() -> None:
    begun = told(
        header(house_rules={"next_begins": "opening roll"}), OpeningRolled(6, 5), Resigned(Side.WHITE), GameBegun()
    )

    assert begun.state.phase is Phase.OPENING


def test_by_house_rule_the_players_begin_in_turn() -> None:
    games = told(header(house_rules={"next_begins": "in turn"}, target=9), OpeningRolled(5, 5), OpeningRolled(6, 5))
    begun = []

    for loser in (Side.BLACK, Side.BLACK, Side.WHITE):
        games = told(games, Resigned(loser), GameBegun())
        begun.append((games.state.phase, games.state.side))

    assert begun == [(Phase.TO_ROLL, Side.BLACK), (Phase.TO_ROLL, Side.WHITE), (Phase.TO_ROLL, Side.BLACK)]


def test_the_players_begin_in_turn_after_a_draw_that_counts() -> None:
    rule_set = rule_set_named("tapa", {"drawn_points": 1, "next_begins": "in turn"})
    given = replace(state_at(rule_set, position(TAPA, "24:wB1 2:W1 1:B1"), "31"), begun_by=Side.BLACK)

    begun = apply(apply(given, Played("2/1*")), GameBegun())

    assert (begun.phase, begun.side, begun.begun_by) == (Phase.TO_ROLL, Side.WHITE, Side.WHITE)


def test_by_house_rule_a_mother_counts_three() -> None:
    given = state_at(THREE, position(THREE, "24:W1 1:bW1 13:B3"), "31")

    assert apply(given, Played("24/21")).result == Result(Side.WHITE, 3, How.MOTHER)


@pytest.mark.parametrize("rule_set", PLAYS_ON, ids=lambda rule_set: rule_set.key)
def test_by_house_rule_the_game_goes_on_when_a_mother_is_pinned(rule_set: RuleSet) -> None:
    given = state_at(rule_set, position(rule_set, "24:W1 1:bW1 13:B3"), "31")

    assert apply(given, Played("24/21 21/20")).phase is Phase.TO_ROLL


def test_when_neither_side_can_ever_move_a_pass_draws_the_game() -> None:
    locked = position(
        TAWULA, "24:W1 23:W1 22:W1 21:W1 20:W1 19:W1 12:B1 11:B1 10:B1 9:B1 8:B1 7:B1", mine=(0, 1), theirs=(0, 1)
    )

    passed = apply(state_at(TAWULA, locked, "31"), Played("pass"))

    assert passed.result == Result(None, 0, How.VOID)


def test_a_match_is_won_with_the_target() -> None:
    given = replace(
        state_at(TAPA, position(TAPA, LAST_CHECKER), "65"), results=results_of([Result(Side.WHITE, 3, How.MARS)])
    )

    won = apply(given, Played("1/off"))

    assert (won.phase, won.score(Side.WHITE)) == (Phase.MATCH_OVER, 5)
    assert won.result == Result(Side.WHITE, 2, How.MARS)


def test_a_match_goes_on_below_the_target_and_for_the_loser_s_points() -> None:
    earlier = (Result(Side.BLACK, 4, How.MARS), Result(Side.WHITE, 2, How.MARS))
    given = replace(state_at(TAPA, position(TAPA, LAST_CHECKER), "65"), results=results_of(earlier))

    assert apply(given, Played("1/off")).phase is Phase.GAME_OVER


def test_games_without_end_have_no_last_one() -> None:
    given = replace(state_at(TAPA, position(TAPA, LAST_CHECKER), "65"), target=0)

    assert apply(given, Played("1/off")).phase is Phase.GAME_OVER


def test_no_game_begins_after_the_match() -> None:
    given = state_at(TAPA, position(TAPA, LAST_CHECKER), "65", target=1)

    with pytest.raises(EventError, match="match over"):
        apply(apply(given, Played("1/off")), GameBegun())


def test_a_count_to_31_scores_a_point_for_each_checker_the_loser_has_not_borne_off() -> None:
    given = state_at(COUNTED, position(COUNTED, "1:W1 20:B9"), "65", target=31)

    assert apply(given, Played("1/off")).result == Result(Side.WHITE, 9, How.SINGLE)


def test_a_mother_scores_15_in_a_count_to_31() -> None:
    given = state_at(COUNTED, position(COUNTED, "24:W1 1:bW1 13:B3"), "31", target=31)

    assert apply(given, Played("24/21")).result == Result(Side.WHITE, 15, How.MOTHER)


def test_a_count_goes_to_31() -> None:
    counted = (Result(Side.WHITE, 15, How.MOTHER), Result(Side.WHITE, 9, How.SINGLE))
    given = replace(state_at(COUNTED, position(COUNTED, "1:W1 20:B6"), "65", target=31), results=results_of(counted))
    more = replace(given, position=position(COUNTED, "1:W1 20:B7"))

    assert apply(given, Played("1/off")).phase is Phase.GAME_OVER
    assert apply(more, Played("1/off")).phase is Phase.MATCH_OVER


@pytest.mark.parametrize("loser", list(Side))
def test_resigning_before_bearing_off_any_loses_a_mars(loser: Side) -> None:
    ended = told(header(), OpeningRolled(6, 5), Resigned(loser)).state

    assert ended.result == Result(loser.other, 2, How.MARS, resigned=True)


def test_resigning_after_bearing_off_some_loses_a_single_game() -> None:
    given = state_at(TAPA, position(TAPA, "1:W1 24:B2 20:B13"), "31")

    assert apply(given, Resigned(Side.WHITE)).result == Result(Side.BLACK, 1, How.SINGLE, resigned=True)
    assert apply(given, Resigned(Side.BLACK)).result == Result(Side.WHITE, 2, How.MARS, resigned=True)


def test_sides_may_agree_on_what_is_lost_by_resigning() -> None:
    opened = told(header(), OpeningRolled(6, 5))

    ended = told(opened, Resigned(Side.WHITE, "single")).state

    assert ended.result == Result(Side.BLACK, 1, How.SINGLE, resigned=True)
    with pytest.raises(EventError, match="not won by a triple"):
        told(opened, Resigned(Side.WHITE, "triple"))


def test_resigning_a_count_loses_what_has_not_been_borne_off() -> None:
    given = state_at(COUNTED, position(COUNTED, "1:W2 20:B9"), side=Side.BLACK)

    assert apply(given, Resigned(Side.BLACK)).result == Result(Side.WHITE, 2, How.SINGLE, resigned=True)


def test_a_draft_is_gone_when_somebody_gives_up() -> None:
    ended = told(header("plakoto"), OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.BLACK)).state

    assert (ended.roll, ended.drafted) == (None, ())


def test_a_match_can_be_given_up_to_its_end() -> None:
    ended = told(header(target=2), OpeningRolled(6, 5), Resigned(Side.WHITE)).state

    assert ended.phase is Phase.MATCH_OVER


def test_nobody_gives_up_what_has_not_begun_or_is_over() -> None:
    before = told(header())
    after = told(before, OpeningRolled(6, 5), Resigned(Side.WHITE))

    for history in (before, after):
        with pytest.raises(EventError, match="nothing to resign"):
            history.append(Resigned(Side.WHITE))


def test_while_a_game_goes_on_there_is_no_result() -> None:
    begun = told(header("mahbusa"), OpeningRolled(6, 5), Resigned(Side.WHITE), GameBegun()).state

    assert begun.result is None
    assert begun.score(Side.BLACK) == 2
    assert begun.rule_set == MAHBUSA


@pytest.mark.parametrize("side", list(Side))
def test_another_may_take_a_seat_at_any_time(side: Side) -> None:
    for history in (told(header()), told(header(target=2), OpeningRolled(6, 5), Resigned(Side.WHITE))):
        seated: GameState = history.append(Seated(side, COMPUTER)).state

        assert seated.seat_of(side) == COMPUTER
        assert seated.seat_of(side.other).is_person
        assert seated.phase is history.state.phase


def test_the_seat_to_move_is_the_one_of_the_side_to_move() -> None:
    given = told(header(black=COMPUTER), OpeningRolled(2, 5)).state

    assert given.seat == COMPUTER


def test_only_person_is_the_one_who_plays_against_the_computer() -> None:
    alone = told(header(black=COMPUTER)).state
    two, none = told(header()).state, told(header(white=COMPUTER, black=COMPUTER)).state

    assert alone.only_person is Side.WHITE
    assert two.only_person is none.only_person is None


def test_friend_elsewhere_is_known_by_the_seat() -> None:
    assert told(header(black=Seat(FRIEND))).state.has_friend
    assert not told(header(black=COMPUTER)).state.has_friend


# Matches that go through several games in turn


IN_TURN = in_turn(header(target=5), "tapa", "plakoto", "tawula")


def after_resignations(*losers: Side) -> History:
    history = told(IN_TURN, OpeningRolled(6, 1))
    for loser in losers:
        history = told(history, Resigned(loser), GameBegun())
    return history


def test_the_next_game_follows_a_win_and_the_winner_begins_it() -> None:
    state = after_resignations(Side.WHITE).state

    assert state.rule_set == PLAKOTO
    assert state.position == start_position(PLAKOTO)
    assert (state.place, state.side, state.phase) == (1, Side.BLACK, Phase.TO_ROLL)


def test_after_the_last_game_the_round_begins_again() -> None:
    played = after_resignations(Side.WHITE, Side.BLACK, Side.WHITE)

    kinds = [state.rule_set.key for state in played.states if state.throws == 0]
    assert list(dict.fromkeys(kinds)) == ["tapa", "plakoto", "tawula"]
    assert (played.state.rule_set, played.state.place) == (TAPA, 0)


def test_an_ended_game_keeps_its_rules_and_place_until_the_next_begins() -> None:
    ended = told(after_resignations(Side.WHITE), Resigned(Side.BLACK)).state

    assert (ended.rule_set, ended.place, ended.next_rule_set) == (PLAKOTO, 1, TAWULA)


def test_a_drawn_game_is_played_again_as_the_same_game() -> None:
    history = told(IN_TURN, OpeningRolled(6, 1), Resigned(Side.WHITE), GameBegun())
    drawn_game = replace(history.state, results=Results(history.state.results, Result(None, 0, How.VOID)))

    assert replace(drawn_game, phase=Phase.GAME_OVER).next_rule_set == PLAKOTO


def test_a_draw_that_counts_a_point_for_each_is_no_game_to_play_again() -> None:
    state = begin_history(IN_TURN).state

    assert (
        replace(state, results=results_of([Result(None, 1, How.VOID)]), phase=Phase.GAME_OVER).next_rule_set == PLAKOTO
    )


def test_points_of_all_games_add_up_and_win_the_match() -> None:
    state = after_resignations(*[Side.WHITE] * 2).state

    assert state.score(Side.BLACK) == 4
    assert told(after_resignations(*[Side.WHITE] * 2), Resigned(Side.WHITE)).state.phase is Phase.MATCH_OVER


def test_house_rules_belong_to_their_game() -> None:
    given = in_turn(header(), GameRules("tapa", {"larger_die": False}), "plakoto")

    order = begin_history(given).state.order

    assert [rule_set.larger_die for rule_set in order] == [False, True]


def test_tapa_with_cube_is_played_without_its_cube_among_others() -> None:
    state = begin_history(in_turn(header(), "tapa-cube", "plakoto")).state

    assert (state.rule_set.cube, state.rule_set.triple) == (False, 3)


def test_a_match_of_one_game_is_written_as_by_the_first_version() -> None:
    line = format_line(header("plakoto", house_rules={"larger_die": False}))

    assert b'"version":1,"rule_set":"plakoto"' in line
    assert parse_header(line[:-1]) == header("plakoto", house_rules={"larger_die": False})


def test_a_list_of_one_game_is_the_same_match() -> None:
    line = b'{"format":"tapa-record","version":2,"games":[{"rule_set":"tapa"}],"white":{},"black":{},"target":5}'

    assert parse_header(line) == header()
    assert begin_history(parse_header(line)).state.order == ()


@pytest.mark.parametrize(
    ("games", "fault"),
    [
        ((), "needs at least one game"),
        (("tapa",) * 7, "6 games at most, not through 7"),
        (("tapa", "chess"), "unknown rule set 'chess'"),
        (("tapa", GameRules("plakoto", {"enter_from": 24})), "plakoto has no house rule 'enter_from'"),
        (("tapa", GameRules("mahbusa", {"count_checkers": True})), "belongs to matches of one game"),
        (("tapa", GameRules("tapa", {"cube": True})), "'cube' of tapa belongs to matches of one game"),
    ],
)
def test_an_order_that_is_none_is_refused_in_one_sentence(games: tuple[str | GameRules, ...], fault: str) -> None:
    data = format_record(Record(in_turn(header(), *games), ()))

    with pytest.raises(RecordError, match=f"^line 1: .*{re.escape(fault)}"):
        read_match(data)


@pytest.mark.parametrize("games", [b"7", b'"tapa"', b"[7]", b'["tapa"]', b'[{"house_rules":{}}]', b'[{"rule_set":7}]'])
def test_games_in_another_form_are_refused(games: bytes) -> None:
    line = format_line(IN_TURN).replace(b'"games":[', b'"games":' + games + b',"black":[', 1)

    with pytest.raises(RecordError, match="line 1: "):
        read_match(line)


@pytest.mark.parametrize(
    ("top", "fault"),
    [
        ('; [Variation "tapa chess"]', "line 1: unknown rule set 'chess'"),
        ('; [Variation ""]', "line 1: unknown rule set ''"),
        (f'; [Variation "{" ".join(["tapa"] * 7)}"]', "line 1: .*6 games at most"),
        ('; [Variation "tapa plakoto"]\n; [House rule larger_die "no"]', "line 2: unknown comment"),
        ('; [Variation "tapa plakoto"]\n; [House rule 3 larger_die "no"]', "line 2: unknown comment"),
        ('; [Variation "tapa"]\n; [House rule 1 larger_die "no"]', "line 2: unknown comment"),
        ('; [Variation "tapa plakoto"]\n; [House rule 2 cube "yes"]', "line 2: .*matches of one game"),
        ('; [Variation "tapa plakoto"]\n; [House rule 1 mother_points "3"]', "line 2: tapa has no house rule"),
    ],
)
def test_an_order_that_is_none_is_refused_in_a_text(top: str, fault: str) -> None:
    with pytest.raises(MatchTextError, match=fault):
        parse_match(f"{top}\n 5 point match\n")


def test_the_text_names_each_game() -> None:
    text = format_match(after_resignations(Side.WHITE, Side.BLACK))

    assert '; [Variation "tapa plakoto tawula"]' in text
    assert [line for line in text.splitlines() if line.startswith("; game")] == [
        "; game tapa",
        "; game plakoto",
        "; game tawula",
    ]
    with pytest.raises(MatchTextError, match="'; game plakoto' expected"):
        parse_match(text.replace("; game plakoto", "; game tapa"))


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@drawn(
    order=st.lists(st.sampled_from(sorted(RULE_SETS)), min_size=2, max_size=MOST_GAMES),
    picky=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_random_matches_go_through_record_and_text_unchanged(order: list[str], picky: bool, seed: int) -> None:
    games = (GameRules(key, {"larger_die": False} if picky and number else {}) for number, key in enumerate(order))
    played = random_match(in_turn(header(target=4), *games), seed, hasty=True)

    read = read_match(format_record(played.record))
    again = parse_match(format_match(played))

    assert (read.history, read.damage) == (played, None)
    assert replay(played.header, played.log) == played
    assert (again.state.results, again.state.rule_set) == (played.state.results, played.state.rule_set)
    assert preview_match(format_record(played.record)).state == played.state
    assert played.state.place == sum(bool(r.points) for r in played.state.results[:-1]) % len(order)
