# SPDX-License-Identifier: MIT
"""A link: a word in the accent that leads somewhere else."""

from PySide6.QtGui import QColor

from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface


class LinkButton(WordButton):
    """A quiet word in the accent, with no ground of its own until the mouse is there."""

    def surface(self) -> Surface:
        """Whatever lies below, until the mouse is there."""
        if self.isDown():
            return Surface(self.theme.press)
        return Surface(self.theme.hover if self.underMouse() else NOTHING)

    def ink(self) -> QColor:
        """That of words on the accent's ground."""
        return self.theme.accent_text
