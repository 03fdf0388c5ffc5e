"""Matches that go through several games in turn."""

from __future__ import annotations

import re

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game.events import GameBegun, OpeningRolled, Resigned
from tapa_desktop.game.history import History, begin_history, replay
from tapa_desktop.game.load import preview_match, read_match
from tapa_desktop.game.mat.read import MatchTextError, parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import GameRules, Record, RecordError, format_line, format_record, parse_header
from tapa_desktop.game.state import Phase, Result, Results, results_of
from tapa_desktop.rules.house_rules import MOST_GAMES
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tests.game.matches import header, in_turn, random_match, told

THREE = in_turn(header(target=5), "tapa", "plakoto", "tawula")


def after_resignations(*losers: Side) -> History:
    history = told(THREE, OpeningRolled(6, 1))
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
    history = told(THREE, OpeningRolled(6, 1), Resigned(Side.WHITE), GameBegun())
    drawn_game = replace(history.state, results=Results(history.state.results, Result(None, 0, How.VOID)))

    assert replace(drawn_game, phase=Phase.GAME_OVER).next_rule_set == PLAKOTO


def test_a_draw_that_counts_a_point_for_each_is_no_game_to_play_again() -> None:
    state = begin_history(THREE).state

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
    line = format_line(THREE).replace(b'"games":[', b'"games":' + games + b',"black":[', 1)

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
