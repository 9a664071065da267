# SPDX-License-Identifier: MIT
"""Games and problems of Gomoku as entries of the library.

A game is identified by its setup's `identity`, which is part of its document, so that it stays one
entry from its first stone to its last, in whatever file it is. A foreign game is identified by its
moves: opened twice it is one entry.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b

from sudoku_qt.engine import document
from sudoku_qt.engine.document import pack
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.record import record_of
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.gomoku.tree.branches import GomokuHistory
from sudoku_qt.engine.gomoku.tree.files import history_of
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.entry import GAME, PROBLEM, Entry, State
from sudoku_qt.store.library.puzzle_file import found_in_line, line_of_found

RULES = GomokuGame()
HARDEST = 5


def identity_of(setup: GomokuSetup, history: GomokuHistory) -> str:
    """The identity of a foreign game: the moves of its line, and where they begin."""
    moves = (node.move for node in history.line() if node.move is not None)
    words = tuple(RULES.write_move(setup, move) for move in moves)
    section = RULES.write_setup(replace(setup, identity=""))
    line = line_of_found(Found(RULES.name, section, None, words))
    return blake2b(line.encode(), digest_size=12).hexdigest()


def entry_of(setup: GomokuSetup, state: GomokuState, data: bytes, like: Entry) -> Entry:
    """The entry of a game in its current state, with its document; else it is like `like`."""
    over = state.ending is not None
    return replace(
        like,
        game=RULES.name,
        puzzle=setup.identity,
        kind=GAME,
        name=setup.title,
        clues=len(state.order),
        state=State.SOLVED if over else like.state,
        progress=1.0 if over else 0.0,
        summary=summary_of(setup, state),
        terms=tuple(terms_of(setup)),
        document=data,
    )


def entry_of_found(found: Found, like: Entry) -> Entry:
    """The entry of a game, or a position, that was read from a file. Raises `Fault`."""
    record = record_of(found)
    if not record.moves:
        named = replace(like, name=record.setup.title)
        return problem_entry(record.setup, record.last, 0, named)
    setup, history = history_of(found)
    setup = replace(setup, identity=identity_of(setup, history))
    data = document.write(pack(RULES, setup, history, 0))
    return entry_of(setup, record.last, data, like)


def entry_of_document(data: bytes, like: Entry) -> Entry:
    """The entry of a saved game; other fields are those of `like`. Raises `Fault`."""
    opened = document.unpack(RULES, document.read(data))
    setup, history = opened.setup, opened.history
    if not setup.identity:  # of an earlier version
        setup = replace(setup, identity=identity_of(setup, history))
        data = document.write(replace(opened.document, setup=RULES.write_setup(setup)))
    return entry_of(setup, history.state, data, like)


def found_in_document(data: bytes) -> Found:
    """The setup and the moves of a saved game. Raises `Fault`."""
    opened = document.unpack(RULES, document.read(data))
    moves = (node.move for node in opened.history.line() if node.move is not None)
    words = tuple(RULES.write_move(opened.setup, move) for move in moves)
    return Found(RULES.name, RULES.write_setup(replace(opened.setup, identity="")), None, words)


def problem_entry(setup: GomokuSetup, state: GomokuState, length: int, like: Entry) -> Entry:
    """The entry of a position in which the side to move wins in `length` of its moves.

    The `length` is 0 if unknown. All other fields, including the title and whether it is solved,
    are those of `like`. It is identified by its stones, its rule and the side to move.
    """
    known_by = f"{setup.size} {setup.rule.name} {state.to_move} {state.stones.hex()}"
    return replace(
        like,
        game=RULES.name,
        puzzle="problem " + blake2b(known_by.encode(), digest_size=12).hexdigest(),
        kind=PROBLEM,
        level=min(length, HARDEST),
        clues=length,
        summary=summary_of(setup, state),
        terms=(setup.rule.name, PROBLEM),
    )


def summary_of(setup: GomokuSetup, state: GomokuState) -> str:
    """The state of a game, on one line."""
    section = RULES.write_setup(replace(setup, identity="", comment=""))
    whole = {"setup": section, "state": RULES.write_state(setup, state)}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def terms_of(setup: GomokuSetup) -> Iterator[str]:
    """Yield words that find a game: its rules, its players, and their strength."""
    yield setup.rule.name
    if setup.opening != "free":
        yield setup.opening
    for player in setup.players:
        yield player.kind
        if player.name:
            yield player.name


def position_of(entry: Entry) -> tuple[GomokuSetup, GomokuState]:
    """The state of the game, or problem, of an entry. Raises `Fault`."""
    return _position(entry.summary, entry.puzzle)


@lru_cache(maxsize=256)
def _position(summary: str, puzzle: str) -> tuple[GomokuSetup, GomokuState]:
    if not summary:  # as an earlier version stored it
        record = record_of(found_in_line(RULES.name, puzzle))
        return record.setup, record.last
    try:
        whole = json.loads(summary)
        setup = RULES.read_setup(dict(whole["setup"]))
        return setup, RULES.read_state(setup, dict(whole["state"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Fault("This entry of the library is damaged.") from None
