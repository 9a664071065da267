# SPDX-License-Identifier: MIT
"""The licences: every text of the folder whole, the program's own first."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from sudoku_qt.paths import resource
from sudoku_qt.views.dialogs.licences import LicencesDialog
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow


def test_each_text_is_shown_whole_and_our_own_first(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    texts = {"Python": "PSF\n", "appdirs": "MIT\n", "sudoku-qt": "MIT, ours\n"}
    for name, text in texts.items():
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = LicencesDialog(tmp_path, window)
    names = [dialog.names.item(row).text() for row in range(dialog.names.count())]
    assert names == ["sudoku-qt", "appdirs", "Python"]
    for row, name in enumerate(names):
        dialog.names.setCurrentRow(row)
        assert dialog.text.toPlainText() == texts[name]
    assert dialog.text.isReadOnly()


def test_qt_s_licences_are_there_word_for_word(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = LicencesDialog(resource("licences"), window)
    shown = {}
    for row in range(dialog.names.count()):
        dialog.names.setCurrentRow(row)
        shown[dialog.names.item(row).text()] = dialog.text.toPlainText()
    assert "END OF TERMS AND CONDITIONS" in shown["GPL-3.0"]
    assert "6. Revised Versions of the GNU Lesser General Public License." in shown["LGPL-3.0"]
    assert "LGPL-3.0" in shown["Qt"]
