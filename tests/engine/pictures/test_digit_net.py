# SPDX-License-Identifier: MIT
"""The digit net: its parts, and that its weights are small and sure of plain digits."""

import numpy as np

from sudoku_qt.engine.pictures.digit_net import DigitNet, neighbourhoods, pooled, softmax
from sudoku_qt.paths import resource

WEIGHTS = resource("digits.npz")


def test_the_weights_are_small() -> None:
    assert WEIGHTS.stat().st_size < 300_000


def test_an_empty_cell_is_empty() -> None:
    likely = DigitNet.load(WEIGHTS).probabilities(np.zeros((2, 28, 28), np.float32))
    assert likely.shape == (2, 10)
    assert likely.argmax(axis=1).tolist() == [0, 0]
    assert np.allclose(likely.sum(axis=1), 1, atol=1e-5)


def test_what_stands_round_a_pixel() -> None:
    seen = np.arange(9, dtype=np.float32).reshape(1, 3, 3, 1)
    around = neighbourhoods(seen)
    assert around[0, 1, 1].tolist() == list(range(9))
    assert around[0, 0, 0].tolist() == [0, 0, 0, 0, 0, 1, 0, 3, 4]


def test_the_largest_of_four() -> None:
    seen = np.arange(15, dtype=np.float32).reshape(1, 3, 5, 1)
    assert pooled(seen)[0, :, :, 0].tolist() == [[6, 8]]


def test_large_scores_are_probabilities_too() -> None:
    assert softmax(np.array([[1000, 1000, 0]], np.float32)).tolist() == [[0.5, 0.5, 0]]
