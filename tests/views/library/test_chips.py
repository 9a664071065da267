# SPDX-License-Identifier: MIT
"""A filter says what it leaves, and leaves everything again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.views.library.chips import FilterChip, FilterChoice
from sudoku_qt.views.theme import Theme

CHOICES = FilterChoice(1, "Easy"), FilterChoice(2, "Medium"), FilterChoice(3, "Hard")


def chip_of(qtbot: QtBot, theme: Theme, *, single: bool = False) -> FilterChip:
    chip = FilterChip("Level", CHOICES, single=single)
    qtbot.addWidget(chip)
    chip.resize(chip.sizeHint())
    chip.show()
    return chip


@pytest.fixture
def chip(qtbot: QtBot, theme: Theme) -> FilterChip:
    """A filter that may leave several things."""
    return chip_of(qtbot, theme)


@pytest.fixture
def single(qtbot: QtBot, theme: Theme) -> FilterChip:
    """A filter that leaves one thing, or all."""
    return chip_of(qtbot, theme, single=True)


def pick(chip: FilterChip, words: str) -> None:
    """Open the menu, and choose from it."""
    chip.click()
    menu = chip.findChildren(QMenu)[-1]
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.close()


def test_it_says_what_it_leaves(chip: FilterChip) -> None:
    changes: list[list[object]] = []
    chip.changed.connect(lambda: changes.append(chip.chosen))
    assert chip.text() == "Level"
    pick(chip, "Hard")
    pick(chip, "Easy")
    assert chip.text() == chip.accessibleName() == "Level: Easy, Hard"
    pick(chip, "Hard")
    pick(chip, "Any")
    assert chip.text() == "Level"
    assert changes == [[3], [1, 3], [1], []]


def test_of_some_only_one_can_be_left(single: FilterChip) -> None:
    pick(single, "Hard")
    pick(single, "Easy")
    assert single.chosen == [1]


def test_its_cross_clears_it_and_the_words_open_its_menu(chip: FilterChip, qtbot: QtBot) -> None:
    pick(chip, "Hard")
    chip.resize(chip.sizeHint())
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(chip.width() - 10, 10))
    assert chip.chosen == []
    assert not any(menu.isVisible() for menu in chip.findChildren(QMenu))
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    (menu,) = (menu for menu in chip.findChildren(QMenu) if menu.isVisible())
    menu.close()


def test_keys_clear_it_and_open_its_menu(chip: FilterChip, qtbot: QtBot) -> None:
    pick(chip, "Hard")
    qtbot.keyClick(chip, Qt.Key.Key_Delete)
    assert chip.chosen == []
    qtbot.keyClick(chip, Qt.Key.Key_Down)
    (menu,) = (menu for menu in chip.findChildren(QMenu) if menu.isVisible())
    menu.close()
    assert chip.grab().width() == chip.width()
