"""The package against a reference, written straight from docs/rules.md: the same results and sequences of steps.

The positions are random and small, of every kind in docs/rules.md, whether a play could reach them or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tapa_desktop.rules.dice import ROLLS, dice_of
from tapa_desktop.rules.house_rules import CHOICES, rule_set_named
from tapa_desktop.rules.outcome import Outcome, outcome, outcome_of_turn
from tapa_desktop.rules.play_text import PASS, PlayError, find_play, find_steps
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.steps import Step
from tests.rules.reference_rules import BLOCKING, HITTING, Board, ReferenceRules, Sequence, WrittenStep
from tests.rules.smallpositions import small_position
from tests.rules.translation import board_of, sequences_of

POSITIONS = 50  # of each game, and up to five times as many more until all kinds of them have been seen
WRITTEN = 25  # of each game, each with some twenty plays, right and wrong

Steps = tuple[WrittenStep, ...]
HouseRules = dict[str, bool | int | str]
PINNED: list[HouseRules] = [{}, {"pinned_at_home": "by place"}]
LARGER: list[HouseRules] = [{}, {"larger_die": False}]
GAMES: list[tuple[str, HouseRules]] = [
    *((key, pinned | larger) for key in ("tapa", "plakoto") for pinned in PINNED for larger in LARGER),
    *((key, {}) for key in ("mahbusa", "tapa-cube")),
    ("mahbusa", {"count_checkers": True}),
    *((key, HouseRules(mother_pinned="plays on")) for key in ("plakoto", "mahbusa")),
    ("plakoto", {"mother_points": 3}),
    ("tapa", {"cube": True, "drawn_points": 1, "next_begins": "in turn"}),
    *(("tawula", larger | start) for larger in LARGER for start in (HouseRules(), HouseRules(enter_from=24))),
    *(("portes", larger | run) for larger in LARGER for run in (HouseRules(), HouseRules(hit_and_run=False))),
    ("tabla", {}),
    ("backgammon", {"jacoby": True}),
    *(("fevga", larger) for larger in LARGER),
    *(("gul-bara", larger) for larger in LARGER),
]
OF_CHAINS = {"cascade_from", "rest_passes"}  # no play depends on them; test_tawula puts them to the reference


def test_every_house_rule_is_put_to_the_reference() -> None:
    assert {field for _, house_rules in GAMES for field in house_rules} | OF_CHAINS == set(CHOICES)


@pytest.mark.parametrize(("key", "house_rules"), GAMES, ids=str)
def test_the_reference_allows_the_same_plays(key: str, house_rules: HouseRules) -> None:
    rule_set, reference = rule_set_named(key, house_rules), ReferenceRules(key, **house_rules)
    random = Random(f"{key} {house_rules}")
    seen: Counter[str] = Counter()

    for number in range(6 * POSITIONS):
        if number >= POSITIONS and all(seen[kind] > 2 for kind in kinds_of(reference)):
            break
        position, roll = small_position(random, rule_set), random.choice(ROLLS)[0]
        turn = Turn(rule_set, position, dice_of(roll))
        expected = reference.plays(board_of(position), roll)

        assert sequences_of(turn) == Counter(play.steps for play in expected), (position, roll)
        assert {board_of(reached) for reached in turn.plays()} == {play.board for play in expected}, (position, roll)
        seen.update(kinds(reference, position, roll, expected))

    assert all(seen[kind] > 2 for kind in kinds_of(reference)), seen


@pytest.mark.parametrize(("key", "house_rules"), GAMES, ids=str)
def test_the_reference_takes_the_same_written_plays(key: str, house_rules: HouseRules) -> None:
    rule_set, reference = rule_set_named(key, house_rules), ReferenceRules(key, **house_rules)
    random = Random(f"{key} {house_rules}")
    seen: Counter[str] = Counter()

    for _ in range(WRITTEN):
        position, roll = small_position(random, rule_set), random.choice(ROLLS)[0]
        legal = {play.steps for play in reference.plays(board_of(position), roll)}
        begun = {play[:count] for play in legal for count in range(len(play) + 1)}
        turn = Turn(rule_set, position, dice_of(roll))
        for text in random.sample(written := sorted(texts(random, begun)), min(len(written), 20)):
            dice_of_begun = [tuple(step.die for step in play) for play in begun if text_of(play) == text]
            whole = any(text_of(play) == text for play in legal)
            for tree in (turn, Turn(rule_set, position, dice_of(roll))):  # one that has looked up others, and one not
                assert dice_by(find_steps, tree, text) == max(dice_of_begun, default=None), (position, roll, text)
                assert (dice_by(find_play, tree, text) is not None) == whole, (position, roll, text)
                assert all(dice_by(find_steps, tree, text, dice) == dice for dice in dice_of_begun)
            seen.update({"whole" if whole else "begun" if dice_of_begun else "wrong"})

    assert all(seen[kind] > WRITTEN for kind in ("whole", "begun", "wrong")), seen


@pytest.mark.parametrize(("key", "house_rules"), GAMES, ids=str)
def test_the_reference_judges_the_same_outcome(key: str, house_rules: HouseRules) -> None:
    rule_set, reference = rule_set_named(key, house_rules), ReferenceRules(key, **house_rules)
    random = Random(f"{house_rules} {key}")

    for _ in range(POSITIONS):
        position = small_position(random, rule_set, going_on=False)
        for view in (position, flip(rule_set, position)):
            assert plain(outcome(rule_set, view)) == reference.outcome(board_of(view)), view
            assert plain(outcome_of_turn(rule_set, view)) == reference.outcome_of_turn(board_of(view)), view


def plain(end: Outcome | None) -> tuple[bool | None, int, str] | None:
    return None if end is None else (end.mine, end.points, end.how.value)


def kinds(reference: ReferenceRules, position: Position, roll: tuple[int, int], plays: list[Sequence]) -> set[str]:
    """The kinds of this position and roll."""
    board, dice = board_of(position), dice_of(roll)
    every = list(reference.sequences(board, dice))
    most = max(len(play.steps) for play in plays)
    ends = [play.board for play in plays]
    texts = [written.text for play in plays for written in play.steps]
    is_kind = {
        "pass": most == 0,
        "all dice": most == len(dice),
        "not all dice": 0 < most < len(dice),
        "one of two dice": most == 1 and {sequence.steps[0].die for sequence in every if sequence.steps} == {*roll},
        "touched": any("*" in text for text in texts),
        "borne off": any("off" in text for text in texts),
        "ended": any(play.ended for play in plays),
        "ended early": any(play.ended and len(play.steps) < most for play in plays),
        "unpinned": any(is_unpinned(board, play.board) for play in plays),
        "may not end": not all(reference.may_end(sequence) for sequence in every),
        "locked in": any(reference.locks_in(play.board) for play in every) and not any(map(reference.locks_in, ends)),
        "runs alone": reference.first_checker_runs(board),
    }
    return {kind for kind, holds in is_kind.items() if holds}


def kinds_of(reference: ReferenceRules) -> set[str]:
    """The kinds that must occur in a game."""
    everywhere = {"pass", "all dice", "not all dice", "one of two dice", "borne off", "ended"}
    if reference.key in BLOCKING:
        return everywhere | ({"may not end", "locked in", "runs alone"} if reference.is_fevga else set())
    everywhere |= {"touched"}
    if reference.key in HITTING:
        ended = {"ended early"} if reference.is_tawula else set()
        return everywhere | ended | ({"may not end"} if reference.is_tawula or not reference.hit_and_run else set())
    return everywhere | {"unpinned"} | ({"ended early"} if reference.mother_loses else set())


def is_unpinned(before: Board, after: Board) -> bool:
    return any(old.startswith("hm") and new == "h" for old, new in zip(before.points, after.points, strict=True))


def texts(random: Random, begun: set[Steps]) -> set[str]:
    """The texts of these plays, begun or whole, and texts with a mistake."""
    right = {text_of(play) for play in begun}
    return (
        right
        | {alter(random, random.choice(text.split())) for text in right}
        | {" ".join(random.sample(words, len(words))) for words in map(str.split, right)}
        | {" ".join(alter(random, word) if random.random() < 0.5 else word for word in text.split()) for text in right}
    )


def alter(random: Random, step: str) -> str:
    """Another step: with or without its star, or of another source or target."""
    source, _, target = step.removesuffix("*").partition("/")
    if not target or random.random() < 0.3:
        return f"{step}*" if target and not step.endswith("*") else step.removesuffix("*")
    other = str(random.randint(1, 24))
    return f"{other}/{target}" if random.random() < 0.5 else f"{source}/{other}"


def text_of(play: Steps) -> str:
    return " ".join(written.text for written in play) or PASS


def dice_by(find: Callable[..., tuple[Step, ...]], turn: Turn, text: str, *dice: tuple[int, ...]) -> object:
    """The dice of the steps that `find` returns, or None."""
    try:
        return tuple(step.die for step in find(turn, text, *dice))
    except PlayError:
        return None
