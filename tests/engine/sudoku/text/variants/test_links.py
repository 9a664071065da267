# SPDX-License-Identifier: MIT
"""Links that hold f-puzzles' object."""

from urllib.parse import quote

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.lz_string import compress
from sudoku_qt.engine.sudoku.text.variants.links import object_in
from tests.engine.sudoku.variants.boards import fpuzzle

TEXT = fpuzzle('"antiknight":true')


@pytest.mark.parametrize(
    "start",
    [
        "https://f-puzzles.com/?load=",
        "https://www.f-puzzles.com/?load=",
        "https://sudokupad.app/fpuzzles",
        "https://sudokupad.app/fpuz",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
    ],
)
def test_a_link_holds_the_object(start: str) -> None:
    assert object_in(f"see {start}{quote(compress(TEXT), safe='')} !") == TEXT
    assert object_in(start + compress(TEXT)) == TEXT


def test_other_texts_hold_none() -> None:
    assert object_in(TEXT) == TEXT
    assert object_in('{"puzzle":"..."}') is None
    assert object_in("https://sudokupad.app/abc") is None
    with pytest.raises(Fault):
        object_in("https://f-puzzles.com/?load=!!!!")
