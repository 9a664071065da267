# SPDX-License-Identifier: MIT
"""Demands: what the graph of a course is, and what half filled cells can still become."""

from itertools import permutations

from sudoku_qt.engine.sudoku.variants.demands import InOrder, Total, layers
from sudoku_qt.engine.sudoku.variants.kinds.outside import Filling, FirstCells, Skyline


def follows(course: Filling | FirstCells | Skyline, digits: tuple[int, ...]) -> bool:
    """Whether digits keep a clue, step by step."""
    return not [*InOrder(tuple(range(len(digits))), course).broken(digits, len(digits))]


def seen(digits: tuple[int, ...]) -> int:
    return sum(digit > max((0, *digits[:place])) for place, digit in enumerate(digits))


def between(digits: tuple[int, ...]) -> int:
    ends = sorted((digits.index(1), digits.index(len(digits))))
    return sum(digits[ends[0] + 1 : ends[1]])


def test_the_courses_of_clues_are_what_they_say() -> None:
    for digits in permutations(range(1, 6)):
        for clue in range(16):
            assert follows(Filling(5, clue), digits) == (between(digits) == clue)
            assert follows(FirstCells(5, clue), digits) == (sum(digits[: digits[0]]) == clue)
            assert clue > 5 or follows(Skyline(5, clue), digits) == (seen(digits) == clue)


def test_equal_nodes_of_a_course_are_one() -> None:
    assert max(map(len, layers(Skyline(9, 5), 9, 9))) < 200
    assert layers(Skyline(5, 0), 5, 5)[0] == ()


def test_a_total_that_is_out_of_reach_marks_what_is_filled() -> None:
    total = Total((0, 1, 2), (1, 1, -10), 0)
    assert [*total.broken([9, 0, 2], 9)] == [0, 2]
    assert not [*total.broken([9, 0, 1], 9)]
