# SPDX-License-Identifier: MIT
"""The choice of what is printed of the course: a lesson, or the section that it is in."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import column, lay_out
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph, headline
from sudoku_qt.views.widgets.segment import Segment

LESSON, SECTION = "lesson", "section"
SOURCES = (  # the key, what it is called
    (LESSON, QT_TRANSLATE_NOOP("LessonSource", "This lesson")),
    (SECTION, QT_TRANSLATE_NOOP("LessonSource", "Its section")),
)


class LessonSource(ThemedWidget):
    """Emits `others_asked` for other exercises."""

    changed = Signal()
    others_asked = Signal()

    def __init__(self, lesson: str, section: str = "") -> None:
        """The names of both; a technique without a lesson is in no section."""
        super().__init__()
        self._names = {LESSON: lesson, SECTION: section}
        self.kind, self._name = Segment(), Paragraph(14, ink="muted")
        self.others = WordButton(self.tr("Other exercises"), icon="another")
        for key, word in SOURCES:
            self.kind.add(key, self.tr(word))
        self.kind.setAccessibleName(self.tr("What"))
        self.others.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        parts = headline(self.tr("What")), self.kind, self._name, self.others
        lay_out(self, column(*parts, gap="usual"))
        self.kind.setVisible(bool(section))
        self.kind.chosen.connect(self._choose)
        self.others.clicked.connect(self.others_asked)
        self.show_kind(LESSON)

    def show_kind(self, key: str) -> None:
        """Set what is printed, without emitting a signal."""
        self.kind.choose(key)
        self._name.setText(self._names[key])

    def _choose(self, key: str) -> None:
        self.show_kind(key)
        self.changed.emit()
