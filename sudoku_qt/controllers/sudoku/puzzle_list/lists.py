# SPDX-License-Identifier: MIT
"""A list of puzzles in the window: shown while it is read, played from, and walked."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.puzzle_list.exporting import Chosen, ListExport
from sudoku_qt.controllers.sudoku.puzzle_list.rating import ListRating
from sudoku_qt.controllers.sudoku.workers.puzzle_lists import Solved, find_solved
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.list_reading import ListReading
from sudoku_qt.models.sudoku.puzzle_list import PuzzleListModel
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.puzzle_list.page import PuzzleListPage
from sudoku_qt.views.widgets.lists.line_table import lines_in

HOLD = "list"
GROWN = 1.5
"""The growth after which a list is displayed again, which costs the window some time each time."""
NAMED, MOST_FAULTS = 5, 20
"""The number of damaged lines that are named, and the number of sentences behind the button."""


class PuzzleLists(QObject):
    """Knows the list that was opened last, and which of its puzzles is being played."""

    place_changed = Signal()
    """Another puzzle of the list is being played, or none."""
    keeping_asked = Signal(object)
    """The list is to be added to the library, as a `ListReading`."""

    puzzle_wanted = Signal(object)
    """A puzzle of the list is to be begun, as a `Found`."""
    first_wanted = Signal()
    """There is no game to go back to."""

    def __init__(self, context: SudokuContext, has_game: bool, parent: QObject) -> None:  # noqa: FBT001 - one of two states
        """`has_game` tells whether there is a game to go back to."""
        super().__init__(parent)
        self._context, self._services = context, context.services
        self._window = context.services.window
        self.model = PuzzleListModel(self)
        self._rating = ListRating(context.services, self.model, self)
        self._export = ListExport(context, self)
        self._reading: ListReading | None = None
        self._wanted, self._last, self._solved_job = -1, -1, 0
        self._has_game = has_game
        context.session.replaced.connect(self._follow_game)
        self._window.filled_changed.connect(self._follow_window)
        self._rating.went_on.connect(self._say_rating)
        context.cards.walk.walked.connect(self.walk)
        context.cards.walk.list_clicked.connect(self.show_list)

    @cached_property
    def page(self) -> PuzzleListPage:
        """The page, created on first use."""
        page = PuzzleListPage(self.model)
        page.left.connect(self.leave)
        page.table.played.connect(self.play)
        page.export_asked.connect(self._write)
        page.keeping_asked.connect(lambda: self.keeping_asked.emit(self._reading))
        page.rating_asked.connect(lambda on: self._rating.begin() if on else self._rating.stop())
        self._rating.watch(page.table)
        return page

    # Coming and going

    @property
    def is_open(self) -> bool:
        """Whether the page is shown in place of the game."""
        return "page" in self.__dict__ and self._window.filling() is self.page

    def open(self, reading: ListReading, recognition: str) -> None:
        """Show a list that is being read, or was; none of it is being played yet."""
        if self._reading:
            self._reading.grown.disconnect(self._grow)
        self._reading, self._last = reading, -1
        reading.grown.connect(self._grow)
        self._rating.stop()
        self.model.show_list(reading.puzzles)
        self.show_list()
        self.page.table.go_to(0)
        self._find_solved()
        if recognition:
            self._services.tell(recognition)

    def show_list(self) -> None:
        """Show the list in place of the game."""
        if self._reading is None:
            return
        self._context.session.clock.hold(HOLD, on=True)
        page = self.page
        self._window.fill(page)
        self.retranslate()
        page.table.go_to(max(self.model.here, 0))
        self._rating.begin()

    def leave(self) -> None:
        """Return to the game, or to a first one if there was none."""
        if self.is_open:
            self._window.fill(None)
            if not self._has_game:
                self.first_wanted.emit()

    def _follow_window(self) -> None:
        """Stop the clock of the game while this is shown in its place; afterwards stop rating."""
        self._context.session.clock.hold(HOLD, on=self.is_open)
        if not self.is_open:
            self._rating.stop()

    # Playing

    def play(self, row: int) -> None:
        """Begin a puzzle of the list."""
        if 0 <= row < self.model.rowCount():
            self._wanted = row
            self.puzzle_wanted.emit(self.model.found_at(row))

    def walk(self, way: int) -> None:
        """Begin the next puzzle (1) or the previous one (-1)."""
        self.play(self.model.here + way)

    def list_next(self) -> None:
        """Begin the next puzzle."""
        self.walk(1)

    def list_previous(self) -> None:
        """Begin the puzzle before."""
        self.walk(-1)

    @property
    def has_next(self) -> bool:
        """Whether a puzzle of the list is being played, and another follows."""
        return 0 <= self.model.here < self.model.rowCount() - 1

    def _follow_game(self) -> None:
        """Find out whether a new game belongs to the list."""
        self._has_game = True
        row = self._last if self._wanted < 0 else self._wanted  # the last puzzle may be continued
        here = self._context.setup.identity
        is_listed = 0 <= row < self.model.rowCount() and self.model.setup_at(row).identity == here
        self.model.set_here(row if is_listed else -1)
        self._wanted, self._last = -1, row
        self._say_place()
        if self.is_open:
            self._window.fill(None)

    def mark_solved(self) -> None:
        """Mark the current puzzle as solved."""
        self.model.add_solved(self._context.setup)

    # What is known

    def _find_solved(self) -> None:
        jobs, puzzles = self._services.jobs, self.model
        jobs.cancel(self._solved_job)

        def found(solved: Solved) -> None:
            puzzles.set_solved(solved.puzzles)
            if self.is_open and self.page.table.currentIndex().row() <= 0:
                self.page.table.go_to(solved.first_left)

        def failed(fault: Fault) -> None:
            self._services.complain(say(fault))

        if self._reading:
            work = find_solved(self._context.record, self._reading.puzzles)
            self._solved_job = jobs.start(work, found, failed)

    def _grow(self) -> None:
        """Show a list again if it has grown much, or is complete."""
        reading = self._reading
        if reading is None:
            return
        if not reading.is_whole and len(reading.puzzles) < GROWN * self.model.rowCount():
            return
        self.model.grow()
        self._say_head()
        self._say_place()
        self._rating.go_on()

    def _write(self, chosen: bool) -> None:  # noqa: FBT001 - a signal's
        """Write the chosen lines, or all, to a file."""
        if self._reading is None:
            return
        ranges = self.page.table.chosen() if chosen else [range(self.model.rowCount())]
        name = Path(self._reading.name).stem or self.tr("puzzles")
        self._export.write(Chosen(self._reading.puzzles, tuple(lines_in(ranges)), name))

    # Words

    def status(self) -> str:
        """The status line: which list is shown."""
        return self._title

    def retranslate(self) -> None:
        """Set all texts again in the installed language."""
        self._say_place()
        if "page" not in self.__dict__:
            return
        self.model.say_anew()
        self._say_head()
        self._say_rating()

    @property
    def _title(self) -> str:
        name = self._reading.name if self._reading else ""
        return name or self.tr("Pasted puzzles")

    def _say_head(self) -> None:
        if self._reading is None or "page" not in self.__dict__:
            return
        count, reading = self.model.rowCount(), self._reading
        if reading.is_stopped:
            text = self.tr("{count} puzzles; the others were not read", "", count)
        elif reading.is_whole:
            text = self.tr("{count} puzzles", "", count)
        else:
            text = self.tr("{count} puzzles so far…", "", count)
        self.page.show_head(self._title, text.format(count=f"{count:,}"))
        self.page.show_damaged(
            self._damaged_words(reading), [say(fault) for fault in reading.faults[:MOST_FAULTS]]
        )

    def _damaged_words(self, reading: ListReading) -> str:
        """The message about damaged lines; "" if there are none."""
        lines = [str(fault.message.facts["line"]) for fault in reading.faults[:NAMED]]
        names = self.tr(", ").join(lines) + ("…" if reading.damaged > len(lines) else "")
        text = self.tr("{count} lines are no puzzles: {lines}", "", reading.damaged)
        return text.format(count=reading.damaged, lines=names) if lines else ""

    def _say_rating(self) -> None:
        if not self.is_open:
            return
        known, count = self.model.rated, self.model.rowCount()
        text = self.tr("Levels: {known} of {count}").format(known=f"{known:,}", count=f"{count:,}")
        whole = known == count
        self.page.show_rating("" if whole else text, running=self._rating.is_on, whole=whole)

    def _say_place(self) -> None:
        """Show beside the board the puzzle's place in the list, and the ways to others."""
        here, count = self.model.here, self.model.rowCount()
        cards, actions = self._context.cards, self._context.actions
        place = self.tr("Puzzle {number} of {count}")
        words = place.format(number=f"{here + 1:,}", count=f"{count:,}")
        cards.walk.set_place(words, self._title, first=here <= 0, last=here >= count - 1)
        cards.page.set_card_shown(cards.walk, on=here >= 0)
        actions.allow("show_list", self._reading is not None)
        actions.allow("list_next", self.has_next)
        actions.allow("list_previous", here > 0)
        self.place_changed.emit()
