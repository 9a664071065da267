# SPDX-License-Identifier: MIT
"""The question before something would be lost: three answers, and closing it is to cancel."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_qt.views.dialogs.loss_box import LossBox

Answer = QMessageBox.StandardButton
LOST = "SadMan Sudoku (.sdk) cannot hold: colours."


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        (Answer.Save, LossBox.Choice.SAVE),
        (Answer.Retry, LossBox.Choice.OTHER),
        (Answer.Cancel, LossBox.Choice.CANCEL),
        (None, LossBox.Choice.CANCEL),
    ],
)
def test_each_answer_is_a_choice(
    answer: Answer | None, choice: LossBox.Choice, qtbot: QtBot
) -> None:
    said: list[str] = []

    def click() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, LossBox)
        said.extend((box.text(), *(button.text() for button in box.buttons())))
        if answer is None:
            box.close()
        else:
            box.button(answer).click()

    QTimer.singleShot(0, click)
    assert LossBox.ask_about(LOST, None) is choice
    assert said[0].startswith(LOST)
    assert {"&Save anyway", "&Another format…"} <= set(said)
