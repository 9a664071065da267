# SPDX-License-Identifier: MIT
"""Best lines: each begins otherwise, none is better than the one before, wins are whole."""

from sudoku_qt.engine.gomoku.analysis.lines import BestLine, best_line
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, empty_board, point_named
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import Limits
from tests.engine.gomoku.cases import SIZE, stones_of

SHALLOW = Limits(lambda: 0.0, 1.0, depth=2)
DEEPER = Limits(lambda: 0.0, 1.0, depth=6)  # below that its values are rough


def lines_of(attack: Attack, most: int, limits: Limits = SHALLOW) -> list[BestLine]:
    """The best lines of a position, one after the other."""
    thinker, found = attack.thinker(), list[BestLine]()
    while len(found) < most and (line := best_line(attack, thinker, limits, found)):
        found.append(line)
    return found


def test_lines_differ_in_their_first_move_and_stand_in_order() -> None:
    attack = Attack(FREESTYLE, stones_of("h8 i9", "h9 i8"), BLACK)
    found = lines_of(attack, 3, DEEPER)
    assert len({line.points[0] for line in found}) == 3
    assert found[0].value >= found[1].value >= found[2].value
    assert {line.depth for line in found} == {DEEPER.depth}


def test_an_empty_board_is_even() -> None:
    assert lines_of(Attack(FREESTYLE, empty_board(SIZE), BLACK), 1)[0].value == 0


def test_a_win_by_fours_is_told_to_its_end() -> None:
    attack = Attack(FREESTYLE, stones_of("f8 g8 h8 i9 i10 i11", "e8 i12 a1"), BLACK)
    line = lines_of(attack, 1)[0]
    assert line.mate == len(line.points) == 3
    assert line.value == 1.0


def test_beside_a_five_nothing_else_is_told() -> None:
    attack = Attack(FREESTYLE, stones_of("e8 f8 g8 h8", "d8 a1"), BLACK)
    found = lines_of(attack, 3)
    assert [line.points for line in found] == [(point_named(SIZE, "i8"),)]


def test_of_two_fives_one_is_told() -> None:
    attack = Attack(FREESTYLE, stones_of("e8 f8 g8 h8", "e9 f9 g9"), BLACK)
    found = lines_of(attack, 3)
    assert [(len(line.points), line.mate) for line in found] == [(1, 1)]
