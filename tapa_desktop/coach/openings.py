"""The plays of the opening book for a position, with reasons, and the turn in which a game left the book."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.openings import PLACE, BookPlay, own_book, read_book
from tapa_desktop.ai.probabilities import points_of_ends
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.game.events import Played
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import ROLLS, Roll
from tapa_desktop.rules.outcome import FIRST, outcome_of_turn, turn_end_after
from tapa_desktop.rules.play_text import parse_play
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.position_text import PositionSpec

from .candidates import Candidate, candidates_for, contenders
from .decision import PlayQuestion, play_question
from .hint import reasons_of
from .reasons.facts import Reason

COUNTED: Final = ("strong", "veteran")  # the levels whose plays are counted
_PLIES: Final = 1  # depth of the search outside the book
_MOST: Final = 5
LONGEST: Final = 12  # turns of a game that are looked up


class OpeningTurn(Struct, frozen=True):
    """A roll of an opening and the play that follows it, which is empty until it is made."""

    roll: Roll
    play: str = ""


class OpeningQuestion(Struct, frozen=True):
    """A position, with its roll or before it, and a whole game to look up in the book."""

    placed: PositionSpec
    start: PositionSpec | None = None
    turns: tuple[OpeningTurn, ...] = ()


class OpeningMove(Struct, frozen=True):
    """A play of the roll; its reasons and the share of strong levels that choose it follow later."""

    candidate: Candidate
    reasons: tuple[Reason, ...] = ()
    share: float | None = None


class OpeningPage(Struct, frozen=True):
    """The page of a position: the equity of each roll's best play, and the plays of its own roll."""

    question: OpeningQuestion
    rolls: Mapping[Roll, float]  # those that the book has
    moves: tuple[OpeningMove, ...]
    is_known: bool  # whether the moves are from the book, not from a search
    unknown_turn: int | None = None  # the first of the game's turns that the book does not have; None if it has all


def check_openings() -> None:
    """Read the opening book of the program. Raises `OSError` when it is missing or damaged."""
    read_book(resource(*PLACE))


def opening_pages(question: OpeningQuestion, is_cancelled: IsCancelled) -> Iterator[OpeningPage]:
    """The page of a position: first a quick one, then the whole. Raises `Cancelled`."""
    placed, book = question.placed, own_book()
    arguments = placed.rule_set, placed.position, placed.stage
    plays_by_roll = {roll: book.plays(*arguments, roll) for roll, _ in ROLLS}
    rolls = {roll: plays[0].equity for roll, plays in plays_by_roll.items() if plays}
    unknown = None if question.start is None else unknown_turn(question.start, question.turns)
    if placed.roll is None:
        yield OpeningPage(question, rolls, (), is_known=bool(rolls), unknown_turn=unknown)
        return
    decision = play_question(placed)
    book_plays = _from_book(decision)
    ranked = book_plays or list(contenders(candidates_for(decision, _PLIES, is_cancelled=is_cancelled), ()))[:_MOST]
    moves = tuple(OpeningMove(one) for one in ranked)
    page = OpeningPage(question, rolls, moves, is_known=bool(book_plays), unknown_turn=unknown)
    yield page
    shares = _shares(decision, is_cancelled)
    reasons = [reasons_of(decision, one, ranked, is_cancelled) for one in ranked]
    moves = tuple(map(OpeningMove, ranked, reasons, [shares.get(one.position, 0.0) for one in ranked]))
    yield replace(page, moves=moves)


def unknown_turn(start: PositionSpec, turns: Sequence[OpeningTurn]) -> int | None:
    """The first of the turns from a position that the book does not have; None if it has all of them."""
    played = [turn for turn in turns if turn.play]
    for at, (turn, placed) in enumerate(zip(played, places(start, played), strict=False)):
        question = play_question(placed._replace(roll=turn.roll))
        after = question.after(turn.play)
        if all(question.after(one.play) != after for one in _book_plays(question)):
            return at
    return None


def places(start: PositionSpec, turns: Sequence[OpeningTurn]) -> Iterator[PositionSpec]:
    """The positions before the rolls of these turns, and the one after them; none after the end of the game."""
    placed = start._replace(roll=None)
    yield placed
    for turn in turns:
        question = play_question(placed._replace(roll=turn.roll))
        after = question.after(turn.play)
        end = turn_end_after(placed.rule_set, placed.stage, turn.roll, len(parse_play(turn.play)), after)
        if outcome_of_turn(placed.rule_set, after) is not None or end.stage.group is not None:
            return
        placed = PositionSpec(placed.rule_set, placed.side.other, end.position, None, end.stage)
        yield placed


def opening_of(history: History, at: int) -> tuple[PositionSpec, tuple[OpeningTurn, ...], int]:
    """The beginning of the game of a state: its first position, its first turns, and how many come before the state.

    They end before a chain. After a game it is the one that has just ended.
    """
    number = len(history.states[at].results) - (history.states[at].result is not None)
    first = bisect_left(history.states, number, key=lambda state: len(state.results))
    start: GameState | None = None
    turns: list[OpeningTurn] = []
    before = 0
    for place, state in enumerate(history.states[first:], first):
        if len(turns) == LONGEST or len(state.results) != number or state.group is not None:
            break
        if state.phase is Phase.TO_PLAY and state.roll is not None:
            start = start or state
            event = history.active_events[place] if place < len(history.active_events) else None
            if isinstance(event, Played):
                turns.append(OpeningTurn(state.roll, event.play))
                before += place < at
            elif event is None:
                turns.append(OpeningTurn(state.roll))
    start = start or history.states[at]
    placed = PositionSpec(start.counted_rules, start.side, start.position, None, start.stage or FIRST)
    return placed, tuple(turns), before


def _from_book(question: PlayQuestion) -> list[Candidate]:
    candidates: list[Candidate] = []
    for play, equity, half_width, chances in _book_plays(question):
        best = candidates[0].equity if candidates else equity
        loss = (best - equity) / points_of_ends(question.rule_set).single
        candidates.append(Candidate(play, question.after(play), equity, chances, loss, 0, half_width))
    return candidates


def _book_plays(question: PlayQuestion) -> tuple[BookPlay, ...]:
    assert question.roll is not None
    return own_book().plays(question.rule_set, question.position, question.stage, question.roll)


def _shares(question: PlayQuestion, is_cancelled: IsCancelled) -> Mapping[Position, float]:
    engine, levels = engine_for(question.rule_set), [level for level in LEVELS if level.key in COUNTED]
    arguments = question.position, question.roll, levels
    of_levels = engine.choice_shares(*arguments, stage=question.stage, is_cancelled=is_cancelled)
    return {position: fmean(shares[position] for shares in of_levels) for position in of_levels[0]}
