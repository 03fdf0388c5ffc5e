"""Letting evaluators play against each other from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.ai.inputs import VERSION, width
from tapa_desktop.ai.network import FORMAT, Header, save_network
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.adam import new_network
from tapa_desktop.training.compare import main


@pytest.fixture
def new(tmp_path: Path) -> str:
    """The file of a network that knows nothing."""
    path = tmp_path / "new.npz"
    save_network(path, new_network(Header(FORMAT, VERSION, "tapa", "by hand", 5, 0, 0.0), width(TAPA), 4))
    return str(path)


def test_the_first_plays_against_each_of_the_others(new: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["tapa", new, "hand", new, "shipped", "--games", "4"])

    by_hand, itself, shipped = capsys.readouterr().out.splitlines()
    assert by_hand.startswith(f"tapa, {new} against hand: 4 games: -")
    assert "+0.000 ± 0.000" in itself
    assert "against shipped: 4 games" in shipped


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["tapa", "hand", "hand", "--games", "3"], "3 is not an even number above 0"),
        (["tapa", "hand", "hand", "--games", "0"], "0 is not an even number above 0"),
        (["tapa", "hand", "nowhere.npz"], "nowhere.npz"),
        (["chess", "hand", "hand"], "unknown rule set"),
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
        main(["tawula", new, "hand"])

    assert "made for tapa" in capsys.readouterr().err
