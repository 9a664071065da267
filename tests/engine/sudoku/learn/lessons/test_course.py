# SPDX-License-Identifier: MIT
"""The lessons, in their order."""

import re

import pytest

from sudoku_qt.engine.sudoku.learn.lessons.course import (
    COURSE,
    ENTERED,
    FIRST,
    GOALS,
    HARD,
    SECTIONS,
    VARIANT_LESSONS,
    VARIANTS,
    asked_in,
    goal_of,
    lesson_about,
    lesson_on,
    next_lesson,
    taught_before,
)
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.paths import resource

FACT = re.compile(r"\{\w+\}")
TERMS = {
    "en": {
        r"\bhouses?\b": "rows_columns_boxes",
        r"\bsees?\b": "rows_columns_boxes",
        r"\bgivens?\b": "the_rule",
        r"\bcandidates?\b": "notes",
        r"\bnotes?\b": "notes",
        r"\bcorner notes?\b": "notes",
        r"\bpointing\b": "locked_candidates",
        r"\bclaiming\b": "locked_candidates",
        r"\bnaked pair": "naked_pair_and_triple",
        r"\bnaked triple": "naked_pair_and_triple",
        r"\bpivot": "xy_wing",
        r"\bpincer": "xy_wing",
        r"\bbivalue": "xy_wing",
        r"\bstrong\b": "strong_and_weak_links",
        r"\bweak\b": "strong_and_weak_links",
        r"\bconjugate pair": "strong_and_weak_links",
        r"\bchain": "strong_and_weak_links",
        r"\bcolours?\b": "strong_and_weak_links",
        r"\bfalse\b": "strong_and_weak_links",
        r"\bfins?\b": "finned_x_wing",
        r"\bloops?\b": "nice_loop",
        r"\balternating inference": "nice_loop",
        r"\balmost locked sets?\b": "als_xz",
    },
    "zh_CN": {
        "区域": "rows_columns_boxes",
        "看得到": "rows_columns_boxes",
        "提示数": "the_rule",
        "候选数": "notes",
        "笔记": "notes",
        "角标": "notes",
        "宫区块": "locked_candidates",
        "显性数对": "naked_pair_and_triple",
        "显性三数组": "naked_pair_and_triple",
        "拐点": "xy_wing",
        "钳形格": "xy_wing",
        "双值格": "xy_wing",
        "强链关系": "strong_and_weak_links",
        "弱链关系": "strong_and_weak_links",
        "共轭对": "strong_and_weak_links",
        "链": "strong_and_weak_links",
        "染色": "strong_and_weak_links",
        "为假": "strong_and_weak_links",
        "鱼鳍": "finned_x_wing",
        "环": "nice_loop",
        "待定数组": "als_xz",
    },
}
"""Terms, and the lesson on whose page each is explained."""
OF_VARIANTS = {
    "en": {
        "jigsaw": "jigsaw",
        "windows?": "diagonals",
        r"\bcages?\b": "killer",
        "thermometer": "thermometers_and_arrows",
        r"\bdots?\b": "dots",
        "knight": "anti_chess",
        "sandwich": "outside_sums",
        "little killer": "outside_sums",
    },
    "zh_CN": {
        "锯齿": "jigsaw",
        "窗口": "diagonals",
        "笼": "killer",
        "温度计": "thermometers_and_arrows",
        "[黑白圆]点": "dots",
        "马步": "anti_chess",
        "三明治": "outside_sums",
        "小杀手": "outside_sums",
    },
}
"""The same of the lessons on variants, which are taken in any order."""


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


@pytest.mark.parametrize("language", TERMS)
def test_a_page_needs_no_word_that_no_earlier_page_explains(language: str) -> None:
    """Each term stands first on the page that says what it is."""
    names = [lesson.name for lesson in COURSE]
    texts = {
        lesson.name: FACT.sub(
            "", (resource(lesson.page) / language / f"{lesson.name}.md").read_text("utf-8")
        )
        for lesson in COURSE
    }
    for term, explained in TERMS[language].items():
        used = [name for name in names if re.search(term, texts[name], re.IGNORECASE)]
        assert used[:1] == [explained], (term, used)


@pytest.mark.parametrize("language", OF_VARIANTS)
def test_a_page_on_a_variant_needs_no_word_of_another_variant(language: str) -> None:
    texts = {
        lesson.name: (resource(lesson.page) / language / f"{lesson.name}.md").read_text("utf-8")
        for lesson in VARIANT_LESSONS
        if not lesson.is_mixed
    }
    for term, explained in OF_VARIANTS[language].items():
        used = [name for name, text in texts.items() if re.search(term, text, re.IGNORECASE)]
        assert used == [explained], term


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
    assert [lesson.name for lesson in VARIANT_LESSONS if not lesson.kinds] == ["mixed_variants"]


def test_the_lessons_on_variants_end_with_mixed_exercises_and_the_others_have_boards() -> None:
    *lessons, last = VARIANT_LESSONS
    assert (last.is_mixed, last.has_boards) == (True, False)
    assert all(lesson.has_boards and not lesson.is_mixed for lesson in lessons)
    assert not any(lesson.has_boards for lesson in COURSE)


def test_the_lesson_on_some_rules_is_the_first_that_is_about_one_of_them() -> None:
    found = lesson_on(("size", "xv", "killercage"))
    assert found
    assert found.name == "killer"
    assert lesson_on(("renban",)) is None
    assert lesson_on(()) is None


def test_every_section_has_a_goal_and_that_of_its_page_is_the_same() -> None:
    """The shares are counted; the page of the mixed exercises tells them, too."""
    assert [section for section, _ in GOALS] == [*SECTIONS, VARIANTS]
    for lesson in COURSE:
        if lesson.is_mixed:
            goal = str(goal_of(lesson.section))
            page = (resource("lessons") / "en" / f"{lesson.name}.md").read_text("utf-8")
            numbers = re.findall(r"\d[\d,]*", goal)
            assert all(number in page for number in numbers), (goal, page)
            assert numbers or "every puzzle of the levels Very easy and Easy" in page


def test_the_course_goes_on_with_the_first_lesson_that_is_not_done() -> None:
    first, second, *rest = COURSE
    assert next_lesson(()) is first
    assert next_lesson({first.name, rest[0].name}) is second
    assert next_lesson([each.name for each in COURSE]) is None


@pytest.mark.parametrize("language", TERMS)
def test_the_first_lesson_that_takes_candidates_away_says_how_that_is_written(
    language: str,
) -> None:
    first = next(lesson for lesson in COURSE if {*lesson.techniques} - ENTERED)
    page = (resource(first.page) / language / f"{first.name}.md").read_text("utf-8")
    assert "r2c56" in page
    assert "r2c2≠5" in page
