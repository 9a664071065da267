# SPDX-License-Identifier: MIT
"""The exercises for somebody who has never played: cells, houses, sight, and the rule."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    Answer,
    Exercise,
    Task,
    View,
    cells_as_marks,
)
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

OPEN = 36
"""The number of cells that are left empty."""
ROWS, COLUMNS, BOXES = range(9), range(9, 18), range(18, 27)
BARE = View(notes=False)


def find_cell(seed: str) -> Exercise:
    """Mark the cell with a given name."""
    rng = SeededRandom(f"cell {seed}")
    grid = _partly(rng)
    cells = [cell for cell in grid.empty_cells if cell % 9 != cell // 9]
    cell = rng.choice(cells)
    task = Task(
        Message("A cell"),
        OpenMessage("Mark {cell}."),
        Message("The row comes first, counted from the top, then the column, from the left."),
    )
    return _marking(grid, task, {cell})


def open_in_row(seed: str) -> Exercise:
    """Mark the empty cells of a row."""
    return _open_in(seed, ROWS, Message("A row"))


def open_in_box(seed: str) -> Exercise:
    """Mark the empty cells of a box."""
    return _open_in(seed, BOXES, Message("A box"))


def seen_digits(seed: str) -> Exercise:
    """Mark the cells with a digit that an empty cell sees, where it sees two."""
    rng = SeededRandom(f"seen {seed}")
    while True:
        grid = _partly(rng)
        cell, digit = rng.choice([*grid.empty_cells]), rng.within(1, 9)
        seen = {each for each in STANDARD_SHAPE.peers[cell] if grid.values[each] == digit}
        if len(seen) == 2:
            break
    task = Task(
        Message("What a cell sees"),
        Message("Mark every {digit} that the framed cell sees.", digit=digit),
        Message("It sees its row, its column and its box."),
    )
    return _marking(grid, task, seen, View(digit=digit, frames=frozenset({cell}), notes=False))


def broken_in_line(seed: str) -> Exercise:
    """Mark the two digits that break the rule in a row or a column."""
    return _broken(seed, (*ROWS, *COLUMNS))


def broken_in_box(seed: str) -> Exercise:
    """Mark the two digits that break the rule in a box."""
    return _broken(seed, BOXES)


def missing_in_line(seed: str) -> Exercise:
    """Enter the digit that a row or a column lacks."""
    return _missing(seed, (*ROWS, *COLUMNS))


def missing_in_box(seed: str) -> Exercise:
    """Enter the digit that a box lacks."""
    return _missing(seed, BOXES)


BOARD_TASKS: Mapping[str, tuple[Callable[[str], Exercise], ...]] = {
    "rows_columns_boxes": (find_cell, open_in_row, open_in_box, seen_digits),
    "the_rule": (broken_in_line, missing_in_line, broken_in_box, missing_in_box),
}
"""The tasks of lessons that teach no technique."""


def _open_in(seed: str, houses: Sequence[int], label: Message) -> Exercise:
    rng = SeededRandom(f"open {houses[0]} {seed}")
    grid = _partly(rng)
    house = rng.choice([each for each in houses if 2 <= len(_open(grid, each)) <= 5])
    task = Task(label, Message("Mark the empty cells of {house}.", house=house_words(house)))
    return _marking(grid, task, _open(grid, house))


def _broken(seed: str, houses: Sequence[int]) -> Exercise:
    rng = SeededRandom(f"broken {houses[0]} {seed}")
    grid = _partly(rng)
    while True:
        house, digit = rng.choice(houses), rng.within(1, 9)
        cell = rng.choice(STANDARD_SHAPE.houses[house])
        if grid.values[cell]:
            continue
        values = bytearray(grid.values)
        values[cell] = digit
        wrong = Grid.of_givens(bytes(values))
        if len(wrong.conflicts) == 2 and wrong.conflicts <= {*STANDARD_SHAPE.houses[house]}:
            break
    task = Task(
        Message("What breaks the rule?"),
        Message("Two cells here break the rule. Mark both."),
        Message("Each digit stands once in each row, column and box."),
    )
    return _marking(wrong, task, wrong.conflicts)


def _missing(seed: str, houses: Sequence[int]) -> Exercise:
    rng = SeededRandom(f"missing {houses[0]} {seed}")
    solution, grid = _whole_and_partly(rng)
    house = rng.choice(houses)
    cell = rng.choice(STANDARD_SHAPE.houses[house])
    values = bytearray(grid.values)
    for each in STANDARD_SHAPE.houses[house]:
        values[each] = 0 if each == cell else solution[each]
    task = Task(
        Message("What is missing?"),
        Message("Which digit is missing in {house}?", house=house_words(house)),
        Message("Enter it."),
    )
    answer = Answer(frozenset({Candidate(cell, solution[cell])}))
    view = View(frames=frozenset({cell}), notes=False)
    return Exercise("enter", Grid.of_givens(bytes(values)), task, (answer,), view)


def _marking(grid: Grid, task: Task, cells: Iterable[int], view: View = BARE) -> Exercise:
    return Exercise("mark", grid, task, (Answer(cells_as_marks(frozenset(cells))),), view)


def _open(grid: Grid, house: int) -> set[int]:
    return {cell for cell in STANDARD_SHAPE.houses[house] if not grid.values[cell]}


def _partly(rng: SeededRandom) -> Grid:
    return _whole_and_partly(rng)[1]


def _whole_and_partly(rng: SeededRandom) -> tuple[bytes, Grid]:
    """A full grid, and what is left of it when some cells are emptied."""
    solution: bytes = kernel.random_grid(rng.word())
    emptied = set(rng.drawn(range(CELLS), OPEN))
    left = bytes(0 if cell in emptied else digit for cell, digit in enumerate(solution))
    return solution, Grid.of_givens(left)
