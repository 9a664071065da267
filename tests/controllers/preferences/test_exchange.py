# SPDX-License-Identifier: MIT
"""Preferences as a file come back as they were, and only what an option takes is taken."""

from pathlib import Path

from sudoku_qt.controllers.preferences.exchange import named, read, taken, written
from sudoku_qt.models.option import Option

WRAP = Option("wrap", "board", "", "Wrap", default=False)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(written({"wrap": True}), encoding="utf-8")
    assert read(path) == {"wrap": True}


def test_a_value_of_another_kind_is_skipped_by_its_name() -> None:
    assert taken({"wrap": True}, {"wrap": WRAP}) == ({"wrap": True}, [])
    assert taken({"wrap": 1, "x": True}, {"wrap": WRAP}) == ({}, ["wrap", "x"])


def test_many_names_are_cut_short() -> None:
    assert named(list("abcdefg")) == "a, b, c, d, e, …"
