# SPDX-License-Identifier: MIT
"""Cards that say all that they can say, where `placed_cards.py` has them empty."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.models.sudoku.history import HistoryModel
from sudoku_qt.models.sudoku.steps.model import StepsModel, StepsProxy
from sudoku_qt.views.gomoku.analysis.study import StudyColumn
from sudoku_qt.views.gomoku.finish_card import GomokuFinishCard
from sudoku_qt.views.sudoku.compose.card import ComposeCard
from sudoku_qt.views.sudoku.constraints.cards.rules_card import RulesCard
from sudoku_qt.views.sudoku.drawing.palette import PaletteCard
from sudoku_qt.views.sudoku.drawing.selected_card import SelectedCard, SelectedWords
from sudoku_qt.views.sudoku.finish.card import FinishCard
from sudoku_qt.views.sudoku.hint.card import HintCard
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseView
from sudoku_qt.views.sudoku.learn.page import LearnPage
from sudoku_qt.views.sudoku.learn.walk_bar import WalkBar
from sudoku_qt.views.sudoku.side.history import HistoryCard
from sudoku_qt.views.sudoku.side.list_walk import ListWalk
from sudoku_qt.views.sudoku.steps.dock import Caption, StepsDock
from sudoku_qt.views.widgets.cards.replay import ReplayCard
from tests.step_rows import ROWS
from tests.views.gomoku.analysis.test_card import WORDS
from tests.views.gomoku.analysis.test_move_tree import rows
from tests.views.gomoku.test_finish_card import RESULT as GOMOKU_RESULT
from tests.views.sudoku.compose.test_card import SOME
from tests.views.sudoku.constraints.cards.test_rules_card import SHOWN
from tests.views.sudoku.finish.test_card import RESULT
from tests.views.sudoku.hint.test_card import WALK
from tests.views.sudoku.positions import empty, half_played, model_of
from tests.views.widgets.cards.test_replay import TIMES

WIDE, TALL = 328, 520


def analysis(_: QObject) -> QWidget:
    """What an analysis says, with a curve, the tree of the moves, and what is noted at one."""
    column = StudyColumn()
    column.analysis.say(WORDS)
    column.analysis.show_curve((0.0, 0.2, -0.2), 1)
    column.moves.show_tree(rows(), 2, 4)
    column.note.show_note("Move 2", "so it goes")
    return column


def hint(_: QObject) -> QWidget:
    """A step of a hint that is walked through."""
    card = HintCard()
    card.show_hint(WALK._replace(page="More about this technique", quiet="It builds on r4c4."))
    return card


def history(owner: QObject) -> QWidget:
    """A checkpoint, a hypothesis of one move, and a move that was taken back."""
    session = empty(owner)
    session.play(session.game.read_move(session.setup, "r1c1=1"))
    session.name(1, "guess")
    session.suppose(on=True)
    for move in ("r1c2=2", "r1c3=3"):
        session.play(session.game.read_move(session.setup, move))
    session.undo()
    model, card = HistoryModel(session, owner), HistoryCard()
    card.set_model(model)
    model.follow()
    card.show_at(0, "Set checkpoint")
    return card


def replay(_: QObject) -> QWidget:
    """Three moves, the last of which took long."""
    card = ReplayCard()
    card.set_moves(TIMES, [3])
    card.show_move(2, "00:20", "")
    return card


def steps(owner: QObject) -> QWidget:
    """Five steps."""
    model, proxy, dock = StepsModel(owner), StepsProxy(owner), StepsDock()
    model.set_rows(ROWS)
    proxy.setSourceModel(model)
    dock.set_model(proxy)
    dock.set_caption(Caption("1", "step 2 of 5", "5"), go_text="Go to here")
    return dock


def answer(_: QObject) -> QWidget:
    """A puzzle that has some solutions."""
    card = ComposeCard()
    card.show_answer(SOME)
    return card


def rules(_: QObject) -> QWidget:
    """Three rules."""
    card = RulesCard()
    card.set_rules(SHOWN)
    return card


def drawn(_: QObject) -> QWidget:
    """A rule that is chosen, and can be turned and doubled."""
    card = SelectedCard()
    card.show_constraint(SelectedWords("XV", "r1c1, r1c2", "", ("X", "V"), 1, True, True))
    return card


def tools(_: QObject) -> QWidget:
    """The tools for lines."""
    card = PaletteCard()
    card.show_family("lines")
    return card


def finish(_: QObject) -> QWidget:
    """A result of a Sudoku."""
    card = FinishCard()
    card.show_result(RESULT)
    return card


def gomoku_finish(_: QObject) -> QWidget:
    """A result of Gomoku."""
    card = GomokuFinishCard()
    card.set_again("Play again", "Exchanged")
    card.show_result(GOMOKU_RESULT)
    return card


def walk(_: QObject) -> QWidget:
    """The second of three puzzles of a file."""
    card = ListWalk()
    card.set_place("Puzzle 2 of 3", "many.sdm", first=False, last=False)
    return card


def walk_bar(_: QObject) -> QWidget:
    """The second step of four."""
    bar = WalkBar()
    bar.set_place(1, 4, "Step 2 of 4")
    return bar


def lessons(owner: QObject) -> QWidget:
    """The page of lessons, with exercises."""
    board = model_of(half_played(owner))
    page, model = LearnPage(board), ContentsModel(owner)
    entries = ContentsLine("x_wing", "X-Wing", 1), ContentsLine("xy_wing", "XY-Wing", 2)
    model.set_entries(entries, "")
    page.contents.set_model(model)
    page.show_head("X-Wing", "Hard", ("Explained", "Exercises 0/4", "Puzzles"))
    page.set_exercises(ExerciseView(board))
    return page


EVERY_CARD: tuple[Callable[[QObject], QWidget], ...] = (
    *(analysis, hint, history, replay, steps, answer, rules, drawn, tools),
    *(finish, gomoku_finish, walk, walk_bar, lessons),
)
SIZES = {analysis: (WIDE, 640), lessons: (1000, 640), walk: (WIDE, 40), walk_bar: (438, 40)}


def _in_its_size(make: Callable[[QObject], QWidget]) -> Callable[[QObject], QWidget]:
    def made(owner: QObject) -> QWidget:
        card = make(owner)
        card.resize(*SIZES.get(make, (WIDE, TALL)))
        return card

    return made


FILLED = {make.__name__.replace("_", " "): _in_its_size(make) for make in EVERY_CARD}
"""How each is made, in its size."""
