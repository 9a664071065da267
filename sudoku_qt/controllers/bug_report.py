# SPDX-License-Identifier: MIT
"""The details for a bug report: versions, screen, last errors, and no personal data.

They are in English whatever the window's language, for the sake of those who fix the bug.
"""

import platform
from collections.abc import Callable, Iterator

import PySide6
from PySide6.QtCore import QObject, qVersion
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.store.error_log import last_errors
from sudoku_qt.store.personal import Cleaner

MOST_ERRORS = 10


class BugReport(QObject):
    """Puts the details on the clipboard. `app` returns the program's name and version."""

    def __init__(
        self, services: Services, appearance: Appearance, app: Callable[[], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services, self._appearance, self._app = services, appearance, app

    def copy_details(self) -> None:
        """Put the details on the clipboard, and say what they contain."""
        self._services.tell(self.copy())

    def copy(self) -> str:
        """Put the details on the clipboard; return the sentence about them."""
        cleaner = Cleaner.of_user()
        errors = last_errors(self._services.paths.errors, cleaner, MOST_ERRORS)
        facts = map(cleaner.without_names, self._facts())
        QGuiApplication.clipboard().setText("\n".join([*facts, "", *(errors or ["No errors."])]))
        text = (
            self.tr(
                "Copied: versions, system, screen and the last {count} errors.", "", len(errors)
            )
            if errors
            else self.tr("Copied: versions, system and screen. There were no errors.")
        )
        private = self.tr("It holds no names, no names of files and no puzzles.")
        return self.tr("{copied} {private}").format(
            copied=text.format(count=len(errors)), private=private
        )

    def _facts(self) -> Iterator[str]:
        """Yield facts on which a bug may depend."""
        appearance = self._appearance
        yield self._app()
        yield f"System: {platform.system()} {platform.release()} {platform.machine()}"
        yield f"Qt {qVersion()}, PySide {PySide6.__version__}, Python {platform.python_version()}"
        yield f"Display: {QGuiApplication.platformName()}"
        for screen in QGuiApplication.screens():
            size, scale = screen.size(), round(100 * screen.devicePixelRatio())
            yield f"Screen: {size.width()} x {size.height()} at {scale} %"
        yield f"Language: {appearance.language}"
        yield f"Theme: {appearance.theme().name}, zoom {appearance.zoom} %"
