# SPDX-License-Identifier: MIT
"""`sudoku check`."""

import json

import pytest

from sudoku_qt.engine.sudoku import kernel
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, SEVERAL, TWO_SEVENS, UNSOLVABLE
from tests.sweeps import in_turn

NOT_MINIMAL = "534" + EASY[3:]


@in_turn(
    ("puzzle", "verdict", "code"),
    [
        (HARD, "one solution, minimal", 0),
        (NOT_MINIMAL, "one solution, not minimal", 0),
        (TWO_SEVENS, "row 2 has two 7s", 1),
        (UNSOLVABLE, "no solution", 1),
        (SEVERAL, "2 or more solutions", 1),
    ],
)
def test_every_puzzle_has_its_verdict(puzzle: str, verdict: str, code: int, sudoku: Sudoku) -> None:
    ended = sudoku("check", puzzle)

    assert ended.code == code
    assert ended.out == f"{puzzle} {verdict}\n"
    assert ended.err == ([f"{puzzle}:1: {verdict}"] if code else [])


def test_solutions_are_counted_up_to_a_bound(sudoku: Sudoku) -> None:
    two = "52..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    assert sudoku("check", SEVERAL, "--max", "1000").out == f"{SEVERAL} 1,000 or more solutions\n"
    assert "or more" not in sudoku("check", two, "--max", "1000").out


def test_a_table_tells_all(sudoku: Sudoku) -> None:
    record = json.loads(sudoku("check", NOT_MINIMAL, "--format", "jsonl").out)

    assert record == {
        "line": 1,
        "puzzle": NOT_MINIMAL,
        "clues": 31,
        "solutions": 1,
        "minimal": "no",
        "verdict": "one solution, not minimal",
    }


@pytest.mark.parametrize(
    "template", ["{line} {solutions}", "{puzzle} {clues} {solutions} {comment}"]
)
def test_what_is_not_asked_is_not_looked_at(
    template: str, sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = f"{EASY} one\n{SEVERAL}\nhello\n{UNSOLVABLE}\n".encode()
    each = sudoku("check", "--template", template + "{minimal}", stdin=lines)
    monkeypatch.setattr(kernel, "is_minimal", None)
    ended = sudoku("check", "--template", template, stdin=lines)

    assert ended.out.split("\n") == [
        line.removesuffix("no").removesuffix("yes") for line in each.out.split("\n")
    ]
    assert ended.code == each.code == 1
    assert ended.err == each.err
    assert sudoku("check", "--strict", "--template", template, stdin=lines).err == ended.err[:1]


@in_turn("most", ["1", "0", "1000001", "x"])
def test_the_bound_has_bounds(most: str, sudoku: Sudoku) -> None:
    assert sudoku("check", EASY, "--max", most).code == 2


def test_a_terminal_shows_every_bad_puzzle_once(terminal: Sudoku) -> None:
    ended = terminal("check", stdin=f"{EASY}\n{TWO_SEVENS}\nhello\n".encode())
    elsewhere = terminal("check", TWO_SEVENS, "-o", "out")
    templated = terminal("check", TWO_SEVENS, "--template", "{clues}")

    assert ended.code == 1
    assert ended.out.splitlines()[1] == f"{TWO_SEVENS} row 2 has two 7s"
    assert len(ended.err) == 1
    assert ended.err[0].startswith("-:3: no puzzle here")
    assert elsewhere.err == templated.err == [f"{TWO_SEVENS}:1: row 2 has two 7s"]


def test_strict_stops_at_the_first_bad_verdict(sudoku: Sudoku) -> None:
    lines = f"{HARD}\n{SEVERAL}\nhello\n{TWO_SEVENS}\n"
    ended = sudoku("check", "--strict", stdin=lines.encode())

    assert ended.code == 1
    assert len(ended.out.splitlines()) == 2
    assert ended.err == ["-:2: 2 or more solutions"]


@pytest.mark.parametrize("layout", ["grid", "course"])
def test_what_has_no_room_for_a_verdict_is_refused(layout: str, sudoku: Sudoku) -> None:
    assert sudoku("check", EASY, "--format", layout).code == 2
