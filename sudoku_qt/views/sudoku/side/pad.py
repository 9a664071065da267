# SPDX-License-Identifier: MIT
"""The pad beside a Sudoku: the entry modes, the digits, and the keys below them."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.models.sudoku.board.colours import COLOURS, colour_name
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode, modes_in_order
from sudoku_qt.override import override
from sudoku_qt.views.sizes import (
    SQUEEZED,
    STEP,
    PadGrid,
    composing_height,
    grown_height,
    has_one_row_of_words,
    pad_grid,
    pad_height,
    typing_height,
)
from sudoku_qt.views.sudoku.shortcuts import keys_on
from sudoku_qt.views.systems import this_system
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import KeyButton, WordButton
from sudoku_qt.views.widgets.keys.key_names import key_names, with_key
from sudoku_qt.views.widgets.segment import Segment

FILTERS = "Alt+1–9"
LEAST_COMPOSING = 0.6
"""How much lower digits may be while composing, before they share a row."""
WIDE_MODES, NARROW_MODES = 7, 4
"""The shares of a row for the ways of entering, beside icons and beside texts, which have 1 each.
"""
NOTING = frozenset({EntryMode.CENTRE, EntryMode.CORNER})
"""The modes in which the keys enter notes, and look like these."""
NARROW = 280
"""The usual width of the digits."""
MOST_DIGITS = 16


class SudokuPad(ThemedWidget):
    """For mouse and fingers; the keyboard can do everything on it, too."""

    digit_clicked = Signal(int)
    erase_clicked = Signal()
    pair_clicked = Signal()
    """The selected cells and their partners are to be emptied, while composing."""
    fill_clicked = Signal()
    """The notes are to be filled in."""
    filter_toggled = Signal(bool)
    """The button for filters was clicked; true if the next digit is to be highlighted."""
    mode_chosen = Signal(str)
    """Another `EntryMode` is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.modes = Segment(self)
        for mode in modes_in_order(corner_first=False):
            self.modes.add(mode, "", mode)
        self._made = [KeyButton(digit, self) for digit in range(1, 10)]
        self._signs: Sequence[str] = NUMBERS
        self.erase = WordButton(parent=self, icon="erase")
        self.pair = WordButton(parent=self)
        self.pair.hide()
        self.fill = WordButton(parent=self, icon="notes")
        self.filter = WordButton(parent=self, icon="filter")
        self.filter.setCheckable(True)
        self._mode, self._counted, self._side = EntryMode.DIGIT, True, 9
        self._composing = self._typing = self._paired = False
        self._keys: Mapping[str, str] = {}
        self._layouts = QVBoxLayout(self), QHBoxLayout(), QGridLayout(), QHBoxLayout()
        self._lay_out()
        self.restyle()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        column, head, grid, foot = self._layouts
        column.setContentsMargins(0, 0, 0, 0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # it changes its form
        column.addLayout(head)
        column.addLayout(grid, 1)
        column.addLayout(foot)
        head.addWidget(self.modes, NARROW_MODES)
        self._place_digits(PadGrid(3, 3))
        self._place_words(foot)

    @property
    def digits(self) -> Sequence[KeyButton]:
        """The keys of the digits, or of the colours, whose number is the same on every board."""
        return self._made[: COLOURS if self._mode is EntryMode.COLOUR else self._side]

    def set_side(self, side: int, signs: Sequence[str] = NUMBERS) -> None:
        """Have a key for each digit up to the side of the board, with these signs."""
        if side == self._side and signs == self._signs:
            return
        self._side, self._signs = side, signs
        for digit in range(len(self._made) + 1, side + 1):
            key = KeyButton(digit, self)
            self.setTabOrder(self._made[-1], key)
            self._listen_to(key)
            self._made.append(key)
        for key in self._made:
            key.setText(signs[key.digit])
        self._place_digits(self._form)
        self._count()
        self.updateGeometry()

    @property
    def _is_low(self) -> bool:
        lowest = SQUEEZED * pad_height(self.theme, self.width(), side=self._side)
        return self.height() < (LEAST_COMPOSING if self._composing else 1) * lowest

    @property
    def _form(self) -> PadGrid:
        """How the keys are placed at this width and height."""
        return pad_grid(self.theme, self.width(), side=len(self.digits), low=self._is_low)

    def _place_words(self, row: QHBoxLayout) -> None:
        """Put the texts into a row: below the digits, or beside the ways of entering.

        If the digits are in two rows, the button that erases is the last of these.
        """
        first = [] if self._grid.low else [self.erase]
        for word in (*first, self.pair, self.fill, self.filter):
            word.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(word, 1)  # all of one width

    def _place_digits(self, form: PadGrid) -> None:
        """Put the digits into rows; in two low ones the button that erases is the last."""
        _, head, grid, foot = self._layouts
        shown = len(self.digits)
        for place, key in enumerate(self._made):
            if place < shown:
                grid.addWidget(key, *divmod(place, form.columns))
            else:
                grid.removeWidget(key)
            key.setHidden(place >= shown)
        for place in range(MOST_DIGITS):
            grid.setColumnStretch(place, 1 if place < form.columns else 0)
        self._grid = form
        high = QSizePolicy.Policy.Ignored if form.low else QSizePolicy.Policy.Fixed
        self.erase.setSizePolicy(QSizePolicy.Policy.Ignored, high)
        if form.low:
            grid.addWidget(self.erase, 1, form.columns - 1)
        elif grid.indexOf(self.erase) >= 0:
            words = foot if foot.indexOf(self.fill) >= 0 else head
            words.insertWidget(words.indexOf(self.pair), self.erase, 1)

    def hasHeightForWidth(self) -> bool:
        """A wide pad is lower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the rows of digits and the row of words."""
        if self._composing:
            return composing_height(self.theme, width, side=self._side)
        height = typing_height if self._typing else pad_height
        return height(self.theme, width, side=self._side)

    @override
    def spare_height(self, width: int) -> int:
        return 0 if self._composing else grown_height(self.theme, width, side=self._side)

    def sizeHint(self) -> QSize:
        """Ask for the usual rows."""
        width = self.theme.px(NARROW)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the layout for the width, or for the height left."""
        super().resizeEvent(event)
        theme, width, side = self.theme, self.width(), self._side
        is_low, form = self._is_low, self._form
        if form != self._grid:
            self._place_digits(form)
        column, head, _, foot = self._layouts
        spare = self.height() - pad_height(theme, width, side=side, low=True) if is_low else 0
        column.setContentsMargins(0, 0, 0, max(spare, 0))
        head.setStretchFactor(self.modes, WIDE_MODES if form.low else NARROW_MODES)
        row = head if has_one_row_of_words(theme, width, side=side, low=is_low) else foot
        if row.indexOf(self.fill) < 0:
            self._place_words(row)

    def stops(self) -> list[QWidget]:
        """The widgets at which Tab stops, in order; of the entry modes only the current one."""
        modes = self.modes.findChildren(QAbstractButton)
        return [*modes, *self.digits, self.erase, self.pair, self.fill, self.filter]

    def _connect(self) -> None:
        for key in self._made:
            self._listen_to(key)
        self.erase.clicked.connect(self.erase_clicked)
        self.pair.clicked.connect(self.pair_clicked)
        self.fill.clicked.connect(self.fill_clicked)
        self.filter.clicked.connect(self.filter_toggled)
        self.modes.chosen.connect(self.mode_chosen)

    def _listen_to(self, key: KeyButton) -> None:
        key.clicked.connect(lambda: self.digit_clicked.emit(key.digit))

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        self.erase.setText(self.tr("Erase"))
        self.pair.setText(self.tr("Erase the pair"))
        self.fill.setText(self.tr("Fill notes"))
        self.filter.setText(self.tr("Filter"))
        self._say_tips()
        self._name_modes()
        for key in self._made:
            self._name_key(key)

    def _say_tips(self) -> None:
        """Set the tips of the buttons below the digits, with their keys."""
        fill = self.tr("Note every digit that the rules allow, and mend the rest")
        point_out = self.tr(
            "Point out where the cursor’s digit, or the next you choose, can still go"
        )
        self.erase.setToolTip(with_key(self.tr("Erase"), self._keys.get("clear", "")))
        pair = self.tr("Erase the cell and its partners")
        self.pair.setToolTip(with_key(pair, self._keys.get("erase_pair", "")))
        self.fill.setToolTip(with_key(fill, self._keys.get("fill_notes", "")))
        self.filter.setToolTip(with_key(point_out, key_names(keys_on(this_system(), FILTERS))))

    def _name_modes(self) -> None:
        self.modes.setAccessibleName(self.tr("Way of entering"))
        names = {
            EntryMode.DIGIT: (self.tr("Digit"), self.tr("Enter digits")),
            EntryMode.CORNER: (
                self.tr("Corner"),
                self.tr("Enter corner notes: the few places of a digit in its box"),
            ),
            EntryMode.CENTRE: (
                self.tr("Notes"),
                self.tr("Enter notes: the digits that can stand in the cell"),
            ),
            EntryMode.COLOUR: (self.tr("Colour"), self.tr("Paint cells")),
        }
        for mode, (name, tip) in names.items():
            self.modes.set_text(mode, name)
            self.modes.set_tip(mode, with_key(tip, self._keys.get(f"{mode}_mode", "")))

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Set the shortcuts that are named, by action."""
        self._keys = keys
        self._say_tips()
        self._name_modes()

    def _name_key(self, key: KeyButton) -> None:
        digit = key.digit
        if self._mode is EntryMode.COLOUR:
            words = self.tr("Colour {digit}, {name}")
        elif not self._counts:
            words = self.tr("Digit {digit}")
        elif key.missing < 0:
            words = self.tr("Digit {digit}, {count} too many")
        else:
            words = self.tr("Digit {digit}, {count} to place")
        name = colour_name(digit) if digit <= COLOURS else ""
        key.set_name(words.format(digit=key.text(), name=name, count=abs(key.missing)))

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        for layout in self._layouts:
            layout.setSpacing(self.theme.px(STEP))
        self._paint_keys()

    def set_remaining(self, remaining: Sequence[int], amiss: Collection[int] = ()) -> None:
        """Set how many of each digit are missing; negative if there are too many.

        A digit that is `amiss` is not complete, however often it is on the board.
        """
        for key, missing in zip(self._made, remaining, strict=False):
            if (wrong := key.digit in amiss) != key.is_amiss:
                key.set_amiss(wrong)
            if key.missing != missing:
                key.set_missing(missing)
                self._name_key(key)

    def set_counted(self, on: bool) -> None:  # noqa: FBT001 - the two states of a choice
        """Show below each digit how many are missing, or not."""
        self._counted = on
        self._count()

    @property
    def _counts(self) -> bool:
        """Whether counts are shown: nobody places digits while a puzzle is made."""
        return self._counted and not (self._composing or self._typing)

    def _count(self) -> None:
        for key in self._made:
            key.set_counted(self._counts)
            self._name_key(key)

    def set_entry(self, entry: Entry, *, filtering: bool = False) -> None:
        """Show how digits are entered, and whether the next one sets the filter."""
        self.modes.order(modes_in_order(corner_first=entry.corner_first))
        self.modes.choose(entry.mode)
        self.filter.setChecked(filtering or bool(entry.sought.digit))
        for key in self.digits:
            key.setChecked(key.digit in {entry.locked, entry.sought.digit})
        if entry.mode is not self._mode:
            self._mode = entry.mode
            if self._side != COLOURS:
                self._place_digits(self._form)
            self._paint_keys()
            for key in self._made:
                self._name_key(key)

    def set_playing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a page
        """Show the modes and labelled keys of playing, or hide them while givens are typed in."""
        self._typing = not on
        self._show_words()
        self.updateGeometry()

    def set_composing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a page
        """Show only the digits and two ways of erasing, in a low layout, or everything."""
        self._composing = on
        self.pair.setVisible(on and self._paired)
        self._show_words()
        self.set_possible((1 << self._side) - 1)
        self.updateGeometry()

    def set_paired(self, on: bool) -> None:  # noqa: FBT001 - the two states of a choice
        """Offer to erase cells with their partners, if a symmetry ties them together."""
        self._paired = on
        self.pair.setVisible(on and self._composing)

    def _show_words(self) -> None:
        """Show the modes and labelled keys that only playing needs."""
        for part in (self.modes, self.fill, self.filter):
            part.setHidden(self._composing or self._typing)
        self._count()

    def set_possible(self, mask: int) -> None:
        """Enable the digits of a mask, and disable the others."""
        for place, key in enumerate(self.digits):
            key.setEnabled(bool(mask >> place & 1))

    def _paint_keys(self) -> None:
        painted = self._mode is EntryMode.COLOUR
        for key in self._made:
            is_colour = painted and key.digit <= COLOURS
            key.set_colour(self.theme.player(key.digit) if is_colour else None)
            key.set_noting(self._mode in NOTING)
