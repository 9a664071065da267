# SPDX-License-Identifier: MIT
"""The library in numbers."""

from sudoku_qt.store.library.entry import Entry, Source, State, Totals
from sudoku_qt.store.library.library import Library
from tests.puzzle_lines import puzzles


def test_an_empty_library_has_nothing(library: Library) -> None:
    assert library.totals() == Totals()


def test_everything_is_counted(library: Library) -> None:
    first, second, third, fourth = puzzles(4)
    library.add(
        [
            Entry("sudoku", first, state=State.STARTED, collection="b", tags=("x", "y")),
            Entry("sudoku", second, state=State.SOLVED, collection="Å", favourite=True),
            Entry("sudoku", third, source=Source.DAILY, collection="b", tags=("x",)),
            Entry("sudoku", fourth, level=2, predicted_s=60.0, solutions=1),
            Entry("gomoku", "15 freestyle free"),
        ]
    )

    assert library.totals() == Totals(
        all=5,
        in_progress=1,
        solved=1,
        favourites=1,
        daily=1,
        collections=(("b", 2), ("Å", 1)),
        tags=("x", "y"),
        unrated=3,
        without_techniques=4,
        unexamined=4,
        uncanonical=4,
    )


def test_each_hardest_step_is_there_once(library: Library) -> None:
    steps = ["x_wing", "naked_single", "", "x_wing", "naked_single"]
    library.add(
        Entry("sudoku", line, hardest=step) for line, step in zip(puzzles(5), steps, strict=True)
    )

    assert library.totals().hardest == ("naked_single", "x_wing")
