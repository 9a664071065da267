# SPDX-License-Identifier: MIT
"""The pages of lessons that are not about a single technique: title, sections, steps over a grid.

A page is a small Markdown file like a technique's. The 81 characters of a grid are on a line of
their own, and each step over it is a quotation that begins with what it points out, in brackets: `>
[b5 r4c6] ...`. That is a row, a column or a box (r4, c5, b5), a cell (r4c6), or a digit that
follows in one (r4c6=7). If the page has no grid, an example of what the lesson teaches is shown.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE

_GRID = re.compile(rf"[.1-9]{{{CELLS}}}")
_STEP = re.compile(r"> \[([^\]]+)\] (.+)")
_HOUSE = re.compile(r"([rcb])([1-9])")
_CELL = re.compile(r"r([1-9])c([1-9])(?:=([1-9]))?")


@dataclass(frozen=True)
class LessonStep:
    """A sentence, and what it points out: houses (0-26), cells, and digits (1-9) by cell."""

    text: str
    houses: tuple[int, ...] = ()
    cells: frozenset[int] = frozenset()
    digits: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class LessonPage:
    """A lesson page in a language; `givens` is empty if it has no grid of its own."""

    title: str
    sections: tuple[tuple[str, str], ...]
    givens: bytes = b""
    steps: tuple[LessonStep, ...] = ()

    @classmethod
    def read(cls, path: Path) -> "LessonPage":
        """Read a page. Raises `OSError`, and `Fault` if it has no title or a malformed step."""
        title, *rest = path.read_text(encoding="utf-8").strip().split("\n## ")
        first, *lines = title.split("\n")
        if not first.startswith("# "):
            raise Fault("A page of a lesson has no title.")
        sections = (part.partition("\n") for part in rest)
        grids = [line for line in lines if _GRID.fullmatch(line)]
        steps = [match for line in lines if (match := _STEP.fullmatch(line))]
        return cls(
            first[2:].strip(),
            tuple((heading.strip(), body.strip()) for heading, _, body in sections),
            parse(grids[0]) if grids else b"",
            tuple(_step(match[1], match[2]) for match in steps),
        )


def _step(pointed: str, text: str) -> LessonStep:
    houses, cells, digits = [], set[int](), []
    for word in pointed.split():
        house, cell = _HOUSE.fullmatch(word), _CELL.fullmatch(word)
        if house:
            houses.append(SIDE * "rcb".index(house[1]) + int(house[2]) - 1)
        elif cell and cell[3]:
            digits.append((_number(cell), int(cell[3])))
        elif cell:
            cells.add(_number(cell))
        else:
            raise Fault("“{word}” is nothing that a lesson can point out.", word=word)
    return LessonStep(text, tuple(houses), frozenset(cells), tuple(digits))


def _number(cell: re.Match[str]) -> int:
    return SIDE * (int(cell[1]) - 1) + int(cell[2]) - 1
