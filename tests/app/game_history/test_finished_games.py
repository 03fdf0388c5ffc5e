"""The finished games that are found in a match."""

from __future__ import annotations

from datetime import datetime

import msgspec
import pytest
from msgspec.structs import replace

from tapa_desktop.app.game_history.finished_games import DiceCounts, begun, fingerprint
from tapa_desktop.game.events import (
    DiceSwitched,
    Drafted,
    GameBegun,
    OpeningRolled,
    Played,
    Restored,
    Rewound,
    Rolled,
    Seat,
    Seated,
)
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import GameRules
from tapa_desktop.game.state import Result
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.side import Side
from tests.app.game_history.games import FILE, FIRST_GAME, HEADER, NOON, SECOND_GAME, games, match
from tests.game.matches import header, random_match


def test_each_game_that_has_ended_is_found_with_its_players_and_its_result() -> None:
    first, second = games()

    assert (first.key.number, second.key.number) == (1, 2)
    assert first.key.match == second.key.match
    assert (first.file, first.ended, first.rule_set, first.target, first.turns) == (FILE, NOON, "tapa", 5, 1)
    assert first.result == Result(Side.WHITE, 2, How.MARS, resigned=True)
    assert second.result == Result(Side.BLACK, 2, How.MARS, resigned=True)
    assert (first.white.seat, first.black.seat) == (Seat(name="Ana"), Seat("expert"))
    assert first.of(Side.BLACK) is first.black


def test_dice_are_counted_for_the_side_that_has_thrown_them() -> None:
    first, second = games()

    assert first.white.dice == DiceCounts((1, 1, 1, 0, 1, 0), rolls=1, doubles=0)
    assert first.black.dice == DiceCounts((0, 1, 1, 0, 0, 2), rolls=1, doubles=1)
    assert second.white.dice == DiceCounts((0, 1, 0, 0, 1, 0), rolls=1, doubles=0)
    assert second.black.dice == DiceCounts()
    assert first.white.dice.total + first.black.dice.total == 8


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_no_die_that_the_program_has_thrown_is_left_out_or_counted_twice(rule_set: str) -> None:
    history = random_match(msgspec.structs.replace(header(rule_set, target=1), seed="7"), seed=4, hasty=True)

    sides = [side for game in games(history) for side in (game.white, game.black)]

    dice = sum(isinstance(event, Rolled | OpeningRolled) and not event.by_hand for event in history.standing)
    assert any(isinstance(event, Rolled) and event.by_hand for event in history.standing)
    assert sum(side.dice.total for side in sides) == 2 * dice
    assert [game.result for game in games(history)] == list(history.state.results)
    assert sum(game.turns for game in games(history)) == sum(isinstance(event, Played) for event in history.standing)


def test_dice_of_other_programs_are_not_counted() -> None:
    foreign = match(*FIRST_GAME, header=msgspec.structs.replace(HEADER, seed=""))

    (game,) = games(foreign)

    assert game.white.dice == game.black.dice == DiceCounts()
    assert game.key == games()[0].key


def test_dice_that_were_entered_by_hand_are_not_counted_and_the_others_are() -> None:
    by_hand = (*FIRST_GAME[:2], DiceSwitched(by_hand=True), Rolled(3, 1, by_hand=True), *FIRST_GAME[3:])
    switched = match(*by_hand[:-2], DiceSwitched(by_hand=False), *by_hand[-2:])

    (game,) = games(switched)

    assert game.white.dice == DiceCounts((0, 1, 0, 0, 1, 0))
    assert game.black.dice == games()[0].black.dice


def test_switch_to_dice_by_hand_and_back_makes_no_other_game_of_it() -> None:
    switched = match(DiceSwitched(by_hand=True), DiceSwitched(by_hand=False), *FIRST_GAME)

    assert games(switched) == games(match(*FIRST_GAME))


def test_dice_whose_seed_is_still_secret_are_counted() -> None:
    header = msgspec.structs.replace(HEADER, seed="", seed_sha256="0" * 64)

    assert games(match(*FIRST_GAME, header=header)) == games(match(*FIRST_GAME))


def test_game_that_goes_on_is_not_found() -> None:
    assert games(match(*FIRST_GAME[:-1])) == []
    assert [game.key.number for game in games(match(*FIRST_GAME, *SECOND_GAME[:-1]))] == [1]


def test_only_the_games_from_a_number_on_are_found_if_no_others_are_requested() -> None:
    assert games(first=2) == games()[1:]


def test_game_has_the_seats_of_its_end() -> None:
    history = match(FIRST_GAME[0], Seated(Side.BLACK, Seat("beginner")), *FIRST_GAME[1:])
    later = history.append(Seated(Side.BLACK, Seat("skilled")))

    assert games(later)[0].black.seat == Seat("beginner")


def test_match_is_known_wherever_its_file_lies_and_whatever_happens_in_it_later() -> None:
    short, longer = match(*FIRST_GAME), match(*FIRST_GAME, *SECOND_GAME)
    taken_back = match(*FIRST_GAME, Rewound(3), Played("24/21 21/20"))
    restored = match(*FIRST_GAME, Rewound(3), Restored())
    reseated = match(*FIRST_GAME, Seated(Side.WHITE, Seat()), header=msgspec.structs.replace(HEADER, white=Seat()))

    known = {fingerprint(history) for history in (short, longer, taken_back, restored, reseated)}

    assert len(known) == 1


def test_matches_with_other_dice_another_game_or_another_begin_are_others() -> None:
    others = [
        match(*FIRST_GAME),
        match(OpeningRolled(6, 3), *FIRST_GAME[2:]),
        match(*FIRST_GAME, header=msgspec.structs.replace(HEADER, begun="2026-11-20 12:00:01")),
        match(*FIRST_GAME, header=msgspec.structs.replace(HEADER, games=(GameRules("plakoto"),))),
        match(*FIRST_GAME, header=msgspec.structs.replace(HEADER, games=(GameRules("tapa", {"larger_die": False}),))),
    ]

    assert len({fingerprint(history) for history in others}) == len(others)


def test_match_that_went_out_as_text_and_came_back_is_the_same() -> None:
    drafted = match(*FIRST_GAME[:3], Drafted("24/21"), *FIRST_GAME[3:])

    back = parse_match(format_match(drafted))

    assert fingerprint(back) == fingerprint(drafted)
    assert [game.digest for game in games(back)] == [game.digest for game in games(drafted)]


def test_game_that_is_played_to_another_end_has_another_digest() -> None:
    other = match(*FIRST_GAME, Rewound(3), Played("24/21 21/20"), Rolled(6, 6), FIRST_GAME[-1])

    assert games(other)[0].key == games()[0].key
    assert games(other)[0].digest != games()[0].digest
    assert games(match(*FIRST_GAME, Rewound(5), FIRST_GAME[-1]))[0] == games()[0]


def test_date_of_a_match_is_read_from_its_header_if_it_says_one() -> None:
    assert begun(match()) == NOON
    assert begun(match(header=msgspec.structs.replace(HEADER, begun="yesterday"))) is None
    assert begun(match(header=msgspec.structs.replace(HEADER, begun="2026-11-20T12:00:00+02:00"))) == datetime(
        2026, 11, 20, 12
    )


def test_next_game_that_has_begun_changes_nothing() -> None:
    assert games(match(*FIRST_GAME, GameBegun())) == [replace(games()[0])]
