# SPDX-License-Identifier: MIT
"""What is said of marks beside an exocet."""

from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.patterns.exocets import of_exocet
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from tests.engine.sudoku.learn.small import beside, marked, real


def test_the_pattern_is_base_and_targets() -> None:
    assert len(pattern_of(real("junior_exocet"))) == 4


def test_a_cell_in_sight_of_the_base_is_no_target() -> None:
    step = real("junior_exocet")
    (base,) = (part[3] for part in step.parts if part[1] == "base")
    one, two = cells_in(base)  # type: ignore[arg-type]  # the evidence is plain tuples
    near = STANDARD_SHAPE.peers[one] & STANDARD_SHAPE.peers[two]
    cell = min(each for each in near if step.position[each])
    (text,) = of_exocet(beside(step, cell))
    assert "sees the base" in str(text)


def test_a_cell_without_the_base_s_digits_is_none() -> None:
    step = real("junior_exocet")
    mask = sum(1 << digit - 1 for digit in step.digits)
    said = {
        str(text)
        for cell, candidates in enumerate(step.position)
        if candidates and not candidates & mask
        for text in of_exocet(beside(step, cell))
    }
    assert any("has none of" in words for words in said)


def test_without_the_base_nothing_is_said() -> None:
    step = real("junior_exocet")
    assert [*of_exocet(beside(step, lacking=4))] == []
    assert marked({"r1c1": "12"}, "r1c1").near is None
