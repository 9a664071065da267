# SPDX-License-Identifier: MIT
"""A variant in the window: its figures on the board, its rules and the sets of a cage beside it."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.engine.sudoku.learn.lessons.course import Lesson, lesson_on
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.cell_rules import rules_at
from sudoku_qt.models.sudoku.board.entry_mode import Mistakes
from sudoku_qt.models.sudoku.board.figures import (
    Cage,
    Figure,
    figures_of,
    figures_of_constraint,
    layouts_of,
)
from sudoku_qt.models.sudoku.board.model import no_rules
from sudoku_qt.models.sudoku.board.rule_words import RuleWords, cage_sets, rules_broken, rules_of
from sudoku_qt.models.sudoku.compose.grips import Held
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.constraints.cards.cage_card import CageCard
from sudoku_qt.views.sudoku.constraints.cards.rules_card import RulesCard
from sudoku_qt.views.sudoku.constraints.hovering import CellHover
from sudoku_qt.views.window.notice_bar import announce


class Surveyed(NamedTuple):
    """What a survey knows of the drawn rules: what is seen of it, and told."""

    clash: tuple[tuple[int, ...], ...] = ()
    """The cells of each rule that allows no solution together with the others."""
    needless: tuple[Constraint, ...] = ()
    """The rules that follow from all the rest."""
    missing: Cage | None = None
    """The cells and the number of the rule that would leave one solution."""


NOT_SURVEYED = Surveyed()


class Drawn(NamedTuple):
    """What a setter draws: figures that are no constraints yet, and the cells to be outlined."""

    figures: tuple[Figure, ...] = ()
    outlined: tuple[int, ...] = ()
    surveyed: Surveyed = NOT_SURVEYED
    has_rim: bool = False
    """Whether clues outside may be drawn."""
    held: Held = Held()
    """The selected constraint, if it has handles."""
    is_on: bool = True


NOTHING_DRAWN = Drawn(is_on=False)


class RulesPanel(QObject):
    """Shows the rules of the puzzle in the window, if it has some of its own."""

    lesson_wanted = Signal(str)
    """The lesson with this name is to be shown."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._page, self._board = context.page, context.page.board
        self._puzzle: VariantPuzzle | None = None
        self._painted: ConstraintBoard | None = None
        self._broken: list[RuleWords] = []
        self._is_cage_wanted = True
        self.rules, self.cage = RulesCard(), CageCard()
        self._page.add_card(self.rules)
        self._page.add_card(self.cage, context.cards.tip)
        self._hover = CellHover(self._board)
        self._connect()

    def _connect(self) -> None:
        self.rules.closed.connect(self.leave)
        self.rules.pointed.connect(self._point_at)
        self.rules.lesson_clicked.connect(self._learn)
        self._hover.moved.connect(self.rules.light)
        self.cage.closed.connect(self._close_cage)
        self._board.cursor_moved.connect(self._follow)
        self._context.model.cells_changed.connect(self._follow)
        self._context.model.cells_changed.connect(self._mark_broken)
        self._page.spoken_anew.connect(self.retranslate)

    def show(self, puzzle: VariantPuzzle | None, drawing: Drawn = NOTHING_DRAWN) -> None:
        """Show a puzzle's figures and regions, or with None a classic board.

        With `drawing` it is a draft, in which a setter draws.
        """
        self.leave()
        self._puzzle, self._is_cage_wanted = puzzle, not drawing.is_on
        figures = (*figures_of(puzzle), *drawing.figures) if puzzle else ()
        self._painted = (
            ConstraintBoard(figures, puzzle.rules.board.regions, has_rim=drawing.has_rim)
            if puzzle
            else None
        )
        size = self._context.model.side
        self._context.model.set_layouts(layouts_of(figures, size) if puzzle else ())
        self._context.model.set_rules_at(
            partial(rules_at, puzzle, self._judged) if puzzle else no_rules
        )
        self._board.set_constraints(self._painted)
        self._page.arrange()
        self._broken = []
        self._follow()
        self._mark_broken()
        if self._painted and drawing.surveyed.clash:
            self._painted.mark_broken(drawing.surveyed.clash)
        if self._painted:
            self._painted.hold(drawing.held)
            self._painted.miss(drawing.surveyed.missing)
        self._point_at(drawing.outlined)

    @property
    def is_open(self) -> bool:
        """Whether the rules are shown."""
        return self._page.sole_card is self.rules

    def show_rules(self) -> None:
        """Show the rules in the place of the pad, or no longer."""
        if self.is_open:
            self.leave()
        elif self._puzzle:
            self.retranslate()
            self._page.set_sole_card(self.rules, self._context.cards.info)
            self._hover.watch(on=True)

    @property
    def _lesson(self) -> Lesson | None:
        """The lesson on the rules of the puzzle."""
        return lesson_on(self._puzzle.rules.named()) if self._puzzle else None

    def _learn(self) -> None:
        """Show the lesson on these rules."""
        if lesson := self._lesson:
            self.lesson_wanted.emit(lesson.name)

    def leave(self) -> bool:
        """Close the rules; return whether they were shown."""
        was = self.is_open
        if was:
            self._hover.watch(on=False)
            self._point_at(())
            self._page.set_sole_card(None)
        return was

    def retranslate(self) -> None:
        """Say the rules in the installed language."""
        if self._puzzle:
            self.rules.set_rules(rules_of(self._puzzle))
            self.rules.offer_lesson(self._lesson is not None)

    def _point_at(self, cells: tuple[int, ...]) -> None:
        """Outline some cells."""
        if self._painted:
            self._painted.point_at(cells)
            self._board.surface.update()

    def _mark_broken(self) -> None:
        """Outline the rules that do not hold, and say those that have not been broken before."""
        values = self._judged()
        broken = rules_broken(self._puzzle, values) if self._puzzle and values else []
        if broken == self._broken:
            return
        new, self._broken = [rule for rule in broken if rule not in self._broken], broken
        if self._painted:
            self._painted.mark_broken([rule.cells for rule in broken])
            self._board.surface.update()
        if new:
            announce(self._board, " ".join(rule.sentence for rule in new))

    def _judged(self) -> bytes:
        """The digits on the board; none if conflicts are not shown, or it is another board."""
        shows = Mistakes(self._context.preferences.value("mistakes")) is not Mistakes.OFF
        grid = self._context.model.grid
        fits = self._puzzle is not None and grid.shape is self._puzzle.rules.shape
        return bytes(grid.values) if shows and fits else b""

    def _close_cage(self) -> None:
        self._is_cage_wanted = False
        self._follow()

    def _follow(self) -> None:
        """Let the cursor's cage stand out, with its sets in a card, and a hint's clue."""
        if self._painted and self._painted.size != self._context.model.side:
            return  # the next puzzle has begun, and is shown in a moment
        cage = self._cage_at(self._board.cursor_cell)
        if self._painted:
            self._painted.choose(self._figure_of(cage) if cage else None)
            self._painted.light(self._context.model.drawing.clues)
            self._board.surface.update()
        if cage and isinstance(cage.value, int) and self._puzzle:
            allowed = [self._allowed(cell) for cell in cage.cells]
            sets = cage_sets(cage.value, self._puzzle.rules.size, allowed)
            self.cage.set_cage(cage.value, len(cage.cells), sets)
        self._page.set_card_shown(self.cage, on=bool(cage) and self._is_cage_wanted)

    def _cage_at(self, cell: int) -> Constraint | None:
        """The killer cage with a sum that holds a cell."""
        constraints = self._puzzle.rules.constraints if self._puzzle else ()
        cages = (each for each in constraints if each.kind == "killercage" and each.value)
        return next((cage for cage in cages if cell in cage.cells), None)

    def _figure_of(self, cage: Constraint) -> Cage | None:
        figures = figures_of_constraint(cage, self._puzzle) if self._puzzle else ()
        return next((each for each in figures if isinstance(each, Cage)), None)

    def _allowed(self, number: int) -> int:
        """The mask of what a cell may hold: its digit, its notes, or where nothing is noted all."""
        cell = self._context.model.cell(number)
        if cell.value:
            return 1 << cell.value - 1
        size = self._puzzle.rules.size if self._puzzle else 0
        return cell.notes or (1 << size) - 1
