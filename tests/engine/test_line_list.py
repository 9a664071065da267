# SPDX-License-Identifier: MIT
"""A text with a position a line is read piece by piece; damaged lines stop nothing."""

import pytest

from sudoku_qt.engine.formats import format_named, lines_of
from sudoku_qt.engine.line_list import LOOKS, LineList
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.work import Cancelled
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.sweeps import every, in_turn


def read(data: bytes) -> LineList:
    lines = lines_of(data)
    assert lines is not None
    lines.read()
    return lines


def givens(lines: LineList) -> list[str]:
    return ["".join(map(str, position_of(found).setup.givens)) for found in lines]


@in_turn("end", ["\n", "\r\n"])
@in_turn("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_positions_are_made_of_the_lines_that_hold_them(end: str, encoding: str) -> None:
    text = end.join(("Puzzle,Level", f"{EASY} # leicht, für Anfänger", "", "# that was one", OTHER))
    lines = read(text.encode(encoding))

    assert givens(lines) == [EASY.replace(".", "0"), OTHER.replace(".", "0")]
    assert position_of(lines[0]).setup.comment == "leicht, für Anfänger"
    assert [position_of(found) for found in lines[1:]] == [position_of(lines[1])]
    assert not lines.damaged


def test_a_puzzle_behind_its_number_is_in_the_list() -> None:
    lines = read(f"# my list\n#1 {EASY}\n# the next is harder\n#2 {OTHER}\n".encode())

    assert givens(lines) == [EASY.replace(".", "0"), OTHER.replace(".", "0")]
    assert [position_of(found).setup.comment for found in lines] == ["1", "2"]
    assert not lines.damaged


def test_damaged_lines_are_named_and_the_others_stay() -> None:
    text = "\n".join((EASY, EASY[:80], "Dear diary", EASY.replace("7", "q"), OTHER, "1" * 2**18))
    lines = read(text.encode())

    assert len(lines) == 2
    assert lines.damaged == 4
    assert [str(fault) for fault in lines.faults] == [
        "Line 2: 80 cells; a Sudoku has 81.",
        "Line 3: no puzzle here: there are no 81 cells in a row.",
        "Line 4: character 5, “q”, is no digit and no empty cell.",
        "Line 6: the line is longer than 128 kB.",
    ]


def test_of_many_damaged_lines_the_first_are_kept() -> None:
    lines = read("\n".join([EASY, *["12"] * 1000]).encode())

    assert (lines.damaged, len(lines.faults)) == (1000, 100)


def test_what_was_found_before_a_stop_stays() -> None:
    lines = LineList(f"{EASY}\n".encode() * 1000, format_named("line"))
    told: list[float] = []

    with pytest.raises(Cancelled):
        lines.read(lambda: len(lines) >= 3 * LOOKS, told.append)

    assert len(lines) == 3 * LOOKS
    assert told == [pytest.approx(0.1, abs=0.001)]


def rows(line: str) -> str:
    return "\n".join(line[at : at + 9] for at in range(0, 81, 9))


@pytest.mark.parametrize("end", every(2, ["\r\n", "\n"]))
def test_many_grids_with_empty_lines_between_are_read_block_by_block(end: str) -> None:
    whole = puzzles(1500)
    blocks = [*map(rows, whole), rows(EASY)[:-1], rows(EASY)[:-10], f"A title\n{rows(OTHER)}"]
    lines = read(end.join("\n\n".join(blocks).split("\n")).encode())

    assert len(lines) == 1501
    assert givens(lines)[-2:] == [each.replace(".", "0") for each in (whole[-1], OTHER)]
    assert position_of(lines[-1]).setup.comment == "A title"
    assert [str(fault) for fault in lines.faults] == [
        "Line 15009: 8 cells; a row of a Sudoku has 9.",
        "Line 15011: The text has 8 rows; a Sudoku has 9.",
    ]


def test_grids_with_gaps_inside_are_no_blocks() -> None:
    bands = rows(EASY).split("\n")
    grid = "\n\n".join("\n".join(bands[at : at + 3]) for at in (0, 3, 6))

    assert lines_of("\n\n\n".join([grid] * 1500).encode()) is None


@pytest.mark.parametrize(
    "text", [EASY, f"{EASY}\n", "\n".join(EASY[row : row + 9] for row in range(0, 81, 9))]
)
def test_one_position_and_other_texts_are_no_list(text: str) -> None:
    assert lines_of(text.encode()) is None


def test_a_heading_says_which_column_holds_the_puzzles_of_all_lines() -> None:
    full = "1" * 81
    text = f"id;answer;board\n1;{full};{EASY}\n2;{full};{OTHER[1:]}\n3;{full};{OTHER}\n"
    lines = read(text.encode())

    assert givens(lines) == [EASY.replace(".", "0"), OTHER.replace(".", "0")]
    assert [str(fault) for fault in lines.faults] == ["Line 3: 80 cells; a Sudoku has 81."]


def test_lines_may_be_in_an_old_chinese_encoding() -> None:
    lines = read(f"序号,答案,题目\n1,{'1' * 81},{EASY} # 很难的题目\n".encode("gbk"))

    assert givens(lines) == [EASY.replace(".", "0")]
    assert position_of(lines[0]).setup.comment.endswith("很难的题目")
