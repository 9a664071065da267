# SPDX-License-Identifier: MIT
"""Reasons for a move: what it wins, makes and stops."""

import pytest

from sudoku_qt.engine.gomoku.analysis import reasons
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.reasons import advise
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, centre, empty_board, point_name, point_named
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import Limits
from sudoku_qt.engine.gomoku.shapes import Shape
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.sweeps import in_turn

SHALLOW = Limits(lambda: 0.0, 1.0, depth=2)


@pytest.mark.slow
@in_turn(
    ("black", "white", "points", "fours", "forced", "saves"),
    [
        ("e8 f8 g8 h8", "d8 a1", "i8", 1, False, False),
        ("f8 g8 h8 i9 i10 i11", "e8 i12 a1", "i8", 2, False, False),
        ("a1 c1", "g8 h8 i8 j8 f3", "f8 k8", 0, False, False),
        ("a1 f8", "g8 h8 i8 j8", "k8", 0, True, True),
        ("a1 c1", "g8 h8 i8", "e8 f8 j8 k8", 0, False, True),
    ],
)
def test_what_a_move_wins_and_what_it_keeps_from_being_lost(
    black: str,
    white: str,
    points: str,
    fours: int,
    forced: bool,  # noqa: FBT001 - a table
    saves: bool,  # noqa: FBT001 - a table
) -> None:
    advice = advise(Attack(FREESTYLE, stones_of(black, white), BLACK), SHALLOW)
    assert advice is not None
    assert point_name(SIZE, advice.point) in points.split()
    assert (advice.fours, advice.forced, advice.saves) == (fours, forced, saves)


def test_shapes_are_told_and_an_empty_board_has_a_move_too() -> None:
    advice = advise(Attack(FREESTYLE, stones_of("f8 g8 h8", "a1 b5"), BLACK), SHALLOW)
    assert advice is not None
    assert Shape.OPEN_FOUR in advice.shapes
    first = advise(Attack(FREESTYLE, empty_board(SIZE), BLACK), SHALLOW)
    assert first is not None
    assert first.point == centre(SIZE)


def line_of(names: str) -> BestLine:
    points = tuple(point_named(SIZE, name) for name in names.split())
    return BestLine(points, 0.1, 0, 5)


@in_turn(
    ("black", "white", "line", "plan"),
    [
        ("g8", "a1", "h9 o15 h8 o14 f8", (Shape.THREE, "f8")),
        ("g8", "a1", "h9 o15 h8", None),
        ("f8 g8", "a1", "h3 o15 h8 o14 i8", (Shape.THREE, "h8")),
        ("e8 f8 g8", "a1", "o1 d8 h8", (Shape.FOUR, "h8")),
        ("", "f8 g8 h8", "a1 i8 a2", None),
    ],
)
def test_a_quiet_move_has_a_plan(
    black: str,
    white: str,
    line: str,
    plan: tuple[Shape, str] | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reasons, "best_line", lambda *_: line_of(line))
    advice = advise(Attack(FREESTYLE, stones_of(black, white), BLACK), SHALLOW)
    assert advice is not None
    found = advice.plan and (advice.plan[0], point_name(SIZE, advice.plan[1]))
    assert found == plan


def test_a_move_hinders_an_open_three(monkeypatch: pytest.MonkeyPatch) -> None:
    for point, hinders in (("h8", True), ("h9", False)):
        monkeypatch.setattr(reasons, "best_line", lambda *_, point=point: line_of(point))
        advice = advise(Attack(FREESTYLE, stones_of("a1 c3", "f8 g8"), BLACK), SHALLOW)
        assert advice is not None
        assert advice.hinders == hinders


@in_turn(
    ("black", "white", "partners"),
    [
        ("g7", "", "g7"),
        ("h4 g7 f8", "", "g7 f8"),
        ("l12", "", "l12"),
        ("m8", "", ""),
        ("g8", "f8 k8", ""),  # no five has room there
        ("g8", "i8", "g8"),
    ],
)
def test_partners_can_become_a_five_with_a_move(
    black: str, white: str, partners: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reasons, "best_line", lambda *_: line_of("h8"))
    advice = advise(Attack(FREESTYLE, stones_of(f"{black} a1", f"{white} o1"), BLACK), SHALLOW)
    assert advice is not None
    assert [point_name(SIZE, each) for each in advice.partners] == partners.split()
