# SPDX-License-Identifier: MIT
"""The parts of a Sudoku that are imported and made on first use, with their connections.

Before that, a menu names a part, a signal leads to one (`to_part`), and code that only asks about
its state checks whether it was `made`.
"""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.game_controller import GameController, Offers
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.play.arrival import Arrival
from sudoku_qt.controllers.sudoku.play.entering import Entering
from sudoku_qt.controllers.sudoku.play.preferences import TECHNIQUE_ORDER
from sudoku_qt.controllers.sudoku.puzzle.info import PuzzleInfo
from sudoku_qt.controllers.sudoku.puzzle.typing import SudokuTyping
from sudoku_qt.controllers.workers.importing import import_ahead
from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.late import imported, late, to_part
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.cards import SudokuCards

if TYPE_CHECKING:  # parts that are made when they are asked for
    from sudoku_qt.controllers.sudoku.compose.composing import Composing
    from sudoku_qt.controllers.sudoku.compose.drawing import Drawing
    from sudoku_qt.controllers.sudoku.compose.reworking import Reworking
    from sudoku_qt.controllers.sudoku.compose.symmetry_guide import SymmetryGuide
    from sudoku_qt.controllers.sudoku.finish import SudokuFinish
    from sudoku_qt.controllers.sudoku.hints.ladders import Ladders
    from sudoku_qt.controllers.sudoku.hints.order_editor import OrderEditor
    from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
    from sudoku_qt.controllers.sudoku.hints.variant_why import VariantWhy
    from sudoku_qt.controllers.sudoku.learn.coach import Coach
    from sudoku_qt.controllers.sudoku.learn.exercises import Exercises
    from sudoku_qt.controllers.sudoku.learn.learning import Learning
    from sudoku_qt.controllers.sudoku.learn.practice import PracticeNotice
    from sudoku_qt.controllers.sudoku.library.library import SudokuLibrary
    from sudoku_qt.controllers.sudoku.play.cell_menu import CellMenu
    from sudoku_qt.controllers.sudoku.play.history_panel import HistoryPanel
    from sudoku_qt.controllers.sudoku.play.rules_panel import RulesPanel
    from sudoku_qt.controllers.sudoku.puzzle.daily import Daily
    from sudoku_qt.controllers.sudoku.puzzle.inspecting import Inspecting
    from sudoku_qt.controllers.sudoku.puzzle.new import NewPuzzle
    from sudoku_qt.controllers.sudoku.puzzle_list.lists import PuzzleLists
    from sudoku_qt.controllers.sudoku.replay import SudokuReplay
    from sudoku_qt.controllers.sudoku.sharing.puzzle import PuzzleSharing
    from sudoku_qt.controllers.sudoku.statistics import Statistics
    from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel
    from sudoku_qt.controllers.sudoku.steps.sharing import StepsSharing
    from sudoku_qt.controllers.sudoku.welcome import Welcome

if TYPE_CHECKING:  # the library or a reader has made them; a start need not
    from sudoku_qt.controllers.library.game import LibraryGame
    from sudoku_qt.engine.format import Found
    from sudoku_qt.store.library.entry import Entry

PARTS = "sudoku_qt.controllers.sudoku"
DOCK, STEPS, WINDOW = "dock", "steps", "window"
"""Where key presses are handled: in the dock; in its list or its buttons; or in the window, if
nothing else has handled them."""


def on_order(act: Callable[[], None]) -> Callable[[str], None]:
    """A handler of changed options that calls `act` when the order of techniques has changed."""
    return lambda name: act() if name == TECHNIQUE_ORDER else None


class SudokuLateParts(GameController[SudokuSetup, Grid, SudokuMove]):
    """The late parts of the controller, which subclasses this."""

    context: SudokuContext
    model: SudokuModel
    cards: SudokuCards
    arrival: Arrival
    entering: Entering
    info: PuzzleInfo
    typing: SudokuTyping
    _has_begun: bool
    _has_moved: bool

    picture = imported(f"{PARTS}.picture:picture_of")
    page_of = imported(f"{PARTS}.sharing.writing:page_of")
    guide_tables = imported(f"{PARTS}.guide:SUDOKU_TABLES")
    guide_chapters = imported(f"{PARTS}.guide:technique_chapters")
    standing_keys = imported(f"{PARTS}.guide:standing_keys")
    chosen_reading = imported(f"{PARTS}.puzzle.readings:choose_reading")
    corrected = imported(f"{PARTS}.puzzle.correcting:correct")
    _workshop = imported(f"{PARTS}.paper.workshop:Workshop")
    _print_lesson = imported(f"{PARTS}.paper.handouts.lesson_workshop:print_lesson")
    print_list = imported(f"{PARTS}.paper.workshop:print_list")

    @abstractmethod
    def _show_end(self) -> None:
        """Show the result again, when nothing else is shown beside the board."""

    @abstractmethod
    def _show_mode(self) -> None:
        """Enable the actions for playing, typing in or composing."""

    def undo(self) -> None:
        """Undo a move, and look at it."""
        self.arrival.go_along(self.session.undo)

    def redo(self) -> None:
        """Redo it, and look at it."""
        self.arrival.go_along(self.session.redo)

    def _import_soon(self) -> None:
        """Import in a thread, while the player looks, what is needed next or works unseen."""
        kind = SudokuLateParts
        soon = kind.puzzle_library, kind.new_puzzle, kind.hints, kind.learning, kind.exercises
        self.services.jobs.start(import_ahead(soon), lambda _: self._work_unseen())

    def at_once(self) -> Offers:
        """A puzzle of each level, and today's."""
        today = QCoreApplication.translate("SudokuController", "Today’s puzzle")
        variant = QCoreApplication.translate("SudokuController", "Today’s variant")
        return [
            *self.new_puzzle.levels(),
            (today, to_part(self, "calendar", "today")),
            (variant, to_part(self, "calendar", "today_variant")),
        ]

    def _work_unseen(self) -> None:
        self.puzzle_library.begin()
        self.new_puzzle.reserve.fill()

    @late(f"{PARTS}.puzzle.new:NewPuzzle")
    def new_puzzle(self, kind: "type[NewPuzzle]") -> "NewPuzzle":
        """The ways to a new puzzle, and the reserve."""
        new_puzzle = kind(self.context, self)
        new_puzzle.day_wanted.connect(to_part(self, "calendar", "daily"))
        return new_puzzle

    @late(f"{PARTS}.welcome:Welcome")
    def welcome(self, kind: "type[Welcome]") -> "Welcome":
        """The part that asks a newcomer whether to take the course."""
        welcome = kind(self.context, self)
        welcome.course_wanted.connect(to_part(self, "learning", "learn"))
        return welcome

    @late(f"{PARTS}.hints.panel:HintPanel")
    def hints(self, kind: "type[HintPanel]") -> "HintPanel":
        """The hint beside the board."""
        hints = kind(self.context, self)
        hints.opening.connect(self.services.bars.hide_notice)
        hints.closed.connect(self._show_end)
        self.preferences.changed.connect(on_order(hints.close))
        hints.page_asked.connect(to_part(self, "learning", "learn_about"))
        self.cards.hint.steps_clicked.connect(to_part(self, "steps", "open"))
        hints.status_changed.connect(self.status_changed)
        return hints

    @late(f"{PARTS}.hints.ladders:Ladders")
    def ladders(self, kind: "type[Ladders]") -> "Ladders":
        """The orders of techniques for hints and steps."""
        return kind(self.services, self.preferences)

    @late(f"{PARTS}.hints.order_editor:OrderEditor")
    def order_editor(self, kind: "type[OrderEditor]") -> "OrderEditor":
        """The part that lets the player make an order."""
        return kind(self.services, self.ladders, self)

    @late(f"{PARTS}.play.history_panel:HistoryPanel")
    def history(self, kind: "type[HistoryPanel]") -> "HistoryPanel":
        """The moves beside the board."""
        history = kind(self.context, self)
        history.closed.connect(self._show_end)
        return history

    @late(f"{PARTS}.play.rules_panel:RulesPanel")
    def rules_panel(self, kind: "type[RulesPanel]") -> "RulesPanel":
        """The rules of a variant, on the board and beside it."""
        rules = kind(self.context, self)
        rules.lesson_wanted.connect(to_part(self, "learning", "learn_lesson"))
        return rules

    def _open_page(self) -> None:
        """Show the rules of a variant, or the page of the hardest technique."""
        if self.context.setup.variant:
            self.rules_panel.show_rules()
        else:
            self.learning.learn_hardest()

    def _show_variant(self) -> None:
        """Show the rules of a variant on the board, and those of the puzzle before no longer."""
        variant = self.model.puzzle
        if variant or SudokuLateParts.rules_panel.made(self):
            self.rules_panel.show(variant)
        self.actions.allow("compose_this", not self.context.is_drafting)

    def print_out(self) -> None:
        """Open the print workshop with the lesson that is shown, the puzzle, or a draft."""
        if SudokuLateParts.learning.made(self) and self.learning.is_open:
            self.learning.print_shown()
            return
        setup, state = self.context.setup, self.context.grid
        if setup.is_draft:
            setup = replace(setup, givens=state.values, variant=state.puzzle)
        self._workshop(self.services, setup, state).run()

    @late(f"{PARTS}.replay:SudokuReplay")
    def replay(self, kind: "type[SudokuReplay]") -> "SudokuReplay":
        """The replay of a finished puzzle."""
        replay = kind(self.session, self.model, self.cards)
        replay.ended.connect(self._show_end)
        return replay

    @late(f"{PARTS}.learn.practice:PracticeNotice")
    def practice(self, kind: "type[PracticeNotice]") -> "PracticeNotice":
        """The part that notices when a practised technique was found."""
        return kind(self.context, self.hints, self)

    @late(f"{PARTS}.library.library:SudokuLibrary")
    def puzzle_library(self, kind: "type[SudokuLibrary]") -> "SudokuLibrary":
        """The part that stores what is played in the library."""
        library = kind(self.context, to_part(self, "inspecting", "inspect"), self)
        if self._has_moved:
            library.recorder.follow()
        return library

    def play_entry(self, entry: "Entry", game: "LibraryGame") -> None:
        """Begin a puzzle of the library."""
        if entry.kind or entry.summary:  # with rules of its own, which are in the entry
            super().play_entry(entry, game)
        else:
            self.puzzle_library.play(entry)

    @late(f"{PARTS}.compose.composing:Composing")
    def composing(self, kind: "type[Composing]") -> "Composing":
        """The part that answers each key while a puzzle is typed in or composed."""
        composing = kind(self.context, self.symmetry_guide, self)
        card = self.cards.compose
        composing.changed.connect(self.status_changed)
        composing.counted.connect(self.info.count)
        composing.switched.connect(self._show_mode)
        composing.begun.connect(self._draw)
        composing.changed.connect(self._show_survey)
        self.entering.erased.connect(composing.erase)
        self.info.described.connect(composing.offer_to_play)
        card.left_clicked.connect(to_part(self, "reworking", "left"))
        card.right_clicked.connect(to_part(self, "reworking", "right"))
        composing.offer_to_play()
        return composing

    @late(f"{PARTS}.compose.drawing:Drawing")
    def drawing(self, kind: "type[Drawing]") -> "Drawing":
        """The part that draws the rules of a puzzle that is composed."""
        drawing = kind(self.context, self)
        drawing.shown.connect(self.rules_panel.show)
        drawing.status_changed.connect(self.status_changed)
        drawing.notes_asked.connect(to_part(self, "reworking", "notes_to_solver"))
        return drawing

    def _draw(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Offer the tools for rules while a puzzle is composed."""
        if on or SudokuLateParts.drawing.made(self):
            self.drawing.begin(on=on)

    def _show_survey(self) -> None:
        """Outline the rules that allow no solution together, and the one that is missing."""
        if drawing := SudokuLateParts.drawing.made(self):
            known = self.composing.surveyor.survey
            drawing.take_survey(known if self.composing.is_of_now else None)

    def take_pasted(self, found: "Found", recognition: str) -> None:
        """Fill the board with it while a puzzle is composed; otherwise begin it."""
        composing = SudokuLateParts.composing.made(self)
        if not (composing and composing.is_on and composing.fill(found, recognition)):
            self.take(found, recognition)

    @late(f"{PARTS}.compose.symmetry_guide:SymmetryGuide")
    def symmetry_guide(self, kind: "type[SymmetryGuide]") -> "SymmetryGuide":
        """The symmetry for composing a puzzle."""
        return kind(self.context, self)

    @late(f"{PARTS}.compose.reworking:Reworking")
    def reworking(self, kind: "type[Reworking]") -> "Reworking":
        """A setter's changes to the givens."""
        reworking = kind(self.context, self.composing, self)
        reworking.kept.connect(self.puzzle_library.keep)
        return reworking

    @late(f"{PARTS}.puzzle.inspecting:Inspecting")
    def inspecting(self, kind: "type[Inspecting]") -> "Inspecting":
        """The part that checks a puzzle, and reports faults."""
        inspecting = kind(self.context, self)
        inspecting.praised.connect(self.typing.praise)
        inspecting.remarked.connect(self.info.describe)
        return inspecting

    @late(f"{PARTS}.puzzle.daily:Daily")
    def calendar(self, kind: "type[Daily]") -> "Daily":
        """The part that shows the daily puzzles."""
        calendar = kind(self.context, self)
        calendar.resumed.connect(lambda opened: self.resume(opened, "", saved=False))
        return calendar

    @late(f"{PARTS}.play.cell_menu:CellMenu")
    def cell_menu(self, kind: "type[CellMenu]") -> "CellMenu":
        """The menu of a cell."""
        menu = kind(self.context, self.entering, self)
        menu.why_asked.connect(self._ask_why)
        return menu

    @late(f"{PARTS}.hints.variant_why:VariantWhy")
    def variant_why(self, kind: "type[VariantWhy]") -> "VariantWhy":
        """The question why a digit cannot be in a cell of a variant."""
        return kind(self.context, self.hints)

    def _ask_why(self, cell: int, digit: int) -> None:
        if self.context.setup.variant:
            self.variant_why.ask(cell, digit)
        else:
            self.hints.why(cell, digit)

    @late(f"{PARTS}.learn.learning:Learning")
    def learning(self, kind: "type[Learning]") -> "Learning":
        """The page of lessons and techniques, created together with its exercises."""
        learning = kind(self.context, self.hints, self)
        learning.status_changed.connect(self.status_changed)
        learning.practice_wanted.connect(self.new_puzzle.practise_technique)
        learning.building.connect(lambda: self.exercises)
        learning.print_wanted.connect(lambda *what: self._print_lesson(self.context, *what))
        learning.learned.connect(to_part(self, "coach", "enrol"))
        return learning

    @late(f"{PARTS}.learn.exercises:Exercises")
    def exercises(self, kind: "type[Exercises]") -> "Exercises":
        """The exercises of the lessons, and the player's progress."""
        return kind(self.services, self.learning, self.hints)

    @late(f"{PARTS}.learn.coach:Coach")
    def coach(self, kind: "type[Coach]") -> "Coach":
        """The part that advises what to learn next."""
        coach = kind(self.context, self.hints, self.learning, self.exercises)
        coach.status_changed.connect(self.status_changed)
        coach.practice_wanted.connect(self.new_puzzle.practise_technique)
        return coach

    @late(f"{PARTS}.statistics:Statistics")
    def statistics(self, kind: "type[Statistics]") -> "Statistics":
        """The statistics of the games played."""
        return kind(self.context, self.coach, self)

    @late(f"{PARTS}.steps.panel:StepsPanel")
    def steps(self, kind: "type[StepsPanel]") -> "StepsPanel":
        """The steps beside the board."""
        steps, dock = kind(self.context, self.hints, self), self.cards.steps
        steps.status_changed.connect(self.status_changed)
        self.preferences.changed.connect(on_order(steps.follow))
        self.keys.watch(STEPS, dock.list, dock.explain_key, dock.go_key)
        self.keys.watch(DOCK, dock)
        self.keys.watch(WINDOW, self.services.window)
        dock.copy_asked.connect(to_part(self, "steps_sharing", "copy"))
        dock.export_asked.connect(to_part(self, "steps_sharing", "export"))
        dock.picture_asked.connect(to_part(self, "steps_sharing", "export_picture"))
        dock.present_asked.connect(to_part(self, "steps_sharing", "present"))
        return steps

    @late(f"{PARTS}.steps.sharing:StepsSharing")
    def steps_sharing(self, kind: "type[StepsSharing]") -> "StepsSharing":
        """The part that shares steps."""
        return kind(self.context, self.steps, self)

    @late(f"{PARTS}.sharing.puzzle:PuzzleSharing")
    def sharing(self, kind: "type[PuzzleSharing]") -> "PuzzleSharing":
        """The part that hands the puzzle to others."""
        return kind(self.context, self)

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
        self.cards.finish.look_back_clicked.connect(to_part(self, "replay", "begin"))
        self.cards.finish.level_clicked.connect(to_part(self, "new_puzzle", "new"))
        finish.recorded.connect(self.puzzle_library.recorder.keep_solved)
        finish.solved.connect(self.lists.mark_solved)
        finish.another_wanted.connect(self.new_puzzle.new_alike)
        finish.lesson_wanted.connect(self.learning.learn_about)
        finish.practice_wanted.connect(self.new_puzzle.practise_technique)
        return finish
