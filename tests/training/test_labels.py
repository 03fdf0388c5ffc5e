"""Labels of positions by looking ahead, and their file.

Mined decisions. Games from late mothers, and the network that learns from them.
"""

from __future__ import annotations

from itertools import islice, pairwise
from pathlib import Path

import numpy as np
import pytest

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import positions_of
from tapa_desktop.ai.engine.library import CHANCES
from tapa_desktop.ai.probabilities import ends_of, probabilities_by_end
from tapa_desktop.cancelling import never
from tapa_desktop.rules.outcome import MOST_ROLLS, Stage
from tapa_desktop.rules.position import PINNING, START, Side, flip, start_position
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA, TAPA_CUBE, RuleSet
from tapa_desktop.training import games, labels, mine, mothers, packs
from tapa_desktop.training.finetune import HELD_OUT
from tapa_desktop.training.labels import (
    LabelFile,
    LabelFileError,
    Question,
    Records,
    _unlabelled,
    ends_of_probabilities,
    label,
    look_ahead,
    record_type,
)
from tapa_desktop.training.mothers import are_at_stake, examples, games_from, late_position, late_starts, with_draws
from tapa_desktop.training.network import Network, ends_of_points, engine_with, load_network, shipped_pruner
from tests.cases import EVERY_GAME
from tests.positions import position
from tests.training.networks import rows_of, shipped, untrained

SETTINGS = {"rule_set": "tapa", "seed": "1"}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Question:
    """Small batches of positions of Tapa."""
    monkeypatch.setattr(games, "LANES", 20)
    monkeypatch.setattr(labels, "BATCH", 10)
    return Question(engine_with(TAPA, shipped(), shipped_pruner(TAPA)), 1, 1)


@EVERY_GAME
def test_ends_are_found_again_from_their_probabilities(rule_set: RuleSet) -> None:
    ends = np.random.default_rng(1).dirichlet(np.ones(len(ends_of(rule_set))), 50).astype(np.float32)

    result = ends_of_probabilities(rule_set, ends @ np.array(probabilities_by_end(rule_set)))

    assert result == pytest.approx(ends, abs=1e-6)
    drawn = ends_of_points(ends_of(rule_set), np.array([0]))  # half of each single game
    assert ends_of_probabilities(rule_set, np.array([[0, 0, 0, 0, 0, 1]])) == pytest.approx(drawn, abs=1e-6)


def test_many_positions_are_judged_in_parts(few: Question, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = np.concatenate([batch["row"] for batch in islice(_unlabelled(few), 2)])
    expected = np.reshape(few.engine.probabilities_of_rows(rows.tobytes(), 1), (-1, CHANCES))
    monkeypatch.setattr(labels, "TOGETHER", 7)

    ends = look_ahead(few.engine, rows, 1, threads=2)

    assert ends @ np.array(probabilities_by_end(TAPA)) == pytest.approx(expected, abs=1e-4)


def test_where_doubles_can_be_chains_a_look_ahead_counts_them() -> None:
    engine = engine_for(GUL_BARA)
    late = Stage(MOST_ROLLS, MOST_ROLLS)
    expected = np.array(engine.probabilities_of_rows(engine.start, 1, stage=late)).reshape(-1, CHANCES)

    ends = look_ahead(engine, np.frombuffer(engine.start, np.int8).reshape(1, -1), 1)

    assert ends @ np.array(probabilities_by_end(GUL_BARA)) == pytest.approx(expected, abs=1e-4)
    without_chains = np.array(engine.probabilities_of_rows(engine.start, 1)).reshape(-1, CHANCES)
    assert expected != pytest.approx(without_chains, abs=1e-4)


def test_labels_of_looks_of_odd_and_even_depth_are_made_in_batches_and_gone_on_with(path: Path, few: Question) -> None:
    path.unlink()
    complete, parts = LabelFile(path, SETTINGS), path.with_name("parts")

    assert not label(few, complete, 60, lambda: True), "it can be called off"
    assert not complete.positions
    assert label(few, complete, 60, never)
    assert label(few, LabelFile(parts, SETTINGS), 20, never)
    assert label(few, LabelFile(parts, SETTINGS), 60, never)

    assert complete.positions >= 60
    for batch, again in zip(complete.batches, LabelFile(parts, SETTINGS).batches, strict=True):
        assert (batch == again).all()
        looks = [look_ahead(few.engine, batch["row"], plies) for plies in (1, 2)]
        assert batch["ends"] == pytest.approx(np.mean(looks, axis=0), abs=1e-6)


def test_a_decision_that_look_ahead_misjudges_is_mined_with_what_each_play_brings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mine, "SURE", mine.SIEVE)
    placed = parse_position(
        "tapa-cube 1,B1,B1,1,wB1,wB1,W4,wB2,wB1,wB1,B2,wB1,wB1,wB1,1,B1,5,bW2,W1,1 0/0/0 0/0/0 W 31"
    )
    engine = engine_for(TAPA_CUBE)
    ranked = mine.best_plays(engine, placed, never)

    rollout = mine.rollout_if_different(engine, ranked, never)

    assert rollout is not None
    records = mine.records_of(TAPA_CUBE, ranked, rollout, 7)
    equities = -(records["ends"] @ np.array(ends_of(TAPA_CUBE)))  # for the one who has played
    assert equities == pytest.approx([one.equity for one in rollout.results], abs=1e-4)
    assert list(positions_of(records["row"].tobytes())) == [flip(TAPA_CUBE, one.position) for one in ranked]
    assert set(records["turn"].tolist()) == {7}


def test_what_look_ahead_judges_rightly_is_not_mined() -> None:
    engine = engine_for(TAPA)
    ranked = mine.best_plays(engine, PositionSpec(TAPA, Side.WHITE, start_position(TAPA), (6, 1)), never)

    assert len(ranked) > 1
    assert mine.rollout_if_different(engine, ranked, never) is None


def test_mining_goes_on_with_next_game_and_keeps_games_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mine, "_differs", lambda *_: True)
    monkeypatch.setattr(mine, "SURE", mine.SIEVE)
    monkeypatch.setattr(mine, "turns_of", lambda *about: islice(packs.turns_of(*about), 20, 36))

    for to, number in (("whole", 2), ("parts", 1), ("parts", 2)):
        mine.main(["tapa", "--to", str(tmp_path / to), "--games", str(number)])

    complete, parts = (LabelFile(tmp_path / to, {"rule_set": "tapa"}).batches for to in ("whole", "parts"))
    assert [len(batch) > 0 for batch in complete] == [True, True]
    assert all((one == again).all() for one, again in zip(complete, parts, strict=True))
    assert [set((batch["turn"] % HELD_OUT).tolist()) for batch in complete] == [{0}, {1}]  # whole games are held out


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


def test_what_was_added_is_there_when_it_is_opened_again_and_not_mixed_with_others(path: Path) -> None:
    file = LabelFile(path, SETTINGS)

    assert file.positions == 7
    assert file.seconds == 3.5
    assert (file.batches[1] == batch(4, 2)).all()
    with pytest.raises(LabelFileError, match="was labelled with seed 1, not 2"):
        LabelFile(path, SETTINGS | {"seed": "2"})


@pytest.mark.parametrize("lost", [1, 100, 250])
def test_a_batch_that_was_not_written_to_its_end_is_dropped_and_made_again(path: Path, lost: int) -> None:
    path.write_bytes(path.read_bytes()[:-lost])

    LabelFile(path, SETTINGS).add(batch(5, 3), 0)

    assert [len(records) for records in LabelFile(path, SETTINGS).batches] == [3, 5]


@pytest.mark.parametrize("content", [b"", b"rubbish\n", b"[1]\n"])
def test_what_is_no_such_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.labels").write_bytes(content)

    with pytest.raises(LabelFileError, match=r"a\.labels holds no labelled positions"):
        LabelFile(tmp_path / "a.labels", SETTINGS)

    assert (tmp_path / "a.labels").read_bytes() == content


AT_STAKE = ("24:wB1 1:B3 7:W14 12:B11", "24:W1 1:B1 7:W14 12:B14", "24:W2 1:bW2 7:W11 12:B14")
USUAL = ("24:wB1 7:W14 12:B14", "24:W2 1:B1 7:W13 12:B14", "24:W15 1:B15", "24:wB1 1:B4 7:W14 12:B10")


def certain_of_draws() -> Network:
    """A network that finds nothing but draws."""
    network = with_draws(untrained())
    network.output_bias[network.header.ends.index(0)] = 30
    return network


def test_the_engine_asks_the_network_for_mothers_just_where_they_are_at_stake() -> None:
    positions = [position(TAPA, text) for text in (*AT_STAKE, *USUAL)]
    engine = engine_with(TAPA, shipped())
    engine.set_network(certain_of_draws().weights())

    are_draws = [chances.draw > 0.5 for chances in engine.probabilities(positions)]

    assert are_draws == are_at_stake(rows_of(*positions)).tolist() == [True] * len(AT_STAKE) + [False] * len(USUAL)


def test_late_positions_are_of_the_game_and_leave_few_with_the_mothers() -> None:
    random = np.random.default_rng(3)
    (usual,) = rows_of(position(TAPA, "24:W6 8:W5 7:W4 1:B7 12:B5 13:B3"))
    bearing_off = rows_of(position(TAPA, "6:W9 24:B7 20:B8"))[0]

    assert late_position(bearing_off, random) is None
    rows = [row for _ in range(200) if (row := late_position(usual, random)) is not None]

    assert len(rows) > 150
    assert engine_with(TAPA, shipped()).check_rows(np.array(rows).tobytes()) == len(rows)
    for row in rows:
        mine, theirs = int(row[START]), -int(row[1])
        assert all(1 <= free <= 3 or free < -PINNING for free in (mine, theirs))


def test_each_side_gets_the_points_of_its_own_game() -> None:
    engine, random = engine_with(TAPA, shipped(), shipped_pruner(TAPA)), np.random.default_rng(1)
    nearly_over = rows_of(position(TAPA, "1:W1 24:B15"), position(TAPA, "7:W15 24:B1"))

    rows, points, numbers = games_from(engine, nearly_over, random)

    won, lost = (points[(numbers == number)].tolist() for number in (0, 1))
    assert won == [2]  # before any roll, which ends the game
    assert lost[0] == -2
    assert all(one == -other for one, other in pairwise(lost))
    assert len(rows) == len(points)


def test_what_is_learned_from_are_positions_at_stake_with_ends_of_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mothers, "MIXED", 5)
    engine = engine_with(TAPA, shipped(), shipped_pruner(TAPA))

    records = examples(engine, 64, np.random.default_rng(2))

    assert len(records) > 50
    assert are_at_stake(records["row"]).all()
    assert set(map(tuple, np.unique(records["ends"], axis=0).tolist())) <= set(map(tuple, np.eye(5).tolist()))


def test_begun_games_are_not_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mothers, "MIXED", 5)
    engine = engine_with(TAPA_CUBE, shipped(TAPA_CUBE))

    rows = late_starts(engine, 30, np.random.default_rng(1))

    assert len(rows) == 30
    assert not any(engine.is_over(one) for one in positions_of(rows.tobytes()))


def test_command_writes_a_network_that_knows_draws_and_says_how_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mothers, "MIXED", 5)
    to, better = tmp_path / "mothers.npz", tmp_path / "better.npz"

    monkeypatch.setattr(mothers, "CHECKED", (3, 4))
    rounds, lesson = (
        ["--games", "64", "--rounds", "2", "--lessons", "0"],
        ["--games", "9", "--rounds", "0", "--lessons", "1"],
    )

    mothers.main(["tapa", "--to", str(to), *rounds, "--commit", "none"])
    mothers.main(["tapa", "--from", str(to), "--to", str(better), *lesson, "--commit", "none"])

    assert capsys.readouterr().out.count(" points off in the mean") == 2
    headers = [load_network(path, TAPA).header for path in (to, better)]
    assert [header.ends for header in headers] == [ends_of(TAPA, draws=True)] * 2
    assert [header.command.count("training.mothers tapa") for header in headers] == [1, 2]
