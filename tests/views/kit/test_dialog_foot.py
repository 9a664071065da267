# SPDX-License-Identifier: MIT
"""A dialog's buttons wear no icons, whatever the style of the desktop does."""

import pytest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from sudoku_qt.views.kit.dialog_foot import DialogButtons
from sudoku_qt.views.themed import PRIMARY

KINDS = QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel


@pytest.mark.usefixtures("style_with_icons")
def test_there_are_no_icons_where_the_style_wants_them() -> None:
    plain, ours = QDialogButtonBox(KINDS), DialogButtons(KINDS)
    assert not any(button.icon().isNull() for button in plain.buttons())
    assert all(button.icon().isNull() for button in ours.buttons())
    assert [button.text() for button in ours.buttons()]


def test_return_presses_the_button_that_is_filled(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    field, buttons = QLineEdit(), DialogButtons(KINDS)
    column = QVBoxLayout(dialog)
    for part in (field, buttons):
        column.addWidget(part)
    filled = next(button for button in buttons.buttons() if button.property(PRIMARY))
    assert isinstance(filled, QPushButton)
    assert filled.isDefault(), "before it is shown, when its room is measured"
    filled.setEnabled(False)
    dialog.show()
    filled.setEnabled(True)
    assert filled.isDefault()
