# SPDX-License-Identifier: MIT
"""The daily puzzles through the real window: chosen, left, gone on with, solved and told of."""

from collections.abc import Callable
from datetime import date, datetime, tzinfo

import pytest
from PySide6.QtCore import QDate, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate import daily
from sudoku_qt.engine.sudoku.generate.daily import DailyPuzzles
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants
from sudoku_qt.models.sudoku.made_variants import variant_and_level, variant_of_day
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.dialogs.daily import DailyDialog
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import look_into

PUZZLES = DailyPuzzles(resource("puzzles/daily.zip"))
VARIANTS = DailyVariants(resource("puzzles/daily_variants.zip"))
TODAY = date(2026, 11, 22)
Key = Qt.Key


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave games of days behind."""
    return fresh


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a Sunday in November."""

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Clock":
            return cls(2026, 11, 22, 12, 0, tzinfo=tz)

    monkeypatch.setattr(daily, "datetime", Clock)


def asked(program: Program, answer: Callable[[DailyDialog], object]) -> None:
    """Open the calendar; answer when all that it asked for is there."""
    look_into(program, "daily", DailyDialog, answer)


def play(dialog: DailyDialog) -> None:
    dialog.accept()


def setup_of(program: Program) -> SudokuSetup:
    return program.controller.session.setup


def solve(program: Program) -> None:
    """Enter the solution digit by digit."""
    controller = program.controller
    solution = kernel.solve(setup_of(program).givens)
    assert solution
    for cell, digit in enumerate(solution):
        if not controller.session.state.values[cell]:
            controller.page.board.move_to(*divmod(cell, 9))
            program.press(Qt.Key(Key.Key_0 + digit))
    program.settle()


def told(dialog: DailyDialog) -> tuple[str, str]:
    return dialog.state, dialog.play.text()


def test_today_is_offered_and_begun(program: Program) -> None:
    asked(program, play)

    wanted = PUZZLES.of(TODAY, 2)
    assert setup_of(program).givens == wanted.givens
    assert (setup_of(program).mode, setup_of(program).seed) == ("daily", "2026-11-22")
    assert setup_of(program).minutes > 0
    assert card.seeds(setup_of(program)) == ["daily puzzle of 22 Nov 2026"]


def from_arrow(program: Program) -> None:
    """Choose today's puzzle in the menu of New's arrow."""
    menu = program.shell._new_menu
    menu.aboutToShow.emit()
    next(each for each in menu.actions() if each.text() == "Today’s puzzle").trigger()
    program.settle()


def test_the_arrow_of_new_begins_todays_without_the_calendar(program: Program) -> None:
    program.settings.set("daily/level", 3)
    from_arrow(program)
    assert setup_of(program).givens == PUZZLES.of(TODAY, 3).givens
    assert (setup_of(program).mode, setup_of(program).seed) == ("daily", "2026-11-22")


def test_what_is_begun_while_todays_is_looked_for_is_kept(program: Program) -> None:
    program.controller.calendar.today()
    program.controller.begin(SudokuSetup(bytes(80) + b"\x01"))
    program.settle()
    assert setup_of(program).givens == bytes(80) + b"\x01"


@pytest.mark.slow
def test_the_arrow_of_new_goes_on_with_todays(program: Program) -> None:
    from_arrow(program)
    first = setup_of(program)
    solution = kernel.solve(first.givens)
    assert solution
    cell = first.givens.index(0)
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Qt.Key(Key.Key_0 + solution[cell]))
    program.controller.begin_first()
    program.settle()
    from_arrow(program)
    assert setup_of(program).givens == first.givens
    assert program.controller.session.state.values[cell] == solution[cell]
    assert not program.controller.session.is_saved, "no file of the player's has it"
    state = program.controller.session.state
    from_arrow(program)
    assert program.controller.session.state is state, "it is being played"
    assert "You are playing it now." in program.notice()


@pytest.mark.slow
def test_the_arrow_of_new_shows_the_calendar_once_todays_is_solved(program: Program) -> None:
    from_arrow(program)
    solve(program)
    seen: list[tuple[str, str]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:  # it is still being looked up
            QTimer.singleShot(10, look)
            return
        assert isinstance(dialog, DailyDialog)
        program.settle()
        seen.append(told(dialog))
        dialog.reject()

    QTimer.singleShot(0, look)
    from_arrow(program)
    assert [text[:9] for text, _ in seen] == ["Solved in"]


def test_another_day_and_level_are_a_click_away_and_the_level_is_remembered(
    program: Program,
) -> None:
    def choose(dialog: DailyDialog) -> None:
        dialog.month.calendar.setSelectedDate(QDate(2026, 10, 5))
        dialog.levels.choose("4")
        program.settle()
        dialog.accept()

    asked(program, choose)
    assert setup_of(program).givens == PUZZLES.of(date(2026, 10, 5), 4).givens
    assert program.settings.number("daily/level", 2, 1, 5) == 4


def test_leaving_the_calendar_leaves_the_game(program: Program) -> None:
    before = setup_of(program)
    asked(program, DailyDialog.reject)

    assert setup_of(program) is before


def test_what_is_being_played_is_gone_on_with(program: Program) -> None:
    asked(program, play)
    state = program.controller.session.state
    seen: list[tuple[str, str]] = []

    def look(dialog: DailyDialog) -> None:
        seen.append(told(dialog))
        dialog.accept()

    asked(program, look)
    assert seen == [("You are playing it now.", "&Go on")]
    assert program.controller.session.state is state


@pytest.mark.slow
def test_what_was_left_is_gone_on_with(program: Program) -> None:
    asked(program, play)
    first = setup_of(program)
    cell = first.givens.index(0)
    solution = kernel.solve(first.givens)
    assert solution
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Qt.Key(Key.Key_0 + solution[cell]))
    program.controller.begin_first()
    program.settle()
    assert setup_of(program).givens != first.givens
    seen: list[tuple[str, str]] = []

    def look(dialog: DailyDialog) -> None:
        seen.append(told(dialog))
        dialog.accept()

    asked(program, look)
    share = round(100 / first.givens.count(0))
    assert seen == [(f"Begun: {share} % filled", "&Go on")]
    assert setup_of(program).givens == first.givens
    assert program.controller.session.state.values[cell] == solution[cell]


@pytest.mark.slow
def test_what_is_solved_is_marked_and_can_be_told_of(program: Program, begin: Begin) -> None:
    asked(program, play)
    solve(program)
    assert program.controller.session.is_finished
    program.shell.window.close()
    again = begin().start()

    def look(dialog: DailyDialog) -> None:
        assert dialog.month.calendar.marks == {QDate(2026, 11, 22): frozenset({2})}
        assert dialog.state.startswith("Solved in 0:")
        dialog.copy.click()

    asked(again, look)
    title, times, counts = QGuiApplication.clipboard().text().splitlines()
    assert title == "Sudoku of 22 Nov 2026: Easy"
    assert times.startswith("Solved in 0:")
    assert "(predicted " in times
    assert counts == "without a hint, without a mistake"


def test_another_of_this_kind_opens_the_calendar(program: Program) -> None:
    asked(program, play)
    seen: list[tuple[QDate, int]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, DailyDialog)
        seen.append(dialog.chosen)
        dialog.reject()

    QTimer.singleShot(0, look)
    program.controller.new_puzzle.new_alike()
    assert seen == [(QDate(2026, 11, 22), 2)]
    program.settle()


@pytest.mark.slow
def test_a_damaged_record_is_told_of_and_nothing_else_is_lost(program: Program) -> None:
    program.paths.record.mkdir(parents=True)

    asked(program, play)

    assert setup_of(program).seed == "2026-11-22"


def test_a_game_left_that_is_damaged_is_passed_over(program: Program) -> None:
    program.paths.kept_games.mkdir(parents=True, exist_ok=True)
    (program.paths.kept_games / "2026-01-01 10.00.00 000001.sudoku").write_text(
        "{}", encoding="utf-8"
    )

    asked(program, play)

    assert setup_of(program).givens == PUZZLES.of(TODAY, 2).givens


# Variants


def choose_variant(program: Program, dialog: DailyDialog) -> None:
    program.qtbot.mouseClick(dialog.levels.tiles["0"], Qt.MouseButton.LeftButton)
    program.settle()


def test_the_days_variant_is_a_click_away_and_chosen_the_next_time(program: Program) -> None:
    names: list[str] = []

    def choose(dialog: DailyDialog) -> None:
        choose_variant(program, dialog)
        names.append(dialog.card.accessibleName())
        dialog.accept()

    asked(program, choose)
    setup = setup_of(program)
    assert setup.variant == VARIANTS.puzzle(TODAY)
    assert (setup.mode, setup.seed, setup.level) == ("daily", "2026-11-22", 4)
    assert [name.partition(".")[0] for name in names] == [variant_and_level(*variant_of_day(TODAY))]

    program.controller.begin_first()
    program.settle()
    keys: list[str] = []
    asked(program, lambda dialog: keys.append(dialog.levels.key))
    assert keys == ["0"]
    assert program.settings.number("daily/level", 2, 1, 5) == 2


def test_the_variant_that_is_played_is_gone_on_with(program: Program) -> None:
    program.controller.calendar.today_variant()
    program.settle()
    state = program.controller.session.state
    states: list[tuple[str, str]] = []

    def look(dialog: DailyDialog) -> None:
        states.append(told(dialog))
        assert dialog.levels.key == "0"
        dialog.accept()

    asked(program, look)
    assert states == [("You are playing it now.", "&Go on")]
    assert program.controller.session.state is state


def test_the_arrow_of_new_begins_todays_variant(program: Program) -> None:
    menu = program.shell._new_menu
    menu.aboutToShow.emit()
    next(each for each in menu.actions() if each.text() == "Today’s variant").trigger()
    program.settle()
    assert setup_of(program).variant == VARIANTS.puzzle(TODAY)


def test_a_variant_that_was_left_is_gone_on_with(program: Program) -> None:
    program.controller.calendar.today_variant()
    program.settle()
    first = setup_of(program)
    cell = first.givens.index(0)
    program.controller.page.board.move_to(*divmod(cell, 9))
    program.press(Key.Key_1)
    program.controller.begin_first()
    program.settle()
    assert setup_of(program).variant is None

    program.controller.calendar.today_variant()
    program.settle()
    assert setup_of(program).identity == first.identity
    assert program.controller.session.state.values[cell] == 1
