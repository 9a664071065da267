# SPDX-License-Identifier: MIT
"""What is drawn over and below a cell while a puzzle is composed, read from its pixels."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.models.sudoku.board.cell import Cell, Composed
from sudoku_qt.views.sudoku.compose.marks import STRENGTHS, is_open, share_ground
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.theme import Theme
from tests.views.pixels import pixels
from tests.views.test_theme import contrast

SIZE = 66
OPEN = Composed(bytes([1, 0, 0, 0, 2, 0, 0, 0, 4]))


def painted(cell: Cell, theme: Theme) -> QImage:
    """A cell."""
    delegate = SudokuDelegate(theme)
    delegate.fit(SIZE)
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    delegate.draw(painter, cell)
    painter.end()
    return image


def colours(image: QImage) -> set[int]:
    """Every colour that is seen."""
    return set(pixels(image).flatten().tolist())


def differs(one: QImage, other: QImage, area: range) -> bool:
    """Whether any pixel of a square differs."""
    return any(one.pixel(x, y) != other.pixel(x, y) for x in area for y in area)


def test_an_open_cell_has_a_ground_of_its_own_and_tiles_by_share(each_theme: Theme) -> None:
    seen = colours(painted(Cell(composed=OPEN), each_theme))
    assert each_theme.set_a_ground.rgb() in seen
    assert {share_ground(each_theme, step).rgb() for step in (2, 4)} <= seen
    assert is_open(Cell(composed=OPEN))
    assert not is_open(Cell(5, composed=OPEN))


def test_what_is_settled_is_written_in_the_ink_of_notes(each_theme: Theme) -> None:
    seen = colours(painted(Cell(composed=Composed(settled=5)), each_theme))
    assert each_theme.note.rgb() in seen
    assert each_theme.board.rgb() in seen


def test_a_redundant_given_has_a_corner_and_dots(each_theme: Theme) -> None:
    plain = painted(Cell(5, given=True), each_theme)
    marked = painted(Cell(5, given=True, composed=Composed(redundant=True)), each_theme)
    assert marked.pixel(SIZE - 5, 5) == each_theme.warn.rgb()
    assert plain.pixel(SIZE - 5, 5) != each_theme.warn.rgb()
    foot = int(SIZE * 0.855) + 1
    assert plain.pixel(SIZE // 2, foot) != marked.pixel(SIZE // 2, foot)


def test_an_outline_is_whole_where_the_partner_is_there(each_theme: Theme) -> None:
    def outline(cell: Cell) -> int:
        image = painted(cell, each_theme)
        row = [image.pixelColor(x, 10) for x in range(20, 46)]
        return sum(is_near(colour, each_theme.link) for colour in row)

    there = outline(Cell(5, composed=Composed(partner=True)))
    missing = outline(Cell(composed=Composed(partner=True)))
    assert there > missing > 0


def is_near(one: QColor, other: QColor) -> bool:
    """Whether two colours are much the same."""
    parts = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return sum(map(abs, parts)) < 120


@pytest.mark.parametrize("step", range(1, len(STRENGTHS)))
def test_candidates_can_be_read_on_every_ground(each_theme: Theme, step: int) -> None:
    assert contrast(each_theme.note, share_ground(each_theme, step)) >= 3
