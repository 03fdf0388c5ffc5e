"""How often the games of each network are won double: the table that is shipped, and what is refused in its place."""

from __future__ import annotations

import logging
import math
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapa_desktop import resources
from tapa_desktop.ai.cube.match_equity import (
    SIZE_LIMIT,
    TYPICAL,
    WIN_SHARES,
    WinSharesError,
    load_win_shares,
    win_shares,
    win_shares_of,
)
from tapa_desktop.ai.probabilities import knows_greatest
from tapa_desktop.resources import resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RuleSet
from tests.ai.files import forget
from tests.cases import LEARNED

SECTION = "[{name}]\ngames = {games}\nseed = 1\ndrawn = {drawn}\nmars = {mars}\nbest = {best}\n"
each_rule_set = pytest.mark.parametrize("rule_set", LEARNED.values(), ids=lambda rule_set: rule_set.key)


def section(
    name: str = "any", games: object = 100, drawn: object = 0.0, mars: object = 0.4, best: object = 0.1
) -> bytes:
    return SECTION.format(name=name, games=games, drawn=drawn, mars=mars, best=best).encode()


# The table that is shipped


def test_each_network_that_a_game_names_has_a_section_and_no_other() -> None:
    assert set(win_shares()) == {network_of(rule_set) for rule_set in LEARNED.values()}


@each_rule_set
def test_each_game_has_the_shares_of_its_network_and_they_are_from_many_games(rule_set: RuleSet) -> None:
    name = network_of(rule_set)
    assert name is not None

    shares = win_shares_of(name)

    assert shares is win_shares()[name]
    won = shares.games * (1 - shares.drawn)
    assert 1.96 * math.sqrt(shares.mars * (1 - shares.mars) / won) < 0.02
    assert shares.drawn < 0.01


@each_rule_set
def test_only_a_game_that_knows_a_greatest_win_has_a_share_of_it(rule_set: RuleSet) -> None:
    shares = win_shares_of(network_of(rule_set))

    assert (shares.best > 0) is knows_greatest(rule_set)


# Another one in its place


def test_a_table_is_read_by_name() -> None:
    read = load_win_shares(section("one", mars=0.3) + section("two", mars=0.5))

    assert {name: (shares.games, shares.mars, shares.best) for name, shares in read.items()} == {
        "one": (100, 0.3, 0.1),
        "two": (100, 0.5, 0.1),
    }


@pytest.mark.parametrize(
    "data",
    [
        b"\xff",
        b"mars = 0.4",
        b"[any]\nmars = 0.4",
        section() + b"more = 1\n",
        section() + section(),
        section(games=0),
        section(games=0.5),
        section(drawn=-0.1),
        section(mars=1.1),
        section(drawn="nan"),
        section(mars="nan"),
        section(best="nan"),
        section(mars='"many"'),
        section(mars=0.3, best=0.4),
        b"\n",
        b"#" * (SIZE_LIMIT + 1),
        b"a = " + b"[" * 20_000,
    ],
)
def test_what_is_no_table_of_shares_is_refused(data: bytes) -> None:
    with pytest.raises(WinSharesError):
        load_win_shares(data)


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the table, from which the program reads it."""
    shutil.copytree(resource("tables"), tmp_path / "tables")
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path)
    forget()
    yield tmp_path.joinpath(*WIN_SHARES)
    forget()


def test_a_game_that_no_network_has_learned_has_the_shares_of_the_evaluator_made_by_hand() -> None:
    assert win_shares_of(None) is TYPICAL


@pytest.mark.parametrize("damage", ["missing", "damaged", "of other networks"])
def test_without_the_table_the_shares_are_those_made_by_hand_and_the_log_knows(
    table: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    if damage == "missing":
        table.unlink()
    else:
        table.write_bytes(section("another") if damage == "of other networks" else b"damaged")

    with caplog.at_level(logging.ERROR):
        found = win_shares_of("tapa"), win_shares_of("tapa")

    assert found == (TYPICAL, TYPICAL)
    (record,) = caplog.records
    assert "the shares of wins of tapa cannot be used" in record.getMessage()


def test_a_table_that_cannot_be_used_is_refused(table: Path) -> None:
    table.write_bytes(b"damaged")

    with pytest.raises(WinSharesError, match="key"):
        win_shares()
