# SPDX-License-Identifier: MIT
"""The dialog for a new Sudoku, with an immediate preview of the puzzle."""

from dataclasses import replace
from itertools import pairwise
from typing import Literal

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
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
from sudoku_qt.models.sudoku.made_variants import (
    VARIANT_NAMED,
    variant_level_words,
    variant_rule,
    variant_word,
)
from sudoku_qt.models.sudoku.options import STANDARD, NewSudoku
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, Layout, Space, column, filling, holder, row
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions, Families
from sudoku_qt.views.sudoku.dialogs.level_tiles import LevelTile
from sudoku_qt.views.sudoku.dialogs.option_words import (
    DIGGING_WORDS,
    GOES_BY,
    GRADE_WORDS,
    LEVEL_WORDS,
    MODE_WORDS,
    MODES,
    SYMMETRIES,
)
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview, PuzzlePreviewCard
from sudoku_qt.views.sudoku.dialogs.symmetry_tiles import SymmetryTiles
from sudoku_qt.views.sudoku.dialogs.variants.kind_tiles import A_ROW, HALF, NARROW, KindTiles
from sudoku_qt.views.widgets.cards.card import Line, Paragraph, headline
from sudoku_qt.views.widgets.dialog.tiles import Tiles
from sudoku_qt.views.widgets.dialog.unfolding import UnfoldingDialog
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

WIDTH, WIDE, FIRST = 744, 920, 496
"""The width of the dialog, with more options beside the main ones, and then of these."""
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
        super().__init__(self.tr("New puzzle"), window, WIDTH, WIDE, FIRST)
        self._pace = pace
        self._state: Literal["waiting", "found", "refused"] = "waiting"
        self._eager = False
        self._families = families
        self._lull, self._patience = (QTimer(self, singleShot=True) for _ in range(2))
        self.levels, self.grades, self.mode = Tiles(), Tiles(), Segment()
        self._level_tiles = [LevelTile() for _ in LEVELS]
        self._level_words, self._rule = (Paragraph(13, ink="muted") for _ in range(2))
        self._has_room = self.room.width() >= self.theme.px(NARROW)
        self.kinds = KindTiles(A_ROW if self._has_room else HALF)
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
        """The present choice; options that the mode or the kind does not use are unset."""
        level = int(self.levels.key)
        if self.kinds.key:
            return NewSudoku(level=level, symmetry=self.symmetry.key, variant=self.kinds.key)
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
        self.kinds.setAccessibleName(self.tr("Which kind?"))
        self.grades.setAccessibleName(self.tr("Which grade of it?"))
        self.mode.setAccessibleName(self.tr("Made by"))
        self.symmetry.setAccessibleName(self.tr("Symmetry"))
        self._mode_words.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        self._making = holder(self._how_made())
        self._making.hide()
        self._which = holder(self._which_kind())
        self.set_questions(self._questions())
        self._play = self.add_foot(Kind.Ok, self.tr("&Play"), self.more_button)
        levels = *self.levels.tiles.values(), *self.grades.tiles.values()
        tiles = (
            *levels,
            *self.kinds.tiles.values(),
            self.card.another,
            *self.symmetry.tiles.values(),
        )
        for before, after in pairwise(tiles):
            self.setTabOrder(before, after)

    def _questions(self) -> Layout:
        return column(
            headline(self.tr("How hard should it be?")),
            self.levels,
            self.grades,
            self._level_words,
            self._which,
            self.card,
            self._making,
            SPRING,
            gap="usual",
        )

    def _which_kind(self) -> Layout:
        """The kinds of puzzles, which are hidden when everything is unfolded."""
        title = headline(self.tr("Which kind?"))
        return column(title, self.kinds, self._rule, gap="usual")

    def _how_made(self) -> Layout:
        """The options below the preview when everything is unfolded: of variants the symmetry."""
        symmetry, made_by = headline(self.tr("Symmetry")), headline(self.tr("Made by"))
        self._made_by = holder(
            column(Space("wide"), made_by, self.mode, self._mode_words, gap="usual")
        )
        return column(
            Space("wide"),
            row(symmetry, filling(self._symmetry_word), gap="easy"),
            self.symmetry,
            self._made_by,
            gap="usual",
        )

    def _show(self, options: NewSudoku) -> None:
        level = options.level if 1 <= options.level <= len(LEVELS) else NewSudoku.level
        self.levels.choose(str(level))
        self.levels.tiles[str(level)].setFocus()
        self.grades.choose(options.grade)
        self.mode.choose(options.mode if options.mode in MODE_WORDS else STANDARD)
        self.symmetry.choose(options.symmetry)
        self.kinds.choose(options.variant)
        self._offer_levels()
        if options != NewSudoku(options.mode, options.level, options.symmetry, grade=options.grade):
            self.have_folded()
        self.unfold(on=not self.kinds.key and self.chosen().level != level)

    def _connect(self) -> None:
        self._lull.timeout.connect(self.renew)
        self._patience.timeout.connect(self.card.show_making)
        self.card.another.clicked.connect(self.ask_for_another)
        for choice in (self.levels, self.grades, self.mode, self.symmetry):
            choice.chosen.connect(self._choose)
        self.kinds.chosen.connect(self._choose_kind)

    # What is chosen

    def _choose(self, *_: object) -> None:
        """Ask for another preview at once."""
        self._explain()
        self.renew()

    def _choose_kind(self, *_: object) -> None:
        """Offer the levels of the kind, and ask for another preview."""
        self._offer_levels()
        self._choose()

    def _offer_levels(self) -> None:
        """Hide the levels that the kind does not have; choose the nearest that it has."""
        key = self.kinds.key
        made = VARIANT_NAMED.get(key)
        chosen = int(self.levels.key)
        if made and made.nearest(chosen) != chosen:
            with QSignalBlocker(self.levels):
                self.levels.choose(str(made.nearest(chosen)))
        for level, tile in enumerate(self._level_tiles, start=1):
            tile.setVisible(not made or made.nearest(level) == level)

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
        standard = mode == STANDARD or bool(self.kinds.key)
        self._mode_words.setText(self.tr(MODE_WORDS[mode]))
        self._symmetry_word.setText(self.symmetry.word if standard else "")
        self._show_grades(on=bool(self.chosen().grade))
        if self.kinds.key:
            self._explain_variant(self.kinds.key)
        else:
            self._explain_classic(standard=standard)
        self.symmetry.setEnabled(standard)
        if self.more:
            self.more.offer(self.chosen())
        self.name_more()

    def _explain_variant(self, key: str) -> None:
        """Show the rule of a variant, and its levels, of which nobody has measured the time."""
        words = self.tr("{kind}: {rule}")
        self._rule.setText(words.format(kind=variant_word(key), rule=variant_rule(key)))
        self._level_words.setText(variant_level_words(int(self.levels.key)))
        for level, tile in enumerate(self._level_tiles[: VARIANT_NAMED[key].hardest], start=1):
            tile.set_words(level_word(level), "", variant_level_words(level))
            tile.setEnabled(True)

    def _explain_classic(self, *, standard: bool) -> None:
        """Show the classic rule, and the levels of the mode."""
        self._rule.setText(self.tr("Classic: each row, column and box holds 1 to 9."))
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
        self._level_words.setText("\n".join([words, *self._goes_by(self.mode.key)]))
        for level, (tile, words) in enumerate(zip(self._level_tiles, meant, strict=True), start=1):
            name = level_word(level) if standard else digging_word(level)
            minutes = level_minutes(level, self._pace) if standard else ""
            tile.set_words(name, minutes, self.tr(words))
            tile.setEnabled(chosen == int(self.levels.key))

    def _show_grades(self, *, on: bool) -> None:
        """Show or hide the grades below the levels, with room for everything else."""
        self._rule.setHidden(on)  # the classic one, which a player of that grade knows
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

    def unfold(self, *, on: bool, beside: bool = True) -> None:
        """Show or hide the options that most players never change."""
        is_classic = not self.kinds.key
        self._making.setVisible(on)
        self._made_by.setVisible(is_classic)
        self._which.setVisible(not on)
        self.card.put_button(beside=self._has_room and not on)
        super().unfold(on=on, beside=beside and is_classic)

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
