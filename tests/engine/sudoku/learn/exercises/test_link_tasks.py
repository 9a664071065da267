# SPDX-License-Identifier: MIT
"""The exercises about links: each asks for what the places of its digit say."""

from sudoku_qt.engine.sudoku.learn.exercises import link_tasks
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, cells_of
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.sweeps import in_turn

SEEDS = [str(number) for number in range(5)]


def with_digit(exercise: Exercise, cells: frozenset[int] | range) -> set[int]:
    """The cells that have the lit digit."""
    digit = exercise.view.digit
    return {cell for cell in cells if exercise.grid.candidates[cell] >> digit - 1 & 1}


@in_turn("seed", SEEDS)
def test_a_strong_link_is_all_places_of_the_line_that_is_named(seed: str) -> None:
    exercise = link_tasks.strong_in_line(seed)
    kind, number = str(exercise.task.text.facts["house"]).split()
    house = {"row": 0, "column": 9}[kind] + int(number) - 1

    cells = cells_of(exercise.answers[0].marks)
    assert cells == with_digit(exercise, frozenset(STANDARD_SHAPE.houses[house]))
    assert len(cells) == 2


@in_turn("seed", SEEDS)
def test_every_box_with_two_places_is_right_and_another_one_has_more(seed: str) -> None:
    exercise = link_tasks.strong_in_box(seed)
    in_boxes = [with_digit(exercise, frozenset(STANDARD_SHAPE.houses[h])) for h in range(18, 27)]

    right = [cells_of(answer.marks) for answer in exercise.answers]
    assert right == [cells for cells in in_boxes if len(cells) == 2]
    assert any(len(cells) > 2 for cells in in_boxes)


@in_turn("seed", SEEDS)
def test_weak_links_lead_to_all_that_see_the_framed_cell(seed: str) -> None:
    exercise = link_tasks.weak_from_cell(seed)
    (framed,) = exercise.view.frames

    assert cells_of(exercise.answers[0].marks) == with_digit(exercise, STANDARD_SHAPE.peers[framed])
    assert exercise.grid.candidates[framed] >> exercise.view.digit - 1 & 1


@in_turn("seed", SEEDS)
def test_the_second_colour_is_an_odd_number_of_strong_links_away(seed: str) -> None:
    exercise = link_tasks.second_colour(seed)
    houses = [with_digit(exercise, frozenset(cells)) for cells in STANDARD_SHAPE.houses]
    pairs = [cells for cells in houses if len(cells) == 2]
    away = [{*exercise.view.frames}]
    while away[-1]:
        reached = set[int]().union(*away)
        further = {cell for pair in pairs if pair & away[-1] for cell in pair}
        away.append(further - reached)

    odd = set[int]().union(*away[1::2])
    assert cells_of(exercise.answers[0].marks) == odd
    assert not any(STANDARD_SHAPE.peers[cell] & odd for cell in odd)
