# SPDX-License-Identifier: MIT
"""The part of an engine in swap2, as the protocol's command SWAP2BOARD asks for it."""

from dataclasses import replace

from sudoku_qt.engine.gomoku.board import WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.opener import act
from sudoku_qt.engine.gomoku.openings.procedures import SWAP2
from sudoku_qt.engine.gomoku.openings.steps import Place
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState

LOOKS = 20
"""The part of the time that each search of an opening may take."""


def next_of_swap(thinker: Thinker, points: list[int], limits: Limits) -> list[int]:
    """The stones to put next; none to take the other colour.

    On the empty board, three stones. After three, two more if the position is nearly even, upon
    which the opponent chooses; otherwise, as after five, White's next stone if White stands better.
    """
    game, setup = GomokuGame(), GomokuSetup(thinker.size, thinker.rule, SWAP2.name)
    state = _after(setup, points)
    half = replace(limits, seconds=limits.seconds / 2)
    end = limits.now() + half.seconds
    short = replace(
        half, seconds=half.seconds / LOOKS, stop=lambda: limits.stop() or limits.now() > end
    )
    seed, chosen = len(points), list[int]()
    word = ""
    if not isinstance(state.step, Place):
        move, _ = act(setup, state, thinker, short, seed)
        word, state = move.word, game.play(setup, state, move)
    while isinstance(state.step, Place):
        state = game.play(setup, state, act(setup, state, thinker, short, seed)[0])
        chosen.append(state.order[-1])
    if word == "white":
        thinker.follow([(point, stone) for point, stone in enumerate(state.stones) if stone])
        chosen.append(thinker.think(WHITE, half).point)
    return chosen


def _after(setup: GomokuSetup, points: list[int]) -> GomokuState:
    """The state in which somebody is asked: before a stone, after three, or after five."""
    game = GomokuGame()
    state = game.start(setup)
    words = [GomokuMove.at(setup.size, point) for point in points]
    if len(words) > 3:
        words.insert(3, GomokuMove("two"))
    for move in words:
        state = game.play(setup, state, move)
    return state
