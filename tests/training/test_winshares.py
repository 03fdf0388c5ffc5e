"""Counting how games end from the command line."""

from __future__ import annotations

from array import array
from dataclasses import replace
from unittest.mock import Mock

import pytest

from tapa_desktop.ai.cube.match_equity import load_win_shares
from tapa_desktop.ai.engine.selfplay import Games
from tapa_desktop.ai.probabilities import in_points
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.training import winshares
from tapa_desktop.training.winshares import main, win_shares


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
    main(["mahbusa", "tawula", "--games", "20", "--seed", "3"])

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

    main(["plakoto", "--games", "2"])

    (player, *_), _ = duel.call_args
    assert in_points(player.game.rule_set).best == 3
    assert player.worths == in_points(PLAKOTO)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "unknown rule set"),
        (["tapa", "--games", "0"], "0 is not above 0"),
        (["unlearned"], "no network has learned unlearned"),
    ],
)
def test_what_cannot_be_counted_is_said_plainly(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULE_SETS, "unlearned", replace(TAPA, key="unlearned", network=None))

    with pytest.raises(SystemExit):
        main(arguments)

    assert told in capsys.readouterr().err
