# SPDX-License-Identifier: MIT
"""The places of notes: nine of them, in the middle of the cell, at every size."""

import pytest

from sudoku_qt.views.sudoku.note_places import note_places


@pytest.mark.parametrize("size", range(20, 200, 7))
def test_nine_places_lie_in_the_middle_of_a_cell(size: int) -> None:
    room, first, step = note_places(size)
    last = first + 2 * step + room
    assert first + last == size
    assert 0 <= first < size / 8
    assert step <= room <= step + 1
