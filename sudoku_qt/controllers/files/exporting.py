# SPDX-License-Identifier: MIT
"""Foreign formats: their names and suffixes, and a game written in one."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from sudoku_qt.engine.bookmarks import write_bookmarks
from sudoku_qt.engine.document import has_notes, move_words
from sudoku_qt.engine.format import Format, Found, MoveTree
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.message import Message
from sudoku_qt.models.session import AnySession
from sudoku_qt.models.words import say
from sudoku_qt.views.dialogs.question_box import LossBox

USUAL_SUFFIX = ".txt"
"""The suffix for formats without files, such as links."""


def filters_of(game: str, *, many: bool = False) -> dict[str, Format]:
    """The formats of a game, by their lines in a file dialog.

    With `many`, only formats for files with many positions.
    """

    def line(form: Format) -> str:
        title = say(Message(form.title)).partition(" (")[0].split("（")[0]
        return f"{title} ({' '.join('*' + suffix for suffix in suffixes_of(form))})"

    written = (form for form in FORMATS if form.game == game and form.writes)
    return {
        line(form): form
        for form in written
        if (form.between is not None if many else form.suffixes)
    }


def suffixes_of(form: Format) -> tuple[str, ...]:
    """The suffixes of a format, the one that is written first."""
    return form.suffixes or (USUAL_SUFFIX,)


def path_for(path: Path, form: Format) -> Path:
    """A path for a file of a format, with one of its suffixes."""
    endings = suffixes_of(form)
    return path if path.suffix in endings else path.with_suffix(endings[0])


def suffixes() -> Iterable[str]:
    """The suffixes of all foreign formats, each once, in the order of the formats."""
    return dict.fromkeys(suffix for form in FORMATS for suffix in form.suffixes)


def found_in(session: AnySession) -> Found:
    """A game so far, as a finding that any format can write."""
    game, history = session.game, session.history
    moves = [node.move for node in history.line() if node.move is not None]
    words = tuple(move_words(game, session.setup, history.nodes))
    tree = MoveTree(words, write_bookmarks(history.bookmarks), history.at)
    return Found(
        game.name,
        game.write_setup(session.setup),
        game.write_state(session.setup, session.state),
        tuple(game.write_move(session.setup, move) for move in moves),
        elapsed_ms=session.clock.elapsed_ms(),
        tree=tree if has_notes(game, history) else None,
    )


def ask_to_lose(lost: Message | None, window: QWidget) -> LossBox.Choice:
    """Ask what to do if something would be lost; if nothing would, go on."""
    return LossBox.ask_about(say(lost), window) if lost else LossBox.Choice.SAVE
