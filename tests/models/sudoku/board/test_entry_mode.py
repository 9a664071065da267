# SPDX-License-Identifier: MIT
"""The ways of entering, one after the other."""

from itertools import accumulate, repeat

from sudoku_qt.models.sudoku.board.entry_mode import EntryMode


def test_the_ways_of_entering_follow_each_other_round_and_round() -> None:
    round_trip = list(
        accumulate(repeat(None, 4), lambda mode, _: mode.after, initial=EntryMode.DIGIT)
    )

    assert round_trip == [*EntryMode, EntryMode.DIGIT]


def test_two_of_them_are_notes() -> None:
    assert [mode for mode in EntryMode if mode.is_note] == [EntryMode.CORNER, EntryMode.CENTRE]
