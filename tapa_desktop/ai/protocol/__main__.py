"""The program `tapa-engine`: commands on standard input, answers on standard output. Source: docs/protocol.md.

Text is UTF-8 whatever the machine's own encoding. A line that cannot be answered gets one line `error WHAT`. Each
command is a function from the state of the engine and its argument to lines.

Some are words of the Universal Backgammon Interface (UBGI) for which this program has no others. After any of them the
answer to `go` has a line `bestmove`, too.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

from tapa_desktop.ai.engine.games import CannotPlayError, rules_engine_for
from tapa_desktop.ai.engine.library import LibraryError
from tapa_desktop.ai.engine.selfplay import random_games
from tapa_desktop.ai.levels import LEVELS, level_named
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.foreign_position import is_doubled, parse_fibs, parse_gnu_id, parse_xgid
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.version import origin

from .replies import (
    answer_candidates,
    answer_cube,
    answer_eval,
    answer_outcome,
    answer_plays,
    answer_rollout,
    best_play,
)
from .state import (
    LONGEST_LINE,
    MOST_GAMES,
    QUIT,
    CommandError,
    EngineState,
    Lines,
    NoDoubleError,
    check_no_argument,
    current_outcome,
    never_cancelled,
    number,
)

MATCH: Final = "match"
MOST_PLIES: Final = 6  # of perft
MOST_THREADS: Final = 64
MOST_SEED: Final = 2**63 - 1
_BEST_PLAY: Final = "bestplay "
_ROLES: Final = ("role chequer", "role cube", "role turn")
_USAGE: Final = """\
tapa-engine takes no arguments but match. It reads commands, one a line, from standard input: ubgi, quit and others.
tapa-engine match --help tells how it lets two engines play a match.
"""
_NOBODY_LISTENS: Final = {errno.EPIPE, errno.EINVAL}  # the latter on Windows


def main() -> int:
    """Answer commands until `quit` or the end of the input; the exit status."""
    if sys.argv[1:2] == [MATCH]:
        from .match import main as play_match  # noqa: PLC0415 - other commands need not wait for it

        return play_match(sys.argv[2:])
    if sys.argv[1:]:
        is_help = sys.argv[1:] in (["-h"], ["--help"])
        (sys.stdout if is_help else sys.stderr).write(_USAGE)
        return 0 if is_help else 2
    if sys.stdin is None or sys.stdout is None:  # closed by the program that started this one
        return 0 if sys.stdin is None else 1
    try:
        # A separate file object: the interpreter closes its own at its end, and must not wait there for the reader.
        serve(open(sys.stdin.fileno(), "rb", closefd=False), sys.stdout.buffer)  # noqa: SIM115
    except KeyboardInterrupt:
        os._exit(130)  # the interpreter would end by the signal where it came amid an import that runs text
    except OSError as error:
        if error.errno not in _NOBODY_LISTENS:
            sys.stderr.write(f"tapa-engine: {error.strerror}\n")
        # The interpreter flushes standard output once again at its end: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Read commands and write their answers, each line flushed, until `quit` or the end of the input."""
    lines = Lines(source)
    state = EngineState(is_stopped=lines.is_stopped)
    for line in lines:
        if line == QUIT:
            return
        for text in _answer_lines(state, line):
            target.write(f"{text}\n".encode(errors="backslashreplace"))
            target.flush()


def _answer_lines(state: EngineState, line: bytes) -> Iterator[str]:
    try:
        yield from answer(state, _decode(line))
    except (CommandError, PositionError, CannotPlayError, LibraryError) as error:
        yield f"error {error}"


def _decode(line: bytes) -> str:
    if len(line) > LONGEST_LINE:
        raise CommandError(f"a line is longer than {LONGEST_LINE} bytes")
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise CommandError(f"a line is not UTF-8, at byte {error.start + 1}") from error


def answer(state: EngineState, line: str) -> Iterator[str]:
    """The lines that answer a command other than `quit`.

    Raises `CommandError` for a command that is unknown, malformed or cannot be answered now; `PositionError` for a
    position text that is not accepted; the position before stays.
    """
    word, _, argument = line.partition(" ")
    if word in WITHOUT_ARGUMENT:
        check_no_argument(argument)
    if word not in COMMANDS:
        raise CommandError(f"unknown command {word[:60]!r}; known are {', '.join(COMMANDS)}, quit")
    return COMMANDS[word](state, argument)


def _ubgi(state: EngineState, _argument: str) -> Iterator[str]:
    yield "id name Tapa Desktop"
    yield f"id version {origin().version}"
    yield "id author the authors of Tapa Desktop"
    levels = " ".join(f"var {level.key}" for level in LEVELS)
    yield f"option name Level type combo default {state.level.key} {levels}"
    yield f"option name Seed type spin default {state.seed} min 0 max {MOST_SEED}"
    yield f"option name Threads type spin default {state.threads} min 1 max {MOST_THREADS}"
    yield f"option name Variant type combo default {state.rule_set.key} {' '.join(f'var {key}' for key in RULE_SETS)}"
    yield "readyok"
    yield "ubgiok"


def _isready(_: EngineState, _argument: str) -> Iterator[str]:
    yield "readyok"


def _levels(_: EngineState, _argument: str) -> Iterator[str]:
    for level in LEVELS:
        yield f"level {level.key}"
    yield "end"


def _set(state: EngineState, argument: str) -> Iterator[str]:
    option, _, value = argument.partition(" ")
    if option not in {"level", "seed", "threads"}:
        raise CommandError(f"unknown option {option[:60]!r}; known are level, seed, threads")
    OPTIONS[option](state, value)
    yield from ()


def _position(state: EngineState, argument: str) -> Iterator[str]:
    form, _, text = argument.partition(" ")
    if form in FORMS:
        state.placed, state.is_doubled, state.speaks_ubgi = FORMS[form](text), is_doubled(text), True
    else:
        state.placed, state.is_doubled = parse_position(argument), False
    yield from ()


def _stop(_: EngineState, _argument: str) -> Iterator[str]:
    raise CommandError("nothing is running")


def _perft(state: EngineState, argument: str) -> Iterator[str]:
    depth = number(argument, "perft", 1, MOST_PLIES)
    if current_outcome(state) is not None:
        yield f"perft {depth} 0"
        return
    engine, placed = rules_engine_for(state.placed.rule_set), state.placed
    lines = engine.perft(placed.position, depth, never_cancelled, stage=placed.stage)
    yield f"perft {depth} {lines}"


def _selfplay(_: EngineState, argument: str) -> Iterator[str]:
    words = argument.split(" ")
    if len(words) != 3:
        raise CommandError("selfplay takes a rule set, a number of games and a seed")
    key, games, seed = words[0], number(words[1], "games", 1, MOST_GAMES), number(words[2], "seed", 0, MOST_SEED)
    if key not in RULE_SETS:
        raise CommandError(f"unknown rule set {key[:60]!r}; known are {', '.join(RULE_SETS)}")
    yield f"games {games} {random_games(rules_engine_for(RULE_SETS[key]), games, seed, never_cancelled)}"


def new_game(state: EngineState, _argument: str) -> Iterator[str]:
    """Forget the position: a game begins from the start, White to move."""
    state.is_doubled, state.speaks_ubgi = False, True
    state.placed = PositionSpec(state.rule_set, Side.WHITE, start_position(state.rule_set))
    yield from ()


def set_option(state: EngineState, argument: str) -> Iterator[str]:
    """Set an option, in any case: `name NAME value VALUE`."""
    state.speaks_ubgi = True
    words, _, value = argument.partition(" value ")
    option = words.removeprefix("name ").casefold()
    if not words.startswith("name ") or option not in OPTIONS:
        names = ", ".join(name.capitalize() for name in OPTIONS)
        raise CommandError(f"an option expected, name NAME value VALUE: {argument[:60]!r}; known are {names}")
    OPTIONS[option](state, value)
    yield from ()


def roll_dice(state: EngineState, argument: str) -> Iterator[str]:
    """The side to move has rolled these two dice."""
    dice = [number(word, "dice", 1, 6) for word in argument.split(" ")]
    if len(dice) != 2:
        raise CommandError(f"dice takes two dice: {argument[:60]!r}")
    if state.placed.stage.group is not None:
        raise CommandError("a group is due, not a roll")
    state.speaks_ubgi = True
    state.placed = state.placed._replace(roll=roll_of(*dice))
    yield from ()


def go(state: EngineState, argument: str) -> Iterator[str]:
    """The best play; with `role cube`, and before the roll, whether to double or to take."""
    if not state.speaks_ubgi and not argument:
        yield best_play(state)
        return
    if argument not in {"", *_ROLES}:
        raise CommandError(f"go role chequer, cube or turn expected: {argument[:60]!r}")
    if argument == "role cube" or (argument == "role turn" and not state.placed.has_dice):
        yield f"bestcube {_cube_action(state, without='nodouble')}"
        return
    if not argument and not state.placed.has_dice:
        yield f"bestmove {_cube_action(state, without='roll')}"
        return
    line = best_play(state)
    if not argument:
        yield line
    yield f"bestmove {line.removeprefix(_BEST_PLAY).partition(' => ')[0]}"


def _cube_action(state: EngineState, without: str) -> str:
    """`double`, or the word `without` for none; after a double `take` or `drop`."""
    try:
        (line,) = answer_cube(state, "")
    except NoDoubleError:
        if state.is_doubled:
            raise
        return without
    best = line.partition(" best ")[2].split(" ")[0]
    if state.is_doubled:
        return "drop" if best in {"double_drop", "too_good"} else "take"
    return "double" if best in {"double_take", "double_drop"} else without


def _set_level(state: EngineState, word: str) -> None:
    level = level_named(word.casefold())
    if level is None:
        raise CommandError(f"unknown level {word[:60]!r}; known are {', '.join(level.key for level in LEVELS)}")
    state.level = level


def _set_seed(state: EngineState, value: str) -> None:
    state.seed = number(value, "seed", 0, MOST_SEED)


def _set_threads(state: EngineState, value: str) -> None:
    state.threads = number(value, "threads", 1, MOST_THREADS)


def _set_game(state: EngineState, key: str) -> None:
    if key.casefold() not in RULE_SETS:
        raise CommandError(f"unknown rule set {key[:60]!r}; known are {', '.join(RULE_SETS)}")
    state.rule_set = RULE_SETS[key.casefold()]


OPTIONS: Final[dict[str, Callable[[EngineState, str], None]]] = {
    "level": _set_level,
    "seed": _set_seed,
    "threads": _set_threads,
    "variant": _set_game,
}
FORMS: Final[dict[str, Callable[[str], PositionSpec]]] = {
    "xgid": parse_xgid,
    "gnubgid": parse_gnu_id,
    "fibs": parse_fibs,
}

WITHOUT_ARGUMENT: Final = frozenset(  # commands that take no argument
    ("ubgi", "isready", "levels", "plays", "outcome", "newgame", "eval", "cube", "stop", "quit")
)
COMMANDS: Final[dict[str, Callable[[EngineState, str], Iterator[str]]]] = {
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


if __name__ == "__main__":
    sys.exit(main())
