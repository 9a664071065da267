# SPDX-License-Identifier: MIT
"""Every step of many small puzzles, beside all fillings that keep the rules."""

import random

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import steps_now
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import brute, read

RULES = (
    "",
    '"diagonal+":true,"diagonal-":true',
    '"antiknight":true',
    (
        '"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"},'
        '{"cells":["R3C3","R3C4","R4C4"],"value":"8"}]'
    ),
    (
        '"difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C2","R3C2"]}],'
        '"ratio":[{"cells":["R4C3","R4C4"]}]'
    ),
    '"thermometer":[{"lines":[["R1C1","R2C2","R3C3"]]}]',
    '"arrow":[{"lines":[["R2C2","R2C3","R3C4"]],"cells":["R2C2"]}]',
    '"skyscraper":[{"cell":"R0C1","value":"3"}],"sandwichsum":[{"cell":"R2C0","value":"5"}]',
    '"renban":[{"lines":[["R1C1","R1C2","R2C2"]]}],"palindrome":[{"lines":[["R1C4","R2C2"]]}]',
    '"littlekillersum":[{"cell":"R0C1","direction":"DR","value":"7"}]',
)


@pytest.mark.parametrize("rest", RULES)
def test_each_step_holds_in_every_filling(rest: str) -> None:
    rules: Rules = read(rest, 4).rules
    fillings = [*brute(rules, bytes(16))]
    assert fillings
    chance, met = random.Random(rest), set[str]()
    for _ in range(15):
        whole = chance.choice(fillings)
        shown = chance.sample(range(16), chance.randrange(2, 6))
        givens = bytes(whole[cell] if cell in shown else 0 for cell in range(16))
        ways = [each for each in fillings if all(each[cell] == whole[cell] for cell in shown)]
        marks = Marks(VariantPuzzle(rules, givens))
        while step := next(steps_now(marks), None):
            for each in [step, *steps_now(marks)]:
                for way in ways:
                    if each.placement:
                        assert way[each.placement[0]] == each.placement[1], each
                    assert not any(mask >> way[cell] - 1 & 1 for cell, mask in each.eliminations)
                assert "{" not in str(each.reason)
            met.add(step.technique)
            step.take(marks)
    assert len(met) > 1


def test_the_ladder_goes_up() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]'))
    first = next(steps_now(marks))
    assert str(first.reason) == (
        "r1c1, r1c2 add up to 3, that is 1+2: no room for 3,4,5,6,7,8,9 in r1c1, r1c2."
    )
    first.take(marks)
    then = next(steps_now(marks))
    assert str(then.reason).startswith("“Killer cage” must hold 1, in one of r1c1, r1c2, and each")
    assert len(LADDER) == 12
