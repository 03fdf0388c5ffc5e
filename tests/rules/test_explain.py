"""Why a checker cannot be moved, and why the turn passes: what is said to the player."""

from __future__ import annotations

from tapa_desktop.rules.explain import Held, NoPlay, why_held, why_no_play
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.play_text import PASS, find_steps
from tapa_desktop.rules.plays import Node
from tapa_desktop.rules.ruleset import FEVGA, TAPA, TAWULA, RuleSet
from tapa_desktop.rules.steps import BAR, RESERVE
from tests.cases import sentences
from tests.positions import Outside, plays_in, position, turn

WALL = "12:W3 11:W2 10:W2 9:W2 8:W2"  # five of the six points of their starting table are mine


def held(rule_set: RuleSet, stacks: str, roll: str, source: int, *, mine: Outside = (0, 0), steps: str = PASS) -> Held:
    """Why a checker is held after the first steps of a play, where no legal play goes on with it."""
    given = turn(rule_set, position(rule_set, stacks, mine=mine), roll)
    node: Node = given.root
    for step in find_steps(given, steps):
        node = dict(given.following(node))[step]
    assert source not in {step.source for step, _ in given.following(node)}
    return why_held(rule_set, node, source)


@sentences(
    ("rule_set", "stacks", "roll", "source", "why"),
    {
        "a pinned checker waits until those on top have left": (TAPA, "24:W14 6:wB2 1:B13", "43", 6, Held.PINNED),
        "a step after which too few dice could be used gives way to another": (
            TAPA, "20:W1 14:B2 10:W1 4:B2 3:B2", "61", 10, Held.OTHER_PLAY
        ),
        "the smaller die gives way to the larger one": (
            TAWULA, "20:W1 15:W1 19:B2 13:B2 9:B2 8:B2", "61", 15, Held.OTHER_PLAY
        ),
        "it bears off only when all are at home": (TAPA, "10:W2 3:W5 1:B2", "43", 3, Held.NOT_HOME),
        "it bears off only when all are free": (TAPA, "6:wB2 5:W5 3:W5 1:B2 2:B2", "43", 3, Held.NOT_HOME),
        "a higher one keeps it from bearing off": (TAPA, "6:W2 3:W1 2:B2 1:B2", "41", 3, Held.HIGHER),
        "a point of the far side takes no other": (TAWULA, "22:W1 21:W1 20:W1 13:W1 1:B15", "21", 22, Held.LIMIT),
        "it finds no open point": (TAPA, "24:W5 21:B2 20:B2 12:W3 1:B2", "43", 24, Held.CLOSED),
        "the second waits until the first has passed": (FEVGA, "24:W14 15:W1 12:B15", "43", 24, Held.FIRST),
    },
)  # fmt: skip
def test_checker_is_held(rule_set: RuleSet, stacks: str, roll: str, source: int, why: Held) -> None:
    assert held(rule_set, stacks, roll, source) is why


@sentences(
    ("stacks", "mine", "source", "why"),
    {
        "a starter behind one on the bar": ("24:W2 6:W5 1:B15", (7, 1), 24, Held.BAR),
        "any other behind one on the bar": ("24:W2 6:W5 1:B15", (7, 1), 6, Held.BAR),
        "the reserve behind one on the bar": ("24:W2 6:W5 1:B15", (7, 1), RESERVE, Held.BAR),
        "a starter until the reserve is empty": ("24:W2 12:B15", (13, 0), 24, Held.STARTER),
        "the reserve where one of mine stands": ("22:W1 21:W1 13:W1 1:B15", (4, 0), RESERVE, Held.LIMIT),
        "one on the bar where one of mine stands": ("22:W1 21:W1 13:W1 1:B15", (0, 4), BAR, Held.LIMIT),
        "the reserve where all is closed": ("22:B2 21:B2 13:W1 1:B2", (4, 0), RESERVE, Held.CLOSED),
    },
)
def test_checker_of_tawula_is_held(stacks: str, mine: Outside, source: int, why: Held) -> None:
    assert held(TAWULA, stacks, "43", source, mine=mine) is why


@sentences(
    ("rule_set", "stacks", "roll", "steps", "why"),
    {
        "after a hit the last point to enter on would be closed": (
            TAWULA, f"13:W1 {WALL} 7:B1", "65", "13/7*", Held.NO_ENTRY
        ),
        "all six points at the start would be filled": (
            FEVGA, "24:W5 23:W2 22:W2 21:W2 20:W2 10:W2 12:B9 4:B3 2:B3", "51", "10/9", Held.PRIME
        ),
        "an opponent on one point would be locked in": (
            FEVGA, "24:W6 11:W2 10:W2 9:W2 8:W2 7:W1 12:B15", "52", "24/22", Held.LOCKED_IN
        ),
        "a checker that has hit at home stays where one may not hit and run": (
            rule_set_named("portes", {"hit_and_run": False}), "8:W1 13:W4 5:B1 1:B2", "32", "8/5*", Held.HIT_STAYS
        ),
    },
)  # fmt: skip
def test_last_step_is_none(rule_set: RuleSet, stacks: str, roll: str, steps: str, why: Held) -> None:
    source = {Held.NO_ENTRY: 12, Held.PRIME: 24, Held.LOCKED_IN: 11, Held.HIT_STAYS: 5}[why]

    assert held(rule_set, stacks, roll, source, steps=steps) is why


@sentences(
    ("rule_set", "stacks", "mine", "roll", "why"),
    {
        "all points are closed": (TAPA, "24:W15 21:B2 20:B2 19:B2 18:B9", (0, 0), "43", NoPlay.CLOSED),
        "all checkers are pinned": (TAPA, "24:wB1 12:wB1 1:B13", (0, 0), "43", NoPlay.PINNED),
        "a pinned one at home keeps the others": (TAPA, "6:wB1 2:W14 1:B14", (0, 0), "65", NoPlay.HELD),
        "a pinned one out of home keeps the others": (TAPA, "7:wB1 2:W14 1:B14", (0, 0), "65", NoPlay.HELD),
        "the bar comes before all others": (TAWULA, "24:B2 23:B2 6:W14 1:B11", (0, 1), "21", NoPlay.BAR),
        "a reserve is not called pinned": (TAWULA, "24:W2 22:B2 21:B2 20:B11", (13, 0), "43", NoPlay.CLOSED),
        "the first checker is blocked": (FEVGA, "24:W14 15:W1 12:B13 10:B1 9:B1", (0, 0), "65", NoPlay.FIRST),
        "no play may end so": (
            FEVGA, "24:W9 23:W1 22:W1 21:W1 20:W1 19:W1 2:W1 17:B1 16:B1 15:B1 14:B1 13:B1 12:B10", (0, 0), "66",
            NoPlay.REFUSED
        ),
    },
)  # fmt: skip
def test_passing_player_is_told_what_prevents_every_step(
    rule_set: RuleSet, stacks: str, mine: Outside, roll: str, why: NoPlay
) -> None:
    given = turn(rule_set, position(rule_set, stacks, mine=mine), roll)

    assert plays_in(given) == {PASS}
    assert why_no_play(rule_set, given.root.position, given.root.dice) is why
