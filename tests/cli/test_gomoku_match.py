# SPDX-License-Identifier: MIT
"""`sudoku gomoku-match`."""

import re
import shlex
import sys
from pathlib import Path

from sudoku_qt.cli.gomoku_match import table_text
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE
from sudoku_qt.engine.gomoku.tournament.game import FIVE
from sudoku_qt.engine.gomoku.tournament.schedule import schedule
from sudoku_qt.engine.gomoku.tournament.table import crosstable
from sudoku_qt.engine.gomoku.tournament.terms import Played
from tests.cli.conftest import Sudoku

ROW = """
import sys
x = 0
for line in sys.stdin:
    word = line.split(None, 1)[0]
    if word == "START":
        print("OK", flush=True)
    elif word in {"BEGIN", "TURN", "DONE"}:
        print(f"{x},0", flush=True)
        x += 1
    elif word == "END":
        break
"""
LAZY = ROW.replace('f"{x},0"', '"ERROR"')


def engine(folder: Path, name: str, text: str) -> str:
    """Write an engine, and give its command."""
    path = folder / name
    path.write_text(text, "utf-8")
    return shlex.join([sys.executable, str(path)])


def test_each_opening_is_played_with_both_colours_and_the_score_told(
    sudoku: Sudoku, tmp_path: Path
) -> None:
    good, bad = engine(tmp_path, "row.py", ROW), engine(tmp_path, "lazy.py", LAZY)
    openings = tmp_path / "openings.txt"
    openings.write_text("0,0, 1,0 # even\n", "utf-8")
    ended = sudoku("gomoku-match", good, bad, "--pairs", "1", "--openings", str(openings))

    assert ended.code == 0
    assert [line[:1] for line in ended.out.splitlines()] == ["A"] * 4
    assert "Black A" in ended.out
    assert "Black B" in ended.out
    assert ended.out.count("A (it refuses (ERROR)), ") == 2
    assert ended.out.splitlines()[-1].startswith("A +2 =0 -0: 100 % (34 to 100)")


def test_openings_are_scattered_where_no_file_gives_them(sudoku: Sudoku, tmp_path: Path) -> None:
    bad = engine(tmp_path, "lazy.py", LAZY)
    assert sudoku("gomoku-match", bad, bad, "--pairs", "1", "--size", "6").code == 0


def test_a_file_without_openings_is_told(sudoku: Sudoku, tmp_path: Path) -> None:
    (tmp_path / "none.txt").write_text("# nothing\n", "utf-8")
    for name in ("none.txt", "missing.txt"):
        assert sudoku("gomoku-match", "a", "b", "--openings", name).code == 3


LEVELS = ("level:easy", "level:easy", "level:medium")
QUICK = ("--pairs", "1", "--size", "6", "--turn", "10", "--slack", "60")


def test_more_than_two_play_all_against_all_and_print_the_table(
    sudoku: Sudoku, tmp_path: Path
) -> None:
    lazy = engine(tmp_path, "pbrain-lazy.py", LAZY)
    ended = sudoku("gomoku-match", *LEVELS, *QUICK, "--jobs", "2")
    assert ended.code == 0, ended.err
    *games, empty, head, first, second, last = ended.out.splitlines()
    assert len(games) == 6
    assert games[0].startswith("easy 2 – medium: ")
    assert sum("easy 2" in line for line in games) == 4
    assert empty == ""
    assert head.split()[:4] == ["Name", "Elo", "95", "%"]
    assert [line.split()[0] for line in (first, second, last)] == ["1", "2", "3"]
    assert sum(float(line.split()[-4]) for line in (first, second, last)) == 6
    failing = sudoku("gomoku-match", "level:easy", lazy, lazy, *QUICK)
    assert "(it refuses (ERROR))" in failing.out
    assert "to +∞" in failing.out


def test_two_levels_are_told_as_two_engines(sudoku: Sudoku) -> None:
    ended = sudoku("gomoku-match", "level:easy", "level:hard", *QUICK)
    told, standing, *_ = ended.out.splitlines()
    assert re.fullmatch(
        r"[AB=] \((five|full)\), Black A, \d+ moves, slowest \d\.\d{3} \d\.\d{3} s", told
    )
    assert standing.startswith("A +")


def test_a_match_goes_on_where_its_log_ends(sudoku: Sudoku, tmp_path: Path) -> None:
    log, games = tmp_path / "log.jsonl", tmp_path / "games.sgf"
    whole = "gomoku-match", *LEVELS, *QUICK, "--log", str(log)
    first = sudoku(*whole)
    lines = log.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 7
    log.write_text("".join(lines[:4]) + lines[4][:20], "utf-8")
    again = sudoku(*whole, "--games", str(games))
    assert again.code == 0, again.err
    assert len(log.read_text("utf-8").splitlines()) == 8, "the broken line is still there"
    told = [line.split(", slowest")[0] for line in first.out.splitlines()[:6]]
    assert [line.split(", slowest")[0] for line in again.out.splitlines()[:6]] == told
    text = games.read_text("utf-8")
    assert text.count("(;") == 6
    assert text.count("PB[easy]") == 2
    assert text.count("PB[easy 2]") == 2


def test_a_log_of_something_else_is_told_and_kept(sudoku: Sudoku, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    assert sudoku("gomoku-match", *LEVELS, *QUICK, "--log", str(log)).code == 0
    before = log.read_bytes()
    other = sudoku("gomoku-match", *LEVELS, "--pairs", "2", "--size", "6", "--log", str(log))
    assert other.code == 3
    assert "It is the log of another tournament." in other.err[0]
    assert log.read_bytes() == before
    log.write_bytes(b"# mine\n")
    assert sudoku("gomoku-match", *LEVELS, *QUICK, "--log", str(log)).code == 3
    assert log.read_bytes() == b"# mine\n"
    assert sudoku("gomoku-match", *LEVELS, *QUICK, "--log", str(tmp_path)).code == 4


def test_games_go_nowhere_without_a_folder(sudoku: Sudoku, tmp_path: Path) -> None:
    name = str(tmp_path / "none" / "games.sgf")
    ended = sudoku("gomoku-match", *LEVELS, *QUICK, "--games", name)
    assert (ended.code, ended.out) == (4, "")


def test_who_cannot_take_part_is_told(sudoku: Sudoku) -> None:
    for engines in (["a"], ["a"] * 17, ["a", ""], ["a", "'"], ["level:master", "b"]):
        ended = sudoku("gomoku-match", *engines)
        assert (ended.code, ended.out) == (2, ""), engines
    assert "there are: full, beginner, easy" in ended.err[0]


def test_openings_that_the_rule_forbids_are_left_out(sudoku: Sudoku, tmp_path: Path) -> None:
    path = tmp_path / "openings.txt"
    path.write_text("0,0 -7,-7 1,0 -7,-5 2,1 -7,-3 2,2 7,-7 2,0\n", "utf-8")
    words = "gomoku-match", "level:hard", "level:easy", "--openings", str(path), "--pairs", "1"
    assert sudoku(*words, "--rule", "4").code == 3
    assert sudoku(*words, "--rule", "0", "--turn", "20").code == 0


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
