# SPDX-License-Identifier: MIT
"""Each kind of constraint: where its rule holds, and what is marked where it is broken."""

import json
from pathlib import Path

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import broken_by
from tests.engine.sudoku.variants.boards import cells_of, fpuzzle, lines_of, read
from tests.program_copy import Copy

CASES = lines_of("cases.txt")
CAMEL = """
from sudoku_qt.engine.sudoku.variants.kinds.moves import ChessMove


class AntiCamel(ChessMove):
    name = "anticamel"
    title = "Anti-camel"
    rule = "No digit is a camel's move away from itself."
    short = "No digit a camel's move from itself."
    moves = ((1, -3), (1, 3), (3, -1), (3, 1))
"""


@pytest.mark.parametrize("case", CASES)
def test_a_rule_holds_or_marks_what_breaks_it(case: str) -> None:
    size, key, value, filled, marked = (part.strip() for part in case.split(";"))
    puzzle = read(f'"{key}":{value}', int(size))
    values = [0] * int(size) ** 2
    for word in filled.split():
        name, digit = word.split("=")
        values[cells_of(name, int(size))[0]] = int(digit)
    broken = [cells for each, cells in broken_by(puzzle.rules, values) if each]
    assert sorted({cell for cells in broken for cell in cells}) == sorted(
        cells_of(marked, int(size))
    )
    again = read_variant(write_variant(puzzle))
    assert again == puzzle
    assert len(puzzle.rules.constraints) == len(again.rules.constraints) > 0


def test_each_kind_has_cases_in_which_it_holds_and_is_broken() -> None:
    seen = {(each.split(";")[1].strip(), bool(each.split(";")[4].strip())) for each in CASES}
    in_cells = {"givenPencilMarks"}  # which stand in the grid; see test_variant_json.py
    wanted = {(kind.name, broken) for kind in KINDS for broken in (False, True)}
    assert {each for each in wanted - seen if each[0] not in in_cells} == set()


@pytest.mark.parametrize("rest", lines_of("refused.txt"))
def test_what_makes_no_sense_is_refused_in_a_sentence(rest: str) -> None:
    with pytest.raises(FormatFault) as told:
        read_variant(fpuzzle(rest))
    assert len(str(told.value)) > 20


def test_five_hundred_lines_are_too_many() -> None:
    cells = [f"R{row}C{column}" for row in range(1, 10) for column in range(1, 10)]
    lines = [[one, two] for one in cells[:25] for two in cells[40:60]]
    with pytest.raises(FormatFault, match="324 constraints"):
        read_variant(fpuzzle(f'"whispers":{json.dumps([{"lines": lines}])}'))


@pytest.mark.slow
def test_a_kind_is_a_class_and_a_line_of_the_kinds(tmp_path: Path) -> None:
    """The row "kind of constraint" of the table "To add a ..." of CONTRIBUTING.md, done."""
    copy, folder = Copy(tmp_path), "sudoku_qt/engine/sudoku/variants/kinds"
    copy.add(f"{folder}/camels.py", CAMEL)
    copy.add_line(
        f"{folder}/__init__.py",
        "from sudoku_qt.engine.sudoku.variants.kinds.dots",
        "from sudoku_qt.engine.sudoku.variants.kinds.camels import AntiCamel",
    )
    copy.add_line(f"{folder}/__init__.py", "NonConsecutive(),", "    AntiCamel(),")

    assert "No digit is a camel's move away from itself." in copy.sudoku("info", "variants")
    made = copy.sudoku(
        *("generate", "--variant", "anticamel,killer", "--level", "3", "--seed", "a"),
        *("--size", "6", "--to", "fpuzzles"),
    )
    assert '"anticamel":true' in made
    copy.add("made.txt", made)
    solution = copy.sudoku("solve", "made.txt").strip()
    moved = [(a, a + 6 + 3) for a in range(30) if a % 6 < 3]
    assert len(solution) == 36
    assert all(solution[one] != solution[two] for one, two in moved)
    told = copy.sudoku("rate", "made.txt", "--format", "jsonl")
    assert json.loads(told.splitlines()[0])["level"] == 3
