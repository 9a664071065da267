# SPDX-License-Identifier: MIT
"""What looks like a pattern and is none: nothing follows from it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.refutation import conflicts
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from tests.engine.sudoku.logic.test_proof import checker_of, printed
from tests.sweeps import in_turn

FOLDER = Path(__file__).parents[4] / "data" / "techniques"
GRAVES = ("bug_plus_n", "bug_xz")
AVOIDABLE = ("avoidable_rectangle_3", "hidden_avoidable_rectangle")
UNIQUE = (*GRAVES, *AVOIDABLE, "reverse_bug")
DIRECT = ("direct_pointing", "direct_claiming", "direct_hidden_pair", "direct_hidden_triple")
SMALLER = {
    "squirmbag": ("x_wing", "swordfish", "jellyfish"),
    "whale": ("x_wing", "swordfish"),
}


def cases(name: str) -> Iterator[Case]:
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    return (case for case in map(read_case, lines) if not case.forbids)


def found(name: str, grid: Grid) -> list[Finding]:
    return list(instances(LADDER[name].technique, Board(grid)))


def cells_of(finding: Finding, name: str) -> set[int]:
    return {c for part in finding.parts if part[1] == name for c in cells_in(int(str(part[3])))}


def with_one_more(grid: Grid) -> Iterator[tuple[int, Grid]]:
    """Each candidate that the rules allow and the position lacks, with the position that has it."""
    for cell in grid.empty_cells:
        for digit in digits_in(grid.legal(cell) & ~grid.candidates[cell]):
            mask = grid.candidates[cell] | 1 << digit - 1
            yield 81 * (digit - 1) + cell, grid.with_candidates(cell, mask)


def given(grid: Grid, cell: int, digit: int) -> Grid:
    """The position with a digit that is given."""
    placed = grid.with_value(cell, digit) if not grid.values[cell] else grid
    givens = bytearray(placed.givens)
    givens[cell] = digit
    return Grid(bytes(givens), placed.values, placed.candidates)


@in_turn("name", (*AVOIDABLE, "reverse_bug"))
def test_with_one_candidate_more_what_is_found_still_follows_from_its_proof(name: str) -> None:
    checked = 0
    for case in list(cases(name))[:3]:
        for _, grid in list(with_one_more(case.grid))[::4]:
            for finding in found(name, grid)[:2]:
                step = Step.of(name, finding, grid.candidates, grid.values)
                checker_of(grid).check(printed(step))
                checked += 1
    assert checked


@pytest.mark.parametrize("name", GRAVES)
def test_one_extra_more_saves_what_it_does_not_exclude(name: str) -> None:
    saved = 0
    for case in cases(name):
        for added, grid in with_one_more(case.grid):
            gone = {each for finding in found(name, grid) for each in finding.eliminations}
            for each in case.eliminations if name == "bug_plus_n" else ():
                if not conflicts(added) >> each & 1:
                    saved += 1
                    assert each not in gone
            if name == "bug_xz" and added // 81 not in cells_in(case.digits):
                saved += 1
                assert not gone
    assert saved


@pytest.mark.parametrize("name", GRAVES)
def test_where_a_house_lacks_one_of_its_two_nothing_follows(name: str) -> None:
    for case in cases(name):
        pairs = [c for c in case.grid.empty_cells if case.grid.candidates[c].bit_count() == 2]
        for cell in pairs:
            mask = case.grid.candidates[cell]
            assert not found(name, case.grid.with_candidates(cell, mask & mask - 1))


@pytest.mark.parametrize("name", AVOIDABLE)
def test_a_corner_that_was_given_cannot_be_exchanged(name: str) -> None:
    for case in cases(name):
        for finding in found(name, case.grid):
            corners = cells_of(finding, "corners")
            for cell in cells_of(finding, "entered"):
                grid = given(case.grid, cell, case.grid.values[cell])
                assert all(cells_of(each, "corners") != corners for each in found(name, grid))


def test_a_given_elsewhere_takes_a_reverse_bug_away_and_an_entered_digit_does_not() -> None:
    seen = 0
    for case in cases("reverse_bug"):
        solution = kernel.solve(case.grid.givens)
        assert solution
        for finding in found("reverse_bug", case.grid)[:4]:
            corners = cells_of(finding, "corners")
            known = [c for c in range(81) if 1 << solution[c] - 1 & finding.digits]
            for cell in (c for c in known if c not in corners and not case.grid.values[c]):
                entered = case.grid.with_value(cell, solution[cell])
                assert not any(
                    cells_of(each, "corners") == corners
                    for each in found("reverse_bug", given(entered, cell, solution[cell]))
                )
                still = [cells_of(each, "corners") for each in found("reverse_bug", entered)]
                seen += corners in still
    assert seen


@pytest.mark.parametrize("name", DIRECT)
def test_a_direct_step_is_the_single_behind_its_pattern_and_none_before(name: str) -> None:
    pattern = name.removeprefix("direct_")
    for case in cases(name):
        before = singles(case.grid)
        behind: set[int] = set()
        for finding in found(pattern, case.grid):
            board = Board(case.grid)
            board.apply(finding)
            behind |= singles(board.grid())
        for finding in found(name, case.grid):
            assert not finding.eliminations
            assert set(finding.placements) <= behind - before


def singles(grid: Grid) -> set[int]:
    """The candidates that are the only ones of their digit in a house."""
    return {each for finding in found("hidden_single", grid) for each in finding.placements}


@pytest.mark.parametrize("name", SMALLER)
def test_a_large_fish_takes_away_what_a_smaller_one_does(name: str) -> None:
    compared = 0
    for case in cases(name):
        smaller = {
            (each.digits, each.eliminations)
            for other in SMALLER[name]
            for each in found(other, case.grid)
        }
        with_single = {each // 81 for each in singles(case.grid)}
        for finding in found(name, case.grid):
            if finding.digits.bit_length() - 1 not in with_single:
                assert (finding.digits, finding.eliminations) in smaller
                compared += 1
    assert compared


def test_what_is_found_beside_others_is_off_so_that_seeds_keep_their_puzzles() -> None:
    assert not any(LADDER[name].on for name in (*UNIQUE, *DIRECT, *SMALLER))


def test_the_cells_of_a_reverse_bug_have_two_in_each_house_or_none() -> None:
    for case in cases("reverse_bug"):
        for finding in found("reverse_bug", case.grid):
            corners = cells_of(finding, "corners")
            counts = {len(corners & {*house}) for house in STANDARD_SHAPE.houses}
            assert counts == {0, 2}
