# SPDX-License-Identifier: MIT
"""Who plays a colour: a person, the computer at a level or in a time, or another engine."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import PERSON, RATINGS, TIMES, USUAL_TIME, PlayerWanted
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import SPRING, column, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.segment import Segment

LEVELS = (  # value, name
    ("easy", QT_TRANSLATE_NOOP("PlayerRow", "Easy")),
    ("medium", QT_TRANSLATE_NOOP("PlayerRow", "Medium")),
    ("hard", QT_TRANSLATE_NOOP("PlayerRow", "Hard")),
)
STYLES = (  # value, name
    ("attacking", QT_TRANSLATE_NOOP("PlayerRow", "Attacking")),
    ("balanced", QT_TRANSLATE_NOOP("PlayerRow", "Balanced")),
    ("defensive", QT_TRANSLATE_NOOP("PlayerRow", "Defensive")),
)
BRIEF = (  # value, name: levels by time that end at a depth
    ("glance", QT_TRANSLATE_NOOP("PlayerRow", "A glance")),
    ("moment", QT_TRANSLATE_NOOP("PlayerRow", "A moment")),
)
COMPUTER, ENGINE, USUAL_LEVEL = "computer", "engine", "medium"
BY_TIME = "time"
"""The part of the levels behind which those by time stand."""
STONE, KIND, NAME, SHORTEST = 20, 224, 176, 8
"""Lengths, and the letters of an engine's name that are shown at least."""


class StoneLabel(ThemedWidget):
    """A stone and the name of its colour; its letter key leads to a field."""

    def __init__(self, name: str, field: QWidget, *, black: bool) -> None:
        super().__init__()
        self._black = black
        label = QLabel(name)
        label.setBuddy(field)
        lay_out(self, row(label, inset=(STONE + 12, 0, 0, 0), grows=True))

    def sizeHint(self) -> QSize:
        """Be as high as a stone."""
        return super().sizeHint().expandedTo(QSize(0, self.theme.px(STONE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stone, black or white in every theme."""
        theme, side = self.theme, self.theme.px(STONE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(0.75, (self.height() - side) / 2 + 0.75, side - 1.5, side - 1.5)
        painter.setPen(QPen(theme.outline, 1.5))
        painter.setBrush(theme.black_stone if self._black else theme.white_shine)
        painter.drawEllipse(QPointF(place.center()), place.width() / 2, place.height() / 2)
        painter.end()


class PlayerRow(ThemedWidget):
    """The fields of one colour."""

    changed = Signal()

    def __init__(self, engines: EngineList, *, narrow: bool = False) -> None:
        super().__init__()
        self._engines = engines
        self.kind, self.level = Segment(low=True), Segment(low=True)
        self.style_box, self.time_box, self.engine_box = QComboBox(), QComboBox(), QComboBox()
        self.words = Line(13, ink="muted")
        self._fill()
        self._name()
        self._lay_out(narrow=narrow)
        self.level.choose(USUAL_LEVEL)
        _choose(self.time_box, USUAL_TIME)
        for segment in (self.kind, self.level):
            segment.chosen.connect(self._offer)
        for box in (self.engine_box, self.time_box):
            box.currentIndexChanged.connect(self._offer)
        engines.changed.connect(self._list_engines)
        self._list_engines()

    def _fill(self) -> None:
        for value, name in (
            (PERSON, self.tr("Person")),
            (COMPUTER, self.tr("Computer")),
            (ENGINE, self.tr("Engine")),
        ):
            self.kind.add(value, name)
        for value, name in (*LEVELS, (BY_TIME, self.tr("Time"))):
            self.level.add(value, self.tr(name))
        for value, name in STYLES:
            self.style_box.addItem(self.tr(name), value)
        self._list_times()

    def _list_times(self) -> None:
        """Offer the times of a move, to another engine those of a clock alone."""
        brief = () if self.wants_engine else BRIEF
        if self.time_box.count() == len(brief) + len(TIMES):
            return
        chosen = self.time_box.currentData()
        self.time_box.blockSignals(True)  # noqa: FBT003 - Qt's
        self.time_box.clear()
        for value, name in brief:
            self.time_box.addItem(self.tr(name), value)
        for value, seconds in TIMES:
            self.time_box.addItem(self.tr("{seconds} s").format(seconds=f"{seconds:g}"), value)
        self.time_box.blockSignals(False)  # noqa: FBT003 - Qt's
        _choose(self.time_box, chosen)

    def _name(self) -> None:
        self.kind.set_tip(ENGINE, self.tr("Another program that speaks the Gomocup protocol"))
        self.level.set_tip(BY_TIME, self.tr("As strong as it can in the time of a move"))
        for field, name in (
            (self.kind, self.tr("Who plays")),
            (self.level, self.tr("Strength")),
            (self.style_box, self.tr("Style of play")),
            (self.time_box, self.tr("Time of a move")),
            (self.engine_box, self.tr("Engine")),
        ):
            field.setAccessibleName(name)
        self.time_box.setToolTip(self.tr("Time of a move"))
        self.words.setToolTip(
            self.tr(
                "From games of the levels with each other, freestyle on 15 × 15. Easy is 0;"
                " the numbers cannot be compared with other ratings."
            )
        )
        for box in (self.style_box, self.time_box, self.engine_box):
            box.setFixedHeight(self.theme.px(FIELD_HEIGHT))

    def _lay_out(self, *, narrow: bool) -> None:
        fields = self.kind, self.level, self.style_box, self.engine_box, self.time_box
        across = row(*fields, SPRING, gap="easy", folded=narrow)
        lay_out(self, column(across, self.words, gap="tight"))
        self.kind.setFixedWidth(max(self.kind.minimumSizeHint().width(), self.theme.px(KIND)))
        adjust = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.engine_box.setSizeAdjustPolicy(adjust)
        self.engine_box.setMinimumContentsLength(SHORTEST)
        self.engine_box.setPlaceholderText(self.tr("none chosen"))
        self.engine_box.setMinimumWidth(self.theme.px(NAME))
        policy = self.sizePolicy()
        policy.setHorizontalStretch(1)
        self.setSizePolicy(policy)

    def _offer(self) -> None:
        """Offer level and style, or time, where the computer plays; an engine where one does."""
        self._list_times()
        plays, timed = self.kind.key == COMPUTER, self.level.key == BY_TIME
        self.level.setVisible(plays)
        self.style_box.setVisible(plays and not timed)
        self.engine_box.setVisible(self.wants_engine)
        self.time_box.setVisible(self.wants_engine or (plays and timed))
        self.changed.emit()

    def _list_engines(self) -> None:
        """Offer the engines that there are; the one just added is meant."""
        chosen = self._engines.newest or self.engine_box.currentData()
        self.engine_box.blockSignals(True)  # noqa: FBT003 - Qt's
        self.engine_box.clear()
        for engine in self._engines.engines:
            self.engine_box.addItem(engine.name, engine.name)
        self.engine_box.setEnabled(bool(self._engines.engines))
        self.engine_box.blockSignals(False)  # noqa: FBT003 - Qt's
        _choose(self.engine_box, chosen)
        self._offer()

    def tell(self, words: str) -> bool:
        """Say how strong the computer plays, and more; give whether the row grew or shrank."""
        said = " · ".join(part for part in (self._strength(), words) if part)
        changes = self.words.isHidden() is bool(said)
        self.words.setText(said)
        self.words.setVisible(bool(said))
        return changes

    def _strength(self) -> str:
        """The rating of the level that is chosen; nothing of persons and of other engines."""
        wanted = self.wanted()
        if wanted.engine or self.wants_engine or wanted.who not in RATINGS:
            return ""
        return self.tr("About {rating} Elo").format(rating=RATINGS[wanted.who])

    @property
    def wants_engine(self) -> bool:
        """Whether another engine is to play."""
        return self.kind.key == ENGINE

    @property
    def lacks_engine(self) -> bool:
        """Whether another engine is to play, and none is chosen."""
        return self.wants_engine and not self.engine_box.currentData()

    def wanted(self) -> PlayerWanted:
        """Who is to play."""
        style, time = self.style_box.currentData(), self.time_box.currentData()
        if self.wants_engine:
            return PlayerWanted(time, style, self.engine_box.currentData() or "")
        level = time if self.level.key == BY_TIME else self.level.key
        return PlayerWanted(level if self.kind.key == COMPUTER else PERSON, style)

    def show_wanted(self, wanted: PlayerWanted) -> None:
        """Show who is to play, and how."""
        plays = ENGINE if self._engines.has(wanted.engine) else COMPUTER
        self.kind.choose(PERSON if wanted.who == PERSON else plays)
        timed = wanted.who in {*dict(BRIEF), *dict(TIMES)}
        if timed or wanted.who in dict(LEVELS):
            self.level.choose(BY_TIME if timed else wanted.who)
        _choose(self.time_box, wanted.who if timed else self.time_box.currentData())
        _choose(self.engine_box, wanted.engine)
        _choose(self.style_box, wanted.style)
        self._offer()


def _choose(box: QComboBox, value: object) -> None:
    """Choose what a value stands for; the first where there is no such value."""
    box.setCurrentIndex(max(0, box.findData(value)))
