# SPDX-License-Identifier: MIT
"""Puzzles whose SE rating lies within a range."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate import se_range
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.se_range import RangeSearch, find_in_range
from sudoku_qt.engine.sudoku.generate.standard_generator import ANY_LEVEL, Attempt
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import rate_board
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.engine.work import Cancelled, never, unheard
from tests.sweeps import in_turn

ANY = MakeOptions(level=0, symmetry="none")


def found(low: float, high: float, wanted: MakeOptions = ANY) -> bytes:
    """A puzzle of a range."""
    rng = SeededRandom(f"{low} {high}")
    return find_in_range(replace(wanted, se=(low, high)), rng, never, unheard)


@in_turn(("low", "high"), [(1.0, 1.1), (1.2, 1.2), (2.0, 2.0), (1.0, 3.0), (3.2, 6.2), (7.5, 8.5)])
def test_the_rating_is_in_the_range(low: float, high: float) -> None:
    puzzle = found(low, high)

    assert kernel.count_solutions(puzzle, 2) == 1
    assert low <= rate_board(Board.of_givens(puzzle)) <= high


@in_turn(("low", "high", "level"), [(1.6, 3.0, 3), (1.4, 3.0, ANY_LEVEL)])
def test_puzzles_are_drawn_of_the_level_of_the_range_where_it_has_but_one(
    low: float, high: float, level: int
) -> None:
    drawn: list[int] = []

    def draw(options: MakeOptions, *_: object) -> Attempt:
        drawn.append(options.level)
        return Attempt(None, 1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(se_range, "attempt", draw)
        search = RangeSearch(replace(ANY, se=(low, high)), SeededRandom("one"), never)
        assert next(search.puzzles()) is None
    assert drawn == [level]


def test_what_is_rarely_drawn_is_made_of_what_is_near(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(se_range, "DRAWN", 30)

    assert rate_board(Board.of_givens(found(8.7, 9.4))) >= 8.7


def test_the_pattern_is_kept_whichever_way_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(se_range, "DRAWN", 5)
    puzzle = found(8.3, 8.5, replace(ANY, symmetry="central"))

    assert all(len({puzzle[c] > 0 for c in o}) == 1 for o in symmetry_named("central").orbits)


def test_other_options_hold_as_well() -> None:
    assert kernel.is_minimal(found(3.2, 5.0, replace(ANY, minimal=True)))
    assert 26 <= 81 - found(6.6, 7.5, replace(ANY, clues=(26, 27))).count(0) <= 27


def test_it_says_so_where_none_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(se_range, "MOST_COST", 200)
    heard: list[float] = []
    wanted = MakeOptions(level=0, se=(2.1, 2.1))  # no step has this rating

    with pytest.raises(Fault, match="wider range"):
        find_in_range(wanted, SeededRandom("none"), never, heard.append)
    assert heard == sorted(heard)
    assert heard


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        find_in_range(MakeOptions(level=0, se=(2.1, 2.1)), SeededRandom(""), lambda: True, unheard)
