"""The player's own openings: the plays in each position of the first turns, and their results."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.openings import shared_with
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.reading import checking, read_history
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.openings import opening_of, places
from tapa_desktop.game.events import Played
from tapa_desktop.game.history import History
from tapa_desktop.game.record import RecordError
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.house_rules import HouseRuleError, rule_set_named
from tapa_desktop.rules.outcome import Stage
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet

from .finished_games import HistoryGame, span_of

_BATCH: Final = 20  # matches between two answers

OpeningPlace = tuple[Position, Stage, Roll]  # seen by the side to move


class OwnQuestion(Struct, frozen=True, eq=False):
    """The finished games to search for those of one rule set, the last one first."""

    rule_set: RuleSet
    archive: Archive
    games: tuple[HistoryGame, ...]


class OwnPlay(Struct, frozen=True):
    """A play of a person, and the results of the games in which it was made."""

    play: str
    games: int = 0
    won: int = 0
    points: int = 0


OwnOpenings = Mapping[OpeningPlace, Mapping[Position, OwnPlay]]  # by the position after the play


def own_openings(question: OwnQuestion, is_cancelled: IsCancelled) -> Iterator[OwnOpenings]:
    """The plays of persons in the first turns of these games, after every few matches and at the end."""
    table: dict[OpeningPlace, dict[Position, OwnPlay]] = {}
    numbers: dict[str, list[int]] = {}
    for game in question.games:
        if not (game.white.seat.is_person or game.black.seat.is_person) or not _is_alike(game, question.rule_set):
            continue
        numbers.setdefault(game.file, []).append(game.key.number)
    for count, (file, game_numbers) in enumerate(numbers.items(), 1):
        path = question.archive.find(file)
        try:
            history = None if path is None else read_history(path, checking(is_cancelled))
        except (OSError, RecordError):
            continue
        for number in game_numbers:
            if history is not None and number <= len(history.state.results):
                _add(table, history, number)
        if count % _BATCH == 0:
            yield {place: dict(plays) for place, plays in table.items()}
    yield table


def _is_alike(game: HistoryGame, rule_set: RuleSet) -> bool:
    try:
        shared = shared_with(rule_set_named(game.rule_set, game.house_rules))
    except HouseRuleError:
        return False
    return shared is not None and shared is shared_with(rule_set)


def _add(table: dict[OpeningPlace, dict[Position, OwnPlay]], history: History, number: int) -> None:
    begin, end = span_of(history, number)
    result = history.states[end].results[number - 1]
    start, turns, _ = opening_of(history, end)  # at `begin` the game before has just ended
    moments = zip(history.states[begin:end], history.active_events[begin:end], strict=True)
    played = (state for state, event in moments if isinstance(event, Played))
    for turn, place, state in zip(turns, places(start, turns), played, strict=False):
        if not turn.play or not state.seat.is_person:  # the seat at that turn, not the present one
            continue
        after = play_question(place._replace(roll=turn.roll)).after(turn.play)
        plays = table.setdefault((place.position, place.stage, turn.roll), {})
        old = plays.get(after, OwnPlay(turn.play))
        won = result.winner is place.side
        points = result.points if won else -result.points if result.winner else 0
        plays[after] = OwnPlay(old.play, old.games + 1, old.won + won, old.points + points)
