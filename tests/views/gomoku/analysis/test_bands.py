# SPDX-License-Identifier: MIT
"""Bands on the board: under the stones, in the ink of their role, with dashes beyond them."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.models.gomoku.drawing import Band, GomokuDrawing
from sudoku_qt.views.gomoku.analysis.bands import band_colour
from sudoku_qt.views.gomoku.look import look_of
from sudoku_qt.views.gomoku.view import GomokuView
from sudoku_qt.views.theme import Theme
from tests.views.gomoku.positions import gomoku_model, played

SIDE = 611


def test_a_threat_of_the_opponent_looks_otherwise_than_ones_own(theme: Theme) -> None:
    assert band_colour(theme, against=True) != band_colour(theme, against=False)


def test_a_band_lies_between_its_stones_and_dashes_lead_on(
    qtbot: QtBot, theme: Theme, owner: QObject
) -> None:
    view = GomokuView(look_of(theme, "wood", coordinates=True, numbers=True))
    qtbot.addWidget(view)
    model = gomoku_model(played(owner, "g8 a1 i8 c1"))
    view.setModel(model)
    view.resize(SIDE, SIDE)
    view.show()
    first, gap, last, gain = (point_named(15, name) for name in ("g8", "h8", "i8", "j8"))
    places = [view.cell_rect(*divmod(point, 15)).center() for point in (gap, gain)]
    before = view.grab().toImage()
    model.set_drawing(GomokuDrawing((Band(first, last, (gain,), against=True),)))
    after = view.grab().toImage()
    off = view.cell_rect(0, 0).width() // 4
    between = places[0].x() + off, places[0].y() + off
    assert before.pixelColor(*between) != after.pixelColor(*between)
    beyond = places[1].x() + off, places[1].y() + off
    assert before.pixelColor(*beyond) == after.pixelColor(*beyond), "the dashes are thin"
    model.set_drawing()
    assert view.grab().toImage() == before
