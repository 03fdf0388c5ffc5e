"""Games with friends elsewhere: two sessions with their own homes, which exchange only lines."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tapa_desktop.app.notice import NoticeKind
from tapa_desktop.app.session import friend
from tapa_desktop.app.session.session import small_text
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.storage.lock import Lock
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.friend import prove
from tapa_desktop.game.friend_line import lines_in
from tapa_desktop.game.load import read_match
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.position import Side
from tests.app.disks import full_after, room_again
from tests.app.driver import Driver, header
from tests.cases import some

QUICK = Settings(roll_for_me=True, pass_for_me=True)


@pytest.fixture
def drivers(
    tmp_path: Path,
    qapp: object,  # noqa: ARG001 - signals need it
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[Driver, Driver]]:
    """Anna's and Boris's sessions, whose secrets are the same in each run."""
    monkeypatch.setattr(friend, "new_seed", partial(random.Random(5).randbytes, 20))
    both = Driver(tmp_path / "anna", settings=QUICK), Driver(tmp_path / "boris", settings=QUICK)
    yield both
    for driver in both:
        driver.session.close()


def paired(drivers: tuple[Driver, Driver], rule_set: str = "tapa", target: int = 1) -> None:
    """Begin a game by an invitation and its answer."""
    anna, boris = drivers
    anna.begin(rule_set, Seat(None, "Anna"), Seat(FRIEND), target)
    boris.session.invited.connect(boris.session.friend_games().accept)
    pass_on(anna, boris)
    pass_on(boris, anna)


def pass_on(sender: Driver, receiver: Driver) -> str:
    line = sender.session.friend_games().send()
    assert line is not None
    sender.let_happen()
    receiver.session.friend_games().play(f"> {line}\n>> {sender.history.header.friend}\n")
    receiver.let_happen()
    return line


def play(driver: Driver, chance: random.Random) -> None:
    """Play at random until there is a line to send."""
    while driver.session.friend_games().line is None:
        driver.do_next(chance)


def holder(drivers: tuple[Driver, Driver]) -> tuple[Driver, Driver]:
    """The driver that has to send the next line, and the other."""
    anna, boris = drivers
    friends = anna.session.friend_games()
    return drivers if friends.is_my_turn or friends.line else (boris, anna)


def play_turns(drivers: tuple[Driver, Driver], chance: random.Random, most: int = 10_000) -> list[str]:
    lines: list[str] = []
    while drivers[0].state.phase is not Phase.MATCH_OVER and len(lines) < most:
        one, other = holder(drivers)
        play(one, chance)
        lines.append(pass_on(one, other))
    return lines


def about_to_send(drivers: tuple[Driver, Driver], turns: int = 0) -> tuple[Driver, Driver]:
    """The driver with a line to send after that many turns, and the other."""
    paired(drivers)
    play_turns(drivers, random.Random(1), turns)
    one, other = holder(drivers)
    play(one, random.Random(1))
    return one, other


@pytest.mark.parametrize(("rule_set", "target"), [("tapa-cube", 3), ("portes plakoto fevga", 2), ("gul-bara", 1)])
def test_a_match_is_played_by_two_sessions_through_lines(
    drivers: tuple[Driver, Driver], rule_set: str, target: int
) -> None:
    anna, boris = drivers
    paired(drivers, rule_set, target)

    lines = play_turns(drivers, random.Random(target))

    assert {driver.session.friend_games().last_sent for driver in drivers} == {None, lines[-1]}
    assert anna.state.results == boris.state.results
    assert boris.state.white.name == "Anna"
    for driver in drivers:
        match = read_match(driver.file.read_bytes()).history
        assert prove(match.header, match.log, match.active_events).state.results == anna.state.results
    assert [str(message) for driver in drivers for message in driver.notices] == []


def test_a_turn_can_be_undone_until_it_is_sent(drivers: tuple[Driver, Driver]) -> None:
    one, other = about_to_send(drivers, 2)
    first = one.session.friend_games().line

    one.do(one.player.undo_turn)
    is_taken_back = one.session.friend_games().line is None and one.session.friend_games().is_my_turn
    play(one, random.Random(2))
    sent = pass_on(one, other)

    assert first is not None
    assert lines_in(first)[0].actions not in {"-", "pass"}
    assert is_taken_back
    assert not one.player.may_undo
    assert not one.player.may_resign
    assert one.session.friend_games().send() == sent
    other.session.friend_games().play(sent)
    assert other.notices[-1].notice.kind is NoticeKind.LINE_KNOWN


def test_a_double_that_was_undone_cannot_be_redone_once_the_line_says_that_it_is_rolled(
    drivers: tuple[Driver, Driver],
) -> None:
    paired(drivers, "tapa-cube", 5)
    while not holder(drivers)[0].player.may_double:
        one, other = holder(drivers)
        play(one, random.Random(3))
        pass_on(one, other)

    one, other = holder(drivers)
    one.do(one.player.double, one.player.undo)
    assert one.player.may_redo
    pass_on(one, other)

    assert not one.player.may_redo


@pytest.mark.parametrize(("target", "may_waive"), [(1, False), (3, False), (5, True)])
def test_the_next_double_is_waived_with_a_resignation_unless_the_match_ends_or_crawford_follows(
    drivers: tuple[Driver, Driver], target: int, may_waive: bool
) -> None:
    paired(drivers, "tapa-cube", target)
    while not holder(drivers)[0].player.may_resign:
        pass_on(*holder(drivers))
    one, other = holder(drivers)

    one.do(partial(one.player.resign, one.session.friend_games().me))

    assert one.session.friend_games().line is not None
    assert one.session.friend_games().may_waive is may_waive
    one.session.friend_games().set_waives(waives=True)
    pass_on(one, other)
    assert not one.session.friend_games().waives, "the next line is another"
    assert (other.state.phase is Phase.GAME_OVER) is (target > 1), "the next game does not hide the result"


def test_a_wrong_line_changes_nothing_and_says_why(drivers: tuple[Driver, Driver]) -> None:
    one, other = about_to_send(drivers)
    line = one.session.friend_games().send()
    content = other.file.read_bytes()

    for wrong in some([line[:-1], line.replace(" 2 ", " 3 "), f"tapa aaaaaaaa 5 {line.split(' ', 3)[3]}"]):
        assert other.session.friend_games().play(wrong)

    assert {message.notice.kind for message in other.notices} == {NoticeKind.LINE_REFUSED}
    assert other.file.read_bytes() == content
    assert not other.session.friend_games().play("no line at all")


@pytest.mark.parametrize("cut", [0, 1, 2])
def test_a_program_killed_at_any_time_goes_on(drivers: tuple[Driver, Driver], tmp_path: Path, cut: int) -> None:
    one, other = about_to_send(drivers, 3)
    line = pass_on(one, other)
    path = other.file
    lines = path.read_bytes().splitlines(keepends=True)
    at = max(number for number, text in enumerate(lines) if b'"told"' in text)
    other.session.close()
    path.write_bytes(b"".join(lines[: at + 1 + cut]))

    restarted = Driver(tmp_path / ("anna" if other is drivers[0] else "boris"), settings=QUICK)
    restarted.do(restarted.session.start)

    assert restarted.session.friend_games().is_my_turn
    assert restarted.state.position == other.state.position
    restarted.session.friend_games().play(line)
    assert restarted.notices[-1].notice.kind is NoticeKind.LINE_KNOWN
    play(restarted, random.Random(1))
    pass_on(restarted, one)
    assert one.notices == []
    restarted.session.close()


def test_a_line_is_played_in_a_game_that_was_opened_by_another_path(drivers: tuple[Driver, Driver]) -> None:
    paired(drivers)
    one, other = holder(drivers)
    path = other.file
    other.begin("portes")

    other.do(lambda: other.session.open_record(path.parent / ".." / path.parent.name / path.name))
    play(one, random.Random(1))
    pass_on(one, other)

    assert other.notices == []
    assert other.session.friend_games().is_my_turn


def test_a_line_is_kept_that_is_pasted_while_a_long_match_is_read(drivers: tuple[Driver, Driver]) -> None:
    one, other = about_to_send(drivers)

    other.match.show_preview(one.history)
    line = pass_on(one, other)

    assert not other.match.is_preview
    assert line in other.session.store.path.read_text()
    assert other.state.position == one.state.position


def test_two_games_with_one_friend_do_not_mix_and_the_list_says_whose_turn_it_is(
    drivers: tuple[Driver, Driver],
) -> None:
    anna, boris = drivers
    one, other = about_to_send(drivers)
    first = anna.file
    line = one.session.friend_games().send()
    paired(drivers, "portes")

    is_awaited = other.session.friend_games().awaited_line(line)
    other.session.friend_games().play(line)
    other.let_happen()

    assert is_awaited
    assert not one.session.friend_games().awaited_line(line)
    assert other.session.friend_games().is_my_turn
    assert other.state.rule_set.key == "tapa"
    for driver in (anna, boris):
        games = driver.session.friend_games().games()
        assert len(games) == 2
        assert [game.is_mine for game in games] == sorted((game.is_mine for game in games), reverse=True)
    mine = {game.path: game.is_mine for game in one.session.friend_games().games()}
    assert not mine[next(path for path in mine if path.stem.endswith("tapa"))]
    assert first.exists()


def test_an_invitation_is_accepted_once_and_a_copy_gives_no_secrets_away(
    drivers: tuple[Driver, Driver], tmp_path: Path
) -> None:
    anna, boris = drivers
    paired(drivers)
    invited = lines_in(anna.history.header.friend)[0]
    ((path, secret),) = [(path, path.read_text()) for path in (tmp_path / "boris" / "friends").iterdir()]

    boris.do(lambda: boris.session.friend_games().accept(invited))
    boris.session.friend_games().prepare(boris.history.header)
    boris.session.store.save_copy(tmp_path / "copy.tapa")

    assert len(boris.session.friend_games().games()) == 1
    assert path.read_text() == secret
    assert os.name != "posix" or path.stat().st_mode & 0o077 == 0
    assert bytes.fromhex(secret).hex() not in (tmp_path / "copy.tapa").read_text()
    (tmp_path / "saved by an editor.tapa").write_text((tmp_path / "copy.tapa").read_text(), "utf-8-sig")
    stranger = Driver(tmp_path / "stranger")
    assert not stranger.session.take_line(small_text(tmp_path / "saved by an editor.tapa"))
    stranger.do(lambda: stranger.session.open_record(tmp_path / "copy.tapa"))
    assert stranger.notices[-1].notice.kind is NoticeKind.SECRETS_MISSING
    assert stranger.match.person_to_act is None
    assert stranger.session.friend_games().line is None
    stranger.session.close()


def test_nobody_else_plays_in_a_game_with_a_friend_and_the_next_match_is_as_before(
    drivers: tuple[Driver, Driver],
) -> None:
    anna = drivers[0]
    before = anna.session.settings.last_match
    paired(drivers)

    anna.do(lambda: anna.player.set_seat(Side.BLACK, Seat("expert")), lambda: anna.player.set_by_hand(by_hand=True))

    assert anna.state.black.level == FRIEND
    assert not anna.state.by_hand
    assert anna.session.settings.last_match == before
    assert not anna.player.may_roll
    anna.session.new_match(header())
    assert anna.match.partner is None


def test_a_line_that_cannot_be_saved_is_not_sent(
    drivers: tuple[Driver, Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = about_to_send(drivers)
    friends = one.session.friend_games()

    full_after(monkeypatch)
    refused = friends.send()
    room_again(monkeypatch)
    sent = friends.send()

    assert refused is None
    assert sent is not None
    assert sent in one.file.read_text()


def test_a_line_waits_for_its_game_alone(drivers: tuple[Driver, Driver]) -> None:
    one, other = about_to_send(drivers, 2)
    first = drivers[1].file
    line = one.session.friend_games().send()
    other.begin("portes")
    lock = Lock(first if other is drivers[1] else drivers[0].session.friend_games().games()[0].path)
    lock.take()

    other.session.friend_games().play(line)
    notices = len(other.notices)
    other.begin("fevga")
    other.let_happen()
    lock.release()

    assert notices
    assert len(other.notices) == notices
    assert other.state.rule_set.key == "fevga"
