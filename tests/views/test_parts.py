# SPDX-License-Identifier: MIT
"""The keys go from part to part of a window, round and round, past what cannot take them."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from sudoku_qt.views.parts import go_to_part


@pytest.fixture
def parts(qtbot: QtBot) -> Iterator[list[QWidget]]:
    """Three parts of a window with two buttons each, the first button with the keys."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    made = []
    for _ in range(3):
        part = QWidget()
        inside = QHBoxLayout(part)
        for _ in range(2):
            inside.addWidget(QPushButton())
        row.addWidget(part)
        made.append(part)
    window.show()
    buttons(made[0])[0].setFocus()
    yield made
    window.close()


def buttons(part: QWidget) -> list[QPushButton]:
    return part.findChildren(QPushButton)


def focused(parts: list[QWidget]) -> QWidget | None:
    """What has the keys of the window, active or not."""
    return parts[0].window().focusWidget()


@pytest.mark.parametrize(("step", "way"), [(1, [1, 2, 0]), (-1, [2, 1, 0])])
def test_each_step_leads_to_the_first_stop_of_a_part(
    parts: list[QWidget], step: int, way: list[int]
) -> None:
    buttons(parts[0])[1].setFocus()
    for place in way:
        go_to_part(parts, step)
        assert focused(parts) is buttons(parts[place])[0]


def test_what_is_hidden_or_disabled_is_passed_by(parts: list[QWidget]) -> None:
    parts[1].hide()
    buttons(parts[2])[0].setDisabled(True)
    go_to_part(parts, 1)
    assert focused(parts) is buttons(parts[2])[1]
    parts[2].setDisabled(True)
    go_to_part(parts, 1)
    assert focused(parts) is buttons(parts[0])[0]


def test_from_outside_of_all_parts_the_first_or_the_last_comes_next(parts: list[QWidget]) -> None:
    go_to_part(parts[1:], 1)
    assert focused(parts) is buttons(parts[1])[0]
    buttons(parts[0])[0].setFocus()
    go_to_part(parts[1:], -1)
    assert focused(parts) is buttons(parts[2])[0]


def test_without_parts_nothing_happens(parts: list[QWidget]) -> None:
    go_to_part([], 1)
    assert focused(parts) is buttons(parts[0])[0]


def test_what_tab_passes_by_belongs_to_whom_it_did(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    ground = QWidget()
    area, button = QScrollArea(ground), QPushButton(ground)
    bar = area.verticalScrollBar()  # made by Qt, like a window's menu bar
    window.setCentralWidget(ground)
    menus = window.menuBar()
    button.setDisabled(True)  # so that all of the window is looked through
    window.show()

    go_to_part([button], 1)
    Shiboken.invalidate(bar)  # what PySide does when it hears of the end of what Qt has made

    assert not Shiboken.isValid(bar)
    assert all(map(Shiboken.isValid, (window, ground, area, button, menus)))
    assert Shiboken.ownedByPython(window)
