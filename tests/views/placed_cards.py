# SPDX-License-Identifier: MIT
"""Cards in which parts have their places: where each part is, and what it is like."""

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QWidget

from sudoku_qt.views.contents import Contents
from sudoku_qt.views.gomoku.analysis.card import AnalysisCard
from sudoku_qt.views.gomoku.finish_card import GomokuFinishCard
from sudoku_qt.views.preferences.keys.page import KeysPage
from sudoku_qt.views.sudoku.compose.card import ComposeCard
from sudoku_qt.views.sudoku.compose.layers_card import LayersCard
from sudoku_qt.views.sudoku.constraints.cards.cage_card import CageCard
from sudoku_qt.views.sudoku.constraints.cards.rules_card import RulesCard
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreviewCard
from sudoku_qt.views.sudoku.finish.card import FinishCard
from sudoku_qt.views.sudoku.hint.card import HintCard
from sudoku_qt.views.sudoku.learn.coach_card import CoachCard
from sudoku_qt.views.sudoku.learn.due_card import DueCard
from sudoku_qt.views.sudoku.learn.exercise.answer_rows import DigitRow
from sudoku_qt.views.sudoku.learn.walk_bar import WalkBar
from sudoku_qt.views.sudoku.paper.counts import LevelCounts
from sudoku_qt.views.sudoku.side.history import HistoryCard
from sudoku_qt.views.sudoku.side.info import SudokuInfo
from sudoku_qt.views.sudoku.side.list_walk import ListWalk
from sudoku_qt.views.sudoku.side.welcome import WelcomeCard
from sudoku_qt.views.sudoku.steps.dock import StepsDock
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.widgets.cards.question import QuestionCard
from sudoku_qt.views.widgets.cards.replay import ReplayCard
from sudoku_qt.views.widgets.cards.tip import TipCard
from tests.views.lying import below

WIDTH = 320
CARDS: tuple[Callable[[], QWidget], ...] = (
    AnalysisCard,
    CageCard,
    CoachCard,
    ComposeCard,
    Contents,
    DigitRow,
    DueCard,
    FinishCard,
    GomokuFinishCard,
    HintCard,
    HistoryCard,
    LayersCard,
    LevelCounts,
    ListWalk,
    PuzzlePreviewCard,
    QuestionCard,
    ReplayCard,
    RulesCard,
    StepsDock,
    SudokuInfo,
    TipCard,
    WalkBar,
    WelcomeCard,
)


def placed(theme: Theme) -> Iterator[tuple[str, list[str]]]:
    """Each card: a line for each part in it, and below it what that is like."""
    for make in CARDS:
        card = make()
        yield f"parts of {type(card).__name__}", [*parts_of(card, theme)]
    for narrow in (False, True):
        page = KeysPage(narrow=narrow)
        yield f"parts of {type(page).__name__}{', narrow' * narrow}", [*parts_of(page, theme)]


def parts_of(card: QWidget, theme: Theme) -> Iterator[str]:
    """The parts that are shown, with a word in each empty text."""
    for text in card.findChildren(Text):
        text.setText(text.text() or "Word")
    card.resize(WIDTH, max(card.sizeHint().height(), card.heightForWidth(WIDTH)))
    card.grab()  # which lays it out
    yield from below(card, {}, theme)
