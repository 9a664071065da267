# SPDX-License-Identifier: MIT
"""The foot of a dialog: a strip with its buttons, one of which is primary and filled."""

from collections.abc import Iterable

from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox, QPushButton, QWidget

from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.themed import PRIMARY, ThemedWidget

Kind = QDialogButtonBox.StandardButton
MEANT = QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.RejectRole
"""The role of the filled button; the second if no button has the first."""


class DialogButtons(QDialogButtonBox):
    """Qt's button box without the coloured icons that some desktop styles add."""

    def __init__(self, kinds: Kind) -> None:
        super().__init__(kinds)
        roles = [(self.buttonRole(button), button) for button in self.buttons()]
        fill_one(button for meant in MEANT for role, button in roles if role == meant)
        for button in self.buttons():
            button.setIcon(QIcon())


def fill_one(buttons: Iterable[QAbstractButton]) -> None:
    """Fill the first of some buttons: it is the primary one, which Return presses."""
    button = next(iter(buttons), None)
    if button is not None:
        button.setProperty(PRIMARY, True)  # noqa: FBT003 - Qt's
    if isinstance(button, QPushButton):
        button.setDefault(True)


class DialogFoot(ThemedWidget):
    """The strip: a line above it, a quiet widget at the left, the buttons at the right."""

    def __init__(self, buttons: QWidget, left: QWidget | None = None) -> None:
        super().__init__()
        lay_out(self, row(left, filling(buttons), gap="wide", inset=("frame", "wide")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, self.theme.edge)
        painter.end()
