# SPDX-License-Identifier: MIT
"""Files of other programs: what they are called, and a game written as one of them."""

from collections.abc import Iterable
from pathlib import Path

from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.message import Message
from sudoku_qt.models.session import AnySession
from sudoku_qt.models.words import say
from sudoku_qt.store import files


def filters_of(game: str) -> dict[str, Format]:
    """The formats of a game by the lines that a file dialog shows for them."""

    def line(form: Format) -> str:
        title = say(Message(form.title)).partition(" (")[0].split("（")[0]
        return f"{title} ({' '.join('*' + suffix for suffix in form.suffixes)})"

    files = (form for form in FORMATS if form.game == game and form.writes and form.suffixes)
    return {line(form): form for form in files}


def suffixes() -> Iterable[str]:
    """What files of other programs end in, each once, in the order of the formats."""
    return dict.fromkeys(suffix for form in FORMATS for suffix in form.suffixes)


def export(session: AnySession, form: Format, path: Path) -> Message | None:
    """Write a game so far as a file of another program's; what is lost in it. Raises `Fault`."""
    game = session.game
    moves = [node.move for node in session.history.line() if node.move is not None]
    found = Found(
        game.name,
        game.write_setup(session.setup),
        game.write_state(session.setup, session.state),
        tuple(game.write_move(move) for move in moves),
        elapsed_ms=session.clock.elapsed_ms(),
    )
    files.write(path, form.encode(form.write(found)))
    return form.lost(found)
