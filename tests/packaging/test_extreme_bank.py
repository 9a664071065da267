# SPDX-License-Identifier: MIT
"""The script that made the bank of extreme puzzles."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku.generate.hardest.extreme_bank import extremes, is_extreme
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.paths import resource


def test_the_shipped_file_is_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert resource("puzzles/extreme.txt") == script("extreme_bank").FILE


@pytest.mark.slow
def test_it_makes_families_of_extreme_puzzles(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker = script("extreme_bank")
    monkeypatch.setattr(maker, "FILE", tmp_path / "extreme.txt")
    monkeypatch.setattr(maker, "FAMILY", 3)
    monkeypatch.setattr("sys.argv", ["extreme_bank.py", "--count", "4", "--seed", "test"])
    assert maker.main() == 0
    assert len(extremes(maker.FILE)) == 4
    assert all(map(is_extreme, extremes(maker.FILE)))
    assert maker.checked()


def test_a_puzzle_that_is_none_of_it_is_found(
    script: Callable[[str], ModuleType],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    maker = script("extreme_bank")
    good = extremes(resource("puzzles/extreme.txt"))[0]
    monkeypatch.setattr(maker, "FILE", tmp_path / "extreme.txt")
    empty = bytes(81)
    maker.FILE.write_text("".join(f"{to_text(each)}\n" for each in (good, good, empty)), "ascii")
    assert not maker.checked()
    assert capsys.readouterr().out.startswith("3 puzzles, 1 twice, 1 wrong")
