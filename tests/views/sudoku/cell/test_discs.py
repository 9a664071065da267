# SPDX-License-Identifier: MIT
"""The discs of a hint: each role can be told from the others without its colour."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import Cell, Disc
from sudoku_qt.views.sudoku.cell.discs import ink_of, shape_of
from sudoku_qt.views.sudoku.cell.painter import CellPainter
from sudoku_qt.views.theme import Theme

SETS = tuple(f"set_{letter}" for letter in "abcdefg")
ROLES = "follows", "eliminated", *SETS, "excluded"


def picture(cell: Cell, theme: Theme, size: int) -> QImage:
    """A cell as it is drawn."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(theme.board)
    painter = QPainter(image)
    CellPainter(size, theme).draw(painter, cell, 0, 0)
    painter.end()
    return image


@pytest.mark.parametrize("size", [33, 66])
def test_roles_differ_in_shape_where_all_colours_are_one(
    qtbot: QtBot, theme: Theme, size: int
) -> None:
    ink = theme.set_a
    one_colour = theme
    for role in ("follows", "eliminated", *SETS):
        one_colour = one_colour._replace(**{role: ink})  # type: ignore[arg-type]  # a colour
    pictures = {role: picture(Cell(discs=(Disc(5, role),)), one_colour, size) for role in ROLES}
    for one, other in combinations(ROLES, 2):
        assert pictures[one] != pictures[other], (one, other)


def test_a_candidate_that_nobody_noted_is_drawn_where_a_hint_speaks_of_it(
    qtbot: QtBot, theme: Theme
) -> None:
    image = picture(Cell(discs=(Disc(1, "set_a"),)), theme, 60)
    shape = shape_of("set_a", QPointF(12, 12), 4)
    assert image.pixelColor(round(shape.boundingRect().left()) - 2, 12) == theme.set_a


def test_of_an_empty_cell_it_is_drawn_large_what_goes_there_and_what_does_not(
    qtbot: QtBot, theme: Theme
) -> None:
    def width(cell: Cell) -> int:
        image, side = picture(cell, theme, 60), range(60)
        inked = {x for x in side for y in side if image.pixelColor(x, y) != theme.board}
        return max(inked) - min(inked)

    for role in ("follows", "excluded"):
        alone, noted = (Cell(notes=notes, discs=(Disc(1, role),)) for notes in (0, 1))
        assert width(alone) > 20 > width(noted)


def test_a_digit_that_excludes_stands_in_a_ring(qtbot: QtBot, theme: Theme) -> None:
    plain, ringed = (
        picture(Cell(4, given=True, discs=discs), theme, 60) for discs in ((), (Disc(4, "placed"),))
    )
    assert plain != ringed
    assert ringed.pixelColor(30, 30) == plain.pixelColor(30, 30)


def test_what_lies_ahead_is_grey_in_every_role(each_theme: Theme) -> None:
    inks = {ink_of(Disc(1, role, ahead=True), each_theme).rgb() for role in ROLES}
    assert len(inks) == 1
    assert not inks & {ink_of(Disc(1, role), each_theme).rgb() for role in ROLES}
