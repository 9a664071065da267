# SPDX-License-Identifier: MIT
"""The notice that the player has solved a puzzle before, even as an isomorph."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.sudoku.workers.library import puzzle_line
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.models.language import locale
from sudoku_qt.models.local_time import local_time
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.store.library.entry import Entry, State


class KnownPuzzle(QObject):
    """Looks up the current puzzle, and each that is begun, in the library."""

    def __init__(
        self, services: Services, access: LibraryAccess, session: SudokuSession, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services, self._access, self._session = services, access, session
        self._question = 0
        self.expected = ""
        """The puzzle that the player already knows to be solved."""
        session.replaced.connect(self._look)
        self._look()

    def _look(self) -> None:
        """Check whether the puzzle was solved before, unless it is only continued."""
        self._access.ask_no_more(self._question)
        session, expected = self._session, self.expected
        self.expected = ""
        setup, puzzle = session.setup, puzzle_line(session.setup.givens)
        if setup.is_draft or setup.variant or session.is_touched or puzzle == expected:
            return
        library = self._access.library
        self._question = self._access.read(
            lambda _: library.same_puzzle(puzzle), lambda found: self._tell(puzzle, found)
        )

    def _tell(self, puzzle: str, found: Sequence[Entry]) -> None:
        solved = [each for each in found if each.state is State.SOLVED and each.played]
        if not solved or puzzle_line(self._session.setup.givens) != puzzle:
            return
        before = self._services.bars.notice_text()
        self._services.tell(" ".join(filter(None, (before, self._words(puzzle, solved[0])))))

    def _words(self, puzzle: str, solved: Entry) -> str:
        if solved.puzzle == puzzle:
            text = self.tr("You solved this one on {day}.")
        elif turned_alike(puzzle, solved.puzzle):
            text = self.tr("You solved this one on {day}, turned.")
        else:
            text = self.tr("You solved this one on {day}, in another guise.")
        return text.format(day=self._day(solved.played or ""))

    def _day(self, stamp: str) -> str:
        at, today = local_time(stamp), datetime.now().astimezone()
        if at is None:
            return stamp
        words = self.tr("d MMMM") if at.year == today.year else self.tr("d MMMM yyyy")
        return locale().toString(QDate(at.year, at.month, at.day), words)


def turned_alike(puzzle: str, other: str) -> bool:
    """Whether one puzzle is a rotation or reflection of another, with the same digits."""
    return other in _turned(puzzle)


def _turned(puzzle: str) -> Sequence[str]:
    """A puzzle in the eight orientations of a square."""
    rows = [puzzle[first : first + SIDE] for first in range(0, len(puzzle), SIDE)]
    found = []
    for _ in range(4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        found += ["".join(rows), "".join(reversed(rows))]
    return found
