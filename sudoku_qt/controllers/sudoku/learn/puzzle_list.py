# SPDX-License-Identifier: MIT
"""The puzzles of a topic: found in a worker, listed with their difficulty, and begun."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of, picture_of
from sudoku_qt.controllers.sudoku.puzzle.card import rules, shown_level, time, title
from sudoku_qt.controllers.sudoku.workers.teaching.learn import find_puzzles
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.views.sudoku.learn.puzzles import Puzzles, PuzzleShown

BETWEEN = " · "


class PuzzleList(QObject):
    """Lists the puzzles of a technique; when the player returns from one, the others are listed."""

    practice_wanted = Signal(str)
    """A puzzle at a position that needs a technique is wanted."""

    def __init__(self, context: SudokuContext, view: Puzzles, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._view = context, view
        self._technique = ""
        self._puzzles: tuple[SudokuSetup, ...] = ()
        view.chosen.connect(self._begin)
        view.practise_clicked.connect(self._practise)

    def show(self, technique: str, name: str) -> None:
        """List the puzzles of a technique, with its name, found now if they were not yet."""
        if technique != self._technique:
            self._technique, self._puzzles = technique, ()
        self._say(name)
        if self._puzzles or not technique:
            return

        def found(puzzles: tuple[SudokuSetup, ...]) -> None:
            if technique == self._technique:
                self._puzzles = puzzles
                self._say(name)

        work = find_puzzles(technique, self._context.session.setup.seed)
        self._context.foreground_job.run(self.tr("Looking for puzzles…"), work, found)

    def show_of_lesson(self, lesson: str) -> None:
        """List the puzzles of a lesson on a variant."""
        self._technique, self._puzzles = "", boards_of(lesson).puzzles
        words = self.tr("Three puzzles with these rules, each a little harder than the one before.")
        self._view.show_puzzles(words, "", [self._shown(setup) for setup in self._puzzles])

    def _say(self, name: str) -> None:
        words = self.tr(
            "Each of these puzzles asks for this technique: {technique}. SE is Sudoku Explainer: "
            "it says how hard the hardest step is."
        )
        self._view.show_puzzles(
            spaced(words.format(technique=name)),
            self.tr("Begin where it is needed"),
            [self._shown(setup) for setup in self._puzzles],
        )

    def _shown(self, setup: SudokuSetup) -> PuzzleShown:
        rating = self.tr("Difficulty {rating} (SE)").format(rating=f"{setup.se_rating:.1f}")
        facts = (rating, time(setup)) if setup.se_rating else (time(setup),)
        name = level_word(shown_level(setup)) if shown_level(setup) else title(setup)
        words = BETWEEN.join(filter(None, (*facts, *rules(setup))))
        return PuzzleShown(name, words, setup.givens, _picture(setup))

    def _begin(self, number: int) -> None:
        self._context.begin(self._puzzles[number])

    def _practise(self) -> None:
        self.practice_wanted.emit(self._technique)


def _picture(setup: SudokuSetup) -> Callable[[QWidget], QWidget] | None:
    """What makes the small picture of a puzzle with rules of its own."""
    if setup.variant is None:
        return None
    return partial(picture_of, setup.variant)
