# SPDX-License-Identifier: MIT
"""The tournament in the window: its dialogs, its games in the library, and its progress."""

from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku import words
from sudoku_qt.controllers.gomoku.library.entries import entry_of_found
from sudoku_qt.controllers.gomoku.tournament import wanted as wishes
from sudoku_qt.controllers.gomoku.tournament.games import TournamentGames
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, LARGEST
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tournament.openings import openings_in
from sudoku_qt.engine.gomoku.tournament.records import found_in
from sudoku_qt.engine.gomoku.tournament.table import crosstable
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.text import MAX_BYTES, decode
from sudoku_qt.models.gomoku.crosstable import GameLine
from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.tournament import TournamentShown
from sudoku_qt.models.language import locale
from sudoku_qt.models.library.row import BETWEEN
from sudoku_qt.models.words import say
from sudoku_qt.store import files
from sudoku_qt.store.gomoku.engines import EngineStore
from sudoku_qt.store.library.entry import Entry, Source
from sudoku_qt.store.library.library import Library
from sudoku_qt.views.gomoku.tournament.new import NewTournamentDialog
from sudoku_qt.views.gomoku.tournament.table import NEW, TournamentDialog

SEEDS = 1 << 20


class TournamentDesk(QObject):
    """Asks for a tournament, shows it, and keeps its games; it runs on while one plays."""

    opened = Signal(object, str)
    """A game, as a `Found`, is to be shown, and what it is."""

    def __init__(
        self, services: Services, store: EngineStore, engines: EngineList, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services, self._store, self._engines = services, store, engines
        self.games = TournamentGames(self._services.paths.gomoku_tournament, self)
        self.shown = TournamentShown(self)
        self._shows_progress = False
        self._connect()
        self._list()

    def _connect(self) -> None:
        shown, games = self.shown, self.games
        shown.engine_wanted.connect(self._engines.wanted)
        shown.file_wanted.connect(self._ask_file)
        shown.stop_wanted.connect(games.stop)
        shown.go_on_wanted.connect(self.go_on)
        shown.library_wanted.connect(self._services.library.show_asked)
        shown.game_wanted.connect(self.open_game)
        self._engines.changed.connect(self._list)
        games.changed.connect(self._show)
        games.ended.connect(self._keep)
        games.finished.connect(self._tell_end)
        games.failed.connect(self._tell_failure)
        self._services.window.closed.connect(lambda _: games.close())

    # The dialogs

    def open(self) -> None:
        """Show the tournament that runs or ran last; without one, ask for one."""
        try:
            self.games.load()
        except (Fault, OSError):
            self.games.tournament = None  # a new one replaces the damaged log
        if self.games.tournament is None and not self._ask():
            return
        self._show()
        dialog = TournamentDialog(self.shown, self._services.window)
        answer = dialog.exec()
        dialog.deleteLater()  # its signals hold it, so it would wait for Python's collector
        if answer == NEW and self._ask():
            self.open()

    def _ask(self) -> bool:
        """Ask for a tournament and begin it; False if the player cancels."""
        services = self._services
        before = wishes.remembered(services.settings)
        chosen = NewTournamentDialog.ask(before, self.shown, services.window)
        if chosen is None:
            return False
        wishes.remember(services.settings, chosen)
        engines = self._store.engines()
        read = openings_in(self.shown.file_text, chosen.size)
        seed = Random().randrange(SEEDS)
        able = wishes.competitors(engines)
        tournament = wishes.tournament_of(chosen, able, engines, read, seed)
        tournament = replace(tournament, title=self._new_title())
        try:
            self.games.begin(tournament, chosen.at_once)
        except OSError as error:
            self._tell_failure(error.strerror or str(error))
            return False
        return True

    def _new_title(self) -> str:
        """The name of the collection: when the tournament began."""
        now = locale().toString(QDateTime.currentDateTime(), QLocale.FormatType.ShortFormat)
        return self.tr("Tournament {date}").format(date=now)

    def go_on(self) -> None:
        """Go on with a tournament that was stopped, also before the program was left."""
        if self.games.tournament is None or self.games.is_running:
            return
        tournament = wishes.with_commands(self.games.tournament, self._store.engines())
        if gone := wishes.missing(tournament):
            text = self.tr("{name} is no longer in the list of engines; choose it again first.")
            self.shown.words = text.format(name=gone[0])
            self.shown.changed.emit()
            return
        try:
            at_once = wishes.remembered(self._services.settings).at_once
            self.games.go_on(tournament, at_once)
        except (Fault, OSError) as fault:
            reason = say(fault) if isinstance(fault, Fault) else fault.strerror
            self._tell_failure(reason or str(fault))

    def _ask_file(self) -> None:
        """Let the player choose a file of openings."""
        window = QApplication.activeModalWidget() or self._services.window
        title, kinds = self.tr("Choose a file of openings"), self.tr("All files (*)")
        name, _ = QFileDialog.getOpenFileName(window, title, str(Path.home()), kinds)
        if name:
            self.read_file(Path(name))

    def read_file(self, path: Path) -> None:
        """Read the openings of a file, and say how many there are."""
        shown = self.shown
        try:
            shown.file_text = decode(files.read(path, MAX_BYTES))
            count = len(openings_in(shown.file_text, LARGEST))
            words = self.tr("{name}: {count} openings", "", count)
            shown.file_words = words.format(name=path.name, count=count)
        except (Fault, OSError) as fault:
            shown.file_text = ""
            reason = say(fault) if isinstance(fault, Fault) else fault.strerror
            shown.file_words = f"{path.name}: {reason}"
        shown.changed.emit()

    # What is shown

    def _list(self) -> None:
        """List everybody who can play."""
        shown, newest = self.shown, self._engines.newest
        shown.competitors = wishes.competitors(self._store.engines())
        shown.engine_words = self._engines.words
        shown.newest = f"{wishes.ENGINE}{newest}" if newest else ""
        shown.changed.emit()

    def _show(self) -> None:
        games, shown = self.games, self.shown
        tournament = games.tournament
        if tournament is None:
            return
        names = [each.name for each in tournament.entrants]
        table = crosstable(len(names), games.pairings, games.over.items())
        shown.table.show_table(table, names)
        numbers = sorted(games.over, reverse=True)
        shown.games.show_games([self._line(number) for number in numbers])
        shown.title = self.tr("Tournament")
        shown.done, shown.total = len(games.over), games.total
        shown.is_running = games.is_running
        setup = GomokuSetup(size=tournament.terms.size, rule=tournament.terms.played_rule)
        count = self.tr("{done} of {total} games")
        parts = (
            words.settings_line(setup),
            self.tr("{seconds} s a move").format(seconds=f"{tournament.terms.turn / 1000:g}"),
            count.format(done=f"{shown.done:,}", total=f"{shown.total:,}"),
        )
        shown.words = BETWEEN.join(parts)
        shown.changed.emit()
        self._show_progress()

    def _line(self, number: int) -> GameLine:
        black, white = self._names(number)
        played = self.games.over[number]
        return GameLine(number + 1, black, white, self._result(number), len(played.moves))

    def _names(self, number: int) -> tuple[str, str]:
        tournament, game = self.games.present, self.games.pairings[number]
        return tournament.entrants[game.black].name, tournament.entrants[game.white].name

    def _result(self, number: int) -> str:
        played = self.games.over[number]
        reason = say(played.reason)
        if played.winner == EMPTY:
            return self.tr("drawn ({reason})").format(reason=reason)
        black, white = self._names(number)
        name = black if played.winner == BLACK else white
        return self.tr("{name} won ({reason})").format(name=name, reason=reason)

    def _show_progress(self) -> None:
        """Show in the window that it runs; the strip may be another work's meanwhile."""
        bars, shown = self._services.bars, self.shown
        if shown.is_running and not self._shows_progress:
            bars.show_progress(self.tr("The tournament is running"), self.games.stop)
        if shown.is_running:
            bars.set_progress(shown.done / max(1, shown.total))
        elif self._shows_progress:
            bars.hide_progress()
        self._shows_progress = shown.is_running

    def _tell_end(self) -> None:
        tournament = self.games.tournament
        if tournament is None or len(self.games.over) < self.games.total:
            return
        table = crosstable(len(tournament.entrants), self.games.pairings, self.games.over.items())
        name = tournament.entrants[table[0].entrant].name
        text = self.tr("The tournament is over; {name} has most points.").format(name=name)
        self._services.tell(text, [(self.tr("Show"), self.open)])

    def _tell_failure(self, reason: str) -> None:
        text = self.tr("The tournament cannot be logged: {reason}. It has stopped.")
        self.shown.words = text.format(reason=reason)
        self.shown.changed.emit()
        self._services.complain(self.shown.words)

    # The games

    def _keep(self, number: int) -> None:
        """Put a game into the library, in the collection of its tournament."""
        found = self._found(number)
        library = self._services.library
        like = Entry("", "", source=Source.MADE, collection=self._title())
        library.write(keep_game(library.library, found, like))

    def _found(self, number: int) -> Found:
        """The game of a number; its comment says of which tournament it is, and its result."""
        games = self.games
        return found_in(games.present, number, games.over[number], self._told(number))

    def _told(self, number: int) -> str:
        title = self.tr("{name}, game {number}").format(name=self._title(), number=number + 1)
        return BETWEEN.join((title, self._result(number)))

    def open_game(self, line: int) -> None:
        """Open the game in a line of the list; it is the library's own entry."""
        number = self.shown.games.lines[line].number - 1
        self.opened.emit(self._found(number), self._told(number))

    def _title(self) -> str:
        tournament = self.games.tournament
        return tournament.title if tournament else ""


@as_work
def keep_game(_: Ticket, library: Library, found: Found, like: Entry) -> int:
    """The work of adding a game to the library. Raises `Fault`."""
    return library.add([entry_of_found(found, like)])
