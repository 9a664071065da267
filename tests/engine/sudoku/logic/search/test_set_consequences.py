# SPDX-License-Identifier: MIT
"""What chains of sets can exclude at most, against a walk from each of their starts by itself."""

import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import permutations

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import almost_locked_sets
from sudoku_qt.engine.sudoku.logic.search.set_consequences import SetConsequences, set_consequences
from sudoku_qt.engine.sudoku.logic.techniques.almost_sets import AlsChain, AlsXYWing, AlsXZ
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from tests.engine.sudoku.puzzle_lists import HARD, digits

Part = tuple[int, int]
"""A digit and its cells in some set."""


@pytest.fixture
def board() -> Board:
    board = Board.of_givens(digits(HARD))
    next(rung for rung, _ in follow(board) if rung.level != "easy")
    return board


def parts_of(board: Board) -> list[dict[int, Part]]:
    """The parts of every set by their digits."""
    where = board.key()
    return [
        {digit: (digit, cells & where[digit]) for digit in range(9) if held >> digit & 1}
        for cells, held in almost_locked_sets(board)
    ]


def seen_by(board: Board, part: Part) -> int:
    digit, cells = part
    seen = board.key()[digit]
    for cell in cells_in(cells):
        seen &= STANDARD_SHAPE.peer_masks[cell]
    return seen


def walk(board: Board) -> dict[Part, bool]:
    """Whether each part without its digit leads to one that sees what it sees, each by itself."""
    sets = parts_of(board)
    seen = {part: seen_by(board, part) for each in sets for part in each.values()}
    held: dict[Part, set[Part]] = defaultdict(set)
    for each in sets:
        for part in each.values():
            held[part] |= set(each.values()) - {part}
    lost = {
        part: {other for other in seen if other[0] == part[0] and not other[1] & ~seen[part]}
        for part in seen
    }
    return {part: _tells(part, seen, held, lost) for part in seen}


def _tells(
    start: Part, seen: dict[Part, int], held: dict[Part, set[Part]], lost: dict[Part, set[Part]]
) -> bool:
    known, left = {start}, [start]
    while left:
        for part in held[left.pop()]:
            if part[0] == start[0] and seen[part] & seen[start]:
                return True
            left += lost[part] - known
            known |= lost[part]
    return False


def test_one_walk_tells_what_a_walk_from_each_start_does(board: Board) -> None:
    told, consequences = walk(board), set_consequences(board)
    for number, parts in enumerate(parts_of(board)):
        for digit, part in parts.items():
            assert consequences.tells(number, digit) == told[part]
    assert set(told.values()) == {True, False}


def test_consequences_follow_the_board() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(10))
    for _ in follow(board):
        kept, fresh = set_consequences(board), SetConsequences(board)
        assert set_consequences(board) is kept
        for number, parts in enumerate(parts_of(board)):
            assert all(kept.tells(number, each) == fresh.tells(number, each) for each in parts)


def test_it_goes_no_deeper_than_the_stack_of_a_thread_bears(board: Board) -> None:
    """And an empty grid, of which all hangs together, is walked all the same."""
    boards = [Board.of_givens(bytes(81)), board.copy()]
    depths: list[int] = []

    def look() -> None:
        for each in boards:
            AlsChain().first(each)
            depths.append(set_consequences(each).depth)

    before = threading.stack_size(512 * 1024)
    try:
        thread = threading.Thread(target=look)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    assert depths == [0, 0]


def test_pairs_and_wings_are_all_found_though_only_some_sets_are_linked(board: Board) -> None:
    pairs = {each.eliminations for each in AlsXZ().find(board) if not each.variant}
    wings = {each.eliminations for each in AlsXYWing().find(board)}
    linked = commons(board)
    assert pairs == set(pairs_in(board, linked)) != set()
    assert wings == set(wings_in(board, linked)) != set()


Commons = dict[tuple[int, int], set[int]]
"""The restricted commons of every two sets, by their numbers."""


def commons(board: Board) -> Commons:
    sets, parts = almost_locked_sets(board), parts_of(board)
    seen = [{digit: seen_by(board, part) for digit, part in each.items()} for each in parts]
    found: Commons = defaultdict(set)
    for one, two in permutations(range(len(sets)), 2):
        if not sets[one][0] & sets[two][0]:
            for digit in parts[one].keys() & parts[two].keys():
                if not parts[two][digit][1] & ~seen[one][digit]:
                    found[one, two].add(digit)
    return found


def lost(
    board: Board, one: dict[int, Part], two: dict[int, Part], digits: Iterable[int]
) -> tuple[int, ...]:
    """The candidates that each digit, in one of two sets for certain, excludes."""
    return tuple(
        81 * digit + cell
        for digit in sorted(digits)
        for cell in cells_in(seen_by(board, one[digit]) & seen_by(board, two[digit]))
    )


def pairs_in(board: Board, linked: Commons) -> Iterator[tuple[int, ...]]:
    """What follows from each two sets with one restricted common."""
    parts = parts_of(board)
    for (one, two), shared in linked.items():
        common = (parts[one].keys() & parts[two].keys()) - shared
        if len(shared) == 1 and (gone := lost(board, parts[one], parts[two], common)):
            yield gone


def wings_in(board: Board, linked: Commons) -> Iterator[tuple[int, ...]]:
    """What follows from each three sets, of which the hinge has another common with either."""
    sets, parts = almost_locked_sets(board), parts_of(board)
    for (hinge, one), to_one in linked.items():
        for two in range(len(sets)):
            if two == one or sets[one][0] & sets[two][0] or (hinge, two) not in linked:
                continue
            digits = [
                digit
                for digit in parts[one].keys() & parts[two].keys()
                if any(x != y for x in to_one - {digit} for y in linked[hinge, two] - {digit})
            ]
            if gone := lost(board, parts[one], parts[two], digits):
                yield gone
