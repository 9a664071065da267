# SPDX-License-Identifier: MIT
"""The dialog of the statistics: a choice of games, four numbers, and three plots.

It counts nothing: its user answers `asked` with `show_summary`.
"""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from sudoku_qt.models.clock import clock_text, shown_difference
from sudoku_qt.models.language import locale
from sudoku_qt.models.sudoku.levels import GRADES, LEVELS, grade_word, level_word
from sudoku_qt.models.sudoku.played_kinds import CLASSIC
from sudoku_qt.models.sudoku.statistics import TELLING, Summary
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import SPRING, column, filling, grid, holder, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.learn.coach_card import CoachCard, CoachShown
from sudoku_qt.views.sudoku.learn.due_card import DueCard, DueShown
from sudoku_qt.views.sudoku.statistics.parts import (
    OUTCOMES,
    NumberCard,
    PlotCard,
    TechniqueBars,
    Use,
)
from sudoku_qt.views.sudoku.statistics.plots import RatioPlot, TimesPlot
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

WIDE, NARROW = 900, 640
PLOT, LOWER = 190, 190
PERIODS = (
    (0, QT_TRANSLATE_NOOP("StatisticsDialog", "All time")),
    (365, QT_TRANSLATE_NOOP("StatisticsDialog", "Last year")),
    (92, QT_TRANSLATE_NOOP("StatisticsDialog", "Last 3 months")),
    (31, QT_TRANSLATE_NOOP("StatisticsDialog", "Last month")),
)
"""The periods in days, with their titles."""


class StatisticsDialog(Dialog):
    """Shows the statistics of the player's games, which can be exported or deleted."""

    asked = Signal(str, int, str, int)
    """Games are to be shown: of a kind, a level (0 for all), a grade, the last days (0 for all)."""
    export_clicked = Signal()
    erase_clicked = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(self.tr("Statistics"), window)
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Kind"))
        self.kinds.hide()
        self._has_advice = False
        self.levels = Segment()
        self.levels.add("0", self.tr("All levels"))
        for level in LEVELS[:-1]:
            self.levels.add(str(level.number), level_word(level.number))
        for grade in GRADES:
            self.levels.add(grade.key, grade_word(grade.key))
        self.levels.setAccessibleName(self.tr("Level"))
        self.period = QComboBox()
        for days, name in PERIODS:
            self.period.addItem(self.tr(name), days)
        self.period.setAccessibleName(self.tr("Time"))
        self.due, self.coach = DueCard(), CoachCard()
        for card in (self.due, self.coach):
            card.hide()
        self.nothing = Paragraph(16, Weight.DemiBold)
        self.numbers = tuple(NumberCard() for _ in range(4))
        self.ratios, self.times = RatioPlot(), TimesPlot()
        self.techniques, self.practise = TechniqueBars(), WordButton()
        plots = PlotCard(self.ratios), PlotCard(self.times)
        self._cards = (*plots, PlotCard(self._practised(), inks=OUTCOMES))
        self.export = WordButton(self.tr("&Export…"))
        self.erase = WordButton(self.tr("&Delete all…"))
        self._lay_out()
        self.levels.chosen.connect(self.ask)
        self.kinds.currentIndexChanged.connect(self.ask)
        self.period.currentIndexChanged.connect(self.ask)
        self.techniques.selectionModel().currentChanged.connect(self._follow_technique)
        self.practise.clicked.connect(self.techniques.practise)
        self.export.clicked.connect(self.export_clicked)
        self.erase.clicked.connect(self.erase_clicked)

    def _practised(self) -> QWidget:
        """The techniques, and the button that practises the chosen one."""
        return holder(column(filling(self.techniques), row(SPRING, self.practise), gap="usual"))

    def _follow_technique(self) -> None:
        use = self.techniques.use
        if use:
            self.practise.setText(self.tr("&Practise {technique}").format(technique=use.title))
        self.practise.setEnabled(bool(self.techniques.chosen))

    def begin(self) -> None:
        """Ask for all games, whatever was chosen the last time."""
        self.show_coach(None)
        self.show_due(None)
        self.levels.choose("0")
        with QSignalBlocker(self.period):
            self.period.setCurrentIndex(0)
        self.ask()

    def set_kinds(self, kinds: Sequence[tuple[str, str]]) -> None:
        """Offer the kinds of games that there are, by key and name; classic ones are the usual.

        Without any variant among them there is no choice to be seen.
        """
        with QSignalBlocker(self.kinds):
            self.kinds.clear()
            for kind, name in kinds:
                self.kinds.addItem(name, kind)
        self.kinds.setVisible(any(kind != CLASSIC for kind, _ in kinds))

    @property
    def _kind(self) -> str:
        return self.kinds.currentData() or CLASSIC

    def ask(self) -> None:
        """Ask for the games that are chosen."""
        key = self.levels.key
        level, grade = (int(key), "") if key.isdigit() else (len(LEVELS), key)
        self.asked.emit(self._kind, level, grade, self.period.currentData())

    def show_summary(self, found: Summary, uses: Sequence[Use], *, any_at_all: bool) -> None:
        """Show the statistics of the chosen games."""
        is_empty, is_classic = not found.solved, self._kind == CLASSIC
        for grade in GRADES:
            self.levels.have(grade.key, on=is_classic)  # the hardest variants are hard
        self.nothing.setText(
            self.tr("There is no such game yet.")
            if any_at_all
            else self.tr("Solve a puzzle, and how long it took is told here.")
        )
        self.nothing.setVisible(is_empty)
        for number in self.numbers:
            number.setVisible(not is_empty)
        for card in self._cards:  # of a variant there is no prediction
            is_told = is_classic or card is not self._cards[0]
            card.setVisible(is_told and not (is_empty and any_at_all))
        self.coach.setVisible(self._has_advice and is_classic)
        for part in (self.levels, self.period, self.export, self.erase):
            part.setVisible(any_at_all)  # without games there is no choice
        if not is_empty:
            self._say_numbers(found)
        self._draw(found, uses)
        self.soon(self.grow)

    def show_coach(self, advice: CoachShown | None) -> None:
        """Show what to learn next, if there is any advice."""
        if advice:
            self.coach.show_advice(advice)
        self._has_advice = advice is not None
        self.coach.setVisible(self._has_advice and self._kind == CLASSIC)
        self.grow()  # at once, so that nothing is seen squeezed; and when all is laid out
        self.soon(self.grow)

    def show_due(self, due: DueShown | None) -> None:
        """Show what is due for review, if anything is."""
        if due:
            self.due.show_due(due)
        self.due.setVisible(due is not None)
        self.grow()
        self.soon(self.grow)

    def _say_numbers(self, found: Summary) -> None:
        solved, usual, lately, unaided = self.numbers
        row = self.tr("days in a row: {count}").format(count=found.days_in_row)
        solved.set_words(self.tr("Solved"), str(found.solved), row)
        best = self.tr("best {time}").format(time=clock_text(found.best_ms))
        own, gained = self.tr("Your usual time"), self._gained(found)
        if self._kind == CLASSIC:
            usual.set_words(own, clock_text(found.usual_ms), gained or best)
            lately.set_words(
                self.tr("Last ten vs. prediction"),
                f"{found.lately:.2f} ×" if found.lately else "–",
                self._verdict(found.lately),
                ink="good" if 0 < found.lately < 1 else "muted",
            )
        else:
            usual.set_words(own, clock_text(found.usual_ms), gained)
            lately.set_words(self.tr("Your best time"), clock_text(found.best_ms), "")
        run = self.tr("longest run: {count}").format(count=found.longest_run)
        unaided_share = self.tr("{percent} %").format(percent=round(100 * found.unaided))
        unaided.set_words(self.tr("Without a hint"), unaided_share, run)

    def _gained(self, found: Summary) -> str:
        gained = shown_difference(found.before_ms, found.usual_ms)
        if gained <= 0:
            return ""
        return self.tr("{time} faster than at first").format(time=clock_text(gained))

    def _verdict(self, lately: float) -> str:
        percent = round(100 * abs(1 - lately))
        if not lately:
            return ""
        if not percent:
            return self.tr("as predicted")
        text = self.tr("{percent} % faster than predicted") if lately < 1 else self.tr(
            "{percent} % slower than predicted"
        )  # fmt: skip
        return text.format(percent=percent)

    def _draw(self, found: Summary, uses: Sequence[Use]) -> None:
        """Draw charts with enough data; for the others, show what they will contain."""
        ratios, times, techniques = self._cards
        tells = found.solved >= TELLING
        if tells and len(found.points) > 1:
            self._draw_ratios(found)
        else:
            ratios.set_later(
                self.tr("Your times"),
                self.tr(
                    "Five solved games show whether you become faster, and how long they take."
                ),
            )
            times.setVisible(times.isVisibleTo(self) and self._kind != CLASSIC)
        if tells:
            self._draw_times(found)
        else:
            times.set_later(
                self.tr("How long it takes you"),
                self.tr("Five solved games show how many of them took how long."),
            )
        self.techniques.set_uses(uses)
        self.techniques.setAccessibleName(self.tr("Techniques"))
        self.practise.setVisible(any(use.technique for use in uses))
        self._follow_technique()
        high = self.theme.px(LOWER)  # as high as the plot beside them, if there is one
        if not self.practise.isHidden():
            high -= self.practise.sizeHint().height() + self.theme.px(STEP)
        self.techniques.setFixedHeight(high if tells else self.techniques.sizeHint().height())
        if not uses:
            techniques.set_later(
                self.tr("Techniques"),
                self.tr("A solved game shows which techniques you found, alone or with a hint."),
            )
            return
        techniques.set_words(
            self.tr("Techniques"),
            "",
            "; ".join(use.words for use in uses),
        )
        techniques.legend.set_words((self.tr("found"), self.tr("with a hint"), self.tr("missed")))

    def _draw_ratios(self, found: Summary) -> None:
        self.ratios.set_words(self.tr("slower than predicted"), self.tr("faster than predicted"))
        self.ratios.show_points(found.points, locale(), self.tr("d MMM"))
        self._cards[0].set_words(
            self.tr("Your time against the prediction"),
            self.tr("line: mean of nine"),
            ", ".join(f"{point.ratio:.2f}" for point in found.points[-20:]),
        )

    def _draw_times(self, found: Summary) -> None:
        predicted = found.predicted_minutes
        word = self.tr("predicted: {count}").format(count=round(predicted)) if predicted else ""
        self.times.show_bins(found.bins, found.bin_minutes, predicted, word)
        spans = ", ".join(f"{each.begin}: {each.count}" for each in found.bins)
        description = "; ".join(filter(None, (spans, word)))
        self._cards[1].set_words(self.tr("How long it takes you"), self.tr("minutes"), description)

    def _lay_out(self) -> None:
        px, room = self.theme.px, self.room.width()
        wide = room >= px(WIDE)
        width = WIDE if wide else NARROW
        ratios, times, techniques = self._cards
        self.ratios.setFixedHeight(px(PLOT))
        for drawn in (self.times, self.techniques):
            drawn.setFixedHeight(px(LOWER))
        for part in (self.coach, self.levels):
            part.fit(min(px(width), room) - 6 * STEP)
        head = row(self.kinds, filling(self.levels), self.period, folded=not wide)
        across = 4 if wide else 2
        tiles = grid(self.numbers[:across], self.numbers[across:], gap="wide")
        lower = row(filling(times), filling(techniques), gap="wide", folded=not wide)
        parts = head, self.nothing, tiles, self.due, ratios, lower, self.coach, SPRING
        self.set_body(column(*parts, gap="wide", inset="frame"), scrolled=width)
        self.add_foot(left=holder(row(self.export, self.erase, gap="usual")))
