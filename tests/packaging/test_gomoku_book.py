# SPDX-License-Identifier: MIT
"""The script that makes the opening book."""

import pytest

import gomoku_book
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.book import LINES, SIZE, book_moves, canonical


def test_it_begins_with_nothing_with_one_stone_and_with_the_balanced_openings() -> None:
    beginnings = list(gomoku_book.beginnings())
    assert [len(stones) for stones in beginnings[:3]] == [0, 1, 1]
    assert len(beginnings[-1]) == 5
    assert len({canonical(stones)[0] for stones in beginnings}) == len(beginnings)


def test_positions_follow_from_the_moves_of_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gomoku_book, "beginnings", lambda: iter([()]))
    made = gomoku_book.book(3, 0.02, 1)
    assert made["/"] == book_moves([]) == (SIZE * SIZE // 2,)
    assert set(made) > {"/", "h8/"}
    assert all(name.startswith("h8/") for name in made if name != "/")


def test_who_can_make_five_does() -> None:
    row = [point for number in range(4) for point in (112 + number, 180 + 2 * number)]
    stones = tuple((point, BLACK if number % 2 == 0 else WHITE) for number, point in enumerate(row))
    (move,) = gomoku_book.best(stones, 0.05)
    assert move in {111, 116}


def test_what_is_written_is_the_table() -> None:
    module: dict[str, object] = {}
    exec(gomoku_book.written({"h8/": (1, 2), "/": (112,)}), module)  # noqa: S102 - our own text
    assert module["LINES"] == ("/ h8", "h8/ b15 c15")


def test_the_book_is_what_the_script_makes_of_its_positions() -> None:
    names = {line.split()[0] for line in LINES}
    assert {canonical(stones)[0] for stones in gomoku_book.beginnings()} <= names
