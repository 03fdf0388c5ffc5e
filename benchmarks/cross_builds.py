"""The engine compiled by zig for other systems: `python -m benchmarks.cross_builds [FOLDER]`, with the ziglang wheel.

Each library must have just the functions that the binding takes, as the tools of LLVM list them (Debian: llvm). Where
it can be run, it has to find what the engine of this machine finds, bit by bit, in every game: perft, the chances of
positions from random play, and those by looking one ply ahead. The library for Windows is loaded by 64-bit wine, if
that is installed; those for macOS are linked only. For aarch64 the same C is linked into a program of its own, which
qemu runs (Debian: qemu-user-static). The libraries are left in the folder, if one is named.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory
from typing import Final

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.lawdata import rules_of
from tapa_desktop.ai.engine.library import BUILDS, CHANCES, PATH, SIGNATURES, builds_here
from tapa_desktop.ai.engine.opinions import row_of
from tapa_desktop.ai.engine.weights import error_function, read_network, read_pruner
from tapa_desktop.ai.probabilities import probabilities_by_end
from tapa_desktop.resources import resource
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.ai.engine.agreement import reached_pairs

COMPILER: Final = Path(__file__).parents[1] / "packaging" / "compiled" / "compiler.py"
ASKER: Final = Path(__file__).with_suffix(".c")
TARGETS: Final = {
    "x86_64-windows-gnu": "engine.dll",
    "aarch64-macos": "engine-arm64.dylib",
    "x86_64-macos": "engine-x86_64.dylib",
    "aarch64-linux-gnu.2.28": "engine-aarch64.so",
    "x86_64-linux-gnu.2.28": "engine-x86_64.so",
}
POSITIONS, AHEAD, DEPTH = 500, 20, 2
WINE: Final = Path("/usr/lib/wine/wine64")
ZIG: Final = [sys.executable, "-m", "ziglang", "cc"]
SYMBOL: Final = re.compile(r"\b_?(tapa_\w+)$", re.MULTILINE)


def main() -> int:
    with TemporaryDirectory() as temporary:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else temporary).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        questions = folder / "questions"
        expected = answers(questions)
        bad = compare("this machine's own", asked([*native(folder)], PATH, questions), expected)
        for target, name in TARGETS.items():
            library = folder / name
            subprocess.run([sys.executable, COMPILER, target, library], check=True)
            symbols = exported(library)
            bad += symbols != wanted(target)
            print(f"{target}: {library.stat().st_size // 1024} KB, {len(symbols)} functions", flush=True)
            if symbols != wanted(target):
                print(f"  not as the binding takes them: {sorted(symbols ^ wanted(target))}")
            if target == "x86_64-windows-gnu" and WINE.exists():
                bad += compare("under wine", asked([WINE, windows(folder)], library, questions), expected)
            if target.startswith("x86_64-linux"):
                bad += compare("here", asked(native(folder), library, questions), expected)
            if target.startswith("aarch64-linux") and (qemu := which("qemu-aarch64-static")):
                plain = [line for line in expected if line.startswith("plain")]
                bad += compare("under qemu", asked([qemu, aarch64(folder)], library, questions), plain)
    return int(bad > 0)


def compare(where: str, found: list[str], expected: list[str]) -> int:
    """Tell how many of the answers are as expected; whether not all are."""
    right = sum(one == other for one, other in zip(found, expected, strict=False))
    print(f"  {where}: {right} of {len(expected)} answers are the same", flush=True)
    return int(found != expected)


# What is asked


def answers(questions: Path) -> list[str]:
    """Write what the asking program asks, and say what it has to print."""
    lines, games = [], []
    for rule_set in RULE_SETS.values():
        game, question = whole_game(rule_set, "plain")
        start = row_of(start_position(rule_set))
        rows = start + b"".join(row_of(one) for one, _ in islice(reached_pairs(game, Random(5)), POSITIONS - 1))
        perft = game.perft(start_position(rule_set), DEPTH)
        static = digest(game.probabilities_of_rows(rows).tobytes())
        ahead = digest(game.probabilities_of_rows(rows[: AHEAD * len(start)], 1).tobytes())
        lines.append(f"perft {perft} static {static:016x} ahead {ahead:016x}")
        rules = bytes(rules_of(rule_set))
        games.append(packed(rules) + struct.pack("<ii", DEPTH, POSITIONS) + rows + question)
    questions.write_bytes(packed(error_function().tobytes()) + struct.pack("<i", len(games)) + b"".join(games))
    return [f"{build} {line}" for build in builds_here() for line in lines]


def whole_game(rule_set: RuleSet, build: str) -> tuple[Game, bytes]:
    """A game with its network and pruner, and these as the asking program reads them; without the bear-off."""
    game, name = Game(rule_set, build), network_of(rule_set)
    assert name is not None
    network = read_network(resource("networks", f"{name}.npz").read_bytes())
    pruner = read_pruner(resource("pruning", f"{name}.npz").read_bytes(), name)
    game.set_network(network)
    game.set_pruner(pruner)
    ends = struct.pack(
        f"<{CHANCES * len(network.ends)}f", *(share for one in probabilities_by_end(rule_set) for share in one)
    )
    weights = (network.hidden, network.hidden_bias, network.output, network.output_bias)
    shape = struct.pack("<iii", network.inputs, network.units, len(network.ends))
    parts = b"".join(map(packed, weights)) + ends + struct.pack("<i", pruner.units)
    return game, shape + parts + packed(pruner.vectors) + packed(pruner.output)


def packed(data: bytes) -> bytes:
    return struct.pack("<i", len(data)) + data


def digest(data: bytes) -> int:
    """FNV-1a."""
    found = 0xCBF29CE484222325
    for byte in data:
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return found


# Who asks


def asked(command: list[str | Path], library: Path, questions: Path) -> list[str]:
    """What the asking program prints."""
    return subprocess.run(
        [*command, library, questions], capture_output=True, text=True, check=False
    ).stdout.splitlines()


def native(folder: Path) -> list[str | Path]:
    program = folder / "asker"
    subprocess.run([*ZIG, ASKER, "-o", program, "-ldl"], check=True)
    return [program]


def windows(folder: Path) -> Path:
    program = folder / "asker.exe"
    subprocess.run([*ZIG, "-O3", "-s", "-target", "x86_64-windows-gnu", ASKER, "-o", program], check=True)
    return program


def aarch64(folder: Path) -> Path:
    """The asking program with the engine within, for nothing that it could load."""
    sources = [PATH.with_name(name) for name in ("engine.c", "machine.c")]
    program, kept = folder / "asker-aarch64", ["-std=c11", "-O3", "-ffp-contract=off", "-fno-math-errno"]
    target = ["-target", "aarch64-linux-musl", "-static", "-DLINKED"]
    subprocess.run([*ZIG, *target, *kept, ASKER, *sources, "-o", program, "-lm"], check=True)
    return program


# Symbols


def wanted(target: str) -> set[str]:
    """The functions that the library for this target has to have."""
    builds = BUILDS if target.startswith("x86_64") else ("plain",)
    return {"tapa_runs", *(f"tapa_{name}_{build}" for name in SIGNATURES for build in builds)}


def exported(library: Path) -> set[str]:
    """The functions that a library has for others, without the underscore that macOS puts before a name."""
    ways = {
        ".dll": ["llvm-readobj", "--coff-exports"],
        ".dylib": ["llvm-nm", "--extern-only", "--defined-only"],
        ".so": ["llvm-nm", "--dynamic", "--defined-only"],
    }
    listed = subprocess.run([*ways[library.suffix], library], capture_output=True, text=True, check=True).stdout
    return set(SYMBOL.findall(listed))


if __name__ == "__main__":
    sys.exit(main())
