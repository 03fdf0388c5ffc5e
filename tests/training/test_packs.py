"""The finder of positions to practise: what it takes, and that the same command finds the same."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.pack import best_after, parse_pack
from tapa_desktop.coach.question_text import question_in
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA
from tapa_desktop.training import packs


def test_best_play_of_a_position_found_leads_and_the_same_seed_finds_it_again(tmp_path: Path) -> None:
    command = ["tapa", "--positions", "1", "--games", "9", "--folder", str(tmp_path)]
    packs.main(command)
    written = (tmp_path / "tapa.txt").read_bytes()

    (found,) = parse_pack(written).positions
    asked = question_in(found.position)
    assert isinstance(asked, PlayQuestion)
    best, second, *_ = candidates_for(asked.rule_set, asked.position, asked.roll, 1)
    assert best.position == best_after(asked, found.best)
    assert second.loss > 0
    packs.main(command)
    assert (tmp_path / "tapa.txt").read_bytes() == written


def test_finding_stops_when_it_is_cancelled() -> None:
    assert not list(packs.packs(TAPA, 1, 9, 1, lambda: True))


def test_games_with_chains_are_played_group_by_group() -> None:
    turns = [turn for number in range(2) for turn in packs.turns_of(game_for(GUL_BARA), 1, number)]

    assert any(turn.stage.group for turn in turns)
    assert all(turn.has_dice for turn in turns)
