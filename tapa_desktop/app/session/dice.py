"""The source of the dice, and the check that the dice of a match follow from its seed.

A roll depends only on the match, the game and the number of the roll in that game. So undoing never changes the dice,
and no level of the computer gets better dice than a person. All rolls follow from a seed that is kept secret during the
match. Its SHA-256, which commits the program to the seed, is always visible. The check works out each roll again.
"""

from __future__ import annotations

import os
import unicodedata
from random import SystemRandom
from typing import Final, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCryptographicHash

from tapa_desktop.game.events import RollEvent
from tapa_desktop.game.history import DicePair, History, RecordedRoll, event_of
from tapa_desktop.game.record import VERSION, Header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.dice import throw_from

KEY_FORM: Final = "tapa dice\n%s\n%s"
_CONSONANTS: Final = "bdfgklmnprstvzhj"


class DiceSource(Protocol):
    """Gives the two dice of a roll."""

    def throw(self, game: int, number: int) -> DicePair:
        """Both dice of roll `number` of game `game` of the match, each counted from 0."""


class SeededDice:
    """Dice that follow from a text, as `throw_from` does, so that anyone can work them out again."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def throw(self, game: int, number: int) -> DicePair:
        """The dice of that roll, always the same."""
        return throw_from(self._seed, game, number, _sha256)


def seeded_dice(header: Header) -> DiceSource:
    """The dice of a match; if it has no seed, unpredictable ones."""
    return SeededDice(dice_key(header) if header.seed else fresh_seed())


def dice_key(header: Header) -> str:
    """The text that the dice follow from: the seed, or with a player's word the SHA-256 of `KEY_FORM` with both."""
    if not header.word:
        return header.seed
    return sha256_of(KEY_FORM % (header.seed, normal_word(header.word)))


def normal_word(word: str) -> str:
    """The form of a word that the dice depend on: Unicode NFC, since a word can be typed in more than one way."""
    return unicodedata.normalize("NFC", word.strip())


def fresh_seed() -> str:
    """A new random seed of 128 bits, in hexadecimal digits."""
    return os.urandom(16).hex()


def random_word() -> str:
    """A pronounceable random word such as "tamirosu": one of forty million."""
    choice = SystemRandom().choice
    return "".join(choice(_CONSONANTS) + choice("aeiou") for _ in range(4))


def with_seed(header: Header) -> Header:
    """The header of a new match with a seed; if it has a word, also with the seed's SHA-256, which was shown before."""
    seed = header.seed or fresh_seed()
    return replace(header, seed=seed, seed_sha256=sha256_of(seed) if header.word else "")


def without_seed(header: Header) -> Header:
    """The header without seed, word and invitation, so that another match can begin from it with its own dice."""
    return replace(header, seed="", seed_sha256="", word="", friend="", version=VERSION)


def sha256_of(text: str) -> str:
    """The SHA-256 of a text in UTF-8, in hexadecimal digits, as `sha256sum` prints it."""
    return _sha256(text).hex()


def _sha256(text: str) -> bytes:
    """The SHA-256 by Qt, since `hashlib` would load OpenSSL at each start."""
    return bytes(QCryptographicHash.hash(text.encode(), QCryptographicHash.Algorithm.Sha256).data())


def commitment_of(header: Header) -> str:
    """The SHA-256 that commits the program to the seed of a match; empty if neither it nor the seed is known.

    The one that was shown when the match began has precedence over that of the seed. A match with a word has it in its
    header, and nothing takes its place: with the word known, any seed could be chosen.
    """
    if header.seed_sha256 or header.word or not header.seed:
        return header.seed_sha256
    return sha256_of(header.seed)


def keeps_commitment(header: Header) -> bool:
    """Whether the seed has the SHA-256 that commits the program to it; also true without a seed."""
    return not header.seed or commitment_of(header) == sha256_of(header.seed)


def may_reveal_seed(state: GameState) -> bool:
    """Whether the seed no longer predicts any dice: after the match, and after any game of an unlimited match."""
    return state.phase is Phase.MATCH_OVER or (state.phase is Phase.GAME_OVER and not state.target)


def without_secret(header: Header) -> Header:
    """A header that may be given to others during the match: with the SHA-256 instead of the secret seed."""
    return replace(header, seed="", seed_sha256=commitment_of(header))


def error_seed(header: Header) -> int:
    """The seed of a weak level's errors in this match, the same at each start; the dice do not depend on it."""
    return int.from_bytes(_sha256(f"{header.seed} errors")[:8])


class WrongThrow(NamedTuple):
    """A roll that does not follow from the seed, and the one that would."""

    roll: RecordedRoll
    due: RollEvent


class Verification(Struct, frozen=True):
    """The result of the check for all rolls of the log in order, including those that were undone."""

    digest: str  # the SHA-256 that the seed must have; empty if it is not known
    has_seed: bool  # without a seed no roll can be checked
    throws: int
    by_hand: tuple[RecordedRoll, ...]  # entered by a person
    wrong: tuple[WrongThrow, ...]
    chosen: DicePair | None = None  # the roll of the position that the match begins with
    is_broken: bool = False  # the seed does not have that SHA-256, or it is lacking beside a word: nothing is proven
    word: str = ""  # the player's, on which the dice depend as well

    @property
    def right(self) -> int:
        """How many rolls follow from the seed."""
        return self.throws - len(self.by_hand) - len(self.wrong) if self.has_seed and not self.is_broken else 0

    @property
    def is_verified(self) -> bool:
        """Whether there are rolls, and every one of them follows from the seed."""
        return self.right == self.throws > 0 and self.chosen is None


def verify(history: History) -> Verification:
    """Check every roll of every game."""
    header, rolls = history.header, history.past_throws
    dice = SeededDice(dice_key(header))
    seeded = [one for one in rolls if not one.event.by_hand] if header.seed else []
    due = [WrongThrow(one, event_of(one.before, dice.throw(*one.place))) for one in seeded]
    return Verification(
        digest=commitment_of(header),
        has_seed=bool(header.seed),
        throws=len(rolls),
        by_hand=tuple(one for one in rolls if one.event.by_hand),
        wrong=tuple(one for one in due if one.roll.event != one.due),
        chosen=history.states[0].roll,
        is_broken=not keeps_commitment(header),
        word=header.word,
    )
