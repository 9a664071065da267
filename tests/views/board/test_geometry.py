# SPDX-License-Identifier: MIT
"""The board's geometry: equal cells, no gap, nothing left that a larger cell could use."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.views.board.geometry import BoardGeometry
from tests.sweeps import in_turn

SUDOKU = (3, 1, 1, 2, 1, 1, 2, 1, 1, 3)
LINES = st.sampled_from((SUDOKU, (6, 2, 2, 4, 2, 2, 4, 2, 2, 6), (0,) * 16))


def test_a_board_of_612_has_cells_of_66() -> None:
    board = BoardGeometry.fit(612, 700, SUDOKU)
    assert (board.cell, board.side, board.left, board.top) == (66, 610, 1, 45)
    assert board.starts[:4] == (3, 70, 137, 205)
    assert board.bars[:3] == [(69, 1), (136, 1), (203, 2)]


@given(st.integers(60, 4000), st.integers(60, 4000), LINES)
def test_the_board_is_the_largest_that_fits_and_lies_in_the_middle(
    width: int, height: int, lines: tuple[int, ...]
) -> None:
    board = BoardGeometry.fit(width, height, lines)
    count = len(lines) - 1
    assert board.side <= min(width, height) < board.side + count
    assert 0 <= width - board.side - 2 * board.left <= 1
    assert 0 <= height - board.side - 2 * board.top <= 1


@given(st.integers(60, 4000), LINES)
def test_cells_and_lines_follow_each_other_without_a_gap(size: int, lines: tuple[int, ...]) -> None:
    board = BoardGeometry.fit(size, size, lines)
    ends = [start + board.cell for start in board.starts]
    between = [start - end for start, end in zip(board.starts[1:], ends, strict=False)]
    assert between == list(lines[1:-1])
    assert board.side - ends[-1] == lines[-1]
    assert [width for _, width in board.bars] == between


@given(st.integers(60, 2000), st.data())
def test_every_point_of_a_cell_leads_to_it(size: int, data: st.DataObject) -> None:
    board = BoardGeometry.fit(size, size, SUDOKU)
    place = data.draw(st.tuples(st.integers(0, 8), st.integers(0, 8)))
    inside = st.integers(0, board.cell - 1)
    left, top = board.corner(*place)
    assert board.cell_at(left + data.draw(inside), top + data.draw(inside)) == place


@in_turn("point", [(0, 300), (611, 300), (300, 0), (300, 611)])
def test_beside_the_board_there_is_no_cell(point: tuple[int, int]) -> None:
    assert BoardGeometry.fit(612, 612, SUDOKU).cell_at(*point) is None


def test_a_line_belongs_to_the_cell_before_it_and_the_frame_to_the_first() -> None:
    board = BoardGeometry.fit(610, 610, SUDOKU)
    assert board.cell_at(69, 204) == (2, 0)
    assert board.cell_at(0, 0) == (0, 0)


@given(st.data())
def test_cells_in_a_rectangle_are_those_that_it_touches(data: st.DataObject) -> None:
    board = BoardGeometry.fit(610, 610, SUDOKU)
    x, y = (data.draw(st.integers(0, 600)) for _ in range(2))
    width, height = (data.draw(st.integers(1, 300)) for _ in range(2))
    touched = {
        (row, column)
        for row in range(9)
        for column in range(9)
        if board.corner(row, column)[0] < x + width
        and board.corner(row, column)[0] + board.cell > x
        and board.corner(row, column)[1] < y + height
        and board.corner(row, column)[1] + board.cell > y
    }
    assert touched <= set(board.cells_in(x, y, width, height))


def test_one_cell_is_painted_alone() -> None:
    board = BoardGeometry.fit(610, 610, SUDOKU)
    left, top = board.corner(4, 7)
    assert list(board.cells_in(left, top, board.cell, board.cell)) == [(4, 7)]


def test_a_rim_is_left_around_the_board() -> None:
    board = BoardGeometry.fit(640, 700, SUDOKU, 0.5)
    assert board.left >= board.cell / 2
    assert board.top >= board.cell / 2
    assert board.side + 1.2 * board.cell > 640 - 9
