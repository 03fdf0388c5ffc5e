"""Finds a position text inside other text: a message with words, quotes and broken lines, or an engine's command."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from .chains import has_chains
from .foreign_position import find_foreign
from .house_rules import RULES
from .position_faults import PositionError
from .position_text import FURTHER, Placed, field_count, parse_position
from .ruleset import RULE_SETS

LIMIT: Final = 200_000  # characters; the rest of a longer text is not searched
_MOST_PARTS: Final = 24  # of a board, which may be broken after each of its commas
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")  # written by others for "-"
_UNSEEN: Final = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"))
_WORD: Final = re.compile(
    rf"{RULES}[a-z0-9_:,]+|cube=[0-9]+[-WB]|match=[0-9:-]+!?|[0-9]x[0-9]<|[0-9]{{2}}>|[A-Za-z0-9,/-]+"
)
_PART: Final = re.compile(r"[WBwb0-9,]+")
_STACK: Final = re.compile(r"[WB][0-9]")
_REST: Final = re.compile(r"[0-9]x[0-9]<")
_COUNTS: Final = re.compile(r"[0-9]+/[0-9]+/[0-9]+,?")


def find_position(text: str) -> Placed | None:
    """The first position in a text that can be parsed, or None if nothing looks like one.

    Capitals in the name of the rule set, other kinds of dashes and anything around the fields do not matter. A position
    that another program has written is found where there is none of this program.

    Raises:
        PositionError: when something looks like a position, but nothing can be parsed; it is about the first one.
    """
    fault: PositionError | None = None
    searched = text[:LIMIT].translate(_DASHES | _UNSEEN)
    for line in _candidates(_WORD.findall(searched), in_brackets="<" in _REST.sub("", searched)):
        try:
            return parse_position(line)
        except PositionError as error:
            fault = fault or error
    foreign = find_foreign(searched)
    if foreign is None and fault is not None:
        raise fault
    return foreign


def _candidates(words: list[str], *, in_brackets: bool) -> Iterator[str]:
    """Everything that looks like a position, each as one line.

    In a text with brackets such as `<tapa … 44>` a roll of a game without chains does not end with one.
    """
    at = 0
    while at < len(words):
        board, end = _board(words, at)
        key = words[at - 1].lower() if at else ""
        if _looks_like_one(key, board, words[end : end + 1]):
            rule_set = RULE_SETS.get(key)
            has_signs = not in_brackets or (rule_set is not None and has_chains(rule_set))
            around = ",/" if has_signs else ",/<>"
            last = end + field_count(rule_set) - 2
            last += len([*takewhile(lambda word: word.startswith(FURTHER), words[last : last + len(FURTHER)])])
            rest = [word.strip(around) for word in words[end:last]]
            yield " ".join(field for field in (key, board, *rest) if field)
        at = end


def _board(words: list[str], at: int) -> tuple[str, int]:
    """The word at index `at`, joined with the next ones as long as it ends with a comma; and the index after them."""
    board, end = words[at], at + 1
    while board.endswith(",") and end - at < _MOST_PARTS and end < len(words) and _PART.fullmatch(words[end]):
        board, end = board + words[end], end + 1
    return board, end


def _looks_like_one(key: str, board: str, following: list[str]) -> bool:
    """Whether that is a board: judged by its stacks or, if it is just a number, by the words around it."""
    if not _PART.fullmatch(board):
        return False
    if "," in board and _STACK.search(board):
        return True
    return key in RULE_SETS and any(_COUNTS.fullmatch(word) for word in following)
