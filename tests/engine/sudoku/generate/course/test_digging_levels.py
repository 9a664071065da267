# SPDX-License-Identifier: MIT
"""The digging paper's five levels and its score."""

from itertools import pairwise

import pytest

from sudoku_qt.engine.sudoku.generate.course.digging_levels import (
    DIGGING_LEVELS,
    Score,
    count_givens,
    least_in_a_line,
)
from tests.sweeps import in_turn

EXAMPLE = bytes(
    int(cell)
    for cell in (
        "530070000" "600195000" "098000060"
        "800060003" "400803001" "700020006"
        "060000280" "000419005" "000080079"
    )
)  # fmt: skip


def test_the_levels_stand_as_the_paper_has_them() -> None:
    assert [level.number for level in DIGGING_LEVELS] == [1, 2, 3, 4, 5]
    for easier, harder in pairwise(DIGGING_LEVELS):
        assert easier.fewest == harder.most + 1
        assert easier.least > harder.least
        assert easier.searches < harder.searches


def test_the_papers_own_example_scores_as_it_says() -> None:
    score = Score(givens=22, least=0, searches=263_734)

    assert score.value == 4.7
    assert score.level == 5
    assert [(row.figure, row.points, row.weight) for row in score.rows] == [
        (22, 5, 0.4),
        (0, 5, 0.3),
        (263_734, 4, 0.3),
    ]


@in_turn(
    ("score", "value", "level"),
    [
        (Score(givens=81, least=9, searches=0), 1.0, 1),
        (Score(givens=50, least=5, searches=99), 1.0, 1),
        (Score(givens=50, least=5, searches=100), 1.3, 2),
        (Score(givens=49, least=4, searches=999), 2.0, 2),
        (Score(givens=35, least=3, searches=9_999), 3.0, 3),
        (Score(givens=36, least=3, searches=1_000), 2.6, 3),
        (Score(givens=28, least=2, searches=10_000), 4.0, 4),
        (Score(givens=27, least=2, searches=10_000), 4.4, 5),
        (Score(givens=17, least=1, searches=1_000_000), 5.0, 5),
    ],
)
def test_each_figure_is_weighed_by_its_own_column(score: Score, value: float, level: int) -> None:
    assert score.value == pytest.approx(value)
    assert score.level == level


def test_givens_are_counted_in_all_and_in_the_emptiest_row_or_column() -> None:
    assert count_givens(EXAMPLE) == 30
    assert least_in_a_line(EXAMPLE) == 1
    assert least_in_a_line(bytes(81)) == 0
    assert least_in_a_line(bytes([1] * 81)) == 9
