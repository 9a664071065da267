# SPDX-License-Identifier: MIT
"""The dialog with the licences of everything that the program consists of, word for word."""

from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
)

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons, DialogFoot
from sudoku_qt.views.window.main_window import MainWindow

FIRST = "sudoku-qt"
"""Whose licence stands on top: the program's own."""


class LicencesDialog(Themed, QDialog):
    """Shows the texts of a folder, one file each, chosen by their names."""

    def __init__(self, folder: Path, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Licences"))
        theme = self.theme
        found = folder.glob("*.txt")
        self._paths = sorted(found, key=lambda path: (path.stem != FIRST, path.stem.lower()))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("The text of the licence"))
        self.names = QListWidget()
        self.names.setAccessibleName(self.tr("Parts of the program"))
        self.names.addItems([path.stem for path in self._paths])
        self.names.setMaximumWidth(theme.px(200))
        self.names.currentRowChanged.connect(self._show_text)
        self.names.setCurrentRow(0)
        row = QHBoxLayout()
        row.setSpacing(STEP)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        row.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        row.addWidget(self.names)
        row.addWidget(self.text, 1)
        column.addWidget(DialogFoot(buttons))
        self.resize(theme.px(820), theme.px(560))

    def _show_text(self, row: int) -> None:
        path = self._paths[row]
        self.text.setPlainText(path.read_text(encoding="utf-8", errors="replace"))
