# SPDX-License-Identifier: MIT
"""The lessons, in their order."""

from sudoku_qt.engine.sudoku.learn.lessons.course import (
    COURSE,
    FIRST,
    HARD,
    SECTIONS,
    VARIANT_LESSONS,
    asked_in,
    lesson_about,
    lesson_on,
    taught_before,
)
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED


def test_no_lesson_and_no_technique_comes_twice() -> None:
    names = [lesson.name for lesson in COURSE]
    taught = [technique for lesson in COURSE for technique in lesson.techniques]

    assert len(COURSE) == 30
    assert len(set(names)) == len(names)
    assert len(set(taught)) == len(taught)


def test_the_sections_follow_one_another() -> None:
    places = [SECTIONS.index(lesson.section) for lesson in COURSE]

    assert places == sorted(places)
    assert set(places) == set(range(len(SECTIONS)))


def test_it_begins_with_the_board_and_the_rule() -> None:
    assert [each.name for each in COURSE if not each.techniques and not each.is_mixed] == [
        "rows_columns_boxes",
        "the_rule",
        "first_puzzle",
        "notes",
        "strong_and_weak_links",
    ]
    assert all(not lesson.techniques for lesson in COURSE[:3])


def test_a_section_is_the_level_at_which_its_lessons_are_first_of_use() -> None:
    for lesson in COURSE:
        if lesson.section != FIRST and lesson.techniques:
            level = LADDER[lesson.techniques[0]].lowest_level
            assert LEVELS[level - 1].name == str(lesson.section).lower(), lesson.name


def test_each_section_ends_with_mixed_exercises_of_what_it_teaches() -> None:
    for section in SECTIONS:
        *lessons, last = (lesson for lesson in COURSE if lesson.section == section)
        assert [lesson.is_mixed for lesson in (*lessons, last)] == [False] * len(lessons) + [True]
        own = {technique for lesson in lessons for technique in lesson.techniques}
        assert {*asked_in(last)} == own - ({"bug_plus_one"} if section == HARD else set())
        assert {*taught_before(last)} >= own
    assert {*taught_before(COURSE[-1])} == {each for lesson in COURSE for each in lesson.techniques}


def test_what_a_lesson_needs_comes_before_it() -> None:
    names = [lesson.name for lesson in COURSE]

    assert names.index("notes") + 1 == names.index("naked_single")
    links = names.index("strong_and_weak_links")
    assert names[links : links + 3] == ["strong_and_weak_links", "simple_colouring", "skyscraper"]
    assert all(names.index(each) > links for each in ("x_chain", "xy_chain", "nice_loop"))


def test_the_page_of_a_lesson_about_one_technique_is_the_technique_s() -> None:
    pages = {lesson.name: lesson.page for lesson in COURSE}

    assert pages["x_wing"] == "techniques"
    assert pages["locked_candidates"] == pages["the_rule"] == "lessons"


def test_a_lesson_is_found_by_what_it_teaches() -> None:
    about = lesson_about("claiming")

    assert about is not None
    assert about.name == "locked_candidates"
    assert lesson_about("kraken_fish") is None


def test_one_lesson_is_a_whole_puzzle() -> None:
    assert [lesson.name for lesson in COURSE if lesson.is_puzzle] == ["first_puzzle"]


def test_each_kind_of_rules_has_one_lesson_at_most_and_each_lesson_kinds_that_are_known() -> None:
    taught = [kind for lesson in VARIANT_LESSONS for kind in lesson.kinds]
    assert len(set(taught)) == len(taught)
    assert {*taught} <= {"region", *KIND_NAMED}
    assert [lesson.name for lesson in VARIANT_LESSONS if not lesson.kinds] == []


def test_the_lesson_on_some_rules_is_the_first_that_is_about_one_of_them() -> None:
    found = lesson_on(("size", "xv", "killercage"))
    assert found
    assert found.name == "killer"
    assert lesson_on(("renban",)) is None
    assert lesson_on(()) is None
