# SPDX-License-Identifier: MIT
"""The library: shelves at the left, and at the right the puzzles of one of them.

It knows no database: its user answers the signal `asked`, and carries out what is asked for.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QScrollArea

from sudoku_qt.models.library.listing import REMOVED, SOLVED, STARTED, Listing
from sudoku_qt.views.fonts import face
from sudoku_qt.views.kit.dialog import SHARE, Dialog
from sudoku_qt.views.kit.layout import column, filling, give_room, grid, holder, lay_out, tall
from sudoku_qt.views.library.chips import FilterChoice
from sudoku_qt.views.library.filter_bar import FilterBar
from sudoku_qt.views.library.heads import Heads
from sudoku_qt.views.library.line import Face
from sudoku_qt.views.library.nothing import Nothing
from sudoku_qt.views.library.shelves import ICONS, ShelfFoot, Shelves, shelf_menu
from sudoku_qt.views.library.shelves import WIDE as SHELVES_WIDE
from sudoku_qt.views.library.table import LibraryTable
from sudoku_qt.views.widgets.cards.card import Card, Paragraph
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import NoticeBar
from sudoku_qt.views.window.progress_strip import ProgressStrip

WIDE, TALL = 1240, 676
LEAST_WIDE, LEAST_TALL = 336, 360
LINES = 1, 1, 1, 2
"""The frame of the lines' card, and its shadow."""
NARROW = 780
"""Below this width the shelves are a menu."""
TYPING_MS = 150
"""The delay of a search after a key press."""


class ShownGame(NamedTuple):
    """A game that entries may belong to: its key, its name, and the painter of its small boards."""

    name: str
    title: str
    draw: Face


class LibraryDialog(Dialog):
    """Emits which entries are wanted, and what is to be done with them."""

    asked = Signal()
    """Other lines are needed, as `listing` says."""
    played = Signal(int)
    """The puzzle in this line is to be played."""
    undo_asked = Signal()
    """The last change is to be undone."""
    came_back = Signal()
    """Its window is the active one again: another program may have written meanwhile."""

    def __init__(
        self, model: QAbstractItemModel, window: MainWindow, games: Sequence[ShownGame]
    ) -> None:
        super().__init__(self.tr("Library"), window)
        theme = self.theme
        self.setFont(face(14 * theme.zoom))
        self.shelves, self.foot = Shelves(), ShelfFoot()
        self.filters, self.heads = FilterBar(_choices(games)), Heads()
        self.table = LibraryTable({game.name: game.draw for game in games})
        self.table.setModel(model)
        self.table.setAccessibleName(self.tr("Entries"))
        self.count_line, self.nothing = Paragraph(13, ink="muted"), Nothing()
        self._card = Card()
        self.progress: ProgressStrip | None = None
        self._was_narrow: bool | None = None
        self._is_by_hand = False
        """Whether the player selected the rows that are selected."""
        self.is_over = False
        """Whether it was closed; nothing is then shown in it any more."""
        self.finished.connect(self._end)
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._lay_out()
        self.notice = NoticeBar(self)
        self._connect()
        least = QSize(theme.px(LEAST_WIDE), theme.px(LEAST_TALL))
        self.setMinimumSize(least.boundedTo(self.room * SHARE))
        self.open_at(WIDE, TALL)
        self.table.setFocus()

    def _connect(self) -> None:
        self._typing.timeout.connect(self.asked)
        self.shelves.chosen.connect(self._show_shelf)
        self.filters.changed.connect(self.asked)
        self.filters.search.textChanged.connect(lambda _: self._typing.start())
        self.filters.search.returnPressed.connect(self.table.setFocus)
        self.filters.search.left_downwards.connect(self._go_down)
        self.filters.shelf.clicked.connect(self._open_shelves)
        self.filters.play.clicked.connect(lambda: self._play(self.table.currentIndex().row()))
        self.heads.ordered.connect(self.asked)
        self.heads.laid_out.connect(self._place_heads)
        self.table.played.connect(self._play)
        self.table.typed.connect(self._search)
        self.table.chosen_changed.connect(self._note_choice)
        self.table.sight_changed.connect(self._place_heads)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.filters.search.setFocus)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.activated.connect(self.undo_asked)

    def _end(self) -> None:
        self.is_over = True

    def _search(self, text: str) -> None:
        """Go on typing in the search field."""
        self.filters.search.setFocus()
        self.filters.search.insert(text)

    # What is wanted

    def listing(self) -> Listing:
        """The filters chosen."""
        (key, name), filters = self.shelves.shelf, self.filters
        order, descending = self.heads.order
        states = filters.state_chip.chosen if filters.state_chip.isEnabled() else []
        (minutes, *_) = (*filters.minutes.chosen, None)
        return Listing(
            shelf=key,
            collection=name,
            words=filters.search.text(),
            levels=frozenset(each for each in filters.level.chosen if isinstance(each, int)),
            grades=frozenset(each for each in filters.level.chosen if isinstance(each, str)),
            states=frozenset(map(str, states)),
            game=next(iter(map(str, filters.game.chosen)), ""),
            term=next(iter(map(str, filters.term.chosen)), ""),
            minutes=minutes if isinstance(minutes, tuple) else None,
            se=filters.se.span,
            givens=_whole(filters.givens.span),
            hardest=frozenset(map(str, filters.hardest.chosen)),
            twins=bool(filters.twins.chosen),
            minimal=next(iter(map(bool, filters.minimal.chosen)), None),
            order=order,
            descending=descending,
        )

    def _show_shelf(self, key: str) -> None:
        """Show another shelf; on some shelves all puzzles have the same state."""
        self.filters.state_chip.setEnabled(key not in {STARTED, SOLVED})
        self.heads.name_last(removed=key == REMOVED)
        self._name_shelf()
        self.asked.emit()

    def _play(self, row: int) -> None:
        if 0 <= row < self.table.model().rowCount():
            self.played.emit(row)

    def _go_down(self) -> None:
        """Move the focus from the search to the results."""
        self.table.setFocus()
        if not self.table.chosen():
            self.table.go_to(0)

    # What is shown

    def show_found(self, count: str, nothing: str, head: str = "") -> None:
        """Show how many were found and what is still unknown or, if there are none, why.

        `head` is a headline for that; on an empty shelf there is nothing to filter or to play.
        """
        self.count_line.setText(count)
        self.count_line.setVisible(bool(count))
        icon = ICONS.get(self.shelves.shelf[0], "list") if head else "lens"
        self.nothing.say(icon, head, nothing)
        self.nothing.setVisible(bool(nothing))
        self.filters.set_useful(on=not (head and nothing))
        had_keys = self.focusWidget() in {self.table, self, None}
        for part in (self.table, self.heads):
            part.setHidden(bool(nothing))
        if had_keys:  # a hidden table cannot keep the focus, and a search has its own Ctrl+Z
            (self if nothing else self.table).setFocus()
        self._allow()

    def show_tags(self, *, on: bool) -> None:
        """Have a column of tags where any entry has some."""
        self.heads.has_tags = on
        self._place_heads()

    def begin_at_top(self) -> None:
        """Select the first row, since other rows are listed."""
        self.table.clearSelection()
        self.table.go_to(0)
        self.table.scrollToTop()
        self._is_by_hand = False
        self._allow()

    def choose(self, rows: Sequence[int]) -> None:
        """Select some rows, and make the first of them visible."""
        model, chosen = self.table.model(), QItemSelection()
        for row in rows:
            chosen.select(model.index(row, 0), model.index(row, 0))
        self.table.go_to(rows[0])
        self.table.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._allow()

    def chosen_by_hand(self) -> list[range]:
        """The rows that the player selected; the first row of a new list is nobody's choice."""
        return self.table.chosen() if self._is_by_hand else []

    def choose_some(self) -> None:
        """Make sure that a row is selected, if there are any: the current one."""
        if not self.table.chosen():
            self.table.selectRow(max(0, self.table.currentIndex().row()))
        self._allow()

    def _note_choice(self) -> None:
        self._is_by_hand = True
        self._allow()

    def _allow(self) -> None:
        """Enable the button for playing if a puzzle is chosen."""
        self.filters.play.setEnabled(bool(self.table.chosen()))

    def show_progress(self, text: str) -> ProgressStrip:
        """Show that long work runs; the strip emits that it is to be cancelled."""
        self.hide_progress()
        self.progress = ProgressStrip(text)
        self._column.insertWidget(1, self.progress)
        return self.progress

    def hide_progress(self) -> None:
        """Hide the progress."""
        if self.progress is not None:
            self.progress.hide()
            self.progress.deleteLater()
            self.progress = None

    # Where everything stands

    def _place_heads(self) -> None:
        heads = self.heads
        heads.place(self.table.viewport().width())
        self.table.lay_out_columns(heads.layout_of_columns, tags=heads.has_tags)

    def _lay_out(self) -> None:
        self._side = QScrollArea()
        self._side.setFrameShape(QFrame.Shape.NoFrame)
        self._side.setWidgetResizable(True)
        self._side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._side.setWidget(self.shelves)
        self._side.viewport().setAutoFillBackground(False)
        self.shelves.setAutoFillBackground(False)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(0, 1)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._right = holder(
            column(self.filters, filling(self._card), self.count_line, into=self._column)
        )
        sides = grid((self._side, tall(self._right, 2)), (self.foot,), gap="none", into=self._grid)
        self.set_body(sides)
        parts = self.heads, filling(self.table), filling(self.nothing)
        lay_out(self._card, column(*parts, gap="none", inset=LINES))
        self.nothing.hide()

    def changeEvent(self, event: QEvent) -> None:
        """Tell that the player has come back from another program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.came_back.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the shelves beside the table, or behind a key above it."""
        super().resizeEvent(event)
        self.soon(self.notice.place)  # when its keys are in their places
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel below the shelves, and the line at its right."""
        if not self._is_narrow:
            painter, wide = QPainter(self), self._side.width()
            painter.fillRect(0, 0, wide, self.height(), self.theme.panel)
            painter.fillRect(wide - 1, 0, 1, self.height(), self.theme.edge)
            painter.end()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < self.theme.px(NARROW)

    def _arrange(self) -> None:
        narrow = self._is_narrow
        if narrow:
            give_room(self._column, "usual", "usual", self.theme)
        else:
            give_room(self._column, "wide", "frame", self.theme)
        self._side.setFixedWidth(self.theme.px(SHELVES_WIDE))
        if narrow is not self._was_narrow:
            self._was_narrow = narrow
            self._side.setHidden(narrow)
            self._grid.removeWidget(self._right)
            self._grid.removeWidget(self.foot)
            self._grid.addWidget(self._right, 0, 1, 1 if narrow else 2, 1)
            self._grid.addWidget(self.foot, 1, 1 if narrow else 0)
        self._name_shelf()

    def _name_shelf(self) -> None:
        chosen = next(each for each in self.shelves.buttons() if each.isChecked())
        self.filters.show_shelf(chosen.text(), on=self._is_narrow)

    def _open_shelves(self) -> None:
        menu = shelf_menu(self.shelves, self)
        menu.popup(self.filters.shelf.mapToGlobal(self.filters.shelf.rect().bottomLeft()))


def _choices(games: Sequence[ShownGame]) -> list[FilterChoice]:
    return [FilterChoice(game.name, game.title) for game in games]


def _whole(span: tuple[float, float] | None) -> tuple[int, int] | None:
    return span and (round(span[0]), round(span[1]))
