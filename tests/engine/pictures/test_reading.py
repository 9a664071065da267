# SPDX-License-Identifier: MIT
"""Whole pictures are read: screens of programs, turned and bent ones, and photographs."""

import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from sudoku_qt.engine.pictures.decode import PictureFault, grey_of
from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.reading import read_grey, read_pictures
from sudoku_qt.paths import resource
from tests.engine.pictures.screens import OURS, PUZZLE, SCREENS, Screen, digits_of, drawn, png

NOTES = {2: "124", 3: "26", 5: "2468", 6: "1489", 7: "1249", 8: "248", 10: "247", 40: "5", 80: "1"}
PHOTOGRAPHS = ("image1", "image34", "image100", "image1003", "image25")


@pytest.fixture(scope="module")
def net() -> DigitNet:
    """The net of the program."""
    return DigitNet.load(resource("digits.npz"))


@pytest.mark.parametrize("screen", SCREENS.values(), ids=list(SCREENS))
def test_screens_are_read_with_their_notes(screen: Screen, net: DigitNet) -> None:
    for cell in (33, 66):
        reading = read_grey(grey_of(drawn(screen, PUZZLE, cell, NOTES)), net)
        assert reading is not None
        assert reading.digits == digits_of(PUZZLE)


def test_where_it_lies_and_what_it_looks_like(net: DigitNet) -> None:
    reading = read_grey(grey_of(drawn(OURS, PUZZLE)), net)
    assert reading is not None
    wanted = [(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)]
    assert np.abs(np.array(reading.corners) - wanted).max() < 0.01
    assert reading.straight.shape == (432, 432)
    assert min(reading.sureness) > 0.5


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_a_picture_on_its_side_is_turned(angle: int, net: DigitNet) -> None:
    picture = drawn(OURS, PUZZLE).rotate(angle)
    reading = read_grey(grey_of(picture), net)
    assert reading is not None
    assert reading.digits == digits_of(PUZZLE)


def test_a_note_that_stands_alone_is_no_digit(net: DigitNet) -> None:
    picture = drawn(SCREENS["SudokuPad, centre notes"], PUZZLE, 66, {40: "5"})
    reading = read_grey(grey_of(picture), net)
    assert reading is not None
    assert reading.digits[40] == 0


def test_a_slanted_one_is_straightened(net: DigitNet) -> None:
    picture = drawn(OURS, PUZZLE, 60).rotate(
        11, Image.Resampling.BICUBIC, True, fillcolor="#E8EBF0"
    )
    reading = read_grey(grey_of(picture), net)
    assert reading is not None
    assert reading.digits == digits_of(PUZZLE)


def test_another_board_is_no_puzzle(net: DigitNet) -> None:
    with pytest.raises(PictureFault, match="No Sudoku was found"):
        list(read_pictures(png(Image.new("RGB", (300, 300), "white")), net))


@pytest.mark.parametrize("name", PHOTOGRAPHS)
def test_photographs(name: str, net: DigitNet) -> None:
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        pytest.skip("SUDOKU_DATA does not name the folder of photographs")
    path = Path(folder, "photos", f"{name}.jpg")
    rows = path.with_suffix(".dat").read_text(encoding="ascii").splitlines()[2:11]
    (reading,) = read_pictures(path.read_bytes(), net)
    assert reading.digits == bytes(int(digit) for row in rows for digit in row.split())
