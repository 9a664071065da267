# SPDX-License-Identifier: MIT
"""Rows and columns are numbered at the board's edge while something names cells, or always."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers
from sudoku_qt.views.sudoku.page import SudokuPage
from tests.views.sudoku.boards import of_side, show
from tests.views.sudoku.positions import model_of


def numbers(page: SudokuPage) -> list[EdgeNumbers]:
    """Those that are seen."""
    return [each for each in page.findChildren(EdgeNumbers) if each.isVisible()]


def ink(image: QImage, place: QRect) -> int:
    """How many pixels of a place differ from its corner."""
    ground = image.pixel(place.topLeft())
    spots = (
        (x, y)
        for x in range(place.left(), place.right() + 1)
        for y in range(place.top(), place.bottom() + 1)
    )
    return sum(image.pixel(x, y) != ground for x, y in spots)


def test_they_come_with_a_card_that_names_cells_and_go_with_it(
    page: SudokuPage, session: SudokuSession
) -> None:
    cards = SudokuCards(page, model_of(session))
    assert not numbers(page)
    board = page.board.geometry()
    page.set_sole_card(cards.hint, below=cards.info)
    assert numbers(page)
    assert page.board.geometry() == board
    page.set_sole_card(None)
    assert not numbers(page)


def test_they_stay_where_they_are_always_wanted(page: SudokuPage) -> None:
    page.set_numbers_shown(True)
    assert numbers(page)
    page.set_numbers_shown(False)
    assert not numbers(page)


@pytest.mark.parametrize("letters", [False, True])
def test_each_stands_at_its_row_or_column(page: SudokuPage, letters: bool) -> None:  # noqa: FBT001 - a parameter
    model = page.board.model()
    assert isinstance(model, SudokuModel)
    model.set_letters(letters)
    page.set_numbers_shown(True)
    image, board = page.grab().toImage(), page.board
    left, foot = [], []
    for at in range(9):
        cell = board.visualRect(model.index(at, at)).translated(board.pos())
        left.append(QRect(board.x() - 16, cell.top(), 14, cell.height()))
        foot.append(QRect(cell.left(), board.geometry().bottom() + 3, cell.width(), 13))
    assert all(ink(image, place) > 5 for place in (*left, *foot))
    rows = [image.copy(place) for place in left]
    assert all(one != two for one, two in pairwise(rows))
    model.set_letters(not letters)
    other = page.grab().toImage()
    assert [other.copy(place) for place in left] != rows
    assert [other.copy(place) for place in foot] == [image.copy(place) for place in foot]


def test_where_there_is_no_room_there_are_none(page: SudokuPage) -> None:
    page.set_numbers_shown(True)
    (shown,) = numbers(page)
    page.board.setGeometry(4, 0, page.width() - 4, page.height())
    shown.follow()
    assert shown.geometry().contains(page.board.geometry())
    assert shown.width() - page.board.width() == 4
    assert not ink(shown.grab().toImage(), QRect(0, 0, 4, shown.height()))


@pytest.mark.parametrize("side", [4, 16])
def test_a_board_of_another_side_has_as_many(page: SudokuPage, side: int) -> None:
    model, board = show(page.board, of_side(side, {0})), page.board
    page.set_numbers_shown(True)
    image = page.grab().toImage()
    cells = [board.visualRect(model.index(at, at)).translated(board.pos()) for at in range(side)]
    rows = [QRect(board.x() - 16, cell.top(), 14, cell.height()) for cell in cells]
    assert all(ink(image, place) > 5 for place in rows)
    pictures = [image.copy(place).convertToFormat(QImage.Format.Format_RGB32) for place in rows]
    assert all(one != two for one, two in pairwise(pictures))


CLUE = {"R5C0": "left", "R4C10": "right", "R0C5": "top", "R10C4": "foot"}


@pytest.mark.parametrize(
    ("clues", "rows", "columns"),
    [
        ("", "left", "foot"),
        ("R5C0 R0C5", "right", "foot"),
        ("R10C4 R4C10", "left", "top"),
        ("R5C0 R4C10 R0C5 R10C4", "", ""),
    ],
)
def test_beside_clues_they_stand_at_the_board_on_a_free_side(
    page: SudokuPage, clues: str, rows: str, columns: str
) -> None:
    sums = [{"cell": cell, "value": "5"} for cell in clues.split()]
    wanted = [{"cell": "R0C0", "direction": "DR", "value": "45"}]
    puzzle = of_side(9, {0}, sandwichsum=sums, littlekillersum=wanted)
    show(page.board, puzzle)
    assert page.board.clue_edges == {CLUE[cell] for cell in clues.split()}
    page.set_numbers_shown(True)
    page.arrange()
    (shown,) = numbers(page)
    with_numbers = page.grab().toImage()
    shown.setVisible(False)
    without = page.grab().toImage()
    frame = page.board.cell_rect(0, 0) | page.board.cell_rect(8, 8)
    frame = frame.translated(page.board.pos()).adjusted(-3, -3, 3, 3)
    near = {
        "left": QRect(frame.left() - 18, frame.top(), 18, frame.height()),
        "right": QRect(frame.right() + 1, frame.top(), 18, frame.height()),
        "top": QRect(frame.left(), frame.top() - 18, frame.width(), 18),
        "foot": QRect(frame.left(), frame.bottom() + 1, frame.width(), 18),
    }
    written = {
        edge for edge, place in near.items() if with_numbers.copy(place) != without.copy(place)
    }
    assert written == {rows, columns} - {""}
    assert with_numbers != without
    assert with_numbers.copy(frame) == without.copy(frame)


def test_they_are_not_painted_with_each_cell_of_a_board_that_has_clues(page: SudokuPage) -> None:
    show(page.board, of_side(9, {0}, sandwichsum=[{"cell": "R5C0", "value": "5"}]))
    page.set_numbers_shown(True)
    page.arrange()
    (shown,) = numbers(page)
    cell = page.board.cell_rect(4, 4).translated(page.board.pos() - shown.pos())
    assert not shown.mask().intersects(cell)
