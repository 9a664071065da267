# SPDX-License-Identifier: MIT
"""The tree of moves as a widget: what is where, what keys and clicks ask for, what is painted."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.tree.branches import Branches
from sudoku_qt.models.gomoku.tree import TreeRow, TreeRows, TreeStone, tree_rows
from sudoku_qt.views.gomoku.analysis.move_tree import WALKS, MoveTree
from tests.engine.gomoku.tree.trees import grown

MOVES = ("h8", "h9", "i9", "i10", "1> a1", "b2", "c3", "d4", "e5", "f6", "g7")
LONG = 400


def rows(at: int = 2) -> TreeRows:
    history = grown(*MOVES)
    return tree_rows(Branches(history), at, lambda node: f"{node} x", {5: "h9 was better"})


@pytest.fixture
def tree(qtbot: QtBot) -> MoveTree:
    """A tree of two lines."""
    tree = MoveTree()
    qtbot.addWidget(tree)
    tree.resize(320, 120)
    tree.set_rows(rows())
    return tree


def place(tree: MoveTree, column: int, row: int) -> QPoint:
    return QPointF(tree.painter.x(column), tree.painter.y(row)).toPoint()


def test_each_move_the_start_and_the_text_of_a_branch_are_where_they_are_drawn(
    tree: MoveTree,
) -> None:
    assert tree.node_at(place(tree, 3, 0)) == 3
    assert tree.node_at(place(tree, 0, 0)) == 0
    assert tree.node_at(place(tree, 2, 1)) == 5
    assert tree.node_at(place(tree, 8, 1)) == 5, "behind its moves"
    assert tree.node_at(place(tree, 9, 0)) is None
    assert tree.node_at(QPoint(10, 119)) is None


def test_a_mistake_is_told_behind_its_branch(tree: MoveTree) -> None:
    assert tree.painter.text_of(tree.rows.rows[1]) == "5 x: h9 was better …"


@pytest.mark.parametrize("key", WALKS, ids=lambda key: key.name)
def test_keys_ask_to_walk(tree: MoveTree, qtbot: QtBot, key: Qt.Key) -> None:
    with qtbot.waitSignal(tree.walked) as heard:
        qtbot.keyClick(tree, key)
    assert heard.args == [WALKS[key]]


@pytest.mark.parametrize(
    ("key", "held", "name"),
    [
        (Qt.Key.Key_M, Qt.KeyboardModifier.NoModifier, "main_wanted"),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "delete_wanted"),
        (Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier, "copy_wanted"),
    ],
)
def test_keys_ask_for_more(
    tree: MoveTree, qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier, name: str
) -> None:
    with qtbot.waitSignal(getattr(tree, name)):
        qtbot.keyClick(tree, key, held)


def test_a_click_asks_for_a_move(tree: MoveTree, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tree.chosen) as heard:
        qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place(tree, 3, 0))
    assert heard.args == [3]


def test_the_move_that_is_shown_is_scrolled_into_view(tree: MoveTree) -> None:
    stones = tuple(TreeStone(node, node, 1, noted=False) for node in range(1, LONG))
    branches = tuple(TreeRow((TreeStone(LONG + n, 5, 2, noted=False),), (0, 4)) for n in range(50))
    tree.set_rows(TreeRows((TreeRow(stones, (0, 0)), *branches), LONG - 1))
    seen = tree.painter.x(LONG - 1) - tree.horizontalScrollBar().value()
    assert 0 < seen < tree.viewport().width()
    tree.set_rows(TreeRows((TreeRow(stones, (0, 0)), *branches), LONG + 40))
    seen = tree.painter.y(41) - tree.verticalScrollBar().value()
    assert 0 < seen < tree.viewport().height()


def test_only_what_is_seen_is_painted(tree: MoveTree, monkeypatch: pytest.MonkeyPatch) -> None:
    stones = tuple(TreeStone(node, node, 1, noted=False) for node in range(1, LONG))
    branches = tuple(TreeRow((TreeStone(LONG + n, 5, 2, noted=False),), (0, 4)) for n in range(900))
    tree.set_rows(TreeRows((TreeRow(stones, (0, 0)), *branches), 1))
    paint, painted = tree.painter, list[int]()
    monkeypatch.setattr(
        type(paint),
        "_paint_stone",
        lambda _self, _painter, _row, stone, **_: painted.append(stone.node),
    )
    image = QImage(320, 120, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    paint.paint(painter, QRectF(0, 0, 320, 120))
    painter.end()
    assert 10 < len(painted) < 40


def test_the_picture_holds_the_whole_tree(tree: MoveTree) -> None:
    size = tree.painter.size
    picture = tree.picture()
    assert (picture.width(), picture.height()) == (2 * size.width(), 2 * size.height())
    stone = picture.pixelColor(round(2 * tree.painter.x(1)), round(2 * tree.painter.y(0)))
    assert stone.lightnessF() < 0.3


def test_a_question_mark_stands_clear_of_the_number_above_it(tree: MoveTree) -> None:
    moves = grown("h8", "h9", "i9", "i10", "a1", "b2")
    tree.set_rows(tree_rows(Branches(moves), 2, str, {5: "h9 was better"}))
    picture, ground = tree.picture(), tree.theme.panel
    middle = round(2 * tree.painter.x(5))
    inked = [
        any(picture.pixelColor(middle + aside, y) != ground for aside in range(-10, 11))
        for y in range(round(2 * tree.painter.y(0)) - 14)
    ]
    runs = [y for y in range(1, len(inked)) if inked[y] and not inked[y - 1]]
    first, second = runs
    gap = inked[first:second].count(False)
    assert gap >= 4, "of the device pixels of a picture twice as large"
