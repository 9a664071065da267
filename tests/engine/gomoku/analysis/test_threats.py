# SPDX-License-Identifier: MIT
"""Threats on a board: each is found once, with its stones and where it grows."""

from sudoku_qt.engine.gomoku.analysis.threats import ThreatKind, threats
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, point_name
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, Rule
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.sweeps import in_turn

CASES = [  # rule, Black, White, the threats: kind, stones, where they grow
    (FREESTYLE, "g8 h8 i8", "", [("OPEN_THREE", "g8 h8 i8", "f8 j8")]),
    (FREESTYLE, "g8 h8 j8", "", [("BROKEN_THREE", "g8 h8 j8", "i8")]),
    (FREESTYLE, "g8 h8 i8", "f8", []),
    (FREESTYLE, "g8 h8 i8 j8", "f8", [("FOUR", "g8 h8 i8 j8", "k8")]),
    (FREESTYLE, "g8 h8 i8 k8", "", [("FOUR", "g8 h8 i8 k8", "j8")]),
    (FREESTYLE, "g8 h8 i8 j8", "", [("OPEN_FOUR", "g8 h8 i8 j8", "f8 k8")]),
    (FREESTYLE, "k11 j10 i9", "", [("OPEN_THREE", "k11 j10 i9", "l12 h8")]),
    (CARO, "g8 h8 i8 j8", "f8 l8", []),  # a five between two stones wins nothing
    (CARO, "g8 h8 i8 j8", "f8", [("FOUR", "g8 h8 i8 j8", "k8")]),
    (RENJU, "g8 h8 i8", "e8 k8", []),
]


@in_turn(("rule", "black", "white", "expected"), CASES)
def test_a_row_threatens_where_it_becomes_more(
    rule: Rule, black: str, white: str, expected: list[tuple[str, str, str]]
) -> None:
    found = [
        (each.kind.name, named(each.stones), named(each.gains))
        for each in threats(rule, stones_of(black, white))
        if each.colour == BLACK
    ]
    assert found == expected


def test_both_colours_are_told_the_most_urgent_first() -> None:
    found = threats(FREESTYLE, stones_of("c3 d3 e3", "g8 h8 i8 j8"))
    assert [(each.kind, each.colour) for each in found] == [
        (ThreatKind.OPEN_FOUR, WHITE),
        (ThreatKind.OPEN_THREE, BLACK),
    ]


def named(points: tuple[int, ...]) -> str:
    """The names of points."""
    return " ".join(point_name(SIZE, point) for point in points)
