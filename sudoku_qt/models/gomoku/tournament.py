# SPDX-License-Identifier: MIT
"""A tournament as the dialogs show it: what is wanted, who can play, and how it stands."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sudoku_qt.engine.gomoku.protocol.settings import rule_bits
from sudoku_qt.engine.gomoku.rules import rule_named
from sudoku_qt.engine.gomoku.tournament.openings import openings_in, playable
from sudoku_qt.engine.gomoku.tournament.terms import Terms
from sudoku_qt.models.gomoku.crosstable import CrosstableModel, GamesModel

BALANCED, SCATTERED, FROM_FILE = "balanced", "scattered", "file"
TIMES_MS = (100, 300, 500, 1_000, 2_000, 5_000, 10_000, 30_000)
"""The times for a move to choose from, in milliseconds."""
MOST_PAIRS, MOST_AT_ONCE = 1_000, 16
MOST_PLAYERS = 16


@dataclass(frozen=True)
class Competitor:
    """Somebody who can play: a key, a name, and whether it is an external engine."""

    key: str
    name: str
    is_engine: bool = False


@dataclass(frozen=True)
class TournamentWanted:
    """A tournament to begin. `players` are keys of competitors; times are in milliseconds.

    `pairs` is how many openings any two play, each with both colours; `openings` where they come
    from.
    """

    players: tuple[str, ...] = ()
    rule: str = "freestyle"
    size: int = 15
    turn_ms: int = 500
    openings: str = BALANCED
    pairs: int = 5
    at_once: int = 1


class TournamentShown(QObject):
    """What the dialogs show, and what they ask for."""

    changed = Signal()
    engine_wanted = Signal()
    """The player wants to choose a program."""
    file_wanted = Signal()
    """The player wants to choose a file of openings."""
    stop_wanted = Signal()
    go_on_wanted = Signal()
    library_wanted = Signal()
    """The games are to be shown in the library."""
    game_wanted = Signal(int)
    """The game in this line of the list is to be opened."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.table, self.games = CrosstableModel(self), GamesModel(self)
        self.competitors: tuple[Competitor, ...] = ()
        self.engine_words = ""
        """The engine that is being checked, or what is wrong with it."""
        self.newest = ""
        """The key of the engine that was chosen last."""
        self.file_words = ""
        """The file of openings, and how many there are in it; "" for none."""
        self.file_text = ""
        """What the file says."""
        self.title = ""
        self.words = ""
        """The terms, and how many games are over."""
        self.done = self.total = 0
        self.is_running = False

    def has_openings(self, rule: str, size: int) -> bool:
        """Whether the file has an opening that can be played under a rule on a board."""
        terms = Terms(size, rule_bits(rule_named(rule)))
        return any(playable([opening], terms) for opening in openings_in(self.file_text, size))

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        return self.done >= self.total
