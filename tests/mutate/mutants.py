"""Mutants of a module: its source with one thing wrong. Pure.

Small and our own: comparisons turned, conditions negated, constants changed, statements and arguments left out, answers
replaced by None. What no test could ever see (docstrings, annotations, declarations of types, `__slots__`) is left be.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Change = Callable[[ast.AST], ast.AST | list[ast.AST] | None]

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One thing wrong: where, what, and the source that has it."""

    line: int
    what: str
    source: str


def mutants(source: str) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of its lines; no two have the same source."""
    tree = ast.parse(source)
    seen = {ast.unparse(tree)}
    for number, node in enumerate(_live(tree)):
        for what, change in _changes(node):
            mutated = _with(tree, number, change)
            if mutated is not None and mutated not in seen:
                seen.add(mutated)
                yield Mutant(getattr(node, "lineno", 0), what, mutated)


def _live(tree: ast.AST) -> Iterator[ast.AST]:
    """Nodes whose change may be seen: no docstrings, annotations, imports, decorators, nor `Literal` and the like."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for each in value if isinstance(value, list) else [value]:
            if not isinstance(each, ast.AST) or isinstance(each, (ast.Import, ast.ImportFrom)):
                continue
            if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                continue
            if isinstance(each, (ast.AnnAssign, ast.Assign)) and isinstance(tree, (ast.Module, ast.ClassDef)):
                if _is_declaration(each):
                    continue
            yield each
            yield from _live(each)


def _is_declaration(node: ast.AnnAssign | ast.Assign) -> bool:
    """Whether it says what a type is, not what a program does."""
    if isinstance(node, ast.AnnAssign):
        return node.value is None or isinstance(node.value, ast.Call)
    return isinstance(node.value, (ast.Subscript, ast.BinOp)) and isinstance(node.targets[0], ast.Name)


def _changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARISONS:
            yield f"{type(op).__name__} turned", _turn
        case ast.BoolOp():
            yield f"{type(node.op).__name__} turned", _turn_bool
            for place in range(len(node.values)):
                yield f"operand {place} left out", lambda each, place=place: _without_operand(each, place)  # type: ignore[misc]
        case ast.UnaryOp(op=ast.Not()):
            yield "not left out", lambda each: each.operand  # type: ignore[attr-defined]
        case ast.If() | ast.While() | ast.IfExp():
            yield "condition negated", _negate
        case ast.BinOp() if type(node.op) in _OPERATORS:
            yield f"{type(node.op).__name__} turned", _turn_operator
        case ast.Constant(value=bool()):
            yield "constant turned", lambda each: ast.Constant(not each.value)  # type: ignore[attr-defined]
        case ast.Constant(value=int() | float()):
            yield "constant plus one", lambda each: ast.Constant(each.value + 1)  # type: ignore[attr-defined]
        case ast.Constant(value=str()) if node.value:
            yield "text changed", lambda each: ast.Constant(each.value + "x")  # type: ignore[attr-defined]
        case ast.Return(value=value) if value is not None and not _is_none(value):
            yield "returns None", lambda each: ast.Return(ast.Constant(None))
        case ast.Assign() | ast.AugAssign() | ast.Expr() | ast.Raise() | ast.Delete():
            yield "statement left out", lambda each: ast.Pass()
        case ast.Continue():
            yield "continue left out", lambda each: ast.Pass()
    if isinstance(node, ast.Call):
        for place in range(len(node.keywords)):
            if node.keywords[place].arg is not None:
                name = node.keywords[place].arg
                yield f"argument {name} left out", lambda each, place=place: _without_keyword(each, place)  # type: ignore[misc]
    if isinstance(node, ast.Dict):
        for place in range(len(node.keys)):
            yield f"element {place} left out", lambda each, place=place: _without_element(each, place)  # type: ignore[misc]


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _turn(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    node.ops = [_COMPARISONS[type(node.ops[0])]()]
    return node


def _turn_bool(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _without_operand(node: ast.AST, place: int) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    del node.values[place]
    return node.values[0] if len(node.values) == 1 else node


def _negate(node: ast.AST) -> ast.AST:
    assert isinstance(node, (ast.If, ast.While, ast.IfExp))
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _turn_operator(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp)
    node.op = _OPERATORS[type(node.op)]()
    return node


def _without_keyword(node: ast.AST, place: int) -> ast.AST:
    assert isinstance(node, ast.Call)
    del node.keywords[place]
    return node


def _without_element(node: ast.AST, place: int) -> ast.AST:
    assert isinstance(node, ast.Dict)
    del node.keys[place], node.values[place]
    return node


def _with(tree: ast.AST, number: int, change: Change) -> str | None:
    """The source with the node of that number changed; None when that is no program."""
    whole = copy.deepcopy(tree)
    target = next(node for place, node in enumerate(_live(whole)) if place == number)
    for parent in ast.walk(whole):
        for field, value in ast.iter_fields(parent):
            if value is target:
                setattr(parent, field, change(target))
            elif isinstance(value, list) and any(each is target for each in value):
                setattr(parent, field, [change(each) if each is target else each for each in value])
    try:
        text = ast.unparse(ast.fix_missing_locations(whole))
        compile(text, "mutant", "exec")
    except (SyntaxError, ValueError, TypeError, AttributeError):
        return None
    return text
