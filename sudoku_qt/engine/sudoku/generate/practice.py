# SPDX-License-Identifier: MIT
"""Puzzles to practise one technique with: each needs it, and tells the position where it is due.

A puzzle *needs* a technique if the way up the ladder uses it: at some point, the position where it
is due, everything easier finds nothing, so that whoever does not know the technique is stuck or
has to use something harder. A technique that the ladder leaves out is switched on for that. Some
could hardly ever be due, such as those that are two of another at once, since one alone is found
before, and fish of all shapes, since chains go the same way: for them the ladder goes without what
their rung names.

Puzzles are drawn at random until one needs the technique, and nothing harder before. Where none
comes soon there is a bank of puzzles for each of the rare techniques, which is filled by
`packaging/practice_bank.py`; one of them is given in a random one of its 1.2e12 isomorphs. What
is drawn first is of the lowest level that asks for the technique, so that whoever has practised
can go on to the end.
"""

from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.standard_generator import attempt
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.rating.rater import GRADES
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.symmetry import random_isomorph
from sudoku_qt.engine.work import Progress, Stop, never, unheard

TRIES = 3_000
FRESH_TRIES = 30
"""Puzzles of the right level that are looked at before the bank, or any puzzle, will do."""


def needing(
    technique: str,
    seed: str = "",
    stop: Stop = never,
    progress: Progress = unheard,
    bank: Path | None = None,
) -> tuple[SudokuSetup, Grid]:
    """A puzzle that needs a technique, and the position, with its notes, where it is due.

    `bank` is the file of puzzles for rare techniques. Raises `Fault` for a name that the ladder
    does not have and where no puzzle was found, and `Cancelled`.
    """
    whole = ladder_with(technique)
    strict = up_to(technique, whole)
    seed = tidy_seed(seed) or fresh_seed()
    rng = SeededRandom(f"practice {technique} {seed}")
    known = puzzles_of(bank, technique) if bank else []
    for number in range(TRIES):
        progress(number / TRIES)
        if number < FRESH_TRIES:
            givens, ladder = _drawn(whole[technique].lowest_level, rng, stop), strict
        elif not known:
            givens, ladder = kernel.minimal_puzzle(rng.word()), strict
        else:
            givens, ladder = random_isomorph(rng.choice(known), rng), whole
        position = due(givens, technique, ladder, stop)
        if position is not None:
            setup = graded(_made(givens, technique, seed), stop)
            progress(1.0)
            return setup, position
    raise Fault("No puzzle for “{name}” was found.", name=technique)


def _made(givens: bytes, technique: str, seed: str) -> SudokuSetup:
    return SudokuSetup(
        givens, "generated", "technique", symmetry="none", seed=seed, technique=technique
    )


def _drawn(level: int, rng: SeededRandom, stop: Stop) -> bytes:
    """Draw a puzzle of a level; of the highest, where most are, any."""
    while level < len(LEVELS):
        drawn = attempt(MakeOptions(level=level, symmetry="none"), rng, stop).givens
        if drawn is not None:
            return drawn
    return kernel.minimal_puzzle(rng.word())


def due(givens: bytes, technique: str, ladder: Ladder, stop: Stop = never) -> Grid | None:
    """The position where a technique is first used on the way up a ladder, or None."""
    board = Board.of_givens(givens)
    for rung, _ in follow(board, ladder, stop):
        if rung.name == technique:
            return board.grid()
    return None


def is_needed(givens: bytes, technique: str, ladder: Ladder, stop: Stop = never) -> bool:
    """Whether nothing else on a ladder that is as easy solves a puzzle, wherever it stands."""
    bound = ease(ladder[technique])
    others = (rung for rung in ladder if rung.name != technique and ease(rung) <= bound)
    board = Board.of_givens(givens)
    for _ in follow(board, Ladder(tuple(others)), stop):
        pass
    return not board.solved


def ease(rung: Rung) -> tuple[int, int]:
    """How easy a technique is: the less the easier, by the lowest level, then HoDoKu's."""
    return rung.lowest_level, GRADES.index(rung.level)


def ladder_with(technique: str) -> Ladder:
    """The ladder on which a technique is switched on, and what is left out for it is off."""
    return LADDER.switched(on=[technique], off=LADDER[technique].without)


def up_to(technique: str, ladder: Ladder) -> Ladder:
    """Cut a ladder above a technique; singles stay, whatever it is."""
    rungs = ladder.rungs
    last = rungs.index(ladder[technique])
    return Ladder(
        tuple(rung for place, rung in enumerate(rungs) if place <= last or rung.level == "easy")
    )


def puzzles_of(bank: Path, technique: str) -> list[bytes]:
    """Read the puzzles of a technique: a line each, its name, a space and 81 characters."""
    lines = (line.split(" ") for line in bank.read_text("ascii").splitlines())
    return [parse(words[1]) for words in lines if words[0] == technique]
