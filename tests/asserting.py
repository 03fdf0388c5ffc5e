"""Which tests may come to their end without an assertion, as a syntax tree says."""

from __future__ import annotations

import ast
import builtins
import itertools
from collections.abc import Iterable, Iterator

_PASSING_ON = {*vars(builtins), *vars(itertools)}  # what gives as many cases as it is given


def unsure(tree: ast.AST) -> Iterator[str]:
    """The tests that assert only in a loop that may have no case, or under a condition."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            asserts = any(isinstance(inner, ast.Assert) for inner in ast.walk(node))
            if asserts and not _one_is_sure(node.body):
                yield node.name


def _is_sure(statement: ast.stmt) -> bool:
    """Whether this asserts something, whatever happens."""
    match statement:
        case ast.Assert():
            return True
        case ast.With(items=items, body=body):
            return any("pytest.raises" in ast.unparse(item) for item in items) or _one_is_sure(body)
        case ast.For(iter=cases, body=body):
            return _has_cases(cases) and _one_is_sure(body)
        case ast.If(body=body, orelse=other):
            return _one_is_sure(body) and _one_is_sure(other)
    return False


def _one_is_sure(body: Iterable[ast.stmt]) -> bool:
    return any(map(_is_sure, body))


def _has_cases(cases: ast.expr) -> bool:
    """Whether there is one for sure: written out, made of constants alone, or asserted by `some`."""
    match cases:
        case ast.Tuple(elts=several) | ast.List(elts=several):
            return any(not isinstance(one, ast.Starred) or _has_cases(one.value) for one in several)
        case ast.Call(func=ast.Name(id="some")):
            return True
    names = {node.id for node in ast.walk(cases) if isinstance(node, ast.Name)}
    return all(name[0].isupper() or name in _PASSING_ON for name in names)
