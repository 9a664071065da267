# SPDX-License-Identifier: MIT
"""What the solver is told, asked for."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.compose.notes_dialog import NotesDialog
from sudoku_qt.views.theme import Theme

NOW = "Sixteen", "A. Setter", "Each row once"


@pytest.mark.parametrize("accepted", [True, False])
def test_what_stands_in_the_fields_is_told_where_it_is_accepted(
    qtbot: QtBot, theme: Theme, *, accepted: bool
) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NotesDialog)
        assert dialog.texts == NOW
        dialog.title.setText("  Seventeen ")
        (dialog.accept if accepted else dialog.reject)()

    QTimer.singleShot(0, answer)
    told = NotesDialog.ask(NOW, window)
    assert told == (("Seventeen", *NOW[1:]) if accepted else None)
