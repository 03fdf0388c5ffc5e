"""Which reasons are said, and in what order; and that each number is true in any position."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.coach.reasons.reasons import MOST, reasons_against, reasons_for
from tapa_desktop.rules.dice import dice_of
from tapa_desktop.rules.outcome import outcome_of_turn
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.ruleset import TAPA
from tests.coach.reasons.counted import COUNTS, Case
from tests.positions import after, position
from tests.rules.strategies import positions, rolls, rule_sets


@settings(max_examples=30)
@given(st.data())
def test_whatever_is_said_is_true(data: st.DataObject) -> None:
    rule_set = data.draw(rule_sets)
    before = data.draw(positions(rule_set).filter(lambda one: outcome_of_turn(rule_set, one) is None))
    legal = sorted(plays(rule_set, before, dice_of(data.draw(rolls))))
    played, best = data.draw(st.sampled_from(legal)), data.draw(st.sampled_from(legal))

    good, bad = reasons_for(rule_set, before, best), reasons_against(rule_set, before, played, best)

    cases = [Case(rule_set, before, before, best, reason) for reason in good]
    cases += [Case(rule_set, before, played, best, reason) for reason in bad]
    for case in cases:
        assert case.told() == (True, case.reason.count, case.reason.than), case.reason
    assert max(len(good), len(bad)) <= MOST
    assert [reason.weight for reason in bad] == sorted((reason.weight for reason in bad), reverse=True)


def test_the_weightiest_comes_first_and_the_price_last() -> None:
    before = position(TAPA, "24:W2 10:W11 13:W2 12:B5 5:B1 1:B9")

    found = reasons_for(TAPA, before, after(TAPA, before, "54", "10/5* 24/20"))

    assert [reason.kind for reason in found] == [ReasonKind.PINS, ReasonKind.LEAVES_MOTHER]


def test_nothing_is_said_against_the_best_play() -> None:
    before = position(TAPA, "24:W13 18:W2 12:B15")
    result, other = (after(TAPA, before, "51", play) for play in ("18/13 24/23", "24/19 24/23"))

    assert reasons_against(TAPA, before, result, result) == ()
    assert reasons_against(TAPA, before, result, other)


def test_every_kind_is_counted_anew() -> None:
    assert set(COUNTS) == set(ReasonKind)


def test_of_one_point_only_the_weightiest_is_said() -> None:
    # the blot on 18 is covered, which makes the point as well
    before = position(TAPA, "24:W4 10:W9 20:W1 18:W1 12:B15")

    found = reasons_for(TAPA, before, after(TAPA, before, "62", "24/18 20/18"))

    assert [reason.kind for reason in found] == [ReasonKind.COVERS, ReasonKind.LEAVES_NOTHING]


def test_a_pass_has_nothing_to_be_said_for() -> None:
    before = position(TAPA, "24:W14 18:B2 19:B2 20:B2 21:B2 22:B2 23:B4 10:W1 9:B1")

    assert reasons_for(TAPA, before, before) == ()
