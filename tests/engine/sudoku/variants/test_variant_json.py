# SPDX-License-Identifier: MIT
"""f-puzzles' object: regions, marks of cells, and what is kept though it changes no rule."""

import json

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.game import Section
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from tests.engine.sudoku.variants.boards import fpuzzle


def changed(**cells: Section) -> str:
    """An empty board of size 4 with some cells filled: R1C2 is the name of an argument."""
    whole = json.loads(fpuzzle("", 4))
    whole["grid"] = [[{} for _ in range(4)] for _ in range(4)]
    for name, cell in cells.items():
        whole["grid"][int(name[1]) - 1][int(name[3]) - 1] = cell
    return json.dumps(whole)


def test_what_only_looks_so_is_kept() -> None:
    text = fpuzzle(
        '"title":"One","line":[{"lines":[["R1C1"]]}],'
        '"killercage":[{"cells":["R1C1","R1C2"],"value":"3","outlineC":"#F00"}],'
        '"cage":[{"cells":["R5C5"],"value":"hi"},{"cells":["R6C6","R7C7"],"value":"8"}]'
    )
    read = read_variant(text)
    written = json.loads(write_variant(read))
    assert written["title"] == "One"
    assert written["line"] == [{"lines": [["R1C1"]]}]
    assert written["killercage"][0]["outlineC"] == "#F00"
    assert written["cage"][0] == {"cells": ["R5C5"], "value": "hi"}
    assert written["cage"][1] == {"cells": ["R6C6", "R7C7"], "value": "8"}
    assert read_variant(json.dumps(written)) == read


@pytest.mark.parametrize("value", ["", "5", None, 0, "red"])
@pytest.mark.parametrize("kind", ["palindrome", "renban", "thermometer", "betweenline", "nabner"])
def test_a_value_that_says_nothing_is_kept(kind: str, value: object) -> None:
    line = {"lines": [["R1C1", "R1C2", "R1C3"]], "value": value}
    read = read_variant(fpuzzle(f'"{kind}":[{json.dumps(line)}]'))
    assert json.loads(write_variant(read))[kind] == [line]
    assert read_variant(write_variant(read)) == read


def test_digits_that_are_not_given_and_marks_stay_with_their_cells() -> None:
    read = read_variant(changed(R1C1={"value": 2}, R1C2={"value": 3, "given": True, "c": "red"}))
    assert read.text == ".3" + "." * 14
    grid = json.loads(write_variant(read))["grid"]
    assert grid[0][0] == {}  # a digit of a player is no part of the puzzle
    assert grid[0][1] == {"c": "red", "value": 3, "given": True}


def test_given_pencil_marks_are_a_rule() -> None:
    read = read_variant(changed(R4C4={"givenPencilMarks": [3, 1]}))
    (each,) = read.rules.constraints
    assert (each.cells, each.value) == ((15,), (1, 3))
    assert json.loads(write_variant(read))["grid"][3][3] == {"givenPencilMarks": [1, 3]}


def test_a_cell_may_be_in_no_region_or_in_another() -> None:
    read = read_variant(changed(R1C1={"region": None}))
    assert read.rules.board.regions[:2] == (-1, 0)
    assert read_variant(write_variant(read)) == read
    with pytest.raises(FormatFault, match="larger than there are digits"):
        read_variant(changed(R1C1={"region": 1}))


@pytest.mark.parametrize("size", [0, 3, 17, 10**9, "9", True, 9.5])
def test_other_sizes_are_refused(size: object) -> None:
    with pytest.raises(FormatFault):
        read_variant(json.dumps({"size": size, "grid": [[{}]]}))


def test_a_rule_that_is_not_known_is_named() -> None:
    with pytest.raises(FormatFault, match="fogofwar"):
        read_variant(fpuzzle('"antiknight":true,"fogofwar":[1]'))
