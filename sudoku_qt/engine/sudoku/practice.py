# SPDX-License-Identifier: MIT
"""Puzzles to practise one technique with: each needs it, and tells the position where it is due.

A puzzle *needs* a technique if the way up the ladder uses it: at some point, the position where it
is due, everything easier finds nothing, so that whoever does not know the technique is stuck or
has to use something harder. A technique that the ladder leaves out is switched on for that. One
that is two or more of another at once could never be due, since one alone would be found before;
for such a one its parts are left out.

Frequent techniques are looked for in random puzzles, of which those are taken that ask for nothing
harder before. Rare ones come from a bank of puzzles, in a random one of the 1.2e12 disguises that
each has; `packaging/practice_bank.py` fills it.
"""

from collections.abc import Mapping
from pathlib import Path

from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.chance import Chance, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grading import graded
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.ladder import Ladder
from sudoku_qt.engine.sudoku.logic import follow
from sudoku_qt.engine.sudoku.solver import parse
from sudoku_qt.engine.sudoku.symmetry import disguise
from sudoku_qt.engine.sudoku.techniques import LADDER
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

TRIES = 3_000
FINNED_FISH = (
    "finned_x_wing",
    "sashimi_x_wing",
    "finned_swordfish",
    "sashimi_swordfish",
    "finned_jellyfish",
    "sashimi_jellyfish",
)
FINNED_FRANKEN_FISH = ("finned_franken_x_wing", "finned_franken_swordfish")
FINNED_MUTANT_FISH = ("finned_mutant_x_wing", "finned_mutant_swordfish")
PARTS: Mapping[str, tuple[str, ...]] = {
    "dual_two_string_kite": ("two_string_kite",),
    "dual_empty_rectangle": ("empty_rectangle",),
    "siamese_fish": FINNED_FISH,
    "siamese_franken_fish": FINNED_FRANKEN_FISH,
    "siamese_mutant_fish": FINNED_MUTANT_FISH,
}
"""What a technique consists of that would always be found before it."""


def needing(
    technique: str,
    seed: str = "",
    stop: Stop = never,
    progress: Progress = unheard,
    bank: Path | None = None,
) -> tuple[SudokuSetup, Grid]:
    """Give a puzzle that needs a technique, and the position, with its notes, where it is due.

    `bank` is the file of puzzles for rare techniques. Raises `Fault` for a name that the ladder
    does not have and where no puzzle was found, and `Cancelled`.
    """
    ladder = ladder_with(technique)
    seed = tidy_seed(seed) or fresh_seed()
    chance = Chance(f"practice {technique} {seed}")
    known = puzzles_of(bank, technique) if bank else ()
    if not known:
        ladder = up_to(technique, ladder)
    for number in range(TRIES):
        progress(number / TRIES)
        givens = disguise(chance.choice(known), chance) if known else _drawn(chance)
        position = due(givens, technique, ladder, stop)
        if position is not None:
            setup = SudokuSetup(givens, "generated", mode="technique", symmetry="none", seed=seed)
            progress(1.0)
            return graded(setup), position
    raise Fault("No puzzle for “{name}” was found.", name=technique)


def due(givens: bytes, technique: str, ladder: Ladder, stop: Stop = never) -> Grid | None:
    """Give the position where a technique is first used on the way up a ladder, or None."""
    board = Board.of_givens(givens)
    for rung, _ in follow(board, ladder):
        go_on(stop)
        if rung.name == technique:
            return board.grid()
    return None


def ladder_with(technique: str) -> Ladder:
    """Give the ladder on which a technique is switched on and its parts are switched off."""
    return LADDER.switched(on=[technique], off=PARTS.get(technique, ()))


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


def _drawn(chance: Chance) -> bytes:
    return kernel.minimal_puzzle(chance.word())
