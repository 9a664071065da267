# SPDX-License-Identifier: MIT
"""The marked cells of a position, and remarks on them that fit many patterns."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.step import Notation, Step, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

ROWS, COLUMNS = range(9), range(9, 18)


@dataclass(frozen=True)
class Marked:
    """The marked cells of a position, and the digit (1-9) that the task names, or 0.

    `near` is the right step whose pattern is nearest to the marks; `asked` are the digits of the
    pattern, where the task names them.
    """

    candidates: Sequence[int]
    cells: frozenset[int]
    named: int = 0
    notation: Notation = "r4c5"
    near: Step | None = None
    asked: tuple[int, ...] = ()

    @property
    def inside(self) -> frozenset[int]:
        """The marked cells that are in the nearest pattern."""
        return self.cells & pattern_of(self.near) if self.near else frozenset()

    @property
    def strays(self) -> list[int]:
        """The marked cells that are not in the nearest pattern, in order."""
        return sorted(self.cells - self.inside)

    @property
    def digit(self) -> int:
        """The digit that the marks are about: the named one, else one that all cells have.

        It is 0 if they have none in common, and the least of several.
        """
        common = 0b111_111_111
        for cell in self.cells:
            common &= self.candidates[cell]
        return self.named or next(digits_in(common), 0)

    def has(self, cell: int, digit: int) -> bool:
        """Whether a digit is a candidate of a cell."""
        return bool(self.candidates[cell] >> digit - 1 & 1)

    def digits(self, cell: int) -> tuple[int, ...]:
        """The candidates of a cell."""
        return tuple(digits_in(self.candidates[cell]))

    def places(self, house: int, digit: int) -> frozenset[int]:
        """The cells of a house that have the digit as a candidate."""
        return frozenset(cell for cell in STANDARD_SHAPE.houses[house] if self.has(cell, digit))

    def marked_in(self, house: int) -> frozenset[int]:
        """The marked cells of a house."""
        return self.cells.intersection(STANDARD_SHAPE.houses[house])

    def seeing_all(self, cells: Iterable[int], digit: int) -> frozenset[int]:
        """The cells that see all these cells and have the digit as a candidate."""
        known = frozenset(cells)
        seen = frozenset.intersection(*(STANDARD_SHAPE.peers[cell] for cell in known))
        return frozenset(cell for cell in seen - known if self.has(cell, digit))

    def together(self, cells: Iterable[int]) -> tuple[str, ...]:
        """The candidates of all these cells together, in writing."""
        union = 0
        for cell in cells:
            union |= self.candidates[cell]
        return tuple(map(str, digits_in(union)))

    def name(self, *cells: int) -> str:
        """The names of cells."""
        return write_cells(cells, self.notation)


def sees(one: int, other: int) -> bool:
    """Whether two cells share a house."""
    return other in STANDARD_SHAPE.peers[one]


def shared_houses(cells: Iterable[int]) -> tuple[int, ...]:
    """The houses that contain all these cells."""
    each = [frozenset(STANDARD_SHAPE.houses_of[cell]) for cell in cells]
    return tuple(sorted(frozenset.intersection(*each))) if each else ()


def miscounted(marked: Marked, size: int) -> Iterator[Message]:
    """A remark that the number of marked cells is wrong."""
    if len(marked.cells) != size:
        yield Message(
            "{count} cells are marked, and it takes {size}.", count=len(marked.cells), size=size
        )


def lacking(marked: Marked) -> Iterator[Message]:
    """A remark on marked cells without the digit, or that they have no digit in common."""
    digit = marked.digit
    if not digit:
        yield Message("The marked cells have no digit in common.")
    for cell in sorted(marked.cells):
        if digit and not marked.has(cell, digit):
            yield Message("{cell} has no {digit}.", cell=marked.name(cell), digit=digit)


def crowded(marked: Marked) -> Iterator[Message]:
    """A remark that the marked cells have too many digits together."""
    digits = marked.together(marked.cells)
    if len(digits) > len(marked.cells):
        yield Message(
            "Together the marked cells have the candidates {digits}: {count} digits for "
            "{size} cells.",
            digits=digits,
            count=len(digits),
            size=len(marked.cells),
        )
