"""Actions become events. By default both sides are persons."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session import actions
from tapa_desktop.app.settings import DEFAULT_LEVEL, Settings, load_settings
from tapa_desktop.game import state as state_module
from tapa_desktop.game.events import Drafted, LogEvent, OpeningRolled, Played, Resigned, Rewound, Rolled, Seat, Seated
from tapa_desktop.game.record import GameRules, format_line
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import TAPA
from tapa_desktop.rules.steps import Step
from tests.app.driver import COMPUTER, PERSON, Driver, ScriptedDice, header
from tests.game.matches import match_of
from tests.positions import position

pytestmark = pytest.mark.usefixtures("qapp")


def files_in(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def seated(tmp_path: Path, *throws: tuple[int, int], settings: Settings | None = None, black: Seat = PERSON) -> Driver:
    """A session with a match begun between two persons, and its dice."""
    driver = Driver(tmp_path, dice=ScriptedDice(*throws), settings=settings)
    driver.begin(black=black)
    return driver


@pytest.fixture
def turn(tmp_path: Path) -> Driver:
    """White begins with a 3 and a 1."""
    driver = seated(tmp_path, (6, 5), (3, 1), (6, 2), (4, 4))
    driver.do(driver.player.roll, driver.player.roll)
    return driver


def test_a_roll_is_recorded_with_the_larger_die_first_and_nobody_rolls_before_it_is_played(tmp_path: Path) -> None:
    driver = seated(tmp_path, (2, 5), (1, 3))

    driver.do(driver.player.roll, driver.player.roll)
    assert not driver.player.may_roll
    driver.do(driver.player.roll)

    assert driver.history.log == (OpeningRolled(2, 5), Rolled(3, 1))


def test_with_roll_for_me_dice_are_thrown_automatically_also_when_it_is_switched_on_before_a_roll(
    tmp_path: Path,
) -> None:
    first = seated(tmp_path / "on", (3, 3), (6, 5), (3, 1), settings=Settings(roll_for_me=True))
    later = seated(tmp_path / "later", (6, 5), (3, 1))
    later.do(later.player.roll)

    later.do(lambda: later.session.change_settings(Settings(roll_for_me=True)))

    for driver in (first, later):
        assert (driver.state.phase, driver.state.roll) == (Phase.TO_PLAY, (3, 1))


def test_nothing_is_automatic_in_a_match_that_is_opened_again_before_the_player_has_acted(tmp_path: Path) -> None:
    first = seated(tmp_path, (6, 5))
    first.do(first.player.roll, first.session.close)

    second = Driver(tmp_path, settings=Settings(roll_for_me=True))
    second.do(second.session.start)

    assert second.player.may_roll


def test_a_sum_is_one_change_and_two_steps_which_undo_and_redo_take_one_by_one_or_all_at_once(turn: Driver) -> None:
    before, changes, player = turn.history, len(turn.changes), turn.player
    assert not player.may_undo
    turn.do(player.undo, player.undo_turn, player.redo)
    assert turn.history is before

    turn.do(lambda: player.add_steps(turn.match.draft.targets()[24][20]))

    assert turn.history.log[-2:] == (Drafted("24/21"), Drafted("24/21 21/20"))
    assert len(turn.changes) == changes + 1
    earlier, later, event = turn.changes[-1]
    assert (earlier.drafted, format_play(later.drafted), event) == ((), "24/21 21/20", Drafted("24/21 21/20"))
    drafts = []
    for action in (player.undo, player.undo, player.redo, player.redo, player.undo_turn, player.redo):
        turn.do(action)
        drafts.append(format_play(turn.state.drafted))
    assert drafts == ["24/21", "pass", "24/21", "24/21 21/20", "pass", "24/21 21/20"]


def test_nothing_is_drafted_before_the_roll_nor_steps_that_lead_to_no_legal_play(tmp_path: Path) -> None:
    driver = seated(tmp_path, (6, 5), (3, 1))
    player = driver.player

    driver.do(lambda: player.add_steps((Step(24, 21, 3),)), lambda: player.draft_play("24/21 24/23"))
    driver.do(player.roll, player.roll)
    for steps in ((), (Step(24, 20, 4),), (Step(24, 21, 3), Step(24, 20, 4)), (Step(7, 6, 1),)):
        driver.do(lambda steps=steps: player.add_steps(steps))

    assert driver.history.log == (OpeningRolled(6, 5), Rolled(3, 1))
    assert driver.notices == []


def test_a_drafted_step_or_its_undo_does_not_disturb_the_computer(
    turn: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    disturbed: list[bool] = []
    monkeypatch.setattr(turn.thinker, "cancel", lambda: disturbed.append(True))

    turn.step("24/21")
    turn.do(turn.player.undo)
    assert disturbed == []

    turn.do(turn.player.undo_turn, lambda: turn.player.set_seat(Side.BLACK, COMPUTER))
    assert disturbed == [True]


def test_a_complete_play_waits_for_the_player_and_no_other_can_be_finished_as_is_announced(turn: Driver) -> None:
    emitted: list[bool] = []
    turn.match.actions_changed.connect(lambda: emitted.append(turn.player.may_finish))

    turn.step("24/21")
    assert not turn.player.may_finish
    turn.do(turn.player.finish_turn)
    assert turn.state.side is Side.WHITE

    turn.step("24/23")
    assert turn.changes[-1][2] == Drafted("24/21 24/23")
    assert emitted == [False, True]
    assert turn.state.phase is Phase.TO_PLAY
    turn.do(turn.player.finish_turn)

    assert turn.history.log[-1] == Played("24/21 24/23")
    assert (turn.state.side, turn.state.phase) == (Side.BLACK, Phase.TO_ROLL)


def test_with_finish_turns_a_complete_play_is_played_automatically_and_left_to_player_after_undo(turn: Driver) -> None:
    turn.session.change_settings(Settings(finish_turns=True))

    turn.step("24/21")
    assert turn.state.side is Side.WHITE
    turn.step("24/23")
    assert turn.state.side is Side.BLACK
    turn.do(turn.player.undo)

    assert turn.player.may_finish
    assert turn.state.side is Side.WHITE
    turn.do(turn.player.undo)
    turn.step("21/20")
    assert turn.state.side is Side.BLACK


Stuck = Callable[..., Driver]
BLOCKED = "24:W15 23:B2 22:B2 1:B2"
FORCED = "24:W15 23:B2 1:B2"  # both dice can be played with one checker in one way
FREE = "24:W15 1:B15"


@pytest.fixture
def stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stuck:
    """White begins at this position, and has rolled a 2 and a 1."""

    def begin(stacks: str = BLOCKED, settings: Settings | None = None, white: Seat = PERSON) -> Driver:
        monkeypatch.setattr(state_module, "start_position", lambda _: position(TAPA, stacks))
        driver = Driver(tmp_path, dice=ScriptedDice((6, 5), (2, 1)), settings=settings)
        driver.begin(white=white, black=PERSON)
        driver.do(*[driver.player.roll] * (2 if white.is_person else 1))
        return driver

    return begin


def test_a_person_confirms_a_pass_and_there_is_nothing_to_take_back(stuck: Stuck) -> None:
    driver = stuck()
    assert driver.player.may_finish
    assert driver.match.draft.must_pass
    assert driver.state.side is Side.WHITE

    driver.do(driver.player.finish_turn)

    assert driver.history.log[-1] == Played("pass")
    assert driver.state.side is Side.BLACK
    assert not driver.player.may_undo


@pytest.mark.parametrize(
    ("stacks", "settings", "last"),
    [
        (BLOCKED, Settings(finish_turns=True), Played("pass")),
        (BLOCKED, Settings(pass_for_me=True), Played("pass")),
        (FORCED, Settings(), Rolled(2, 1)),
        (FORCED, Settings(play_forced=True), Drafted("24/22 22/21")),
        (FORCED, Settings(play_forced=True, finish_turns=True), Played("24/22 22/21")),
        (FREE, Settings(play_forced=True, pass_for_me=True, finish_turns=True), Rolled(2, 1)),
    ],
)
def test_what_is_forced_is_played_as_far_as_the_settings_say(
    stuck: Stuck, stacks: str, settings: Settings, last: LogEvent
) -> None:
    assert stuck(stacks, settings).history.log[-1] == last


def test_the_computer_passes_without_thinking(stuck: Stuck) -> None:
    driver = stuck(white=COMPUTER)

    assert driver.history.log[-1] == Played("pass")
    assert driver.thinker.questions == []


def test_a_resignation_can_be_taken_back_also_over_the_next_game_which_waits_for_the_player(turn: Driver) -> None:
    player = turn.player
    turn.step("24/21")
    assert not player.may_begin_next
    turn.do(player.next_game)
    assert turn.state.phase is Phase.TO_PLAY

    turn.do(lambda: player.resign(Side.WHITE))
    assert turn.state.phase is Phase.GAME_OVER
    turn.do(player.undo)
    assert format_play(turn.state.drafted) == "24/21"
    assert player.may_redo

    turn.step("24/23")
    turn.do(player.finish_turn, lambda: player.resign(Side.WHITE))
    assert player.may_begin_next
    turn.do(player.next_game)
    assert (turn.state.phase, turn.state.side) == (Phase.TO_ROLL, Side.BLACK)
    turn.do(player.roll, player.undo)
    assert not turn.state.results
    assert turn.state.phase is Phase.TO_ROLL
    turn.do(player.undo)

    assert format_play(turn.state.drafted) == "24/21 24/23"


def test_another_person_may_take_a_seat_whom_undo_and_redo_leave_there(turn: Driver) -> None:
    turn.step("24/21")
    before = turn.history

    for seat in (PERSON, Seat(name="x" * 81), Seat(level="y" * 81), Seat(name="\udfff")):
        turn.player.set_seat(Side.WHITE, seat)
    assert turn.history is before
    assert [notice.severity for notice in turn.notices] == ["error"] * 3
    turn.do(lambda: turn.player.set_seat(Side.WHITE, Seat(name="Ана")))

    assert turn.changes[-1][2] == Seated(Side.WHITE, Seat(name="Ана"))
    for action, draft in ((turn.player.undo, "pass"), (turn.player.redo, "24/21")):
        turn.do(action)
        assert (turn.state.white.name, format_play(turn.state.drafted)) == ("Ана", draft)


def test_a_person_may_give_up_only_for_a_person(tmp_path: Path) -> None:
    driver = seated(tmp_path, (6, 5), black=COMPUTER)
    assert not driver.player.may_resign
    driver.do(driver.player.roll)

    driver.do(lambda: driver.player.resign(Side.BLACK))
    assert driver.state.phase is Phase.TO_ROLL
    driver.do(lambda: driver.player.resign(Side.WHITE))

    assert driver.history.log[-1] == Resigned(Side.WHITE)
    assert not driver.player.may_resign


def test_after_the_match_there_is_nothing_but_undo(tmp_path: Path) -> None:
    driver = Driver(tmp_path, dice=ScriptedDice((6, 5)))
    driver.begin(black=PERSON, target=1)
    player = driver.player
    driver.do(player.roll, lambda: player.resign(Side.WHITE))

    driver.do(player.roll, player.finish_turn, player.next_game, lambda: player.add_steps((Step(24, 23, 1),)))

    assert driver.state.phase is Phase.MATCH_OVER
    assert driver.match.person_to_act is None
    assert (player.may_roll, player.may_finish, player.may_begin_next, player.may_resign) == (False,) * 4
    assert player.may_undo


def test_a_new_match_is_shown_with_a_date_and_a_seed_and_the_next_first_one_is_like_it(
    tmp_path: Path, driver: Driver
) -> None:
    choice = header("plakoto", white=COMPUTER, black=PERSON, target=3)

    driver.session.new_match(choice)

    new = driver.history.header
    assert (new.begun, len(new.seed)) == ("2026-11-20 12:00:00", 32)
    assert msgspec.structs.replace(new, begun="", seed="") == choice
    assert driver.changes == [(None, driver.state, None)]
    assert driver.match.draft is None
    settings, _ = load_settings()
    assert settings.last_match == choice
    other = Driver(tmp_path / "other", settings=settings)
    other.session.start()
    assert (other.state.rule_set.key, other.state.target, other.notices) == ("plakoto", 3, [])
    assert other.changes == [(None, other.state, None)]
    assert other.file.exists()
    assert other.history.header.seed != new.seed


def test_a_word_belongs_to_one_match_and_its_seed_which_keeps_the_sha_256_that_was_shown(driver: Driver) -> None:
    choice = msgspec.structs.replace(header(), seed="7f", word="пул")

    driver.session.new_match(choice)

    new, last = driver.history.header, load_settings()[0].last_match
    assert (new.seed, new.word, new.seed_sha256) == ("7f", "пул", sha256(b"7f").hexdigest())
    assert (last.seed, last.word, last.seed_sha256) == ("", "", "")


@pytest.mark.parametrize(
    "wrong",
    [
        header("chess"),
        header(target=5000),
        header(white=Seat(name="x" * 81)),
        header(white=Seat(name="\ud800")),
        msgspec.structs.replace(header(), games=(GameRules("tapa", {"luck": True}),)),
        msgspec.structs.replace(header(), word="a\nb"),
    ],
)
def test_a_match_that_cannot_be_is_refused_and_the_present_one_goes_on(turn: Driver, wrong: object) -> None:
    before = turn.history

    turn.session.new_match(wrong)

    assert turn.history is before
    (notice,) = turn.notices
    assert notice.severity == "error"
    assert notice.detail


def test_the_table_goes_on_once_when_the_last_change_has_been_shown(tmp_path: Path) -> None:
    driver = Driver(tmp_path, dice=ScriptedDice((5, 6), (3, 1)), settles=False)
    driver.begin()
    driver.player.roll()
    driver.let_happen()
    assert driver.state.phase is Phase.TO_ROLL

    for _ in range(3):
        driver.match.settled()
    driver.let_happen()
    assert driver.state.phase is Phase.TO_PLAY
    assert len(driver.thinker.questions) == 1, "the computer thinks while its roll is shown"
    driver.do(driver.match.settled)

    assert (driver.state.phase, driver.state.side) == (Phase.TO_ROLL, Side.WHITE)


def test_no_change_happens_while_another_is_emitted(turn: Driver) -> None:
    inside: list[GameState] = []

    def show(_before: GameState, after: GameState, _event: object) -> None:
        inside.append(after)
        turn.match.settled()
        assert inside.pop() is after
        assert inside == []

    turn.match.state_changed.connect(show)
    turn.player.set_seat(Side.BLACK, COMPUTER)
    turn.step("24/21", "24/23")
    turn.do(turn.player.finish_turn)

    assert turn.state.side is Side.WHITE


def test_changed_settings_are_saved_and_emitted_once_and_to_who_follows_some_only_those(driver: Driver) -> None:
    emitted, followed = list[Settings](), list[Settings]()
    driver.session.settings_changed.connect(emitted.append)
    driver.session.change_of("sounds", "volume").connect(followed.append)
    slow = Settings(checker_speed="off", dice_speed="off")
    quieter = msgspec.structs.replace(slow, volume=50)
    last = msgspec.structs.replace(quieter, show_pips=False)

    for settings in (slow, slow, quieter, last):
        driver.session.change_settings(settings)

    assert (emitted, followed) == ([slow, quieter, last], [quieter])
    assert driver.session.settings == load_settings()[0] == last


def test_settings_that_cannot_be_kept_hold_until_the_end(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")

    driver.session.change_settings(Settings(checker_speed="off", dice_speed="off"))

    assert driver.session.settings.checker_speed == "off"
    assert driver.notices[0].severity == "warning"


def test_nothing_happens_before_the_start_nor_after_the_end_and_no_settings_change(tmp_path: Path) -> None:
    driver = Driver(tmp_path, settings=Settings(last_match=header(white=COMPUTER, black=COMPUTER)))
    session, other = driver.session, tmp_path / "other.tapa"
    other.write_bytes(format_line(header("plakoto")))

    driver.do(driver.match.settled)
    assert driver.history.log == ()
    session.start()
    session.close()
    before, changes, settings = files_in(tmp_path), len(driver.changes), session.settings
    driver.do(session.start, lambda: session.new_match(header("mahbusa")), lambda: session.open_matches([other]))
    driver.do(session.stop_reading, session.match.settled, session.player.roll, session.close)
    session.change_settings(Settings(theme="felt"))

    assert (driver.state.rule_set.key, driver.history.log) == ("tapa", ())
    assert len(driver.changes) == changes
    assert files_in(tmp_path) == before
    assert session.match.person_to_act is None
    assert session.settings == settings
    assert driver.thinker.is_closed


def test_session_emits_closed_once_even_if_something_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, ended = Driver(tmp_path), []
    driver.begin()
    driver.session.closed.connect(lambda: ended.append(driver.session.is_closed))

    monkeypatch.setattr(driver.thinker, "close", Mock(side_effect=MemoryError))
    with pytest.raises(MemoryError):
        driver.session.close()
    driver.session.close()

    assert ended == [True]
    second = Driver(tmp_path)
    second.session.start()
    assert (second.file, second.notices) == (driver.file, [])  # the match is free


@pytest.mark.parametrize(
    ("drafted", "play", "drafts"),
    [
        ((), "24/21 24/23", ["24/21", "24/21 24/23"]),
        (("24/23",), "24/21 24/23", ["24/23", "24/23 24/21"]),
        (("24/23",), "24/21 21/20", ["pass", "24/21", "24/21 21/20"]),
    ],
    ids=["from the start", "from what was drafted of it", "after what was drafted of another is put back"],
)
def test_whole_play_is_drafted_step_by_step(
    turn: Driver, drafted: tuple[str, ...], play: str, drafts: list[str]
) -> None:
    turn.step(*drafted)

    turn.do(lambda: turn.player.draft_play(play))

    assert turn.history.active_events[-len(drafts) :] == tuple(map(Drafted, drafts))


def test_what_an_undo_leaves_is_found_without_looking_at_an_event_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(actions, "_is_decision", lambda _history, index: bool(looked.append(index)))
    history, undoable = match_of(header(white=COMPUTER, black=COMPUTER), OpeningRolled(6, 5)), actions._Undoable()

    for event in (Rolled(3, 1), Played("24/21 24/23"), Rolled(6, 6)):
        history = history.append(event)
        assert undoable.target(history) is None
        assert undoable.target(history) is None

    assert sorted(looked) == [0, 1, 2, 3]


def test_a_person_who_takes_the_computers_seat_can_undo_what_it_has_played() -> None:
    undoable = actions._Undoable()
    history = match_of(header(white=COMPUTER, black=COMPUTER), OpeningRolled(6, 5), Rolled(3, 1), Played("24/21 24/23"))
    before = undoable.target(history)

    seated = history.append(Seated(Side.WHITE, PERSON))

    assert (before, undoable.target(seated)) == (None, 2)
    assert undoable.target(seated.append(Rewound(1))) is None


@pytest.mark.parametrize(("rule_set", "roll", "by_hand"), [("tapa", "-", True), ("tapa-cube", "31", False)])
def test_bearing_off_to_the_end_leaves_real_dice_and_doubles_to_the_person(
    tmp_path: Path, rule_set: str, roll: str, by_hand: bool
) -> None:
    driver = Driver(tmp_path)
    text = f"{rule_set} B8,22,W8 0/0/7 0/0/7 W {roll}"
    driver.session.new_match(msgspec.structs.replace(header(rule_set, target=5), position=text))

    driver.player.bear_off.begin()
    driver.player.set_by_hand(by_hand=by_hand)
    driver.let_happen()

    assert driver.match.person_to_act is Side.WHITE
    assert driver.state.phase is Phase.TO_ROLL
    assert by_hand or driver.player.may_double
    assert driver.state.throws == (0 if by_hand else 1)


def test_the_first_match_is_playable_though_the_settings_name_a_level_of_another_version(tmp_path: Path) -> None:
    driver = Driver(tmp_path, settings=Settings(last_match=header(white=PERSON, black=Seat("oracle", "Гого"))))

    driver.session.start()

    assert driver.state.black == Seat(DEFAULT_LEVEL, "Гого")
    assert [message.notice.kind for message in driver.notices] == [NoticeKind.LEVEL_UNKNOWN]
