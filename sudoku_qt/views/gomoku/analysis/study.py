# SPDX-License-Identifier: MIT
"""The column of an analysis: its card, the moves as a tree, and what is noted at one of them."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from sudoku_qt.models.gomoku.tree import TreeRows
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.gomoku.analysis.card import AnalysisCard
from sudoku_qt.views.gomoku.analysis.move_tree import MoveTree
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Card, Line
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface

MARKS = ("triangle", "square", "circle", "cross", "letter", "number")
"""The marks that can be chosen; letters and numbers go on by themselves."""
MOVES, LEAST_MOVES, NOTE, LEAST_ANALYSIS = 214, 96, 108, 192
"""Heights of the cards, as drawn, at 100 %; the tree's is the most it takes, and the least."""
GAP = 12
HEAD = 44
"""The height of the title above the tree."""


class MarkButton(IconButton):
    """A mark that can be put on points of the board while it is switched on."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(icon, parent)
        self.setCheckable(True)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(29), self.theme.px(29))

    def surface(self) -> Surface:
        """With an outline, and the accent's ground while it is switched on."""
        theme = self.theme
        if self.isChecked():
            return Surface(theme.accent_ground, theme.cursor)
        return Surface(theme.hover if self.underMouse() else NOTHING, theme.edge)


class MovesCard(Card):
    """The moves of the game with its variations."""

    back_clicked = Signal()
    on_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(16, Weight.DemiBold)
        self._place = Line(13, ink="muted")
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.back, self.on = (IconButton(icon, self) for icon in ("left", "right"))
        self.tree = MoveTree(self)
        head = row(self._title, filling(self._place), self.back, self.on)
        inset: Inset = (2 * STEP, "usual", 2 * STEP, "usual")
        lay_out(self, column(head, filling(self.tree), gap="none", inset=inset))
        self.back.clicked.connect(self.back_clicked)
        self.on.clicked.connect(self.on_clicked)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self._title.setText(self.tr("Moves"))
        self.setAccessibleName(self.tr("Moves"))
        for key, words in (
            (self.back, self.tr("One move back")),
            (self.on, self.tr("One move on")),
        ):
            key.setToolTip(words)
            key.setAccessibleName(words)

    def show_tree(self, rows: TreeRows, number: int, count: int) -> None:
        """Show the tree, and the number of the move among those of its line."""
        text = self.tr("{number} of {count}").format(number=number, count=count)
        self._place.setText(text)
        self.back.setEnabled(number > 0)
        self.on.setEnabled(number < count)
        self.tree.set_rows(rows)

    def wanted_height(self) -> int:
        """The height of all rows, within what was drawn."""
        px = self.theme.px
        wanted = px(HEAD) + self.tree.wanted_height() + px(14)
        return min(max(wanted, px(LEAST_MOVES)), px(MOVES))


class NoteCard(Card):
    """What is noted at a move: a comment, and the marks that a click puts on the board."""

    mark_chosen = Signal(str)
    """A mark was switched on, or "" switched off."""
    written = Signal(str)
    """The player has changed the comment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(16, Weight.DemiBold)
        self.marks = {name: MarkButton(name, self) for name in MARKS}
        self.text = QPlainTextEdit()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTabChangesFocus(True)
        self.text.viewport().setAutoFillBackground(False)
        self.text.setMinimumHeight(1)
        head = row(filling(self._title), *self.marks.values(), gap="usual")
        inset: Inset = (2 * STEP, "usual", 2 * STEP, "usual")
        lay_out(self, column(head, filling(self.text), gap="usual", inset=inset))
        for name, button in self.marks.items():
            button.clicked.connect(lambda on, name=name: self.choose(name if on else ""))
        self.text.textChanged.connect(self._hear)
        self._shown = ""
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.text.setFont(face(13 * self.theme.zoom))

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.setAccessibleName(self.tr("Comment and marks"))
        self.text.setAccessibleName(self.tr("Comment"))
        self.text.setPlaceholderText(self.tr("A comment on this move"))
        words = (self.tr("Triangle"), self.tr("Square"), self.tr("Circle"), self.tr("Cross"),
                 self.tr("Letters"), self.tr("Numbers"))  # fmt: skip
        tip = self.tr("{mark}: click points of the board")
        for button, word in zip(self.marks.values(), words, strict=True):
            button.setAccessibleName(word)
            button.setToolTip(tip.format(mark=word))

    def choose(self, name: str) -> None:
        """Switch a mark on and the others off, or with "" all."""
        for key, button in self.marks.items():
            button.setChecked(key == name)
        self.mark_chosen.emit(name)

    def show_note(self, title: str, comment: str) -> None:
        """Show the comment at a move; while it is written, the field stays as it is."""
        self._title.setText(title)
        if comment not in {self._shown, self._shown.strip()}:
            self._shown = comment
            self.text.setPlainText(comment)

    def _hear(self) -> None:
        text = self.text.toPlainText()
        if text != self._shown:
            self._shown = text
            self.written.emit(text)


class StudyColumn(ThemedWidget):
    """The three cards one below the other; where there is too little room, the last are hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.analysis, self.moves, self.note = AnalysisCard(self), MovesCard(self), NoteCard(self)

    def set_covered(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Hide or show what a pause hides."""
        self.analysis.set_covered(on)
        self.moves.setDisabled(on)
        self.note.setDisabled(on)
        self.moves.tree.setVisible(not on)
        self.note.text.setVisible(not on)

    @override
    def sizeHint(self) -> QSize:
        hint, px = self.analysis.sizeHint(), self.theme.px
        return QSize(hint.width(), hint.height() + self.moves.wanted_height() + px(NOTE + 2 * GAP))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.analysis.minimumSizeHint()

    def arrange(self) -> None:
        """Place the cards; the tree gives some of its height to the note."""
        width, room, px = self.width(), self.height(), self.theme.px
        gap, note, spare = px(GAP), px(NOTE), room - px(LEAST_ANALYSIS)
        wanted = self.moves.wanted_height()
        moves = min(wanted, spare - note - 2 * gap)
        has_note = moves >= min(wanted, px(LEAST_MOVES))
        if not has_note:
            moves = min(wanted, spare - gap)
        has_moves = moves >= px(LEAST_MOVES)
        self.moves.setVisible(has_moves)
        self.note.setVisible(has_note)
        if has_note:
            room -= note + gap
            self.note.setGeometry(0, room + gap, width, note)
        if has_moves:
            room -= moves + gap
            self.moves.setGeometry(0, room + gap, width, moves)
        self.analysis.set_compact(has_moves)
        self.analysis.setGeometry(0, 0, width, room)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self.arrange()
