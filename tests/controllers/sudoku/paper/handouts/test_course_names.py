# SPDX-License-Identifier: MIT
"""Lessons and sections are found by their names in any language, and the others are named."""

from collections.abc import Callable

import pytest

from sudoku_qt.controllers.sudoku.learn.topics import all_topics
from sudoku_qt.controllers.sudoku.paper.handouts.course_names import (
    ALL_SECTIONS,
    lesson_named,
    section_named,
    topics_in,
)
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.lessons.course import FIRST, HARD, LESSONS, VARIANTS
from sudoku_qt.models.words import say
from tests.sweeps import in_turn


@in_turn(
    ("name", "key"),
    [
        ("x_wing", "x_wing"), ("X-Wing", "x_wing"), ("xwing", "x_wing"), ("二阶鱼", "x_wing"),
        ("二阶鱼（X-Wing）", "x_wing"), ("killer cages", "killer"), ("nice loop", "nice_loop"),
        ("Jellyfish", "jellyfish"), ("显性数对与三数组", "naked_pair_and_triple"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_lesson_has_many_names(
    name: str, key: str, language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    assert lesson_named(name).key == key


@in_turn("key", [topic.key for topic in all_topics()][::9])
def test_every_topic_is_found_by_its_key(key: str) -> None:
    assert lesson_named(key).key == key


@in_turn("name", ["", "-", "x_wing_2", "swordfisch"])
def test_an_unknown_lesson_is_refused_with_all_that_there_are(name: str) -> None:
    with pytest.raises(Fault, match="There is no lesson") as refused:
        lesson_named(name)
    told = say(refused.value)
    assert "Rows, Columns and Boxes" in told
    assert "Sandwich and Little Killer" in told


@in_turn(
    ("name", "section"),
    [("hard", HARD), ("First steps", FIRST), ("困难", HARD), ("变型数独", VARIANTS)],
)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_section_is_found_in_both_languages(
    name: str, section: object, language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    assert section_named(name) == section


def test_an_unknown_section_is_refused_with_all_that_there_are() -> None:
    with pytest.raises(Fault) as refused:
        section_named("harder")
    assert "First steps, Medium, Hard, Expert, Variants" in say(refused.value)


def test_sections_hold_all_lessons_in_order() -> None:
    assert [topic.key for section in ALL_SECTIONS for topic in topics_in(section)] == [
        lesson.name for lesson in LESSONS
    ]
