"""The commands of the training: their help and errors, and those that count and compare."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tapa_desktop.ai.cube.match_equity import load_win_shares
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.selfplay import Games, Player
from tapa_desktop.ai.probabilities import in_points
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.training import (
    bearoff,
    compare,
    efficiency,
    export,
    finetune,
    learn,
    mine,
    mothers,
    openings,
    packs,
    prune,
    winshares,
)
from tapa_desktop.training.compare import Score, duel, score_of
from tapa_desktop.training.network import save_network
from tapa_desktop.training.winshares import win_shares
from tests.training.networks import save_run, untrained

COMMANDS = (bearoff, compare, efficiency, export, finetune, learn, mine, mothers, openings, packs, prune, winshares)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder of the commands: an untrained network of Tapa, and its checkpoint."""
    monkeypatch.setitem(RULE_SETS, "unlearned", TAPA._replace(key="unlearned", network=None))
    monkeypatch.chdir(tmp_path)
    save_network(tmp_path / "new.npz", untrained())
    save_run(tmp_path / "run.checkpoint", untrained())
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__.rpartition(".")[2])
def test_command_asked_for_help_says_how_it_is_called_and_writes_no_file(
    command: Any, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["--help"])

    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert f"usage: python -m {command.__name__} " in text
    assert command.__doc__ in text
    assert len(list(folder.iterdir())) == 2


REFUSED = [
    (bearoff, "tapa", "--to"),
    (bearoff, "chess --to to.npz", "no game “chess”"),
    (compare, "tapa shipped shipped --games 3", "3 is not a multiple of 2 above 0"),
    (compare, "tapa shipped nowhere.npz", "nowhere.npz"),
    (compare, "tawula new.npz shipped", "made for tapa"),  # which has other ends
    (efficiency, "tawula --to to.txt", "has no house rule"),
    (efficiency, "tapa --games 1000 --to to.txt", "1000 is not a multiple of 36"),
    (export, "plakoto new.npz --to to.npz", "made for tapa, not for plakoto"),
    (export, "tapa nowhere.npz --to to.npz", "nowhere.npz"),
    (export, "tapa nothing.checkpoint --to to.npz", "no run can be resumed"),
    (export, "plakoto run.checkpoint --to to.npz", "made for tapa, not for plakoto"),
    (finetune, "tapa --from new.npz --to to.npz --positions 0", "0 is not above 0"),
    (finetune, "tapa --from new.npz --to to.npz --hidden 3", "it has 4 units already, more than 3"),
    (finetune, "plakoto --from new.npz --to to.npz", "made for tapa, not for plakoto"),
    (finetune, "tapa --from new.npz --to to.npz --mined nowhere", "nowhere"),
    (learn, "tapa --to to.npz --games 0", "0 is not above 0"),
    (learn, "tapa --to to.npz --minutes 0", "0 is not above 0"),
    (learn, "tapa --to to.npz --games many", "invalid number value: 'many'"),
    (learn, "tapa --to to.npz --games 5 --minutes 5", "not allowed with"),
    (learn, "tapa --to to.npz --rate 1e-3 0", "0 is not above 0"),
    (learn, "unlearned --to to.npz --pruned", "no network is shipped for unlearned"),
    (learn, "tapa --to to.npz --resume", "no run can be resumed"),
    (learn, "tapa --to to.npz --begin nowhere.npz", "nowhere.npz"),
    (learn, "tawula --to to.npz --begin new.npz --begun-as tapa", "another game"),  # which has other ends
    (mothers, "portes --to to.npz", "no mothers"),
    (prune, "unlearned --to to.npz", "no network is shipped for unlearned"),
    (prune, "tapa --to to.npz --network nowhere.npz", "nowhere.npz"),
    (winshares, "chess", "no game “chess”"),
    (winshares, "tapa --games 0", "0 is not above 0"),
    (winshares, "unlearned", "no network has learned unlearned"),
]


@pytest.mark.parametrize(("command", "arguments", "reason"), REFUSED)
def test_what_cannot_be_done_is_said_plainly_and_leaves_everything_as_it_was(
    command: Any, arguments: str, reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command.main(arguments.split())

    assert reason in capsys.readouterr().err
    assert sorted(path.name for path in folder.iterdir()) == ["new.npz", "run.checkpoint"]


# One player against another


GOOD, BAD = Player(engine_for(TAPA)), Player(engine_for(TAPA), None, 3)


def score_for(*points: int) -> Score:
    return score_of(Games(array("i", points), array("i", [90] * len(points))))


def test_a_network_is_as_good_as_itself_and_beats_random_play_from_either_side() -> None:
    # The same dice and choices with swapped seats: what one wins in the first game, the other wins in the second.
    even, first, second = duel(GOOD, GOOD, 40, seed=1), duel(GOOD, BAD, 40, seed=1), duel(BAD, GOOD, 40, seed=1)

    assert (even.points, even.half_width, even.won) == (0, 0, 0.5)
    assert first.won > 0.9
    assert second.won < 0.1
    assert first.points > 1 > -1 > second.points
    assert "40 games" in str(first)


def test_shares_and_points_are_those_of_the_first_player() -> None:
    score = score_for(2, 1, -1, 0, 2, 2)

    assert (score.games, score.points, score.turns) == (6, 1, 90)
    assert (score.won, score.won_double, score.lost_double) == (4 / 6, 3 / 6, 0)
    assert score.share == 7 / 8
    assert score_for(0, 0)[7:9] == (0.5, 0.5), "without points each has half of them"


def test_the_interval_is_that_of_the_means_of_pairs() -> None:
    assert score_for(2, -2, 1, -1).half_width == 0
    assert score_for(1, 1, -1, -1).half_width == pytest.approx(1.96)
    assert score_for(1, 1).half_width == float("inf")
    assert 0 < score_for(1, 1, -1, -1, 2, 0).share_half_width < 1


def test_the_first_plays_against_each_of_the_others(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compare.main(["tapa", "new.npz", str(folder / "new.npz"), "shipped", "--games", "4"])

    itself, shipped = capsys.readouterr().out.splitlines()
    assert itself.startswith(f"tapa, new.npz against {folder / 'new.npz'}: 4 games: +0.000 ± 0.000")
    assert shipped.startswith("tapa, new.npz against shipped: 4 games: -")


# How games end


@pytest.mark.parametrize(
    ("rule_set", "points", "mars", "best"),
    [
        (TAPA, [1, -1, 2, -2, 0], 0.5, 0),
        (PLAKOTO, [1, -1, -1, 2, 0], 0.25, 0),
        (TAPA_CUBE, [1, 3, -2, -1, 0], 0.5, 0.25),
        (TAWULA, [1, 7, -1, -1, 0], 0.25, 0.25),
    ],
)
def test_shares_are_those_of_all_games_that_somebody_has_won(
    rule_set: RuleSet, points: list[int], mars: float, best: float
) -> None:
    shares = win_shares(rule_set, Games(array("i", points), array("i", [90] * len(points))), 5)

    assert (shares.games, shares.seed, shares.drawn) == (5, 5, 0.2)
    assert (shares.mars, shares.best) == (mars, best)


def test_what_is_printed_is_the_section_of_the_network_and_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    winshares.main(["mahbusa", "tawula", "--games", "20", "--seed", "3"])

    printed = capsys.readouterr().out
    read = load_win_shares(printed.encode())
    assert {name: (shares.games, shares.seed) for name, shares in read.items()} == {
        "plakoto": (20, 3),
        "tawula": (20, 3),
    }
    assert "[plakoto]  # python -m tapa_desktop.training.winshares mahbusa --games 20 --seed 3\n" in printed


def test_mothers_are_told_from_marses_in_games_that_are_played_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Mock(return_value=Games(array("i", [1, 3]), array("i", [90, 90])))
    monkeypatch.setattr(winshares, "duel", duel)

    winshares.main(["plakoto", "--games", "2"])

    (player, *_), _ = duel.call_args
    assert in_points(player.engine.rule_set).best == 3
    assert player.end_values == in_points(PLAKOTO)
