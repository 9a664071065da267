# SPDX-License-Identifier: MIT
"""A page that fills the window below its menus in place of a game, which is paused."""

from PySide6.QtWidgets import QWidget

from sudoku_qt.views.themed import ThemedWidget


class FullPage(ThemedWidget):
    """What the window knows of such a page: a theme, and its parts."""

    def parts(self) -> list[QWidget]:
        """The visible parts that keys can move between."""
        raise NotImplementedError

    def body(self) -> QWidget:
        """The part that is read, over whose lower edge a notice may lie."""
        return self
