# SPDX-License-Identifier: MIT
"""The pages of all topics, and the contents made of them."""

import re

from sudoku_qt.controllers.sudoku.learn.library import Library, Progress, contents
from sudoku_qt.controllers.sudoku.learn.topics import Topic, all_topics, topic_of
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.models.contents import ContentsLine
from tests.sweeps import in_turn


def topic(key: str) -> Topic:
    """The topic of a key."""
    found = topic_of(key)
    assert found
    return found


@in_turn("language", ["en", "zh_CN"])
@in_turn("key", [each.key for each in all_topics()])
def test_each_page_has_a_title_an_idea_and_something_below(key: str, language: str) -> None:
    library = Library(language)
    assert library.page(topic(key)).title
    assert 15 < len(library.idea(topic(key))) < 500
    assert library.rest(topic(key))


def test_the_idea_is_two_sentences() -> None:
    assert Library("en").idea(topic("full_house")).count(". ") == 1
    assert Library("zh_CN").idea(topic("x_wing")).count("。") == 2


@in_turn("language", ["en", "zh_CN"])
@in_turn("key", [each.key for each in all_topics()])
def test_no_sentence_above_the_example_is_said_again_below_it(key: str, language: str) -> None:
    library = Library(language)
    opening = re.findall(r".+?(?:[.!?](?=\s|$)|[。！？])", library.idea(topic(key)))
    below = "\n".join(text for _, text in library.rest(topic(key)))
    assert len(opening) == 2
    assert not [each for each in opening if each.strip() in below]


def test_nothing_of_a_page_is_left_out() -> None:
    library = Library("en")
    told = library.idea(topic("xy_wing")) + "".join(map("".join, library.rest(topic("xy_wing"))))
    for _, text in library.page(topic("xy_wing")).sections:
        assert text.split(".")[-2].strip() in told


def entries(progress: Progress) -> list[ContentsLine]:
    """The contents in English."""
    return [*contents(Library("en"), Library("zh_CN"), progress)]


def test_the_contents_list_everything_below_headings() -> None:
    found = entries(Progress())
    assert [each.key for each in found if each.key] == [each.key for each in all_topics()]
    headings = [each.title for each in found if not each.key]
    assert headings[:4] == ["First steps", "Medium", "Hard", "Expert"]
    assert headings[-1] == "More techniques: Expert"


def test_both_languages_are_searched() -> None:
    x_wing = next(each for each in entries(Progress()) if each.key == "x_wing")
    assert "xwing" in x_wing.names
    assert "二阶鱼" in x_wing.names
    assert "twocolumns" in x_wing.text
    assert "怎么" not in x_wing.names


def test_progress_is_shown() -> None:
    progress = Progress({"full_house": 4, "x_wing": 2}, frozenset({"full_house"}))
    found = {each.key: each for each in entries(progress)}
    assert found["full_house"].is_done
    assert not found["full_house"].exercises
    assert found["x_wing"].exercises == "2/4"
    assert found["x_wing"].spoken == "Lesson 13: X-Wing, 2/4 exercises done"
    assert COURSE[12].name == "x_wing"


def test_each_section_has_its_goal_below_its_heading() -> None:
    goals = [each.note for each in entries(Progress()) if each.note]
    assert len(goals) == 5
    assert goals[0] == "Goal: to solve every Very easy and every Easy puzzle."
    assert all(goal.startswith("Goal: ") for goal in goals)


def test_the_path_runs_through_each_section_and_ends_with_its_mixed_exercises() -> None:
    found = {each.key: each for each in entries(Progress())}
    paths = [found[lesson.name].path for lesson in COURSE]
    assert paths == [
        "last" if lesson.is_mixed else "first" if number in {0, 8, 12, 19} else "on"
        for number, lesson in enumerate(COURSE)
    ]
    assert found["killer"].path == found["kraken_fish"].path == ""
    assert found["mixed_variants"].path == "end"


def test_the_next_lesson_is_the_first_that_is_not_done() -> None:
    done = frozenset({"rows_columns_boxes", "first_puzzle", "x_wing"})
    for closed, following in ((frozenset(), "rows_columns_boxes"), (done, "the_rule")):
        (found,) = (each for each in entries(Progress(closed=closed)) if each.is_next)
        assert found.key == following
        assert found.spoken.endswith(", next")
    everything = frozenset(lesson.name for lesson in COURSE)
    assert not [each for each in entries(Progress(closed=everything)) if each.is_next]


def test_mixed_exercises_are_passed_or_not() -> None:
    closed = frozenset({"mixed_medium"})
    found = {each.key: each for each in entries(Progress({"mixed_hard": 2}, closed))}
    assert found["mixed_medium"].exercises == "passed"
    assert found["mixed_hard"].exercises == "2/4"
    assert found["mixed_expert"].exercises == ""
    assert "passed. Goal: to solve 998 of 1,000" in found["mixed_medium"].spoken
    assert "not passed yet. Goal: to solve 91 of 100" in found["mixed_hard"].spoken


def test_those_on_variants_are_passed_apart_from_the_course() -> None:
    found = {each.key: each for each in entries(Progress(closed=frozenset({"mixed_variants"})))}
    assert found["mixed_variants"].exercises == "passed"
    assert found["mixed_variants"].spoken.startswith("Lesson 8: Variants: Mixed, passed. Goal: ")
    (heading,) = (each for each in found.values() if each.is_next)
    assert heading.key == "rows_columns_boxes"
    ahead = next(each for each in entries(Progress()) if each.key == "mixed_variants")
    assert "not passed yet" in ahead.spoken
