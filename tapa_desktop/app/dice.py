"""Where dice come from. A throw depends on the match and on which throw of which game it is, and on nothing else.

So nobody gets other dice by taking back, and no level of the computer gets better ones than a person. All follows from
a seed that is kept secret while the match goes on; its SHA-256, which binds the program to it, can always be seen.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, Protocol

from msgspec.structs import replace

from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.game.throws import Throw

_FAIR: Final = 252  # the bytes below are 42 times each face; the four above would favour the low ones


class DiceSource(Protocol):
    """Gives the two dice of a throw."""

    def throw(self, game: int, number: int) -> Throw:
        """Both dice in the order in which they fall; `game` of the match and `number` in it count from 0."""
        ...


class SeededDice:
    """Dice that follow from a text, so that anybody can work them out again.

    The SHA-256 of `SEED game GAME throw NUMBER part PART`, in UTF-8 with all three numbers in decimal, is read byte by
    byte. Bytes of 252 and above are left out; each of the others gives the die byte % 6 + 1. The first two dice are
    the throw. Should one part hold less than two, part 1 follows part 0, and so on.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def throw(self, game: int, number: int) -> Throw:
        """The dice of that throw, always the same."""
        dice: list[int] = []
        part = 0
        while len(dice) < 2:
            text = f"{self._seed} game {game} throw {number} part {part}"
            dice += [byte % 6 + 1 for byte in sha256(text.encode()).digest() if byte < _FAIR]
            part += 1
        return dice[0], dice[1]


def seeded_dice(header: Header) -> DiceSource:
    """The dice of a match; of one without a seed, some that nobody can foretell."""
    return SeededDice(header.seed or fresh_seed())


def fresh_seed() -> str:
    """A seed that nobody has had before."""
    return secrets.token_hex(16)


def digest_of(header: Header) -> str:
    """The SHA-256 that binds to the seed of a match, in hexadecimal digits; empty where neither it nor the seed is known.

    The one that was told when the match began counts, whatever the seed beside it.
    """
    return header.seed_sha256 or (_sha256(header.seed) if header.seed else "")


def is_bound(header: Header) -> bool:
    """Whether the seed has the SHA-256 that stands beside it, unless only one of the two is known."""
    return not header.seed or digest_of(header) == _sha256(header.seed)


def may_tell_seed(state: GameState) -> bool:
    """Whether no dice are left to be foretold by the seed; in games without end, as soon as one of them is over."""
    return state.phase is Phase.MATCH_OVER or (state.phase is Phase.GAME_OVER and not state.target)


def sealed(header: Header) -> Header:
    """A header to be given to others while the match goes on: the SHA-256 takes the place of the secret seed."""
    return replace(header, seed="", seed_sha256=digest_of(header))


def _sha256(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def error_seed(header: Header) -> int:
    """The number by which a weak level errs in this match, the same at each start; it has nothing to do with dice."""
    return int.from_bytes(sha256(f"{header.seed} errors".encode()).digest()[:8])
