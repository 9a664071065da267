# SPDX-License-Identifier: MIT
"""What chains of sets can exclude at most, against a walk from each of their starts by itself."""

import threading
from collections import defaultdict

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import almost_locked_sets
from sudoku_qt.engine.sudoku.logic.search.set_consequences import (
    SetConsequences,
    set_consequences,
)
from sudoku_qt.engine.sudoku.logic.techniques.almost_sets import AlsChain
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
