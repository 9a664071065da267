# SPDX-License-Identifier: MIT
"""Grey values: means, fewer pixels, and values between pixels."""

import numpy as np
import pytest

from sudoku_qt.engine.pictures.grey import Page, box_mean, sampled, shrunk
from sudoku_qt.engine.pictures.paper import MOST_PAGES


def test_the_mean_of_a_square_round_each_pixel() -> None:
    grey = np.zeros((5, 5), np.float32)
    grey[2, 2] = 9
    mean = box_mean(grey, 1)
    assert mean[1:4, 1:4].round(5).tolist() == [[1] * 3] * 3
    assert mean[0].tolist() == [0] * 5


def test_even_grey_stays_even_to_the_edge() -> None:
    assert np.allclose(box_mean(np.full((4, 7), 0.5, np.float32), 3), 0.5)


def test_fewer_pixels_are_means() -> None:
    grey = np.arange(20, dtype=np.float32).reshape(4, 5)
    assert shrunk(grey, 2).tolist() == [[3, 5], [13, 15]]
    assert shrunk(grey, 1) is grey


def test_between_pixels_and_outside() -> None:
    grey = np.array([[0, 1], [2, 3]], np.float32)
    points = np.array([[0.5, 0.5], [0.25, 0.0], [-5.0, 0.0]])
    assert np.allclose(sampled(grey, points), [1.5, 0.25, 0], atol=0.01)


@pytest.mark.parametrize(("count", "left_out"), [(1, 0), (MOST_PAGES, 0), (MOST_PAGES + 1, 1)])
def test_pages_beyond_the_most_are_left_out(count: int, left_out: int) -> None:
    assert Page(np.ones((2, 2), np.float32), 1, count).left_out == left_out
