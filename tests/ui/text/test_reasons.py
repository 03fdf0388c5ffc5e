"""Reasons in sentences."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.candidates import ERRING, Difficulty
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind, Where
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA, TAWULA, RuleSet
from tapa_desktop.ui.text.reasons import difficulty_text, reason_text, reasons_text
from tapa_desktop.ui.text.translator import NAMES, Translator, read_texts
from tests.cases import each, some

translate = QCoreApplication.translate

K = ReasonKind
ROLLS = "{count} of the 36 rolls"
ONLY_WITH_PINS = {
    *(K.PINS, K.PINS_MOTHER, K.MISSES_PIN, K.GIVES_UP_PIN, K.MISSES_MOTHER, K.LEAVES_MOTHER, K.RISKS_MOTHER),
    *(K.BRINGS_MOTHER_AWAY, K.KEEPS_PIN, K.SAVES_MOTHER),
}


@each("kind", ReasonKind)
@each("counts", [(0, 0), (1, 1), (5, 7), (5, 0), (0, 7)])
def test_each_kind_is_a_whole_sentence_with_all_its_places_filled(kind: ReasonKind, counts: tuple[int, int]) -> None:
    games = [TAPA] if kind in ONLY_WITH_PINS else [TAPA, TAWULA]
    for rule_set in some(games):
        text = reason_text(rule_set, Reason(kind, 1.0, 5, Where.HOME, *counts))

        assert re.fullmatch(r"[A-Z0-9][^{}]*\.", text), text
        assert "1\u00a0checkers" not in text


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (
            Reason(K.PINS, 1, 4, Where.HOME, 3),
            "Pins a checker on point 4 at home, with 3\u00a0opposing checkers behind it.",
        ),
        (Reason(K.PINS, 1, 14, count=0), "Pins a checker on point 14."),
        (
            Reason(K.RISKS_BLOT, 1, 20, Where.OPPONENT_HOME, 4, 11),
            "11 of the 36 rolls can pin the blot on point 20 in the opponent’s home; "
            "after the better move, 4 can pin something.",
        ),
        (
            Reason(K.RISKS_BLOT, 1, 9, count=0, than=11),
            "11 of the 36 rolls can pin the blot on point 9; after the better move none can pin anything.",
        ),
        (
            Reason(K.MISSES_PIN, 1, 5, Where.HOME, than=17),
            "The better move pins a checker on point 5 at home; this one pins on 17 instead.",
        ),
        (
            Reason(K.MISSES_PIN, 1, 5, count=1, than=17),
            "The better move pins a checker on point 5; this one keeps the pin on 17 instead.",
        ),
        (Reason(K.GIVES_UP_PIN, 1, 5, count=1, than=17), "Gives up the pin on point 5 and keeps the one on 17."),
        (Reason(K.BEARS_OFF_FEWER, 1, count=2, than=0), "Bears off no checkers; the better move bears off 2."),
        (Reason(K.BEARS_OFF, 1, count=1), "Bears off 1\u00a0checker."),
        (Reason(K.HITS, 1, 4, Where.HOME, 1), "Hits a checker on point 4 at home."),
        (Reason(K.HITS, 1, 4, Where.HOME, 2), "Hits 2\u00a0checkers."),
        (Reason(K.MISSES_HIT, 1, 9, count=1), "The better move hits a checker on point 9."),
        (Reason(K.MISSES_HIT, 1, 9, count=2), "The better move hits 2\u00a0checkers."),
        (Reason(K.MISSES_HIT, 1, 9, count=2, than=1), "The better move hits 2\u00a0checkers, this one 1."),
        (Reason(K.LEAVES_BLOT, 1, 9, count=11), "The risk: 11 of the 36 rolls can hit the blot on point 9."),
    ],
    ids=str,
)
def test_sentences_of_a_game_with_pins_and_of_one_with_hits(reason: Reason, expected: str) -> None:
    has_hits = reason.kind in {K.HITS, K.MISSES_HIT, K.LEAVES_BLOT}

    assert reason_text(TAWULA if has_hits else TAPA, reason) == expected


OF_ROLLS = {
    *(K.BLOCKS_FEWER, K.BLOCKS_MORE, K.HINDERS, K.HINDERS_LESS, K.FREER, K.LESS_FREE, K.AIMS_LESS, K.AIMS_MORE),
    *(K.RISKS_BLOT, K.RISKS_DEARER, K.RISKS_MORE, K.SAFER),
}


@each("kind", OF_ROLLS)
@each("rule_set", [TAPA, TAWULA])
def test_no_roll_is_told_as_none_and_never_as_a_number(kind: ReasonKind, rule_set: RuleSet) -> None:
    best_has_none = kind in {K.HINDERS_LESS, K.LESS_FREE, K.RISKS_BLOT, K.RISKS_DEARER, K.RISKS_MORE, K.SAFER}

    text = reason_text(rule_set, Reason(kind, 1, 9, count=0 if best_has_none else 5, than=5 if best_has_none else 0))

    assert not re.search(r"\b0\b", text)


@each("numbers", [(36, 20), (20, 36), (36, 0), (0, 36)])
@each("kind", OF_ROLLS | {K.BLOCKS, K.COVERS, K.SAVES, K.LEAVES_BLOT, K.AIMS, K.RISKS_MOTHER})
def test_every_roll_is_told_in_words_and_never_as_36_of_the_36(kind: ReasonKind, numbers: tuple[int, int]) -> None:
    text = reason_text(TAPA, Reason(kind, 1, 9, count=numbers[0], than=numbers[1]))

    assert not text[0].islower()
    assert "36" not in re.sub("of the 36( rolls)?", "", text)


@each("code", NAMES)
def test_every_language_counts_rolls_in_the_same_words_in_each_sentence(translator: Translator, code: str) -> None:
    translator.use(code)
    of_all = translate("Reasons", ROLLS, "in each sentence in these words")

    assert of_all.count("{count}") == 1
    for table in read_texts()["Reasons"].values():
        for text in table.values():
            for name in ("count", "than"):
                if ROLLS.replace("count", name) in text:
                    assert of_all.replace("count", name) in translate("Reasons", text), text


@pytest.mark.parametrize(
    ("count", "counted"), [(1, "حجرا واحدا"), (2, "حجرين"), (3, "3\u00a0أحجار"), (11, "11\u00a0حجرا")]
)
def test_checkers_are_counted_as_the_language_does(translator: Translator, count: int, counted: str) -> None:
    translator.use("ar")

    assert reason_text(TAPA, Reason(ReasonKind.BURIES, 1, count=count, than=15)).endswith(f" {counted}.")


@pytest.mark.parametrize(("rule_set", "text"), [(TAPA, "mars in"), (PLAKOTO, "mars or by the mother in")])
def test_a_pinned_mother_is_told_with_mars_where_it_counts_among_them(rule_set: RuleSet, text: str) -> None:
    for kind in (K.MARS_MORE, K.LOSES_MARS_MORE):
        assert text in reason_text(rule_set, Reason(kind, 1, count=149, than=163))


def test_two_reasons_are_two_sentences_and_none_is_no_text() -> None:
    both = (Reason(ReasonKind.MAKES_POINT, 1, 8), Reason(ReasonKind.LEAVES_NOTHING, 1))

    assert reasons_text(TAPA, both) == "Makes point 8. The opponent cannot pin anything next turn."
    assert reasons_text(TAPA, ()) == ""


def test_two_points_that_a_move_makes_are_named_in_one_sentence() -> None:
    points = [Reason(ReasonKind.MAKES_POINT, 1, at) for at in (7, 18)]
    between = Reason(ReasonKind.LEAVES_NOTHING, 1)

    text = reasons_text(TAPA, (points[0], between, points[1]))

    assert text == f"Makes point 7, point 18. {reason_text(TAPA, between)}"
    pins = [Reason(ReasonKind.PINS, 1, at, count=0) for at in (7, 18)]
    assert reasons_text(TAPA, pins) == "Pins a checker on point 7. Pins a checker on point 18."


@pytest.mark.parametrize(
    ("shares", "level", "begin"),
    [
        ((0.02, 0.04, 0.1), "casual", "Hard to find: 1 of 10"),
        ((0.1, 0.34, 0.7), "learner", "About 3 of 10"),
        ((0.9, 0.99, 1.0), "beginner", "Easy to see: 9 of 10"),
        *(((share,), "", "Hardly any") for share in (0.0, 0.04)),
        *(((share,), "beginner", "Nearly all") for share in (0.96, 1.0)),
    ],
)
def test_the_level_is_named_of_which_about_half_find_a_move(shares: tuple[float, ...], level: str, begin: str) -> None:
    more = (shares[-1],) * (len(ERRING) - len(shares))

    text = difficulty_text(Difficulty((*shares, *more)))

    assert text.startswith(begin)
    assert level in text.casefold()
