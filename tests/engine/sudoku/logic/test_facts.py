# SPDX-License-Identifier: MIT
"""The facts of a step in writing."""

from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Finding
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.step import Step


def test_eliminations_are_joined_by_cell_and_then_by_digits() -> None:
    step = Step.of(
        "naked_pair", Finding((), 0b11, eliminations=(5, 86, 90, 99)), (0,) * 81, bytes(81)
    )
    assert facts_of(step)["eliminations"] == "r1c6≠1,2, r23c1≠2"


def test_a_set_has_its_digits() -> None:
    parts = (evidence.cell_sets("sets", ((7, 0b11001), (1 << 27, 0b10010))),)
    step = Step.of("als_xz", Finding(parts, 1), (0,) * 81, bytes(81))
    assert facts_of(step)["sets"] == "{145} r1c123, {25} r4c1"


def test_facts_fill_the_blanks() -> None:
    parts = (evidence.digits("digits", 0b1010), evidence.houses("house", (2, 20)))
    step = Step.of(
        "naked_pair", Finding(parts, 0b1010, eliminations=(84, 85)), (0,) * 81, bytes(81)
    )
    assert facts_of(step) == {
        "digits": "2, 4",
        "house": "r3, b3",
        "placements": "",
        "eliminations": "r1c45≠2",
    }
    assert facts_of(step, "D5", "、")["house"] == "C、b3"


def test_cells_are_members_of_a_list_like_any_other() -> None:
    parts = (evidence.cells("cells", evidence.SET_A, 1 << 3 | 1 << 15, 0b1),)
    step = Step.of("naked_pair", Finding(parts, 1), (1,) * 81, bytes(81))
    assert facts_of(step)["cells"] == "r1c4, r2c7"
    assert facts_of(step, listing="、")["cells"] == "r1c4、r2c7"


def test_of_many_candidates_that_are_true_the_first_are_written() -> None:
    parts = (evidence.nodes("few", range(12)), evidence.nodes("many", range(13)))
    step = Step.of("nested_braid", Finding(parts, 1), (1,) * 81, bytes(81))
    few, many = facts_of(step)["few"], facts_of(step)["many"]
    assert few.endswith("r2c2=1, r2c3=1")
    assert many == f"{few}, …"


def test_cells_for_the_words_only_are_no_marks() -> None:
    step = Step.of("x", Finding((evidence.spot("target", 1 << 8),), 1), (1,) * 81, bytes(81))
    assert facts_of(step)["target"] == "r1c9"
    assert not step.marks


def test_sets_in_a_row_are_written_with_what_links_each_to_the_next() -> None:
    sets = ((0b11, 0b111), (1 << 9, 0b110), (1 << 10, 0b1010))
    parts = (evidence.linked_sets("linked", sets, (0b10, 0b100)),)
    step = Step.of("als_xy_wing", Finding(parts, 1), (0,) * 81, bytes(81))
    assert facts_of(step)["linked"] == "{123} r1c12 -2- {23} r2c1 -3- {24} r2c2"
    assert facts_of(step, "D5")["linked"] == "{123} A12 -2- {23} B1 -3- {24} B2"
