# SPDX-License-Identifier: MIT
"""Older notations for killers and jigsaws, with a puzzle on each line.

SumoCue's, `SumoCueV1=15+0=7...`, has an entry for each cell: "=" and the sum of the cage that
begins there (0 for none), or "+" and the number of the cell where its cage begins; in a jigsaw
followed by "J" and the number of the region. The other one, `3x3::k:3841:3841:...`, has a number
for each cell: 256 times the sum of its cage, plus the number of the cage. "D" and "d" stand for
both diagonals. Both were described by their author in the forum of sudocue.net (thread 519). A cage
of one cell is a given.

A jigsaw may also be 81 cells followed, on the same line or the next one, by 81 letters, one for
each region. A sukaku is 729 characters, nine for each cell: the candidates that it has, and dots or
zeros for those that it lacks. If these are just what its single candidates leave as givens, it is a
classic puzzle.
"""

import re
from collections.abc import Mapping, Sequence

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.lines import KILLER, SUKAKU, SUMOCUE, regions_in, span_of_cells
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.kinds.one_cell import GivenPencilMarks
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS, VariantPuzzle

_DIAGONALS = Constraint("diagonal+"), Constraint("diagonal-")
_SUMOCUE = re.compile(r"SumoCueV1(D?)((?:[=+]\d{1,3}(?:J\d)?)*)\s*", re.IGNORECASE)
_ENTRY = re.compile(r"([=+])(\d+)(?:J(\d))?", re.IGNORECASE)
_NUMBERS = re.compile(r"3x3:(d?):(k?):((?:\d{1,5}:)*\d{0,5})\s*", re.IGNORECASE)
_WIDTH = 256


def read_old_notation(line: str) -> VariantPuzzle | None:
    """Read a line; None if it is in no such notation. Raises `Fault`."""
    text = line.strip()
    if text.startswith(SUMOCUE):
        return _sumocue(text)
    if text.startswith(KILLER):
        return _numbers(text)
    if SUKAKU.fullmatch(text):
        return _sukaku(text)
    regions = regions_in(text)
    return None if regions is None else _jigsaw(text, regions)


def _sukaku(text: str) -> VariantPuzzle:
    signs = text.replace(".", "0")
    marks = [
        tuple(sorted({*map(int, signs[at : at + SIDE])} - {0}))
        for at in range(0, SIDE * CELLS, SIDE)
    ]
    if () in marks:
        cell = marks.index(())
        row, column = cell // SIDE + 1, cell % SIDE + 1
        raise Fault("r{row}c{column} has no candidate", row=row, column=column)
    givens = bytes(each[0] if len(each) == 1 else 0 for each in marks)
    others = {cell: each for cell, each in enumerate(marks) if len(each) > 1}
    if all({*each} == _left_by(givens, cell) for cell, each in others.items()):
        return VariantPuzzle(Rules(SIDE), givens)
    constraints = [Constraint(GivenPencilMarks.name, (cell,), each)
                   for cell, each in others.items() if len(each) < SIDE]  # fmt: skip
    return VariantPuzzle(Rules(SIDE, None, tuple(constraints)), givens)


def _left_by(givens: bytes, cell: int) -> set[int]:
    """The digits that no given excludes from a cell."""
    return {*range(1, SIDE + 1)} - {givens[peer] for peer in STANDARD_SHAPE.peers[cell]}


def _sumocue(text: str) -> VariantPuzzle:
    read = _SUMOCUE.fullmatch(re.sub(r"\s+", "", text))
    entries = _ENTRY.findall(read[2]) if read else []
    if read is None or len(entries) != CELLS:
        raise Fault(
            "“{name}” wants {wanted} entries like =15, +0 or =0J8, and has {count}",
            name=SUMOCUE,
            wanted=CELLS,
            count=len(entries) if read else 0,
        )
    areas = {at: int(number) for at, (sign, number, _) in enumerate(entries) if sign == "="}
    cages = dict[int, list[int]]()
    for cell, (sign, number, _) in enumerate(entries):
        first = cell if sign == "=" else int(number)
        if first not in areas:
            raise Fault(
                "r{row}c{column} goes with the cell {cell}, in which no cage begins",
                row=cell // SIDE + 1,
                column=cell % SIDE + 1,
                cell=first,
            )
        cages.setdefault(first, []).append(cell)
    numbers = [region for _, _, region in entries if region]
    regions = _regions(numbers) if numbers else None
    return _killer({first: (areas[first], cells) for first, cells in cages.items()},
                   regions, diagonals=bool(read[1]))  # fmt: skip


def _numbers(text: str) -> VariantPuzzle:
    read = _NUMBERS.fullmatch(text)
    fields = read[3].rstrip(":").split(":") if read else []
    if read is None or len(fields) != CELLS or not all(fields):
        raise Fault(
            "“3x3::k:” wants {wanted} numbers, each with a colon, and has {count}",
            wanted=CELLS,
            count=len(fields),
        )
    cages = dict[int, tuple[int, list[int]]]()
    for cell, field in enumerate(fields):
        total, cage = divmod(int(field), _WIDTH)
        known, cells = cages.setdefault(cage, (total, []))
        if known != total:
            raise Fault(
                "the cage of r{row}c{column} has two sums, {one} and {other}",
                row=cell // SIDE + 1,
                column=cell % SIDE + 1,
                one=known,
                other=total,
            )
        cells.append(cell)
    return _killer(cages, None, diagonals=bool(read[1]))


def _jigsaw(text: str, letters: str) -> VariantPuzzle:
    span = span_of_cells(text)
    if span is None:
        raise Fault("the letters of regions stand behind 81 cells, and there are none")
    givens = bytes(max(0, SIGNS.find(sign)) for sign in text[slice(*span)])
    return VariantPuzzle(Rules(regions=_regions(letters)), givens)


def _regions(names: Sequence[str]) -> tuple[int, ...]:
    counts = {name: names.count(name) for name in names}
    if len(names) != CELLS or len(counts) != SIDE or {*counts.values()} != {SIDE}:
        raise Fault("a jigsaw has nine regions of nine cells, and this one has not")
    order = [*counts]
    return tuple(order.index(name) for name in names)


def _killer(
    cages: Mapping[int, tuple[int, Sequence[int]]],
    regions: tuple[int, ...] | None,
    *,
    diagonals: bool,
) -> VariantPuzzle:
    givens, constraints = bytearray(CELLS), [*_DIAGONALS] if diagonals else []
    for total, cells in cages.values():
        if len(cells) == 1 and total:
            if total > SIDE:
                raise Fault("{digit} is no digit from 1 to {most}", digit=total, most=SIDE)
            givens[cells[0]] = total
        elif total:
            constraints.append(Constraint("killercage", tuple(cells), total))
    return VariantPuzzle(Rules(regions=regions, constraints=tuple(constraints)), bytes(givens))
