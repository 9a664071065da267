# SPDX-License-Identifier: MIT
"""New puzzles of chosen kinds, the same for the same options and seed on every machine."""

from dataclasses import dataclass
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.kind import WholeBoard
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.kinds.dots import Negative
from sudoku_qt.engine.sudoku.variants.kinds.outside import LittleKiller, OutsideClue
from sudoku_qt.engine.sudoku.variants.making.cages import sure_cages
from sudoku_qt.engine.sudoku.variants.making.clues import PLACERS, clues_of
from sudoku_qt.engine.sudoku.variants.making.full_grid import NoBoardFault, random_grid
from sudoku_qt.engine.sudoku.variants.making.layouts import layout_at_random
from sudoku_qt.engine.sudoku.variants.making.levelling import of_level
from sudoku_qt.engine.sudoku.variants.making.one_solution import OneSolution
from sudoku_qt.engine.sudoku.variants.making.taking_away import (
    needed_clues,
    needed_givens,
    with_clues,
)
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_board import WINDOWS
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

KILLER, JIGSAW, WINDOKU, NEGATIVE = "killercage", "jigsaw", "windoku", Negative.name
TOGETHER = {
    "killer": (KILLER,),
    "kropki": ("difference", "ratio"),
    "diagonals": ("diagonal+", "diagonal-"),
    "sandwich": ("sandwichsum",),
    "littlekiller": ("littlekillersum",),
}
"""What kinds are called besides, alone or together."""
SIZES = (4, 6, 9)
TRIES, TRIES_OF_A_LEVEL = 40, 160
WHOLE = tuple(kind.name for kind in KINDS if isinstance(kind, WholeBoard))
MADE = frozenset((*WHOLE, *PLACERS, NEGATIVE))
"""The kinds that can be made."""


@dataclass(frozen=True)
class VariantOptions:
    """The options: kinds by name, a size, or rules that are kept and added to."""

    kinds: tuple[str, ...] = ()
    size: int = 9
    rules: Rules | None = None
    symmetry: str = "central"
    seed: str = ""
    level: int | None = None


def kinds_in(text: str) -> tuple[str, ...]:
    """The names of kinds, separated by commas, each once. Raises `Fault`."""
    found = dict[str, None]()
    lower = {name.lower(): name for name in (*MADE, JIGSAW, WINDOKU)}
    for part in text.split(","):
        word = part.strip().lower()
        names = TOGETHER.get(word) or ((lower[word],) if word in lower else ())
        if not names:
            raise Fault(
                "“{name}” is no kind of rules; sudoku info variants lists them", name=part.strip()
            )
        found.update(dict.fromkeys(names))
    if NEGATIVE in found and not found.keys() & {*Negative.values}:
        raise Fault("“{kind}” goes with one of {names}", kind=NEGATIVE, names=Negative.values)
    return tuple(found)


def first_level(options: VariantOptions) -> int:
    """The easiest level at which puzzles need their rules; below it they would be classic ones."""
    kept = options.rules or Rules(options.size)
    own = (each.kind for each in kept.constraints)
    names = [name for name in (*options.kinds, *own) if name not in {JIGSAW, WINDOKU, NEGATIVE}]
    has_areas = not kept.has_boxes or {JIGSAW, WINDOKU} & {*options.kinds}
    return 1 if has_areas or not names else min(KIND_NAMED[name].first_level for name in names)


def make_variant(
    options: VariantOptions, stop: Stop = never, tell: Progress = unheard, *, layouts: Path
) -> VariantPuzzle:
    """A puzzle with one solution; told is the share of the tries. Raises `Fault`, `Cancelled`."""
    if options.level is not None and options.level < (first := first_level(options)):
        raise Fault(
            "at level {level} these rules would not be needed; level {first} is their easiest",
            level=options.level,
            first=first,
        )
    names = ",".join(options.kinds)
    rng = SeededRandom(f"{options.seed or fresh_seed()} {names} {options.size} {options.symmetry}")
    missing = ""
    tries = TRIES if options.level is None else TRIES_OF_A_LEVEL
    for number in range(tries):
        go_on(stop)
        tell(number / tries)
        base = _base(options, rng, layouts)
        try:
            solution = random_grid(base, rng, stop)
        except NoBoardFault:
            if JIGSAW in options.kinds:  # another layout may have a solution
                missing = JIGSAW
                continue
            raise
        placed = {
            name: clues_of(name, base.board, solution, rng)
            for name in options.kinds
            if name in PLACERS and name != KILLER
        }
        if NEGATIVE not in options.kinds:
            _leave_one_dot(placed, rng)
        _leave_one_clue(placed, base)
        missing = next((name for name, clues in placed.items() if not clues), "")
        if not missing:
            if NEGATIVE in options.kinds:
                base = _marked(base, placed)
            clues = [clue for each in placed.values() for clue in each]
            puzzle = _reduced(options, base, clues, solution, rng, stop)
            if options.level is None:
                return puzzle
            found = of_level(
                puzzle, solution, options.level, symmetry_named(options.symmetry), rng, stop=stop
            )
            if found:
                return found
    if not missing:
        raise Fault("no puzzle of level {level} was found", level=options.level)
    raise Fault("no board of this size with “{kind}” was found", kind=missing)


def _base(options: VariantOptions, rng: SeededRandom, layouts: Path) -> Rules:
    """The rules of a puzzle before there are clues. Raises `Fault`."""
    base = options.rules or Rules(options.size)
    regions = base.regions
    if JIGSAW in options.kinds:
        regions = layout_at_random(layouts, base.size, rng)
        if regions is None:
            raise Fault("there are no layouts of jigsaws with {count} rows", count=base.size)
    own = [Constraint(name) for name in options.kinds if name in WHOLE]
    if WINDOKU in options.kinds:
        if base.size != 9:
            raise Fault("a windoku has 9 rows")
        own += [Constraint("extraregion", cells) for cells in WINDOWS]
    return Rules(base.size, regions, (*base.constraints, *own))


def _marked(base: Rules, placed: dict[str, list[Constraint]]) -> Rules:
    """Rules with all marks of the kinds that have a negative rule, and these."""
    names = [name for name in placed if name in Negative.values]
    marks = [mark for name in names for mark in placed.pop(name)]
    return with_clues(base, [*marks, *(Constraint(NEGATIVE, (), name) for name in names)])


def _leave_one_dot(placed: dict[str, list[Constraint]], rng: SeededRandom) -> None:
    """Of a white and a black dot at the same place leave one, which is enough for 1 and 2."""
    white, black = placed.get("difference", []), placed.get("ratio", [])
    for cells in {each.cells: None for each in white}:
        both = [dots for dots in (white, black) if any(each.cells == cells for each in dots)]
        if len(both) > 1:
            dots = max(both, key=len) if min(map(len, both)) == 1 else rng.choice(both)
            dots.remove(next(each for each in dots if each.cells == cells))


def _leave_one_clue(placed: dict[str, list[Constraint]], base: Rules) -> None:
    """Of clues of several kinds at one end of a row or column leave the first.

    A little killer is not among them: its clue may stand at either end of its diagonal.
    """
    taken = dict[str, str]()
    for name, clues in placed.items():
        kind = KIND_NAMED[name]
        if isinstance(kind, OutsideClue) and not isinstance(kind, LittleKiller):
            places = [kind.place(each, base.board) for each in clues]
            clues[:] = [
                each
                for each, place in zip(clues, places, strict=True)
                if taken.setdefault(place, name) == name
            ]


def _reduced(
    options: VariantOptions,
    base: Rules,
    clues: list[Constraint],
    solution: bytes,
    rng: SeededRandom,
    stop: Stop,
) -> VariantPuzzle:
    """No more givens than needed, and then no more clues; cages cover the board."""
    if KILLER in options.kinds:
        base, is_sure = _caged(with_clues(base, clues), solution, rng, stop)
        base = Rules(
            base.size, base.regions, tuple(each for each in base.constraints if each not in clues)
        )
    else:
        is_sure = False
    givens = frozenset[int]()
    if not is_sure:
        proof = OneSolution(with_clues(base, clues), solution, stop)
        givens = needed_givens(proof, symmetry_named(options.symmetry), base.size, rng)
    kept = needed_clues(base, clues, givens, solution, rng, stop=stop)
    digits = bytes(digit if cell in givens else 0 for cell, digit in enumerate(solution))
    return VariantPuzzle(with_clues(base, kept), digits)


def _caged(rules: Rules, solution: bytes, rng: SeededRandom, stop: Stop) -> tuple[Rules, bool]:
    """Rules with cages that cover the board, and whether these leave one solution."""
    for _ in range(TRIES):
        cages = sure_cages(rules, solution, rng, stop)
        if cages:
            return with_clues(rules, cages), True
    return with_clues(rules, clues_of(KILLER, rules.board, solution, rng)), False
