# SPDX-License-Identifier: MIT
"""Small boards: the pictures of kinds, and the preview of a puzzle."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.figures import Cage, Line
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import board_of
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.small_boards import PICTURES, preview_board
from sudoku_qt.models.sudoku.made_variants import VARIANTS


def test_each_tile_has_a_picture_with_a_region_for_each_cell() -> None:
    assert PICTURES.keys() == {"", *(each.key for each in VARIANTS)}
    for shown in PICTURES.values():
        assert len(shown.regions) == shown.size**2


def test_the_jigsaw_has_six_regions_of_six() -> None:
    jigsaw = PICTURES["jigsaw"]
    assert {len(area) for area in board_of(6, jigsaw.regions).areas} == {6}


def test_a_preview_has_places_of_givens_and_figures_without_small_texts() -> None:
    rules = Rules(
        9,
        None,
        (
            Constraint("killercage", (0, 1), 9),
            Constraint("thermometer", (20, 21, 22)),
            Constraint("ratio", (40, 49)),
        ),
    )
    shown = preview_board(VariantPuzzle(rules, bytes((0, 0, 5)) + bytes(78)))

    assert (shown.size, shown.marked) == (9, frozenset({2}))
    assert Cage((0, 1)) in shown.figures
    assert shown.dots == ((4.5, 5.0, True),)
    assert any(isinstance(figure, Line) for figure in shown.figures)
