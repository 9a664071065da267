# SPDX-License-Identifier: MIT
"""Texts that draw a rule, or take one away; anything else is refused with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.sudoku.game import EMPTY, Edit, SudokuGame
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank, redrawn, shape_of, written

GAME = SudokuGame()
CAGE = Constraint("killercage", (0, 1), 7)


def test_a_text_draws_and_takes_away() -> None:
    text = written(CAGE, blank(9).rules.board, {})
    after = redrawn(blank(9), text, on=True)
    assert after.rules.constraints == (CAGE,)
    assert shape_of(after) is after.rules.shape
    assert redrawn(after, text, on=False).rules.is_classic
    assert shape_of(redrawn(after, text, on=False)) is STANDARD_SHAPE


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", "{", "null", '{"killercage":[{}]}', '{"killercage":3}', '{"no rule":[]}',
        '{"killercage":[{"cells":["R1C1","R10C1"]}]}', '{"regions":[1,2]}', '{"regions":[true]}',
        '{"killercage":[{"cells":["R1C1","R1C2"],"value":"1"}]}', '{"givenPencilMarks":[1]}',
        '{"killercage":[],"cage":[]}', '{"regions":"x"}',
    ],
)  # fmt: skip
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove):
        redrawn(blank(9), text, on=True)


@given(st.text(max_size=40))
def test_any_text_is_drawn_or_refused(text: str) -> None:
    word = GAME.write_move(EMPTY, (Edit(0, "!", 1, text),))
    (edit,) = GAME.read_move(EMPTY, word)
    assert edit.text == text
    with pytest.raises(IllegalMove):
        redrawn(blank(9), edit.text, on=True)
