# SPDX-License-Identifier: MIT
"""The walk through the example of a lesson on a variant."""

from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import topic_of
from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.controllers.sudoku.learn.variants.walk import (
    VariantStation,
    drawing_of_pointed,
    named,
    stations_of_variant,
)
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS
from sudoku_qt.engine.sudoku.learn.variants.pointing import pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.variants.variant_board import board_of


def test_digits_and_notes_stay_from_step_to_step() -> None:
    topic = topic_of("killer")
    assert topic
    page = Library("en").variant_page(topic)
    stations = stations_of_variant(page, boards_of("killer").example, "r4c5")
    first, last = stations[0], stations[-1]
    assert isinstance(first, VariantStation)
    assert isinstance(last, VariantStation)
    assert first.content.text.startswith("A dashed line is a cage: r3c2 and r3c3 add up to 4.")
    assert first.outlined == (19, 20)
    assert (first.content.at, first.content.of) == (0, len(page.steps))
    assert last.grid.candidates[19] == first.grid.candidates[19] == 0b101
    assert (first.grid.values[18], last.grid.values[18]) == (0, 5)
    assert last.puzzle is boards_of("killer").example.puzzle


def test_no_sentence_has_a_name_left_in_braces() -> None:
    lessons = [lesson for lesson in VARIANT_LESSONS if lesson.has_boards]
    for lesson, language in ((a, b) for a in lessons for b in ("en", "zh_CN")):
        topic = topic_of(lesson.name)
        assert topic
        page = Library(language).variant_page(topic)
        example = boards_of(lesson.name).example
        assert not any(
            "{" in each.content.text for each in stations_of_variant(page, example, "r4c5")
        )


def test_what_goes_away_is_struck_and_a_digit_is_framed() -> None:
    drawing = drawing_of_pointed(pointed("r1c1≠57 r1c2=3 a:r2c1", board_of(9)))
    assert [(disc.digit, disc.role) for disc in drawing.discs[0]] == [
        (5, "eliminated"),
        (7, "eliminated"),
    ]
    assert drawing.frames == {1}
    assert drawing.grounds == {9: "set_a"}


TEXT = "In {b1} and {r2}: {r1c23}, {cell}."


def test_cells_and_houses_have_their_names_in_both_notations() -> None:
    assert named(TEXT, "r4c5") == "In box 1 and row 2: r1c23, {cell}."
    assert named(TEXT, "D5") == "In box 1 and row 2: A23, {cell}."


def test_they_are_those_of_the_turned_board() -> None:
    assert named(TEXT, "r4c5", BoardTurn(4)) == "In box 1 and column 2: r23c1, {cell}."
    assert named(TEXT, "r4c5", BoardTurn(1)) == "In box 3 and row 2: r1c78, {cell}."
