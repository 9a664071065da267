# SPDX-License-Identifier: MIT
"""An exercise in the window: nothing lies over another, and what is not there takes no room."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers
from sudoku_qt.views.sudoku.learn.exercise.rows import ExerciseRow
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown, ExerciseView
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.sweeps import in_turn
from tests.views.sudoku.learn.parts import WINDOWS, check_apart, parts
from tests.views.sudoku.positions import model_of

SHOWN = ExerciseShown(
    "Mark the four cells of the X-Wing of 8.",
    "It lies in two columns.",
    "Exercise 3 of 4",
    tuple(ExerciseRow(number, f"Exercise {number}", state="ahead") for number in range(1, 5)),
    "spoken",
    ("r6c2", "r8c2", "r6c5"),
    4,
    "3 of 4 cells marked",
    kind="partly",
    answer="Good: the 8s of column 2 fit only in rows 6 and 8. Which other column shares these?",
    nudge="A nudge",
    show="Show me",
    check="Check the marks",
)
CLAIMED = SHOWN._replace(choices=("Yes", "No"), chosen=2, marks=(), places=0, marked="")
SIZES = (704, 568), *WINDOWS


@pytest.fixture
def view(qtbot: QtBot, theme: Theme, session: SudokuSession) -> ExerciseView:
    """An exercise that is shown."""
    made = ExerciseView(model_of(session))
    qtbot.addWidget(made)
    made.sheet.show_exercise(SHOWN)
    made.show()
    return made


@in_turn("zoom", [1.0, 3.0])
@in_turn("size", SIZES)
def test_nothing_lies_over_another(
    view: ExerciseView, theme: Theme, size: tuple[int, int], zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    view.resize(*size)
    view.sheet.arrange()

    check_apart(parts(view.sheet), view.sheet.rect())


@in_turn("zoom", [1.0, 3.0])
@in_turn("size", SIZES)
def test_choices_and_the_time_lie_over_nothing_else(
    view: ExerciseView, theme: Theme, size: tuple[int, int], zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    view.sheet.show_exercise(CLAIMED)
    view.sheet.show_time("These four: 1:58 · best: 2:31")
    view.resize(*size)
    view.sheet.arrange()

    shown = parts(view.sheet)
    assert {view.sheet.choices, view.sheet.time, view.sheet.timed} <= {*shown}
    check_apart([each for each in shown if each is not view.sheet.chips], view.sheet.rect())


def test_in_an_upright_window_choices_are_right_below_the_board(view: ExerciseView) -> None:
    view.sheet.show_exercise(CLAIMED)
    view.resize(460, 640)
    view.sheet.arrange()
    board, choices = view.sheet.board.geometry(), view.sheet.choices.geometry()

    assert view.sheet.is_upright
    assert 0 < choices.top() - board.bottom() < 40 < view.sheet.rows.y() - board.bottom()


def in_sight(view: ExerciseView, part: QWidget) -> bool:
    place = QRect(part.mapTo(view.viewport(), QPoint()), part.size())
    return view.viewport().rect().contains(place)


@in_turn("size", [(396, 430), (460, 640), (560, 900)])
@in_turn("shown", [SHOWN, CLAIMED])
def test_in_an_upright_window_a_new_answer_is_in_sight_and_then_the_board(
    view: ExerciseView, shown: ExerciseShown, size: tuple[int, int]
) -> None:
    view.resize(*size)
    asked = shown._replace(kind="", answer="", note="Click a cell to mark it.")
    view.sheet.show_exercise(asked)
    assert view.sheet.is_upright
    assert in_sight(view, view.sheet.board)
    view.sheet.show_exercise(shown)
    assert in_sight(view, view.sheet.answer)
    view.sheet.show_exercise(asked)
    assert in_sight(view, view.sheet.board)


def test_the_time_takes_no_room_while_it_is_off(view: ExerciseView) -> None:
    view.sheet.show_time("")
    assert view.sheet.time.isHidden()
    assert not view.sheet.timed.isHidden()
    view.sheet.show_exercise(SHOWN._replace(rows=()))
    assert view.sheet.timed.isHidden()


def test_the_usual_window_holds_it_without_scrolling(view: ExerciseView) -> None:
    view.resize(704, 568)
    view.sheet.arrange()

    assert view.sheet.minimumHeight() <= view.viewport().height()


@pytest.mark.parametrize("size", [(396, 430), (616, 340), (616, 372)])
def test_in_a_small_window_the_whole_board_and_the_filled_key_are_in_sight(
    view: ExerciseView, size: tuple[int, int]
) -> None:
    view.resize(*size)
    note = "All 8s are lit. Click a cell to mark it, click again to take the mark away."
    view.sheet.show_exercise(SHOWN._replace(answer="", kind="", note=note))
    for part in (view.sheet.board, view.sheet.check_key):
        place = QRect(part.mapTo(view, QPoint()), part.size())
        assert view.rect().contains(place), part
    key = view.sheet.check_key
    assert key.isVisible()


def test_chips_keep_off_the_numbers_of_columns(view: ExerciseView) -> None:
    for size in ((640, 380), (420, 480), (720, 560)):
        view.resize(*size)
        numbers = view.sheet.findChildren(EdgeNumbers)[0]
        assert view.sheet.chips.y() > numbers.geometry().bottom() + 1


def test_what_is_not_said_is_not_there(view: ExerciseView) -> None:
    view.sheet.show_exercise(ExerciseShown("Fill every empty cell.", digits=True))
    sheet = view.sheet

    assert sheet.digits.isVisible()
    hidden = sheet.quiet, sheet.title, sheet.rows, sheet.answer, sheet.nudge_key, sheet.check_key
    assert not any(part.isVisible() for part in hidden)


def test_enter_checks_only_what_can_be_checked(qtbot: QtBot, view: ExerciseView) -> None:
    said: list[str] = []
    view.sheet.check_clicked.connect(lambda: said.append("check"))
    qtbot.keyClick(view.sheet.board, Qt.Key.Key_Return)
    assert not said
    view.sheet.show_exercise(SHOWN._replace(can_check=True))
    qtbot.keyClick(view.sheet.board, Qt.Key.Key_Return)
    assert said == ["check"]
