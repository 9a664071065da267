# SPDX-License-Identifier: MIT
"""What follows from a candidate, and what a constraint says of two of them."""

from sudoku_qt.engine.sudoku.variants.reasoning.chains import Consequences, Web, links_of, named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from tests.engine.sudoku.variants.boards import read


def test_a_candidate_leads_on_to_others() -> None:
    marks = Marks(read("", 4))
    for cell in (0, 1, 2):
        marks.masks[cell] = (0b0011, 0b0110, 0b1100)[cell]
    way = Consequences(Web(marks), 1)
    assert {str(named(each, 4)) for each in way.waiting} >= {"r1c1=2", "r1c2=3", "r1c3=4", "r1c4=1"}
    assert [str(named(each, 4)) for each in way.links_to((4 * 2 + 2,))] == ["r1c1=2", "r1c2=3"]


def test_a_cage_says_of_two_cells_what_they_cannot_be_together() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]', 4))
    marks.masks[0] = 0b0011
    [links] = links_of(marks)
    assert links.constraint.kind == "killercage"
    assert links.excluded[4 * 1 + 1] >> 1 & 1, "two cells of a cage differ"
    assert links.excluded[4 * 0 + 0] >> 4 * 1 + 2 & 1, "1 and 3 would leave 3"
    assert not links.excluded[4 * 0 + 0] >> 4 * 1 + 1 & 1, "1, 2 and 4 make 7"
