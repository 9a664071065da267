# SPDX-License-Identifier: MIT
"""The menu of a cell: everything that can be done to it, for the mouse and the menu key."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.play.entering import Entering
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.markings import COLOURS, tint_of
from sudoku_qt.models.sudoku.board.colours import colour_name
from sudoku_qt.models.sudoku.board.entry_mode import EntryMode
from sudoku_qt.views.widgets.icons import sample_of

SWATCH = 14
"""The side of a colour's swatch in the menu."""
WITH_ALL_CELLS = ("clear", "missing_here", "set_checkpoint")
"""Actions from the table that apply to a cell, too."""


class CellMenu(QObject):
    """Opens the menu of a cell; notes and colours apply to all cells selected with it."""

    why_asked = Signal(int, int)
    """A cell's digit is to be proved right or wrong."""

    def __init__(self, context: SudokuContext, entering: Entering, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._entering = context, entering

    def open(self, cell: int, digit: int, place: QPoint) -> None:
        """Open the menu of a cell, for the digit that was clicked there, if any."""
        menu = self.menu_of(cell, digit)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def menu_of(self, cell: int, digit: int) -> QMenu:
        """The menu of a cell; it begins with the digit that was clicked there, if any.

        In colour mode it begins with the colours of the cell and of each candidate.
        """
        menu = QMenu(self._context.cards.page)
        menu.setObjectName("cell_menu")
        paints = self._entering.entry.mode is EntryMode.COLOUR
        if paints:
            self._offer_paints(menu, cell)
        if not (self._grid.values[cell] or self._context.is_drafting):
            self._offer_candidate(menu, cell, digit, tints=not paints)
            self._offer_digits(menu, cell, tints=not paints)
        if not (paints or self._context.is_drafting):
            self._offer_colours(menu.addMenu(self.tr("Colo&ur")))
        menu.addSeparator()
        self._offer_reasons(menu, cell, digit)
        names = (name for name in WITH_ALL_CELLS if name != "clear" or self._can_clear(cell))
        actions = (self._context.actions[name] for name in names)
        menu.addActions([action for action in actions if action.isEnabled()])
        return menu

    @property
    def _digits(self) -> range:
        return range(1, self._context.model.side + 1)

    def _can_clear(self, cell: int) -> bool:
        """Whether a cell has more than a given."""
        return self._context.is_drafting or not self._grid.givens[cell]

    def _offer_reasons(self, menu: QMenu, cell: int, digit: int) -> None:
        """Add entries that prove the digit of a cell right or wrong."""
        if self._context.is_drafting:
            return
        value = self._grid.values[cell]
        if digit or value:
            words = self.tr("Wh&y {digit}?") if value else self.tr("Wh&y, or why not {digit}?")
            self._add(
                menu,
                words.format(digit=self._context.model.signs[digit or value]),
                partial(self.why_asked.emit, cell, digit or value),
            )
        else:
            self._fill_reasons(menu.addMenu(self.tr("Wh&y, or why not?")), cell)

    def _fill_reasons(self, menu: QMenu, cell: int) -> None:
        for each in self._digits:
            self._add(menu, self._key(each), partial(self.why_asked.emit, cell, each))

    def ask_why(self) -> None:
        """Ask why, for the digit at the cursor; in an empty cell, let a digit be chosen first."""
        board = self._context.cards.page.board
        cell = board.cursor_cell
        if self._context.is_drafting:
            return
        if self._grid.values[cell]:
            self.why_asked.emit(cell, self._grid.values[cell])
            return
        menu = QMenu(self._context.cards.page)
        menu.setObjectName("why_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("Why, or why not, in {cell}?").format(cell=self._context.model.label(cell))
        menu.addSection(title)
        menu.setAccessibleName(title)
        self._fill_reasons(menu, cell)
        below = board.cell_rect(*divmod(cell, board.count)).bottomLeft()
        menu.popup(board.surface.mapToGlobal(below))

    def _offer_paints(self, menu: QMenu, cell: int) -> None:
        """Add colours for the cell and for each of its candidates."""
        self._offer_colours(menu.addMenu(self.tr("Colo&ur the cell")))
        for digit in digits_in(self._grid.candidates[cell]):
            self._offer_tints(menu.addMenu(self._tint_words(digit)), cell, digit)
        menu.addSeparator()

    def _tint_words(self, digit: int) -> str:
        return self.tr("Colour candidate &{digit}").format(digit=self._context.model.signs[digit])

    def _offer_candidate(self, menu: QMenu, cell: int, digit: int, *, tints: bool) -> None:
        """Add the actions for the candidate under the mouse."""
        if not digit:
            return
        sign = self._context.model.signs[digit]
        place, eliminate = partial(self._place, cell, digit), partial(self._eliminate, cell, digit)
        self._add(menu, self.tr("Place {digit}").format(digit=sign), place)
        self._add(menu, self.tr("Eliminate {digit}").format(digit=sign), eliminate)
        if tints:
            self._offer_tints(menu.addMenu(self._tint_words(digit)), cell, digit)
        menu.addSeparator()

    def _offer_digits(self, menu: QMenu, cell: int, *, tints: bool) -> None:
        """Add every digit, to be placed, noted, or eliminated."""
        placing, centre = menu.addMenu(self.tr("&Place")), menu.addMenu(self.tr("&Note"))
        corner, gone = menu.addMenu(self.tr("C&orner note")), menu.addMenu(self.tr("&Eliminate"))
        notes, corners = self._grid.candidates[cell], self._grid.markings.corners[cell]
        for digit in self._digits:
            self._add(placing, self._key(digit), partial(self._place, cell, digit))
            in_corner = partial(self._note, digit, corner=True)
            in_middle, key = partial(self._note, digit), self._key(digit)
            self._add(centre, key, in_middle, checked=_has(notes, digit))
            self._add(corner, key, in_corner, checked=_has(corners, digit))
        for digit in digits_in(notes):
            self._add(gone, self._key(digit), partial(self._eliminate, cell, digit))
        gone.setEnabled(bool(notes))
        if tints:
            tinted = menu.addMenu(self.tr("Colour a &candidate"))
            tinted.setEnabled(bool(notes))
            for digit in digits_in(notes):
                self._offer_tints(tinted.addMenu(self._key(digit)), cell, digit)

    def _offer_colours(self, menu: QMenu) -> None:
        cells, colours = self._selected, self._grid.markings.colours
        for number in range(1, COLOURS + 1):
            has = all(_has(colours[cell], number) for cell in cells)
            self._add_colour(menu, number, partial(self._colour, number), checked=has)

    def _offer_tints(self, menu: QMenu, cell: int, digit: int) -> None:
        now = tint_of(self._grid.markings.tints[cell], digit)
        for number in range(1, COLOURS + 1):
            paint = partial(self._tint, cell, digit, number)
            self._add_colour(menu, number, paint, checked=number == now)

    # What they do

    def _place(self, cell: int, digit: int) -> None:
        self._entering.play(self._entering.placing(cell, digit))

    def _eliminate(self, cell: int, digit: int) -> None:
        """Remove a note of either kind."""
        bit = 1 << digit - 1
        in_corner = not self._grid.candidates[cell] & bit
        self._entering.play((Edit(cell, "_" if in_corner else "-", bit),))

    def _tint(self, cell: int, digit: int, number: int) -> None:
        self._entering.play(edits.tint(self._grid, cell, digit, number))

    def _note(self, digit: int, *, corner: bool = False) -> None:
        self._entering.play(edits.note(self._grid, self._selected, digit, corner=corner))

    def _colour(self, number: int) -> None:
        self._entering.play(edits.colour(self._grid, self._selected, number))

    # How they are shown

    def _add(
        self, menu: QMenu, text: str, do: Callable[[], None], *, checked: bool | None = None
    ) -> None:
        action = menu.addAction(text)
        action.setCheckable(checked is not None)
        action.setChecked(bool(checked))
        action.triggered.connect(lambda _=False: do())

    def _add_colour(
        self, menu: QMenu, number: int, do: Callable[[], None], *, checked: bool
    ) -> None:
        self._add(menu, f"&{number} {colour_name(number)}", do, checked=checked)
        page = self._context.cards.page
        side, ratio = page.theme.px(SWATCH), page.devicePixelRatioF()
        sample = sample_of(page.theme.player(number), page.theme.outline, side, ratio)
        menu.actions()[-1].setIcon(sample)

    def _key(self, digit: int) -> str:
        """A digit in a menu, with its first sign as its mnemonic."""
        return f"&{self._context.model.signs[digit]}"

    @property
    def _selected(self) -> list[int]:
        return self._context.cards.page.board.selected_cells()

    @property
    def _grid(self) -> Grid:
        return self._context.session.state


def _has(mask: int, number: int) -> bool:
    return bool(mask >> number - 1 & 1)
