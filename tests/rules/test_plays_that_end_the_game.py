"""docs/rules.md, "A play": the outcome is judged after every step, and what that does to the other plays of the roll.

The mother is the handiest end: in Plakoto a game is won by the step that pins the other's mother on my 1, or by the
one with which my last checker leaves my 24 while I pin her.
"""

from __future__ import annotations

from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import How, outcome
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, RuleSet
from tests.positions import after, plays_of, position, turn

BY_PLACE = rule_set_named("plakoto", {"pinned_at_home": "by place"})
FREE_CHOICE = rule_set_named("plakoto", {"larger_die": False})


def how_it_ends(rule_set: RuleSet, given: Position, roll: str, play: str) -> How | None:
    end = outcome(rule_set, after(rule_set, given, roll, play))
    return end.how if end else None


def test_a_step_that_ends_the_game_ends_the_play() -> None:
    given = position(PLAKOTO, "24:W1 1:bW1")

    assert plays_of(PLAKOTO, given, "31") == {"24/21", "24/23"}
    assert how_it_ends(PLAKOTO, given, "31", "24/21") is How.MOTHER


def test_after_the_end_no_step_follows() -> None:
    given = turn(PLAKOTO, position(PLAKOTO, "24:W1 1:bW1"), "31")

    ended = [child for _, child in given.following(given.root)]

    assert ended
    assert all(given.following(node) == [] and given.is_complete(node) for node in ended)


def test_the_last_checker_borne_off_ends_the_play_with_dice_left() -> None:
    given = position(TAPA, "2:W2 20:B1")

    assert plays_of(TAPA, given, "66") == {"2/off 2/off"}
    assert how_it_ends(TAPA, given, "66", "2/off 2/off") is How.SINGLE


def test_the_outcome_is_judged_after_every_step_and_not_only_at_the_end_of_the_play() -> None:
    given = position(PLAKOTO, "3:W1 1:B1 20:W2")

    assert "3/1*" in plays_of(PLAKOTO, given, "21")
    assert not any(play.startswith("3/1* ") for play in plays_of(PLAKOTO, given, "21"))


def test_such_a_play_is_legal_however_few_dice_it_has_used_and_whichever() -> None:
    given = position(PLAKOTO, "24:W1 13:W1 1:bW1")

    legal = plays_of(PLAKOTO, given, "31")

    assert legal == {"24/21", "24/23", "13/10 24/23", "13/12 24/21", "13/10 10/9", "13/12 12/9"}


def test_such_a_play_is_legal_in_a_double_however_few_dice_it_has_used() -> None:
    given = position(PLAKOTO, "24:W1 13:W1 1:bW1")

    assert plays_of(PLAKOTO, given, "22") == {
        "24/22",
        "13/11 24/22",
        "13/11 11/9 24/22",
        "13/11 11/9 9/7 24/22",
        "13/11 11/9 9/7 7/5",
    }


def test_it_counts_the_dice_that_it_has_used_and_so_a_shorter_play_is_illegal() -> None:
    given = position(PLAKOTO, "20:W1 9:W1 17:B2 12:B2 6:B2 1:B1")

    assert plays_of(PLAKOTO, given, "53") == {"9/4 4/1*"}
    assert how_it_ends(PLAKOTO, given, "53", "9/4 4/1*") is How.MOTHER


def test_it_makes_no_other_play_illegal_that_uses_as_many() -> None:
    given = position(PLAKOTO, "20:wB1 6:W1 1:B1")

    assert plays_of(PLAKOTO, given, "53") == {"6/1*", "6/3"}


def test_where_the_game_goes_on_the_same_larger_die_must_be_played() -> None:
    given = position(TAPA, "20:wB1 6:W1 1:B1")

    assert plays_of(TAPA, given, "53") == {"6/1*"}


def test_the_larger_die_bars_no_play_of_the_smaller_that_ends_the_game() -> None:
    given = position(BY_PLACE, "4:W1 2:wB1 1:B1")

    assert plays_of(BY_PLACE, given, "53") == {"4/off", "4/1*"}
    assert how_it_ends(BY_PLACE, given, "53", "4/1*") is How.MOTHER


def test_by_house_rule_the_choice_among_them_is_free() -> None:
    given = position(FREE_CHOICE, "20:wB1 6:W1 1:B1")

    assert plays_of(FREE_CHOICE, given, "53") == {"6/1*", "6/3"}


def test_a_longer_play_that_goes_on_after_the_end_does_not_exist() -> None:
    given = position(PLAKOTO, "6:W1 2:W1 1:B1 13:W1 12:B2 5:B2")

    assert plays_of(PLAKOTO, given, "11") == {"2/1*"}
