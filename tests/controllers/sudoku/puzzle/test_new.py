# SPDX-License-Identifier: MIT
"""The ways to a new Sudoku, through the real window: asked for, the same again, from the bank."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.puzzle.options import remember, remembered
from sudoku_qt.engine.sudoku.game import Edit, SudokuSetup
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.practice import ladder_with
from sudoku_qt.engine.sudoku.kernel import count_solutions, is_minimal
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.rating.rater import level_and_minutes
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.store.sudoku.reserve import Ready
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.sudoku.dialogs.option_fields import SpanField
from sudoku_qt.views.sudoku.dialogs.practise import PractiseSudokuDialog
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.puzzle.asking import asked, dialog, setup_of
from tests.sweeps import in_turn

Key = Qt.Key
CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave what is wanted of puzzles behind."""
    return fresh


@pytest.fixture
def reserved(program: Program) -> SudokuSetup:
    """The one puzzle that is in reserve, an ordinary one of level 2."""
    setup = make(MakeOptions(seed="RES-ERV"))
    program.controller.new_puzzle.reserve.put_back(setup)
    return setup


def test_enter_begins_what_was_shown_and_it_is_what_it_says(program: Program) -> None:
    said: list[str] = []
    asked(program, lambda opened: said.append(opened.card.accessibleName()))
    setup = setup_of(program)
    assert (setup.origin, setup.mode, setup.level) == ("generated", "standard", 2)
    assert count_solutions(setup.givens) == 1
    assert said[0].startswith("Easy. about ")
    assert f"{81 - setup.givens.count(0)} givens" in said[0]
    assert level_and_minutes(setup.givens)[0] == 2


def test_enter_in_a_number_begins_what_was_shown(program: Program) -> None:
    said: list[str] = []

    def type_enter(opened: NewSudokuDialog) -> None:
        opened.unfold(on=True)
        more = opened.more
        assert more is not None
        rating = more.fields["se"]
        assert isinstance(rating, SpanField)
        rating.show_options(NewSudoku(level=0, se=(2.3, 2.9)))
        more.changed.emit()
        program.qtbot.waitUntil(lambda: "Difficulty 2." in opened.card.accessibleName())
        said.append(opened.card.accessibleName())
        opened.asked.connect(lambda _: said.append("asked"))
        program.qtbot.keyClick(rating.ends[1], Key.Key_Return)  # Qt: "the value changes"

    asked(program, type_enter)
    assert len(said) == 1


@pytest.mark.parametrize("level", [1, 3, 4, 5])
def test_each_level_is_shown_and_remembered(program: Program, level: int) -> None:
    def choose(opened: NewSudokuDialog) -> None:
        key = Key.Key_Right if level > 2 else Key.Key_Left
        for _ in range(abs(level - 2)):
            program.qtbot.keyClick(opened.focusWidget(), key)

    asked(program, choose)
    assert setup_of(program).level == level
    assert remembered(program.settings).level == level


def test_the_reserve_is_shown_at_once(program: Program, reserved: SudokuSetup) -> None:
    seen: list[str] = []

    def look() -> None:
        seen.append(dialog().card.accessibleName())
        assert not program.shell.jobs.any_running(), "nothing had to be made"
        program.qtbot.keyClick(dialog(), Key.Key_Return)

    QTimer.singleShot(0, look)
    program.shell.new()
    assert seen[0].startswith("Easy")
    assert setup_of(program) == reserved


def test_a_preview_that_is_not_wanted_goes_back(program: Program, reserved: SudokuSetup) -> None:
    before = program.controller.session.state
    QTimer.singleShot(0, lambda: program.qtbot.keyClick(dialog(), Key.Key_Escape))
    program.shell.new()
    assert program.controller.session.state is before
    assert program.controller.new_puzzle.reserve.take(NewSudoku()) == reserved


def test_looking_at_other_levels_uses_nothing_up(program: Program, reserved: SudokuSetup) -> None:
    def browse(opened: NewSudokuDialog) -> None:
        for key in (Key.Key_Right, Key.Key_Left):
            program.qtbot.keyClick(opened.focusWidget(), key)
            program.settle()

    asked(program, browse)
    assert setup_of(program) == reserved


def test_another_one_is_another_one(program: Program, reserved: SudokuSetup) -> None:
    asked(program, lambda opened: opened.ask_for_another())
    assert setup_of(program).givens != reserved.givens
    assert program.controller.new_puzzle.reserve.take(NewSudoku()) is None


def test_the_same_kind_again_takes_from_the_reserve_and_then_makes(
    program: Program, reserved: SudokuSetup, qtbot: QtBot
) -> None:
    program.press(Key.Key_N, CONTROL_SHIFT)
    qtbot.waitUntil(lambda: setup_of(program) == reserved)
    program.controller.new_puzzle.new_alike()
    program.settle()
    assert setup_of(program).level == reserved.level
    assert setup_of(program) != reserved


def test_another_of_a_kind_that_was_not_wanted_last_has_its_level(program: Program) -> None:
    remember(program.settings, NewSudoku(level=4, minimal=True))
    program.controller.begin(make(MakeOptions(level=1)))
    program.controller.new_puzzle.new_alike()
    program.settle()
    assert setup_of(program).level == 1


def test_a_level_of_the_arrow_begins_at_once_and_with_the_usual_options(
    program: Program, reserved: SudokuSetup
) -> None:
    remember(program.settings, NewSudoku(level=4, minimal=True, must=("x_wing",)))
    menu = program.shell._new_menu
    menu.aboutToShow.emit()
    offered = [action for action in menu.actions() if "\t" in action.text()]
    assert [action.text() for action in offered][::4] == ["Very easy\t3 min", "Expert\t17 min"]
    offered[1].trigger()
    assert setup_of(program) == reserved, "it waited in reserve"
    assert remembered(program.settings) == NewSudoku(level=2)
    offered[2].trigger()
    program.settle()
    assert setup_of(program).level == 3


def test_the_options_that_are_remembered_hold(program: Program) -> None:
    wanted = NewSudoku(level=2, symmetry="none", clues=(24, 27), minimal=True)
    remember(program.settings, wanted)
    program.controller.new_puzzle.new_alike()
    program.settle()
    setup = setup_of(program)
    assert 24 <= 81 - setup.givens.count(0) <= 27
    assert is_minimal(setup.givens)


def test_options_that_cannot_be_met_are_told(program: Program) -> None:
    said: list[str] = []

    def ask_for_much(opened: NewSudokuDialog) -> None:
        opened.more_button.click()
        assert opened.more is not None
        opened.more.cells.model.set_cells(range(10))
        opened.renew()
        program.settle()
        said.append(opened.card.accessibleName())
        program.qtbot.keyClick(opened, Key.Key_Return)
        assert opened.isVisible(), "there is nothing to begin"
        opened.reject()

    before = program.controller.session.state
    asked(program, ask_for_much)
    assert said == ["There is no such puzzle. A puzzle needs 17 givens or more."]
    assert program.controller.session.state is before


def test_a_digging_mode_shows_both_levels(program: Program) -> None:
    said: list[str] = []

    def choose(opened: NewSudokuDialog) -> None:
        parts = opened.mode.findChildren(QAbstractButton)
        next(part for part in parts if part.text() == "Simple digging").click()
        program.settle()
        said.append(opened.card.accessibleName())

    asked(program, choose)
    assert setup_of(program).mode == "simple"
    assert "By the digging paper: " in said[0]
    assert said[0].split(".")[0] in {"Very easy", "Easy", "Medium", "Hard", "Expert"}


def test_the_dialog_speaks_chinese(program: Program) -> None:
    program.appearance.set_language("zh_CN", remember=False)
    said: list[str] = []
    asked(program, lambda opened: said.append(opened.card.accessibleName()))
    assert said[0].startswith("简单. 约 ")


def test_the_seed_makes_the_same_puzzle_again(program: Program, reserved: SudokuSetup) -> None:
    def type_seed(opened: NewSudokuDialog) -> None:
        opened.more_button.click()
        assert opened.more is not None
        seed = opened.more.fields["seed"].findChild(QLineEdit)
        program.qtbot.keyClicks(seed, "res-erv")
        opened.renew()

    asked(program, type_seed)
    assert setup_of(program) == reserved


def practise(program: Program, searched: str) -> None:
    """Ask for a technique with keys alone."""

    def answer() -> None:
        opened = QApplication.activeModalWidget()
        assert isinstance(opened, PractiseSudokuDialog)
        program.qtbot.keyClicks(opened.techniques.search, searched)
        program.qtbot.keyClick(opened.techniques.search, Key.Key_Return)

    QTimer.singleShot(0, answer)
    program.controller.actions["practise"].trigger()
    program.settle()


@in_turn(
    ("searched", "technique", "title"),
    [
        ("naked pair", "naked_pair", "Naked Pair"),
        ("x-wing", "x_wing", "X-Wing"),
        ("skyscraper", "skyscraper", "Skyscraper"),
    ],
)
def test_a_technique_is_practised_where_it_is_due(
    program: Program, searched: str, technique: str, title: str
) -> None:
    practise(program, searched)
    grid = program.controller.session.state
    assert grid.givens == setup_of(program).givens
    assert all(grid.values[cell] or grid.candidates[cell] for cell in range(81))
    board = Board(grid)
    rung, _ = next(iter(follow(board, ladder_with(technique))))
    assert rung.name == technique, "nothing easier is left"
    assert program.notice() == f"The next step here is: {title}. The notes are filled in."
    program.shell.undo()
    assert program.controller.session.state == grid, "nothing leads back behind the exercise"


def test_an_exercise_is_restarted_where_it_began_also_at_the_next_start(begin: Begin) -> None:
    before = begin().start()
    practise(before, "naked pair")
    first = before.controller.session.state
    before.controller.inspecting.solve()
    before.settle()
    before.shell.window.close()
    after = begin().start()
    assert after.controller.session.state.full
    after.controller.restart()
    assert after.controller.session.state == first
    after.shell.undo()
    after.shell.undo()
    after.shell.undo()
    assert after.controller.session.state == first


def test_another_of_this_kind_is_another_position_to_practise(
    program: Program, qtbot: QtBot
) -> None:
    practise(program, "naked pair")
    before = setup_of(program)
    program.controller.actions["new_alike"].trigger()
    qtbot.waitUntil(lambda: setup_of(program).givens != before.givens, timeout=30_000)
    assert setup_of(program).technique == before.technique == "naked_pair"
    assert program.notice().startswith("The next step here is: Naked Pair.")


@pytest.mark.slow
def test_another_of_this_kind_is_so_after_a_restart_too(begin: Begin) -> None:
    first = begin().start()
    practise(first, "skyscraper")
    first.shell.window.close()
    second = begin().start()
    assert second.notice() == ""
    second.controller.new_puzzle.new_alike()
    second.settle()
    assert setup_of(second).technique == "skyscraper"


def test_the_banner_of_a_practised_position_goes_with_it(program: Program) -> None:
    practise(program, "naked pair")
    assert program.notice()
    program.controller.new_puzzle.make(NewSudoku())
    program.settle()
    assert setup_of(program).technique == ""
    assert program.notice() == ""


@pytest.mark.slow
def test_what_is_practised_often_is_in_reserve(program: Program, qtbot: QtBot) -> None:
    practise(program, "naked pair")
    reserve = program.controller.new_puzzle.reserve
    taken: list[Ready] = []

    def is_there() -> bool:
        ready = reserve.take_position("naked_pair")
        taken.extend([ready] if ready else [])
        return bool(taken)

    qtbot.waitUntil(is_there, timeout=30_000)
    assert taken[0].position is not None
    reserve.close()


def test_who_leaves_the_choice_of_techniques_goes_on_with_the_game(program: Program) -> None:
    before = program.controller.session.state

    def leave() -> None:
        program.qtbot.keyClick(QApplication.activeModalWidget(), Key.Key_Escape)

    QTimer.singleShot(0, leave)
    program.controller.new_puzzle.practise()
    assert program.controller.session.state is before


def test_what_is_in_reserve_outlives_the_program(begin: Begin) -> None:
    first = begin().start()
    setup = make(MakeOptions(level=3, seed="RES-ERV"))
    first.controller.new_puzzle.reserve.put_back(setup)
    first.shell.window.close()
    second = begin().start()
    assert second.controller.new_puzzle.reserve.take(NewSudoku(level=3)) == setup


def test_the_bank_shows_its_puzzles_in_turn_and_starts_anew_when_reset(program: Program) -> None:
    seen = []
    for _ in range(3):
        program.controller.new_puzzle.bank_next()
        program.settle()
        givens = program.controller.session.setup.givens
        assert 30 <= givens.count(0) <= 60
        for box in STANDARD_SHAPE.houses[18:]:
            assert sum(not givens[cell] for cell in box) >= 2
        seen.append(givens)
    assert len(set(seen)) == 3
    program.controller.new_puzzle.bank_reset()
    program.controller.new_puzzle.bank_next()
    program.settle()
    assert program.controller.session.setup.givens not in seen


def test_any_right_filling_of_a_bank_puzzle_is_accepted(program: Program) -> None:
    program.controller.new_puzzle.bank_next()
    program.settle()
    program.controller.inspecting.solve()
    program.settle()
    program.controller.inspecting.check()
    program.settle()
    assert program.notice().startswith("Right")


def test_an_exercise_in_a_variant_comes_back_as_it_was(begin: Begin) -> None:
    before = begin().start()
    before.controller.new_puzzle.practise_technique("jigsaw__leftovers")
    before.settle()
    first = before.controller.session.state
    before.controller.play((Edit(next(iter(first.empty_cells)), "=", 1),))
    left = before.controller.session.state
    before.shell.window.close()
    after = begin().start()
    setup = after.controller.session.setup
    assert setup.technique == "jigsaw__leftovers"
    assert after.controller.session.state == left
    assert setup.variant
    assert after.controller.session.state.shape.houses == setup.variant.rules.shape.houses
    after.controller.restart()
    assert after.controller.session.state == first
