# SPDX-License-Identifier: MIT
"""The consequences of a candidate by a few rules."""

from sudoku_qt.engine.sudoku.variants.explaining.following import Following
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from tests.engine.sudoku.variants.boards import read


def test_a_candidate_is_followed_to_a_contradiction_by_the_parts_named_and_no_others() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]', 4))
    marks.masks[1] = 0b0011
    marks.masks[4] = 0b0110
    before = [*marks.masks]
    parts = Parts(marks)
    cage = next(n for n, part in enumerate(parts.parts) if not part.is_house)
    refuted = Following(parts, [cage]).refuted(2)
    assert refuted
    assert [*map(str, refuted.links)] == [
        "r2c1=2",
        "“Killer cage” at r1c1, r1c2, r2c1 leaves r1c1≠3, r1c2≠1, r2c1≠2",
    ]
    assert str(refuted.end) == "r1c1 has no digit left"
    assert Following(parts, [0]).refuted(2) is None
    assert marks.masks == before
