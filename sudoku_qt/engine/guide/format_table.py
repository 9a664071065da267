# SPDX-License-Identifier: MIT
"""The table of formats: title, name, files, several positions or one, and what is lost."""

from collections.abc import Callable

from sudoku_qt.engine.format import Format
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.guide.pages import as_rows, code, in_cell
from sudoku_qt.engine.message import COMMA, Message
from sudoku_qt.engine.sudoku.text.position_format import Part, PositionFormat

Say = Callable[[Message], str]

ONLY_READ = Message("is only read")
YES, NO = "✓", "–"
NAME_ONLY = frozenset({Part.TITLE, Part.AUTHOR, Part.COMMENT})
"""Parts that belong to no position; including them would fill the table with words."""


def format_table(say: Say, game: str) -> str:
    """The rows for the formats of a game: title, name and files, several in a text, what is lost.

    `say` translates a message into the language of the page.
    """
    own = (form for form in FORMATS if form.game == game)
    return as_rows([_row(form, say) for form in own])


def _row(form: Format, say: Say) -> tuple[str, ...]:
    names = (form.name, *form.suffixes)
    several = YES if form.between is not None else NO
    return in_cell(say(Message(form.title))), " ".join(map(code, names)), several, _lost(form, say)


def _lost(form: Format, say: Say) -> str:
    """What of a position is not there any more once it was written and read again."""
    if not form.writes:
        return say(ONLY_READ)
    if not isinstance(form, PositionFormat):
        return NO
    lost = [part.value for part in Part if part not in form.carries | NAME_ONLY | {Part.GIVENS}]
    return say(Message(COMMA)).join(map(say, lost)) or NO
