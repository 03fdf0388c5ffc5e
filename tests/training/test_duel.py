"""The result of one player against another; letting evaluators play against each other from the command line."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.selfplay import Games, Player
from tapa_desktop.ai.levels import Level
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training.compare import main
from tapa_desktop.training.duel import Score, duel, score_of
from tapa_desktop.training.network import save_network
from tests.training.networks import unlearned

GOOD, BAD = Player(game_for(TAPA)), Player(game_for(TAPA), None, 3)


def scored(*points: int) -> Score:
    return score_of(Games(array("i", points), array("i", [90] * len(points))))


def test_a_player_is_as_good_as_itself() -> None:
    # The same dice and choices with swapped seats: what one wins in the first game, the other wins in the second.
    score = duel(GOOD, GOOD, 40, seed=1)

    assert (score.points, score.half_width, score.won) == (0, 0, 0.5)


def test_a_network_beats_random_play_from_either_side() -> None:
    first, second = duel(GOOD, BAD, 40, seed=1), duel(BAD, GOOD, 40, seed=1)

    assert first.won > 0.9
    assert second.won < 0.1
    assert first.points > 1 > -1 > second.points
    assert "40 games" in str(first)


def test_shares_and_points_are_those_of_the_first_player() -> None:
    score = scored(2, 1, -1, 0, 2, 2)

    assert (score.games, score.points, score.turns) == (6, 1, 90)
    assert (score.won, score.won_double, score.lost_double) == (4 / 6, 3 / 6, 0)
    assert score.share == 7 / 8


def test_the_interval_is_that_of_the_means_of_pairs() -> None:
    assert scored(2, -2, 1, -1).half_width == 0
    assert scored(1, 1, -1, -1).half_width == pytest.approx(1.96)
    assert scored(1, 1).half_width == float("inf")
    assert 0 < scored(1, 1, -1, -1, 2, 0).share_half_width < 1


def test_without_points_each_has_half_of_them() -> None:
    score = scored(0, 0)

    assert (score.share, score.share_half_width) == (0.5, 0.5)


def test_a_level_errs_in_each_game_in_its_own_way_and_always_alike() -> None:
    weaker, weak = (Player(game_for(TAPA), Level("weak", "Weak", noise=noise), 5) for noise in (1.5, 1.0))

    score = duel(weak, weaker, 30, seed=1)

    assert score == duel(weak, weaker, 30, seed=1, threads=2)
    # The dice of both games are alike, the errors are not: no game is the other with changed seats.
    assert duel(weak, weak, 10, seed=1).half_width > 0


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
def test_what_cannot_be_done_is_said(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)

    assert told in capsys.readouterr().err


def test_a_network_plays_no_game_with_other_ends(new: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tawula", new, "shipped"])

    assert "made for tapa" in capsys.readouterr().err
