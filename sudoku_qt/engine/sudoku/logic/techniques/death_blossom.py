# SPDX-License-Identifier: MIT
"""Death Blossom: whatever a stem cell holds, some almost locked set holds z.

For each candidate of the stem there is a petal, an almost locked set in which all cells with that
candidate see the stem. The petal of the candidate that is true in the stem loses it, and so holds
z.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.technique import Technique


class DeathBlossom(Technique):
    """Eliminates z where it sees all z of every petal; `overlap` lets petals share cells."""

    name = "death_blossom"

    def __init__(self, *, overlap: bool = False) -> None:
        self.overlap = overlap

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every cell as a stem, those with few candidates first."""
        size: bits.Count
        left: bits.CellSet
        stem: bits.Cell
        sets = almost_sets(board)
        for size in range(2, 10):
            left = board.sized(size)
            while left:
                stem = bits.first(left)
                left &= left - 1
                yield from _blossoms(board, sets, stem, overlap=self.overlap)


def _blossoms(
    board: Board, sets: AlmostLockedSets, stem: bits.Cell, *, overlap: bool
) -> Iterator[Finding]:
    digit: bits.Digit
    choices: list[tuple[int, list[int]]] = []
    for digit in range(9):
        if board.masks[stem] >> digit & 1:
            petals = _petals(sets, stem, digit)
            if not petals:
                return
            choices.append((digit, petals))
    start = [(each, board.where[each]) for each in range(9)]
    for flower, eliminations in _pick(sets, choices, start, overlap):
        yield _finding(board, sets, stem, flower, eliminations)


def _petals(sets: AlmostLockedSets, stem: bits.Cell, digit: bits.Digit) -> list[int]:
    """List the sets that lose a digit to the stem."""
    number: bits.Count
    held: bits.CellSet
    found: list[int] = []
    for number in range(sets.count):
        held = sets.held[sets.part[9 * number + digit]]
        if held and not held & ~bits.PEERS[stem] and not sets.cells[number] & bits.bit(stem):
            found.append(number)
    return found


def _pick(
    sets: AlmostLockedSets,
    choices: list[tuple[int, list[int]]],
    eliminations: list[tuple[int, int]],
    overlap: bool,
    flower: tuple[tuple[int, int], ...] = (),
) -> Iterator[tuple[tuple[tuple[int, int], ...], list[tuple[int, int]]]]:
    """Yield petals for all choices with what they eliminate of each digit."""
    number: bits.Count
    if not choices:
        yield flower, eliminations
        return
    (digit, petals), rest = choices[0], choices[1:]
    for number in petals:
        if not overlap and any(sets.cells[number] & sets.cells[petal] for _, petal in flower):
            continue
        left = [
            (z, seen & sets.seen[sets.part[9 * number + z]])
            for z, seen in eliminations
            if z != digit and seen & sets.seen[sets.part[9 * number + z]]
        ]
        if left:
            yield from _pick(sets, rest, left, overlap, (*flower, (digit, number)))


def _finding(
    board: Board,
    sets: AlmostLockedSets,
    stem: bits.Cell,
    flower: tuple[tuple[int, int], ...],
    eliminations: list[tuple[int, int]],
) -> Finding:
    digits: bits.Mask = 0
    z: bits.Digit
    eliminated: tuple[int, ...] = ()
    for z, seen in eliminations:
        digits |= 1 << z
        eliminated += board.eliminations(seen, 1 << z)
    petals = [
        evidence.cells(
            f"petal{place}",
            evidence.SET_B if place % 2 else evidence.SET_C,
            sets.cells[number],
            sets.digits[number],
        )
        for place, (_, number) in enumerate(flower)
    ]
    parts = (
        evidence.cells("stem", evidence.SET_A, bits.bit(stem), board.masks[stem]),
        evidence.digits("stem_digits", board.masks[stem]),
        evidence.cell_sets(
            "petals", [(sets.cells[number], sets.digits[number]) for _, number in flower]
        ),
        evidence.digits("z", digits),
        *petals,
    )
    return Finding(parts, digits, tuple(sorted(eliminated)), size=len(flower))
