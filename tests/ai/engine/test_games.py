"""The files that the program brings along for its games, and what happens without them."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tapa_desktop import resources
from tapa_desktop.ai.engine.games import CannotPlayError, faults, game_for
from tapa_desktop.ai.probabilities import equity, has_mothers
from tapa_desktop.resources import resource
from tapa_desktop.rules.house_rules import CHOICES, offered, plain, rule_set_named
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.position import flip, start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, RuleSet
from tests.ai.engine.networks import forget
from tests.cases import LEARNED, some
from tests.positions import position

EVERY_GAME = pytest.mark.parametrize("rule_set", LEARNED.values(), ids=LEARNED.keys())
each_damage = pytest.mark.parametrize("damage", ["missing", "empty", "damaged", "of another game", "a folder"])


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the folders from which the program reads what it needs to play."""
    for folder in ("networks", "mothers", "pruning", "tables"):
        shutil.copytree(resource(folder), tmp_path / folder)
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path)
    forget()
    yield tmp_path
    forget()


def do_damage(file: Path, damage: str) -> None:
    whole = file.read_bytes()
    file.unlink()
    match damage:
        case "empty":
            file.write_bytes(b"")
        case "damaged":
            file.write_bytes(whole[: len(whole) // 2])
        case "of another game":
            shutil.copyfile(file.with_name("plakoto.npz"), file)
        case "a folder":
            file.mkdir()


# As they are


def test_each_network_that_a_game_names_is_there_and_no_other() -> None:
    named = {f"{network_of(rule_set)}.npz" for rule_set in LEARNED.values()}

    with_mothers = {f"{network_of(rule_set)}.npz" for rule_set in LEARNED.values() if has_mothers(rule_set)}

    for folder, expected in (("networks", named), ("pruning", named), ("mothers", with_mothers)):
        assert {path.name for path in resource(folder).iterdir()} == expected
    assert list(faults()) == []


@EVERY_GAME
def test_what_a_network_says_are_probabilities(rule_set: RuleSet) -> None:
    game = game_for(rule_set)

    changed = {field: plain(CHOICES[field][-1]) for field in offered(rule_set)}

    assert network_of(rule_set_named(rule_set.key, changed)) == network_of(rule_set), "house rules keep it"
    for found in some(game.probabilities(game.plays(start_position(rule_set), (4, 4))[:20])):
        assert all(0 <= share <= 1 + 1e-5 for share in found)
        assert found.best <= found.mars + 1e-5 <= found.win + 2e-5
        assert found.lose_best <= found.lose_mars + 1e-5 <= 1 - found.win + 2e-5


@pytest.mark.parametrize(
    "text",
    [
        "W2,1,B2,B2,B2,B2,B2,5,B2,2,W3,W4,W3,W2,1,B2,2,bW1 0/0/0 0/0/0 B -",
        "W2,4,B3,B3,B3,6,B3,2,W4,W4,W4,2,B2,bW1 0/0/0 0/0/0 B -",
        "wB1,17,W2,W4,W4,W4,1,B1 0/0/0 0/0/13 W -",
    ],
)
def test_draws_are_known_where_mothers_are_at_stake(text: str) -> None:
    game, placed = game_for(TAPA), parse_position(f"tapa {text}")
    drawn = sum(game.play_out(placed.position, range(360), 3)[5::6]) / 360

    (found,) = game.probabilities([placed.position])

    assert drawn > 0.1
    assert found.draw == pytest.approx(drawn, abs=0.3)
    assert found.win + found.draw + found.lose == pytest.approx(1)


@EVERY_GAME
@pytest.mark.parametrize("far_ahead", ["2:W1 1:W1 19:B5 24:B4", "2:W2 1:W1 5:W1 12:B9 19:B3"])
def test_a_side_far_ahead_in_a_race_is_judged_better_than_one_far_behind(rule_set: RuleSet, far_ahead: str) -> None:
    given = position(rule_set, far_ahead)

    ahead, behind = game_for(rule_set).probabilities([given, flip(rule_set, given)])

    assert equity(rule_set, ahead) > 0.5
    assert equity(rule_set, behind) < 0


@each_damage
def test_a_game_whose_network_cannot_be_used_is_not_played_and_its_file_is_named(files: Path, damage: str) -> None:
    do_damage(files / "networks" / "tapa.npz", damage)

    with pytest.raises(CannotPlayError):
        game_for(TAPA)

    (fault,) = faults()
    assert fault.is_vital
    said = f"{fault.path} {fault.error}".replace("\\\\", "\\")  # Python doubles the backslashes of Windows
    assert str(files / "networks" / "tapa.npz") in said
    assert game_for(PLAKOTO).probabilities([start_position(PLAKOTO)])


@each_damage
def test_without_its_network_for_mothers_the_computer_judges_them_by_the_other_one_and_the_log_knows(
    files: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    at_stake, usual = position(TAPA, "24:wB1 1:B3 7:W14 12:B11"), start_position(TAPA)
    *_, whole = game_for(TAPA).probabilities([at_stake, usual])
    do_damage(files / "mothers" / "tapa.npz", damage)
    forget()

    with caplog.at_level(logging.ERROR):
        found, as_before = game_for(TAPA).probabilities([at_stake, usual])

    assert (found.draw, as_before) == (0, whole)
    assert len(caplog.records) == 1
    assert [fault.is_vital for fault in faults()] == [False]


@each_damage
def test_without_its_pruner_the_computer_judges_all_plays_and_the_log_knows(
    files: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    (whole,) = game_for(TAPA).probabilities([start_position(TAPA)], 1)
    do_damage(files / "pruning" / "tapa.npz", damage)
    forget()

    with caplog.at_level(logging.ERROR):
        (found,) = game_for(TAPA).probabilities([start_position(TAPA)], 1)

    assert found == pytest.approx(whole, abs=0.02)
    assert len(caplog.records) == 1


@pytest.mark.parametrize("damage", ["missing", "empty", "damaged", "a folder"])
def test_without_the_table_of_the_bear_off_the_network_judges_it(
    files: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    do_damage(files / "tables" / "bearoff.npz", damage)

    with caplog.at_level(logging.ERROR):
        game = game_for(TAPA)

    assert not game.is_known(position(TAPA, "6:W15 19:B15"))
    assert len(caplog.records) == 1


def test_a_game_without_a_network_is_not_played() -> None:
    with pytest.raises(CannotPlayError):
        game_for(replace(TAPA, network=None))
