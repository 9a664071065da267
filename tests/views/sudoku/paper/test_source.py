# SPDX-License-Identifier: MIT
"""Which puzzles are printed, and what is asked then."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.paper.source import FILE, NEW, PuzzleSource
from sudoku_qt.views.theme import Theme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def source(qtbot: QtBot, theme: Theme) -> PuzzleSource:
    """The top of the column."""
    made = PuzzleSource()
    qtbot.addWidget(made)
    made.resize(272, 400)
    made.show()
    return made


def choose(source: PuzzleSource, word: str, qtbot: QtBot) -> None:
    parts = source.kind.findChildren(QAbstractButton)
    qtbot.mouseClick(next(part for part in parts if part.text() == word), LEFT)


def test_each_source_asks_its_own_questions(source: PuzzleSource, qtbot: QtBot) -> None:
    own = {
        "This one": source.entered, "A file": source.choose_file, "New ones": source.counts
    }  # fmt: skip
    changes: list[str] = []
    source.changed.connect(lambda: changes.append(source.kind.key))
    for word, shown in own.items():
        choose(source, word, qtbot)
        assert [each.isVisible() for each in own.values()] == [
            each is shown for each in own.values()
        ]
    assert changes == ["this", FILE, NEW]


def test_a_file_and_other_puzzles_are_asked_for(source: PuzzleSource, qtbot: QtBot) -> None:
    source.show_kind(FILE)
    with qtbot.waitSignal(source.file_asked):
        qtbot.mouseClick(source.choose_file, LEFT)
    source.show_kind(NEW)
    with qtbot.waitSignal(source.others_asked):
        qtbot.mouseClick(source.others, LEFT)


def test_of_a_file_no_more_can_be_wanted_than_it_has_or_can_be_printed(
    source: PuzzleSource,
) -> None:
    source.show_kind(FILE)
    source.show_file("top.sdm", 12_345, 500)
    assert (source.how_many.maximum(), source.how_many.value()) == (500, 500)
    said = [label.text() for label in source.findChildren(QLabel) if label.isVisible()]
    assert "top.sdm: 12,345 puzzles" in said
    source.show_file("one.txt", 1, 500)
    assert source.how_many.value() == 1


def test_it_says_how_many_are_chosen(source: PuzzleSource) -> None:
    for count, told in ((0, ""), (1, "1 puzzle"), (12, "12 puzzles")):
        source.show_count(count)
        assert (told in [label.text() for label in source.findChildren(QLabel)]) is True
