"""The finder of positions to practise: its choice, and its repeatability."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import PlayQuestion, actions_in, question_in
from tapa_desktop.coach.pack import Theme, parse_pack
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA, TAPA_CUBE
from tapa_desktop.training import packs
from tapa_desktop.training.pack_decisions import confirm_by_rollout, decisions, natural_mistake, wrong_action


def test_best_play_of_each_position_found_leads_and_the_same_seed_finds_it_again(tmp_path: Path) -> None:
    command = ["tapa", "--positions", "1", "--games", "9", "--folder", str(tmp_path)]
    packs.main(command)
    written = (tmp_path / "tapa.txt").read_bytes()

    positions = parse_pack(written).positions
    assert positions
    for position in positions:
        question = question_in(position.position)
        assert isinstance(question, PlayQuestion)
        best, second, *_ = candidates_for(question, 1)
        assert best.position == question.after(position.best)
        assert second.loss > 0
    packs.main(command)
    assert (tmp_path / "tapa.txt").read_bytes() == written
    assert not list(packs.packs(TAPA, 1, 9, 1, lambda: True)), "it stops when it is cancelled"


def test_games_with_chains_are_played_group_by_group() -> None:
    turns = [turn for number in range(2) for turn in packs.turns_of(engine_for(GUL_BARA), 1, number)]

    assert any(turn.stage.group for turn in turns)
    assert all(turn.has_dice for turn in turns)


TAKE = "tapa-cube W9,2,W1,1,W3,W2,4,B2,1,B2,4,B2,B2,3,B7 0/0/0 0/0/0 B -|1- 5-5"
AT_THE_START = "tapa-cube W15,22,B15 0/0/0 0/0/0 B -|1- 0-0"


def test_decision_about_the_cube_is_found_if_a_rollout_agrees() -> None:
    state, nobody_would_double = question_in(TAKE), question_in(AT_THE_START)
    assert isinstance(state, GameState)
    assert isinstance(nobody_would_double, GameState)

    assert wrong_action(nobody_would_double) is None
    assert wrong_action(state) == "drop"
    answer = confirm_by_rollout(state, "drop")

    assert answer.best == "take"
    assert confirm_by_rollout(state, "take") is None


def test_both_questions_of_a_turn_are_those_of_one_position() -> None:
    turn = next(packs.turns_of(engine_for(TAPA_CUBE), 1, 0))

    (first, doubles), (second, answers) = decisions(turn, (3, 5))

    assert (actions_in(doubles)[0], actions_in(answers)[0]) == ("double", "take")
    assert doubles.position == answers.position == turn.position
    assert (first[-3:], second[-3:]) == ("3-5", "5-3")


MIXED = "tawula W2,W1,W1,2,B2,1,W1,2,B1,W2,B2,W2,5,B1,B1,2,B1 6/0/0 7/0/0 W 42"
PIN = "plakoto W11,5,W2,W2,10,B2,B1,B3,B2,1,B7 0/0/0 0/0/0 W 33"


@pytest.mark.parametrize(("position", "theme"), [(PIN, Theme.PIN), (MIXED, None)], ids=["one theme", "several themes"])
def test_theme_is_what_best_play_is_praised_for_and_natural_one_blamed_for(position: str, theme: Theme | None) -> None:
    placed = parse_position(position)
    natural = natural_mistake(engine_for(placed.rule_set), placed)

    assert natural is not None
    assert packs.theme_of(natural) is theme
