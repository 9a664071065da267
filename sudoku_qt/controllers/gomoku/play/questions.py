# SPDX-License-Identifier: MIT
"""The question card of Gomoku: what it asks in each situation, and what each answer does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.gomoku.play.drafting import GomokuDraft
from sudoku_qt.controllers.gomoku.play.opening_words import Task, other_task, task
from sudoku_qt.controllers.gomoku.words import name_of
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import choices
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.shapes import shapes_of_move, tell
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.model import GomokuModel
from sudoku_qt.models.words import say

translate = QCoreApplication.translate
Answers = Sequence[tuple[str, Callable[[], object]]]


@dataclass(frozen=True)
class Question:
    """A title, a sentence and the answers, which are enabled if `ready`.

    `on_return`: Return gives the first answer; otherwise it stays the board's.
    """

    title: str
    text: str
    answers: Answers = ()
    ready: bool = True
    on_return: bool = True


@dataclass(frozen=True)
class Answerer:
    """The functions that the answers call."""

    model: GomokuModel
    draft: GomokuDraft
    play: Callable[[GomokuMove], None]
    """Plays an answer of an opening."""
    confirm: Callable[[], None]
    """Plays the pending move."""
    drop_pending: Callable[[], None]
    """Discards the pending move."""
    go_on: Callable[[], None]
    """Lets the computers continue."""


def question(
    answerer: Answerer,
    setup: GomokuSetup,
    state: GomokuState,
    *,
    person: bool,
    confirmed: bool,
    rests: bool,
) -> Question | None:
    """The question to ask now, or None.

    `person`: a person is to move. `confirmed`: no move is played by a single click. `rests`: the
    computers have stopped playing each other.
    """
    model = answerer.model
    if model.draft is not None:
        return _setting_up(answerer)
    if state.ending:
        return None  # the card at the end of a game says it
    if rests:
        return Question(
            translate("GomokuQuestions", "The computers rest"),
            translate("GomokuQuestions", "You have gone back."),
            ((translate("GomokuQuestions", "Go on"), answerer.go_on),),
        )
    step = task(setup, state) if person and state.is_opening else None
    if step and step.answers and model.pending is None:
        return _choosing(answerer, step, on_return=bool(choices(state)))
    if model.pending is not None or (confirmed and person):
        return _confirming(answerer, setup, state, model.pending)
    if step:
        return Question(step.title, step.text)
    if state.is_opening:
        text = other_task(state, name_of(setup, state, state.at_turn))
        return Question(translate("GomokuQuestions", "The opening"), text)
    if confirmed and any(player.kind == "person" for player in setup.players):
        answers = _confirming(answerer, setup, state, None).answers
        return Question(
            translate("GomokuQuestions", "The computer's turn"), "", answers, ready=False
        )
    return None


def _setting_up(answerer: Answerer) -> Question:
    return Question(
        translate("GomokuQuestions", "Set up a position"),
        translate(
            "GomokuQuestions",
            "A click puts a black stone, a second one a white stone, a third takes it away.",
        ),
        (
            (
                translate("GomokuQuestions", "Black moves next"),
                lambda: answerer.draft.play(BLACK),
            ),
            (
                translate("GomokuQuestions", "White moves next"),
                lambda: answerer.draft.play(WHITE),
            ),
            (translate("GomokuQuestions", "Cancel"), answerer.draft.drop),
        ),
    )


def _choosing(answerer: Answerer, step: Task, *, on_return: bool) -> Question:
    def answer(move: GomokuMove) -> Callable[[], None]:
        return lambda: answerer.play(move)

    answers = [(word, answer(move)) for word, move in step.answers]
    return Question(step.title, step.text, answers, on_return=on_return)


def _confirming(
    answerer: Answerer, setup: GomokuSetup, state: GomokuState, pending: int | None
) -> Question:
    answers = (
        (translate("GomokuQuestions", "Play this move"), answerer.confirm),
        (translate("GomokuQuestions", "Not here"), answerer.drop_pending),
    )
    if pending is None:
        words = (
            task(setup, state).text
            if state.is_opening
            else translate("GomokuQuestions", "Choose a point on the board.")
        )
        return Question(translate("GomokuQuestions", "Your move"), words, answers, ready=False)
    shapes = shapes_of_move(setup.rule, state.stones, pending, state.to_move)
    made = [say(tell(shape, state.stones, pending)) for shape in shapes]
    text = translate("GomokuQuestions", "; ").join(made) or answerer.model.name_of(pending)
    return Question(translate("GomokuQuestions", "Place here?"), text, answers)
