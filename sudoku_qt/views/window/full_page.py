# SPDX-License-Identifier: MIT
"""What fills the window below its menus in place of a game, which waits meanwhile."""

from PySide6.QtWidgets import QWidget

from sudoku_qt.views.themed import ThemedWidget


class FullPage(ThemedWidget):
    """What the window knows of it: a theme, and what keys can lead to."""

    def parts(self) -> list[QWidget]:
        """List what keys can lead to from part to part, all that can be seen now."""
        raise NotImplementedError

    def body(self) -> QWidget:
        """What is read on it, over whose lower edge a notice may lie."""
        return self
