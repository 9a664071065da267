# SPDX-License-Identifier: MIT
"""Sudoku in the window: what the player enters, asks for and is told."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.compose.composing import TOOLS, TOOLS_AT_END, Composing
from sudoku_qt.controllers.sudoku.compose.reworking import Reworking, typed_setup
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.late_parts import DOCK, STEPS, WINDOW, SudokuLateParts
from sudoku_qt.controllers.sudoku.learn.practice import PracticeNotice
from sudoku_qt.controllers.sudoku.library.library import SudokuLibrary
from sudoku_qt.controllers.sudoku.menu import BOARD_ROWS, SUDOKU_ROWS
from sudoku_qt.controllers.sudoku.parts import SudokuParts
from sudoku_qt.controllers.sudoku.play.announcer import ConflictAnnouncer
from sudoku_qt.controllers.sudoku.play.arrival import Arrival
from sudoku_qt.controllers.sudoku.play.checkpoints import Checkpoints
from sudoku_qt.controllers.sudoku.play.entering import Entering
from sudoku_qt.controllers.sudoku.play.history_panel import HistoryPanel
from sudoku_qt.controllers.sudoku.play.house_pulse import HousePulse
from sudoku_qt.controllers.sudoku.play.mistakes import MistakesShown
from sudoku_qt.controllers.sudoku.play.notes import NotesHelp
from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES
from sudoku_qt.controllers.sudoku.play.what_if import WhatIf
from sudoku_qt.controllers.sudoku.play.words import entry_words, filter_words, grid_words
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.puzzle.info import PuzzleInfo
from sudoku_qt.controllers.sudoku.puzzle.new import NewPuzzle
from sudoku_qt.controllers.sudoku.puzzle.typing import TYPING_TOOLS, SudokuTyping
from sudoku_qt.controllers.sudoku.puzzle.way_back import WayBack
from sudoku_qt.controllers.sudoku.replay import SudokuReplay
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame, SudokuMove, SudokuSetup, write_rows
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.late import if_made, to_part
from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.models.list_reading import ListReading
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.record import Record
from sudoku_qt.views.page_keys import BOARD, PAGE, KeyTurn, on_escape
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.sudoku.shortcuts import sudoku_keys

OF_LISTS = "show_list", "list_next", "list_previous"
"""Actions for which there has to be a list."""


class SudokuController(SudokuLateParts):
    """Turns what the player does to the page into moves, and says what came of it."""

    model: SudokuModel
    page: SudokuPage
    rules, rows, options = SudokuGame(), SUDOKU_ROWS, PREFERENCES
    board_rows, prints = BOARD_ROWS, True
    tools = (("hint", "check", "show_steps"),)

    def __init__(self, services: Services, parts: SudokuParts) -> None:
        super().__init__(services, parts)
        self._has_begun = False
        self._name_cells()
        self.preferences.changed.connect(self._rename)  # before anybody who says a name
        self.cards = SudokuCards(self.page, self.model)
        self.foreground_job, self.actions = ForegroundJob(services, self), Actions(self)
        self.session.replaced.connect(self.foreground_job.drop)  # what it found is not of this one
        seen = services, self.session, self.model, self.cards, self.preferences, self.actions
        job, record = self.foreground_job, Record(services.paths.record)
        self.context = context = SudokuContext(*seen, job, record, self.play, self.begin)
        self.new_puzzle = NewPuzzle(context, self)
        self.entering, self.notes = Entering(context, self), NotesHelp(context, self)
        self.arrival, self.hypothesis = Arrival(context, self), WhatIf(context, self)
        self.checkpoints, self.history = Checkpoints(context, self), HistoryPanel(context, self)
        owners = self.entering, self.notes, self.preferences, self.hypothesis, self.checkpoints
        self.mistakes, self.hints = MistakesShown(context, self), HintPanel(context, self)
        panels = self.history, self.hints
        inspect = to_part(self, "inspecting", "inspect")
        self.puzzle_library = SudokuLibrary(context, inspect, self)
        self.composing = Composing(context, self)
        self.reworking = Reworking(context, self.composing, self)
        composed = self.composing, self.composing.guide, self.reworking
        self.way_back = WayBack(context, self)
        self.actions.add(
            self.rows, self, self.new_puzzle, *owners, *panels, *composed, self.way_back
        )
        for name in OF_LISTS:
            self.actions.allow(name, on=False)
        ConflictAnnouncer(context, self)
        self.typing, self.info = SudokuTyping(context), PuzzleInfo(context, self)
        self.replay = SudokuReplay(self.session, self.model, self.cards)
        HousePulse(self.session, self.page, self)
        PracticeNotice(context, self.hints, self)
        self.cards.finish.look_back_clicked.connect(self.replay.begin)
        for over in (self.replay.ended, self.history.closed, self.hints.closed):
            over.connect(self._show_end)
        self.checkpoints.rename_asked.connect(self.history.rename)
        self.hypothesis.show()
        self.checkpoints.show()
        self.keys.offer(*self._key_order())
        self._connect()
        self.entering.begin()
        self.info.describe()

    def _connect(self) -> None:
        """Who hears of whom among the parts."""
        self.leaving.connect(self.way_back.note)
        self.leaving.connect(self.puzzle_library.recorder.keep)
        self.cards.finish.level_clicked.connect(self.new_puzzle.new)
        self.new_puzzle.day_wanted.connect(to_part(self, "calendar", "daily"))
        self.way_back.first_wanted.connect(self.begin_first)
        self.reworking.kept.connect(self.puzzle_library.keep)
        self.way_back.resumed.connect(lambda old, path, kept: self.resume(old, path, saved=kept))
        self.info.described.connect(self.composing.offer_to_play)
        self.cards.info.page_clicked.connect(to_part(self, "learning", "learn_hardest"))
        self.hints.page_asked.connect(to_part(self, "learning", "learn_about"))
        self.page.board.menu_asked.connect(to_part(self, "cell_menu", "open"))
        told = self.entering.changed, self.preferences.changed, self.hints.status_changed
        self.model.remaining_changed.connect(self.status_changed)
        for changed in (self.page.board.cursor_moved, *told):
            changed.connect(self.status_changed)
        self.cards.pad.fill_clicked.connect(self.notes.fill_notes)
        self.entering.typed.connect(self._typed)
        self.entering.erased.connect(self.composing.erase)
        self.composing.changed.connect(self.status_changed)
        self.composing.switched.connect(self._show_mode)
        tip = self.cards.tip
        tip.closed.connect(lambda: self.services.settings.set("tip", value=False))
        self.page.set_card_shown(tip, on=self.services.settings.flag("tip", default=True))
        self.session.replaced.connect(self._begun)
        self.session.changed.connect(self._after_move)
        self.session.finished.connect(to_part(self, "finish", "celebrate"))

    def _key_order(self) -> tuple[KeyTurn, ...]:
        """Who is offered a key that is pressed round the board, in turn, and where.

        Of Escape, the board has its turn after the last who is offered it there: it unlocks a
        digit, drops a selection, then a filter. What nobody takes at all closes the notice.
        """
        return (
            on_escape(if_made(self, "steps", "leave"), BOARD, STEPS, DOCK, WINDOW),
            on_escape(self.replay.leave, BOARD, PAGE),
            on_escape(if_made(self, "hints", "leave"), BOARD, PAGE),
            on_escape(self.history.leave, BOARD, PAGE),
            on_escape(self.typing.leave, PAGE),
            KeyTurn(if_made(self, "hints", "take_key"), (BOARD, PAGE)),
            KeyTurn(if_made(self, "hints", "take_arrow"), (STEPS,)),
        )

    # Words

    @staticmethod
    def told(setup: SudokuSetup, state: Grid) -> str:
        """Tell a puzzle by its level or title, and how much of it is filled."""
        return card.told(setup, state)

    @classmethod
    def menu_title(cls) -> str:
        """Call the game's menu what it is about."""
        return QCoreApplication.translate("SudokuController", "&Puzzle")

    def status(self) -> str:
        """Tell the cursor's cell, the way of entering, how much is filled, and what is marked."""
        learning, lists = SudokuController.learning.made(self), SudokuController.lists.made(self)
        if learning and learning.is_open:
            return learning.status()
        if lists and lists.is_open:
            return lists.status()
        if self.session.is_finished and not self.context.is_drafting:
            return self.tr("Solved")
        cell = self.model.label(self.page.board.cursor_cell)
        if self.composing.is_on:
            return " · ".join((cell, *self.composing.status()))
        if told := self.hints.words():
            return " · ".join((cell, *told))
        steps = SudokuController.steps.made(self)
        parts = (
            cell,
            entry_words(self.entering.entry),
            *(steps.words() if steps else ()),
            *self.hypothesis.words(),
            *filter_words(self.entering.entry),
            *grid_words(self.model.grid, self.mistakes.kind),
            *self.composing.status(),
        )
        return " · ".join(parts)

    def copied(self) -> str:
        """The grid as one line of 81 characters."""
        return "".join(write_rows(self._grid.values))

    def file_name(self) -> str:
        """Propose the seed, or what else the puzzle is known by."""
        return f"{card.file_stem(self.context.setup)}.{self.session.game.name}"

    def board_keys(self) -> BoardKeys:
        """The keys of the grid."""
        return sudoku_keys(self.entering.options)

    def set_keys(self, keys: Mapping[str, Iterable[str]]) -> None:
        """Let the menus, the board and what speaks of its keys have these keys from now on."""
        commands = {row.name: tuple(keys[row.name]) for row in self.board_rows}
        super().set_keys({name: keys[name] for name in keys if name not in commands})
        self.entering.set_commands(commands)
        self.cards.set_keys({name: tuple(each) for name, each in keys.items()})

    def retranslate(self) -> None:
        """Say the card of the puzzle again."""
        self.info.describe()
        if not self.replay.is_on:  # its end shows the card again
            self._show_end()
        self.history.follow()
        for part in (self.replay, self.typing, self.composing, self.hints):
            part.retranslate()
        kind = SudokuController
        for late_part in (kind.steps.made(self), kind.learning.made(self), kind.lists.made(self)):
            if late_part:
                late_part.retranslate()

    def _rename(self, option: str) -> None:
        """Say everything again where cells or techniques are called otherwise now."""
        if option in {"coordinates", "both_names"}:
            self._name_cells()
            self.retranslate()

    def _name_cells(self) -> None:
        self.model.set_letters(self.preferences.value("coordinates") == "letters")

    def print_out(self) -> None:
        """Open the print workshop with the puzzle that is played, or typed in."""
        givens = self._grid.values if self.context.is_drafting else self.context.setup.givens
        self._workshop(self.services, replace(self.context.setup, givens=givens), self._grid).run()

    # Beginning

    def new(self) -> bool:
        """Ask for the kind of puzzle, and begin it; say whether one was begun."""
        return self.new_puzzle.new()

    def begin_first(self) -> None:
        """Begin an easy puzzle, so that a newcomer can play at once."""
        self.new_puzzle.begin_first()

    def take(self, found: Found, said: str) -> None:
        """Look at a puzzle from elsewhere, and begin it if it has one solution."""
        self.inspecting.arrive(found, said)

    def play_entry(self, entry: Entry) -> None:
        """Begin a puzzle of the library."""
        self.puzzle_library.play(entry)

    def take_list(self, reading: ListReading, said: str) -> None:
        """List several puzzles, to choose from."""
        self.lists.open(reading, said)

    def resume(
        self, opened: Opened[SudokuSetup, Grid, SudokuMove], path: str, *, saved: bool
    ) -> None:
        """Go on with a game from a file, unless somebody has made a puzzle of it that is none."""
        givens = opened.setup.givens
        inspection = inspect(givens)
        if inspection.fault and not inspection.solutions:
            self.inspecting.refuse(SudokuSetup(givens), inspection, self.begin)
        else:
            super().resume(opened, path, saved=saved)

    def type_in(self) -> None:
        """Clear the board for a puzzle of the player's own."""
        self.composing.stop_composing()
        self.begin(EMPTY)

    def play_typed(self) -> None:
        """Take what has been typed as the givens of a puzzle, if it is one."""
        self.inspecting.inspect(typed_setup(self._grid.values, self._grid.credits), self.begin)

    def _show_mode(self) -> None:
        """Offer what belongs to playing, to typing in or to composing."""
        self.typing.begin(on=self.context.is_drafting and not self.composing.is_on)
        self.tools_changed.emit()

    def _typed(self, digit: int) -> None:
        """Put a given at the cursor; who only types in goes on to the next cell."""
        (self.composing if self.composing.is_on else self.typing).enter(digit)

    def shown_tools(self) -> tuple[Sequence[Sequence[str]], Sequence[str]]:
        """Those of composing, or of typing in, as long as that is done."""
        if self.composing.is_on:
            return TOOLS, TOOLS_AT_END
        return (TYPING_TOOLS, ()) if self.typing.is_on else super().shown_tools()

    @property
    def has_clock(self) -> bool:
        """Whether a puzzle is played: to make one takes the time it takes."""
        return not (self.composing.is_on or self.typing.is_on)

    def begin(self, setup: SudokuSetup, move: SudokuMove = (), first: Grid | None = None) -> None:
        """Begin a puzzle, where there is a grid with that, or with a move already made."""
        is_this = self.context.is_drafting and setup.givens == self._grid.values
        if not is_this:  # a draft that is played is not left
            self.leaving.emit()
        self.session.begin(setup, first if first or move else self.arrival.start(setup))
        if move:
            self.session.play(move)
            self.arrival.wait()

    def _begun(self) -> None:
        self.info.grading.follow()
        self.info.describe()
        self.entering.begin()
        self.mistakes.follow()
        self.session.clock.hold("draft", on=self.context.is_drafting)
        self._has_begun = True
        self._begin_end()
        self.composing.begin()
        self._show_mode()
        self.arrival.begin()

    # Playing

    def restart(self) -> None:
        """Go back to where the game began; undo brings everything back."""
        if self.is_paused or self.replay.is_on:
            return
        self.hypothesis.end()
        self.play(edits.restart(self._grid, self._first))
        self.arrival.offer_clock()

    def play(self, move: SudokuMove) -> None:
        """Make a move, unless the board is hidden, or shows another position."""
        steps = SudokuController.steps.made(self)
        if move and not (self.is_paused or self.replay.is_on or (steps and steps.leave_preview())):
            self.session.play(move)

    # What follows from it

    def _begin_end(self) -> None:
        """Show how the game went that stands there now, where it is finished."""
        self.page.set_sole_card(None)
        if self.session.is_finished or SudokuController.finish.made(self):
            self.finish.begin()

    def _show_end(self) -> None:
        """The same after a move, or when nothing else stands there any more."""
        if self.session.is_finished or SudokuController.finish.made(self):
            self.finish.show()

    def _after_move(self) -> None:
        """What was said of the grid is no longer true of it."""
        self._show_end()
        if self.context.is_drafting and not self.composing.is_on:
            self.info.describe()
            self.typing.ask()
        elif self._grid.full and not self._grid.solved and not self.context.is_drafting:
            self.mistakes.tell_full()
        else:
            self.services.bars.hide_notice()

    # Within

    @property
    def _grid(self) -> Grid:
        return self.session.state

    @property
    def _first(self) -> Grid:
        """The grid with which the player began: an exercise is not due at its bare givens."""
        if self.context.setup.technique:
            return self.session.history.nodes[0].state
        return self.arrival.start(self.context.setup)
