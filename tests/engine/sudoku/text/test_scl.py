# SPDX-License-Identifier: MIT
"""SudokuPad's own object."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.text.scl import read_scl
from tests.sweeps import in_turn

ROW = "[{v:1},,,,,,,,{v:9}]"
ROWS = ",".join([ROW, *["[,,,,,,,,]"] * 7, "[{centremarks:[1,2],pencilMarks:[3]},,,,,,,,{v:'4'}]"])
BOXES = ",".join(
    f"[{','.join(f'[{r},{c}]' for r in range(top, top + 3) for c in range(left, left + 3))}]"
    for top in (0, 3, 6)
    for left in (0, 3, 6)
)


def test_its_names_are_short_and_its_quotes_turned() -> None:
    text = f"{{cs:50,metadata:{{t:'It\\'s, {{one}}:f',author:'A'}},ce:[{ROWS}],re:[{BOXES}],b:t}}"

    read = position_of(read_scl(text))

    assert (read.setup.title, read.setup.author) == ("It's, {one}:f", "A")
    assert [(cell, digit) for cell, digit in enumerate(read.setup.givens) if digit] == [
        (0, 1),
        (8, 9),
        (80, 4),
    ]
    assert read.grid.candidates[72] == 0b11
    assert read.grid.markings.corners[72] == 0b100


def test_it_may_be_written_out() -> None:
    rows = [[{"value": 5}] + [{}] * 8] + [[{}] * 9] * 8
    text = str({"cells": rows, "cages": [{"value": "author: B"}]}).replace("'", '"')

    assert position_of(read_scl(text)).setup.givens[0] == 5


@in_turn(
    ("parts", "said"),
    [
        ("ca:[{v:12,ce:[[0,0],[0,1]]}]", "cages"),
        ("a:[{wp:[[1,1]]}]", "arrows"),
        ("l:[{c:aabbcc,wp:[[1,1]]}]", "lines"),
        ("re:[[[0,0],[0,1]]]", "regions"),
    ],
)
def test_a_puzzle_with_further_rules_is_refused(parts: str, said: str) -> None:
    with pytest.raises(FormatFault, match=rf"no plain Sudoku.*\({said}\)"):
        read_scl(f"{{ce:[{ROWS}],{parts}}}")


def test_a_text_with_nul_in_it_is_damaged() -> None:
    with pytest.raises(FormatFault, match="is not a text"):
        read_scl(f"{{ce:[{ROWS}],a:'\0'}}")


def test_a_grid_of_another_size_is_refused() -> None:
    with pytest.raises(FormatFault, match="“cells” is missing"):
        read_scl(f"{{ce:[{ROW}]}}")
