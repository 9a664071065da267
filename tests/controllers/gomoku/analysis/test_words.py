# SPDX-License-Identifier: MIT
"""The words of an analysis: values, lines, threats, wins, turning points, reasons."""

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.analysis.reasons import Advice
from sudoku_qt.engine.gomoku.analysis.threats import Threat, ThreatKind
from sudoku_qt.engine.gomoku.analysis.turning_points import TurningPoint
from sudoku_qt.engine.gomoku.analysis.wins import PROOFS, Attack, Verdict, Win, verdicts
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, empty_board
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.shapes import Shape
from sudoku_qt.engine.work import never
from sudoku_qt.views.gomoku.analysis.parts import LegendWords, RowWords
from tests.sweeps import in_turn

EMPTY = empty_board(15)


@in_turn(
    ("value", "share", "told"),
    [
        (0.0, "Black 50 %", "about even"),
        (-0.2, "Black 40 %", "White is a little better"),
        (0.4, "Black 70 %", "Black is better"),
        (-0.7, "Black 15 %", "White is much better"),
        (0.999, "Black 99 %", "Black is much better"),
        (-0.999, "Black 1 %", "White is much better"),
        (1.0, "Black 100 %", "Black wins"),
    ],
)
def test_a_value_is_a_share_and_a_judgement(value: float, share: str, told: str) -> None:
    assert words.stands(value) == (share, told)


def test_lines_have_numbers_and_values_or_say_when_the_game_ends() -> None:
    line = BestLine((0, 1, 2), -0.24, 0, 8)
    assert words.line_row(15, line, 17) == RowWords("a15", "18 b15 · 19 c15", "38 %")
    assert words.line_row(15, BestLine((0,), 1.0, 5, 3), 1).figure == "win in 3"
    assert words.line_row(15, BestLine((0,), -1.0, -4, 3), 1).figure == "loss in 2"
    assert words.search_depth(line, 0.5) == "depth 8 · 0.5 s"
    assert [words.percent(words.share_of(value)) for value in (-1, 0.0, 0.5)] == [
        "0 %",
        "50 %",
        "75 %",
    ]


def test_a_threat_of_the_opponent_asks_for_an_answer() -> None:
    three = Threat(ThreatKind.OPEN_THREE, WHITE, (1, 2, 3), (0, 4))
    assert words.legend([three, three], BLACK, line=True) == (
        LegendWords("against", "open three of White: answer it now"),
        LegendWords("line", "the line, in order"),
    )
    assert words.legend([three], WHITE, line=False) == (LegendWords("own", "open three of White"),)


def test_no_win_is_claimed_and_none_denied_that_was_not_looked_for() -> None:
    settled = Verdict("fours", None, 1234, settled=True)
    assert "has no win by continuous fours here" in words.no_win([settled], BLACK)
    assert "1,234" in words.no_win([settled], BLACK)
    one = words.no_win([Verdict("fours", None, 1, settled=True)], BLACK)
    assert one.endswith("(positions: 1).")
    cut = Verdict("fours", None, 1234, settled=False)
    assert words.no_win([cut], WHITE).endswith("there may be one.")


def test_where_no_threat_can_be_made_that_is_why_there_is_no_win() -> None:
    said = words.no_win(verdicts(Attack(FREESTYLE, EMPTY, BLACK), never), BLACK)
    assert said == (
        "Black has no win by continuous threats here: no move makes a four or an open three."
    )


def test_each_means_of_proving_a_win_has_its_words() -> None:
    means = {proof.means for proof in PROOFS}
    assert means <= words.NO_WIN.keys()
    assert means <= words.WINS.keys()


def test_a_win_and_a_turning_point_are_rows() -> None:
    win = Win("fours", (0, 1, 2))
    assert words.win_title(win, BLACK) == "Black wins by continuous fours"
    assert words.win_row(15, win, 9) == RowWords("a15", "10 b15 · 11 c15", "in 2")
    turn = TurningPoint(12, WHITE, 0.1, -0.5, (3, 4))
    assert words.turn_row(15, turn, 0) == RowWords("12", "White a15 · better d15", "−30 %")


@in_turn(
    ("advice", "told"),
    [
        (Advice(BestLine((0,), 1.0, 5, 3), 3, (Shape.FOUR,), forced=False, saves=False),
         "a15 begins a win by continuous fours, in 3; it makes a four."),
        (Advice(BestLine((0,), 1.0, 5, 3), 0, (), forced=False, saves=False),
         "a15 begins a proved win, in 3."),
        (Advice(BestLine((0,), 0.0, 0, 3), 0, (), forced=True, saves=True),
         "nothing else stops five in a row."),
        (Advice(BestLine((0,), 0.0, 0, 3), 0, (), forced=False, saves=True),
         "a15 stops a win of White by continuous fours."),
        (Advice(BestLine((0,), 0.4, 0, 7), 0, (), forced=False, saves=False),
         "a15 is best as far as 7 moves ahead; after it Black is better."),
        (Advice(BestLine((0,), 0.0, 0, 0), 0, (), forced=False, saves=False),
         "a15 is the middle."),
        (Advice(BestLine((0,), 0.4, 0, 7), 0, (), forced=False, saves=False,
                plan=(Shape.THREE, 2)),
         "a15 prepares an open three at c15."),
        (Advice(BestLine((0,), 0.4, 0, 7), 0, (), forced=False, saves=False,
                plan=(Shape.FOUR_THREE, 2), hinders=True),
         "a15 prepares a four with an open three at c15; it keeps White from an open three."),
        (Advice(BestLine((0,), 0.4, 0, 7), 0, (), forced=False, saves=False, partners=(1, 2)),
         "a15 works together with b15 and c15."),
        (Advice(BestLine((0,), 0.4, 0, 7), 0, (), forced=False, saves=False, hinders=True,
                partners=(1, 2)),
         "a15 keeps White from an open three."),
        (Advice(BestLine((0,), 0.4, 0, 7), 0, (Shape.FOUR,), forced=False, saves=False,
                plan=(Shape.FIVE, 2), hinders=True),
         "a15 makes a four."),
    ],
)  # fmt: skip
def test_a_hint_says_its_weightiest_reason_first(advice: Advice, told: str) -> None:
    assert words.advice_words(advice, EMPTY, BLACK) == told
