# SPDX-License-Identifier: MIT
"""The dialog with the licences of all parts of the program, in full."""

from pathlib import Path

from PySide6.QtWidgets import QListWidget, QPlainTextEdit

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import filling, row
from sudoku_qt.views.window.main_window import MainWindow

FIRST = "sudoku-qt"
"""The licence that is listed first: the program's own."""


class LicencesDialog(Dialog):
    """Shows the texts in a folder, one a file, chosen by name."""

    def __init__(self, folder: Path, window: MainWindow) -> None:
        super().__init__(self.tr("Licences"), window)
        found = folder.glob("*.txt")
        self._paths = sorted(found, key=lambda path: (path.stem != FIRST, path.stem.lower()))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("The text of the licence"))
        self.names = QListWidget()
        self.names.setAccessibleName(self.tr("Parts of the program"))
        self.names.addItems([path.stem for path in self._paths])
        self.names.setMaximumWidth(self.theme.px(200))
        self.names.currentRowChanged.connect(self._show_text)
        self.names.setCurrentRow(0)
        self.set_body(row(self.names, filling(self.text), gap="usual", inset="frame"))
        self.add_foot()
        self.open_at(820, 560)

    def _show_text(self, place: int) -> None:
        path = self._paths[place]
        self.text.setPlainText(path.read_text(encoding="utf-8", errors="replace"))
