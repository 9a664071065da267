# SPDX-License-Identifier: MIT
"""The pages of lessons: read, alike in both languages, and right over their grids."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.conjugates import colours, strong_links
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.learn.lessons.pages import LessonPage, LessonStep
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
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


def test_notes_are_written_struck_out_coloured_and_linked(tmp_path: Path) -> None:
    text = (
        f"# Notes\n\n{NOTHING}\n\n> [all:19 r1c2:34 (4)r1c2- (9)r1c3a (9)r2c3b] Look.\n"
        "> [(4)r1c2=r1c9 (4)r1c9-r5c9] Then look.\n\n## What it is\n\nNotes.\n"
    )
    first, second = page_of(tmp_path, text).steps
    assert first.notes == ((None, 0b1_0000_0001), (1, 0b1100))
    assert first.marks == (((1, 4), "eliminated"), ((2, 9), "set_a"), ((11, 9), "set_b"))
    assert [(each.kind, *each.start, *each.end) for each in second.links] == [
        ("strong", (1, 4), (8, 4)),
        ("weak", (8, 4), (44, 4)),
    ]


def test_what_is_no_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="no title"):
        page_of(tmp_path, "Rows\n")
    for word in ("x9", "all:", "all:0", "r1c1:", "(4)r1c2", "(4)r1c2c", "(4)r1c2=", "(0)r1c2-"):
        with pytest.raises(Fault, match=re.escape(word)):
            page_of(tmp_path, f"# Rows\n\n{NOTHING}\n\n> [{word}] Look.\n")


@in_turn("name", OWN)
def test_both_languages_point_out_the_same(name: str) -> None:
    one, other = (
        LessonPage.read(resource("lessons") / language / f"{name}.md")
        for language in ("en", "zh_CN")
    )
    assert one.givens == other.givens
    assert [replace(each, text="") for each in one.steps] == [
        replace(each, text="") for each in other.steps
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
            struck = [each for each, role in step.marks if role == "eliminated"]
            assert not any(solution[cell] == digit for cell, digit in struck)


def test_the_links_of_a_page_are_what_their_lines_say() -> None:
    page = LessonPage.read(resource("lessons") / "en" / "strong_and_weak_links.md")
    grid = Grid.of_givens(page.givens).with_all_candidates()
    links = [link for step in page.steps for link in step.links]
    assert {link.kind for link in links} == {"strong", "weak"}
    for link in links:
        ((start, digit),), ((end, same),) = link.start, link.end
        assert digit == same
        assert all(grid.candidates[cell] >> digit - 1 & 1 for cell in (start, end))
        assert end in STANDARD_SHAPE.peers[start]
        assert link.kind == "weak" or end in strong_links(grid, digit)[start]
    *_, last = page.steps
    colour = {cell: role for (cell, _), role in last.marks}
    found = colours(strong_links(grid, 3), min(colour))
    coloured = {cell for cell in colour if colour[cell] != "eliminated"}
    assert {*found} == coloured
    (gone,) = {*colour} - coloured
    assert {colour[cell] for cell in coloured & STANDARD_SHAPE.peers[gone]} == {"set_a", "set_b"}
