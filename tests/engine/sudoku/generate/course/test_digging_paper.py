# SPDX-License-Identifier: MIT
"""The generators of the course papers, and the digging that both begin with."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.digging_levels import (
    DIGGING_LEVELS,
    DiggingLevel,
    count_givens,
    least_in_a_line,
)
from sudoku_qt.engine.sudoku.generate.course.digging_paper import (
    ALONG_S,
    EVERY_OTHER,
    LEFT_TO_RIGHT,
    ORDERS,
    Bounds,
    Order,
    dig,
    dig_at_level,
    dig_by_probability,
    dig_in_order,
    score,
)
from sudoku_qt.engine.sudoku.generate.course.full_grid import las_vegas_grid
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, never
from tests.sweeps import amount, in_turn

FULL = las_vegas_grid(SeededRandom("holes"))
SINGLY = [(cell,) for cell in range(81)]
PAIRS = [(cell, 80 - cell) for cell in range(40)] + [(40,)]

each_level = pytest.mark.parametrize("level", DIGGING_LEVELS, ids=lambda level: level.name)


@pytest.mark.parametrize("groups", [SINGLY, PAIRS], ids=["cells", "pairs"])
def test_one_solution_remains_and_no_untried_group_could_still_go(
    groups: list[tuple[int, ...]],
) -> None:
    puzzle = dig(FULL, groups, Bounds(enough=0, fewest=0), never)

    assert kernel.solutions(puzzle, 2) == [FULL]
    for group in groups:
        if puzzle[group[0]]:
            without = bytes(0 if cell in group else digit for cell, digit in enumerate(puzzle))
            assert kernel.count_solutions(without, 2) == 2


@pytest.mark.parametrize("groups", [SINGLY, PAIRS], ids=["cells", "pairs"])
def test_a_group_is_emptied_whole_or_stays_whole(groups: list[tuple[int, ...]]) -> None:
    puzzle = dig(FULL, groups, Bounds(enough=0, fewest=0), never)

    assert all(len({bool(puzzle[cell]) for cell in group}) == 1 for group in groups)


def test_digging_ends_at_enough() -> None:
    assert count_givens(dig(FULL, SINGLY, Bounds(enough=50, fewest=0), never)) == 50


def test_digging_never_goes_below_the_fewest() -> None:
    assert count_givens(dig(FULL, PAIRS, Bounds(enough=0, fewest=60), never)) == 60


def test_no_row_or_column_is_emptied_below_the_least() -> None:
    puzzle = dig(FULL, SINGLY, Bounds(enough=0, fewest=0, least=4), never)

    assert least_in_a_line(puzzle) == 4


def test_digging_stops_when_it_is_told_to() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 10

    with pytest.raises(Cancelled):
        dig(FULL, SINGLY, Bounds(enough=0, fewest=0), stop)
    assert len(asked) == 11


@in_turn("order", ORDERS)
def test_every_order_visits_every_cell_once(order: Order) -> None:
    assert sorted(order.cells(SeededRandom("order"))) == list(range(81))


@pytest.mark.parametrize(
    ("order", "first", "last"),
    [
        (EVERY_OTHER, [0, 2, 4, 6, 8, 10], [75, 77, 79]),
        (ALONG_S, [0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 16, 15], [78, 79, 80]),
        (LEFT_TO_RIGHT, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [78, 79, 80]),
    ],
    ids=lambda value: value.name if isinstance(value, Order) else "",
)
def test_the_orders_go_as_the_paper_draws_them(
    order: Order, first: list[int], last: list[int]
) -> None:
    cells = list(order.cells(SeededRandom("order")))

    assert cells[: len(first)] == first
    assert cells[-3:] == last


@each_level
@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.name)
def test_a_puzzle_has_one_solution_and_keeps_both_bounds(level: DiggingLevel, order: Order) -> None:
    for number in range(3):
        puzzle = dig_in_order(SeededRandom(f"{order.name} {number}"), level, order, never)

        assert kernel.count_solutions(puzzle, 2) == 1
        assert count_givens(puzzle) >= level.fewest
        assert least_in_a_line(puzzle) >= level.least


@each_level
@amount("runs", 100, 1_000)
def test_every_puzzle_is_within_all_bounds_of_its_level(level: DiggingLevel, runs: int) -> None:
    puzzles = [
        dig_at_level(SeededRandom(f"bounds {number}"), level, never) for number in range(runs)
    ]

    assert all(level.fewest <= count_givens(puzzle) <= level.most for puzzle in puzzles)
    assert all(least_in_a_line(puzzle) >= level.least for puzzle in puzzles)


def test_where_a_grid_cannot_be_dug_far_enough_another_one_is() -> None:
    evil, rng = DIGGING_LEVELS[4], SeededRandom("bounds 4")
    too_many = dig_in_order(rng, evil, LEFT_TO_RIGHT, never)
    second = dig_in_order(rng, evil, LEFT_TO_RIGHT, never)

    assert count_givens(too_many) > evil.most
    assert dig_at_level(SeededRandom("bounds 4"), evil, never) == second


def test_the_givens_are_drawn_inside_the_levels_bounds() -> None:
    medium = DIGGING_LEVELS[2]
    puzzles = [dig_in_order(SeededRandom(str(n)), medium, EVERY_OTHER, never) for n in range(30)]

    assert {count_givens(puzzle) for puzzle in puzzles} == {32, 33, 34, 35}


@each_level
@amount("runs", 100, 1_000)
def test_the_simple_generator_leaves_one_solution_and_keeps_to_the_givens_of_its_level(
    level: DiggingLevel, runs: int
) -> None:
    puzzles = [dig_by_probability(SeededRandom(str(n)), level, never) for n in range(runs)]

    assert all(kernel.count_solutions(puzzle, 2) == 1 for puzzle in puzzles)
    assert all(level.fewest <= count_givens(puzzle) <= level.most for puzzle in puzzles)
    assert len({*map(count_givens, puzzles)}) > 3


def test_the_simple_generator_digs_more_at_higher_levels() -> None:
    def mean(level: DiggingLevel) -> float:
        return (
            sum(
                count_givens(dig_by_probability(SeededRandom(str(number)), level, never))
                for number in range(20)
            )
            / 20
        )

    means = [mean(level) for level in DIGGING_LEVELS]

    assert means == sorted(means, reverse=True)
    assert means[0] > means[4] + 15


def test_a_puzzle_is_scored_by_its_givens_lines_and_searches() -> None:
    text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    found = score(bytes(int(cell) for cell in text), never)

    assert (found.givens, found.least, found.searches) == (30, 1, 4_208)
    assert found.value == pytest.approx(4.0)


def test_searches_are_counted_up_to_a_million() -> None:
    text = "000000000000003085001020000000507000004000100090000000500000073002010000000040009"

    assert score(bytes(int(cell) for cell in text), never).searches == 1_000_000


def test_scoring_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        score(bytes(81), lambda: True)
