# SPDX-License-Identifier: MIT
"""About: what runs, in text that can be copied and that opens nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_qt.paths import resource
from sudoku_qt.views.dialogs.about import AboutDialog, LicencesDialog
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.parts import part

LICENCES = resource("licences")


def test_it_names_the_engines_qt_and_the_licences(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = AboutDialog(["Sudoku: compiled", "Gomoku: plain Python"], LICENCES, window)
    facts = dialog.facts.text()
    for fact in ("Sudoku: compiled", "Gomoku: plain Python", qVersion(), "MIT", "LGPL", "Inter"):
        assert fact in facts
    assert dialog.facts.textFormat() == Qt.TextFormat.PlainText
    assert dialog.facts.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert not dialog.facts.openExternalLinks()


def test_its_texts_are_the_smaller_the_farther_down(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = AboutDialog([], LICENCES, window)
    dialog.tell("Copied.")
    dialog.show()
    texts = [each for each in dialog.findChildren(QLabel) if each.isVisible() and each.text()]
    texts.sort(key=lambda each: each.mapTo(dialog, each.rect().topLeft()).y())

    assert [each.font().pixelSize() for each in texts] == [20, 14, 13, 13]
    assert dialog.width() == 460


def test_it_shows_the_programs_picture_where_there_is_one(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    pictures = []
    for icon in (QIcon(), QIcon(QPixmap(96, 96))):
        window.setWindowIcon(icon)
        labels = AboutDialog([], LICENCES, window).findChildren(QLabel)
        pictures.append(sum(not label.pixmap().isNull() for label in labels))
    assert pictures == [0, 1]


def test_its_button_closes_it(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = AboutDialog([], LICENCES, window)
    dialog.show()
    close = QDialogButtonBox.StandardButton.Close
    qtbot.mouseClick(part(dialog, QDialogButtonBox).button(close), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_the_licences_are_one_click_away(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = AboutDialog([], LICENCES, window)
    shown: list[str] = []
    monkeypatch.setattr(
        LicencesDialog, "exec", lambda opened: shown.append(opened.text.toPlainText())
    )
    (button,) = (
        button for button in dialog.findChildren(QPushButton) if button.text() == "&Licences…"
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(shown) == 1
    assert "GNU" in shown[0]


def test_details_can_be_copied_and_it_says_so(qtbot: QtBot, theme: Theme) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    dialog = AboutDialog([], LICENCES, window)
    dialog.copy_clicked.connect(lambda: dialog.tell("Copied."))
    dialog.show()
    keys = part(dialog, QDialogButtonBox).findChildren(QPushButton)
    copy = next(key for key in keys if "opy" in key.text())
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert dialog.outcome.isVisible()
    assert dialog.outcome.text() == "Copied."


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
