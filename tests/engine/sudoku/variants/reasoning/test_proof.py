# SPDX-License-Identifier: MIT
"""Proofs that a candidate cannot be, beside all fillings."""

import random

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.proof import Proving
from tests.engine.sudoku.variants.boards import brute, read

RULES = (
    "",
    '"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]',
    '"skyscraper":[{"cell":"R0C1","value":"3"}],"sandwichsum":[{"cell":"R2C0","value":"5"}]',
    '"thermometer":[{"lines":[["R1C1","R2C2","R3C3"]]}]',
)


@pytest.mark.parametrize("rest", RULES)
@pytest.mark.parametrize("cases", [1, 12])
def test_only_what_no_filling_has_is_refuted(rest: str, cases: int) -> None:
    puzzle = read(rest, 4)
    fillings = [*brute(puzzle.rules, bytes(16))]
    chance = random.Random(rest)
    met = 0
    for _ in range(12):
        marks = Marks(puzzle)
        whole = chance.choice(fillings)
        for cell in chance.sample(range(16), 10):
            marks.masks[cell] &= chance.randrange(16) | 1 << whole[cell] - 1
        ways = [
            way
            for way in fillings
            if all(mask >> way[cell] - 1 & 1 for cell, mask in enumerate(marks.masks))
        ]
        before = [*marks.masks]
        for cell in range(16):
            for n in bits(marks.masks[cell]):
                proof = Proving(marks).proof(marks.masks, 4 * cell + n, cases)
                assert marks.masks == before
                if proof:
                    met += 1
                    assert all(way[cell] != n + 1 for way in ways)
                    assert "{" not in str(proof.end)
                    assert proof.length >= len(proof.links) >= 1
                elif cases > 1:
                    assert any(way[cell] == n + 1 for way in ways), "cases reach all here"
    assert met
