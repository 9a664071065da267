# SPDX-License-Identifier: MIT
"""New puzzles by every mode, from a seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame, write_rows
from sudoku_qt.engine.sudoku.levels import LEVELS, Level, count_givens
from sudoku_qt.engine.sudoku.maker import MODES, MakeOptions, Mode, make
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry
from sudoku_qt.engine.work import Cancelled

SEEDED = Path(__file__).parents[2] / "data" / "seeded.txt"


def line_of(options: MakeOptions) -> str:
    """Make a puzzle and write it as the data file has it."""
    words = (options.mode, options.level, options.symmetry, options.clues or "-", options.seed)
    return " ".join([*map(str, words), "".join(write_rows(make(options).givens))])


def options_in(line: str) -> MakeOptions:
    """Read the options of a line of the data file."""
    mode, level, symmetry, clues, seed, _ = line.split(" ")
    return MakeOptions(mode, int(level), symmetry, None if clues == "-" else int(clues), seed)


def seeded() -> list[str]:
    """List the lines of the data file."""
    return [line for line in SEEDED.read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("line", seeded())
def test_a_seed_gives_the_same_puzzle_for_ever(line: str) -> None:
    assert line_of(options_in(line)) == line


def test_a_seed_gives_the_same_puzzle_where_nothing_is_compiled() -> None:
    lines = [line for line in seeded() if " 2 " in line][:3]
    code = (
        "import sys\n"
        "from importlib.machinery import FileFinder, SourceFileLoader\n"
        "sys.path_hooks = [FileFinder.path_hook((SourceFileLoader, ['.py']))]\n"
        "from tests.engine.sudoku import test_maker as t\n"
        "from sudoku_qt.engine.sudoku import kernel, plain_search\n"
        "assert not kernel.COMPILED and plain_search.__file__.endswith('.py')\n"
        "for line in sys.stdin.read().splitlines(): print(t.line_of(t.options_in(line)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(lines),
        env={**os.environ, "SUDOKU_KERNEL": "python"},
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.splitlines() == lines, done.stderr


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_mode_makes_every_level(mode: Mode, level: Level) -> None:
    setup = make(MakeOptions(mode.name, level.number, seed="each"))

    assert kernel.count_solutions(setup.givens, 2) == 1
    assert (setup.origin, setup.mode, setup.level) == ("generated", mode.name, level.number)
    assert setup.score is not None
    assert 1 <= setup.score <= 5
    assert SudokuGame().read_setup(SudokuGame().write_setup(setup)) == setup


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=lambda symmetry: symmetry.name)
def test_the_standard_mode_keeps_the_levels_number_of_givens(
    symmetry: Symmetry, level: Level
) -> None:
    setup = make(MakeOptions("standard", level.number, symmetry.name, seed="bounds"))

    assert level.fewest <= count_givens(setup.givens) <= level.most
    assert setup.symmetry == symmetry.name


@pytest.mark.parametrize("clues", [22, 24, 31, 60, 80])
def test_the_standard_mode_meets_the_wanted_number_of_givens(clues: int) -> None:
    setup = make(MakeOptions("standard", 3, "diagonal", clues, "exactly"))

    assert count_givens(setup.givens) == clues


def test_without_a_seed_every_puzzle_is_new_and_tells_its_seed() -> None:
    first, second = make(MakeOptions()), make(MakeOptions())

    assert first.givens != second.givens
    assert make(MakeOptions(seed=first.seed)) == first


def test_any_text_is_a_seed_however_it_is_typed() -> None:
    seed = "数独 for 👵🏽"

    assert make(MakeOptions(seed=f"  {seed} ")) == make(MakeOptions(seed=seed.upper()))
    assert make(MakeOptions(seed=seed)).givens != make(MakeOptions(seed=seed + "!")).givens


def test_the_other_modes_do_not_look_at_symmetry_and_clues() -> None:
    plain = make(MakeOptions("classic", 3, "none", None, "same"))

    assert make(MakeOptions("classic", 3, "all", 40, "same")) == plain
    assert plain.symmetry == ""


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (MakeOptions(mode="magic"), "There is no way of making puzzles called “magic”."),
        (MakeOptions(level=6), "There is no level 6; levels are 1 to 5."),
        (MakeOptions(symmetry="spiral"), "There is no symmetry “spiral”."),
        (MakeOptions(clues=16), "A puzzle has 17 to 80 givens."),
        (MakeOptions(clues=81), "A puzzle has 17 to 80 givens."),
    ],
)
def test_what_makes_no_sense_is_refused(options: MakeOptions, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        make(options)
    assert str(fault.value) == sentence


def test_a_number_of_givens_that_the_pattern_cannot_have_is_reported() -> None:
    with pytest.raises(Fault, match="This pattern cannot have 79 givens"):
        make(MakeOptions("standard", 1, "all", 79, "odd"))


def test_too_few_givens_are_looked_for_and_not_found() -> None:
    with pytest.raises(Fault, match="No puzzle with 17 givens in this pattern was found"):
        make(MakeOptions("standard", 5, "all", 17, "few"))


def test_it_stops_soon_after_it_is_told_to() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 100

    with pytest.raises(Cancelled):
        make(MakeOptions("standard", 5, "none", 17, "stop"), stop)
    assert len(asked) == 101


def test_progress_only_ever_grows_and_ends_at_one() -> None:
    told: list[float] = []
    make(MakeOptions("standard", 5, "all", None, "progress"), progress=told.append)

    assert told == sorted(told)
    assert told[-1] == 1.0
    assert 0.0 <= told[0] <= 1.0
