# SPDX-License-Identifier: MIT
"""The parts of a hint's card paint what they are told."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.views.sudoku.hint.parts import Crumbs, LegendList, LegendRow, StageBar
from sudoku_qt.views.theme import Theme


def picture(qtbot: QtBot, widget: QWidget, width: int, height: int) -> QImage:
    """A part as it is painted."""
    qtbot.addWidget(widget)
    widget.resize(width, height)
    return widget.grab().toImage()


def count(image: QImage, colour: QColor) -> int:
    """How many pixels have a colour."""
    return sum(
        image.pixelColor(x, y) == colour
        for x in range(image.width())
        for y in range(image.height())
    )


def test_a_bar_more_is_filled_at_each_stage(qtbot: QtBot, theme: Theme) -> None:
    filled = []
    for stage in range(5):
        bar = StageBar()
        bar.set_stage(stage)
        filled.append(count(picture(qtbot, bar, 200, 16), theme.cursor))
    assert filled == sorted(filled)
    assert len(set(filled)) == 5


def test_long_meanings_take_more_lines(qtbot: QtBot, theme: Theme) -> None:
    legend = LegendList()
    qtbot.addWidget(legend)
    legend.set_rows([LegendRow("short", Disc(1, "set_a"))])
    one = legend.heightForWidth(240)
    legend.set_rows([LegendRow("one of these is true, whatever else may hold " * 3, None, "weak")])
    assert legend.heightForWidth(240) > 1.5 * one


def test_links_have_their_sign_and_discs_their_colour(qtbot: QtBot, theme: Theme) -> None:
    legend = LegendList()
    legend.set_rows([LegendRow("a", Disc(1, "set_b")), LegendRow("b", link="strong")])
    image = picture(qtbot, legend, 240, 60)
    assert count(image, theme.set_b) > 100
    assert count(image, theme.link) > 20


def test_of_a_long_walk_the_present_station_is_in_sight(qtbot: QtBot, theme: Theme) -> None:
    crumbs = Crumbs()
    crumbs.set_stations([f"r{number}c1=1" for number in range(1, 10)], 8)
    assert count(picture(qtbot, crumbs, 200, 26), theme.accent_text) > 5


def test_a_station_that_the_edge_would_cut_ends_with_three_dots(qtbot: QtBot, theme: Theme) -> None:
    crumbs = Crumbs()
    crumbs.set_stations(["r1c1=1", "r1c2=2", "lllllllllllllllllllllll"], 0)
    image = picture(qtbot, crumbs, 190, 26)
    above_the_dots = image.copy(image.width() - 8, 0, 8, image.height() // 2)
    ground = image.pixelColor(0, 0)
    assert count(above_the_dots, ground) == above_the_dots.width() * above_the_dots.height()
