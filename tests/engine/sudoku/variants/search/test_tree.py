# SPDX-License-Identifier: MIT
"""The search, compiled and as plain Python, against one that asks the rules alone."""

from itertools import combinations, product
from operator import mul
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import (
    Course,
    Demand,
    Differ,
    InOrder,
    OneOfSets,
    Total,
)
from sudoku_qt.engine.sudoku.variants.kinds.between import Enclosed
from sudoku_qt.engine.sudoku.variants.kinds.outside import Filling, FirstCells, Skyline
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search import tree, variant_solver
from sudoku_qt.engine.sudoku.variants.search.laying import tables_of
from sudoku_qt.engine.sudoku.variants.variant_board import board_of
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from tests.engine.sudoku.variants.boards import brute

NAMES = (
    *("killercage", "cage", "renban", "whispers", "arrow", "thermometer", "betweenline"),
    *("zipperline", "regionsumline", "doublearrow", "clone", "palindrome", "nabner"),
    *("extraregion", "odd", "minimum"),
)
CELLS = st.lists(st.integers(0, 15), min_size=1, max_size=6, unique=True).map(tuple)
PARTS = st.tuples(
    st.sampled_from(NAMES),
    CELLS,
    st.one_of(st.none(), st.integers(1, 16)),
)


def all_solutions(maker: Any, puzzle: VariantPuzzle, most: int = 400) -> list[bytes]:
    """The solutions of a puzzle by one of the two."""
    search = maker(variant_solver.tables(puzzle))
    found = list[bytes]()
    while len(found) < most and search.run(10**6) == variant_solver.FOUND:
        found.append(bytes(mask.bit_length() for mask in search.masks()))
    return found


def fitting(parts: list[tuple[str, tuple[int, ...], int | None]]) -> Rules:
    """Rules of those parts that make sense on a board of four rows."""
    kept = list[Constraint]()
    for name, cells, value in parts:
        try:
            each = Constraint(name, cells, value)
            Rules(4, None, (*kept, each))
        except Fault:
            continue
        kept.append(each)
    return Rules(4, None, tuple(kept))


@settings(max_examples=12, deadline=None)
@given(st.lists(PARTS, min_size=1, max_size=6), st.permutations((1, 2, 3, 4)), st.integers(0, 3))
def test_it_finds_what_trying_everything_finds(
    as_python: Any,
    parts: list[tuple[str, tuple[int, ...], int | None]],
    row: list[int],
    row_number: int,
) -> None:
    givens = bytearray(16)
    givens[4 * row_number : 4 * row_number + 4] = bytes(row)
    puzzle = VariantPuzzle(fitting(parts), bytes(givens))
    wanted = sorted(brute(puzzle.rules, puzzle.givens))
    assert sorted(all_solutions(tree.Tree, puzzle)) == wanted
    assert sorted(all_solutions(as_python("tree").Tree, puzzle)) == wanted


FOUR = st.lists(st.integers(0, 80), min_size=3, max_size=4, unique=True).map(tuple)
DIGITS = st.sets(st.integers(0, 8), min_size=1, max_size=5).map(
    lambda each: sum(1 << n for n in each)
)
MASKS = st.lists(DIGITS, min_size=4, max_size=4)
SIGNS = st.lists(st.sampled_from((1, 1, -1)), min_size=4, max_size=4)
TOGETHER = st.lists(st.sets(st.integers(0, 3), min_size=2), max_size=3)


@settings(max_examples=20, deadline=None)
@given(FOUR, MASKS, SIGNS, TOGETHER, st.integers(-12, 34))
@example((0, 10, 40), [0b10101] * 3, [1, 1, 1], [], 8)  # three odd digits
@example((0, 10, 40, 50), [0b11, 0b11, 0b10001, 0b1000], [1, 1, -1, 1], [{0, 1}, {2, 3}], 2)
def test_a_sum_of_few_cells_leaves_only_what_fills_them_all(
    as_python: Any,
    cells: tuple[int, ...],
    masks: list[int],
    signs: list[int],
    together: list[set[int]],
    total: int,
) -> None:
    count = len(cells)
    groups = [kept for group in together if len(kept := [n for n in group if n < count]) > 1]
    demands: list[Demand] = [Differ(tuple(cells[n] for n in group)) for group in groups]
    demands.append(Total(cells, tuple(signs[:count]), total))
    wanted = [0] * count
    for digits in product(*(bits_of(mask) for mask in masks[:count])):
        adds_up = sum(map(mul, signs, digits)) == total
        if adds_up and all(len({digits[n] for n in group}) == len(group) for group in groups):
            wanted = [had | 1 << digit - 1 for had, digit in zip(wanted, digits, strict=True)]
    tables = tables_of(board_of(9), demands, bytes(81))
    begun = [511] * 81
    for cell, mask in zip(cells, masks, strict=False):
        begun[cell] = mask & tables.masks[cell]
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(tables)
        search.begin(begun)
        assert search.settle() == any(wanted)
        if any(wanted):
            assert [search.masks()[cell] for cell in cells] == wanted


def bits_of(mask: int) -> list[int]:
    """The digits of a mask."""
    return [n + 1 for n in range(9) if mask >> n & 1]


@settings(max_examples=12, deadline=None)
@given(
    st.lists(DIGITS, min_size=3, max_size=6),
    st.integers(6, 39),
    st.lists(st.integers(0, 511), max_size=5),
)
@example([0b1001, 0b1001, 0b1001000, 1 << 8], 21, [0b101001001])
def test_in_a_cage_with_few_unknown_cells_each_keeps_what_fills_it(
    as_python: Any, masks: list[int], total: int, sets: list[int]
) -> None:
    count = len(masks)
    begun = [511] * 81
    masks[4:] = [mask & -mask for mask in masks[4:]]
    begun[:count] = masks
    sums = [
        digits for digits in map(set, combinations(range(1, 10), count)) if sum(digits) == total
    ]
    listed = [set(bits_of(each)) for each in sets if each.bit_count() == count]
    for allowed, demand in (
        (sums, Total(tuple(range(count)), (1,) * count, total)),
        (
            listed,
            OneOfSets(
                tuple(range(count)), tuple(each for each in sets if each.bit_count() == count)
            ),
        ),
    ):
        wanted = [0] * count
        for digits in product(*map(bits_of, masks)):
            if {*digits} in allowed:
                wanted = [had | 1 << digit - 1 for had, digit in zip(wanted, digits, strict=True)]
        tables = tables_of(board_of(9), [Differ(tuple(range(count))), demand], bytes(81))
        for maker in (tree.Tree, as_python("tree").Tree):
            search = maker(tables)
            search.begin([mask & left for mask, left in zip(begun, tables.masks, strict=True)])
            assert search.settle() == any(wanted)
            if any(wanted):
                assert search.masks()[:count] == wanted


def test_what_a_cage_needs_goes_from_cells_that_see_all_its_places(as_python: Any) -> None:
    rules = Rules(9, None, (Constraint("killercage", (0, 1, 2), 7),))  # 1, 2 and 4
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(variant_solver.tables(VariantPuzzle(rules, bytes(81))))
        assert search.settle()
        assert search.masks()[3:12] == [0b1_1111_0100] * 9


SIX = st.sets(st.integers(0, 5), min_size=2).map(lambda each: sum(1 << n for n in each))
COURSES = st.one_of(
    st.builds(Skyline, st.just(6), st.integers(1, 6)),
    st.builds(Filling, st.just(6), st.integers(0, 14)),
    st.builds(FirstCells, st.just(6), st.integers(1, 21)),
    st.builds(Enclosed),
)


@settings(max_examples=20, deadline=None)
@given(COURSES, st.lists(SIX, min_size=6, max_size=6))
@example(Skyline(6, 2), [0b111111, 0b100001, 0b111111, 0b111111, 0b110000, 0b110000])
def test_a_course_leaves_only_what_lies_on_a_way(
    as_python: Any, course: Course, masks: list[int]
) -> None:
    wanted = [0] * 6
    for digits in product(*map(bits_of, masks)):
        state: Any = course.start()
        for number, digit in enumerate(digits):
            state = course.after(state, digit, 5 - number)
            if state is None:
                break
        if state is not None and course.is_end(state):
            wanted = [had | 1 << digit - 1 for had, digit in zip(wanted, digits, strict=True)]
    tables = tables_of(board_of(6), [InOrder(tuple(range(6)), course)], bytes(36))
    begun = [mask & left for mask, left in zip([*masks, *[63] * 30], tables.masks, strict=True)]
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(tables)
        search.begin(begun)
        assert search.settle() == any(wanted)
        if any(wanted):
            assert search.masks()[:6] == wanted


LINES = [(4 * n + k for k in range(4)) for n in range(4)] + [
    (4 * k + n for k in range(4)) for n in range(4)
]
OUTSIDE = st.tuples(
    st.sampled_from(("skyscraper", "sandwichsum", "xsum")),
    st.sampled_from([tuple(line) for line in LINES]).flatmap(
        lambda line: st.sampled_from((line, line[::-1]))
    ),
    st.integers(0, 7),
)


@settings(max_examples=15, deadline=None)
@given(st.lists(OUTSIDE, min_size=1, max_size=3), st.permutations((1, 2, 3, 4)))
@example([("skyscraper", (0, 4, 8, 12), 3), ("skyscraper", (13, 9, 5, 1), 2)], [1, 2, 3, 4])
def test_clues_outside_have_the_solutions_that_trying_everything_finds(
    as_python: Any, parts: list[tuple[str, tuple[int, ...], int | None]], row: list[int]
) -> None:
    puzzle = VariantPuzzle(fitting(parts), bytes([*[0] * 8, *row, *[0] * 4]))
    wanted = sorted(brute(puzzle.rules, puzzle.givens))
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(variant_solver.tables(puzzle))
        for _ in range(2):  # the lists of the first search are of no use to the next
            found = []
            while search.run(10**6) == variant_solver.FOUND:
                found.append(bytes(mask.bit_length() for mask in search.masks()))
            assert sorted(found) == wanted
            search.begin(variant_solver.tables(puzzle).masks)


@pytest.mark.parametrize("count", [20, 54])
def test_more_rules_than_a_word_has_bits_are_all_followed(count: int, as_python: Any) -> None:
    full = bytes(
        (3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)
    )
    thirds = [(9 * n + 3 * k, 1) for n in range(9) for k in range(3)]
    thirds += [(n + 27 * k, 9) for n in range(9) for k in range(3)]
    cages = tuple(
        Constraint("killercage", cells, sum(full[cell] for cell in cells))
        for start, step in thirds[-count:]
        for cells in [tuple(start + step * n for n in range(3))]
    )
    puzzle = VariantPuzzle(Rules(9, None, cages), bytes([*full[:27], *[0] * 54]))
    for maker in (tree.Tree, as_python("tree").Tree):
        found = all_solutions(maker, puzzle, 3)
        assert found
        assert not any(broken_by(puzzle.rules, each) for each in found)


def test_with_some_rules_cells_without_candidates_are_left_out(as_python: Any) -> None:
    tables = variant_solver.tables(VariantPuzzle(Rules(4), bytes(16)))
    row = [0b0011, 0b0011, 0b0111, 0b1111, *[0] * 12]
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(tables)
        search.begin(row)
        assert not search.settle()
        search.ask(1)
        search.begin(row)
        assert search.settle()
        assert search.run(100) == tree.OUTCOMES[2]
        assert sorted(search.masks()[:4]) == [1, 2, 4, 8]
        search.begin([0b0001, 0b0001, 0b0111, 0b1111, *[0] * 12])
        assert not search.settle()


def test_what_it_tells_leads_from_the_start_to_the_end(as_python: Any) -> None:
    cages = (Constraint("killercage", (0, 1, 4), 7), Constraint("killercage", (10, 14, 15), 8))
    puzzle = VariantPuzzle(Rules(4, None, cages), bytes(16))
    kept = []
    for maker in (tree.Tree, as_python("tree").Tree):
        search = maker(variant_solver.tables(puzzle))
        search.begin([0b0001, *[0b1111] * 14, 0b0100])
        search.record(10_000)
        assert search.run(100) == variant_solver.FOUND
        masks, before = [0b0001, *[0b1111] * 14, 0b0100], list[list[int]]()
        records = search.changes()
        kept.append(records)
        for at in range(0, len(records), 4):
            source, cell, gone, mask = records[at : at + 4]
            if source == tree.RECORDS[0]:
                before.append([*masks])
            elif source == tree.RECORDS[1]:
                masks = before.pop()
            if source != tree.RECORDS[2]:
                assert masks[cell] & ~mask == gone
                masks[cell] &= mask
        assert masks == search.masks()
    assert kept[0] == kept[1] != []


def test_too_much_is_not_told() -> None:
    search = tree.Tree(variant_solver.tables(VariantPuzzle(Rules(4), bytes(16))))
    search.record(3)
    search.run(100)
    assert search.changes() == []
    search.begin([0b1111] * 16)
    assert search.changes() == []
    search.record(0)
    assert search.run(100) == variant_solver.FOUND
