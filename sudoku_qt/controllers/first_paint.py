# SPDX-License-Identifier: MIT
"""The first paint: what a player sees at once, the window with the board of the game that was left.

Menus, cards and everything that answers a key are the shell's. It is built right after the first
paint, in the room that is kept for it here.
"""

from collections.abc import Sequence

from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

USUAL_SIZE = "window_width", "window_height"
"""Under which names the settings know how large the window would be at 100 %."""
LARGEST = 100_000


class FirstPaint:
    """A window that can be shown, and the board of a game in it."""

    def __init__(self, games: Sequence[GameEntry], settings: Settings, theme: Theme) -> None:
        self.games = games
        self.entry = entry_named(games, settings.text("game"))
        self.parts = self.entry.create_page(theme, settings)
        self.window = MainWindow(theme)
        self.window.set_page(self.parts.page)
        geometry = settings.blob("window")
        if not geometry.isEmpty():
            width, height = (settings.number(name, 0, 0, LARGEST) for name in USUAL_SIZE)
            zoom = settings.number("window_zoom", round(theme.zoom * 100), 1, LARGEST) / 100
            self.window.restore(geometry, width, height, zoom)
