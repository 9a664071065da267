# SPDX-License-Identifier: MIT
"""Sudoku in the window: the player's actions, and their effects."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer

from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.late_parts import DOCK, STEPS, WINDOW, SudokuLateParts
from sudoku_qt.controllers.sudoku.menu import (
    BOARD_ROWS,
    COMPOSE,
    OF_LISTS,
    ONLY_COMPOSING,
    PLAY,
    SUDOKU_ROWS,
    TOOLS_AT_END,
    TOOLS_OF_COMPOSING,
    TYPE,
    VARIANT,
)
from sudoku_qt.controllers.sudoku.parts import SudokuParts
from sudoku_qt.controllers.sudoku.play import words as play_words
from sudoku_qt.controllers.sudoku.play.announcer import ConflictAnnouncer
from sudoku_qt.controllers.sudoku.play.arrival import Arrival
from sudoku_qt.controllers.sudoku.play.checkpoints import Checkpoints
from sudoku_qt.controllers.sudoku.play.entering import Entering
from sudoku_qt.controllers.sudoku.play.house_pulse import HousePulse
from sudoku_qt.controllers.sudoku.play.mistakes import MistakesShown
from sudoku_qt.controllers.sudoku.play.notes import NotesHelp
from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES
from sudoku_qt.controllers.sudoku.play.what_if import WhatIf
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.puzzle.info import PuzzleInfo
from sudoku_qt.controllers.sudoku.puzzle.typing import SudokuTyping, typed_setup
from sudoku_qt.controllers.sudoku.puzzle.way_back import WayBack
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.first_puzzles import first_puzzle
from sudoku_qt.engine.sudoku.game import EMPTY, THOUGHT_MS, SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.late import if_made, to_part
from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.store.record import Record
from sudoku_qt.views.page_keys import BOARD, PAGE, KeyTurn, on_escape
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.sudoku.shortcuts import sudoku_keys

if TYPE_CHECKING:  # whoever makes or takes one imports it; a start need not
    from sudoku_qt.engine.format import Found
    from sudoku_qt.models.list_reading import ListReading

LATER_MS = 3_000
"""How long after the start the remaining parts are made; the player has precedence."""


class SudokuController(SudokuLateParts):
    """Turns the player's actions on the page into moves, and shows the results."""

    model: SudokuModel
    page: SudokuPage
    rules, rows, options = SudokuGame(), SUDOKU_ROWS, PREFERENCES
    board_rows, prints = BOARD_ROWS, True
    tools = ("hint", "check"), ("adopt", "drop")

    def __init__(self, services: Services, parts: SudokuParts) -> None:
        super().__init__(services, parts)
        self._has_begun = self._has_moved = False
        self._name_cells()
        self.preferences.changed.connect(self._rename)  # before the others, which use the names
        self.cards = SudokuCards(self.page, self.model)
        self.foreground_job, self.actions = ForegroundJob(services, self), Actions(self)
        self.session.replaced.connect(self.foreground_job.drop)  # for the game before
        seen = services, self.session, self.model, self.cards, self.preferences, self.actions
        record, ladder = Record(services.paths.record), to_part(self, "ladders", "chosen")
        given = self.foreground_job, record, self.play, self.begin, ladder
        self.context = context = SudokuContext(*seen, *given)
        self.entering, self.notes = Entering(context, self), NotesHelp(context, self)
        self.arrival, self.hypothesis = Arrival(context, self), WhatIf(context, self)
        self.checkpoints = Checkpoints(context, self)
        owners = self.entering, self.notes, self.preferences, self.hypothesis, self.checkpoints
        self.mistakes, self.way_back = MistakesShown(context, self), WayBack(context, self)
        self.actions.add(self.rows, self, *owners, self.way_back)
        for name in (*OF_LISTS, *ONLY_COMPOSING, "play_typed"):
            self.actions.allow(name, on=False)
        ConflictAnnouncer(context, self)
        self.typing, self.info = SudokuTyping(context), PuzzleInfo(context, self)
        HousePulse(self.session, self.page, self)
        self.checkpoints.rename_asked.connect(to_part(self, "history", "rename"))
        self.hypothesis.show()
        self.checkpoints.show()
        self.keys.offer(*self._key_order())
        self._connect()
        self.entering.begin()
        self.info.describe()
        later = QTimer(self, singleShot=True, interval=LATER_MS)
        later.timeout.connect(self._import_soon)
        services.library.closing.connect(later.stop)
        later.start()

    def _connect(self) -> None:
        self.leaving.connect(self.way_back.note)
        for leaving in (self.leaving, self.services.library.closing):
            leaving.connect(self._keep_left)
        self.preferences.opened.connect(to_part(self, "order_editor", "open"))
        self.way_back.first_wanted.connect(self.begin_first)
        self.way_back.resumed.connect(lambda old, path, kept: self.resume(old, path, saved=kept))
        self.cards.info.page_clicked.connect(self._open_page)
        self.page.board.menu_asked.connect(to_part(self, "cell_menu", "open"))
        described = self.model.remaining_changed, self.info.described
        entered = self.page.board.cursor_moved, self.entering.changed
        for changed in (*described, *entered, self.preferences.changed):
            changed.connect(self.status_changed)
        self.cards.pad.fill_clicked.connect(self.notes.fill_notes)
        self.entering.typed.connect(self._typed)
        self.typing.key_moved.connect(self.tools_changed)
        tip = self.cards.tip
        tip.closed.connect(lambda: self.services.settings.set("tip", value=False))
        self.page.set_card_shown(tip, on=self.services.settings.flag("tip", default=True))
        self.model.signs_changed.connect(self.retranslate)
        self.session.replaced.connect(self._begun)
        self.session.changed.connect(self._after_move)
        self.session.finished.connect(to_part(self, "finish", "celebrate"))

    def _key_order(self) -> tuple[KeyTurn, ...]:
        """The handlers of a key around the board, in turn, and where they handle it.

        The board has its turn after the last who is offered Escape there, to unlock a digit, drop a
        selection or a filter. What nobody takes closes the notice.
        """
        return (
            on_escape(if_made(self, "steps", "leave"), BOARD, STEPS, DOCK, WINDOW),
            *(
                on_escape(if_made(self, part, "leave"), BOARD, PAGE)
                for part in ("replay", "hints", "history", "rules_panel", "drawing")
            ),
            on_escape(lambda: self.typing.leave() or self.composing.leave(), PAGE),
            on_escape(if_made(self, "welcome", "leave"), PAGE),
            KeyTurn(if_made(self, "hints", "take_key"), (BOARD, PAGE)),
            KeyTurn(if_made(self, "drawing", "take_key"), (BOARD, PAGE)),
            KeyTurn(if_made(self, "hints", "take_arrow"), (STEPS,)),
        )

    # Words

    @staticmethod
    def description(setup: SudokuSetup, state: Grid) -> str:
        """A puzzle's level or title, and how much of it is filled."""
        return card.description(setup, state)

    @staticmethod
    def caption(setup: SudokuSetup) -> str:
        """Its title, its level, or its origin, and which variant it is."""
        return card.caption(setup)

    @classmethod
    def menu_title(cls) -> str:
        """The title of the game's menu."""
        return QCoreApplication.translate("SudokuController", "&Puzzle")

    def status(self) -> str:
        """The cursor's cell, the entry mode, how much is filled, and the faults shown."""
        kind = SudokuController
        for whole in (kind.learning.made(self), kind.lists.made(self), kind.coach.made(self)):
            if whole and whole.is_open:
                return whole.status()
        step_words = steps.words() if (steps := kind.steps.made(self)) else []
        if self.session.is_finished and not self.context.is_drafting:
            return " · ".join((self.tr("Solved"), *step_words))
        cell = play_words.cell_words(self.model, self.page.board)
        if self.is_composing:
            return " · ".join((cell, *self.composing.status(), *self.drawing.status()))
        if (hints := kind.hints.made(self)) and (hint_words := hints.words()):
            return " · ".join((cell, *hint_words))
        if self.typing.is_on:
            return " · ".join((cell, *self.composing.status(), *self.typing.status()))
        parts = (
            cell,
            *step_words,
            play_words.entry_words(self.entering.entry, self.model.signs),
            *self.hypothesis.words(),
            *play_words.filter_words(self.entering.entry, self.model.signs),
            *play_words.grid_words(self.model.grid, self.model.mistakes),
        )
        return " · ".join(parts)

    def copied(self) -> str:
        """The digits as one line; with rules of its own, an f-puzzles object."""
        from sudoku_qt.engine.sudoku.text.variants.found import copied_line  # rare: 19 ms

        return copied_line(self.context.setup, self._grid)

    def file_name(self) -> str:
        """The title, or the level and the day."""
        today = datetime.now().astimezone().date()
        return f"{card.file_stem(self.context.setup, today)}.{self.session.game.name}"

    def board_keys(self) -> BoardKeys:
        """The keys of the grid."""
        return sudoku_keys(self.entering.options, self.model.side)

    def set_keys(self, keys: Mapping[str, Iterable[str]]) -> None:
        """Set the shortcuts in the menus, on the board and in texts that name them."""
        commands = {row.name: tuple(keys[row.name]) for row in self.board_rows}
        super().set_keys({name: keys[name] for name in keys if name not in commands})
        self.entering.set_commands(commands)
        self.cards.set_keys({name: tuple(each) for name, each in keys.items()})

    def retranslate(self) -> None:
        """Update the card of the puzzle."""
        self.info.describe()
        if not self.is_looking_back:  # else the card is shown again when that ends
            self._show_end()
        self.typing.retranslate()
        kind = SudokuController
        playing = kind.composing, kind.hints, kind.history, kind.replay, kind.steps
        for part in (*playing, kind.learning, kind.lists, kind.coach):
            if made := part.made(self):
                made.retranslate()

    def _rename(self, option: str) -> None:
        """Set all texts again if the names of cells or techniques have changed."""
        if option in {"coordinates", "both_names", "edge_numbers"}:
            self._name_cells()
            self.retranslate()

    def _name_cells(self) -> None:
        self.model.set_letters(self.preferences.value("coordinates") == "letters")
        self.page.set_numbers_shown(self.preferences.is_on("edge_numbers"))

    # Beginning

    def new(self) -> bool:
        """Ask for the kind of puzzle, and begin it; return whether one was begun."""
        return self.new_puzzle.new()

    def begin_first(self) -> None:
        """Begin an easy puzzle, so that a newcomer can play at once."""
        self.begin(first_puzzle())
        if self.services.settings.flag("welcome", default=True):
            self.welcome.ask()

    def take(self, found: "Found", recognition: str) -> None:
        """Check a foreign puzzle, and begin it if it has one solution."""
        self.inspecting.arrive(found, recognition)

    def take_list(self, reading: "ListReading", recognition: str) -> None:
        """List several puzzles to choose from."""
        self.lists.open(reading, recognition)

    def resume(
        self, opened: Opened[SudokuSetup, Grid, SudokuMove], path: str, *, saved: bool
    ) -> None:
        """Resume a game from a file, unless somebody has turned it into an invalid puzzle."""
        inspection = None if opened.setup.variant else inspect(opened.setup.givens)
        if inspection and inspection.fault and not inspection.solutions:
            self.inspecting.refuse(SudokuSetup(opened.setup.givens), inspection, self.begin)
        else:
            super().resume(opened, path, saved=saved)

    def type_in(self) -> None:
        """Clear the board for typing in a puzzle."""
        self.composing.stop_composing()
        self.begin(EMPTY)

    def play_typed(self) -> None:
        """Play what has been typed in, if it is a valid puzzle."""
        self.inspecting.inspect(typed_setup(self._grid), self.begin)

    def _show_mode(self) -> None:
        """Enable the actions for playing, typing in or composing."""
        self.typing.begin(on=self.context.is_drafting and not self.is_composing)
        self.tools_changed.emit()

    def _typed(self, digit: int) -> None:
        """Put a given at the cursor; when only typing in, go on to the next cell."""
        (self.composing if self.is_composing else self.typing).enter(digit)

    def shown_tools(self) -> tuple[Sequence[Sequence[str]], Sequence[str]]:
        """The tools for composing, or typing in, while that is done."""
        if self.is_composing:
            return TOOLS_OF_COMPOSING, TOOLS_AT_END
        return self.typing.tools if self.typing.is_on else super().shown_tools()

    @property
    def mode(self) -> str:
        """Whether a puzzle is being played, typed in or composed."""
        if self.is_composing:
            return COMPOSE
        return TYPE if self.typing.is_on else VARIANT if self.context.setup.variant else PLAY

    @property
    def has_clock(self) -> bool:
        """Whether a puzzle is being played: making one is not timed."""
        return not (self.is_composing or self.typing.is_on)

    def begin(self, setup: SudokuSetup, move: SudokuMove = (), first: Grid | None = None) -> None:
        """Begin a puzzle, perhaps with another first grid, or with a move already made."""
        if not (self.context.is_drafting and setup.givens == self._grid.values):
            self.leaving.emit()  # a draft that is played remains
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
        self.page.board.leave_given()
        self.actions.allow("bank_reset", self.context.setup.origin == "bank")
        self._has_begun, self._has_moved = True, False
        self._begin_end()
        self._show_variant()
        if self.context.is_drafting or SudokuController.composing.made(self):
            self.composing.begin()
        if self.context.setup.technique:
            self.practice.follow()
        self._show_mode()
        self.arrival.begin()

    # Playing

    def restart(self) -> None:
        """Return to the beginning of the game; undo restores everything."""
        if self.session.is_paused or self.is_looking_back:
            return
        self.hypothesis.end()
        self.play(edits.restart(self._grid, self._first))
        self.arrival.offer_clock()

    def play(self, move: SudokuMove) -> None:
        """Make a move, unless the board is hidden, or shows another position."""
        leaves_preview = if_made(self, "steps", "leave_preview")
        if move and not (self.session.is_paused or self.is_looking_back or leaves_preview()):
            self.session.play(move)

    # What follows from it

    def _keep_left(self) -> None:
        """Save a game that is left in the library, if it was played or thought about."""
        if self._has_moved or self.session.clock.elapsed_ms() >= THOUGHT_MS:
            self.puzzle_library.recorder.keep()

    def _begin_end(self) -> None:
        """Show the result of a game that is finished already."""
        self.page.set_sole_card(None)
        if self.session.is_finished or SudokuController.finish.made(self):
            self.finish.begin()

    def _show_end(self) -> None:
        """The same after a move, or when the board is visible again."""
        if self.session.is_finished or SudokuController.finish.made(self):
            self.finish.show()

    def _after_move(self) -> None:
        """Drop messages about the former grid."""
        self._has_moved = True
        self._show_end()
        if self.context.is_drafting and not self.is_composing:
            self.info.describe()
            self.typing.go_on()
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
        """The grid with which the player began: an exercise begins later than its bare givens."""
        if self.context.setup.technique:
            return self.session.history.nodes[0].state
        return self.arrival.start(self.context.setup)

    @property
    def is_looking_back(self) -> bool:
        """Whether the board shows, or may show, an earlier position."""
        replay = SudokuController.replay.made(self)
        return replay is not None and replay.is_on

    @property
    def is_composing(self) -> bool:
        """Whether a puzzle is being composed, and not only typed in."""
        return self._has_begun and self.context.is_drafting and self.composing.is_on
