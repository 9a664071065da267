# SPDX-License-Identifier: MIT
"""The dialog that says what this program is and what it runs on."""

import platform
from collections.abc import Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout

from sudoku_qt.views.dialogs.licences import LicencesDialog
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons, DialogFoot
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import announce

LINKS = (
    "https://doc.qt.io/qtforpython-6",
    "https://rsms.me/inter",
)
"""Plain text on purpose: nothing here opens a browser behind the player's back."""


class AboutDialog(Themed, QDialog):
    """Shows the version, the engines that run, and under which licences all of it may be used.

    `licences` is the folder of their texts.
    """

    copy_clicked = Signal()
    """The details for a report of a bug are wanted."""

    def __init__(self, engines: Sequence[str], licences: Path, window: MainWindow) -> None:
        super().__init__(window)
        self._licences, self._window = licences, window
        self.setWindowTitle(self.tr("About sudoku-qt"))
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
        words = QVBoxLayout()
        words.setSpacing(STEP)
        row = QHBoxLayout()
        row.setSpacing(3 * STEP)
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        copy = buttons.addButton(self.tr("&Copy details"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self.copy_clicked)
        texts = buttons.addButton(self.tr("&Licences…"), QDialogButtonBox.ButtonRole.ActionRole)
        texts.clicked.connect(self._show_licences)
        column = QVBoxLayout(self)
        row.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        if not window.windowIcon().isNull():
            row.addWidget(self._picture(window.windowIcon()), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        for text in (name, what, self.facts):
            words.addWidget(text)
        self.told = Paragraph(13, ink="good")
        self.told.hide()
        words.addWidget(self.told)
        words.addStretch(1)
        column.addWidget(DialogFoot(buttons))
        self.setMinimumWidth(min(self.theme.px(460), self.screen().availableSize().width()))

    def tell(self, text: str) -> None:
        """Say what was done."""
        self.told.setText(text)
        self.told.show()
        announce(self.told, text)
        QTimer.singleShot(0, self, lambda: self.resize(self.size().expandedTo(self.sizeHint())))

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

    def _picture(self, icon: QIcon) -> QLabel:
        picture = QLabel()
        picture.setPixmap(icon.pixmap(96, 96))
        return picture
