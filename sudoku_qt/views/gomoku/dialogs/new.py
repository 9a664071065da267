# SPDX-License-Identifier: MIT
"""The dialog that asks what kind of Gomoku is to be played, and by whom."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import (
    BALANCED_START,
    LEAST_BALANCED,
    MOST_SECONDS,
    PERSON,
    NewGomoku,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.gomoku.dialogs.engines_card import EnginesCard
from sudoku_qt.views.gomoku.dialogs.limit_row import LimitRow
from sudoku_qt.views.gomoku.dialogs.player_row import PlayerRow, StoneLabel
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, column
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.group_card import GroupCard, label_of, told_below
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

RULES = (  # value, name, what it means
    (
        "freestyle",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Freestyle"),
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Five or more in a row win."),
    ),
    (
        "exact",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Exactly five"),
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Five in a row win; six or more do not."),
    ),
    (
        "renju",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Renju"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "Black may make no two threes, no two fours and no row above five."
        ),
    ),
    (
        "caro",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Caro"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "Exactly five win, unless stones of the other colour end both sides."
        ),
    ),
)
OPENINGS = (  # value, name, what it means
    (
        "free",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Free"),
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Black begins anywhere."),
    ),
    (
        "swap",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Swap"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "One puts three stones, the other chooses the colour."
        ),
    ),
    (
        "swap2",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Swap2"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog",
            "As Swap; but the other may put two stones more and leave the choice.",
        ),
    ),
    (
        BALANCED_START,
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Balanced start"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "Five stones lie there, after which both stand alike; White begins."
        ),
    ),
)
CLICKS = (  # value, name
    ("direct", QT_TRANSLATE_NOOP("NewGomokuDialog", "plays at once")),
    ("second", QT_TRANSLATE_NOOP("NewGomokuDialog", "plays when repeated")),
    ("buttons", QT_TRANSLATE_NOOP("NewGomokuDialog", "asks to confirm")),
)
SIZES, USUAL_SIZES = (5, 22), (13, 15, 16, 19)
WIDTH, BESIDE = 792, 12 * STEP
"""Of the dialog, and of that what lies left and right of a card's fields."""


class NewGomokuDialog(Dialog):
    """Shows what was wanted last and returns what is wanted now; it remembers nothing itself."""

    def __init__(
        self, before: NewGomoku, window: MainWindow, engines: EngineList | None = None
    ) -> None:
        super().__init__(self.tr("New game"), window)
        self._engines = engines or EngineList(self)
        self._room = self.room.width() - BESIDE
        self._narrow = narrow = self.theme.px(WIDTH) - BESIDE > self._room
        self.players = (
            PlayerRow(self._engines, narrow=narrow),
            PlayerRow(self._engines, narrow=narrow),
        )
        self._engines_card = EnginesCard(self._engines, narrow=narrow)
        self.sizes, self.size_box = Segment(low=True), self._number(*SIZES)
        self.rule, self.opening = self._choice(RULES), self._choice(OPENINGS)
        self.clicks = self._choice(CLICKS)
        self.limit, self.increment = LimitRow(narrow=narrow), self._number(0, MOST_SECONDS)
        self.take_back = Switch(self.tr("not in this game"))
        self._rule_words = Line(13, ink="muted")
        self._opening_words = Paragraph(13, ink="muted")
        self._name_fields()
        self._lay_out()
        self._show(before)
        self._connect()
        self._explain()

    @classmethod
    def ask(
        cls, before: NewGomoku, window: MainWindow, engines: EngineList | None = None
    ) -> NewGomoku | None:
        """Ask, beginning with what was wanted before; None if the player thinks better of it."""
        dialog = cls(before, window, engines)
        return dialog.answer(dialog.chosen)

    def chosen(self) -> NewGomoku:
        """What is chosen now."""
        black, white = (each.wanted() for each in self.players)
        minutes, seconds = self.limit.values()
        return NewGomoku(
            size=self.size_box.value(),
            rule=self.rule.key,
            opening=self.opening.key,
            black=black.who,
            white=white.who,
            black_style=black.style,
            white_style=white.style,
            black_engine=black.engine,
            white_engine=white.engine,
            game_minutes=minutes,
            move_seconds=seconds,
            increment_seconds=self.increment.value() if minutes else 0,
            take_back=self.take_back.isChecked(),
            clicks=self.clicks.key,
        )

    def exchange(self) -> None:
        """Let the two players exchange their colours."""
        first, second = self.players
        before = first.wanted()
        first.show_wanted(second.wanted())
        second.show_wanted(before)

    # Building

    def _choice(self, rows: Sequence[tuple[str, ...]]) -> Segment:
        segment = Segment(low=True)
        for value, name, *_ in rows:
            segment.add(value, self.tr(name))
        segment.fit(self._room)
        return segment

    def _number(self, least: int, most: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(least, most)
        box.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        return box

    def _name_fields(self) -> None:
        for size in USUAL_SIZES:
            self.sizes.add(str(size), str(size))
        self.increment.setPrefix("+ ")
        self.increment.setSuffix(self.tr(" s"))
        self.take_back.setAccessibleName(self.tr("Moves can be taken back"))
        self.take_back.toggled.connect(self._say_take_back)
        for field, name in (
            (self.sizes, self.tr("Rows of the board")),
            (self.size_box, self.tr("Rows of the board")),
            (self.rule, self.tr("Rule")),
            (self.opening, self.tr("Opening")),
            (self.clicks, self.tr("Clicking")),
        ):
            field.setAccessibleName(name)

    def _lay_out(self) -> None:
        board, time, moves = self._board(), self._time(), self._moves()
        cards = self._who(), self._engines_card, board, time, moves
        self.set_body(column(*cards, SPRING, gap="wide", inset="frame"), scrolled=WIDTH)
        kept = (Paragraph if self._narrow else Line)(13, ink="muted")
        kept.setText(self.tr("A running game is kept under Earlier games."))
        self._begin = self.add_foot(Kind.Ok, self.tr("Begin"), kept)

    def _who(self) -> GroupCard:
        exchange = QPushButton(self.tr("E&xchange colours"))
        exchange.setAutoDefault(False)
        exchange.setProperty("icon_name", "exchange")
        exchange.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        exchange.clicked.connect(self.exchange)
        card = GroupCard(self.tr("Players"), exchange, narrow=self._narrow)
        names = self.tr("&Black"), self.tr("&White")
        for name, player in zip(names, self.players, strict=True):
            first = player.kind.stops()[0]
            label = StoneLabel(name, first, black=player is self.players[0])
            card.add(label, player)
        return card

    def _say_take_back(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Say behind the switch what it comes to."""
        words = self.tr("as often as both like") if on else self.tr("not in this game")
        self.take_back.setText(words)
        self.take_back.updateGeometry()

    def _board(self) -> GroupCard:
        sides = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
        self._rule_words.setAlignment(sides[self._narrow])
        card = GroupCard(self.tr("Board"), self._rule_words, narrow=self._narrow)
        count = Line(13, ink="muted")
        count.setText(self.tr("or"))
        card.add(label_of(self.tr("&Size"), self.size_box), self.sizes, count, self.size_box)
        for name, field, words in (
            (self.tr("R&ule"), self.rule, QWidget()),
            (self.tr("&Opening"), self.opening, self._opening_words),
        ):
            words.hide()
            card.add(label_of(name, field.stops()[0]), told_below(field, words))
        return card

    def _time(self) -> GroupCard:
        card = GroupCard(self.tr("Time"), narrow=self._narrow)
        card.add(label_of(self.tr("&Limit"), self.limit.kind.stops()[0]), self.limit)
        added = Paragraph(13, ink="muted")
        added.setText(self.tr("added to the clock"))
        added.setWordWrap(False)
        card.add(label_of(self.tr("&After a move"), self.increment), self.increment, added)
        return card

    def _moves(self) -> GroupCard:
        card = GroupCard(self.tr("Moves"), narrow=self._narrow)
        card.add(label_of(self.tr("&Clicking"), self.clicks.stops()[0]), self.clicks)
        card.add(label_of(self.tr("&Take back"), self.take_back), self.take_back)
        return card

    def _fit_soon(self) -> None:
        """Be as tall as what is asked now, once it has its places."""
        self.soon(lambda: self.fit(QSize(self.width(), 0)))

    def _show(self, wanted: NewGomoku) -> None:
        for player, each in zip(self.players, wanted.players, strict=True):
            player.show_wanted(each)
        for segment, value in (
            (self.rule, wanted.rule),
            (self.opening, wanted.opening),
            (self.clicks, wanted.clicks),
        ):
            if value in segment:
                segment.choose(value)
        self.size_box.setValue(wanted.size)
        self.limit.show_values(wanted.game_minutes, wanted.move_seconds)
        self.increment.setValue(wanted.increment_seconds)
        self.take_back.setChecked(wanted.take_back)

    def _connect(self) -> None:
        for segment in (self.rule, self.opening):
            segment.chosen.connect(self._explain)
        self.limit.changed.connect(self._explain)
        for player in self.players:
            player.changed.connect(self._explain)
        self._engines.changed.connect(self._fit_soon)
        self.size_box.valueChanged.connect(self._explain)
        self.sizes.chosen.connect(lambda size: self.size_box.setValue(int(size)))

    def _explain(self, *_: object) -> None:
        """What the choices mean, and offer only what they leave open."""
        for rows, segment, words in (
            (RULES, self.rule, self._rule_words),
            (OPENINGS, self.opening, self._opening_words),
        ):
            meant = next(meaning for value, _, meaning in rows if value == segment.key)
            words.setText(self.tr(meant))
        self._opening_words.setVisible(self.opening.key != OPENINGS[0][0])
        self._offer_balanced()
        self._offer_engines()
        told = zip(self.players, (self._who_begins(), ""), strict=True)
        changes = [player.tell(words) for player, words in told]
        if any(changes):
            self._fit_soon()
        self.sizes.choose(str(self.size_box.value()))
        self.increment.setEnabled(self.limit.values()[0] > 0)

    def _offer_balanced(self) -> None:
        """Offer the balanced start where the board has room for it."""
        fits = self.size_box.value() >= LEAST_BALANCED
        self.opening.offer(BALANCED_START, on=fits)
        if not fits and self.opening.key == BALANCED_START:
            self.opening.choose(OPENINGS[0][0])

    def _offer_engines(self) -> None:
        """Show the other engines where one is to play, and begin only with a known one."""
        wanted = any(player.wants_engine for player in self.players)
        if wanted is self._engines_card.isHidden():
            self._engines_card.setVisible(wanted)
            self._fit_soon()
        self._begin.setEnabled(not any(player.lacks_engine for player in self.players))

    def _who_begins(self) -> str:
        """Say who moves first, where a person plays the computer."""
        black, white = (player.wanted().who == PERSON for player in self.players)
        if black == white:
            return ""
        if self.opening.key == BALANCED_START:
            black = white
        return self.tr("You move first.") if black else self.tr("The computer moves first.")
