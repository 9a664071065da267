# SPDX-License-Identifier: MIT
"""Wider deadly patterns and tridagons: what they rest on, and what is nearly one tells less."""

from itertools import combinations, product

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.proof_text import data
from sudoku_qt.engine.sudoku.logic.step import Step, write_candidates
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from tests.case_steps import FOLDER
from tests.engine.sudoku.logic.proof_checker import Checker, is_deadly, is_one_way

NAMES = (
    "rectangle_with_guardians",
    "rectangle_with_set",
    "unique_matrix",
    "borescoper",
    "qiu",
    "tridagon_link",
    "tridagon_guardians",
)
MOST = 12
"""So many findings of a position are checked."""


def cases(name: str) -> list[Case]:
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    return [case for case in map(read_case, lines) if not case.forbids]


def found(name: str, grid: Grid) -> list[Finding]:
    return list(instances(LADDER[name].technique, Board(grid)))


def cells_of(finding: Finding) -> int:
    """The cells of a pattern: those of the finding's first part, and of a chain its set's."""
    names = ("cells", "corners", "set0")
    (mask,) = (part[3] for part in finding.parts if part[0] == "cells" and part[1] in names)
    assert isinstance(mask, int)
    return mask


def check(name: str, finding: Finding, grid: Grid) -> None:
    """Have the separate checker go through what a technique found in a position."""
    step = Step.of(name, finding, grid.candidates, grid.values)
    position = {
        (cell // 9 + 1, cell % 9 + 1): {d + 1 for d in range(9) if grid.candidates[cell] >> d & 1}
        for cell in range(81)
        if not grid.values[cell]
    }
    told: dict[str, object] = {
        "placements": list(write_candidates(step.placements, "=")),
        "eliminations": list(write_candidates(step.eliminations, "≠")),
        "proof": data(step.proof),
    }
    Checker(grid.givens, position, grid.values).check(told)


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_found_is_proved_and_true(name: str) -> None:
    for case in cases(name)[:4]:
        solution = kernel.solve(bytes(case.grid.givens))
        assert solution is not None
        for finding in found(name, case.grid)[:MOST]:
            check(name, finding, case.grid)
            assert all(solution[each % 81] != each // 81 + 1 for each in finding.eliminations)
            assert all(solution[each % 81] == each // 81 + 1 for each in finding.placements)


@pytest.mark.parametrize("name", NAMES)
def test_a_pattern_has_no_cell_that_is_given(name: str) -> None:
    for case in cases(name)[:3]:
        solution = kernel.solve(bytes(case.grid.givens))
        assert solution is not None
        for cell in cells_in(cells_of(found(name, case.grid)[0])):
            grid = given(case.grid, cell, solution[cell])
            assert not any(cells_of(each) >> cell & 1 for each in found(name, grid)[:MOST])


@pytest.mark.parametrize("name", NAMES)
def test_one_more_guardian_tells_no_more_than_is_true(name: str) -> None:
    """A candidate is put back into a cell of the pattern: what is told still holds."""
    for case in cases(name)[:3]:
        before = found(name, case.grid)[0]
        for cell in list(cells_in(cells_of(before)))[:4]:
            grid = with_more(case.grid, cell)
            for finding in found(name, grid)[:MOST]:
                check(name, finding, grid)


@pytest.mark.parametrize("name", ["unique_matrix", "borescoper"])
def test_one_more_guardian_spoils_what_a_single_cell_told(name: str) -> None:
    tried = 0
    for case in cases(name):
        for before in found(name, case.grid):
            roof = next(part[3] for part in before.parts if part[1] == "roof")
            for cell in cells_in(cells_of(before)) if before.variant == "type_1" else ():
                if roof != 1 << cell:
                    tried += 1
                    after = found(name, with_more(case.grid, cell, before.digits))
                    told = {each.key for each in after if cells_of(each) == cells_of(before)}
                    assert before.key not in told
    assert tried


def given(grid: Grid, cell: int, digit: int) -> Grid:
    """The position with a digit more among the givens; what that excludes is left."""
    givens, values = bytearray(grid.givens), bytearray(grid.values)
    givens[cell] = values[cell] = digit
    masks = list(grid.candidates)
    masks[cell] = 0
    return Grid(bytes(givens), bytes(values), tuple(masks))


def with_more(grid: Grid, cell: int, inside: int = 0) -> Grid:
    """The position with a candidate more in a cell, none of some digits (a mask)."""
    masks = list(grid.candidates)
    lacking = 0x1FF & ~masks[cell] & ~inside
    masks[cell] |= lacking & -lacking
    return Grid(grid.givens, grid.values, tuple(masks))


# Cells that a few digits fill in several ways


def board(cells: list[int], digits: int, filled: int = -1) -> Board:
    """Some cells with some digits, the last with another one beside them; all others have 9 and 8.

    A cell may be filled.
    """
    masks, values = [0b110000000] * 81, bytearray(81)
    for cell in cells:
        masks[cell] = digits
    masks[cells[-1]] |= 0b1000000
    if filled >= 0:
        masks[filled], values[filled] = 0, 1
    return Board(Grid(bytes(81), bytes(values), tuple(masks)))


MATRIX = [9 * row + column for row in range(3, 6) for column in (0, 5, 7)]
SQUARE = [0, 2, 9, 11]
EIGHT = [*SQUARE, 36, 38, 7, 16]
SEVEN = [*SQUARE[:3], 36, 38, 7, 16]


@pytest.mark.parametrize(
    ("name", "cells", "digits"),
    [("unique_matrix", MATRIX, 4), ("borescoper", EIGHT, 4), ("borescoper", SEVEN, 3)],
)
def test_the_shapes_are_deadly_and_those_beside_them_are_not_taken(
    name: str, cells: list[int], digits: int
) -> None:
    technique = LADDER[name].technique
    mask = (1 << digits) - 1
    told = [each for each in technique.find(board(cells, mask)) if each.variant == "type_1"]
    assert [cells_of(each) for each in told] == [sum(1 << cell for cell in cells)]
    assert is_deadly(
        [(cell // 9 + 1, cell % 9 + 1) for cell in cells], {digit + 1 for digit in range(digits)}
    )
    for place, cell in enumerate(cells):
        told = [*technique.find(board(cells, mask, filled=cell))]
        assert not any(cells_of(each) >> cell & 1 for each in told)
        moved = list(cells)
        moved[place] = next(
            other for other in STANDARD_SHAPE.peers[cell] if other not in cells and other % 9 != 8
        )
        told = [*technique.find(board(moved, mask))]
        assert not any(cells_of(each) == sum(1 << cell for cell in moved) for each in told)


# Two lines and two cells


def layouts() -> list[tuple[tuple[int, int], list[int], tuple[int, int]]]:
    """Two cells of a line in a box, and two lines of another band, in all ways: rows only."""
    return [
        ((9 * line + one, 9 * line + two), [one, two], lines)
        for line in range(9)
        for stack in range(3)
        for one, two in combinations(range(3 * stack, 3 * stack + 3), 2)
        for band in range(3)
        for lines in combinations(range(3 * band, 3 * band + 3), 2)
        if band != line // 3
    ]


def exchanges(seed: int, *, ways: int) -> list[int]:
    """How many solutions there are where two lines differ in so many ways and are cleared else.

    For grids that have two digits in the two cells and in the square.
    """
    rng = SeededRandom(f"lines {seed}")
    grid = kernel.solve(kernel.minimal_puzzle(seed))
    assert grid is not None
    counts = []
    for cells, columns, lines in layouts():
        square = [9 * line + column for line, column in product(lines, columns)]
        kept = [column for column in range(9) if column not in columns and rng.word() % 3 == 0]
        stays = [(grid[9 * lines[0] + column], grid[9 * lines[1] + column]) for column in kept]
        above, below = {one for one, _ in stays}, {two for _, two in stays}
        digits = {grid[cell] for cell in cells}
        if len(kept) - len(above & below) != ways or not digits <= {grid[each] for each in square}:
            continue
        puzzle = bytearray(grid)
        for cell in (*cells, *(9 * line + c for line in lines for c in range(9) if c not in kept)):
            puzzle[cell] = 0
        assert is_one_way([*stays]) == (ways == 1)
        counts.append(kernel.count_solutions(bytes(puzzle), 2))
    return counts


def test_two_lines_that_differ_once_can_be_exchanged_in_part_with_two_cells() -> None:
    counts = [count for seed in range(40) for count in exchanges(seed, ways=1)]
    assert len(counts) > 200
    assert set(counts) == {2}


def test_two_lines_that_differ_more_often_need_not() -> None:
    assert 1 in {count for seed in range(40) for count in exchanges(seed, ways=3)}
