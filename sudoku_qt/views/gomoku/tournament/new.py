# SPDX-License-Identifier: MIT
"""The dialog for a new tournament: who plays, by which rule, how long, and how many games."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox, QWidget

from sudoku_qt.models.gomoku.options import LEAST_BALANCED
from sudoku_qt.models.gomoku.tournament import (
    BALANCED,
    FROM_FILE,
    MOST_AT_ONCE,
    MOST_PAIRS,
    SCATTERED,
    TIMES_MS,
    TournamentShown,
    TournamentWanted,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.gomoku.dialogs.gomoku_options import RULES, SIZES
from sudoku_qt.views.gomoku.tournament.competitors import CompetitorsCard
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, column, holder, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.group_card import GroupCard, label_of, told_below
from sudoku_qt.views.widgets.segment import Segment

WIDTH, FIELDS = 560, 368
OPENINGS = (  # value, name, what it means
    (
        BALANCED,
        QT_TRANSLATE_NOOP("NewTournamentDialog", "Balanced"),
        QT_TRANSLATE_NOOP(
            "NewTournamentDialog", "Five stones lie there, after which both stand alike."
        ),
    ),
    (
        SCATTERED,
        QT_TRANSLATE_NOOP("NewTournamentDialog", "Scattered"),
        QT_TRANSLATE_NOOP("NewTournamentDialog", "Four stones lie somewhere near the middle."),
    ),
    (
        FROM_FILE,
        QT_TRANSLATE_NOOP("NewTournamentDialog", "From a file"),
        QT_TRANSLATE_NOOP(
            "NewTournamentDialog", "An opening a line: x,y pairs from the middle, as in Gomocup."
        ),
    ),
)


class NewTournamentDialog(Dialog):
    """Shows the last choice and returns the new one; it stores nothing itself."""

    def __init__(
        self, before: TournamentWanted, shown: TournamentShown, parent: QWidget | None
    ) -> None:
        super().__init__(self.tr("New tournament"), parent)
        self._shown = shown
        self.who = CompetitorsCard(shown)
        room = min(self.theme.px(FIELDS), self.room.width() - self.theme.px(80))
        self.rule = self._choice("GomokuOptions", RULES, room)
        self.openings = self._choice("NewTournamentDialog", OPENINGS, room)
        self.size_box, self.pairs = self._number(*SIZES), self._number(1, MOST_PAIRS)
        self.at_once = self._number(1, MOST_AT_ONCE)
        self.time = QComboBox()
        self.file_key = QPushButton(self.tr("Choose a &file…"))
        self._opening_words, self._summary = (Paragraph(13, ink="muted") for _ in range(2))
        self._file_name = Line(13, ink="muted")
        self._fill()
        parts = self.who, self._games(room), self._summary, SPRING
        self.set_body(column(*parts, gap="wide", inset="frame"), scrolled=WIDTH)
        self._begin = self.add_foot(Kind.Ok, self.tr("Begin"))
        self._show(before)
        self._connect()
        self._explain()

    @classmethod
    def ask(
        cls, before: TournamentWanted, shown: TournamentShown, parent: QWidget | None
    ) -> TournamentWanted | None:
        """Ask, beginning with the last choice; None if the player cancels."""
        dialog = cls(before, shown, parent)
        return dialog.answer(dialog.chosen)

    def chosen(self) -> TournamentWanted:
        """The present choice."""
        return TournamentWanted(
            players=self.who.players(),
            rule=self.rule.key,
            size=self.size_box.value(),
            turn_ms=int(self.time.currentData()),
            openings=self.openings.key,
            pairs=self.pairs.value(),
            at_once=self.at_once.value(),
        )

    # Building

    def _choice(self, context: str, rows: Sequence[tuple[str, ...]], room: int) -> Segment:
        segment = Segment(low=True)
        for value, name, *_ in rows:
            segment.add(value, QCoreApplication.translate(context, name))
        segment.fit(room)
        return segment

    def _number(self, least: int, most: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(least, most)
        box.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        return box

    def _fill(self) -> None:
        for turn in TIMES_MS:
            self.time.addItem(self.tr("{seconds} s").format(seconds=f"{turn / 1000:g}"), turn)
        for low in (self.time, self.file_key):
            low.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        self.file_key.setAutoDefault(False)
        for field, name in (
            (self.rule, self.tr("Rule")),
            (self.size_box, self.tr("Rows of the board")),
            (self.time, self.tr("Time of a move")),
            (self.openings, self.tr("Openings")),
            (self.pairs, self.tr("Openings for any two")),
            (self.at_once, self.tr("Games at a time")),
        ):
            field.setAccessibleName(name)

    def _games(self, room: int) -> GroupCard:
        card = GroupCard(self.tr("The games"), narrow=room < self.theme.px(FIELDS))
        first = self.rule.stops()[0]
        card.add(label_of(self.tr("R&ule"), first), holder(row(self.rule, SPRING)))
        card.add(label_of(self.tr("&Size"), self.size_box), self.size_box)
        card.add(label_of(self.tr("&Time of a move"), self.time), self.time)
        chosen = holder(row(self.file_key, self._file_name, SPRING, gap="easy"))
        self._file_row = chosen
        below = holder(column(self._opening_words, chosen, gap="tight"))
        field = told_below(self.openings, below)
        card.add(label_of(self.tr("&Openings"), self.openings.stops()[0]), field)
        pairs, words = self.pairs, Line(13, ink="muted")
        words.setText(self.tr("openings, each with both colours"))
        any_two = holder(row(pairs, words, SPRING, gap="easy"))
        card.add(label_of(self.tr("&Any two play"), pairs), any_two)
        card.add(label_of(self.tr("At a ti&me"), self.at_once), self.at_once)
        return card

    def _show(self, before: TournamentWanted) -> None:
        self.who.show_players(before.players)
        self.rule.choose(before.rule)
        self.openings.choose(before.openings)
        self.size_box.setValue(before.size)
        self.time.setCurrentIndex(max(0, self.time.findData(before.turn_ms)))
        self.pairs.setValue(before.pairs)
        self.at_once.setValue(before.at_once)

    def _connect(self) -> None:
        self.who.changed.connect(self._explain)
        self._shown.changed.connect(self._explain)
        self.file_key.clicked.connect(self._shown.file_wanted)
        for changed in (
            self.rule.chosen,
            self.openings.chosen,
            self.size_box.valueChanged,
            self.pairs.valueChanged,
        ):
            changed.connect(self._explain)

    # What is said

    def _explain(self, *_: object) -> None:
        """Say what the choices mean, and what is still missing."""
        fits = self.size_box.value() >= LEAST_BALANCED
        self.openings.offer(BALANCED, on=fits)
        if not fits and self.openings.key == BALANCED:
            self.openings.choose(SCATTERED)
        chosen = self.openings.key
        meant = next(meaning for value, _, meaning in OPENINGS if value == chosen)
        self._opening_words.setText(self.tr(meant))
        self._file_row.setVisible(chosen == FROM_FILE)
        self._file_name.setText(self._shown.file_words)
        missing = self._missing()
        self._begin.setEnabled(not missing)
        self._summary.setText(missing or self._count())
        self.soon(self.grow)

    def _missing(self) -> str:
        """What is missing before it can begin; "" for nothing."""
        if len(self.who.players()) < 2:
            return self.tr("Switch on two at least; more than two play all against all.")
        if self.openings.key != FROM_FILE:
            return ""
        if not self._shown.file_text:
            return self.tr("Choose a file with openings.")
        if not self._shown.has_openings(self.rule.key, self.size_box.value()):
            return self.tr("This board and this rule allow no opening of the file.")
        return ""

    def _count(self) -> str:
        players = len(self.who.players())
        games = players * (players - 1) * self.pairs.value()
        return self.tr("{count} games, all of which come to the library.", "", games).format(
            count=f"{games:,}"
        )
