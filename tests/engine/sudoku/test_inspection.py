# SPDX-License-Identifier: MIT
"""What is said of a puzzle, and of an answer to it."""

import pytest

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import check, inspect
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Cancelled

EASY = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
SOLUTION = solve("".join(map(str, EASY))).solution or b""


def changed(values: bytes, **cells: int) -> bytes:
    """Put digits into cells named c0 ... c80."""
    new = bytearray(values)
    for name, digit in cells.items():
        new[int(name[1:])] = digit
    return bytes(new)


def test_a_puzzle_with_one_solution_has_no_fault() -> None:
    inspection = inspect(EASY)
    assert (inspection.solutions, inspection.solution) == (1, SOLUTION)
    assert inspection.fault is None


def test_a_broken_rule_is_said_with_its_cells() -> None:
    inspection = inspect(changed(bytes(CELLS), c9=7, c14=7))
    assert str(inspection.fault) == "This puzzle breaks a rule: row 2 has two 7s."
    assert inspection.cells == {9, 14}


def test_no_solution_is_blamed_on_a_smallest_contradiction() -> None:
    givens = changed(EASY, c2=2)  # 2 fits by row, column and box, but the solution has 4
    assert SOLUTION[2] == 4
    inspection = inspect(givens)
    assert inspection.solutions == 0
    assert 2 in inspection.cells
    blamed = bytes(givens[cell] if cell in inspection.cells else 0 for cell in range(CELLS))
    assert count_solutions(blamed) == 0
    for cell in inspection.cells:
        assert count_solutions(changed(blamed, **{f"c{cell}": 0}), 1) == 1


def test_several_solutions_point_at_what_is_open() -> None:
    inspection = inspect(changed(EASY, c0=0, c1=0, c80=0, c78=0, c79=0))
    if inspection.solutions == 1:
        pytest.fail("the case does not show what it should")
    assert inspection.solutions == 2
    assert inspection.solution is not None
    assert inspection.cells
    assert all(not EASY[cell] or cell in {0, 1, 78, 79, 80} for cell in inspection.cells)


def test_an_answer_is_right_wrong_or_not_finished() -> None:
    assert str(check(Grid(EASY, SOLUTION)).verdict).startswith("Right")
    assert "51 to go" in str(check(Grid.of_givens(EASY)).verdict)
    wrong = check(Grid(EASY, changed(EASY, c2=1)))
    assert str(wrong.verdict) == "1 wrong digit, marked with a cross."
    assert wrong.wrong == {2}


def test_only_what_the_player_entered_wrongly_counts() -> None:
    right = changed(EASY, c3=SOLUTION[3], c11=SOLUTION[11])
    conflicting = Grid(EASY, changed(right, c2=5, c5=SOLUTION[3]))
    assert {0, 3} <= conflicting.conflicts, "a given and a right digit"
    answer = check(conflicting)
    assert answer.wrong == {2, 5}
    assert str(answer.verdict) == "2 wrong digits, each marked with a cross."


def test_where_several_solutions_are_possible_a_given_is_not_to_blame() -> None:
    given = changed(bytes(CELLS), c0=5)
    assert check(Grid(given, changed(given, c1=5))).wrong == {1}
    assert check(Grid(given, changed(given, c9=7, c10=7))).wrong == {9, 10}


def test_an_answer_to_a_puzzle_without_a_solution_says_that() -> None:
    broken = changed(EASY, c2=3)
    answer = check(Grid(broken, changed(broken, c3=6)))
    assert str(answer.verdict) == "This puzzle breaks a rule: row 1 has two 3s."
    assert not answer.wrong
    assert answer.cells == {1, 2}


def test_where_several_solutions_are_possible_any_is_right() -> None:
    empty = bytes(CELLS)
    assert str(check(Grid(empty, SOLUTION)).verdict).startswith("Right")
    assert check(Grid(empty, changed(empty, c0=1, c80=1))).wrong == frozenset()


def test_what_no_solution_allows_is_wrong_even_then() -> None:
    givens = bytes(CELLS)
    row = changed(givens, c0=1, c1=2, c2=3, c3=4, c4=5, c5=6, c15=7, c25=8, c16=9)
    wrong = check(Grid(givens, row)).wrong
    if count_solutions(row, 1):
        assert wrong == frozenset()
    else:
        assert wrong


def test_work_that_is_no_longer_wanted_stops() -> None:
    with pytest.raises(Cancelled):
        inspect(changed(EASY, c2=2), lambda: True)
