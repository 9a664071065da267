# SPDX-License-Identifier: MIT
"""The numbers and words that stand in the file: no version may give them another meaning."""

from dataclasses import astuple, replace

from sudoku_qt.store.library.entry import (
    GAME,
    PROBLEM,
    PUZZLE,
    UNKNOWN,
    VARIANT_GAME,
    Entry,
    Imported,
    Merged,
    Source,
    State,
    Totals,
)


def test_the_numbers_in_the_file_mean_what_they_ever_meant() -> None:
    assert [each.name for each in Source] == ["PLAYED", "MADE", "IMPORTED", "DAILY", "PRACTISED"]
    assert [each.name for each in State] == ["NEW", "STARTED", "SOLVED"]
    assert [*Source, *State] == [0, 1, 2, 3, 4, 0, 1, 2]
    assert UNKNOWN == -1
    assert (PUZZLE, GAME, PROBLEM, VARIANT_GAME) == ("", "game", "problem", "variant")


def test_what_nobody_has_said_is_nothing() -> None:
    entry = Entry("sudoku", "1")

    assert (entry.source, entry.solutions, entry.kind) == (Source.IMPORTED, UNKNOWN, PUZZLE)
    rest = replace(entry, game="", puzzle="", source=Source.PLAYED, solutions=0, kind="")
    for nothing in (rest, Totals(), Imported(), Merged()):
        assert not any(astuple(nothing))
