# SPDX-License-Identifier: MIT
"""New puzzles, determined by options and a seed alone."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sudoku_qt.api.arguments import cells_in_mask, faults_as_errors, names, pair, real, whole
from sudoku_qt.api.variants import making
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import STANDARD, MakeOptions
from sudoku_qt.engine.sudoku.generate.pattern_search import WALKS, find_puzzle
from sudoku_qt.engine.sudoku.generate.practice import needing
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.paths import resource

MOST = 10**9
HARDEST = len(LEVELS)
PLAIN = MakeOptions()


def generate(
    number: int = 1,
    *,
    level: int | None = None,
    symmetry: str = "central",
    clues: tuple[int, int] | None = None,
    must: str | Iterable[str] = (),
    must_not: str | Iterable[str] = (),
    mask: str | Iterable[int] | None = None,
    minimal: bool = False,
    one_key_step: bool = False,
    se: tuple[float, float] | None = None,
    grade: str = "",
    technique: str = "",
    mode: str = "standard",
    seed: str | int = "",
    rules: Rules | None = None,
    variant: str = "",
) -> list[Any]:
    """New puzzles with one solution each; the same options and seed give the same on any machine.

    `level` is 1-5, 2 by default, or 0 for any; a `grade`, "expert", "master" or "extreme", divides
    level 5.
    `clues` and `se` are pairs: the least and the greatest number of givens, and of the SE rating.
    `must` and `must_not` name techniques that the solving path has to use or to avoid. `mask` is
    the set of cells that may hold givens, as 81 signs (`.`, `0`, `_`, `-` and `*` mean that the
    cell may not) or as cell numbers 0-80. `minimal` puzzles need all of their givens; with
    `one_key_step` exactly one step is harder than level 4. `mode` is "standard", "digging" or
    "simple"; the last two have levels of their own, 1-5, and take no other options. `technique`
    asks for puzzles that need that technique, and goes with no other option.

    With `rules`, or a `variant` (kinds separated by commas, as in `sudoku generate --variant`), the
    results are puzzles with these rules, as `parse` returns them; otherwise they are texts. Of the
    other options only `symmetry` and `level` apply to them; `level` is 1-4, and any by default. The
    constraints in `rules` are kept, and clues of the kinds are added.

        >>> killer, = sudoku.generate(variant="killer", rules=sudoku.Rules(6), seed="guide")
        >>> sudoku.count(killer), len(killer.text), {each.kind for each in killer.rules.constraints}
        (1, 36, {'killercage'})
        >>> made, = sudoku.generate(level=1, seed="guide")
        >>> sudoku.count(made), int(sudoku.rate(made)["level"][0])
        (1, 1)
        >>> hard, = sudoku.generate(technique="x_wing", seed="guide")
        >>> "x_wing" in {step.technique for step in sudoku.steps(hard)}
        True

    Raises:
        ValueError: The options contradict each other, or no puzzle was found that meets them.
    """
    options = MakeOptions(
        mode=mode,
        level=HARDEST if grade else PLAIN.level if level is None else whole("level", level, 0, 5),
        symmetry=symmetry,
        clues=pair("clues", clues, _clues),
        must=names(must),
        must_not=names(must_not),
        mask=None if mask is None else cells_in_mask(mask),
        minimal=bool(minimal),
        one_key_step=bool(one_key_step),
        se=pair("se", se, real),
        grade=grade,
    )
    _check(options, technique)
    numbers = range(whole("number", number, 0, MOST))
    seeds = (f"{seed} {place}" if seed != "" and place else f"{seed}" for place in numbers)
    with faults_as_errors():
        if rules is not None or variant:
            if technique or replace(options, symmetry=PLAIN.symmetry, level=PLAIN.level) != PLAIN:
                raise ValueError("with rules or a variant there are number, level, symmetry, seed")
            return [*map(making(rules, variant, symmetry, level or None), seeds)]
        return [_made(replace(options, seed=each), technique) for each in seeds]


def pattern(
    mask: str | Iterable[int],
    number: int = 1,
    *,
    minimal: bool = False,
    se: tuple[float, float] | None = None,
    tries: int = WALKS,
    seed: str | int = "",
) -> list[str]:
    """New puzzles with one solution whose givens are exactly the cells of a mask.

    `mask` is as in `generate`; `minimal` puzzles need all of their givens, and `se` is a range of
    SE ratings. The same seed gives the same puzzles.

        >>> other, = sudoku.pattern(puzzle, seed="guide")
        >>> [sign == "." for sign in other] == [sign == "." for sign in puzzle]
        True

    Raises:
        ValueError: No puzzle with givens in these cells has one solution, or `tries` random walks
            have found none.
    """
    cells, chosen = sorted(cells_in_mask(mask)), pair("se", se, real)
    walks, begun = whole("tries", tries, 1), f"{seed}" or fresh_seed()
    found = list[str]()
    for place in range(1, 1 + whole("number", number, 0, MOST)):
        rng = SeededRandom(f"{begun} {place}")
        with faults_as_errors():
            made = find_puzzle(cells, rng, walks, minimal=minimal, se=chosen)
            if made is None:
                raise Fault("No puzzle of this pattern was found.")
        found.append(to_text(made.givens))
    return found


def _clues(name: str, value: object) -> int:
    return whole(name, value, 0)


def _check(options: MakeOptions, technique: str) -> None:
    """Refuse options that would be ignored. Raises `ValueError`."""
    if technique and options != PLAIN:
        raise ValueError("technique goes with number and seed alone")
    own = replace(PLAIN, mode=options.mode, level=options.level)
    if options.mode != STANDARD and options != own:
        raise ValueError(f"mode {options.mode!r} has a level only")


def _made(options: MakeOptions, technique: str) -> str:
    if technique:
        bank = resource("puzzles/techniques.zip")
        return to_text(needing(technique, options.seed, bank=bank)[0].givens)
    return to_text(make(options, bank=resource("puzzles/extreme.txt")).givens)
