"""Learning a game by playing against oneself: the command."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from tapa_desktop.ai.engine.game import INPUTS_VERSION
from tapa_desktop.ai.engine.selfplay import Player
from tapa_desktop.ai.engine.weights import FORMAT
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS
from tapa_desktop.training import learn, run
from tapa_desktop.training.arguments import commit_of_program
from tapa_desktop.training.compare import duel
from tapa_desktop.training.network import Network, engine_with, load_network
from tapa_desktop.training.pupil import Lesson, Pupil
from tests.training.networks import are_same, untrained

pytestmark = pytest.mark.usefixtures("_small")


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few games side by side that a few dozen of them teach something."""
    monkeypatch.setattr(learn, "Lesson", partial(Lesson, lanes=8, gathered=256, batch=64))


def run_learn(to: Path, *more: str, rule_set: str = "tapa", games: int = 12, seed: int = 3) -> Network:
    learn.main([rule_set, "--games", str(games), "--hidden", "6", "--seed", str(seed), "--to", str(to), *more])
    return read(to, rule_set)


def read(path: Path, rule_set: str = "tapa") -> Network:
    return load_network(path, RULE_SETS[rule_set], rule_set)


@pytest.fixture
def _interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal to end comes during each second round."""
    play, rounds = Pupil.round, [0]

    def interrupted(pupil: Pupil, rate: float, trace: float) -> tuple[int, int]:
        rounds[0] += 1
        if rounds[0] % 2 == 0:
            os.kill(os.getpid(), signal.SIGTERM)
        return play(pupil, rate, trace)

    monkeypatch.setattr(Pupil, "round", interrupted)


# The same again


def test_the_same_command_gives_the_same_network_by_any_number_of_threads(tmp_path: Path) -> None:
    first, again, other = (
        run_learn(tmp_path / f"{name}.npz", "--threads", threads, seed=seed)
        for name, threads, seed in (("a", "1", 3), ("b", "3", 3), ("c", "1", 4))
    )

    assert are_same(first, again)
    assert not are_same(first, other)


@pytest.mark.parametrize("more", [[], ["--pruned"]])
def test_a_run_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path, more: list[str]) -> None:
    complete = run_learn(tmp_path / "whole.npz", *more, games=14)
    run_learn(tmp_path / "parts.npz", *more, "--until", "4", games=14)

    parts = run_learn(tmp_path / "parts.npz", *more, "--threads", "2", "--resume", games=14)

    assert are_same(complete, parts)
    assert parts.header.games == complete.header.games
    assert "--until 4" in parts.header.command


@pytest.mark.usefixtures("_interrupted")
def test_a_signal_to_end_is_heeded_after_the_round_and_leaves_what_it_takes_to_go_on(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="--resume"):
        run_learn(tmp_path / "a.npz", games=10_000)
    first = read(tmp_path / "a.npz").header

    with pytest.raises(SystemExit, match="--resume"):
        run_learn(tmp_path / "a.npz", "--resume", games=10_000)

    assert 0 < first.games < read(tmp_path / "a.npz").header.games
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


@pytest.mark.parametrize(
    ("more", "reason"),
    [(["--seed", "4"], "begun with seed 3, not 4"), (["--pruned"], "begun with pruned False, not True")],
)
def test_a_run_does_not_go_on_as_another_one(
    tmp_path: Path, more: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run_learn(tmp_path / "a.npz", games=4)

    with pytest.raises(SystemExit):
        run_learn(tmp_path / "a.npz", "--resume", *more)

    assert reason in capsys.readouterr().err


def test_a_damaged_checkpoint_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.npz.checkpoint").write_bytes(b"PK\x03\x04 and no more")

    with pytest.raises(SystemExit):
        run_learn(tmp_path / "a.npz", "--resume")

    assert "no run can be resumed from" in capsys.readouterr().err


# What comes out


def test_a_run_reports_often_and_its_network_says_what_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "REPORT_S", 0.0)

    header = run_learn(tmp_path / "new.npz", "--commit", "abc123", rule_set="plakoto").header

    assert (header.format, header.inputs, header.rule_set, header.seed) == (FORMAT, INPUTS_VERSION, "plakoto", 3)
    assert header.command.startswith("python -m tapa_desktop.training.learn plakoto --games 12 --hidden 6 --seed 3")
    assert header.games >= 12
    assert header.commit == "abc123"
    *reports, last = capsys.readouterr().out.splitlines()
    assert len([line for line in reports if "games a second" in line and "minutes left" in line]) > 1
    assert f"{header.games} games, " in last


def test_the_commit_is_that_of_the_program_and_without_git_it_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = commit_of_program()

    assert commit == "" or set(commit.removesuffix("-dirty")) <= set("0123456789abcdef")
    monkeypatch.setenv("PATH", "")
    assert commit_of_program() == ""


@pytest.mark.parametrize(("rule_set", "ends"), [("tapa-cube", (3, 2, 1, -1, -2, -3)), ("tawula", (7, 1, -1, -7))])
def test_a_game_is_learned_with_its_own_ends(tmp_path: Path, rule_set: str, ends: tuple[int, ...]) -> None:
    assert run_learn(tmp_path / "new.npz", rule_set=rule_set, games=2).header.ends == ends


def test_a_short_run_beats_its_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "Lesson", partial(Lesson, lanes=100, gathered=2048, batch=64))

    after = run_learn(tmp_path / "new.npz", "--hidden", "16", "--rate", "3e-3", "3e-4", rule_set="plakoto", games=400)

    first, second = (Player(engine_with(PLAKOTO, network)) for network in (after, untrained(PLAKOTO, 16, seed=3)))
    score = duel(first, second, 200, seed=1)
    assert score.points > 3 * score.half_width > 0


def test_it_goes_on_from_a_network_of_another_game(tmp_path: Path) -> None:
    before = run_learn(tmp_path / "before.npz")

    after = run_learn(
        tmp_path / "after.npz", "--begin", str(tmp_path / "before.npz"), "--begun-as", "tapa",
        "--rate", "1e-9", "1e-9", rule_set="plakoto",
    )  # fmt: skip

    assert after.header.rule_set == "plakoto"
    assert after.header.command.startswith(before.header.command + "; python -m ")
    assert after.hidden == pytest.approx(before.hidden, abs=1e-3)


def test_minutes_are_a_plan_as_good_as_games(tmp_path: Path) -> None:
    learn.main(["tapa", "--minutes", "0.005", "--hidden", "6", "--to", str(tmp_path / "quick.npz")])

    assert read(tmp_path / "quick.npz").header.games > 0


def test_networks_are_kept_at_regular_shares_of_the_plan_also_after_an_interruption(tmp_path: Path) -> None:
    folder = tmp_path / "kept" / "here"
    run_learn(tmp_path / "parts.npz", "--until", "10", "--keep", str(folder), games=40)
    before = {path.name for path in folder.iterdir()}

    last = run_learn(tmp_path / "parts.npz", "--resume", "--keep", str(folder), games=40)

    kept = sorted(folder.iterdir())
    assert before < {path.name for path in kept}
    assert kept[-1].name == f"{last.header.games:09}.npz"
    games = [read(path).header.games for path in kept]
    assert games == [int(path.stem) for path in kept]
    assert len({game // 2 for game in games}) == len(games) <= 20
