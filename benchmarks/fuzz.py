"""Try each reader of the program on a million inputs; it may raise only its own error, within a second and 100 MB.

    python -m benchmarks.fuzz [--inputs 1000000] [--reader NAME] [--seed 1] [--keep build/fuzz.json]
    python -m benchmarks.fuzz --show 4711 --reader NAME        the input with that number, and its result
    python -m benchmarks.fuzz --huge                           files of 100 MB, deeply nested ones, and endless ones
    python -m benchmarks.fuzz --atheris SECONDS --reader NAME  guided by coverage, if atheris is installed

Results are saved to a file as they come, and a run that was interrupted continues from there. Seconds are processor
seconds; memory is the growth of the process of one reader. Exits with status 1 on any surprise. The short form is in
tests/fuzz.

Measured on one busy core, seed 1: a million inputs for each reader. From 0.4 s (network file, bear-off table) to 3.0 s
(a line of the protocol) for 10,000; the slowest input took 43 ms (record), and none more than 20 MB. One fault was
found, eight times: a history with some marks of a side but not the others; it is fixed. Of the huge files the most
expensive took 0.3 s (a line of the protocol) and 81 MB (a record). With atheris 3.0.0, two minutes for each reader,
10,000 to 480,000 inputs: nothing found.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tapa_desktop.app.storage.files import write_whole
from tests.fuzz.doors import DOORS
from tests.fuzz.huge import peak_bytes, try_door
from tests.fuzz.inputs import make_input
from tests.fuzz.readers import READERS
from tests.fuzz.trying import MOST_S, Tally, try_one, try_out

STEP = 10_000
_MOST_BYTES = 100_000_000  # that a reader may take


def main() -> int:
    """Run the requested inputs. Return 1 if there was a surprise."""
    asked = _arguments()
    if asked.show is not None:
        return _show(asked)
    if asked.huge:
        return max(map(_tell_huge, DOORS))
    if asked.atheris:
        from tests.fuzz.guided import guide  # noqa: PLC0415

        return guide(READERS[asked.reader], asked.atheris)
    if asked.reader is None:
        words = [
            sys.executable,
            "-m",
            "benchmarks.fuzz",
            "--inputs",
            str(asked.inputs),
            "--seed",
            str(asked.seed),
        ]
        runs = (subprocess.run([*words, "--keep", str(asked.keep), "--reader", name], check=False) for name in READERS)
        return max(run.returncode for run in runs)
    return _try_reader(asked)


def _try_reader(asked: argparse.Namespace) -> int:
    reader = READERS[asked.reader]
    for number in range(200):  # fills caches
        try_one(reader, make_input(reader.seeds, reader.words, asked.seed, number))
    grown, tally, took = peak_bytes(), _kept(asked), 0.0
    while tally.inputs < asked.inputs:
        begin = time.process_time()
        try_out(reader, asked.seed, range(tally.inputs, min(tally.inputs + STEP, asked.inputs)), tally)
        took += time.process_time() - begin
        _keep(asked, tally)
    grown = peak_bytes() - grown
    speed = f"{STEP * took / max(1, tally.inputs):.1f}" if took else "?"
    print(f"{asked.reader}: {tally.inputs} inputs, {speed} s for {STEP}, {tally.read} read, {dict(tally.errors)}")
    print(f"  slowest {tally.slowest_s * 1000:.0f} ms (input {tally.slowest}), {grown / 1e6:.0f} MB more memory")
    for number, fault in tally.surprises:
        print(f"  input {number}: {fault}")
    return int(bool(tally.surprises) or tally.slowest_s > MOST_S or grown > _MOST_BYTES)


def _show(asked: argparse.Namespace) -> int:
    reader = READERS[asked.reader]
    data = make_input(reader.seeds, reader.words, asked.seed, asked.show)
    fault = try_one(reader, data)
    print(data, fault, sep="\n")
    return int(fault.startswith("!"))


def _tell_huge(name: str) -> int:
    cost = try_door(name)
    print(f"{name}: {cost.seconds:.2f} s for {cost.dearest}, {cost.more_bytes / 1e6:.0f} MB more memory", *cost.faults)
    door = DOORS[name]
    return int(cost.seconds > door.most_s or cost.more_bytes > door.most_bytes or bool(cost.faults))


def _kept(asked: argparse.Namespace) -> Tally:
    """The results of an earlier run with this seed."""
    kept = _all_kept(asked.keep).get(f"{asked.reader} {asked.seed}")
    if kept is None:
        return Tally()
    return Tally(**{**kept, "errors": Counter(kept["errors"]), "surprises": [tuple(one) for one in kept["surprises"]]})


def _keep(asked: argparse.Namespace, tally: Tally) -> None:
    kept = _all_kept(asked.keep) | {f"{asked.reader} {asked.seed}": vars(tally)}
    write_whole(asked.keep, json.dumps(kept, indent=1).encode())


def _all_kept(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(path.read_bytes()) if path.exists() else {}
    return found


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Try each reader of the program on a million inputs.")
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--reader", choices=READERS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build", "fuzz.json"))
    parser.add_argument("--show", type=int)
    parser.add_argument("--huge", action="store_true")
    parser.add_argument("--atheris", type=int, default=0)
    asked = parser.parse_args()
    if asked.reader is None and (asked.show is not None or asked.atheris):
        parser.error("which reader?")
    return asked


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
