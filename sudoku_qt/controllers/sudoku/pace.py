# SPDX-License-Identifier: MIT
"""A player's own pace, by which predictions are told: kept, so that no start has to count it."""

from collections.abc import Sequence

from sudoku_qt.late import imported
from sudoku_qt.store.record import Played
from sudoku_qt.store.settings import Settings

KEY = "sudoku/pace"
"""The setting: per cent of the predicted time."""
SLOWEST, USUAL, FASTEST = 500, 100, 20


class Pace:
    """What is known of it; 1 until enough games are."""

    _counted = imported("sudoku_qt.models.sudoku.statistics:pace")
    _chosen = imported("sudoku_qt.models.sudoku.statistics:chosen")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def factor(self) -> float:
        """The share of the predicted time that this player takes."""
        return self._settings.number(KEY, USUAL, FASTEST, SLOWEST) / 100

    def learn(self, games: Sequence[Played]) -> None:
        """Follow from all games of the record."""
        percent = round(100 * self._counted(self._chosen(games)))
        self._settings.set(KEY, min(max(percent, FASTEST), SLOWEST))
