# SPDX-License-Identifier: MIT
"""What opens out of other dialogs, asks before something is lost, or is seen only at times."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from sudoku_qt.models.gomoku.crosstable import GameLine
from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import NewGomoku
from sudoku_qt.models.gomoku.tournament import Competitor, TournamentShown, TournamentWanted
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.dialogs.about import AboutDialog, LicencesDialog
from sudoku_qt.views.dialogs.question_box import LossBox, QuestionBox
from sudoku_qt.views.gomoku.analysis.run_keys import RunKeys
from sudoku_qt.views.gomoku.dialogs.engine_log import EngineLogDialog
from sudoku_qt.views.gomoku.dialogs.limit_row import LimitRow
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from sudoku_qt.views.gomoku.tournament.new import NewTournamentDialog
from sudoku_qt.views.gomoku.tournament.table import TournamentDialog
from sudoku_qt.views.library.line_menu import NameDialog
from sudoku_qt.views.library.nothing import Nothing
from sudoku_qt.views.library.range_chip import Bounds, RangeChip, RangeDialog
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown
from sudoku_qt.views.sudoku.learn.review_page import ReviewPage
from sudoku_qt.views.sudoku.paper.lesson_source import LessonSource
from sudoku_qt.views.sudoku.side.info import AboutPuzzle, SudokuInfo
from sudoku_qt.views.sudoku.side.score_table import ScoreWords
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.sudoku.dialogs.test_new import EVERYTHING
from tests.views.sudoku.dialogs.test_practise import FAMILIES
from tests.views.sudoku.positions import half_played, model_of

TEXTS = Path(__file__).resolve().parent.parent / "data" / "variants"
ANSWERS = QMessageBox.StandardButton
COMPETITORS = (
    Competitor("level:easy", "Easy"),
    Competitor("level:hard", "Hard"),
    Competitor("engine:Rapfi", "Rapfi", is_engine=True),
)
SCORE = ScoreWords("Score 5.0", "points × weight", (("Givens", "17", "5 × 0.4"),), "It may be.")


def unfolded(window: MainWindow) -> QWidget:
    """A new Sudoku with the questions that most players never see."""
    dialog = NewSudokuDialog(EVERYTHING, lambda: FAMILIES, window)
    dialog.unfold(on=True)
    return dialog


def options(page: str) -> QWidget:
    """One of the other pages of them."""
    every = AdvancedOptions(lambda: FAMILIES)
    every.show_options(EVERYTHING)
    every.offer(EVERYTHING)
    every.show_page(page)
    return every


def engines(window: MainWindow) -> QWidget:
    """A new Gomoku against other programs."""
    every = EngineList(window)
    every.engines = (OtherEngine("One", "/opt/one"), OtherEngine("Two", "/opt/two"))
    return NewGomokuDialog(NewGomoku(white_engine="One"), window, every)


def tournament(window: MainWindow) -> TournamentShown:
    """Three who can play, and two games."""
    shown = TournamentShown(window)
    shown.competitors, shown.title, shown.words = COMPETITORS, "Tournament", "15 × 15"
    shown.done, shown.total, shown.is_running = 2, 4, True
    shown.games.show_games([GameLine(2, "b", "a", "a won", 3), GameLine(1, "a", "b", "drawn", 9)])
    return shown


def wanted(openings: str, window: MainWindow) -> QWidget:
    """A tournament before it begins."""
    before = TournamentWanted(players=("level:easy", "engine:Rapfi"), openings=openings, pairs=7)
    return NewTournamentDialog(before, tournament(window), window)


def review(owner: QObject) -> QWidget:
    """The page of a review."""
    page = ReviewPage(model_of(half_played(owner)))
    page.show_head("Review", "2 of 3")
    page.exercise.sheet.show_exercise(ExerciseShown("Mark it.", check="Check"))
    page.resize(1000, 700)
    return page


def analysed(*, runs: bool) -> QWidget:
    """The keys of an analysis."""
    keys = RunKeys()
    keys.engines = lambda: ("One",)
    keys.set_choice(3, "One")
    keys.show_run(runs=runs, counts=True)
    return keys


def limits() -> QWidget:
    """Both limits of time."""
    row = LimitRow()
    row.show_values(15, 45)
    return row


def about(window: MainWindow) -> QWidget:
    """What the program says of itself, of no version, which is another with each release."""
    QCoreApplication.setApplicationVersion("")
    return AboutDialog(["Sudoku: compiled"], TEXTS, window)


def about_puzzle() -> QWidget:
    """All that is known of a puzzle, over its card."""
    info = SudokuInfo()
    AboutPuzzle("About this puzzle", ["first", "second"], info, SCORE).resize(320, 300)
    return info


def nothing() -> QWidget:
    """A shelf without puzzles."""
    page = Nothing()
    page.say("star", "No favourites yet", "A star before a puzzle keeps it here.")
    page.resize(600, 400)
    return page


def narrowed(window: MainWindow) -> QWidget:
    """A filter by a range that is none of the usual ones."""
    chip = RangeChip("Rating", Bounds(1, 12, 1), [(1.0, 2.5), (2.6, 4.5)])
    chip.setParent(window)
    chip.choose((3.0, 3.5))
    return chip


Make = Callable[[QObject, MainWindow], QWidget]
RARE: dict[str, Make] = {
    "new Sudoku unfolded": lambda _, window: unfolded(window),
    "techniques of a new Sudoku": lambda *_: options("techniques"),
    "cells of a new Sudoku": lambda *_: options("cells"),
    "new Gomoku of programs": lambda _, window: engines(window),
    "about": lambda _, window: about(window),
    "licences": lambda _, window: LicencesDialog(TEXTS, window),
    "question": lambda _, window: QuestionBox(
        "Leave", "Save it?", ANSWERS.Save | ANSWERS.Discard | ANSWERS.Cancel, window
    ),
    "loss": lambda _, window: LossBox("Notes are lost.", window),
    "log of engines": lambda _, window: EngineLogDialog(("One: MESSAGE 1", "Two: 2"), window),
    "tournament": lambda _, window: TournamentDialog(tournament(window), window),
    "new tournament": lambda _, window: wanted("scattered", window),
    "new tournament from a file": lambda _, window: wanted("file", window),
    "range": lambda _, window: RangeDialog("Rating", Bounds(1, 12, 1), (2, 3.5), window),
    "filter by a range": lambda _, window: narrowed(window),
    "name": lambda _, window: NameDialog("Rename", "A new name:", "One", window),
    "review": lambda owner, _: review(owner),
    "keys of an analysis": lambda *_: analysed(runs=False),
    "keys of a running analysis": lambda *_: analysed(runs=True),
    "limits": lambda *_: limits(),
    "lesson to print": lambda *_: LessonSource("X-Wing", "Hard"),
    "about a puzzle": lambda *_: about_puzzle(),
    "empty shelf": lambda *_: nothing(),
}
"""How each is made, for an owner and over a window."""
