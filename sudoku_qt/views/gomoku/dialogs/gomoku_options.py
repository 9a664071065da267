# SPDX-License-Identifier: MIT
"""The options that most players never change: the board, the time, both players."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSpinBox, QStackedWidget

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import (
    BALANCED_START,
    CENTRED,
    MOST_SECONDS,
    NewGomoku,
    fits_board,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.gomoku.dialogs.limit_row import LimitRow
from sudoku_qt.views.gomoku.dialogs.player_row import PlayerRow, StoneLabel
from sudoku_qt.views.kit.layout import SPRING, column, filling, holder, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.group_card import GroupCard, label_of, told_below
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.segment import Segment

RULES = (  # value, name, what it means
    (
        "freestyle",
        QT_TRANSLATE_NOOP("GomokuOptions", "Freestyle"),
        QT_TRANSLATE_NOOP("GomokuOptions", "Five or more in a row win."),
    ),
    (
        "exact",
        QT_TRANSLATE_NOOP("GomokuOptions", "Exactly five"),
        QT_TRANSLATE_NOOP("GomokuOptions", "Five in a row win; six or more do not."),
    ),
    (
        "renju",
        QT_TRANSLATE_NOOP("GomokuOptions", "Renju"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions", "Black may make no two threes, no two fours and no row above five."
        ),
    ),
    (
        "caro",
        QT_TRANSLATE_NOOP("GomokuOptions", "Caro"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions", "Exactly five win, unless stones of the other colour end both sides."
        ),
    ),
)
OPENINGS = (  # value, name, what it means
    (
        "free",
        QT_TRANSLATE_NOOP("GomokuOptions", "Free"),
        QT_TRANSLATE_NOOP("GomokuOptions", "Black begins anywhere."),
    ),
    (
        "swap",
        QT_TRANSLATE_NOOP("GomokuOptions", "Swap"),
        QT_TRANSLATE_NOOP("GomokuOptions", "One puts three stones, the other chooses the colour."),
    ),
    (
        "swap2",
        QT_TRANSLATE_NOOP("GomokuOptions", "Swap2"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions",
            "As Swap; but the other may put two stones more and leave the choice.",
        ),
    ),
    (
        "rif",
        QT_TRANSLATE_NOOP("GomokuOptions", "RIF"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions",
            "One puts one of the 26 openings, the other chooses the colour; of two fifth stones of "
            "Black, White keeps one.",
        ),
    ),
    (
        "soosyrv-8",
        QT_TRANSLATE_NOOP("GomokuOptions", "Soosyrv-8"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions",
            "As RIF; but White says how many fifth stones are offered, up to eight, and then the "
            "other may swap.",
        ),
    ),
    (
        "taraguchi-10",
        QT_TRANSLATE_NOOP("GomokuOptions", "Taraguchi-10"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions",
            "Within squares that grow, and after each stone the other may swap; instead of the "
            "fifth stone, Black may offer ten.",
        ),
    ),
    (
        BALANCED_START,
        QT_TRANSLATE_NOOP("GomokuOptions", "Balanced start"),
        QT_TRANSLATE_NOOP(
            "GomokuOptions", "Five stones lie there, after which both stand alike; White begins."
        ),
    ),
)
RENJU, RENJU_SIZE = "renju", 15
"""The rule with openings of its own, and the board of its tournaments."""
CLICKS = (  # value, name
    ("direct", QT_TRANSLATE_NOOP("GomokuOptions", "plays at once")),
    ("second", QT_TRANSLATE_NOOP("GomokuOptions", "plays when repeated")),
    ("buttons", QT_TRANSLATE_NOOP("GomokuOptions", "asks to confirm")),
)
SIZES, USUAL_SIZES = (5, 22), (13, 15, 16, 19)
ONE_ROW = 320
"""The width from which the choice of a size and its spin box are in one row."""
PAGES = ("board", "time", "players")


class GomokuOptions(ThemedWidget):
    """All these options on three pages; the fields are as wide as given."""

    changed = Signal()

    def __init__(self, engines: EngineList, room: int) -> None:
        super().__init__()
        self._room = room
        self.players = PlayerRow(engines, narrow=True), PlayerRow(engines, narrow=True)
        self.sizes, self.size_box = Segment(low=True), self._number(*SIZES)
        self.rule = self._choice(RULES)
        self.opening = self._choice([row for row in OPENINGS if row[0] not in CENTRED])
        self.renju_opening = self._choice([row for row in OPENINGS if row[0] in CENTRED])
        self.clicks = self._choice(CLICKS)
        self.limit, self.increment = LimitRow(narrow=True), self._number(0, MOST_SECONDS)
        self.take_back = Switch(self.tr("not in this game"))
        self._rule_words, self._opening_words = (Paragraph(13, ink="muted") for _ in range(2))
        self.pages, self._stack = Segment(), QStackedWidget()
        self._name_fields()
        self._lay_out()
        self._connect()

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
        for field, name in (
            (self.sizes, self.tr("Rows of the board")),
            (self.size_box, self.tr("Rows of the board")),
            (self.rule, self.tr("Rule")),
            (self.opening, self.tr("Opening")),
            (self.renju_opening, self.tr("Opening of renju's tournaments")),
            (self.clicks, self.tr("Clicking")),
            (self.pages, self.tr("More options")),
        ):
            field.setAccessibleName(name)

    def _lay_out(self) -> None:
        words = self.tr("Board"), self.tr("Time"), self.tr("Players")
        cards = self._board(), self._time(), self._who()
        for key, word, card in zip(PAGES, words, cards, strict=True):
            self.pages.add(key, word)
            self._stack.addWidget(holder(column(card, SPRING)))
        lay_out(self, column(self.pages, filling(self._stack), gap="easy"))

    def _board(self) -> GroupCard:
        card, other = GroupCard(narrow=True), Line(13, ink="muted")
        other.setText(self.tr("or"))
        folded = self._room < self.theme.px(ONE_ROW)
        sizes = row(self.sizes, other, self.size_box, SPRING, gap="easy", folded=folded)
        card.add(label_of(self.tr("&Size"), self.size_box), holder(sizes))
        rule = self.tr("R&ule"), self.rule, told_below(self.rule, self._rule_words)
        openings = holder(column(self.opening, self.renju_opening, gap="tight"))
        opening = self.tr("Openi&ng"), self.opening, told_below(openings, self._opening_words)
        for name, field, told in (rule, opening):
            card.add(label_of(name, field.stops()[0]), told)
        return card

    def _time(self) -> GroupCard:
        card, added = GroupCard(narrow=True), Line(13, ink="muted")
        card.add(label_of(self.tr("&Limit"), self.limit.kind.stops()[0]), self.limit)
        added.setText(self.tr("added to the clock"))
        increment = holder(row(self.increment, added, SPRING, gap="easy"))
        card.add(label_of(self.tr("&After a move"), self.increment), increment)
        card.add(label_of(self.tr("&Clicking"), self.clicks.stops()[0]), self.clicks)
        card.add(label_of(self.tr("&Take back"), self.take_back), self.take_back)
        return card

    def _who(self) -> GroupCard:
        exchange = QPushButton(self.tr("E&xchange colours"))
        exchange.setAutoDefault(False)
        exchange.setProperty("icon_name", "exchange")
        exchange.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        exchange.clicked.connect(self.exchange)
        card = GroupCard(narrow=True)
        names = self.tr("&Black"), self.tr("&White")
        for name, player in zip(names, self.players, strict=True):
            first = player.kind.stops()[0]
            label = StoneLabel(name, first, black=player is self.players[0])
            card.add(label, player)
        card.add_alone(holder(row(exchange, SPRING)))
        return card

    def _connect(self) -> None:
        self.pages.chosen.connect(self.show_page)
        self.take_back.toggled.connect(self._explain)
        self.sizes.chosen.connect(lambda size: self.size_box.setValue(int(size)))
        self.opening.chosen.connect(self._choose_opening)
        self.renju_opening.chosen.connect(self._choose_opening)
        for segment in (self.rule, self.clicks):
            segment.chosen.connect(self._explain)
        for changed in (self.limit.changed, self.size_box.valueChanged):
            changed.connect(self._explain)
        for player in self.players:
            player.changed.connect(self.changed)

    def show_page(self, key: str) -> None:
        """Show one of the three pages."""
        self.pages.choose(key)
        self._stack.setCurrentIndex(PAGES.index(key))

    # What is chosen

    def chosen(self) -> NewGomoku:
        """The chosen options, including both players."""
        black, white = (each.player() for each in self.players)
        minutes, seconds = self.limit.values()
        return NewGomoku(
            size=self.size_box.value(),
            rule=self.rule.key,
            opening=self._opening,
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

    def show_options(self, options: NewGomoku) -> None:
        """Show the last choice."""
        for player, each in zip(self.players, options.players, strict=True):
            player.show_player(each)
        for segment, value in (
            (self.rule, options.rule),
            (self.clicks, options.clicks),
        ):
            if value in segment:
                segment.choose(value)
        self._show_opening(options.opening)
        self.size_box.setValue(options.size)
        self.limit.show_values(options.game_minutes, options.move_seconds)
        self.increment.setValue(options.increment_seconds)
        self.take_back.setChecked(options.take_back)
        self._explain()

    def exchange(self) -> None:
        """Swap the colours of the two players."""
        first, second = self.players
        before, kind = first.player(), first.kind.key
        first.show_player(second.player(), second.kind.key)
        second.show_player(before, kind)

    def _explain(self, *_: object) -> None:
        """Show what the choices mean, and enable only options that they leave open."""
        self._offer_openings()
        for rows, key, words in (
            (RULES, self.rule.key, self._rule_words),
            (OPENINGS, self._opening, self._opening_words),
        ):
            meant = next(meaning for value, _, meaning in rows if value == key)
            words.setText(self.tr(meant))
        can = self.tr("as often as both like"), self.tr("not in this game")
        self.take_back.setText(can[not self.take_back.isChecked()])
        self.take_back.updateGeometry()
        self.sizes.choose(str(self.size_box.value()))
        self.increment.setEnabled(self.limit.values()[0] > 0)
        self.changed.emit()

    @property
    def _opening(self) -> str:
        """The chosen opening."""
        return self.renju_opening.key or self.opening.key

    def _show_opening(self, opening: str) -> None:
        """Select an opening in the row that has it, and none in the other."""
        for segment in (self.opening, self.renju_opening):
            segment.choose(opening)

    def _choose_opening(self, opening: str) -> None:
        """Take an opening, with the board of tournaments if the present one does not suit it."""
        self._show_opening(opening)
        if not fits_board(opening, self.size_box.value()):
            self.size_box.setValue(RENJU_SIZE)
        self._explain()

    def _offer_openings(self) -> None:
        """Show renju's openings under its rule, and enable the others that suit the board."""
        size, renju = self.size_box.value(), self.rule.key == RENJU
        self.renju_opening.setVisible(renju)
        self.opening.offer(BALANCED_START, on=fits_board(BALANCED_START, size))
        if not fits_board(self._opening, size) or (self.renju_opening.key and not renju):
            self._show_opening(OPENINGS[0][0])

    def summary(self) -> str:
        """A line that summarises board, time and clicks."""
        chosen = self.chosen()
        names = {row[0]: row[1] for row in (*RULES, *OPENINGS, *CLICKS)}
        opening = self.tr(names[chosen.opening]) if chosen.opening != OPENINGS[0][0] else ""
        game, move = self.tr("{count} min a game"), self.tr("{count} s a move")
        times = (
            game.format(count=chosen.game_minutes) if chosen.game_minutes else "",
            move.format(count=chosen.move_seconds) if chosen.move_seconds else "",
        )
        parts = (
            self.tr("{size} × {size}").format(size=chosen.size),
            self.tr(names[chosen.rule]),
            opening,
            *(times if any(times) else (self.tr("no clock"),)),
            "" if chosen.take_back else self.tr("no taking back"),
            self.tr("a click {does}").format(does=self.tr(names[chosen.clicks])),
        )
        return " · ".join(filter(None, parts))
