# SPDX-License-Identifier: MIT
"""New puzzles by every mode, from a seed."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.generate import generator
from sudoku_qt.engine.sudoku.generate.course.digging_levels import (
    DIGGING_LEVELS,
    DiggingLevel,
    count_givens,
)
from sudoku_qt.engine.sudoku.generate.generator import MODES, Mode, make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import GRADES, grade_of, grade_span, level_of
from sudoku_qt.engine.sudoku.rating.rater import level_and_minutes, rate
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.sweeps import amount, in_turn

SLOW = re.compile(r" ring | se_| one_key_step |1 \w+ - minimal|standard 4 (?!central|none)\w+ - - ")
"""Lines that would take long where nothing is compiled; what is compiled knows no symmetry."""
SEEDED = Path(__file__).parents[3] / "data" / "seeded.txt"
UNIQUE = 1


RING = frozenset(cell for cell in range(81) if {cell // 9, cell % 9} & {0, 4, 8})
OPTIONS = {
    "-": MakeOptions(),
    "minimal": MakeOptions(minimal=True),
    "x_wing": MakeOptions(level=4, must=("x_wing",)),
    "no_pairs": MakeOptions(must_not=("naked_pair", "hidden_pair")),
    "ring": MakeOptions(mask=RING),
    "one_key_step": MakeOptions(one_key_step=True),
    "se_5.0": MakeOptions(se=(5.0, 5.0)),
    "se_7.5~8.5": MakeOptions(se=(7.5, 8.5)),
}


def line_of(line: str) -> str:
    """Make the puzzle of a line of the data file again, and write the line that it gives."""
    *words, seed, _ = line.split(" ")
    mode, level, symmetry, clues, wanted = words
    fewest, _, most = clues.partition("~")
    options = replace(
        OPTIONS[wanted],
        mode=mode,
        level=int(level),
        symmetry=symmetry,
        clues=None if clues == "-" else (int(fewest), int(most)),
        seed=seed,
    )
    return " ".join([*words, seed, "".join(write_rows(make(options).givens))])


def seeded() -> list[str]:
    """List the lines of the data file."""
    return [line for line in SEEDED.read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.slow
@in_turn("line", seeded())
def test_a_seed_gives_the_same_puzzle_for_ever(line: str) -> None:
    assert line_of(line) == line


@pytest.mark.slow
@amount("count", 8, 100)
def test_a_seed_gives_the_same_puzzle_where_nothing_is_compiled(count: int) -> None:
    lines = [line for line in seeded() if not SLOW.search(line)]
    lines = lines[:: 1 + len(lines) // count]
    code = (
        "import sys\n"
        "from importlib.machinery import FileFinder, SourceFileLoader\n"
        "sys.path_hooks = [FileFinder.path_hook((SourceFileLoader, ['.py']))]\n"
        "from tests.engine.sudoku.generate import test_generator as t\n"
        "from sudoku_qt.engine.sudoku import kernel\n"
        "from sudoku_qt.engine.sudoku.logic import board\n"
        "assert not kernel.COMPILED and board.__file__.endswith('.py')\n"
        "for line in sys.stdin.read().splitlines(): print(t.line_of(line))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(lines),
        env={**os.environ, "SUDOKU_KERNEL": "python", "PYTHONIOENCODING": "utf-8"},
        cwd=Path(__file__).parents[4],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert done.stdout.splitlines() == lines, done.stderr


@in_turn("symmetry", SYMMETRIES)
@in_turn("level", range(1, 6))
def test_the_standard_mode_gives_the_wanted_level_exactly(level: int, symmetry: Symmetry) -> None:
    setup = make(MakeOptions(level=level, symmetry=symmetry.name, seed="exactly"))

    assert kernel.count_solutions(setup.givens, 2) == UNIQUE
    assert setup.level == level
    assert (setup.level, setup.minutes) == level_and_minutes(setup.givens)
    assert shows(setup.givens, symmetry)


def shows(givens: bytes, symmetry: Symmetry) -> bool:
    """Whether givens have a pattern."""
    return all(len({givens[cell] > 0 for cell in orbit}) == 1 for orbit in symmetry.orbits)


@in_turn("level", DIGGING_LEVELS)
@in_turn("mode", MODES)
def test_every_mode_tells_all_there_is_to_know(mode: Mode, level: DiggingLevel) -> None:
    setup = make(MakeOptions(mode.name, level.number, seed="each"))
    rating = rate(setup.givens)

    assert kernel.count_solutions(setup.givens, 2) == UNIQUE
    assert (setup.origin, setup.mode) == ("generated", mode.name)
    assert (setup.level, setup.minutes) == (rating.level, rating.minutes)
    assert (setup.se_rating, setup.hardest) == (rating.se_rating, rating.hardest)
    assert SudokuGame().read_setup(SudokuGame().write_setup(setup)) == setup


@in_turn("level", DIGGING_LEVELS)
@in_turn("mode", ["digging", "simple"])
def test_the_papers_modes_tell_their_own_score_and_level_too(
    mode: str, level: DiggingLevel
) -> None:
    setup = make(MakeOptions(mode, level.number, seed="paper"))

    assert setup.score is not None
    assert setup.dug - 1 < setup.score <= setup.dug
    if mode == "digging":
        assert setup.dug == level.number


def test_the_standard_mode_has_no_score_of_the_paper() -> None:
    setup = make(MakeOptions(seed="plain"))

    assert (setup.score, setup.dug) == (None, 0)


@in_turn(
    ("level", "clues"), [(1, (50, 50)), (2, (28, 29)), (3, (40, 41)), (4, (34, 35)), (0, (60, 60))]
)
def test_the_number_of_givens_is_within_the_wanted_range(
    level: int, clues: tuple[int, int]
) -> None:
    setup = make(MakeOptions(level=level, symmetry="diagonal", clues=clues, seed="exactly"))

    assert clues[0] <= count_givens(setup.givens) <= clues[1]
    assert level in {0, setup.level}


@in_turn("level", range(1, 6))
def test_minimal_means_that_no_given_can_be_left_out(level: int) -> None:
    setup = make(MakeOptions(level=level, symmetry="none", minimal=True, seed="minimal"))

    assert kernel.is_minimal(setup.givens)
    assert setup.level == level


def test_givens_lie_inside_the_mask_whatever_the_symmetry() -> None:
    mask = frozenset(cell for cell in range(81) if (cell // 9 + cell % 9) % 2 == 0)
    setup = make(MakeOptions(level=3, symmetry="all", mask=mask, seed="mask"))

    assert {cell for cell in range(81) if setup.givens[cell]} <= mask
    assert (setup.level, setup.symmetry) == (3, "none")


def test_the_path_uses_what_it_must_and_nothing_that_it_must_not() -> None:
    options = MakeOptions(
        level=5, symmetry="none", must=("pointing",), must_not=("w_wing",), seed="ladder"
    )
    names = {rung.name for rung, _ in follow(Board.of_givens(make(options).givens))}

    assert "pointing" in names
    assert "w_wing" not in names


def test_without_a_seed_every_puzzle_is_new_and_tells_its_seed() -> None:
    first, second = make(MakeOptions()), make(MakeOptions())

    assert first.givens != second.givens
    assert make(MakeOptions(seed=first.seed)) == first


def test_any_text_is_a_seed_however_it_is_typed() -> None:
    seed = "数独 for 👵🏽"

    assert make(MakeOptions(seed=f"  {seed} ")) == make(MakeOptions(seed=seed.upper()))
    assert make(MakeOptions(seed=seed)).givens != make(MakeOptions(seed=seed + "!")).givens


def test_the_other_modes_do_not_look_at_symmetry_and_clues() -> None:
    plain = make(MakeOptions("digging", 3, "none", seed="same"))

    assert make(MakeOptions("digging", 3, "all", (40, 40), seed="same")) == plain
    assert plain.symmetry == ""


@in_turn(
    ("options", "sentence"),
    [
        (MakeOptions(mode="magic"), "There is no way of making puzzles called “magic”."),
        (MakeOptions(level=6), "There is no level 6; levels are 1 to 5."),
        (MakeOptions(symmetry="spiral"), "There is no symmetry “spiral”."),
        (MakeOptions(must=("magic",)), "No technique is called “magic”."),
        (
            MakeOptions(level=4, must=("x_wing",), must_not=("x_wing", "xy_wing")),
            "“x_wing” cannot both be used and not be used.",
        ),
        (
            MakeOptions(level=2, must=("x_wing",)),
            "“x_wing” never comes up at level 2; the lowest level that asks for it is 4.",
        ),
        (MakeOptions(mask=frozenset(range(16))), "A puzzle needs 17 givens or more."),
        (MakeOptions(mask=RING, clues=(60, 70)), "There are only 45 cells for givens."),
        (MakeOptions(clues=(16, 16)), "A puzzle has 17 to 80 givens."),
        (MakeOptions(clues=(80, 81)), "A puzzle has 17 to 80 givens."),
    ],
)
def test_what_makes_no_sense_is_refused(options: MakeOptions, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        make(options)
    assert str(fault.value) == sentence


def test_a_mask_that_leaves_two_rows_of_a_band_empty_is_refused() -> None:
    with pytest.raises(Fault, match="they could be exchanged"):
        make(MakeOptions(mask=frozenset(range(63)), seed="rows"))


@pytest.mark.parametrize(("clues", "said"), [((79, 79), "79"), ((78, 79), "78–79")])
def test_a_number_of_givens_that_the_pattern_cannot_have_is_reported(
    clues: tuple[int, int], said: str
) -> None:
    with pytest.raises(Fault, match=f"This pattern cannot have {said} givens"):
        make(MakeOptions("standard", 1, "all", clues, seed="odd"))


def test_what_is_hopeless_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "MOST_COST", 200)
    with pytest.raises(Fault, match="No such puzzle was found"):
        make(MakeOptions("standard", 5, "all", (17, 17), seed="few"))


def test_it_stops_soon_after_it_is_told_to() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 100

    with pytest.raises(Cancelled):
        make(MakeOptions("standard", 5, "none", (17, 17), seed="stop"), stop)
    assert len(asked) == 101


def test_progress_only_ever_grows_and_ends_at_one() -> None:
    told: list[float] = []
    make(MakeOptions("standard", 5, "all", seed="progress"), progress=told.append)

    assert told == sorted(told)
    assert told[-1] == 1.0
    assert 0.0 <= told[0] <= 1.0


def test_a_key_step_is_above_the_levels_that_have_none() -> None:
    with pytest.raises(Fault, match="goes with level 5"):
        make(MakeOptions(level=4, one_key_step=True))


@pytest.mark.parametrize("se", [(8.5, 7.5), (0.5, 2.0), (9.0, 13.0)])
def test_a_range_of_ratings_is_one(se: tuple[float, float]) -> None:
    with pytest.raises(Fault, match=r"from 1.0 to 12.0"):
        make(MakeOptions(level=0, se=se))


def test_a_range_of_ratings_and_a_level_have_to_meet() -> None:
    with pytest.raises(Fault, match=r"No puzzle of level 2 has an SE rating from 3.0 to 4.0"):
        make(MakeOptions(level=2, se=(3.0, 4.0)))


@pytest.mark.parametrize("grade", [grade.key for grade in GRADES])
def test_a_puzzle_of_a_grade_is_rated_so_and_says_so(grade: str) -> None:
    least, highest = grade_span(grade)
    for number in range(3):
        wanted = MakeOptions(level=5, grade=grade, seed=f"grade {number}")
        setup = make(wanted, bank=resource("puzzles/extreme.txt"))
        assert (setup.level, setup.grade) == (5, grade)
        assert least <= setup.se_rating <= highest
        assert setup.symmetry == ("none" if grade == "extreme" else "central")
        assert LADDER.listed_with(setup.hardest) == 5


def test_an_extreme_puzzle_of_other_wishes_is_none_of_the_bank() -> None:
    wanted = MakeOptions(level=5, grade="extreme", clues=(40, 45), seed="no such")
    with pytest.raises(Cancelled):
        make(wanted, iter([*[False] * 200, True]).__next__, bank=resource("puzzles/extreme.txt"))


@in_turn(
    "wrong",
    [
        MakeOptions(level=4, grade="master"),
        MakeOptions(level=5, grade="easy"),
        MakeOptions(level=5, grade="extreme", se=(6.5, 8.0)),
    ],
)
def test_a_grade_that_cannot_be_is_refused(wrong: MakeOptions) -> None:
    with pytest.raises(Fault):
        make(wrong)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_level_and_hardest_step_agree(level: int) -> None:
    """A tenth of what is dug at level 4 has a hidden pair as the hardest, or a skyscraper."""
    for number in range(40):
        setup = make(MakeOptions(level=level, seed=f"agree {number}"))
        assert setup.level == level_of(setup.se_rating) == LADDER.listed_with(setup.hardest)
        assert setup.grade == grade_of(setup.se_rating)
