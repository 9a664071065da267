# SPDX-License-Identifier: MIT
"""The ways of entering, one after the other, notes or corner notes first."""

import pytest

from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode, modes_in_order

DIGIT, CENTRE, CORNER, COLOUR = EntryMode


@pytest.mark.parametrize(
    ("corner_first", "order"),
    [(False, [DIGIT, CENTRE, CORNER, COLOUR]), (True, [DIGIT, CORNER, CENTRE, COLOUR])],
)
def test_the_ways_of_entering_follow_each_other_round_and_round(
    corner_first: bool,  # noqa: FBT001 - a case
    order: list[EntryMode],
) -> None:
    entry = Entry(corner_first=corner_first)
    found = []
    for _ in range(4):
        found.append(entry.mode)
        entry = entry._replace(mode=entry.mode_after)
    assert found == order == list(modes_in_order(corner_first=corner_first))
    assert entry.mode is DIGIT


def test_two_of_them_are_notes() -> None:
    assert [mode for mode in EntryMode if mode.is_note] == [EntryMode.CENTRE, EntryMode.CORNER]
