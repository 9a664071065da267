# SPDX-License-Identifier: MIT
"""The bar above the library's table: the search, the filters, and the key that plays.

They take one row or, in a narrow dialog, as many as they need.
"""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from sudoku_qt.models.sudoku.levels import GRADES, LEVELS, grade_word, level_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.override import override
from sudoku_qt.views.library.chips import FilterChip, FilterChoice
from sudoku_qt.views.library.range_chip import Bounds, RangeChip
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.lists.search_field import SearchField

SEARCH, LEAST_SEARCH = 320, 220
RETURN = 16
"""The room of the sign of Return on the key that plays, beside its usual margins."""
STATES = (
    ("new", QT_TRANSLATE_NOOP("FilterBar", "New")),
    ("started", QT_TRANSLATE_NOOP("FilterBar", "In progress")),
    ("solved", QT_TRANSLATE_NOOP("FilterBar", "Finished")),
)
MINUTES = (
    ((0.0, 5.0), QT_TRANSLATE_NOOP("FilterBar", "up to 5")),
    ((5.0, 15.0), QT_TRANSLATE_NOOP("FilterBar", "5–15")),
    ((15.0, 30.0), QT_TRANSLATE_NOOP("FilterBar", "15–30")),
    ((30.0, 60.0), QT_TRANSLATE_NOOP("FilterBar", "30–60")),
    ((60.0, 1e6), QT_TRANSLATE_NOOP("FilterBar", "more than 60")),
)
"""The spans of predicted minutes, with their titles."""
SE, SE_SPANS = Bounds(1.0, 12.0, 1), ((1.0, 2.9), (3.0, 4.9), (5.0, 6.9), (7.0, 8.9), (9.0, 12.0))
GIVENS, GIVENS_SPANS = Bounds(1, 256), ((1, 19), (20, 22), (23, 25), (26, 29), (30, 256))
AGAIN = "again"
NEEDED = (
    (True, QT_TRANSLATE_NOOP("FilterBar", "each given needed")),
    (False, QT_TRANSLATE_NOOP("FilterBar", "some not needed")),
)


class FilterBar(ThemedWidget):
    """Places its parts from left to right, and the last one at the right end of its row."""

    changed = Signal()
    """The search or the filters have changed."""

    def __init__(self, games: Sequence[FilterChoice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = WordButton("", self, icon="list")
        self.shelf.hide()
        self.search = SearchField(self.tr("Name, technique, tag, or a whole grid"), parent=self)
        levels = [
            *(FilterChoice(level.number, level_word(level.number)) for level in LEVELS[:-1]),
            *(FilterChoice(grade.key, grade_word(grade.key)) for grade in GRADES),
        ]
        states = [FilterChoice(key, self.tr(words)) for key, words in STATES]
        minutes = [FilterChoice(span, self.tr(words)) for span, words in MINUTES]
        self.game = FilterChip(self.tr("Game"), games, single=True)
        self._has_games = len(games) > 1
        self.game.setVisible(self._has_games)
        self.term = FilterChip(self.tr("Rules"), [], single=True)
        self.term.hide()
        self._terms: Mapping[str, Sequence[FilterChoice]] = {}
        self.level = FilterChip(self.tr("Level"), levels)
        self.state_chip = FilterChip(self.tr("State"), states)
        self.minutes = FilterChip(self.tr("Minutes"), minutes, single=True)
        self.se = RangeChip(self.tr("SE rating"), SE, SE_SPANS)
        self.givens = RangeChip(self.tr("Givens"), GIVENS, GIVENS_SPANS)
        self.hardest = FilterChip(self.tr("Hardest step"), [])
        needed = [FilterChoice(key, self.tr(words)) for key, words in NEEDED]
        self.minimal = FilterChip(self.tr("Minimality"), needed, single=True)
        again = FilterChoice(AGAIN, self.tr("there more than once, in any guise"))
        self.twins = FilterChip(self.tr("Twins"), [again], single=True)
        self.rare = self.se, self.givens, self.hardest, self.minimal, self.twins
        self._is_useful = True
        self.more = IconButton("plus", self)
        self.more.set_name(self.tr("More filters"))
        self.more.clicked.connect(self._open_more)
        self.play = PrimaryButton("", self)
        self.game.changed.connect(self._offer_terms)
        for chip in self._chips:
            chip.setParent(self)
            chip.changed.connect(self._show_rare)
            chip.changed.connect(self.changed)
        self._show_rare()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _chips(self) -> Sequence[FilterChip]:
        usual = self.game, self.term, self.level, self.state_chip, self.minutes
        return (*usual, *self.rare)

    def set_play(self, words: str) -> None:
        """Set the label of the key that plays the selected puzzle."""
        self.play.setText(words)
        self._refit()

    def set_useful(self, *, on: bool) -> None:
        """Show the filters and the key that plays, unless there is nothing for them at all."""
        for part in (self.level, self.state_chip, self.minutes, self.play):
            part.setVisible(on)
        self.game.setVisible(on and self._has_games)
        self._is_useful = on
        self._show_rare()

    def set_steps(self, steps: Sequence[FilterChoice]) -> None:
        """Set the hardest steps that entries have."""
        self.hardest.set_choices(steps)
        self._show_rare()

    def _show_rare(self) -> None:
        """Show of the rare filters those that filter, and whether there are others."""
        for chip in self.rare:
            chip.setVisible(self._is_useful and bool(chip.chosen))
        self.more.setVisible(self._is_useful and any(self._offered()))
        self._refit()

    def _offered(self) -> Iterator[FilterChip]:
        """Yield the rare filters that do not filter, and could."""
        for chip in self.rare:
            if not chip.chosen and not chip.is_empty:
                yield chip

    def more_menu(self) -> QMenu:
        """The menu of the filters that are not shown, each with its choices."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for chip in self._offered():
            choices = chip.menu()
            choices.setTitle(chip.title)
            menu.addMenu(choices)
        return menu

    def _open_more(self) -> None:
        below = QPoint(0, self.more.height() + STEP // 2)
        self.more_menu().popup(self.more.mapToGlobal(below))

    def set_terms(self, terms: Mapping[str, Sequence[FilterChoice]]) -> None:
        """Set what the entries of single games may be filtered by, once such a game is chosen."""
        self._terms = terms
        self._offer_terms()
        self._refit()

    def _offer_terms(self) -> None:
        game = next(iter(map(str, self.game.chosen)), "")
        choices = self._terms.get(game, ())
        self.term.set_choices(choices)
        self.term.setVisible(len(choices) > 1)

    def show_shelf(self, words: str, *, on: bool) -> None:
        """Show a key to the shelves with the name of the current one, if they have no room."""
        self.shelf.setText(words)
        self.shelf.setVisible(on)
        self._refit()

    def _refit(self) -> None:
        self.updateGeometry()
        self._place(self.width(), move=True)

    # Where everything stands

    def _parts(self) -> Iterator[tuple[QWidget, int, int]]:
        """Yield each part with its least and its most width."""
        px = self.theme.px
        if not self.shelf.isHidden():
            yield self.shelf, self.shelf.sizeHint().width(), self.shelf.sizeHint().width()
        yield self.search, px(LEAST_SEARCH), px(SEARCH)
        for part in (*self._chips, self.more, self.play):
            sign = px(RETURN) if part is self.play else 0  # always room for its sign
            if not part.isHidden():
                yield part, part.sizeHint().width() + sign, part.sizeHint().width() + sign

    def _rows(self, width: int) -> list[list[tuple[QWidget, int, int]]]:
        gap = self.theme.px(STEP)
        rows: list[list[tuple[QWidget, int, int]]] = [[]]
        left = width
        for part in self._parts():
            if rows[-1] and part[1] > left:
                rows.append([])
                left = width
            rows[-1].append(part)
            left -= part[1] + gap
        return rows

    def _place(self, width: int, *, move: bool) -> int:
        """The total height for a width; with `move`, also put everything in its place."""
        tall, gap = self.theme.px(BUTTON_HEIGHT), self.theme.px(STEP)
        rows = self._rows(width)
        for number, row in enumerate(rows):
            spare = width - sum(least for _, least, _ in row) - gap * (len(row) - 1)
            at = 0
            for part, least, most in row:
                wide = min(least + max(spare, 0), most, width)
                spare -= wide - least
                left = width - wide if part is self.play else at
                if move:
                    part.setGeometry(QRect(left, number * (tall + gap), wide, tall))
                at += wide + gap
        return len(rows) * (tall + gap) - gap

    @override
    def heightForWidth(self, width: int) -> int:
        return self._place(width, move=False)

    @override
    def sizeHint(self) -> QSize:
        wide = sum(most for _, _, most in self._parts())
        return QSize(wide + 6 * self.theme.px(STEP), self.theme.px(BUTTON_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(max(least for _, least, _ in self._parts()), self.theme.px(BUTTON_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out in as many rows as needed."""
        super().resizeEvent(event)
        self._place(self.width(), move=True)
