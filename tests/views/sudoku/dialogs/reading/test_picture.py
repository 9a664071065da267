# SPDX-License-Identifier: MIT
"""The question whether what was read is the puzzle: what it is as one, and what is in doubt."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.picture_read import BoardRead, PictureRead
from sudoku_qt.models.sudoku.board.correction import PictureCheck
from sudoku_qt.views.sudoku.dialogs.reading.picture import PictureCheckDialog, PicturePager
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow
from tests.layout_items import items_known


@pytest.mark.parametrize(
    ("doubtful", "said"),
    [
        (0, "Puzzle 1 of 3"),
        (1, "Puzzle 1 of 3 · One puzzle with cells in doubt"),
        (2, "Puzzle 1 of 3 · 2 puzzles with cells in doubt"),
    ],
)
def test_it_counts_the_puzzles_in_doubt(
    theme: Theme, qtbot: QtBot, doubtful: int, said: str
) -> None:
    pager = PicturePager()
    qtbot.addWidget(pager)
    pager.set_place(0, 3, doubtful)
    assert pager.place.text() == said


def test_keys_turn_both_ways_as_far_as_there_are_boards(theme: Theme, qtbot: QtBot) -> None:
    pager = PicturePager()
    qtbot.addWidget(pager)
    asked: list[int] = []
    pager.turned.connect(asked.append)
    pager.set_place(0, 2, 0)
    for key in (pager.back, pager.on):
        key.click()
    pager.set_place(1, 2, 0)
    for key in (pager.back, pager.on):
        key.click()
    assert asked == [1, -1]


BOARD = BoardRead(bytes([5, 3, *[0] * 79]), frozenset(), b"\xf0" * 81, 9)
DOUBTED = replace(BOARD, doubtful=frozenset({0, 1, 2}))
SURE, UNSURE = PictureRead("sudoku", (BOARD,)), PictureRead("sudoku", (DOUBTED,))
SEVERAL = PictureRead("sudoku", (BOARD, DOUBTED, BOARD))


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """A window to ask in."""
    made = MainWindow()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (PictureCheck(0), "No solution"),
        (PictureCheck(1), "One solution"),
        (PictureCheck(2), "Several solutions"),
        (PictureCheck(0, (0, 4)), "Conflicts: r1c1, r1c5"),
        (PictureCheck(0, tuple(range(7))), "Conflicts: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, …"),
    ],
)
def test_the_line_says_what_the_digits_are(
    window: MainWindow, qtbot: QtBot, check: PictureCheck, said: str
) -> None:
    dialog = PictureCheckDialog(SURE, window)
    qtbot.addWidget(dialog)
    assert not dialog.state.text()
    dialog.show_check(check)
    assert dialog.state.text() == said


def test_the_line_counts_what_is_in_doubt(window: MainWindow, qtbot: QtBot) -> None:
    dialog = PictureCheckDialog(UNSURE, window)
    qtbot.addWidget(dialog)
    dialog.show_check(PictureCheck(2))
    said = [dialog.state.text()]
    for _ in range(3):
        qtbot.keyClick(dialog.board, Qt.Key.Key_Space)
        said.append(dialog.state.text())
    doubts = (" · 3 cells in doubt", " · 2 cells in doubt", " · One cell in doubt", "")
    assert said == [f"Several solutions{doubt}" for doubt in doubts]


@pytest.mark.parametrize("read", [SURE, UNSURE, SEVERAL])
def test_the_keys_that_it_names_reach_the_board(
    window: MainWindow, qtbot: QtBot, read: PictureRead
) -> None:
    dialog = PictureCheckDialog(read, window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.play.isDefault()
    qtbot.mouseClick(dialog.pager.back, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_7):
        focused = dialog.focusWidget()
        assert focused is dialog.board
        qtbot.keyClick(focused, key)
    assert dialog.corrections[0].digits[:3] == bytes([5, 7, 0])


@pytest.mark.parametrize("read", [SURE, SEVERAL])
def test_return_plays_at_once_where_the_seen_one_is_not_in_doubt(
    window: MainWindow, qtbot: QtBot, read: PictureRead
) -> None:
    dialog = PictureCheckDialog(replace(read, boards=(BOARD,) * len(read.boards)), window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)


def test_return_plays_from_the_board_once_nothing_is_in_doubt(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = PictureCheckDialog(UNSURE, window)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    for _ in range(3):
        qtbot.keyClick(dialog.board, Qt.Key.Key_Return)
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.board, Qt.Key.Key_Return)


def test_no_item_of_its_layouts_is_outlived_by_an_object(window: MainWindow, qtbot: QtBot) -> None:
    before = items_known()
    qtbot.addWidget(PictureCheckDialog(UNSURE, window))
    assert items_known() == before


def test_of_several_the_first_in_doubt_is_seen_first(window: MainWindow, qtbot: QtBot) -> None:
    dialog = PictureCheckDialog(SEVERAL, window)
    qtbot.addWidget(dialog)
    assert dialog.pager.place.text() == "Puzzle 2 of 3 · One puzzle with cells in doubt"
    assert dialog.play.text() == "List the puzzles"
    with qtbot.waitSignal(dialog.turned):
        dialog.pager.on.click()
    assert dialog.pager.place.text().startswith("Puzzle 3 of 3")
    assert (dialog.pager.back.isEnabled(), dialog.pager.on.isEnabled()) == (True, False)


def test_what_was_corrected_stays_while_pages_are_turned(window: MainWindow, qtbot: QtBot) -> None:
    dialog = PictureCheckDialog(SEVERAL, window)
    qtbot.addWidget(dialog)
    for key in (Qt.Key.Key_9, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_8):
        qtbot.keyClick(dialog.board, key)
    assert [each.digits[0] for each in dialog.corrections] == [8, 9, 5]
    assert dialog.corrections[1].doubtful == {1, 2}


def test_what_one_puzzle_is_is_not_said_of_the_next(window: MainWindow, qtbot: QtBot) -> None:
    dialog = PictureCheckDialog(SEVERAL, window)
    qtbot.addWidget(dialog)
    dialog.show_check(PictureCheck(1))
    dialog.pager.back.click()
    assert dialog.state.text() == ""


def test_one_alone_has_nothing_to_turn(window: MainWindow, qtbot: QtBot) -> None:
    dialog = PictureCheckDialog(SURE, window)
    qtbot.addWidget(dialog)
    assert dialog.pager.isHidden()
    assert dialog.play.text() == "Play"


def test_cages_that_were_not_read_are_told_of_on_their_board_alone(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = PictureCheckDialog(
        replace(SEVERAL, boards=(BOARD, replace(BOARD, cages=True))), window
    )
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.cages.isVisible()
    dialog.pager.turned.emit(1)
    assert dialog.cages.isVisible()
    assert "not read" in dialog.cages.text()
