"""What the computer has learned: at the start the player hears what of it is missing, and the other games go on."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop import resources
from tapa_desktop.ai.engine.games import CannotPlayError
from tapa_desktop.app.background.questions import ComputerQuestion
from tapa_desktop.app.background.thinker import Thinker, check_networks
from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.coach.decision import PlayQuestion
from tapa_desktop.game.record import FileFault
from tapa_desktop.resources import resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.text.notices import message_of
from tests.ai.files import forget
from tests.app.desk import Desk
from tests.cases import LEARNED


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the folder of networks, from which the program reads them."""
    for folder in ("networks", "mothers", "pruning", "tables"):
        shutil.copytree(resource(folder), tmp_path / "copy" / folder)
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path / "copy")
    forget()
    yield tmp_path / "copy" / "networks"
    forget()


def test_intact_files_give_no_notice() -> None:
    assert check_networks() == []


def test_each_file_that_cannot_be_used_is_named_once(networks: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    named = {network_of(rule_set) for rule_set in LEARNED.values()}
    for file in networks.iterdir():
        file.write_bytes(b"damaged")

    notices = check_networks()

    assert {notice.severity for notice in notices} == {"warning"}
    told = sorted(message_of(notice).detail.partition(": ")[0] for notice in notices)
    assert told == sorted(str(networks / f"{name}.npz") for name in named)
    assert {getattr(notice.error, "fault", None) for notice in notices} == {FileFault.UNUSABLE}
    assert "no network: " in caplog.text


def test_without_any_network_one_notice_lists_the_files(qtbot: QtBot, networks: Path) -> None:
    named = {network_of(rule_set) for rule_set in LEARNED.values()}
    for file in networks.iterdir():
        file.unlink()
    thinker, notices = Thinker(), list[Notice]()
    thinker.noticed.connect(notices.append)

    with qtbot.waitSignal(thinker.noticed):
        thinker.open()
    thinker.close()

    (message,) = map(message_of, notices)
    assert message.text == message_of(Notice("warning", NoticeKind.GAME_UNPLAYABLE)).text
    for name in named:
        assert sum(f"{name}.npz" in line for line in message.files) == 1
    assert not any(message.text in line for line in message.files)


def test_without_its_network_a_game_is_not_played_by_the_computer(qtbot: QtBot, networks: Path) -> None:
    (networks / "tapa.npz").unlink()
    thinker = Thinker()

    notices: list[Notice] = []
    thinker.noticed.connect(notices.append)

    with qtbot.waitSignal(thinker.failed) as heard:
        thinker.ask(ComputerQuestion(PlayQuestion(TAPA, start_position(TAPA), (3, 1)), Side.WHITE, "expert", 0))
    with qtbot.waitSignal(thinker.answered):
        thinker.ask(ComputerQuestion(PlayQuestion(TAWULA, start_position(TAWULA), (3, 1)), Side.WHITE, "expert", 0))
    thinker.close()

    (notice,) = notices
    assert "tapa.npz" in message_of(notice).detail
    assert isinstance(heard.args[0], CannotPlayError)


def test_notices_of_the_thinker_reach_the_session(desk: Desk) -> None:
    notice = Notice("warning", NoticeKind.COMPUTER_WEAKER, "networks/tapa.npz")

    desk.do(lambda: desk.thinker.noticed.emit(notice))

    assert desk.notices == [message_of(notice)]
