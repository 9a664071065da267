# SPDX-License-Identifier: MIT
"""What is said of marks that are no wing."""

from sudoku_qt.engine.sudoku.learn.remarks.patterns.wings import of_wing
from tests.engine.sudoku.learn.small import marked

KNOWN = {"r1c1": "12", "r1c9": "13", "r9c1": "23", "r9c9": "123", "r5c5": "45", "r9c5": "24"}


def said(*cells: str, in_pivot: int = 2) -> str:
    return str(next(of_wing(marked(KNOWN, *cells), in_pivot)))


def test_a_third_candidate_is_named() -> None:
    assert said("r1c1", "r1c9", "r9c9") == "r9c9 has 3 candidates, 1, 2, 3. Here each cell has two."


def test_without_a_pivot_there_is_no_wing() -> None:
    assert said("r1c1", "r5c5", "r1c9").startswith("None of the marked cells sees both others")


def test_nothing_may_be_there_to_take_away() -> None:
    known = {"r1c1": "12", "r1c9": "13", "r9c1": "23"}
    texts = [str(text) for text in of_wing(marked(known, *known), 2)]

    assert texts == ["No cell with 3 sees r1c9 r9c1, so nothing goes away. Look for another place."]


def test_another_number_of_cells() -> None:
    assert said("r1c1", "r1c9") == "2 cells are marked, and it takes 3."


def test_a_wing_of_three_needs_three_in_its_pivot() -> None:
    assert said("r1c1", "r1c9", "r9c1", in_pivot=3).startswith("Of the marked cells 0 have three")
