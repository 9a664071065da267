# SPDX-License-Identifier: MIT
"""A study searches longer and longer, and always knows as many lines as were asked for."""

from itertools import islice

import pytest

from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.study import LONGEST_ROUND, merged, rounds, study
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import Limits
from sudoku_qt.engine.work import Cancelled
from tests.engine.gomoku.cases import stones_of

SHALLOW = Limits(lambda: 0.0, 1.0, depth=2)
QUIET = Attack(FREESTYLE, stones_of("h8 i9", "h9 i8"), BLACK)


def line(point: int, value: float) -> BestLine:
    """A line that begins with a point."""
    return BestLine((point,), value, 0, 1)


def test_rounds_double_without_end_and_stay_bearable() -> None:
    assert list(rounds((0.5, 2.0), endless=False)) == [0.5, 2.0]
    endless = list(islice(rounds((0.5, 2.0), endless=True), 9))
    assert endless[:5] == [0.5, 2.0, 4.0, 8.0, 16.0]
    assert endless[-1] == LONGEST_ROUND


@pytest.mark.parametrize("count", [1, 8])
def test_as_many_lines_are_found_as_were_asked_for(count: int) -> None:
    steps = list(study(QUIET, QUIET.thinker(), count, iter([1.0, 1.0]), SHALLOW))
    assert [len(lines) for lines in steps] == [*range(1, count + 1), *[count] * count]
    last = steps[-1]
    assert len({each.points[0] for each in last}) == count
    assert [each.value for each in last] == sorted((each.value for each in last), reverse=True)


def test_what_is_stopped_is_cancelled() -> None:
    looks = iter(range(500))
    limits = Limits(lambda: 0.0, 1.0, depth=2, stop=lambda: next(looks, None) is None)
    steps = study(QUIET, QUIET.thinker(), 2, rounds((1.0,), endless=True), limits)
    with pytest.raises(Cancelled):
        list(steps)


def test_where_all_is_proved_it_ends_by_itself() -> None:
    attack = Attack(FREESTYLE, stones_of("e8 f8 g8 h8", "d8 a1"), BLACK)
    steps = list(study(attack, attack.thinker(), 3, rounds((1.0,), endless=True), SHALLOW))
    assert [[each.mate for each in lines] for lines in steps] == [[1]]


def test_older_lines_stay_until_they_are_searched_again() -> None:
    older = (line(1, 0.5), line(2, 0.4), line(3, 0.3))
    assert merged([line(2, 0.6)], older, 3) == (line(2, 0.6), line(1, 0.5), line(3, 0.3))
    assert merged([line(4, 0.1)], older, 3) == (line(1, 0.5), line(2, 0.4), line(4, 0.1))
    assert merged([line(4, 0.1)], (), 3) == (line(4, 0.1),)


def test_a_shorter_win_and_a_longer_loss_come_first() -> None:
    wins = [BestLine((point,), 1.0, mate, 4) for point, mate in ((1, 9), (2, 7), (3, 8))]
    losses = [BestLine((point,), 0.0, mate, 4) for point, mate in ((4, -4), (5, -10))]
    found = merged([*losses, line(6, 0.5), *wins], (), 6)
    assert [each.points[0] for each in found] == [2, 3, 1, 6, 5, 4]
