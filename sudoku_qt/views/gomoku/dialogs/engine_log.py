# SPDX-License-Identifier: MIT
"""The dialog that shows what other engines have said beside their moves."""

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons
from sudoku_qt.views.window.main_window import MainWindow

WIDTH, HEIGHT = 560, 400


class EngineLogDialog(Themed, QDialog):
    """Shows lines, the last one in sight, and copies them."""

    def __init__(self, lines: Sequence[str], window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("What engines say"))
        self.text = QPlainTextEdit("\n".join(lines))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setPlaceholderText(self.tr("No engine has said anything yet."))
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.setEnabled(bool(lines))
        copy.clicked.connect(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
        room = self.screen().availableSize()
        theme = self.theme
        self.resize(theme.px(WIDTH), theme.px(HEIGHT))
        self.resize(self.size().boundedTo(room))

    @classmethod
    def tell(cls, lines: Sequence[str], window: MainWindow) -> None:
        """Show lines until the player has read them."""
        dialog = cls(lines, window)
        dialog.exec()
        dialog.deleteLater()  # its signals hold it, so it would wait for Python's collector

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
