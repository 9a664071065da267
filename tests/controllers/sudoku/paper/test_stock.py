# SPDX-License-Identifier: MIT
"""The puzzles of a worksheet: made once, kept, stopped, and told of as they come."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.paper.stock import BATCH, PuzzleStock
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.worksheet import orders

SEED = "STOCK"


@pytest.fixture
def stock(owner: QObject) -> Iterator[PuzzleStock]:
    """A stock with nothing in it; what is still being made at its end is waited for."""
    jobs = Jobs(owner)
    yield PuzzleStock(jobs, owner)
    jobs.close()


def wanted(count: int) -> dict[object, MakeOptions]:
    return {order: order for order in orders({1: count}, SEED)}


def settle(stock: PuzzleStock, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not stock.is_busy)


def test_all_that_is_wanted_comes_in_its_order(stock: PuzzleStock, qtbot: QtBot) -> None:
    told: list[int] = []
    stock.changed.connect(lambda: told.append(len(stock.puzzles)))
    stock.want(wanted(2 * BATCH + 3), codes=False)
    settle(stock, qtbot)
    assert [each.setup.seed for each in stock.puzzles] == [
        each.seed for each in wanted(2 * BATCH + 3).values()
    ]
    assert told == [0, BATCH, 2 * BATCH + 3], "pages are planned for the first and for all"
    assert stock.count == 2 * BATCH + 3


def test_what_was_made_once_is_there(stock: PuzzleStock, qtbot: QtBot) -> None:
    stock.want(wanted(5), codes=False)
    settle(stock, qtbot)
    before = stock.puzzles
    stock.want(wanted(3), codes=False)
    assert (stock.puzzles, stock.is_busy) == (before[:3], False)
    stock.want(wanted(5), codes=False)
    assert all(one is other for one, other in zip(stock.puzzles, before, strict=True))


def test_stopped_it_keeps_what_there_is_and_wants_no_more(stock: PuzzleStock, qtbot: QtBot) -> None:
    stock.progressed.connect(stock.stop)
    stock.want(wanted(10 * BATCH), codes=False)
    qtbot.waitUntil(lambda: stock.count < 10 * BATCH)
    settle(stock, qtbot)
    assert stock.count == len(stock.puzzles) == 2 * BATCH


def test_codes_come_when_they_are_wanted(stock: PuzzleStock, qtbot: QtBot) -> None:
    stock.want(wanted(BATCH + 2), codes=False)
    settle(stock, qtbot)
    assert not stock.codes
    stock.want(wanted(BATCH + 2), codes=True)
    settle(stock, qtbot)
    assert stock.codes.keys() == {each.setup.givens for each in stock.puzzles}


def test_what_cannot_be_made_is_said_and_the_rest_is_kept(stock: PuzzleStock, qtbot: QtBot) -> None:
    impossible = MakeOptions(level=9)
    said: list[Fault] = []
    stock.failed.connect(lambda fault: said.extend([fault]))
    with qtbot.waitSignal(stock.failed):
        stock.want({1: impossible}, codes=False)
    assert "There is no level 9" in str(said[0])
    assert (stock.count, stock.is_busy) == (0, False)
