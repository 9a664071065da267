# SPDX-License-Identifier: MIT
"""The evaluation: what it says in words, and where its line runs."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.evaluation import GomokuEvaluation, ValueLine
from sudoku_qt.views.theme import Theme


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> GomokuEvaluation:
    """A card."""
    card = GomokuEvaluation()
    qtbot.addWidget(card)
    card.resize(300, 132)
    return card


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0.0, "about even"),
        (-0.2, "about even"),
        (0.4, "Black is better"),
        (-0.4, "White is better"),
        (0.8, "Black is much better"),
        (-0.99, "White is much better"),
        (1.0, "Black wins"),
        (-1.0, "White wins"),
    ],
)
def test_a_value_is_said_in_words(card: GomokuEvaluation, value: float, words: str) -> None:
    card.set_values([0.0, value])
    assert card.verdict() == words
    assert words in card.accessibleName()


@pytest.mark.parametrize(("value", "words"), [(1.0, "Black has won"), (-1.0, "White has won")])
def test_after_the_end_it_says_who_has_won(
    card: GomokuEvaluation, value: float, words: str
) -> None:
    card.set_values([0.0, value])
    card.set_values([0.0, value], over=True)
    assert card.verdict() == words
    assert words in card.accessibleName()


def heights(image: QImage, theme: Theme) -> list[int]:
    """Where the line runs at the left and at the right."""
    return [
        min(y for y in range(image.height()) if image.pixelColor(x, y) == theme.cursor)
        for x in (20, 280)
    ]


def test_the_line_rises_where_black_stands_better(card: GomokuEvaluation, theme: Theme) -> None:
    card.set_values([0.0, 0.0, 0.5, 0.9])
    left, right = heights(card.grab().toImage(), theme)
    assert right < left
    card.set_values([0.0, 0.0, -0.5, -0.9])
    left, right = heights(card.grab().toImage(), theme)
    assert right > left


def test_a_click_on_the_line_asks_for_a_position(card: GomokuEvaluation, qtbot: QtBot) -> None:
    card.set_values([0.0, 0.1, 0.2, 0.3, 0.4])
    asked: list[int] = []
    card.chosen.connect(asked.append)
    for x in (16, 150, 284):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(x, 90))
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(150, 10))
    assert asked == [0, 2, 4]


def test_keys_go_along_a_line_that_is_a_way(qtbot: QtBot, theme: Theme) -> None:
    line = ValueLine()
    qtbot.addWidget(line)
    line.set_values([0.0, 0.1, 0.2], 1)
    asked: list[int] = []
    line.chosen.connect(asked.append)
    keys = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End
    qtbot.keyClick(line, keys[0])
    line.set_way()
    for key in keys:
        qtbot.keyClick(line, key)
    assert asked == [0, 2, 0, 2]
    line.set_values([0.0, 0.1, 0.2])
    qtbot.keyClick(line, Qt.Key.Key_Right)
    assert asked[-1] == 2


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_the_dot_at_an_end_is_whole(qtbot: QtBot, theme: Theme, value: float) -> None:
    line = ValueLine()
    qtbot.addWidget(line)
    line.resize(200, 72)
    line.set_values([0.0, value], at=1)
    image, ink = line.grab().toImage(), theme.cursor.name()
    edges = [(199, y) for y in range(72)] + [(x, y) for x in range(200) for y in (0, 71)]
    assert ink not in {image.pixelColor(x, y).name() for x, y in edges}
    assert ink in {image.pixelColor(x, y).name() for x in range(190, 199) for y in range(72)}


def test_a_curve_under_way_takes_the_room_of_what_is_known(qtbot: QtBot, theme: Theme) -> None:
    line = ValueLine()
    qtbot.addWidget(line)
    line.resize(220, 60)
    line.set_way()
    line.set_values((0.0, 0.9, -0.9), 1, 9)
    shown = line.grab().toImage()
    inked = {
        x
        for x in range(shown.width())
        for y in range(shown.height())
        if shown.pixelColor(x, y) == theme.cursor
    }
    assert max(inked) < shown.width() * 0.35
    with qtbot.waitSignal(line.chosen) as chosen:
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(214, 30))
    assert chosen.args == [8], "one can go to positions that are not judged yet"
