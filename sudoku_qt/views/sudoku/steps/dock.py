# SPDX-License-Identifier: MIT
"""The dock of the steps: the path as bars and as a list, or all steps of the position."""

from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from sudoku_qt.models.sudoku.steps.model import StepChoice, StepOrder
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Layout, column, filling, lay_out, padded, row
from sudoku_qt.views.sizes import CARD_RADIUS, FIELD_HEIGHT, STEP
from sudoku_qt.views.sudoku.steps.chips import StepChips
from sudoku_qt.views.sudoku.steps.list import StepList
from sudoku_qt.views.sudoku.steps.plot import StepsPlot
from sudoku_qt.views.themed import Dock
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.lists.search_field import SearchField
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.widgets.surfaces import draw_surface, raised


class DockPanel(Dock):
    """A panel or a card, as set by `set_beside`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_beside = True

    def set_beside(self, on: bool) -> None:  # noqa: FBT001 - as where it is declared
        """Become a panel, or a card."""
        if on != self._is_beside:
            self._is_beside = on
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the panel, with a line at its left, or as a card."""
        painter = QPainter(self)
        if self._is_beside:
            painter.fillRect(self.rect(), self.theme.panel)
            painter.fillRect(0, 0, 1, self.height(), self.theme.edge)
        else:
            radius = self.theme.px(CARD_RADIUS)
            draw_surface(painter, QRectF(self.rect()), radius, raised(self.theme))
        painter.end()


MARGIN = 2 * STEP
BARS_FROM, CHIPS_FROM, LISTS_FROM = 440, 320, 270
"""The heights from which the bars, the filter, and the choice of list are shown."""
LEAST_HEIGHT = 190
PATH, NOW = "path", "now"


class Caption(NamedTuple):
    """The caption below the bars: the first number, the current one, and the last."""

    first: str = ""
    text: str = ""
    last: str = ""


class StepsDock(DockPanel):
    """Emits what is asked for; the controller finds the steps."""

    names_cells = True
    closed = Signal()
    list_chosen = Signal(str)
    """PATH or NOW."""
    choice_made = Signal(str)
    """A `StepChoice`."""
    order_chosen = Signal(str)
    """A `StepOrder`."""
    searched = Signal(str)
    explained = Signal()
    gone_to = Signal()
    copy_asked = Signal()
    export_asked = Signal()
    picture_asked = Signal()
    present_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(16, Weight.DemiBold)
        self.sort_key, self.more_key, self.cross = (
            IconButton(icon, self) for icon in ("exchange", "more", "close")
        )
        self.segment = Segment(self)
        for key in (PATH, NOW):
            self.segment.add(key, "")
        self.plot = StepsPlot(self)
        self._heading = Line(12, ink="muted")
        self._caption = tuple(Line(12, ink="muted") for _ in range(3))
        self.chips = StepChips(tuple(StepChoice), self)
        self.lens = IconButton("lens", self)
        self.lens.setCheckable(True)
        self.field = SearchField("", self)
        self.list = StepList(self)
        self._message = Paragraph(14, ink="muted")
        self.explain_key, self.go_key = WordButton(parent=self), PrimaryButton(parent=self)
        self._orders: dict[StepOrder, str] = {}
        self._order = StepOrder.PATH
        self._exports: tuple[str, ...] = ()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_message("")

    def _connect(self) -> None:
        self.cross.clicked.connect(self.closed)
        self.segment.chosen.connect(self.list_chosen)
        self.list.turned.connect(self._turn)
        self.chips.chosen.connect(self.choice_made)
        self.lens.toggled.connect(self._open_search)
        self.field.textChanged.connect(self.searched)
        self.field.left_downwards.connect(self.list.setFocus)
        self.explain_key.clicked.connect(self.explained)
        self.go_key.clicked.connect(self.gone_to)
        self.sort_key.clicked.connect(self._offer_orders)
        self.more_key.clicked.connect(self._offer_more)

    def _lay_out(self) -> None:
        """Put the list between the other parts; its lines extend into the margins."""
        keys = row(filling(self.explain_key), filling(self.go_key), inset=("usual", "none"))
        message = filling(padded(self._message, ("usual", "none")))
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop)
        parts = self._above(), filling(self.list), message, keys
        lay_out(self, column(*parts, gap="usual", inset=(MARGIN - STEP, MARGIN)))
        self.field.hide()
        self._follow_size()

    def _above(self) -> Layout:
        head = row(filling(self._title), self.sort_key, self.more_key, self.cross)
        left, middle, right = self._caption
        flags = Qt.AlignmentFlag
        for line, place in (
            (left, flags.AlignLeft),
            (middle, flags.AlignHCenter),
            (right, flags.AlignRight),
        ):
            line.setAlignment(place)
        caption, chosen = row(left, filling(middle), right), row(filling(self.chips), self.lens)
        bars = column(self._heading, self.plot, caption, gap="tight")
        parts = head, self.segment, bars, chosen, self.field
        return column(*parts, inset=("usual", "none"))

    def _follow_size(self) -> None:
        """Hide parts without room, so that the list has some."""
        px, height = self.theme.px, self.height()
        self.field.setFixedHeight(px(FIELD_HEIGHT))
        for part in (self._heading, self.plot, *self._caption):
            part.setHidden(height < px(BARS_FROM))
        for part in (self.chips, self.lens):
            part.setHidden(height < px(CHIPS_FROM))
        self.field.setVisible(self.lens.isChecked() and height >= px(CHIPS_FROM))
        self.segment.setHidden(height < px(LISTS_FROM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out again."""
        super().resizeEvent(event)
        self._follow_size()

    def minimumSizeHint(self) -> QSize:
        """Ask for a heading, three rows of the list and the keys."""
        return QSize(0, self.theme.px(LEAST_HEIGHT))

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._follow_size()

    def set_model(self, model: QAbstractItemModel) -> None:
        """Set the model of the steps."""
        self.list.setModel(model)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the list."""
        super().focusInEvent(event)
        self.list.setFocus()

    # What it says

    def retranslate(self) -> None:
        """Set the fixed texts in the installed language."""
        self._title.setText(self.tr("Steps"))
        self.setAccessibleName(self.tr("Steps"))
        self.segment.setAccessibleName(self.tr("Which steps"))
        self.segment.set_text(PATH, self.tr("Path to the end"))
        self.chips.setAccessibleName(self.tr("Which of them"))
        self._heading.setText(self.tr("How hard the steps are"))
        self.plot.setAccessibleName(self._heading.text())
        self.list.setAccessibleName(self.tr("Steps"))
        words = self.tr("All"), self.tr("No singles"), self.tr("Hard only")
        shorter = words[0], self.tr("No singles", "in short"), self.tr("Hard", "in short")
        self.chips.set_words(words, shorter)
        for key, name in (
            (self.sort_key, self.tr("Sort")),
            (self.more_key, self.tr("Export and present")),
            (self.cross, self.tr("Close")),
            (self.lens, self.tr("Search")),
        ):
            key.set_name(name)
        searched = self.tr("Technique, cell or digit")
        self.field.setPlaceholderText(searched)
        self.field.setAccessibleName(searched)
        self.explain_key.setText(self.tr("Explain"))
        self._orders = {
            StepOrder.PATH: self.tr("In order"),
            StepOrder.DIFFICULTY: self.tr("Hardest first"),
            StepOrder.TECHNIQUE: self.tr("By technique"),
            StepOrder.CELL: self.tr("By cell"),
        }
        self._exports = (
            self.tr("Copy as one line"),
            self.tr("Export the steps…"),
            self.tr("Export a picture of this step…"),
            self.tr("Present the steps"),
        )

    def _turn(self) -> None:
        """Choose the other list, as a click on it would."""
        other = NOW if self.segment.key == PATH else PATH
        self.segment.choose(other)
        self.list_chosen.emit(other)

    def set_count(self, count: int | None) -> None:
        """Show how many steps the position has, if known."""
        note = "" if count is None else str(count)
        self.segment.set_text(NOW, self.tr("Possible now"), note)

    def set_caption(self, caption: Caption, *, go_text: str) -> None:
        """Show the place on the path, and set the label of the key at the right."""
        for line, text in zip(self._caption, caption, strict=True):
            line.setText(text)
        self.plot.setAccessibleDescription(caption.text)
        self.go_key.setText(go_text)

    def show_message(self, text: str) -> None:
        """Show why no steps are listed; with "" they are."""
        self._message.setText(text)
        self.setAccessibleDescription(text)
        self._message.setVisible(bool(text))
        self.list.setHidden(bool(text))
        for key in (self.explain_key, self.go_key):
            key.setEnabled(not text and self.list.number > 0)

    # Its menus

    def _offer_orders(self) -> None:
        menu = self._menu()
        group = QActionGroup(menu)
        for order, name in self._orders.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(order is self._order)
            action.triggered.connect(lambda _=False, order=order: self._sort(order))
            group.addAction(action)
        _open(menu, self.sort_key)

    def _sort(self, order: StepOrder) -> None:
        self._order = order
        self.order_chosen.emit(order)

    def _offer_more(self) -> None:
        menu = self._menu()
        signals = self.copy_asked, self.export_asked, self.picture_asked, self.present_asked
        for name, signal in zip(self._exports, signals, strict=True):
            action = menu.addAction(name)
            action.setEnabled(bool(self.list.number))
            action.triggered.connect(lambda _=False, signal=signal: signal.emit())
        _open(menu, self.more_key)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def leave_search(self) -> bool:
        """Close the search if it has the focus; return whether it had."""
        if not self.field.hasFocus():
            return False
        self.lens.setChecked(False)
        self.list.setFocus()
        return True

    def _open_search(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        self._follow_size()
        if on:
            self.field.setFocus()
        else:
            self.field.clear()


def _open(menu: QMenu, key: QWidget) -> None:
    menu.popup(key.mapToGlobal(QPoint(0, key.height() + 4)))
