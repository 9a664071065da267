# SPDX-License-Identifier: MIT
"""Lessons on paper: each in both languages, with exercises of every kind, and right answers."""

import re
from collections.abc import Callable

import pytest

from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import Topic, topic_of
from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import LessonTeller, order_of
from sudoku_qt.controllers.sudoku.paper.handouts.printed import CoursePrint
from sudoku_qt.controllers.sudoku.workers.teaching.handouts import LessonMade
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks, cells_as_marks, choice
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.words import cell_called
from sudoku_qt.models.sudoku.paper.handout.content import Card, LessonOnPaper
from sudoku_qt.models.sudoku.paper.items import Board, Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from tests.controllers.sudoku.paper.handouts.made import LESSON_TOPICS, made_for
from tests.models.sudoku.paper.worksheets import outside, overlapping, texts
from tests.sweeps import every, in_turn

BLANK = re.compile(r"\{[a-z]|\bclick\b|\btype (?:it|a)\b|点击|按数字键", re.IGNORECASE)
"""What a sentence on paper must not have: an open blank, or what only a window has."""
TEXTS_OF_WINDOW = {"first_puzzle"}
"""Its page explains how digits are entered in the window."""
YES_OR_NO = {"Yes", "No", "是", "不是"}


def topic(key: str) -> Topic:
    found = topic_of(key)
    assert found
    return found


def shown(of: Topic, language: str = "en") -> LessonOnPaper:
    return LessonTeller(Library(language)).lesson(of, made_for(of))


def marks_on(board: Board, before: Board, exercise: Exercise) -> Marks:
    """What is marked on the printed board of an answer."""
    assert board.over
    if exercise.kind == "mark":
        return cells_as_marks(board.over.drawing.picked)
    if exercise.kind == "enter":
        cells = (cell for cell, value in enumerate(board.values) if value != before.values[cell])
        return frozenset(Candidate(cell, board.values[cell]) for cell in cells)
    discs = board.over.drawing.discs.items()
    return frozenset(
        Candidate(cell, disc.digit)
        for cell, drawn in discs
        for disc in drawn
        if disc.role == "eliminated"
    )


def marks_in_words(words: str, exercise: Exercise) -> Marks:
    """What an answer says in words: a choice, or the candidates that end a chain."""
    if exercise.kind == "choose":
        return choice([each.template for each in exercise.choices].index(words) + 1)
    return frozenset(
        Candidate(cell_called(name), int(digit))
        for name, digit in (word.split("=") for word in words.split())
    )


def exercises_of(of: Topic, made: LessonMade) -> list[Exercise]:
    if of.has_boards:
        return [task.exercise for task in boards_of(of.key).tasks]
    return [*made.exercises]


@in_turn("of", LESSON_TOPICS)
def test_every_answer_that_is_drawn_is_right(of: Topic) -> None:
    lesson, exercises = shown(of), exercises_of(of, made_for(of))
    assert len(lesson.exercises) == len(lesson.answers) == len(exercises)
    for asked, answered, exercise in zip(lesson.exercises, lesson.answers, exercises, strict=True):
        is_told = exercise.kind in {"choose", "link"}
        marks = (
            marks_in_words(answered.question, exercise)
            if is_told
            else marks_on(answered.board, asked.board, exercise)
        )
        assert marks
        if of.is_variant:
            assert marks == exercise.answers[0].marks
        else:
            assert judge(exercise, marks).rightness == "right"
        assert asked.board != answered.board


@in_turn("of", LESSON_TOPICS)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_everything_is_said(of: Topic, language: str, speak: Callable[[str], None]) -> None:
    speak(language)
    lesson = shown(of, language)
    assert lesson.title
    assert lesson.idea
    for card in lesson.exercises:
        assert card.question
        assert card.lines
    for card in lesson.answers:
        assert re.search(r"[rc\d=≠]", card.question) or card.question in YES_OR_NO
    for text in all_texts(lesson):
        assert not BLANK.search(text) or of.key in TEXTS_OF_WINDOW, text


def all_texts(lesson: LessonOnPaper) -> list[str]:
    cards: list[Card] = [*lesson.steps, *lesson.exercises, *lesson.answers]
    words = [text for card in cards for text in (card.question, card.quiet, card.sentence)]
    return [lesson.idea, *words]


TOO_WIDE = {"outside_sums"}
"""With clues all around no large board has room on these papers."""
LAYOUTS = [
    PaperOptions(), PaperOptions(paper="a5"), PaperOptions(large=True), PaperOptions(wide=True),
    PaperOptions(paper="letter"), PaperOptions(large=True, paper="letter", name_line=True),
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("options", every(6, LAYOUTS))
def test_each_lesson_has_room_and_nothing_overlaps(
    options: PaperOptions, language: str, speak: Callable[[str], None]
) -> None:
    speak(language)
    teller = LessonTeller(Library(language))
    for of in LESSON_TOPICS:
        if options.large and of.key in TOO_WIDE:
            continue
        printed = CoursePrint([of])
        pages = printed.pages([teller.lesson(of, made_for(of))], teller, options)
        for page in pages:
            assert overlapping(page) == [], of.key
            assert outside(page, 25) == [], of.key
        assert all_words(pages) > {printed.title(teller)}, of.key


def all_words(pages: tuple[Page, ...]) -> set[str]:
    return {text for page in pages for text in texts(page)}


def test_what_a_lesson_needs_is_known_by_its_topic() -> None:
    order = order_of(topic("killer"))
    assert (order.example, order.technique, len(order.puzzles)) == ("", "", 3)
    order = order_of(topic("naked_pair_and_triple"))
    assert (order.example, order.technique) == ("naked_pair", "naked_pair")
    assert order_of(topic("jellyfish")).lesson.techniques == ("jellyfish",)


def test_a_variant_has_its_rules_and_its_figures() -> None:
    lesson = shown(topic("killer"))
    assert "cage" in lesson.rules
    assert all(card.board.variant for card in (*lesson.steps, *lesson.exercises, *lesson.puzzles))
    assert lesson.place == "Variants · lesson 3 of 8"


def test_a_rule_of_several_puzzles_is_told_once() -> None:
    rules = shown(topic("thermometers_and_arrows")).rules.splitlines()
    assert len(rules) == len(set(rules)) == 2


def test_rows_are_named_as_the_player_names_them() -> None:
    of = topic("x_wing")
    lesson = LessonTeller(Library("en"), "D5").lesson(of, made_for(of))
    over = lesson.steps[0].board.over
    assert over
    assert over.rows[:2] == ("A", "B")
    assert re.search(r"[A-J][1-9]", lesson.answers[0].question)


def test_numbers_go_on_from_exercises_to_puzzles_and_again_in_the_answers() -> None:
    lesson = shown(topic("jigsaw"))
    asked = [card.number for card in (*lesson.exercises, *lesson.puzzles)]
    assert asked == ["1", "2", "3", "4", "5", "6", "7"]
    assert [card.number for card in (*lesson.answers, *lesson.solutions)] == asked


def test_a_technique_without_a_lesson_is_told_too() -> None:
    lesson = shown(topic("jellyfish"))
    assert lesson.title == "Jellyfish"
    assert len(lesson.exercises) == 4
