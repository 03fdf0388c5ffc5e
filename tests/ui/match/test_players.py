"""Who plays, how the match stands, and whose turn it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6 import QtGui
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTabBar
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Doubled, Drafted, Resigned, Rolled, Seat, Taken
from tapa_desktop.game.history import History
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import BoardOptions
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.hint.panel import HintPanel
from tapa_desktop.ui.main.window import type_factor
from tapa_desktop.ui.match.players import Portrait
from tapa_desktop.ui.match.side_panel import SidePanel
from tapa_desktop.ui.text.names import player_name
from tapa_desktop.ui.widgets.labels import ElidedLabel
from tests.ui.states import COMPUTER, match


@pytest.fixture
def panel(qtbot: QtBot) -> SidePanel:
    made = SidePanel()
    made.add_hint(HintPanel())
    made.set_options(BoardOptions())
    qtbot.addWidget(made)
    made.resize(250, 700)
    made.show()
    return made


def seen(panel: SidePanel, side: Side) -> list[str]:
    """What stands on the card of a side."""
    card = panel.players.cards[side]
    labels = sorted(card.findChildren(QLabel), key=lambda label: (label.y(), label.x()))
    return [label.text() for label in labels if label.isVisible() and label.text()]


def show(panel: SidePanel, history: History, *, pips: bool = True, thinking: bool = False) -> None:
    panel.show_players(history.state, show_pips=pips, thinking=thinking)
    panel.show_turns(history)
    panel.show_games(history)


@pytest.mark.parametrize(
    ("given", "choices", "white", "black"),
    [
        pytest.param(match(), {}, "360 pips", "360 pips", id="at the beginning"),
        pytest.param(match(Rolled(6, 3), Drafted("24/18")), {}, "354 pips", "360 pips", id="what is drafted counts"),
        pytest.param(match(), {"pips": False}, None, None, id="pips are not wanted"),
        pytest.param(
            *(match(Doubled(), Taken(), rule_set="tapa-cube"), {}, "360 pips", "360 pips · cube 2"),
            id="Black has the cube",
        ),
    ],
)
def test_players_score_and_pips_are_shown(
    panel: SidePanel, given: History, choices: dict[str, bool], white: str | None, black: str | None
) -> None:
    show(panel, given, **choices)

    assert set(seen(panel, Side.WHITE)) == {"You", "White", "0"} | ({white} - {None})
    assert set(seen(panel, Side.BLACK)) == {"The computer", "Level: Expert", "0"} | ({black} - {None})


def test_computer_that_thinks_says_so(panel: SidePanel) -> None:
    show(panel, match(Rolled(6, 3), white=COMPUTER), thinking=True)

    assert ["thinking…" in seen(panel, side) for side in (Side.WHITE, Side.BLACK)] == [True, False]


def test_long_name_ends_in_dots_where_the_panel_is_narrow_and_is_whole_where_it_is_wide(panel: SidePanel) -> None:
    panel.resize(190, 700)
    show(panel, match(white=Seat(name="Wilhelmina Wundergut")))
    assert any(text.endswith("…") and text.startswith("Wil") for text in seen(panel, Side.WHITE))

    panel.resize(500, 700)
    panel.layout().activate()
    wide = seen(panel, Side.WHITE)
    panel.set_type(1.6)
    larger = panel.players.cards[Side.WHITE].findChildren(ElidedLabel)

    assert player_name(match(white=Seat(name="Wilhelmina Wundergut")).state, Side.WHITE) in wide
    assert all(label.fontMetrics().horizontalAdvance(label.text()) <= label.width() for label in larger)


def test_bar_of_the_one_who_is_to_act_stands_where_lines_begin(panel: SidePanel) -> None:
    card = panel.players.cards[Side.WHITE]
    assert card.bar.left() == 1

    card.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    assert card.bar.right() == card.width() - 2


def test_side_that_sits_below_is_the_lower_one(panel: SidePanel) -> None:
    show(panel, match())
    cards = panel.players.cards
    assert cards[Side.WHITE].y() > cards[Side.BLACK].y()

    panel.set_options(BoardOptions(below=Side.BLACK))
    panel.layout().activate()
    panel.players.layout().activate()

    assert cards[Side.BLACK].y() > cards[Side.WHITE].y()


def test_one_who_has_to_answer_a_double_is_to_act(panel: SidePanel) -> None:
    show(panel, match(Doubled(), rule_set="tapa-cube"))

    assert [card._is_to_act for card in panel.players.cards.values()] == [False, True]


def test_what_there_is_to_say_of_a_player_is_said_on_request_and_no_name_is_markup(panel: SidePanel) -> None:
    panel.show_players(match().state, show_pips=True, thinking=False, tips={Side.BLACK: "why"})
    assert [panel.players.cards[side].toolTip() for side in Side] == ["White", "why"]

    show(panel, match(white=Seat(name="<img src=x>")))
    assert not QtGui.Qt.mightBeRichText(panel.players.cards[Side.WHITE].toolTip())


def test_score_is_there_once_a_game_has_ended_and_is_a_tab_without_room_for_both(panel: SidePanel) -> None:
    panel.resize(250, 400)
    show(panel, match())
    assert panel.findChild(QTabBar) is None
    assert not panel.score.isVisible()

    show(panel, match(Resigned(Side.BLACK)))
    tabs = panel.findChild(QTabBar)
    assert panel.score.model().rowCount() == 1
    assert (tabs.isVisible(), panel.plays.isVisible(), panel.score.isVisible()) == (True, True, False)

    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert (panel.plays.isVisible(), panel.score.isVisible()) == (False, True)

    panel.resize(250, 700)
    assert (tabs.isVisible(), panel.plays.isVisible(), panel.score.isVisible()) == (False, True, True)


@pytest.mark.usefixtures("usual_locale")
def test_picture_of_a_player_bears_the_initial_or_tells_a_person_from_a_computer(panel: SidePanel) -> None:
    signs = {side: card.portrait for side, card in panel.players.cards.items()}
    show(panel, match())
    assert (signs[Side.WHITE].sign, signs[Side.BLACK].sign) == (Portrait.PERSON, Portrait.COMPUTER)

    for language, name, initial in (("en", "élodie", "É"), ("en", "\u202e elif", "E"), ("tr", "ismail", "İ")):
        QLocale.setDefault(QLocale(language))
        show(panel, match(white=Seat(name=name)))
        assert signs[Side.WHITE].sign == initial


def test_picture_of_a_player_is_seen_in_the_colours_of_the_checkers(panel: SidePanel) -> None:
    portrait = panel.players.cards[Side.BLACK].portrait
    wooden = portrait.grab().toImage()

    panel.set_options(BoardOptions(theme=replace(WOOD, black=WOOD.white)))

    assert portrait.grab().toImage() != wooden


def test_larger_type_makes_all_texts_larger_and_the_usual_one_all_as_before(panel: SidePanel) -> None:
    show(panel, match(Resigned(Side.BLACK)))

    def sizes() -> list[float]:
        texts = [*panel.players.findChildren(QLabel), panel.plays, panel.score]
        return [text.font().pointSizeF() for text in texts]

    usual, line = sizes(), panel.plays.verticalHeader().defaultSectionSize()
    panel.set_type(1.5)
    assert sizes() == pytest.approx([1.5 * size for size in usual])
    assert panel.plays.verticalHeader().defaultSectionSize() > line

    panel.set_type(1.0)
    assert sizes() == pytest.approx(usual)
    assert panel.plays.verticalHeader().defaultSectionSize() == line


@pytest.mark.parametrize(
    ("size", "factor"),
    [((640, 480), 1.0), ((1280, 800), 1.0), ((1920, 700), 1.0), ((1920, 1080), 1.3), ((3840, 2160), 1.6)],
)
def test_type_grows_with_the_window(size: tuple[int, int], factor: float) -> None:
    assert type_factor(QSize(*size)) == factor
