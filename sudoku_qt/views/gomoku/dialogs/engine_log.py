# SPDX-License-Identifier: MIT
"""The dialog with the log of what external engines said besides their moves."""

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import column, filling
from sudoku_qt.views.window.main_window import MainWindow

WIDTH, HEIGHT = 560, 400


class EngineLogDialog(Dialog):
    """Shows lines, scrolled to the last one, and copies them."""

    def __init__(self, lines: Sequence[str], window: MainWindow) -> None:
        super().__init__(self.tr("What engines say"), window)
        self.text = QPlainTextEdit("\n".join(lines))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setPlaceholderText(self.tr("No engine has said anything yet."))
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())
        buttons = self.made_buttons()
        self.add_button(self.tr("&Copy"), self._copy).setEnabled(bool(lines))
        self.set_body(column(filling(self.text), buttons, gap="wide", inset="wide"))
        self.open_at(WIDTH, HEIGHT)

    @classmethod
    def tell(cls, lines: Sequence[str], window: MainWindow) -> None:
        """Show lines until the player closes the dialog."""
        dialog = cls(lines, window)
        dialog.exec()
        dialog.deleteLater()  # its signals hold it, so it would wait for Python's collector

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
