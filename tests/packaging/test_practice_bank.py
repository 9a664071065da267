# SPDX-License-Identifier: MIT
"""The script that fills the practice bank."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice import due, ladder_with
from sudoku_qt.engine.sudoku.generate.practice_bank import DUE, Banked, banked, write_bank
from sudoku_qt.paths import resource

SHIPPED = resource("puzzles/techniques.zip")


@pytest.fixture
def bank(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """The script for two techniques, with a bank of its own."""
    made = script("practice_bank")
    held = {name: banked(SHIPPED, name).puzzles[:1] for name in ("full_house", "swordfish")}
    for name, wanted in (("MANY", 3), ("DRAWN", 20), ("CHANGED", 400)):
        monkeypatch.setattr(made, name, wanted)
    monkeypatch.setattr(made, "BANK", tmp_path / "bank.zip")
    monkeypatch.setattr(made, "FOUND", tmp_path / "found.json")
    ladder = made.LADDER
    monkeypatch.setattr(made, "LADDER", type(ladder)(tuple(map(ladder.__getitem__, held))))
    monkeypatch.setattr(made, "MANY_UP_TO", "swordfish")
    write_bank(made.BANK, {name: Banked(DUE, puzzles) for name, puzzles in held.items()})
    return made


def test_the_shipped_bank_is_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert script("practice_bank").BANK == SHIPPED


def test_what_still_holds_stays_and_what_does_not_goes(bank: ModuleType) -> None:
    wrong = tuple(kernel.minimal_puzzle(number) for number in range(3))
    write_bank(bank.BANK, {"swordfish": Banked(DUE, wrong)})

    assert bank.broken("swordfish")
    assert len(bank.begin().puzzles.get("swordfish", ())) < 3


def test_what_is_missing_is_made_of_what_is_known(bank: ModuleType) -> None:
    known = bank.begin().puzzles["swordfish"]
    found = bank.work(bank.Task("a seed", "swordfish", tuple(known)))

    assert found
    for technique, puzzle, _ in found:
        assert technique == "swordfish"
        assert due(bank.parse(puzzle), technique, ladder_with(technique)) is not None


def test_puzzles_with_a_symmetry_are_drawn_with_one(script: Callable[[str], ModuleType]) -> None:
    made = script("practice_bank")
    puzzle = made.OWN_DRAW["gurth"](made.SeededRandom("a seed"))
    assert kernel.count_solutions(puzzle) == 1
    becomes = {(puzzle[cell], puzzle[80 - cell]) for cell in range(81)}
    assert len(becomes) == len({one for one, _ in becomes})
    without = {puzzle[cell] for cell in range(81) if cell < 81 // 2}
    assert without > {0}


def test_a_task_finds_the_same_again(bank: ModuleType) -> None:
    task = bank.Task("a seed", "", wanted=frozenset({"swordfish"}))

    assert bank.work(task) == bank.work(task)


def test_the_best_are_kept(bank: ModuleType) -> None:
    found = bank.Found()
    for number, merit in enumerate((0, 3, 1, 2, 3)):
        found.add("swordfish", f"{number}", merit)

    assert found.puzzles["swordfish"] == {"1": 3, "3": 2, "4": 3}
    assert found.lacks("swordfish")
    found.add("swordfish", "5", 3)
    assert not found.lacks("swordfish")


def test_an_interrupted_run_is_gone_on_with(bank: ModuleType) -> None:
    found = bank.begin()
    found.round = 7
    bank.save(found)

    assert bank.begin() == found


def test_the_check_says_what_is_wrong(bank: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert bank.main(["--check"]) == 0

    write_bank(bank.BANK, {"swordfish": Banked(DUE, (kernel.minimal_puzzle(1),))})
    assert bank.main(["--check"]) == 1
    assert "swordfish" in capsys.readouterr().out


@pytest.mark.torture
def test_every_promise_of_the_shipped_bank_holds(script: Callable[[str], ModuleType]) -> None:
    assert script("practice_bank").main(["--check"]) == 0
