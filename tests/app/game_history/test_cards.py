"""The cards of the practice: which come when, what an answer does, and what stays."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.cards import NEW_A_DAY, Card, Deck, Rounds, add_mistakes
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.reviewed_game import game_alone
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.game_history.service import FILE, HistoryService
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.coach.drill import Mistake
from tapa_desktop.coach.pack import Lesson, Theme
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.events import GameBegun, LogEvent, Played, Resigned, Rolled
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.rules.side import Side
from tests.app.desk import PERSON, Desk
from tests.app.game_history.games import FIRST_GAME, HEADER, games, match

DAY = date(2026, 11, 20)
FIRST = Mistake("tapa W15,22,B15 0/0/0 0/0/0 W 31", "24/21 24/23", 0.2)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[HistoryDatabase]:
    store = HistoryDatabase(tmp_path / "history.sqlite")
    yield store
    store.close()


def made_up(count: int) -> list[Mistake]:
    return [Mistake(f"position {number}", "pass", 0.1 + number / 100_000) for number in range(count)]


def next_card(store: HistoryDatabase, day: date = DAY) -> Card:
    card = store.deck(day).card
    assert card is not None
    return card


def test_mistakes_of_a_review_become_cards(store: HistoryDatabase) -> None:
    game = games()[0]

    store.set_review(game, [FIRST])

    deck = store.deck(game.ended.date())
    assert (deck.left, deck.total) == (1, 1)
    assert (deck.card.position, deck.card.played, deck.card.loss) == (FIRST.position, FIRST.played, FIRST.loss)


def test_mistakes_of_a_game_that_was_played_to_another_end_do_not(store: HistoryDatabase) -> None:
    game = games()[0]
    store.add_games([game])

    store.set_review(replace(game, digest="another"), [FIRST])

    assert store.deck(DAY).total == 0


def test_same_position_is_one_card_and_the_same_game_changes_nothing(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, [FIRST, FIRST], DAY)
    store.answer(next_card(store), 5, DAY)

    add_mistakes(store.connection, [FIRST], DAY)

    deck = store.deck(DAY)
    assert (deck.left, deck.total, deck.answered) == (0, 1, 1)


def test_mistake_that_is_made_again_comes_back(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, [FIRST], DAY)
    store.answer(next_card(store), 5, DAY)
    later = DAY + timedelta(days=1)

    add_mistakes(store.connection, [replace(FIRST, played="24/20", loss=0.3)], later)

    card = next_card(store, later)
    assert (card.played, card.loss, card.made, card.spacing.repetitions) == ("24/20", 0.3, later.isoformat(), 0)


def test_right_answer_comes_back_after_a_day_then_after_six(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, [FIRST], DAY)

    store.answer(next_card(store), 4, DAY)
    deck = store.deck(DAY)
    assert (deck.card, deck.next_due) == (None, DAY + timedelta(days=1))
    store.answer(next_card(store, DAY + timedelta(days=1)), 4, DAY + timedelta(days=1))

    assert store.deck(DAY + timedelta(days=6)).card is None
    assert store.deck(DAY + timedelta(days=7)).card is not None


def test_cards_of_a_clock_that_was_years_ahead_do_not_wait_for_that_day(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, made_up(2), date(2036, 1, 1))
    store.answer(next_card(store, date(2036, 1, 1)), 5, date(2036, 1, 1))

    assert store.deck(DAY).left == 2
    for _ in range(2):
        store.answer(next_card(store), 5, DAY)

    deck = store.deck(DAY)
    assert (deck.left, deck.card) == (0, None)
    assert deck.next_due.year == DAY.year


def test_wrong_answer_comes_back_on_the_same_day_after_the_others(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, made_up(2), DAY)
    wrong = next_card(store)

    store.answer(wrong, 1, DAY)

    right = next_card(store)
    assert right.position != wrong.position
    store.answer(right, 5, DAY)
    assert next_card(store).position == wrong.position
    assert (store.deck(DAY).answered, store.deck(DAY).passed) == (2, 1)


def test_dearest_mistakes_come_first_and_only_so_many_new_ones_a_day(store: HistoryDatabase) -> None:
    given = made_up(NEW_A_DAY + 5)
    add_mistakes(store.connection, given, DAY)
    assert store.deck(DAY).left == NEW_A_DAY

    seen = []
    while (card := store.deck(DAY).card) is not None:
        seen.append(card.position)
        store.answer(card, 5, DAY)

    assert seen == [one.position for one in reversed(given)][:NEW_A_DAY]
    assert store.deck(DAY).next_due == DAY + timedelta(days=1)


def test_mistakes_come_by_their_lesson_the_easier_first_and_those_of_before_still_come(store: HistoryDatabase) -> None:
    old, easy, hard, race = (
        replace(one, lesson=lesson)
        for one, lesson in zip(
            made_up(4), (Lesson(), Lesson(Theme.PIN, 1), Lesson(Theme.PIN, 3), Lesson(Theme.RACE, 2)), strict=True
        )
    )
    add_mistakes(store.connection, [old], DAY)
    store.connection.execute("DROP TABLE lessons")  # as in a file of version 1.0
    assert next_card(store).lesson == Lesson()

    add_mistakes(store.connection, [hard, easy, race], DAY)

    assert next_card(store).position == easy.position
    assert store.deck(DAY, Lesson(Theme.RACE)).card.position == race.position
    assert store.deck(DAY, Lesson(Theme.PIN)).total == 2
    assert store.deck(DAY, Lesson(Theme.PIN, 3)).card.lesson == hard.lesson
    assert {*store.deck(DAY).lessons} == {old.lesson, easy.lesson, hard.lesson, race.lesson}
    assert store.deck(DAY, Lesson(Theme.RACE, 1)).card is None


def test_days_in_a_row_are_counted_to_today_or_yesterday(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, made_up(3), DAY)
    for days in (0, 1, 2):
        store.answer(next_card(store), 1, DAY + timedelta(days=days))

    assert [store.deck(DAY + timedelta(days=days)).streak for days in (2, 3, 4)] == [3, 3, 0]


def test_card_that_is_left_out_never_comes_and_can_be_brought_back(store: HistoryDatabase) -> None:
    add_mistakes(store.connection, [FIRST], DAY)
    card = next_card(store)

    store.leave_out(card, is_out=True)
    assert store.deck(DAY) == Deck(None, 0, 0, 0, 0, 0, None)

    store.leave_out(card, is_out=False)
    assert next_card(store) == card


def test_positions_of_a_pack_are_dealt_in_their_order_all_on_one_day(store: HistoryDatabase) -> None:
    given = [one.position for one in made_up(NEW_A_DAY + 5)]
    add_mistakes(store.connection, [FIRST], DAY)
    deck = store.deck(DAY, given)
    assert (deck.left, deck.total, deck.solved) == (len(given), len(given), 0)

    seen = []
    while (card := store.deck(DAY, given).card) is not None:
        seen.append(card.position)
        store.answer(card, 5, DAY)

    assert seen == given
    deck = store.deck(DAY, given)
    assert (deck.left, deck.solved, deck.next_due) == (0, len(given), DAY + timedelta(days=1))
    assert store.deck(DAY, given[:3]).total == 3
    assert (store.deck(DAY).left, store.deck(DAY).total) == (1, 1)


def test_mistake_in_a_position_of_a_pack_makes_it_one_of_mine_and_leaves_it_in_the_pack(store: HistoryDatabase) -> None:
    given = [FIRST.position]
    known = store.deck(DAY, given).card
    assert known is not None
    store.answer(known, 5, DAY)

    add_mistakes(store.connection, [FIRST], DAY)

    assert next_card(store).played == FIRST.played
    assert store.deck(DAY, given).total == 1


def test_ten_thousand_cards_need_no_long_search(store: HistoryDatabase) -> None:
    store.connection.execute("BEGIN")
    with store.connection:
        add_mistakes(store.connection, made_up(10_000), DAY)
    steps: list[int] = []
    store.connection.set_progress_handler(lambda: steps.append(1), 10_000)

    store.deck(DAY)

    assert len(steps) < 150  # one and a half million steps of SQLite, a few hundredths of a second


ANSWERS = """
import sys
from datetime import date
from pathlib import Path
from tapa_desktop.app.game_history.database import HistoryDatabase

store, day = HistoryDatabase(Path(sys.argv[1])), date.fromisoformat(sys.argv[2])
while True:
    store.answer(store.deck(day).card, 1, day)
    print("answered", flush=True)
"""


def test_program_that_is_killed_while_answers_are_stored_loses_no_card_and_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    store = HistoryDatabase(path)
    add_mistakes(store.connection, made_up(50), DAY)
    store.close()
    told = 0

    for answers in (1, 4, 9):
        with subprocess.Popen([sys.executable, "-c", ANSWERS, path, DAY.isoformat()], stdout=subprocess.PIPE) as killed:
            assert killed.stdout is not None
            for _ in range(answers):
                assert killed.stdout.readline()
            killed.kill()
            told += answers + len(killed.stdout.read().split())

        store = HistoryDatabase(path)  # it checks that the file is sound
        deck = store.deck(DAY)
        store.close()
        assert deck.total == 50
        assert told <= deck.answered <= told + 1
        told = deck.answered


def test_best_of_all_days_is_kept_and_the_last_round_of_this_day(store: HistoryDatabase) -> None:
    store.connection.execute("DROP TABLE IF EXISTS rounds")  # as in a file of version 1.0
    assert store.rounds("run tapa", DAY).most_right == 0

    store.add_round("run tapa", "1110", DAY - timedelta(days=1))
    store.add_round("run tapa", "1011011", DAY)
    store.add_round("run tapa", "01", DAY)
    store.add_round("run plakoto", "11111111", DAY)

    assert store.rounds("run tapa", DAY) == Rounds("run tapa", DAY, today="01", most_right=5, longest_row=3)


def test_round_that_goes_on_is_stored_once(store: HistoryDatabase) -> None:
    for results in ("1", "10", "101"):
        store.add_round("daily tapa", results, DAY)

    assert store.connection.execute("SELECT results FROM rounds").fetchall() == [("101",)]
    assert store.rounds("daily tapa", DAY + timedelta(days=1)).today == ""


def test_positions_answered_in_a_round_are_cards_that_come_back(store: HistoryDatabase) -> None:
    store.answer_given("right", 5, DAY)
    store.answer_given("wrong", 0, DAY)

    deck = store.deck(DAY, ["right", "wrong"])
    assert (deck.card.position, deck.left, deck.solved, deck.passed) == ("wrong", 1, 1, 1)


# Games are reviewed in the background: those that end, those of the history, and those that the player asks for


PLAYED = (
    *(GameBegun(), Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Played("24/20 24/22")),
    *(Rolled(3, 1), Played("24/21 24/23"), Resigned(Side.WHITE)),
)
EVENTS = (*FIRST_GAME, *PLAYED, *PLAYED)


class Room:
    """A session with a reviewer, and the games of its history."""

    def __init__(self, folder: Path, qtbot: QtBot, *, review_games: bool = True) -> None:
        self.desk = Desk(folder, settings=Settings(review_games=review_games))
        self.service = HistoryService(self.desk.session)
        self.reviewer = Reviewer(self.desk.session, self.service)
        self.progress: list[tuple[int, int]] = []
        self.reviewer.progressed.connect(lambda done, of: self.progress.append((done, of)))
        self._qtbot, self._path = qtbot, folder / FILE

    def games(self) -> dict[int, HistoryGame]:
        """The games of the history by their numbers; of two with the same number, the earlier one."""
        with self._qtbot.waitSignal(self.service.listed) as found:
            self.service.list_games()
        return {game.key.number: game for game in found.args[0]}

    def read_archive(self) -> None:
        with self._qtbot.waitSignal(self.service.changed):
            self.service.read_archive()

    def wait_for(self, *numbers: int) -> None:
        """Wait until exactly these games have a review."""
        self._qtbot.waitUntil(lambda: self.reviewed() == set(numbers))

    def reviewed(self) -> set[int]:
        return {number for number, game in self.games().items() if game.white.review is not None}

    def leave(self) -> None:
        self.reviewer.close()
        self.service.close()
        QCoreApplication.processEvents()
        self.desk.session.close()


@pytest.fixture
def enter(tmp_path: Path, qtbot: QtBot, qapp: QCoreApplication) -> Iterator[Callable[..., Room]]:  # noqa: ARG001
    rooms: list[Room] = []

    def open_room(**choices: bool) -> Room:
        rooms.append(Room(tmp_path / "data", qtbot, **choices))
        return rooms[-1]

    yield open_room
    for room in rooms:
        room.leave()


def keep(folder: Path, *events: LogEvent, day: int = 20) -> Path:
    """A match in the archive."""
    path = Archive(folder).matches / f"2026-11-{day}-120000-tapa.tapa"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(format_record(Record(replace(HEADER, begun=f"2026-11-{day} 12:00:00"), events)))
    return path


def test_each_game_of_a_match_stands_alone() -> None:
    history = match(*EVENTS)

    alone = game_alone(history, 2)

    assert alone.standing == PLAYED[1:]
    assert len(alone.states) == len(PLAYED)
    assert len(alone.state.results) == 2
    assert game_alone(history, 1).standing == FIRST_GAME


def test_game_alone_is_reviewed_as_within_its_match() -> None:
    history = match(*EVENTS)

    *_, alone = review(ReviewQuestion(game_alone(history, 2), 0))
    *_, within = review(ReviewQuestion(history, 0))

    lines = [(line.side, line.play, line.cost, line.luck) for line in within.lines if line.game == 1]
    assert [(line.side, line.play, line.cost, line.luck) for line in alone.lines] == lines
    assert len(alone.games) == 1


def test_game_that_ends_is_reviewed_and_noted(enter: Callable[..., Room], qtbot: QtBot) -> None:
    room = enter()
    room.desk.begin()
    room.desk.do(room.desk.player.roll)
    while not room.desk.player.may_resign:
        room.desk.do(room.desk.player.roll)

    with qtbot.waitSignal(room.reviewer.reviewed):
        room.desk.do(lambda: room.desk.player.resign(Side.WHITE))

    room.wait_for(1)


def test_game_that_only_people_play_is_left_alone(enter: Callable[..., Room], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.app.game_history.reviewer.network_of", lambda _: None)
    room = enter()
    room.desk.begin(white=PERSON, black=PERSON)
    while not room.desk.player.may_resign:
        room.desk.do(room.desk.player.roll)

    room.desk.do(lambda: room.desk.player.resign(Side.WHITE))

    assert room.desk.state.result is not None
    assert room.reviewer._now is None


def test_games_without_a_review_are_reviewed_when_there_is_time(enter: Callable[..., Room], tmp_path: Path) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter()
    room.read_archive()

    room.reviewer.open()

    room.wait_for(1, 2, 3)
    review = room.games()[2].white.review
    assert set(review.parts) >= {"play", "opening"}


def test_nothing_is_reviewed_that_nobody_wants(enter: Callable[..., Room], tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter(review_games=False)
    room.read_archive()

    with qtbot.waitSignal(room.service.found_unreviewed) as found:
        room.reviewer.open()

    assert found.args == [()]
    assert not room.reviewer.is_busy


def test_games_asked_for_are_reviewed_again_and_counted(enter: Callable[..., Room], tmp_path: Path) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter(review_games=False)
    room.read_archive()

    room.reviewer.review_games([room.games()[number].key for number in (2, 3)])

    room.wait_for(2, 3)
    assert room.progress[0] == (0, 2)
    assert room.progress[-1] == (2, 2)


def test_what_was_asked_for_goes_on_after_a_restart(enter: Callable[..., Room], tmp_path: Path) -> None:
    keep(tmp_path / "data", *EVENTS)
    first = enter(review_games=False)
    first.read_archive()
    first.service.want_reviews([first.games()[3].key])
    first.leave()

    second = enter(review_games=False)
    second.reviewer.open()

    second.wait_for(3)


def test_stop_forgets_what_was_asked_for(enter: Callable[..., Room], tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "data", *EVENTS)
    room = enter(review_games=False)
    room.read_archive()
    room.service.want_reviews([game.key for game in room.games().values()])

    room.reviewer.stop()

    with qtbot.waitSignal(room.service.found_unreviewed) as found:
        room.service.find_unreviewed(wanted_only=True)
    assert found.args == [()]


def test_match_that_cannot_be_read_holds_up_no_other(enter: Callable[..., Room], tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keep(folder, *EVENTS)
    broken = keep(folder, *FIRST_GAME, day=21)
    room = enter()
    room.read_archive()
    broken.write_bytes(b"nothing")

    room.reviewer.open()

    room.wait_for(1, 2, 3)
