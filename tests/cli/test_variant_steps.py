# SPDX-License-Identifier: MIT
"""Steps and levels of puzzles with rules of their own."""

import json
from pathlib import Path

import pytest

from sudoku_qt.cli.main import main
from sudoku_qt.cli.variant_steps import found_in, rated
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import never

CAGES = (Constraint("killercage", (0, 1), 3), Constraint("even", (0,)))
PLAIN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = VariantPuzzle(Rules(4, None, CAGES), bytes([*[0] * 11, 3, 0, 3, 0, 1]))


def test_steps_are_found_and_rated() -> None:
    steps, fault = found_in(PUZZLE, never, now=False)
    assert fault is None
    known, _ = rated(PUZZLE, never)
    assert known["steps"] == len(steps)
    assert [*found_in(PUZZLE, never, now=True)[0]]


def test_what_has_no_one_solution_is_said() -> None:
    with pytest.raises(Fault, match="2 or more solutions"):
        found_in(VariantPuzzle(PUZZLE.rules, bytes(16)), never, now=False)


def test_the_verbs_take_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "one.txt"
    file.write_text(write_variant(PUZZLE) + "\n", encoding="utf-8")
    assert main(["steps", str(file), "--format", "jsonl"]) == 0
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (first["line"], first["step"]) == (1, 1)
    assert main(["steps", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("  1. ")
    assert main(["steps", str(file), "--notation", "compact"]) == 0
    assert capsys.readouterr().out.splitlines()[1].startswith("  1. r")
    assert main(["rate", str(file), "--format", "jsonl"]) == 0
    assert json.loads(capsys.readouterr().out)["se_rating"] is None
    assert main(["rate", str(file)]) == 0
    known, _ = rated(PUZZLE, never)
    told = [known["level"], "-", "-", "-", known["hardest"], known["steps"]]
    assert capsys.readouterr().out.split()[-6:] == [*map(str, told)]
    assert main(["steps", str(file), "--technique", "x_wing"]) == 1
    assert "for plain Sudoku only" in capsys.readouterr().err
    assert main(["rate", str(file), "--explain"]) == 1
    assert main(["--language", "zh_CN", "steps", str(file)]) == 0


def test_the_reason_why_a_digit_is_not_in_a_cell(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "one.txt"
    file.write_text(write_variant(PUZZLE) + "\n", encoding="utf-8")
    assert main(["steps", str(file), "--why-not", "r1c1=3"]) == 0
    assert "“Even cell” at r1c1 leaves no room" in capsys.readouterr().out
    assert main(["steps", str(file), "--why-not", "r1c1=2"]) == 1
    assert "r1c1 is 2 in the solution" in capsys.readouterr().err
    assert main(["steps", str(file), "--why-not", "r9c9=9"]) == 1
    assert "is no cell and digit" in capsys.readouterr().err
    file.write_text(PLAIN + "\n", encoding="utf-8")
    assert main(["steps", str(file), "--why-not", "r1c3=9", "--format", "jsonl"]) == 0
    assert json.loads(capsys.readouterr().out)["sentence"] == "r1c3 sees r3c2, which is 9."
    assert main(["steps", str(file), "--why-not", "r1c1=9"]) == 1
    assert "r1c1 is given: it is 5." in capsys.readouterr().err
