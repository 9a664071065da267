# SPDX-License-Identifier: MIT
"""What is copied is read again as it was, with rules of its own and without."""

from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.sudoku.compose.variants.drawing import draw
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.text.copied import copied_line
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
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


def test_a_draft_takes_along_what_was_drawn() -> None:
    game, cage = SudokuGame(), Constraint("killercage", (0, 1), 7)
    move = (draw(cage, blank(9).rules.board), *game.read_move(EMPTY, "r5c5=5"))
    line = copied_line(EMPTY, game.play(EMPTY, game.start(EMPTY), move))
    setup = position_of(recognise_text(line).found[0]).setup

    assert setup.variant is not None
    assert setup.variant.rules.constraints == (cage,)
    assert setup.givens[40] == 5
