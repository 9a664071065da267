# SPDX-License-Identifier: MIT
"""Sudoku's table of actions: each row can be done, and no key is taken twice."""

from sudoku_qt.controllers.actions import SHELL_ROWS, ActionRow, Separator
from sudoku_qt.controllers.sudoku.compose.composing import Composing
from sudoku_qt.controllers.sudoku.compose.drawing import Drawing
from sudoku_qt.controllers.sudoku.compose.reworking import Reworking
from sudoku_qt.controllers.sudoku.compose.symmetry_guide import SymmetryGuide
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.learn.learning import Learning
from sudoku_qt.controllers.sudoku.library.library import SudokuLibrary
from sudoku_qt.controllers.sudoku.menu import SUDOKU_ROWS, TOOLS_AT_END, TOOLS_OF_COMPOSING
from sudoku_qt.controllers.sudoku.play.cell_menu import CellMenu
from sudoku_qt.controllers.sudoku.play.checkpoints import Checkpoints
from sudoku_qt.controllers.sudoku.play.entering import Entering
from sudoku_qt.controllers.sudoku.play.history_panel import HistoryPanel
from sudoku_qt.controllers.sudoku.play.notes import NotesHelp
from sudoku_qt.controllers.sudoku.play.rules_panel import RulesPanel
from sudoku_qt.controllers.sudoku.play.what_if import WhatIf
from sudoku_qt.controllers.sudoku.puzzle.daily import Daily
from sudoku_qt.controllers.sudoku.puzzle.inspecting import Inspecting
from sudoku_qt.controllers.sudoku.puzzle.new import NewPuzzle
from sudoku_qt.controllers.sudoku.puzzle.way_back import WayBack
from sudoku_qt.controllers.sudoku.puzzle_list.lists import PuzzleLists
from sudoku_qt.controllers.sudoku.sharing.puzzle import PuzzleSharing
from sudoku_qt.controllers.sudoku.statistics import Statistics
from sudoku_qt.controllers.sudoku.steps.panel import StepsPanel


def test_the_desk_does_every_action() -> None:
    rows = [row for row in SUDOKU_ROWS if isinstance(row, ActionRow)]
    assert rows
    panels = HistoryPanel, HintPanel, CellMenu, StepsPanel, Learning, PuzzleLists, RulesPanel
    owners = (
        SudokuController,
        NewPuzzle,
        Daily,
        Statistics,
        SudokuLibrary,
        Inspecting,
        Entering,
        NotesHelp,
        Checkpoints,
        WhatIf,
        Composing,
        Drawing,
        WayBack,
        Reworking,
        PuzzleSharing,
        SymmetryGuide,
        *panels,
    )
    lacking = [row.name for row in rows if not any(hasattr(each, row.name) for each in owners)]
    assert lacking == []


def test_the_tool_bar_names_actions_of_the_table() -> None:
    names = {row.name for row in SUDOKU_ROWS if isinstance(row, ActionRow)}
    assert {name for group in SudokuController.tools for name in group} <= names
    tables = *SUDOKU_ROWS, *SHELL_ROWS
    every = {row.name for row in tables if not isinstance(row, Separator)}
    assert {*TOOLS_AT_END, *(name for group in TOOLS_OF_COMPOSING for name in group)} <= every
