# SPDX-License-Identifier: MIT
"""The program's library: its window, and its background work."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.workers.importing import import_ahead
from sudoku_qt.late import late

if TYPE_CHECKING:  # parts that are made when they are asked for
    from sudoku_qt.controllers.library_window.background import LibraryBackground
    from sudoku_qt.controllers.library_window.window import LibraryWindow

LATER_MS = 4_000
"""How long after the start the library looks for work; the player has precedence."""


class ProgramLibrary(QObject):
    """Shows the library, whichever game is played."""

    def __init__(
        self,
        services: Services,
        games: GameSwitch,
        open_data: Callable[[bytes], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._services, self._games, self._open_data = services, games, open_data
        self._later = QTimer(self, singleShot=True, interval=LATER_MS)
        self._later.timeout.connect(self._begin)
        services.library.show_asked.connect(self.library)
        services.library.closing.connect(self._later.stop)
        services.library.failed.connect(self._complain)
        self._later.start()

    def _begin(self) -> None:
        """Look for work, after its modules were imported in a thread."""
        parts = LibraryAccess.library, ProgramLibrary.background
        self._services.jobs.start(import_ahead(parts), lambda _: self.background.begin())

    @late("sudoku_qt.controllers.library_window.background:LibraryBackground")
    def background(self, kind: "type[LibraryBackground]") -> "LibraryBackground":
        """The background work on entries."""
        return kind(self._services.library, self)

    @late("sudoku_qt.controllers.library_window.window:LibraryWindow")
    def _window(self, kind: "type[LibraryWindow]") -> "LibraryWindow":
        """The dialog, whether it is open or not."""
        return kind(self._services, self._games, self._open_data)

    def library(self) -> None:
        """Show the library."""
        self._window.library()

    def _complain(self, text: str) -> None:
        """Show an error, in the dialog if it is open."""
        window = ProgramLibrary._window.made(self)
        if window is None or not window.complain(text):
            self._services.complain(text)
