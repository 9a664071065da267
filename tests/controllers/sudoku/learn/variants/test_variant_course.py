# SPDX-License-Identifier: MIT
"""Lessons on variants in the real window: solved by clicks, counted, turned, and played."""

import json

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.learn.exercises import Exercises
from sudoku_qt.controllers.sudoku.learn.variants.mixed_sitting import MixedSitting
from sudoku_qt.controllers.sudoku.learn.variants.variant_sitting import VariantSitting
from sudoku_qt.engine.sudoku.learn.lessons.run import LessonRun
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.models.contents import ContentsRole
from sudoku_qt.store.sudoku.course_progress import CourseProgress
from sudoku_qt.views.sudoku.learn.page import EXPLAINED, PUZZLES
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.learn.doing import answer, check, click_cell, open_lesson, show


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave lessons that are done behind."""
    return fresh


def sitting(found: Exercises) -> VariantSitting:
    """What is on the board."""
    assert isinstance(found.sitting, VariantSitting)
    return found.sitting


def solve(program: Program, found: Exercises) -> None:
    """Find what is asked for, by clicks and keys, and have it checked."""
    now = sitting(found)
    for cell, digit in sorted(now.task.answer):
        if now.exercise.kind == "enter":
            click_cell(program, found, cell)
            program.qtbot.keyClick(found.view.sheet.board, Qt.Key(Qt.Key.Key_0 + digit))
        elif now.exercise.kind == "strike":
            now.mark(cell, digit)  # where its note lies depends on the cage
            found._come_to(now)
        else:
            click_cell(program, found, cell)
    check(program, found)


def titles(program: Program) -> list[str]:
    """The lines of the contents."""
    model = program.controller.learning.page.contents.list.model()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    return [row.data(ContentsRole.ENTRY).title for row in rows]


def test_four_solved_close_a_lesson_and_that_survives_a_restart(begin: Begin) -> None:
    program = begin().start()
    found = open_lesson(program, "killer")
    for number in range(4):
        assert f"Exercise {number + 1} of 4" in found.view.sheet.title.text()
        solve(program, found)
        assert answer(found).startswith("Right.")
        if number < 3:
            check(program, found)
    assert "killer" in found.closed()
    kept = json.loads(program.paths.course_progress.read_text(encoding="utf-8"))
    assert kept["lessons"]["killer"]["closed"]

    program.shell.window.close()
    again = begin().start()
    found = open_lesson(again, "killer")
    assert "killer" in found.closed()
    assert again.controller.learning.library


def test_what_was_shown_comes_again_on_a_turned_board(program: Program) -> None:
    found = open_lesson(program, "killer")
    before = sitting(found).task
    show(program, found)
    assert "17 in two cells is 8+9." in answer(found)
    check(program, found)
    after = sitting(found).task
    assert after.kind == before.kind
    assert after.position.puzzle.rules != before.position.puzzle.rules
    assert f"{found.view.sheet.title.text()}" == "Exercise 1 of 4"


def find(program: Program, found: Exercises) -> MixedVariant:
    """Find the first answer of a mixed exercise, by keys or by marks, and have it checked."""
    now = found.sitting
    assert isinstance(now, MixedSitting)
    asked = now.exercise
    assert isinstance(asked, MixedVariant)
    for cell, digit in sorted(asked.answers[0].marks):
        if asked.kind == "enter":
            click_cell(program, found, cell)
            program.qtbot.keyClick(found.view.sheet.board, Qt.Key(Qt.Key.Key_0 + digit))
        else:
            now.mark(cell, digit)  # where its note lies depends on the board
            found._come_to(now)
    check(program, found)
    return asked


def test_four_mixed_ones_pass_the_section_and_that_survives_a_restart(begin: Begin) -> None:
    program = begin()
    CourseProgress(program.paths.course_progress).keep("mixed_variants", LessonRun("passed"))
    program.start()
    found = open_lesson(program, "mixed_variants")
    kinds = set[tuple[str, ...]]()
    for number in range(4):
        assert f"Exercise {number + 1} of 4" in found.view.sheet.title.text()
        kinds.add(find(program, found).puzzle.rules.named())
        assert answer(found).startswith("Right.")
        assert len(answer(found)) > len("Right.")
        if number < 3:
            check(program, found)
    assert len(kinds) == 4
    assert "The section is passed." in found.view.sheet.note.text()
    assert "mixed_variants" in found.closed()

    program.shell.window.close()
    again = begin().start()
    assert "mixed_variants" in open_lesson(again, "mixed_variants").closed()


def test_a_guess_and_what_was_shown_do_not_count_and_another_one_comes(program: Program) -> None:
    progress = CourseProgress(program.paths.course_progress)
    progress.keep("mixed_variants", LessonRun("guess"))
    program.controller.exercises._progress.read()
    found = open_lesson(program, "mixed_variants")
    before = found.sitting
    assert isinstance(before, MixedSitting)
    asked = before.exercise
    assert isinstance(asked, MixedVariant)
    right = {cell for each in (*asked.answers,) for cell, _ in each.marks}
    right |= {step.placement[0] for step in asked.in_two if step.placement}
    cell = next(each for each in asked.grid.empty_cells if each not in right)
    mark = Candidate(cell, asked.solution[cell])
    before.mark(*mark)
    before.enter(*mark) if asked.kind == "enter" else None
    found._come_to(before)
    check(program, found)
    assert not before.is_done
    assert not before.at_once
    show(program, found)
    assert answer(found)
    check(program, found)
    after = found.sitting
    assert isinstance(after, MixedSitting)
    assert after.puzzle != before.puzzle
    assert found.view.sheet.title.text() == "Exercise 1 of 4"


def test_the_rules_of_the_board_are_told_in_either_language(program: Program) -> None:
    found = open_lesson(program, "mixed_variants")
    quiet = found.view.sheet.quiet.text()
    assert quiet.startswith("Nothing says what to look for. ")
    assert len(quiet) > len("Nothing says what to look for. ")
    program.appearance.set_language("zh_CN", remember=False)
    program.settle()
    assert found.view.sheet.quiet.text().startswith("这里不说该找什么。")
    assert found.view.sheet.rows.rows[0].label.startswith("还空")


def test_another_language_says_all_of_it_again(program: Program) -> None:
    found = open_lesson(program, "killer")
    program.appearance.set_language("zh_CN", remember=False)
    program.settle()
    assert found.view.sheet.task.text() == "r1c1 填几？"
    assert found.view.sheet.rows.rows[0].label == "只有一种拆法"


def test_its_puzzles_are_played_as_games(program: Program) -> None:
    learning = program.controller.learning
    open_lesson(program, "killer")
    learning.show_part(PUZZLES)
    rows = learning.page.puzzles.rows
    assert len(rows) == 3
    assert not learning.page.puzzles.practise.isVisible()
    program.qtbot.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    program.settle()
    setup = program.controller.session.setup
    assert not learning.is_open
    assert setup.variant
    assert (setup.level, setup.hardest) == (2, "constraint_single")


def test_the_section_is_closed_until_somebody_wants_it(program: Program) -> None:
    program.press(Qt.Key.Key_L)
    learning = program.controller.learning
    program.settle()
    assert "Variants" in titles(program)
    assert "Killer Cages" not in titles(program)
    model = learning.page.contents.list.model()
    heading = model.index(titles(program).index("Variants"), 0)
    spoken = heading.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Variants: 0 of 8 lessons done. Enter shows or hides them."
    learning.page.contents.folded.emit()
    assert "Killer Cages" in titles(program)
    learning.page.contents.folded.emit()
    assert "Killer Cages" not in titles(program)


def test_a_lesson_that_is_shown_opens_its_section_and_says_its_place(program: Program) -> None:
    program.press(Qt.Key.Key_L)
    learning = program.controller.learning
    learning.show_topic("killer")
    learning.show_part(EXPLAINED)
    program.settle()
    assert "Killer Cages" in titles(program)
    assert "Killer Cages · variants, lesson" in program.status_text()
    assert learning.page.contents._count.text() == "0 of 30"


def test_who_has_begun_lessons_on_variants_only_goes_on_with_these(begin: Begin) -> None:
    program = begin()
    progress = CourseProgress(program.paths.course_progress)
    progress.keep("jigsaw", LessonRun("seed", closed=True))
    program.start()
    program.press(Qt.Key.Key_L)
    program.settle()
    assert program.controller.learning.topic.key == "diagonals"
    assert "Diagonals and Windows" in titles(program)
