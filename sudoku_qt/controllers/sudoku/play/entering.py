# SPDX-License-Identifier: MIT
"""Entering: digits, clicks and keys as moves, depending on the entry mode."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.sudoku.board.cell import LETTERS, NUMBERS
from sudoku_qt.models.sudoku.board.colours import COLOURS
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode, Filter
from sudoku_qt.views.sudoku.input.commands import COMMANDS, Keys
from sudoku_qt.views.sudoku.input.keys import BoardOptions
from sudoku_qt.views.sudoku.shading import Highlight

DIGIT_FIRST, CORNER_FIRST, ABOVE_NINE = "digit_first", "corner_first", "above_nine"
ONLY_IN_PLAY = (
    "corner_mode", "centre_mode", "colour_mode", "digit_first", "uncolour",
)  # fmt: skip
"""Actions that are disabled until a puzzle has been typed in."""


class Entering(QObject):
    """Turns what is typed and clicked into moves, and shows how digits are entered."""

    changed = Signal()
    """The way of entering has changed."""
    typed = Signal(int)
    """A given was typed into a draft."""
    erased = Signal()
    """Givens are to be removed from a draft."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._entry = self._fresh()
        self._filtering = False
        self._commands: Keys = COMMANDS
        context.preferences.changed.connect(self._follow)
        self._connect()
        self._follow()

    def _connect(self) -> None:
        board, pad = self._context.cards.page.board, self._context.cards.pad
        board.digit_entered.connect(self._type)
        board.cell_painted.connect(self._paint)
        board.candidate_clicked.connect(self._click)
        board.erase_asked.connect(self.clear)
        board.mode_asked.connect(self._choose_mode)
        board.filter_asked.connect(self._filter_by)
        board.filter_stepped.connect(self._step_filter)
        board.unlock_asked.connect(lambda: self._change(locked=0))
        pad.digit_clicked.connect(self._press)
        pad.erase_clicked.connect(self.clear)
        pad.mode_chosen.connect(self._choose_mode)
        pad.filter_toggled.connect(self._arm_filter)

    def _follow(self) -> None:
        """Apply the preferences for keys, shading and entering."""
        preferences, board = self._context.preferences, self._context.cards.page.board
        highlight = Highlight(preferences.is_on("show_same"), preferences.is_on("show_peers"))
        board.set_options(self.options, highlight)
        board.set_tab_leaves(preferences.is_on("tab_leaves"))
        self._context.cards.pad.set_counted(preferences.is_on("pad_counts"))
        self._context.model.set_snyder(preferences.is_on(CORNER_FIRST))
        letters = preferences.value(ABOVE_NINE) == "letters"
        self._context.model.set_signs(LETTERS if letters else NUMBERS)
        if self._entry.digit_first != preferences.is_on(DIGIT_FIRST):
            self._entry = self._entry._replace(digit_first=not self._entry.digit_first, locked=0)
            self.show()
        if self._entry.corner_first != preferences.is_on(CORNER_FIRST):
            self._entry = self._entry._replace(corner_first=not self._entry.corner_first)
            self.show()

    def set_commands(self, commands: Keys) -> None:
        """Set the keys of the board's commands, among others."""
        self._commands = {name: commands[name] for name in COMMANDS}
        self._follow()

    def _fresh(self) -> Entry:
        """The preferred way of entering digits."""
        is_on = self._context.preferences.is_on
        return Entry(digit_first=is_on(DIGIT_FIRST), corner_first=is_on(CORNER_FIRST))

    @property
    def options(self) -> BoardOptions:
        """The player's options for the board's keys."""
        is_on = self._context.preferences.is_on
        return BoardOptions(
            is_on("wrap"), is_on("wasd"), is_on("function_keys"), commands=self._commands
        )

    # How digits are entered

    @property
    def entry(self) -> Entry:
        """How digits are entered now; while a puzzle is typed in, always as values."""
        return Entry() if self._context.is_drafting else self._entry

    def begin(self) -> None:
        """Begin another game in digit mode; cell first or digit first stays as it was."""
        self._entry, self._filtering = self._fresh(), False
        self.show()

    def show(self) -> None:
        """Show how digits are entered, in the menu, on the pad and on the board."""
        entry, actions = self.entry, self._context.actions
        for mode in EntryMode:
            actions[f"{mode}_mode"].setChecked(mode is entry.mode)
        actions["digit_first"].setChecked(entry.digit_first)
        for name in ONLY_IN_PLAY:
            actions.allow(name, not self._context.is_drafting)
        self._context.cards.set_entry(entry, filtering=self._filtering)
        self.changed.emit()

    def _change(
        self,
        *,
        mode: EntryMode | None = None,
        locked: int | None = None,
        sought: Filter | None = None,
    ) -> None:
        before = self._entry
        mode = before.mode if mode is None else mode
        locked = before.locked if locked is None else locked
        most = COLOURS if mode is EntryMode.COLOUR else self._context.model.side
        self._entry = before._replace(
            mode=mode,
            locked=locked if locked <= most else 0,
            sought=before.sought if sought is None else sought,
        )
        self.show()

    def _choose_mode(self, mode: str) -> None:
        if self._context.is_drafting:
            self.show()
        else:
            self._change(mode=EntryMode(mode))

    def digit_mode(self, _on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Switch to entering digits."""
        self._choose_mode(EntryMode.DIGIT)

    def corner_mode(self, _on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Switch to entering corner notes."""
        self._choose_mode(EntryMode.CORNER)

    def centre_mode(self, _on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Switch to entering notes."""
        self._choose_mode(EntryMode.CENTRE)

    def colour_mode(self, _on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Switch to painting cells."""
        self._choose_mode(EntryMode.COLOUR)

    def digit_first(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Choose a digit first and then cells, or cells first."""
        self._context.preferences.set(DIGIT_FIRST, on)

    # Filters

    def _arm_filter(self, on: bool) -> None:  # noqa: FBT001 - the two states of a key
        """Switch the filter on, for the cursor's digit or else the next one chosen; or off."""
        here = self._grid.values[self._context.page.board.cursor_cell] if on else 0
        self._filtering = on and not here
        self._change(sought=Filter(here))
        if self._filtering:
            self._context.services.tell(self.tr("Choose a digit: you will see where it can go."))

    def _filter_by(self, chosen: Filter) -> None:
        self._filtering = False
        self._change(sought=Filter() if chosen == self._entry.sought else chosen)

    def _step_filter(self, way: int) -> None:
        """Highlight the next or the previous digit, cyclically."""
        digit, inverted = self._entry.sought
        side = self._context.model.side
        start = digit if 1 <= digit <= side else 0 if way > 0 else side + 1
        self._filter_by(Filter((start + way - 1) % side + 1, inverted))

    # What is entered

    def _type(self, digit: int, mode: str) -> None:
        """Use a digit: for a waiting filter, to be entered, or to be locked."""
        if self._context.is_drafting:
            self.typed.emit(digit)
        elif self._filtering and mode == self._entry.mode:
            self._filter_by(Filter(digit))
        elif self._entry.digit_first and mode == self._entry.mode:
            self._lock(digit)
        else:
            self._enter(self._context.cards.page.board.selected_cells(), digit, EntryMode(mode))

    def _press(self, digit: int) -> None:
        """Use a digit of the pad as one of the keyboard."""
        self._type(digit, self._entry.mode)

    def _lock(self, digit: int) -> None:
        self._change(locked=0 if digit == self._entry.locked else digit)

    def _paint(self, cell: int, mode: str) -> None:
        """Enter the locked digit in one cell."""
        self._enter([cell], self._entry.locked, EntryMode(mode))

    def _click(self, cell: int, digit: int, mode: str) -> None:
        """Place a candidate, toggle its note, or paint it in the locked colour."""
        if mode == EntryMode.COLOUR:
            self.play(edits.tint(self._grid, cell, digit, self._entry.locked))
        else:
            self._enter([cell], digit, EntryMode(mode))

    def _enter(self, cells: Sequence[int], digit: int, mode: EntryMode) -> None:
        grid = self._grid
        if mode is EntryMode.COLOUR:
            self.play(edits.colour(grid, cells, digit))
        elif mode is EntryMode.DIGIT and len(cells) == 1:
            self.play(self.placing(cells[0], digit))
        else:
            self.play(edits.note(grid, cells, digit, corner=mode is EntryMode.CORNER))

    def placing(self, cell: int, digit: int) -> SudokuMove:
        """The move that places a digit, and removes notes around it if the player prefers that."""
        tidy, by_rules = map(self._context.preferences.is_on, ("clear_peers", "clear_by_rules"))
        return edits.place(self._grid, cell, digit, tidy=tidy, by_rules=by_rules)

    def clear(self) -> None:
        """Empty the selected cells."""
        if self._context.is_drafting:
            self.erased.emit()
            return
        self.play(edits.erase(self._grid, self._context.cards.page.board.selected_cells()))

    def uncolour(self) -> None:
        """Remove all colours."""
        self.play(edits.uncolour(self._grid))

    def select_all(self) -> None:
        """Select every cell."""
        self._context.cards.page.board.picker.everything()

    def play(self, move: SudokuMove) -> None:
        """Make a move."""
        self._context.play(move)

    @property
    def _grid(self) -> Grid:
        return self._context.session.state
