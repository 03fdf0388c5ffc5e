"""The matches in a text of this program or another one, whatever its form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import islice, takewhile
from typing import Final

from msgspec.structs import replace

from tapa_desktop.game.events import Doubled, Played, Resigned
from tapa_desktop.game.load import LoadedMatch
from tapa_desktop.game.record import LineError, MatchTextFault
from tapa_desktop.rules.ruleset import RULE_SETS

from .encoding import decoded, lines_in
from .foreign import MOST_MATCHES, is_beginning, matches_in
from .read import LINE_LIMIT, TEXT_LIMIT, check_size, parse_match
from .sgf import is_sgf, sgf_matches
from .tags import VARIATION, MatchTextError, parse_tag
from .told import ToldMatch, match_told

_TURNS: Final = (Played, Doubled, Resigned)
_TELLING: Final = 4  # turns
_LENGTH: Final = re.compile(r"[0-9]{1,3} point match")
_GAME: Final = re.compile(r"Game [0-9]+")


def is_match_text(data: bytes) -> bool:
    """Whether a file begins like a match text of this program or another one, valid or not."""
    try:
        text = decoded(data[:LINE_LIMIT])
    except MatchTextError:
        text = data[:LINE_LIMIT].decode("latin-1")
    first = next((line for line in lines_in(text) if line.strip()), "")
    return is_sgf(text) or is_beginning(first)


def read_match_text(data: bytes, check: Callable[[], object] = lambda: None) -> LoadedMatch:
    """The match in the bytes of a file of this program or another one, and the matches that follow it there.

    What this program has written is read strictly, all else as far as it can be read: then the damage of each match is
    the first line that cannot be. `check` is called for each line; it may raise an exception to stop.

    Raises:
        MatchTextError: as `parse_match` if the text is one of this program; else if nothing of it can be read.
    """
    if len(data) > 2 * TEXT_LIMIT:  # checked before decoding, which may need four bytes a character
        raise MatchTextError(1, MatchTextFault.LONG, limit=TEXT_LIMIT)
    text = decoded(data)
    if is_sgf(text):
        return _loaded(sgf_matches(text), check)
    try:
        return LoadedMatch(parse_match(text, check), is_text=True)
    except MatchTextError:
        check_size(text)
        if _is_own(text):
            raise
    return _loaded(matches_in(lines_in(text), check), check)


def _loaded(told: Iterable[ToldMatch], check: Callable[[], object]) -> LoadedMatch:
    """These matches, without those of which nothing can be read.

    Raises:
        MatchTextError: when nothing can be read.
    """
    found: list[LoadedMatch] = []
    fault: LineError | None = None
    try:
        for one in islice(told, MOST_MATCHES):
            loaded = match_told(one, check)
            if loaded.damage is None or _is_worth_it(loaded):
                found.append(loaded)
            else:
                fault = fault or loaded.damage
    except MatchTextError as error:
        fault = fault or error
    if not found:
        assert fault is not None
        raise fault
    first = found[0] if fault is None or found[0].damage else replace(found[0], damage=fault)
    return replace(first, others=tuple(found[1:]))


def _is_worth_it(loaded: LoadedMatch) -> bool:
    """Whether enough was read before the damage: of a game that no tag names, so much that it can be no other game."""
    turns = sum(isinstance(event, _TURNS) for event in loaded.history.standing)
    return turns >= (_TELLING if loaded.names_no_game and not loaded.history.state.results else 1)


def _is_own(text: str) -> bool:
    """Whether all lines above the first game are as this program writes them."""
    head = [
        line.strip() for line in takewhile(lambda line: not _GAME.fullmatch(" ".join(line.split())), lines_in(text))
    ]
    try:
        tags = dict(parse_tag(1, line) for line in head if line and not _LENGTH.fullmatch(" ".join(line.split())))
    except MatchTextError:
        return False
    return VARIATION in tags and all(key in RULE_SETS for key in tags[VARIATION].value.split(" "))
