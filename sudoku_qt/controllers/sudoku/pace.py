# SPDX-License-Identifier: MIT
"""The player's pace, which scales predictions; it is stored, so that no start has to compute it."""

from collections.abc import Sequence

from sudoku_qt.late import imported
from sudoku_qt.store.record import Played
from sudoku_qt.store.settings import Settings

KEY = "sudoku/pace"
"""The setting: a percentage of the predicted time."""
SLOWEST, USUAL, FASTEST = 500, 100, 20


class Pace:
    """The stored pace; 1 until enough games are known."""

    _counted = imported("sudoku_qt.models.sudoku.statistics:pace")
    _of_kind = imported("sudoku_qt.models.sudoku.played_kinds:of_kind")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def factor(self) -> float:
        """The player's typical time divided by the predicted time."""
        return self._settings.number(KEY, USUAL, FASTEST, SLOWEST) / 100

    def learn(self, games: Sequence[Played]) -> None:
        """Compute the pace from all games of the record that are whole classic puzzles."""
        percent = round(100 * self._counted(self._of_kind(games, "classic")))
        self._settings.set(KEY, min(max(percent, FASTEST), SLOWEST))
