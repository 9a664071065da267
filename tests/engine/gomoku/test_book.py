# SPDX-License-Identifier: MIT
"""The opening book: whole, legal, the same however the board is turned, and for one rule alone."""

from random import Random

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    WHITE,
    centre,
    empty_board,
    point_named,
    with_stone,
)
from sudoku_qt.engine.gomoku.book import LINES, SIZE, Stone, book_move, book_moves, canonical
from sudoku_qt.engine.gomoku.openings.balanced import OPENINGS, balanced_stones
from sudoku_qt.engine.gomoku.rules import EXACT, FREESTYLE
from tests.engine.gomoku.symmetries import symmetries

SMALL = range(50, 400)


def position_in(name: str) -> list[Stone]:
    """The stones of a position by its name: those of Black, a stroke, and White's."""
    placed: list[Stone] = []
    for colour, words in zip((BLACK, WHITE), name.split("/"), strict=True):
        points = "".join(f" {sign}" if sign.isalpha() else sign for sign in words).split()
        placed += [(point_named(SIZE, point), colour) for point in points]
    return placed


POSITIONS = [position_in(line.split()[0]) for line in LINES]


def test_it_is_small_and_holds_no_position_twice() -> None:
    names = [line.split()[0] for line in LINES]
    assert len(names) in SMALL
    assert [canonical(stones)[0] for stones in POSITIONS] == names
    assert len(set(names)) == len(names)


def test_its_moves_are_legal() -> None:
    for stones in POSITIONS:
        board = empty_board(SIZE)
        for point, colour in stones:
            assert board[point] == EMPTY
            board = with_stone(board, point, colour)
        moves = book_moves(stones)
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(board[move] == EMPTY for move in moves)


def test_turned_positions_have_turned_moves() -> None:
    for stones in POSITIONS:
        for image in symmetries(SIZE):
            turned = [(image[point], colour) for point, colour in stones]
            after = {
                canonical([*turned, (move, WHITE if len(stones) % 2 else BLACK)])[0]
                for move in book_moves(turned)
            }
            here = {
                canonical([*stones, (move, WHITE if len(stones) % 2 else BLACK)])[0]
                for move in book_moves(stones)
            }
            assert after == here


def test_it_knows_the_empty_board_and_every_balanced_opening() -> None:
    assert book_moves([]) == (centre(SIZE),)
    for seed in range(4 * len(OPENINGS["freestyle"])):
        board = balanced_stones(FREESTYLE, SIZE, Random(seed))
        assert book_moves([(point, colour) for point, colour in enumerate(board) if colour])


def test_it_holds_for_one_rule_and_size_and_for_whoever_is_to_move() -> None:
    stones = [(centre(SIZE), BLACK)]
    assert book_move(FREESTYLE, SIZE, stones, WHITE, 0) == book_moves(stones)[0]
    assert book_move(EXACT, SIZE, stones, WHITE, 0) is None
    assert book_move(FREESTYLE, 16, stones, WHITE, 0) is None
    assert book_move(FREESTYLE, SIZE, stones, BLACK, 0) is None
    assert book_move(FREESTYLE, SIZE, [(0, BLACK), (224, WHITE)], BLACK, 0) is None


def test_a_seed_chooses_among_its_moves() -> None:
    stones = next(stones for stones in POSITIONS if len(book_moves(stones)) > 1)
    side = WHITE if len(stones) % 2 else BLACK
    played = {book_move(FREESTYLE, SIZE, stones, side, seed) for seed in range(1, 20)}
    assert played == set(book_moves(stones))
