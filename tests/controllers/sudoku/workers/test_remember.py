# SPDX-License-Identifier: MIT
"""A finished game is gone through and recorded, here and now."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.workers.remember import remember
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.history import Node
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.review import SudokuNode
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.record import Played, Record
from tests.cages import KILLER, SOLVED

GAME = Played("2026-01-01T00:00:00+00:00", "sudoku", level=1)
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def line() -> tuple[SudokuNode, ...]:
    """A game in which the empty cells were filled in reading order."""
    givens = bytes(int(sign) for sign in PUZZLE.replace(".", "0"))
    values = bytearray(givens)
    nodes: list[SudokuNode] = [Node(Grid(givens, givens), None, -1)]
    for cell, digit in enumerate(SOLUTION):
        if not values[cell]:
            values[cell] = int(digit)
            nodes.append(Node(Grid(givens, bytes(values)), None, len(nodes) - 1))
    return tuple(nodes)


def ticket() -> Ticket:
    """A ticket that nobody listens to."""
    return Ticket(lambda _: None)


def test_a_game_is_recorded_with_what_was_found_and_shown(tmp_path: Path) -> None:
    record = Record(tmp_path / "record.jsonl")
    found = remember(record, GAME, line(), {1: "x_wing"})(ticket())
    assert found.fault is None
    assert found.analysis is not None
    (kept,) = record.read()
    assert kept.shown == ("x_wing",)
    assert kept.weak == found.analysis.to_practise != ()
    assert {each.technique for each in found.analysis.tallies if each.found} == set(kept.found)


def test_where_the_player_thought_long_is_recorded(tmp_path: Path) -> None:
    record = Record(tmp_path / "record.jsonl")
    slow = [
        replace(node, elapsed_ms=1000 * number + 120_000 * (number > 20))
        for number, node in enumerate(line(), 1)
    ]
    remember(record, GAME, tuple(slow), {})(ticket())
    (kept,) = record.read()
    assert len(kept.stalled) == 1
    assert set(kept.stalled) <= set(kept.found)


def test_one_that_nobody_waits_for_is_recorded_all_the_same(tmp_path: Path) -> None:
    record, stopped = Record(tmp_path / "record.jsonl"), ticket()
    stopped.stop()
    assert remember(record, GAME, line(), {})(stopped).analysis is None
    assert record.read() == (GAME,)


def test_one_that_is_only_looked_at_stops(tmp_path: Path) -> None:
    stopped = ticket()
    stopped.stop()
    with pytest.raises(Cancelled):
        remember(None, GAME, line(), {})(stopped)


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "record.jsonl").mkdir()
    found = remember(Record(tmp_path / "record.jsonl"), GAME, line(), {})(ticket())
    assert "record.jsonl" in str(found.fault)
    assert found.analysis is not None


def test_a_variant_is_gone_through_by_its_own_ladder(tmp_path: Path) -> None:
    puzzle, record = read_variant(KILLER), Record(tmp_path / "record.jsonl")
    grid = Grid.of_givens(puzzle.givens, puzzle.rules.shape)
    nodes: list[SudokuNode] = [Node(grid, None, -1)]
    for cell, digit in enumerate(map(int, SOLVED)):
        if not puzzle.givens[cell]:
            grid = grid.with_value(cell, digit)
            nodes.append(Node(grid, None, len(nodes) - 1))
    game = replace(GAME, game="variant")
    found = remember(record, game, tuple(nodes), {1: "house_sum"}, variant=puzzle)(ticket())
    assert found.analysis is not None
    (kept,) = record.read()
    assert kept.shown == ("house_sum",)
    assert kept.found
