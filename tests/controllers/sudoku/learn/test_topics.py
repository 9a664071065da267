# SPDX-License-Identifier: MIT
"""What can be learnt: the course in its order, every technique, each under one key."""

from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import all_topics, topic_about, topic_of
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, LESSONS, VARIANT_LESSONS
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource


def test_the_course_comes_first_and_nothing_twice() -> None:
    keys = [topic.key for topic in all_topics()]
    assert keys[: len(COURSE)] == [lesson.name for lesson in COURSE]
    assert len(set(keys)) == len(keys)
    assert [topic.number for topic in all_topics()[:3]] == [1, 2, 3]


def test_every_page_of_a_technique_has_its_topic() -> None:
    pages = {path.stem for path in resource("techniques/en").glob("*.md")}
    assert pages <= {topic.key for topic in all_topics()}


def test_the_others_stand_in_the_order_of_their_levels() -> None:
    levels = [topic.level for topic in all_topics()[len(LESSONS) :]]
    assert levels == sorted(levels)


def test_lessons_on_variants_follow_the_course_and_are_counted_apart() -> None:
    topics = all_topics()[len(COURSE) : len(LESSONS)]
    assert [topic.key for topic in topics] == [lesson.name for lesson in VARIANT_LESSONS]
    assert [topic.number for topic in topics] == [*range(1, len(VARIANT_LESSONS) + 1)]
    assert all(topic.is_variant and topic.has_exercises for topic in topics)


def test_a_technique_leads_to_its_own_page() -> None:
    for rung in LADDER:
        topic = topic_about(rung.name)
        assert topic
        assert (topic.key, topic.example) == (rung.name, rung.name)
    assert topic_about("contradiction")
    assert topic_about("magic") is None


def test_a_lesson_about_several_leads_to_each() -> None:
    topic = topic_of("locked_candidates")
    assert topic
    assert topic.has_own_page
    assert topic.relatives == ("pointing", "claiming")
    assert topic.example == "pointing"


def test_a_lesson_about_the_board_has_no_technique() -> None:
    topic = topic_of("the_rule")
    assert topic
    assert (topic.example, topic.relatives) == ("", ())


def test_every_page_has_an_example_or_steps_of_its_own() -> None:
    library = Library("en")
    for topic in all_topics():
        page = library.variant_page(topic) if topic.has_boards else library.lesson_page(topic)
        is_mixed = topic.lesson is not None and topic.lesson.is_mixed
        assert bool(topic.example or (page and page.steps)) != is_mixed, topic.key


def test_what_the_ladder_lacks_is_shown_and_followed() -> None:
    topic = topic_of("nishio")
    assert topic
    assert (topic.example, topic.on_ladder) == ("nishio", "")
    assert topic.has_exercises


def test_whatever_gives_a_reason_has_exercises() -> None:
    without = {topic.key for topic in all_topics() if not topic.has_exercises}
    assert without == {"brute_force"}


def test_relatives_have_a_page() -> None:
    for topic in all_topics():
        assert all(topic_about(each) for each in topic.relatives), topic.key
