# SPDX-License-Identifier: MIT
"""The games of a tournament in the background: begun, stopped, gone on with, each one logged."""

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from sudoku_qt.controllers.workers.job import Jobs, Ticket, as_work
from sudoku_qt.engine.gomoku.tournament.log_file import LogFile
from sudoku_qt.engine.gomoku.tournament.run import play_game
from sudoku_qt.engine.gomoku.tournament.schedule import Pairing, Tournament
from sudoku_qt.engine.gomoku.tournament.terms import Played
from sudoku_qt.models.gomoku.tournament import MOST_AT_ONCE


@as_work
def game_of(ticket: Ticket, tournament: Tournament, number: int) -> Played:
    """The work of playing one game."""
    return play_game(tournament, number, ticket.stopped)


class TournamentGames(QObject):
    """Plays the games that are left, so many at a time, in threads of their own."""

    changed = Signal()
    """A game is over, or it has begun or stopped."""
    ended = Signal(int)
    """The game of this number is over."""
    finished = Signal()
    """The last game is over."""
    failed = Signal(str)
    """The log cannot be written, for the system's reason; nothing more is played."""

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._log = LogFile(path)
        self._path = path
        self._jobs = Jobs(self, threads=MOST_AT_ONCE, priority=QThread.Priority.LowPriority)
        self._under_way: dict[int, int] = {}
        self._at_once = 1
        self.tournament: Tournament | None = None
        self.pairings: tuple[Pairing, ...] = ()
        """All games of the tournament."""
        self.over: dict[int, Played] = {}

    @property
    def present(self) -> Tournament:
        """The tournament, where there is one."""
        if self.tournament is None:
            raise LookupError("there is no tournament")
        return self.tournament

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return bool(self._under_way)

    @property
    def total(self) -> int:
        """The number of all games."""
        return len(self.pairings)

    def load(self) -> None:
        """Read the log of the last tournament, if there is one. Raises `Fault`, `OSError`."""
        if self.tournament is None:
            read = self._log.read()
            if read is not None:
                self._take(*read)

    def begin(self, tournament: Tournament, at_once: int) -> None:
        """Begin a tournament; the log of the one before is replaced. Raises `OSError`."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._log.begin(tournament)
        self._take(tournament, {})
        self._play_on(at_once)

    def go_on(self, tournament: Tournament, at_once: int) -> None:
        """Go on with the tournament of the log; its engines have commands now.

        Raises `Fault`, `OSError`.
        """
        self._take(tournament, self._log.go_on(tournament))
        self._play_on(at_once)

    def _take(self, tournament: Tournament, over: dict[int, Played]) -> None:
        self.tournament, self.over = tournament, over
        self.pairings = tournament.games()

    def _play_on(self, at_once: int) -> None:
        self._at_once = at_once
        self._fill()
        self.changed.emit()

    def stop(self) -> None:
        """Stop; games that are not over are played again from their beginning later."""
        for job in self._under_way.values():
            self._jobs.cancel(job)
        self._under_way.clear()
        self.changed.emit()

    def close(self) -> None:
        """Stop, and wait until the engines have ended."""
        self._under_way.clear()
        self._jobs.close()

    def _fill(self) -> None:
        """Begin as many games as may run at a time."""
        tournament = self.tournament
        if tournament is None:
            return
        for number in range(self.total):
            if len(self._under_way) >= self._at_once:
                return
            if number not in self.over and number not in self._under_way:
                self._begin(tournament, number)

    def _begin(self, tournament: Tournament, number: int) -> None:
        def done(played: Played) -> None:
            self._end(number, played)

        self._under_way[number] = self._jobs.start(game_of(tournament, number), done)

    def _end(self, number: int, played: Played) -> None:
        try:
            self._log.add(number, played)
        except OSError as error:
            self.stop()
            self.failed.emit(error.strerror or str(error))
            return
        self._under_way.pop(number, None)
        self.over[number] = played
        self._fill()
        self.ended.emit(number)
        self.changed.emit()
        if not self.is_running:
            self.finished.emit()
