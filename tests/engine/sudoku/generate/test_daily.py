# SPDX-License-Identifier: MIT
"""The puzzle of a day: the same for everybody, for good."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import DAYS, FIRST_DAY, DailyPuzzles, day_of, held_days
from sudoku_qt.engine.sudoku.generate.grading import honest_level
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

FILE = resource("puzzles/daily.zip")
PUZZLES = DailyPuzzles(FILE)
PROMISED = (
    (
        "2026-01-01",
        1,
        "..23..64964.2.9.....96542....419.83.....7.....16.257....89324.....5.8.76453..19..",
    ),
    (
        "2026-11-22",
        3,
        "....96.31.9287....7..........5....1..1954367..3....4..........5....3586.54.68....",
    ),
    (
        "2035-12-31",
        5,
        "...98...3.......47......82.7.1.....68.67.24.93.....5.2.68......49.......5...67...",
    ),
    (
        "2025-12-31",
        2,
        "82.9..4....52.....73.....82.9.4..8.51...5...36.2..8.4.21.....59.....21....8..3.24",
    ),
    (
        "2099-02-28",
        4,
        "3....6...1.62.....5279....3.....3...4.81.57.6...8.....9....4638.....79.1...3....5",
    ),
)
"""What was played on these days, or will be; no later version may have anything else."""


@in_turn(("day", "level", "puzzle"), PROMISED)
def test_a_day_has_the_puzzle_that_it_always_had(day: str, level: int, puzzle: str) -> None:
    assert to_text(PUZZLES.of(date.fromisoformat(day), level).givens) == puzzle


@given(some.dates(), some.integers(1, 5))
def test_every_day_of_the_calendar_has_a_puzzle_of_each_level(day: date, level: int) -> None:
    setup = PUZZLES.of(day, level)
    given_cells = {cell for cell, digit in enumerate(setup.givens) if digit}

    assert kernel.count_solutions(setup.givens, 2) == 1
    assert honest_level(setup.givens) == setup.level == level
    assert all(
        len(given_cells.intersection(orbit)) in {0, len(orbit)}
        for orbit in symmetry_named("central").orbits
    )
    assert day_of(setup) == day


def test_ten_years_of_a_level_are_ten_years_of_puzzles() -> None:
    held = held_days(FILE, 3)

    assert len(held) == len({kernel.canonical_form(puzzle) for puzzle in held}) == DAYS


def test_what_comes_round_again_is_disguised_anew() -> None:
    first, again = (PUZZLES.of(FIRST_DAY + timedelta(days=days), 2).givens for days in (0, DAYS))

    assert first != again
    assert kernel.canonical_form(first) == kernel.canonical_form(again)


def test_the_levels_of_a_day_are_different_puzzles() -> None:
    puzzles = {PUZZLES.of(FIRST_DAY, level).givens for level in range(1, 6)}

    assert len(puzzles) == 5


@pytest.mark.parametrize("level", [0, 6])
def test_a_level_that_there_is_none_of_is_refused(level: int) -> None:
    with pytest.raises(Fault, match="levels 1 to 5"):
        PUZZLES.of(FIRST_DAY, level)


@pytest.mark.parametrize(("mode", "seed"), [("standard", "2026-01-01"), ("daily", "yesterday")])
def test_a_puzzle_of_no_day_has_none(mode: str, seed: str) -> None:
    assert day_of(SudokuSetup(bytes(81), "generated", mode, seed=seed)) is None
