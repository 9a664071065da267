# SPDX-License-Identifier: MIT
"""Texts of other programs, read and written."""

import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.api.texts import WRITTEN
from tests.api.puzzles import EASY, SOLVED, UNREADABLE
from tests.sweeps import in_turn

OTHER = EASY[::-1]
"""Another puzzle: turned by half."""
ROWS = "\n".join(EASY[start : start + 9] for start in range(0, 81, 9))


@in_turn("text", [EASY, ROWS, ROWS.encode(), EASY.replace(".", "0"), f"{EASY}\n"])
def test_a_puzzle_is_read_from_any_format(text: str) -> None:
    assert sudoku.parse(text) == [EASY]


def test_several_puzzles_are_read_from_one_text() -> None:
    assert sudoku.parse(f"{EASY}\n{OTHER}\n{SOLVED}\n") == [EASY, OTHER, SOLVED]
    assert sudoku.parse(f"{EASY}\n{SOLVED}\n{OTHER}\n") == [EASY, OTHER], "a puzzle, its answer"


@in_turn("name", WRITTEN)
def test_what_is_converted_is_read_again(name: str) -> None:
    assert sudoku.parse(sudoku.convert(EASY, name)) == [EASY]


def test_several_puzzles_stand_behind_each_other_where_that_can_be() -> None:
    two = f"{EASY}\n{OTHER}\n"
    for name in ("line", "course", "grid"):
        assert sudoku.parse(sudoku.convert(two, name)) == [EASY, OTHER]
    assert sudoku.parse(sudoku.convert(f"{SOLVED}\n{EASY}\n", "grid")) == [SOLVED, EASY]
    with pytest.raises(ValueError, match="holds one puzzle, and here are 2"):
        sudoku.convert(two, "simple_sudoku")


def test_candidates_are_read_and_go_with_a_warning() -> None:
    (position,) = sudoku.positions(EASY)
    assert position.values == position.givens == EASY
    text = sudoku.convert(EASY, "candidates")
    (noted,) = sudoku.positions(text)
    assert noted.candidates == position.candidates
    kept = text.replace("124", " 24", 1)
    assert sudoku.positions(kept)[0].candidates[2] == "24"
    with pytest.warns(UserWarning, match="digits, notes|: notes"):
        sudoku.convert(kept, "line")


def test_what_cannot_be_read_is_said() -> None:
    for function in (sudoku.parse, sudoku.positions):
        with pytest.raises(ValueError, match="no puzzle that this program can read"):
            function("hello")
        with pytest.raises(TypeError, match="not list"):
            function([EASY])  # type: ignore[arg-type]  # what is wrong
    with pytest.raises(ValueError, match="there is no format 'docx' to write"):
        sudoku.convert(EASY, "docx")
    with pytest.raises(ValueError, match="a game of gomoku"):
        sudoku.parse("(;GM[4]SZ[15];B[hh])")


@in_turn(
    ("givens", "values", "candidates"),
    [
        (EASY, EASY, ("1",) * 80),
        (EASY, EASY, ("0",) * 81),
        (EASY, "." * 81, ("",) * 81),
        (UNREADABLE, EASY, ("",) * 81),
        (EASY, EASY[:80], ("",) * 81),
    ],
)
def test_what_is_no_position_is_refused(
    givens: str, values: str, candidates: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match=r"."):
        sudoku.Position(givens, values, candidates)
