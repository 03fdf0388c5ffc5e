"""A line of a game with a friend elsewhere: its form, its secret from a chain of secrets, and the invitation.

Source: docs/friend.md.
"""

from __future__ import annotations

import re
import secrets
from base64 import b32decode, b32encode
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from tapa_desktop.rules.fault import Fault, FaultError
from tapa_desktop.rules.house_rules import RULES, format_house_rules, house_rules_of, order_named, parse_house_rules
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS

from .events import FRIEND, Seat
from .record import FORMAT, WITH_FRIEND, GameRules, Header
from .state import first_state

LIMIT: Final = 220  # characters of a line
ROLLS: Final = 2**15  # secrets of a chain
_SECRET: Final = 20  # bytes
_NAME: Final = 30  # characters
NOTHING: Final = "-"  # in place of actions, or of a secret
_UNSEEN: Final = r"\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"  # put around words by messengers
_GAP: Final = rf"[\s>{_UNSEEN}]+"  # as mails break and quote lines
_ACTIONS: Final = rf"([^\s{_UNSEEN}\x00-\x1f\x7f-\x9f\ud800-\udfff]{{1,160}})"
_LINE: Final = re.compile(
    _GAP.join(
        (r"\btapa", "([a-z2-7]{8})", "([0-9]{1,5})", _ACTIONS, "([a-z2-7]{32}|-)", "([a-z2-7]{16})", "([a-z2-7]{4})")
    )
    + "(?![a-z2-7])"
)
_BEGINNING: Final = re.compile(_GAP.join((r"\btapa", "[a-z2-7]{8}", r"[0-9]{1,5}\b")))


class FriendFault(Fault):
    """Why a line is not played."""

    INCOMPLETE = "The line is not complete: copy all of it."
    ALTERED = "The line was changed on its way: copy it again."
    UNKNOWN_GAME = "It belongs to a game that is not on this computer ({id})."
    OTHER_GAME = "It belongs to another game ({id})."
    KNOWN = "Line {number} has been played already."
    FORKED = "Line {number} is not the one that was played here: one side has changed the game."
    MISSING = "It is line {number}, but line {wanted} has not come yet: ask for it again."
    OVER = "The match is over."
    SECRET = "Its secret does not match the one fixed at the start, so the dice would not be fair."
    HISTORY = "The game before it is not the one that was played here."
    ACTION = "“{text}” is not possible in this position."
    UNFINISHED = "The turn in it is not complete."
    INVITATION = "This program cannot read the invitation: “{text}”"
    TOO_LONG = "It does not fit into a line of {limit} characters."
    USED_UP = "The match has used all its {rolls} rolls."
    OTHER_EVENTS = "The moves in the file are not those of its lines."


class FriendError(FaultError):
    """A line that is refused, and why."""


class Line(NamedTuple):
    """A line as written. `secret` is empty if the line reveals none."""

    id: str
    number: int
    actions: str
    secret: bytes
    digest: str  # of all lines up to this one
    text: str


def lines_in(text: str) -> list[Line]:
    """The lines in a text, however it breaks them. Raises `FriendError` when a line begins but none is valid."""
    lines, fault = list[Line](), None
    for parts in _LINE.findall(text):
        try:
            lines.append(_line(parts))
        except FriendError as error:
            fault = error
    if not lines and _BEGINNING.search(text):
        raise fault or FriendError(FriendFault.INCOMPLETE)
    return lines


def _line(parts: Sequence[str]) -> Line:
    game, number, actions, secret, digest, check = parts
    body = f"tapa {game} {number} {actions} {secret} {digest}"
    if text_of(sha256(body.encode()).digest())[:4] != check:
        raise FriendError(FriendFault.ALTERED)
    if len(body) + 5 > LIMIT:
        raise FriendError(FriendFault.TOO_LONG, limit=LIMIT)
    secret_bytes = b"" if secret == NOTHING else b32decode(secret.upper())
    return Line(game, int(number), actions, secret_bytes, digest, f"{body} {check}")


def text_of(data: bytes) -> str:
    """The bytes in base 32, in small letters."""
    return b32encode(data).decode().lower().rstrip("=")


def secret_before(secret: bytes) -> bytes:
    """The secret before this one in its chain."""
    return sha256(secret).digest()[:_SECRET]


class Chain(NamedTuple):
    """The secrets of one side; all follow from the last one."""

    side: Side
    seed: bytes

    def secret(self, number: int) -> bytes:
        """The secret with that number; number 0 is the commitment. Raises `FriendError` when there are no more."""
        if number > ROLLS:
            raise FriendError(FriendFault.USED_UP, rolls=ROLLS)
        return _links(self.seed)[number]


@lru_cache(maxsize=4)
def _links(seed: bytes) -> tuple[bytes, ...]:
    links = [seed]
    for _ in range(ROLLS):
        links.append(secret_before(links[-1]))
    return tuple(reversed(links))


def new_seed() -> bytes:
    """The last secret of a new chain."""
    return secrets.token_bytes(_SECRET)


def digest_after(before: str, game: str, number: int, actions: str, secret: bytes) -> str:
    """The digest of a line and all before it, whose digest is `before`."""
    return text_of(sha256(f"{before} {game} {number} {actions} {text_of(secret) or NOTHING}".encode()).digest())[:16]


def line_after(before: str, game: str, number: int, actions: str, secret: bytes) -> str:
    """The text of a line after those with the digest `before`. Raises `FriendError` when it gets too long."""
    digest = digest_after(before, game, number, actions, secret)
    body = f"tapa {game} {number} {actions} {text_of(secret) or NOTHING} {digest}"
    text = f"{body} {text_of(sha256(body.encode()).digest())[:4]}"
    if len(text) > LIMIT:
        raise FriendError(FriendFault.TOO_LONG, limit=LIMIT)
    return text


# The invitation


def invitation(header: Header, chain: Chain) -> str:
    """The line by which the side of `chain` invites a friend to this match.

    Raises `FriendError` when it gets too long, or for a match that begins with a position that was set up, and
    `HouseRuleError` when there is no such match.
    """
    if header.position:
        raise FriendError(FriendFault.INVITATION, text=header.position[:60])
    games = order_named([(game.rule_set, game.house_rules) for game in header.games])
    words = (f"{game.key}={rules}" if (rules := format_house_rules(game)[len(RULES) :]) else game.key for game in games)
    name = (header.white if chain.side is Side.WHITE else header.black).name
    actions = ";".join(("+".join(words), str(header.target), chain.side.value, name_word(name)))
    commitment = chain.secret(0)
    return line_after("", text_of(sha256(commitment + actions.encode()).digest())[:8], 0, actions, commitment)


def name_word(name: str) -> str:
    """A name as a word of a line."""
    return "+".join(re.sub(f"[;{_UNSEEN}]", " ", name).split())[:_NAME]


def inviting_side(line: Line) -> Side:
    """The side of the player who invites."""
    return Side(line.actions.split(";")[2])


def header_of(line: Line, me: Seat | None = None) -> Header:
    """The match to which a line invites; `me` plays against the side of the line.

    Raises `FriendError` when it is not an invitation, or this program does not know its games.
    """
    try:
        games, target, side, name = line.actions.split(";")
        order = [
            parse_house_rules(RULES + rules, RULE_SETS[key]) if rules else RULE_SETS[key]
            for key, _, rules in (game.partition("=") for game in games.split("+"))
        ]
        rules = tuple(GameRules(game.key, house_rules_of(game)) for game in order)
        seats = {Side(side): Seat(FRIEND, name.replace("+", " ")), Side(side).other: me or Seat()}
        header = Header(FORMAT, WITH_FRIEND, rules, seats[Side.WHITE], seats[Side.BLACK], int(target), friend=line.text)
        first_state(header)
    except (ValueError, KeyError) as error:
        raise FriendError(FriendFault.INVITATION, text=line.actions[:60]) from error
    digest = digest_after("", line.id, 0, line.actions, line.secret)
    if line.number or not line.secret or not 0 <= header.target <= 999 or digest != line.digest:
        raise FriendError(FriendFault.INVITATION, text=line.actions[:60])
    return header


def name_in(line: Line) -> str:
    """The name of the player who accepts an invitation with this line, cut to the length that this program writes."""
    return line.actions.partition(";")[2].replace("+", " ")[:_NAME]
