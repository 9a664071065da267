# SPDX-License-Identifier: MIT
"""The pages of lessons: read, alike in both languages, and right over their grids."""

from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.learn.lessons.pages import LessonPage, LessonStep
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

OWN = [lesson.name for lesson in COURSE if lesson.page == "lessons"]
NOTHING = "." * 81


def page_of(folder: Path, text: str) -> LessonPage:
    """Read a text as a page."""
    path = folder / "page.md"
    path.write_text(text, encoding="utf-8")
    return LessonPage.read(path)


def test_a_page_has_a_title_sections_and_steps(tmp_path: Path) -> None:
    text = f"# Rows\n\n{NOTHING}\n\n> [r1 b9 r2c3 r4c5=7] Look.\n\n## What it is\n\nNine cells.\n"
    page = page_of(tmp_path, text)
    assert (page.title, page.sections) == ("Rows", (("What it is", "Nine cells."),))
    assert page.givens == bytes(81)
    assert page.steps == (LessonStep("Look.", (0, 26), frozenset({11}), ((31, 7),)),)


def test_what_is_no_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="no title"):
        page_of(tmp_path, "Rows\n")
    with pytest.raises(Fault, match="x9"):
        page_of(tmp_path, f"# Rows\n\n{NOTHING}\n\n> [x9] Look.\n")


@in_turn("name", OWN)
def test_both_languages_point_out_the_same(name: str) -> None:
    one, other = (
        LessonPage.read(resource("lessons") / language / f"{name}.md")
        for language in ("en", "zh_CN")
    )
    assert one.givens == other.givens
    assert [(each.houses, each.cells, each.digits) for each in one.steps] == [
        (each.houses, each.cells, each.digits) for each in other.steps
    ]
    assert len(one.sections) == len(other.sections) > 1


@in_turn("name", OWN)
def test_a_grid_has_steps_and_its_digits_are_the_solution_s(name: str) -> None:
    page = LessonPage.read(resource("lessons") / "en" / f"{name}.md")
    assert bool(page.givens) == bool(page.steps)
    if page.givens:
        solution = kernel.solve(page.givens)
        assert solution
        for step in page.steps:
            assert all(solution[cell] == digit for cell, digit in step.digits)
