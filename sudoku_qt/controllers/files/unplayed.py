# SPDX-License-Identifier: MIT
"""Games in a file that are only shown, not played."""

from collections.abc import Iterator, Sequence
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

MOST_PICTURES = 10_000


class Unplayed:
    """The games, or the puzzles, in a file of any kind. Raises `Fault` if it holds none."""

    def __init__(self, data: bytes, games: Sequence[GameEntry]) -> None:
        own = document.is_document(data[:400])
        self._data, self._found = data, [] if own else recognise(data).found
        name = document.read(data).game if own else self._found[0].game
        self._entry = entry_of(games, name)

    def __len__(self) -> int:
        """The number of games or puzzles, at least 1."""
        return max(1, len(self._found))

    def check(self) -> None:
        """See that each of them can be shown. Raises `Fault`, which names the number."""
        rules = controller_of(self._entry).rules
        for number, found in enumerate(self._found, start=1):
            try:
                rules.read_setup(found.setup)
            except Fault as fault:
                raise Fault("Puzzle {number}: {reason}", number=number, reason=fault) from None

    def pictures(self, settings: Settings, look: PictureLook) -> Iterator[Picture]:
        """Yield a picture of each; one has to be painted before the next. Raises `Fault`."""
        controller: type[AnyController] = controller_of(self._entry)
        rules = controller.rules
        wear(look.theme)
        parts: AnyParts = self._entry.create_page(settings)
        if not self._found:
            parts.session.resume(opened_document(rules, self._data))
            yield controller.picture(parts, look)
        for found in self._found:
            parts.session.resume(opened_found(rules, found))
            yield controller.picture(parts, look)


def picture_in(
    data: bytes, games: Sequence[GameEntry], settings: Settings, look: PictureLook
) -> Picture:
    """The picture of the game, or of the first puzzle, in a file of any kind. Raises `Fault`."""
    return next(Unplayed(data, games).pictures(settings, look))


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
