"""The engine on a line answers for every game exactly what the rules say, in the rarest positions, too."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tapa_desktop.rules.chains import GROUP, left_by
from tapa_desktop.rules.dice import ROLLS, Roll, dice_of
from tapa_desktop.rules.outcome import How, Outcome, outcome_of_turn, points_for
from tapa_desktop.rules.play_text import find_play
from tapa_desktop.rules.plays import Turn, plays
from tapa_desktop.rules.position import Position, flip, start_position
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import take_step
from tests.ai.ubgi.test_commands import answers
from tests.cases import LEARNED, some
from tests.perftfiles import perft
from tests.rules.smallpositions import small_position

EXAMPLES = 40
MANY = 400  # results of all first rolls together
NUMBER = r"(-?\d+\.\d{4})"
CHANCES = rf"win {NUMBER} mars {NUMBER} lose_mars {NUMBER}"
DRAW = rf"(?: draw {NUMBER})?"
each_rule_set = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
each_learned = pytest.mark.parametrize("rule_set", LEARNED.values(), ids=LEARNED)


def examples(rule_set: RuleSet, *, going_on: bool = True) -> Iterator[tuple[Placed, Roll]]:
    """Positions with walls, pins, bars, reserves and last checkers, and one from a game under way, each with a roll."""
    chance = random.Random(f"line {rule_set.key}")
    for _ in range(EXAMPLES):
        position = small_position(chance, rule_set, going_on=going_on)
        roll = chance.choice(ROLLS)[0]
        is_over = outcome_of_turn(rule_set, flip(rule_set, position)) is not None
        if not (going_on and is_over):
            yield Placed(rule_set, chance.choice(list(Side)), position, roll), roll


def asked(placed: Placed, *commands: str) -> list[str]:
    return answers("set level expert", f"position {format_position(placed)}", *commands)


def text_after(placed: Placed, position: Position) -> str:
    left = left_by(placed.rule_set, placed.stage, placed.roll, GROUP, position)
    return format_position(Placed(placed.rule_set, placed.side.other, left.position, stage=left.stage))


@each_rule_set
def test_plays_are_those_of_the_rules_and_lead_where_they_say(rule_set: RuleSet) -> None:
    for placed, roll in some(examples(rule_set)):
        legal = plays(rule_set, placed.position, dice_of(roll))

        first, *lines, last = asked(placed, "plays")

        told = dict(line.removeprefix("play ").split(" => ")[::-1] for line in lines)
        assert (first, last) == (f"plays {len(legal)}", "end")
        assert list(told) == sorted(text_after(placed, position) for position in legal)
        for text, play in some(told.items()):
            position = placed.position
            for step in find_play(Turn(rule_set, placed.position, dice_of(roll)), play):
                position = take_step(rule_set, position, step)
            assert text_after(placed, position) == text


def outcome_text(moved: Side, end: Outcome | None) -> str:
    """What is said of an end that this side sees, which moved last."""
    if end is None:
        return "outcome none"
    if end.mine is None:
        return "outcome draw"
    return f"outcome {(moved if end.mine else moved.other).value} {end.points}"


@each_rule_set
def test_outcome_is_that_of_the_rules_after_each_play(rule_set: RuleSet) -> None:
    for placed, roll in some(examples(rule_set)):
        for position in some(list(plays(rule_set, placed.position, dice_of(roll)))[:4]):
            (told,) = answers(f"position {text_after(placed, position)}", "outcome")

            assert told == outcome_text(placed.side, outcome_of_turn(rule_set, position))


@each_learned
def test_candidates_are_plays_the_best_first_and_go_takes_the_first(rule_set: RuleSet) -> None:
    for placed, _ in some(examples(rule_set)):
        _, *offered, _ = asked(placed, "plays")

        *lines, end, best = asked(placed, "candidates 1000", "go")

        found = [re.fullmatch(rf"candidate (.+ => .+) equity {NUMBER} {CHANCES}{DRAW}", line) for line in lines]
        assert {f"play {line[1]}" for line in found if line} == set(offered)
        equities = [float(line[2]) for line in found if line]
        assert all(one > other - 2e-4 for one, other in pairwise(equities))  # nearly equal ones rank otherwise
        assert end == "end"
        assert best == lines[0].split(" win ")[0].replace("candidate", "bestplay")


@each_learned
def test_a_judgement_is_within_what_the_game_can_bring(rule_set: RuleSet) -> None:
    most = max(points_for(rule_set, how, 0) for how in (How.SINGLE, *greatest(rule_set)))
    for placed, _ in some(examples(rule_set, going_on=False)):
        end = outcome_of_turn(rule_set, flip(rule_set, placed.position))

        (told,) = asked(placed, "eval")

        found = re.fullmatch(rf"eval {CHANCES} equity {NUMBER}{DRAW}", told)
        assert found, told
        win, mars, lose_mars, equity, draw = (float(one or 0) for one in found.groups())
        assert 0 <= mars <= win <= 1
        assert 0 <= lose_mars <= 1 - win - draw + 2e-4
        assert abs(equity) <= most
        if end is not None:
            assert equity == (0 if end.mine is None else -end.points if end.mine else end.points)


def greatest(rule_set: RuleSet) -> list[How]:
    """What is worth more than a single game."""
    return [How.TRIPLE] if rule_set is TAPA_CUBE else [How.CAPOTE] if rule_set is TAWULA else [How.MARS]


@each_rule_set
def test_perft_counts_as_the_rules_do(rule_set: RuleSet) -> None:
    start = Placed(rule_set, Side.BLACK, start_position(rule_set))

    first = perft(rule_set, start.position, 1)
    assert asked(start, "perft 1") == [f"perft 1 {first}"]
    if first < MANY:  # else the rules take seconds; tests/data has those counts
        assert asked(start, "perft 2") == [f"perft 2 {perft(rule_set, start.position, 2)}"]
    for placed, _ in some(examples(rule_set)):
        assert asked(placed, "perft 1") == [f"perft 1 {perft(rule_set, placed.position, 1)}"]


@pytest.mark.parametrize(
    "position",
    [
        "tapa W15,23 0/0/0 0/0/15 W -",
        "tapa wB1,22,bW1 0/0/13 0/0/13 B -",
        "tapa-cube 5,B14,15,B1,2 0/0/15 0/0/0 B -",
        "tawula 6,B14,15,W14,1 0/0/1 0/1/0 B -",
    ],
)
def test_perft_counts_nothing_where_the_game_is_over(position: str) -> None:
    assert asked(parse_position(position), "perft 1", "perft 3") == ["perft 1 0", "perft 3 0"]


def test_a_capote_ends_the_play_that_brings_it_and_is_told() -> None:
    placed = parse_position("tawula 6,B14,14,W14,B1,1 0/0/1 0/0/0 W 31")

    assert asked(placed, "outcome", "plays", "go") == [
        "outcome none",
        "plays 2",
        "play 3/off 3/2* => tawula 6,B14,14,W12,W1,1 0/0/2 0/1/0 B -",
        "play 3/2* => tawula 6,B14,14,W13,W1,1 0/0/1 0/1/0 B -",
        "end",
        "bestplay 3/off 3/2* => tawula 6,B14,14,W12,W1,1 0/0/2 0/1/0 B - equity 7.0000",
    ]
    assert answers("position tawula 6,B14,14,W13,W1,1 0/0/1 0/1/0 B -", "outcome", "eval") == [
        "outcome W 7",
        "eval win 0.0000 mars 0.0000 lose_mars 1.0000 equity -7.0000",
    ]


@each_rule_set
def test_selfplay_counts_every_game_once_and_all_its_turns(rule_set: RuleSet) -> None:
    (told,) = answers(f"selfplay {rule_set.key} 50 9")

    found = re.fullmatch(r"games 50 plies (\d+) white (\d+) black (\d+) mars (\d+) draws (\d+)", told)
    assert found
    plies, white, black, mars, draws = map(int, found.groups())
    assert white + black + draws == 50
    assert mars <= white + black
    assert plies > 50 * 30
