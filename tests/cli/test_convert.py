# SPDX-License-Identifier: MIT
"""`sudoku convert`."""

from pathlib import Path

import pytest

from sudoku_qt.cli.convert import VERB
from sudoku_qt.engine.formats import recognise, recognise_text
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD, TWO_SEVENS, course_text
from tests.sweeps import every, in_turn


def test_lines_become_the_courses_text_and_lines_again(sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "course", stdin=f"{EASY}\n{HARD}\n".encode())

    assert (ended.code, ended.out) == (0, course_text(EASY, HARD))
    assert sudoku("convert", stdin=ended.out.encode()).out == f"{EASY}\n{HARD}\n"


@in_turn("form", [name for name in VERB.formats if name not in {"csv", "jsonl"}])
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


SAMPLES = Path(__file__).parents[1] / "data" / "formats"
GOOD = [
    path
    for path in sorted(SAMPLES.glob("*/good.*"))
    if not path.parent.name.startswith("gomoku") and path.parent.name != "line"
]


@pytest.mark.parametrize("path", every(2, GOOD), ids=lambda path: path.parent.name)
def test_every_format_becomes_lines(path: Path, sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "line", str(path))

    assert ended.code == 0
    assert ended.out == (path.parent / "puzzles.txt").read_text("utf-8")


@pytest.mark.parametrize("path", every(2, GOOD), ids=lambda path: path.parent.name)
def test_what_was_entered_and_noted_comes_along(path: Path, sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "gnome", str(path))
    (before, *more) = recognise(path.read_bytes()).found

    if more:
        assert (ended.code, ended.out) == (2, "")
        assert "GNOME Sudoku (.save) holds one puzzle, and here are more of them" in ended.err[0]
        return
    (after,) = recognise_text(ended.out).found
    assert position_of(after).grid.values == position_of(before).grid.values
    assert position_of(after).grid.candidates == position_of(before).grid.candidates


def test_what_is_lost_is_said_once(sudoku: Sudoku, tmp_path: Path) -> None:
    played = (SAMPLES / "hodoku" / "good.txt").read_text("utf-8").splitlines()[-1]
    (tmp_path / "played").write_text(f"# three\n{played}\n" + f"{played}\n" * 2, encoding="utf-8")
    ended = sudoku("convert", "--to", "sudokuexchange", "played")

    assert ended.code == 0
    assert ended.out.count("https://") == 3
    assert ended.err == ["played:2: SudokuExchange link cannot hold: entered digits, notes."]


@pytest.mark.parametrize(("form", "title"), [("csv", "CSV table"), ("jsonl", "JSON lines")])
def test_a_table_says_what_it_has_no_column_for(form: str, title: str, sudoku: Sudoku) -> None:
    path = SAMPLES / "fpuzzles" / "good.json"
    ended = sudoku("convert", "--to", form, str(path))

    assert ended.code == 0
    (said,) = ended.err
    assert said.startswith(f"{path}:1: {title} cannot hold: entered digits, ")
    assert "the title" in said
    assert "the comment" not in said


def test_what_a_reader_left_out_is_said(sudoku: Sudoku) -> None:
    path = SAMPLES / "sdk" / "good_sections.sdk"
    ended = sudoku("convert", "--to", "jsonl", str(path))

    assert ended.code == 0
    assert f"{path}:1: Parts that are not understood were left out: Colours" in ended.err


def test_a_collection_has_one_beginning_and_one_end(sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "opensudoku", stdin=f"{EASY}\n{HARD}\n".encode())

    assert ended.out.count("<opensudoku") == ended.out.count("</opensudoku>") == 1
    assert sudoku("convert", stdin=ended.out.encode()).out == f"{EASY}\n{HARD}\n"


def test_a_format_of_lines_is_read_line_by_line(sudoku: Sudoku) -> None:
    good = f":0000:x:{EASY}::::\n"
    text = "# a library\n" + good * 3 + ":0000:x:12::::\n" + good * 2
    ended = sudoku("convert", "--jobs", "2", stdin=text.encode())

    assert ended.code == 1
    assert ended.out == f"{EASY}\n" * 5
    assert ended.err == ["-:5: 2 cells; a Sudoku has 81."]


def test_what_a_format_cannot_write_is_named(sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "gnome_code", EASY_SOLVED)

    assert ended.code == 1
    assert "This code cannot hold a digit that is given nine times." in ended.err[-1]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04...SudokuData", "This is a game saved by HoDoKu."),
        (b"https://sudokupad.app/abcdefghij\n", "nothing is fetched"),
        (b'<?xml version="1.0"?><opensudoku><game data="', "damaged or cut off: line 1"),
    ],
)
def test_what_cannot_be_read_ends_with_a_sentence(data: bytes, said: str, sudoku: Sudoku) -> None:
    ended = sudoku("convert", stdin=data)

    assert ended.code in {1, 3}
    assert ended.out == ""
    assert said in ended.err[0]
