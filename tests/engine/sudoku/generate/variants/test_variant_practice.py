# SPDX-License-Identifier: MIT
"""Variants to practise with: the position where a technique is the easiest step."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import Edit, SudokuGame
from sudoku_qt.engine.sudoku.generate.daily import day_of
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants, kinds_on
from sudoku_qt.engine.sudoku.generate.variants.variant_practice import (
    PRACTICE_NAMED,
    PRACTICES,
    VariantPractice,
    advised,
    days_with,
    due,
    found_by,
    needing,
    practices_for,
)
from sudoku_qt.engine.sudoku.hints.variants.advising import advise
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.sweeps import every

VARIANTS = DailyVariants(resource("puzzles/daily_variants.zip"))
CAGES = "killercage__constraint"


@pytest.mark.parametrize("practice", every(4, PRACTICES), ids=lambda each: each.name)
def test_each_technique_is_the_next_step_in_its_position(practice: VariantPractice) -> None:
    setup, position = needing(practice.name, VARIANTS, "practice")
    assert setup.variant
    assert setup.technique == practice.name
    assert day_of(setup) is None
    assert position.givens == setup.givens
    assert all(position.candidates[cell] for cell in position.empty_cells)
    step = advise(setup.variant, [position]).step
    assert step
    assert practice.fits(step)


def test_every_practice_has_days_and_a_kind_that_there_is() -> None:
    kinds = {kind.name for kind in KINDS}
    assert len(PRACTICE_NAMED) == len(PRACTICES)
    for each in PRACTICES:
        assert each.kind in kinds or not each.kind
        assert each.name.isidentifier()
        assert len(days_with(each.days)) > 20
    day = days_with("killer")[0]
    assert kinds_on(day) == "killer"
    assert day.year >= 2030


def test_a_seed_gives_one_puzzle() -> None:
    one, two = (needing(CAGES, VARIANTS, "seven")[0] for _ in range(2))
    assert one.givens == two.givens


def test_what_is_not_known_has_no_puzzle() -> None:
    with pytest.raises(Fault):
        needing("killercage__x_wing", VARIANTS)
    plain = VariantPuzzle(Rules(4), bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0]))
    assert due(plain, PRACTICE_NAMED[CAGES]) is None
    with pytest.raises(Cancelled):
        needing(CAGES, VARIANTS, "seven", lambda: True)


def test_rules_have_their_practices() -> None:
    setup, _ = needing(CAGES, VARIANTS, "seven")
    assert setup.variant
    names = [each.name for each in practices_for(setup.variant)]
    assert names[0] == CAGES
    assert all(name.startswith("killercage__") for name in names)
    assert advised(setup.variant, ["fish", "house_sum", "constraint"]) == "killercage__house_sum"
    assert advised(setup.variant, ["constraint_single"]) == CAGES
    assert advised(setup.variant, ["fish"]) == ""


def test_a_move_that_made_the_step_is_noticed() -> None:
    setup, position = needing(CAGES, VARIANTS, "seven")
    assert setup.variant
    step = advise(setup.variant, [position]).step
    assert step
    cell, mask = step.eliminations[0]
    after = SudokuGame().play(setup, position, (Edit(cell, "-", mask & -mask),))
    assert found_by(setup.variant, [position], after, CAGES) is not None
    assert found_by(setup.variant, [position], position, CAGES) is None
    assert found_by(setup.variant, [position], after, "jigsaw__leftovers") is None
