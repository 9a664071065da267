# SPDX-License-Identifier: MIT
"""The position that undoes, held against the kernel and against a fresh one."""

from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import COLOURS, empty_board
from sudoku_qt.engine.gomoku.kernel import Kernel
from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU, RULES, Rule
from sudoku_qt.engine.gomoku.search.position import Position, code_tables, pairs

BOARDS = [(5, CARO), (15, RENJU), (16, FREESTYLE), (22, EXACT)]


@pytest.mark.parametrize(("size", "rule"), BOARDS, ids=lambda value: getattr(value, "name", value))
def test_what_it_keeps_is_what_a_fresh_one_has_and_what_the_kernel_says(
    size: int, rule: Rule
) -> None:
    rng, put = Random(size), list[tuple[int, int]]()
    position, kernel = Position(rule, size), Kernel(rule, empty_board(size))
    for number in range(600):
        if put and (rng.random() < 0.4 or len(put) == size * size):
            point, _ = put.pop()
            position.take(point)
            kernel.take(point)
        else:
            free = [p for p in range(size * size) if not kernel.colour_at(p)]
            put.append((rng.choice(free), rng.choice(COLOURS)))
            position.put(*put[-1])
            kernel.put(*put[-1])
        if number % 300 == 299:
            fresh = Position(rule, size)
            for stone in put:
                fresh.put(*stone)
            assert position.seen() == fresh.seen()
            assert position.seen()[:-1] == [
                as_the_kernel_has_it(kernel, point)
                for point in range(size * size)
                if not kernel.colour_at(point)
            ]
    for point, _ in reversed(put):
        position.take(point)
    assert position.seen() == Position(rule, size).seen()


def as_the_kernel_has_it(kernel: Kernel, point: int) -> tuple[int, ...]:
    """The codes, kinds and categories of a point, Black's and White's, from the kernel's rows."""
    codes, kinds, categories = [], [], []
    for colour in COLOURS:
        rows = [kernel.row_at(point, colour, direction) for direction in range(4)]
        codes.append(sum(row << 4 * number for number, row in enumerate(rows)))
        kinds.append(kernel.kind_at(point, colour))
        low, high = sorted(0 if row == 11 else min(row, 7) for row in rows)[-2:]
        categories.append(pairs()[high, low])
    return (*codes, *kinds, *categories)


def test_it_forbids_what_the_kernel_forbids() -> None:
    rng, position = Random(7), Position(RENJU, 15)
    stones = bytearray(225)
    for point in rng.sample(range(225), 90):
        stones[point] = rng.choice(COLOURS)
        position.put(point, stones[point])
    kernel = Kernel(RENJU, bytes(stones))
    empty = [point for point in range(225) if not stones[point]]
    banned = [point for point in empty if kernel.is_banned(point)]

    assert banned
    assert [point for point in empty if position.forbidden(point)] == banned


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_the_hash_tells_positions_apart_and_not_how_they_came_about(rule: Rule) -> None:
    stones = [(7, 1), (9, 2), (40, 1), (41, 2)]
    hashes = set()
    for order in (stones, stones[::-1]):
        position = Position(rule, 9)
        for stone in order:
            position.put(*stone)
        hashes.add(position.hash)
    assert len(hashes) == 1
    position.take(7)
    position.put(7, 2)
    assert position.hash not in hashes


def test_a_seed_changes_what_positions_are_worth_a_little() -> None:
    def total(seed: int) -> int:
        position = Position(FREESTYLE, 15, seed)
        position.put(112, 1)
        return int(position.seen()[-1][0])

    assert total(0) == total(0)
    assert len({total(seed) for seed in range(5)}) > 1


def test_each_code_has_the_kind_that_its_rows_have_in_any_order() -> None:
    kinds, categories = code_tables(forbids=True)

    assert kinds[0x0066] == 8  # two threes of Black: perhaps forbidden
    assert kinds[65536 + 0x0066] == 2
    assert kinds[0x0077] == 7  # two fours of Black
    assert kinds[65536 + 0x7060] == kinds[65536 + 0x0067] == 4
    assert categories[0x7060] == categories[0x0067] == pairs()[7, 6]
