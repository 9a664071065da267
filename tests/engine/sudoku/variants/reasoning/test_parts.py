# SPDX-License-Identifier: MIT
"""Parts of a puzzle, and what some of them refute."""

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.work import Cancelled, never
from tests.engine.sudoku.variants.boards import brute, read

RULES = (
    '"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]',
    '"difference":[{"cells":["R1C1","R1C2"]},{"cells":["R1C2","R1C3"]}]',
    '"nonconsecutive":true,"thermometer":[{"lines":[["R1C1","R2C2","R3C3"]]}]',
)


@pytest.mark.parametrize("rest", RULES)
def test_only_what_no_filling_has_falls(rest: str) -> None:
    puzzle = read(rest, 4)
    ways = [*brute(puzzle.rules, bytes(16))]
    marks = Marks(puzzle)
    parts = Parts(marks)
    wanted = {4 * cell + n for cell in range(16) for n in range(4)} - {
        4 * cell + way[cell] - 1 for way in ways for cell in range(16)
    }
    fallen = {each.candidate for each in parts.fallen(100, never)}
    assert fallen == wanted & {*parts.open_candidates()}
    assert {each.candidate for each in parts.fallen(0, never)} <= fallen
    every = range(len(parts.parts))
    assert {each for each in fallen if parts.refute(every, each)} == fallen
    assert {*parts.refuted_by([*parts.parts, *parts.with_pairs], fallen)} == fallen


def test_nothing_is_known_of_cells_of_no_part_that_is_asked() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4))
    marks.masks[2] = 0b0001
    parts = Parts(marks)
    row = next(each for each in parts.parts if str(each.named(4)) == "row 1")
    [cage] = [each for each in parts.parts if isinstance(each.by, Constraint)]
    assert str(cage.named(4)) == "“Killer cage” at r1c1, r1c2"
    assert parts.refuted_by([cage, row], (0,)) == [0]
    assert parts.refuted_by([cage], (0, 2)) == [2]
    assert [*bits(marks.masks[2])] == [0]


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        Parts(Marks(read("", 4))).fallen(0, lambda: True)


def test_a_long_line_that_is_known_refutes_nothing() -> None:
    line = ("R1C1", "R1C2", "R1C3", "R1C4", "R1C5")
    marks = Marks(read(f'"renban":[{{"lines":[{list(line)}]}}]'.replace("'", '"')))
    for cell in range(5):
        marks.masks[cell] = 1 << cell
    marks.masks[3] = marks.masks[4] = 0b11000
    [renban] = [each for each in Parts(marks).parts if isinstance(each.by, Constraint)]
    assert Parts(marks).refuted_by([renban], (9 * 40, 9 * 3 + 3)) == []
