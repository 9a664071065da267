# SPDX-License-Identifier: MIT
"""The first puzzle for somebody who has never played, and the guidance at each of its steps.

It needs only full houses (the last empty cell of a house) and hidden singles (a digit's only place
in one), and more than half of it is given.
"""

from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.patterns import houses_named
from sudoku_qt.engine.sudoku.learn.remarks.singles import of_entry
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE
from sudoku_qt.engine.work import Stop, go_on, never

OPEN = 30
"""The most cells that are empty at the start."""
SIMPLE = LADDER.only("full_house", "hidden_single")
FULL_HOUSE = "full_house"


@dataclass(frozen=True)
class Guidance:
    """The next thing to do, and the cells it is about: a house, or its one empty cell."""

    text: Message
    cells: frozenset[int]
    step: Step | None = None


def first_puzzle(seed: str, stop: Stop = never) -> Grid:
    """A very easy puzzle, always the same for a seed. Raises `Cancelled`."""
    rng = SeededRandom(f"first puzzle {seed}")
    values = bytearray(kernel.random_grid(rng.word()))
    left = OPEN
    for cell in rng.shuffled(range(CELLS)):
        go_on(stop)
        digit, values[cell] = values[cell], 0
        left -= 1
        if not _is_simple(bytes(values)):
            values[cell] = digit
            left += 1
        if not left:
            break
    return Grid.of_givens(bytes(values))


def guidance(grid: Grid) -> Guidance:
    """The guidance for the next step, after no mistakes so far."""
    step = next_step(grid.with_all_candidates(), SIMPLE)
    if step is None:
        text = Message("That was all: each row, column and box has the digits 1 to 9.")
        return Guidance(text, frozenset())
    house = houses_named(step, "house")[0]
    cell, digit = step.placements[0]
    if step.technique == FULL_HOUSE:
        text = Message(
            "{house} has one empty cell left. Which digit is missing there?",
            house=_at_start(house),
        )
        return Guidance(text, frozenset({cell}), step)
    text = Message(
        "Look at {house}: where can the {digit} go? A cell that sees one already cannot have it.",
        house=house_words(house),
        digit=digit,
    )
    return Guidance(text, frozenset(STANDARD_SHAPE.houses[house]), step)


def why_not(grid: Grid, entered: Candidate, notation: Notation = "r4c5") -> Message:
    """The reason why a wrong digit does not go into a cell."""
    name = write_cells([entered.cell], notation)
    doubt = Message("It is too early to say what {cell} is.", cell=name)
    return next(of_entry(grid, entered, notation), doubt)


def solution_of(grid: Grid) -> bytes:
    """The digits of a first puzzle."""
    solution: bytes | None = kernel.solve(grid.givens)
    return solution or grid.values


def _at_start(house: int) -> Message:
    """A house as a sentence begins with it."""
    kind, number = divmod(house, 9)
    words = (
        Message("Row {number}", number=number + 1),
        Message("Column {number}", number=number + 1),
        Message("Box {number}", number=number + 1),
    )
    return words[kind]


def _is_simple(givens: bytes) -> bool:
    board = Board.of_givens(givens)
    for _ in follow(board, SIMPLE):
        pass
    return board.solved
