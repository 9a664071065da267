# SPDX-License-Identifier: MIT
"""The player of a colour: a person, the computer at a level or in a time, or an external engine."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import PERSON, TIMES, PlayerWanted
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.override import override
from sudoku_qt.views.gomoku.dialogs.engine_boxes import EngineBox, TimeBox, choose
from sudoku_qt.views.gomoku.dialogs.strength import BRIEF, LEVELS, USUAL_LEVEL, strength_word
from sudoku_qt.views.kit.layout import SPRING, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.segment import Segment

STYLES = (  # value, name
    ("attacking", QT_TRANSLATE_NOOP("PlayerRow", "Attacking")),
    ("balanced", QT_TRANSLATE_NOOP("PlayerRow", "Balanced")),
    ("defensive", QT_TRANSLATE_NOOP("PlayerRow", "Defensive")),
)
COMPUTER, ENGINE = "computer", "engine"
BY_TIME = "time"
"""The key of the segment for levels by time."""
STONE, KIND = 20, 224


def draw_stone(painter: QPainter, place: QRectF, theme: Theme, *, black: bool) -> None:
    """Draw a black or white stone, the same in every theme."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.outline, 1.5))
    painter.setBrush(theme.black_stone if black else theme.white_shine)
    painter.drawEllipse(place.adjusted(0.75, 0.75, -0.75, -0.75))
    painter.restore()


class StoneLabel(ThemedWidget):
    """A stone and the name of its colour; its letter key leads to a field."""

    def __init__(self, name: str, field: QWidget, *, black: bool) -> None:
        super().__init__()
        self._black = black
        label = QLabel(name)
        label.setBuddy(field)
        lay_out(self, row(label, inset=(STONE + 12, 0, 0, 0), grows=True))

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self.theme.px(STONE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stone, the same in every theme."""
        side = self.theme.px(STONE)
        painter = QPainter(self)
        place = QRectF(0, (self.height() - side) / 2, side, side)
        draw_stone(painter, place, self.theme, black=self._black)
        painter.end()


class PlayerRow(ThemedWidget):
    """The fields for the player of one colour."""

    changed = Signal()

    def __init__(self, engines: EngineList, *, narrow: bool = False) -> None:
        super().__init__()
        self._engines = engines
        self.kind, self.level = Segment(low=True), Segment(low=True)
        self.style_box, self.time_box, self.engine_box = QComboBox(), TimeBox(), EngineBox(engines)
        self._fill()
        self._name()
        self._lay_out(narrow=narrow)
        self.level.choose(USUAL_LEVEL)
        for segment in (self.kind, self.level):
            segment.chosen.connect(self._offer)
        for box in (self.engine_box, self.time_box, self.style_box):
            box.currentIndexChanged.connect(self._offer)
        engines.changed.connect(self._list_engines)
        self._offer()

    def _fill(self) -> None:
        for value, name in (
            (PERSON, self.tr("Person")),
            (COMPUTER, self.tr("Computer")),
            (ENGINE, self.tr("Engine")),
        ):
            self.kind.add(value, name)
        for level, _ in LEVELS:
            self.level.add(level, strength_word(level))
        self.level.add(BY_TIME, self.tr("Time"))
        for value, name in STYLES:
            self.style_box.addItem(self.tr(name), value)

    def _name(self) -> None:
        self.kind.set_tip(ENGINE, self.tr("Another program that speaks the Gomocup protocol"))
        self.level.set_tip(BY_TIME, self.tr("As strong as it can in the time of a move"))
        for field, name in (
            (self.kind, self.tr("Who plays")),
            (self.level, self.tr("Strength")),
            (self.style_box, self.tr("Style of play")),
        ):
            field.setAccessibleName(name)
        self.style_box.setFixedHeight(self.theme.px(FIELD_HEIGHT))

    def _lay_out(self, *, narrow: bool) -> None:
        fields = self.kind, self.level, self.style_box, self.engine_box, self.time_box
        lay_out(self, row(*fields, SPRING, gap="easy", folded=narrow))
        self.kind.setFixedWidth(max(self.kind.minimumSizeHint().width(), self.theme.px(KIND)))
        policy = self.sizePolicy()
        policy.setHorizontalStretch(1)
        self.setSizePolicy(policy)

    def _offer(self) -> None:
        """Show level and style, or time, for the computer; a choice of engines for an engine."""
        self.time_box.list_times(by_clock=self.wants_engine)
        plays, timed = self.kind.key == COMPUTER, self.level.key == BY_TIME
        self.level.setVisible(plays)
        self.style_box.setVisible(plays and not timed)
        self.engine_box.setVisible(self.wants_engine)
        self.time_box.setVisible(self.wants_engine or (plays and timed))
        self.changed.emit()

    def _list_engines(self) -> None:
        self.engine_box.list_engines()
        self._offer()

    @property
    def wants_engine(self) -> bool:
        """Whether an external engine is to play."""
        return self.kind.key == ENGINE

    @property
    def lacks_engine(self) -> bool:
        """Whether an external engine is to play, and none is chosen."""
        return self.wants_engine and not self.engine_box.name

    def player(self) -> PlayerWanted:
        """The chosen player."""
        style, time = self.style_box.currentData(), self.time_box.level
        if self.wants_engine:
            return PlayerWanted(time, style, self.engine_box.name)
        level = time if self.level.key == BY_TIME else self.level.key
        return PlayerWanted(level if self.kind.key == COMPUTER else PERSON, style)

    def show_player(self, player: PlayerWanted, kind: str = "") -> None:
        """Show a player; an external engine even if none is chosen yet."""
        plays = ENGINE if self._engines.has(player.engine) else COMPUTER
        self.kind.choose(kind or (PERSON if player.who == PERSON else plays))
        timed = player.who in {*dict(BRIEF), *dict(TIMES)}
        if timed or player.who in dict(LEVELS):
            self.level.choose(BY_TIME if timed else player.who)
        if timed:
            choose(self.time_box, player.who)
        self.engine_box.choose(player.engine)
        choose(self.style_box, player.style)
        self._offer()
