# SPDX-License-Identifier: MIT
"""A test case for a technique, one a line, in the format of the published library of cases.

`:<code>[-<variant>]:<digits>:<givens>:<deleted>:<eliminations>:<placements>:<extra>`. The givens
are 81 cells: "." for an empty one, a digit for a given, "+" before a digit that is placed but not
given. A candidate is written as digit, row, column. The code is one of the library's numbers or the
name of a technique; the variant "x" says that the technique must find nothing.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.reglib import variant_for
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.shape import CELLS

_CANDIDATES = "(?:[1-9]{3}(?: +[1-9]{3})*)?"
_FIELDS = (
    ("code", r"[0-9A-Za-z_]+(?:-[0-9A-Za-z_]+)?"),
    ("digits", "[1-9]*"),
    ("givens", r"(?:[.0-9]|\+[1-9])*"),
    ("deleted candidates", _CANDIDATES),
    ("eliminations", _CANDIDATES),
    ("placements", _CANDIDATES),
)
"""The fields between the colons, in order, with their possible values; further ones are ignored."""


@dataclass(frozen=True)
class Case:
    """A position and what a technique must conclude from it."""

    code: str
    variant: str
    digits: int
    grid: Grid
    eliminations: tuple[int, ...]
    placements: tuple[int, ...]

    @property
    def forbids(self) -> bool:
        """Whether the technique must find nothing (with these digits, where any are given)."""
        return self.variant == "x"


def read_case(line: str) -> Case:
    """Read a line. Raises `Fault` for a malformed one."""
    code, digits, givens, deleted, eliminations, placements = _fields_of(line.strip())
    name, _, variant = code.partition("-")
    grid = _read_position(givens)
    for candidate in _read_candidates(deleted):
        cell, digit = candidate % 81, candidate // 81
        grid = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit))
    return Case(
        name,
        variant,
        sum(1 << int(digit) - 1 for digit in set(digits)),
        grid,
        _read_candidates(eliminations),
        _read_candidates(placements),
    )


def case_line(case: Case) -> str:
    """A case as a line that `read_case` reads, without its digits."""
    grid = case.grid
    cells = (
        str(given) if given else f"+{value}" if value else "."
        for given, value in zip(grid.givens, grid.values, strict=True)
    )
    full = Grid(grid.givens, grid.values).with_all_candidates().candidates
    deleted = [
        CELLS * digit + cell
        for digit in range(9)
        for cell in range(CELLS)
        if (full[cell] & ~grid.candidates[cell]) >> digit & 1
    ]
    code = f"{case.code}-{case.variant}" if case.variant else case.code
    lists = map(_write_candidates, (deleted, case.eliminations, case.placements))
    return ":".join(("", code, "", "".join(cells), *lists, ""))


def _write_candidates(numbers: Iterable[int]) -> str:
    split = ((number // CELLS, *divmod(number % CELLS, 9)) for number in numbers)
    return " ".join("".join(str(part + 1) for part in each) for each in split)


def holds(case: Case, techniques: Iterable[Technique]) -> bool:
    """Whether some finding of the techniques concludes at least what the case requires.

    Other findings may conclude something else from the same digits: the library lists just one.
    """
    if case.forbids:
        return not any(_meant(case, techniques))
    return any(_covers(finding, case) for finding in _meant(case, techniques))


def _meant(case: Case, techniques: Iterable[Technique]) -> Iterator[Finding]:
    """Yield the findings of the variant and with all the digits that a case speaks of."""
    board = Board(case.grid)
    variant = variant_for(case.code)
    for technique in techniques:
        for finding in instances(technique, board):
            if _of_its_digits(finding, case) and variant in {
                None,
                finding.variant.partition("_")[0],
            }:
                yield finding


def _of_its_digits(finding: Finding, case: Case) -> bool:
    """Whether a finding has the digits of a case, and just those where the case forbids some."""
    if case.forbids and case.digits:
        return finding.digits == case.digits
    return finding.digits & case.digits == case.digits


def _covers(finding: Finding, case: Case) -> bool:
    placed, eliminated = set(finding.placements), set(finding.eliminations)
    eliminated |= {
        candidate
        for candidate in case.eliminations
        if candidate not in placed and _other_of(candidate, placed)
    }
    return placed >= set(case.placements) and eliminated >= set(case.eliminations)


def _other_of(candidate: int, placed: Iterable[int]) -> bool:
    """Whether a candidate is eliminated by another digit placed in its cell."""
    return any(each % CELLS == candidate % CELLS for each in placed)


def _fields_of(line: str) -> list[str]:
    """Cut a line into its fields. Raises `Fault` for one that cannot be read."""
    start, *fields = line.split(":")
    if start or len(fields) < len(_FIELDS):
        raise Fault("“{line}” is not a case.", line=line[:40])
    for (name, pattern), text in zip(_FIELDS, fields, strict=False):
        if not re.fullmatch(pattern, text.strip()):
            raise Fault("“{text}” cannot be the {field} of a case.", text=text[:90], field=name)
    return [text.strip() for text in fields[: len(_FIELDS)]]


def _read_position(text: str) -> Grid:
    givens, values, placed = bytearray(), bytearray(), False
    for sign in text:
        if sign == "+":
            placed = True
            continue
        digit = 0 if sign in ".0" else int(sign)
        values.append(digit)
        givens.append(0 if placed else digit)
        placed = False
    if len(values) != 81:
        raise Fault("A position of a case has {count} cells instead of 81.", count=len(values))
    return Grid(bytes(givens), bytes(values)).with_all_candidates()


def _read_candidates(text: str) -> tuple[int, ...]:
    return tuple(
        sorted(
            81 * (int(word[0]) - 1) + 9 * (int(word[1]) - 1) + int(word[2]) - 1
            for word in text.split()
        )
    )
