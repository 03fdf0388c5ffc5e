"""Names of players, games, points, scores and values of settings, in one place: they read the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.settings import LEVEL_CHOICES, nearest_level
from tapa_desktop.coach.strength import ENOUGH, PR, ErrorClass, band_of, bands_in, measured
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.record import Header
from tapa_desktop.game.state import GameState, place_after
from tapa_desktop.rules.outcome import counts_checkers, has_cube
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS, RuleSet
from tapa_desktop.ui.text.numbers import NO_BREAK, bidi_isolated, number, whole

from .translator import NAMES, text_of, texts_of

translate = QCoreApplication.translate

ERROR_SIGNS: Final = {ErrorClass.DOUBTFUL: "?!", ErrorClass.ERROR: "?", ErrorClass.BLUNDER: "??"}
_LEVEL_NAMES: Final = {choice.key: choice.name for choice in LEVEL_CHOICES}
_LONGEST_NAME: Final = 20  # characters; a sentence with two such names fits into a small window
_LISTED: Final = 3  # games
_NAMES: Final = (_LONGEST_NAME, 14, 9, 5)  # characters, from the longest to the shortest form


class Subject(Struct, frozen=True):
    """A player as the subject of a sentence; the verb follows it.

    A translation writes the two forms of the verb into the place of the name: `{name} {name:wins|win}`. The first is
    that of a person or the computer, the second that of a colour, which is a plural in some languages.
    """

    text: str
    is_colour: bool = False

    def __format__(self, forms: str) -> str:
        """The name; or, with two forms of a verb, the form that agrees with it."""
        singular, _, plural = forms.partition("|")
        return (plural if self.is_colour else singular) if forms else self.text


def side_name(side: Side) -> str:
    """The colour of a side as a label, for lists and buttons."""
    return translate("Names", "White") if side is Side.WHITE else translate("Names", "Black")


def said_of(side: Side | None, text: str) -> str:
    """A text beside the disc of a side, with the name of the side, for screen readers."""
    return ": ".join(filter(None, (side_name(side) if side is not None else "", text)))


def level_name(key: str) -> str:
    """The name of a level of the computer; an unknown level is shown by its key."""
    if key == FRIEND:
        return translate("Friend", "Friend elsewhere")
    nearest = nearest_level(key)
    name = _LEVEL_NAMES.get(nearest)
    if name is None:
        return key
    return translate("Levels", name) if nearest == key else f"≈ {translate('Levels', name)}"


def plain_game_name(rule_set: RuleSet) -> str:
    """The name of a game, regardless of its house rules."""
    return translate("Games", rule_set.name)


def other_names(rule_set: RuleSet) -> list[str]:
    """The other names of a game, without the name used here."""
    names = [translate("Games", name) for name in rule_set.also_known_as.split("; ") if name]
    return [name for name in names if name.strip("„“").casefold() != plain_game_name(rule_set).casefold()]


def is_you(state: GameState, side: Side) -> bool:
    """Whether this side is the only person at the board, without a typed name, and is addressed as "you"."""
    seat = state.seat_of(side)
    return seat.is_person and not seat.name and not state.seat_of(side.other).is_person


def player_name(state: GameState, side: Side, longest: int = _LONGEST_NAME) -> str:
    """The player of a side as a label: a typed name, you, the computer, or the colour."""
    return player_in(side, state.seat_of(side), state.seat_of(side.other), longest)


def subject(state: GameState, side: Side) -> Subject:
    """The player of a side as the first word of a sentence."""
    seat, other = state.seat_of(side), state.seat_of(side.other)
    if not seat.name and seat.is_person is other.is_person:
        white = translate("Names", "White", "subject of a sentence")
        black = translate("Names", "Black", "subject of a sentence")
        return Subject(white if side is Side.WHITE else black, is_colour=True)
    if not seat.name and not seat.is_person:
        if seat.level == FRIEND:
            return Subject(translate("Friend", "Your friend", "subject of a sentence"))
        return Subject(translate("Names", "The computer", "subject of a sentence"))
    return Subject(player_in(side, seat, other))


def players_text(header: Header) -> str:
    """Both players of a match."""
    return translate("Names", "{white} – {black}").format(
        white=player_in(Side.WHITE, header.white, header.black), black=player_in(Side.BLACK, header.black, header.white)
    )


def seat_text(state: GameState, side: Side) -> str:
    """The line below a player's name: the level of the computer, or the colour of a person."""
    level = state.seat_of(side).level
    if level is None:
        return side_name(side)
    text = "{level}" if level == FRIEND else translate("Names", "Level: {level}")
    return text.format(level=level_name(level))


def points_text(points: int) -> str:
    """A number of points."""
    return translate("Names", "%n point(s)", "", points)


def is_single_game(state: GameState) -> bool:
    """Whether the match is over as soon as one game is won."""
    return state.target == 1


def match_text(state: GameState) -> str:
    """The game and the length of the match, such as "Tapa, match to 5"."""
    texts = {0: translate("Names", "{game}, unlimited"), 1: translate("Names", "{game}, a single game")}
    text = texts.get(state.target, translate("Names", "{game}, match to {target}"))
    game = order_name([game.key for game in state.order]) if state.order else game_name(state.rule_set)
    return text.format(game=game, target=whole(state.target))


def order_name(keys: Sequence[str]) -> str:
    """The name of a sitting with these games, or the names of the games that a match goes through in turn."""
    if tuple(keys) in SITTINGS:
        return translate("Games", SITTINGS[tuple(keys)])
    if len(keys) > _LISTED:
        return translate("Names", "%n games in turn", "", len(keys))
    return " – ".join(plain_game_name(RULE_SETS[key]) if key in RULE_SETS else key for key in keys)


def game_name(rule_set: RuleSet) -> str:
    """The name of a game, and whether the remaining checkers are counted."""
    if counts_checkers(rule_set):
        return translate("Names", "{game}, checkers counted").format(game=plain_game_name(rule_set))
    return plain_game_name(rule_set)


def file_title(state: GameState) -> str:
    """The match as part of a file name: its game, or its games in turn. It is English in every language."""
    keys = tuple(rule_set.key for rule_set in state.order)
    names = dict.fromkeys(rule_set.name for rule_set in state.order or (state.rule_set,))
    return SITTINGS.get(keys, ", ".join(names))


def order_text(state: GameState) -> str:
    """Which game of the order begins or is being played, such as "Game 2 of 3: Plakoto"; empty for a single game."""
    if not state.order:
        return ""
    place = place_after(state.order, state.results)
    return translate("Names", "Game {number} of {count}: {game}").format(
        number=whole(place + 1), count=whole(len(state.order)), game=plain_game_name(state.order[place])
    )


def next_game_text(state: GameState) -> str:
    """The game after the current one, such as "Next: Game 2 of 3: Plakoto"; empty if it is always the same game."""
    if not state.order:
        return ""
    return translate("Names", "Next: {game}").format(game=order_text(state))


def game_text(state: GameState) -> str:
    """The match and the game in it, such as "Tavli, match to 5 · game 2, Plakoto"; the Crawford game is named.

    A single game has no number before it is drawn and played again.
    """
    number = len(state.results) + (state.result is None)
    if is_single_game(state) and number == 1:
        return match_text(state)
    text = translate("Names", "{match} · game {number}")
    if is_crawford_game(state):
        text = translate("Names", "{match} · game {number}, the Crawford game")
    if state.order:
        text = translate("Names", "{match} · game {number}, {game}")
    text = text.replace(" {number}", f"{NO_BREAK}{{number}}")  # no line holds the number alone
    return text.format(match=match_text(state), number=whole(number), game=plain_game_name(state.rule_set))


def is_crawford_game(state: GameState) -> bool:
    """Whether this is the Crawford game of a match with the cube, in which neither side may double."""
    return has_cube(state.rule_set) and state.is_crawford


def score_text(state: GameState, longest: int = _LONGEST_NAME) -> str:
    """The score of the match in one line. Typed names are cut to `longest` characters."""
    return translate("Names", "{white} {score} : {other} {black}").format(
        white=player_name(state, Side.WHITE, longest),
        black=player_name(state, Side.BLACK, longest),
        score=whole(state.score(Side.WHITE)),
        other=whole(state.score(Side.BLACK)),
    )


def score_lines(state: GameState) -> tuple[str, ...]:
    """The score and the match in one line: the longest form first, the others with shorter names.

    Where the match goes through several games, the current one is named, in the shortest form without the match.
    """
    crawford = (translate("Names", "Crawford game"),) if is_crawford_game(state) else ()
    game = (plain_game_name(state.rule_set),) if state.order else ()
    lines = [(score_text(state, longest), *crawford, match_text(state), *game) for longest in _NAMES]
    shortest = [(score_text(state, _NAMES[-1]), *game)] if game else []
    return tuple(map("  ·  ".join, lines + shortest))


def shortened(name: str, longest: int = _LONGEST_NAME) -> str:
    """A typed name, cut with an ellipsis if it is longer than `longest` characters."""
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"


def player_in(side: Side, seat: Seat, other: Seat, longest: int = _LONGEST_NAME) -> str:
    """The player in a seat of this side, opposite the seat `other`, like `player_name`."""
    if seat.name:
        return bidi_isolated(shortened(seat.name, longest))
    if seat.is_person is other.is_person:
        return side_name(side)
    if seat.level == FRIEND:
        return translate("Friend", "Friend")
    return translate("Names", "You") if seat.is_person else translate("Names", "The computer")


def error_class_name(mark: ErrorClass) -> str:
    """The name of an error class."""
    return text_of("ErrorThresholds", "classes", mark.value)


def band_text(rule_set: RuleSet, rate: float) -> str:
    """The level with about that PR in this game, such as "Seasoned"; empty if it is not known."""
    band = band_of(rule_set, rate)
    return "" if band is None else strength_text(band.level, is_strongest=band.is_strongest)


def strength_text(level: str, *, is_strongest: bool) -> str:
    """The level as a measure of strength, such as "Seasoned"; the strongest one includes all above it."""
    text = translate("PR", "{level} or better") if is_strongest else "{level}"
    return text.format(level=level_name(level))


def pr_cell(rule_set: RuleSet | None, rate: float, decisions: int) -> str:
    """The PR and its band for the cell of a table, such as "9.8 · Seasoned"; + is "or better"."""
    band = band_of(rule_set, rate) if rule_set is not None and decisions >= ENOUGH else None
    return _shown(rate, decisions) if band is None else _in_cell(rate, band.level, is_strongest=band.is_strongest)


def _shown(rate: float, decisions: int) -> str:
    return number(rate) if decisions else "–"


def longest_pr_cell() -> str:
    """The longest text of `pr_cell` in any game."""
    bands = [enumerate(bands_in(rates)) for rates in measured(PR).values()]
    return max(
        (_in_cell(100.0, key, is_strongest=not at) for some in bands for at, (key, _) in some), key=len, default=""
    )


def _in_cell(rate: float, level: str, *, is_strongest: bool) -> str:
    return f"{number(rate)} · {level_name(level)}{'+' * is_strongest}"


def unmeasured_text() -> str:
    """The text for a game without bands."""
    return translate("PR", "levels not measured in this game")


def plays_like(rule_set: RuleSet, rate: float, decisions: int) -> str:
    """The PR in a few words, with its band if there were enough decisions and the game has bands."""
    band = band_text(rule_set, rate) if decisions >= ENOUGH else ""
    text = translate("PR", "PR {rate} (plays like {level})") if band else translate("PR", "PR {rate}")
    return text.replace(" {rate}", f"{NO_BREAK}{{rate}}").format(rate=_shown(rate, decisions), level=band)


Choices = Sequence[tuple[str, str]]


def choices_of(field: str) -> Choices:
    """The values of a setting and their names; each language has its own name."""
    named = [(key, text_of("Choices", field, key)) for key in texts_of("Choices", field)]
    return [*named, *NAMES.items()] if field == "language" else named
