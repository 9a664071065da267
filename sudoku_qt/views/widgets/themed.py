# SPDX-License-Identifier: MIT
"""A widget that is painted from a theme: what a page knows of its cards."""

from PySide6.QtWidgets import QWidget

from sudoku_qt.views.theme import Theme


class Themed(QWidget):
    """Anything that is painted from a theme and can be given another."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    @property
    def folded_height(self) -> int:
        """How low it can be and still tell what matters most, where its minimum has no room."""
        return self.minimumSizeHint().height()


class Dock(Themed):
    """What can stand at the right of everything in the window, or in the place of the cards."""

    def set_beside(self, on: bool) -> None:  # noqa: FBT001 - the two places of a dock
        """Stand at the right of everything from now on, or in the cards' place."""
        raise NotImplementedError
