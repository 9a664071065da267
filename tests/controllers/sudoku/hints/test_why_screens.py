# SPDX-License-Identifier: MIT
"""Each step of a proof is told on the position in which it stands."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.hints.why_screens import why_screens
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.contradiction import NAME
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.why import ask, explain
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.puzzle_lists import CHAINS, digits

SINGLES = LADDER.only("full_house", "hidden_single", "naked_single")


def test_a_proof_stands_on_the_position_of_each_of_its_steps(telling: Telling) -> None:
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    solution = bytes(
        map(
            int, "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
        )
    )
    givens = bytes(int(sign) for sign in puzzle.replace(".", "0"))
    why = explain(ask(Play(Grid(givens, givens)), 2, 1, solution))
    screens = why_screens(why, "r1c3", telling)
    assert len(screens) == max(1, len(why.steps))
    for step, screen in zip(why.steps, screens, strict=True):
        assert screen.position is not None
        assert screen.position.candidates == step.position


def test_what_a_proof_supposes_is_walked_to_its_end(telling: Telling) -> None:
    """Past the ladder it is nearly all of the proof."""
    puzzle = digits(CHAINS)
    solution = kernel.solve(puzzle)
    assert solution
    grid = Grid.of_givens(puzzle)
    whys = (
        explain(ask(Play(grid), cell, digit, solution), SINGLES)
        for cell in grid.empty_cells
        for digit in digits_in(grid.legal(cell))
    )
    why = next(why for why in whys if [step.technique for step in why.steps] == [NAME])
    screens = why_screens(why, "r1c1", telling)
    crumbs = screens[0].card.crumbs

    assert len(screens) == len(crumbs) > 2
    assert [screen.card.at for screen in screens] == list(range(len(screens)))
    assert all(screen.card.walks for screen in screens)
    assert [each.primary for each in screens] == [*["next"] * (len(screens) - 1), ""]
    assert len({screen.card.text for screen in screens}) > 2
