# SPDX-License-Identifier: MIT
"""Pictures as inputs of the command line."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from sudoku_qt.cli import pictures
from sudoku_qt.engine.pictures import paper
from tests.cli.conftest import Sudoku
from tests.engine.pictures.screens import OURS, PUZZLE, SIX, boxes, drawn, drawn_in, png, with_cages
from tests.sweeps import every

OTHER = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"


@pytest.mark.slow
def test_a_plain_picture_becomes_a_line(sudoku: Sudoku, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.png"
    path.write_bytes(png(drawn(OURS, PUZZLE)))
    ended = sudoku("convert", "--to", "line", str(path))
    assert (ended.code, ended.out, ended.err) == (0, f"{PUZZLE}\n", [])


@pytest.mark.slow
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


def sheet(path: Path) -> Path:
    """A document of two pages: one puzzle, and two that stand side by side."""
    two = Image.new("RGB", (980, 480), "white")
    for at, puzzle in enumerate((OTHER, "1" + PUZZLE[1:])):
        two.paste(drawn(OURS, puzzle), (490 * at, 0))
    drawn(OURS, PUZZLE).save(path, save_all=True, append_images=[two])
    return path


@pytest.mark.slow
def test_every_puzzle_of_a_document_is_a_line_and_doubts_are_named_by_puzzle(
    sudoku: Sudoku, tmp_path: Path
) -> None:
    ended = sudoku("convert", "--to", "line", str(sheet(tmp_path / "sheet.pdf")))
    first, second, third = ended.out.splitlines()
    assert (first, second, third[3:]) == (PUZZLE, OTHER, PUZZLE[3:])
    assert ended.code == 1
    (said,) = ended.err
    assert "sheet.pdf:3: " in said
    assert "in doubt" in said


@pytest.mark.slow
def test_pages_that_are_not_read_are_told_of(
    sudoku: Sudoku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "MOST_PAGES", 1)
    monkeypatch.setattr(pictures, "MOST_PAGES", 1)
    ended = sudoku("convert", "--to", "line", str(sheet(tmp_path / "sheet.pdf")))
    assert (ended.code, ended.out) == (1, f"{PUZZLE}\n")
    (said,) = ended.err
    assert "only the first 1 pages were read" in said


DOCS = Path(__file__).parents[2] / "docs"
SCREENSHOTS = ("sudoku-light-en.png", "sudoku-dark-zh_CN.png")


@pytest.mark.parametrize("name", every(2, SCREENSHOTS))
def test_the_program_s_own_window_is_read(name: str, sudoku: Sudoku) -> None:
    ended = sudoku("convert", "--to", "line", str(DOCS / name))
    assert (ended.code, ended.err) == (0, [])
    assert ended.out.startswith("7213459864896123575367891423154962")


@pytest.mark.slow
def test_another_board_is_none(sudoku: Sudoku) -> None:
    assert sudoku("convert", "--to", "line", str(DOCS / "gomoku-light-en.png")).code == 3


def test_cages_are_told_of_and_the_digits_are_kept(sudoku: Sudoku) -> None:
    page = with_cages(drawn(OURS, PUZZLE), [(0, 1, 2), (9, 18), (40, 41), (60, 61, 70), (80, 79)])
    ended = sudoku("convert", "--to", "line", stdin=png(page))
    assert (ended.code, ended.out) == (1, f"{PUZZLE}\n")
    (said,) = ended.err
    assert "the picture shows cages, which are not read" in said


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


def test_a_puzzle_of_six_rows_has_its_rules(sudoku: Sudoku) -> None:
    ended = sudoku("solve", stdin=png(drawn_in(OURS, SIX, boxes(6, 3, 2))))
    assert ended.code == 0
    assert len(ended.out.strip()) == 36
