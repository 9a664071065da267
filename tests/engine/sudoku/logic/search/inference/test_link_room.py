# SPDX-License-Identifier: MIT
"""The room of links knows the sets along a chain; between candidates alone there is none."""

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.link_room import LinkRoom
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links
from tests.engine.sudoku.puzzle_lists import HARD, digits


def test_links_of_candidates_alone_need_no_set() -> None:
    links = Links(Board.of_givens(digits(HARD)))
    assert isinstance(links, LinkRoom)
    assert links.vias([0, 1, 2, 3], on=False) == [-1, -1]
