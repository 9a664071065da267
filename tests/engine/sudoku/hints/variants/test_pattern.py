# SPDX-License-Identifier: MIT
"""What is drawn of a step of a variant, and what its legend says."""

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.pattern import Patterns, StepPattern, houses_of
from sudoku_qt.engine.sudoku.variants.explaining.explained import explained
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at, named
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, removed
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import told_supposed
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import (
    constraint_candidates,
    constraint_singles,
    fish,
    line_singles,
    locked_candidates,
    naked_singles,
    pairs,
)
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import read
from tests.engine.sudoku.variants.reasoning.test_house_sums import JIGSAW

CAGE = '"killercage":[{"cells":["R1C1","R1C2","R1C3"],"value":"8"}]'


def pattern(puzzle: VariantPuzzle, step: ReasonedStep, marks: Marks) -> StepPattern:
    """The pattern of a step in the position of some marks."""
    grid = Grid.of_givens(puzzle.givens, puzzle.rules.shape)
    values = bytes(
        mask.bit_length() if known else 0
        for mask, known in zip(marks.masks, marks.known, strict=True)
    )
    notes = tuple(0 if digit else mask for digit, mask in zip(values, marks.masks, strict=True))
    position = Grid(grid.givens, values, notes, grid.markings, shape=grid.shape)
    return Patterns(puzzle.rules).of(step, position)


def legend(found: StepPattern) -> list[tuple[str, str]]:
    """The roles with their meanings."""
    return [(each.role, str(each.text)) for each in found.legend]


def test_a_cage_is_one_ground_and_what_goes_is_struck() -> None:
    puzzle = read(CAGE, 4)
    marks = Marks(puzzle)
    found = pattern(puzzle, next(constraint_candidates(marks)), marks)
    assert found.cells == {0: "set_a", 1: "set_a", 2: "set_a"}
    assert {*found.candidates.values()} == {"eliminated"}
    assert legend(found) == [
        ("eliminated", "goes away: r1c1≠2, r1c2≠2, r1c3≠2"),
        ("set_a", "Killer cage"),
    ]


def test_the_digits_on_the_board_that_a_reason_names_are_marked() -> None:
    puzzle = read('"killercage":[{"cells":["R1C1","R2C1"],"value":"7"}]', 4)
    marks = Marks(puzzle)
    marks.place(3, 4)
    step = next(step for step in constraint_singles(marks) if step.placement == (4, 4))
    found = pattern(puzzle, explained(step, marks), marks)
    assert found.candidates[3, 4] == "placed"
    assert ("placed", "what decides it") in legend(found)
    assert ("placed", "what decides it") not in legend(pattern(puzzle, step, marks))


def test_a_hidden_single_crosses_out_where_else_its_digit_cannot_be() -> None:
    givens = bytes([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0])
    puzzle = VariantPuzzle(Rules(4), givens)
    marks = Marks(puzzle)
    step = next(each for each in line_singles(marks) if "row 1" in str(each.reason))
    found = pattern(puzzle, step, marks)
    assert found.candidates == {
        (7, 1): "placed", (10, 1): "placed", (13, 1): "placed",
        (1, 1): "excluded", (2, 1): "excluded", (3, 1): "excluded", (0, 1): "follows",
    }  # fmt: skip
    assert found.cells == dict.fromkeys((0, 1, 2, 3), "where")
    assert legend(found) == [
        ("placed", "is seen by the other cells"),
        ("excluded", "no 1 here"),
        ("follows", "follows: r1c1=1"),
    ]


def test_the_candidates_that_a_step_names_are_marked() -> None:
    puzzle = read("", 4)
    marks = Marks(puzzle)
    for cell in (2, 3):
        marks.masks[cell] &= ~1
    step = next(each for each in locked_candidates(marks) if "row 1" in str(each.reason))
    found = pattern(puzzle, step, marks)
    assert {place for place, role in found.candidates.items() if role == "set_a"} == {
        (0, 1), (1, 1),
    }  # fmt: skip
    assert ("set_a", "one of these is true") in legend(found)


def test_a_subset_shows_only_the_digits_that_it_shares() -> None:
    puzzle = read("", 4)
    marks = Marks(puzzle)
    marks.masks[0] = marks.masks[1] = 0b0101
    found = pattern(puzzle, next(pairs(marks)), marks)
    assert {place for place, role in found.candidates.items() if role == "set_a"} == {
        (0, 1), (0, 3), (1, 1), (1, 3),
    }  # fmt: skip
    assert ("set_a", "these cells share these digits") in legend(found)


def test_innies_are_told_from_the_house_and_the_cages() -> None:
    puzzle = read(CAGE, 4)
    marks = Marks(puzzle)
    step = next(house_sums(marks))
    assert Patterns(puzzle.rules).where(step) == (0, 1, 2, 3)
    assert [*map(str, houses_of(step))] == ["row 1"]
    found = pattern(puzzle, step, marks)
    assert found.cells[3] == "set_a"
    assert {found.cells[cell] for cell in (0, 1, 2)} == {"where"}
    assert ("set_a", "what the cages leave inside") in legend(found)
    assert ("where", "row 1") in legend(found)


def test_leftovers_have_two_sides() -> None:
    puzzle = VariantPuzzle(Rules(4, JIGSAW), bytes(16))
    marks = Marks(puzzle)
    marks.masks[3] = 0b0011
    found = pattern(puzzle, next(leftovers(marks)), marks)
    assert (found.cells[3], found.cells[4]) == ("set_a", "set_b")
    assert ("set_a", "only in row 1") in legend(found)
    assert ("set_b", "only in region 1") in legend(found)


def test_a_supposition_shows_its_links_and_the_rules_on_the_way() -> None:
    puzzle = read(CAGE, 4)
    marks = Marks(puzzle)
    [cage] = [each for each, _ in marks.rules.reasons if each]
    link = Message("{rule} leaves {removed}", rule=at(cage, 4), removed=removed({4: 1}, 4))
    facts = {
        "candidate": named(0, 4), "links": (named(21, 4), link),
        "end": Message("{cell} has no digit left", cell="r1c2"), "removed": removed({0: 1}, 4),
    }  # fmt: skip
    step = ReasonedStep("suppose", 5, told_supposed(facts), None, ((0, 1),))
    found = pattern(puzzle, step, marks)
    assert found.candidates == {(5, 2): "set_a", (0, 1): "eliminated"}
    assert found.cells == dict.fromkeys((0, 1, 2), "where")
    assert legend(found) == [
        ("set_a", "follows step by step from what is supposed"),
        ("eliminated", "supposed, and so it goes away: r1c1≠1"),
        ("where", "Killer cage"),
    ]


def test_rules_of_one_kind_have_one_ground_and_houses_another() -> None:
    cages = '{"cells":["R1C1","R1C2"],"value":"4"},{"cells":["R2C1","R2C2"],"value":"5"}'
    dots = '"difference":[{"cells":["R3C1","R3C2"]}]'
    puzzle = read(f'"killercage":[{cages}],{dots}', 4)
    marks = Marks(puzzle)
    rules = tuple(at(each, 4) for each, _ in marks.rules.reasons if each)
    message = Message("Together {rules}", rules=(*rules, marks.houses[3].name))
    found = pattern(puzzle, ReasonedStep("together", 4, message, None, ((0, 1),)), marks)
    grounds = {role: {cell for cell, each in found.cells.items() if each == role}
               for role in ("set_a", "set_b", "where")}  # fmt: skip
    kinds = [title for role, title in legend(found) if role in grounds]
    assert sorted(kinds) == ["Killer cage", "White dot", "row 4"]
    assert {0, 1, 4, 5} in grounds.values()
    assert {8, 9} in grounds.values()
    assert grounds["where"] == {12, 13, 14, 15}


def test_a_naked_single_shows_the_digits_that_its_cell_sees() -> None:
    givens = bytes([0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0])
    puzzle = VariantPuzzle(Rules(4), givens)
    marks = Marks(puzzle)
    step = next(each for each in naked_singles(marks) if each.placement == (0, 1))
    found = pattern(puzzle, step, marks)
    assert found.candidates == {
        (1, 2): "placed", (4, 3): "placed", (12, 4): "placed", (0, 1): "follows",
    }  # fmt: skip
    assert legend(found)[0] == ("placed", "is seen by the cell")


def test_a_rule_of_a_whole_column_is_drawn_there() -> None:
    puzzle = read('"sandwichsum":[{"cell":"R0C3","value":"0"}]', 4)
    marks = Marks(puzzle)
    [clue] = [each for each, _ in marks.rules.reasons if each]
    message = Message("Together {rules}", rules=(at(clue, 4), marks.houses[0].name))
    assert str(at(clue, 4)) == "“Sandwich” of column 3"
    found = pattern(puzzle, ReasonedStep("together", 4, message, None, ((0, 1),)), marks)
    assert {cell for cell, role in found.cells.items() if role == "set_a"} == {2, 6, 10, 14}


def test_of_two_houses_alike_the_one_that_a_step_is_about_is_lit() -> None:
    areas = ['["R1C1","R1C2","R2C3","R2C4"]', '["R3C1","R3C2","R4C3","R4C4"]']
    rules = ",".join(f'{{"cells":{each}}}' for each in areas)
    puzzle = read(f'"extraregion":[{rules}]', 4)
    marks = Marks(puzzle)
    for cell in (9, 14, 15):
        marks.masks[cell] = 0b1110
    step = next(each for each in line_singles(marks) if each.placement == (8, 1))
    assert str(step.reason) == ("In the extra region from r3c1 to r4c4 only r3c1 can hold 1.")
    assert {*Patterns(puzzle.rules).where(step)} == {8, 9, 14, 15}
    assert {*pattern(puzzle, step, marks).cells} == {8, 9, 14, 15}


def test_of_a_fish_its_lines_are_lit_and_named() -> None:
    puzzle = read("", 4)
    marks = Marks(puzzle)
    for cell in (1, 3, 13, 15):
        marks.masks[cell] &= 0b1110
    step = next(fish(marks))
    assert str(step.reason).startswith(
        "The 1 of each of row 1, row 4 lies in column 1, column 3, so no other cell of column 1, "
        "column 3 can be 1: "
    )
    assert {*Patterns(puzzle.rules).where(step)} == {0, 1, 2, 3, 12, 13, 14, 15}


def explained_pattern(puzzle: VariantPuzzle, step: ReasonedStep, marks: Marks) -> StepPattern:
    """The pattern of a step with its reasons."""
    return pattern(puzzle, explained(step, marks), marks)


def test_a_house_by_which_candidates_are_seen_is_lit_beside_the_step_s_own() -> None:
    puzzle = read('"diagonal-":true', 4)
    marks = Marks(puzzle)
    for cell in (1, 3):
        marks.masks[cell] &= ~1  # in row 1 only r1c1 and r1c3 can be 1
    step = next(each for each in locked_candidates(marks) if (10, 1) in each.eliminations)
    found = explained_pattern(puzzle, step, marks)
    assert {cell for cell, role in found.cells.items() if role == "set_a"} == {0, 5, 10, 15}
    assert {cell for cell, role in found.cells.items() if role == "where"} == {1, 2, 3}
    assert ("set_a", "the falling diagonal") in legend(found)
    assert not found.ties


def test_a_rule_that_nothing_shows_is_drawn_from_candidate_to_candidate() -> None:
    puzzle = read('"antiknight":true', 4)
    marks = Marks(puzzle)
    for cell in (2, 3):
        marks.masks[cell] &= ~1
    step = next(each for each in locked_candidates(marks) if (8, 1) in each.eliminations)
    found = explained_pattern(puzzle, step, marks)
    assert found.ties == (((1, 1), (8, 1)),)  # r1c1 and r3c1 share a column
    told = str(explained(step, marks).sentence(4))
    assert told.endswith("For r3c1: r1c1 by column 1, r1c2 by “Anti-knight”."), "not r2c1's houses"


def test_the_few_candidates_of_a_cell_that_decides_are_shown() -> None:
    puzzle = read('"difference":[{"cells":["R1C1","R1C2"]}]', 9)
    marks = Marks(puzzle)
    marks.masks[0] = 0b110
    step = next(constraint_candidates(marks))
    found = explained_pattern(puzzle, step, marks)
    assert {place for place, role in found.candidates.items() if role == "set_b"} == {
        (0, 2),
        (0, 3),
    }
    assert ("set_b", "what decides it") in legend(found)
    marks.masks[0] = 0b11111
    step = next(each for each in constraint_candidates(marks) if dict(each.eliminations).get(1))
    assert "set_b" not in explained_pattern(puzzle, step, marks).candidates.values()


def test_the_two_cells_of_a_rule_of_the_whole_board_are_lit() -> None:
    puzzle = read('"nonconsecutive":true', 9)
    marks = Marks(puzzle)
    marks.place(40, 5)
    step = next(constraint_candidates(marks))
    found = explained_pattern(puzzle, step, marks)
    assert len(found.cells) == 2
    assert found.cells[40] == "set_a"
    assert ("set_a", "Non-consecutive") in legend(found)


def test_the_cell_in_which_a_digit_follows_is_not_among_what_decides() -> None:
    puzzle = read('"sandwichsum":[{"cell":"R0C8","value":"3"}]', 9)
    marks = Marks(puzzle)
    column = range(7, 81, 9)
    for cell, digit in zip(column, (6, 1, 3, 0, 5, 0, 0, 2, 0), strict=True):
        if digit:
            marks.place(cell, digit)
    marks.masks[34] = 0b110000000
    step = next(each for each in constraint_singles(marks) if each.placement == (34, 9))
    found = explained_pattern(puzzle, step, marks)
    assert {place for place in found.candidates if place[0] == 34} == {(34, 9)}
    assert [(clue.row, clue.column, clue.text) for clue in found.clues] == [(-1, 7, "3")]
