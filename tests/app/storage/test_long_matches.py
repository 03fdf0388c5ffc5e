"""No match grows so long that it cannot be read again: it goes on in another, or in memory, and is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.storage import match_store
from tapa_desktop.game.record import NEARLY_FULL, RECORD_LIMIT, format_record
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.side import Side
from tests.app.desk import COMPUTER, PERSON, Desk, header
from tests.game.matches import in_turn
from tests.ui.room import written

LIMIT = 4_000
pytestmark = pytest.mark.usefixtures("short_files")


@pytest.fixture
def short_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may have so many bytes, and a match ends in another when there are half as many."""
    monkeypatch.setattr(match_store, "NEARLY_FULL", LIMIT // 2)
    monkeypatch.setattr(match_store, "FULL", LIMIT // 2)
    monkeypatch.setattr(match_store, "RECORD_LIMIT", LIMIT)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "data")


def give_up(desk: Desk) -> None:
    while not desk.player.may_resign:
        desk.do(desk.player.roll)
    desk.do(lambda: desk.player.resign(Side.WHITE))


def fill_half(desk: Desk) -> None:
    """Give game after game up until the next one ought to be that of another match."""
    while desk.file.stat().st_size <= LIMIT // 2:
        desk.do(desk.player.next_game)
        give_up(desk)


def test_match_without_end_goes_on_as_another_before_it_is_too_long(desk: Desk) -> None:
    desk.begin(black=PERSON, target=0)
    fill_half(desk)
    left, first = desk.history, desk.file

    desk.do(desk.player.next_game)

    assert written(first) == left
    assert desk.file != first
    assert (desk.state.phase, len(desk.state.results), desk.state.target) == (Phase.OPENING, 0, 0)
    assert desk.history.header.seed != left.header.seed
    assert desk.notices[-1].notice.kind is NoticeKind.FILE_FILLED


def test_match_of_several_games_goes_on_with_the_next_one_and_whoever_sits_and_throws_there(desk: Desk) -> None:
    several = in_turn(header(black=PERSON, target=0), "tapa", "plakoto", "tawula")
    desk.session.new_match(replace(several, word="пул"))
    fill_half(desk)
    expected = desk.state.next_rule_set
    desk.do(lambda: desk.player.set_seat(Side.BLACK, COMPUTER), lambda: desk.player.set_by_hand(True))

    desk.do(desk.player.next_game)

    assert not desk.state.results
    assert desk.state.rule_set == expected
    assert len(desk.state.order) == 3
    assert (desk.state.black, desk.state.by_hand) == (COMPUTER, True)
    found = desk.history.header
    assert (found.word, found.seed_sha256) == ("", ""), "a word that is known before the seed has no part in the dice"


def test_match_without_end_gives_way_long_before_its_file_is_full() -> None:
    assert NEARLY_FULL * 8 <= RECORD_LIMIT


def test_match_to_a_score_goes_on_to_its_end_in_its_file(desk: Desk) -> None:
    desk.begin(black=PERSON, target=999)
    fill_half(desk)
    first, games = desk.file, len(desk.state.results)

    desk.do(desk.player.next_game)

    assert desk.file == first
    assert len(desk.state.results) == games
    assert desk.notices == []


def waver(desk: Desk, size: int) -> None:
    """Take steps back and do them again until the log would be as long as that."""
    while not desk.player.may_resign:
        desk.do(desk.player.roll)
    while desk.match.draft is None:
        desk.do(desk.player.roll)
    desk.player.add_steps(desk.match.draft.next_steps()[:1])
    while len(format_record(desk.history.record)) < size:
        desk.do(desk.player.undo, desk.player.redo)


def test_match_to_a_score_goes_on_in_a_new_file_without_what_was_taken_back(desk: Desk) -> None:
    desk.begin(black=PERSON, target=999)
    waver(desk, LIMIT * 3 // 4)
    give_up(desk)
    full, before = desk.file, desk.state

    desk.do(desk.player.next_game)

    assert desk.file != full
    assert desk.file.stat().st_size < LIMIT // 4
    assert written(desk.file) == desk.history
    assert desk.state.results == before.results
    assert (full.parent / "finished" / full.name).exists()
    assert not full.exists()
    assert [saved.path for saved in desk.session.unfinished_matches()] == []


def test_match_that_has_outgrown_its_file_can_be_copied_and_is_saved_again_with_the_next_game(
    desk: Desk, tmp_path: Path
) -> None:
    desk.begin(black=PERSON, target=999)
    waver(desk, LIMIT * 2)
    assert desk.session.store.is_unsaved

    desk.session.store.save_copy(tmp_path / "copy.tapa")
    assert (tmp_path / "copy.tapa").stat().st_size < LIMIT
    assert written(tmp_path / "copy.tapa").state == desk.state
    give_up(desk)
    desk.do(desk.player.next_game)

    assert not desk.session.store.is_unsaved
    assert written(desk.file) == desk.history
    assert desk.notices[-1].notice.kind is NoticeKind.SAVED_AGAIN


def test_file_never_gets_longer_than_what_can_be_read_again_and_that_is_reported(desk: Desk, tmp_path: Path) -> None:
    desk.begin(black=PERSON, target=999)
    while not desk.session.store.is_unsaved:
        desk.do(desk.player.next_game)
        give_up(desk)

    assert LIMIT - 200 < desk.file.stat().st_size <= LIMIT
    assert written(desk.file).log == desk.history.log[: len(written(desk.file).log)]
    assert [message.notice.means_unsaved for message in desk.notices] == [True]
    desk.session.store.save_copy(tmp_path / "copy.tapa")
    assert written(tmp_path / "copy.tapa") == desk.history
    desk.session.new_match(header())
    assert desk.history.log == ()


def test_match_that_is_too_long_does_not_delay_another_that_is_no_longer_open(desk: Desk) -> None:
    desk.begin(black=PERSON, target=999)
    while not desk.session.store.is_unsaved:
        desk.do(desk.player.next_game)
        give_up(desk)
    desk.begin(black=PERSON, target=1)
    give_up(desk)
    ended = desk.file

    desk.begin(black=PERSON)

    assert not ended.exists()
    assert (ended.parent / "finished" / ended.name).exists()
