# SPDX-License-Identifier: MIT
"""Composing a puzzle: each key is answered by a survey, and partners by symmetry follow."""

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.sudoku.compose import words
from sudoku_qt.controllers.sudoku.compose.surveyor import Surveyor
from sudoku_qt.controllers.sudoku.compose.symmetry_guide import SymmetryGuide
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.menu import ACTION_OF, ONLY_COMPOSING, TOOLS_AT_END
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.compose.partners import digits_for, partners_of
from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuSetup
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.sudoku.board.cell import Mark
from sudoku_qt.models.sudoku.compose.layers import Layers, composed_cells, tells
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.compose.card import Answer
from sudoku_qt.views.sudoku.compose.layers_card import LAYERS
from sudoku_qt.views.themed import PRIMARY
from sudoku_qt.views.window.notice_bar import announce

LATE_MS = 500
"""How long an answer stays after the next key or stroke, until the one about that is there."""
ON, LAYER = "compose", "compose_{name}"
"""The settings: whether a draft is composed or only typed in, and the layer shown."""


class Composing(QObject):
    """Shows what the givens leave open, and turns input into moves."""

    changed = Signal()
    """More is known about the draft."""
    counted = Signal(str)
    """The number of solutions of the draft in words, "" while it has few givens."""
    switched = Signal()
    """The typed draft is composed from now on."""
    begun = Signal(bool)
    """Another puzzle is shown, which is composed or not."""

    def __init__(self, context: SudokuContext, guide: SymmetryGuide, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._settings = context, context.services.settings
        self._cards, self._board = context.cards, context.cards.page.board
        self.surveyor = Surveyor(context.services.jobs, self)
        self.guide = guide
        guide.chosen.connect(self._show)
        self._shown_on = False
        self._drawn: object = None
        self.late = QTimer(self, singleShot=True, interval=LATE_MS)
        """Runs out when an answer is late."""
        self.late.timeout.connect(self._show_waiting)
        self.surveyor.surveyed.connect(self._show)
        self.surveyor.rated.connect(self._show_card)
        context.session.changed.connect(self._follow)
        self._board.cursor_moved.connect(self._show_cells)
        self._cards.layers.switched.connect(self._switch)
        self._cards.pad.pair_clicked.connect(self.erase_pair)

    # Whether it is on

    @property
    def is_on(self) -> bool:
        """Whether a puzzle is being composed, and not only typed in."""
        return self._context.is_drafting and self._settings.flag(ON, default=False)

    @property
    def can_play(self) -> bool:
        """Whether playing can be asked for: a composer is told why a draft is no puzzle."""
        known = self._known
        is_none = known is not None and not known.is_unique
        is_something = any(self._values) or self._context.grid.puzzle is not None
        return self._context.is_drafting and is_something and not (self.is_on and is_none)

    def compose(self) -> None:
        """Compose the puzzle that is being typed in, or begin with an empty board."""
        self._settings.set(ON, value=True)
        if self._context.is_drafting:
            self.begin()
            self.switched.emit()
            self._context.services.bars.hide_notice()
        else:
            self._context.begin(EMPTY)

    def compose_this(self) -> None:
        """Compose from the givens and the rules of the current puzzle, with its credits."""
        self._settings.set(ON, value=True)
        self._compose_from(self._context.session.setup)

    def _compose_from(self, setup: SudokuSetup) -> None:
        game, draft = self._context.session.game, EMPTY
        if setup.variant:
            bare = bytes(len(setup.givens))
            draft = replace(EMPTY, givens=bare, variant=replace(setup.variant, givens=bare))
        start = game.start(draft)
        called = start.credits._replace(
            title=setup.title, author=setup.author, comment=setup.comment
        )
        move = edits.fill(start, setup.givens) + edits.call(start, called)
        self._context.begin(draft, first=game.play(draft, start, move))

    def fill(self, found: Found, recognition: str) -> bool:
        """Take a foreign position as the givens, in one move; return whether it is valid.

        One with rules of its own, or of another size, is composed from the beginning.
        """
        try:
            setup = position_of(found).setup
        except Fault:
            return False
        if setup.variant or len(setup.givens) != len(self._values):
            self._compose_from(setup)
        else:
            self._context.play(edits.fill(self._context.session.state, setup.givens))
        self._context.services.tell(" ".join(filter(None, (recognition, *map(say, found.notices)))))
        return True

    def leave(self) -> bool:
        """Stop a rework, close a notice, or return to the game; return whether there was any.

        The draft is kept among the earlier games.
        """
        page, bars = self._cards.page, self._context.services.bars
        if self.is_on and self._context.foreground_job.is_running:
            self._context.foreground_job.drop()
            bars.hide_progress()
            return True
        is_seen = self.is_on and self._context.services.window.page() is page
        leaves = is_seen and not bars.notice_text()
        if leaves:
            self._context.actions["leave_composing"].trigger()
        return leaves

    def stop_composing(self) -> None:
        """Go on with typing in only."""
        self._settings.set(ON, value=False)

    def begin(self) -> None:
        """Show the survey of the present givens, or nothing if nothing is being composed."""
        on, tip = self.is_on, self._settings.flag("tip", default=True)
        self._context.actions["play_typed"].setProperty(PRIMARY, self._context.is_drafting)
        if on != self._shown_on:
            self._shown_on = on
            self._cards.set_composing(on, tip=tip)
        self.surveyor.forget()
        self._cards.compose.show_answer(Answer())
        self._drawn = None
        self._context.model.set_composed()
        self._allow()
        self.guide.name()
        if self._context.is_drafting:
            self._ask()
        self.begun.emit(on)
        self.changed.emit()

    def _ask(self) -> None:
        self.surveyor.ask(self._values, self._context.grid.puzzle)
        self.late.start()

    def _show_waiting(self) -> None:
        """Drop the answer about the draft as it was, if that of now takes long."""
        if self.is_on and not self.is_of_now:
            self._cards.compose.show_answer(words.waiting())

    def offer_to_play(self) -> None:
        """Enable playing the draft, if it can be played."""
        self._context.actions.allow("play_typed", self.can_play)
        self._cards.info.allow_play(on=self.can_play)

    def _allow(self) -> None:
        actions = self._context.actions
        for name in ONLY_COMPOSING:
            actions.allow(name, self.is_on)
        actions.allow("compose_this", not self._context.is_drafting)
        for name in LAYERS:
            actions[ACTION_OF[name]].setChecked(getattr(self._layers, name))

    @property
    def _values(self) -> bytes:
        return self._context.session.state.values

    # What is typed

    def enter(self, digit: int) -> None:
        """Put a given at the cursor and, if partners follow, some into its empty partners."""
        cell, grid = self._board.cursor_cell, self._context.session.state
        move = edits.place(grid, cell, digit)
        if self.guide.follows and grid.values[cell] != digit:
            after = grid.with_value(cell, digit).values
            found = digits_for(after, self._partners(cell))
            move += tuple(edit for each in found for edit in edits.place(grid, each, found[each]))
        self._context.play(move)

    def erase(self) -> None:
        """Empty the selected cells and, if partners follow, those too."""
        cells = self._board.selected_cells()
        if self.is_on and self.guide.follows:
            self.erase_pair()
        else:
            self._context.play(edits.erase(self._context.session.state, cells))

    def erase_pair(self) -> None:
        """Empty the selected cells and their partners."""
        cells = set(self._board.selected_cells())
        for cell in tuple(cells):
            cells.update(self._partners(cell))
        self._context.play(edits.erase(self._context.session.state, sorted(cells)))

    def _partners(self, cell: int) -> tuple[int, ...]:
        """The partners of a cell by symmetry, which only boards of nine rows have."""
        is_usual = len(self._values) == CELLS
        return partners_of(self.guide.symmetry, cell) if is_usual else ()

    # The layers

    @property
    def _layers(self) -> Layers:
        settings = self._settings
        return Layers(*(settings.flag(LAYER.format(name=name), default=True) for name in LAYERS))

    def _switch(self, name: str, on: bool) -> None:  # noqa: FBT001 - a signal's
        self._settings.set(LAYER.format(name=name), value=on)
        self._context.actions[ACTION_OF[name]].setChecked(on)
        self._show()

    def show_possible(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Show the digits that are in some solution, or not."""
        self._switch("possible", on)

    def show_settled(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Show what is the same in every solution, or not."""
        self._switch("settled", on)

    def show_redundant(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Show the redundant givens, or not."""
        self._switch("redundant", on)

    def show_partners(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Outline the partners of the cursor's cell, or not."""
        self._switch("guide", on)

    # What is shown

    def _follow(self, _cells: Collection[int]) -> None:
        """Survey again after a given was added or removed."""
        if self._context.is_drafting:
            self._ask()
            self._show_cells()

    def _show(self) -> None:
        self._show_cells()
        self._show_card()

    def _show_cells(self) -> None:
        """Show the requested layers on the board and the pad, as far as they are known."""
        if not self.is_on:
            return
        known, model, orbit = self._known, self._context.model, self._orbit
        drawn = known and (known.possible, known.shares, known.redundant), self._layers, orbit
        if drawn != self._drawn:  # a new count alone does not change the drawing
            self._drawn = drawn
            cells = len(self._values)
            model.set_composed(composed_cells(known, self._layers, orbit, cells=cells))
        if known and known.amiss and self.is_of_now:
            model.set_marks(dict.fromkeys(known.amiss, Mark.SHOWN))
        cell = self._board.cursor_cell
        is_told = known is not None and known.count != 0 and not self._values[cell]
        every = self._context.grid.shape.digits
        self._cards.pad.set_possible(known.possible[cell] if known and is_told else every)

    @property
    def _known(self) -> Survey | None:
        """The latest survey, if it is of a board of this size."""
        known = self.surveyor.survey
        return known if known and len(known.givens) == len(self._values) else None

    @property
    def is_of_now(self) -> bool:
        """Whether the latest survey is that of the present givens and rules."""
        known = self._known
        now = self._values, self._context.grid.puzzle
        return known is not None and (known.givens, known.drawn) == now

    @property
    def _orbit(self) -> tuple[int, ...]:
        """The cells that the guide outlines: the cursor's partners, and its own cell if missing."""
        cell = self._board.cursor_cell
        others = self._partners(cell)
        is_missing = not self._values[cell] and any(self._values[other] for other in others)
        return (*others, cell) if is_missing else others

    def _show_card(self) -> None:
        """Show what is known; until there is a new number of solutions, the former one stays."""
        known = self._known
        for name in TOOLS_AT_END:
            self._context.actions.allow(name, self.can_play)
        if known and known.count is not None and self.is_of_now:
            self.counted.emit(self.number)
        if not self.is_on or known is None:
            self.changed.emit()
            return
        card, is_few = self._cards.compose, not tells(known)
        if known.count is not None or is_few or not card.accessibleName():
            both = self._context.preferences.is_on("both_names")
            answer = words.answer(known, self.surveyor.rating, self._context.model.label, both=both)
            before = card.accessibleName()
            card.show_answer(answer)
            if before != card.accessibleName() and (known.count == 0 or not is_few):
                announce(card, card.accessibleName())
        self._cards.pad.set_paired(bool(self.guide.word))
        layers = words.layers_told(known, self.guide.word)
        self._cards.layers.show_layers(self._layers._asdict(), layers)
        self.changed.emit()

    @property
    def number(self) -> str:
        """How many solutions a draft has; "" while it has too few givens for a puzzle."""
        known = self._known
        if known is None or not self._context.is_drafting:
            return ""
        return words.number_words(known) if tells(known) or known.count == 0 else ""

    def status(self) -> list[str]:
        """The parts of the status line."""
        known = self._known
        parts = [self.number] if self.number else []
        if self.is_on and known is not None and not self._cards.compose.isVisible():
            both = self._context.preferences.is_on("both_names")
            label, rating = self._context.model.label, self.surveyor.rating
            parts.append(words.answer(known, rating, label, both=both).advice)
        parts += [words.translated(words.COMPOSING)] if self.is_on else []
        cell = self._board.cursor_cell
        alone = [each for each in self._partners(cell) if not self._values[each]]
        if self.is_on and alone and self._values[cell]:
            called = self._context.model.label(cell)
            parts.append(words.translated(words.PARTNER_EMPTY, cell=called))
        return parts

    def retranslate(self) -> None:
        """Set all texts again."""
        self.guide.name()
        self._show_card()

    def show_completing(self) -> None:
        """Move the cursor to a cell where one more given would leave one solution."""
        known = self._known
        if known and known.completing:
            cell, _ = known.completing[0]
            self._board.move_to(*divmod(cell, self._context.model.side))
            self._board.setFocus()
