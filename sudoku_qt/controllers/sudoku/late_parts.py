# SPDX-License-Identifier: MIT
"""The parts of a Sudoku that are imported and made when they are asked for, and who hears of them.

Before that a menu names one, a signal leads to one (`to_part`), and whoever only wants to know
whether one shows something asks whether it was `made`.
"""

from typing import TYPE_CHECKING

from sudoku_qt.controllers.game_controller import GameController
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.library.library import SudokuLibrary
from sudoku_qt.controllers.sudoku.play.entering import Entering
from sudoku_qt.controllers.sudoku.puzzle.info import PuzzleInfo
from sudoku_qt.controllers.sudoku.puzzle.new import NewPuzzle
from sudoku_qt.controllers.sudoku.puzzle.typing import SudokuTyping
from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.late import imported, late, to_part
from sudoku_qt.views.sudoku.cards import SudokuCards

if TYPE_CHECKING:  # parts that are made when they are asked for
    from sudoku_qt.controllers.sudoku.finish import SudokuFinish
    from sudoku_qt.controllers.sudoku.learn.coach import Coach
    from sudoku_qt.controllers.sudoku.learn.exercises import Exercises
    from sudoku_qt.controllers.sudoku.learn.learning import Learning
    from sudoku_qt.controllers.sudoku.play.cell_menu import CellMenu
    from sudoku_qt.controllers.sudoku.puzzle.daily import Daily
    from sudoku_qt.controllers.sudoku.puzzle.inspecting import Inspecting
    from sudoku_qt.controllers.sudoku.puzzle_list.lists import PuzzleLists
    from sudoku_qt.controllers.sudoku.statistics import Statistics
    from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel
    from sudoku_qt.controllers.sudoku.steps.sharing import StepsSharing

PARTS = "sudoku_qt.controllers.sudoku"
DOCK, STEPS, WINDOW = "dock", "steps", "window"
"""Where keys are pressed, somewhere in the dock, in its list or on a key below that, or anywhere
in the window when nobody there wanted them."""


class SudokuLateParts(GameController[SudokuSetup, Grid, SudokuMove]):
    """What of the controller waits; the rest it is handed by the controller."""

    context: SudokuContext
    cards: SudokuCards
    entering: Entering
    hints: HintPanel
    info: PuzzleInfo
    new_puzzle: NewPuzzle
    puzzle_library: SudokuLibrary
    typing: SudokuTyping
    _has_begun: bool

    picture = imported(f"{PARTS}.picture:picture_of")
    library = imported(f"{PARTS}.library.shelf:SudokuShelf")
    guide_tables = imported(f"{PARTS}.guide:SUDOKU_TABLES")
    guide_chapters = imported(f"{PARTS}.guide:technique_chapters")
    standing_keys = imported(f"{PARTS}.guide:standing_keys")
    chosen_reading = imported(f"{PARTS}.puzzle.readings:choose_reading")
    corrected = imported(f"{PARTS}.puzzle.correcting:correct")
    _workshop = imported(f"{PARTS}.paper.workshop:Workshop")

    @late(f"{PARTS}.puzzle.inspecting:Inspecting")
    def inspecting(self, kind: "type[Inspecting]") -> "Inspecting":
        """Who looks at a puzzle, and says what is amiss."""
        inspecting = kind(self.context, self)
        inspecting.praised.connect(self.typing.praise)
        inspecting.remarked.connect(self.info.describe)
        return inspecting

    @late(f"{PARTS}.puzzle.daily:Daily")
    def calendar(self, kind: "type[Daily]") -> "Daily":
        """Who shows the puzzles of the days."""
        calendar = kind(self.context, self)
        calendar.resumed.connect(lambda opened: self.resume(opened, "", saved=False))
        return calendar

    @late(f"{PARTS}.play.cell_menu:CellMenu")
    def cell_menu(self, kind: "type[CellMenu]") -> "CellMenu":
        """The menu of a cell."""
        menu = kind(self.context, self.entering, self)
        menu.why_asked.connect(self.hints.why)
        return menu

    @late(f"{PARTS}.learn.learning:Learning")
    def learning(self, kind: "type[Learning]") -> "Learning":
        """The page of lessons and techniques; its exercises come with it."""
        learning = kind(self.context, self.hints, self)
        learning.status_changed.connect(self.status_changed)
        learning.practice_wanted.connect(self.new_puzzle.practise_technique)
        learning.building.connect(lambda: self.exercises)
        return learning

    @late(f"{PARTS}.learn.exercises:Exercises")
    def exercises(self, kind: "type[Exercises]") -> "Exercises":
        """The exercises of the lessons, and how far the player has come."""
        return kind(self.services, self.learning, self.hints)

    @late(f"{PARTS}.learn.coach:Coach")
    def coach(self, kind: "type[Coach]") -> "Coach":
        """Who advises what to learn next."""
        coach = kind(self.services.settings, self.learning, self.exercises)
        coach.practice_wanted.connect(self.new_puzzle.practise_technique)
        return coach

    @late(f"{PARTS}.statistics:Statistics")
    def statistics(self, kind: "type[Statistics]") -> "Statistics":
        """The statistics of what was played."""
        return kind(self.context, self.coach, self)

    @late(f"{PARTS}.steps.panel:StepsPanel")
    def steps(self, kind: "type[StepsPanel]") -> "StepsPanel":
        """The steps beside the board."""
        steps, dock = kind(self.context, self.hints, self), self.cards.steps
        steps.status_changed.connect(self.status_changed)
        self.keys.watch(STEPS, dock.list, dock.explain_key, dock.go_key)
        self.keys.watch(DOCK, dock)
        self.keys.watch(WINDOW, self.services.window)
        dock.export_asked.connect(to_part(self, "sharing", "export"))
        dock.picture_asked.connect(to_part(self, "sharing", "export_picture"))
        dock.present_asked.connect(to_part(self, "sharing", "present"))
        return steps

    @late(f"{PARTS}.steps.sharing:StepsSharing")
    def sharing(self, kind: "type[StepsSharing]") -> "StepsSharing":
        """The steps for others."""
        return kind(self.context, self.steps, self)

    @late(f"{PARTS}.puzzle_list.lists:PuzzleLists")
    def lists(self, kind: "type[PuzzleLists]") -> "PuzzleLists":
        """The list of puzzles that was opened last."""
        lists = kind(self.context, self._has_begun, self)
        lists.first_wanted.connect(self.begin_first)
        lists.puzzle_wanted.connect(lambda found: self.take(found, ""))
        lists.keeping_asked.connect(self.puzzle_library.add_list)
        return lists

    @late(f"{PARTS}.finish:SudokuFinish")
    def finish(self, kind: "type[SudokuFinish]") -> "SudokuFinish":
        """The end of a puzzle."""
        finish = kind(self.context, self.hints, self.coach, self.lists)
        finish.recorded.connect(self.puzzle_library.recorder.keep_solved)
        finish.solved.connect(self.lists.mark_solved)
        finish.another_wanted.connect(self.new_puzzle.new_alike)
        finish.lesson_wanted.connect(self.learning.learn_about)
        finish.practice_wanted.connect(self.new_puzzle.practise_technique)
        return finish
