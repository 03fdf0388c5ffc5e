"""Texts about the dice of a match, their seed, and their verification. Pure functions."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.session.dice import KEY_FORM, Verification, WrongThrow, digest_of, normal_word
from tapa_desktop.game.events import OpeningRolled
from tapa_desktop.game.history import PastThrow, Throw, throw_of
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.text.names import side_name
from tapa_desktop.ui.text.numbers import left_to_right

translate = QCoreApplication.translate


def verification_text(found: Verification) -> str:
    """The result of a verification, in a few sentences."""
    if not found.throws and found.chosen is None:
        return translate("DiceText", "No dice have been rolled yet.")
    return "\n".join(_sentences(found))


def comparison_text(found: Verification) -> str:
    """What to compare with what was noted when the match began, and what that proves; empty if nothing is right.

    Whoever makes a file can make its seed and its SHA-256 as well as its rolls.
    """
    if found.wrong or not found.right:
        return ""
    if found.word:
        return translate(
            "DiceText",
            "Compare the SHA-256 and the word with what you noted when the match began: if they are the same, the dice "
            "are proven, and nothing else – not the names, the levels or the length of the match.",
        )
    return translate(
        "DiceText",
        "Compare the SHA-256 with the one you noted when the match began: if it is the same, the dice are proven, and "
        "nothing else – not the names, the levels or the length of the match.",
    )


def secret_text(state: GameState) -> str:
    """Why the seed is not shown yet."""
    if state.target:
        return translate("DiceText", "Revealed when the match is over")
    return translate("DiceText", "Revealed when a game is over")


def missing_text(header: Header) -> str:
    """Why no SHA-256 is shown, if none is known."""
    if header.seed:
        return translate("DiceText", "Missing from this file")
    return translate("DiceText", "The seed of this match is not known")


def revealed_text(state: GameState) -> str:
    """What to consider once the seed is shown."""
    if state.target:
        return ""
    return translate("DiceText", "The rolls to come follow from it, too. For secret dice, start a new match.")


def check_lines(header: Header) -> list[str]:
    """How to check the program's commitment to its dice by hand, once the seed is known."""
    if not (header.seed and digest_of(header)):
        return []
    seed = shlex.quote(header.seed)
    lines = [translate("DiceText", "Check it yourself. This must give the SHA-256:")]
    lines.append(left_to_right(f"printf %s {seed} | sha256sum"))
    if header.word:
        form, word = shlex.quote(KEY_FORM.replace("\n", r"\n")), shlex.quote(normal_word(header.word))
        lines.append(translate("DiceText", "This gives the key from which the dice are worked out:"))
        lines.append(left_to_right(f"printf {form} {seed} {word} | sha256sum"))
    return lines


def _sentences(found: Verification) -> Iterator[str]:
    if found.is_broken and not found.digest:
        yield translate(
            "DiceText",
            "This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.",
        )
    elif found.is_broken:
        yield translate(
            "DiceText",
            "The seed in this file does not match its SHA-256: the file was changed and proves nothing.",
        )
    elif not found.has_seed:
        yield _unknown(found)
    elif not found.wrong and found.right:
        yield _right(found)
    elif found.wrong:
        yield translate("DiceText", "{wrong} of %n roll(s) do not match the seed.", "", found.throws).format(
            wrong=len(found.wrong)
        )
        yield _first_wrong(found.wrong[0])
    if found.chosen is not None:
        text = translate("DiceText", "The roll {roll} was chosen together with the starting position.")
        yield text.format(roll=_dice(found.chosen))
    if found.by_hand:
        yield translate("DiceText", "Entered by hand: {n} of {all}, the first of them {where}.").format(
            n=len(found.by_hand), all=found.throws, where=_where(found.by_hand[0])
        )


def _right(found: Verification) -> str:
    if found.is_verified:
        return translate("DiceText", "Verified: all %n roll(s) match the seed.", "", found.right)
    return translate("DiceText", "All %n roll(s) of the program match the seed.", "", found.right)


def _unknown(found: Verification) -> str:
    if found.digest:
        return translate(
            "DiceText",
            "The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.",
        )
    return translate("DiceText", "There is no seed in this file, so its dice cannot be worked out.")


def _first_wrong(wrong: WrongThrow) -> str:
    text = translate(
        "DiceText",
        "The first is {where}: {fallen}, but the seed gives {due}. Either these dice come from elsewhere, or "
        "the file was changed.",
    )
    past = wrong.past
    return text.format(where=_where(past), fallen=_dice(past.throw), due=_dice(throw_of(wrong.due)))


def _where(past: PastThrow) -> str:
    game, number = (counted + 1 for counted in past.place)
    if isinstance(past.event, OpeningRolled):
        return translate("DiceText", "roll {number} of game {game}, the opening").format(number=number, game=game)
    text = translate("DiceText", "roll {number} of game {game}, by {side}")
    return text.format(number=number, game=game, side=side_name(past.before.side))


def _dice(throw: Throw) -> str:
    return left_to_right("{}-{}".format(*throw))
