# SPDX-License-Identifier: MIT
"""The library's dialog: opened, filled as it is asked, and left to play a puzzle."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache, reduce
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.files.autosave import opened_document
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.library.access import LibraryAccess
from sudoku_qt.controllers.sudoku.library.changes import LibraryChanges
from sudoku_qt.controllers.sudoku.library.pages import LibraryPages
from sudoku_qt.controllers.sudoku.library.queries import query_of, shelves_of
from sudoku_qt.controllers.sudoku.library.transfers import LibraryTransfers
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.models.sudoku.library.model import LibraryModel
from sudoku_qt.models.sudoku.library.row import RowWords, givens_of
from sudoku_qt.models.words import say
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import Entry, State, Totals
from sudoku_qt.views.sudoku.library.dialog import LibraryDialog

AGAIN_MS = 400
"""How long what is listed waits for more to be written before it is looked at again."""


class Player(Protocol):
    """Who plays the puzzle: the controller."""

    session: SudokuSession
    preferences: Preferences

    def resume(
        self, opened: Opened[SudokuSetup, Grid, SudokuMove], path: str, *, saved: bool
    ) -> None:
        """Go on with a game."""


class LibraryWindow(QObject):
    """Opens the dialog and answers it."""

    def __init__(
        self,
        services: Services,
        access: LibraryAccess,
        player: Player,
        play: Callable[[Entry], None],
        statistics: Callable[[], None],
    ) -> None:
        super().__init__(access)
        self._services, self._access, self._player = services, access, player
        self._begin, self._statistics = play, statistics
        self._dialog: LibraryDialog | None = None
        self._totals = Totals()
        self._found = 0
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self._look_again)
        access.changed.connect(self._follow)
        access.failed.connect(self._complain)

    def library(self) -> None:
        """Show the library; play what was chosen there."""
        wanted = self._run()
        while wanted == "statistics":
            self._statistics()
            wanted = self._run()
        if isinstance(wanted, Entry):
            self._play(wanted)

    def _run(self) -> Entry | str | None:
        """Open the dialog, and wait for what is chosen."""
        words = RowWords(self._titles(), lambda: datetime.now().astimezone())
        model = LibraryModel(words)
        dialog = self._dialog = LibraryDialog(model, self._services.window)
        model.setParent(dialog)
        chosen: list[Entry | str] = []
        self._pages = pages = LibraryPages(self._access, model, dialog)
        LibraryChanges(self._access, pages, model, dialog)
        transfers = LibraryTransfers(self._services, self._access, pages, dialog)
        pages.found.connect(self._show)
        pages.failed.connect(self._refuse)
        dialog.asked.connect(self._ask)
        dialog.table.chosen_changed.connect(lambda: self._name_play(model))
        model.dataChanged.connect(lambda *_: self._name_play(model))

        def leave(what: Entry | str | None) -> None:
            if what is not None:
                chosen.append(what)
                dialog.accept()

        dialog.played.connect(lambda row: leave(model.entry_at(row)))
        dialog.shelves.statistics_clicked.connect(lambda: leave("statistics"))
        self._name_play(model)
        self._ask()
        dialog.exec()
        pages.stop()
        transfers.leave()
        self._dialog = None
        dialog.deleteLater()
        return chosen[0] if chosen else None

    def _titles(self) -> Callable[[str], str]:
        """Names techniques, each looked up once."""
        both = self._player.preferences.is_on("both_names")

        @cache
        def title(technique: str) -> str:
            return technique_title(technique, both=both) if technique else ""

        return title

    # What is listed

    def _ask(self) -> None:
        if self._dialog:
            self._pages.find(query_of(self._dialog.wanted()))

    def _follow(self) -> None:
        """Look again soon: more may be written yet."""
        if self._dialog and not self._again.isActive():
            self._again.start()

    def _look_again(self) -> None:
        if self._dialog:
            self._pages.find(self._pages.query)

    def _show(self, count: int, is_other: bool) -> None:  # noqa: FBT001 - a signal's
        """Say how many were found, and ask how many there are on the shelves."""
        self._found = count
        if self._dialog:
            if is_other:
                self._dialog.begin_at_top()
            self._say()
            library = self._access.library
            self._access.read(lambda _: library.totals(), self._count_shelves)

    def _count_shelves(self, totals: Totals) -> None:
        self._totals = totals
        if self._dialog:
            self._dialog.shelves.show_counts(*shelves_of(totals))
            self._say()

    def _say(self) -> None:
        dialog = self._dialog
        if dialog is None:
            return
        wanted, nothing = dialog.wanted(), ""
        if not self._found:
            nothing = self.tr("No puzzle here is like that.") if wanted.is_narrowed else self.tr(
                "Nothing lies here yet. Whatever you play comes to the library by itself, and"
                " “Add puzzles” takes them from a file."
            )  # fmt: skip
        one, many = self.tr("1 puzzle."), self.tr("{count} puzzles.")
        told = "" if nothing else one if self._found == 1 else many.format(count=f"{self._found:,}")
        dialog.show_found(self._joined([told, *self._missing()]), nothing)

    def _joined(self, sentences: Sequence[str]) -> str:
        both = self.tr("{first} {second}")
        return reduce(
            lambda first, second: both.format(first=first, second=second),
            filter(None, sentences),
            "",
        ).strip()

    def _missing(self) -> list[str]:
        """What a search may have passed over, since it is not known yet."""
        query, totals = self._pages.query, self._totals
        told = (
            (query.puzzle, totals.uncanonical, self.tr("{count} are not compared yet.")),
            (
                query.technique,
                totals.without_techniques,
                self.tr("The techniques of {count} are not known yet."),
            ),
            (
                query.levels or query.minutes,
                totals.unrated,
                self.tr("The level of {count} is not known yet."),
            ),
        )
        return [text.format(count=f"{count:,}") for asked, count, text in told if asked and count]

    def _name_play(self, model: LibraryModel) -> None:
        """Say on the key what it does with the puzzle that is chosen."""
        if self._dialog:
            entry = model.entry_at(self._dialog.table.currentIndex().row())
            started = entry is not None and entry.state is State.STARTED
            self._dialog.filters.set_play(self.tr("&Continue") if started else self.tr("&Play"))

    # What goes wrong

    def _refuse(self, fault: object) -> None:
        """Nothing can be listed: say why in place of it."""
        if self._dialog and isinstance(fault, Fault):
            self._dialog.show_found("", say(fault))

    def _complain(self, text: str) -> None:
        if self._dialog:
            self._dialog.notice.say(text, "error", ())
        else:
            self._services.complain(text)

    # Playing

    def _play(self, entry: Entry) -> None:
        """Go on with the puzzle where it was left, or begin it."""
        session = self._player.session
        running = not session.is_finished and session.setup.origin != "draft"
        if running and session.setup.givens == givens_of(entry.puzzle):
            return
        if entry.state is not State.STARTED or not entry.saved:
            self._begin(entry)
            return
        try:
            opened = opened_document(SudokuGame(), files.read(Path(entry.saved)))
        except Fault as fault:
            self._begin(entry)
            self._services.complain(say(fault))
        else:
            self._player.resume(opened, "", saved=False)
