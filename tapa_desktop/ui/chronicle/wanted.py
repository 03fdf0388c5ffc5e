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

    def found(self, games: tuple[PastGame, ...], wanted: Wanted) -> list[PastGame]:
        """Those games that are wanted, in the same order."""
        words = wanted.words.casefold().split()
        some = [game for game in games if wanted.rule_set in {"", game.rule_set} and _is_level(game, wanted.level)]
        return [game for game in some if self._has(game, words)] if words else some

    def _has(self, game: PastGame, words: list[str]) -> bool:
        """Whether each word stands somewhere in what a player may remember of a game."""
        day = game.ended.date()
        like = (game.rule_set, *game.house_rules.items(), game.white.seat, game.black.seat, game.result)
        if day not in self._texts:
            self._texts[day] = f"{game.ended:%Y-%m-%d}\n{day_text(game.ended)}".casefold()
        if like not in self._texts:
            names = (name_text(game, side) for side in Side)
            self._texts[like] = "\n".join((game_text(game), *names, level_text(game), result_text(game))).casefold()
        return all(word in self._texts[day] or word in self._texts[like] for word in words)


def _is_level(game: PastGame, level: str) -> bool:
    levels = {game.white.seat.level, game.black.seat.level}
    return levels == {None} if level == PEOPLE else not level or level in levels
