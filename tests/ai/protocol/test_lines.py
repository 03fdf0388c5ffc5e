"""Lines read ahead stay in order; `stop` and `quit` end the running command.

A program made for the Universal Backgammon Interface can drive the engine.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from queue import Queue

import pytest

from tapa_desktop.ai.protocol.state import LONGEST_LINE, Lines
from tests.ai.protocol.test_commands import answers
from tests.ai.protocol.test_process import CHANCES, DRAW, NUMBER
from tests.cases import each, sentences


class Talk(io.BytesIO):
    """An input that waits for lines of `say`, and ends with an empty one."""

    def __init__(self) -> None:
        super().__init__()
        self.queue: Queue[bytes] = Queue()
        self.read_so_far: Queue[bytes] = Queue()

    def readline(self, _: int | None = -1) -> bytes:
        line = self.queue.get()
        self.read_so_far.put(line)
        return line

    def say(self, *lines: bytes) -> None:
        for line in lines:
            self.queue.put(line)


AHEAD = [b"eval %d" % number for number in range(20_000)]


def read(source: bytes) -> list[bytes]:
    return list(Lines(io.BytesIO(source)))


def test_lines_come_in_order_without_their_ends_and_none_is_read_after_quit() -> None:
    talk = Talk()
    talk.say(b"one\n", b"quit\n")

    assert read(b"one\ntwo\r\n\nfour") == [b"one", b"two", b"", b"four"]
    assert read(b"") == []
    assert list(Lines(talk)) == [b"one", b"quit"]
    assert talk.queue.empty()


def test_of_a_line_that_is_too_long_the_beginning_is_kept() -> None:
    first, second = read(b"x" * 10 * LONGEST_LINE + b"\nnext")

    assert (first, second) == (b"x" * (LONGEST_LINE + 1), b"next")
    assert read(b"x" * (LONGEST_LINE - 1) + b" \nnext") == [b"x" * (LONGEST_LINE - 1), b"next"]


@sentences(
    ("source", "stopped", "rest"),
    {
        "a stop stops once": (b"rollout\neval\nstop\nisready\n", [True, False], [b"eval", b"isready"]),
        "all else is answered afterwards": (b"rollout\nstop\neval\nstop\n", [True], [b"eval", b"stop"]),
        "without a stop it goes on": (b"rollout\neval\nstop it\n", [False, False], [b"eval", b"stop it"]),
        "the end of the input stops nothing": (b"rollout\n", [False, False], []),
        "quit stops and comes next": (b"rollout\neval\nquit\n", [True, True], [b"quit"]),
        "a stop is seen behind all that is written ahead": (
            b"\n".join([b"rollout", *AHEAD, b"stop\n"]),
            [True, False],
            AHEAD,
        ),
    },
)
def test_what_is_running_stops_when_it_is_told_to(source: bytes, stopped: list[bool], rest: list[bytes]) -> None:
    lines = Lines(io.BytesIO(source))
    first = next(iter(lines))
    lines._reader.join()

    stops = [lines.is_stopped() for _ in stopped]

    assert first == b"rollout"
    assert (stops, list(lines)) == (stopped, rest)


def test_one_who_writes_more_ahead_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.ai.protocol.state.MOST_AHEAD", 300)
    talk = Talk()
    lines = Lines(talk)
    talk.say(*(b"%d\n" % number for number in range(20)), b"")

    for _ in range(6):
        talk.read_so_far.get()
    for _ in range(10):
        assert not lines.is_stopped()

    assert len(lines._ahead) == 5  # of 65 bytes each
    assert list(lines) == [b"%d" % number for number in range(20)]


DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
START = "4HPwATDgc/ABMA"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
FIBS = "board:You:Bob:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25"


@each("form", [f"gnubgid {START}", f"xgid {XGID}", f"fibs {FIBS}"])
def test_position_of_another_program_is_played(form: str) -> None:
    play, best = answers(f"position {form}", "dice 3 1", "go")

    assert play.startswith("bestplay 8/5 6/5 => backgammon ")
    assert best == "bestmove 8/5 6/5"
    assert answers(f"position {form}", "dice 3 1", "go role chequer") == [best]
    assert answers(f"position {form}", "go")[-1].startswith("bestmove ")


def test_game_is_played_from_its_start() -> None:
    lines = answers("setoption name Variant value Tabla", "newgame", "dice 1 3", "go", "plays")

    assert lines[1] == "bestmove 8/5 6/5"
    assert lines[2].startswith("plays ")


@pytest.mark.parametrize(
    ("position", "role", "answer"),
    [
        ("-b----E-C---eE---c-e----B-:0:0:1:00", "cube", "bestcube nodouble"),
        ("-b----E-C---eE---c-e----B-:0:0:1:00", "turn", "bestcube nodouble"),
        ("-CC--------------------cc-:0:0:1:00", "cube", "bestcube double"),
        ("-CC--------------------cc-:0:0:1:D", "cube", "bestcube drop"),
        ("-b----E-C---eE---c-e----B-:0:0:1:D", "turn", "bestcube take"),
        ("-b----E-C---eE---c-e----B-:0:0:1:31", "turn", "bestmove 8/5 6/5"),
    ],
)
def test_cube_is_decided_before_the_roll(position: str, role: str, answer: str) -> None:
    assert answers(f"position xgid {position}:0:0:0:0:10", f"go role {role}") == [answer]


@pytest.mark.parametrize(
    ("form", "answer"),
    [
        ("gnubgid dwAAgDsAAAAAAA:cBEAAAAAAAAE", "bestmove drop"),  # GNU Backgammon 1.07 wrote it, and passes
        ("gnubgid dwAAgDsAAAAAAA:cAkAAAAAAAAE", "bestmove double"),  # just before
        ("xgid -BB--------------------ff-:0:0:1:D:0:0:0:0:10", "bestmove drop"),  # too good to double
    ],
)
def test_double_is_answered_until_another_position_comes(form: str, answer: str) -> None:
    assert answers(f"position {form}", "go", "newgame", "go") == [answer, "bestmove roll"]


def test_double_that_was_not_possible_is_not_answered() -> None:
    (line,) = answers("position xgid -b----E-C---eE---c-e----B-:1:-1:1:D:0:0:0:0:10", "go")

    assert line.startswith("error ")


@each("game", ["plakoto", "backgammon"])
def test_turn_begins_without_a_double_where_none_is_possible_or_good(game: str) -> None:
    start = f"setoption name Variant value {game}", "newgame"

    assert answers(*start, "go role cube", "go role turn", "go") == ["bestcube nodouble"] * 2 + ["bestmove roll"]


def test_words_too_many_and_dice_for_a_group_of_a_chain_are_refused() -> None:
    for words in ("go role", "go role chequer now", "go role turn x", "go depth 2", f"isready{' ' * 5000}now"):
        (line,) = answers("position tapa W15,22,B15 0/0/0 0/0/0 W 31", words)
        assert line.startswith("error ")
    chain = "position gul-bara W15,11,B15,11 0/0/0 0/0/0 W 44> 3/3"
    assert answers(chain, "dice 3 1") == ["error a group is due, not a roll"]


def test_example_in_the_document_is_what_the_engine_says() -> None:
    example = re.search(r"\$ tapa-engine\n((?:    .*\n)+)", DOCUMENT.read_text(encoding="utf-8"))
    assert example is not None
    lines = [line.strip() for line in example[1].splitlines()]
    commands = [line for line in lines if line.startswith(("position", "go", "candidates"))]

    assert answers(*commands) == [line for line in lines if line not in commands]


# The engine on a line: cube and score in a position text, what they change in the answers, and the command `cube`


AT_START = "tapa-cube W15,22,B15 0/0/0 0/0/0 W"
CLOSE = "tapa-cube W9,2,W2,3,W1,4,W2,7,B2,1,W1,B12 0/0/0 0/0/1 W"
WON = "tapa-cube B15,17,W1,5 0/0/14 0/0/0 W"
CUBE = re.compile(rf"cube no_double {NUMBER} double_take {NUMBER} double_drop {NUMBER} best (\w+)( unit match)?")


def cube_answer(text: str) -> tuple[list[float], str]:
    (line,) = answers("set level expert", f"position {text}", "cube")
    match = CUBE.fullmatch(line)
    assert match, line
    assert bool(match[5]) is ("match=" in text)
    return [float(match[at]) for at in (1, 2, 3)], match[4]


@pytest.mark.parametrize(
    ("text", "best"),
    [
        (f"{AT_START} -", "no_double"),
        (f"{AT_START} - cube=2W", "no_double"),
        (f"{WON} -", "too_good"),
        ("mahbusa 18,B7,B6,2,W1,W1 0/0/13 0/0/2 W - rules=count_checkers:yes,cube:yes", "no_double"),
        (f"{AT_START} - match=2:0-1", "double_drop"),  # nothing is left to lose: the opponent needs one point
        ("tapa-cube B1,17,W1,5 0/0/14 0/0/14 W -", "double_take"),
    ],
)
def test_cube_tells_what_each_answer_is_worth_and_which_is_best(text: str, best: str) -> None:
    (no_double, take, drop), word = cube_answer(text)

    assert word == best
    if "match" not in text:
        assert drop == 1
    doubled = min(take, drop)
    assert (doubled > no_double) is word.startswith("double")


def test_a_dropped_double_is_worth_the_match_that_follows() -> None:
    equities, _ = cube_answer(f"{AT_START} - match=3:1-1")
    level, _ = cube_answer(f"{AT_START} - match=3:1-2")  # a drop makes it 2-2

    assert all(-1 < equity < 1 for equity in equities)
    assert equities[2] > level[2] == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tapa W15,22,B15 0/0/0 0/0/0 W -", "there is no cube in tapa"),
        (f"{AT_START} - rules=cube:no", "there is no cube in tapa-cube"),
        (f"{AT_START} 31", "the dice have been rolled"),
        (f"{AT_START} - cube=2B", "the other side owns the cube"),
        (f"{AT_START} - cube=1024W", "the cube is at its limit"),
        (f"{AT_START} - match=5:4-2!", "this is the Crawford game, so it may not double"),
        (f"{AT_START} - match=5:4-2", "the side to move needs no more points, so it may not double"),
        (f"{AT_START} - cube=2W match=5:3-2", "the side to move needs no more points, so it may not double"),
        ("tapa-cube 24 0/0/15 0/0/15 W -", "the game is over"),
    ],
)
def test_where_no_double_is_possible_the_reason_is_told(text: str, reason: str) -> None:
    assert answers(f"position {text}", "cube") == [f"error {reason}"]


def test_cube_and_score_stay_with_the_position_that_comes_next() -> None:
    further = "cube=2W match=7:2-5 rules=larger_die:no"

    (line,) = answers("set level expert", f"position {AT_START} 31 {further}", "go")

    assert re.fullmatch(rf"bestplay \S+ \S+ => tapa-cube .* B - {further} equity {NUMBER} unit match", line)
    assert all(f" - {further}" in play for play in answers(f"position {AT_START} 31 {further}", "plays")[1:-1])


@pytest.mark.parametrize("match", ["match=1:0-0", "match=5:4-4", "match=31:3-30"])
def test_where_any_win_wins_the_match_its_probability_is_the_equity(match: str) -> None:
    for game in ("tapa W15,22,B15 0/0/0 0/0/0 W 31", f"{AT_START} 31"):
        line, *_ = answers("set level expert", f"position {game} {match}", "eval")
        fields = re.fullmatch(rf"eval {CHANCES} equity {NUMBER} unit match{DRAW}", line)

        assert fields
        win, equity = float(fields[1]), float(fields[4])
        if match == "match=31:3-30":
            assert equity < 2 * win - 1
        else:
            assert equity == pytest.approx(2 * win - 1, abs=2e-4)


def test_a_cube_counts_in_an_outcome_and_changes_no_equity_without_a_match() -> None:
    over = "tapa-cube B3,22,B1 0/0/15 0/0/11 B -"
    outcomes = answers(f"position {over}", "outcome", f"position {over} cube=4W", "outcome")
    plain, turned = (answers("set level expert", f"position {AT_START} 31{cube}", "eval") for cube in ("", " cube=4B"))

    assert outcomes == ["outcome W 1", "outcome W 4"]
    assert plain == turned


@pytest.mark.parametrize(("cube", "is_single"), [("", True), ("cube=2W ", False), ("match=5:0-0 ", False)])
def test_by_the_jacoby_rule_each_win_counts_single_until_the_cube_is_turned(cube: str, is_single: bool) -> None:
    often_a_mars = "backgammon 6,B4,5,B4,3,W2,B2,W4,W3,W3,W3,1,B5 0/0/0 0/0/0 W 31"
    commands = (
        "set level expert",
        f"position {often_a_mars} {cube}rules=jacoby:yes",
        "eval",
        "candidates 1",
        "rollout 36",
    )

    values = [dict(re.findall(rf"(win|equity) {NUMBER}", line)) for line in answers(*commands)]

    pairs = [(float(one["equity"]), float(one["win"])) for one in values if "win" in one]
    assert [equity == pytest.approx(2 * win - 1, abs=1e-3) for equity, win in pairs] == [is_single] * 3


def test_a_rollout_with_the_cube_lies_near_the_model_and_repeats_itself() -> None:
    commands = [f"position {CLOSE} -", "rollout 60 cubeful"]

    *lines, last = answers(*commands)

    numbers = rf"rollout games (\d+) equity {NUMBER}(?: halfwidth (\d+\.\d{{4}}))?"
    matches = [re.fullmatch(numbers, line) for line in lines]
    assert [(match[1], match[3] is None) for match in matches if match] == [("0", True), ("48", False), ("60", False)]
    assert last == f"rolled out {lines[-1].removeprefix('rollout ')}"
    model, rolled, width = (float(text) for text in (matches[0][2], matches[-1][2], matches[-1][3]))
    assert abs(model - rolled) < width + 0.5
    mine, his = (answers(f"position {CLOSE} - cube=2{owner}", "rollout 1 cubeful")[0] for owner in "WB")
    assert mine != his, "the owner of the cube counts"
    assert answers("set threads 2", *commands) == [*lines, last]
    assert answers("set seed 1", *commands) != [*lines, last]


def test_a_rollout_in_the_last_game_brings_the_probability_to_win() -> None:
    *_, last = answers(f"position {CLOSE} - match=5:4-4", "rollout 60 cubeful")
    *_, plain = answers(f"position {CLOSE} - match=5:4-4", "rollout 60")

    assert last.endswith(" unit match")
    match = re.search(rf"equity {NUMBER} .* win {NUMBER}.* unit match", plain)
    assert match
    assert float(match[1]) == pytest.approx(2 * float(match[2]) - 1, abs=2e-4)


@pytest.mark.parametrize("text", ["tapa W15,22,B15 0/0/0 0/0/0 W -", "tapa-cube 24 0/0/15 0/0/15 W -"])
def test_a_rollout_with_the_cube_needs_one(text: str) -> None:
    (line,) = answers(f"position {text}", "rollout 10 cubeful")

    assert line.startswith("error ")
