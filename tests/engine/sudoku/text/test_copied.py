# SPDX-License-Identifier: MIT
"""What is copied is read again as it was, with rules of its own and without."""

from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.text.copied import copied_line
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.cages import KILLER

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_classic_position_is_its_digits() -> None:
    setup = position_of(recognise_text(EASY).found[0]).setup
    assert copied_line(setup, SudokuGame().start(setup)) == EASY


def test_a_variant_takes_its_rules_and_digits_along() -> None:
    position = position_of(recognise_text(KILLER).found[0])
    game = SudokuGame()
    grid = game.play(position.setup, position.grid, game.read_move(position.setup, "r1c1=1"))
    line = copied_line(position.setup, grid)
    again = position_of(recognise_text(line).found[0])

    assert "\n" not in line
    assert again.setup.variant == position.setup.variant
    assert again.grid.values[0] == 1
    assert not again.grid.givens[0]
