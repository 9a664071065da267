# SPDX-License-Identifier: MIT
"""The choice of puzzles to print: the current one, those of a file, or new ones."""

from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import column, filling, holder, lay_out, row
from sudoku_qt.views.sudoku.paper.counts import LevelCounts
from sudoku_qt.views.sudoku.paper.rows import SwitchRow, number_field
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph, headline
from sudoku_qt.views.widgets.segment import Segment

THIS, FILE, NEW = "this", "file", "new"
SOURCES = (  # the key, what it is called
    (THIS, QT_TRANSLATE_NOOP("PuzzleSource", "This one")),
    (FILE, QT_TRANSLATE_NOOP("PuzzleSource", "A file")),
    (NEW, QT_TRANSLATE_NOOP("PuzzleSource", "New ones")),
)


class PuzzleSource(ThemedWidget):
    """Emits `file_asked` for a file, and `others_asked` for other new puzzles."""

    changed = Signal()
    file_asked = Signal()
    others_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kind, self.counts = Segment(), LevelCounts()
        self.entered = SwitchRow(self.tr("What I have entered, too"))
        self.choose_file = WordButton(self.tr("Choose a file…"))
        self.others = WordButton(self.tr("Other puzzles"), icon="another")
        self.how_many = number_field(self.theme, 1, 1)
        self._chosen = Line(14, ink="muted")
        self._file = Paragraph(13, ink="muted")
        for key, word in SOURCES:
            self.kind.add(key, self.tr(word))
        self.kind.setAccessibleName(self.tr("Which puzzles"))
        self.how_many.setAccessibleName(self.tr("How many of them"))
        for button in (self.choose_file, self.others):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self._connect()
        self._follow()

    def _lay_out(self) -> None:
        self._chosen.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head = row(headline(self.tr("What")), filling(self._chosen))
        self._parts: dict[str, list[QWidget]] = {
            THIS: [self.entered],
            FILE: [self.choose_file, self._file, self._first_ones()],
            NEW: [self.counts, self.others],
        }
        lay_out(self, column(head, self.kind, *chain(*self._parts.values()), gap="usual"))

    def _first_ones(self) -> QWidget:
        """The row for the number of a file's puzzles to print."""
        words = Line(14)
        words.setText(self.tr("The first"))
        return holder(row(filling(words), self.how_many))

    def _connect(self) -> None:
        self.kind.chosen.connect(self._choose)
        self.counts.changed.connect(self.changed)
        self.entered.switch.clicked.connect(lambda _: self.changed.emit())
        self.how_many.valueChanged.connect(lambda _: self.changed.emit())
        self.choose_file.clicked.connect(self.file_asked)
        self.others.clicked.connect(self.others_asked)

    def show_kind(self, key: str) -> None:
        """Set the source of puzzles, without emitting a signal."""
        self.kind.choose(key)
        self._follow()

    def show_file(self, name: str, count: int, most: int) -> None:
        """Show the chosen file, and how many of its puzzles can be printed."""
        self.how_many.blockSignals(True)  # noqa: FBT003 - Qt's
        self.how_many.setMaximum(min(count, most))
        self.how_many.setValue(min(count, most))
        self.how_many.blockSignals(False)  # noqa: FBT003 - Qt's
        words = self.tr("{name}: {count} puzzles", "", count)
        self._file.setText(words.format(name=name, count=f"{count:,}"))

    def show_count(self, count: int) -> None:
        """Show how many puzzles are chosen."""
        words = self.tr("{count} puzzles", "", count)
        self._chosen.setText(words.format(count=count) if count else "")

    def _choose(self, key: str) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show the options of the chosen source."""
        for key, parts in self._parts.items():
            for part in parts:
                part.setVisible(key == self.kind.key)
