# SPDX-License-Identifier: MIT
"""Cases and boards: what several tests of Gomoku read, draw or load."""

from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from types import ModuleType

from sudoku_qt.engine.gomoku import board
from sudoku_qt.engine.gomoku.board import Stones, empty_board, point_named, with_stone
from sudoku_qt.engine.gomoku.rules import Rule, winning_points
from sudoku_qt.engine.gomoku.search.position import Position

DATA = Path(__file__).parents[2] / "data" / "gomoku"
ENGINE = Path(board.__file__).parent
SIZE = 15


def table(name: str) -> Iterator[list[str]]:
    """Yield the fields of each line of a file of cases."""
    for line in (DATA / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [field.strip() for field in line.split("|")]


def stones_of(black: str, white: str = "", size: int = SIZE) -> Stones:
    """Set up stones by the names of their points."""
    stones = empty_board(size)
    for colour, names in ((board.BLACK, black), (board.WHITE, white)):
        for name in names.split():
            stones = with_stone(stones, point_named(size, name), colour)
    return stones


def random_stones(rng: Random, size: int, rule: Rule) -> Stones:
    """Scatter stones, closer and wider, until nobody has won yet."""
    while True:
        stones = bytearray(size * size)
        points = rng.sample(range(size * size), rng.randrange(size * size * 3 // 5))
        black = rng.uniform(0.2, 0.8)
        for point in points:
            stones[point] = board.BLACK if rng.random() < black else board.WHITE
        if not any(winning_points(rule, bytes(stones), point) for point in points):
            return bytes(stones)


def position_with(rule: Rule, stones: Stones) -> Position:
    """Set up a position."""
    position = Position(rule, board.size_of(stones))
    for point, colour in enumerate(stones):
        if colour:
            position.put(point, colour)
    return position


def from_source(name: str) -> ModuleType:
    """Load a typed module of the engine as Python, whether or not it was compiled."""
    path = ENGINE.joinpath(*name.split(".")).with_suffix(".py")
    whole = f"gomoku_as_python.{name}"
    spec = spec_from_loader(whole, SourceFileLoader(whole, str(path)))
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
