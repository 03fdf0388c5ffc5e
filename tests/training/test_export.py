"""Writing a network as it is shipped."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training import export
from tapa_desktop.training.adam import Learner
from tapa_desktop.training.checkpoint import Checkpoint, Description, save_checkpoint
from tapa_desktop.training.lanes import Lanes
from tapa_desktop.training.network import Network, engine_with, load_network, save_network, widened
from tapa_desktop.training.pupil import Left
from tapa_desktop.training.schedule import Done
from tests.training.networks import are_same, shipped


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "FROM_GAMES", 1)


def made_by(command: str) -> Network:
    """The network of Tapa, as if that command had made it."""
    network = shipped()
    return replace(network, header=msgspec.structs.replace(network.header, command=command))


def with_all_digits() -> Network:
    """One whose weights need more digits than a file has."""
    network = made_by("learn tapa")
    digits = np.random.default_rng(1).uniform(0.9996, 1.0004, network.hidden.shape).astype(np.float32)
    return replace(network, hidden=network.hidden * digits)


def save_run(path: Path, network: Network) -> None:
    left = Left(np.zeros(2, np.uint8), Lanes(engine_with(TAPA, network), 2).unfinished())
    save_checkpoint(path, Checkpoint(Description(network.header, {}, 1, Done()), Learner(network).state(), left))


def test_a_checkpoint_becomes_a_network_file_and_the_loss_of_digits_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_run(tmp_path / "run.npz.checkpoint", with_all_digits())

    export.main(["tapa", str(tmp_path / "run.npz.checkpoint"), "--to", str(tmp_path / "a.npz")])

    told = capsys.readouterr().out
    assert (load_network(tmp_path / "a.npz", TAPA).hidden == with_all_digits().hidden.astype(np.float16)).all()
    assert f"{(tmp_path / 'a.npz').stat().st_size} bytes; probabilities differ by at most " in told
    assert 0 < float(told.split("at most ")[1].split()[0]) < 0.01


def test_a_network_file_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_network(tmp_path / "before.npz", made_by("learn tapa"))

    export.main(["tapa", str(tmp_path / "before.npz"), "--to", str(tmp_path / "after.npz"), "--note", "by moonlight"])

    after = load_network(tmp_path / "after.npz", TAPA)
    assert are_same(after, shipped())
    assert after.header.command == "learn tapa # by moonlight"
    assert "at most 0.0e+00" in capsys.readouterr().out


def test_of_several_networks_the_mean_is_written(tmp_path: Path) -> None:
    one = made_by("learn tapa --until 1000")
    other = replace(made_by("learn tapa --until 2000"), hidden=one.hidden + 1, output_bias=one.output_bias + 2)
    for name, network in (("1.npz", one), ("2.npz", other)):
        save_network(tmp_path / name, network)

    export.main(["tapa", str(tmp_path / "1.npz"), str(tmp_path / "2.npz"), "--to", str(tmp_path / "mean.npz")])

    mean = load_network(tmp_path / "mean.npz", TAPA)
    assert mean.hidden == pytest.approx(one.hidden + 0.5, abs=2e-3)
    assert mean.output_bias == pytest.approx(one.output_bias + 1, abs=2e-3)
    assert (mean.output == one.output).all()
    assert mean.header.command == "learn tapa --until 2000"


def test_networks_of_different_sizes_have_no_mean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save_network(tmp_path / "1.npz", shipped())
    save_network(tmp_path / "2.npz", widened(shipped(), shipped().header, shipped().hidden_bias.size + 1))

    with pytest.raises(SystemExit):
        export.main(["tapa", str(tmp_path / "1.npz"), str(tmp_path / "2.npz"), "--to", str(tmp_path / "mean.npz")])

    assert "different sizes" in capsys.readouterr().err
    assert not (tmp_path / "mean.npz").exists()


@pytest.mark.parametrize(
    "command",
    ["learn tapa --to /tmp/a.npz", "learn --to=/a", "learn '/a b'", "learn ~/a.npz", "learn --to C:\\a", "learn C:/a"],
)
def test_no_place_on_a_machine_is_shipped(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    save_network(tmp_path / "before.npz", made_by(command))
    (tmp_path / "after.npz").write_bytes(b"as it was")

    with pytest.raises(SystemExit):
        export.main(["tapa", str(tmp_path / "before.npz"), "--to", str(tmp_path / "after.npz")])

    assert "the header names a place on this machine: " in capsys.readouterr().err
    assert (tmp_path / "after.npz").read_bytes() == b"as it was"
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("command", ["learn --to ../a.npz", "learn --to runs/a.npz", "learn --begin … 1/2; 3 / 4"])
def test_places_beside_it_may_be_named(tmp_path: Path, command: str) -> None:
    save_network(tmp_path / "before.npz", made_by(command))

    export.main(["tapa", str(tmp_path / "before.npz"), "--to", str(tmp_path / "after.npz")])

    assert load_network(tmp_path / "after.npz", TAPA).header.command == command


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["plakoto", "a.npz"], "made for tapa, not for plakoto"),
        (["tapa", "nowhere.npz"], "nowhere.npz"),
        (["tapa", "nothing.checkpoint"], "no run can be resumed"),
        (["plakoto", "run.checkpoint"], "made for tapa, not for plakoto"),
        (["chess", "a.npz"], "unknown rule set"),
    ],
)
def test_what_cannot_be_shipped_leaves_everything_as_it_was(
    tmp_path: Path, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    save_network(tmp_path / "a.npz", made_by("learn tapa"))
    save_run(tmp_path / "run.checkpoint", made_by("learn tapa"))

    with pytest.raises(SystemExit):
        export.main([arguments[0], str(tmp_path / arguments[1]), "--to", str(tmp_path / "after.npz")])

    assert told in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.npz", "run.checkpoint"]
