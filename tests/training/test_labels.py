"""What is to be thought of positions, by a second look; and their file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.probabilities import ends_of, probabilities_by_end
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tapa_desktop.training import candidates
from tapa_desktop.training.labels import (
    LabelFile,
    LabelFileError,
    Question,
    Records,
    Rollouts,
    ends_of_probabilities,
    labelled,
    record_type,
)
from tapa_desktop.training.network import ends_of_points, engine_with
from tests.training.networks import shipped

SETTINGS = {"rule_set": "tapa", "seed": "1"}


def batch_of(number: int, rollouts: Rollouts | None = None) -> Records:
    network = shipped()
    question = Question(TAPA, network, 1, rollouts, candidates.Taste(others=0.05), games=1)
    return labelled(question, engine_with(TAPA, network), number)


@pytest.fixture
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates, "CLOSE", 0.1)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_ends_are_found_again_from_their_probabilities(rule_set: RuleSet) -> None:
    ends = np.random.default_rng(1).dirichlet(np.ones(len(ends_of(rule_set))), 50).astype(np.float32)

    found = ends_of_probabilities(rule_set, ends @ np.array(probabilities_by_end(rule_set)))

    assert found == pytest.approx(ends, abs=1e-6)


def test_a_draw_is_half_of_each_single_game() -> None:
    drawn = ends_of_points(ends_of(TAPA), np.array([0]))

    assert ends_of_probabilities(TAPA, np.array([[0.5, 0, 0, 0, 0]])) == pytest.approx(drawn, abs=1e-6)


@pytest.mark.usefixtures("_few")
def test_positions_are_labelled_by_what_one_ply_of_look_ahead_says() -> None:
    records = batch_of(3)

    expected = np.reshape(game_for(TAPA).probabilities_of_rows(records["row"].tobytes(), 1), (-1, 5))
    assert len(records) > 2
    assert records["ends"] @ np.array(probabilities_by_end(TAPA)) == pytest.approx(expected, abs=0.02)  # by the pruner


@pytest.mark.usefixtures("_few")
def test_all_throws_rolled_out_one_ply_far_say_the_same_as_one_ply_of_look_ahead() -> None:
    looked, rolled = batch_of(3), batch_of(3, Rollouts(36, 1))

    assert (rolled["row"] == looked["row"]).all()
    assert rolled["ends"] == pytest.approx(looked["ends"], abs=1e-4)


@pytest.mark.usefixtures("_few")
def test_a_batch_has_games_and_turns_of_its_own() -> None:
    first, other = batch_of(0), batch_of(1)

    assert not set(first["turn"].tolist()) & set(other["turn"].tolist())
    assert len(first) != len(other) or (first["row"] != other["row"]).any()


def test_labelling_can_be_called_off() -> None:
    network = shipped()

    with pytest.raises(Cancelled):
        labelled(Question(TAPA, network, 1), engine_with(TAPA, network), 0, lambda: True)


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
