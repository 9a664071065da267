# SPDX-License-Identifier: MIT
"""The page of learning: its parts, its keys, and how little room it can do with."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown, ExerciseView
from sudoku_qt.views.sudoku.learn.explained import LessonShown
from sudoku_qt.views.sudoku.learn.page import EXERCISES, EXPLAINED, NARROW, PUZZLES, TABS, LearnPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.sweeps import in_turn
from tests.views.sudoku.positions import model_of

GOES_ON = LessonShown("An idea.", on="Next", has_example=False)


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, session: SudokuSession) -> LearnPage:
    """The page with one lesson."""
    made = LearnPage(model_of(session))
    model = ContentsModel(made)
    model.set_entries(
        (ContentsLine("x_wing", "X-Wing", 1), ContentsLine("xy_wing", "XY-Wing", 2)), ""
    )
    made.contents.set_model(model)
    made.show_head("X-Wing", "Hard", ("Explained", "Exercises 0/4", "Puzzles"))
    qtbot.addWidget(made)
    made.resize(1000, 640)
    made.show()
    made.activateWindow()
    return made


@pytest.fixture
def exercises(page: LearnPage, session: SudokuSession) -> ExerciseView:
    """Exercises on the page."""
    made = ExerciseView(model_of(session))
    page.set_exercises(made)
    return made


@pytest.mark.parametrize("lines", [1, 2, 5])
@pytest.mark.parametrize("size", [(1000, 640), (640, 400)])
def test_from_part_to_part_the_board_stays(
    page: LearnPage, exercises: ExerciseView, size: tuple[int, int], lines: int
) -> None:
    page.resize(*size)
    page.explained.show_lesson(LessonShown("Words of a lesson. " * 6 * lines, on="Next"))
    exercises.sheet.show_exercise(ExerciseShown("Mark three cells.", check="Check"))
    page.show_part(EXPLAINED)
    board = page.explained.sheet.board
    before = QRect(board.mapTo(page, QPoint(0, 0)), board.size())
    page.show_part(EXERCISES)
    there = exercises.sheet.board
    assert QRect(there.mapTo(page, QPoint(0, 0)), there.size()) == before


def test_its_parts_take_turns(page: LearnPage, exercises: ExerciseView, qtbot: QtBot) -> None:
    for part in TABS:
        page.show_part(part)
        assert page.part == part
        assert exercises.isVisible() == (part == EXERCISES)
    chosen: list[str] = []
    page.part_chosen.connect(chosen.append)
    qtbot.mouseClick(page.head.parts.stops()[1], Qt.MouseButton.LeftButton)
    assert chosen == [EXERCISES]


def test_from_an_exercise_the_keys_come_back_to_the_page_and_nothing_scrolls(
    page: LearnPage, exercises: ExerciseView
) -> None:
    page.resize(420, 500)
    lesson = LessonShown("An idea.", find="Find one in my puzzle", on="Next")
    page.explained.show_lesson(lesson)
    page.show_part(EXERCISES)
    exercises.sheet.board.setFocus()
    page.show_part(EXPLAINED)
    assert page.window().focusWidget() is not page.explained.sheet.find_key
    assert page.explained.verticalScrollBar().value() == 0


def test_a_part_that_there_is_not_cannot_be_chosen(page: LearnPage) -> None:
    page.show_head("The Rule", "", ("Explained", "", ""))
    assert page.head.parts.isHidden()
    assert page.head.level.isHidden()
    page.show_head("Contradiction", "Expert", ("Explained", "", "Puzzles"))
    assert [stop.isVisible() for stop in page.head.parts.stops()] == [True, False, True]


def test_arrows_walk_wherever_the_keys_are(page: LearnPage, qtbot: QtBot) -> None:
    ways: list[int] = []
    page.walked.connect(ways.append)
    for where in (page, page.contents.list):
        qtbot.keyClick(where, Qt.Key.Key_Right)
        qtbot.keyClick(where, Qt.Key.Key_Left)
    page.show_part(PUZZLES)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert ways == [1, -1, 1, -1]


def test_return_goes_on_as_the_filled_key_shows(page: LearnPage, qtbot: QtBot) -> None:
    asked: list[None] = []
    page.explained.on_clicked.connect(lambda: asked.append(None))
    page.explained.show_lesson(GOES_ON._replace(on=""))
    qtbot.keyClick(page.contents.list, Qt.Key.Key_Return)
    assert not asked  # there is nothing to go on to
    page.explained.show_lesson(GOES_ON)
    for where in (page, page.contents.list):
        qtbot.keyClick(where, Qt.Key.Key_Return)
    qtbot.keyClick(page.contents.list, Qt.Key.Key_Enter)
    assert len(asked) == 3
    page.show_part(PUZZLES)
    qtbot.keyClick(page.contents.list, Qt.Key.Key_Return)
    assert len(asked) == 3


def test_return_in_the_search_shows_what_was_found_and_no_more(
    page: LearnPage, qtbot: QtBot
) -> None:
    asked: list[str] = []
    page.explained.show_lesson(GOES_ON)
    page.explained.on_clicked.connect(lambda: asked.append("on"))
    page.chosen.connect(asked.append)
    page.contents.search.setFocus()
    qtbot.keyClick(page.contents.search, Qt.Key.Key_Return)
    assert asked[-1] == "x_wing"
    assert "on" not in asked


def test_escape_leaves_a_search_and_then_the_page(page: LearnPage, qtbot: QtBot) -> None:
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    page.contents.search.setText("wing")
    qtbot.keyClick(page.contents.list, Qt.Key.Key_Escape)
    assert not page.contents.search.text()
    assert not left
    qtbot.keyClick(page.contents.list, Qt.Key.Key_Escape)
    assert left == [True]


def test_in_a_narrow_window_the_contents_are_asked_for(page: LearnPage, qtbot: QtBot) -> None:
    page.resize(420, 600)
    assert page.contents.isHidden()
    qtbot.mouseClick(page.head.contents, Qt.MouseButton.LeftButton)
    assert page.contents.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.contents.isHidden()
    qtbot.mouseClick(page.head.contents, Qt.MouseButton.LeftButton)
    place = page.contents.list.visualRect(page.contents.list.model().index(1, 0)).center()
    chosen: list[str] = []
    page.chosen.connect(chosen.append)
    qtbot.mouseMove(page.contents.list.viewport(), place)
    qtbot.mouseClick(page.contents.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert set(chosen) == {"xy_wing"}
    assert page.contents.isHidden()


@in_turn("zoom", [1.0, 2.0, 3.0])
@in_turn("size", [(360, 388), (700, 500), (1000, 640), (1800, 1000)])
def test_title_and_parts_keep_to_the_window(
    page: LearnPage, theme: Theme, size: tuple[int, int], zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    page.resize(*size)
    head = page.head
    for part in (head.title, head.parts):
        place = part.rect().translated(part.mapTo(page, part.rect().topLeft()))
        assert page.rect().contains(place), (part, place)


def test_the_title_comes_back_where_the_window_grows(page: LearnPage, theme: Theme) -> None:
    wear(theme.at_zoom(3))
    for width in (700, 1400):
        page.resize(width, 800)
        assert page.head.title.width() >= page.head.title.sizeHint().width()


@in_turn("widths", [range(500, NARROW, 8), range(NARROW, 1000, 8)])
def test_title_and_parts_stand_in_a_row_as_soon_as_nothing_is_cut(
    page: LearnPage, widths: range
) -> None:
    rows: list[bool] = []
    head = page.head
    for width in widths:
        page.resize(width, 640)
        rows.append(head.parts.mapTo(head, QPoint(0, 0)).y() < head.title.geometry().bottom())
        if rows[-1]:
            for part in (head.title, head.level, head.parts):
                assert part.width() >= part.sizeHint().width(), (width, part)
    assert rows == sorted(rows)
    assert {False, True} == set(rows)
