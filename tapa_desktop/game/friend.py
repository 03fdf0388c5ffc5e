"""A game between two houses, by lines of text: who owes the next line, what it says, and whether it is to be believed.

Both sides commit at the beginning to a chain of secrets. A roll follows from the next secret of either, of which each
side tells its own only when it can no longer gain from it. Source: docs/friend.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.rules.dice import throw_from
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.play_text import PASS, PlayError, find_steps
from tapa_desktop.rules.plays import turn_for
from tapa_desktop.rules.position import Side

from .apply import EventError, apply
from .draft import Draft
from .events import (
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    LogEvent,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Setting,
    Taken,
    Told,
)
from .friend_line import (
    NOTHING,
    Chain,
    FriendError,
    FriendFault,
    Line,
    digest_after,
    header_of,
    inviting_side,
    lines_in,
    name_word,
    secret_before,
    written,
)
from .history import event_of, next_roll_index
from .record import Header
from .state import GameState, Phase, first_state

_MOST_TOLD: Final = 3  # secrets that a line can tell at once: of its own roll, and of the next one
_JOIN, _ASK, _NO_DOUBLE = "join", "roll", "nodouble"
_WORDS: Final[dict[str, MatchEvent]] = {"double": Doubled(), "take": Taken(), "drop": Dropped()}


class Exchange(Struct, frozen=True):
    """A game as far as its lines tell it."""

    id: str
    state: GameState
    events: tuple[MatchEvent, ...]
    lines: tuple[str, ...]
    digest: str  # of all lines
    told: dict[Side, tuple[bytes, ...]]  # secrets, by their numbers
    used: int = 0  # number of the secrets that the last roll has used
    asked: bool = False  # whether the side to move has said that it rolls, although it might double
    waived: frozenset[Side] = frozenset()  # the sides that do not double before their next roll

    @property
    def holder(self) -> Side | None:
        """The side that has to send the next line; None when the match is over."""
        match self.state.phase:
            case Phase.TO_PLAY | Phase.TO_ANSWER:
                return self.state.actor
            case Phase.TO_ROLL:
                other = self.state.side.other
                return self.state.side if self.may_choose or len(self.told[other]) > self.used + 1 else other
            case Phase.OPENING:
                return min(Side, key=lambda side: len(self.told[side]))
            case _:
                return None

    @property
    def sender(self) -> Side:
        """The side that sent the last line: both do in turn, the one that invites first."""
        inviter = inviting_side(*lines_in(self.lines[0]))
        return inviter if len(self.lines) % 2 else inviter.other

    @property
    def may_choose(self) -> bool:
        """Whether the side to move may double before its roll, and has not said what it does."""
        return self._has_choice and not self.asked

    @property
    def _has_choice(self) -> bool:
        return self.state.may_double and self.state.side not in self.waived

    def advanced(self, chain: Chain | None = None) -> Exchange:
        """The game after all that needs nobody: rolls whose secrets are known, also by `chain`, and next games."""
        event = self._due(chain)
        return self if event is None else self._after(event).advanced(chain)

    def _due(self, chain: Chain | None) -> MatchEvent | None:
        state = self.state
        match state.phase:
            case Phase.GAME_OVER:
                return GameBegun()
            case Phase.TO_PLAY if state.group is not None and state.group.is_rest and _must_pass(state):
                return Played(PASS)
            case Phase.OPENING | Phase.TO_ROLL if not self.may_choose:
                return self._roll(chain)
            case _:
                return None

    @property
    def _number(self) -> int:
        """The number of the secrets of the next roll. After opening dice that leave no choice it is the same again."""
        goes_on = bool(self.events) and isinstance(self.events[-1], OpeningRolled) and not self._has_choice
        return self.used + (not goes_on)

    def _roll(self, chain: Chain | None) -> MatchEvent | None:
        number, both = self._number, b""
        for side in Side:
            if number < len(self.told[side]):
                both += self.told[side][number]
            elif chain is not None and chain.side is side:
                both += chain.secret(number)
            else:
                return None
        key = hmac.digest(both, self.id.encode(), "sha256").hex()
        throw = throw_from(key, *next_roll_index(self.state), lambda text: sha256(text.encode()).digest())
        return event_of(self.state, throw)

    def _after(self, event: MatchEvent) -> Exchange:
        now = replace(self, state=apply(self.state, event), events=(*self.events, event))
        if isinstance(event, OpeningRolled | Rolled):
            waived = self.waived - {self.state.side} if isinstance(event, Rolled) else self.waived
            return replace(now, used=self._number, asked=False, waived=waived)
        return now

    def acted(self, side: Side, event: MatchEvent) -> Exchange:
        """The game after what this side does. Raises `FriendError` or `EventError` when it may not do that now."""
        is_allowed = {
            Played: self.state.side is side,
            Doubled: self.state.side is side and self.may_choose,
            Taken: self.state.actor is side,
            Dropped: self.state.actor is side,
            Resigned: event == Resigned(side),
        }
        if not is_allowed.get(type(event), False):
            raise FriendError(FriendFault.ACTION, text=_word_for(event))
        return self._after(event)

    def asks(self, side: Side) -> Exchange:
        """The game after this side has said that it rolls, although it might double."""
        if not (self.may_choose and self.state.side is side):
            raise FriendError(FriendFault.ACTION, text=_ASK)
        return replace(self, asked=True)

    def may_waive(self, side: Side) -> bool:
        """Whether this side may say that it does not double before its next roll, which is not due now."""
        is_due = self.state.phase is Phase.TO_ROLL and self.state.side is side
        return has_cube(self.state.rule_set) and not is_due

    def waives(self, side: Side) -> Exchange:
        """The game after this side has said that it does not double before its next roll."""
        if not self.may_waive(side):
            raise FriendError(FriendFault.ACTION, text=_NO_DOUBLE)
        return replace(self, waived=self.waived | {side})

    def due(self, sender: Side) -> int:
        """The number of the last secret that this side tells with a line that leads here."""
        phase, is_others = self.state.phase, self.state.side is not sender
        is_next = phase is Phase.OPENING or (phase is Phase.TO_ROLL and is_others and not self.may_choose)
        return self.used + is_next


def _must_pass(state: GameState) -> bool:
    draft = Draft.of(state)
    return draft is not None and draft.must_pass


# What a line says


def _word_for(event: MatchEvent) -> str:
    if isinstance(event, Played):
        return event.play.replace("*", "").replace(" ", ",")
    return next((word for word, known in _WORDS.items() if known == event), "resign")


def _event_for(state: GameState, side: Side, word: str) -> MatchEvent:
    if word in _WORDS or word == "resign":
        return _WORDS.get(word, Resigned(side))
    if state.phase is not Phase.TO_PLAY or word == PASS:
        return Played(word)
    turn, play = turn_for(state.rule_set, state.position, state.dice), ""
    for step in word.split(","):
        play = f"{play} {step}".lstrip()
        try:
            find_steps(turn, play)
        except PlayError:
            play += "*"
    return Played(play)


def _with_actions(now: Exchange, side: Side, actions: str) -> Exchange:
    for word in actions.split(";"):
        now = now.advanced()
        try:
            if word == _ASK:
                now = now.asks(side)
            elif word == _NO_DOUBLE:
                now = now.waives(side)
            elif word != NOTHING:
                now = now.acted(side, _event_for(now.state, side, word))
        except EventError as error:
            raise FriendError(FriendFault.ACTION, text=word[:60]) from error
    return now.advanced()


def _with_secret(now: Exchange, side: Side, secret: bytes) -> Exchange:
    """The game in which this side has told its secrets up to this one, which must lead to the one told last."""
    known = now.told[side]
    if not known:
        return replace(now, told={**now.told, side: (secret_before(secret), secret)})
    new = [secret] if secret else []
    while new and secret_before(new[0]) != known[-1]:
        if len(new) == _MOST_TOLD:
            raise FriendError(FriendFault.SECRET)
        new.insert(0, secret_before(new[0]))
    return replace(now, told={**now.told, side: (*known, *new)})


def read(now: Exchange, line: Line) -> Exchange:
    """The game after this line. Raises `FriendError` when it is wrong or not the next; `KNOWN`: it came before."""
    if line.id != now.id:
        raise FriendError(FriendFault.OTHER_GAME, id=line.id)
    if line.number < len(now.lines):
        is_known = now.lines[line.number] == line.text
        raise FriendError(FriendFault.KNOWN if is_known else FriendFault.FORKED, number=line.number)
    if line.number > len(now.lines):
        raise FriendError(FriendFault.MISSING, number=line.number, wanted=len(now.lines))
    sender = now.holder
    if sender is None:
        raise FriendError(FriendFault.OVER)
    is_answer = line.number == 1
    if is_answer and not (line.secret and line.actions.split(";")[0] == _JOIN):
        raise FriendError(FriendFault.ACTION, text=line.actions[:60])
    then = _with_actions(_with_secret(now, sender, line.secret), sender, NOTHING if is_answer else line.actions)
    if then.holder is sender:
        raise FriendError(FriendFault.UNFINISHED)
    if len(then.told[sender]) != then.due(sender) + 1:
        raise FriendError(FriendFault.SECRET)
    if digest_after(now.digest, line.id, line.number, line.actions, line.secret) != line.digest:
        raise FriendError(FriendFault.HISTORY)
    return replace(then, lines=(*now.lines, line.text), digest=line.digest)


# The beginning


def begin(text: str) -> Exchange:
    """The game to which a line invites, before the answer. Raises `FriendError` when the line cannot be read."""
    line = next(iter(lines_in(text)), None)
    if line is None:
        raise FriendError(FriendFault.INCOMPLETE)
    header, inviter = header_of(line), inviting_side(line)
    told: dict[Side, tuple[bytes, ...]] = {inviter: (line.secret,), inviter.other: ()}
    return Exchange(line.id, first_state(header), (), (line.text,), line.digest, told)


def answer(now: Exchange, chain: Chain, name: str) -> str:
    """The line that accepts an invitation."""
    return written(now.digest, now.id, 1, ";".join((_JOIN, name_word(name))), chain.secret(1))


# A turn of one's own


def events_told(standing: Iterable[MatchEvent]) -> list[MatchEvent]:
    """Those of the standing events of a match that its lines tell."""
    return [event for event in standing if not isinstance(event, Drafted | Setting)]


def caught_up(now: Exchange, chain: Chain, mine: Sequence[MatchEvent]) -> tuple[Exchange, list[str]]:
    """The game after what the side of `chain` has done since the last line, and the words for it.

    `mine` are all events of the match. What follows from known secrets is added; it may not have happened there yet.
    Raises `FriendError` when they do not go on from what the lines tell.
    """
    then, words = now.advanced(chain), list[str]()
    while len(then.events) < len(mine):
        event = mine[len(then.events)]
        words.append(_word_for(event))
        then = then.acted(chain.side, event).advanced(chain)
    if list(then.events[: len(mine)]) != list(mine):
        raise FriendError(FriendFault.OTHER_EVENTS)
    return then, words


def turn_line(now: Exchange, chain: Chain, mine: Sequence[MatchEvent], *, waives: bool = False) -> str | None:
    """The line that tells what the side of `chain` has done; None while it is not its turn, or not complete.

    Where it might still double, the line says that it rolls. `waives`: it does not double before its next roll. Raises
    `FriendError` as `caught_up`, and when all secrets are used up.
    """
    if now.holder is not chain.side or len(now.lines) == 1:
        return None
    then, words = caught_up(now, chain, mine)
    if then.may_choose and then.state.side is chain.side:
        then, words = then.asks(chain.side), [*words, _ASK]
    last, told = then.due(chain.side), now.told[chain.side]
    told = (*told, *(chain.secret(number) for number in range(len(told), last + 1)))
    if replace(then, told={**now.told, chain.side: told}).holder is chain.side:
        return None
    words += [_NO_DOUBLE] if waives and then.may_waive(chain.side) else []
    secret = told[-1] if len(told) > len(now.told[chain.side]) else b""
    return written(now.digest, now.id, len(now.lines), ";".join(words) or NOTHING, secret)


def proven(header: Header, log: Iterable[LogEvent], standing: Iterable[MatchEvent]) -> Exchange:
    """The game that a record's lines prove. Raises `FriendError` when one is wrong, or the record tells another."""
    now = begin(header.friend)
    for event in log:
        if isinstance(event, Told):
            lines = lines_in(event.line)
            if not lines:
                raise FriendError(FriendFault.INCOMPLETE)
            now = read(now, lines[0])
    mine = events_told(standing)
    if any(one != other for one, other in zip(mine, now.events, strict=False)):
        raise FriendError(FriendFault.OTHER_EVENTS)
    return now
