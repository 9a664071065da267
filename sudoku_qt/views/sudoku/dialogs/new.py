# SPDX-License-Identifier: MIT
"""The dialog for a new Sudoku, with an immediate preview of the puzzle."""

from dataclasses import replace
from itertools import pairwise
from typing import Literal

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.levels import (
    GRADES,
    LEVELS,
    digging_word,
    grade_minutes,
    grade_word,
    level_minutes,
    level_word,
)
from sudoku_qt.models.sudoku.options import DIGGING, STANDARD, NewSudoku
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, Layout, Space, column, filling, holder, row
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions, Families
from sudoku_qt.views.sudoku.dialogs.level_tiles import LevelTile
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview, PuzzlePreviewCard
from sudoku_qt.views.sudoku.dialogs.symmetry_tiles import SymmetryTiles
from sudoku_qt.views.widgets.cards.card import Line, Paragraph, headline
from sudoku_qt.views.widgets.dialog.tiles import Tiles
from sudoku_qt.views.widgets.dialog.unfolding import UnfoldingDialog
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

LEVEL_WORDS = (  # what the honest levels ask for
    QT_TRANSLATE_NOOP(
        "NewSudokuDialog", "A box, or a line with one cell left, is enough to find every digit."
    ),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Scanning boxes, rows and columns finds every digit."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also naked singles, locked candidates and pairs."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also triples, fish, wings and rectangles; notes help."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also chains, in which one step follows from another."),
)
GRADE_WORDS = {  # what the grades of the last level ask for
    "expert": QT_TRANSLATE_NOOP(
        "NewSudokuDialog", "A chain, or a pattern that spares it: SE 6.5 to 7.4."
    ),
    "master": QT_TRANSLATE_NOOP(
        "NewSudokuDialog", "Several chains that meet in one conclusion: SE 7.5 to 8.9."
    ),
    "extreme": QT_TRANSLATE_NOOP(
        "NewSudokuDialog",
        "Chains within chains, from SE 9.0; out of a bank, so without symmetry.",
    ),
}
DIGGING_WORDS = (  # what the digging paper's levels leave
    QT_TRANSLATE_NOOP("NewSudokuDialog", "50 givens or more."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "36 to 49 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "32 to 35 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "28 to 31 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "22 to 27 givens."),
)
GOES_BY = {  # what the levels of a mode say nothing of
    DIGGING: QT_TRANSLATE_NOOP(
        "NewSudokuDialog",
        "Levels go by givens and searches, not by technique: “{level}” may be easy.",
    ),
    "simple": QT_TRANSLATE_NOOP(
        "NewSudokuDialog",
        "Levels go by givens, not by technique: “{level}” may be easy.",
    ),
}
MODES = (  # value, name, what it means
    (
        STANDARD,
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Standard"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Graded by the steps that it takes, not by the number of givens."
        ),
    ),
    (
        DIGGING,
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Digging (paper)"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Holes are dug in an order that belongs to the level; no pattern."
        ),
    ),
    (
        "simple",
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Simple digging"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Each cell is emptied by chance, more of them at a higher level."
        ),
    ),
)
SYMMETRIES = (  # value, name
    ("none", QT_TRANSLATE_NOOP("NewSudokuDialog", "None")),
    ("central", QT_TRANSLATE_NOOP("NewSudokuDialog", "Central")),
    ("diagonal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Diagonal")),
    ("antidiagonal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Anti-diagonal")),
    ("horizontal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Horizontal axis")),
    ("vertical", QT_TRANSLATE_NOOP("NewSudokuDialog", "Vertical axis")),
    ("quarter", QT_TRANSLATE_NOOP("NewSudokuDialog", "Quarter turn")),
    ("all", QT_TRANSLATE_NOOP("NewSudokuDialog", "All of them")),
)
MODE_WORDS = {value: words for value, _, words in MODES}
WIDTH, WIDE = 496, 920
"""The width of the dialog, and with more options beside the main ones."""
LULL_MS = 250
"""The delay after typing and drawing; a puzzle for every letter of a seed would only flicker."""
PATIENCE_MS = 200
"""If a puzzle is made within this time, no message is shown."""


class NewSudokuDialog(UnfoldingDialog):
    """Shows the last choice, asks for a preview on each change, and shows it.

    Everything but the level is folded away, unless an option there determines the level.

    It makes and stores nothing: its user answers `asked` and `another` with `preview` or `refuse`,
    at once or later.
    """

    asked = Signal(object)
    """The `NewSudoku` that is chosen now; the puzzle shown before is obsolete."""
    another = Signal(object)
    """Another puzzle with the same options is wanted."""

    def __init__(
        self, before: NewSudoku, families: Families, window: MainWindow, pace: float = 1.0
    ) -> None:
        """`pace` is the share of the predicted time that the player takes."""
        super().__init__(self.tr("New puzzle"), window, WIDTH, WIDE)
        self._pace = pace
        self._state: Literal["waiting", "found", "refused"] = "waiting"
        self._eager = False
        self._families = families
        self._lull, self._patience = (QTimer(self, singleShot=True) for _ in range(2))
        self.levels, self.grades, self.mode = Tiles(), Tiles(), Segment()
        self._level_tiles = [LevelTile() for _ in LEVELS]
        self._level_words = Paragraph(13, ink="muted")
        self._mode_words = Paragraph(13, ink="muted")
        names = tuple((value, self.tr(name)) for value, name in SYMMETRIES)
        self.symmetry = SymmetryTiles(names)
        self._symmetry_word = Line(14, ink="muted")
        self.card = PuzzlePreviewCard()
        self.more: AdvancedOptions | None = None
        self._before = before
        self._last_asked: NewSudoku | None = None
        self._fill()
        self._lay_out()
        self._show(before)
        self._connect()
        self._explain()

    def chosen(self) -> NewSudoku:
        """The present choice; options that the mode does not use are unset."""
        level = int(self.levels.key)
        plain = NewSudoku(self.mode.key, level, self.symmetry.key)
        options = self.more.added_to(plain) if self.more else plain
        graded = options.mode == STANDARD and options.level == len(LEVELS) and not options.se
        return replace(options, grade=self.grades.key) if graded else options

    def count_folded(self) -> int:
        """How many options besides the level are not as usual."""
        return self.chosen().advanced

    # What is found

    def renew(self) -> None:
        """Ask for a preview of the present choice."""
        self._wait()
        self._last_asked = self.chosen()
        self.asked.emit(self._last_asked)

    def ask_for_another(self) -> None:
        """Ask for another puzzle of the kind, without a seed, which would repeat it."""
        if self.more:
            self.more.show_options(replace(self.chosen(), seed=""))
        self._wait()
        self._last_asked = self.chosen()
        self.another.emit(self._last_asked)

    def preview(self, preview: PuzzlePreview) -> None:
        """Show the preview; if the player has already pressed the button, begin the puzzle."""
        self._settle("found")
        self.card.show_preview(preview)
        if self._eager:
            self.accept()

    def refuse(self, reason: str) -> None:
        """Show why there is no such puzzle."""
        self._settle("refused")
        self._eager = False
        self.card.show_refusal(reason)

    def set_share(self, share: float) -> None:
        """Show the progress of making the puzzle, from 0 to 1."""
        self.card.set_share(share)

    def accept(self) -> None:
        """Begin the puzzle that was found, or as soon as it is."""
        self._eager = self._state == "waiting"
        if self._lull.isActive():
            self._lull.stop()
            self.renew()
        if self._state == "found":
            super().accept()

    def _wait(self) -> None:
        self._lull.stop()
        if self._state != "waiting":
            self._state = "waiting"
            self._patience.start(PATIENCE_MS)
        self._play.setEnabled(True)

    def _settle(self, state: Literal["found", "refused"]) -> None:
        self._patience.stop()
        self._state = state
        self._play.setEnabled(state == "found")
        self.soon(self._make_room)

    # Building

    def _fill(self) -> None:
        for level, tile in enumerate(self._level_tiles, start=1):
            self.levels.add(str(level), tile)
        for grade in GRADES:
            tile, minutes = LevelTile(), grade_minutes(grade, self._pace)
            tile.set_words(grade_word(grade.key), minutes, self._of_grade(grade.key))
            self.grades.add(grade.key, tile)
        for value, name, _ in MODES:
            self.mode.add(value, self.tr(name))
        self.levels.setAccessibleName(self.tr("How hard should it be?"))
        self.grades.setAccessibleName(self.tr("Which grade of it?"))
        self.mode.setAccessibleName(self.tr("Made by"))
        self.symmetry.setAccessibleName(self.tr("Symmetry"))
        self._mode_words.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        self._making = holder(self._how_made())
        self._making.hide()
        self.set_questions(self._questions())
        self._play = self.add_foot(Kind.Ok, self.tr("&Play"), self.more_button)
        levels = *self.levels.tiles.values(), *self.grades.tiles.values()
        tiles = *levels, self.card.another, *self.symmetry.tiles.values()
        for before, after in pairwise(tiles):
            self.setTabOrder(before, after)

    def _questions(self) -> Layout:
        return column(
            headline(self.tr("How hard should it be?")),
            self.levels,
            self.grades,
            self._level_words,
            Space("usual"),
            self.card,
            self._making,
            SPRING,
            gap="usual",
        )

    def _how_made(self) -> Layout:
        """The options below the preview when everything is unfolded."""
        symmetry = headline(self.tr("Symmetry"))
        return column(
            Space("wide"),
            row(symmetry, filling(self._symmetry_word), gap="easy"),
            self.symmetry,
            Space("wide"),
            headline(self.tr("Made by")),
            self.mode,
            self._mode_words,
            gap="usual",
        )

    def _show(self, options: NewSudoku) -> None:
        level = options.level if 1 <= options.level <= len(LEVELS) else NewSudoku.level
        self.levels.choose(str(level))
        self.levels.tiles[str(level)].setFocus()
        self.grades.choose(options.grade)
        self.mode.choose(options.mode if options.mode in MODE_WORDS else STANDARD)
        self.symmetry.choose(options.symmetry)
        if options != NewSudoku(options.mode, options.level, options.symmetry, grade=options.grade):
            self.have_folded()
        self.unfold(on=self.chosen().level != level)

    def _connect(self) -> None:
        self._lull.timeout.connect(self.renew)
        self._patience.timeout.connect(self.card.show_making)
        self.card.another.clicked.connect(self.ask_for_another)
        for choice in (self.levels, self.grades, self.mode, self.symmetry):
            choice.chosen.connect(self._choose)

    # What is chosen

    def _choose(self, *_: object) -> None:
        """Ask for another preview at once."""
        self._explain()
        self.renew()

    def _choose_soon(self) -> None:
        """Ask for another preview after typing or drawing.

        Qt's spin boxes also emit this at Enter, when their value was used already.
        """
        self._explain()
        if self._lull.isActive() or self.chosen() != self._last_asked:
            self._wait()
            self._lull.start(LULL_MS)

    def _explain(self) -> None:
        """Show what the choices mean, and enable only the options of the mode."""
        mode = self.mode.key
        standard = mode == STANDARD
        self._mode_words.setText(self.tr(MODE_WORDS[mode]))
        self._symmetry_word.setText(self.symmetry.word if standard else "")
        meant = LEVEL_WORDS if standard else DIGGING_WORDS
        options = self.chosen()
        chosen, grade = options.level, options.grade
        any_level = (
            self.tr("The level follows from the SE rating.")
            if options.se
            else self.tr("The level follows from what must come up.")
        )
        words = self.tr(meant[chosen - 1]) if chosen else any_level
        words = self._of_grade(grade) if grade else words
        self._show_grades(on=bool(grade))
        self._level_words.setText("\n".join([words, *self._goes_by(mode)]))
        for level, (tile, words) in enumerate(zip(self._level_tiles, meant, strict=True), start=1):
            name = level_word(level) if standard else digging_word(level)
            minutes = level_minutes(level, self._pace) if standard else ""
            tile.set_words(name, minutes, self.tr(words))
            tile.setEnabled(chosen == int(self.levels.key))
        self.symmetry.setEnabled(standard)
        if self.more:
            self.more.offer(self.chosen())
        self.name_more()

    def _show_grades(self, *, on: bool) -> None:
        """Show or hide the grades below the levels, with room for everything else."""
        if on == self.grades.isHidden():
            self.grades.setVisible(on)
            self.grow()  # at once, so that nothing is seen squeezed; and when all is laid out
            self.soon(self._make_room)

    def _of_grade(self, grade: str) -> str:
        """A grade's description."""
        return self.tr(GRADE_WORDS[grade])

    def _goes_by(self, mode: str) -> list[str]:
        """The criteria of a mode's levels, if they are not the rated ones."""
        highest = digging_word(len(LEVELS))
        return [self.tr(GOES_BY[mode]).format(level=highest)] if mode in GOES_BY else []

    def unfold(self, *, on: bool) -> None:
        """Show or hide the options that most players never change."""
        self._making.setVisible(on)
        super().unfold(on=on)

    def make_folded(self) -> QWidget:
        """Create these options, with the last choice."""
        self.more = more = AdvancedOptions(self._families)
        more.show_options(self._before)
        more.changed.connect(self._choose_soon)
        more.forgotten.connect(self._forget)
        more.offer(self.chosen())
        return more

    def _forget(self) -> None:
        """Reset all options but the level."""
        usual = NewSudoku()
        self.mode.choose(usual.mode)
        self.symmetry.choose(usual.symmetry)
        if self.more:
            self.more.show_options(usual)
        self._choose()

    def _make_room(self) -> None:
        """Enlarge the dialog if the message needs more room."""
        if self.is_scrolling:
            self.grow()
