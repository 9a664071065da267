# SPDX-License-Identifier: MIT
"""The exercises about notes: which a cell has, where a digit may stand, and which have to go."""

from collections.abc import Iterable

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.conjugates import places
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    About,
    Answer,
    Exercise,
    Task,
    View,
    cells_as_marks,
)
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

EMPTIED = 44
"""The number of cells that are left empty."""
BOXES = range(18, 27)


def position(rng: SeededRandom) -> Grid:
    """A random position with one solution and all its notes."""
    while True:
        solution: bytes = kernel.random_grid(rng.word())
        emptied = {*rng.drawn(range(CELLS), EMPTIED)}
        left = bytes(0 if cell in emptied else digit for cell, digit in enumerate(solution))
        if kernel.count_solutions(left, 2) == 1:
            return Grid.of_givens(left).with_all_candidates()


def notes_of_cell(seed: str) -> Exercise:
    """Strike out of all nine digits those that a cell cannot be."""
    rng = SeededRandom(f"notes of a cell {seed}")
    while True:
        grid = position(rng)
        cells = [cell for cell in grid.empty_cells if 2 <= grid.candidates[cell].bit_count() <= 4]
        if cells:
            break
    cell = rng.choice(cells)
    wrong = ALL_DIGITS & ~grid.candidates[cell]
    task = Task(
        Message("A cell's notes"),
        Message("The framed cell has all nine digits as notes. Strike out what it cannot be."),
        Message("It can be nothing that it sees."),
    )
    bare = Grid(grid.givens, grid.values).with_candidates(cell, ALL_DIGITS)
    return _striking(
        bare, task, (Candidate(cell, digit) for digit in digits_in(wrong)), "notes_of_cell", cell
    )


def places_in_box(seed: str) -> Exercise:
    """Mark the two cells of a box in which a digit may stand."""
    rng = SeededRandom(f"places in a box {seed}")
    pairs: list[tuple[int, int]] = []
    while not pairs:
        grid = position(rng)
        pairs = [
            (box, digit)
            for box in BOXES
            for digit in range(1, 10)
            if len(places(grid, digit, box)) == 2
        ]
    box, digit = rng.choice(pairs)
    task = Task(
        Message("A digit's places"),
        Message(
            "Mark the cells of {house} in which the {digit} may still stand.",
            house=house_words(box),
            digit=digit,
        ),
        Message("Two places in a box are worth a note in each."),
    )
    answer = Answer(cells_as_marks(frozenset(places(grid, digit, box))))
    return Exercise("mark", grid, task, (answer,), View(digit, notes=False), about="places")


def after_entry(seed: str) -> Exercise:
    """Strike out the notes that a digit makes impossible."""
    rng = SeededRandom(f"after an entry {seed}")
    while True:
        grid = position(rng)
        singles = [cell for cell in grid.empty_cells if grid.candidates[cell].bit_count() == 1]
        rng.shuffle(singles)
        for cell in singles:
            (digit,) = digits_in(grid.candidates[cell])
            goes = [
                Candidate(each, digit)
                for each in sorted(STANDARD_SHAPE.peers[cell])
                if grid.candidates[each] >> digit - 1 & 1
            ]
            if 2 <= len(goes) <= 5:
                task = Task(
                    Message("After a digit"),
                    Message(
                        "The {digit} in the framed cell has just been entered. Strike out the "
                        "notes that are wrong now.",
                        digit=digit,
                    ),
                    Message("A note must not see its own digit."),
                )
                return _striking(grid.with_value(cell, digit), task, goes, "entry", cell)


def last_note(seed: str) -> Exercise:
    """Enter the digit of a cell that has one note left."""
    rng = SeededRandom(f"last note {seed}")
    singles: list[int] = []
    while not 1 <= len(singles) <= 3:
        grid = position(rng)
        singles = [cell for cell in grid.empty_cells if grid.candidates[cell].bit_count() == 1]
    task = Task(
        Message("The last note"),
        Message("Somewhere a cell has one note left. Enter it."),
        Message("All notes are right."),
    )
    answers = tuple(
        Answer(frozenset({Candidate(cell, grid.candidates[cell].bit_length())})) for cell in singles
    )
    return Exercise("enter", grid, task, answers, View(), about="last_note")


NOTE_TASKS = (notes_of_cell, places_in_box, after_entry, last_note)


def _striking(
    grid: Grid, task: Task, goes: Iterable[Candidate], about: About, framed: int
) -> Exercise:
    view = View(frames=frozenset({framed}), pattern=False)
    return Exercise("strike", grid, task, (Answer(frozenset(goes)),), view, about=about)
