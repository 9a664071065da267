# SPDX-License-Identifier: MIT
"""Moves in words."""

import pytest

from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.review import Stretch
from sudoku_qt.models.sudoku.board.spoken import cell_label
from sudoku_qt.models.sudoku.move_words import change_words, move_words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("r1c3=4", "r1c3 = 4"),
        ("r1c3=4 r1c4-4 r2c1_4", "r1c3 = 4"),
        ("r1c3=0", "r1c3 emptied"),
        ("r1c3=0 r1c4=0 r1c5-12", "2 cells emptied"),
        ("r1c3=4 r1c4=2", "Digits in 2 cells"),
        ("r1c3+25", "r1c3: noted 25"),
        ("r1c3-2", "r1c3: note 2 removed"),
        ("r1c3^2", "r1c3: corner note 2"),
        ("r1c3_2", "r1c3: corner note 2 removed"),
        ("r1c3+2 r1c4+2", "Notes in 2 cells"),
        ("r1c3#38", "r1c3: colour"),
        ("r1c3@24", "r1c3: colour"),
        ("r1c3#3 r1c4#3", "Colours in 2 cells"),
    ],
)
def test_a_move_is_told_by_what_it_did(qapp: object, move: str, words: str) -> None:
    assert move_words(SudokuGame().read_move(EMPTY, move), letters=False) == words


def after(*words: str) -> Grid:
    """An empty grid after some moves."""
    game = SudokuGame()
    state = game.start(EMPTY)
    for word in words:
        state = game.play(EMPTY, state, game.read_move(EMPTY, word))
    return state


@pytest.mark.parametrize(
    ("before", "move", "words"),
    [
        ("r1c4+2", "r1c3=4", "r1c3=4"),
        ("r1c3=4", "r1c3=0", "r1c3 emptied"),
        ("r1c3=4 r1c4=2", "r1c3=0 r1c4=0", "2 cells emptied"),
        ("r1c4+2", "r1c4+6", "a note in r1c4"),
        ("r1c4+2", "r1c4+6 r1c3+1", "notes in 2 cells"),
        ("r1c4+2", "r1c3^1", "a corner note or a colour"),
        ("r1c3#38 r1c4#1", "r1c3#0 r1c4#0", "a corner note or a colour"),
    ],
)
def test_what_came_after_a_while_is_told_within_a_sentence(
    qapp: object, before: str, move: str, words: str
) -> None:
    place = Stretch(after(before), after(before, move), 65_000)
    assert change_words(place, lambda cell: cell_label(cell, letters=False)) == words
