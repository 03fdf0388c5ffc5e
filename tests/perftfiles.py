"""Perft by `rules`, and the files of perft counts that all engines must match: tests/data/*.perft.

    house rules {"larger_die": false}
    tapa W15,22,B15 0/0/0 0/0/0 W - ;D1 59 ;D2 3474

A line has a position and, for each depth given, its perft. House rules hold for the lines below them.
A remark begins with #.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tapa_desktop.rules.dice import ROLLS
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import FIRST, Stage, dice_due, following, outcome_of_turn
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RuleSet

DATA = Path(__file__).parent / "data"
_HOUSE_RULES = "house rules "


class Count(NamedTuple):
    rule_set: RuleSet
    position: Position
    stage: Stage
    depth: int
    lines: int
    where: str  # file, line and depth


def counts() -> dict[str, list[Count]]:
    """All counts, by the names of their files."""
    return {path.name: list(_read(path)) for path in sorted(DATA.glob("*.perft"))}


def _read(path: Path) -> Iterator[Count]:
    house_rules = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith(_HOUSE_RULES):
            house_rules = json.loads(line.removeprefix(_HOUSE_RULES))
        elif line and not line.startswith("#"):
            text, *depths = line.split(" ;")
            placed = parse_position(text)
            rule_set = rule_set_named(placed.rule_set.key, house_rules)
            for depth, lines in (entry.removeprefix("D").split() for entry in depths):
                yield Count(
                    rule_set, placed.position, placed.stage, int(depth), int(lines), f"{path.name}:{number} D{depth}"
                )


def perft(rule_set: RuleSet, position: Position, depth: int, stage: Stage = FIRST) -> int:
    """The number of lines of play of `depth` plays: the distinct results of each of the 21 rolls, unweighted.

    A pass counts as one result; a game that ends before the last play is not counted. Where a group of a chain or of
    a rest is due, only its dice are played.
    """
    assert depth >= 1, depth
    lines = 0
    for roll in [None] if stage.group else [roll for roll, _ in ROLLS]:
        turn = Turn(rule_set, position, dice_due(stage, roll))
        goes_on, next_stage = following(rule_set, stage, roll, turn.length)
        results = turn.plays()
        lines += len(results) if depth == 1 else 0
        for after in results if depth > 1 else ():
            if outcome_of_turn(rule_set, after) is None:
                lines += perft(rule_set, after if goes_on else flip(rule_set, after), depth - 1, next_stage)
    return lines
