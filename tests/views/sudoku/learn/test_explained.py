# SPDX-License-Identifier: MIT
"""What is explained: the example fits the window where it can, and nothing lies over another."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.hint.parts import LegendRow
from sudoku_qt.views.sudoku.learn.explained import Explained, LessonBoard, LessonShown
from sudoku_qt.views.sudoku.learn.words import StationShown
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.sweeps import in_turn
from tests.views.sudoku.learn.parts import WINDOWS, check_apart, parts
from tests.views.sudoku.positions import model_of


def test_it_has_no_cursor_whatever_is_pressed(
    qtbot: QtBot, theme: Theme, session: SudokuSession
) -> None:
    board = LessonBoard(model_of(session))
    qtbot.addWidget(board)
    board.resize(400, 400)
    board.show()
    before = board.grab().toImage()
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert board.window().childAt(QPoint(200, 200)) is None, "the mouse finds nothing there"
    assert not board.currentIndex().isValid()
    assert board.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert board.grab().toImage() == before


LESSON = LessonShown(
    "When a digit fits only in the same two columns of two rows, it takes two of the corners.",
    (("Why it works", "Each row needs the digit once. " * 6), ("How to find it", "Look. " * 20)),
    (("swordfish", "Swordfish"), ("jellyfish", "Jellyfish")),
    "Related",
    "Find one in my puzzle",
    "Next: exercise 1",
)
STATION = StationShown(
    "What follows",
    "Every other 7 of the two columns goes: r3c1, r5c1. " * 3,
    tuple(LegendRow(f"the body of the fish {at}", Disc(at, "set_a")) for at in range(1, 5)),
    2,
    4,
    "Step 3 of 4",
)
SIZES = (688, 620), *WINDOWS


@pytest.fixture
def explained(qtbot: QtBot, theme: Theme, session: SudokuSession) -> Explained:
    """A lesson that is shown."""
    made = Explained(model_of(session))
    qtbot.addWidget(made)
    made.show_lesson(LESSON)
    made.show_station(STATION)
    made.show()
    return made


@in_turn("zoom", [1.0, 3.0])
@in_turn("size", SIZES)
def test_nothing_lies_over_another(
    explained: Explained, theme: Theme, size: tuple[int, int], zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    explained.resize(*size)
    shown = parts(explained.sheet)
    is_kept = explained.sheet.is_upright or explained.sheet.is_deep
    assert len(shown) == 10 - is_kept, "then the filled key is at the foot"
    sheet = QRect(0, 0, explained.sheet.width(), explained.sheet.minimumHeight())
    check_apart(shown, sheet)


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_whole_example_is_seen_without_scrolling(
    explained: Explained, size: tuple[int, int]
) -> None:
    explained.resize(*size)
    sheet = explained.sheet
    assert sheet.walk.geometry().bottom() < explained.viewport().height()
    assert sheet.board.width() >= 400
    assert sheet.beside.x() > sheet.board.geometry().right()


def test_in_a_narrow_window_the_words_stand_below_the_board(explained: Explained) -> None:
    explained.resize(360, 500)
    sheet = explained.sheet
    assert sheet.beside.y() > sheet.walk.geometry().bottom()
    assert sheet.board.width() >= 290


def test_the_board_stands_still_while_it_is_walked(explained: Explained) -> None:
    explained.resize(688, 620)
    before = explained.sheet.board.geometry()
    explained.show_station(StationShown("Where to look", "Look at rows 2 and 4.", (), 0, 4))
    assert explained.sheet.board.geometry() == before


def test_walking_in_a_narrow_window_keeps_the_whole_board_in_sight(explained: Explained) -> None:
    explained.resize(420, 440)
    long = "A sentence that takes a line. " * 20
    bar, board = explained.verticalScrollBar(), explained.sheet.board
    tops = []
    for at in (1, 2, 3):
        explained.show_station(StationShown("What follows", long * at, (), at, 4))
        tops.append(board.y() - bar.value())
    assert explained.sheet.is_upright
    assert 0 <= tops[0] < 10
    assert len(set(tops)) == 1, "it stands still"


def test_a_lesson_without_example_shows_none(explained: Explained) -> None:
    explained.show_lesson(LESSON._replace(has_example=False, find="", on=""))
    assert explained.sheet.board.isHidden()
    assert explained.sheet.walk.isHidden()
    assert explained.sheet.find_key.isHidden()


def test_keys_and_links_say_what_is_wanted(qtbot: QtBot, explained: Explained) -> None:
    told: list[object] = []
    explained.walked.connect(told.append)
    explained.chosen.connect(told.append)
    explained.find_clicked.connect(lambda: told.append("find"))
    explained.on_clicked.connect(lambda: told.append("on"))
    sheet = explained.sheet
    for key in (sheet.walk.back, sheet.find_key, sheet.links.keys[0]):
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    assert told == [-1, "find", "swordfish"]


def test_the_filled_key_walks_on_and_leads_on_from_the_last_step(
    qtbot: QtBot, explained: Explained
) -> None:
    told: list[object] = []
    explained.walked.connect(told.append)
    explained.on_clicked.connect(lambda: told.append("on"))
    key = explained.sheet.on_key
    for at in range(3):
        explained.show_station(StationShown("Where to look", "", (), at, 3))
        assert key.text() == ("Next" if at < 2 else LESSON.on)
        qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
        explained.go_on()
    assert told == [1, 1, 1, 1, "on", "on"]
    explained.show_lesson(LESSON._replace(on=""))
    explained.show_station(StationShown("Where to look", "", (), 2, 3))
    assert key.isHidden()
    explained.go_on()
    assert told == [1, 1, 1, 1, "on", "on"]


@in_turn("size", [(388, 430), (388, 900), (608, 380), (608, 320), (688, 620)])
def test_the_filled_key_is_in_sight_in_a_small_window(
    explained: Explained, size: tuple[int, int]
) -> None:
    explained.resize(*size)
    explained.show_lesson(LESSON)
    explained.show_station(STATION._replace(at=0))
    key, beside = explained.sheet.on_key, explained.sheet.beside
    for at in (0, 1):
        explained.show_station(STATION._replace(at=at, text="Every other 7 goes.", legend=()))
        place = QRect(key.mapTo(explained, QPoint()), key.size())
        assert key.isVisible()
        assert explained.rect().contains(place), size
    seen = QRect(beside.mapTo(explained.viewport(), QPoint()), beside.size())
    assert explained.viewport().rect().contains(seen), "so is what is said of the next step"
    assert explained.viewport().geometry().bottom() < place.top() or not explained.sheet.is_upright
