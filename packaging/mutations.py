# SPDX-License-Identifier: MIT
"""The changes of one token that a tested program should not survive, found in its sources.

Left out is what cannot matter whatever the tests are: annotations, docstrings, decorators,
protocols, what only a checker of types reads, `__all__`, arguments that are guards (`strict`,
`allow_nan`), the same everywhere here (`encoding`), or a parent, which a layout gives anyway to a
widget and whoever holds it keeps a `QObject` alive without, the order of what has none (`min`),
None in place of False, and the default of an argument that is never read. Nor is a number made one
more where that is so little that nobody could notice it: a tenth of some pixels, a pixel of no
margin, a millisecond, one of thousands, or the only share that a file gives of the room that is
left over, which is all of it or the same for all; nor is the size moved by a pixel from which on
there is room for something.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff
from functools import cached_property
from itertools import pairwise
from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
BORDERS = ast.Lt, ast.LtE, ast.Gt, ast.GtE
COUNTED: dict[type[ast.operator], tuple[str, str]] = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}
JOINED: dict[type[ast.boolop], tuple[str, str]] = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
PAINTS = ("theme", "palette", "ink", "inks", "colours", "roles")
UNMOVED = {"parent", "strict", "allow_nan", "encoding", "key"}
IN_ANY_ORDER = {"min", "max", "union", "intersection", "can_be_shown"}
MARGINS = {"adjusted", "setContentsMargins", "QMargins", "QMarginsF"}
PIXELS = MARGINS | {"px", "pixmap", "QSize", "QSizeF"}
SIZES = {"px", "width", "height", "horizontalAdvance"}
ROOMS = {"width", "height", "room"}
"""What a number of pixels is called in views."""
SHARES = {
    **dict.fromkeys(("addStretch", "setHorizontalStretch", "setVerticalStretch"), 1),
    **dict.fromkeys(("addWidget", "addLayout", "setColumnStretch", "setRowStretch"), 2),
}
"""What gives shares of the room that is left over, and with how many arguments: the last is it."""
SOME, MANY = 10, 1000
OF_TYPES = {"cast", "TypeVar", "NewType", "Protocol"}
SYSTEM = {"sys.platform", "os.name", "__name__"}


@dataclass(frozen=True)
class Mutation:
    """A change of one token: the bytes of a file from `start` to `end` become `new`."""

    path: Path
    kind: str
    function: str
    """The qualified name of the function that it is in; empty at the top of a module or class."""
    start: int
    end: int
    new: str

    @property
    def name(self) -> str:
        """What tells it from all others."""
        return f"{self.path.as_posix()}:{self.start}-{self.end}:{self.new}"

    def applied(self, source: bytes) -> bytes:
        """The file with the change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def is_one(self, source: bytes) -> bool:
        """Whether it is Python, and another program."""
        try:
            return ast.dump(ast.parse(self.applied(source))) != ast.dump(ast.parse(source))
        except SyntaxError:
            return False

    def diff(self, source: bytes) -> str:
        """Show the change."""
        old, new = (
            each.decode().splitlines(keepends=True) for each in (source, self.applied(source))
        )
        return "".join(unified_diff(old, new, str(self.path), self.kind, n=2))


def mutations(path: Path, source: bytes) -> list[Mutation]:
    """List the changes of a file, whose path is only written down."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.found


class Finder(ast.NodeVisitor):
    """Walks through a file and gathers what can be changed."""

    def __init__(self, path: Path, source: bytes) -> None:
        """Begin with nothing."""
        self.path = path
        self.source = source
        self.found: list[Mutation] = []
        self._names: list[str] = []
        self._function = ""
        self._is_of_qt = False
        self._too_little: set[ast.expr] = set()

    @cached_property
    def _lines(self) -> list[int]:
        starts = [0]
        for line in self.source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        return starts

    @cached_property
    def _siblings(self) -> dict[str, list[str]]:
        """The names that the file takes of each thing, and under no name its words."""
        found: dict[str, list[str]] = {}
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.Attribute) and _is_family(node):
                found.setdefault(ast.unparse(node.value), []).append(node.attr)
            elif word := _word(node):
                found.setdefault("", []).append(word)
        return {base: sorted(set(names)) for base, names in found.items()}

    def _span(self, node: ast.expr) -> tuple[int, int]:
        return (
            self._lines[node.lineno - 1] + node.col_offset,
            self._lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0),
        )

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end].decode()

    def _add(self, kind: str, start: int, end: int, new: str) -> None:
        self.found.append(Mutation(self.path, kind, self._function, start, end, new))

    def _between(self, kind: str, left: ast.expr, right: ast.expr, change: tuple[str, str]) -> None:
        """Change the operator between two operands."""
        begin, end = self._span(left)[1], self._span(right)[0]
        at = self.source[begin:end].find(change[0].encode())
        if at >= 0:
            self._add(kind, begin + at, begin + at + len(change[0]), change[1])

    @cached_property
    def _pixels(self) -> set[str]:
        """The names that are numbers of pixels wherever the file uses them."""
        every = [*ast.walk(ast.parse(self.source))]
        calls = (node for node in every if isinstance(node, ast.Call) and _name(node) in PIXELS)
        sizes = Counter(ast.unparse(each) for call in calls for each in call.args)
        read = (node for node in every if isinstance(node, ast.Name))
        used = Counter(node.id for node in read if isinstance(node.ctx, ast.Load))
        return {name for name, count in sizes.items() if count == used[name]}

    @cached_property
    def _only_shares(self) -> list[str]:
        """The names of calls that give a share of what is left over, and are there once."""
        calls = (node for node in ast.walk(ast.parse(self.source)) if isinstance(node, ast.Call))
        counted = Counter(_name(call) for call in calls if _is_share(call))
        return [name for name, count in counted.items() if count == 1]

    def _next(self, base: str, name: str) -> str | None:
        names = self._siblings.get(base, [])
        return names[(names.index(name) + 1) % len(names)] if len(names) > 1 else None

    # What is walked through, and what not

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Walk through a function without its annotations, decorators and docstring."""
        if any(ast.unparse(each) in ("overload", "abstractmethod") for each in node.decorator_list):
            return
        outer, self._names = self._names, [*self._names, node.name]
        for default in _defaults_that_are_read(node):
            self.visit(default)
        before, self._function = self._function, self._function or ".".join(self._names)
        self._visit_body(node.body)
        self._names, self._function = outer, before

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Walk through a lambda without the defaults that it does not read."""
        for part in (*_defaults_that_are_read(node), node.body):
            self.visit(part)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Walk through a class, unless it is a protocol."""
        if any("Protocol" in ast.unparse(base) for base in node.bases):
            return
        outer, self._names = self._names, [*self._names, node.name]
        before, self._is_of_qt = self._is_of_qt, "QObject" in map(ast.unparse, node.bases)
        self._visit_body(node.body)
        self._names, self._is_of_qt = outer, before

    def visit_Module(self, node: ast.Module) -> None:
        """Walk through a file."""
        self._visit_body(node.body)

    def _visit_body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        """Leave out what only a checker of types reads, and what is asked of the system."""
        asked = {ast.unparse(each) for each in ast.walk(node.test) if isinstance(each, ast.expr)}
        if "TYPE_CHECKING" not in asked and not asked & SYSTEM:
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Walk through a value, unless it is a list of names or an alias of a type."""
        named = {ast.unparse(target) for target in node.targets}
        if named & {"__all__", "__slots__", "__match_args__"}:
            return
        is_fine = all(name.endswith("_MS") or name in self._pixels for name in named)
        at_the_top = all(name.isupper() for name in named)
        if at_the_top and (_is_round(node.value) or (is_fine and _is_from(node.value, SOME))):
            return
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Walk through a value."""
        if node.value is not None:
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave out formatted texts, inside which Python 3.11 does not say where things stand."""

    # What is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        """Change an operator to its opposite, or move its border by one."""
        if ast.unparse(node.left) in SYSTEM:
            return
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            is_border = isinstance(operator, BORDERS)
            if not (is_border and self._are_pixels(left, right)):
                self._between("comparison", left, right, COMPARED[type(operator)])
            left = right
        self.generic_visit(node)

    def _are_pixels(self, left: ast.expr, right: ast.expr) -> bool:
        """Whether numbers of pixels are compared, where no pixel more or less is seen."""
        names = {each.id for each in (left, right) if isinstance(each, ast.Name)}
        is_room = "views" in self.path.parts and not isinstance(right, ast.Constant)
        return bool(is_room and names & ROOMS) or _is_size(left) or _is_size(right)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Change + and -, but not where Qt's own numbers end."""
        if type(node.op) in COUNTED and not ast.unparse(node.left).endswith(".UserRole"):
            self._between("arithmetic", node.left, node.right, COUNTED[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Change and and or."""
        self._between("boolean", node.values[0], node.values[1], JOINED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave a not out."""
        if isinstance(node.op, ast.Not):
            start, end = self._span(node)
            self._add("not", start, end, self._text(node.operand))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Change a truth, a small number or a word."""
        start, end = self._span(node)
        if isinstance(node.value, bool):
            self._add("constant", start, end, str(not node.value))
        elif isinstance(node.value, int) and node not in self._too_little:
            self._add("constant", start, end, str(node.value + 1))
        elif (word := _word(node)) and (other := self._next("", word)):
            self._add("word", start, end, f'"{other}"')

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Take another colour, role or member of the same thing."""
        if _is_family(node) and (other := self._next(ast.unparse(node.value), node.attr)):
            end = self._span(node)[1]
            self._add("member", end - len(node.attr.encode()), end, other)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Leave an argument out, or swap two."""
        if _name(node) in OF_TYPES or _is_of_c(node):
            return
        self.visit(node.func)
        every = [*node.args, *(keyword.value for keyword in node.keywords)]
        moved = [each for each in node.args if not _is_unmoved(each)]
        for left, right in () if _name(node) in IN_ANY_ORDER else pairwise(moved):
            start, end = self._span(left)[0], self._span(right)[1]
            between = self.source[self._span(left)[1] : self._span(right)[0]].decode()
            swapped = self._text(right) + between + self._text(left)
            self._add("swapped arguments", start, end, swapped)
        if _name(node) in PIXELS:
            none = {each for each in node.args if _name(node) in MARGINS and _is_none(each)}
            self._too_little |= none.union(each for each in node.args if _is_from(each, SOME))
        if _is_share(node) and _name(node) in self._only_shares:
            self._too_little.add(node.args[-1])
        is_parent = self._is_of_qt and ast.unparse(node.func) == "super().__init__"
        if len(moved) == len(node.args) and node.args and not is_parent:
            self._drop(node.args[-1], every)
        for keyword in node.keywords:
            if keyword.arg and keyword.arg not in UNMOVED and not _is_unmoved(keyword.value):
                self._drop(keyword.value, every, len(keyword.arg) + 1)
        for argument in node.args:
            self.visit(argument)
        for keyword in node.keywords:
            if keyword.arg not in UNMOVED:
                self.visit(keyword.value)

    def _drop(self, argument: ast.expr, every: list[ast.expr], named: int = 0) -> None:
        start, end = self._span(argument)
        at = every.index(argument)
        if at:  # with the comma before it
            start = self._span(every[at - 1])[1]
        elif len(every) > 1:  # with the comma behind it
            behind = self.source[self.source.index(b",", end) + 1 :]
            start, end = start - named, len(self.source) - len(behind.lstrip(b" "))
        else:
            start -= named
        self._add("dropped argument", start, end, "")

    def visit_Return(self, node: ast.Return) -> None:
        """Return nothing."""
        if node.value is not None and ast.unparse(node.value) != "None":
            if ast.unparse(node.value) != "False":  # it becomes True as any False does
                self._add("return value", *self._span(node.value), "None")
            self.visit(node.value)


def _word(node: ast.AST) -> str:
    """The name of a thing that stands as a text; nothing for texts for people."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return ""
    return node.value if node.value.isidentifier() and node.value.islower() else ""


def _defaults_that_are_read(node: ast.FunctionDef | ast.Lambda) -> Iterator[ast.expr]:
    """Yield the defaults of a function's arguments, of those that it reads at all."""
    body = [node.body] if isinstance(node, ast.Lambda) else node.body
    asked = (each.id for line in body for each in ast.walk(line) if isinstance(each, ast.Name))
    read = {*asked}
    spots = [*node.args.posonlyargs, *node.args.args]
    defaults = [None] * (len(spots) - len(node.args.defaults)) + [*node.args.defaults]
    every = [*zip(spots, defaults, strict=True)]
    every += [*zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)]
    yield from (default for argument, default in every if default and argument.arg in read)


def _is_family(node: ast.Attribute) -> bool:
    """Whether an attribute is one of several that could stand there: a constant or a colour."""
    base = ast.unparse(node.value).rpartition(".")[2].strip("_")
    if base in PAINTS or base.startswith("theme_of"):
        return node.attr.islower()
    return base[:1].isupper() and not base.isupper() and node.attr.isupper()


def _is_unmoved(node: ast.expr) -> bool:
    return isinstance(node, ast.Starred) or ast.unparse(node) in UNMOVED


def _is_from(node: ast.expr, least: int) -> bool:
    """Whether it is a number, and at least another one."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value >= least


def _is_size(node: ast.expr) -> bool:
    """Whether it is a number of pixels: one that grows with the zoom, or how long something is."""
    return isinstance(node, ast.Call) and _name(node) in SIZES


def _is_round(node: ast.expr) -> bool:
    """Whether it is a number of thousands that somebody has chosen as about right."""
    return _is_from(node, MANY) and not int(ast.unparse(node)) % 100


def _is_share(node: ast.Call) -> bool:
    """Whether it gives a share of the room that is left over."""
    is_given = len(node.args) == SHARES.get(_name(node)) and not node.keywords
    return is_given and _is_from(node.args[-1], 1)


def _is_none(node: ast.expr) -> bool:
    return ast.unparse(node) == "0"


def _name(node: ast.Call) -> str:
    """What is called, without whose it is."""
    return ast.unparse(node.func).rpartition(".")[2]


def _is_of_c(node: ast.Call) -> bool:
    return ast.unparse(node.func).startswith("cython.")
