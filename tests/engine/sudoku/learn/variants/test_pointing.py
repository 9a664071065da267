# SPDX-License-Identifier: MIT
"""The words by which a lesson points something out."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.variants.pointing import Pointed, pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.variants.variant_board import board_of

BOARD = board_of(9)


def test_each_kind_of_word_points_out_something_else() -> None:
    seen = pointed("r12c1 o:r3c45 r5c5=7 r1c1≠58 r2c2:19", BOARD)
    assert seen == Pointed(
        {},
        frozenset({0, 9}),
        (21, 22),
        (Candidate(40, 7),),
        (Candidate(0, 5), Candidate(0, 8)),
        {10: 0b100_000_001},
    )


def test_houses_are_tinted_and_cells_of_two_sets_are_of_both() -> None:
    seen = pointed("r1 a:r1c12 b:r1c23", BOARD)
    grounds = [seen.grounds[cell] for cell in range(9)]
    assert grounds == ["set_a", "both", "set_b", *["where"] * 6]
    assert {*pointed("b5 c1", BOARD).grounds} == {*BOARD.areas[4], *BOARD.columns[0]}


def test_all_of_it_goes_with_a_turned_board() -> None:
    words = "r1c2 a:r1c3 o:r1c4 r1c5=7 r1c6≠5 r1c7:19"
    turned = pointed(words, BOARD).turned(BoardTurn(4))
    expected = "r2c1 a:r3c1 o:r4c1 r5c1=7 r6c1≠5 r7c1:19"
    assert turned == pointed(expected, BOARD)


@pytest.mark.parametrize("word", ["x9", "r0c1", "a:", "r1c1=", "r1c1=x"])
def test_a_word_that_means_nothing_is_refused(word: str) -> None:
    with pytest.raises(Fault, match=word):
        pointed(word, BOARD)
