# SPDX-License-Identifier: MIT
"""What several signals lead to is done once, when the turn ends."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.once import Once


def test_it_is_done_once_when_the_turn_ends(owner: QObject) -> None:
    done: list[int] = []
    once = Once(lambda: done.append(len(done)), owner)
    for _ in range(3):
        once.ask()
    assert done == []
    QApplication.processEvents()
    assert done == [0]
    QApplication.processEvents()
    assert done == [0]
    once.ask()
    QApplication.processEvents()
    assert done == [0, 1]
