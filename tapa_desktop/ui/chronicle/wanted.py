"""Which of all games are wanted: by words, by game, by level. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tapa_desktop.app.chronicle.past_game import PastGame
from tapa_desktop.rules.side import Side

from .wording import day_text, game_text, level_text, name_text, result_text

PEOPLE: Final = "people"  # in the place of a level; no level is called so


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for; empty where anything will do. Words may stand anywhere, in any order."""

    words: str = ""
    rule_set: str = ""
    level: str = ""


class Searching:
    """Finds games. The words of each day and each pairing are put together once, when they are first searched."""

    def __init__(self) -> None:
        self._texts: dict[object, str] = {}
        self._games: tuple[PastGame, ...] = ()
        self._of_games: list[tuple[str, str]] = []  # the words of the day and of the pairing of each of them

    def found(self, games: tuple[PastGame, ...], wanted: Wanted) -> list[PastGame]:
        """Those games that are wanted, in the same order."""
        words = wanted.words.casefold().split()
        if not words:
            return [game for game in games if _is_of(game, wanted)]
        self._prepare(games)
        return [
            game
            for game, (day, like) in zip(games, self._of_games, strict=True)
            if _is_of(game, wanted) and all(word in day or word in like for word in words)
        ]

    def _prepare(self, games: tuple[PastGame, ...]) -> None:
        """Have the words of these games at hand: as many keys are pressed as a search has letters."""
        if games is not self._games:
            self._games, self._of_games = games, [self._words_of(game) for game in games]

    def _words_of(self, game: PastGame) -> tuple[str, str]:
        """All that a player may remember of a game: of its day, and of the rest."""
        day = game.ended.date()
        like = (game.rule_set, *game.house_rules.items(), game.white.seat, game.black.seat, game.result)
        if day not in self._texts:
            self._texts[day] = f"{game.ended:%Y-%m-%d}\n{day_text(game.ended)}".casefold()
        if like not in self._texts:
            names = (name_text(game, side) for side in Side)
            self._texts[like] = "\n".join((game_text(game), *names, level_text(game), result_text(game))).casefold()
        return self._texts[day], self._texts[like]


def _is_of(game: PastGame, wanted: Wanted) -> bool:
    return wanted.rule_set in {"", game.rule_set} and (not wanted.level or _is_level(game, wanted.level))


def _is_level(game: PastGame, level: str) -> bool:
    levels = {game.white.seat.level, game.black.seat.level}
    return levels == {None} if level == PEOPLE else level in levels
