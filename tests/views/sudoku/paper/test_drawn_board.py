# SPDX-License-Identifier: MIT
"""Boards on paper as in the window: the cages of a variant, and what a lesson draws."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.paper.items import Board, Box, Overlay, Page
from sudoku_qt.views.sudoku.paper.drawn_board import cells_across
from sudoku_qt.views.sudoku.paper.painter import paint
from tests.cages import KILLER, SOLVED
from tests.views.sudoku.boards import of_side
from tests.views.sudoku.paper.test_painter import ink

BOX = Box(10, 10, 180, 180)
SUM, DIGIT = Box(12, 12, 6, 6), Box(15, 16, 10, 10)
ANSWER = bytes(map(int, SOLVED))


@pytest.fixture(scope="module")
def killer() -> SudokuSetup:
    """A killer whose first two cells, both empty, are a cage."""
    return position_of(recognise(KILLER.encode()).found[0]).setup


def painted(board: Board, *, black: bool = False) -> QImage:
    """A small page with a board."""
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(3, 3)
    paint(painter, Page(200, 200, (board,), black=black))
    painter.end()
    return image


def test_the_sum_of_a_cage_stands_in_its_corner_and_classic_boards_have_none(
    killer: SudokuSetup,
) -> None:
    with_rules = Board(BOX, killer.givens, killer.givens, variant=killer.variant)
    assert not ink(painted(with_rules), SUM).isEmpty()
    assert ink(painted(with_rules._replace(variant=None)), SUM).isEmpty()


def test_an_answer_upside_down_has_its_first_cage_at_the_lower_right(killer: SudokuSetup) -> None:
    upright = Board(BOX, killer.givens, ANSWER, variant=killer.variant)
    turned = painted(upright._replace(turned=True))
    assert not ink(turned, SUM.turned_in(Box(0, 0, 200, 200))).isEmpty()
    assert not ink(turned, DIGIT.turned_in(Box(0, 0, 200, 200))).isEmpty()


def test_entered_digits_and_notes_are_black_as_on_classic_boards(killer: SudokuSetup) -> None:
    notes = tuple(0b111 if cell == 1 else 0 for cell in range(81))
    values = ANSWER[:1] + killer.givens[1:]
    image = painted(Board(BOX, killer.givens, values, notes, variant=killer.variant))
    found = ink(image, DIGIT)
    darkest = min(
        image.pixelColor(x, y).lightness()
        for x in range(found.left(), found.right() + 1)
        for y in range(found.top(), found.bottom() + 1)
    )
    assert darkest == 0
    assert not ink(image, Box(35, 16, 10, 10)).isEmpty()


def test_clues_outside_need_room_as_wide_as_a_cell(killer: SudokuSetup) -> None:
    assert killer.variant is not None
    assert cells_across(killer.variant) == 9
    clues = KILLER[:-1] + ', "sandwichsum": [{"cell": "R0C1", "value": "5"}]}'
    with_clues = position_of(recognise(clues.encode()).found[0]).setup.variant
    assert with_clues is not None
    assert cells_across(with_clues) == 10


def test_clues_at_one_place_stand_beside_one_another_on_paper() -> None:
    def across(*kinds: str) -> float:
        clue = [{"cell": "R5C0", "value": "20"}]
        return cells_across(of_side(9, {0}, **dict.fromkeys(kinds, clue)))

    assert across() == 9
    assert across("sandwichsum") == across("xsum") == 10
    assert across("sandwichsum", "xsum") == 11


def test_what_a_lesson_draws_is_on_paper_in_colour_or_in_grey() -> None:
    drawing = Drawing({0: (Disc(1, "follows"),)}, {40: "where"}, frozenset({80}))
    notes = (0b1, *[0] * 80)
    board = Board(BOX, bytes(81), bytes(81), notes, over=Overlay(drawing))
    plain = board._replace(over=Overlay(NOTHING_DRAWN))
    middle = Box(BOX.left + 82, BOX.top + 82, 16, 16)
    assert not ink(painted(board), DIGIT).isEmpty()
    assert painted(board) != painted(plain)
    for black in (False, True):
        image = painted(board, black=black)
        colour = image.pixelColor(round(3 * (middle.left + 8)), round(3 * (middle.top + 8)))
        assert colour.lightness() < 255
        assert (colour.hslSaturation() == 0) == black


def test_the_names_of_rows_stand_beside_the_board() -> None:
    named = Board(BOX, bytes(81), bytes(81), over=Overlay(NOTHING_DRAWN, tuple("ABCDEFGHI")))
    bare = named._replace(over=Overlay(NOTHING_DRAWN))
    edge = Box(BOX.left, BOX.top + 20, 5, 150)
    assert not ink(painted(named), edge).isEmpty()
    assert painted(named) != painted(bare)


def test_the_cells_that_a_lesson_is_about_are_outlined(killer: SudokuSetup) -> None:
    drawn = Overlay(NOTHING_DRAWN)
    board = Board(BOX, killer.givens, killer.givens, variant=killer.variant, over=drawn)
    outlined = board._replace(over=drawn._replace(outlined=(60, 61)))
    assert painted(board) != painted(outlined)


def test_frames_are_black_where_there_is_only_black_ink() -> None:
    drawing = Drawing(frames=frozenset({40}))
    board = Board(BOX, bytes(81), bytes(81), over=Overlay(drawing))
    inside = Box(BOX.left + 81, BOX.top + 81, 18, 18)  # without the lines around the cell

    def darkest(image: QImage) -> int:
        across = range(round(3 * inside.left), round(3 * inside.right))
        down = range(round(3 * inside.top), round(3 * inside.bottom))
        return min(image.pixelColor(x, y).lightness() for x in across for y in down)

    assert darkest(painted(board, black=True)) < 40 < darkest(painted(board))
