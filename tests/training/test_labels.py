"""What is to be thought of positions, by a second look."""

from __future__ import annotations

import numpy as np
import pytest

from tapa_desktop.ai.bearoff.exact import BearingOff
from tapa_desktop.ai.ends import chances_by_end, ends_of_points
from tapa_desktop.ai.evaluator import Judged
from tapa_desktop.ai.learned import pruner_for
from tapa_desktop.ai.probabilities import ends_of
from tapa_desktop.ai.search import Ahead
from tapa_desktop.ai.shipped import bearoff_table, network_named
from tapa_desktop.cancelling import Cancelled
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, RuleSet
from tapa_desktop.training import candidates
from tapa_desktop.training.labels import Question, Rollouts, ends_of_chances, labelled


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates, "CLOSE", 0.05)


def question(rollouts: Rollouts | None = None) -> Question:
    return Question(TAPA, network_named("tapa"), 1, rollouts, candidates.Taste(others=0.02), games=1)


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS.keys())
def test_ends_are_found_again_from_their_chances(rule_set: RuleSet) -> None:
    ends = np.random.default_rng(1).dirichlet(np.ones(len(ends_of(rule_set))), 50).astype(np.float32)

    found = ends_of_chances(rule_set, ends @ chances_by_end(rule_set))

    assert found == pytest.approx(ends, abs=1e-6)


def test_a_draw_is_half_of_each_single_game() -> None:
    drawn = ends_of_points(ends_of(TAPA), np.array([0], np.int8))

    assert ends_of_chances(TAPA, np.array([[0.5, 0, 0, 0, 0]], np.float32)) == pytest.approx(drawn, abs=1e-6)


def test_positions_are_labelled_by_what_one_ply_of_look_ahead_says() -> None:
    records = labelled(question(), 3)

    seeing = Ahead(Judged(BearingOff(network_named("tapa"), bearoff_table())), pruner=pruner_for("tapa"))
    expected = seeing.chances(TAPA, records["row"])
    assert len(records) > 2
    assert records["ends"] @ chances_by_end(TAPA) == pytest.approx(expected, abs=1e-5)


def test_all_throws_rolled_out_one_ply_far_say_the_same_as_one_ply_of_look_ahead() -> None:
    looked, rolled = labelled(question(), 3), labelled(question(Rollouts(36, 1)), 3)

    assert (rolled["row"] == looked["row"]).all()
    assert rolled["ends"] == pytest.approx(looked["ends"], abs=1e-4)


def test_a_batch_has_games_and_turns_of_its_own() -> None:
    first, other = labelled(question(), 0), labelled(question(), 1)

    assert not set(first["turn"].tolist()) & set(other["turn"].tolist())
    assert len(first) != len(other) or (first["row"] != other["row"]).any()


def test_labelling_can_be_called_off() -> None:
    with pytest.raises(Cancelled):
        labelled(question(), 0, lambda: True)
