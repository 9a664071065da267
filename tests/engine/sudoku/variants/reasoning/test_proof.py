# SPDX-License-Identifier: MIT
"""Proofs that a candidate cannot be, beside all fillings."""

import random

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
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
        parts = Parts(marks)
        proving = Proving(parts, range(len(parts.parts)))
        for cell in range(16):
            for n in bits(marks.masks[cell]):
                proof = proving.proof(marks.masks, 4 * cell + n, cases)
                assert marks.masks == before
                if proof:
                    met += 1
                    for refuted in (4 * cell + n, *proof.others):
                        assert all(way[refuted // 4] != refuted % 4 + 1 for way in ways)
                    assert "{" not in str(proof.end)
                    assert proof.length >= len(proof.links) >= 1
                elif cases > 1:
                    assert any(way[cell] == n + 1 for way in ways), "cases reach all here"
    assert met


def test_what_alone_leads_to_the_same_contradiction_is_refuted_too() -> None:
    marks = Marks(read("", 4))
    for cell, mask in {4: 0b0011, 9: 0b1001, 12: 0b1001, 13: 0b1001}.items():
        marks.masks[cell] = mask
    parts = Parts(marks)
    proof = Proving(parts, range(len(parts.parts))).proof(marks.masks, 0, 1)
    assert proof is not None
    assert [str(named(each, 4)) for each in proof.others] == ["r3c1=3"]
