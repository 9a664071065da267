# SPDX-License-Identifier: MIT
"""The choice between a lesson and its section."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.paper.lesson_source import LESSON, SECTION, LessonSource
from sudoku_qt.views.widgets.cards.card import Paragraph


def names(source: LessonSource) -> list[str]:
    return [each.text() for each in source.findChildren(Paragraph)]


def test_it_says_what_is_chosen(qtbot: QtBot) -> None:
    source = LessonSource("X-Wing", "Hard")
    qtbot.addWidget(source)
    assert (source.kind.key, names(source)) == (LESSON, ["X-Wing"])
    with qtbot.waitSignal(source.changed):
        source.kind.choose(SECTION)
        source.kind.chosen.emit(SECTION)
    assert names(source) == ["Hard"]


def test_what_is_in_no_section_leaves_no_choice(qtbot: QtBot) -> None:
    source = LessonSource("Jellyfish")
    qtbot.addWidget(source)
    source.show()
    assert not source.kind.isVisible()
    assert names(source) == ["Jellyfish"]


def test_others_are_asked_for(qtbot: QtBot) -> None:
    source = LessonSource("X-Wing", "Hard")
    qtbot.addWidget(source)
    with qtbot.waitSignal(source.others_asked):
        qtbot.mouseClick(source.others, Qt.MouseButton.LeftButton)
