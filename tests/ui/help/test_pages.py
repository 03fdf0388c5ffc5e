"""The pages under Help."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from tapa_desktop import __version__
from tapa_desktop.coach.candidates import compare_plays
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import first_roll
from tapa_desktop.rules.house_rules import offered
from tapa_desktop.rules.outcome import How, has_cube, pinned_mother_loses, usual_match, worth
from tapa_desktop.rules.play_text import PlayError, find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import has_reserve, opposite
from tapa_desktop.rules.position_text import format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.help.pages import (
    Figure,
    FigureError,
    Page,
    about_page,
    help_page,
    keys_page,
    parse_page,
    rules_page,
)
from tapa_desktop.ui.house_rules import other_choices
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, PARTNER_LESSONS
from tapa_desktop.ui.startup.self_test import HELP
from tapa_desktop.version import Origin
from tests.cases import each, some

WORDS_OF_CONTACT = {Contact.PIN: ("pinned", "draw"), Contact.HIT: ("hit", "the bar"), Contact.BLOCK: ("closed",)}
WORDS_OF_WINS = {
    How.MARS: "*gammon*) and counts 2|*gammon*), in which",
    How.TRIPLE: "*backgammon* in the usual game) and counts 3",
    How.CAPOTE: "a capote 7",
}
WORDS_OF_HOUSE_RULES = {
    ("pinned_at_home", "by place"): "a checker pinned at home does not stop the others from bearing off",
    ("larger_die", False): "free choice of the die when only one of the two can be used",
    ("cube", True): "the *doubling cube*, which",
    ("cube", False): "to play without the cube",
    ("jacoby", True): "the *Jacoby rule*",
    ("drawn_points", 1): "A draw can count a point for each side",
    ("next_begins", "opening roll"): "An opening roll can decide who starts each game",
    ("next_begins", "in turn"): "the players can start in turn",
    ("next_begins", "winner"): "The winner can start the next game",
    ("mother_points", 3): "A pinned mother can count three points",
    ("mother_pinned", "plays on"): "the game goes on when a mother is pinned",
    ("count_checkers", True): "the match goes to 31",
    ("enter_from", 24): "on 24 minus the die",
    ("cascade_from", 3): "chains from the third roll on",
    ("cascade_from", 1): "or from the first",
    ("rest_passes", False): "what is left of a chain is lost",
    ("hit_and_run", False): "one of your checkers must stand at the end of the move",
}
CUBE_WORDS = ("*drop*", "*take*", "The owner", "Crawford game", "*dead*", "before you roll")


def says(page: str, words: str) -> bool:
    """Whether the page contains one of these words, which are separated by bars."""
    return any(word in " ".join(page.split()) for word in words.split("|"))


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_rules_of_a_game_speak_of_all_that_it_knows(rule_set: RuleSet) -> None:
    page, notices = rules_page(rule_set)

    assert page.startswith(f"# {rule_set.name}\n")
    assert notices == []
    assert all(says(page, word) for word in WORDS_OF_CONTACT[contact_of(rule_set)])
    assert all(says(page, word) for how, word in WORDS_OF_WINS.items() if worth(rule_set, how) is not None)
    assert says(page, "won a double game at once") is pinned_mother_loses(rule_set)
    assert says(page, "from the reserve") is has_reserve(rule_set)
    assert says(page, "the same way round") is (opposite(rule_set, 1) == 13)
    assert says(page, "plays the two dice that were rolled") is (first_roll(rule_set, 6, 5) is not None)
    assert [says(page, word) for word in CUBE_WORDS] == [has_cube(rule_set)] * len(CUBE_WORDS)
    assert says(page, f"usually played to {usual_match(rule_set)}.|usually played to 3, 5 or {usual_match(rule_set)}.")


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
def test_rules_of_a_game_explain_its_house_rules_and_no_others(rule_set: RuleSet) -> None:
    page, _ = rules_page(rule_set)

    told = page[min(at for at in (page.find("As a house rule"), page.find("**House rules**")) if at >= 0) :]
    others = {(field, other) for field in offered(rule_set) for other in other_choices(rule_set, field)}
    assert {other for other, words in WORDS_OF_HOUSE_RULES.items() if says(told, words)} == others


def test_sheet_of_keys_lists_every_key_once(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)

    page = keys_page(Actions(window).sheet)

    assert "| Undo | Ctrl+Z |" in page
    assert "| Roll, end the turn, continue | Space, Return, Enter |" in page
    assert page.count("F11") == 1


def test_about_page_names_version_and_commit_where_things_are_kept_and_errors_reported_and_the_licence_of_qt(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert f"# Tapa Desktop {__version__}" in about_page()
    build = Origin("1.0.0", "1a2b3c4d", "https://tapa.games.org")
    monkeypatch.setattr("tapa_desktop.ui.help.pages.origin", lambda: build)

    page = about_page()

    assert "1.0.0 (1a2b3c4d)" in page
    assert all(text in page for text in (str(home), "<https://tapa.games.org/issues>", "LGPL"))


@pytest.mark.parametrize(
    ("read", "file", "kept"),
    [
        (partial(rules_page, TAPA), "tapa.md", "# Tapa\n\n"),
        *((partial(help_page, name), f"{name}.md", "") for name in HELP),
    ],
)
def test_page_is_there_and_if_it_is_not_that_is_said_in_its_place_and_reported(
    monkeypatch: pytest.MonkeyPatch, read: Callable[[], Page], file: str, kept: str
) -> None:
    page, notices = read()
    assert (page[:2], notices) == ("# ", [])

    monkeypatch.setattr("tapa_desktop.resources._resources", lambda: Path("nowhere"))
    page, (notice,) = read()

    assert page == f"{kept}{notice.text}"
    assert file in notice.detail


# Pages with pictures: what they hold is read whole, and what they say of plays is true

RULES = sorted(resource("rules").glob("*/*.md"))
PAGES = [*RULES, *sorted(resource("help").glob("*/strategy.md"))]
START = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
each_page = each("page", PAGES)


def figures_of(page: Path) -> list[Figure]:
    return [part for part in parse_page(page.read_text("utf-8")) if isinstance(part, Figure)]


ENGLISH = [figure for page in PAGES if page.parent.name == "en" for figure in figures_of(page)]
STRATEGY = figures_of(resource("help") / "en" / "strategy.md")
SHOWN = [figure for figure in STRATEGY if figure.plays]  # with the play that is to be made


def is_legal(figure: Figure, play: str) -> bool:
    """Whether a legal play begins like this."""
    placed = figure.placed
    assert placed.has_dice
    try:
        find_steps(turn_for(placed.rule_set, placed.position, placed.dice), play)
    except PlayError:
        return False
    return True


def test_page_is_taken_apart_in_its_order_and_other_fences_are_left_as_they_are() -> None:
    block = f"```board\n{START}\nplays: 24/21 24/23\nmay: 24/20\nmay not: 24/22\nTwo\nlines.\n```"
    code = "More.\n\n```\ncode\n```"

    before, figure, after = parse_page(f"# Tapa\n\nText.\n\n{block}\n\n{code}\n")

    assert (before, after) == ("# Tapa\n\nText.", code)
    assert figure == Figure(parse_position(START), "Two lines.", "24/21 24/23", ("24/20",), ("24/22",))


@pytest.mark.parametrize(
    ("block", "fault"),
    [
        ("tapa W14,22,B15 0/0/0 0/0/0 W 31\nWords.", "14, not 15"),
        (START, "words below the picture"),
        (f"{START}\nplays: 24/21 24/23\nplays: 24/20\nWords.", "at most one play"),
    ],
)
def test_picture_with_something_wrong_is_refused(block: str, fault: str) -> None:
    with pytest.raises(FigureError, match=fault):
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

    assert [replace(figure, caption="") for figure in figures_of(page)] == [
        replace(figure, caption="") for figure in some(english)
    ]


def test_play_that_the_page_about_strategy_shows_is_the_best_by_the_hint() -> None:
    assert len(SHOWN) >= 8
    for figure in SHOWN:
        rule_set, _, position, roll, *_ = figure.placed
        assert compare_plays(PlayQuestion(rule_set, position, roll))[0].play == figure.plays


# What the pictures say, held against rollouts: `benchmarks/picture_rollouts.py` writes them

BLUNDER = DEFAULT_THRESHOLDS.blunder
ROLLED_OUT = json.loads((Path(__file__).parents[2] / "data" / "picture_rollouts.json").read_text("utf-8"))
_GAMES_OF_100 = re.compile(r"(\d+) (?:of|in) 100|only (\d+)\b|it wins (\d+)\b")


def rolled_out(figure: Figure) -> list[dict[str, Any]]:
    """The plays that were rolled out from the position of a picture, the best first."""
    text = format_position(figure.placed)
    (lines, *_) = [rollout["lines"] for rollout in ROLLED_OUT if rollout["position"] == text]
    return lines


def line_of(figure: Figure, play: str) -> dict[str, Any]:
    return next(line for line in rolled_out(figure) if line["play"] == play)


def test_every_picture_of_rules_and_strategy_was_rolled_out() -> None:
    positions = {rollout["position"] for rollout in ROLLED_OUT}

    assert len(ENGLISH) > 50
    assert {format_position(figure.placed) for figure in ENGLISH} - positions == set()


def test_no_other_play_is_better_than_the_one_that_strategy_shows_and_those_called_worse_are_beyond_the_intervals() -> (
    None
):
    for figure in SHOWN:
        shown = line_of(figure, figure.plays)

        for other in some(rolled_out(figure)):
            slack = shown["half_width"] + other["half_width"]
            assert shown["equity"] >= other["equity"] - slack, (figure.caption, other)
            assert other["play"] not in figure.may or shown["equity"] > other["equity"] + slack, figure.caption
    assert any(figure.may for figure in SHOWN)


def test_position_that_strategy_warns_of_is_bad_for_the_side_it_warns() -> None:
    for figure in some(figure for figure in STRATEGY if not figure.plays):
        (line,) = rolled_out(figure)

        assert line["equity"] + line["half_width"] < -0.3, figure.caption


def test_chances_that_strategy_tells_are_those_of_the_rollout() -> None:
    for figure in some(figure for figure in STRATEGY if "100" in figure.caption):
        chances = [int(number) for numbers in _GAMES_OF_100.findall(figure.caption) for number in numbers if number]
        plays = (figure.plays, *figure.may)[: len(chances)]

        wins = [100 * line_of(figure, play)["win"] for play in plays]

        assert chances == [pytest.approx(win, abs=3) for win in wins], figure.caption


def test_play_that_the_rules_show_is_no_blunder() -> None:
    shown = [figure for figure in ENGLISH if any(line["play"] == figure.plays for line in rolled_out(figure))]

    lost = {
        (figure.placed.rule_set.name, figure.plays): rolled_out(figure)[0]["equity"]
        - line_of(figure, figure.plays)["equity"]
        for figure in shown
    }

    assert len(shown) > 30
    assert [place for place, loss in lost.items() if loss >= BLUNDER] == []


def test_play_that_a_lesson_asks_for_is_no_blunder() -> None:
    rollouts = [rollout for rollout in ROLLED_OUT if "done" in rollout]
    tasks = [(lesson.key, task.position) for lesson in (FIRST_LESSON, *PARTNER_LESSONS) for task in lesson.tasks]

    lost = {}
    for rollout in some(rollouts):
        (line,) = (line for line in rollout["lines"] if line["play"] == rollout["done"])
        lost[rollout["page"], rollout["done"]] = rollout["lines"][0]["equity"] - line["equity"]

    assert len(rollouts) == len(tasks)
    assert {(rollout["page"], rollout["position"].split(" ")[1]) for rollout in rollouts} == {
        (key, position.split(" ")[1]) for key, position in tasks
    }
    assert [place for place, loss in lost.items() if loss >= BLUNDER] == []
