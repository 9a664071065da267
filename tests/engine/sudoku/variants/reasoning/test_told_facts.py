# SPDX-License-Identifier: MIT
"""Generated puzzles of all kinds: no step is wrong, and its sentence names what it rests on."""

from dataclasses import replace
from itertools import islice

import pytest

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.making.maker import MADE, VariantOptions, make_variant
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import Reasoning
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.suppose import suppose
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import constraint_chains, contradictions
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.paths import resource
from tests.engine.sudoku.variants.boards import read
from tests.engine.sudoku.variants.reasoning.told_facts import wrongly_told
from tests.engine.sudoku.variants.reasoning.told_links import WITH_LINKS, wrong_links
from tests.sweeps import dear, every

CASES = [(kind, size) for kind in sorted(MADE - {"negative"}) for size in (4, 6)]
LARGE = (
    "killercage",
    "thermometer",
    "arrow",
    "xv",
    "sandwichsum",
    "antiknight",
    "renban",
    "quadruple",
)


def checked(puzzle: VariantPuzzle) -> int:
    """Go the whole way and check every step; how many were checked by what they name."""
    solution = solve(puzzle)
    assert solution is not None
    marks = Marks(puzzle)
    reasoning = Reasoning(marks)
    decided = 0
    while not all(marks.known):
        step = next(reasoning.steps(), None)
        assert step is not None, "no step is known"
        told = wrongly_told(step, marks)
        assert not told, step
        if step.technique in WITH_LINKS:
            assert not wrong_links(step, marks), step
        decided += told is False
        step.take(marks)
        for cell, mask in enumerate(marks.masks):
            assert mask >> solution[cell] - 1 & 1, step
    return decided


def made(kind: str, size: int, seed: str) -> VariantPuzzle | None:
    """A puzzle of a kind; some have none of a size."""
    try:
        return make_variant(
            VariantOptions((kind,), size=size, seed=seed), layouts=resource("puzzles/jigsaw.txt")
        )
    except Fault:
        return None


@pytest.mark.parametrize("case", every(16, CASES))
def test_no_step_of_a_generated_puzzle_is_wrong(case: tuple[str, int]) -> None:
    kind, size = case
    puzzles = [made(kind, size, f"{number}") for number in range(2)]
    for each in puzzles:
        if each:
            checked(each)


@pytest.mark.parametrize("kind", [dear(kind) for kind in LARGE])
def test_no_step_of_a_large_puzzle_is_wrong(kind: str) -> None:
    puzzle = made(kind, 9, "0")
    assert puzzle is not None
    checked(puzzle)


def test_the_check_sees_what_does_not_follow() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4))
    [cage] = [each for each, _ in marks.rules.reasons if each]

    def told(*eliminated: tuple[int, int]) -> bool | None:
        return wrongly_told(
            ReasonedStep("constraint", 3, Message(""), None, eliminated, cage), marks
        )

    assert told((0, 0b1100)) is False
    assert told((0, 0b0100), (1, 0b0001)) is True
    assert told((8, 0b0001)) is True
    row = Message("row {number}", number=1)
    both = Message("{rules}", rules=(row, at(cage, 4)))
    step = ReasonedStep("together", 4, both, None, ((2, 0b0011),))
    assert wrongly_told(step, marks) is False
    step = ReasonedStep("together", 4, Message("{rules}", rules=(row,)), None, ((2, 0b0011),))
    assert wrongly_told(step, marks) is True


def test_a_cell_that_a_named_rule_has_is_known_even_where_the_rule_says_nothing_of_it() -> None:
    puzzle = made("palindrome", 6, "s25")
    assert puzzle is not None
    assert checked(puzzle) > 0


CAGE = '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]'


@pytest.mark.parametrize(
    ("links", "end", "said"),
    [
        (("r1c1=3",), "r1c2", ""),
        (("r1c1=3", "r2c2=1"), "r1c2", "r2c2=1 does not follow"),
        (("r1c1=3",), "r1c3", "r1c3 has no digit left is not true"),
    ],
)
def test_the_check_sees_links_that_do_not_follow(
    links: tuple[str, ...], end: str, said: str
) -> None:
    marks = Marks(read(CAGE, 4))
    [cage] = [each for each, _ in marks.rules.reasons if each]

    def told(*rules: Message) -> str:
        reason = Message(
            "{candidate} {links} {rules} {end}",
            candidate="r1c1=3",
            links=links,
            rules=rules,
            end=Message("{cell} has no digit left", cell=end),
        )
        return wrong_links(ReasonedStep("constraint_chain", 5, reason, None, ((0, 0b100),)), marks)

    assert told(at(cage, 4)) == said
    assert told() != "", "without the rule nothing follows"


def test_every_sentence_with_links_follows_from_what_it_names() -> None:
    puzzle = made("killercage", 6, "1")
    assert puzzle is not None
    marks = Marks(replace(puzzle, givens=bytes(36)))
    met = set[str]()
    for step in [
        *islice(contradictions(marks), 3),
        *islice(constraint_chains(marks), 3),
        *islice(suppose(Reasoning(marks).parts), 3),
    ]:
        met.add(step.technique)
        assert not wrong_links(step, marks), step
    assert {"constraint_chain", "suppose"} <= met
