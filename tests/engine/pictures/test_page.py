# SPDX-License-Identifier: MIT
"""A page knows how many of its file's pages are not looked at."""

import numpy as np
import pytest

from sudoku_qt.engine.pictures.page import Page
from sudoku_qt.engine.pictures.paper import MOST_PAGES


@pytest.mark.parametrize(("count", "left_out"), [(1, 0), (MOST_PAGES, 0), (MOST_PAGES + 1, 1)])
def test_pages_beyond_the_most_are_left_out(count: int, left_out: int) -> None:
    assert Page(np.ones((2, 2), np.float32), 1, count).left_out == left_out
