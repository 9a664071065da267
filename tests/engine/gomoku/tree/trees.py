# SPDX-License-Identifier: MIT
"""Trees of moves for tests: written as in a document, drawn at random, or very large."""

from collections.abc import Iterator
from random import Random

from sudoku_qt.engine.document import replayed
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tree.branches import Branches, GomokuHistory
from sudoku_qt.engine.history import History

SETUP = GomokuGame(), GomokuSetup(size=15, rule=RENJU)


def grown(*moves: str) -> GomokuHistory:
    """A history from its moves, as in a document; it stands at the end of the first line."""
    game, setup = SETUP
    nodes = replayed(game, setup, game.start(setup), moves)
    at = 0
    while at + 1 < len(nodes) and nodes[at + 1].parent == at:
        at += 1
    return History.from_nodes(nodes, at)


def preorder(tree: Branches) -> Iterator[int]:
    """Yield all nodes depth first, each line before the branches from it."""
    waiting = [0]
    while waiting:
        number = waiting.pop()
        yield number
        waiting += reversed(tree.children(number))


def random_tree(rng: Random, moves: int) -> GomokuHistory:
    """A tree of moves near the middle, each played from any of the nodes."""
    game, setup = SETUP
    history: GomokuHistory = History(game.start(setup))
    while len(history) < moves:
        parent = len(history) if rng.random() < 0.6 else rng.randrange(len(history) + 1)
        state = history.state_at(parent)
        if state.ending:
            continue
        move = GomokuMove.at(15, 15 * rng.randrange(4, 11) + rng.randrange(4, 11))
        if any(node.parent == parent and node.move == move for node in history.nodes):
            continue
        try:
            history.grow(parent, move, game.play(setup, state, move))
        except IllegalMove:
            continue
    return history


def library(rng: Random, nodes: int) -> bytes:
    """A .lib with so many nodes, with a comment at every tenth, as RenLib writes it."""
    children: list[list[int]] = [[]]
    points, parents, taken = [-1], [-1], [frozenset[int]()]
    near = sorted(range(225), key=lambda point: (point // 15 - 7) ** 2 + (point % 15 - 7) ** 2)
    while len(points) < nodes:
        first = max(0, len(points) - 400) if rng.random() < 0.7 else 0
        parent = rng.randrange(first, len(points))
        used = taken[parent] | {points[child] for child in children[parent]}
        free = [point for point in near[:70] if point not in used]
        if not free or len(taken[parent]) > 40:
            continue
        point = rng.choice(free[:12])
        children[parent].append(len(points))
        points.append(point)
        parents.append(parent)
        taken.append(taken[parent] | {point})
        children.append([])
    data = bytearray(b"\xffRenLib\xff\3\4" + b"\xff" * 10)
    waiting = [(0, False)]
    while waiting:
        number, more = waiting.pop()
        flags = (0 if children[number] else 0x40) | (0x80 if more else 0)
        text = b""
        if number % 10 == 0:
            flags |= 8
            text = b"comment\0" if number % 20 else "局面\0\0".encode("gbk")
        byte = 0 if number == 0 else points[number] // 15 << 4 | points[number] % 15 + 1
        data += bytes((byte, flags)) + text
        last = len(children[number]) - 1
        waiting += reversed([(child, nth < last) for nth, child in enumerate(children[number])])
    return bytes(data)
