# SPDX-License-Identifier: MIT
"""The column of an analysis: which cards have room, and what the note's card emits."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.tree import TreeRows
from sudoku_qt.views.gomoku.analysis.study import NoteCard, StudyColumn


@pytest.fixture
def note(qtbot: QtBot) -> NoteCard:
    """The card of a note."""
    card = NoteCard()
    qtbot.addWidget(card)
    return card


@pytest.mark.parametrize(
    ("height", "seen"), [(620, (True, True)), (380, (True, False)), (250, (False, False))]
)
def test_where_there_is_little_room_the_last_cards_are_hidden(
    qtbot: QtBot, height: int, seen: tuple[bool, bool]
) -> None:
    column = StudyColumn()
    qtbot.addWidget(column)
    column.resize(300, height)
    column.arrange()

    assert (not column.moves.isHidden(), not column.note.isHidden()) == seen
    assert not column.analysis.isHidden()
    cards = [card for card in (column.analysis, column.moves, column.note) if not card.isHidden()]
    assert cards[-1].geometry().bottom() == height - 1


def test_the_number_of_the_move_is_told(qtbot: QtBot) -> None:
    column = StudyColumn()
    qtbot.addWidget(column)
    column.moves.show_tree(TreeRows(), 0, 20)

    assert not column.moves.back.isEnabled()
    assert column.moves.on.isEnabled()


def test_one_mark_at_a_time_is_on(note: NoteCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(note.mark_chosen) as chosen:
        qtbot.mouseClick(note.marks["square"], Qt.MouseButton.LeftButton)
    assert chosen.args == ["square"]
    qtbot.mouseClick(note.marks["letter"], Qt.MouseButton.LeftButton)
    assert [name for name, button in note.marks.items() if button.isChecked()] == ["letter"]
    with qtbot.waitSignal(note.mark_chosen) as heard:
        qtbot.mouseClick(note.marks["letter"], Qt.MouseButton.LeftButton)
    assert heard.args == [""]


def test_only_what_the_player_writes_is_emitted(note: NoteCard, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(note.written):
        note.show_note("Move 1", "a comment")
    assert note.text.toPlainText() == "a comment"
    with qtbot.waitSignal(note.written) as heard:
        qtbot.keyClicks(note.text, "x")
    assert heard.args == ["xa comment"]


def test_a_blank_at_the_end_stays_while_one_writes(note: NoteCard, qtbot: QtBot) -> None:
    note.show_note("Move 1", "")
    qtbot.keyClicks(note.text, "good ")
    note.show_note("Move 1", "good")
    qtbot.keyClicks(note.text, "move")
    assert note.text.toPlainText() == "good move"
