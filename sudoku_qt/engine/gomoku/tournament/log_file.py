# SPDX-License-Identifier: MIT
"""The file of a tournament's log: begun once, and longer by a line with every finished game."""

from pathlib import Path

from sudoku_qt.engine.gomoku.tournament.log import head_of, line_of, read_games, read_head
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament
from sudoku_qt.engine.gomoku.tournament.terms import Played
from sudoku_qt.engine.message import Fault


class LogFile:
    """A log at a path; all methods raise `OSError` where the file cannot be used."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> tuple[Tournament, dict[int, Played]] | None:
        """The tournament, without commands, and its games; None without a file. Raises `Fault`."""
        try:
            text = self._path.read_text("utf-8", "replace")
        except FileNotFoundError:
            return None
        head, *lines = text.splitlines() or [""]
        tournament = read_head(head)
        return tournament, read_games(lines, tournament)

    def begin(self, tournament: Tournament) -> None:
        """Begin the log; one that is there is replaced."""
        self._path.write_text(head_of(tournament), "utf-8")

    def go_on(self, tournament: Tournament) -> dict[int, Played]:
        """The games that are over already; without a file, one is begun.

        Raises `Fault` for the log of another tournament.
        """
        read = self.read()
        if read is None:
            self.begin(tournament)
            return {}
        found, games = read
        if head_of(found) != head_of(tournament):
            raise Fault("It is the log of another tournament.")
        self._mend()
        return games

    def add(self, number: int, played: Played) -> None:
        """Add a finished game."""
        with self._path.open("a", encoding="utf-8") as stream:
            stream.write(line_of(number, played))

    def _mend(self) -> None:
        """End a last line that was cut off, so that the next one is a line of its own."""
        with self._path.open("r+b") as stream:
            whole = stream.read().endswith(b"\n")
            if not whole:
                stream.write(b"\n")
