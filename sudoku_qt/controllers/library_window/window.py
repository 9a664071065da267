# SPDX-License-Identifier: MIT
"""The library's dialog: opened, filled on request, and closed to play an entry."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import reduce

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.entry import entry_named
from sudoku_qt.controllers.game_controller import AnyController, Services, controller_of
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.controllers.library_window.changes import LibraryChanges
from sudoku_qt.controllers.library_window.earlier import take_earlier_games
from sudoku_qt.controllers.library_window.list_settings import keep_order, restore_list
from sudoku_qt.controllers.library_window.long_work import LongWork
from sudoku_qt.controllers.library_window.other_writers import OtherWriters
from sudoku_qt.controllers.library_window.pages import LibraryPages
from sudoku_qt.controllers.library_window.printing import LibraryPrinting
from sudoku_qt.controllers.library_window.queries import query_of, shelves_of, steps_of, terms_of
from sudoku_qt.controllers.library_window.transfers import LibraryTransfers
from sudoku_qt.controllers.workers.library import twins_numbered
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.library.listing import (
    ALL,
    DAILY,
    FAVOURITES,
    REMOVED,
    SOLVED,
    STARTED,
    Listing,
)
from sudoku_qt.models.library.model import LibraryModel
from sudoku_qt.models.library.row import RowWords
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.store.library.entry import GAME, Entry, State, Totals
from sudoku_qt.views.library.dialog import LibraryDialog, ShownGame

WAITING_MS = 300
"""After so long without a result a message says that the search is running."""
AGAIN_MS = 400
"""How long the list waits for further changes before it is refreshed."""

NOTHING = {
    ALL: (
        QT_TRANSLATE_NOOP("LibraryWindow", "Nothing here yet"),
        QT_TRANSLATE_NOOP(
            "LibraryWindow",
            "A puzzle comes here by itself with your first move."
            " “Add puzzles” takes many from a file.",
        ),
    ),
    STARTED: (
        QT_TRANSLATE_NOOP("LibraryWindow", "No game in progress"),
        QT_TRANSLATE_NOOP("LibraryWindow", "One that you leave waits here."),
    ),
    SOLVED: (
        QT_TRANSLATE_NOOP("LibraryWindow", "Nothing finished yet"),
        QT_TRANSLATE_NOOP("LibraryWindow", "Every game that is over stands here."),
    ),
    FAVOURITES: (
        QT_TRANSLATE_NOOP("LibraryWindow", "No favourites yet"),
        QT_TRANSLATE_NOOP("LibraryWindow", "The star at the end of a line puts it here."),
    ),
    DAILY: (
        QT_TRANSLATE_NOOP("LibraryWindow", "No daily puzzle yet"),
        QT_TRANSLATE_NOOP("LibraryWindow", "Each that you play comes here by itself."),
    ),
    REMOVED: (
        QT_TRANSLATE_NOOP("LibraryWindow", "Nothing removed"),
        QT_TRANSLATE_NOOP("LibraryWindow", "What you remove stays here for thirty days."),
    ),
}
"""The headline and the text of an empty shelf; collections have a common one."""


class LibraryWindow(QObject):
    """Opens the dialog and answers its signals."""

    def __init__(
        self, services: Services, games: GameSwitch, open_data: Callable[[bytes], None]
    ) -> None:
        """`open_data` continues the game of a document. Raises `Fault`."""
        super().__init__(services.library)
        self._services, self._access = services, services.library
        self._games, self._open_data = games, open_data
        self._kept = LibraryGames({})
        self._dialog: LibraryDialog | None = None
        self._totals = Totals()
        self._found = 0
        self._listing = Listing()
        self._chosen: tuple[int, ...] = ()
        """The entries that stay chosen when the order or the filters change."""
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self._look_again)
        self._waiting = QTimer(self, singleShot=True, interval=WAITING_MS)
        self._waiting.timeout.connect(self._ask_for_patience)
        self._access.changed.connect(self._follow)

    def library(self) -> None:
        """Show the library; play what was chosen there."""
        choice = self._run()
        while choice == "statistics":
            self._games.controller.actions["statistics"].trigger()
            choice = self._run()
        if isinstance(choice, Entry):
            self._play(choice)

    def _run(self) -> Entry | str | None:
        """Open the dialog, and return the choice."""
        self._kept = kept = self._kept_games()
        take_earlier_games(self._services, kept)
        model = LibraryModel(RowWords(kept.tell, lambda: datetime.now().astimezone()))
        self._model = model
        dialog = self._dialog = LibraryDialog(model, self._services.window, self._shown())
        restore_list(self._services.settings, dialog.heads)
        self._listing, self._chosen = dialog.listing(), ()
        dialog.shelves.statistics.setVisible("statistics" in self._games.controller.actions)
        model.setParent(dialog)
        chosen: list[Entry | str] = []
        self._pages = pages = LibraryPages(self._access, model, dialog)
        long = LongWork(self._services, dialog)
        changes = LibraryChanges(self._access, pages, model, dialog, long)
        transfers = LibraryTransfers(self._services, kept, pages, dialog, long)
        printing = LibraryPrinting(self._services, kept, self._controller_of, long)
        changes.export_asked.connect(transfers.export_chosen)
        changes.print_asked.connect(printing.print_out)
        pages.begun.connect(self._begin_list)
        pages.found.connect(self._show)
        pages.failed.connect(self._refuse)
        dialog.asked.connect(self._ask)
        dialog.table.chosen_changed.connect(lambda: self._name_play(model))
        model.dataChanged.connect(lambda *_: self._name_play(model))

        def leave(what: Entry | str | None) -> None:
            if what is not None:
                chosen.append(what)
                dialog.accept()

        def play(row: int) -> None:
            entry = model.entry_at(row)
            if self._pages.query.removed:
                changes.put_back()
            elif entry is None or not entry.is_damaged:
                leave(entry)

        dialog.played.connect(play)
        dialog.shelves.statistics_clicked.connect(lambda: leave("statistics"))
        others = OtherWriters(self._access, dialog)
        dialog.came_back.connect(others.look)
        self._access.changed.connect(others.note)
        self._name_play(model)
        others.note()
        self._ask()
        self._count()
        dialog.exec()
        pages.stop()
        self._waiting.stop()
        long.leave()
        self._dialog = None
        dialog.deleteLater()
        return chosen[0] if chosen else None

    def _kept_games(self) -> LibraryGames:
        """The games' links to the library, imported on first use."""
        settings, every = self._services.settings, self._games.entries
        kinds = [kind for game in every if game.library for kind in game.library()]
        return LibraryGames({kind.name: kind(settings) for kind in kinds})

    def _owner(self, name: str) -> str:
        """The game that plays the entries of a name."""
        owners = (game.name for game in self._games.entries if game.library
                  and any(kind.name == name for kind in game.library()))  # fmt: skip
        return next(owners, name)

    def _controller_of(self, name: str) -> type[AnyController]:
        """The class of the game that plays the entries of a name."""
        return controller_of(entry_named(self._games.entries, self._owner(name)))

    def _shown(self) -> Sequence[ShownGame]:
        """The games with their names, and the painters of their small boards."""
        games = self._kept.games.items()
        return [ShownGame(name, game.said_title(), game.draw) for name, game in games]

    # What is listed

    def _ask(self) -> None:
        if self._dialog:
            self._waiting.start()
            listing, before = self._dialog.listing(), self._listing
            if not listing.differs_in_order_or_filters(before):
                self._chosen = ()
            elif not self._pages.is_looking:
                self._chosen = self._pages.ids_on(self._dialog.chosen_by_hand())
            self._listing = listing
            keep_order(self._services.settings, listing)
            self._pages.find(query_of(listing, self._kept), self._chosen)

    def _follow(self) -> None:
        """Refresh soon: there may be more changes."""
        if self._dialog and not self._again.isActive():
            self._again.start()

    def _look_again(self) -> None:
        if self._dialog:
            self._pages.find(self._pages.query)
            self._count()

    def _ask_for_patience(self) -> None:
        if self._dialog:
            self._dialog.show_found(self.tr("Looking it up…"), "")

    def _count(self) -> None:
        """Count the entries of the shelves: at first, and after changes."""
        self._access.count_all(self._count_shelves)

    def _begin_list(self, count: int) -> None:
        """Show a first part of the list, whose length is not known yet."""
        self._waiting.stop()
        if self._dialog:
            self._dialog.begin_at_top()
            least = self.tr("At least {count}…").format(count=count)
            self._dialog.show_found(least, "")

    def _show(self, count: int, is_other: bool, lines: list[int]) -> None:  # noqa: FBT001 - a signal's
        """Show how many entries were found, and on which lines those are that stay chosen."""
        self._waiting.stop()
        self._found = count
        if self._dialog:
            if is_other and lines:
                self._dialog.choose(lines)
            elif is_other:
                self._dialog.begin_at_top()
            else:
                self._dialog.choose_some()
            self._number_twins()
            self._say()

    def _number_twins(self) -> None:
        """Say which of the listed entries are the same puzzle."""
        library, model = self._access.library, self._model
        if self._pages.query.twins:
            self._access.read(twins_numbered(library), model.number_twins)
        elif model.has_twins:
            model.number_twins({})

    def _count_shelves(self, totals: Totals) -> None:
        self._totals = totals
        if self._dialog:
            self._dialog.shelves.show_counts(*shelves_of(totals))
            self._dialog.show_tags(on=bool(totals.tags))
            self._dialog.filters.set_terms(terms_of(totals, self._kept))
            self._dialog.filters.set_steps(steps_of(totals, self._kept))
            if not self._pages.is_looking:
                self._say()

    def _say(self) -> None:
        dialog = self._dialog
        if dialog is None:
            return
        listing, head, nothing = dialog.listing(), "", ""
        is_removed = listing.shelf == REMOVED
        if not self._found and listing.is_narrowed:
            nothing = self.tr("Nothing here is like that.")
        elif not self._found:
            head, nothing = map(self.tr, NOTHING.get(listing.shelf, NOTHING[ALL]))
        count = self.tr("{count} entries.", "", self._found).format(count=f"{self._found:,}")
        found = "" if nothing else count
        limit = self.tr("Each is gone thirty days after it was removed.")
        more = [limit] if found and is_removed else []
        dialog.show_found(self._joined([found, *more, *self._missing()]), nothing, head)

    def _joined(self, sentences: Sequence[str]) -> str:
        both = self.tr("{first} {second}")
        return reduce(
            lambda first, second: both.format(first=first, second=second),
            filter(None, sentences),
            "",
        ).strip()

    def _missing(self) -> list[str]:
        """Warnings that a search may be incomplete, since some facts are not known yet."""
        query, totals = self._pages.query, self._totals
        counts = (
            (
                query.puzzle or query.twins,
                totals.uncanonical,
                self.tr("{count} are not compared yet."),
            ),
            (
                query.technique or query.techniques or query.se or query.hardest,
                totals.without_techniques,
                self.tr("The techniques of {count} are not known yet."),
            ),
            (
                query.levels or query.grades or query.minutes,
                totals.unrated,
                self.tr("The level of {count} is not known yet."),
            ),
            (
                query.minimal is not None,
                totals.unexamined,
                self.tr("Of {count} it is not known yet whether all givens are needed."),
            ),
        )
        return [
            text.format(count=f"{count:,}")
            for is_limited, count, text in counts
            if is_limited and count
        ]

    def _name_play(self, model: LibraryModel) -> None:
        """Set the text of the button for the chosen puzzle."""
        if self._dialog:
            entry = model.entry_at(self._dialog.table.currentIndex().row())
            self._dialog.filters.set_play(self._play_words(entry))
            if entry is not None and entry.is_damaged and not self._pages.query.removed:
                self._dialog.filters.play.setEnabled(False)

    def _play_words(self, entry: Entry | None) -> str:
        """The text for opening an entry: a finished game is only viewed."""
        if self._pages.query.removed:
            return self.tr("&Put back")
        if entry is not None and entry.state is State.STARTED:
            return self.tr("&Continue")
        is_over = entry is not None and entry.kind == GAME and entry.state is State.SOLVED
        return self.tr("&Look at it") if is_over else self.tr("&Play")

    # What goes wrong

    def _refuse(self, fault: object) -> None:
        """Show why nothing can be listed."""
        self._waiting.stop()
        if self._dialog and isinstance(fault, Fault):
            self._dialog.show_found("", say(fault))

    def complain(self, text: str) -> bool:
        """Report an error in the dialog; return False if it is not open."""
        if self._dialog:
            self._dialog.notice.say(text, "error", ())
        return self._dialog is not None

    # Playing

    def _play(self, entry: Entry) -> None:
        """Continue a game where it was left, or begin it."""
        game = self._kept.games.get(entry.game)
        if game is None:
            return  # a game that this program does not have
        controller = self._games.switch_game(self._owner(entry.game))
        session = controller.session
        if not session.is_finished and game.is_running(entry, session.setup):
            return

        def opened(data: bytes) -> None:
            if not data:
                controller.play_entry(entry, game)
                return
            try:
                self._open_data(data)
            except Fault as fault:
                refused(fault)

        def refused(fault: Fault) -> None:
            controller.play_entry(entry, game)
            self._services.complain(say(fault))

        library = self._access.library
        self._access.read(lambda _: library.document(entry.id), opened, refused)
