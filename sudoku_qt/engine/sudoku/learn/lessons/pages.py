# SPDX-License-Identifier: MIT
"""The pages of lessons that are not about a single technique: title, sections, steps over a grid.

A page is a small Markdown file like a technique's. The 81 characters of a grid are on a line of
their own, and each step over it is a quotation that begins with what it points out, in brackets: `>
[b5 r4c6] ...`. That is a row, a column or a box (r4, c5, b5), a cell (r4c6), or a digit that
follows in one (r4c6=7).

Notes are written into a cell (r4c6:127), or wherever the digits allow them (all:4), and stay. So
that a note can be pointed out it has its digit before it: as struck out, and gone from the next
step on ((4)r4c6-), in one of two colours ((4)r4c6a, (4)r4c6b), or in a strong or a weak link
((4)r4c6=r4c9, (4)r4c6-r5c5). If the page has no grid, an example of what the lesson teaches is
shown.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.step import Candidate, Link, Role
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE

_GRID = re.compile(rf"[.1-9]{{{CELLS}}}")
_STEP = re.compile(r"> \[([^\]]+)\] (.+)")
_HOUSE = re.compile(r"([rcb])([1-9])")
_CELL = re.compile(r"r([1-9])c([1-9])(?:=([1-9]))?")
_NOTES = re.compile(r"(?:r([1-9])c([1-9])|all):([1-9]+)")
_NOTE = re.compile(r"\(([1-9])\)r([1-9])c([1-9])([-ab])")
_LINK = re.compile(r"\(([1-9])\)r([1-9])c([1-9])([-=])r([1-9])c([1-9])")
_ROLES: dict[str, Role] = {"-": "eliminated", "a": "set_a", "b": "set_b"}


@dataclass(frozen=True)
class LessonStep:
    """A sentence, and what it points out: houses (0-26), cells, and digits (1-9) by cell.

    `notes` are masks of digits that are written into cells (None for all cells that allow them).
    """

    text: str
    houses: tuple[int, ...] = ()
    cells: frozenset[int] = frozenset()
    digits: tuple[tuple[int, int], ...] = ()
    notes: tuple[tuple[int | None, int], ...] = ()
    marks: tuple[tuple[Candidate, Role], ...] = ()
    links: tuple[Link, ...] = ()


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
    step = LessonStep(text)
    for word in pointed.split():
        step = _with(step, word)
    return step


def _with(step: LessonStep, word: str) -> LessonStep:
    """A step that points out one thing more. Raises `Fault`."""
    if match := _HOUSE.fullmatch(word):
        house = SIDE * "rcb".index(match[1]) + int(match[2]) - 1
        return replace(step, houses=(*step.houses, house))
    if match := _CELL.fullmatch(word):
        cell = _number(match[1], match[2])
        if match[3]:
            return replace(step, digits=(*step.digits, (cell, int(match[3]))))
        return replace(step, cells=step.cells | {cell})
    if match := _NOTES.fullmatch(word):
        where = _number(match[1], match[2]) if match[1] else None
        return replace(step, notes=(*step.notes, (where, digit_mask(map(int, match[3])))))
    if match := _NOTE.fullmatch(word):
        note = Candidate(_number(match[2], match[3]), int(match[1]))
        return replace(step, marks=(*step.marks, (note, _ROLES[match[4]])))
    if match := _LINK.fullmatch(word):
        start, end = (
            Candidate(_number(*where), int(match[1]))
            for where in (match.group(2, 3), match.group(5, 6))
        )
        link = Link("strong" if match[4] == "=" else "weak", (start,), (end,))
        return replace(step, links=(*step.links, link))
    raise Fault("“{word}” is nothing that a lesson can point out.", word=word)


def _number(row: str, column: str) -> int:
    return SIDE * (int(row) - 1) + int(column) - 1
