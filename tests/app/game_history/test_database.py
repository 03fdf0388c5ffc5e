"""The database of the history: what is written once, what is written over, and what stays."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapa_desktop.app.game_history import schema
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import FileStamp, HistoryGame, SideReview, games_of_record
from tapa_desktop.app.game_history.own_openings import OwnQuestion, own_openings
from tapa_desktop.app.game_history.schema import VERSION, DamagedDatabase, connect, is_damage
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.events import GameBegun, OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tests.app.game_history.games import FILE, HEADER, NOON, games, many_games, match
from tests.game.matches import header, told

WHITE, BLACK = SideReview(0.75, 30, 1.5), SideReview(0.5, 25, -0.5)


@pytest.fixture(scope="module")
def ten_thousand() -> list[HistoryGame]:
    return many_games(10_000)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[HistoryDatabase]:
    store = HistoryDatabase(tmp_path / "игри" / "history.sqlite")
    yield store
    store.close()


def reviewed(game: HistoryGame) -> HistoryGame:
    return replace(game, white=replace(game.white, review=WHITE), black=replace(game.black, review=BLACK))


def ended_otherwise(game: HistoryGame) -> HistoryGame:
    return replace(game, digest="other", ended=NOON + timedelta(hours=1), turns=game.turns + 3)


def test_new_database_is_empty(store: HistoryDatabase) -> None:
    assert store.games() == ()
    assert store.read_records() == frozenset()


def test_what_is_written_stays_also_when_the_power_fails_right_behind_it(store: HistoryDatabase) -> None:
    extra = 3  # by https://sqlite.org/pragma.html#pragma_synchronous: also that the journal is gone is on the disk

    assert store.connection.execute("PRAGMA synchronous").fetchone() == (extra,)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems take only names in Unicode")
def test_games_of_a_file_whose_name_is_not_utf8_are_kept(store: HistoryDatabase, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff.tapa")
    path.write_bytes(format_record(told(header(), OpeningRolled(5, 3), Resigned(Side.WHITE)).record))
    found, stamp = games_of_record(path, lambda: None)

    store.add_games(found, stamp)

    assert len(store.games()) == 1
    assert store.read_records() == {stamp}


def test_games_come_back_as_they_were_written_the_last_one_first(store: HistoryDatabase) -> None:
    many = many_games(40)

    store.add_games(reversed(many))

    assert store.games() == tuple(
        replace(game, white=unmarked.white, black=unmarked.black)
        for game, unmarked in zip(many, map(without_marks, many), strict=True)
    )


def without_marks(game: HistoryGame) -> HistoryGame:
    return replace(game, white=replace(game.white, review=None), black=replace(game.black, review=None))


def test_game_that_is_written_twice_is_there_once(store: HistoryDatabase) -> None:
    store.add_games(games())
    store.add_games(games())

    assert len(store.games()) == 2


def test_same_game_keeps_its_date_and_its_marks(store: HistoryDatabase) -> None:
    game = games()[0]
    store.set_review(reviewed(game))

    store.add_games([replace(game, ended=NOON + timedelta(days=9), file="moved.tapa")])

    assert store.games() == (replace(reviewed(game), file="moved.tapa"),)


def test_file_that_is_known_is_not_forgotten_when_the_game_comes_without_one(store: HistoryDatabase) -> None:
    game = games()[0]
    store.add_games([game])

    store.add_games([replace(game, file="")])

    assert store.games()[0].file == game.file


def test_game_that_was_played_to_another_end_takes_the_place_of_the_first(store: HistoryDatabase) -> None:
    game = games()[0]
    store.set_review(reviewed(game))
    store.delete([game.key])

    store.add_games([ended_otherwise(game)])

    assert store.games() == (ended_otherwise(game),)


def test_marks_of_a_game_that_has_been_played_otherwise_since_are_not_noted(store: HistoryDatabase) -> None:
    first, second = games()
    store.add_games([ended_otherwise(first), second])
    store.reopen_games(second.key.match, 1)

    store.set_review(reviewed(first))
    store.set_review(reviewed(second))

    assert store.games() == (ended_otherwise(first),)


def test_side_without_marks_keeps_those_that_it_has(store: HistoryDatabase) -> None:
    game = games()[0]
    store.set_review(reviewed(game))

    store.set_review(replace(reviewed(game), white=game.white))

    assert store.games() == (reviewed(game),)


def test_games_that_were_taken_back_are_gone_until_the_same_ones_end_again(store: HistoryDatabase) -> None:
    first, second = games()
    store.add_games([first])
    store.set_review(reviewed(second))

    store.reopen_games(first.key.match, 1)
    assert store.games() == (first,)

    store.add_games([second])
    assert {game.key for game in store.games()} == {first.key, second.key}
    assert reviewed(second) in store.games()


def test_deleted_games_stay_away_when_their_match_is_opened_again(store: HistoryDatabase) -> None:
    first, second = games()
    store.add_games([first, second])

    store.delete([first.key])
    store.add_games([first, second])

    assert store.games() == (second,)


def test_deleted_games_come_back_when_that_is_undone(store: HistoryDatabase) -> None:
    store.add_games(games())
    before = store.games()

    store.delete([game.key for game in before])
    assert store.games() == ()
    store.restore([game.key for game in before])

    assert store.games() == before


def test_records_that_were_taken_in_are_remembered_as_they_were(store: HistoryDatabase) -> None:
    store.add_games([], FileStamp("a.tapa", 10, 1_000))
    store.add_games(games(), FileStamp("b.tapa", 20, 2_000))
    store.add_games([], FileStamp("a.tapa", 11, 3_000))

    assert store.read_records() == {FileStamp("a.tapa", 11, 3_000), FileStamp("b.tapa", 20, 2_000)}


def test_change_that_fails_half_way_has_not_happened(store: HistoryDatabase) -> None:
    first, second = games()
    wrong = replace(second, result=replace(second.result, points=None))  # type: ignore[arg-type]

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


@pytest.mark.slow
def test_one_question_brings_ten_thousand_games(store: HistoryDatabase, ten_thousand: list[HistoryGame]) -> None:
    store.add_games(ten_thousand)
    asked: list[str] = []
    store.connection.set_trace_callback(asked.append)

    found = store.games()

    assert len(found) == 10_000
    assert len(asked) == 1


@pytest.mark.slow
def test_one_more_game_costs_as_many_statements_with_ten_thousand_as_with_none(
    store: HistoryDatabase, ten_thousand: list[HistoryGame]
) -> None:
    asked: list[str] = []
    store.connection.set_trace_callback(asked.append)
    store.add_games(games())
    with_none = len(asked)
    store.add_games(ten_thousand)
    asked.clear()

    store.add_games(games())

    assert len(asked) == with_none
    (plan,) = store.connection.execute("EXPLAIN QUERY PLAN SELECT id FROM games WHERE match = ? AND number = ?", "ab")
    assert "USING" in plan[-1]


@pytest.mark.parametrize(
    "change",
    [
        *("games SET how = 'luck'", "games SET points = 'many'", "games SET target = -1", "games SET turns = 1 << 40"),
        *(
            "games SET ended = 'noon'",
            "games SET house_rules = '['",
            "games SET digest = x'ff'",
            "games SET winner = 1",
        ),
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
def test_database_with_statements_of_others_is_damage(tmp_path: Path, statement: str) -> None:
    store = HistoryDatabase(tmp_path / "history.sqlite")
    store.connection.execute(statement)
    store.close()

    with pytest.raises(DamagedDatabase, match="others"):
        HistoryDatabase(tmp_path / "history.sqlite")


def test_database_that_sqlite_cannot_even_speak_of_is_damage(tmp_path: Path) -> None:
    HistoryDatabase(tmp_path / "history.sqlite").close()
    data = (tmp_path / "history.sqlite").read_bytes()
    (tmp_path / "history.sqlite").write_bytes(data.replace(b"CREATE TABLE files", b"CREATE TABLE \xff\xfe\xff\xfe\xff"))

    with pytest.raises(sqlite3.DatabaseError) as raised:
        HistoryDatabase(tmp_path / "history.sqlite")
    assert is_damage(raised.value)


# The form of the file, and its versions


def version_of(path: Path) -> int:
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(version)


def test_tables_that_cannot_all_be_made_leave_an_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "history.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "_TABLES", ("CREATE TABLE other (id INTEGER)", "DROP TABLE nowhere"))
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            connect(path)

    assert version_of(path) == 0
    store = HistoryDatabase(path)
    assert "other" not in str(store.connection.execute("SELECT name FROM sqlite_master").fetchall())
    store.close()


@pytest.mark.parametrize(("version", "is_damaged"), [(VERSION - 1, True), (VERSION + 1, False)])
def test_database_of_another_version_is_refused_and_kept_as_is(tmp_path: Path, version: int, is_damaged: bool) -> None:
    path = tmp_path / "history.sqlite"
    store = HistoryDatabase(path)
    store.connection.execute(f"PRAGMA user_version = {version}")
    store.close()
    before = path.read_bytes()

    with pytest.raises(sqlite3.DatabaseError, match=f"version {version}") as caught:
        connect(path)

    assert is_damage(caught.value) == is_damaged
    assert path.read_bytes() == before


def test_database_of_another_program_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE games (id INTEGER)")
    other.close()

    with pytest.raises(DamagedDatabase, match="another program"):
        connect(path)


def overwritten(data: bytes) -> bytes:
    return data[: len(data) // 2].ljust(len(data), b"\x5a")


@pytest.mark.parametrize(
    "damage", [overwritten, lambda _: b"Dear Ana,\n" * 200, lambda _: b"SQLite format 3\0" + b"\xff" * 4096]
)
def test_file_that_is_no_database_or_was_overwritten_is_damage(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "history.sqlite"
    store = HistoryDatabase(path)
    store.add_games(many_games(500))
    store.close()
    path.write_bytes(damage(path.read_bytes()))

    with pytest.raises(sqlite3.DatabaseError) as caught:
        connect(path)

    assert is_damage(caught.value)


def test_database_that_is_locked_is_not_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.app.game_history.schema._PATIENCE_S", 0)
    path = tmp_path / "history.sqlite"
    store, other = HistoryDatabase(path), HistoryDatabase(path)
    other.connection.execute("BEGIN EXCLUSIVE")

    with pytest.raises(sqlite3.OperationalError, match="locked") as caught:
        store.add_games(games())

    assert not is_damage(caught.value)
    other.close()
    store.add_games(games())
    store.close()


# How the player has opened, read from the matches of the history


BEGUN = OpeningRolled(5, 3)
PLAYED = (Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Played("24/20 24/22"))


def test_only_plays_of_persons_count_with_what_their_games_have_brought(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    history = match(BEGUN, *PLAYED, Resigned(Side.BLACK), GameBegun(), *PLAYED, Resigned(Side.WHITE))
    archive.matches.mkdir(parents=True)
    (archive.matches / FILE).write_bytes(format_record(Record(history.header, tuple(history.log))))
    found = tuple(games(history))

    *_, own = own_openings(OwnQuestion(TAPA, archive, found), lambda: False)
    *_, of_others = own_openings(OwnQuestion(TAWULA, archive, found), lambda: False)

    assert HEADER.white.is_person
    assert not HEADER.black.is_person
    ((place, plays),) = own.items()
    assert place == (start_position(TAPA), FIRST, (6, 5))
    ((_, one),) = plays.items()
    assert (one.play, one.games, one.won) == ("24/18 24/19", 2, 1)
    assert one.points == history.states[-1].score(Side.WHITE) - history.states[-1].score(Side.BLACK)
    assert of_others == {}
