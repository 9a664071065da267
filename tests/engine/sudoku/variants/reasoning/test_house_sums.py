# SPDX-License-Identifier: MIT
"""What whole houses and their cages leave."""

from sudoku_qt.engine.sudoku.variants.demands import Total
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import (
    house_sums,
    houses_named,
    leftovers,
    sum_named,
    sums_of_houses,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import brute, read
from tests.engine.sudoku.variants.reasoning.told_facts import wrongly_told

JIGSAW = (0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3)


def test_a_cell_that_no_cage_holds_follows() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2","R1C3"],"value":"8"}]', 4))
    assert any(each.total.cells == (3,) and each.total.total == 2 for each in sums_of_houses(marks))
    step = next(house_sums(marks))
    assert (step.level, step.follows(4)) == (4, ("r1c4≠1,3,4",))
    assert str(step.reason) == (
        "The sum of row 1 less “Killer cage” at r1c1, r1c2, r1c3 leaves 2 for the only other cell, "
        "r1c4: no room for 1,3,4 in r1c4."
    )


def test_a_cell_beyond_the_house_follows() -> None:
    cages = '{"cells":["R1C1","R1C2"],"value":"4"},{"cells":["R1C3","R1C4","R2C4"],"value":"9"}'
    marks = Marks(read(f'"killercage":[{cages}]', 4))
    told = [str(step.reason) for step in house_sums(marks)]
    assert any(" fill row 1 and reach beyond" in each for each in told), told
    assert all("no room for" in each for each in told)


def test_adjacent_lines_are_named_as_one() -> None:
    houses = Marks(read("", 4)).houses
    assert str(houses_named(houses[1:4])) == "rows 2–4"
    assert str(houses_named(houses[4:6])) == "columns 1–2"
    assert houses_named(houses[:1]) == (houses[0].name,)
    assert houses_named([houses[0], houses[2]]) == (houses[0].name, houses[2].name)
    assert houses_named(houses[3:5]) == (houses[3].name, houses[4].name), "a row and a column"


def test_a_difference_is_said_without_signs() -> None:
    def told(weights: tuple[int, ...], total: int) -> str:
        return str(sum_named(Total((0, 1, 5), weights, total), 4))

    assert told((1, 1, 1), 9) == "the sum 9 of r1c1, r1c2, r2c2"
    assert told((-1, -1, -1), -9) == "the sum 9 of r1c1, r1c2, r2c2"
    assert told((1, -1, -1), -2) == "the difference 2 of the sums of r1c2, r2c2 and of r1c1"
    assert told((1, 1, -1), 0) == "the equal sums of r1c1, r1c2 and of r2c2"


def test_what_lines_have_more_than_regions_holds_the_same_digits() -> None:
    puzzle = VariantPuzzle(Rules(4, JIGSAW), bytes(16))
    ways = [*brute(puzzle.rules, bytes(16))]
    assert all(way[3] == way[4] for way in ways)
    marks = Marks(puzzle)
    assert not [*leftovers(marks)]
    marks.masks[3] = 0b0011
    step = next(leftovers(marks))
    assert (step.technique, step.level, step.follows(4)) == ("leftovers", 4, ("r2c1≠3,4",))
    assert str(step.reason) == (
        "In row 1 the same digits stand as in region 1, so in r1c4 as in r2c1, too: r2c1≠3,4."
    )
    assert wrongly_told(step, marks) is False
