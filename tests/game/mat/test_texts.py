"""Match texts of other programs, read in every form as far as possible, and their faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapa_desktop.cancelling import Cancelled
from tapa_desktop.game.apply import EventFault
from tapa_desktop.game.events import Dropped, Event, GameBegun, Noted, OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.history import begin_history
from tapa_desktop.game.load import LoadedMatch
from tapa_desktop.game.mat import sgf
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.mat.texts import as_utf8, is_match_text, read_match_text
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import GameRules, MatchTextFault
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.house_rules import HouseRuleFault
from tapa_desktop.rules.play_text import PlayFault
from tapa_desktop.rules.position import Side
from tests.cases import each, sentences
from tests.game.matches import header
from tests.game.matches import match_of as history_with

SAMPLES = Path(__file__).parents[2] / "data" / "matches"
PLAIN = (SAMPLES / "jellyfish.mat").read_text(encoding="utf-8")
CRAWFORD = (SAMPLES / "crawford.mat").read_text(encoding="utf-8")
SGF_PLAY = ";B[42qusu]"
SGF = (SAMPLES / "gnubg.sgf").read_text(encoding="utf-8")
ALIKE = [  # the same match in many forms
    *("jellyfish.mat", "extreme-gammon.txt", "ratings.mat", "gamesgrid.mat", "tabs-and-cr.mat", "utf-16.mat"),
    *("greek.mat", "cyrillic.mat", "western.mat", "several.mat", "gnubg.sgf"),
]
WHOLE = [*ALIKE, "money.mat", "crawford.mat", "triple.mat", "portes.txt", "tavla.txt"]


def read(name: str) -> LoadedMatch:
    return read_match_text((SAMPLES / name).read_bytes())


def read_text(text: str) -> LoadedMatch:
    return read_match_text(text.encode())


def events_of(match: LoadedMatch) -> tuple[Event, ...]:
    return tuple(match.history.active_events)


def fault_of(text: str) -> tuple[int, Fault]:
    with pytest.raises(MatchTextError) as caught:
        read_text(text)
    return caught.value.line, caught.value.fault


def damage(text: str) -> tuple[int, Fault]:
    match = read_text(text)
    assert match.damage is not None
    return match.damage.line, match.damage.fault


@each("name", WHOLE)
def test_sample_of_every_form_is_read_to_its_end_and_the_match_is_the_same_in_whatever_form(name: str) -> None:
    match = read(name)

    assert is_match_text((SAMPLES / name).read_bytes())
    assert match.damage is None
    assert match.is_text
    assert read_text(format_match(match.history)).history.active_events == match.history.active_events
    assert name not in ALIKE or events_of(match) == events_of(read("jellyfish.mat"))


@pytest.mark.parametrize(
    ("name", "white", "black"),
    [
        ("extreme-gammon.txt", "Ana", "Bob"),
        ("ratings.mat", "Ana", "Bob"),
        ("gamesgrid.mat", "Ana", "Bob"),
        ("utf-16.mat", "Άννα", "Bob"),
        ("greek.mat", "Γιώργος", "Ελένη Κ."),
        ("cyrillic.mat", "Иван", "Елена Петрова"),
        ("western.mat", "Jürgen", "Béatrice"),
        ("gnubg.sgf", "Ana", "Bob"),
    ],
)
def test_names_are_read_without_their_ratings_in_whatever_code_page(name: str, white: str, black: str) -> None:
    header = read(name).history.header

    assert (header.white.name, header.black.name) == (white, black)


WRONG_BYTE = PLAIN.replace("Ana", "Ελένη").replace("Bob", "Νίκος").encode().replace("ς".encode(), b"\xcf", 1)


@sentences(
    ("data", "name"),
    {
        "its code page is known beside signs that are no letters": (
            PLAIN.replace("Ana", "Jürgen").replace(" 5 point", "; played – at home\n 5 point").encode("cp1252"),
            "Jürgen",
        ),
        "Turkish letters are known by what is none in the West": (
            PLAIN.replace("Ana", "Ayşe").encode("cp1254"),
            "Ayşe",
        ),
        "and large ones": (PLAIN.replace("Ana", "İbrahim Çağlar").encode("cp1254"), "İbrahim Çağlar"),
        "while those of Iceland stay": (PLAIN.replace("Ana", "Þór").encode("cp1252"), "Þór"),
        "a text in UTF-8 with a wrong byte keeps its other letters": (WRONG_BYTE, "Ελένη"),
        "UTF-16 is known without a byte order mark": (PLAIN.encode("utf-16-le"), "Ana"),
        "in either order": (PLAIN.encode("utf-16-be"), "Ana"),
    },
)
def test_name_is_read(data: bytes, name: str) -> None:
    match = read_match_text(data)

    assert match.history.header.white.name == name
    assert events_of(match) == events_of(read("jellyfish.mat"))


def test_match_that_names_no_game_is_one_of_backgammon_with_an_opening_roll_for_each_game() -> None:
    match = read("jellyfish.mat")

    assert match.names_no_game
    assert match.history.header.games == (GameRules("backgammon"),)
    assert sum(isinstance(event, OpeningRolled) for event in events_of(match)) == 3
    assert read("extreme-gammon.txt").history.header.begun == "2026-03-07 21:53:00"
    assert read("gnubg.sgf").history.header.begun == "2026-03-07"


@pytest.mark.parametrize(("name", "key"), [("portes.txt", "portes"), ("tavla.txt", "tabla")])
def test_game_that_a_tag_names_is_played_by_its_own_rules(name: str, key: str) -> None:
    match = read(name)

    assert not match.names_no_game
    assert match.history.header.games == (GameRules(key),)
    assert read_text('; [Variation "Права табла"]\n5 point match\n').history.header.games == (GameRules("tabla"),)


@sentences(
    ("old", "new", "key", "rules"),
    {
        "that begins with a double is one of portes": (
            "31: 8/5 6/5\n  2) 62: 24/18 13/11", "33: 8/5(2) 6/3(2)\n  2) 62: 24/18 13/11", "portes",
            {"cube": True, "next_begins": "opening roll"}
        ),
        "so it is without a double, and has a cube": (
            PLAIN[PLAIN.index("31: 8/5") :], "33: 8/5(2) 6/3(2)", "portes",
            {"cube": True, "next_begins": "opening roll"}
        ),
        "in which a winner begins with a double is one where the winner begins": (
            "31: 8/5 6/5                      42: 8/4 6/4", "11: 8/7(2) 6/5(2)", "backgammon", {"next_begins": "winner"}
        ),
        "keeps the jacoby rule": (" 5 point match", '; [Jacoby "On"]\n 0 point match', "backgammon", {"jacoby": True}),
    },
)  # fmt: skip
def test_backgammon(old: str, new: str, key: str, rules: dict[str, object]) -> None:
    match = read_text(PLAIN.replace(old, new))
    (game,) = match.history.header.games

    assert old in PLAIN
    assert (game.rule_set, game.house_rules) == (key, rules)
    assert match.history.states[1].side is Side.BLACK


def test_matches_that_follow_one_another_in_a_text_are_all_read() -> None:
    match, twice = read("several.mat"), read_text(SGF + SGF)

    (other,) = match.others
    assert events_of(other) == events_of(match)
    assert other.history.header.white.name == "Cem"
    assert [events_of(other) == events_of(twice) for other in twice.others] == [True], "the games of SGF have numbers"
    assert len(read_text(2 * SGF[: SGF.index("\n(;")]).others) == 1, "those of matches of one game, too"
    assert len(read_text(PLAIN + PICKED).others) == 1, "all lines before a game are of one match"


def test_other_game_or_a_bracket_too_many_in_sgf_costs_none_of_the_other_matches() -> None:
    match = read_text(SGF + "\n(;GM[6]RU[Nackgammon];W[31hefe])")

    assert events_of(match) == events_of(read_text(SGF))
    assert match.damage is not None
    assert (match.damage.line, match.damage.fault) == (SGF.count("\n") + 2, HouseRuleFault.UNKNOWN_RULE_SET)
    assert read_text(SGF.rstrip() + ")\n" + SGF) == read_text(SGF + SGF)


@each(
    "text",
    [
        PLAIN.replace("Drops", ""),
        PLAIN.replace("Drops", "Paſſes"),  # a long s is an s in every word
        PLAIN.replace("                     Drops\n      Wins 1 point", "    Drops    Wins 1 point"),
        PLAIN.replace("  2) 62", "  2)\n  3) 62"),
        PLAIN.replace(" Game 1\n", ""),
        PLAIN.replace("55: Cannot Move", "55: Cannot Move    Resigns"),
        PLAIN.replace(f"{' ' * 38}Wins 2 points\n", "").replace("      Wins 1 point\n", ""),
        PLAIN.replace(" Game 1\n", f" Game 1\n; {'very ' * 1000}long\n"),  # only the beginning of a line is looked at
    ],
)
def test_drop_win_row_game_or_resignation_may_be_told_otherwise_or_not_at_all(text: str) -> None:
    assert text != PLAIN
    assert events_of(read_text(text)) == events_of(read("jellyfish.mat"))


def test_points_that_the_file_tells_are_those_of_a_resignation_and_of_a_triple() -> None:
    match = read("jellyfish.mat")

    assert Resigned(Side.WHITE, "single") in events_of(match)
    assert Dropped() in events_of(match)
    assert match.history.state.score(Side.BLACK) == 2
    assert read("triple.mat").history.state.score(Side.BLACK) == 6


@each("head", [("0 point match\n", 0), ("Money session\n", 0), ("", 0), ("Match to 5\n", 5)])
def test_length_is_told_in_many_words_and_a_match_for_money_has_no_end(head: tuple[str, int]) -> None:
    assert read_text(head[0] + PLAIN.split("\n", 1)[1]).history.state.target == head[1]
    assert read("money.mat").history.state.target == 0


def test_jacoby_rule_of_sgf_is_kept() -> None:
    text = SGF.replace("length:5", "length:0").replace("RU[Crawford]", "RU[Jacoby]")

    assert read_text(text).history.header.games[0].house_rules == {"jacoby": True}


OWN = '; [EventDate "2026.11.26"]\n' + format_match(read("portes.txt").history)
PICKY = '; [House rule larger_die "no"]\n'


PICKED = '; [EventDate "2026.11.26"]\n; [Variation "backgammon"]\n' + PICKY + PLAIN


@pytest.mark.parametrize(
    ("text", "target"),
    [(PICKED, 5), (PICKED.replace(" 5 point", " 0 point"), 0), (OWN.replace('"portes"]\n', f'"portes"]\n{PICKY}'), 3)],
)
def test_match_of_this_program_that_another_has_written_again_keeps_its_house_rules(text: str, target: int) -> None:
    match = read_text(text)

    assert match.history.header.games[0].house_rules == {"larger_die": False}
    assert match.history.header.target == target
    assert GameBegun() in events_of(match)
    assert match.damage is None


def test_win_of_three_points_by_the_file_is_agreed_on_where_the_next_score_is_that_of_the_program() -> None:
    assert read_text(PLAIN.replace("Wins 1 point\n", "Wins 3 points\n")).damage is None


# What cannot be read


TAVLI = (
    '; [Variation "Tavli"]\n 3 point match\n Game 1\n A : 0   B : 0\n'
    "  1) 33: 8/5(2) 6/3(2)     11: 8/7(2) 6/5(2)\n      Wins 2 points\n"
    " Game 2\n A : 2   B : 0\n  1) 31: 24/21 24/23\n"
)


def test_match_of_several_games_is_read_by_their_order() -> None:
    match = read_text(TAVLI)

    assert match.damage is None
    assert match.history.state.rule_set.key == "plakoto"


@sentences(
    ("text", "line", "fault"),
    {
        "a later game of another kind": (TAVLI.replace("24/21 24/23", "24/1"), 9, PlayFault.NO_PLAY),
        "a double in the crawford game": (CRAWFORD.replace("63: 24/15", "Doubles => 2"), 12, EventFault.MAY_NOT_DOUBLE),
        "points that no score after them bears out": (
            PLAIN.split(" Game 3")[0].replace("Wins 1 point\n", "Wins 2 points\n"), 15, MatchTextFault.OTHER_POINTS
        ),
        "games after the end of the match": (PLAIN.replace(" 5 point", " 2 point"), 12, MatchTextFault.NOTHING_MORE),
        "points of SGF that no rules know": (
            SGF[: SGF.index("\n(;")].replace("B+2R", "B+7R"), 7, MatchTextFault.OTHER_POINTS
        ),
        "a play of SGF": (SGF.replace(SGF_PLAY, ";B[42quxx]"), 10, PlayFault.NO_PLAY),
        "an end of SGF": (SGF.replace(SGF_PLAY, ";B[42qusu"), 10, MatchTextFault.NO_CELL),
        "no SGF": (SGF.replace(SGF_PLAY, "? what"), 10, MatchTextFault.NO_LINE),
        "a fifth turn where no tag names the game": (PLAIN.replace("55: Cannot Move", "55: 8/x"), 8, PlayFault.NO_STEP),
        "a line after the last": (PLAIN + " what?\n", 20, MatchTextFault.NO_CELL),
    },
)  # fmt: skip
def test_damage_is_named(text: str, line: int, fault: Fault) -> None:
    assert damage(text) == (line, fault)


@pytest.mark.parametrize(
    ("old", "new", "line", "fault"),
    [
        ("42: 8/4 6/4", "42: 8/4 6/x", 13, PlayFault.NO_STEP),
        ("42: 8/4 6/4", "42: 8/4 6/5", 13, PlayFault.NO_PLAY),
        ("42: 8/4 6/4", "42: 8/4/ 6/4", 13, PlayFault.NO_STEP),
        ("42: 8/4 6/4", "42: Cannot Move", 13, PlayFault.NO_PLAY),
        ("42: 8/4 6/4", "42: ????", 14, MatchTextFault.NO_PLAY),
        ("42: 8/4 6/4", "48: 8/4 6/4", 13, PlayFault.NO_STEP),
        ("42: 8/4 6/4", "Beavers", 13, MatchTextFault.NO_CELL),
        ("Drops", "Takes  31: 8/5 6/5  42: 8/4 6/4", 14, MatchTextFault.NO_LINE),
        ("Doubles => 2                     Drops", "Takes", 14, EventFault.OTHER_PHASE),
        ("Ana : 1", "Ana : 2", 18, MatchTextFault.OTHER_SCORE),
        ("      Wins 1 point\n", "; [a remark]\n; Set Pos=-b----E-C/0\n", 16, MatchTextFault.NO_LINE),
        ("      Wins 1 point\n", "      what?\n", 15, MatchTextFault.NO_CELL),
        (
            "  2)  Doubles => 2                     Drops\n      Wins 1 point\n\n Game 3\n Ana : 1",
            " Game 3\n Ana : 0",
            15,
            MatchTextFault.NO_END,
        ),
    ],
)
def test_first_line_that_cannot_be_read_is_named_and_the_games_before_it_are_kept(
    old: str, new: str, line: int, fault: Fault
) -> None:
    assert old in PLAIN

    match = read_text(PLAIN.replace(old, new))

    assert match.damage is not None
    assert (match.damage.line, match.damage.fault) == (line, fault)
    assert match.history.state.score(Side.BLACK) == 2


def test_game_that_the_rules_count_otherwise_is_named_and_the_games_after_it_are_read() -> None:
    triple = (SAMPLES / "triple.mat").read_text(encoding="utf-8")

    match = read_text('; [Variation "Tabla"]\n' + triple)

    assert match.damage is not None
    assert (match.damage.line, match.damage.fault) == (10, MatchTextFault.OTHER_POINTS)
    assert match.history.state.score(Side.BLACK) == 4
    assert [event for event in events_of(match) if isinstance(event, Played)] == [
        event for event in events_of(read("jellyfish.mat")) if isinstance(event, Played)
    ]


def test_match_that_cannot_be_read_does_not_hide_the_others_of_its_text() -> None:
    text = PLAIN.replace("31: 8/5 6/5", "31: 8/5 6/x")

    match = read_text(text + PLAIN)

    assert events_of(match) == events_of(read("jellyfish.mat"))
    assert match.damage is not None
    assert match.damage.line == 5


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("; nothing\n", 1, MatchTextFault.NO_LENGTH),
        (PLAIN.replace("Ana", f"Ana{' ' * 1000}", 1), 4, MatchTextFault.NO_CELL),
        ("1000 point match\n Game 1\n", 1, MatchTextFault.NO_LENGTH),
        ('; [Variation "NackGammon"]\n5 point match\n Game 1\n', 1, HouseRuleFault.UNKNOWN_RULE_SET),
        ('; [Site "x"]\n; [Variation "tapa chess"]\n5 point match\n Game 1\n', 2, HouseRuleFault.UNKNOWN_RULE_SET),
        ("5 point match\n Game 1\n A : 0  B : 0\n 1) 31: 8/1\n", 4, PlayFault.NO_PLAY),
        ("5 point match\n Game 1\n A : 0  B : 0\n 1) Takes\n", 4, MatchTextFault.NO_OPENING),
        ("(;GM[1]AB[aa])", 1, HouseRuleFault.UNKNOWN_RULE_SET),
        ("(;GM[6]\nRU[Hypergammon1];W[31hefe])", 2, HouseRuleFault.UNKNOWN_RULE_SET),
        ("(;GM[6];W[31hefe", 1, MatchTextFault.NO_LINE),
        ("(;GM[6]\n;W[what])", 2, MatchTextFault.NO_CELL),
        ("(;GM[6]\n;AE[a:x])", 2, MatchTextFault.NO_LINE),
    ],
)
def test_text_of_which_nothing_can_be_read_is_refused_with_its_line(text: str, line: int, fault: Fault) -> None:
    assert fault_of(text) == (line, fault)


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("(;GM[6]RE[?](;W[31hefe];B[42qusu])(;W[31xuvu]))\n", ["8/5 6/5", "8/4 6/4"]),
        ("(;GM[6]MI[length:x];W[31hefe]", ["8/5 6/5"]),
    ],
    ids=["the first way of several", "as far as it goes"],
)
def test_plays_of_sgf_are_read(text: str, plays: list[str]) -> None:
    match = read_text(text)

    assert match.damage is None
    assert [event.play for event in events_of(match) if isinstance(event, Played)] == plays


def test_play_may_be_written_in_many_ways() -> None:
    text = "0 point match\nGame 1\nA : 0  B : 0\n1) 31: {}\n"
    ways = ["8/5 6/5", "6/5 8/5", "8-5, 6-5", "8/5  6/5*"]

    plays = [events_of(read_text(text.format(way)))[-1] for way in ways]

    assert {frozenset(play.play.split()) for play in plays if isinstance(play, Played)} == {frozenset(("8/5", "6/5"))}


def test_roll_without_a_play_is_a_pass_where_none_is_possible() -> None:
    text = PLAIN.replace(
        "55: Cannot Move\n                                      Wins 2 points", "55:       41: 6/5 8/4"
    )

    assert Played("pass") in events_of(read_text(text))


def test_match_without_games_is_one_in_which_nothing_has_happened() -> None:
    assert events_of(read_text("5 point match\n")) == ()


def test_opening_rolls_that_remarks_tell_are_those_of_the_game() -> None:
    text = PLAIN.replace(
        "  1)                                  31", "; opening 4-4\n; opening 1-3\n; opening 5-3\n  1)            31", 1
    )

    match = read_text(text)
    assert events_of(match)[:2] == (OpeningRolled(4, 4), OpeningRolled(1, 3))
    assert match.damage is None, "a throw too many is passed over"


def test_checker_that_enters_is_read_in_sgf() -> None:
    assert Played("bar/22 24/23") in events_of(read_text(SGF.replace(";PL[W]DI[55]", ";W[31yvxw]")))


def test_player_may_give_up_after_a_roll_that_could_be_played() -> None:
    match = read_text("5 point match\nGame 1\nA : 0  B : 0\n1) 31: 8/5 6/5\t 42: ???\n      Wins 1 point\n")

    assert events_of(match)[-2:] == (Rolled(4, 2), Resigned(Side.BLACK, "single"))
    match = read_text("5 point match\nGame 1\nA : 0  B : 0\n1) 31: 8/5 6/5\n      Wins 1 point\n")
    assert match.history.states[1].side is Side.WHITE


@each("data", [b"", b"\x00\x01", b'{"format":"tapa-record","version":1}', b"a 5 point match", b"\xff\xfe"])
def test_other_files_do_not_mean_to_be_match_texts(data: bytes) -> None:
    assert not is_match_text(data)


def test_text_with_a_byte_of_no_text_means_to_be_one_and_is_refused_with_its_line() -> None:
    data = PLAIN.encode() + b"\x01"

    with pytest.raises(MatchTextError) as caught:
        read_match_text(data)

    assert is_match_text(data)
    assert (caught.value.line, caught.value.fault) == (20, MatchTextFault.NO_TEXT)
    assert caught.value.values == {"detail": "0x1"}


@pytest.mark.parametrize(
    "change",
    [
        lambda text: f"{text}\x1a",
        lambda text: f"{text}\0\0",
        lambda text: text.replace("\n", "\r"),
        lambda text: f"\ufeff{text}".replace("/", "/\u200b"),
    ],
    ids=["end of an old file", "filled block", "old line ends", "signs of no width"],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_own_text_is_read_as_other_programs_leave_it(change: Callable[[str], str], encoding: str) -> None:
    own = format_match(read("portes.txt").history)

    assert read_match_text(change(own).encode(encoding)).history == parse_match(own)


def test_only_wide_text_is_written_anew_in_utf8() -> None:
    assert as_utf8("Άννα\n".encode("utf-16")) == as_utf8("Άννα\n".encode()) == "Άννα\n".encode()


@each("sign", ["\ufeff", "\u200b", "\u2060"])
def test_own_text_is_read_whose_names_have_signs_of_no_width(sign: str) -> None:
    history = read("portes.txt").history
    named = replace(history.header, white=replace(history.header.white, name=f"A{sign}na"))

    assert read_text(format_match(begin_history(named))).history.header.white.name == "Ana"


def test_own_texts_that_follow_one_another_are_all_read() -> None:
    own = format_match(read("portes.txt").history)
    match = read_match_text(f"{own}\n{own}".encode())

    assert [one.history for one in (match, *match.others)] == [parse_match(own)] * 2
    broken = own.replace("8/5", "8/x", 1)
    with pytest.raises(MatchTextError) as caught:
        read_match_text(f"{own}{broken}".encode())
    assert caught.value.line > len(own.splitlines())


FIRST = history_with(header("backgammon"), OpeningRolled(5, 3), Played("8/3 6/3"), Noted(1, "so"), Resigned(Side.BLACK))
SECOND = history_with(FIRST, GameBegun(), OpeningRolled(6, 1), Played("13/7 8/7"), Rolled(6, 2, by_hand=True))
WHOLE_MATCH = history_with(SECOND, Played("24/22 13/7"), Noted(7, "?"), Resigned(Side.WHITE))
CUT = format_match(WHOLE_MATCH)


@sentences(
    ("text", "events", "line"),
    {
        "between its games": (CUT.split(" Game 2")[0], 3, 15),
        "below the heading of a game": (CUT.split("  1) 61")[0], 5, None),
        "within a row": (CUT.split(" 13/7\n")[0], 5, 18),
        "before the end of a game that was resigned": (CUT.rsplit("\n", maxsplit=2)[0] + "\n", 8, None),
        "before the end of one that was resigned, and is not the last": (CUT.split("      Wins")[0], 2, None),
    },
)
def test_own_text_that_is_cut_is_read_as_far_as_it_goes(text: str, events: int, line: int | None) -> None:
    match = read_text(text)

    assert events_of(match) == tuple(WHOLE_MATCH.active_events[:events])
    assert match.history.notes == ({1: "so"} if events > 2 else {})
    assert (match.damage and match.damage.line) == line
    assert match.is_cut_short


def test_own_text_of_another_game_is_read_without_the_row_that_is_cut_and_without_what_was_noted_on_it() -> None:
    first_row = history_with(header("tapa"), OpeningRolled(5, 3), Rolled(3, 1), Played("24/21 24/23"), Rolled(6, 2))
    first_row = history_with(first_row, Played("24/18 24/22"))

    text = format_match(history_with(first_row, Rolled(3, 1, by_hand=True), Played("24/21 24/23")))

    assert events_of(read_text(text.removesuffix(" 24/23\n"))) == tuple(first_row.active_events)


def test_row_that_is_cut_is_quoted_without_the_blanks_between_its_columns() -> None:
    damage = read_text(CUT.split(" 13/7\n")[0]).damage

    assert damage
    assert damage.values["text"] == "1) 61: 13/7 8/7 62: 24/22"


@sentences(
    ("text", "line"),
    {
        "without a whole row": (CUT.split("  1) 53")[0] + "  1) 5", 13),
        "in another game, too": (CUT.replace("53: 8/3", "53: 8/4").rstrip(" points\n"), 13),
        "in a heading": (CUT.replace("White : 2", "White : 3"), 17),
        "in none of its games": (CUT.replace('Opening 2 "6-1"', 'Opening 3 "6-1"'), 18),
    },
)
def test_own_text_that_is_wrong_is_refused(text: str, line: int) -> None:
    assert fault_of(text)[0] == line


def test_reading_of_sgf_can_be_stopped() -> None:
    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_match_text(SGF.encode(), stop)


@pytest.mark.parametrize("limit", ["_MOST_SIGNS", "_MOST"])
def test_sgf_with_more_than_any_match_is_read_up_to_there(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(sgf, limit, 10)

    assert fault_of(SGF)[1] is MatchTextFault.NO_LINE
