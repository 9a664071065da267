# SPDX-License-Identifier: MIT
"""The check of notes against the rules: missing notes, impossible notes, and their correction."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid


@dataclass(frozen=True)
class NoteFaults:
    """For each cell the digits that should be noted, and those that are impossible, as masks."""

    missing: tuple[int, ...]
    impossible: tuple[int, ...]

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells with faulty notes."""
        pairs = zip(self.missing, self.impossible, strict=True)
        return tuple(cell for cell, pair in enumerate(pairs) if any(pair))

    @property
    def counts(self) -> tuple[int, int]:
        """The number of missing notes, and of impossible ones."""
        return _count(self.missing), _count(self.impossible)

    def without(self, cells: Container[int]) -> "NoteFaults":
        """The faults of all other cells."""

        def kept(masks: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(0 if cell in cells else mask for cell, mask in enumerate(masks))

        return NoteFaults(kept(self.missing), kept(self.impossible))

    @property
    def mend(self) -> SudokuMove:
        """The move that corrects the notes."""
        added = (Edit(cell, "+", mask) for cell, mask in enumerate(self.missing) if mask)
        gone = (Edit(cell, "-", mask) for cell, mask in enumerate(self.impossible) if mask)
        return (*added, *gone)


def eliminated(states: Iterable[Grid]) -> tuple[int, ...]:
    """The legal candidates that the player eliminated, as masks.

    `states` are those of a game from its start to now. A note removed because its digit was placed
    in a cell that sees it is not eliminated; and if the last note of a cell is removed, the cell is
    as if nothing had been noted there. In a game that begins with notes in every empty cell, as
    those for practice do, the candidates missing at its start count as eliminated.
    """
    line = iter(states)
    last = next(line, None)
    if last is None:
        return NO_CANDIDATES
    found = list(_lacking(last))
    for after in line:
        if last.candidates is not after.candidates:
            _follow(last, after, found)
        last = after
    return tuple(mask & last.legal(cell) if mask else 0 for cell, mask in enumerate(found))


def _lacking(first: Grid) -> tuple[int, ...]:
    """The candidates that a game begins without, where it begins with notes everywhere."""
    if not all(first.candidates[cell] for cell in first.empty_cells):
        return (0,) * first.shape.cells
    return tuple(
        0 if first.values[cell] else first.legal(cell) & ~mask
        for cell, mask in enumerate(first.candidates)
    )


def _follow(before: Grid, after: Grid, found: list[int]) -> None:
    """Bring what was eliminated from one state to the next."""
    for cell, (was, now) in enumerate(zip(before.candidates, after.candidates, strict=True)):
        if was == now or after.values[cell]:
            continue
        gone = was & ~now & after.legal(cell)
        found[cell] = (found[cell] | gone) & ~now if now else 0


def note_faults(
    grid: Grid,
    eliminations: Sequence[int] = (),
    cells: Iterable[int] | None = None,
    fitting: Sequence[int] = (),
) -> NoteFaults:
    """The notes that a full set of notes in some cells, or in all, would add and remove.

    What the rules leave each cell is `fitting` or, without it, what no other digit excludes.
    """
    missing, impossible = [0] * grid.shape.cells, [0] * grid.shape.cells
    for cell in range(grid.shape.cells) if cells is None else cells:
        if not grid.values[cell]:
            noted = grid.candidates[cell]
            legal = fitting[cell] if fitting else grid.legal(cell)
            eliminated = eliminations[cell] if eliminations else 0
            missing[cell] = legal & ~noted & ~eliminated
            impossible[cell] = noted & ~legal
    return NoteFaults(tuple(missing), tuple(impossible))


def missing_digits(grid: Grid, cells: Iterable[int]) -> int:
    """The digits that a house lacks, as a mask."""
    standing = {grid.values[cell] for cell in cells}
    digits = range(1, grid.shape.side + 1)
    return sum(1 << digit - 1 for digit in digits if digit not in standing)


def _count(masks: Iterable[int]) -> int:
    return sum(mask.bit_count() for mask in masks)
