# SPDX-License-Identifier: MIT
"""The reserve: what is put in comes out again, and what somebody else put there does not."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.store.sudoku.reserve import (
    LONGEST_LINE,
    MOST,
    Ready,
    Reserve,
    ordinary_kind,
    variant_kind,
)

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [PUZZLE[start : start + 9] for start in range(0, 81, 9)]
SETUP = SudokuSetup(
    parse(PUZZLE),
    origin="generated",
    mode="standard",
    level=2,
    symmetry="central",
    seed="7Q4-KM2",
    minutes=3.5,
    se_rating=1.5,
    hardest="hidden_single",
)
KIND = ordinary_kind(2, "central")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder that is not there yet."""
    return tmp_path / "data" / "reserve.jsonl"


def opened(path: Path, made_by: str = "1") -> Reserve:
    return Reserve(path, made_by)


def kept(path: Path, *setups: SudokuSetup) -> None:
    """Write a file with some puzzles."""
    reserve = opened(path)
    for setup in setups:
        reserve.add(Ready(setup))
    reserve.write(reserve.lines())


def test_what_is_written_comes_back_oldest_first(path: Path) -> None:
    setups = [replace(SETUP, seed=seed) for seed in ("A", "B", "C")]
    kept(path, *setups)
    reserve = opened(path)
    assert reserve.count(KIND) == 3
    taken = [reserve.take(KIND) for _ in range(4)]
    assert [ready.setup if ready else None for ready in taken] == [*setups, None]
    assert reserve.lines() == b""


def test_kinds_are_kept_apart(path: Path) -> None:
    kept(path, SETUP, replace(SETUP, level=3), replace(SETUP, symmetry="none"))
    reserve = opened(path)
    assert [reserve.count(ordinary_kind(*kind)) for kind in ((2, "central"), (3, "central"))] == [
        1,
        1,
    ]
    assert reserve.take(ordinary_kind(5, "central")) is None


def test_what_is_put_back_is_the_next(path: Path) -> None:
    reserve = opened(path)
    for seed in ("A", "B"):
        reserve.add(Ready(replace(SETUP, seed=seed)))
    first = reserve.take(KIND)
    assert first
    reserve.put_back(first)
    assert reserve.take(KIND) == first


def test_there_is_an_end_to_it(path: Path) -> None:
    reserve = opened(path)
    for number in range(MOST + 5):
        reserve.add(Ready(replace(SETUP, seed=str(number))))
    ready = reserve.take(KIND)
    assert ready
    assert ready.setup.seed == "5", "the oldest go"


def test_what_is_put_back_where_there_are_enough_takes_the_place_of_the_newest(path: Path) -> None:
    reserve = opened(path)
    for number in range(MOST):
        reserve.add(Ready(replace(SETUP, seed=str(number))))
    back = Ready(replace(SETUP, seed="back"))
    reserve.put_back(back)
    assert reserve.count(KIND) == MOST
    assert reserve.take(KIND) == back
    taken = [reserve.take(KIND) for _ in range(MOST - 1)]
    assert [ready.setup.seed for ready in taken if ready] == list(map(str, range(MOST - 1)))


def test_another_version_makes_its_own(path: Path) -> None:
    kept(path, SETUP)
    assert opened(path, "2").count(KIND) == 0


def test_no_file_is_no_reserve_and_a_folder_neither(path: Path) -> None:
    assert opened(path).take(KIND) is None
    path.mkdir(parents=True)
    reserve = opened(path)
    reserve.add(Ready(SETUP))
    reserve.write(reserve.lines())
    assert path.is_dir(), "what cannot be written is left"


def changed(**words: Any) -> bytes:
    """The line of a puzzle with other words in its setup."""
    reserve = Reserve(Path("nowhere"), "1")
    reserve.add(Ready(SETUP))
    section = json.loads(reserve.lines())
    section["setup"] |= words
    return json.dumps(section).encode()


HOSTILE = {
    "no JSON": b"{",
    "no object": b"[1, 2]",
    "deep": b"[" * 3000,
    "a number without end": b'{"made_by": ' + b"1" * 4000 + b"}",
    "not a number": changed().replace(b"3.5", b"NaN"),
    "not UTF-8": b"\xff\xfe\x00",
    "no setup": b'{"made_by": "1"}',
    "a setup that is none": b'{"made_by": "1", "setup": 7}',
    "too long": changed(comment="x" * LONGEST_LINE),
    "a title": changed(title="Win a prize"),
    "another origin": changed(origin="typed"),
    "another mode": changed(mode="digging"),
    "no level": changed(level=0),
    "a level that is none": changed(level=True),
    "no seed": changed(seed=""),
    "a seed that cannot be written": changed(seed="\ud800"),
    "a symmetry that cannot be written": changed(symmetry="\udfff"),
    "a technique that cannot be written": changed(hardest="\ud83d"),
    "a seed like a novel": changed(seed="x" * 1000),
    "too few rows": changed(givens=["........."]),
    "several solutions": changed(givens=[PUZZLE[:9], *["........."] * 8]),
    "a rule broken": changed(givens=["55.......", *ROWS[1:]]),
    "a technique in the wrong mode": changed(technique="x_wing"),
    "a technique that is none": changed(mode="technique", technique=5),
    "a technique with another kind's name": changed(mode="technique", technique="2 central"),
    "a technique without a position": changed(mode="technique", technique="x_wing"),
}


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_damaged_line_is_left_out_and_the_others_are_good(path: Path, line: bytes) -> None:
    kept(path, SETUP)
    good = path.read_bytes()
    path.write_bytes(line + b"\n" + good + line)
    reserve = opened(path)
    ready = reserve.take(KIND)
    assert ready is not None
    assert ready.setup == SETUP
    assert reserve.take(KIND) is None
    assert reserve.lines() == b""
    assert reserve.take("x_wing") is None


def test_a_file_without_end_is_none(path: Path) -> None:
    kept(path, SETUP)
    path.write_bytes(path.read_bytes() * 5000)
    assert opened(path).count(KIND) == 0


def test_a_file_cut_anywhere_gives_what_is_whole(path: Path) -> None:
    kept(path, SETUP, replace(SETUP, seed="B"))
    whole = path.read_bytes()
    for end in range(0, len(whole), 7):
        path.write_bytes(whole[:end])
        assert opened(path).count(KIND) <= 2


def wrong_note(position: Grid) -> Grid:
    solution = solve(PUZZLE).solution
    assert solution
    cell = position.values.index(0)
    return position.with_candidates(cell, position.candidates[cell] & ~(1 << solution[cell] - 1))


@pytest.mark.parametrize(
    ("change", "good"),
    [
        (lambda position: position, True),
        (wrong_note, False),
        (lambda position: position.with_value(2, 1), False),
    ],
    ids=["as it was", "a note that is missing", "a wrong digit"],
)
def test_a_position_to_practise_in_leads_to_the_solution(
    path: Path,
    change: Callable[[Grid], Grid],
    good: bool,  # noqa: FBT001 - drawn
) -> None:
    position = Grid.of_givens(SETUP.givens)
    for cell in range(81):
        if not position.values[cell]:
            position = position.with_candidates(cell, 0b111111111)
    practised = replace(SETUP, mode="technique", technique="x_wing")
    reserve = opened(path)
    reserve.add(Ready(practised, change(position)))
    reserve.write(reserve.lines())
    ready = opened(path).take("x_wing")
    assert (ready is not None) is good
    assert ready is None or ready.position == position


def test_an_exercise_begins_at_its_position() -> None:
    game = SudokuGame()
    position = game.start(SETUP).with_value(2, 4).with_candidates(3, 0b1100000)
    ready = Ready(SETUP, position)
    assert ready.first == position
    assert Ready(SETUP).first is None


# Variants


def variant(text: str, **changed: Any) -> SudokuSetup:
    """A setup with the rules of an f-puzzles object."""
    puzzle = read_variant(text)
    return replace(SETUP, givens=puzzle.givens, variant=puzzle, **changed)


def board(givens: str, **more: Any) -> str:
    """An f-puzzles object of four rows."""
    cells = [{"value": int(digit), "given": True} if digit != "." else {} for digit in givens]
    return json.dumps({"size": 4, "grid": [cells[at : at + 4] for at in range(0, 16, 4)], **more})


def variants_of(path: Path, *setups: SudokuSetup, key: str = "four") -> Ready | None:
    """What comes back of the variants that are written."""
    reserve = opened(path)
    for setup in setups:
        reserve.add(Ready(setup, variant=key))
    reserve.write(reserve.lines())
    return opened(path).take(variant_kind(key, 2, "central"))


def test_a_variant_comes_back_with_its_rules(path: Path) -> None:
    setup = variant(board("1234341221434321"))

    assert variants_of(path, setup) == Ready(setup, variant="four")
    assert opened(path).take(ordinary_kind(2, "central")) is None


@pytest.mark.parametrize(
    "bad",
    [
        variant(board("1234............")),
        variant(board("1234341221434321", title="somebody's")),
        variant(board("1234341221434321"), technique="x_wing"),
        variant(board("1234341221434321"), title="somebody's"),
    ],
    ids=["several solutions", "a setter's text", "a technique", "a title"],
)
def test_a_variant_that_is_not_ours_is_passed_over_for_the_next(
    bad: SudokuSetup, path: Path
) -> None:
    good = variant(board("1234341221434321"), seed="GOOD")

    found = variants_of(path, bad, good)
    assert found
    assert found.setup.seed == "GOOD"


def test_rules_without_the_name_of_a_variant_are_none_of_ours(path: Path) -> None:
    kept(path, variant(board("1234341221434321")))
    assert opened(path).lines() == b""


def test_a_proof_that_takes_long_is_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_qt.store.sudoku.reserve.MOST_SECONDS", -1)
    hard = variant(board("................"))
    assert variants_of(path, hard) is None
