# SPDX-License-Identifier: MIT
"""The explanation of a lesson: the idea, an example to walk through on a board, and the rest."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.override import override
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers
from sudoku_qt.views.sudoku.hint.links import HintOverlay
from sudoku_qt.views.sudoku.learn.links import Links
from sudoku_qt.views.sudoku.learn.sheet import EDGE, GAP, MOST_BESIDE, NEAR, Sheet, SheetView, put
from sudoku_qt.views.sudoku.learn.walk_bar import WalkBar
from sudoku_qt.views.sudoku.learn.words import Beside, Section, StationShown
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.widgets.buttons import PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.window.notice_bar import announce


class LessonBoard(SudokuView):
    """A board without a cursor."""

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self.setModel(model)
        HintOverlay(self, model)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in (self, self.surface):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def move_to(self, row: int, column: int, *, extend: bool = False) -> None:
        """Do nothing: nobody enters anything here."""


ABOVE = 2
"""The room left above a board that is scrolled to."""


class LessonShown(NamedTuple):
    """The texts of a lesson besides its example; sections are headings with their texts."""

    idea: str
    sections: Sequence[tuple[str, str]] = ()
    relatives: Sequence[tuple[str, str]] = ()
    """The keys and titles of related topics."""
    related: str = ""
    """The heading of the related topics."""
    find: str = ""
    """The text of the button that looks for it in the game; "" if that does not apply."""
    on: str = ""
    """The text of the filled button; "" if it has no action."""
    has_example: bool = True


class ExplainedSheet(Sheet):
    """All parts of an explanation; its height depends on its width."""

    left = Signal()
    """The page after the explanation is wanted."""

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self._idea = Paragraph(15.5, parent=self)
        self.board = LessonBoard(model)
        self.board.setParent(self)
        self._numbers = EdgeNumbers(self.board, self)
        self.beside, self.walk = Beside(self), WalkBar(self)
        self.find_key = WordButton(parent=self)
        self.on_key = PrimaryButton(parent=self)
        self._sections: list[Section] = []
        self.links, self.print_key = Links(self), LinkButton(parent=self)
        self.retranslate()
        self._leads_to, self._is_walked = "", False
        self.is_upright = self.is_deep = False
        self.on_key.clicked.connect(self.go_on)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.arrange()

    def retranslate(self) -> None:
        """Name the link to print it."""
        self.print_key.setText(self.tr("Print with exercises…"))

    def show_lesson(self, lesson: LessonShown) -> None:
        """Show the texts of a lesson."""
        if lesson.idea != self._idea.text():  # another lesson, whose example may take a while
            self._is_walked = False
        self._idea.setText(lesson.idea)
        for section in self._sections:
            section.hide()
            section.deleteLater()
        self._sections = [Section(*each, self) for each in lesson.sections]
        self.links.show_links(lesson.related, lesson.relatives)
        self.links.setVisible(bool(lesson.relatives))
        self.find_key.setText(lesson.find)
        self.find_key.setVisible(bool(lesson.find))
        self._leads_to = lesson.on
        self._is_walked = self._is_walked or not lesson.has_example
        self._name_on_key()
        for part in (self.board, self._numbers, self.walk, self.beside):
            part.setVisible(lesson.has_example)
        for section in self._sections:
            section.show()
        self.arrange()

    def show_station(self, station: StationShown) -> None:
        """Show a step of the example; only at the last one is the filled key enabled."""
        self.beside.show_station(station)
        self.walk.set_place(station.at, station.of, station.place)
        self._is_walked = station.at == station.of - 1
        self._name_on_key()
        self.arrange()

    def _name_on_key(self) -> None:
        """Set the text of the filled button."""
        self.on_key.setText(self._leads_to if self._is_walked else self.tr("Next"))
        self.on_key.setVisible(bool(self.on_key.text()))

    def go_on(self) -> None:
        """Do what the filled key does."""
        if not self._is_walked:
            self.walk.walked.emit(1)
        elif self._leads_to:
            self.left.emit()

    # Where everything lies

    def arrange(self) -> None:
        """Lay out all parts, one below the other."""
        px, width = self.theme.px, self.room_wide
        top = self.board_top(put(self._idea, QRect(0, 0, width, 0)))
        top = self._arrange_example(top, width) + px(GAP)
        for part in (*self._sections, self.links):
            if not part.isHidden():
                top = put(part, QRect(0, top, min(width, px(720)), 0)) + px(GAP)
        wish = self.print_key.sizeHint()
        self.print_key.setGeometry(0, top, min(width, wish.width()), wish.height())
        self.setMinimumHeight(top + wish.height() + px(GAP))

    def _arrange_example(self, top: int, width: int) -> int:
        """Lay out the board, and the text beside or below it; return where that ends."""
        px = self.theme.px
        self.is_upright = self.is_deep = False
        if self.board.isHidden():
            self._arrange_keys(QRect(0, top, min(width, px(MOST_BESIDE)), 0))
            return top + self._keys_height()
        walk, edge = self.walk.sizeHint().height(), px(EDGE)
        room, is_beside = self.board_room(top)
        self.is_upright = not is_beside
        if self.is_upright:
            return self._arrange_upright(top, room, width)
        side = self.board.whole_side(room)
        left = edge + side + px(GAP)
        self.board.setGeometry(edge, top, side, side)
        self._numbers.follow()
        self.walk.setGeometry(edge, top + side + px(NEAR), side, walk)
        foot = top + side + px(NEAR) + walk
        self.is_deep = foot > self._room.height()
        place = QRect(left, top, min(width - left, px(MOST_BESIDE)), 0)
        end = put(self.beside, place)
        keys = self._keys_height()
        start = max(foot - keys, end + px(STEP) if keys else end)
        self._arrange_keys(QRect(left, start, place.width(), 0))
        return max(foot, start + keys)

    def _arrange_upright(self, top: int, room: int, width: int) -> int:
        """Lay out the text below the board."""
        px = self.theme.px
        side = self.board.whole_side(room)
        self.board.setGeometry((width - side) // 2, top, side, side)
        self._numbers.follow()
        top += side + px(NEAR)
        walk = self.walk.sizeHint().height()
        self.walk.setGeometry(0, top, width, walk)
        top = put(self.beside, QRect(0, top + walk + px(STEP), width, 0)) + px(NEAR)
        self._arrange_keys(QRect(0, top, width, 0))
        return top + self._keys_height()

    @property
    def _keys(self) -> list[WordButton]:
        keys = self.find_key, self.on_key
        return [key for key in keys if not key.isHidden() and key.parent() is self]

    def _keys_height(self) -> int:
        keys = self._keys
        between = self.theme.px(STEP) * max(len(keys) - 1, 0)
        return sum(key.sizeHint().height() for key in keys) + between

    def _arrange_keys(self, place: QRect) -> None:
        top = place.top()
        for key in self._keys:
            height = key.sizeHint().height()
            key.setGeometry(place.left(), top, place.width(), height)
            top += height + self.theme.px(STEP)


class Explained(SheetView):
    """Scrolls an explanation that is larger than the window."""

    walked = Signal(int)
    find_clicked = Signal()
    on_clicked = Signal()
    chosen = Signal(str)
    """The related topic with this key is to be shown."""

    def __init__(self, model: SudokuModel) -> None:
        self.sheet = ExplainedSheet(model)
        super().__init__(self.sheet)
        self.sheet.walk.walked.connect(self.walked)
        self.sheet.find_key.clicked.connect(self.find_clicked)
        self.sheet.left.connect(self.on_clicked)
        self.sheet.links.chosen.connect(self.chosen)

    @override
    def take_room(self, room: QSize) -> None:
        self.sheet.set_room(QSize(room.width(), self.height()))
        self._keep_foot()

    def _keep_foot(self) -> None:
        """Keep the filled button at the foot if text is below the board, or the board is cut."""
        sheet = self.sheet
        self.keep_at_foot(sheet.on_key, sheet, on=sheet.is_upright or sheet.is_deep)

    def go_on(self) -> None:
        """Do what the filled key does, if it is enabled, since its icon says that Return does."""
        self.sheet.go_on()

    def show_lesson(self, lesson: LessonShown) -> None:
        """Show the texts of a lesson, from its beginning."""
        self.sheet.show_lesson(lesson)
        self._keep_foot()
        self.verticalScrollBar().setValue(0)

    def show_station(self, station: StationShown) -> None:
        """Show a step of the example; if the player walked to it, scroll to the whole board.

        Words below the board then begin in sight, and the board stands still from step to step.
        """
        self.sheet.show_station(station)
        self._keep_foot()
        if station.at and self.sheet.is_upright:
            self.verticalScrollBar().setValue(self.sheet.board.y() - self.theme.px(ABOVE))
        elif station.at and self.sheet.is_deep:
            self.ensureWidgetVisible(self.sheet.board, 0, self.theme.px(STEP))

    def read_out(self) -> None:
        """Have screen readers read out the step."""
        beside = self.sheet.beside
        announce(beside, f"{beside.accessibleName()}. {beside.accessibleDescription()}")
