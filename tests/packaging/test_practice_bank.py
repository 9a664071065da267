# SPDX-License-Identifier: MIT
"""The script that fills the bank of practice puzzles."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku.generate.practice import due, ladder_with, puzzles_of
from sudoku_qt.paths import resource

SHIPPED = resource("puzzles/techniques.txt")


@pytest.fixture
def bank(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """The script, with a bank of its own that holds one puzzle of one technique."""
    made = script("practice_bank")
    lines = SHIPPED.read_text("ascii").splitlines(keepends=True)
    known = next(line for line in lines if line.startswith("swordfish "))
    wrong = known.replace("swordfish", "jellyfish")
    (tmp_path / "bank.txt").write_text(known + wrong, encoding="utf-8")
    monkeypatch.setattr(made, "BANK", tmp_path / "bank.txt")
    return made


def test_the_shipped_bank_is_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert script("practice_bank").BANK == SHIPPED


def test_what_random_puzzles_often_need_is_left_to_chance(bank: ModuleType) -> None:
    assert bank.is_frequent("naked_pair")
    assert not bank.is_frequent("hidden_quad")
    assert bank.puzzles("naked_pair", 0) == []


def test_what_still_holds_stays_and_what_does_not_goes(bank: ModuleType) -> None:
    assert bank.puzzles("swordfish", 0) == puzzles_of(SHIPPED, "swordfish")[:1]
    assert bank.puzzles("jellyfish", 0) == []


def test_what_is_missing_is_looked_for(
    bank: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bank, "WANTED", 2)
    monkeypatch.setattr(bank, "LADDER", (ladder_with("swordfish")["swordfish"],))

    assert bank.main() == 0
    found = puzzles_of(bank.BANK, "swordfish")
    assert len(found) == 2
    assert all(due(puzzle, "swordfish", ladder_with("swordfish")) for puzzle in found)
    assert capsys.readouterr().out.split() == ["swordfish", "2"]
