# SPDX-License-Identifier: MIT
"""Pictures of puzzles of four and six rows are read, with the regions that their lines show."""

import io
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.reading import read_pictures
from sudoku_qt.paths import resource
from tests.engine.pictures.screens import (
    GNOME,
    OURS,
    OURS_DARK,
    PUZZLE,
    SIX,
    STANDING,
    SUDOKUPAD,
    Screen,
    boxes,
    digits_of,
    drawn,
    drawn_in,
    png,
)
from tests.sweeps import every


@pytest.fixture(scope="module")
def net() -> DigitNet:
    """The net of the program."""
    return DigitNet.load(resource("digits.npz"))


JIGSAW = "421.......31............54.......524"
PARTS = [int(region) for region in "001222001233001233411253441553444555"]
SMALL = [(SIX, boxes(6, 2, 3)), (STANDING, boxes(6, 3, 2)), (JIGSAW, PARTS)]
FOUR = ("....3.4..4.2....", boxes(4, 2, 2))


def held(picture: Image.Image) -> bytes:
    """A photograph of a screen: aslant, unevenly lit, noisy, as JPEG."""
    page = Image.new("RGB", (picture.width * 4 // 3,) * 2, "#9A8F80")
    aslant = picture.convert("RGBA").rotate(6, Image.Resampling.BICUBIC, expand=True)
    page.paste(aslant, ((page.width - aslant.width) // 2,) * 2, aslant)
    bent = (1.0, 0.06, -0.03 * page.width, 0.03, 1.02, -0.02 * page.width, 8e-5, 1.2e-4)
    seen = page.transform(page.size, Image.Transform.PERSPECTIVE, bent, fillcolor="#8A7F70")
    shades = np.asarray(seen.convert("L"), np.float32) * np.linspace(0.8, 0.5, page.width)
    noisy = shades + np.random.default_rng(1).normal(0, 6, shades.shape)
    stream = io.BytesIO()
    Image.fromarray(noisy.clip(0, 255).astype(np.uint8)).save(stream, "JPEG", quality=70)
    return stream.getvalue()


def same_parts(one: Sequence[int], other: Sequence[int] | None) -> bool:
    """Whether the cells are parted in the same way, whatever the parts' numbers."""
    pairs = set(zip(one, other or (), strict=True))
    return len(pairs) == len(set(one)) == len(set(other or ()))


@pytest.mark.parametrize("small", every(2, [*SMALL, FOUR]), ids=str)
@pytest.mark.parametrize("screen", every(2, [OURS, OURS_DARK, replace(SUDOKUPAD, height=0.32)]))
def test_smaller_puzzles_are_read_with_their_regions(
    screen: Screen, small: tuple[str, list[int]], net: DigitNet
) -> None:
    puzzle, regions = small
    (reading,) = read_pictures(png(drawn_in(screen, puzzle, regions, 60)), net).puzzles
    assert reading.digits == digits_of(puzzle)
    assert same_parts(regions, reading.regions)
    assert not reading.doubtful


@pytest.mark.parametrize("small", every(2, SMALL), ids=str)
@pytest.mark.parametrize("turns", every(2, [0, 1, 2]))
def test_photographs_of_smaller_ones_are_read(
    small: tuple[str, list[int]], turns: int, net: DigitNet
) -> None:
    puzzle, regions = small
    picture = drawn_in(GNOME, puzzle, regions, 60).rotate(90 * turns)
    (reading,) = read_pictures(held(picture), net).puzzles
    assert reading.digits == digits_of(puzzle)
    assert same_parts(regions, reading.regions)


def test_where_no_line_tells_the_regions_apart_a_solution_does_or_all_is_in_doubt(
    net: DigitNet,
) -> None:
    alike = [0] * 36
    (reading,) = read_pictures(png(drawn_in(OURS, STANDING, alike, 60)), net).puzzles
    assert same_parts(boxes(6, 3, 2), reading.regions)
    few = "123" + "." * 33
    (reading,) = read_pictures(png(drawn_in(OURS, few, alike, 60)), net).puzzles
    assert reading.digits == digits_of(few)
    assert reading.doubtful >= {0, 1, 2}


def test_a_digit_that_is_none_there_is_in_doubt(net: DigitNet) -> None:
    picture = drawn_in(OURS, SIX[0] + "8" + SIX[2:], boxes(6, 2, 3), 60)
    (reading,) = read_pictures(png(picture), net).puzzles
    assert max(reading.digits) <= 6
    assert 1 in reading.doubtful


def test_a_page_may_hold_puzzles_of_two_sizes(net: DigitNet) -> None:
    large, small = drawn(OURS, PUZZLE), drawn_in(OURS, SIX, boxes(6, 2, 3), 60)
    page = Image.new("RGB", (large.width + small.width + 40, large.height), OURS.around)
    page.paste(large, (0, 0))
    page.paste(small, (large.width + 40, 20))
    readings = read_pictures(png(page), net).puzzles
    assert [each.digits for each in readings] == [digits_of(PUZZLE), digits_of(SIX)]
