# SPDX-License-Identifier: MIT
"""Notes on positions: what is kept of them, and what a damaged file costs."""

from sudoku_qt.engine.game import Json
from sudoku_qt.engine.notes import (
    LONGEST_COMMENT,
    LONGEST_LABEL,
    LONGEST_TOGETHER,
    MOST_MARKS,
    SHAPES,
    Note,
    read_notes,
    tidy_comment,
    tidy_label,
    write_notes,
)
from tests.engine.test_document import SCHEMA
from tests.sweeps import in_turn


def test_the_same_mark_again_takes_it_away_and_another_takes_its_place() -> None:
    note = Note().marked(7, "triangle").marked(8, "A")

    assert note.marked(7, "circle").marks == {7: "circle", 8: "A"}
    assert note.marked(7, "triangle") == Note(marks={8: "A"})
    assert not note.marked(7, "triangle").marked(8, "A")


def test_no_board_has_more_marks_than_points() -> None:
    note = Note(marks=dict.fromkeys(range(MOST_MARKS), "circle"))
    assert note.marked(900, "circle") == note


@in_turn(
    ("text", "tidy"),
    [
        (" a\r\nb\r\n", "a\nb"),
        ("a\x00\u202eb\tc", "ab\tc"),
        ("局面\n好", "局面\n好"),
        ("x" * (LONGEST_COMMENT + 9), "x" * LONGEST_COMMENT),
    ],
)
def test_a_comment_is_lines_of_what_can_be_seen(text: str, tidy: str) -> None:
    assert tidy_comment(text) == tidy


def test_a_label_is_short_and_has_no_blanks() -> None:
    assert tidy_label(" A 1\n") == "A1"
    assert len(tidy_label("x" * 99)) == LONGEST_LABEL


def test_notes_come_back() -> None:
    notes = {3: Note("好\n!", {0: "triangle", 224: "A"}), 0: Note("start"), 5: Note()}
    assert read_notes(write_notes(notes), 9) == {0: notes[0], 3: notes[3]}
    assert write_notes({1: Note()}) is None


@in_turn(
    "value",
    [
        [],
        {"x": {"comment": "a"}},
        {"-1": {"comment": "a"}},
        {"11": {"comment": "a"}},
        {"1": "a"},
        {"1": {"comment": 5, "marks": ["a"]}},
        {"1": {"marks": {"x": "A", "1000": "A", "1": "", "2": "too long", "3": 4, "4": "a b"}}},
    ],
)
def test_what_is_no_note_is_dropped(value: Json) -> None:
    assert read_notes(value, 10) == {}


def test_of_too_many_comments_the_later_ones_are_dropped() -> None:
    text = "x" * LONGEST_COMMENT
    value: Json = {str(number): {"comment": text} for number in range(300)}

    assert len(read_notes(value, 999)) == LONGEST_TOGETHER // LONGEST_COMMENT


def test_the_schema_has_the_program_s_limits() -> None:
    note = SCHEMA["properties"]["history"]["properties"]["notes"]["additionalProperties"]
    comment, marks = note["properties"]["comment"], note["properties"]["marks"]
    shapes, label = marks["additionalProperties"]["anyOf"]

    assert (comment["maxLength"], marks["maxProperties"]) == (LONGEST_COMMENT, MOST_MARKS)
    assert (tuple(shapes["enum"]), label["maxLength"]) == (SHAPES, LONGEST_LABEL)
