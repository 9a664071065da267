# SPDX-License-Identifier: MIT
"""The numbers that stand in the file: no version may give them another meaning."""

from sudoku_qt.store.library.entry import UNKNOWN, Source, State


def test_the_numbers_in_the_file_mean_what_they_ever_meant() -> None:
    assert [each.name for each in Source] == ["PLAYED", "MADE", "IMPORTED", "DAILY", "PRACTISED"]
    assert [each.name for each in State] == ["NEW", "STARTED", "SOLVED"]
    assert [*Source, *State] == [0, 1, 2, 3, 4, 0, 1, 2]
    assert UNKNOWN == -1
