# SPDX-License-Identifier: MIT
"""The first paint: everything a player sees at once, the window with the board of the last game.

Menus, bars and cards, and the handling of keys, belong to the shell, which is built right after the
first paint, in the space that is kept for it here.
"""

from collections.abc import Sequence

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.window.main_window import MainWindow

USUAL_SIZE = "window_width", "window_height"
"""The keys of the settings for the window's size at 100 %."""
LARGEST = 100_000


class FirstPaint:
    """A window that can be shown: a page, its session and its model, as the player chose."""

    def __init__(
        self, games: Sequence[GameEntry], settings: Settings, appearance: Appearance
    ) -> None:
        self.games, self.settings, self.appearance = games, settings, appearance
        theme = appearance.theme()
        self.entry = entry_named(games, settings.text("game"))
        self.parts = self.entry.create_page(settings)
        self.window = MainWindow()
        self.window.set_page(self.parts.page)
        geometry = settings.blob("window")
        if not geometry.isEmpty():
            width, height = (settings.length(name, 0, LARGEST) for name in USUAL_SIZE)
            zoom = settings.number("window_zoom", round(theme.zoom * 100), 1, LARGEST) / 100
            self.window.restore(geometry, width, height, zoom)
