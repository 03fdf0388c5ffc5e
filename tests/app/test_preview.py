"""A long match is shown before all of it is checked; no event happens in it until then."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage import reading
from tapa_desktop.game.events import (
    DiceSwitched,
    GameBegun,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    RolledOut,
    RolloutLine,
    Seat,
    Seated,
)
from tapa_desktop.game.load import read_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import format_line, format_record
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.position import Side
from tests.app.driver import PERSON, Driver, Gate, header
from tests.game.matches import match_of, random_match

LONG = match_of(
    random_match(header(black=PERSON, target=0), 1, hasty=True, most_events=400),
    *(Seated(side, PERSON) for side in Side),
    DiceSwitched(by_hand=False),
)
WHOLE = format_record(match_of(LONG, Resigned(Side.WHITE), GameBegun()).record)  # in which Black is to roll
WRONG = format_record(LONG.record) + format_line(Played(PASS)) + WHOLE[len(format_record(LONG.record)) :]
NOTE = RolledOut("24:W15 1:B15", 1, 0, False, 1, (RolloutLine("", 0.0, 0.0, (0.5, 0.0, 0.0, 0.0, 0.0)),))


@pytest.fixture(autouse=True)
def gate(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A gate that holds back the check of a long match, but not its preview."""
    monkeypatch.setattr(reading, "AT_ONCE", 1000)
    monkeypatch.setattr(reading, "SOON", 1000)
    return gate


@pytest.fixture
def driver(driver: Driver) -> Driver:
    """With an open match in which White has rolled."""
    driver.begin(black=PERSON)
    while not driver.player.may_resign:
        driver.do(driver.player.roll)
    return driver


def preview(driver: Driver, path: Path, qtbot: QtBot) -> None:
    """Open that match, and wait until it is shown."""
    driver.session.open_record(path)
    qtbot.waitUntil(lambda: driver.match.is_preview)
    driver.let_happen()


def end(driver: Driver, gate: Gate, qtbot: QtBot) -> None:
    gate.open.set()
    qtbot.waitUntil(lambda: driver.session.path_read is None)
    driver.let_happen()


def test_match_is_shown_before_all_of_it_is_read(driver: Driver, gate: Gate, qtbot: QtBot) -> None:
    history, path = driver.history, driver.keep(WHOLE)

    preview(driver, path, qtbot)

    whole = read_match(WHOLE).history
    assert driver.session.path_read == path
    assert driver.history.log == whole.log
    assert driver.changes[-1] == (None, whole.state, None)
    assert not driver.player.may_roll

    end(driver, gate, qtbot)
    assert driver.history == whole
    assert not driver.match.is_preview
    assert driver.session.store.path == path
    driver.do(driver.player.roll)
    assert driver.state.throws == 1
    assert read_match(path.read_bytes()).history == driver.history
    assert history in [read_match(other.read_bytes()).history for other in driver.archive.records()]


def test_nothing_that_is_wished_of_a_preview_happens_and_stop_brings_the_match_on_the_table_back(
    driver: Driver, qtbot: QtBot
) -> None:
    history, file = driver.history, driver.file
    written, path = file.read_bytes(), driver.keep(WHOLE)
    preview(driver, path, qtbot)
    long = driver.history

    player, match = driver.player, driver.match
    driver.do(
        *(player.roll, player.double, player.take, player.drop, player.finish_turn, player.next_game),
        *(player.undo, player.undo_turn, player.redo, match.settled, match.show_present),
        *(lambda: player.enter_dice(6, 5), lambda: player.set_by_hand(True), lambda: player.set_by_hand(False)),
        *(lambda side=side: player.resign(side) for side in Side),
        *(lambda side=side: player.set_seat(side, Seat("expert")) for side in Side),
        *(lambda: match.add_remark(NOTE), lambda: player.draft_play("24/18 24/19")),
    )

    assert driver.history is long
    assert not any([player.may_undo, player.may_redo, player.may_resign, player.may_begin_next])
    assert not any([player.may_enter_dice, player.may_double, player.may_answer, player.may_finish])
    assert match.cube_decision is None
    assert (file.read_bytes(), path.read_bytes()) == (written, WHOLE)
    assert driver.notices == []

    driver.do(driver.session.stop_reading)
    assert driver.history is history
    assert driver.changes[-1] == (None, history.state, None)
    assert not driver.match.is_preview
    driver.do(lambda: player.resign(Side.WHITE))
    assert player.may_begin_next
    assert path.read_bytes() == WHOLE


@pytest.mark.parametrize("is_own", [True, False], ids=["own", "from elsewhere"])
def test_damage_before_the_last_game_is_reported_and_kept_and_a_match_from_elsewhere_gives_way_to_the_one_before(
    driver: Driver, gate: Gate, qtbot: QtBot, tmp_path: Path, is_own: bool
) -> None:
    history, path = (LONG, driver.keep(WRONG)) if is_own else (driver.history, tmp_path / "elsewhere.tapa")
    path.write_bytes(WRONG)
    preview(driver, path, qtbot)

    end(driver, gate, qtbot)

    assert driver.history == history
    assert driver.changes[-1] == (None, history.state, None)
    (message,) = driver.notices
    assert message.notice.kind is (NoticeKind.DAMAGED_IN_PART if is_own else NoticeKind.NOT_OPENED)
    assert (path.with_name(f"{path.name}.damaged") if is_own else path).read_bytes() == WRONG


@pytest.mark.parametrize(
    "data",
    [
        WHOLE + format_line(OpeningRolled(6, 5)),
        WHOLE.replace(b'"event":"game"', b'"event":"gamr"'),
        WHOLE.replace(b'"event":"play","play":"24/', b'"event":"play","play":"1/', 1),
        WHOLE[: WHOLE.index(b"\n") + 1] + format_line(OpeningRolled(6, 5)),
        format_match(random_match(header("plakoto", black=PERSON, target=5), 1)).encode(),
    ],
    ids=["last game", "line", "checker", "short", "text"],
)
def test_match_is_not_shown_before_it_is_read_where_it_is_short_a_text_or_plainly_damaged(
    driver: Driver, gate: Gate, qtbot: QtBot, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "match"
    path.write_bytes(data)
    previews: list[bool] = []
    driver.match.state_changed.connect(lambda *_: previews.append(driver.match.is_preview))

    driver.session.open_record(path)
    end(driver, gate, qtbot)

    assert True not in previews


def test_another_match_takes_the_place_of_a_preview(driver: Driver, qtbot: QtBot, tmp_path: Path) -> None:
    history, path, short = driver.history, driver.keep(WHOLE), tmp_path / "short.tapa"
    short.write_bytes(format_line(header("plakoto")))
    preview(driver, path, qtbot)

    driver.do(lambda: driver.session.open_record(short))

    assert driver.state.rule_set.key == "plakoto"
    preview(driver, path, qtbot)
    driver.begin("mahbusa", black=PERSON)
    assert driver.player.may_roll
    assert path.read_bytes() == WHOLE
    assert history in [read_match(other.read_bytes()).history for other in driver.archive.records()]


def test_session_that_ends_during_a_preview_loses_nothing_and_copies_the_match_on_the_table(
    driver: Driver, qtbot: QtBot, tmp_path: Path
) -> None:
    history, file, path = driver.history, driver.file, driver.keep(WHOLE)
    preview(driver, path, qtbot)
    changes = list(driver.changes)

    driver.session.store.save_copy(tmp_path / "copy.tapa")
    driver.session.close()

    assert read_match((tmp_path / "copy.tapa").read_bytes()).history == history
    assert read_match(file.read_bytes()).history == history
    assert (driver.history, driver.changes) == (history, changes)
    assert path.read_bytes() == WHOLE


def test_computer_does_not_think_before_all_is_read(driver: Driver, gate: Gate, qtbot: QtBot) -> None:
    driver.player.set_seat(Side.BLACK, Seat("expert"))
    count = len(driver.thinker.questions)
    path = driver.keep(WHOLE + format_line(Rolled(3, 1)) + format_line(Seated(Side.BLACK, Seat("expert"))))

    preview(driver, path, qtbot)

    assert len(driver.thinker.questions) == count
    end(driver, gate, qtbot)
    assert len(driver.thinker.questions) > count


def test_who_stops_at_the_start_begins_another_match(tmp_path: Path, qtbot: QtBot) -> None:
    driver, states = Driver(tmp_path / "resumed"), list[GameState]()
    driver.archive.name_in_progress(driver.keep(WHOLE))
    driver.session.start()
    qtbot.waitUntil(lambda: driver.match.is_preview)
    driver.match.state_changed.connect(lambda _before, after, _event: states.append(after))

    driver.session.stop_reading()

    assert driver.player.may_roll
    assert driver.history.log == ()
    assert states[-1] == driver.state
    assert WHOLE in [path.read_bytes() for path in driver.archive.records()]
    driver.session.close()
