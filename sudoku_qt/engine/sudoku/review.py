# SPDX-License-Identifier: MIT
"""The review of a game: its mistakes, and where the player thought longest."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from sudoku_qt.engine.history import Node
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid

SudokuNode = Node[Grid, SudokuMove]

LONG_MS = 20_000
"""A shorter stretch does not indicate a hard place."""
LONG_SHARE = 3
"""The ratio to the usual stretch from which one is long."""


@dataclass(frozen=True)
class Stretch:
    """The time between two moves: the position before, the one after, and how long it took."""

    before: Grid
    after: Grid
    ms: int

    @property
    def changed(self) -> tuple[int, ...]:
        """The cells whose digit or notes changed."""
        return tuple(
            cell
            for cell in range(self.before.shape.cells)
            if self.before.values[cell] != self.after.values[cell]
            or self.before.candidates[cell] != self.after.candidates[cell]
        )


def count_mistakes(nodes: Iterable[SudokuNode], solution: bytes) -> int:
    """The number of entered digits that differ from the solution, undone ones included."""
    return sum(
        edit.kind == "=" and edit.digits not in (0, solution[edit.cell])
        for node in nodes
        for edit in node.move or ()
    )


def was_filled(nodes: Iterable[SudokuNode]) -> bool:
    """Whether a move of the game put all digits that were missing: the solution was shown."""
    return any(node.state.solved and digits_entered(node.move or ()) > 1 for node in nodes)


def digits_entered(move: SudokuMove) -> int:
    """How many digits a move puts."""
    return sum(edit.kind == "=" and edit.digits > 0 for edit in move)


def completed(before: Grid, after: Grid) -> frozenset[int]:
    """The cells of all houses that became complete and correct."""
    return frozenset(
        cell
        for house in _houses_of_changes(before, after)
        if _is_complete(after, house) and not _is_complete(before, house)
        for cell in house
    )


def _houses_of_changes(before: Grid, after: Grid) -> Iterable[tuple[int, ...]]:
    shape, values = after.shape, after.values
    changed = [cell for cell in range(shape.cells) if before.values[cell] != values[cell]]
    numbers = {number for cell in changed for number in shape.houses_of[cell]}
    return [shape.houses[number] for number in sorted(numbers)]


def _is_complete(grid: Grid, house: Iterable[int]) -> bool:
    digits = {grid.values[cell] for cell in house}
    return len(digits) == grid.shape.side and 0 not in digits


def is_right(grid: Grid, solution: bytes) -> bool:
    """Whether no digit differs from the solution, and no cell's notes lack its digit."""
    return all(
        digit == due if digit else not noted or noted >> due - 1 & 1
        for digit, noted, due in zip(grid.values, grid.candidates, solution, strict=True)
    )


def played_times(line: Iterable[SudokuNode]) -> tuple[int, ...]:
    """The time played at each move, corrected if the clock was restarted in between."""
    times = [node.elapsed_ms for node in line]
    steps = (max(0, after - before) for before, after in pairwise(times))
    return tuple(accumulate(steps, initial=times[0]))


def stretches(line: Iterable[SudokuNode]) -> tuple[Stretch, ...]:
    """The times between the moves of a line, from its start; none if no time is known."""
    nodes = list(line)
    if not nodes[-1].elapsed_ms:
        return ()
    return tuple(
        Stretch(node.state, after.state, max(0, after.elapsed_ms - node.elapsed_ms))
        for node, after in pairwise(nodes)
    )


def hard_places(played: Sequence[Stretch], most: int = 2) -> tuple[Stretch, ...]:
    """The longest stretches, longest first, if they stand out from the others."""
    times = sorted(stretch.ms for stretch in played) or [0]
    usual = (times[(len(times) - 1) // 2] + times[len(times) // 2]) / 2  # their median
    least = max(LONG_MS, LONG_SHARE * usual)
    long = [stretch for stretch in played if stretch.ms >= least]
    return tuple(sorted(long, key=lambda stretch: -stretch.ms)[:most])


def known_candidates(grid: Grid) -> Grid:
    """The position as the player knew it: their notes and, in cells without any, all legal ones."""
    masks = (
        0 if grid.values[cell] else grid.legal(cell) & (grid.candidates[cell] or grid.legal(cell))
        for cell in range(grid.shape.cells)
    )
    return replace(grid, candidates=tuple(masks))
