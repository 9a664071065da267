# SPDX-License-Identifier: MIT
"""The library: what it says, in which form, and of what it says nothing."""

import doctest
import subprocess
import sys
from random import Random

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.api.pieces import Digits
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from tests.engine.sudoku.puzzle_lists import image
from tests.sweeps import every, in_turn

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVERAL = "1" + "." * 80
NONE = "11" + "." * 79
MANY = [to_text(kernel.minimal_puzzle(seed)) for seed in range(sudoku.CHUNK + 5)]


def digits(*texts: str) -> list[list[int]]:
    """Turn texts into numbers."""
    return [[int(each.replace(".", "0")) for each in text] for text in texts]


def test_the_examples_are_true() -> None:
    found = doctest.testmod(sudoku)
    assert found.attempted > 10
    assert not found.failed


def test_one_text_has_one_answer() -> None:
    assert sudoku.solve(EASY) == SOLVED
    assert sudoku.solve(NONE) is None
    assert sudoku.count(SEVERAL) == 2
    assert sudoku.count(SEVERAL, 1000) == 1000
    assert sudoku.canonical(EASY) != EASY


@pytest.mark.parametrize("jobs", every(2, [0, 1, 2, 3]))
def test_texts_are_answered_in_their_order(jobs: int) -> None:
    solved = sudoku.solve(MANY, jobs=jobs)
    assert solved == [sudoku.solve(each) for each in MANY]
    assert sudoku.solve([EASY, NONE, SEVERAL], jobs=jobs)[:2] == [SOLVED, None]
    assert sudoku.count(iter([EASY, NONE, SEVERAL]), 300, jobs=jobs) == [1, 0, 300]
    assert sudoku.canonical(MANY[-1:] + MANY, jobs=jobs)[-1] == sudoku.canonical(MANY[-1])
    assert not [*sudoku.solve([], jobs=jobs), *sudoku.canonical([]), *sudoku.count([])]


@in_turn("kind", [np.int8, np.uint8, np.int16, np.uint32, np.int64, np.uint64])
@in_turn("shape", [(3, 81), (3, 9, 9)])
def test_arrays_of_any_integers_keep_their_shape(kind: type, shape: tuple[int, ...]) -> None:
    puzzles: Digits = np.array(digits(EASY, NONE, SEVERAL), kind).reshape(shape)
    solved = sudoku.solve(puzzles, jobs=2)
    assert solved.shape == shape
    assert solved.dtype == np.uint8
    assert solved[0].ravel().tolist() == digits(SOLVED)[0]
    assert not solved[1].any()
    assert sudoku.count(puzzles).tolist() == [1, 0, 2]
    assert sudoku.solve(puzzles[0]).shape == shape[1:]
    assert int(sudoku.count(puzzles[0])) == 1
    assert sudoku.canonical(puzzles[::2]).shape == (2, *shape[1:])


def test_strided_and_read_only_arrays_will_do() -> None:
    puzzles = np.array(digits(EASY, SEVERAL, EASY))[::2]
    puzzles.flags.writeable = False
    solved = sudoku.solve(puzzles)
    solved[0, 0] = 0
    assert solved[1].tolist() == digits(SOLVED)[0]


def test_images_have_one_form() -> None:
    one = bytes(digits(EASY)[0])
    assert sudoku.canonical(to_text(image(one, Random(1)))) == sudoku.canonical(EASY)


@in_turn(
    ("puzzles", "said"),
    [
        ("123", "puzzle 0: a puzzle has 81 characters"),
        ([EASY, "x" + EASY[1:]], "puzzle 1: “x” in row 1, column 1"),
        ([EASY, "９" + EASY[1:]], "puzzle 1: “９” in row 1, column 1"),
        (np.full((2, 81), 10), "puzzle 0: 10 is no digit"),
        (np.array([digits(EASY)[0], [-1] * 81]), "puzzle 1: -1 is no digit"),
        (np.zeros((2, 81)), "digits are integers"),
        (np.zeros((2, 80), int), r"\[2, 80\]"),
        (np.zeros((2, 2, 81), int), r"\[2, 2, 81\]"),
    ],
)
def test_what_is_no_puzzle_is_said(puzzles: str, said: str) -> None:
    for answer in (sudoku.solve, sudoku.count, sudoku.canonical, sudoku.rate):
        with pytest.raises(ValueError, match=said):
            answer(puzzles)


def test_what_has_no_answer_is_said() -> None:
    with pytest.raises(ValueError, match="puzzle 1: row 1 has two 1s"):
        sudoku.canonical([EASY, NONE])
    with pytest.raises(ValueError, match="puzzle 1 has several solutions"):
        sudoku.rate([EASY, SEVERAL], ["level"])
    with pytest.raises(ValueError, match="puzzle 0 has no solution"):
        sudoku.steps(NONE)
    with pytest.raises(ValueError, match="there is no value beauty"):
        sudoku.rate(EASY, ["beauty"])
    with pytest.raises(ValueError, match="limit"):
        sudoku.count(EASY, 0)
    with pytest.raises(ValueError, match="jobs"):
        sudoku.solve(EASY, jobs=-1)
    with pytest.raises(ValueError, match="17 to 80 givens"):
        sudoku.generate(clues=(5, 4))


@pytest.mark.parametrize("jobs", [1, 2])
def test_ratings_are_a_table(jobs: int) -> None:
    table = sudoku.rate([EASY, *MANY[:20]], ["se_rating", "hardest"], jobs=jobs)
    assert table.dtype == sudoku.RATING
    assert table["se_rating"][0] == 1.2
    assert (table["se_rating"] >= 1.2).all()
    assert table["hardest"][0] in {"hidden_single", "naked_single", "full_house"}
    assert not table["level"].any()


def test_a_table_becomes_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pandas:
        DataFrame = staticmethod(lambda table: {name: table[name] for name in table.dtype.names})

    monkeypatch.setitem(sys.modules, "pandas", Pandas)
    assert sudoku.to_pandas(sudoku.rate(EASY))["se_rating"] == [1.2]


def test_steps_lead_to_the_solution() -> None:
    found = sudoku.steps(np.array(digits(EASY)[0]))
    assert len([each for step in found for each in step.placements]) == EASY.count(".")
    assert "6" in found[0].sentence


def test_the_next_step_is_one_of_those_that_there_are_now() -> None:
    nearly = SOLVED[:72] + "." * 9
    assert sudoku.steps(nearly)[0] in sudoku.steps(nearly, now=True)


def test_new_puzzles_follow_from_the_seed() -> None:
    one = sudoku.generate(2, level=1, seed="a")
    assert one == sudoku.generate(2, level=1, seed="a")
    assert len({*one, *sudoku.generate(2, level=1, seed="b")}) == 4
    assert sudoku.count(one) == [1, 1]


@pytest.mark.slow
def test_qt_is_not_imported() -> None:
    code = "import sys, sudoku_qt.api; assert not [n for n in sys.modules if 'PySide6' in n]"
    subprocess.run([sys.executable, "-c", code], check=True)
