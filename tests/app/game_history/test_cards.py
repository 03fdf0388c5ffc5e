"""The cards of the practice: their order, the effect of an answer, and what is kept."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.cards import NEW_A_DAY, Card, Deck, Rounds
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.reviewed_game import single_game
from tapa_desktop.app.game_history.reviewer import Reviewer
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.drill import Mistake
from tapa_desktop.coach.pack import Lesson, Theme
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.game.events import GameBegun, LogEvent, Played, Resigned, Rolled
from tapa_desktop.rules.position import Side
from tests.app.driver import PERSON
from tests.app.game_history.fixtures import Fixture, history_at, keep
from tests.app.game_history.games import FIRST_GAME, games, match

DAY = date(2026, 11, 20)
FIRST = Mistake("tapa W15,22,B15 0/0/0 0/0/0 W 31", "24/21 24/23", 0.2)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[HistoryDatabase]:
    with history_at(tmp_path / "history.sqlite") as store:
        yield store


def made_up(count: int) -> list[Mistake]:
    return [Mistake(f"position {number}", "pass", 0.1 + number / 100_000) for number in range(count)]


def next_card(store: HistoryDatabase, day: date = DAY) -> Card:
    card = store.cards.deck(day).card
    assert card is not None
    return card


def test_mistakes_of_a_review_become_cards_but_not_of_a_game_that_was_played_to_another_end(
    store: HistoryDatabase,
) -> None:
    game = games()[0]

    store.set_review(game, [FIRST])
    store.set_review(replace(game, digest="another"), made_up(1))

    deck = store.cards.deck(game.ended.date())
    assert (deck.left, deck.total) == (1, 1)
    assert (deck.card.position, deck.card.played, deck.card.loss) == (FIRST.position, FIRST.played, FIRST.loss)


def test_same_position_is_one_card_which_a_mistake_in_a_later_game_brings_back(store: HistoryDatabase) -> None:
    store.cards.add_mistakes([FIRST, FIRST], DAY)
    store.cards.answer(next_card(store), 5, DAY)

    store.cards.add_mistakes([FIRST], DAY)
    deck = store.cards.deck(DAY)
    assert (deck.left, deck.total, deck.answered) == (0, 1, 1)

    later = DAY + timedelta(days=1)
    store.cards.add_mistakes([replace(FIRST, played="24/20", loss=0.3)], later)
    card = next_card(store, later)
    assert (card.played, card.loss, card.made, card.spacing.repetitions) == ("24/20", 0.3, later.isoformat(), 0)


def test_right_answer_comes_back_after_a_day_then_after_six(store: HistoryDatabase) -> None:
    store.cards.add_mistakes([FIRST], DAY)

    store.cards.answer(next_card(store), 4, DAY)
    deck = store.cards.deck(DAY)
    assert (deck.card, deck.next_due) == (None, DAY + timedelta(days=1))
    store.cards.answer(next_card(store, DAY + timedelta(days=1)), 4, DAY + timedelta(days=1))

    assert store.cards.deck(DAY + timedelta(days=6)).card is None
    assert store.cards.deck(DAY + timedelta(days=7)).card is not None


def test_cards_of_a_clock_that_was_years_ahead_do_not_wait_for_that_day(store: HistoryDatabase) -> None:
    store.cards.add_mistakes(made_up(2), date(2036, 1, 1))
    store.cards.answer(next_card(store, date(2036, 1, 1)), 5, date(2036, 1, 1))

    assert store.cards.deck(DAY).left == 2
    for _ in range(2):
        store.cards.answer(next_card(store), 5, DAY)

    deck = store.cards.deck(DAY)
    assert (deck.left, deck.card) == (0, None)
    assert deck.next_due.year == DAY.year


def test_wrong_answer_comes_back_on_the_same_day_after_the_others(store: HistoryDatabase) -> None:
    store.cards.add_mistakes(made_up(2), DAY)
    wrong = next_card(store)

    store.cards.answer(wrong, 1, DAY)

    right = next_card(store)
    assert right.position != wrong.position
    store.cards.answer(right, 5, DAY)
    assert next_card(store).position == wrong.position
    assert (store.cards.deck(DAY).answered, store.cards.deck(DAY).passed) == (2, 1)


def test_dearest_mistakes_come_first_and_only_so_many_new_ones_a_day(store: HistoryDatabase) -> None:
    mistakes = made_up(NEW_A_DAY + 5)
    store.cards.add_mistakes(mistakes, DAY)
    assert store.cards.deck(DAY).left == NEW_A_DAY

    positions = []
    while (card := store.cards.deck(DAY).card) is not None:
        positions.append(card.position)
        store.cards.answer(card, 5, DAY)

    assert positions == [one.position for one in reversed(mistakes)][:NEW_A_DAY]
    tomorrow = DAY + timedelta(days=1)
    assert store.cards.deck(DAY).next_due == tomorrow
    while (card := store.cards.deck(tomorrow).card) is not None:
        positions.append(card.position)
        store.cards.answer(card, 5, tomorrow)
    assert {*positions} == {one.position for one in mistakes}, "what comes back is not counted as new"


def test_mistakes_come_by_their_lesson_the_easier_first_and_those_of_before_still_come(store: HistoryDatabase) -> None:
    lessons = (Lesson(), Lesson(Theme.PIN, 1), Lesson(Theme.PIN, 3), Lesson(Theme.RACE, 2))
    old, easy, hard, race = (replace(one, lesson=of) for one, of in zip(made_up(4), lessons, strict=True))
    store.cards.add_mistakes([old], DAY)
    store.connection.execute("DROP TABLE lessons")  # as in a file of version 1.0
    assert next_card(store).lesson == Lesson()

    store.cards.add_mistakes([hard, easy, race], DAY)

    assert next_card(store).position == easy.position
    assert store.cards.deck(DAY, Lesson(Theme.RACE)).card.position == race.position
    assert store.cards.deck(DAY, Lesson(Theme.PIN)).total == 2
    assert store.cards.deck(DAY, Lesson(Theme.PIN, 3)).card.lesson == hard.lesson
    assert {*store.cards.deck(DAY).lessons} == {*lessons}
    assert store.cards.deck(DAY, Lesson(Theme.RACE, 1)).card is None


def test_days_in_a_row_are_counted_to_today_or_yesterday(store: HistoryDatabase) -> None:
    store.cards.add_mistakes(made_up(3), DAY)
    for days in (0, 1, 2):
        store.cards.answer(next_card(store), 1, DAY + timedelta(days=days))

    assert [store.cards.deck(DAY + timedelta(days=days)).streak for days in (2, 3, 4)] == [3, 3, 0]


def test_card_that_is_left_out_never_comes(store: HistoryDatabase) -> None:
    store.cards.add_mistakes([FIRST], DAY)

    store.cards.leave_out(next_card(store))

    assert store.cards.deck(DAY) == Deck(None, 0, 0, 0, 0, 0, None)


def test_positions_of_a_pack_are_dealt_in_their_order_all_on_one_day(store: HistoryDatabase) -> None:
    positions = [one.position for one in made_up(NEW_A_DAY + 5)]
    store.cards.add_mistakes([FIRST], DAY)
    deck = store.cards.deck(DAY, positions)
    assert (deck.left, deck.total, deck.solved) == (len(positions), len(positions), 0)

    dealt = []
    while (card := store.cards.deck(DAY, positions).card) is not None:
        dealt.append(card.position)
        store.cards.answer(card, 5, DAY)

    assert dealt == positions
    deck = store.cards.deck(DAY, positions)
    assert (deck.left, deck.solved, deck.next_due) == (0, len(positions), DAY + timedelta(days=1))
    assert store.cards.deck(DAY, positions[:3]).total == 3
    assert (store.cards.deck(DAY).left, store.cards.deck(DAY).total) == (1, 1)


def test_mistake_in_a_position_of_a_pack_makes_it_one_of_mine_and_leaves_it_in_the_pack(store: HistoryDatabase) -> None:
    pack = [FIRST.position]
    card = store.cards.deck(DAY, pack).card
    assert card is not None
    store.cards.answer(card, 5, DAY)

    store.cards.add_mistakes([FIRST], DAY)

    assert next_card(store).played == FIRST.played
    assert store.cards.deck(DAY, pack).total == 1


def test_ten_thousand_cards_need_no_long_search(store: HistoryDatabase) -> None:
    store.connection.execute("BEGIN")
    with store.connection:
        store.cards.add_mistakes(made_up(10_000), DAY)
    steps: list[int] = []
    store.connection.set_progress_handler(lambda: steps.append(1), 10_000)

    store.cards.deck(DAY)

    assert len(steps) < 150  # one and a half million steps of SQLite, a few hundredths of a second


ANSWERS = """
import sys
from datetime import date
from pathlib import Path
from tapa_desktop.app.game_history.database import HistoryDatabase

store, day = HistoryDatabase(Path(sys.argv[1])), date.fromisoformat(sys.argv[2])
while True:
    store.cards.answer(store.cards.deck(day).card, 1, day)
    print("answered", flush=True)
"""


def test_program_that_is_killed_while_answers_are_stored_loses_no_card_and_no_answer(tmp_path: Path) -> None:
    path, printed = tmp_path / "history.sqlite", 0
    with history_at(path) as store:
        store.cards.add_mistakes(made_up(50), DAY)

    for answers in (1, 9):
        with subprocess.Popen([sys.executable, "-c", ANSWERS, path, DAY.isoformat()], stdout=subprocess.PIPE) as killed:
            assert killed.stdout is not None
            for _ in range(answers):
                assert killed.stdout.readline()
            killed.kill()
            printed += answers + len(killed.stdout.read().split())

        with history_at(path) as store:  # checks that the file is not damaged
            deck = store.cards.deck(DAY)
        assert deck.total == 50
        assert printed <= deck.answered <= printed + 1
        printed = deck.answered


def test_best_of_all_days_is_kept_and_the_last_round_of_this_day(store: HistoryDatabase) -> None:
    store.connection.execute("DROP TABLE IF EXISTS rounds")  # as in a file of version 1.0
    assert store.cards.rounds("run tapa", DAY).most_right == 0

    store.cards.add_round("run tapa", "1110", DAY - timedelta(days=1))
    for results in ("1", "10", "1011011", "0", "01"):  # a longer part replaces a shorter one
        store.cards.add_round("run tapa", results, DAY)
    store.cards.add_round("run plakoto", "11111111", DAY)

    rows = store.connection.execute("SELECT results FROM rounds").fetchall()
    assert rows == [("1110",), ("1011011",), ("01",), ("11111111",)]
    assert store.cards.rounds("run tapa", DAY) == Rounds("run tapa", DAY, today="01", most_right=5, longest_row=3)
    assert store.cards.rounds("run tapa", DAY + timedelta(days=1)).today == ""


def test_positions_answered_in_a_round_are_cards_that_come_back(store: HistoryDatabase) -> None:
    store.cards.answer_position("right", 5, DAY)
    store.cards.answer_position("wrong", 0, DAY)

    deck = store.cards.deck(DAY, ["right", "wrong"])
    assert (deck.card.position, deck.left, deck.solved, deck.passed) == ("wrong", 1, 1, 1)


# Games are reviewed in the background: those that end, those of the history, and those that the player asks for


PLAYED = (
    *(GameBegun(), Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Played("24/20 24/22")),
    *(Rolled(3, 1), Played("24/21 24/23"), Resigned(Side.WHITE)),
)
EVENTS = (*FIRST_GAME, *PLAYED, *PLAYED)


class Reviewed(Fixture):
    def __init__(self, folder: Path, qtbot: QtBot, *, review_games: bool) -> None:
        super().__init__(folder, qtbot, Settings(review_games=review_games))
        self.reviewer = Reviewer(self.driver.session, self.service)
        self.progress: list[tuple[int, int]] = []
        self.reviewer.progressed.connect(lambda done, of: self.progress.append((done, of)))

    def games(self) -> dict[int, HistoryGame]:
        """The games of the history by their numbers; of two with the same number, the earlier one."""
        return {game.key.number: game for game in self.listed()}

    def wait_for(self, *numbers: int) -> None:
        """Wait until exactly these games have a review."""
        self.qtbot.waitUntil(lambda: {at for at, game in self.games().items() if game.white.review} == set(numbers))

    def unreviewed(self, act: Callable[[], object]) -> object:
        """The games to be reviewed for which the reviewer asks by that."""
        with self.qtbot.waitSignal(self.service.unreviewed_ready) as signal:
            act()
        return signal.args[0]

    def leave(self) -> None:
        self.reviewer.close()
        super().leave()


@pytest.fixture
def open_window(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[..., Reviewed]]:
    fixtures: list[Reviewed] = []

    def open_room(*events: LogEvent, review_games: bool = True) -> Reviewed:
        """A session whose history has read a match of these events."""
        fixtures.append(fixture := Reviewed(tmp_path / "data", qtbot, review_games=review_games))
        if events:
            keep(fixture.matches, *events)
            fixture.read_archive()
        return fixture

    yield open_room
    for fixture in fixtures:
        fixture.leave()


@pytest.fixture
def fixture(open_window: Callable[..., Reviewed]) -> Reviewed:
    """A match of three games is in the archive, without a review."""
    return open_window(*EVENTS, review_games=False)


def test_each_game_of_a_match_stands_alone_and_is_reviewed_as_within_the_match() -> None:
    history = match(*EVENTS)

    alone = single_game(history, 2)
    *_, result = review(ReviewQuestion(alone, 0))
    *_, within = review(ReviewQuestion(history, 0))

    assert alone.active_events == PLAYED[1:]
    assert len(alone.states) == len(PLAYED)
    assert len(alone.state.results) == 2
    assert single_game(history, 1).active_events == FIRST_GAME
    lines = [(line.side, line.play, line.cost, line.luck) for line in within.lines if line.game == 1]
    assert [(line.side, line.play, line.cost, line.luck) for line in result.lines] == lines
    assert len(result.games) == 1


def test_game_that_ends_is_reviewed_and_noted(open_window: Callable[..., Reviewed], qtbot: QtBot) -> None:
    fixture = open_window()
    fixture.driver.begin()
    fixture.driver.do(fixture.driver.player.roll)

    with qtbot.waitSignal(fixture.reviewer.reviewed):
        fixture.driver.give_up()

    fixture.wait_for(1)


def test_game_that_only_people_play_is_left_alone(
    open_window: Callable[..., Reviewed], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapa_desktop.app.game_history.reviewer.network_of", lambda _: None)
    fixture = open_window()
    fixture.driver.begin(white=PERSON, black=PERSON)

    fixture.driver.give_up()

    assert fixture.driver.state.result is not None
    assert fixture.reviewer._ended_task is None


def test_games_without_a_review_are_reviewed_when_there_is_time_and_a_match_that_cannot_be_read_holds_up_none(
    open_window: Callable[..., Reviewed], tmp_path: Path
) -> None:
    broken = keep(tmp_path / "data" / "matches", *FIRST_GAME, name="broken.tapa", day=21)
    fixture = open_window(*EVENTS)
    broken.write_bytes(b"nothing")

    fixture.reviewer.open()

    fixture.wait_for(1, 2, 3)
    assert set(fixture.games()[2].white.review.parts) >= {"play", "opening"}
    sides = [
        side.review for number in (1, 2, 3) for side in (fixture.games()[number].white, fixture.games()[number].black)
    ]
    assert any(side.decisions for side in sides)
    for side in sides:  # each has the parts of its own decisions
        assert side.decisions == sum(side.part(kind)[1] for kind in ("play", "cube"))


def test_nothing_is_reviewed_that_nobody_wants_or_that_a_stop_has_called_off(fixture: Reviewed) -> None:
    keys = [game.key for game in fixture.listed()]
    fixture.unreviewed(lambda: fixture.reviewer.review_games(keys))
    assert fixture.reviewer.is_busy

    fixture.reviewer.stop()

    assert not fixture.reviewer.is_busy
    assert fixture.unreviewed(fixture.reviewer.open) == ()
    assert not fixture.reviewer.is_busy


def test_games_that_others_go_before_are_reviewed_after_those(open_window: Callable[..., Reviewed]) -> None:
    fixture = open_window(*EVENTS)
    keys = [game.key for game in fixture.listed() if game.key.number == 3]
    fixture.unreviewed(fixture.reviewer.open)
    assert fixture.reviewer.is_busy

    fixture.reviewer.review_games(keys)

    assert not fixture.reviewer.is_busy
    fixture.wait_for(1, 2, 3)


def test_games_asked_for_are_reviewed_again_and_counted(fixture: Reviewed) -> None:
    fixture.reviewer.review_games([fixture.games()[number].key for number in (2, 3)])

    fixture.wait_for(2, 3)
    assert fixture.progress[0] == (0, 2)
    assert fixture.progress[-1] == (2, 2)


def test_counting_ends_though_the_match_of_the_games_asked_for_is_gone(fixture: Reviewed) -> None:
    keys = [game.key for game in fixture.listed()]
    for path in fixture.matches.glob("*.tapa"):
        path.unlink()

    fixture.reviewer.review_games(keys)

    fixture.qtbot.waitUntil(lambda: fixture.progress[-1] == (3, 3), timeout=5_000)


def test_what_was_asked_for_goes_on_after_a_restart(fixture: Reviewed, open_window: Callable[..., Reviewed]) -> None:
    key = fixture.games()[3].key
    fixture.unreviewed(lambda: fixture.reviewer.review_games([key]))
    fixture.reviewer.close()
    assert not fixture.reviewer.is_busy
    fixture.leave()

    second = open_window(review_games=False)
    second.reviewer.open()

    second.wait_for(3)
