# SPDX-License-Identifier: MIT
"""Marks in SGF: points, rectangles, labels, and what is none."""

from sudoku_qt.engine.gomoku.tree.sgf_marks import read_marks, write_marks
from sudoku_qt.engine.notes import MOST_MARKS, Note
from tests.sweeps import in_turn


@in_turn(
    ("properties", "marks"),
    [
        (
            {"TR": ["hh"], "SQ": ["h8"], "CR": ["aa", "oo"]},
            {112: "square", 0: "circle", 224: "circle"},
        ),
        ({"MA": ["aa:ba"]}, {0: "cross", 1: "cross"}),
        ({"LB": ["aa:A", "ba:1\\]", "ca:", "da: long label"]}, {0: "A", 1: "1]", 3: "long"}),
        ({"TR": ["", "zz", "pp", "a", "1", "hhh", "ab:"], "LB": ["", "A"]}, {}),
    ],
)
def test_marks_are_read(properties: dict[str, list[str]], marks: dict[int, str]) -> None:
    assert read_marks(properties, 15) == marks


def test_a_node_has_no_more_marks_than_points() -> None:
    assert len(read_marks({"TR": ["aa:vv"] * 1000}, 22)) == MOST_MARKS


def test_they_are_written_by_their_kinds() -> None:
    note = Note(marks={2: "A", 0: "triangle", 1: "triangle", 4: ":]"})
    assert write_marks(note, 15) == "TR[aa][ba]LB[ca:A][ea:\\:\\]]"
    assert write_marks(Note(marks={300: "circle"}), 15) == ""
