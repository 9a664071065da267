# SPDX-License-Identifier: MIT
"""An opening in sentences: what is to be done now, the answers, and what the computer has done."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.gomoku.board import BLACK, point_name
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.procedures import Procedure
from sudoku_qt.engine.gomoku.openings.steps import (
    Choose,
    Offer,
    Pick,
    Place,
    Step,
    colour_of_stone,
    declared,
)
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
COLOURS = {"black", "white", "two"}

ANSWERS = {
    "black": QT_TRANSLATE_NOOP("GomokuQuestions", "Play Black"),
    "white": QT_TRANSLATE_NOOP("GomokuQuestions", "Play White"),
    "two": QT_TRANSLATE_NOOP("GomokuQuestions", "Put two stones more"),
    "one": QT_TRANSLATE_NOOP("GomokuQuestions", "Put the fifth stone"),
    "ten": QT_TRANSLATE_NOOP("GomokuQuestions", "Offer ten stones"),
}
SAID = {  # what a player has chosen; of colours whether that exchanged them
    ("black", True): QT_TRANSLATE_NOOP("GomokuQuestions", "{player} swaps and takes Black."),
    ("white", True): QT_TRANSLATE_NOOP("GomokuQuestions", "{player} swaps and takes White."),
    ("black", False): QT_TRANSLATE_NOOP("GomokuQuestions", "{player} keeps Black."),
    ("white", False): QT_TRANSLATE_NOOP("GomokuQuestions", "{player} keeps White."),
    ("two", False): QT_TRANSLATE_NOOP(
        "GomokuQuestions", "{player} puts two stones more; then the other side chooses."
    ),
    ("one", False): QT_TRANSLATE_NOOP(
        "GomokuQuestions", "{player} puts the fifth stone; then the other side chooses."
    ),
    ("ten", False): QT_TRANSLATE_NOOP(
        "GomokuQuestions", "{player} offers ten fifth stones, and White keeps one."
    ),
}
STONES = {  # black and white: within a square, and anywhere
    BLACK: (
        QT_TRANSLATE_NOOP(
            "GomokuQuestions",
            "Put stone {number}, black, within the middle {rows} × {rows} points.",
        ),
        QT_TRANSLATE_NOOP("GomokuQuestions", "Put stone {number}, black, anywhere."),
    ),
    3 - BLACK: (
        QT_TRANSLATE_NOOP(
            "GomokuQuestions",
            "Put stone {number}, white, within the middle {rows} × {rows} points.",
        ),
        QT_TRANSLATE_NOOP("GomokuQuestions", "Put stone {number}, white, anywhere."),
    ),
}
FREE_STONES = {  # all stones of a step, anywhere, by how many they are
    3: QT_TRANSLATE_NOOP(
        "GomokuQuestions",
        "Three stones first: black, white, black. Then the other player chooses.",
    ),
    2: QT_TRANSLATE_NOOP(
        "GomokuQuestions", "Two stones more: white, black. Then the other player chooses."
    ),
}


@dataclass(frozen=True)
class Task:
    """What a person has to do: a title, a sentence, and the answers with the moves they are."""

    title: str
    text: str
    answers: tuple[tuple[str, GomokuMove], ...] = ()


def task(setup: GomokuSetup, state: GomokuState) -> Task:
    """What the person at turn has to do in an opening."""
    step, procedure = state.step, setup.procedure
    if isinstance(step, Choose):
        return _choosing(procedure, state, step)
    if isinstance(step, Pick):
        points = [point_name(setup.size, point) for point in state.offered]
        return Task(
            translate("GomokuQuestions", "Which fifth stone stays?"),
            translate(
                "GomokuQuestions",
                "One of the offered stones stays, as Black's; then White moves. Click it, or "
                "choose it here.",
            ),
            tuple((point, GomokuMove(point)) for point in points),
        )
    title = translate("GomokuQuestions", "The opening")
    if isinstance(step, Place):
        return Task(title, _placing(procedure, state, step))
    return Task(title, _offering(state))


def _choosing(procedure: Procedure, state: GomokuState, step: Choose) -> Task:
    words = [word for word, _ in step.words]
    if declared(words[0]):
        title = translate("GomokuQuestions", "How many fifth stones?")
        text = translate(
            "GomokuQuestions",
            "Black offers so many, and White keeps one. Before that the other player may swap.",
        )
    elif not COLOURS.issuperset(words):
        title = translate("GomokuQuestions", "How does it go on?")
        text = translate(
            "GomokuQuestions",
            "Put the fifth stone within the middle 9 × 9 points, after which the other player may "
            "swap; or swap now; or offer ten, of which White keeps one.",
        )
    else:
        title = translate("GomokuQuestions", "Which colour do you want?")
        text = _what_follows(procedure, state, procedure.named(step.after("white")))
    answers = [
        (translate("GomokuQuestions", ANSWERS[word]) if word in ANSWERS else str(declared(word)))
        for word in words
    ]
    return Task(title, text, tuple(zip(answers, map(GomokuMove, words), strict=True)))


def _what_follows(procedure: Procedure, state: GomokuState, step: Step) -> str:
    """What follows when a colour is chosen."""
    black = colour_of_stone(len(state.order) + 1) == BLACK
    if isinstance(step, Offer):
        return _offers(step.number or state.fifths)
    moves = (
        translate("GomokuQuestions", "Black moves next.")
        if black
        else translate("GomokuQuestions", "White moves next.")
    )
    then = _after(procedure, step) if isinstance(step, Place) else ""
    return (
        translate("GomokuQuestions", "{sentence} {next}").format(sentence=moves, next=then).strip()
    )


def _offers(number: int) -> str:
    if number == 1:
        return translate("GomokuQuestions", "Then Black puts the fifth stone.")
    words = translate(
        "GomokuQuestions", "Then Black offers {number} fifth stones, and White keeps one."
    )
    return words.format(number=number)


def _after(procedure: Procedure, step: Place) -> str:
    """What follows the last stone of a step; "" where the game simply goes on."""
    then = procedure.named(step.then)
    if isinstance(then, Offer):
        return _offers(then.number)
    if not isinstance(then, Choose):
        return ""
    words = [word for word, _ in then.words]
    if declared(words[0]):
        return translate("GomokuQuestions", "Then White says how many fifth stones Black offers.")
    if COLOURS.issuperset(words):
        return translate("GomokuQuestions", "Then the other player may swap.")
    return translate("GomokuQuestions", "Then the other player says how it goes on.")


def _placing(procedure: Procedure, state: GomokuState, step: Place) -> str:
    number = len(state.order) + 1
    if not any(step.squares) and len(step.squares) in FREE_STONES:
        return translate("GomokuQuestions", FREE_STONES[len(step.squares)])
    rows = step.square(number)
    within, anywhere = STONES[state.to_move]
    if rows == 1:
        stone = translate("GomokuQuestions", "Put the first stone, black, on the middle point.")
    else:
        stone = translate("GomokuQuestions", within if rows else anywhere)
        stone = stone.format(number=number, rows=rows)
    if number < step.last:
        then = translate("GomokuQuestions", "All three are yours: black, white, black.")
    else:
        then = _after(procedure, step)
    return (
        translate("GomokuQuestions", "{sentence} {next}").format(sentence=stone, next=then).strip()
    )


def _offering(state: GomokuState) -> str:
    if state.wanted_fifths == 1:
        return translate("GomokuQuestions", STONES[BLACK][1]).format(number=5)
    words = translate(
        "GomokuQuestions",
        "Offer fifth stone {done} of {number}; White keeps one of them. None may equal another, "
        "turned or mirrored.",
    )
    return words.format(done=len(state.offered) + 1, number=state.wanted_fifths)


def other_task(state: GomokuState, player: str) -> str:
    """What another player has to do in an opening."""
    step = state.step
    if isinstance(step, Choose):
        words = [word for word, _ in step.words]
        if declared(words[0]):
            text = translate("GomokuQuestions", "{player} says how many fifth stones are offered.")
        elif COLOURS.issuperset(words):
            text = translate("GomokuQuestions", "{player} chooses a colour.")
        else:
            text = translate("GomokuQuestions", "{player} says how it goes on.")
    elif isinstance(step, Offer):
        text = translate("GomokuQuestions", "{player} offers fifth stones.")
    elif isinstance(step, Pick):
        text = translate("GomokuQuestions", "{player} chooses which fifth stone stays.")
    else:
        text = translate("GomokuQuestions", "{player} puts a stone of the opening.")
    return text.format(player=player)


def said(before: GomokuState, after: GomokuState, move: GomokuMove, player: str) -> str:
    """The sentence for what another player has done in an opening; "" for a stone put."""
    step = before.step
    if isinstance(step, Choose) and not move.loser:
        swapped = before.black_seat != after.black_seat
        if (move.word, swapped) in SAID:
            text = translate("GomokuQuestions", SAID[move.word, swapped])
            return text.format(player=player)
        text = translate(
            "GomokuQuestions", "{player} says how many fifth stones Black offers: {number}."
        )
        return text.format(player=player, number=declared(move.word)) if declared(move.word) else ""
    if isinstance(step, Offer) and isinstance(after.step, Pick):
        text = translate(
            "GomokuQuestions", "{player} has offered the fifth stones; White keeps one."
        )
        return text.format(player=player)
    if isinstance(step, Pick) and move.is_stone:
        text = translate("GomokuQuestions", "{player} keeps {point} as the fifth stone.")
        return text.format(player=player, point=move.word)
    return ""
