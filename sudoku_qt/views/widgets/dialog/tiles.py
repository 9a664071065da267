# SPDX-License-Identifier: MIT
"""Tiles: a few buttons in a row, one of which is selected and framed in the accent."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sudoku_qt.views.kit.layout import column, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.surfaces import Surface


class Tile(WordButton):
    """A tile; arrows move to the next one, and select it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def surface(self) -> Surface:
        """The surface, with a frame twice as wide if it is selected."""
        surface = super().surface()
        return surface._replace(width=2) if self.isChecked() else surface


class Tiles(ThemedWidget):
    """Rows of tiles with keys; the first is selected initially."""

    chosen = Signal(str)
    """Another tile was chosen."""

    def __init__(self, parent: QWidget | None = None, *, rows: int = 1, a_row: int = 0) -> None:
        """There is one row, or there are several that hold so many tiles each."""
        super().__init__(parent)
        self.tiles: dict[str, Tile] = {}
        self._rows, self._a_row = [QHBoxLayout() for _ in range(rows)], a_row
        parts = [row(gap="usual", grows=True, into=each) for each in self._rows]
        lay_out(self, column(*parts, gap="usual", grows=True))

    def add(self, key: str, tile: Tile) -> None:
        """Add a tile at the right, in the next row if that is full."""
        into = self._rows[len(self.tiles) // self._a_row if self._a_row else 0]
        self.tiles[key] = tile
        into.addWidget(tile, 1)
        tile.setChecked(len(self.tiles) == 1)
        tile.toggled.connect(lambda on: self._follow(key) if on else None)
        self._follow_tab()

    def _follow(self, key: str) -> None:
        self._follow_tab()
        self.chosen.emit(key)

    def _follow_tab(self) -> None:
        """Let Tab reach only the chosen tile; Qt does so only after one had the focus."""
        policies = Qt.FocusPolicy.ClickFocus, Qt.FocusPolicy.StrongFocus
        for tile in self.tiles.values():
            tile.setFocusPolicy(policies[tile.isChecked()])

    @property
    def key(self) -> str:
        """The key of the selected tile."""
        return next(key for key, tile in self.tiles.items() if tile.isChecked())

    def choose(self, key: str) -> None:
        """Select a tile by its key; an unknown key selects the first."""
        tile = self.tiles.get(key) or next(iter(self.tiles.values()))
        tile.setChecked(True)
