# SPDX-License-Identifier: MIT
"""What givens leave open: counted, proved and held against every solution."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.survey import MOST, STEPS, count, step, survey, tallied
from sudoku_qt.engine.sudoku.kernel.solver import parse

EASY = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
SOLUTION = kernel.solve(EASY) or b""


def without(*cells: int) -> bytes:
    return bytes(0 if cell in cells else digit for cell, digit in enumerate(EASY))


def test_an_empty_board_has_more_solutions_than_are_counted_and_all_candidates() -> None:
    seen = survey(bytes(81))
    assert seen.count is None
    assert seen.possible == (511,) * 81
    assert all(1 <= share <= STEPS for share in seen.shares)
    assert count(bytes(81)) == MOST + 1


def test_a_puzzle_with_one_solution_is_settled_everywhere() -> None:
    seen = survey(EASY)
    assert (seen.is_unique, seen.open_cells, seen.settled) == (True, 0, EASY.count(0))
    assert seen.possible == tuple(1 << digit - 1 for digit in SOLUTION)
    assert seen.completing == ()


def test_what_follows_from_the_others_is_redundant() -> None:
    cell = EASY.index(0)
    more = bytes(SOLUTION[at] if at == cell else digit for at, digit in enumerate(EASY))
    assert cell in survey(more).redundant
    assert all(kernel.is_redundant(more, each) for each in survey(more).redundant)


def test_what_is_possible_and_how_often_is_that_of_all_solutions() -> None:
    givens = without(0, 1, 4, 12)
    solutions = kernel.solutions(givens, 10_000)
    seen = survey(givens)
    assert seen.count == len(solutions) > 1
    for cell in range(81):
        digits = [solution[cell] for solution in solutions]
        assert seen.possible[cell] == sum(1 << digit - 1 for digit in set(digits))
        for digit in range(1, 10):
            share = seen.shares[9 * cell + digit - 1]
            assert share == step(digits.count(digit), len(solutions))


def test_a_completing_digit_leaves_one_solution_and_no_other_digit_does() -> None:
    givens = without(0, 1, 4, 12)
    seen = survey(givens)
    each = {
        (cell, digit)
        for cell in range(81)
        for digit in range(1, 10)
        if not givens[cell]
        and kernel.count_solutions(givens[:cell] + bytes([digit]) + givens[cell + 1 :], 2) == 1
    }
    assert set(seen.completing) == each != set()


def test_what_contradicts_has_a_reason_and_cells_to_look_at() -> None:
    twice = survey(bytes([5, 0, 0, 0, 5, *bytes(76)]))
    assert twice.count == 0
    assert twice.amiss == {0, 4}
    assert twice.fault is not None
    full = bytes([1, 2, 3, 4, 5, 6, 7, 8, 0, *bytes(8), 9, *bytes(63)])
    assert survey(full).count == 0 == count(full)
    assert survey(full).amiss


def test_many_solutions_are_tallied_to_the_end() -> None:
    first = survey(without(0, 1, 4, 12))
    assert tallied(first) == first
    fewer = bytes(0 if cell > 38 else digit for cell, digit in enumerate(SOLUTION))
    number = count(fewer)
    assert survey(fewer).count is None
    assert tallied(survey(fewer)).count == number == kernel.count_solutions(fewer, MOST)


def test_the_board_of_the_design_has_15_solutions() -> None:
    drawn = "4.2.6.......9..7..5..4...2..5....2.3...1.3.8.3.8...6...3...7..9..4..9.......2.8.6"
    assert survey(parse(drawn)).count == 15
