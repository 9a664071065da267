# SPDX-License-Identifier: MIT
"""Puzzles of a page are solved, and those with none or several solutions say so."""

from sudoku_qt.controllers.sudoku.sharing.solving import solved
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TINY = (
    '{"size":4,"grid":[[{"value":1,"given":true},{},{},{}],'
    "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]%s}"
)


def test_a_solution_is_found_if_there_is_exactly_one() -> None:
    assert solved(SudokuSetup(parse(PUZZLE))).solution == parse(SOLUTION)
    assert solved(SudokuSetup(parse("." * 9 + PUZZLE[9:]))).solution is None
    assert solved(SudokuSetup(parse("55" + PUZZLE[2:]))).solution is None


def test_the_rules_of_a_variant_decide() -> None:
    plain = read_variant(TINY % "")
    assert solved(SudokuSetup(plain.givens, variant=plain)).solution is None
    cages = "".join(
        f'{{"cells":["R{row}C{column}"],"value":"{value}"}},'
        for row, column, value in ((1, 2, 2), (1, 3, 3), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
    ).rstrip(",")
    caged = read_variant(TINY % f',"killercage":[{cages}]')
    answer = solved(SudokuSetup(caged.givens, variant=caged)).solution
    assert answer is not None
    assert [*answer[:5]] == [1, 2, 3, 4, 3]
