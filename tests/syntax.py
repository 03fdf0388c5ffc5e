"""Checks of syntax trees: which fields of a rule set they read, which games they name, which tests may assert nothing.

A rule set is recognised by its name: `rule_set`, or `base` where one is changed into another; `misnamed` finds others.
"""

from __future__ import annotations

import ast
import builtins
import itertools
from collections.abc import Iterable, Iterator
from functools import cache

from tapa_desktop.rules import ruleset
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet

IDENTITY = {"key", "name", "also_known_as"}  # name the game in records and to the player; they decide nothing
RULES = set(RuleSet._fields) - IDENTITY

_GAMES = {name for name, value in vars(ruleset).items() if isinstance(value, RuleSet)}
_NAMES = {"rule_set", "_rule_set", "base"} | _GAMES
_GENERIC = {"getattr", "dict", "iter", "list", "tuple", "zip"}
_TYPES = {"RuleSet", "RuleSet | None", "Final[RuleSet]"}
_PASSING_ON = {*vars(builtins), *vars(itertools)}  # functions that return as many cases as they get


@cache
def walk(tree: ast.AST) -> list[ast.AST]:
    """The tree and all nodes below it."""
    return [*ast.walk(tree)]


def is_rule_set(node: ast.AST | None) -> bool:
    """Whether this expression is a rule set."""
    match node:
        case ast.Name(id=name):
            return name in _NAMES
        case ast.Attribute(attr=name, value=owner):
            return name in _NAMES and _last_name(owner) != "header"  # a record's header holds the key alone
        case ast.Subscript(value=several):
            return _last_name(several) == "RULE_SETS"
        case ast.Call(func=function):
            return _last_name(function) == "rule_set_named" or (
                isinstance(function, ast.Attribute) and function.attr == "_replace" and is_rule_set(function.value)
            )
        case _:
            return False


def fields_read(tree: ast.AST, function: str = "") -> Iterator[tuple[str, str]]:
    """Each field of a rule set that is read here, with the function that reads it; "" is the module itself."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Attribute) and node.attr in RULES and is_rule_set(node.value):
            yield node.attr, function
        yield from fields_read(node, node.name if isinstance(node, ast.FunctionDef) else function)


def reads_any_field(tree: ast.AST) -> Iterator[int]:
    """The lines that read fields of a rule set without naming them."""
    for node in walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in _GENERIC and is_rule_set(first):
                yield node.lineno
            case ast.Attribute(attr="_asdict" | "_fields", value=value) if is_rule_set(value):
                yield node.lineno
            case ast.MatchClass(cls=ast.Name(id="RuleSet")):
                yield node.cls.lineno


def decides_by_game(tree: ast.AST) -> Iterator[int]:
    """The lines that ask which game it is instead of what its rules are."""
    for node in walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                operands = [part for operand in (left, *others) for part in _parts(operand)]
                if any(map(_names_a_game, operands)) or (
                    any(map(_is_identity, operands)) and any(map(_is_text, operands))
                ):
                    yield node.lineno
            case ast.Match(subject=subject) if _is_identity(subject) or is_rule_set(subject):
                yield subject.lineno


def key_literals(tree: ast.AST) -> Iterator[int]:
    """The lines in which the key of a rule set is written out."""
    for node in walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in RULE_SETS:
            yield node.lineno


def misnamed(tree: ast.AST) -> Iterator[str]:
    """The names of rule sets other than `rule_set` and `base`."""
    for node in walk(tree):
        match node:
            case ast.arg(arg=name, annotation=annotation) if _is_type(annotation) and name not in _NAMES:
                yield name
            case ast.AnnAssign(target=target, annotation=annotation) if _is_type(annotation):
                yield from _misnamed_in(target)
            case ast.Assign(targets=targets, value=value) if is_rule_set(value):
                for target in targets:
                    yield from _misnamed_in(target)
            case ast.NamedExpr(target=target, value=value) if is_rule_set(value):
                yield from _misnamed_in(target)
            case ast.For(target=target, iter=several) | ast.comprehension(target=target, iter=several):
                if "RULE_SETS" in ast.unparse(several) and "values()" in ast.unparse(several):
                    yield from _misnamed_in(target)


def _last_name(node: ast.expr) -> str:
    return ast.unparse(node).rpartition(".")[2]


def _parts(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def _is_identity(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in IDENTITY and is_rule_set(node.value)


def _names_a_game(node: ast.expr) -> bool:
    return _last_name(node.value if _is_identity(node) and isinstance(node, ast.Attribute) else node) in _GAMES


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_type(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).strip("'") in _TYPES


def _misnamed_in(target: ast.expr) -> list[str]:
    return [] if is_rule_set(target) else [ast.unparse(target)]


def unasserted(tree: ast.AST) -> Iterator[str]:
    """The tests that assert only in a loop that may have no case, or under a condition."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            asserts = any(isinstance(inner, ast.Assert) for inner in ast.walk(node))
            if asserts and not _any_is_sure(node.body):
                yield node.name


def _is_sure(statement: ast.stmt) -> bool:
    """Whether this asserts something in any case."""
    match statement:
        case ast.Assert():
            return True
        case ast.With(items=items, body=body):
            return any("pytest.raises" in ast.unparse(item) for item in items) or _any_is_sure(body)
        case ast.For(iter=cases, body=body):
            return _has_cases(cases) and _any_is_sure(body)
        case ast.If(body=body, orelse=other):
            return _any_is_sure(body) and _any_is_sure(other)
    return False


def _any_is_sure(body: Iterable[ast.stmt]) -> bool:
    return any(map(_is_sure, body))


def _has_cases(cases: ast.expr) -> bool:
    """Whether there is certainly a case: a literal, constants only, or asserted by `some`."""
    match cases:
        case ast.Tuple(elts=several) | ast.List(elts=several):
            return any(not isinstance(one, ast.Starred) or _has_cases(one.value) for one in several)
        case ast.Call(func=ast.Name(id="some")):
            return True
    names = {node.id for node in ast.walk(cases) if isinstance(node, ast.Name)}
    return all(name[0].isupper() or name in _PASSING_ON for name in names)
