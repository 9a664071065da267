# SPDX-License-Identifier: MIT
"""The rules at a cell in words: each constraint by its name, with the cells that share it."""

import json

from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.models.sudoku.board.cell_rules import rules_at
from sudoku_qt.models.sudoku.board.spoken import cell_label
from tests.engine.sudoku.variants.boards import read
from tests.sweeps import in_turn


def label(cell: int) -> str:
    """The name of a cell of nine rows."""
    return cell_label(cell, letters=False)


@in_turn(
    ("rest", "cell", "words"),
    [
        (
            '"killercage":[{"cells":["R1C2","R1C3","R2C2"],"value":"17"}]',
            1,
            ["in a cage of 17 with r1c3, r2c2"],
        ),
        ('"killercage":[{"cells":["R1C2","R1C3"]}]', 2, ["in a cage with r1c2"]),
        ('"killercage":[{"cells":["R1C2"],"value":"5"}]', 1, ["in a cage of 5"]),
        ('"killercage":[{"cells":["R1C2","R1C3"]}]', 0, []),
        ('"difference":[{"cells":["R1C2","R1C3"]}]', 1, ["White dot with r1c3"]),
        ('"ratio":[{"cells":["R1C2","R1C3"],"value":"3"}]', 1, ["Black dot 3 with r1c3"]),
        ('"xv":[{"cells":["R1C2","R1C3"],"value":"V"}]', 1, ["V with r1c3"]),
        ('"odd":[{"cell":"R1C2"}]', 1, ["Odd cell"]),
        (
            '"thermometer":[{"lines":[["R1C2","R1C3","R2C4"]]}]',
            2,
            ["Thermometer along r1c2-r1c3-r2c4 with its bulb at r1c2"],
        ),
        (
            '"sandwichsum":[{"cell":"R1C0","value":"12"}]',
            4,
            ["Sandwich 12 from r1c1 to r1c9"],
        ),
        (
            '"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]}]',
            0,
            ["Quadruple 1 2 with r1c2, r2c1, r2c2"],
        ),
        (
            '"extraregion":[{"cells":["R1C1","R2C2","R3C3"]}]',
            0,
            ["the extra region from r1c1 to r3c3"],
        ),
        ('"diagonal+":true,"diagonal-":true', 0, ["the falling diagonal"]),
        ('"diagonal+":true,"diagonal-":true', 1, []),
        (
            '"diagonal+":true,"diagonal-":true',
            40,
            ["the rising diagonal", "the falling diagonal"],
        ),
        (
            '"arrow":[{"cells":["R1C2"],"lines":[["R1C2","R1C3","R2C4"]]}]',
            2,
            ["Arrow along r1c2-r1c3-r2c4 with its circle at r1c2"],
        ),
        (
            '"arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C2","R1C3"]]}]',
            1,
            ["Arrow along r1c1-r1c2-r1c3 with its circle at r1c1-r1c2"],
        ),
        (
            '"betweenline":[{"lines":[["R1C2","R1C3","R2C4"]]}]',
            2,
            ["Between line along r1c2-r1c3-r2c4 with circles at r1c2 and r2c4"],
        ),
        ('"palindrome":[{"lines":[["R1C2","R1C3"]]}]', 1, ["Palindrome along r1c2-r1c3"]),
        (
            '"cage":[{"cells":["R1C2","R1C3"],"value":"8"}]',
            1,
            ["in a cage of 8 with r1c3, digits may repeat"],
        ),
    ],
)
def test_each_constraint_of_a_cell_is_said(rest: str, cell: int, words: list[str]) -> None:
    assert list(rules_at(read(rest), tuple, cell, label)) == words


def test_a_region_of_any_form_has_a_number() -> None:
    regions = "0001011122323233"
    rows = [[{"region": int(each)} for each in regions[at : at + 4]] for at in (0, 4, 8, 12)]
    puzzle = read_variant(json.dumps({"size": 4, "grid": rows}))
    named = [list(rules_at(puzzle, tuple, cell, label)) for cell in (0, 3, 15)]
    assert named == [["region 1"], ["region 2"], ["region 4"]]


@in_turn(
    ("rest", "digits", "words"),
    [
        (
            '"killercage":[{"cells":["R1C1","R1C2"],"value":"5"}],"odd":[{"cell":"R1C1"}]',
            {0: 1, 1: 2},
            ["Odd cell", "in a cage of 5 with r1c2, which does not hold"],
        ),
        ('"antiknight":true', {0: 1, 11: 1}, ["Anti-knight, which does not hold"]),
        ('"antiknight":true', {0: 1, 12: 1}, []),
        ('"diagonal-":true', {0: 1, 40: 1}, ["the falling diagonal, which does not hold"]),
    ],
)
def test_a_rule_that_does_not_hold_is_said_so(
    rest: str, digits: dict[int, int], words: list[str]
) -> None:
    values = bytes(digits.get(cell, 0) for cell in range(81))
    assert list(rules_at(read(rest), lambda: values, 0, label)) == words
