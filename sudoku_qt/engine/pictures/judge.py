# SPDX-License-Identifier: MIT
"""The judge: the most likely digits of a picture, and which of them are doubtful.

A Sudoku has one solution. If the likeliest digits do not give one, the likeliest reading that does
and differs in at most two cells is taken. Digits changed in this way, and digits that are not
clear, are doubtful.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.sudoku.inspection import CLASSIC, Solver
from sudoku_qt.engine.work import never

Floats = NDArray[np.float32]
# The first two were chosen on photographs of odd numbers, as they are and made small, blurred and
# noisy: a tenth or more above what leaves no wrong digit without a doubt. The even ones bear them
# out (tests/bench/bench_pictures.py).
PLAIN = 0.5
"""The least probability of a digit if the puzzle has one solution,"""
CHANGED_PLAIN = 0.6
"""... if a cell or two had to be changed for that,"""
STRANGE_PLAIN = 0.93
"""... and if it has none, or several."""
SUSPECTS = 5
"""The number of least certain cells that are then doubtful in any case, as something is wrong."""
UNSURE = 12
"""The number of cells, the least certain ones, that may be changed,"""
OTHERS = 2
"""... and the number of other digits that are tried for each."""


@dataclass(frozen=True)
class JudgedDigits:
    """The digits, 0 for none, the doubtful cells, and whether there is one solution."""

    digits: bytes
    doubtful: frozenset[int]
    is_puzzle: bool


def judged(likely: Floats, solver: Solver = CLASSIC) -> JudgedDigits:
    """The digits of cells; `likely` are the probabilities of their classes, cells by 10."""
    digits = bytes(likely.argmax(axis=1).astype(np.uint8))
    if _has_one_solution(digits, solver):
        return JudgedDigits(digits, _below(likely, PLAIN), is_puzzle=True)
    for other in _others(likely, digits, solver):
        changed = {cell for cell in range(len(digits)) if other[cell] != digits[cell]}
        return JudgedDigits(other, _below(likely, CHANGED_PLAIN) | changed, is_puzzle=True)
    clash = solver.clash(digits)
    least_sure = np.argsort(likely.max(axis=1), kind="stable")[:SUSPECTS].tolist()
    clashing = frozenset(clash[1] if clash else ())
    doubtful = _below(likely, STRANGE_PLAIN) | clashing | frozenset(least_sure)
    return JudgedDigits(digits, doubtful, is_puzzle=False)


def _below(likely: Floats, plain: float) -> frozenset[int]:
    return frozenset(np.flatnonzero(likely.max(axis=1) < plain).tolist())


def _has_one_solution(digits: bytes, solver: Solver) -> bool:
    return not solver.clash(digits) and solver.count(digits, 2, never) == 1


def _others(likely: Floats, digits: bytes, solver: Solver) -> Iterator[bytes]:
    """The readings with one solution that differ in a cell or two, the likeliest first."""
    found = sorted(_changes(likely), key=lambda change: change[0])
    readings = (_changed(digits, change) for _, change in found)
    yield from (reading for reading in readings if _has_one_solution(reading, solver))


def _changes(likely: Floats) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
    """Changes of a cell or two, and how much less likely each makes the whole."""
    logs = np.log(np.maximum(likely, 1e-9))
    order = np.argsort(-logs, axis=1)[:, : OTHERS + 1]
    ranked = np.take_along_axis(logs, order, axis=1)
    unsure = np.argsort(ranked[:, 0] - ranked[:, 1])[:UNSURE]
    single = [
        (float(ranked[cell, 0] - ranked[cell, rank]), (int(cell), int(order[cell, rank])))
        for cell in unsure
        for rank in range(1, OTHERS + 1)
    ]
    yield from ((loss, (change,)) for loss, change in single)
    for (one, change), (other, second) in combinations(single, 2):
        if change[0] != second[0]:
            yield one + other, (change, second)


def _changed(digits: bytes, changes: tuple[tuple[int, int], ...]) -> bytes:
    whole = bytearray(digits)
    for cell, digit in changes:
        whole[cell] = digit
    return bytes(whole)
