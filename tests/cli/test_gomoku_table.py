# SPDX-License-Identifier: MIT
"""The crosstable as text."""

from sudoku_qt.cli.gomoku_table import table_text
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE
from sudoku_qt.engine.gomoku.tournament.game import FIVE
from sudoku_qt.engine.gomoku.tournament.schedule import schedule
from sudoku_qt.engine.gomoku.tournament.table import crosstable
from sudoku_qt.engine.gomoku.tournament.terms import Played

GAMES = list(schedule(3, 4, 1))


def text(winners: dict[int, int]) -> list[str]:
    """The table after games with these winners."""
    over = [(number, Played(winner, FIVE, ())) for number, winner in winners.items()]
    return table_text(crosstable(3, GAMES, over), ["Rapfi", "五子", "c"]).splitlines()


def test_the_lines_stand_under_their_heads_also_with_wide_characters() -> None:
    lines = text(dict.fromkeys(range(24), BLACK) | {0: EMPTY, 5: WHITE})
    assert lines[0].split() == ["Name", "Elo", "95", "%", "Games", "Points", "1", "2", "3"]
    ends = [line.rindex("/8") if "/8" in line else 0 for line in lines[1:]]
    assert min(ends) > 0
    chinese = next(line for line in lines if "五子" in line)
    other = next(line for line in lines if "Rapfi" in line)
    assert len(chinese) + 2 == len(other)


def test_open_intervals_and_unknown_ratings_are_shown() -> None:
    assert all(" -  -  " in line for line in text({})[1:])
    won = {n: BLACK if game.black == 0 else WHITE for n, game in enumerate(GAMES)}
    lines = text(won)
    assert lines[1].startswith("1  Rapfi")
    assert "to +∞" in lines[1]
    assert "16      16" in lines[1]
