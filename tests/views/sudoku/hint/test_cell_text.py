# SPDX-License-Identifier: MIT
"""The pointer on the name of cells is told, and that it has left."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.hint.cell_text import CellText

WORDS = "Either r4c2 or one of r46c5 is 7.\nr5c1 sees both."


@pytest.fixture
def text(qtbot: QtBot) -> CellText:
    made = CellText(15)
    qtbot.addWidget(made)
    made.setText(WORDS)
    made.setAlignment(Qt.AlignmentFlag.AlignTop)
    made.resize(180, 120)
    made.show()
    return made


def spot(text: CellText, word: str) -> QPoint:
    """A point in the middle of a word."""
    wanted = WORDS.index(word) + len(word) // 2
    for y in range(1, text.height(), 3):
        for x in range(1, text.width(), 2):
            if text.place_at(QPoint(x, y)) == wanted:
                return QPoint(x, y)
    raise LookupError(word)


def test_each_name_is_told_once_as_the_pointer_goes_over_it(text: CellText, qtbot: QtBot) -> None:
    told: list[frozenset[int]] = []
    text.pointed.connect(told.append)
    for word in ("r4c2", "r4c2", "or", "r46c5", "r5c1"):
        qtbot.mouseMove(text, spot(text, word))
    assert told == [{28}, set(), {31, 49}, {36}]
    qtbot.mouseMove(text, QPoint(text.width() - 1, text.height() - 1))
    assert told[-1] == set()


def test_other_words_and_leaving_point_to_nothing(text: CellText, qtbot: QtBot) -> None:
    told: list[frozenset[int]] = []
    text.pointed.connect(told.append)
    qtbot.mouseMove(text, spot(text, "r5c1"))
    text.setText(WORDS)
    assert told == [{36}]
    text.setText("r9c9 is 1.")
    assert told == [{36}, set()]


def test_past_the_end_of_a_line_lies_no_sign(text: CellText) -> None:
    assert text.place_at(QPoint(text.width() - 2, text.height() - 2)) == -1


def test_a_name_is_that_of_a_cell_of_the_board(text: CellText, qtbot: QtBot) -> None:
    pointed: list[frozenset[int]] = []
    text.pointed.connect(pointed.append)
    text.side = 6
    qtbot.mouseMove(text, spot(text, "r4c2"))
    assert pointed == [{19}]
