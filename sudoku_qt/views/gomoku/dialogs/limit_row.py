# SPDX-License-Identifier: MIT
"""The time limit of each player: none, for the whole game, for each move, or both."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox

from sudoku_qt.models.gomoku.options import MOST_MINUTES, MOST_SECONDS
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import SPRING, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.segment import Segment

LIMITS = (  # value, name
    ("none", QT_TRANSLATE_NOOP("LimitRow", "None")),
    ("game", QT_TRANSLATE_NOOP("LimitRow", "A game")),
    ("move", QT_TRANSLATE_NOOP("LimitRow", "A move")),
    ("both", QT_TRANSLATE_NOOP("LimitRow", "Both")),
)
OF_GAME, OF_MOVE = ("game", "both"), ("move", "both")
USUAL_MINUTES, USUAL_SECONDS = 10, 30


class LimitRow(ThemedWidget):
    """The kind of limit, and the fields for its values."""

    changed = Signal()

    def __init__(self, *, narrow: bool = False) -> None:
        super().__init__()
        self.kind = Segment(low=True)
        for value, name in LIMITS:
            self.kind.add(value, self.tr(name))
        self.minutes, self.seconds = QSpinBox(), QSpinBox()
        self._each = Line(13, ink="muted")
        self._each.setText(self.tr("each"))
        fields = self.kind, self.minutes, self.seconds, self._each
        lay_out(self, row(*fields, SPRING, gap="easy", folded=narrow))
        self._name()
        self.kind.chosen.connect(self._offer)
        self.show_values(0, 0)

    def _name(self) -> None:
        for box, most, unit, name in (
            (self.minutes, MOST_MINUTES, self.tr(" min"), self.tr("Time for the game")),
            (self.seconds, MOST_SECONDS, self.tr(" s"), self.tr("Time for a move")),
        ):
            box.setRange(1, most)
            box.setSuffix(unit)
            box.setAccessibleName(name)
            box.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        self.kind.setAccessibleName(self.tr("Limit"))

    def _offer(self) -> None:
        """Show only the fields of the chosen limit."""
        self.minutes.setVisible(self.kind.key in OF_GAME)
        self.seconds.setVisible(self.kind.key in OF_MOVE)
        self._each.setVisible(self.kind.key != LIMITS[0][0])
        self.changed.emit()

    def values(self) -> tuple[int, int]:
        """The minutes for a game and the seconds for a move; 0 is no limit."""
        minutes = self.minutes.value() if self.kind.key in OF_GAME else 0
        return minutes, self.seconds.value() if self.kind.key in OF_MOVE else 0

    def show_values(self, minutes: int, seconds: int) -> None:
        """Show limits; the field of a missing one proposes a usual value."""
        self.minutes.setValue(minutes or USUAL_MINUTES)
        self.seconds.setValue(seconds or USUAL_SECONDS)
        self.kind.choose(LIMITS[(2 if seconds else 0) + (1 if minutes else 0)][0])
        self._offer()
