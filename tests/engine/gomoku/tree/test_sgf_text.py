# SPDX-License-Identifier: MIT
"""SGF with variations as text: brackets where branches begin, all closed."""

from dataclasses import replace

from sudoku_qt.engine.gomoku.tree.sgf_text import sgf_of
from sudoku_qt.engine.notes import Note
from tests.engine.gomoku.tree.test_files import found_of
from tests.engine.gomoku.tree.trees import grown


def test_variations_follow_the_main_line() -> None:
    history = grown("h8", "h9", "h10", "1> i9", "0> a1")
    history.bookmarks = history.bookmarks.noted(2, Note("a ] b", {0: "triangle"}))
    _, *rows = sgf_of(found_of(history)).splitlines()

    assert rows == [
        "(;B[hh]",
        "(;W[hg]C[a \\] b]TR[aa];B[hf])",
        "(;W[ig]))",
        "(;B[ao]))",
    ]


def test_the_main_line_is_written_first() -> None:
    history = grown("h8", "h9", "1> i9")
    history.bookmarks = replace(history.bookmarks, main={1: 3})
    _, *rows = sgf_of(found_of(history)).splitlines()

    assert rows == [";B[hh]", "(;W[ig])", "(;W[hg]))"]
