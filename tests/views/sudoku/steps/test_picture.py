# SPDX-License-Identifier: MIT
"""The picture of a step shows board, drawing and caption, in either format alike."""

import pytest
from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.views.board.picture import png, svg
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.sudoku.steps.picture import BOARD, MARGIN, StepPicture, StepShown
from sudoku_qt.views.theme import Theme
from tests.case_steps import first_step
from tests.views.pixels import colours
from tests.views.sudoku.positions import model_of


@pytest.fixture
def shown(session: SudokuSession) -> StepShown:
    """An XY-Wing."""
    grid, step = first_step("xy_wing")
    model = model_of(session)
    model.show(grid)
    drawing = drawing_of(step)
    model.set_drawing(drawing)
    cells = [model.cell(cell) for cell in range(81)]
    return StepShown(cells, drawing, "XY-Wing", "One of the two is true. " * 9)


def drawn(data: bytes, size: QSize) -> QImage:
    """An SVG file as it is seen at a size."""
    renderer = QSvgRenderer(QByteArray(data))
    assert renderer.isValid()
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def test_a_png_has_the_roles_of_the_step_and_a_caption(shown: StepShown, dark: Theme) -> None:
    picture = StepPicture(shown, dark)
    image = QImage.fromData(png(picture))
    assert image.size() == picture.size
    board = colours(image.copy(MARGIN, MARGIN, BOARD, BOARD))
    roles = {disc.role for discs in shown.drawing.discs.values() for disc in discs}
    assert {getattr(dark, role).name() for role in roles} <= board
    below = QRect(0, BOARD + 2 * MARGIN, image.width(), image.height() - BOARD - 2 * MARGIN)
    assert {dark.text.name(), dark.panel.name()} <= colours(image.copy(below))


def test_an_svg_is_no_picture_of_pixels_and_looks_the_same(shown: StepShown, theme: Theme) -> None:
    picture = StepPicture(shown, theme)
    data = svg(picture)
    assert b"<image" not in data
    assert b"<title>XY-Wing</title>" in data
    image = drawn(data, picture.size)
    other = QImage.fromData(png(picture))
    board = QRect(MARGIN, MARGIN, BOARD, BOARD)
    differing = [
        (x, y)
        for x in range(board.left(), board.right(), 7)
        for y in range(board.top(), board.bottom(), 7)
        if far(image.pixelColor(x, y), other.pixelColor(x, y)) > 120
    ]
    assert len(differing) < 0.002 * (BOARD / 7) ** 2


def far(one: QColor, two: QColor) -> int:
    """How much two colours differ."""
    return (
        abs(one.red() - two.red()) + abs(one.green() - two.green()) + abs(one.blue() - two.blue())
    )


def test_a_longer_sentence_makes_a_higher_picture(shown: StepShown, theme: Theme) -> None:
    short = StepPicture(shown._replace(sentence="So."), theme).size
    long = StepPicture(shown._replace(sentence="So. " * 200), theme).size
    assert long.width() == short.width()
    assert long.height() > short.height() + 100


def test_a_board_stands_in_the_middle_of_its_room(shown: StepShown, theme: Theme) -> None:
    image = QImage(500, 300, QImage.Format.Format_RGB32)
    image.fill(theme.window)
    painter = QPainter(image)
    BoardPicture(theme).paint(painter, QRect(0, 0, 500, 300), shown)
    painter.end()
    row = [x for x in range(500) if image.pixelColor(x, 150) != theme.window]
    assert abs(row[0] + row[-1] - 499) <= 2
    assert row[-1] - row[0] > 280
