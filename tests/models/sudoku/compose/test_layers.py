# SPDX-License-Identifier: MIT
"""A survey cell by cell, as the layers show it."""

import pytest

from sudoku_qt.engine.sudoku.compose.survey import Survey, survey
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.models.sudoku.board.cell import Composed
from sudoku_qt.models.sudoku.compose.layers import Layers, composed_cells

DRAWN = parse("4.2.6.......9..7..5..4...2..5....2.3...1.3.8.3.8...6...3...7..9..4..9.......2.8.6")


@pytest.fixture(scope="module")
def known() -> Survey:
    return survey(DRAWN)


def test_open_cells_show_what_occurs_and_settled_ones_their_digit(known: Survey) -> None:
    cells = composed_cells(known, Layers())
    for cell, shown in enumerate(cells):
        mask = known.possible[cell]
        if mask.bit_count() > 1:
            assert shown is not None
            assert shown.possible == mask
        elif not DRAWN[cell]:
            assert shown == Composed(settled=mask.bit_length())


def test_redundant_givens_are_marked(known: Survey) -> None:
    cells = composed_cells(known, Layers())
    marked = {cell for cell, shown in enumerate(cells) if shown and shown.redundant}
    assert marked == known.redundant != frozenset()


def test_what_is_not_wanted_is_not_shown(known: Survey) -> None:
    assert composed_cells(known, Layers(*4 * [False]), (0, 80)) == (None,) * 81
    settled = composed_cells(known, Layers(possible=False, redundant=False))
    assert {shown.possible for shown in settled if shown} == {0}


def test_partners_are_outlined_before_anything_else_is_known() -> None:
    cells = composed_cells(None, Layers(), (0, 80))
    assert [cell for cell, shown in enumerate(cells) if shown] == [0, 80]
    assert cells[0] == Composed(partner=True)


@pytest.mark.parametrize(("givens", "drawn"), [(0, False), (7, False), (8, True)])
def test_open_cells_are_white_until_there_are_givens_enough(givens: int, drawn: bool) -> None:  # noqa: FBT001 - a case
    some = bytes(range(1, givens + 1)) + bytes(81 - givens)
    cells = composed_cells(survey(some), Layers(), (80,))
    assert any(shown and shown.shares for shown in cells) is drawn
    assert cells[80] is not None
    assert cells[80].partner
