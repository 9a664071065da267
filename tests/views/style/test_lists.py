# SPDX-License-Identifier: MIT
"""Lists and trees: what is chosen lies on the accent's ground, branches are arrow heads."""

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QTreeWidget, QTreeWidgetItem, QWidget

from sudoku_qt.views.theme import Theme
from tests.views.pixels import colours, pixels

Wear = Callable[[QWidget], QWidget]


def test_the_chosen_row_lies_on_the_accents_ground(worn: Wear, each_theme: Theme) -> None:
    names = QListWidget()
    names.addItems(["Inter", "Qt"])
    worn(names)
    assert names.visualItemRect(names.item(0)).height() == 32
    names.setCurrentRow(0)
    seen = colours(names.viewport().grab(names.visualItemRect(names.item(0))).toImage())
    assert each_theme.accent_ground.name() in seen
    assert each_theme.cursor.name() not in seen


def test_a_list_lies_in_a_frame_with_round_corners(worn: Wear, each_theme: Theme) -> None:
    image = worn(QListWidget()).grab().toImage()
    assert image.pixelColor(0, image.height() // 2) == each_theme.edge
    assert image.pixelColor(3, 3) == each_theme.panel


@pytest.mark.parametrize("way", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_arrow_head_of_a_folded_branch_points_to_its_children(
    worn: Wear, each_theme: Theme, way: Qt.LayoutDirection
) -> None:
    tree = QTreeWidget()
    tree.setLayoutDirection(way)
    tree.setHeaderHidden(True)
    QTreeWidgetItem(QTreeWidgetItem(tree, [""]), [""])
    worn(tree)
    inked = (
        pixels(tree.viewport().grab().toImage()) & 0xFFFFFF
    ) != each_theme.panel.rgb() & 0xFFFFFF
    rows, columns = np.nonzero(inked)
    tips = {end: np.ptp(rows[columns == end]) for end in (columns.min(), columns.max())}

    is_left = way is Qt.LayoutDirection.RightToLeft
    assert min(tips, key=lambda end: tips[end]) == (columns.min() if is_left else columns.max())


def test_a_branch_shows_whether_it_is_folded(worn: Wear) -> None:
    tree = QTreeWidget()
    family = QTreeWidgetItem(tree, ["Fish"])
    QTreeWidgetItem(family, ["X-Wing"])
    worn(tree)
    folded = tree.grab().toImage().copy(0, 20, 28, 40)
    family.setExpanded(True)
    assert tree.grab().toImage().copy(0, 20, 28, 40) != folded
