# SPDX-License-Identifier: MIT
"""THE GAMES that the contract is tested with: one line each, and how to play each at random."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy

from sudoku_qt.engine.game import Game, IllegalMove
from sudoku_qt.engine.gomoku.board import SIZES, point_name
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import MAX_MS, WORDS, GomokuMove
from sudoku_qt.engine.gomoku.openings.procedures import PROCEDURES
from sudoku_qt.engine.gomoku.rules import RULES
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup, TimeLimits
from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import Edit, SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.nim import Nim, Piles, Take

CELLS = st.integers(0, 80)
MASKS = st.integers(1, 511)
DIGITS = st.integers(1, 9)
TEXTS = st.text('ab 9é数😀"\\\n\t\u202e', max_size=12)
"""Texts with whatever a file or a line could stumble over."""


@dataclass(frozen=True)
class Playable:
    """A game with setups and moves to draw from; a move may turn out to be illegal.

    `illegal` is a setup with a move that its first state does not allow.
    """

    game: Game[Any, Any, Any]
    setups: SearchStrategy[Any]
    moves: Callable[[Any], SearchStrategy[Any]]
    illegal: tuple[Any, Any]
    kind: str = ""

    @property
    def name(self) -> str:
        """What it is called in tests."""
        return " ".join(filter(None, (self.kind, self.game.name)))

    def draw_history(self, data: DataObject, setup: object) -> History[Any, Any]:
        """Play at random, with undone moves and branches."""
        history: History[Any, Any] = History(self.game.start(setup))
        moves = self.moves(setup)
        steps = st.sampled_from(("play", "play", "play", "undo", "redo", "go"))
        for step in data.draw(st.lists(steps, max_size=20)):
            if step == "play":
                play(self.game, setup, history, data.draw(moves))
            elif step == "undo":
                history.undo()
            elif step == "redo":
                history.redo()
            else:
                history.go(data.draw(st.integers(0, len(history))))
        return history


def play(
    game: Game[Any, Any, Any], setup: object, history: History[Any, Any], move: object
) -> None:
    """Make a move as a session does: an illegal one, or one that changes nothing, is forgotten."""
    try:
        state = game.play(setup, history.state, move)
    except IllegalMove:
        return
    if state is not history.state:
        history.play(move, state)


def _piles() -> SearchStrategy[Piles]:
    return st.lists(st.integers(0, 9), max_size=5).map(tuple)


def _takes(setup: Piles) -> SearchStrategy[Take]:
    return st.tuples(st.integers(0, len(setup)), st.integers(0, 9))


@st.composite
def _sudoku_setups(draw: st.DrawFn) -> SudokuSetup:
    givens = bytearray(81)
    for cell, digit in draw(st.dictionaries(CELLS, st.integers(1, 9), max_size=30)).items():
        givens[cell] = digit
    return SudokuSetup(
        givens=bytes(givens),
        origin=draw(st.sampled_from(("generated", "bank", "typed", "opened", "draft"))),
        mode=draw(TEXTS),
        level=draw(st.integers(0, 5)),
        symmetry=draw(TEXTS),
        seed=draw(TEXTS),
        minutes=draw(st.floats(0, 1000)),
        se_rating=draw(st.floats(0, 20)),
        hardest=draw(TEXTS),
        dug=draw(st.integers(0, 5)),
        score=draw(st.none() | st.floats(0, 10)),
        title=draw(TEXTS),
        author=draw(TEXTS),
        comment=draw(TEXTS),
    )


VARIANTS = (
    VariantPuzzle(Rules(4, None, (Constraint("killercage", (0, 1), 5),)), bytes(16)),
    VariantPuzzle(Rules(9, None, (Constraint("diagonal+"), Constraint("antiknight"))), bytes(81)),
    VariantPuzzle(Rules(16), bytes([16]) + bytes(255)),
)


def _variant_setups() -> SearchStrategy[SudokuSetup]:
    return st.sampled_from(VARIANTS).map(
        lambda puzzle: SudokuSetup(puzzle.givens, "opened", variant=puzzle)
    )


def _variant_moves(setup: SudokuSetup) -> SearchStrategy[SudokuMove]:
    side = setup.shape.side
    cells, digits = st.integers(0, side * side - 1), st.integers(1, side)
    placed = st.builds(Edit, cells, st.just("="), st.integers(0, side))
    noted = st.builds(Edit, cells, st.sampled_from("+-^_"), st.integers(1, 2**side - 1))
    tints = st.builds(lambda digit, colour: 10 * digit + colour, digits, st.integers(0, 9))
    painted = st.builds(Edit, cells, st.just("@"), tints)
    return st.lists(placed | noted | painted, min_size=1, max_size=4).map(tuple)


def _sudoku_moves(setup: SudokuSetup) -> SearchStrategy[SudokuMove]:
    placed = st.builds(Edit, CELLS, st.just("="), st.integers(0, 9))
    noted = st.builds(Edit, CELLS, st.sampled_from("+-^_#"), MASKS)
    tints = st.builds(lambda digit, colour: 10 * digit + colour, DIGITS, st.integers(0, 9))
    painted = st.builds(Edit, CELLS, st.just("#"), st.just(0)) | st.builds(
        Edit, CELLS, st.just("@"), tints
    )
    return st.lists(placed | noted | painted, min_size=1, max_size=4).map(tuple)


@st.composite
def _gomoku_setups(draw: st.DrawFn) -> GomokuSetup:
    size = draw(st.sampled_from((5, 5, 6, 15, *SIZES)))
    points = draw(st.lists(st.integers(0, size * size - 1), max_size=4, unique=True))
    stones = bytes((1 + points.index(p) % 2) if p in points else 0 for p in range(size * size))
    times = st.integers(0, 10**8)
    openings = [procedure.name for procedure in PROCEDURES if procedure.fits(size)]
    return GomokuSetup(
        size=size,
        rule=draw(st.sampled_from(RULES)),
        opening="free" if points else draw(st.sampled_from(openings)),
        players=(GomokuPlayer("computer", "easy", "defensive"), GomokuPlayer(name=draw(TEXTS))),
        limits=TimeLimits(draw(times), draw(times), draw(times)),
        take_back=draw(st.booleans()),
        stones=stones if points else b"",
        to_move=draw(st.sampled_from((1, 2))) if points else 1,
        title=draw(TEXTS),
        comment=draw(TEXTS),
    )


def _gomoku_moves(setup: GomokuSetup) -> SearchStrategy[GomokuMove]:
    points = st.integers(0, setup.size**2 - 1).map(lambda point: point_name(setup.size, point))
    words = st.one_of(points, points, points, st.sampled_from(WORDS))
    return st.builds(GomokuMove, words, st.just(0) | st.integers(0, MAX_MS))


PLAYABLES: tuple[Playable, ...] = (
    Playable(Nim(), _piles(), _takes, illegal=((3, 4, 5), (0, 4))),
    Playable(
        SudokuGame(),
        _sudoku_setups(),
        _sudoku_moves,
        illegal=(SudokuSetup(b"\7" + bytes(80)), (Edit(9, "=", 1), Edit(0, "=", 1))),
    ),
    Playable(
        SudokuGame(),
        _variant_setups(),
        _variant_moves,
        illegal=(SudokuSetup(VARIANTS[2].givens, variant=VARIANTS[2]), (Edit(0, "=", 1),)),
        kind="variant",
    ),
    Playable(
        GomokuGame(),
        _gomoku_setups(),
        _gomoku_moves,
        illegal=(GomokuSetup(size=5), GomokuMove("f6")),
    ),
)
