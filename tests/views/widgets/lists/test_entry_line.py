# SPDX-License-Identifier: MIT
"""The lines of the contents: the path, and what is done of it, are seen."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.views.contents import Contents
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.lists.entry_line import CIRCLE, MARGIN, ROW

LESSONS = (
    ContentsLine("board", "The Board", 1, is_done=True, path="first"),
    ContentsLine("rule", "The Rule", 2, path="on", is_next=True),
    ContentsLine("notes", "Notes", 3, path="on"),
    ContentsLine("mixed", "Mixed", 4, path="last"),
    ContentsLine("killer", "Killer", 1, path="end"),
)


@pytest.fixture
def painted(qtbot: QtBot, theme: Theme) -> QImage:
    """The five lessons, none of them chosen."""
    contents = Contents()
    model = ContentsModel(contents)
    model.set_entries(LESSONS, "In the text")
    contents.set_model(model)
    qtbot.addWidget(contents)
    contents.resize(264, 500)
    contents.list.resize(264, 300)
    contents.list.doItemsLayout()
    return contents.list.viewport().grab().toImage()


def at(theme: Theme, row: int, beside_middle: float) -> QPoint:
    """A point on the path in a row, at a share of its height from the middle."""
    high = theme.px(ROW)
    return QPoint(
        theme.px(MARGIN) + theme.px(CIRCLE) // 2, round((row + 0.5 + beside_middle) * high)
    )


def test_the_path_begins_and_ends_with_its_section(painted: QImage, theme: Theme) -> None:
    inks = [[painted.pixelColor(at(theme, row, far)) for far in (-0.42, 0.42)] for row in range(5)]
    done, ahead = theme.follows, theme.well
    none = painted.pixelColor(at(theme, 4, 0.42))
    assert none not in (done, ahead)
    assert inks == [[none, done], [ahead, ahead], [ahead, ahead], [ahead, none], [none, none]]


def test_the_next_lesson_is_lit_and_the_others_are_not(painted: QImage, theme: Theme) -> None:
    left = theme.px(MARGIN) + 3
    circles = [painted.pixelColor(left, at(theme, row, 0).y()) for row in range(5)]
    assert circles == [theme.follows, theme.cursor, theme.well, theme.well, theme.well]
