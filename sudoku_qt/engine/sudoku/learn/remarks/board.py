# SPDX-License-Identifier: MIT
"""Remarks on marks in the lessons about rows, columns and boxes, and the rule."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, box_of, column_of, row_of


def of_target(
    grid: Grid,
    cells: frozenset[int],
    target: frozenset[int],
    framed: frozenset[int],
    notation: Notation = "r4c5",
) -> Iterator[Message]:
    """Remarks on marks, where exactly the `target` cells should be marked."""
    for cell in sorted(cells - target):
        if target == grid.conflicts:
            yield _breaks_nothing(grid, cell, notation)
        elif remark := _is_right_place(grid, cell, target, framed, notation):
            yield remark
        else:
            yield _where(cell, framed, notation)
    count = len(target - cells)
    if count:
        yield Counted("Right so far. One is missing.", "Right so far. {count} are missing.", count)


def _breaks_nothing(grid: Grid, cell: int, notation: Notation) -> Message:
    digit = grid.values[cell]
    name = write_cells([cell], notation)
    if not digit:
        return Message("{cell} is empty, so it breaks no rule.", cell=name)
    return Message(
        "The {digit} in {cell} is the only one in its row, its column and its box.",
        digit=digit,
        cell=name,
    )


def _is_right_place(
    grid: Grid, cell: int, target: frozenset[int], framed: frozenset[int], notation: Notation
) -> Message | None:
    """What is wrong with a cell that is not wrong by its place: it is filled, or by another digit.

    None if it is not in the house of the target, or not in sight of the framed cell.
    """
    name = write_cells([cell], notation)
    if cell in framed:
        return Message("{cell} is the framed cell itself.", cell=name)
    if framed and framed <= STANDARD_SHAPE.peers[cell]:
        digit = grid.values[min(target)]
        return Message("There is no {digit} in {cell}.", cell=name, digit=digit)
    together = set.intersection(*({*STANDARD_SHAPE.houses_of[each]} for each in (cell, *target)))
    if len(target) > 1 and together and grid.values[cell]:
        return Message("{cell} is filled already.", cell=name)
    return None


def _where(cell: int, framed: frozenset[int], notation: Notation) -> Message:
    facts: dict[str, object] = {
        "cell": write_cells([cell], notation),
        "row": row_of(cell) + 1,
        "column": column_of(cell) + 1,
        "box": box_of(cell) + 1,
    }
    if not any(cell in STANDARD_SHAPE.peers[each] for each in framed) and framed:
        return Message(
            "Not {cell}: it lies in row {row}, column {column} and box {box}; the framed cell in "
            "none of these.",
            **facts,
        )
    return Message("Not {cell}: it lies in row {row}, column {column} and box {box}.", **facts)
