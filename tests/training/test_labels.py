"""What is to be thought of positions, by looking ahead; and their file."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.library import CHANCES
from tapa_desktop.ai.probabilities import ends_of, probabilities_by_end
from tapa_desktop.cancelling import never
from tapa_desktop.rules.chains import MOST_ROLLS, Stage
from tapa_desktop.rules.ruleset import GUL_BARA, RULE_SETS, TAPA, RuleSet
from tapa_desktop.training import candidates, labels
from tapa_desktop.training.labels import (
    PLIES,
    LabelFile,
    LabelFileError,
    Question,
    Records,
    _to_label,
    ends_of_probabilities,
    label,
    looked_ahead,
    record_type,
)
from tapa_desktop.training.network import ends_of_points, engine_with, shipped_pruner
from tests.training.networks import shipped

SETTINGS = {"rule_set": "tapa", "seed": "1"}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Question:
    """Small batches of positions of Tapa."""
    monkeypatch.setattr(candidates, "LANES", 20)
    monkeypatch.setattr(labels, "BATCH", 10)
    return Question(engine_with(TAPA, shipped(), shipped_pruner(TAPA)), 1, 1)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_ends_are_found_again_from_their_probabilities(rule_set: RuleSet) -> None:
    ends = np.random.default_rng(1).dirichlet(np.ones(len(ends_of(rule_set))), 50).astype(np.float32)

    found = ends_of_probabilities(rule_set, ends @ np.array(probabilities_by_end(rule_set)))

    assert found == pytest.approx(ends, abs=1e-6)


def test_a_draw_is_half_of_each_single_game() -> None:
    drawn = ends_of_points(ends_of(TAPA), np.array([0]))

    assert ends_of_probabilities(TAPA, np.array([[0, 0, 0, 0, 0, 1]])) == pytest.approx(drawn, abs=1e-6)


def test_many_positions_are_judged_in_parts(few: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = np.concatenate([batch["row"] for batch in islice(_to_label(few), 2)])
    expected = np.reshape(few.game.probabilities_of_rows(rows.tobytes(), 1), (-1, CHANCES))
    monkeypatch.setattr(labels, "TOGETHER", 7)

    found = looked_ahead(few.game, rows, 1, threads=2)

    assert found @ np.array(probabilities_by_end(TAPA)) == pytest.approx(expected, abs=1e-4)


def test_where_doubles_can_be_chains_a_look_ahead_counts_them() -> None:
    game = game_for(GUL_BARA)
    late = Stage(MOST_ROLLS, MOST_ROLLS)
    expected = np.array(game.probabilities_of_rows(game.start, 1, stage=late)).reshape(-1, CHANCES)

    found = looked_ahead(game, np.frombuffer(game.start, np.int8).reshape(1, -1), 1)

    assert found @ np.array(probabilities_by_end(GUL_BARA)) == pytest.approx(expected, abs=1e-4)
    assert expected != pytest.approx(np.array(game.probabilities_of_rows(game.start, 1)).reshape(-1, CHANCES), abs=1e-4)


def test_labels_are_made_in_batches_and_gone_on_with(path: Path, few: Question) -> None:
    path.unlink()
    whole, parts = LabelFile(path, SETTINGS), path.with_name("parts")

    assert label(few, whole, 60, never)
    assert label(few, LabelFile(parts, SETTINGS), 20, never)
    assert label(few, LabelFile(parts, SETTINGS), 60, never)

    assert whole.positions >= 60
    for batch, again in zip(whole.batches, LabelFile(parts, SETTINGS).batches, strict=True):
        assert (batch == again).all()
        assert (batch["ends"] == looked_ahead(few.game, batch["row"], PLIES)).all()


def test_labelling_can_be_called_off(path: Path, few: Question) -> None:
    path.unlink()

    assert not label(few, LabelFile(path, SETTINGS), 60, lambda: True)
    assert not LabelFile(path, SETTINGS).positions


# The file


def batch(positions: int, turn: int) -> Records:
    records = np.zeros(positions, record_type(4))
    records["turn"] = turn
    return records


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two batches."""
    path = tmp_path / "a.labels"
    file = LabelFile(path, SETTINGS)
    file.add(batch(3, 1), 2.5)
    file.add(batch(4, 2), 1.0)
    return path


def test_what_was_added_is_there_when_it_is_opened_again(path: Path) -> None:
    file = LabelFile(path, SETTINGS)

    assert file.positions == 7
    assert file.seconds == 3.5
    assert (file.batches[1] == batch(4, 2)).all()


@pytest.mark.parametrize("lost", [1, 100, 250])
def test_a_batch_that_was_not_written_to_its_end_is_dropped_and_made_again(path: Path, lost: int) -> None:
    path.write_bytes(path.read_bytes()[:-lost])

    LabelFile(path, SETTINGS).add(batch(5, 3), 0)

    assert [len(records) for records in LabelFile(path, SETTINGS).batches] == [3, 5]


def test_labels_are_not_mixed_with_others(path: Path) -> None:
    with pytest.raises(LabelFileError, match="was labelled with seed 1, not 2"):
        LabelFile(path, SETTINGS | {"seed": "2"})


@pytest.mark.parametrize("content", [b"", b"rubbish\n", b"[1]\n"])
def test_what_is_no_such_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.labels").write_bytes(content)

    with pytest.raises(LabelFileError, match=r"a\.labels holds no labelled positions"):
        LabelFile(tmp_path / "a.labels", SETTINGS)

    assert (tmp_path / "a.labels").read_bytes() == content
