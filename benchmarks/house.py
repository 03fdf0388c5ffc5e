"""Counts the house: modules, lines, words, circles and long functions, as the table in docs/architecture.md has them.

    .venv/bin/python -m benchmarks.house [--write]

Lines and words are rounded to hundreds. Exits with status 1 if the table is not true; `--write` makes it so.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Final

from grimp import build_graph

from benchmarks.start import parse_options

ROOT: Final = Path(__file__).parents[1]
DOCUMENT: Final = ROOT / "docs" / "architecture.md"
BEGIN: Final = "| counted by `benchmarks.house` | now | goal |\n"
MOST_LINES, MOST_BRANCHES = 40, 10  # of a function: what a reader holds at once
_WORD: Final = re.compile(r"\S*\w\S*")  # not the bars and lines of a table
_BRANCHES: Final = (ast.If, ast.IfExp, ast.For, ast.While, ast.ExceptHandler, ast.match_case)


def sources(*folders: str) -> dict[Path, str]:
    return {path: path.read_text("utf-8") for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))}


def length(text: str) -> int:
    return text.count("\n")


def long_functions(files: dict[Path, str]) -> Iterator[str]:
    """The functions with more lines, not counting their docstring, or more branches than `MOST_…`."""
    for path, text in files.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                body = node.body[ast.get_docstring(node) is not None :] or node.body
                lines = (body[-1].end_lineno or 0) - body[0].lineno + 1
                branches = sum(isinstance(inner, _BRANCHES) for inner in ast.walk(node))
                if lines > MOST_LINES or branches > MOST_BRANCHES:
                    yield f"{path.relative_to(ROOT)}: {node.name} has {lines} lines and {branches} branches"


def circles() -> list[str]:
    """The pairs of modules that import each other, imports for types alone included."""
    graph = build_graph("tapa_desktop", cache_dir=None)
    used = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    return sorted(f"{one} and {other}" for one in used for other in used[one] if one < other and one in used[other])


def rows() -> Iterator[tuple[str, str, str]]:
    program = {path: text for path, text in sources("tapa_desktop").items() if "training" not in path.parts}
    lengths = [length(text) for path, text in program.items() if path.name != "__init__.py"]
    tests, tools = sources("tests"), sources("benchmarks", "packaging")
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    written = (page.read_text("utf-8") for page in pages if page.name != "openings.md")  # a command writes that
    yield "modules of the program, without `training`", f"{len(lengths)}", "212"
    yield "their lines", hundreds(map(length, program.values())), "42,500"
    yield "median and longest of them", f"{median(lengths):.0f}, {max(lengths)}", "180 to 240, 420"
    yield "files of tests", f"{len(tests)}", "250"
    yield "their lines", hundreds(map(length, tests.values())), "42,000"
    yield "lines of benchmarks and packaging", hundreds(map(length, tools.values())), "5,000"
    words = hundreds(len(_WORD.findall(text)) for text in written)
    yield "words of docs, README and CONTRIBUTING", words, "10,500"
    yield "circles of two files", f"{len(circles())}", "0"
    yield f"functions over {MOST_LINES} lines or {MOST_BRANCHES} branches", f"{len([*long_functions(program)])}", "0"


def hundreds(numbers: Iterable[int]) -> str:
    return f"{round(sum(numbers), -2):,}"


def main() -> int:
    writes, program = parse_options(__doc__, write=False).write, sources("tapa_desktop")
    table = "| --- | --- | --- |\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows())
    before, begin, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    written, blank, after = rest.partition("\n\n")
    print(BEGIN + table, *circles(), *long_functions(program), sep="\n")
    if writes:
        DOCUMENT.write_text(before + begin + table.removesuffix("\n") + blank + after, "utf-8")
    elif written + "\n" != table:
        print("The table in docs/architecture.md is not true. Run: python -m benchmarks.house --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
