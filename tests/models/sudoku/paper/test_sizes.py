# SPDX-License-Identifier: MIT
"""Sizes of paper: what is understood, and what is refused in which words."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.models.sudoku.paper.sizes import millimetres, own_size, paper_size, points
from tests.sweeps import in_turn


def test_papers_have_names_or_sides() -> None:
    assert paper_size("a4") == (595, 842)
    assert paper_size("210x297") == (595, 842)
    assert paper_size(" 170 × 240 ") == paper_size("170X240") == (482, 680)
    assert own_size("1200x70") == (1200, 70)


@in_turn(
    "paper", ["", "a3", "170", "x240", "170x", "170x240x1", "17.5x24", "-170x240", "0x", "1e2x9"]
)
def test_what_is_no_size_is_refused(paper: str) -> None:
    with pytest.raises(Fault, match=r"is no paper; there are a4, a5, letter, and sizes"):
        paper_size(paper)


@in_turn("paper", ["0x0", "69x200", "200x69", "1201x200", "999999999x999999999"])
def test_a_size_that_no_printer_has_is_refused(paper: str) -> None:
    with pytest.raises(Fault, match=r"cannot be printed; each side is 70 to 1200 mm"):
        paper_size(paper)


def test_an_inch_is_72_points() -> None:
    assert points(25.4) == pytest.approx(72)
    assert millimetres(points(17)) == pytest.approx(17)
