"""The pages under Help."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from tapa_desktop import __version__
from tapa_desktop.app.offered import RULE_SETS_OFFERED
from tapa_desktop.rules.ruleset import TAPA, RuleSet
from tapa_desktop.ui.actions import Actions
from tapa_desktop.ui.pages import about_page, keys_page, rules_page


@pytest.mark.parametrize("rule_set", RULE_SETS_OFFERED)
def test_each_game_that_is_offered_has_its_rules(rule_set: RuleSet) -> None:
    page, notices = rules_page(rule_set)

    assert page.startswith(f"# {rule_set.name}\n")
    assert notices == []


def test_page_that_is_missing_is_named_and_stands_in_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapa_desktop.resources._resources", lambda: tmp_path)

    page, (notice,) = rules_page(TAPA)

    assert page.startswith("# Tapa\n")
    assert "tapa.md" in notice.detail


def test_sheet_of_keys_lists_every_key_once(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)

    page = keys_page(Actions(window).sheet)

    assert "| Undo | Ctrl+Z |" in page
    assert "| Roll, finish the turn, go on | Space, Return, Enter |" in page
    assert page.count("F11") == 1


def test_about_page_names_the_version_and_where_things_are_kept(home: Path) -> None:
    page = about_page()

    assert f"# Tapa Desktop {__version__}" in page
    assert str(home) in page
