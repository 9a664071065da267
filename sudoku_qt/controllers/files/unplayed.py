# SPDX-License-Identifier: MIT
"""A game in a file that is only shown, not played."""

from collections.abc import Sequence
from typing import Any

from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.controllers.files.autosave import opened_document
from sudoku_qt.controllers.game_controller import AnyController, controller_of
from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.engine import document
from sudoku_qt.engine.document import AnyOpened, Opened, pack
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.game import AnyGame
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import Picture, PictureLook
from sudoku_qt.views.themed import wear


def picture_in(
    data: bytes, games: Sequence[GameEntry], settings: Settings, look: PictureLook
) -> Picture:
    """The picture of the game, or of the first puzzle, in a file of any kind. Raises `Fault`."""
    own = document.is_document(data[:400])
    found = None if own else recognise(data).found[0]
    name = found.game if found else document.read(data).game
    entry = entry_of(games, name)
    controller: type[AnyController] = controller_of(entry)
    rules = controller.rules
    opened = opened_found(rules, found) if found else opened_document(rules, data)
    wear(look.theme)
    parts: AnyParts = entry.create_page(settings)
    parts.session.resume(opened)
    return controller.picture(parts, look)


def entry_of(games: Sequence[GameEntry], name: str) -> GameEntry:
    """The entry of the game of a document. Raises `Fault`."""
    entry = entry_named(games, name)
    if entry.name != name:
        raise Fault(
            "This is a saved game of “{game}”, which this program does not play.", game=name
        )
    return entry


def opened_found(rules: AnyGame, found: Found) -> AnyOpened:
    """The game in a foreign file, as if read from a document. Raises `Fault`."""
    setup = rules.read_setup(found.setup)
    if found.moves or found.state is None:
        history: History[Any, Any] = History(rules.start(setup))
        for word in found.moves:
            move = rules.read_move(setup, word)
            history.play(move, rules.play(setup, history.state, move))
    else:
        history = History(rules.read_state(setup, found.state))
    document = pack(rules, setup, history, found.elapsed_ms)
    return Opened(setup, history, found.elapsed_ms, document)
