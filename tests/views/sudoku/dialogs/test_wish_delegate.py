# SPDX-License-Identifier: MIT
"""The segment on a technique's line: it shows what is wished, and clicks choose in it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueOptions
from sudoku_qt.views.sudoku.dialogs.wish_delegate import MUST, MUST_NOT, WishDelegate
from sudoku_qt.views.theme import Theme

FAMILIES = (
    Family("Singles", (("naked_single", "Naked Single"),)),
    Family("Fish", (("x_wing", "X-Wing"), ("swordfish", "Swordfish"))),
)


@pytest.fixture
def options(qtbot: QtBot, theme: Theme) -> TechniqueOptions:
    """A list of musts and must-nots."""
    made = TechniqueOptions(FAMILIES)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_click_chooses_any_must_or_not(options: TechniqueOptions, qtbot: QtBot) -> None:
    options.resize(400, 300)
    options.groups[1][0].setExpanded(True)
    item = options.groups[1][1][0]
    place = options.tree.visualItemRect(item)
    seen = []
    for part in (1, 2, 0):
        right = options.tree.viewport().width()
        width = options.tree.columnWidth(MUST) / 3
        point = QPoint(round(right - (2.5 - part) * width), place.center().y())
        qtbot.mouseClick(options.tree.viewport(), Qt.MouseButton.LeftButton, pos=point)
        seen.append((options.checked(MUST), options.checked(MUST_NOT)))
    assert seen == [(("x_wing",), ()), ((), ("x_wing",)), ((), ())]


def test_a_press_chooses_when_it_is_let_go_and_on_a_family_never(
    options: TechniqueOptions, qtbot: QtBot
) -> None:
    options.resize(400, 300)
    options.groups[1][0].setExpanded(True)
    viewport, left = options.tree.viewport(), Qt.MouseButton.LeftButton
    x = round(viewport.width() - 1.5 * options.tree.columnWidth(MUST) / 3)
    point = QPoint(x, options.tree.visualItemRect(options.groups[1][1][0]).center().y())
    qtbot.mousePress(viewport, left, pos=point)
    assert options.checked(MUST) == ()
    qtbot.mouseRelease(viewport, left, pos=point)
    assert options.checked(MUST) == ("x_wing",)
    told: list[object] = []
    delegate = options.tree.itemDelegateForColumn(MUST)
    assert isinstance(delegate, WishDelegate)
    delegate.chosen.connect(lambda *what: told.append(what))
    family = options.tree.visualItemRect(options.groups[1][0])
    qtbot.mouseClick(viewport, left, pos=QPoint(x, family.center().y()))
    assert told == []


def test_the_wish_is_painted(options: TechniqueOptions) -> None:
    options.resize(400, 300)
    options.groups[1][0].setExpanded(True)
    place = options.tree.visualItemRect(options.groups[1][1][0])
    before = options.tree.viewport().grab(place).toImage()
    options.set_checked(["x_wing"], [])
    assert options.tree.viewport().grab(place).toImage() != before
