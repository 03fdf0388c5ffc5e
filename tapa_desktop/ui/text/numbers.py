"""Numbers, probabilities, equities and notation within the sentences of a language, so that they look the same.

Quantities use the digits of the language. Points, dice and plays are a notation shared with match files, positions and
the board: they keep their digits, and are written from left to right, as positions and paths are.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final
from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.outcome import How, pinned_mother_loses, worth
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.widgets.labels import without_markup

_ISOLATED: Final = "\u2066{}\u2069"
_LEFTWARDS: Final = "\u200f"
_AS_IT_READS: Final = "\u2068{}\u2069"
NO_BREAK: Final = "\u00a0"  # a space at which no line ends
_LEFTWARD: Final = {"R", "AL"}  # the bidirectional classes of letters that go to the left (Unicode, UAX #9)
_TURNING: Final = {"LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}  # those of signs that are not seen

translate = QCoreApplication.translate

SHOWN: Final = 0.0005  # smaller probabilities are left out, since they round to 0.0 %
DRAW_SHOWN: Final = 0.005  # the least probability of a draw that is named


def at_score_text() -> str:
    """The meaning of a point in equities and losses at a score."""
    return translate("Review", "Each point is the value of a single win at this score, not a point on the score sheet.")


def number(value: float, decimals: int = 1) -> str:
    """A number in the digits of the language, such as "0.085". One that rounds to zero has no minus."""
    return QLocale().toString(round(float(value), decimals) + 0.0, "f", decimals)


def signed(value: float, decimals: int) -> str:
    """A number with its sign, such as "−0.085". A number that rounds to zero has a plus."""
    return _sign(value, decimals) + number(abs(value), decimals)


def _sign(value: float, decimals: int) -> str:
    mark = QLocale().negativeSign()[:-1]  # of direction: keeps the sign at its side of the digits of the language
    return mark + ("−" if round(value, decimals) < 0 else "+")


def listed(parts: Iterable[str]) -> str:
    """Words in a row, such as "Won, mars"; empty ones are left out."""
    return translate("Numbers", ", ").join(filter(None, parts))


WIDEST_DICE: Final = "6×4"  # the widest text of `dice_row`


def dice_row(dice: Sequence[int], *, is_group: bool = False) -> str:
    """The dice of a roll, such as "3-1", or of a group, "4×3" for three 4s: short enough for a column."""
    return left_to_right(f"{dice[0]}×{len(dice)}" if is_group else "-".join(map(str, dice)))


def whole(value: int) -> str:
    """A whole number, such as "1,296"."""
    return QLocale().toString(value)


def day_text(day: date) -> str:
    """A date in the short format of the language."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def percent(chance: float, decimals: int = 1) -> str:
    """A probability from 0 to 1, such as "46.6%". No line ends before the sign."""
    return _per_cent(number(100 * chance, decimals))


def signed_percent(difference: float) -> str:
    """A difference of two probabilities with its sign, such as "+6%"."""
    return _sign(100 * difference, 0) + _per_cent(number(abs(100 * difference), 0))


def _per_cent(count: str) -> str:
    return translate("Numbers", "{number}%").format(number=count).replace(" ", NO_BREAK)


def win_chance(chance: float, *, is_narrow: bool = False) -> str:
    """The chance to win, such as "win 55.3%"; in a narrow line, whose numbers are all in percent, "win 55.3"."""
    return translate("Numbers", "win {number}").format(number=number(100 * chance) if is_narrow else percent(chance))


def fewer_wins(best: float, played: float) -> str:
    """The loss of a move as the chances to win after it and after the best move; empty if they look equal."""
    if round(100 * best) <= round(100 * played):
        return ""
    text = translate("Tutor", "Your move wins {after} of the games, the better one {before}.")
    return text.format(after=percent(played, 0), before=percent(best, 0))


def signed_points(equity: float) -> str:
    """An equity in points with its sign, such as "−0.085"."""
    return signed(equity, 3)


def half_width_text(half_width: float | None) -> str:
    """Half the width of an interval around an equity, in points, such as "± 0.020"; empty where there is none."""
    return "" if half_width is None or math.isinf(half_width) else left_to_right(f"± {number(half_width, 3)}")


def equity_text(equity: float, half_width: float | None) -> str:
    """An equity in points and, if there is one, half the width of its interval, such as "−0.085 ± 0.020"."""
    return f"{signed_points(equity)} {half_width_text(half_width)}".rstrip()


def depth_text(plies: int, games: int = 0, *, is_last: bool = False) -> str:
    """The depth of the search, or the number of games played out, and whether it goes on."""
    text = translate("Hint", "Looked %n move(s) ahead", "", plies) if plies else translate("Hint", "First estimate")
    if games:
        text = translate("Hint", "Played out %n time(s)", "", games)
    return text if is_last else translate("Hint", "{depth}, searching deeper…").format(depth=text)


def chances_of_wins(rule_set: RuleSet, chances: Probabilities) -> list[tuple[str, float, float]]:
    """Each kind of win, and draws last if likely, with its probability for the side of `chances` and against it."""
    rows = [(translate("Numbers", "Wins"), chances.win, chances.lose)]
    if chances.draw >= DRAW_SHOWN:
        rows.append((translate("Numbers", "Draws"), chances.draw, chances.draw))
    if worth(rule_set, How.MARS) is not None:
        mars = translate("Numbers", "Mars or mother") if pinned_mother_loses(rule_set) else translate("Numbers", "Mars")
        rows.append((mars, chances.mars, chances.lose_mars))
    best = {How.TRIPLE: translate("Numbers", "Triple"), How.CAPOTE: translate("Numbers", "Capote")}
    labels = [label for how, label in best.items() if worth(rule_set, how) is not None]
    return rows + [(label, chances.best, chances.lose_best) for label in labels]


def draw_chance(chance: float, *, is_narrow: bool = False) -> str:
    """The chance of a draw, such as "draw 12.3%", like `win_chance`; empty if it is tiny."""
    shown = number(100 * chance) if is_narrow else percent(chance)
    return translate("Numbers", "draw {number}").format(number=shown) if chance >= DRAW_SHOWN else ""


def short_chances(rule_set: RuleSet, chances: Probabilities, *, with_win: bool = True) -> str:
    """The chances in percent for a narrow line, as "win 55.3 · mars won 20.1, lost 15.3", without zeros; draws last."""
    mars = translate("Numbers", "mars won {mine}, lost {theirs}")
    if pinned_mother_loses(rule_set):
        mars = translate("Numbers", "mars or mother won {mine}, lost {theirs}")
    better = [
        (How.MARS, mars, chances.mars, chances.lose_mars),
        (How.TRIPLE, translate("Numbers", "triple won {mine}, lost {theirs}"), chances.best, chances.lose_best),
        (How.CAPOTE, translate("Numbers", "capote won {mine}, lost {theirs}"), chances.best, chances.lose_best),
    ]
    parts = [win_chance(chances.win, is_narrow=True)] if with_win else []
    for how, text, mine, theirs in better:
        if worth(rule_set, how) is not None and max(mine, theirs) >= SHOWN:
            parts.append(text.format(mine=number(100 * mine), theirs=number(100 * theirs)))
    parts.append(draw_chance(chances.draw, is_narrow=True))
    comma = translate("Numbers", ", ")
    unbroken = (part.replace(" ", NO_BREAK) for part in filter(None, parts))
    return " · ".join(part.replace(comma.replace(" ", NO_BREAK), comma) for part in unbroken)


def left_to_right(text: str) -> str:
    """A play, a roll or a position, marked so that it stays left to right within a right-to-left sentence."""
    return _ISOLATED.format(text) if text and is_right_to_left() else text


def bidi_auto(text: str) -> str:
    """A text of any direction, marked so that it does not reorder the text around it."""
    return _AS_IT_READS.format(text)


def bidi_isolated(name: str) -> str:
    """A typed name, marked so that it does not reorder the sentence, without its own marks and without markup."""
    name = without_markup(without_bidi_marks(name))
    others = _LEFTWARD if not is_right_to_left() else {"L"}
    return _AS_IT_READS.format(name) if others & set(map(bidirectional, name)) else name


def without_bidi_marks(text: str) -> str:
    """A text without its own direction marks, which would reverse the text after it."""
    return "".join(letter for letter in text if bidirectional(letter) not in _TURNING)


def after_path(path: object, what: str) -> str:
    """A path and the message about its file, as a line in the direction of the language."""
    # WORKAROUND(Qt 6.9): Qt takes a line's direction from its first letter, which here belongs to the path; so a
    # direction mark comes first.
    mark = _LEFTWARDS if is_right_to_left() else ""
    return f"{mark}{left_to_right(without_bidi_marks(str(path)))}: {what}"


def is_right_to_left() -> bool:
    """Whether the present language is written from right to left."""
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft
