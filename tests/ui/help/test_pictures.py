"""Pages with pictures: what they hold is read whole, and what they say of plays is true."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from tapa_desktop.coach.candidates import compared
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.resources import resource
from tapa_desktop.rules.play_text import PlayError, find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.help.figures import Figure, FigureError, parse_page
from tests.cases import each, some

RULES = sorted(resource("rules").glob("*/*.md"))
PAGES = [*RULES, *sorted(resource("help").glob("*/strategy.md"))]
START = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
each_page = each("page", PAGES)


def figures_of(page: Path) -> list[Figure]:
    return [part for part in parse_page(page.read_text("utf-8")) if isinstance(part, Figure)]


def is_legal(figure: Figure, play: str) -> bool:
    """Whether a legal play begins like this."""
    placed = figure.placed
    assert placed.has_dice
    try:
        find_steps(turn_for(placed.rule_set, placed.position, placed.dice), play)
    except PlayError:
        return False
    return True


def test_page_is_taken_apart_in_its_order() -> None:
    block = f"```board\n{START}\nplays: 24/21 24/23\nmay: 24/20\nmay not: 24/22\nTwo\nlines.\n```"
    page = f"# Tapa\n\nText.\n\n{block}\n\nMore.\n"

    before, figure, after = parse_page(page)

    assert (before, after) == ("# Tapa\n\nText.", "More.")
    assert figure == Figure(parse_position(START), "Two lines.", "24/21 24/23", ("24/20",), ("24/22",))


def test_other_fences_are_left_as_they_are() -> None:
    page = "Text.\n\n```\ncode\n```"

    assert parse_page(page) == (page,)


@pytest.mark.parametrize(
    ("block", "found"),
    [
        ("tapa W14,22,B15 0/0/0 0/0/0 W 31\nWords.", "14 checkers"),
        (START, "words below the picture"),
        (f"{START}\nplays: 24/21 24/23\nplays: 24/20\nWords.", "at most one play"),
    ],
)
def test_picture_with_something_wrong_is_refused(block: str, found: str) -> None:
    with pytest.raises(FigureError, match=found):
        parse_page(f"```board\n{block}\n```\n")


@each("page", RULES)
def test_rules_of_each_game_have_pictures_of_that_game(page: Path) -> None:
    figures = figures_of(page)

    assert 3 <= len(figures) <= 6
    assert {figure.placed.rule_set for figure in figures} == {RULE_SETS[page.stem]}


def test_plays_are_legal_or_not_as_the_page_says() -> None:
    figures = [figure for page in PAGES for figure in figures_of(page)]
    legal = [(figure, play) for figure in figures for play in (*filter(None, [figure.plays]), *figure.may)]
    illegal = [(figure, play) for figure in figures for play in figure.may_not]

    assert [(figure.caption, play) for figure, play in some(legal) if not is_legal(figure, play)] == []
    assert [(figure.caption, play) for figure, play in some(illegal) if is_legal(figure, play)] == []


@each_page
def test_pictures_are_the_same_in_all_languages(page: Path) -> None:
    english = figures_of(page.parent.parent / "en" / page.name)

    for figure, other in some(zip_longest(figures_of(page), english)):
        assert (figure.placed, figure.plays, figure.may, figure.may_not) == (
            other.placed,
            other.plays,
            other.may,
            other.may_not,
        )


@each("page", [page for page in PAGES if page.parent.name == "en" and page.name == "strategy.md"])
def test_play_that_the_page_about_strategy_shows_is_the_best_by_the_hint(page: Path) -> None:
    shown = [figure for figure in figures_of(page) if figure.plays]

    assert len(shown) >= 8
    for figure in shown:
        rule_set, _, position, roll, *_ = figure.placed
        assert roll is not None
        assert compared(PlayQuestion(rule_set, position, roll))[0].play == figure.plays
