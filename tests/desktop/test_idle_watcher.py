# SPDX-License-Identifier: MIT
"""Idleness begins after two quiet rests and ends at the first input."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.desktop import idle_watcher
from sudoku_qt.desktop.idle_watcher import IdleWatcher


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, owner: QObject) -> Iterator[IdleWatcher]:
    """One whose rests are short."""
    monkeypatch.setattr(idle_watcher, "REST_MS", 20)
    made = IdleWatcher(owner)
    yield made
    made.leave()


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    """Something that can be touched."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_begins_by_itself_and_only_where_somebody_waits_for_it(
    idle: IdleWatcher, qtbot: QtBot
) -> None:
    assert not idle._timer.isActive()
    with qtbot.waitSignal(idle.begun):
        idle.wait()


@pytest.mark.parametrize("touch", ["key", "click", "move"])
def test_any_input_ends_it_and_it_begins_again(
    idle: IdleWatcher, qtbot: QtBot, widget: QWidget, touch: str
) -> None:
    with qtbot.waitSignal(idle.begun):
        idle.wait()
    with qtbot.waitSignal(idle.begun), qtbot.waitSignal(idle.ended):
        if touch == "key":
            qtbot.keyClick(widget, Qt.Key.Key_A)
        elif touch == "click":
            qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
        else:
            qtbot.mouseMove(widget)


def test_input_goes_where_it_was_meant_to(idle: IdleWatcher, qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    with qtbot.waitSignal(idle.begun):
        idle.wait()
    qtbot.keyClicks(field, "5")
    assert field.text() == "5"


def test_whoever_leaves_hears_no_more(idle: IdleWatcher, qtbot: QtBot, widget: QWidget) -> None:
    with qtbot.waitSignal(idle.begun):
        idle.wait()
    idle.leave()
    with qtbot.assertNotEmitted(idle.ended), qtbot.assertNotEmitted(idle.begun):
        qtbot.keyClick(widget, Qt.Key.Key_A)
    assert not idle._timer.isActive()
