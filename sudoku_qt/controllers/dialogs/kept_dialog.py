# SPDX-License-Identifier: MIT
"""A dialog that is slow to create, and is kept for as long as it would look the same."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QDialog

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

DialogT = TypeVar("DialogT", bound=QDialog)


class KeptDialog(Generic[DialogT]):
    """Creates a dialog over a window, again only if theme, size or language have changed."""

    def __init__(self, window: MainWindow, make: Callable[[], DialogT]) -> None:
        self._window, self._make = window, make
        self._dialog: DialogT | None = None
        self._made_for: tuple[Theme, str] | None = None

    def dialog(self, language: str) -> DialogT:
        """The dialog in a language."""
        key = self._window.theme, language
        if self._dialog is None or key != self._made_for:
            if self._dialog is not None:
                self._dialog.deleteLater()
            self._dialog, self._made_for = self._make(), key
        return self._dialog
