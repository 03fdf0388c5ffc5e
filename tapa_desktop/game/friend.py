"""A game with a friend elsewhere, by lines of text: who sends the next line, its content, and its checks.

At the beginning both sides commit to a chain of secrets. A roll follows from the next secret of each side, which it
reveals only when it can no longer gain from it. Source: docs/friend.md.
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
    FriendLine,
    GameBegun,
    LogEvent,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Setting,
    Taken,
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
    line_after,
    lines_in,
    name_word,
    secret_before,
)
from .history import event_of, next_roll_index
from .record import Header
from .state import GameState, Phase, first_state

_MOST_SECRETS: Final = 3  # that a line can reveal at once: of its own roll, and of the next one
_JOIN, _ROLL, _NO_DOUBLE = "join", "roll", "nodouble"
_WORDS: Final[dict[str, MatchEvent]] = {"double": Doubled(), "take": Taken(), "drop": Dropped()}


class Exchange(Struct, frozen=True):
    """A game up to its last line."""

    id: str
    state: GameState
    events: tuple[MatchEvent, ...]
    lines: tuple[str, ...]
    digest: str  # of all lines
    secrets: dict[Side, tuple[bytes, ...]]  # revealed so far, by their numbers
    used: int = 0  # number of the secrets that the last roll has used
    is_rolling: bool = False  # whether the side to move has chosen to roll, although it might double
    waived: frozenset[Side] = frozenset()  # the sides that do not double before their next roll

    @property
    def holder(self) -> Side | None:
        """The side that has to send the next line; None when the match is over."""
        match self.state.phase:
            case Phase.TO_PLAY | Phase.TO_ANSWER:
                return self.state.actor
            case Phase.TO_ROLL:
                other = self.state.side.other
                return self.state.side if self.may_choose or len(self.secrets[other]) > self.used + 1 else other
            case Phase.OPENING:
                return min(Side, key=lambda side: len(self.secrets[side]))
            case _:
                return None

    @property
    def sender(self) -> Side:
        """The side that sent the last line; the sides alternate, and the inviter begins."""
        inviter = inviting_side(*lines_in(self.lines[0]))
        return inviter if len(self.lines) % 2 else inviter.other

    @property
    def may_choose(self) -> bool:
        """Whether the side to move may double before its roll, and has not chosen to roll."""
        return self._has_choice and not self.is_rolling

    @property
    def _has_choice(self) -> bool:
        return self.state.may_double and self.state.side not in self.waived

    def advance(self, chain: Chain | None = None) -> Exchange:
        """The game after all automatic events: rolls whose secrets are known, also from `chain`, and next games."""
        event = self._next_event(chain)
        return self if event is None else self._after(event).advance(chain)

    def _next_event(self, chain: Chain | None) -> MatchEvent | None:
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
        """The number of the secrets of the next roll; unchanged after opening dice that leave no choice."""
        is_same = bool(self.events) and isinstance(self.events[-1], OpeningRolled) and not self._has_choice
        return self.used + (not is_same)

    def _roll(self, chain: Chain | None) -> MatchEvent | None:
        number, secrets = self._number, b""
        for side in Side:
            if number < len(self.secrets[side]):
                secrets += self.secrets[side][number]
            elif chain is not None and chain.side is side:
                secrets += chain.secret(number)
            else:
                return None
        key = hmac.digest(secrets, self.id.encode(), "sha256").hex()
        throw = throw_from(key, *next_roll_index(self.state), lambda text: sha256(text.encode()).digest())
        return event_of(self.state, throw)

    def _after(self, event: MatchEvent) -> Exchange:
        exchange = replace(self, state=apply(self.state, event), events=(*self.events, event))
        if isinstance(event, OpeningRolled | Rolled):
            waived = self.waived - {self.state.side} if isinstance(event, Rolled) else self.waived
            return replace(exchange, used=self._number, is_rolling=False, waived=waived)
        return exchange

    def act(self, side: Side, event: MatchEvent) -> Exchange:
        """The game after an action of this side. Raises `FriendError` or `EventError` when it is not allowed now."""
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

    def choose_roll(self, side: Side) -> Exchange:
        """The game after this side has chosen to roll, although it might double."""
        if not (self.may_choose and self.state.side is side):
            raise FriendError(FriendFault.ACTION, text=_ROLL)
        return replace(self, is_rolling=True)

    def may_waive(self, side: Side) -> bool:
        """Whether this side may waive its double before its next roll, which is not due now."""
        is_due = self.state.phase is Phase.TO_ROLL and self.state.side is side
        return has_cube(self.state.rule_set) and not is_due

    def waive(self, side: Side) -> Exchange:
        """The game after this side has waived its double before its next roll."""
        if not self.may_waive(side):
            raise FriendError(FriendFault.ACTION, text=_NO_DOUBLE)
        return replace(self, waived=self.waived | {side})

    def last_secret(self, sender: Side) -> int:
        """The number of the last secret that this side reveals with a line that leads here."""
        phase, is_opponents = self.state.phase, self.state.side is not sender
        is_next = phase is Phase.OPENING or (phase is Phase.TO_ROLL and is_opponents and not self.may_choose)
        return self.used + is_next


def _must_pass(state: GameState) -> bool:
    draft = Draft.of(state)
    return draft is not None and draft.must_pass


# The actions of a line


def _word_for(event: MatchEvent) -> str:
    if isinstance(event, Played):
        return event.play.replace("*", "").replace(" ", ",")
    return next((word for word, action in _WORDS.items() if action == event), "resign")


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


def _with_actions(exchange: Exchange, side: Side, actions: str) -> Exchange:
    for word in actions.split(";"):
        exchange = exchange.advance()
        try:
            if word == _ROLL:
                exchange = exchange.choose_roll(side)
            elif word == _NO_DOUBLE:
                exchange = exchange.waive(side)
            elif word != NOTHING:
                exchange = exchange.act(side, _event_for(exchange.state, side, word))
        except EventError as error:
            raise FriendError(FriendFault.ACTION, text=word[:60]) from error
    return exchange.advance()


def _with_secret(exchange: Exchange, side: Side, secret: bytes) -> Exchange:
    """The game after this side has revealed its secrets up to this one, which must lead to the last one before."""
    old = exchange.secrets[side]
    if not old:
        return replace(exchange, secrets={**exchange.secrets, side: (secret_before(secret), secret)})
    new = [secret] if secret else []
    while new and secret_before(new[0]) != old[-1]:
        if len(new) == _MOST_SECRETS:
            raise FriendError(FriendFault.SECRET)
        new.insert(0, secret_before(new[0]))
    return replace(exchange, secrets={**exchange.secrets, side: (*old, *new)})


def read(exchange: Exchange, line: Line) -> Exchange:
    """The game after this line. Raises `FriendError` when it is wrong or not the next; `KNOWN`: it was read before."""
    if line.id != exchange.id:
        raise FriendError(FriendFault.OTHER_GAME, id=line.id)
    if line.number < len(exchange.lines):
        is_known = exchange.lines[line.number] == line.text
        raise FriendError(FriendFault.KNOWN if is_known else FriendFault.FORKED, number=line.number)
    if line.number > len(exchange.lines):
        raise FriendError(FriendFault.MISSING, number=line.number, wanted=len(exchange.lines))
    sender = exchange.holder
    if sender is None:
        raise FriendError(FriendFault.OVER)
    is_answer = line.number == 1
    if is_answer and not (line.secret and line.actions.split(";")[0] == _JOIN):
        raise FriendError(FriendFault.ACTION, text=line.actions[:60])
    current = _with_actions(_with_secret(exchange, sender, line.secret), sender, NOTHING if is_answer else line.actions)
    if current.holder is sender:
        raise FriendError(FriendFault.UNFINISHED)
    if len(current.secrets[sender]) != current.last_secret(sender) + 1:
        raise FriendError(FriendFault.SECRET)
    if digest_after(exchange.digest, line.id, line.number, line.actions, line.secret) != line.digest:
        raise FriendError(FriendFault.HISTORY)
    return replace(current, lines=(*exchange.lines, line.text), digest=line.digest)


# The beginning


def begin(text: str) -> Exchange:
    """The game of an invitation, before the answer. Raises `FriendError` when the line cannot be read."""
    line = next(iter(lines_in(text)), None)
    if line is None:
        raise FriendError(FriendFault.INCOMPLETE)
    header, inviter = header_of(line), inviting_side(line)
    secrets: dict[Side, tuple[bytes, ...]] = {inviter: (line.secret,), inviter.other: ()}
    return Exchange(line.id, first_state(header), (), (line.text,), line.digest, secrets)


def answer(exchange: Exchange, chain: Chain, name: str) -> str:
    """The line that accepts an invitation."""
    return line_after(exchange.digest, exchange.id, 1, ";".join((_JOIN, name_word(name))), chain.secret(1))


# A turn of one's own


def line_events(events: Iterable[MatchEvent]) -> list[MatchEvent]:
    """The events of a match that its lines contain."""
    return [event for event in events if not isinstance(event, Drafted | Setting)]


def catch_up(exchange: Exchange, chain: Chain, mine: Sequence[MatchEvent]) -> tuple[Exchange, list[str]]:
    """The game after the actions of the side of `chain` since the last line, and the words for them.

    `mine` are all events of the match. Events that follow from known secrets are added; the match may not have them
    yet. Raises `FriendError` when `mine` does not continue the lines.
    """
    current, words = exchange.advance(chain), list[str]()
    while len(current.events) < len(mine):
        event = mine[len(current.events)]
        words.append(_word_for(event))
        current = current.act(chain.side, event).advance(chain)
    if list(current.events[: len(mine)]) != list(mine):
        raise FriendError(FriendFault.OTHER_EVENTS)
    return current, words


def turn_line(exchange: Exchange, chain: Chain, mine: Sequence[MatchEvent], *, waives: bool = False) -> str | None:
    """The next line of the side of `chain`; None while it is not its turn, or the turn is not complete.

    Where it might still double, the line says that it rolls. `waives`: it does not double before its next roll. Raises
    `FriendError` as `catch_up`, and when all secrets are used up.
    """
    if exchange.holder is not chain.side or len(exchange.lines) == 1:
        return None
    current, words = catch_up(exchange, chain, mine)
    if current.may_choose and current.state.side is chain.side:
        current, words = current.choose_roll(chain.side), [*words, _ROLL]
    old = exchange.secrets[chain.side]
    new = [chain.secret(number) for number in range(len(old), current.last_secret(chain.side) + 1)]
    if replace(current, secrets={**exchange.secrets, chain.side: (*old, *new)}).holder is chain.side:
        return None
    words += [_NO_DOUBLE] if waives and current.may_waive(chain.side) else []
    secret = new[-1] if new else b""
    return line_after(exchange.digest, exchange.id, len(exchange.lines), ";".join(words) or NOTHING, secret)


def prove(header: Header, log: Iterable[LogEvent], events: Iterable[MatchEvent]) -> Exchange:
    """The game that a record's lines prove. Raises `FriendError` when a line is wrong, or the events differ."""
    exchange = begin(header.friend)
    for event in log:
        if isinstance(event, FriendLine):
            lines = lines_in(event.line)
            if not lines:
                raise FriendError(FriendFault.INCOMPLETE)
            exchange = read(exchange, lines[0])
    if any(one != other for one, other in zip(line_events(events), exchange.events, strict=False)):
        raise FriendError(FriendFault.OTHER_EVENTS)
    return exchange
