# SPDX-License-Identifier: MIT
"""The judge believes what is plain, mends what cannot be, and says which cells are in doubt."""

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.judge import judged
from tests.engine.pictures.screens import PUZZLE, digits_of

DIGITS = digits_of(PUZZLE)


def seen(digits: bytes = DIGITS) -> NDArray[np.float32]:
    """Each digit seen plainly."""
    likely = np.full((81, 10), 0.0005, np.float32)
    likely[np.arange(81), list(digits)] = 0.9955
    return likely


def test_what_is_plain_is_believed() -> None:
    judgement = judged(seen())
    assert judgement.digits == DIGITS
    assert not judgement.doubtful


def test_what_is_not_plain_is_in_doubt() -> None:
    likely = seen()
    likely[0] = 0.06
    likely[0, 5] = 0.46
    assert judged(likely).doubtful == {0}


def test_a_digit_that_leaves_no_solution_is_changed_and_in_doubt() -> None:
    likely = seen()
    likely[0] = 0
    likely[0, [3, 5]] = 0.6, 0.4
    judgement = judged(likely)
    assert judgement.digits == DIGITS
    assert 0 in judgement.doubtful


def test_where_nothing_helps_whatever_clashes_is_in_doubt() -> None:
    digits = bytes([1] * 5) + DIGITS[5:]
    judgement = judged(seen(digits))
    assert judgement.digits == digits
    assert {0, 1, 2, 3, 4} <= judgement.doubtful


def test_where_there_is_not_one_solution_something_is_in_doubt() -> None:
    empty = judged(seen(bytes(81)))
    assert empty.digits == bytes(81)
    assert empty.doubtful
