# SPDX-License-Identifier: MIT
"""Finding the parts that a widget is made of, and what lies over a board."""

from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.board.veil import Veil
from sudoku_qt.views.board.view import BoardView

Part = TypeVar("Part", bound=QWidget)


def part(whole: QWidget, kind: type[Part]) -> Part:
    """The first part of a kind; there has to be one."""
    found = whole.findChild(kind)
    assert found is not None
    return found


def veils(board: BoardView) -> list[Veil]:
    """The veils that are there once what was to go is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return board.surface.findChildren(Veil)
