"""The matches in a text of this program or another one, whatever its form and the encoding of its bytes.

They are UTF-8, UTF-16, or a Western, Turkish, Greek or Cyrillic code page. The names decide: of the four code pages the
one that gives the most usual letters is taken.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice, pairwise
from typing import Final

from msgspec.structs import replace

from tapa_desktop.game.events import Doubled, Played, Resigned
from tapa_desktop.game.load import LoadedMatch
from tapa_desktop.game.record import LineError, MatchTextFault

from .foreign import MOST_MATCHES, is_beginning, matches_in
from .read import LINE_LIMIT, TEXT_LIMIT, check_size, is_own, parse_cut_match, parse_match
from .sgf import is_sgf, sgf_matches
from .tags import VARIATION, MatchTextError
from .transcript import MatchTranscript, load_transcript
from .write import NO_WIDTH

_TURNS: Final = (Played, Doubled, Resigned)
_ENOUGH: Final = 4  # turns
_VARIATION: Final = re.compile(rf'^; \[{VARIATION} "', re.MULTILINE)


def is_match_text(data: bytes) -> bool:
    """Whether a file begins like a match text of this program or another one, valid or not."""
    try:
        text = decode_text(data[:LINE_LIMIT])
    except MatchTextError:
        text = _clean(data[:LINE_LIMIT].decode("latin-1"))
    first, *_ = text.strip().split("\n", 1)
    return is_sgf(text) or is_beginning(first)


def read_match_text(data: bytes, check: Callable[[], object] = lambda: None) -> LoadedMatch:
    """The match in the bytes of a file of this program or another one, and the matches that follow it there.

    A text of this program is read strictly, though its end may be missing; all others as far as possible. The damage of
    each match is the first line that cannot be read. `check` is called for each line; it may raise an exception to
    stop. Raises `MatchTextError` as `parse_match` for a text of this program, else if nothing can be read.
    """
    if len(data) > 2 * TEXT_LIMIT:  # checked before decoding, which may need four bytes a character
        raise MatchTextError(0, MatchTextFault.LONG, limit=TEXT_LIMIT)
    text = decode_text(data)
    if is_sgf(text):
        return _load_all(sgf_matches(text, check), check)
    try:
        return _own_matches(text, check)
    except MatchTextError:
        check_size(text)
        if is_own(text):
            raise
    return _load_all(matches_in(text.split("\n"), check), check)


def _own_matches(text: str, check: Callable[[], object]) -> LoadedMatch:
    """The matches in a text of this program; each begins with the names of its games."""
    ends = [*(match.start() for match in _VARIATION.finditer(text)), len(text)][1:]
    matches = []
    for begin, end in pairwise([0, *(ends[:MOST_MATCHES] or [len(text)])]):
        lines_before = text.count("\n", 0, begin)
        try:
            matches.append(_own_match(text[begin:end], check))
        except MatchTextError as error:
            error.line += lines_before
            raise
        if damage := matches[-1].damage:
            damage.line += lines_before
    return replace(matches[0], others=tuple(matches[1:]))


def _own_match(text: str, check: Callable[[], object]) -> LoadedMatch:
    """The match in a text of this program, whose end may be missing."""
    try:
        return LoadedMatch(parse_match(text, check), is_text=True)
    except MatchTextError:
        with suppress(MatchTextError):
            history, damage = parse_cut_match(text, check)
            loaded = LoadedMatch(history, damage=damage, is_text=True)
            if (damage or loaded.is_cut_short) and _has_enough(loaded):
                return loaded
        raise


def _load_all(transcripts: Iterable[MatchTranscript], check: Callable[[], object]) -> LoadedMatch:
    """These matches, without those of which nothing can be read. Raises the first fault if there are no others."""
    matches: list[LoadedMatch] = []
    fault: LineError | None = None
    try:
        for transcript in islice(transcripts, MOST_MATCHES):
            match = load_transcript(transcript, check)
            if match.damage is None or _has_enough(match):
                matches.append(match)
            else:
                fault = fault or match.damage
    except MatchTextError as error:
        fault = fault or error
    if not matches:
        assert fault is not None
        raise fault
    first = matches[0] if fault is None or matches[0].damage else replace(matches[0], damage=fault)
    return replace(first, others=tuple(matches[1:]))


def _has_enough(match: LoadedMatch) -> bool:
    """Whether enough was read before the damage. If no tag names the game, a few turns must confirm the guess."""
    turns = sum(isinstance(event, _TURNS) for event in match.history.active_events)
    return turns >= (_ENOUGH if match.names_no_game and not match.history.state.results else 1)


# The letters beyond ASCII of each code page, the most usual first: of Greek and Cyrillic by their share in texts.
_USUAL: Final = {
    "cp1253": "αοιετσνηυρπκμλςωίάόγέδήχύθφβώξζψϊϋΐΰ",
    "cp1251": "аоеинтрвслкдпмугязбчйжхшьцюъщєіѓќљњџјѕїэыфё",
    "cp1252": "éèüöäáíóñçâêôîûàëïãõåøæßìòùúýÿðþœšž",
    "cp1254": "ışğüçöi\u0307âîû",  # İ is two signs in small letters
}
_OTHER: Final = 60  # the rank of any other sign
_CAPITAL: Final = 5  # added to the rank of a capital that begins a word
_WORD: Final = re.compile(r"\w+")
_OLD_END: Final = re.compile(r"\r\n?")
_CONTROLS: Final = re.compile(rb"[\x00-\x08\x0e-\x19\x1b-\x1f]")
_NO_WIDTH: Final = re.compile(f"[{NO_WIDTH}]")
_SEARCHED: Final = 200_000  # characters of a text that decide its code page


def decode_text(data: bytes) -> str:
    """The text with line feeds as line ends, and without byte order marks and the like. Raises `MatchTextError`."""
    if (utf16 := _utf16_of(data)) is not None:
        return _clean(data.decode(utf16, errors="replace"))
    data = data.rstrip(b"\0")
    if control := _CONTROLS.search(data):
        at = control.start()
        line = len(re.findall(rb"\r\n|\r|\n", data[:at])) + 1
        raise MatchTextError(line, MatchTextFault.NO_TEXT, detail=hex(data[at]))
    try:
        return _clean(data.decode())
    except UnicodeDecodeError:
        text = data.decode(errors="replace")
        broken = text.count("\ufffd")
        if sum(not sign.isascii() for sign in text) > 2 * broken:  # UTF-8 with a byte or two that are not
            return _clean(text)
        code_page = min(_USUAL, key=lambda code_page: _oddness(data, code_page))
        return _clean(data.decode(code_page, errors="replace"))


def as_utf8(data: bytes) -> bytes:
    """The bytes of a text, converted to UTF-8 if they are UTF-16."""
    return data if _utf16_of(data) is None else decode_text(data).encode()


def _clean(text: str) -> str:
    return _OLD_END.sub("\n", _NO_WIDTH.sub("", text).rstrip("\0\x1a"))


def _utf16_of(data: bytes) -> str | None:
    """The encoding if it is UTF-16: by the byte order mark or, in Latin letters, every second byte; else None."""
    head = data[:200]
    if data.startswith(BOM_UTF16_LE) or (head[1::2].count(0) > len(head) // 4 and not head[::2].count(0)):
        return "utf-16-le"
    if data.startswith(BOM_UTF16_BE) or (head[::2].count(0) > len(head) // 4 and not head[1::2].count(0)):
        return "utf-16-be"
    return None


def _oddness(data: bytes, code_page: str) -> float:
    """The mean rank of the letters beyond ASCII in this code page: 0 if all are its most usual one."""
    text = data[:_SEARCHED].decode(code_page, errors="replace")
    ranks = [*_ranks(text, _USUAL[code_page])]
    return sum(ranks) / max(len(ranks), 1)


def _ranks(text: str, usual: str) -> Iterator[int]:
    for sign in set(text) - set(map(chr, range(128))):
        if not sign.isalnum():
            yield _OTHER
    for word in set(_WORD.findall(text)):
        is_foreign = not usual.isascii() and usual[0] > "\u02ff"
        is_mixed = is_foreign and any(sign.isascii() and sign.isalpha() for sign in word)
        for at, sign in enumerate(word):
            if sign.isascii():
                continue
            rank = usual.find(sign.lower())
            is_odd = rank < 0 or is_mixed or (sign.isupper() and at and not word.isupper())
            yield _OTHER if is_odd else rank + _CAPITAL * (sign.isupper() and not word.isupper())
