# SPDX-License-Identifier: MIT
"""The links of real steps: none runs through a digit, and no two discs lie over each other."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.sudoku.board.cell import Cell, Disc, Layout
from sudoku_qt.models.sudoku.board.drawing import Arrow, Drawing
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.views.sudoku.cell.painter import DISC
from sudoku_qt.views.sudoku.hint.links import HintOverlay, obstacles, place_of, routes
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.case_steps import each_variant, first_step
from tests.views.pixels import amount


def steps() -> Iterator[tuple[Grid, Step]]:
    """Yield every technique's steps, one for each of its sentences."""
    for rung in LADDER:
        yield from each_variant(rung.name).values()


def shown(board: SudokuView, grid: Grid, step: Step) -> tuple[Drawing, list[Cell]]:
    """Draw a step on its position."""
    model = board.model()
    assert isinstance(model, SudokuModel)
    model.show(grid)
    model.set_drawing(drawing_of(step))
    return model.drawing, list(board.cells)


@pytest.mark.slow
def test_no_link_runs_through_a_digit(board: SudokuView) -> None:
    for grid, step in steps():
        drawing, cells = shown(board, grid, step)
        found = routes(drawing, cells)
        digits = list(obstacles(cells))
        groups = [group for arrow in drawing.arrows for group in (arrow.start, arrow.end)]
        bound = [place for group in groups if len(group) > 1 for place in group]
        ways = [((*arrow.start, *arrow.end), points) for arrow, points in found.links]
        for places, points in [*ways, *((bound, points) for points in found.bonds)]:
            own = [place_of(place, cells) for place in places]
            for digit in digits:
                if any(hypot(digit.x - end.x, digit.y - end.y) < 0.01 for end in own):
                    continue
                near = min(hypot(x - digit.x, y - digit.y) for x, y in points)
                assert near > digit.radius, (step.technique, step.variant, digit)


@pytest.mark.parametrize("notes", [0, 0b111_111_111], ids=["alone", "full"])
def test_a_link_within_a_cell_stays_there_and_off_all_notes(notes: int) -> None:
    nobody = Cell()
    for one, two in combinations(range(1, 10), 2):
        both = 1 << one - 1 | 1 << two - 1
        discs = tuple(Disc(digit, "set_a") for digit in (one, two))
        cells = [nobody] * 40 + [Cell(notes=both | notes, discs=discs)] + [nobody] * 40
        arrow = Arrow(strong=True, start=((40, one),), end=((40, two),))
        ((_, points),) = routes(Drawing(arrows=(arrow,)), cells).links
        assert all(4 < x < 5 and 4 < y < 5 for x, y in points), (one, two)
        for digit in obstacles(cells):
            if all(place_of((40, each), cells)[:2] != digit[:2] for each in (one, two)):
                near = min(hypot(x - digit.x, y - digit.y) for x, y in points)
                assert near > digit.radius, (one, two, digit)


@pytest.mark.slow
def test_no_disc_lies_over_another(board: SudokuView) -> None:
    for grid, step in steps():
        drawing, cells = shown(board, grid, step)
        for cell, discs in drawing.discs.items():
            middles = [place_of((cell, disc.digit), cells) for disc in discs]
            for one, other in combinations(middles, 2):
                apart = hypot(one.x - other.x, one.y - other.y)
                assert apart >= 2 * DISC, (step.technique, step.variant, cell, discs)


def test_links_lead_over_boards_of_any_side() -> None:
    four = Layout.FOUR_BY_FOUR
    cells = [Cell(notes=0b11, discs=(Disc(1, "set_a"),), layout=four) for _ in range(144)]
    places = [(0, 1), (143, 1)]
    drawing = Drawing(arrows=(Arrow(True, (places[0],), (places[1],)),))
    (link,) = routes(drawing, cells).links
    for place, end in zip(places, (link.points[0], link.points[-1]), strict=True):
        disc = place_of(place, cells)
        assert (int(disc.x), int(disc.y)) == divmod(place[0], 12)
        assert hypot(end[0] - disc.x, end[1] - disc.y) < disc.radius + 1 / 8, "a sample further"
        assert disc.radius < DISC, "as small as its disc"
    assert max(obstacle.x for obstacle in obstacles(cells)) > 11


def overlaid(view: SudokuView, technique: str) -> SudokuModel:
    """Show a technique's step on its position."""
    grid, step = first_step(technique)
    model = view.model()
    assert isinstance(model, SudokuModel)
    model.show(grid)
    HintOverlay(view, model)
    model.set_drawing(drawing_of(step))
    return model


def test_links_are_painted_over_the_board_and_go_with_the_hint(
    board: SudokuView, theme: Theme
) -> None:
    model = overlaid(board, "xy_chain")

    def inked() -> int:
        return amount(board.surface.grab().toImage(), theme.link)

    assert inked() > 100
    model.set_drawing()
    assert inked() == 0


def test_what_is_drawn_goes_when_the_grid_changes(board: SudokuView, qtbot: QtBot) -> None:
    model = overlaid(board, "xy_chain")
    with qtbot.waitSignal(model.arrows_changed):
        model.show(None)
    assert not model.drawing.cells
    assert not any(cell.discs or cell.ground for cell in board.cells)
