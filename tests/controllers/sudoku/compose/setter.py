# SPDX-License-Identifier: MIT
"""A setter who draws rules in the window, with the mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_qt.controllers.sudoku.compose.drawing import Drawing
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from tests.controllers.conftest import Program

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


class Setter:
    """Somebody who draws."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.board = program.controller.page.board

    @property
    def drawing(self) -> Drawing:
        """The part that draws."""
        return self.program.controller.drawing

    def there(self) -> tuple[Constraint, ...]:
        """The constraints drawn so far."""
        drawn = self.program.controller.session.state.drawn
        return drawn.rules.constraints if drawn else ()

    def take(self, family: str, tool: str = "") -> None:
        """Choose a family and a tool by clicks."""
        palette = self.drawing.palette
        palette.families._parts[family].click()
        if tool:
            palette.grids[family].tiles[tool].click()
        self.program.settle()

    def drag(self, *cells: int) -> None:
        """Drag through the middles of cells."""
        points = [self.board.cell_rect(*divmod(cell, self.board.count)).center() for cell in cells]
        surface = self.board.surface
        self.program.qtbot.mousePress(surface, LEFT, pos=points[0])
        for point in points[1:]:
            move_to(surface, point)
        self.program.qtbot.mouseRelease(surface, LEFT, pos=points[-1])
        self.program.settle()

    def click(self, across: float, down: float) -> None:
        """Click a place, in cells."""
        geometry, ratio = self.board.board, self.board.devicePixelRatioF()
        point = QPoint(
            round((geometry.left + across * geometry.side / self.board.count) / ratio),
            round((geometry.top + down * geometry.side / self.board.count) / ratio),
        )
        self.program.qtbot.mouseClick(self.board.surface, LEFT, pos=point)
        self.program.settle()

    def type(self, *keys: Key) -> None:
        """Press keys on the board."""
        for key in keys:
            self.program.press(key)
        self.program.settle()

    def said(self) -> str:
        """What the card of the survey says."""
        card = self.program.controller.cards.compose
        return f"{card.accessibleName()} · {card.accessibleDescription()}"


def move_to(surface: QWidget, point: QPoint) -> None:
    """Move the mouse, with its left button held."""
    there = surface.mapToGlobal(point)
    none, held = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    place = QPointF(point), QPointF(there)
    QApplication.sendEvent(  # qtbot's move has no button
        surface,
        QMouseEvent(QEvent.Type.MouseMove, *place, none, LEFT, held),
    )
