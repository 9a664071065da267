# SPDX-License-Identifier: MIT
"""Cards: a board is never parted from its words, and is as large as its page allows."""

import pytest

from sudoku_qt.models.sudoku.paper.checks import PaperFault
from sudoku_qt.models.sudoku.paper.handout.cards import (
    ANSWERS,
    EXERCISES,
    PUZZLES,
    SOLUTIONS,
    STEPS,
    CardLayout,
    CardSize,
)
from sudoku_qt.models.sudoku.paper.handout.chunks import Chunk
from sudoku_qt.models.sudoku.paper.handout.handout_plan import LARGE_MARGIN
from sudoku_qt.models.sudoku.paper.items import Board, Box, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sizes import PAPERS, points
from tests.models.sudoku.paper.handout.lessons import CHINESE, card
from tests.models.sudoku.paper.worksheets import LONG, measure
from tests.sweeps import in_turn

A4, A5 = Box(42, 42, 511, 700), Box(30, 30, 360, 480)


def rows(room: Box, size: CardSize, count: int = 4, text: str = "Mark it.") -> list[Chunk]:
    layout = CardLayout(room, PaperOptions(), 1.0, measure)
    return [*layout.rows([card(number, text, 2) for number in range(1, count + 1)], size)]


def boards(chunk: Chunk) -> list[Board]:
    return [item for item in chunk.items if isinstance(item, Board)]


@in_turn(
    ("room", "size", "columns"),
    [(A4, STEPS, 2), (A4, SOLUTIONS, 4), (A5, EXERCISES, 1), (A5, PUZZLES, 1), (A5, SOLUTIONS, 2)],
)
def test_so_many_boards_stand_in_a_row(room: Box, size: CardSize, columns: int) -> None:
    assert len(boards(rows(room, size)[0])) == columns


def test_boards_of_a_row_have_the_same_top_and_size_whatever_is_above_them() -> None:
    layout = CardLayout(A4, PaperOptions(), 1.0, measure)
    (row,) = layout.rows([card(1, "Short."), card(2, LONG)], EXERCISES)
    first, second = (board.box for board in boards(row))
    assert (first.top, first.width) == (second.top, second.width)
    assert first.right < second.left


def test_words_stand_beside_a_board_that_is_alone_in_its_row() -> None:
    row = rows(A5, EXERCISES)[0]
    (board,) = boards(row)
    assert all(item.box.left > board.box.right for item in row.items if item != board)


@in_turn("text", ["Mark it.", LONG, CHINESE * 3])
@in_turn("size", [STEPS, EXERCISES, ANSWERS, PUZZLES, SOLUTIONS])
@in_turn("room", [A4, A5])
def test_a_row_holds_all_its_items(room: Box, size: CardSize, text: str) -> None:
    for row in rows(room, size, text=text):
        assert row.height <= room.height
        for item in row.items:
            assert item.box.top >= -0.01
            assert item.box.bottom <= row.height + 0.01
            assert room.left - 0.01 <= item.box.left
            assert item.box.right <= room.right + 0.01


def test_there_are_lines_to_write_on_the_first_behind_its_word() -> None:
    layout = CardLayout(A4, PaperOptions(), 1.0, measure)
    layout.answer = "Answer:"
    (row,) = layout.rows([card(1, lines=2)], EXERCISES)
    lines = [item.box for item in row.items if isinstance(item, Rule)]
    (word,) = (item.box for item in row.items if isinstance(item, Words) and item.text == "Answer:")
    assert len(lines) == 2
    assert word.right < lines[0].left
    assert lines[1].left < lines[0].left


def test_large_print_has_cells_of_20_mm_and_says_where_they_do_not_fit() -> None:
    options = PaperOptions(large=True)
    wide = A4._replace(left=25, width=545)
    (row,) = CardLayout(wide, options, 1.35, measure).rows([card(1)], SOLUTIONS)
    assert boards(row)[0].box.width >= points(20 * 9.5)
    assert boards(row)[0].large
    with pytest.raises(PaperFault, match="Cells of 20 mm do not fit"):
        list(CardLayout(A5, options, 1.35, measure).rows([card(1)], SOLUTIONS))


@in_turn("width", [PAPERS["a4"][0], PAPERS["letter"][0]])
def test_large_print_has_room_on_a_page_for_boards_with_clues_around(width: float) -> None:
    page = Box(points(LARGE_MARGIN), 25, width - 2 * points(LARGE_MARGIN), 760)
    sandwich = card(1)._replace(across=10)
    (row,) = CardLayout(page, PaperOptions(large=True), 1.35, measure).rows([sandwich], EXERCISES)
    (board,) = boards(row)
    assert points(18 * 10) <= board.box.width <= page.width
    with pytest.raises(PaperFault, match="Cells of 20 mm do not fit"):
        list(CardLayout(page, PaperOptions(cell=20), 1, measure).rows([sandwich], EXERCISES))


def test_words_without_end_leave_no_room_for_a_board() -> None:
    with pytest.raises(PaperFault, match="no room"):
        rows(A4, EXERCISES, 1, LONG * 60)
    with pytest.raises(PaperFault, match="no room"):
        rows(A5, EXERCISES, 1, LONG * 60)


def test_no_cards_no_rows() -> None:
    assert rows(A4, STEPS, 0) == []
