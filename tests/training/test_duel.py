"""The result of one player against another; letting evaluators play against each other from the command line.

Learning curves: the command.
"""

from __future__ import annotations

import sys
from array import array
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.selfplay import Games, Player
from tapa_desktop.ai.levels import Level
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.training import curve
from tapa_desktop.training.compare import main
from tapa_desktop.training.curve import CurveFile, Duel, Point
from tapa_desktop.training.duel import Score, duel, score_of
from tapa_desktop.training.network import save_network
from tests.training.networks import shipped, unlearned

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


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, list[Point]]]:
    """What has been drawn."""
    drawn: list[dict[str, list[Point]]] = []
    monkeypatch.setattr(curve, "plot", lambda path, title, curves: drawn.append(curves))  # noqa: ARG005
    return drawn


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with the network that is shipped, as if it had learned from so many games."""
    folder = tmp_path / "kept"
    folder.mkdir()
    for games in (10, 200):
        header = msgspec.structs.replace(shipped().header, games=games)
        save_network(folder / f"{games:09}.npz", replace(shipped(), header=header))
    return folder


def measure(kept: Path, *more: str, to: str = "curve.svg") -> None:
    curve.main(["tapa", str(kept), "--games", "2", "--to", str(kept.with_name(to)), *more])


def test_each_network_is_measured_and_written_down(
    kept: Path, drawn: list[dict[str, list[Point]]], capsys: pytest.CaptureFixture[str]
) -> None:
    measure(kept, "--against", "shipped")

    lines = kept.with_name("curve.csv").read_text().splitlines()
    assert lines[0] == "folder,network,after games,against,games,seed,points a game,half width"
    assert lines[1].startswith(f"{kept},000000010.npz,10,shipped,2,1,0.0000,")
    assert lines[2].startswith(f"{kept},000000200.npz,200,shipped,2,1,0.0000,")
    assert [point.after for point in drawn[0][str(kept)]] == [10, 200]
    assert capsys.readouterr().out.count("2 games: ") == 2


def test_what_is_written_down_is_not_played_again(
    kept: Path, drawn: list[dict[str, list[Point]]], capsys: pytest.CaptureFixture[str]
) -> None:
    measure(kept)
    (kept / "000000200.npz").rename(kept / "000000300.npz")
    capsys.readouterr()

    measure(kept)

    assert capsys.readouterr().out.startswith(f"{kept / '000000300.npz'}: 2 games")
    assert len(drawn[1][str(kept)]) == 3
    assert drawn[1][str(kept)][:1] == [drawn[0][str(kept)][0]]


def test_other_duels_are_other_curves(kept: Path, drawn: list[dict[str, list[Point]]]) -> None:
    (kept / "000000200.npz").unlink()
    measure(kept)

    measure(kept, "--seed", "2")

    assert [[point.duel.seed for point in curves[str(kept)]] for curves in drawn] == [[1], [2]]


def test_without_matplotlib_the_numbers_are_there_and_a_sentence(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    (kept / "000000200.npz").unlink()

    with pytest.raises(SystemExit):
        measure(kept)

    assert "matplotlib draws learning curves, and is not installed; it is in the group dev" in capsys.readouterr().err
    assert len(CurveFile(kept.with_name("curve.csv")).points) == 1


def test_curves_are_drawn_with_their_names_and_always_alike(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    duel = Duel("shipped", 2, 1)
    curves = {name: [Point(name, "a.npz", after, duel, 0.1, 0.05) for after in (10, 20)] for name in ("this", "that")}

    for name in ("a.svg", "b.svg"):
        curve.plot(tmp_path / name, "tapa, against shipped", curves)

    text = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert text == (tmp_path / "b.svg").read_text(encoding="utf-8")
    assert all(f">{words}<" in text for words in ("tapa, against shipped", "this", "that", "points a game"))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("rubbish\n1\n", "curve.csv holds no learning curves: 'folder'"),
        ("folder,network,after games,against,games,seed,points a game,half width\na,b,many,hand,2,1,0,0\n", "'many'"),
        ("folder,network,after games,against,games,seed,points a game,half width\na,b,1\n", "holds no learning"),
    ],
)
def test_a_file_of_something_else_is_left_alone(
    kept: Path, content: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept.with_name("curve.csv").write_text(content)

    with pytest.raises(SystemExit):
        measure(kept)

    assert told in capsys.readouterr().err
    assert kept.with_name("curve.csv").read_text() == content


def test_a_folder_that_keeps_nothing_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        measure(tmp_path / "nothing")

    assert f"no networks are kept in {tmp_path / 'nothing'}" in capsys.readouterr().err
