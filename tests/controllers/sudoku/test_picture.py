# SPDX-License-Identifier: MIT
"""The picture of a Sudoku is what is seen: notes, hint, coordinates in the player's way."""

import pytest

from sudoku_qt.controllers.sudoku.picture import cells_of, rows_of
from sudoku_qt.models.sudoku.board.cell import Layout
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.views.board.picture import PictureLook, svg
from tests.case_steps import first_step
from tests.controllers.conftest import Program
from tests.controllers.sudoku import used_again
from tests.controllers.sudoku.by_hand import paste
from tests.sweeps import in_turn
from tests.views.sudoku.boards import as_json

program = used_again.program
fresh = used_again.fresh


@in_turn(
    ("coordinates", "rows"),
    [("", ""), ("none", ""), ("digits", "123456789"), ("letters", "ABCDEFGHI")],
)
def test_rows_are_called_as_is_asked(program: Program, coordinates: str, rows: str) -> None:
    assert rows_of(program.controller.model, coordinates) == list(rows)


@pytest.mark.parametrize(("way", "rows"), [("letters", "ABCDEFGHI"), ("numbers", "123456789")])
def test_rows_are_called_as_the_player_calls_them(program: Program, way: str, rows: str) -> None:
    program.controller.preferences.set("coordinates", way)
    assert rows_of(program.controller.model, "named") == list(rows)


def test_candidates_are_those_that_are_wanted(program: Program) -> None:
    model, notes = program.controller.model, program.controller.notes
    noted = cells_of(model, "")
    assert not any(cell.notes for cell in noted)
    wanted = cells_of(model, "all")
    notes.fill_notes()
    assert cells_of(model, "") == wanted
    assert cells_of(model, "none") == noted


def test_a_hint_is_in_the_picture_too(program: Program) -> None:
    controller = program.controller
    grid, step = first_step("xy_wing")
    look = PictureLook(controller.page.theme)
    controller.model.show(grid)
    inks = {getattr(look.theme, mark.role).name().encode() for mark in step.marks}
    bare = svg(controller.seen(look))
    assert not [ink for ink in inks if ink in bare]
    controller.model.set_drawing(drawing_of(step))
    drawn = svg(controller.seen(look))
    assert all(ink in drawn for ink in inks)


def test_it_is_told_what_the_board_holds(fresh: Program) -> None:
    controller = fresh.controller
    picture = controller.seen(PictureLook(controller.page.theme))
    assert picture.description == controller.copied()
    assert picture.title == controller.description(
        controller.session.setup, controller.session.state
    )


def test_the_cursor_is_no_part_of_it(program: Program) -> None:
    controller = program.controller
    look = PictureLook(controller.page.theme)
    before = svg(controller.seen(look))
    controller.page.board.move_to(0, 0)
    assert svg(controller.seen(look)) == before
    assert controller.page.theme.selected.name().encode() not in before


def test_a_board_of_another_side_is_pictured_with_its_rules(program: Program) -> None:
    cage = {"killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}]}
    paste(program, as_json(12, {0, 1, 20}, **cage))
    model, look = program.controller.model, PictureLook(program.controller.page.theme)
    labelled = Layout.LOWERED | Layout.LABELLED | Layout.FOUR_BY_FOUR
    with_cage = svg(program.controller.seen(look))
    assert cells_of(model, "all")[0].layout == labelled
    paste(program, as_json(12, {0, 1, 20}))
    without = svg(program.controller.seen(look))
    assert without != with_cage
    assert (model.side, rows_of(model, "letters")[-1]) == (12, "L")
    program.controller.preferences.set("above_nine", "letters")
    assert svg(program.controller.seen(look)) != without
