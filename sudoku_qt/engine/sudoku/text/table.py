# SPDX-License-Identifier: MIT
"""Tables of puzzles: the column that holds them, by the heading and the row below it."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

Span = tuple[int, int]
"""The beginning and the end of a part of a line."""
Holds = Callable[[str], bool]
"""Whether a field holds a puzzle."""

SEPARATORS = "\t;,|"
PUZZLES = frozenset(
    ("puzzle", "puzzles", "quiz", "quizzes", "question", "questions", "problem", "problems",
     "givens", "unsolved", "题目", "谜题", "谜面", "初盘", "题")
)  # fmt: skip
GRIDS = frozenset(
    ("sudoku", "sudokus", "board", "boards", "grid", "grids", "start", "initial", "input",
     "数独", "盘面")
)  # fmt: skip
SOLUTIONS = frozenset(
    ("solution", "solutions", "solved", "answer", "answers", "answerkey", "答案", "解答", "解",
     "终盘")
)  # fmt: skip
NAMES = frozenset(
    ("name", "names", "title", "titles", "label", "labels", "名称", "标题", "题名", "名字")
)
NUMBERS = frozenset(("id", "no", "nr", "num", "number", "index", "#", "编号", "序号", "题号"))
UNNAMED = 2
_WORDS = re.compile(r"[^\W_]+")
_MEMBER = re.compile(r'"([^"]*)"\s*:\s*"([^"]*)"')
_QUOTED = re.compile(r'\s*"((?:[^"]|"")*)"\s*')


class Column(NamedTuple):
    """The column of a table that holds the puzzles.

    `line` is the number of the heading, from 1; `separator` separates the fields, and `place` is
    the number of the field, from 0. `names` is the field with their names, or else numbers, None
    where the heading tells of neither.
    """

    line: int
    separator: str
    place: int
    names: int | None = None

    def span(self, line: str) -> Span | None:
        """The span of its field in a line, without quotes; None if the line is too short."""
        spans = fields_of(line, self.separator)
        return spans[self.place] if self.place < len(spans) else None

    def name(self, line: str) -> str:
        """The name of the puzzle in a line, or its number; "" for none."""
        spans = fields_of(line, self.separator)
        if self.names is None or self.names >= len(spans):
            return ""
        return line[slice(*spans[self.names])].replace('""', '"').strip()


def fields_of(line: str, separator: str) -> Sequence[Span]:
    """The spans of the fields of a line; a quoted field may contain the separator."""
    return [*_fields(line, separator)]


def column_of(heading: str, number: int, row: str, holds: Holds) -> Column | None:
    """The column that the heading on line `number` names for the puzzles of the `row` below it.

    None if it names none. A column of solutions is the last choice. Some programs do not name the
    first column, which numbers the rows.
    """
    separator = max(SEPARATORS, key=heading.count)
    names = [heading[start:end] for start, end in fields_of(heading, separator)]
    fields = [row[start:end] for start, end in fields_of(row, separator)]
    if len(fields) == len(names) + 1 and fields[-1].strip():
        names = ["", *names]
    ranks = [*map(_rank, names)]
    places = [place for place, field in enumerate(fields[: len(ranks)]) if holds(field)]
    if len(ranks) == 1 or len(fields) == 1 or not places or {*ranks} == {UNNAMED}:
        return None
    place = min(places, key=ranks.__getitem__)
    return Column(number, separator, place, _named(names, place))


def _named(names: Sequence[str], puzzles: int) -> int | None:
    """The column of the puzzles' names, or else of their numbers."""
    for wanted in (NAMES, NUMBERS):
        for place, name in enumerate(names):
            words = {*_WORDS.findall(name.casefold()), name.strip()}
            if place != puzzles and words & wanted:
                return place
    return None


def span_in_object(line: str, holds: Holds) -> Span | None:
    """The span of the puzzle in a JSON object of texts, by its keys; None for no object."""
    if not line.lstrip().startswith("{"):
        return None
    members = [match for match in _MEMBER.finditer(line) if holds(match[2])]
    best = min(members, key=lambda match: _rank(match[1]), default=None)
    return best.span(2) if best else None


def _rank(name: str) -> int:
    """How likely the column of a name holds puzzles: the lower, the likelier."""
    words = set(_WORDS.findall(name.casefold()))
    if words & SOLUTIONS:
        return UNNAMED + 1
    return 0 if words & PUZZLES else 1 if words & GRIDS else UNNAMED


def _fields(line: str, separator: str) -> Iterator[Span]:
    at = 0
    while at <= len(line):
        quoted = _QUOTED.match(line, at)
        if quoted and line[quoted.end() : quoted.end() + 1] in {"", separator}:
            yield quoted.span(1)
            end = quoted.end()
        else:
            end = line.find(separator, at)
            end = len(line) if end < 0 else end
            yield at, end
        at = end + 1
