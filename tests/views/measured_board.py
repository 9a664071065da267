# SPDX-License-Identifier: MIT
"""A program that paints the window at the scale of QT_SCALE_FACTOR and measures its lines.

It prints, as JSON, the ratio and the runs of equal pixels across and down the board, read from
the picture: [[colour, length], ...]. Started by test_at_scales.py, a process for each scale.
"""

import json
import sys
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.sudoku.positions import empty, model_of

THEMES = Path(__file__).resolve().parent.parent.parent / "resources" / "themes"


def main() -> None:
    """Paint, measure, print."""
    app = QApplication(sys.argv)
    wear(Theme.read(THEMES / "light.json"))
    window, page = MainWindow(), SudokuPage()
    WindowBars(window)
    session = empty(window)
    model = model_of(session)
    page.set_model(model)
    SudokuCards(page, model)
    window.set_page(page)
    window.resize(913, 701)
    window.show()
    app.processEvents()
    picture = window.grab().toImage()
    ratio = page.devicePixelRatioF()
    corner = page.board.surface.mapTo(window, QPoint(0, 0)) * ratio
    board = page.board.board
    # Through the middle of the last row and of the last column, where no peer is shaded but one.
    x = corner.x() + board.left + board.starts[8] + board.cell // 2
    y = corner.y() + board.top + board.starts[8] + board.cell // 2
    measured = {"ratio": ratio, "across": across(picture, y), "down": down(picture, x)}
    print(json.dumps(measured))  # noqa: T201 - what it measured is its answer


def across(picture: QImage, y: int) -> list[tuple[str, int]]:
    """The runs of a row of pixels."""
    return runs([picture.pixelColor(x, y).name() for x in range(picture.width())])


def down(picture: QImage, x: int) -> list[tuple[str, int]]:
    """The runs of a column of pixels."""
    return runs([picture.pixelColor(x, y).name() for y in range(picture.height())])


def runs(colours: list[str]) -> list[tuple[str, int]]:
    """Count equal neighbours."""
    return [(colour, len(list(group))) for colour, group in groupby(colours)]


if __name__ == "__main__":
    main()
