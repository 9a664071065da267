# SPDX-License-Identifier: MIT
"""The pages of both games with all their cards, as a player may have them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.gomoku.drawing import Band, GomokuDrawing
from sudoku_qt.models.gomoku.model import GomokuModel
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import Arrow, Drawing
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.steps.model import StepsModel, StepsProxy
from sudoku_qt.views.gomoku.page import GomokuPage
from sudoku_qt.views.gomoku.players import PlayerWords
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.hint.links import HintOverlay
from sudoku_qt.views.sudoku.page import SudokuPage
from tests.step_rows import ROWS
from tests.views.gomoku.analysis.test_card import WORDS
from tests.views.gomoku.analysis.test_move_tree import rows
from tests.views.gomoku.positions import gomoku_model, played
from tests.views.gomoku.test_finish_card import RESULT
from tests.views.sudoku.finish.test_card import RESULT as SUDOKU_RESULT
from tests.views.sudoku.hint.test_card import WALK
from tests.views.sudoku.positions import half_played, model_of

ASKED = "Which colour?", "You may choose, or place two more stones.", ("Black", "White", "Two more")

NOTED = (3, 4, 5, 30, 31)
HINT = Drawing(
    discs={
        cell: (Disc(5, role), Disc(8, "eliminated"))
        for cell, role in zip(NOTED, ("set_a", "set_b", "follows", "set_a", "set_b"), strict=True)
    },
    grounds={0: "set_a", 1: "set_b", 2: "both", 9: "where"},
    frames=frozenset({10, 11}),
    arrows=(
        Arrow(strong=True, start=((3, 5),), end=((4, 5),)),
        Arrow(strong=False, start=((4, 5), (5, 5)), end=((31, 5),)),
        Arrow(strong=True, start=((31, 5),), end=((30, 5),), ahead=True),
    ),
)
STUDIED = GomokuDrawing(
    (Band(112, 114, (115,), against=True), Band(20, 80, (95,), against=False)),
    {50: (1, 6), 51: (2, 7)},
    {100: "triangle", 112: "square", 113: "circle", 130: "cross", 7: "A", 8: "12"},
)


class Cards(SudokuCards):
    """Cards whose model is known."""

    def __init__(self, page: SudokuPage, model: SudokuModel) -> None:
        super().__init__(page, model)
        self.model = model


def sudoku(owner: QObject) -> Cards:
    """A page with a puzzle and its usual cards."""
    page, model = SudokuPage(), model_of(half_played(owner))
    page.set_model(model)
    cards = Cards(page, model)
    cards.set_keys({"next_mode": ["N"], "undo": ["Ctrl+Z"]})
    return cards


def hinted(owner: QObject) -> QWidget:
    """A hint is given."""
    cards = sudoku(owner)
    HintOverlay(cards.page.board, cards.model)
    cards.model.set_drawing(HINT)
    cards.hint.show_hint(WALK)
    cards.page.set_card_shown(cards.hint, on=True)
    return cards.page


def stepped(owner: QObject) -> QWidget:
    """The steps beside all else."""
    cards, model, proxy = sudoku(owner), StepsModel(owner), StepsProxy(owner)
    model.set_rows(ROWS)
    proxy.setSourceModel(model)
    cards.steps.set_model(proxy)
    cards.page.set_dock_shown(on=True)
    return cards.page


def composed(owner: QObject) -> QWidget:
    """A puzzle is composed."""
    cards = sudoku(owner)
    cards.set_composing(on=True, tip=False)
    return cards.page


def typed(owner: QObject) -> QWidget:
    """Givens are typed."""
    cards = sudoku(owner)
    cards.set_typing(on=True)
    cards.page.set_numbers_shown(on=True)
    return cards.page


def paused(owner: QObject) -> QWidget:
    """The clock stands."""
    page = sudoku(owner).page
    page.board.tell_pause("Paused", "12:34")
    page.set_paused(on=True)
    return page


def finished(owner: QObject) -> QWidget:
    """A result is shown in place of all cards."""
    cards = sudoku(owner)
    cards.finish.show_result(SUDOKU_RESULT)
    cards.page.set_sole_card(cards.finish)
    return cards.page


def gomoku(owner: QObject) -> GomokuPage:
    """A game with a clock, in which it is a person's turn."""
    page = GomokuPage()
    page.set_model(gomoku_model(played(owner, "h8 i9 h9 i8 j7")))
    words = [PlayerWords(each, "Ada", "to move", "12:34", "used") for each in (1, 2)]
    page.players.set_players(*words)
    page.board.set_may_play(on=True)
    return page


def asked(owner: QObject) -> QWidget:
    """An opening asks which colour."""
    page = gomoku(owner)
    page.question.ask(*ASKED)
    page.side.set_asking(on=True)
    return page


def studied(owner: QObject) -> QWidget:
    """An analysis in place of all cards."""
    page = gomoku(owner)
    model = page.board.model()
    assert isinstance(model, GomokuModel)
    model.set_drawing(STUDIED)
    page.analysis.say(WORDS)
    page.study.moves.show_tree(rows(), 2, 4)
    page.set_sole_card(page.study)
    return page


def over(owner: QObject) -> QWidget:
    """A game that is over."""
    page = gomoku(owner)
    page.finish.show_result(RESULT)
    page.set_sole_card(page.finish, page.side)
    return page


def plain(owner: QObject) -> QWidget:
    """A plain board, covered, without coordinates."""
    page = gomoku(owner)
    page.set_board("plain", coordinates=False, numbers=False)
    page.board.tell_pause("Paused", "1:02")
    page.set_paused(on=True)
    return page


PAGES: Mapping[str, Callable[[QObject], QWidget]] = {
    "usual": lambda owner: sudoku(owner).page,
    **{make.__name__: make for make in (hinted, stepped, composed, typed, paused, finished)},
    "of Gomoku": gomoku,
    **{make.__name__: make for make in (asked, studied, over, plain)},
}
"""How each is made."""
