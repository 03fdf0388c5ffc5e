"""A match as another program tells it, as values: what each line says, not yet checked by any rules.

`events` makes a match of it: the rules are found that allow the most of it, and it is read up to the first line that
they do not allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
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
from tapa_desktop.rules.play_text import PASS, format_play, found_play
from tapa_desktop.rules.plays import Turn, turn_for
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, RULE_SETS, NextBegins

from .tags import MatchTextError


class Kind(Enum):
    """What one entry of a game says."""

    ROLL = "roll"  # with its play, if that is told
    DOUBLE = "double"
    TAKE = "take"
    DROP = "drop"
    RESIGN = "resign"  # says nothing: what was lost by it stands in the win
    WIN = "win"


class Entry(NamedTuple):
    """One action of a side, and the line on which it stands."""

    line: int
    text: str
    kind: Kind
    side: Side | None = None  # whose it is, if that is told
    dice: tuple[int, int] = (0, 0)
    play: str | None = ""  # as it is written; None if the side rolled and its play is not told
    points: int | None = None  # of a win


class ToldGame(NamedTuple):
    """A game: its heading with the score before it, who began, and what followed."""

    line: int
    score: tuple[int, int] | None
    begins: Side | None
    opening: tuple[tuple[int, int], ...]
    entries: tuple[Entry, ...]


class ToldMatch(NamedTuple):
    """A match, and the first line that could not be read; what follows that line is not told."""

    target: int
    white: str
    black: str
    begun: str
    games: tuple[ToldGame, ...]
    rule_sets: tuple[str, ...] = ()  # empty: the game of most other programs, backgammon
    headers: tuple[Header, ...] = ()  # rules that the text names in full, to be tried first
    damage: MatchTextError | None = None
    jacoby: bool = False  # whether the text names the Jacoby rule


Check = Callable[[], object]
_OPENINGS: Final = {Side.WHITE: (2, 1), Side.BLACK: (1, 2)}  # dice that decide the opening where none are told
_RESIGNED: Final[dict[int, AgreedWin]] = {1: "single", 2: "mars", 3: "triple"}


def match_told(told: ToldMatch, check: Check) -> LoadedMatch:
    """The match by the rules that allow the most of it, up to the first line that they do not allow."""
    best: LoadedMatch | None = None
    for header in _headers(told):
        found = _by_rules(told, header, check)
        if found.damage is None or found.damage is told.damage or found.damage.fault is MatchTextFault.OTHER_POINTS:
            return found
        if best is None or best.damage is None or found.damage.line > best.damage.line:
            best = found
    assert best is not None
    return best


def _headers(told: ToldMatch) -> Iterator[Header]:
    """The rules that may be those of the match, the likeliest first."""
    yield from told.headers
    if len(told.rule_sets) > 1:
        yield _header(told, [GameRules(key) for key in told.rule_sets])
        return
    doubles = any(entry.kind is Kind.DOUBLE for game in told.games for entry in game.entries)
    usual = (NextBegins.OPENING_ROLL, NextBegins.WINNER)
    begins = (None, *usual) if told.rule_sets else usual
    for key in told.rule_sets or (BACKGAMMON.key, PORTES.key):
        known = offered(RULE_SETS[key])
        for who in begins:
            rules: dict[str, Plain] = {"cube": True} if "cube" in known and (doubles or not told.rule_sets) else {}
            if who is not None and "next_begins" in known:
                rules["next_begins"] = who.value
            if told.jacoby and "jacoby" in known:
                rules["jacoby"] = True
            yield _header(told, [GameRules(key, house_rules_of(rule_set_named(key, rules)))])


def _header(told: ToldMatch, games: Iterable[GameRules]) -> Header:
    white, black = Seat(name=told.white), Seat(name=told.black)
    return Header(FORMAT, VERSION, tuple(games), white, black, told.target, begun=told.begun)


def _by_rules(told: ToldMatch, header: Header, check: Check) -> LoadedMatch:
    reading = _Reading(HistoryBuilder(begin_history(header)), check)
    damage: LineError | None = told.damage
    try:
        for number, game in enumerate(told.games):
            after = told.games[number + 1] if number + 1 < len(told.games) else None
            reading.add_game(game, after)
    except MatchTextError as fault:
        damage = fault
    history = reading.builder.history()
    return LoadedMatch(history, damage=damage or reading.remark, is_text=True, names_no_game=not told.rule_sets)


class _Reading:
    def __init__(self, builder: HistoryBuilder, check: Check) -> None:
        self.builder = builder
        self.remark: MatchTextError | None = None  # on the first game that the text counts otherwise
        self._check = check
        self._more = (0, 0)  # points that the text counts more for each side

    @property
    def _state(self) -> GameState:
        return self.builder.state

    def add_game(self, game: ToldGame, after: ToldGame | None) -> None:
        state = self._state
        if state.phase is Phase.MATCH_OVER:
            raise MatchTextError(game.line, MatchTextFault.NOTHING_MORE, text="Game")
        if state.phase is Phase.GAME_OVER:
            self._add(game.line, GameBegun())
        score = self._score
        if game.score is not None and game.score != score:
            wanted, text = ("{} : {}".format(*one) for one in (score, game.score))
            raise MatchTextError(game.line, MatchTextFault.OTHER_SCORE, wanted=wanted, text=text)
        for entry in game.entries:
            self._check()
            if self._state.phase is Phase.OPENING:
                self._open(game, entry)
            self._add_entry(entry, after)
        if after is not None and self._state.result is None:
            self._end_untold(game, after)

    def _open(self, game: ToldGame, entry: Entry) -> None:
        """The opening roll: as told, or one that lets the side begin that did."""
        for dice in game.opening:
            if self._state.phase is Phase.OPENING:
                self._add(entry.line, OpeningRolled(*dice))
        if self._state.phase is not Phase.OPENING:
            return
        side = game.begins or Side.WHITE
        high, low = max(entry.dice), min(entry.dice)
        is_kept = first_roll(self._state.rule_set, *_OPENINGS[side]) is not None
        if is_kept and high == low:  # also where no dice are told
            raise MatchTextError(entry.line, MatchTextFault.NO_OPENING, text=entry.text)
        dice = ((high, low) if side is Side.WHITE else (low, high)) if is_kept else _OPENINGS[side]
        self._add(entry.line, OpeningRolled(*dice))

    def _add_entry(self, entry: Entry, after: ToldGame | None) -> None:
        if entry.kind not in {Kind.WIN, Kind.RESIGN}:
            self._pass_if_due(entry)
        match entry.kind:
            case Kind.WIN:
                self._end(entry, after)
            case Kind.ROLL:
                if self._state.phase is not Phase.TO_PLAY:  # else the opening has told the dice
                    self._add(entry.line, Rolled(max(entry.dice), min(entry.dice)))
                if entry.play is not None:
                    self._play(entry, entry.play)
            case Kind.DOUBLE:
                self._add(entry.line, Doubled())
            case Kind.TAKE:
                self._add(entry.line, Taken())
            case Kind.DROP:
                self._add(entry.line, Dropped())
            case _:
                pass  # a resignation says nothing

    def _play(self, entry: Entry, text: str) -> None:
        try:
            play = found_play(self._turn, text)
        except FaultError as error:
            raise MatchTextError(entry.line, error.fault, **error.values) from error
        self._add(entry.line, Played(play))

    def _pass_if_due(self, entry: Entry) -> None:
        """Make the play that was not told before this entry, if there is only one."""
        is_kept_roll = entry.kind is Kind.ROLL and self._state.opening is not None  # of which the opening told the dice
        if self._state.phase is not Phase.TO_PLAY or is_kept_roll:
            return
        plays = list(self._turn.plays().values())
        if len(plays) > 1:
            raise MatchTextError(entry.line, MatchTextFault.NO_PLAY, text=entry.text)
        self._add(entry.line, Played(format_play(plays[0])))

    @property
    def _turn(self) -> Turn:
        return turn_for(self._state.rule_set, self._state.position, self._state.dice)

    def _end(self, entry: Entry, after: ToldGame | None) -> None:
        """The end of a game that is told: it has come already, or the other side has resigned or dropped."""
        state = self._state
        if state.phase is Phase.TO_PLAY and [*self._turn.plays().values()] == [()]:
            self._add(entry.line, Played(PASS))
            state = self._state
        if state.result is None:
            winner = self._winner(entry, after)
            self._give_up(entry, winner, entry.points)
        result = self._state.result
        assert result is not None
        is_agreed = entry.points in {None, result.points} or (
            self._state.phase is Phase.MATCH_OVER if after is None else after.score == self._score
        )
        if not is_agreed:
            about = {"wanted": result.points, "text": entry.text, "rule_set": self._state.rule_set.name}
            self.remark = self.remark or MatchTextError(entry.line, MatchTextFault.OTHER_POINTS, **about)
            if after is not None and after.score is not None:
                white, black = after.score
                self._more = white - self._state.score(Side.WHITE), black - self._state.score(Side.BLACK)

    def _end_untold(self, game: ToldGame, after: ToldGame) -> None:
        """The end of a game that is not told, but follows from the score after it."""
        line = game.entries[-1].line if game.entries else game.line
        if after.score is None or after.score == self._score:
            raise MatchTextError(after.line, MatchTextFault.NO_END, text="Game")
        won = [after.score[at] - self._score[at] for at in (0, 1)]
        entry = Entry(line, "", Kind.WIN, Side.WHITE if won[0] else Side.BLACK, points=max(won))
        self._end(entry, after)

    def _give_up(self, entry: Entry, winner: Side, points: int | None) -> None:
        state = self._state
        if state.phase is Phase.TO_ANSWER:
            self._add(entry.line, Dropped())
            return
        how = _RESIGNED.get(-(-(points or 0) // state.cube.value))
        if how is not None and worth(state.rule_set, How(how)) is None:
            how = None  # the points that the text has are remarked on
        self._add(entry.line, Resigned(winner.other, how))

    def _winner(self, entry: Entry, after: ToldGame | None) -> Side:
        """Who has won: what the score after the game says, before the column in which it stands."""
        if after is not None and after.score is not None and after.score != self._score:
            return Side.WHITE if after.score[0] > self._score[0] else Side.BLACK
        return entry.side or self._state.side

    @property
    def _score(self) -> tuple[int, int]:
        """The score as the text counts it, White's points first."""
        return self._state.score(Side.WHITE) + self._more[0], self._state.score(Side.BLACK) + self._more[1]

    def _add(self, line: int, event: MatchEvent) -> None:
        try:
            self.builder.add(event)
        except EventError as error:
            raise MatchTextError(line, error.fault, **error.values) from error
