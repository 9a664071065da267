# SPDX-License-Identifier: MIT
"""The picture of a Gomoku game: the board as shown, but without a cursor."""

from dataclasses import replace
from typing import cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.controllers.gomoku import words
from sudoku_qt.controllers.gomoku.parts import GomokuParts
from sudoku_qt.controllers.gomoku.play.records import as_text
from sudoku_qt.models.gomoku.model import GomokuModel
from sudoku_qt.views.board.picture import FramedBoard, PictureLook
from sudoku_qt.views.gomoku.page import GomokuPage
from sudoku_qt.views.gomoku.picture import paint_board


def picture_of(parts: GomokuParts, look: PictureLook) -> FramedBoard:
    """The board of a model, with the look asked for."""
    model, page = cast("GomokuModel", parts.model), cast("GomokuPage", parts.page)
    board = page.look_in(look.theme)
    if look.coordinates:
        board = replace(board, coordinates=look.coordinates != "none")
    size = range(model.size)
    rows = [[model.point(row * model.size + column) for column in size] for row in size]

    def paint(onto: QPainter, room: QRect) -> None:
        paint_board(onto, room, rows, look.theme, board)

    title = words.description(parts.session.setup, model.state)
    return FramedBoard(paint, look, title, as_text(parts.session).strip())
