# SPDX-License-Identifier: MIT
"""Older notations of killers and jigsaws."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.variants.notations import read_old_notation
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

LETTERS = "".join(
    "ABCDEFGHI"[(column // 3 + row) % 3 + 3 * (row // 3)] for row in range(9) for column in range(9)
)
"""Nine regions of nine cells, which lie apart: what reads them does not ask for more."""
GIVENS = "1" + "." * 79 + "9"


def read(line: str) -> VariantPuzzle:
    puzzle = read_old_notation(line)
    assert puzzle is not None
    return puzzle


def numbers(*cages: tuple[int, tuple[int, ...]]) -> str:
    """Cages with their sums as the notation of numbers has them; the others without a sum."""
    fields = [*range(100, 181)]
    for cage, (total, cells) in enumerate(cages):
        for cell in cells:
            fields[cell] = 256 * total + cage
    return "".join(f"{field}:" for field in fields)


def entries(*cages: tuple[int, tuple[int, ...]], regions: str = "") -> str:
    """The same as SumoCue has them."""
    found = ["=0"] * 81
    for total, cells in cages:
        for cell in cells:
            found[cell] = f"+{cells[0]}"
        found[cells[0]] = f"={total}"
    if regions:
        found = [f"{each}J{ord(name) - 65}" for each, name in zip(found, regions, strict=True)]
    return "".join(found)


CAGES = (3, (0, 1)), (20, (9, 10, 19)), (7, (80,))
KILLER = (Constraint("killercage", (0, 1), 3), Constraint("killercage", (9, 10, 19), 20))


@pytest.mark.parametrize("line", [f"3x3::k:{numbers(*CAGES)}", f"SumoCueV1{entries(*CAGES)}"])
def test_cages_and_a_given_are_read(line: str) -> None:
    for written in (line, f"  {line.rstrip(':')}\n"):
        puzzle = read(written)
        assert puzzle.rules.constraints == KILLER
        assert puzzle.rules.has_boxes
        assert puzzle.text == "." * 80 + "7"


def test_a_letter_stands_for_both_diagonals() -> None:
    for line in (f"3x3:d:k:{numbers()}", f"SumoCueV1D{entries()}"):
        assert {each.kind for each in read(line).rules.constraints} == {"diagonal+", "diagonal-"}
    assert read(f"3x3::k:{numbers()}").rules.is_classic


def test_a_jigsaw_may_have_cages() -> None:
    puzzle = read(f"SumoCueV1{entries(*CAGES, regions=LETTERS)}")
    assert puzzle.rules.constraints == KILLER
    assert puzzle.rules == type(puzzle.rules)(9, read(f"{GIVENS}{LETTERS}").rules.regions, KILLER)
    assert not puzzle.rules.has_boxes


@pytest.mark.parametrize("between", ["", " ", ",", "\t"])
def test_cells_and_letters_are_a_jigsaw(between: str) -> None:
    puzzle = read(f"{GIVENS}{between}{LETTERS}")
    assert puzzle.text == GIVENS
    regions = puzzle.rules.board.regions
    assert {regions.count(region) for region in range(9)} == {9}
    assert puzzle.rules == read(f"{GIVENS} {LETTERS.lower()}").rules


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"3x3::k:{numbers()}1:", "wants 81 numbers, each with a colon, and has 82"),
        ("3x3::k:1:2", "and has 2"),
        (f"3x3::x:{numbers()}", "and has 0"),
        (f"3x3::k:257:513:{numbers()[8:]}", "r1c2 has two sums, 1 and 2"),
        (f"3x3::k:{numbers((10, (4,)))}", "10 is no digit from 1 to 9"),
        (f"3x3::k:{numbers((99, (4, 5)))}", "99"),
        (f"SumoCueV1{entries()}=0", "wants 81 entries like =15, +0 or =0J8, and has 82"),
        ("SumoCueV1", "and has 0"),
        (f"SumoCueV1+99{entries()[2:]}", "r1c1 goes with the cell 99, in which no cage begins"),
        (f"SumoCueV1{entries(regions=LETTERS.replace('A', 'B'))}", "nine regions of nine cells"),
        (f"SumoCueV1{entries(regions=LETTERS).replace('J0', '', 1)}", "nine regions of nine cells"),
        (f"{GIVENS} {LETTERS.replace('A', 'J', 1)}", "nine regions of nine cells"),
        (LETTERS, "stand behind 81 cells, and there are none"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(line: str, reason: str) -> None:
    with pytest.raises(Fault) as told:
        read_old_notation(line)
    assert reason in str(told.value)


@pytest.mark.parametrize("line", ["." * 81, f"{GIVENS} a remark", f"{GIVENS},{'123456789' * 9}"])
def test_plain_puzzles_are_no_such_thing(line: str) -> None:
    assert read_old_notation(line) is None


HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
EVERY = "123456789"


def left(cell: int) -> str:
    """The candidates that the givens leave to a cell, at their places."""
    seen = {HARD[peer] for peer in STANDARD_SHAPE.peers[cell]}
    own = HARD[cell]
    return "".join(
        digit if digit == own or (own == "." and digit not in seen) else "." for digit in EVERY
    )


def test_a_sukaku_has_candidates_instead_of_givens() -> None:
    puzzle = read("".join("1.3......" if cell == 0 else EVERY for cell in range(81)))
    assert puzzle.givens == bytes(81)
    assert puzzle.rules.constraints == (Constraint("givenPencilMarks", (0,), (1, 3)),)
    one = read("5" + "0" * 8 + "110000000" + EVERY * 79)
    assert one.givens == bytes((5, 1, *[0] * 79)), "a single candidate is a given"


def test_a_sukaku_that_says_no_more_than_its_givens_is_a_classic_puzzle() -> None:
    cells = [left(cell) for cell in range(81)]
    puzzle = read("".join(cells))
    assert puzzle.rules.is_classic
    assert puzzle.givens == bytes(0 if sign == "." else int(sign) for sign in HARD)
    fewer = read("".join([cells[0], cells[1].replace("6", "."), *cells[2:]]))
    assert not fewer.rules.is_classic, "one candidate less is a rule"
    assert fewer.rules.constraints[0] == Constraint("givenPencilMarks", (1,), (1, 2, 4))


def test_a_cell_of_a_sukaku_without_a_candidate_is_named() -> None:
    with pytest.raises(Fault, match="r1c2 has no candidate"):
        read(EVERY + "." * 9 + EVERY * 79)
    assert read_old_notation(EVERY * 80) is None
