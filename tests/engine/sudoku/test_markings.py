# SPDX-License-Identifier: MIT
"""Marks beside the digits: each in its cell, and nothing else moves."""

from sudoku_qt.engine.sudoku.markings import NO_MARKINGS, Markings, tint_of, with_entry


def test_each_digit_of_a_cell_has_a_colour_of_its_own() -> None:
    marked = NO_MARKINGS.with_tint(5, 1, 9).with_tint(5, 9, 4).with_tint(5, 1, 2)

    assert [tint_of(marked.tints[5], digit) for digit in (1, 2, 9)] == [2, 0, 4]
    assert marked.with_tint(5, 1, 0).with_tint(5, 9, 0) == NO_MARKINGS


def test_without_notes_only_the_colours_of_the_cell_stay() -> None:
    marked = NO_MARKINGS.with_corners(5, 3).with_tint(5, 1, 9).with_colours(5, 4)

    assert marked.without_notes(5) == Markings().with_colours(5, 4)
    assert marked.without_notes(6) is marked


def test_an_entry_that_is_there_already_changes_nothing() -> None:
    entries = 0, 1, 2

    assert with_entry(entries, 1, 1) is entries
    assert with_entry(entries, 1, 3) == (0, 3, 2)
