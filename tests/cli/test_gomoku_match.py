# SPDX-License-Identifier: MIT
"""`sudoku gomoku-match`."""

import shlex
import sys
from pathlib import Path

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
    assert ended.out.splitlines()[-1].startswith("A +2 =0 -0: 100 % (34 to 100)")


def test_openings_are_scattered_where_no_file_gives_them(sudoku: Sudoku, tmp_path: Path) -> None:
    bad = engine(tmp_path, "lazy.py", LAZY)
    assert sudoku("gomoku-match", bad, bad, "--pairs", "1", "--size", "6").code == 0


def test_a_file_without_openings_is_told(sudoku: Sudoku, tmp_path: Path) -> None:
    (tmp_path / "none.txt").write_text("# nothing\n", "utf-8")
    for name in ("none.txt", "missing.txt"):
        assert sudoku("gomoku-match", "a", "b", "--openings", name).code == 3
