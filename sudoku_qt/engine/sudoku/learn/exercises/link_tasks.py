# SPDX-License-Identifier: MIT
"""The exercises about links of one digit: strong ones, weak ones, and colours along strong ones."""

from collections.abc import Iterable, Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.conjugates import colours, places, strong_links
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    About,
    Answer,
    Exercise,
    Task,
    View,
    cells_as_marks,
)
from sudoku_qt.engine.sudoku.learn.exercises.note_tasks import BOXES, position
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

LINES = range(18)
FEWEST, MOST = 7, 16
"""The numbers of places of a digit that is worth an exercise."""


def strong_in_line(seed: str) -> Exercise:
    """Mark the two ends of the strong link in a row or a column."""
    rng = SeededRandom(f"strong in a line {seed}")
    lines: list[int] = []
    while not lines:
        grid, digit = _position(rng)
        lines = [line for line in LINES if len(places(grid, digit, line)) == 2]
    line = rng.choice(lines)
    task = Task(
        Message("A strong link"),
        Message(
            "Mark the two cells of the strong link of {digit} in {house}.",
            digit=digit,
            house=house_words(line),
        ),
    )
    return _marking(grid, digit, task, [places(grid, digit, line)], "strong_in_house")


def strong_in_box(seed: str) -> Exercise:
    """Mark a strong link in a box, where other boxes have more places."""
    rng = SeededRandom(f"strong in a box {seed}")
    while True:
        grid, digit = _position(rng)
        in_boxes = [places(grid, digit, box) for box in BOXES]
        pairs = [pair for pair in in_boxes if len(pair) == 2]
        if pairs and any(len(cells) > 2 for cells in in_boxes):
            break
    task = Task(
        Message("Strong or not?"),
        Message("Find a box with a strong link of {digit}. Mark its two cells.", digit=digit),
        Message("Count the places in each box."),
    )
    return _marking(grid, digit, task, pairs, "strong_in_box")


def weak_from_cell(seed: str) -> Exercise:
    """Mark all cells to which a weak link leads."""
    rng = SeededRandom(f"weak from a cell {seed}")
    cells: list[int] = []
    while not cells:
        grid, digit = _position(rng)
        cells = [each for each in _all(grid, digit) if 2 <= len(_seen(grid, digit, each)) <= 5]
    cell = rng.choice(cells)
    task = Task(
        Message("Weak links"),
        Message(
            "Suppose that the framed cell is {digit}. Mark all cells that then lose the {digit}.",
            digit=digit,
        ),
        Message("A weak link leads to each of them."),
    )
    return _marking(grid, digit, task, [_seen(grid, digit, cell)], "weak", cell)


def second_colour(seed: str) -> Exercise:
    """Mark the cells of the other colour along the strong links of a digit."""
    rng = SeededRandom(f"second colour {seed}")
    starts: list[int] = []
    while not starts:
        grid, digit = _position(rng)
        links = strong_links(grid, digit)
        starts = [cell for cell in links if _is_clear(grid, digit, cell)]
    cell = rng.choice(sorted(starts))
    other = [each for each, colour in colours(links, cell).items() if colour]
    task = Task(
        Message("Two colours"),
        Message(
            "Colour along the strong links of {digit}, from the framed cell on. Mark all cells of "
            "the second colour.",
            digit=digit,
        ),
        Message("Colours take turns: the framed cell has the first."),
    )
    return _marking(grid, digit, task, [other], "colours", cell)


LINK_TASKS = (strong_in_line, strong_in_box, weak_from_cell, second_colour)


def _position(rng: SeededRandom) -> tuple[Grid, int]:
    """A position, and a digit that has some places left but is not decided anywhere."""
    while True:
        grid = position(rng)
        digits = [digit for digit in range(1, 10) if _is_open(grid, digit)]
        if digits:
            return grid, rng.choice(digits)


def _is_open(grid: Grid, digit: int) -> bool:
    counts = {len(places(grid, digit, house)) for house in range(len(STANDARD_SHAPE.houses))}
    return 1 not in counts and FEWEST <= len([*_all(grid, digit)]) <= MOST


def _is_clear(grid: Grid, digit: int, start: int) -> bool:
    """Whether two colours are four to eight cells, of which two or three have the second.

    No two cells of a colour see each other: both colours may be true.
    """
    found = colours(strong_links(grid, digit), start)
    of_colour = [{cell for cell, each in found.items() if each == colour} for colour in (0, 1)]
    return (
        4 <= len(found) <= 8
        and 2 <= len(of_colour[1]) <= 3
        and not any(STANDARD_SHAPE.peers[cell] & own for own in of_colour for cell in own)
    )


def _all(grid: Grid, digit: int) -> Iterator[int]:
    return (cell for cell in grid.empty_cells if grid.candidates[cell] >> digit - 1 & 1)


def _seen(grid: Grid, digit: int, cell: int) -> list[int]:
    return [each for each in _all(grid, digit) if each in STANDARD_SHAPE.peers[cell]]


def _marking(
    grid: Grid,
    digit: int,
    task: Task,
    right: Iterable[Iterable[int]],
    about: About,
    *framed: int,
) -> Exercise:
    answers = tuple(Answer(cells_as_marks(frozenset(cells))) for cells in right)
    return Exercise("mark", grid, task, answers, View(digit, frozenset(framed)), about=about)
