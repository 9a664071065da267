# SPDX-License-Identifier: MIT
"""The dialog about the program: its version, what it runs on, and its licences."""

import platform
from collections.abc import Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, Signal, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import SPRING, Placed, column, filling, placed, row
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import announce

FIRST_LICENCE = "sudoku-qt"
"""The licence that is listed first: the program's own."""
LINKS = (
    "https://doc.qt.io/qtforpython-6",
    "https://rsms.me/inter",
)
"""Plain text on purpose: the program opens no browser without being asked."""


class AboutDialog(Dialog):
    """Shows the version, the kernels in use, and the licences.

    `licences` is the folder of the licence texts.
    """

    copy_clicked = Signal()
    """The details for a bug report are to be copied."""

    def __init__(self, engines: Sequence[str], licences: Path, window: MainWindow) -> None:
        super().__init__(self.tr("About sudoku-qt"), window)
        self._licences, self._window = licences, window
        name = Line(20, Weight.DemiBold)
        name.setText(f"sudoku-qt {QCoreApplication.applicationVersion()}".strip())
        what = Paragraph(14)
        what.setText(self.tr("A Sudoku and Gomoku program for the desktop."))
        self.facts = Paragraph(13, ink="muted")
        self.facts.setText("\n".join(self._facts(engines)))
        self.facts.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.outcome = Paragraph(13, ink="good")
        self.outcome.hide()
        words = column(name, what, self.facts, self.outcome, SPRING, gap="usual")
        picture = self._picture(window.windowIcon())
        self.set_body(row(picture, filling(words), gap="frame", inset="frame"))
        self.add_foot()
        self.add_button(self.tr("&Copy details"), self.copy_clicked.emit)
        self.add_button(self.tr("&Licences…"), self._show_licences)
        self.setMinimumWidth(self.at_most(460))

    def tell(self, text: str) -> None:
        """Show a message about what was done."""
        self.outcome.setText(text)
        self.outcome.show()
        announce(self.outcome, text)
        self.soon(self.grow)

    def _facts(self, engines: Sequence[str]) -> list[str]:
        return [
            *engines,
            self.tr("Python {python}, Qt {qt}, PySide {pyside}").format(
                python=platform.python_version(), qt=qVersion(), pyside=PySide6.__version__
            ),
            "",
            self.tr("This program: MIT License. Qt and PySide: LGPL 3."),
            self.tr("Digits: Inter, SIL Open Font License 1.1."),
            *LINKS,
        ]

    def _show_licences(self) -> None:
        LicencesDialog(self._licences, self._window).exec()

    def _picture(self, icon: QIcon) -> Placed | None:
        picture = QLabel()
        picture.setPixmap(icon.pixmap(96, 96))
        return None if icon.isNull() else placed(picture, Qt.AlignmentFlag.AlignTop)


class LicencesDialog(Dialog):
    """Shows the texts in a folder, one a file, chosen by name."""

    def __init__(self, folder: Path, window: MainWindow) -> None:
        super().__init__(self.tr("Licences"), window)
        found = sorted(folder.glob("*.txt"), key=lambda path: path.stem.lower())
        self._paths = sorted(
            found, key=lambda path: (path.stem != FIRST_LICENCE, path.stem.lower())
        )
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
