# SPDX-License-Identifier: MIT
"""What the solver says of a puzzle, of bad texts, and of many puzzles at once."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import (
    Clash,
    PuzzleStatus,
    Result,
    find_clash,
    parse,
    solve,
    solve_many,
    to_text,
)
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku import oracle
from tests.engine.sudoku.puzzle_lists import (
    FEW_CLUES,
    HARD,
    NO_SOLUTION,
    TWO_SOLUTIONS,
    digits,
    read,
)
from tests.sweeps import in_turn

PUZZLES = np.frombuffer(
    b"".join(map(digits, (FEW_CLUES, NO_SOLUTION, HARD, TWO_SOLUTIONS))), np.uint8
).reshape(-1, 81)
BLANK = "." * 81


# One puzzle


def test_a_puzzle_with_one_solution() -> None:
    result = solve(HARD)
    assert result.status is PuzzleStatus.ONE
    assert result.clash is None
    assert result.text
    assert result.solution == digits(result.text) == kernel.solve(digits(HARD))
    assert all(given in (".", digit) for given, digit in zip(HARD, result.text, strict=True))


@pytest.mark.parametrize("text", [TWO_SOLUTIONS, BLANK])
def test_a_puzzle_with_several_solutions_gives_one_of_them(text: str) -> None:
    result = solve(text)
    assert result.status is PuzzleStatus.SEVERAL
    assert result.status.value == "2 or more solutions"
    assert result.text
    assert solve(result.text).status is PuzzleStatus.ONE


def test_a_puzzle_without_a_solution() -> None:
    result = solve(NO_SOLUTION)
    assert (result.status, result.solution, result.text, result.clash) == (
        PuzzleStatus.NONE,
        None,
        None,
        None,
    )


@in_turn(
    ("start", "cells", "house", "sentence"),
    [
        ("." * 9 + "7......7", (9, 16), 1, "row 2 has two 7s"),
        ("..5" + "." * 6 + "." * 11 + "5", (2, 20), 11, "column 3 has two 5s"),
        ("...1" + "." * 9 + "1", (3, 13), 19, "box 2 has two 1s"),
        ("9.99", (0, 2, 3), 0, "row 1 has two 9s"),
        ("." * 77 + "88", (77, 78), 8, "row 9 has two 8s"),
        ("." * 70 + "6" + "." * 9 + "6", (70, 80), 26, "box 9 has two 6s"),
        ("." * 17 + "4" + "." * 62 + "4", (17, 80), 17, "column 9 has two 4s"),
        ("5...5...." + "5", (0, 4), 0, "row 1 has two 5s"),  # the row before the column
        ("5" + "." * 8 + "5", (0, 9), 9, "column 1 has two 5s"),  # the column before the box
    ],
)
def test_a_broken_rule_is_named_with_its_cells(
    start: str, cells: tuple[int, ...], house: int, sentence: str
) -> None:
    result = solve(start.ljust(81, "."))
    assert result.status is PuzzleStatus.BROKEN
    assert result.solution is None
    assert result.clash == Clash(house, int(sentence[-2]), cells)
    assert str(result.clash.fault) == sentence


def test_a_result_is_a_value() -> None:
    assert solve(HARD) == solve(HARD.replace(".", "0"))
    with pytest.raises(AttributeError):
        solve(HARD).status = PuzzleStatus.NONE  # type: ignore[misc]  # that is what is tried


@in_turn("text", [FEW_CLUES, HARD, TWO_SOLUTIONS, NO_SOLUTION])
def test_all_blanks_are_alike_even_mixed(text: str) -> None:
    mixed = "".join(
        ".0*_"[cell % 4] if character == "." else character for cell, character in enumerate(text)
    )
    assert solve(mixed) == solve(text)


def test_a_full_grid_is_its_own_solution_or_breaks_a_rule() -> None:
    grid = kernel.random_grid(3)
    assert solve(to_text(grid)) == Result(PuzzleStatus.ONE, grid)
    wrong = bytes([grid[0] % 9 + 1, *grid[1:]])
    assert solve(to_text(wrong)).status is PuzzleStatus.BROKEN


@given(st.text(alphabet=".0*_123456789", min_size=81, max_size=81))
def test_any_puzzle_is_broken_or_has_as_many_solutions_as_it_is_said_to_have(text: str) -> None:
    result = solve(text)
    clash = find_clash(parse(text))
    assert result.clash == clash
    assert (result.status is PuzzleStatus.BROKEN) == (clash is not None)
    assert (result.solution is None) == (oracle.count(parse(text), 1) == 0)


@given(st.lists(st.integers(0, 9), min_size=81, max_size=81).map(bytes))
def test_texts_and_bytes_say_the_same(puzzle: bytes) -> None:
    text = to_text(puzzle)
    for blank in ".0*_":
        assert parse(text.replace(".", blank)) == puzzle


@in_turn(
    ("text", "sentence"),
    [
        ("", "a puzzle has 81 characters, and this text has 0"),
        (BLANK[1:], "a puzzle has 81 characters, and this text has 80"),
        (BLANK + "\n", "a puzzle has 81 characters, and this text has 82"),
        (BLANK[:-1] + "x", "“x” in row 9, column 9 is no digit and no empty cell"),
        (BLANK[:9] + " " + BLANK[10:], "“ ” in row 2, column 1 is no digit and no empty cell"),
        (BLANK[:17] + "-" + "?" * 63, "“-” in row 2, column 9 is no digit and no empty cell"),
        (BLANK[:80] + "😀", "“😀” in row 9, column 9 is no digit and no empty cell"),
        ("..٣" + BLANK[3:], "“٣” in row 1, column 3 is no digit and no empty cell"),
        ("\ud800" + BLANK[1:], "“U+D800” in row 1, column 1 is no digit and no empty cell"),
        ("\0" + BLANK[1:], "“U+0000” in row 1, column 1 is no digit and no empty cell"),
    ],
)
def test_a_text_that_is_no_puzzle_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Fault) as caught:
        solve(text)
    assert str(caught.value) == sentence


def test_a_grid_without_a_clash_has_none() -> None:
    assert find_clash(bytes(81)) is None
    assert find_clash(kernel.random_grid(1)) is None


# Many puzzles


@pytest.mark.parametrize("limit", [1, 2, 255])
def test_many_puzzles_are_solved_as_each_one_is(limit: int) -> None:
    solutions, counts = solve_many(PUZZLES, limit)
    assert solutions.dtype == counts.dtype == np.uint8
    assert counts.tolist() == [kernel.count_solutions(bytes(row), limit) for row in PUZZLES]
    for row, solution in zip(PUZZLES, solutions, strict=True):
        assert bytes(solution) == (kernel.solve(bytes(row)) or bytes(81))


def test_what_comes_back_may_be_written_to() -> None:
    solutions, counts = solve_many(PUZZLES)
    solutions[0] = 0
    counts[0] = 0
    assert not solutions[0].any()


def test_no_puzzles_are_no_work() -> None:
    solutions, counts = solve_many(PUZZLES[:0])
    assert (solutions.shape, counts.shape) == ((0, 81), (0,))


def frozen(array: Any) -> Any:
    """A copy that cannot be written to."""
    copy = array.copy()
    copy.flags.writeable = False
    return copy


def with_value(row: int, cell: int, value: int) -> Any:
    """The puzzles with another value in one cell."""
    copy = PUZZLES.copy()
    copy[row, cell] = value
    return copy


VIEWS = {  # the same four puzzles, as they may lie in memory
    "one after the other": PUZZLES.copy(),
    "backwards": PUZZLES[::-1].copy()[::-1],
    "every other": np.repeat(PUZZLES, 2, axis=0)[::2],
    "columns first": np.asfortranarray(PUZZLES),
    "columns apart": np.repeat(PUZZLES, 3, axis=1)[:, ::3],
    "part of more": np.pad(PUZZLES, 5)[5:-5, 5:-5],
    "read only": frozen(PUZZLES),
    "of a kind of its own": PUZZLES.view(np.recarray),
}


@in_turn("name", VIEWS)
def test_an_array_may_lie_in_memory_as_it_likes_and_is_left_as_it_was(name: str) -> None:
    view = VIEWS[name]
    solutions, counts = solve_many(view)
    assert counts.tolist() == [1, 0, 1, 2]
    for row, solution in zip(PUZZLES, solutions, strict=True):
        assert bytes(solution) == (kernel.solve(bytes(row)) or bytes(81))
    assert (view == PUZZLES).all()


def test_a_puzzle_that_breaks_a_rule_has_no_solution_and_spoils_no_other() -> None:
    broken = PUZZLES.copy()
    broken[2, :2] = 7
    solutions, counts = solve_many(broken, 255)
    assert counts.tolist() == [1, 0, 0, 2]
    assert not solutions[1:3].any()
    assert (solutions[[0, 3]] > 0).all()


@in_turn(
    ("puzzles", "sentence"),
    [
        (PUZZLES.astype(np.int64), "puzzles are an array uint8[N, 81], and this is int64[4, 81]"),
        (PUZZLES[0], "puzzles are an array uint8[N, 81], and this is uint8[81]"),
        (PUZZLES[:, :80], "puzzles are an array uint8[N, 81], and this is uint8[4, 80]"),
        ([HARD], "puzzles are an array uint8[N, 81], and this is list[]"),
        (PUZZLES[None], "puzzles are an array uint8[N, 81], and this is uint8[1, 4, 81]"),
        (PUZZLES > 0, "puzzles are an array uint8[N, 81], and this is bool[4, 81]"),
        (PUZZLES.view(np.int8), "puzzles are an array uint8[N, 81], and this is int8[4, 81]"),
        (HARD, "puzzles are an array uint8[N, 81], and this is str[]"),
        (None, "puzzles are an array uint8[N, 81], and this is NoneType[]"),
        (PUZZLES + np.uint8(9), "puzzle 1 has a value above 9"),
        (with_value(3, 80, 10), "puzzle 4 has a value above 9"),
        (with_value(1, 0, 255), "puzzle 2 has a value above 9"),
    ],
)
def test_an_array_of_another_kind_is_refused(puzzles: Any, sentence: str) -> None:
    with pytest.raises(Fault) as caught:
        solve_many(puzzles)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("limit", [-1, 0, 256])
def test_a_limit_that_no_byte_holds_is_refused(limit: int) -> None:
    with pytest.raises(Fault) as caught:
        solve_many(PUZZLES, limit)
    assert str(caught.value) == f"solutions are counted up to a limit of 1-255, not {limit}"


def test_much_work_ends_when_it_is_told_to() -> None:
    asked = iter(range(2))
    with pytest.raises(Cancelled):
        solve_many(np.zeros((10_000, 81), np.uint8), 255, lambda: next(asked, None) is None)
    assert solve_many(PUZZLES)[1].tolist() == [1, 0, 1, 2]


@pytest.mark.torture
def test_the_whole_17_clue_list(data: Path) -> None:
    puzzles = np.frombuffer(b"".join(read(data / "puzzles" / "17_clue.txt")), np.uint8).reshape(
        -1, 81
    )
    solutions, counts = solve_many(puzzles)
    assert (counts == 1).all()
    assert ((puzzles == solutions) | (puzzles == 0)).all()
    assert not any(map(find_clash, map(bytes, solutions)))
