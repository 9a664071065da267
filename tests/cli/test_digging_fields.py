# SPDX-License-Identifier: MIT
"""The digging paper's score as fields."""

import pytest

from sudoku_qt.cli.digging_fields import DIGGING_FIELDS, digging_fields
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.work import Cancelled, never
from tests.cli.puzzles import EASY, HARD


def test_every_row_has_its_figure_and_its_points() -> None:
    fields = digging_fields(parse(EASY), never)
    assert {*fields} == {*DIGGING_FIELDS}
    assert [fields[name] for name in DIGGING_FIELDS] == [30, 4, 1, 5, 4208, 3, 4.0, 4]
    assert digging_fields(parse(HARD), never)["searches"] != 4208


def test_counting_ends_where_it_is_no_longer_wanted() -> None:
    with pytest.raises(Cancelled):
        digging_fields(parse(EASY), lambda: True)
