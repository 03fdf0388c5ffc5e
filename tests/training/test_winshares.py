"""Counting how games end from the command line."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tapa_desktop.ai.cube.match_equity import load_win_shares
from tapa_desktop.ai.selfplay import play_games
from tapa_desktop.rules.ruleset import PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.training.duel import at_random
from tapa_desktop.training.winshares import main, win_shares


@pytest.mark.parametrize(
    ("rule_set", "mars", "best"), [(TAPA, 2, 0), (PLAKOTO, 2, 0), (TAPA_CUBE, 2, 3), (TAWULA, 7, 7)]
)
def test_shares_are_those_of_all_games_that_somebody_has_won(rule_set: RuleSet, mars: int, best: int) -> None:
    played = np.concatenate([ended.points for ended in play_games(rule_set, 300, 5, at_random(1))])
    points = np.abs(played)
    won = (points > 0).sum()

    shares = win_shares(rule_set, at_random(1), 300, 5)

    assert (shares.games, shares.seed) == (300, 5)
    assert shares.drawn == pytest.approx((points == 0).mean())
    assert shares.mars == pytest.approx((points >= mars).sum() / won)
    assert shares.best == pytest.approx((points >= best).sum() / won if best else 0)


def test_what_is_printed_is_the_section_of_the_network_and_reads_back(capsys: pytest.CaptureFixture[str]) -> None:
    main(["mahbusa", "tawula", "--games", "20", "--seed", "3"])

    printed = capsys.readouterr().out
    read = load_win_shares(printed.encode())
    assert {name: (shares.games, shares.seed) for name, shares in read.items()} == {
        "plakoto": (20, 3),
        "tawula": (20, 3),
    }
    assert "[plakoto]  # python -m tapa_desktop.training.winshares mahbusa --games 20 --seed 3\n" in printed


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
