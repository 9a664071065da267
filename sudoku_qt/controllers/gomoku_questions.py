# SPDX-License-Identifier: MIT
"""What the question card of Gomoku asks in each situation, and what each answer does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.gomoku_words import ending
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import colour_choices
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.shapes import shapes_of_move, tell
from sudoku_qt.engine.gomoku.state import GomokuState, Phase
from sudoku_qt.models.gomoku_model import GomokuModel
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say

Answers = Sequence[tuple[str, Callable[[], None]]]


@dataclass(frozen=True)
class Question:
    """A title, a sentence and the answers; they can be given only when it is `ready`."""

    title: str
    text: str
    answers: Answers = ()
    ready: bool = True


class Asked(Protocol):
    """What the answers do; the desk does it."""

    model: GomokuModel

    def begin_draft(self, to_move: int) -> None:
        """Play from the position that was set up."""

    def drop_draft(self) -> None:
        """Set up nothing."""

    def choose(self, word: str) -> None:
        """Choose a colour in an opening."""

    def confirm(self) -> None:
        """Play the move that is pending."""

    def drop_pending(self) -> None:
        """Play it not."""

    def play_again(self) -> None:
        """Begin the same game once more."""

    def new(self) -> None:
        """Ask for another game."""

    def go_on(self) -> None:
        """Let the computers play on."""


CHOICES = {
    "black": QT_TRANSLATE_NOOP("GomokuQuestions", "Play Black"),
    "white": QT_TRANSLATE_NOOP("GomokuQuestions", "Play White"),
    "two": QT_TRANSLATE_NOOP("GomokuQuestions", "Put two stones more"),
}


def tr(text: str) -> str:
    """Say one of the texts here in the language that is installed."""
    return QCoreApplication.translate("GomokuQuestions", text)


def question(
    desk: Asked, setup: GomokuSetup, state: GomokuState, *, person: bool, buttons: bool, rests: bool
) -> Question | None:
    """Give what is to be asked now, or nothing.

    `person`: a person is at turn. `buttons`: every move is confirmed with a button. `rests`: the
    computers have stopped playing each other.
    """
    model = desk.model
    if model.draft is not None:
        return _setting_up(desk)
    if state.ending:
        again = (
            (tr("Play again"), desk.play_again),
            (tr("Other game…"), desk.new),
        )
        return Question(tr("The game is over"), ending(state), again)
    if rests:
        return Question(
            tr("The computers rest"), tr("You have gone back."), ((tr("Go on"), desk.go_on),)
        )
    choices = colour_choices(setup, state)
    if person and choices:
        return _choosing(desk, choices)
    if model.pending is not None or (buttons and person):
        return _confirming(desk, setup, state, model.pending)
    if state.phase in {Phase.THREE, Phase.TWO}:
        return Question(tr("The opening"), _opening_words(state))
    if buttons and any(player.kind == "person" for player in setup.players):
        answers = _confirming(desk, setup, state, None).answers
        return Question(tr("The computer's turn"), "", answers, ready=False)
    return None


def _setting_up(desk: Asked) -> Question:
    return Question(
        tr("Set up a position"),
        tr("A click puts a black stone, a second one a white stone, a third takes it away."),
        (
            (tr("Black moves next"), lambda: desk.begin_draft(BLACK)),
            (tr("White moves next"), lambda: desk.begin_draft(WHITE)),
            (tr("Cancel"), desk.drop_draft),
        ),
    )


def _choosing(desk: Asked, choices: Sequence[str]) -> Question:
    def answer(word: str) -> Callable[[], None]:
        return lambda: desk.choose(word)

    return Question(
        tr("Which colour do you want?"),
        tr("White moves next."),
        [(tr(CHOICES[word]), answer(word)) for word in choices],
    )


def _confirming(
    desk: Asked, setup: GomokuSetup, state: GomokuState, pending: int | None
) -> Question:
    answers = ((tr("Play this move"), desk.confirm), (tr("Not here"), desk.drop_pending))
    if pending is None:
        words = tr("Choose a point on the board.") if state.phase is Phase.PLAY else ""
        return Question(tr("Your move"), words or _opening_words(state), answers, ready=False)
    shapes = shapes_of_move(setup.rule, state.stones, pending, state.to_move)
    made = [say(tell(shape, state.stones, pending)) for shape in shapes]
    text = tr("; ").join(made) or desk.model.name_of(pending)
    return Question(tr("Place here?"), text, answers)


def _opening_words(state: GomokuState) -> str:
    if state.phase is Phase.THREE:
        return tr("Three stones first: black, white, black. Then the other player chooses.")
    return tr("Two stones more: white, black. Then the other player chooses.")
