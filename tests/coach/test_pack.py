"""Packs of positions as text, read, refused and written; and the decision of the side to act, as that side sees it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.cube.cubeful import CubeState, Score, Standing
from tapa_desktop.coach import pack
from tapa_desktop.coach.decision import (
    PlayQuestion,
    QuestionFault,
    RollQuestion,
    TakeQuestion,
    cube_state_of,
    question_of,
    standing_in,
    standing_of,
)
from tapa_desktop.coach.pack import (
    LIMIT,
    OF_A_DAY,
    TITLE_LIMIT,
    Pack,
    PackError,
    PackFault,
    PackPosition,
    RoundKind,
    Theme,
    format_pack,
    grade_of_share,
    longest_in,
    parse_pack,
    right_in,
    round_of,
    row_at_end,
    theme_in,
    title_of,
)
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind
from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled, Drafted
from tapa_desktop.game.record import FileFault
from tapa_desktop.game.state import GameState, Phase, full_position_spec
from tapa_desktop.rules.fault import Fault, PositionFault
from tapa_desktop.rules.play_text import PlayFault
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, Cube, MatchScore
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAPA_CUBE, RuleSet
from tests.app.background.test_thinker import to_roll as match_at
from tests.game.matches import state_at

OPENING = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
CUBE = "tapa-cube W15,22,B15 0/0/0 0/0/0 W -|1- 3-5"
ANSWER = "tapa-cube W15,22,B15 0/0/0 0/0/0 B -|2B 0-0"
LATER = "gul-bara W14,3,W1,7,B15,11 0/0/0 0/0/0 W 44 3/3"
REST = "gul-bara W14,3,W1,7,B15,11 0/0/0 0/0/0 W 4x2< 3/3"


def pack_of(*lines: str) -> Pack:
    return parse_pack("\n".join(("Mine", *lines)).encode())


def test_pack_that_is_written_is_read_again_and_a_position_of_black_becomes_one_of_white() -> None:
    positions = (
        PackPosition(OPENING, "24/21 24/23", Theme.START, 2, "0.2 ± 0.1"),
        PackPosition(LATER, theme=Theme.POINTS),
        PackPosition(REST, grade=3),
        PackPosition(CUBE, "no double", Theme.CUBE, 1),
        PackPosition(ANSWER),
        PackPosition("plakoto W15,22,B15 0/0/0 0/0/0 W 64 rules=larger_die:no"),
    )
    expected = Pack("Τίτλος", positions)

    assert parse_pack(format_pack(expected, ("by hand",)).encode()) == expected
    assert pack_of("tapa W14,1,W1,20,B15 0/0/0 0/0/0 B 31").positions[0].position.endswith("W 31")


def test_comments_empty_lines_blanks_and_a_mark_of_the_byte_order_are_left_out() -> None:
    data = b"\xef\xbb\xbf# mine\r\n\r\n  Mine  \r\n# more\r\n  " + OPENING.encode() + b" |  24/21 21/20  \r\n\r\n"

    assert parse_pack(data) == Pack("Mine", (PackPosition(OPENING, "24/21 21/20"),))
    assert title_of(data) == "Mine"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("tapa W15,22,B15 0/0/0 0/0/0 W", PositionFault.FIELD_COUNT),
        ("chess W15,22,B15 0/0/0 0/0/0 W 31", PositionFault.UNKNOWN_RULE_SET),
        ("tapa W14,22,B15 0/0/0 0/0/0 W 31", PositionFault.WHITES_COUNT),
        ("tapa W15,22,B15 0/0/0 0/0/0 W -", QuestionFault.NO_DICE),
        ("tapa 23,B15 0/0/15 0/0/0 B 31", PositionFault.GAME_OVER),
        ("tapa 23,W1 0/0/14 0/0/0 W 31", PositionFault.BLACKS_COUNT),
        ("tapa B15,22,W1 0/0/14 0/0/0 W 31", PackFault.ONE_PLAY),
        (f"{OPENING} | 24/12", PlayFault.NO_PLAY),
        (f"{OPENING} | home", PlayFault.NO_STEP),
        (f"{OPENING} | | luck", PackFault.THEME),
        (f"{OPENING} | | pin | 4", PackFault.GRADE),
        (f"{OPENING} | | | | note | more", PackFault.FIELDS),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W 31|1- 3-5", QuestionFault.SCORE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W 31|3 3-5", QuestionFault.SCORE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31|1 3-5", QuestionFault.SCORE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W 31|1-3", QuestionFault.SCORE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31|", QuestionFault.SCORE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W 31|0-3", QuestionFault.SCORE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|3W 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|2- 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|2B 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 B -|2W 0-0", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|1- 0-5", QuestionFault.CUBE),
        ("tapa-cube W15,22,B15 0/0/0 0/0/0 W -|2W 2-5", QuestionFault.CUBE),
        ("tapa W15,22,B15 0/0/0 0/0/0 W -|1- 0-0", QuestionFault.CUBE),
        ("tapa-cube 23,B15 0/0/15 0/0/0 B -|1- 0-0", PositionFault.GAME_OVER),
        (f"{CUBE} | take", QuestionFault.CUBE),
        ("a second title", PositionFault.FIELD_COUNT),
    ],
)
def test_bad_line_is_refused_with_its_number(line: str, fault: Fault) -> None:
    with pytest.raises(PackError) as error:
        pack_of("# comment", LATER, line, REST)

    assert error.value.line == 4
    assert error.value.fault is fault


@pytest.mark.parametrize(
    ("data", "line", "fault"),
    [
        (b"", 1, PackFault.NO_TITLE),
        (b"\n# nothing\n", 1, PackFault.NO_TITLE),
        (OPENING.encode(), 1, PackFault.NO_TITLE),
        (f"\n{OPENING} | 24/21 21/20\n{LATER}\n".encode(), 2, PackFault.NO_TITLE),
        (b"x" * (TITLE_LIMIT + 1), 1, PackFault.LONG_TITLE),
        (b"Mine\n", 1, PackFault.NO_POSITIONS),
        (b"Mine\n\n\xff\n", 3, FileFault.NO_UTF8),
        (f"Mine\n{OPENING}\n{LATER}\n{OPENING} | 24/21 21/20\n".encode(), 4, PackFault.TWICE),
        (b"#" * (LIMIT + 1), 0, FileFault.LONG),
    ],
)
def test_bad_file_is_refused(data: bytes, line: int, fault: Fault) -> None:
    with pytest.raises(PackError) as error:
        parse_pack(data)

    assert (error.value.line, error.value.fault) == (line, fault)


def test_pack_has_at_most_so_many_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    most = 30
    monkeypatch.setattr(pack, "MOST", most)
    boards = (f"tapa W{15 - one - two},{point},W{one},{20 - point},W{two},B15" for one in range(1, 8)
              for two in range(1, 7) for point in range(1, 20))  # fmt: skip
    lines = [f"{board} 0/0/0 0/0/0 W {roll}" for board in boards for roll in ("31", "42")]

    assert len(pack_of(*lines[:most]).positions) == most
    with pytest.raises(PackError) as error:
        pack_of(*lines[: most + 1])

    assert (error.value.line, error.value.fault) == (most + 2, PackFault.MANY)


START = start_position(TAPA)
WHITE, BLACK = Side.WHITE, Side.BLACK


def to_roll(rule_set: RuleSet) -> GameState:
    return replace(state_at(rule_set, START), cube=IN_THE_MIDDLE)


def without_cube(*games: tuple[Side, int], target: int = 7) -> GameState:
    """As `match_at`, of Tapa."""
    return replace(match_at(*games, target=target), rule_set=TAPA)


def test_a_person_with_a_roll_has_to_play_it_whatever_is_drafted() -> None:
    state = state_at(TAPA, START, "31", target=0)

    assert question_of(state) == question_of(apply(state, Drafted("24/21"))) == PlayQuestion(TAPA, START, (3, 1))


@pytest.mark.parametrize(
    ("state", "standing"),
    [
        (without_cube((WHITE, 2), (BLACK, 3)), Standing((TAPA,), 0, Score(5, 4))),
        (
            replace(without_cube((BLACK, 6)), order=(TAPA, PLAKOTO)),
            Standing((TAPA, PLAKOTO), 1, Score(7, 1, after_crawford=True)),
        ),
        (without_cube(target=1), None),
        (
            replace(without_cube(target=1), order=(TAPA, PLAKOTO)),
            Standing((TAPA, PLAKOTO), 0, Score(1, 1, after_crawford=True)),
        ),
        (without_cube(target=0), None),
        (match_at(), None),
        (match_at((BLACK, 6)), Standing((TAPA_CUBE,), 0, Score(7, 1))),
        (match_at((BLACK, 6), (WHITE, 1)), None),
        (match_at((BLACK, 6), (WHITE, 6)), Standing((TAPA_CUBE,), 0, Score(1, 1, after_crawford=True))),
        (replace(match_at((BLACK, 5), (WHITE, 5)), cube=Cube(2, BLACK)), Standing((TAPA_CUBE,), 0, Score(2, 2), 2)),
        (replace(match_at((BLACK, 5), (WHITE, 4)), cube=Cube(2, BLACK)), Standing((TAPA_CUBE,), 0, Score(3, 2), 2)),
        (replace(match_at((BLACK, 4), (WHITE, 5)), cube=Cube(2, BLACK)), None),
        (match_at(target=1), None),
    ],
)
def test_a_match_is_played_for_its_score_unless_a_cube_can_still_be_turned(
    state: GameState, standing: Standing | None
) -> None:
    assert standing_of(state) == standing


def test_what_a_position_tells_of_its_match_is_what_the_match_itself_tells() -> None:
    states = [
        without_cube((WHITE, 2), (BLACK, 3)),
        replace(without_cube((BLACK, 6)), order=(TAPA, PLAKOTO), side=BLACK),
        match_at((BLACK, 6)),
        replace(match_at((BLACK, 5), (WHITE, 5)), cube=Cube(2, BLACK)),
        match_at(),
        without_cube(target=0),
    ]

    for state in states:
        assert standing_in(full_position_spec(state), state) == standing_of(state)
    alone = standing_in(full_position_spec(states[0])._replace(match=MatchScore(3, 1, 2)), states[1])
    assert alone == Standing((TAPA,), 0, Score(2, 1, after_crawford=True))


def test_before_a_roll_it_is_how_one_stands_and_whether_to_double_and_a_double_has_to_be_answered() -> None:
    state, cubed = to_roll(TAPA), to_roll(TAPA_CUBE)

    assert question_of(state) == RollQuestion(TAPA, START, standing=standing_of(state))
    assert standing_of(state) is not None
    assert question_of(cubed) == RollQuestion(TAPA_CUBE, START, cube_state_of(cubed))
    assert isinstance(question_of(apply(cubed, Doubled())), TakeQuestion)


@pytest.mark.parametrize("phase", [Phase.OPENING, Phase.MATCH_OVER])
def test_nothing_is_decided_before_and_after_a_game(phase: Phase) -> None:
    assert question_of(replace(state_at(TAPA, START), phase=phase)) is None


@pytest.mark.parametrize(
    ("state", "score"),
    [
        *((match_at(), Score(7, 7)), (match_at((WHITE, 2), (BLACK, 3)), Score(5, 4))),
        *((match_at((WHITE, 6)), Score(1, 7)), (match_at((BLACK, 6)), Score(7, 1))),
        (match_at((BLACK, 6), (WHITE, 1)), Score(6, 1, after_crawford=True)),
        *((match_at(target=0), None), (match_at((BLACK, 6), target=0), None)),
    ],
)
def test_side_to_move_sees_what_each_side_still_needs_and_its_own_cube(state: GameState, score: Score | None) -> None:
    state = replace(state, cube=Cube(4, BLACK))
    turned = score and score._replace(mine=score.theirs, theirs=score.mine)

    assert cube_state_of(state) == CubeState(4, is_mine=False, score=score)
    assert cube_state_of(replace(state, side=BLACK)) == CubeState(4, is_mine=True, score=turned)


@pytest.mark.parametrize(("share", "grade"), [(1.0, 1), (0.75, 1), (0.74, 2), (0.5, 2), (0.49, 3)])
def test_the_fewer_find_a_play_the_harder_it_is(share: float, grade: int) -> None:
    assert grade_of_share(share) == grade


@pytest.mark.parametrize(
    ("names", "theme"),
    [
        (("HITS", "MAKES_POINT"), Theme.HIT),
        (("WINS_MORE", "MAKES_POINT", "HITS"), Theme.POINTS),
        (("HITS", "ENTERS", "BEARS_OFF", "FEWER_HOME", "PINS_MOTHER"), Theme.MOTHER),
        (("HITS", "ENTERS", "BEARS_OFF", "FEWER_HOME"), Theme.RACE),
        (("HITS", "ENTERS", "BEARS_OFF"), Theme.BEAR_OFF),
        (("HITS", "ENTERS"), Theme.START),
        (("WINS_MORE",), None),
    ],
)
def test_theme_of_several_reasons_is_the_rarest_or_that_of_the_weightiest(
    names: tuple[str, ...], theme: Theme | None
) -> None:
    assert theme_in([Reason(ReasonKind[name], 0.1) for name in names]) is theme


# Rounds of practice: the choice and order of positions, and the results


POSITIONS = tuple(PackPosition(f"position {number}", grade=1 + number % 3) for number in range(150))


def test_ten_of_a_day_are_the_same_all_day_and_others_on_the_next_the_easier_first() -> None:
    today, again, tomorrow = (round_of(RoundKind.DAILY, "ten", POSITIONS, f"2026-11-{day}") for day in (26, 26, 27))

    assert today == again
    assert {*today.positions} != {*tomorrow.positions}
    assert len({*today.positions}) == OF_A_DAY
    assert [one.grade for one in today.positions] == sorted(one.grade for one in today.positions)


def test_run_goes_once_through_all_positions_and_begins_with_easy_ones() -> None:
    positions = round_of(RoundKind.RUN, "run", POSITIONS, "1").positions

    assert sorted(positions, key=POSITIONS.index) == [*POSITIONS]
    assert positions[0].grade == 1
    assert {one.grade for one in positions[:24]} == {1, 2, 3}


@pytest.mark.parametrize(
    ("results", "right", "longest", "at_end"),
    [("", 0, 0, 0), ("0", 0, 0, 0), ("110111011", 7, 3, 2), ("10", 1, 1, 0), ("111", 3, 3, 3)],
)
def test_what_was_reached_is_counted(results: str, right: int, longest: int, at_end: int) -> None:
    assert (right_in(results), longest_in(results), row_at_end(results)) == (right, longest, at_end)
