# SPDX-License-Identifier: MIT
"""An exercise on a variant: what is said, what is drawn, and what counts."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import Topic, topic_of
from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.controllers.sudoku.learn.variants.variant_sitting import VariantSitting
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn

NOWHERE = BoardTurn()


def sitting(number: int, turning: BoardTurn = NOWHERE) -> VariantSitting:
    """An exercise of the lesson on cages."""
    words = Library("en").variant_page(_killer()).exercises[number]
    return VariantSitting(boards_of("killer").tasks[number], words, turning)


def _killer() -> Topic:
    topic = topic_of("killer")
    assert topic
    return topic


def said(found: VariantSitting) -> str:
    """What stands in the box."""
    return found.content(Telling(Library("en").pages)).answer


def test_a_wrong_digit_is_answered_by_the_page_or_the_position() -> None:
    found = sitting(0)
    found.enter(0, 4)
    found.check()
    assert said(found).startswith("Then the other cell would have to be 10 or more.")
    found.enter(0, 9)
    found.check()
    assert said(found) == "r1c1 sees r1c4, which is 9."
    assert not found.is_done


def test_the_right_one_is_explained_with_its_cells_but_was_not_right_at_once() -> None:
    found = sitting(0)
    found.enter(0, 9)
    found.check()
    found.enter(0, 8)
    found.check()
    assert found.is_done
    assert not found.at_once
    assert said(found).startswith("Right. 17 in two cells is 8+9.")
    assert found.outlined == (0, 9)
    assert found.drawing.frames == {3}


def test_the_first_answer_if_right_is_right_at_once() -> None:
    found = sitting(3)
    found.enter(28, 5)
    found.check()
    assert (found.is_done, found.at_once) == (True, True)


def test_nudges_come_in_their_order_and_the_last_again() -> None:
    found = sitting(0)
    told = []
    for _ in range(3):
        found.nudge()
        told.append(said(found))
    assert told[0] == "Which two different digits add up to 17?"
    assert told[1] == told[2] != told[0]


def test_names_are_those_of_the_turned_board() -> None:
    found = sitting(2, BoardTurn(4))
    task = found.content(Telling(Library("en").pages)).task
    assert "In box 8," in task
    found.mark(27, 0)
    found.mark(60, 0)
    found.check()
    assert said(found) == "r4c1 does not lie in the box."


def test_what_was_said_is_said_in_the_other_language() -> None:
    found = sitting(3)
    found.enter(28, 4)
    found.check()
    assert said(found).startswith("The three cages add up")
    found.say_anew(Library("zh_CN").variant_page(_killer()).exercises[3])
    assert said(found).startswith("三个笼共")
    found.nudge()
    found.say_anew(Library("en").variant_page(_killer()).exercises[3])
    assert said(found) == "Add up the three cages that cover box 1."
