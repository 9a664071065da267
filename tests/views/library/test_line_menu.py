# SPDX-License-Identifier: MIT
"""What the menu of lines offers, and the question for a name."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.library.line_menu import Chosen, LineMenu, NameDialog
from sudoku_qt.views.theme import Theme


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """What the menus and questions belong to."""
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


def words(menu: QMenu) -> dict[str, bool]:
    return {each.text(): each.isEnabled() for each in menu.actions() if each.text()}


def test_one_line_can_be_played_and_renamed(parent: QWidget, qtbot: QtBot) -> None:
    one = LineMenu(Chosen(1, is_started=True), [], parent)
    many = LineMenu(Chosen(3, is_favourite=True), [], parent)
    assert words(one)["&Continue"]
    assert words(one)["&Rename…"]
    assert not words(many)["&Play"]
    assert not words(many)["&Rename…"]
    assert "No &favourite any more" in words(many)
    with qtbot.waitSignal(one.wanted) as told:
        one.actions()[0].trigger()
    assert told.args == ["open"]


def test_lines_are_moved_to_a_collection_or_a_new_one(parent: QWidget, qtbot: QtBot) -> None:
    menu = LineMenu(Chosen(2, collection="Club"), ["Club", "Black & white"], parent)
    (collections,) = menu.findChildren(QMenu)
    assert list(words(collections)) == ["None", "Club", "Black && white", "New…"]
    assert [each.isChecked() for each in collections.actions()][:3] == [False, True, False]
    with qtbot.waitSignal(menu.moved) as told:
        collections.actions()[2].trigger()
    assert told.args == ["Black & white"]
    with qtbot.waitSignal(menu.moved_to_new):
        collections.actions()[-1].trigger()


@pytest.mark.parametrize(("accepts", "answer"), [(True, "Final"), (False, None)])
def test_a_name_is_asked_for(
    parent: QWidget, theme: Theme, answer: str | None, *, accepts: bool
) -> None:

    def type_in() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NameDialog):
            QTimer.singleShot(10, type_in)
            return
        assert dialog.field.selectedText() == "Club"
        dialog.field.setText("  Final ")
        (dialog.accept if accepts else dialog.reject)()

    QTimer.singleShot(0, type_in)
    assert NameDialog.ask("Rename", "&Name:", "Club", parent) == answer


def test_what_was_removed_can_be_put_back_or_deleted(parent: QWidget) -> None:
    menu = LineMenu(Chosen(2, is_removed=True), ["Club"], parent)
    assert list(words(menu)) == ["&Put back", "&Export…", "&Delete for good…"]


def test_a_damaged_line_can_only_be_removed(parent: QWidget) -> None:
    assert list(words(LineMenu(Chosen(1, is_damaged=True), ["Club"], parent))) == ["Re&move"]
