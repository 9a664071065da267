# SPDX-License-Identifier: MIT
"""A question is asked in words: no picture, no icons on the buttons, and "Don't save"."""

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.paths import resource
from sudoku_qt.views.dialogs.question_box import Answer, LossBox, QuestionBox
from sudoku_qt.views.sizes import STEP

ANSWERS = Answer.Save | Answer.Discard | Answer.Cancel


@pytest.fixture
def box() -> QuestionBox:
    """A box with the course program's three answers."""
    return QuestionBox("Leave", "Save it?", ANSWERS, None)


@pytest.mark.usefixtures("style_with_icons")
def test_there_is_no_picture_and_no_icon() -> None:
    made = QuestionBox("Leave", "Save it?", ANSWERS, None)
    assert made.icon() is QMessageBox.Icon.NoIcon
    assert made.iconPixmap().isNull()
    assert all(button.icon().isNull() for button in made.buttons())


def test_leaving_it_unsaved_is_called_so(box: QuestionBox) -> None:
    assert box.button(Answer.Discard).text() == "&Don't save"


def test_it_is_called_so_in_chinese_and_the_others_are_chinese_too(qapp: QApplication) -> None:
    loaded = list(translators("zh_CN", resource("i18n"), qapp))
    for translator in loaded:
        qapp.installTranslator(translator)
    try:
        box = QuestionBox("离开", "保存？", ANSWERS, None)
        words = [box.button(answer).text() for answer in (Answer.Save, Answer.Discard)]
    finally:
        for translator in loaded:
            qapp.removeTranslator(translator)
    assert words == ["保存", "不保存(&N)"]


def test_the_answer_is_the_button_s(box: QuestionBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QuestionBox, "exec", lambda _box: Answer.Save.value)
    assert QuestionBox.ask("Leave", "Save it?", ANSWERS, None) is Answer.Save


def test_the_question_begins_where_its_buttons_do(box: QuestionBox, qtbot: QtBot) -> None:
    qtbot.addWidget(box)
    box.show()
    words = box.findChild(QLabel, "qt_msgbox_label")
    assert isinstance(words, QLabel)
    left = words.mapTo(box, words.contentsRect().topLeft()).x()
    first = min(button.mapTo(box, QPoint()).x() for button in box.buttons())
    assert 0 <= first - left <= 2 * STEP
    assert left <= 3 * STEP + 1


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
