# SPDX-License-Identifier: MIT
"""The one dialog: its foot, its keys, how large it opens, and what comes of it."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from sudoku_qt.views.kit.dialog import SHARE, Dialog
from sudoku_qt.views.kit.dialog_foot import DialogFoot, Kind
from sudoku_qt.views.kit.layout import column
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import PRIMARY, wear
from tests.owners import delete_what_waits


def tall_body(height: int) -> QWidget:
    """Something that is so tall."""
    made = QLabel("tall")
    made.setFixedHeight(height)
    return made


@pytest.fixture
def asking(qtbot: QtBot) -> Dialog:
    """A dialog that asks for a name."""
    dialog = Dialog("Name", None)
    qtbot.addWidget(dialog)
    dialog.set_body(column(QLineEdit("Ada"), gap="usual", inset="frame"))
    dialog.add_foot(Kind.Ok, "&Begin", QLabel("quiet"))
    return dialog


def test_it_has_a_title_a_body_and_a_foot_below_it(asking: Dialog) -> None:
    asking.show()
    field, foot = asking.findChild(QLineEdit), asking.findChild(DialogFoot)
    assert asking.windowTitle() == "Name"
    assert isinstance(field, QLineEdit)
    assert isinstance(foot, DialogFoot)
    assert (field.x(), field.y()) == (24, 24)
    assert foot.geometry().bottom() == asking.rect().bottom()
    assert foot.width() == asking.width()
    assert foot.y() == field.geometry().bottom() + 1 + 24


def test_one_button_is_meant_and_return_presses_it(asking: Dialog, qtbot: QtBot) -> None:
    asking.show()
    meant = [each for each in asking.findChildren(QPushButton) if each.property(PRIMARY)]
    assert [each.text() for each in meant] == ["&Begin"]
    qtbot.keyClick(asking, Qt.Key.Key_Return)
    assert asking.result() == Dialog.DialogCode.Accepted


def test_return_presses_it_also_after_another_button_had_the_focus(
    asking: Dialog, qtbot: QtBot
) -> None:
    asking.show()
    asking.activateWindow()
    qtbot.waitUntil(asking.isActiveWindow)
    QApplication.processEvents()
    field = asking.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    cancel = asking.buttons.button(Kind.Cancel)
    cancel.setFocus(Qt.FocusReason.TabFocusReason)
    assert cancel.isDefault(), "while it has the focus"
    field.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert asking.result() == Dialog.DialogCode.Accepted


def test_return_presses_the_tool_button_that_has_the_focus(qtbot: QtBot) -> None:
    dialog, field, more = Dialog("Name", None), QLineEdit("Ada"), QToolButton()
    pressed: list[str] = []
    qtbot.addWidget(dialog)
    more.clicked.connect(lambda: pressed.append("more"))
    more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    dialog.set_body(column(field, gap="usual", inset="frame"))
    dialog.add_foot(Kind.Ok, "&Begin", more)
    dialog.show()
    more.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(more, key)
    assert pressed == ["more", "more"]
    assert dialog.isVisible()
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert dialog.result() == Dialog.DialogCode.Accepted


def test_escape_and_cancel_leave_it(asking: Dialog, qtbot: QtBot) -> None:
    for leave in (
        lambda: qtbot.keyClick(asking, Qt.Key.Key_Escape),
        asking.buttons.button(Kind.Cancel).click,
    ):
        asking.setResult(Dialog.DialogCode.Accepted)
        asking.show()
        leave()
        assert not asking.isVisible()
        assert asking.result() == Dialog.DialogCode.Rejected


def test_what_only_tells_has_a_button_to_close_and_others_that_do_not(qtbot: QtBot) -> None:
    dialog = Dialog("About", None)
    qtbot.addWidget(dialog)
    pressed = list[str]()
    dialog.set_body(column(QLabel("told")))
    close = dialog.add_foot()
    copy = dialog.add_button("&Copy", lambda: pressed.append("copied"))
    dialog.show()
    assert {close, copy} == set(dialog.buttons.buttons())
    copy.click()
    assert pressed == ["copied"]
    assert dialog.isVisible()
    close.click()
    assert not dialog.isVisible()


def test_a_scrolled_body_opens_whole_or_as_large_as_the_screen_has_it(qtbot: QtBot) -> None:
    for height, scrolls in ((500, False), (5_000, True)):
        dialog = Dialog("", None)
        qtbot.addWidget(dialog)
        dialog.set_body(column(tall_body(height)), scrolled=300)
        dialog.add_foot()
        dialog.show()
        assert dialog.height() <= dialog.room.height()
        assert dialog.is_scrolling is scrolls
        assert (dialog.height() > height) is not scrolls


def test_it_grows_with_what_it_shows_and_is_smaller_only_where_it_is_told(qtbot: QtBot) -> None:
    dialog, body = Dialog("", None), tall_body(300)
    qtbot.addWidget(dialog)
    dialog.set_body(column(body), scrolled=300)
    dialog.show()
    body.setFixedHeight(400)
    dialog.grow()
    assert dialog.height() == 400
    dialog.set_scrolled(360)
    dialog.grow()
    assert dialog.size() == QSize(360, 400)
    body.setFixedHeight(200)
    dialog.grow()
    assert dialog.height() == 400
    dialog.fit(QSize(380, 0))
    assert dialog.size() == QSize(380, 200)
    dialog.fit()
    assert dialog.width() == 360


def test_it_opens_in_a_size_of_the_design_as_far_as_the_screen_has_it(
    qtbot: QtBot, theme: Theme
) -> None:
    for zoom in (1.0, 4.0):
        wear(theme._replace(zoom=zoom))
        dialog = Dialog("", None)
        qtbot.addWidget(dialog)
        dialog.open_at(400, 300)
        assert dialog.size() == (QSize(400, 300) * zoom).boundedTo(dialog.room * SHARE)
        assert dialog.at_most(600) == min(600 * zoom, dialog.room.width())


@pytest.mark.parametrize(
    ("key", "expected"), [(Qt.Key.Key_Return, "Ada"), (Qt.Key.Key_Escape, None)]
)
def test_its_answer_is_what_was_given_and_then_it_is_gone(
    key: Qt.Key, expected: str | None, qtbot: QtBot
) -> None:
    dialog, field = Dialog("Name", None), QLineEdit("Ada")
    dialog.set_body(column(field))
    dialog.add_foot(Kind.Ok)
    QTimer.singleShot(0, dialog, lambda: qtbot.keyClick(dialog, key))
    assert dialog.answer(field.text) == expected
    delete_what_waits()
    assert not isValid(dialog)
