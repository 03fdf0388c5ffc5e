"""The part of a review that the history keeps, and reviews of single games of a match. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.app.storage.reading import checking, read_history
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.drill import Mistake, mistakes
from tapa_desktop.coach.review.result import Review, parts_of
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.events import GameBegun
from tapa_desktop.game.history import History
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.position import Side

from .finished_games import SideReview, span_of

PLIES = 1  # a game takes a tenth of a second at this depth, which is the tutor's


class GameReview(Struct, frozen=True, eq=False):
    """The complete review of a finished game; `number` is the game's number in the match `history`, from 1."""

    history: History
    number: int
    white: SideReview
    black: SideReview
    mistakes: tuple[Mistake, ...] = ()  # those of the only person who played; empty if there were two, or none


class ReviewRequest(Struct, frozen=True, eq=False):
    """Games of a match in a file, by their numbers from 1."""

    path: Path
    numbers: tuple[int, ...]
    marks: ErrorThresholds = DEFAULT_THRESHOLDS
    practice_loss: float = DEFAULT_THRESHOLDS.error  # as in `game_review`


def single_game(history: History, number: int) -> History:
    """A game of a match, as if the match had begun with it and had ended after it. `number` counts from 1."""
    begin, end = span_of(history, number)
    if number > 1:
        begin = next(at + 1 for at in range(begin, end) if isinstance(history.active_events[at], GameBegun))
    return replace(history, states=history.states[begin : end + 1], active_events=history.active_events[begin:end])


def game_review(
    history: History, number: int, single: History, result: Review, game: int = 0, *, practice_loss: float
) -> GameReview:
    """The review of `single`, or of its game `game`, from 0; with the mistakes from `practice_loss` on."""
    white, black = (_side_review(single, result, game, side) for side in Side)
    lines = [line for line in result.lines if line.game == game]
    return GameReview(history, number, white, black, tuple(mistakes(single.states, lines, practice_loss)))


def reviews(request: ReviewRequest, is_cancelled: IsCancelled) -> Iterator[GameReview]:
    """The reviews of the games that can be judged. Raises `OSError` or `RecordError` as `read_history`."""
    history = read_history(request.path, checking(is_cancelled))
    for number in request.numbers:
        if number <= len(history.state.results):
            single = single_game(history, number)
            if network_of(single.state.rule_set) is None:
                continue
            *_, result = review(ReviewQuestion(single, PLIES, request.marks), is_cancelled)
            yield game_review(history, number, single, result, practice_loss=request.practice_loss)


def _side_review(single: History, result: Review, game: int, side: Side) -> SideReview:
    totals = result.of_game(game).totals[side]
    lines = (line for line in result.lines if line.side is side and line.game == game)
    return SideReview(totals.lost, totals.decisions, totals.luck, parts_of(single.states, lines))
