"""The commands of the engine on a line: each is a function from the engine and its argument to lines.

Source: docs/protocol.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import tapa_desktop
from tapa_desktop.ai.engine.games import engine_of_rules
from tapa_desktop.ai.engine.selfplay import random_games
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS

from .cube import answer_cube
from .engine import MOST_GAMES, CommandError, Engine, nothing_more, number, outcome_here
from .interface import FORMS, MOST_SEED, OPTIONS, go, new_game, roll_dice, set_option, tell_options
from .replies import answer_candidates, answer_eval, answer_outcome, answer_plays, answer_rollout

MOST_PLIES: Final = 6


def answer(engine: Engine, line: str) -> Iterator[str]:
    """The lines that answer a command other than `quit`.

    Raises:
        CommandError: for a command that is unknown, malformed or cannot be answered now.
        PositionError: for a position text that is not accepted; the position before stays.
    """
    word, _, argument = line.partition(" ")
    if word == "quit":
        nothing_more(argument)
    if word not in COMMANDS:
        raise CommandError(f"unknown command {word[:60]!r}; known are {', '.join(COMMANDS)}, quit")
    return COMMANDS[word](engine, argument)


def _ubgi(engine: Engine, argument: str) -> Iterator[str]:
    nothing_more(argument)
    yield "id name Tapa Desktop"
    yield f"id version {tapa_desktop.__version__}"
    yield from tell_options(engine)
    yield "readyok"
    yield "ubgiok"


def _isready(_: Engine, argument: str) -> Iterator[str]:
    nothing_more(argument)
    yield "readyok"


def _levels(_: Engine, argument: str) -> Iterator[str]:
    nothing_more(argument)
    for level in LEVELS:
        yield f"level {level.key}"
    yield "end"


def _set(engine: Engine, argument: str) -> Iterator[str]:
    option, _, value = argument.partition(" ")
    if option not in {"level", "seed", "threads"}:
        raise CommandError(f"unknown option {option[:60]!r}; known are level, seed, threads")
    OPTIONS[option](engine, value)
    yield from ()


def _position(engine: Engine, argument: str) -> Iterator[str]:
    form, _, text = argument.partition(" ")
    if form in FORMS:
        engine.placed, engine.speaks_ubgi = FORMS[form](text), True
    else:
        engine.placed = parse_position(argument)
    yield from ()


def _stop(_: Engine, argument: str) -> Iterator[str]:
    nothing_more(argument)
    raise CommandError("nothing is running")


def _perft(engine: Engine, argument: str) -> Iterator[str]:
    depth = number(argument, "perft", 1, MOST_PLIES)
    if outcome_here(engine) is not None:
        yield f"perft {depth} 0"
        return
    game, placed = engine_of_rules(engine.placed.rule_set), engine.placed
    lines = game.perft(placed.position, depth, _goes_on, stage=placed.stage)
    yield f"perft {depth} {lines}"


def _selfplay(_: Engine, argument: str) -> Iterator[str]:
    words = argument.split(" ")
    if len(words) != 3:
        raise CommandError("selfplay takes a rule set, a number of games and a seed")
    key, games, seed = words[0], number(words[1], "games", 1, MOST_GAMES), number(words[2], "seed", 0, MOST_SEED)
    if key not in RULE_SETS:
        raise CommandError(f"unknown rule set {key[:60]!r}; known are {', '.join(RULE_SETS)}")
    yield f"games {games} {random_games(engine_of_rules(RULE_SETS[key]), games, seed, _goes_on)}"


def _goes_on() -> bool:
    """Never cancel; but unlike `never` it is asked, so that Ctrl+C ends the work."""
    return False


COMMANDS: Final[dict[str, Callable[[Engine, str], Iterator[str]]]] = {
    "ubgi": _ubgi,
    "isready": _isready,
    "set": _set,
    "levels": _levels,
    "position": _position,
    "plays": answer_plays,
    "outcome": answer_outcome,
    "go": go,
    "newgame": new_game,
    "setoption": set_option,
    "dice": roll_dice,
    "candidates": answer_candidates,
    "eval": answer_eval,
    "cube": answer_cube,
    "rollout": answer_rollout,
    "stop": _stop,
    "perft": _perft,
    "selfplay": _selfplay,
}
