"""Letting evaluators play against each other from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.training.compare import main
from tapa_desktop.training.network import save_network
from tests.training.networks import unlearned


@pytest.fixture
def new(tmp_path: Path) -> str:
    """The file of a network that knows nothing."""
    path = tmp_path / "new.npz"
    save_network(path, unlearned())
    return str(path)


def test_the_first_plays_against_each_of_the_others(new: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["tapa", new, new, "shipped", "--games", "4"])

    itself, shipped = capsys.readouterr().out.splitlines()
    assert itself.startswith(f"tapa, {new} against {new}: 4 games: +0.000 ± 0.000")
    assert shipped.startswith(f"tapa, {new} against shipped: 4 games: -")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tapa", "shipped", "shipped", "--games", "3"], "3 is not an even number above 0"),
        (["tapa", "shipped", "shipped", "--games", "0"], "0 is not an even number above 0"),
        (["tapa", "shipped", "nowhere.npz"], "nowhere.npz"),
        (["chess", "shipped", "shipped"], "unknown rule set"),
    ],
)
def test_what_cannot_be_done_is_said_plainly(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)

    assert told in capsys.readouterr().err


def test_a_network_plays_no_game_with_other_ends(new: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tawula", new, "shipped"])

    assert "made for tapa" in capsys.readouterr().err
