"""The text of a match by another program as values, not yet checked by any rules.

`load_transcript` makes a match of it, by the rules that allow the most of it, up to the first line that they forbid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from itertools import zip_longest
from typing import Final, NamedTuple

from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import (
    AgreedWin,
    Doubled,
    Dropped,
    GameBegun,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Seat,
    Taken,
)
from tapa_desktop.game.history import HistoryBuilder, begin_history
from tapa_desktop.game.load import LoadedMatch
from tapa_desktop.game.record import FORMAT, VERSION, GameRules, Header, LineError, MatchTextFault
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import first_roll
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.house_rules import Plain, house_rules_of, offered, rule_set_named
from tapa_desktop.rules.outcome import How, worth
from tapa_desktop.rules.play_text import PASS, canonical_play, format_play
from tapa_desktop.rules.plays import Turn, turn_for
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, RULE_SETS, NextBegins

from .tags import MatchTextError


class Kind(Enum):
    """The kind of an entry."""

    ROLL = "roll"  # with its play, if known
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"  # without its points, which are in the win
    WIN = "win"


class Entry(NamedTuple):
    """One action of a side, and its line."""

    line: int
    text: str
    kind: Kind
    side: Side | None = None  # None if unknown
    dice: tuple[int, int] = (0, 0)
    play: str | None = ""  # as written; None if it is missing after the roll
    points: int | None = None  # of a win


class GameTranscript(NamedTuple):
    """A game: its heading with the score before it, the side that began, and its entries."""

    line: int
    score: tuple[int, int] | None
    begins: Side | None
    opening: tuple[tuple[int, int], ...]
    entries: tuple[Entry, ...]


class MatchTranscript(NamedTuple):
    """A match up to `damage`, the first line that could not be read."""

    target: int
    white: str
    black: str
    begun: str
    games: tuple[GameTranscript, ...]
    rule_sets: tuple[str, ...] = ()  # empty: the game of most other programs, backgammon
    headers: tuple[Header, ...] = ()  # rules that the text states in full, to be tried first
    damage: MatchTextError | None = None
    jacoby: bool = False  # whether the text names the Jacoby rule


Check = Callable[[], object]
_OPENINGS: Final = {Side.WHITE: (2, 1), Side.BLACK: (1, 2)}  # dice that decide the opening where none are known
_RESIGNED: Final[dict[int, AgreedWin]] = {1: "single", 2: "mars", 3: "triple"}


def load_transcript(transcript: MatchTranscript, check: Check) -> LoadedMatch:
    """The match by the rules that allow the most of it, up to the first line that they forbid."""
    best: LoadedMatch | None = None
    for header in _headers(transcript):
        match = _load_by(header, transcript, check)
        damage = match.damage
        if damage is None or damage is transcript.damage or damage.fault is MatchTextFault.OTHER_POINTS:
            return match
        if best is None or best.damage is None or damage.line > best.damage.line:
            best = match
    assert best is not None
    return best


def _headers(transcript: MatchTranscript) -> Iterator[Header]:
    """The rules that may be those of the match, the likeliest first."""
    yield from transcript.headers
    if len(transcript.rule_sets) > 1:
        yield _header(transcript, [GameRules(key) for key in transcript.rule_sets])
        return
    has_cube = not transcript.rule_sets or any(
        entry.kind is Kind.DOUBLE for game in transcript.games for entry in game.entries
    )
    usual = (NextBegins.OPENING_ROLL, NextBegins.WINNER)
    for key in transcript.rule_sets or (BACKGAMMON.key, PORTES.key):
        fields = offered(RULE_SETS[key])
        for next_begins in (None, *usual) if transcript.rule_sets else usual:
            rules: dict[str, Plain] = {"cube": True} if "cube" in fields and has_cube else {}
            if next_begins is not None and "next_begins" in fields:
                rules["next_begins"] = next_begins.value
            if transcript.jacoby and "jacoby" in fields:
                rules["jacoby"] = True
            yield _header(transcript, [GameRules(key, house_rules_of(rule_set_named(key, rules)))])


def _header(transcript: MatchTranscript, games: Iterable[GameRules]) -> Header:
    white, black = Seat(name=transcript.white), Seat(name=transcript.black)
    return Header(FORMAT, VERSION, tuple(games), white, black, transcript.target, begun=transcript.begun)


def _load_by(header: Header, transcript: MatchTranscript, check: Check) -> LoadedMatch:
    reader = _Reader(HistoryBuilder(begin_history(header)), check)
    damage: LineError | None = transcript.damage
    try:
        for game, next_game in zip_longest(transcript.games, transcript.games[1:]):
            reader.add_game(game, next_game)
    except MatchTextError as fault:
        damage = fault
    history, names_no_game = reader.builder.history(), not transcript.rule_sets
    return LoadedMatch(history, damage=damage or reader.difference, is_text=True, names_no_game=names_no_game)


class _Reader:
    def __init__(self, builder: HistoryBuilder, check: Check) -> None:
        self.builder = builder
        self.difference: MatchTextError | None = None  # the first game for which the text has other points
        self._check = check
        self._extra = (0, 0)  # points that the text counts more for each side

    @property
    def _state(self) -> GameState:
        return self.builder.state

    def add_game(self, game: GameTranscript, next_game: GameTranscript | None) -> None:
        state = self._state
        if state.phase is Phase.MATCH_OVER:
            raise MatchTextError(game.line, MatchTextFault.NOTHING_MORE, text="Game")
        if state.phase is Phase.GAME_OVER:
            self._add(game.line, GameBegun())
        if game.score is not None and game.score != self._score:
            wanted, text = ("{} : {}".format(*score) for score in (self._score, game.score))
            raise MatchTextError(game.line, MatchTextFault.OTHER_SCORE, wanted=wanted, text=text)
        for entry in game.entries:
            self._check()
            if self._state.phase is Phase.OPENING:
                self._add_opening(game, entry)
            self._add_entry(entry, next_game)
        if next_game is not None and self._state.result is None:
            self._end_by_score(game, next_game)

    def _add_opening(self, game: GameTranscript, entry: Entry) -> None:
        """Add the opening rolls of the text, or one that lets the right side begin."""
        for dice in game.opening:
            if self._state.phase is Phase.OPENING:
                self._add(entry.line, OpeningRolled(*dice))
        if self._state.phase is not Phase.OPENING:
            return
        side = game.begins or Side.WHITE
        high, low = max(entry.dice), min(entry.dice)
        is_kept = first_roll(self._state.rule_set, *_OPENINGS[side]) is not None
        if is_kept and high == low:  # also without dice
            raise MatchTextError(entry.line, MatchTextFault.NO_OPENING, text=entry.text)
        dice = ((high, low) if side is Side.WHITE else (low, high)) if is_kept else _OPENINGS[side]
        self._add(entry.line, OpeningRolled(*dice))

    def _add_entry(self, entry: Entry, next_game: GameTranscript | None) -> None:
        if entry.kind not in {Kind.WIN, Kind.RESIGN}:
            self._add_missing_play(entry)
        match entry.kind:
            case Kind.WIN:
                self._end_game(entry, next_game)
            case Kind.ROLL:
                if self._state.phase is not Phase.TO_PLAY:  # else they are the opening dice
                    self._add(entry.line, Rolled(max(entry.dice), min(entry.dice)))
                if entry.play is not None:
                    self._add_play(entry, entry.play)
            case Kind.DOUBLE:
                self._add(entry.line, Doubled())
            case Kind.TAKE:
                self._add(entry.line, Taken())
            case Kind.DROP:
                self._add(entry.line, Dropped())
            case _:
                pass  # a resignation: the win follows

    def _add_play(self, entry: Entry, text: str) -> None:
        try:
            play = canonical_play(self._turn, text)
        except FaultError as error:
            raise MatchTextError(entry.line, error.fault, **error.values) from error
        self._add(entry.line, Played(play))

    def _add_missing_play(self, entry: Entry) -> None:
        """Make the play that is missing before this entry, if only one is legal."""
        is_kept_roll = entry.kind is Kind.ROLL and self._state.opening is not None  # with the opening dice
        if self._state.phase is not Phase.TO_PLAY or is_kept_roll:
            return
        plays = list(self._turn.plays().values())
        if len(plays) > 1:
            raise MatchTextError(entry.line, MatchTextFault.NO_PLAY, text=entry.text)
        self._add(entry.line, Played(format_play(plays[0])))

    @property
    def _turn(self) -> Turn:
        return turn_for(self._state.rule_set, self._state.position, self._state.dice)

    def _end_game(self, entry: Entry, next_game: GameTranscript | None) -> None:
        """End a game as the text says: it is over already, or the other side has resigned or dropped."""
        state = self._state
        if state.phase is Phase.TO_PLAY and [*self._turn.plays().values()] == [()]:
            self._add(entry.line, Played(PASS))
            state = self._state
        if state.result is None:
            self._add_resignation(entry, self._winner(entry, next_game))
        result = self._state.result
        assert result is not None
        is_agreed = entry.points in {None, result.points} or (
            self._state.phase is Phase.MATCH_OVER if next_game is None else next_game.score == self._score
        )
        if not is_agreed:
            values = {"wanted": result.points, "text": entry.text, "rule_set": self._state.rule_set.name}
            self.difference = self.difference or MatchTextError(entry.line, MatchTextFault.OTHER_POINTS, **values)
            if next_game is not None and next_game.score is not None:
                white, black = next_game.score
                self._extra = white - self._state.score(Side.WHITE), black - self._state.score(Side.BLACK)

    def _end_by_score(self, game: GameTranscript, next_game: GameTranscript) -> None:
        """End a game whose end is missing, by the score after it."""
        line = game.entries[-1].line if game.entries else game.line
        if next_game.score is None or next_game.score == self._score:
            raise MatchTextError(next_game.line, MatchTextFault.NO_END, text="Game")
        points = [next_game.score[at] - self._score[at] for at in (0, 1)]
        entry = Entry(line, "", Kind.WIN, Side.WHITE if points[0] else Side.BLACK, points=max(points))
        self._end_game(entry, next_game)

    def _add_resignation(self, entry: Entry, winner: Side) -> None:
        state = self._state
        if state.phase is Phase.TO_ANSWER:
            self._add(entry.line, Dropped())
            return
        how = _RESIGNED.get(-(-(entry.points or 0) // state.cube.value))
        if how is not None and worth(state.rule_set, How(how)) is None:
            how = None  # `_end_game` finds the other points of the text
        self._add(entry.line, Resigned(winner.other, how))

    def _winner(self, entry: Entry, next_game: GameTranscript | None) -> Side:
        """The winner by the score after the game, else by the column of the entry."""
        if next_game is not None and next_game.score is not None and next_game.score != self._score:
            return Side.WHITE if next_game.score[0] > self._score[0] else Side.BLACK
        return entry.side or self._state.side

    @property
    def _score(self) -> tuple[int, int]:
        """The score as the text counts it, White's points first."""
        return self._state.score(Side.WHITE) + self._extra[0], self._state.score(Side.BLACK) + self._extra[1]

    def _add(self, line: int, event: MatchEvent) -> None:
        try:
            self.builder.add(event)
        except EventError as error:
            raise MatchTextError(line, error.fault, **error.values) from error
