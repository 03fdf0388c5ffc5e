"""What docs/architecture.md promises about the code itself."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

import tapa_desktop
from benchmarks import house
from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.lesson.lessons import FIRST_LESSON, STRATEGY_LESSON
from tests.cases import sentences, some
from tests.syntax import RULES, decides_by_game, fields_read, key_literals, misnamed, reads_any_field, unasserted, walk

PACKAGE = Path(tapa_desktop.__file__).parent
ROOT = Path(__file__).parents[1]
SOURCES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
TABLE = "rules/ruleset.py"  # writes the rule sets down
CHANGER = "rules/house_rules.py"  # changes the fields that house rules name
PURE = {"__future__", "base64", "collections", "dataclasses", "enum", "functools", "itertools", "re", "typing"}


@cache
def tree_of(source: str) -> ast.Module:
    """The syntax tree of a file of the package."""
    return ast.parse((PACKAGE / source).read_text(encoding="utf-8"))


def imports(tree: ast.AST) -> Iterator[str]:
    """All modules that are imported from outside the package."""
    for node in walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield from (f"{module}.{name.name}" for name in names)


def calls(tree: ast.AST, function: str) -> list[int]:
    """The lines that call a function of that name."""
    return [
        node.lineno
        for node in walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function
    ]


@sentences(
    ("folder", "but", "find"),
    {
        "the controller words nothing": ("app/", (), lambda tree: calls(tree, "translate")),
        "the controller knows of Qt only its core": (
            *("app/", ()),
            lambda tree: [name for name in imports(tree) if re.match(r"PySide6\.(?!QtCore)", name)],
        ),
        "the law reads no clock and throws no dice": (
            *("rules/", ()),
            lambda tree: [name for name in imports(tree) if name.partition(".")[0] not in PURE],
        ),
        "the law opens no file": ("rules/", (), lambda tree: calls(tree, "open")),
        "only house rules read fields by their names": ("", CHANGER, reads_any_field),
        "nothing is decided by which game it is": ("", (), decides_by_game),
        "no key of a rule set is written out but in the table": ("", TABLE, key_literals),
        "a rule set is called rule_set": ("", (), misnamed),
    },
)
def test_of_the_files_it_is_true_that(
    folder: str, but: str | tuple[str, ...], find: Callable[[ast.AST], Iterable[object]]
) -> None:
    sources = some(source for source in SOURCES if source.startswith(folder) and not source.startswith(but))

    faults = {source: list(find(tree_of(source))) for source in sources}

    assert {source: lines for source, lines in faults.items() if lines} == {}


def test_no_module_is_a_drawer_for_anything() -> None:
    drawers = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "misc"}

    assert [source for source in SOURCES if drawers & set(source.removesuffix(".py").split("/"))] == []


# Rule sets are data


def test_each_field_of_a_rule_set_is_read_in_one_function_of_the_rules() -> None:
    readers = defaultdict(set)
    for source in SOURCES:
        if source != TABLE:
            for field, function in fields_read(tree_of(source)):
                readers[field].add(f"{source}:{function}")

    assert {field for field in RULES if not readers[field]} == set()
    assert {field: places for field, places in readers.items() if len(places) > 1} == {}
    places = [place for several in readers.values() for place in several]
    assert [place for place in places if not place.startswith("rules/") or place.endswith(":")] == []


@pytest.mark.parametrize(
    ("look", "code", "expected"),
    [
        (fields_read, "def f(rule_set):\n    return rule_set.mars", [("mars", "f")]),
        (fields_read, "def f(self):\n    return [self.state.rule_set.mars for _ in ()]", [("mars", "f")]),
        (fields_read, "def f(key):\n    return RULE_SETS[key].cube", [("cube", "f")]),
        (fields_read, "def f(key):\n    return rule_set_named(key, {}).cube", [("cube", "f")]),
        (fields_read, "CUBE = TAPA.cube", [("cube", "")]),
        (fields_read, "def f(rule_set, tables):\n    return rule_set.key, tables.mars, how.mars", []),
        (reads_any_field, "getattr(base, 'mars')", [1]),
        (reads_any_field, "state.rule_set._asdict()", [1]),
        (reads_any_field, "match rule_set:\n    case RuleSet(mars=None): pass", [2]),
        (reads_any_field, "getattr(window, 'mars')", []),
        (decides_by_game, "rule_set.key == 'x'", [1]),
        (decides_by_game, "state.rule_set.name in ('x', 'y')", [1]),
        (decides_by_game, "rule_set is TAWULA", [1]),
        (decides_by_game, "rule_set in (TAPA, PLAKOTO)", [1]),
        (decides_by_game, "key != TAPA.key", [1]),
        (decides_by_game, "match rule_set.key:\n    case 'x': pass", [1]),
        (decides_by_game, "os.name == 'nt' and rule_set.key == header.rule_set and key in RULE_SETS", []),
        (key_literals, "'tapa', 'tapa-record', 'Tapa'", [1]),
        (misnamed, "def f(rules: RuleSet): pass", ["rules"]),
        (misnamed, "chosen = RULE_SETS[key]", ["chosen"]),
        (misnamed, "[game.key for game in RULE_SETS.values()]", ["game"]),
        (misnamed, "game = self.state.rule_set", ["game"]),
        (misnamed, "def f(rule_set: RuleSet | None, rules: int): base = RULE_SETS[rule_set.key]", []),
    ],
)
def test_the_tests_above_see_what_they_look_for(
    look: Callable[[ast.AST], Iterable[object]], code: str, expected: list[object]
) -> None:
    tree = ast.parse(code)

    assert list(look(tree)) == expected


# A setting does something


def test_each_setting_is_heeded_outside_the_preferences() -> None:
    functions = [node for node in ast.walk(tree_of("app/settings.py")) if isinstance(node, ast.FunctionDef)]
    grouped = {node.name: read_of("self", node) for node in functions if hasattr(Settings, node.name)}
    by_key = {FIRST_LESSON.key, STRATEGY_LESSON.key}  # in ui/main/windows.py
    others = [source for source in SOURCES if not source.startswith("ui/preferences/")]

    read = {name for source in others for name in read_of("settings", tree_of(source))}

    heeded = by_key.union(read, *(grouped.get(name, set()) for name in read))
    assert {field.name for field in structs.fields(Settings)} - heeded == set()


def read_of(owner: str, tree: ast.AST) -> set[str]:
    """The attributes that are read from a variable with that name, or with that name and an underscore."""
    return {
        node.attr
        for node in walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
        if ast.unparse(node.value).rpartition(".")[2].lstrip("_") == owner
    }


def test_only_what_is_read_of_the_settings_counts_as_heeded() -> None:
    tree = ast.parse("self.session.settings.home, _settings.theme, window.lesson, home\nsettings.sounds = True")

    assert read_of("settings", tree) == {"home", "theme"}


# No test passes because there was nothing to test


@pytest.mark.parametrize("folder", ["tests", "packaging"])
def test_every_test_asserts_something_whatever_its_cases_are(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("test_*.py"))

    names = [f"{file.name}: {test}" for file in some(files) for test in unasserted(ast.parse(file.read_text("utf-8")))]

    assert names == []


@pytest.mark.parametrize(
    ("body", "is_unsure"),
    [
        ("for one in found: assert one", True),
        ("for one in found[1:]: assert one", True),
        ("for one in (*found,): assert one", True),
        ("for one in (1, 2):\n  if one == found: assert one", True),
        ("if found: assert found", True),
        ("while found: assert found.pop()", True),
        ("for one in some(found): assert one", False),
        ("for one in (found, 2): assert one", False),
        ("for one in enumerate(CASES[1:]): assert one", False),
        ("for one in found: assert one\n assert found", False),
        ("if found: assert found\n else: assert not found", False),
        ("with pytest.raises(ValueError):\n  assert found", False),
        ("found.check()", False),
    ],
)
def test_a_test_that_may_assert_nothing_is_seen(body: str, is_unsure: bool) -> None:
    tree = ast.parse(f"def test_it():\n {body}")

    assert list(unasserted(tree)) == ["test_it"] * is_unsure


# The program runs in every locale


# WORKAROUND(PySide 6.11): it makes the name of a property's setter by the upper case of the locale, and in Turkish,
# Azerbaijani, Kurdish and Crimean Tatar that of i is no I. The program cannot take
# another locale: Qt finds the dead keys by it, and libraries set it when they like.
@pytest.mark.parametrize("folder", ["tapa_desktop", "tests", "benchmarks", "packaging"])
def test_no_property_that_begins_with_i_is_set_where_an_object_of_qt_is_made(folder: str) -> None:
    lines = [
        f"{path.name}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        if re.search(r"\bi[A-Za-z]*=", text := path.read_text(encoding="utf-8"))
        for line in set_by_i(ast.parse(text))
    ]

    assert lines == []


def set_by_i(tree: ast.AST) -> list[int]:
    """The lines that make an object of Qt with a keyword that begins with i. Qt's names have no underscore."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        if any(keyword.arg and re.fullmatch("i[A-Za-z]*", keyword.arg) for keyword in node.keywords)
        if re.match(r"(\w+\.)*Q[A-Z]\w+|super\(\)\.__init__", ast.unparse(node.func))
    ]


@pytest.mark.parametrize("code", ["QTimer(interval=5)", "QtGui.QAction(icon=icon)", "super().__init__(iconSize=size)"])
def test_a_property_that_begins_with_i_is_seen(code: str) -> None:
    assert set_by_i(ast.parse(code)) == [1]


# What the table of the house counts


LINE = "\n    x"


@pytest.mark.parametrize(
    ("body", "is_long"),
    [
        (LINE * 40, False),
        (LINE * 41, True),
        ("\n    'says'" + LINE * 40, False),
        ("\n    if x: x" * 10, False),
        ("\n    if x: x" * 11, True),
    ],
)
def test_a_function_is_long_by_its_lines_or_its_branches(body: str, is_long: bool) -> None:
    functions = list(house.long_functions({house.ROOT / "a.py": f"def f():{body}"}))

    assert bool(functions) is is_long


# Documents that are cited are there


@pytest.mark.parametrize("folder", ["tapa_desktop", "tests", "benchmarks", "packaging"])
def test_every_document_that_code_cites_is_there(folder: str) -> None:
    cited = {
        name
        for path in (ROOT / folder).rglob("*.py")
        for name in re.findall(r"(?<![\w./])(?:docs/\w+|[A-Z]{2,})\.md\b", path.read_text(encoding="utf-8"))
    }

    assert {name for name in cited if not (ROOT / name).exists()} == set()


def test_every_section_of_the_rules_that_code_cites_is_there() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^#+ (.+)$", rules, re.MULTILINE))
    cited = {
        section
        for folder in ("tapa_desktop", "tests")
        for path in (ROOT / folder).rglob("*.py")
        for section in re.findall(r'docs/rules\.md, "([^"]+)"', path.read_text(encoding="utf-8"))
    }

    assert cited - headings == set()
    assert cited


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "CONTRIBUTING.md",
        "packaging/README.md",
        *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")),
    ],
)
def test_every_link_of_a_document_leads_somewhere(document: str) -> None:
    path = ROOT / document
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    inside = [target for target in targets if "://" not in target and target != "../../releases"]

    assert [target for target in inside if not (path.parent / target).exists()] == []
