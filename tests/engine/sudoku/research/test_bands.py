# SPDX-License-Identifier: MIT
"""The kinds of bands and their numbers."""

import numpy as np
import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.research.bands import (
    BANDS,
    IMAGES,
    KINDS,
    band_numbers,
    least_band,
    read_bands,
)
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.paths import resource


@pytest.fixture(scope="module")
def numbers() -> dict[bytes, int]:
    """The kinds that ship with the program."""
    return read_bands(resource("puzzles") / "bands.txt")


@pytest.mark.slow
def test_the_kinds_account_for_all_bands_there_are(numbers: dict[bytes, int]) -> None:
    assert len(numbers) == KINDS
    assert [*numbers] == sorted(numbers)
    images = 0
    for kind in numbers:
        least, alike = least_band(kind)
        assert least == kind
        images += IMAGES // alike
    assert images == BANDS


def test_first_and_last_are_those_that_the_field_knows(numbers: dict[bytes, int]) -> None:
    known = ["".join(map(str, kind)) for kind in numbers]
    assert known[0] == "123456789456789123789123456"
    assert known[-1] == "123456789457893612986217354"


def test_images_of_a_grid_have_the_same_numbers(numbers: dict[bytes, int]) -> None:
    grid = kernel.random_grid(3)
    image = random_isomorph(grid, SeededRandom("bands"))
    kinds = [sorted(map(sorted, halves(band_numbers(each, numbers)))) for each in (grid, image)]
    assert kinds[0] == kinds[1]


def halves(six: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The bands and the stacks, which a transposition exchanges."""
    return six[:3], six[3:]


def test_nothing_overflows_where_numbers_have_32_bits_by_themselves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    band = kernel.random_grid(3)[:27]
    wanted = least_band(band)
    arange = np.arange

    def short(*words: int, dtype: type = np.int32) -> object:
        return arange(*words, dtype=dtype)

    monkeypatch.setattr(np, "arange", short)  # as numpy had it on Windows before its version 2
    assert least_band(band) == wanted
