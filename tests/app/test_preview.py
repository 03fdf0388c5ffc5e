"""A long match is shown as it seems to be before all of it is checked; nothing happens in it until then."""

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
from tests.app.desk import PERSON, Desk, Gate, header
from tests.game.matches import random_match, told

LONG = told(
    random_match(header(black=PERSON, target=0), 1, hasty=True, most_events=400),
    *(Seated(side, PERSON) for side in Side),
    DiceSwitched(by_hand=False),
)
WHOLE = format_record(told(LONG, Resigned(Side.WHITE), GameBegun()).record)  # in which Black is to roll
WRONG = format_record(LONG.record) + format_line(Played(PASS)) + WHOLE[len(format_record(LONG.record)) :]
NOTE = RolledOut("24:W15 1:B15", 1, 0, False, 1, (RolloutLine("", 0.0, 0.0, (0.5, 0.0, 0.0, 0.0, 0.0)),))


@pytest.fixture(autouse=True)
def gate(gate: Gate, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """What holds back the check of a long match, but not the look at it before."""
    monkeypatch.setattr(reading, "AT_ONCE", 1000)
    monkeypatch.setattr(reading, "SOON", 1000)
    return gate


@pytest.fixture
def desk(desk: Desk) -> Desk:
    """With a match on the table in which White has rolled."""
    desk.begin(black=PERSON)
    while not desk.player.may_resign:
        desk.do(desk.player.roll)
    return desk


def preview(desk: Desk, path: Path, qtbot: QtBot) -> None:
    """Open that match, and wait until it is shown."""
    desk.session.open_record(path)
    qtbot.waitUntil(lambda: desk.match.is_preview)
    desk.let_happen()


def end(desk: Desk, gate: Gate, qtbot: QtBot) -> None:
    gate.open.set()
    qtbot.waitUntil(lambda: desk.session.path_read is None)
    desk.let_happen()


def test_match_is_shown_before_all_of_it_is_read(desk: Desk, gate: Gate, qtbot: QtBot) -> None:
    left, path = desk.history, desk.keep(WHOLE)

    preview(desk, path, qtbot)

    whole = read_match(WHOLE).history
    assert desk.session.path_read == path
    assert desk.history.log == whole.log
    assert desk.changes[-1] == (None, whole.state, None)
    assert not desk.player.may_roll

    end(desk, gate, qtbot)
    assert desk.history == whole
    assert not desk.match.is_preview
    assert desk.session.store.path == path
    desk.do(desk.player.roll)
    assert desk.state.throws == 1
    assert read_match(path.read_bytes()).history == desk.history
    assert left in [read_match(other.read_bytes()).history for other in desk.archive.records()]


def test_nothing_that_is_wished_of_a_preview_happens_and_stop_brings_the_match_on_the_table_back(
    desk: Desk, qtbot: QtBot
) -> None:
    left, file = desk.history, desk.file
    written, path = file.read_bytes(), desk.keep(WHOLE)
    preview(desk, path, qtbot)
    shown = desk.history

    player, match = desk.player, desk.match
    desk.do(
        *(player.roll, player.double, player.take, player.drop, player.finish_turn, player.next_game),
        *(player.undo, player.undo_turn, player.redo, match.settled, match.show_present),
        *(lambda: player.enter_dice(6, 5), lambda: player.set_by_hand(True), lambda: player.set_by_hand(False)),
        *(lambda side=side: player.resign(side) for side in Side),
        *(lambda side=side: player.set_seat(side, Seat("expert")) for side in Side),
        *(lambda: match.add_remark(NOTE), lambda: player.draft_play("24/18 24/19")),
    )

    assert desk.history is shown
    assert not any([player.may_undo, player.may_redo, player.may_resign, player.may_begin_next])
    assert not any([player.may_enter_dice, player.may_double, player.may_answer, player.may_finish])
    assert match.cube_decision is None
    assert (file.read_bytes(), path.read_bytes()) == (written, WHOLE)
    assert desk.notices == []

    desk.do(desk.session.stop_reading)
    assert desk.history is left
    assert desk.changes[-1] == (None, left.state, None)
    assert not desk.match.is_preview
    desk.do(lambda: player.resign(Side.WHITE))
    assert player.may_begin_next
    assert path.read_bytes() == WHOLE


@pytest.mark.parametrize("is_own", [True, False], ids=["own", "from elsewhere"])
def test_damage_before_the_last_game_is_reported_and_kept_and_a_match_from_elsewhere_gives_way_to_the_one_before(
    desk: Desk, gate: Gate, qtbot: QtBot, tmp_path: Path, is_own: bool
) -> None:
    now, path = (LONG, desk.keep(WRONG)) if is_own else (desk.history, tmp_path / "elsewhere.tapa")
    path.write_bytes(WRONG)
    preview(desk, path, qtbot)

    end(desk, gate, qtbot)

    assert desk.history == now
    assert desk.changes[-1] == (None, now.state, None)
    (message,) = desk.notices
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
    desk: Desk, gate: Gate, qtbot: QtBot, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "match"
    path.write_bytes(data)
    shown: list[bool] = []
    desk.match.state_changed.connect(lambda *_: shown.append(desk.match.is_preview))

    desk.session.open_record(path)
    end(desk, gate, qtbot)

    assert True not in shown


def test_another_match_takes_the_place_of_a_preview(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    left, path, short = desk.history, desk.keep(WHOLE), tmp_path / "short.tapa"
    short.write_bytes(format_line(header("plakoto")))
    preview(desk, path, qtbot)

    desk.do(lambda: desk.session.open_record(short))

    assert desk.state.rule_set.key == "plakoto"
    preview(desk, path, qtbot)
    desk.begin("mahbusa", black=PERSON)
    assert desk.player.may_roll
    assert path.read_bytes() == WHOLE
    assert left in [read_match(other.read_bytes()).history for other in desk.archive.records()]


def test_session_that_ends_during_a_preview_loses_nothing_and_copies_the_match_on_the_table(
    desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    left, file, path = desk.history, desk.file, desk.keep(WHOLE)
    preview(desk, path, qtbot)
    changes = list(desk.changes)

    desk.session.store.save_copy(tmp_path / "copy.tapa")
    desk.session.close()

    assert read_match((tmp_path / "copy.tapa").read_bytes()).history == left
    assert read_match(file.read_bytes()).history == left
    assert (desk.history, desk.changes) == (left, changes)
    assert path.read_bytes() == WHOLE


def test_computer_does_not_think_before_all_is_read(desk: Desk, gate: Gate, qtbot: QtBot) -> None:
    desk.player.set_seat(Side.BLACK, Seat("expert"))
    asked = len(desk.thinker.questions)
    path = desk.keep(WHOLE + format_line(Rolled(3, 1)) + format_line(Seated(Side.BLACK, Seat("expert"))))

    preview(desk, path, qtbot)

    assert len(desk.thinker.questions) == asked
    end(desk, gate, qtbot)
    assert len(desk.thinker.questions) > asked


def test_who_stops_at_the_start_begins_another_match(tmp_path: Path, qtbot: QtBot) -> None:
    desk, states = Desk(tmp_path / "resumed"), list[GameState]()
    desk.archive.name_in_progress(desk.keep(WHOLE))
    desk.session.start()
    qtbot.waitUntil(lambda: desk.match.is_preview)
    desk.match.state_changed.connect(lambda _before, after, _event: states.append(after))

    desk.session.stop_reading()

    assert desk.player.may_roll
    assert desk.history.log == ()
    assert states[-1] == desk.state
    assert WHOLE in [path.read_bytes() for path in desk.archive.records()]
    desk.session.close()
