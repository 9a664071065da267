# SPDX-License-Identifier: MIT
"""Cases are read and held against techniques."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.case import case_line, holds, read_case
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn

GRID = "+12345678." + "." * 72
CASE = f":full_house:9:{GRID}::::"


def case(placements: str = "919", code: str = "full_house", digits: str = "9") -> str:
    return f":{code}:{digits}:{GRID}:::{placements}:"


def test_a_line_is_read() -> None:
    read = read_case(f":x_wing-2:15:{GRID}:121:122 523:919:7")
    assert (read.code, read.variant, read.digits) == ("x_wing", "2", 0b10001)
    assert read.grid.givens[:3] == bytes([0, 2, 3])
    assert read.grid.values[:3] == bytes([1, 2, 3])
    assert not read.grid.candidates[9] & 1, "121: no 1 in r2c1"
    assert read.eliminations == (10, 4 * 81 + 11)
    assert read.placements == (8 * 81 + 8,)


def test_a_line_is_written_as_it_is_read() -> None:
    line = f":x_wing-2::{GRID}:521:122 523:919:"

    assert case_line(read_case(line)) == line


@in_turn("line", ["", "nonsense", ":a:1:123:::", ":a:1:::::"])
def test_what_is_no_case_is_a_fault(line: str) -> None:
    with pytest.raises(Fault, match=r"case"):
        read_case(line)


@in_turn(
    ("line", "said"),
    [
        (case(digits="a"), "“a” cannot be the digits of a case."),
        (case(digits="0"), "“0” cannot be the digits of a case."),
        (case(digits="²"), "“²” cannot be the digits of a case."),
        (case(code="full-house-x"), "“full-house-x” cannot be the code of a case."),
        (case().replace("8.", "?.", 1), f"“{GRID.replace('8', '?')}” cannot be the givens of a"),
        (case().replace("8.", "+.", 1), f"“{GRID.replace('8', '+')}” cannot be the givens of a"),
        (case("12"), "“12” cannot be the placements of a case."),
        (case("000"), "“000” cannot be the placements of a case."),
        (case("919,111"), "“919,111” cannot be the placements of a case."),
        (f":a:1:{GRID}:1111::941:", "“1111” cannot be the deleted candidates of a case."),
        (f":a:1:{GRID}::r1c1:941:", "“r1c1” cannot be the eliminations of a case."),
    ],
)
def test_a_field_that_cannot_be_read_is_named(line: str, said: str) -> None:
    with pytest.raises(Fault) as fault:
        read_case(line)
    assert str(fault.value).startswith(said)


def test_a_case_holds_for_the_right_result_only() -> None:
    technique = (LADDER["full_house"].technique,)
    assert holds(read_case(case()), technique)
    assert not holds(read_case(case("819")), technique)
    assert not holds(read_case(case("919", digits="8")), technique)


def test_a_case_that_forbids_holds_where_nothing_is_found() -> None:
    technique = (LADDER["full_house"].technique,)
    assert not holds(read_case(case("", "full_house-x")), technique)
    assert holds(read_case(case("", "full_house-x", "8")), technique)
