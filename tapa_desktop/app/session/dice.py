"""Where dice come from, and whether the dice of a match follow from its seed.

A throw depends on the match and on which throw of which game it is, and on nothing else. So nobody gets other dice by
taking back, and no level of the computer gets better ones than a person. All follows from a seed that is kept secret
while the match goes on; its SHA-256, which binds the program to it, can always be seen. The check works out each throw
once more.
"""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from tapa_desktop.game.events import DiceThrown
from tapa_desktop.game.history import History, PastThrow, Throw, event_of
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState, Phase

KEY_FORM: Final = "tapa dice\n%s\n%s"
_CONSONANTS: Final = "bdfgklmnprstvzhj"
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
    return SeededDice(dice_key(header) if header.seed else fresh_seed())


def dice_key(header: Header) -> str:
    """What the dice follow from: the seed, or the SHA-256 of `KEY_FORM` with the seed and the player's word."""
    if not header.word:
        return header.seed
    return sha256_of(KEY_FORM % (header.seed, normal_word(header.word)))


def normal_word(word: str) -> str:
    """A word as it counts for the dice: composed (NFC), since one word can be typed in more than one way."""
    return unicodedata.normalize("NFC", word.strip())


def fresh_seed() -> str:
    """A seed that nobody has had before."""
    return secrets.token_hex(16)


def random_word() -> str:
    """A word that can be read aloud, such as "tamirosu": one of forty million."""
    return "".join(secrets.choice(_CONSONANTS) + secrets.choice("aeiou") for _ in range(4))


def with_seed(header: Header) -> Header:
    """The header of a match that begins, with a seed; beside a word with its SHA-256, which was shown before."""
    seed = header.seed or fresh_seed()
    return replace(header, seed=seed, seed_sha256=sha256_of(seed) if header.word else "")


def without_seed(header: Header) -> Header:
    """A header from which another match can begin, with dice of its own."""
    return replace(header, seed="", seed_sha256="", word="")


def sha256_of(text: str) -> str:
    """The SHA-256 of a text in UTF-8, in hexadecimal digits, as `sha256sum` says it."""
    return sha256(text.encode()).hexdigest()


def digest_of(header: Header) -> str:
    """The SHA-256 that binds the program to the seed of a match; empty where neither it nor the seed is known.

    The one that was told when the match began counts, whatever the seed beside it.
    """
    return header.seed_sha256 or (sha256_of(header.seed) if header.seed else "")


def is_bound(header: Header) -> bool:
    """Whether the seed has the SHA-256 that stands beside it, unless only one of the two is known."""
    return not header.seed or digest_of(header) == sha256_of(header.seed)


def may_tell_seed(state: GameState) -> bool:
    """Whether no dice are left to be foretold by the seed; in games without end, as soon as one of them is over."""
    return state.phase is Phase.MATCH_OVER or (state.phase is Phase.GAME_OVER and not state.target)


def sealed(header: Header) -> Header:
    """A header to be given to others while the match goes on: the SHA-256 takes the place of the secret seed."""
    return replace(header, seed="", seed_sha256=digest_of(header))


def error_seed(header: Header) -> int:
    """The number by which a weak level errs in this match, the same at each start; it has nothing to do with dice."""
    return int.from_bytes(sha256(f"{header.seed} errors".encode()).digest()[:8])


class WrongThrow(NamedTuple):
    """A throw that does not follow from the seed, and what would have."""

    fallen: PastThrow
    due: DiceThrown


@dataclass(frozen=True, slots=True)
class Verification:
    """What has come of it, for all throws of the log, those that were taken back among them, in their order."""

    digest: str  # the SHA-256 that the seed has to have; empty where it is not known
    has_seed: bool  # without it nothing can be worked out
    throws: int
    by_hand: tuple[PastThrow, ...]  # entered by a person
    wrong: tuple[WrongThrow, ...]
    chosen: Throw | None = None  # the roll that stands in the position with which the match begins
    is_broken: bool = False  # the seed has another SHA-256 than the one beside it, so it proves nothing

    @property
    def right(self) -> int:
        """How many throws follow from the seed."""
        return self.throws - len(self.by_hand) - len(self.wrong) if self.has_seed and not self.is_broken else 0

    @property
    def is_verified(self) -> bool:
        """Whether dice have been thrown, and every single one follows from the seed."""
        return self.right == self.throws > 0 and self.chosen is None


def verify(history: History) -> Verification:
    """Work out every throw of every game."""
    header, fallen = history.header, history.fallen
    dice, is_known = SeededDice(dice_key(header)), bool(header.seed) and is_bound(header)
    thrown = [one for one in fallen if not one.event.by_hand] if is_known else []
    due = [WrongThrow(one, event_of(one.before, dice.throw(*one.place))) for one in thrown]
    return Verification(
        digest=digest_of(header),
        has_seed=bool(header.seed),
        throws=len(fallen),
        by_hand=tuple(one for one in fallen if one.event.by_hand),
        wrong=tuple(one for one in due if one.fallen.event != one.due),
        chosen=history.states[0].roll,
        is_broken=not is_bound(header),
    )
