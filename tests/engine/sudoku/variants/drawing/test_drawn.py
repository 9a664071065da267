# SPDX-License-Identifier: MIT
"""How each kind of constraint is drawn: its figures, at the places at which a setter drew them."""

import json
from dataclasses import fields

import pytest

from sudoku_qt.engine.sudoku.variants.drawing.drawn import figures_of, figures_of_constraint
from sudoku_qt.engine.sudoku.variants.figures import Area, Clue, Figure, Line, LineLook
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import fpuzzle, lines_of, read

CASES = [[part.strip() for part in line.split(";")] for line in lines_of("figures.txt")]


def told(figure: Figure) -> str:
    """A figure with everything that is not usual: `Dot(cells=0 1, black)`."""
    return f"{type(figure).__name__}({', '.join(_told_fields(figure))})"


def _told_fields(figure: Figure) -> list[str]:
    found = []
    for field in fields(figure):
        value = getattr(figure, field.name)
        if value == field.default:
            continue
        if isinstance(value, LineLook):
            value = f"{value.ink} {value.mark}".strip()
        if isinstance(value, tuple):
            value = " ".join(map(str, value))
        found.append(field.name if value is True else f"{field.name}={value}")
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[1])
def test_a_constraint_is_drawn_as_these_figures(case: list[str]) -> None:
    size, key, value, expected = (*case, "")[:4]
    puzzle = read(f'"{key}":{value}', int(size))
    drawn = " ".join(map(told, figures_of(puzzle)))
    assert drawn == expected
    again = read_variant(write_variant(puzzle))
    assert " ".join(map(told, figures_of(again))) == expected


def test_each_kind_has_a_case() -> None:
    in_cells = {"givenPencilMarks"}  # which stand in the grid
    assert {kind.name for kind in KINDS} - {case[1] for case in CASES} == in_cells


def test_given_pencil_marks_are_a_label() -> None:
    whole = json.loads(fpuzzle("", 4))
    whole["grid"][3][3] = {"givenPencilMarks": [3, 1]}
    assert [*map(told, figures_of(read_variant(json.dumps(whole))))] == [
        "Label(cell=15, digits=1 3)"
    ]


def test_where_a_setter_drew_a_clue_is_written_again() -> None:
    clue = '[{"cell":"R4C0","direction":"UR","value":"9"}]'
    puzzle = read(f'"littlekillersum":{clue}')
    assert json.loads(write_variant(puzzle))["littlekillersum"] == json.loads(clue)


def test_decoration_lies_below_all_constraints() -> None:
    puzzle = read('"extraregion":[{"cells":["R1C1"]}],"rectangle":[{"cells":["R1C1"]}]')
    plate, area = figures_of(puzzle)
    assert isinstance(area, Area)
    assert figures_of_constraint(puzzle.rules.constraints[0], puzzle) == (area,)
    assert plate != area


def test_a_renban_keeps_its_path() -> None:
    puzzle = read('"renban":[{"lines":[["R3C1","R2C2","R3C3","R2C1"]]}]')
    (line,) = figures_of(puzzle)
    assert isinstance(line, Line)
    assert line.cells in {(18, 10, 20, 9), (9, 20, 10, 18)}


def test_two_little_killers_share_no_place_if_one_can_stand_at_its_other_end() -> None:
    setter = (
        '{"cell":"R0C4","direction":"DL","value":"8"},{"cell":"R0C4","direction":"DR","value":"20"}'
    )
    drawn = read_variant(fpuzzle(f'"littlekillersum":[{setter}]', 9))
    bare = VariantPuzzle(drawn.rules, drawn.givens)
    places = [(each.row, each.column) for each in figures_of(bare) if isinstance(each, Clue)]
    assert len({*places}) == 2

    beside = read_variant(fpuzzle('"sandwichsum":[{"cell":"R0C4","value":"5"}]', 9)).rules
    both = Rules(9, None, (*bare.rules.constraints[:1], *beside.constraints))
    clues = [each for each in figures_of(VariantPuzzle(both, bytes(81))) if isinstance(each, Clue)]
    assert len({(each.row, each.column) for each in clues}) == 2
