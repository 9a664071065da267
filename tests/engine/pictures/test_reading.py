# SPDX-License-Identifier: MIT
"""Whole pictures are read: screens of programs, turned and bent ones, and photographs."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.pictures.decode import grey_of
from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.grey import Grey
from sudoku_qt.engine.pictures.paper import PictureFault
from sudoku_qt.engine.pictures.reading import PictureReading, read_page, read_pictures
from sudoku_qt.engine.sudoku.kernel import solve
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.engine.pictures.screens import (
    GNOME,
    OURS,
    PUZZLE,
    SCREENS,
    SUDOKUPAD,
    Screen,
    digits_of,
    drawn,
    empty_grid,
    png,
    with_cages,
)
from tests.sweeps import every

NOTES = {2: "124", 3: "26", 5: "2468", 6: "1489", 7: "1249", 8: "248", 10: "247", 40: "5", 80: "1"}
PHOTOGRAPHS = ("image1", "image34", "image100", "image1003", "image25")


def read_grey(grey: Grey, net: DigitNet) -> list[PictureReading]:
    """What stands in the grids of a picture."""
    return [each for _, each in read_page(grey, net) if isinstance(each, PictureReading)]


@pytest.fixture(scope="module")
def net() -> DigitNet:
    """The net of the program."""
    return DigitNet.load(resource("digits.npz"))


@pytest.mark.parametrize("cell", every(2, (33, 66)))
@pytest.mark.parametrize("screen", every(3, SCREENS.values()), ids=list(SCREENS))
def test_screens_are_read_with_their_notes(screen: Screen, cell: int, net: DigitNet) -> None:
    (reading,) = read_grey(grey_of(drawn(screen, PUZZLE, cell, NOTES)), net)
    assert reading.digits == digits_of(PUZZLE)


def test_where_it_lies_and_what_it_looks_like(net: DigitNet) -> None:
    (reading,) = read_grey(grey_of(drawn(OURS, PUZZLE)), net)
    wanted = [(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)]
    assert np.abs(np.array(reading.corners) - wanted).max() < 0.01
    assert (reading.straight.shape, reading.straight.dtype.name) == ((432, 432), "uint8")
    assert min(reading.sureness) > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("angle", every(2, [90, 180, 270]))
def test_a_picture_on_its_side_is_turned(angle: int, net: DigitNet) -> None:
    picture = drawn(OURS, PUZZLE).rotate(angle)
    (reading,) = read_grey(grey_of(picture), net)
    assert reading.digits == digits_of(PUZZLE)


def test_a_note_that_stands_alone_is_no_digit(net: DigitNet) -> None:
    picture = drawn(SCREENS["SudokuPad, centre notes"], PUZZLE, 66, {40: "5"})
    (reading,) = read_grey(grey_of(picture), net)
    assert reading.digits[40] == 0


@pytest.mark.slow
@pytest.mark.parametrize("notes", every(2, ("none", "places", "middle", "corners")))
@pytest.mark.parametrize("height", every(3, (0.25, 0.28, 0.3, 0.33, 0.36, 0.4)))
def test_small_digits_are_read(height: float, notes: str, net: DigitNet) -> None:
    screen = replace(SUDOKUPAD, height=height, note_height=0.55 * height, notes=notes)
    written = {} if notes == "none" else {cell: each for cell, each in NOTES.items() if cell != 40}
    (reading,) = read_grey(grey_of(drawn(screen, PUZZLE, 66, written)), net)
    assert reading.digits == digits_of(PUZZLE)


def test_small_digits_on_their_side_are_read(net: DigitNet) -> None:
    picture = drawn(replace(OURS, height=0.3), PUZZLE, 60).rotate(90)
    (reading,) = read_grey(grey_of(picture), net)
    assert reading.digits == digits_of(PUZZLE)


STROKES = (  # of the Chinese numerals, on a field of ten by ten
    ((0, 5, 10, 5),),
    ((2, 2, 8, 2), (0, 8, 10, 8)),
    ((1, 1, 9, 1), (2, 5, 8, 5), (0, 9, 10, 9)),
    ((1, 1, 9, 1), (1, 1, 1, 9), (9, 1, 9, 9), (1, 9, 9, 9), (4, 1, 3, 6), (6, 1, 7, 6)),
    ((1, 1, 9, 1), (4, 1, 3, 9), (2, 5, 8, 5), (8, 5, 7, 9), (0, 9, 10, 9)),
    ((5, 0, 6, 2), (0, 4, 10, 4), (4, 6, 1, 10), (6, 6, 9, 10)),
    ((0, 5, 10, 3), (5, 0, 5, 9), (5, 9, 9, 9), (9, 9, 9, 7)),
    ((4, 2, 1, 10), (6, 1, 10, 10)),
    ((1, 3, 7, 3), (7, 3, 7, 9), (7, 9, 10, 9), (4, 0, 4, 4), (4, 4, 1, 10)),
)


ON_SCREEN = ((66, 0.55), (40, 0.7), (60, 0.4), (50, 0.8))
"""Pixels of a cell, and how much of it a numeral fills."""


def in_chinese(puzzle: str, cell: int, part: float) -> Image.Image:
    """A screen whose digits are Chinese numerals, so large a part of a cell."""
    picture = drawn(OURS, "." * 81, cell)
    pen, size = ImageDraw.Draw(picture), part * cell / 10
    for at, letter in enumerate(puzzle):
        if letter.isdigit():
            left, top = (cell // 2 + (n + 0.5) * cell - 5 * size for n in (at % 9, at // 9))
            for x, y, u, v in STROKES[int(letter) - 1]:
                ends = (left + x * size, top + y * size, left + u * size, top + v * size)
                pen.line(ends, fill=OURS.given, width=max(2, cell // 14))
    return picture


@pytest.mark.parametrize("drawing", every(2, ON_SCREEN), ids=str)
def test_no_chinese_numeral_is_lost_without_a_mark(
    drawing: tuple[int, float], net: DigitNet
) -> None:
    cell, part = drawing
    (reading,) = read_grey(grey_of(in_chinese(PUZZLE, cell, part)), net)
    givens = {at for at, letter in enumerate(PUZZLE) if letter != "."}
    wrong = {at for at in range(81) if reading.digits[at] != digits_of(PUZZLE)[at]}
    assert givens & wrong
    assert wrong <= reading.doubtful <= givens


def test_one_strange_sign_is_in_doubt_alone(net: DigitNet) -> None:
    picture = drawn(OURS, PUZZLE, 60)
    pen = ImageDraw.Draw(picture)
    pen.line((30 + 130, 30 + 30, 30 + 170, 30 + 30), fill=OURS.given, width=5)
    (reading,) = read_grey(grey_of(picture), net)
    assert reading.digits == digits_of(PUZZLE)
    assert reading.doubtful == {2}


def test_a_slanted_one_is_straightened(net: DigitNet) -> None:
    picture = drawn(OURS, PUZZLE, 60).rotate(
        11, Image.Resampling.BICUBIC, True, fillcolor="#E8EBF0"
    )
    (reading,) = read_grey(grey_of(picture), net)
    assert reading.digits == digits_of(PUZZLE)


def test_another_board_is_no_puzzle(net: DigitNet) -> None:
    with pytest.raises(PictureFault, match="No Sudoku was found"):
        read_pictures(png(Image.new("RGB", (300, 300), "white")), net)


@pytest.mark.parametrize("name", every(5, PHOTOGRAPHS))
def test_photographs(name: str, net: DigitNet) -> None:
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        pytest.skip("SUDOKU_DATA does not name the folder of photographs")
    path = Path(folder, "photos", f"{name}.jpg")
    rows = path.with_suffix(".dat").read_text(encoding="ascii").splitlines()[2:11]
    (reading,) = read_pictures(path.read_bytes(), net).puzzles
    assert reading.digits == bytes(int(digit) for row in rows for digit in row.split())


OTHER = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"


def document(*pages: Image.Image) -> bytes:
    """A PDF of some pages."""
    stream = io.BytesIO()
    pages[0].save(stream, "PDF", save_all=True, append_images=pages[1:])
    return stream.getvalue()


def photographed(*puzzles: str) -> Image.Image:
    """Puzzles side by side on a table, each held a little otherwise, in uneven light."""
    page = Image.new("RGB", (640 * len(puzzles), 640), "#9A8F80")
    for at, puzzle in enumerate(puzzles):
        paper = drawn(GNOME, puzzle, 52).convert("RGBA")
        held = paper.rotate((7, -9, 4)[at % 3], Image.Resampling.BICUBIC, expand=True)
        page.paste(held, (15 + 640 * at, 12), held)
    shade = Image.linear_gradient("L").resize(page.size).point(lambda each: 120 + each // 2)
    return Image.composite(page, Image.new("RGB", page.size, "black"), shade)


def lines(readings: Sequence[PictureReading]) -> list[str]:
    return ["".join(str(digit) if digit else "." for digit in each.digits) for each in readings]


@pytest.mark.slow
@pytest.mark.parametrize("puzzles", every(2, [(PUZZLE, OTHER), (OTHER, PUZZLE)]))
def test_two_on_one_photograph_are_read(puzzles: tuple[str, str], net: DigitNet) -> None:
    readings = read_grey(grey_of(photographed(*puzzles)), net)
    assert lines(readings) == list(puzzles)
    left, right = (each.corners for each in readings)
    assert max(x for x, _ in left) < 0.5 < min(x for x, _ in right)


@pytest.mark.slow
def test_every_page_is_read_and_it_is_told_how_far(net: DigitNet) -> None:
    told: list[float] = []
    pages = document(drawn(GNOME, PUZZLE), photographed(OTHER, PUZZLE), drawn(OURS, OTHER))
    read = read_pictures(pages, net, tell=told.append)
    assert lines(read.puzzles) == [PUZZLE, OTHER, PUZZLE, OTHER]
    assert read.left_out == 0
    assert told == sorted(told)
    assert told[0] < 1 / 3
    assert told[-1] == 1


def test_pages_beyond_the_most_are_counted(net: DigitNet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "MOST_PAGES", 1)
    page = drawn(GNOME, PUZZLE)
    read = read_pictures(document(page, page, page), net)
    assert (len(read.puzzles), read.left_out) == (1, 2)


def test_whoever_stops_it_waits_for_no_other_grid(net: DigitNet) -> None:
    told: list[float] = []
    pages = document(*[drawn(GNOME, PUZZLE)] * 3)
    with pytest.raises(Cancelled):
        read_pictures(pages, net, lambda: len(told) > 1, told.append)
    assert len(told) == 2


@pytest.mark.slow
def test_answers_beside_puzzles_are_left_out(net: DigitNet) -> None:
    solution = solve(digits_of(PUZZLE))
    assert solution is not None
    full = "".join(map(str, solution))
    read = read_pictures(document(drawn(GNOME, PUZZLE), drawn(GNOME, full)), net)
    assert lines(read.puzzles) == [PUZZLE]
    read = read_pictures(document(drawn(GNOME, full)), net)
    assert lines(read.puzzles) == [full]


WAKES = """
import sys
from pathlib import Path
from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.paper import PictureFault
from sudoku_qt.engine.pictures.reading import read_pictures
from sudoku_qt.paths import resource

def switches():
    others = [task for task in Path("/proc/self/task").iterdir() if task.name != own]
    words = [line.split() for task in others for line in (task / "status").open()]
    return sum(int(each[1]) for each in words if each[0].startswith("voluntary_ctxt"))

own = str(Path("/proc/thread-self").resolve().name)
net, data = DigitNet.load(resource("digits.npz")), Path(sys.argv[1]).read_bytes()
for _ in range(5):
    before = switches()
    read_pictures(data, net)
    print(switches() - before)
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/thread-self").exists(), reason="it counts Linux's threads")
def test_no_other_thread_is_woken(tmp_path: Path) -> None:
    """On a busy machine numpy's would wait for each other longer than the reading takes."""
    path = tmp_path / "screen.png"
    path.write_bytes(png(drawn(OURS, PUZZLE)))
    command = [sys.executable, "-c", WAKES, str(path)]
    asleep_at_once = {"OPENBLAS_NUM_THREADS": "2", "OPENBLAS_THREAD_TIMEOUT": "4"}
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=os.environ | asleep_at_once
    )

    woken = sorted(map(int, done.stdout.split()))
    assert woken[2] == 0, "a thread that the system itself wakes now and then is none of ours"


CAGES = [(row, row + 1, row + 10) for row in range(0, 81, 9) if row < 72]


def test_digits_among_cages_are_read_and_the_cages_told(net: DigitNet) -> None:
    picture = with_cages(drawn(OURS, PUZZLE), CAGES)
    (reading,) = read_pictures(png(picture), net).puzzles
    assert reading.digits == digits_of(PUZZLE)
    assert reading.cages
    (plain,) = read_pictures(png(drawn(OURS, PUZZLE)), net).puzzles
    assert not plain.cages


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (lambda: with_cages(drawn(OURS, "." * 81), CAGES), "a killer without givens"),
        (lambda: empty_grid(6), "a grid of 6 × 6"),
        (lambda: empty_grid(4), "a grid of 4 × 4"),
        (lambda: empty_grid(16), "a grid of 16 × 16"),
    ],
)
def test_what_is_not_read_is_called_by_its_name(
    picture: Callable[[], Image.Image], said: str, net: DigitNet
) -> None:
    with pytest.raises(PictureFault, match=said):
        read_pictures(png(picture()), net)


BARE = replace(SUDOKUPAD, thin="#FFFFFF")
"""Only boxes are drawn."""


@pytest.mark.parametrize("height", [0.32, 0.72])
@pytest.mark.parametrize("angle", [0, 4])
def test_where_only_boxes_are_drawn_every_digit_is_in_doubt(
    height: float, angle: int, net: DigitNet
) -> None:
    picture = drawn(replace(BARE, height=height), PUZZLE, 60)
    turned = picture.rotate(angle, fillcolor="#FFFFFF", expand=True)
    (reading,) = read_pictures(png(turned), net).puzzles
    assert reading.digits == digits_of(PUZZLE)
    assert reading.doubtful == {cell for cell, sign in enumerate(PUZZLE) if sign != "."}


def test_boxes_with_little_in_them_are_no_puzzle(net: DigitNet) -> None:
    few = "".join(sign if cell < 44 else "." for cell, sign in enumerate(PUZZLE))
    assert len(few.replace(".", "")) == 16
    for puzzle in ("." * 81, few):
        with pytest.raises(PictureFault, match="No Sudoku was found"):
            read_pictures(png(drawn(BARE, puzzle, 60)), net)
