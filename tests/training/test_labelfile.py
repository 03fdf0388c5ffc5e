"""Labelled positions in a file that grows."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.labelfile import LabelFile, LabelFileError
from tapa_desktop.training.labels import Records, record_type

SETTINGS = {"rule_set": "tapa", "seed": "1"}


def batch(positions: int, turn: int) -> Records:
    records = np.zeros(positions, record_type(TAPA))
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
def test_a_batch_that_was_not_written_to_its_end_is_dropped_and_made_anew(path: Path, lost: int) -> None:
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
