# SPDX-License-Identifier: MIT
"""Pictures as inputs of the command line."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.cli.conftest import Sudoku
from tests.engine.pictures.screens import OURS, PUZZLE, drawn, png


def test_a_plain_picture_becomes_a_line(sudoku: Sudoku, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.png"
    path.write_bytes(png(drawn(OURS, PUZZLE)))
    ended = sudoku("convert", "--to", "line", str(path))
    assert (ended.code, ended.out, ended.err) == (0, f"{PUZZLE}\n", [])


def test_other_verbs_read_it_too(sudoku: Sudoku) -> None:
    ended = sudoku("solve", stdin=png(drawn(OURS, PUZZLE)))
    assert ended.code == 0
    assert ended.out.startswith("534678912")


def test_cells_in_doubt_are_named_and_the_exit_code_tells(sudoku: Sudoku) -> None:
    picture = drawn(OURS, "1" + PUZZLE[1:])
    ended = sudoku("convert", "--to", "line", stdin=png(picture))
    assert ended.code == 1
    (said,) = ended.err
    assert "in doubt" in said
    assert "r" in said.partition(": ")[2]
    assert len(ended.out) == len(PUZZLE) + 1


DOCS = Path(__file__).parents[2] / "docs"
SCREENSHOTS = ("sudoku-light-en.png", "sudoku-dark-zh_CN.png")


@pytest.mark.parametrize("name", SCREENSHOTS)
def test_the_program_s_own_window_is_read(name: str, sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "line", str(DOCS / name))
    assert (ended.code, ended.err) == (0, [])
    assert ended.out.startswith("7213459864896123575367891423154962")


def test_another_board_is_none(sudoku: Sudoku) -> None:
    assert sudoku("convert", "--to", "line", str(DOCS / "gomoku-light-en.png")).code == 3


def test_no_grid_is_a_sentence(sudoku: Sudoku) -> None:
    page = Image.new("RGB", (200, 200), "white")
    ImageDraw.Draw(page).ellipse((20, 20, 180, 180), outline="black")
    ended = sudoku("convert", "--to", "line", stdin=png(page))
    assert (ended.code, ended.out) == (3, "")
    (said,) = ended.err
    assert "No Sudoku was found in the picture." in said


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n broken", b"%PDF-1.7 broken"])
def test_a_broken_picture_is_a_sentence(data: bytes, sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "line", stdin=data)
    assert (ended.code, ended.out) == (3, "")
    (said,) = ended.err
    assert "damaged" in said
