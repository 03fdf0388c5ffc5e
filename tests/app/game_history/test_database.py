"""The database of the history: what is inserted, replaced and kept."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from enum import Enum
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapa_desktop.app.game_history import schema
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import HistoryGame, HistorySide, SideReview, games_of_record
from tapa_desktop.app.game_history.own_openings import OwnPlay, OwnQuestion, own_openings
from tapa_desktop.app.game_history.schema import VERSION, DamagedDatabase, connect, is_damage, plain_error
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.events import GameBegun, OpeningRolled, Played, Resigned, Rolled, Seat, Seated
from tapa_desktop.game.record import FileFault, RecordFault, format_record
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tests.app.game_history.fixtures import history_at, keep
from tests.app.game_history.games import FILE, HEADER, NOON, games, many_games, match
from tests.game.matches import header, match_of

WHITE, BLACK = SideReview(0.75, 30, 1.5), SideReview(0.5, 25, -0.5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "игри" / "history.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[HistoryDatabase]:
    with history_at(path) as store:
        yield store


def reviewed(game: HistoryGame, white: SideReview | None = WHITE, black: SideReview | None = BLACK) -> HistoryGame:
    return replace(game, white=replace(game.white, review=white), black=replace(game.black, review=black))


def ended_otherwise(game: HistoryGame) -> HistoryGame:
    return replace(game, digest="other", ended=NOON + timedelta(hours=1), turns=game.turns + 3)


def test_what_is_written_stays_also_when_the_power_fails_right_behind_it(store: HistoryDatabase) -> None:
    extra = 3  # by https://sqlite.org/pragma.html#pragma_synchronous: also that the journal is gone is on the disk

    assert store.connection.execute("PRAGMA synchronous").fetchone() == (extra,)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems take only names in Unicode")
def test_games_of_a_file_whose_name_is_not_utf8_are_kept(store: HistoryDatabase, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff.tapa")
    path.write_bytes(format_record(match_of(header(), OpeningRolled(5, 3), Resigned(Side.WHITE)).record))
    finished, stamp = games_of_record(path, lambda: None)

    store.add_games(finished, stamp)

    assert len(store.games()) == 1
    assert store.read_records() == {stamp}


def test_games_come_back_once_as_they_were_written_the_last_one_first(store: HistoryDatabase) -> None:
    many = [reviewed(game, None, None) for game in many_games(40)]
    assert (store.games(), store.read_records()) == ((), frozenset())

    for order in (reversed(many), many):
        store.add_games(order)

    assert store.games() == tuple(many)


def test_same_game_keeps_its_date_its_players_its_marks_and_the_last_file_that_is_known(store: HistoryDatabase) -> None:
    game = games()[0]
    store.set_review(reviewed(game))
    white, black = HistorySide(game.black.seat), HistorySide(game.white.seat)  # as a text has them after a change

    for file in ("moved.tapa", ""):
        store.add_games([replace(game, ended=NOON + timedelta(days=9), file=file, white=white, black=black)])

    assert store.games() == (replace(reviewed(game), file="moved.tapa"),)


def test_game_played_to_another_end_takes_the_place_of_the_first_whose_marks_come_too_late(
    store: HistoryDatabase,
) -> None:
    first, second = games()
    store.set_review(reviewed(first))
    store.set_deleted([first.key], is_deleted=True)

    store.add_games([ended_otherwise(first), second])
    store.reopen_games(second.key.match, 1)

    assert store.games() == (ended_otherwise(first),)
    for late in (first, second):
        store.set_review(reviewed(late))
    assert store.games() == (ended_otherwise(first),)


def test_side_without_marks_keeps_those_that_it_has(store: HistoryDatabase) -> None:
    game = reviewed(games()[0])

    for white in (WHITE, None):
        store.set_review(reviewed(game, white))

    assert store.games() == (game,)


def test_games_that_were_taken_back_are_gone_until_the_same_ones_end_again(store: HistoryDatabase) -> None:
    first, second = games()
    store.add_games([first])
    store.set_review(reviewed(second))

    store.reopen_games(first.key.match, 1)
    assert store.games() == (first,)

    second = replace(second, file="again.tapa", black=HistorySide(Seat("beginner")))
    store.add_games([second])
    assert {game.key for game in store.games()} == {first.key, second.key}
    assert reviewed(second) in store.games()


def test_games_asked_for_are_reviewed_first_then_the_latest_and_those_of_a_match_together(
    store: HistoryDatabase,
) -> None:
    many = [replace(game, ended=NOON - timedelta(hours=at // 3)) for at, game in enumerate(many_games(7))]
    store.add_games(reversed(many))
    store.request_reviews([many[4].key])

    first, *others = store.unreviewed(wanted_only=False)

    assert (first,) == store.unreviewed(wanted_only=True) == (("0.tapa", 5, 1),)
    assert others == [(f"{at // 5}.tapa", at % 5 + 1, 0) for at in (0, 1, 2, 3, 5, 6)]


def test_change_that_fails_half_way_has_not_happened(store: HistoryDatabase) -> None:
    first, second = games()
    wrong = replace(second, result=replace(second.result, points=None))

    with pytest.raises(sqlite3.IntegrityError):
        store.add_games([first, wrong])

    assert store.games() == ()


def test_disk_that_is_full_harms_nothing(store: HistoryDatabase) -> None:
    store.add_games(games())
    (pages,) = store.connection.execute("PRAGMA page_count").fetchone()
    store.connection.execute(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(sqlite3.OperationalError, match="full") as caught:
        store.add_games(many_games(100))

    assert not is_damage(caught.value)
    assert len(store.games()) == 2


def test_one_question_brings_a_thousand_games_and_one_more_costs_as_many_statements_as_with_none(
    store: HistoryDatabase,
) -> None:
    statements: list[str] = []
    store.connection.set_trace_callback(statements.append)
    store.add_games(games())
    with_none = len(statements)
    store.add_games(many_games(1_000))
    statements.clear()

    assert len(store.games()) == 1_000 + len(games())
    assert len(statements) == 1
    store.add_games(games())

    assert len(statements) == 1 + with_none
    (plan,) = store.connection.execute("EXPLAIN QUERY PLAN SELECT id FROM games WHERE match = ? AND number = ?", "ab")
    assert "USING" in plan[-1]


@pytest.mark.parametrize(
    "change",
    [
        *(f"games SET {one}" for one in ("how = 'luck'", "points = 'many'", "target = -1", "turns = 1 << 40")),
        *(f"games SET {one}" for one in ("ended = 'noon'", "house_rules = '['", "digest = x'ff'", "winner = 1")),
        *("games SET file = CAST(x'ff' AS TEXT)", "sides SET ones = 'six'", "sides SET luck = 9e999, lost = 0"),
        *("sides SET lost = 1.5", "sides SET luck = 0.5", "sides SET decisions = 3, luck = 1"),
    ],
)
def test_value_that_this_program_does_not_write_is_damage(store: HistoryDatabase, change: str) -> None:
    store.add_games(games())
    store.connection.execute(f"UPDATE {change}")

    with pytest.raises(DamagedDatabase):
        store.games()


def test_date_of_another_zone_can_be_sorted_among_the_others(store: HistoryDatabase) -> None:
    store.add_games(games())
    store.connection.execute("UPDATE games SET ended = ended || '+02:00' WHERE number = 1")

    assert min(game.ended for game in store.games()) == NOON


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE VIEW more AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n",
        "CREATE TRIGGER own AFTER INSERT ON games BEGIN DELETE FROM games; END",
    ],
)
def test_database_with_statements_of_others_is_damage(path: Path, store: HistoryDatabase, statement: str) -> None:
    store.connection.execute(statement)

    with pytest.raises(DamagedDatabase, match="others"):
        connect(path)


# The form of the file, and its versions


def test_tables_that_cannot_all_be_made_leave_an_empty_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "_TABLES", ("CREATE TABLE other (id INTEGER)", "DROP TABLE nowhere"))
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            connect(path)

    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (0,)
    with history_at(path) as store:
        assert "other" not in str(store.connection.execute("SELECT name FROM sqlite_master").fetchall())


@pytest.mark.parametrize(
    ("version", "is_damaged", "fault"),
    [(VERSION - 1, True, FileFault.DAMAGED), (VERSION + 1, False, RecordFault.LATER_VERSION)],
)
def test_database_of_another_version_is_refused_and_kept_as_is(
    path: Path, store: HistoryDatabase, version: int, is_damaged: bool, fault: Enum
) -> None:
    store.connection.execute(f"PRAGMA user_version = {version}")
    content = path.read_bytes()

    with pytest.raises(sqlite3.DatabaseError, match=f"version {version}") as caught:
        connect(path)

    assert (is_damage(caught.value), plain_error(caught.value).fault) == (is_damaged, fault)
    assert path.read_bytes() == content


def test_database_of_another_program_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (id INTEGER)")

    with pytest.raises(DamagedDatabase, match="another program"):
        connect(path)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[: len(data) // 2].ljust(len(data), b"\x5a"),
        lambda _: b"Dear Ana,\n" * 200,
        lambda _: b"SQLite format 3\0" + b"\xff" * 4096,
        lambda data: data.replace(b"CREATE TABLE files", b"CREATE TABLE \xff\xfe\xff\xfe\xff"),
    ],
    ids=["overwritten", "a letter", "only the head", "a name that is no text"],
)
def test_file_that_is_no_database_or_was_overwritten_is_damage(path: Path, damage: Callable[[bytes], bytes]) -> None:
    with history_at(path) as store:
        store.add_games(many_games(500))
    path.write_bytes(damage(path.read_bytes()))

    with pytest.raises(sqlite3.DatabaseError) as caught:
        connect(path)

    assert is_damage(caught.value)


# How the player has opened, read from the matches of the history


BEGUN = OpeningRolled(5, 3)
PLAYED = (Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Played("24/20 24/22"))


def test_only_plays_of_persons_count_with_what_their_games_have_brought(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    second = (*PLAYED, Seated(Side.BLACK, Seat()), Resigned(Side.WHITE))  # the computer had played for Black
    third = (Rolled(6, 4), Played("24/18 24/20"), Resigned(Side.WHITE))
    history = match(BEGUN, *PLAYED, Resigned(Side.BLACK), GameBegun(), *second, GameBegun(), *third)
    keep(archive.matches, *history.log, name=FILE)
    finished = tuple(games(history))

    *_, own = own_openings(OwnQuestion(TAPA, archive, finished), lambda: False)
    *_, of_others = own_openings(OwnQuestion(TAWULA, archive, finished), lambda: False)

    assert HEADER.white.is_person
    assert not HEADER.black.is_person
    found_plays = {place: one for place, plays in own.items() for one in plays.values()}
    assert found_plays == {
        (start_position(TAPA), FIRST, (6, 5)): OwnPlay("24/18 24/19", games=2, won=1, points=0),
        (start_position(TAPA), FIRST, (6, 4)): OwnPlay("24/18 24/20", games=1, won=1, points=2),
    }
    assert of_others == {}
