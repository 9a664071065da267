# SPDX-License-Identifier: MIT
"""Truths that cannot hold together."""

from random import Random

from sudoku_qt.engine.sudoku.logic.refutation import breaks, conflicts, needed, numbers_in, refutes


def candidates(*pairs: tuple[int, int]) -> int:
    """Digits (1-9) in cells, as a mask of numbers."""
    return sum(1 << 81 * (digit - 1) + cell for cell, digit in pairs)


def test_a_candidate_excludes_its_cell_s_others_and_its_digit_in_sight() -> None:
    excluded = conflicts(0)

    assert excluded.bit_count() == 8 + 20
    assert excluded & candidates((0, 9), (8, 1), (72, 1), (20, 1)) == candidates(
        (0, 9), (8, 1), (72, 1), (20, 1)
    )
    assert not excluded & candidates((0, 1), (30, 1), (1, 2))


def test_three_cells_of_a_row_cannot_share_two_digits() -> None:
    truths = [candidates((cell, 1), (cell, 2)) for cell in range(3)]

    assert breaks(truths, 0)
    assert not breaks(truths[:2], 0)
    assert breaks(truths[:2], candidates((0, 1), (1, 1)))
    assert not breaks([], 0)


def test_the_numbers_of_a_mask_come_in_order() -> None:
    assert list(numbers_in(0b1_0010_0001)) == [0, 5, 8]


def test_what_is_needed_is_what_going_through_one_by_one_leaves() -> None:
    rng = Random(3)
    for _ in range(60):
        truths = [sum(1 << n for n in rng.sample(range(40), rng.choice((2, 3)))) for _ in range(14)]
        targets = [(rng.randrange(40), rng.random() < 0.5) for _ in range(2)]
        if not all(refutes(truths, *target) for target in targets):
            continue
        kept = list(truths)
        for truth in truths[::-1]:
            fewer = [each for each in kept if each is not truth]
            if all(refutes(fewer, *target) for target in targets):
                kept = fewer
        assert needed(truths, targets) == kept
