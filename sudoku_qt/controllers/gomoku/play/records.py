# SPDX-License-Identifier: MIT
"""Foreign games of Gomoku: converted to a history, and to text for the clipboard."""

from dataclasses import replace

from sudoku_qt.engine.document import Opened, pack
from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tree.branches import GomokuHistory
from sudoku_qt.engine.gomoku.tree.files import history_of
from sudoku_qt.models.gomoku.model import GomokuSession

__all__ = ["as_text", "history_of", "resume"]


def resume(
    session: GomokuSession,
    setup: GomokuSetup,
    history: GomokuHistory,
    elapsed_ms: int = 0,
    turn_ms: int | None = None,
) -> None:
    """Let a session continue with a history, under a setup that may differ from its own."""
    document = replace(pack(session.game, setup, history, elapsed_ms), turn_ms=turn_ms)
    session.resume(Opened(setup, history, elapsed_ms, document), saved=False)


def as_text(session: GomokuSession) -> str:
    """The points in the order of play; SGF if these are not enough, as with a set-up."""
    game = session.game
    moves = [node.move for node in session.history.line() if node.move is not None]
    words = tuple(game.write_move(session.setup, move) for move in moves)
    found = Found(game.name, game.write_setup(session.setup), None, words)
    try:
        return format_named("gomoku_text").write(found).strip()
    except FormatFault:
        return format_named("gomoku_sgf").write(found)
