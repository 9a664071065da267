# SPDX-License-Identifier: MIT
"""A picture is read in a worker: its digits, what is in doubt, and the board straightened."""

import io

import pytest
from PIL import Image

from sudoku_qt.controllers.files.picture_reader import PictureReader
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.work import Cancelled, never
from tests.controllers.sudoku import used_again
from tests.engine.pictures.screens import GNOME, OURS, PUZZLE, digits_of, drawn, png

program = used_again.program

OTHER = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"


def test_the_digits_of_a_picture_come_with_the_picture() -> None:
    reader, data = PictureReader(), png(drawn(OURS, PUZZLE))
    assert reader.likes(data[:64])
    assert not reader.likes(PUZZLE.encode())
    read = reader.read(data, never)
    (board,) = read.boards
    assert (read.game, board.digits, board.doubtful) == ("sudoku", digits_of(PUZZLE), frozenset())
    assert len(board.grey) == board.side**2


@pytest.mark.slow
def test_the_puzzles_of_all_pages_come() -> None:
    stream = io.BytesIO()
    first, second = (drawn(GNOME, line) for line in (PUZZLE, OTHER))
    first.save(stream, "PDF", save_all=True, append_images=[second])
    read = PictureReader().read(stream.getvalue(), never)
    assert [board.digits for board in read.boards] == [digits_of(PUZZLE), digits_of(OTHER)]
    assert read.pages == 0


def test_it_is_said_how_many_pages_were_read_where_there_are_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(paper, "MOST_PAGES", 1)
    stream = io.BytesIO()
    page = drawn(GNOME, PUZZLE)
    page.save(stream, "PDF", save_all=True, append_images=[page])
    read = PictureReader().read(stream.getvalue(), never)
    assert (len(read.boards), read.pages) == (1, 1)


def test_whoever_stops_it_gets_nothing() -> None:
    with pytest.raises(Cancelled):
        PictureReader().read(png(drawn(OURS, PUZZLE)), lambda: True)


def test_a_picture_without_a_sudoku_is_refused() -> None:
    with pytest.raises(Fault, match="No Sudoku was found"):
        PictureReader().read(png(Image.new("RGB", (300, 300), "white")), never)
