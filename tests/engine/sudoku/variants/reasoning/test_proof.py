# SPDX-License-Identifier: MIT
"""Proofs that a candidate cannot be, beside all fillings."""

import random

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.proof import Proving, Refutation
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, by_cell, removed
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import told_supposed
from tests.engine.sudoku.variants.boards import brute, read
from tests.engine.sudoku.variants.reasoning.told_links import wrong_links

RULES = (
    "",
    '"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]',
    '"skyscraper":[{"cell":"R0C1","value":"3"}],"sandwichsum":[{"cell":"R2C0","value":"5"}]',
    '"thermometer":[{"lines":[["R1C1","R2C2","R3C3"]]}]',
)


def as_step(proving: Proving, candidate: int, proof: Refutation) -> ReasonedStep:
    """A proof as it is told."""
    gone = by_cell((candidate, *proof.others), 4)
    facts = {
        "candidate": named(candidate, 4),
        "links": proving.links_told(proof, candidate),
        "end": proving.end_told(proof),
        "removed": removed(gone, 4),
    }
    return ReasonedStep("suppose", 5, told_supposed(facts), None, (*gone.items(),))


@pytest.mark.parametrize("rest", RULES)
@pytest.mark.parametrize("guesses", [0, 40])
def test_only_what_no_filling_has_is_refuted(rest: str, guesses: int) -> None:
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
        proving = Proving(parts)
        for cell in range(16):
            for n in bits(marks.masks[cell]):
                candidate = 4 * cell + n
                way = parts.way_of(candidate, guesses)
                proof = proving.proof(candidate, way) if way else None
                assert marks.masks == before
                if proof:
                    met += 1
                    for refuted in (candidate, *proof.others):
                        assert all(way[refuted // 4] != refuted % 4 + 1 for way in ways)
                    assert not wrong_links(as_step(proving, candidate, proof), marks)
                    assert proof.length >= len(proof.links) >= 1
                elif guesses and parts.marks.masks[cell] & ~(1 << n):
                    assert any(way[cell] == n + 1 for way in ways), "guesses reach all here"
    assert met


def test_what_alone_leads_to_the_same_contradiction_is_refuted_too() -> None:
    marks = Marks(read("", 4))
    for cell, mask in {4: 0b0011, 9: 0b1001, 12: 0b1001, 13: 0b1001}.items():
        marks.masks[cell] = mask
    parts = Parts(marks)
    proof = Proving(parts).proof(0, parts.way_of(0, 0))
    assert proof is not None
    assert [str(named(each, 4)) for each in proof.others] == ["r4c1=4"]
