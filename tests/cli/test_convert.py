# SPDX-License-Identifier: MIT
"""`sudoku convert`."""

import pytest

from sudoku_qt.cli.convert import VERB
from sudoku_qt.engine.formats import recognise_text
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, TWO_SEVENS, course_text


def test_lines_become_the_courses_text_and_lines_again(sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "course", stdin=f"{EASY}\n{HARD}\n".encode())

    assert (ended.code, ended.out) == (0, course_text(EASY, HARD))
    assert sudoku("convert", stdin=ended.out.encode()).out == f"{EASY}\n{HARD}\n"


@pytest.mark.parametrize("form", [name for name in VERB.formats if name not in {"csv", "jsonl"}])
def test_whatever_it_writes_is_read_again(form: str, sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", form, EASY)
    (found,) = recognise_text(ended.out).found

    assert ended.code == 0
    assert "".join(str(row) for row in found.setup["givens"]) == EASY  # type: ignore[union-attr]  # a list


def test_a_puzzle_is_converted_as_it_is(sudoku: Sudoku) -> None:
    assert sudoku("convert", TWO_SEVENS).out == TWO_SEVENS + "\n"


def test_the_format_may_be_said_as_in_other_verbs(sudoku: Sudoku) -> None:
    assert sudoku("convert", EASY, "--format", "grid") == sudoku("convert", EASY, "--to", "grid")
    assert sudoku("convert", EASY, "--format", "grid", "--to", "grid").code == 2


def test_a_comment_goes_into_tables(sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "csv", stdin=f"{EASY} # from a book\n".encode())

    assert ended.out == f"line,puzzle,comment\n1,{EASY},from a book\n"
