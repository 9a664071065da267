# SPDX-License-Identifier: MIT
"""Who reads what was opened: the first reader that likes its beginning."""

import pytest

from sudoku_qt.controllers.files import readers
from sudoku_qt.controllers.files.readers import READERS, Read, can_read, read
from sudoku_qt.engine.formats import Recognised, recognise
from sudoku_qt.engine.line_list import LineList
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Progress, Stop, never
from tests.puzzle_lines import EASY, OTHER
from tests.sweeps import in_turn


@in_turn(
    ("data", "can"),
    [
        (EASY.encode(), True),
        (EASY[:70].encode(), True),
        (b'{"format": "sudoku-qt.game"', True),
        (b"Dear diary", False),
        (b"", False),
        (bytes(range(256)), False),
        (b"PK\x03\x04SudokuData", False),
    ],
)
def test_the_beginning_says_whether_something_can_be_read(data: bytes, *, can: bool) -> None:
    assert can_read(data) is can


def test_one_puzzle_is_recognised_and_several_lines_are_a_list() -> None:
    assert isinstance(read(EASY.encode(), never), Recognised)
    lines = read(f"{EASY}\n{OTHER}".encode(), never)
    assert isinstance(lines, LineList)
    assert len(lines) == 0, "it is still to be read"


def test_what_nobody_likes_is_refused_in_words() -> None:
    with pytest.raises(Fault, match="holds no puzzle"):
        read(b"Dear diary", never)


class Pictures:
    """Reads a picture, whatever is on it, as one puzzle."""

    def likes(self, head: bytes) -> bool:
        """Look for the beginning of a PNG."""
        return head.startswith(b"\x89PNG")

    def read(self, data: bytes, stop: Stop, tell: Progress) -> Read:
        """Read the puzzle."""
        assert not stop()
        return recognise(EASY.encode())


def test_a_reader_of_pictures_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "READERS", (Pictures(), *READERS))
    assert can_read(b"\x89PNG...")
    found = read(b"\x89PNG...", never)
    assert isinstance(found, Recognised)
    assert len(found.found) == 1
