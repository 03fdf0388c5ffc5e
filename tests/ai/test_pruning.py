"""Which plays deserve a proper look."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.batch.plays import plays
from tapa_desktop.ai.batch.rows import MY_OFF, WIDTH, Rows, pack
from tapa_desktop.ai.equity import COLUMNS, Floats
from tapa_desktop.ai.learned import pruner_for, seeing_ahead
from tapa_desktop.ai.pruning import (
    CLASSES,
    FORMAT,
    MOST,
    Header,
    Pruner,
    PruningError,
    classes_of,
    load_pruner,
    promising,
    save_pruner,
)
from tapa_desktop.ai.search import Ahead
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAWULA, RuleSet
from tapa_desktop.training.prune import decisions_of, tried
from tests.positions import position

HEADER = Header(FORMAT, "tapa", "by hand", 5, 10)


def by_chance(units: int = 3) -> Pruner:
    random = np.random.default_rng(1)
    vectors = random.normal(size=(WIDTH, CLASSES, units + 1)).astype(np.float16).astype(np.float32)
    return Pruner.of(HEADER, vectors, random.normal(size=units).astype(np.float16).astype(np.float32))


def test_points_are_those_of_the_vectors_of_all_columns() -> None:
    pruner = by_chance()
    rows = pack([position(TAPA, "24:W2 18:bW1 12:W9 7:B3"), position(TAWULA, "9:W1 3:B2", mine=(2, 1), theirs=(11, 0))])

    points = pruner.points(rows)

    for row, classes in enumerate(classes_of(rows)):
        added = sum(pruner.vectors[column, of] for column, of in enumerate(classes))
        assert points[row] == pytest.approx(np.maximum(added[:-1], 0) @ pruner.output + added[-1], abs=1e-4)


def test_what_stands_on_a_point_is_told_apart() -> None:
    different = ["", "7:W1", "7:W2", "7:W4", "7:W5", "7:B1", "7:B2", "7:B5", "7:bW1", "7:bW2", "7:wB1", "7:wB2"]

    seen = {int(classes_of(pack([position(TAPA, stacks)]))[0, 7]) for stacks in different}

    assert len(seen) == len(different)
    assert max(seen) < CLASSES


def test_tall_stacks_and_checkers_that_are_off_are_still_classes() -> None:
    rows = pack([position(TAPA, "7:W15 8:B15"), position(TAPA, "1:bW14"), position(TAPA, "3:W1 24:B1")])

    assert classes_of(rows).max() < CLASSES


def test_the_plays_that_seem_best_are_kept_and_at_least_one_of_each_roll() -> None:
    results, origin = plays(TAPA, pack([position(TAPA, "24:W2 18:W3 12:W9 7:B3"), start_position(TAPA)]), (1, 1, 1, 1))
    pruner = by_chance()
    points = pruner.points(results)

    kept = promising(pruner, TAPA, results, origin, 2)

    for decision in range(2):
        places = np.flatnonzero(origin == decision)
        mine = kept[origin[kept] == decision]
        assert 1 <= len(mine) <= min(MOST, len(places))
        assert sorted(points[mine]) == sorted(points[places])[-len(mine) :]


def test_a_play_that_ends_the_game_is_never_passed_over() -> None:
    rows = pack([position(PLAKOTO, "2:W1 1:W1 24:B2")])
    results, origin = plays(PLAKOTO, rows, (6, 5))
    hates_ends = by_chance()
    hates_ends.vectors[:] = 0
    over = np.flatnonzero(results[:, MY_OFF] == 15)
    assert over.size

    assert set(over) <= set(promising(hates_ends, PLAKOTO, results, origin, 1))


def test_without_a_pruner_all_plays_are_looked_at() -> None:
    results, origin = plays(TAPA, pack([start_position(TAPA)]), (6, 5))

    assert promising(None, TAPA, results, origin, 1).tolist() == list(range(len(results)))


def test_a_pruner_is_what_was_saved(tmp_path: Path) -> None:
    save_pruner(tmp_path / "tapa.npz", by_chance())

    loaded = load_pruner((tmp_path / "tapa.npz").read_bytes(), "tapa")

    assert loaded.header == HEADER
    assert (loaded.vectors == by_chance().vectors).all()
    assert (loaded.output == by_chance().output).all()


@pytest.mark.parametrize("damage", ["empty", "cut", "another game", "another shape", "no numbers", "no archive"])
def test_what_is_no_pruner_is_refused(tmp_path: Path, damage: str) -> None:
    path, pruner = tmp_path / "tapa.npz", by_chance()
    if damage == "another shape":
        pruner = Pruner.of(HEADER, pruner.vectors, pruner.output[:-1])
    if damage == "no numbers":
        pruner.output[0] = np.inf
    save_pruner(path, pruner)
    whole = path.read_bytes()
    data = {"empty": b"", "cut": whole[: len(whole) // 2], "no archive": b"PK" + bytes(100)}.get(damage, whole)

    with pytest.raises(PruningError):
        load_pruner(data, "plakoto" if damage == "another game" else "tapa")


@pytest.mark.parametrize("rule_set", [one for one in RULE_SETS.values() if network_of(one)], ids=lambda one: one.key)
def test_each_game_has_a_pruner_that_spares_most_plays_and_costs_little(rule_set: RuleSet) -> None:
    pruner = pruner_for(network_of(rule_set))
    assert pruner is not None

    kept, lost = tried(rule_set, pruner, decisions_of(rule_set, seeing_ahead(rule_set, 0), games=4, seed=3))

    assert kept < 6
    assert lost < 0.01


class Counting:
    """Finds all positions alike, and notes how many it was asked about."""

    def __init__(self) -> None:
        self.asked = 0

    def chances(self, _: RuleSet, rows: Rows) -> Floats:
        self.asked += len(rows)
        return np.full((len(rows), COLUMNS), 0.5, np.float32)


def test_a_search_looks_only_at_what_is_promising() -> None:
    everything, promising_plays = Counting(), Counting()
    rows = pack([position(TAPA, "24:W2 18:W3 13:W5 8:W5 7:B3 12:B6 20:B6")])

    Ahead(everything).chances(TAPA, rows)
    Ahead(promising_plays, pruner=pruner_for("tapa")).chances(TAPA, rows)

    assert 21 <= promising_plays.asked < everything.asked / 2
