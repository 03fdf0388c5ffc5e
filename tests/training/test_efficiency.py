"""The efficiency of the cube: positions near a decision, games from them with the cube, and the results."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapa_desktop.ai.cube.cubeful import EFFICIENCY, Owner
from tapa_desktop.ai.cube.decisions import answer_to_double
from tapa_desktop.ai.engine import selfplay
from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.ruleset import PORTES, TAPA, TAPA_CUBE, RuleSet
from tapa_desktop.training import efficiency
from tapa_desktop.training.cube_playouts import (
    NEAR,
    ROLLS,
    TYPICAL,
    Chances,
    CubeQuestion,
    CubeResult,
    Cubes,
    Playouts,
    branches,
    cubes,
    margins,
    near_decisions,
    play_games,
    results_with_cube,
)
from tapa_desktop.training.efficiency import ResultsError, Settings, decisions, fit_efficiency, read_results, with_cube
from tests.cases import some
from tests.positions import position


def any_chances(number: int) -> Chances:
    """Chances of all kinds, [N, 6]."""
    random = np.random.default_rng(1)
    win, *shares = random.random((5, number))
    mars, lose_mars = win * shares[0], (1 - win) * shares[1]
    return np.stack([win, mars, mars * shares[2], lose_mars, lose_mars * shares[3], 0 * win], axis=1)


@pytest.mark.parametrize("rule_set", [TAPA_CUBE, with_cube(PORTES)])
def test_cube_is_turned_in_many_games_at_once_as_in_one(rule_set: RuleSet) -> None:
    chances = any_chances(200)

    at_once = cubes(rule_set, chances, EFFICIENCY)

    for row, doubles, redoubles, takes in some(zip(chances.tolist(), *at_once, strict=True)):
        for owner, turns in ((Owner.BOTH, doubles), (Owner.ME, redoubles)):
            answer = answer_to_double(rule_set, Probabilities(*row), 1, owner, None)
            assert answer == (None if not turns else "take" if takes else "drop")


def cubes_of(**turns: str) -> Cubes:
    """Decisions of four turns in one game: `x` is yes."""
    flags = ([[letter == "x"] for letter in turns.get(name, "----")] for name in Cubes._fields)
    return Cubes(*map(np.array, flags))


@pytest.mark.parametrize(
    ("doubles", "redoubles", "takes", "owner", "brings"),
    [
        pytest.param("----", "----", "----", Owner.BOTH, 3, id="nobody turns it"),
        pytest.param("x---", "x---", "----", Owner.BOTH, 3, id="nobody doubles before the first roll"),
        pytest.param("--x-", "----", "----", Owner.BOTH, 1, id="the other drops"),
        pytest.param("-x--", "----", "----", Owner.BOTH, -1, id="the one drops"),
        pytest.param("--x-", "----", "--x-", Owner.BOTH, 6, id="the other takes"),
        pytest.param("--xx", "----", "--xx", Owner.BOTH, 6, id="it is turned from the middle once"),
        pytest.param("--x-", "---x", "--xx", Owner.BOTH, 12, id="who has taken redoubles"),
        pytest.param("--x-", "---x", "--x-", Owner.BOTH, -2, id="who has taken doubles out"),
        pytest.param("xxxx", "-x-x", "xxxx", Owner.ME, 3, id="the other has no cube to turn"),
        pytest.param("----", "--x-", "--x-", Owner.ME, 6, id="the owner redoubles"),
        pytest.param("xxxx", "x-x-", "xxxx", Owner.OPPONENT, 3, id="the one has no cube to turn"),
        pytest.param("----", "-x--", "-x--", Owner.OPPONENT, 6, id="the other as owner redoubles"),
    ],
)
def test_game_brings_its_points_times_the_cube_or_what_a_drop_costs(
    doubles: str, redoubles: str, takes: str, owner: Owner, brings: int
) -> None:
    turned = cubes_of(doubles=doubles, redoubles=redoubles, takes=takes)
    four_turns, three_turns = (
        Playouts(np.zeros((turns, 1, 6), np.float32), np.array([turns]), np.array([3])) for turns in (4, 3)
    )

    assert results_with_cube(four_turns, turned, owner).tolist() == [brings]
    after_the_end = cubes_of(doubles="---x")
    assert results_with_cube(three_turns, after_the_end, Owner.BOTH).tolist() == [3]


@pytest.mark.parametrize("games", [ROLLS, ROLLS * 12, ROLLS**2])
def test_first_two_rolls_come_as_equally_as_they_can(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rolled: list[bytes] = []
    turns = selfplay.turns

    def record_turns(engine: Engine, rows: bytes, dice: bytes, *others: Any) -> selfplay.Turns:
        rolled.append(dice)
        return turns(engine, rows, dice, *others)

    monkeypatch.setattr(selfplay, "turns", record_turns)
    late = position(TAPA_CUBE, "3:W3 2:W3 1:W1 22:B3 23:B2")

    play_games(engine_for(TAPA_CUBE), late, games, np.random.default_rng(1), threads=1)

    first, second = (np.frombuffer(dice, np.uint8).reshape(-1, 2) for dice in rolled[:2])
    of_first = [len(np.unique(one, axis=0)) for one in (first, np.hstack([first, second]))]
    assert of_first == [ROLLS, games]
    assert len(np.unique(second, axis=0)) > ROLLS / 2


def test_points_are_of_the_side_that_begins_whoever_ends_the_game() -> None:
    nearly_over = {2: "1:W1 24:B15", -2: "7:W15 24:B1"}

    for points, text in some(nearly_over.items()):
        games = play_games(engine_for(TAPA), position(TAPA, text), ROLLS, np.random.default_rng(1), threads=1)
        assert games.points.tolist() == [points] * ROLLS
        assert games.turns.tolist() == [1 if points > 0 else 2] * ROLLS


def test_positions_come_from_games_of_their_own_and_are_near_a_decision() -> None:
    questions = [*islice(near_decisions(engine_for(TAPA_CUBE), 1), 3)]

    for question in some(questions):
        (chances,) = engine_for(TAPA_CUBE).probabilities([question.position])
        assert min(map(abs, margins(TAPA_CUBE, chances, TYPICAL, is_mine=question.is_mine))) <= NEAR
    assert questions == [*islice(near_decisions(engine_for(TAPA_CUBE), 1), 3)]


def result_by_model(chances: Probabilities, live: float, *, apart: float = 0.0) -> CubeResult:
    """The model's result at an efficiency, with this difference for a double."""
    no_double, double_take = branches(TAPA_CUBE, chances, live, is_mine=False)
    return CubeResult("", False, "", chances, chances, chances, no_double, double_take + apart, 0.01, 0.02, 0.01)


def chances_to_win(*wins: float) -> list[Probabilities]:
    return [Probabilities(win, 0.4 * win, 0.1 * win, 0.3 * (1 - win), 0.05 * (1 - win)) for win in wins]


@pytest.mark.parametrize("live", [0.55, 0.8])
def test_efficiency_is_found_at_which_the_model_agrees_with_the_games(live: float) -> None:
    results = [result_by_model(chances, live) for chances in chances_to_win(0.55, 0.6, 0.65, 0.7)]

    assert fit_efficiency(TAPA_CUBE, results, 1) == pytest.approx((live, 0), abs=1e-6)


def test_decision_that_is_not_that_of_the_games_loses_what_they_say() -> None:
    (chances,) = chances_to_win(0.66)
    alike, apart = (result_by_model(chances, 0.7, apart=by) for by in (0.0, 0.5))

    double, drop = decisions(TAPA_CUBE, alike, chances, 0.7)
    after_all, dropped = decisions(TAPA_CUBE, apart, chances, 0.7)

    assert (double.loss, drop.loss) == (0, 0)
    assert after_all.loss == 0
    assert dropped.loss == pytest.approx(apart.double_take - 1)
    assert dropped.is_sure


def test_run_goes_on_where_the_file_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = [position(TAPA_CUBE, f"6:W1 5:W{count} 20:B2 23:B4") for count in (4, 5, 6)]
    questions = [CubeQuestion(one, False, "race") for one in positions]
    monkeypatch.setattr(efficiency, "near_decisions", lambda *_: iter(questions))
    to = tmp_path / "results.txt"
    command = ["tapa-cube", "--games", "1296", "--to", str(to), "--threads", "1"]
    efficiency.main([*command, "--positions", "2", "--fresh", "1"])
    content, report = to.read_bytes(), capsys.readouterr().out
    first, line, *_ = content.splitlines(keepends=True)
    to.write_bytes(first + line + line[:20])

    efficiency.main([*command, "--positions", "2", "--fresh", "1"])

    assert to.read_bytes() == content
    assert capsys.readouterr().out == report
    assert "tapa-cube: efficiency" in report


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "no results"),
        (b"anything\n", "no results"),
        (b'{"rule_set":"tapa","games":1296,"seed":1,"efficiency":0.5}\n', "holds results of"),
    ],
)
def test_other_file_is_refused_and_left_alone(text: bytes, reason: str, tmp_path: Path) -> None:
    to = tmp_path / "other.txt"
    to.write_bytes(text)

    with pytest.raises(ResultsError, match=reason):
        read_results(to, Settings("tapa", 1296, 1, EFFICIENCY))

    assert to.read_bytes() == text
