# SPDX-License-Identifier: MIT
"""A player's own pace."""

import pytest

from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.store.record import Played
from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, paste


def games(ratio: float, count: int) -> list[Played]:
    return [Played("", "sudoku", predicted_s=600, elapsed_ms=round(600_000 * ratio))] * count


@pytest.mark.parametrize(("ratio", "count", "factor"), [(1.5, 20, 1.5), (1.5, 5, 1), (99, 20, 5)])
def test_it_follows_from_enough_games(
    program: Program, ratio: float, count: int, factor: float
) -> None:
    pace = Pace(program.settings)
    assert pace.factor == 1

    pace.learn(games(ratio, count))
    assert Pace(program.settings).factor == factor


def test_the_card_tells_the_minutes_of_this_player(program: Program) -> None:
    Pace(program.settings).learn(games(2, 20))
    paste(program, EASY)
    program.settle()

    lines = program.controller.cards.info.findChildren(Line)
    assert any(line.text().endswith("minutes for you") for line in lines)
