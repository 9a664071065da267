# SPDX-License-Identifier: MIT
"""Foreign games of Gomoku: converted to a history, and to text for the clipboard."""

from dataclasses import replace

from sudoku_qt.engine.document import Opened, pack
from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import Record, record_of
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.history import History
from sudoku_qt.models.gomoku.model import GomokuSession

GomokuHistory = History[GomokuState, GomokuMove]


def played(found: Found) -> tuple[Record, GomokuHistory]:
    """A foreign game as a record and as a history. Raises `Fault`."""
    record = record_of(found)
    history: GomokuHistory = History(record.states[0])
    for move, state in zip(record.moves, record.states[1:], strict=True):
        history.play(move, state)
    return record, history


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
