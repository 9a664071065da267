# SPDX-License-Identifier: MIT
"""The part of `sudoku generate` for other rules; imported only for these."""

from argparse import Namespace
from collections.abc import Callable

from sudoku_qt.cli.exits import InputFault, UsageFault
from sudoku_qt.cli.reading import read_text
from sudoku_qt.cli.stream import watched
from sudoku_qt.cli.variant_lines import written_as
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.variants.links import object_in
from sudoku_qt.engine.sudoku.variants.making.maker import (
    SIZES,
    VariantOptions,
    kinds_in,
    make_variant,
)
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.paths import resource

PLAIN_ONLY = ("mode", "grade", "clues", "must", "must_not", "mask", "minimal",
              "one_key_step", "se", "technique", "hardest", "near")  # fmt: skip
"""Options for puzzles with the classic rules only."""
HARDEST = 4
"""The hardest level that can be made."""
DRAWN = frozenset(("grid", "course"))


def variant_maker(options: Namespace) -> Callable[[Namespace, str], VariantPuzzle]:
    """A function that makes a puzzle from a seed. Raises `UsageFault`, `InputFault`."""
    typed: frozenset[str] = getattr(options, "options_said", frozenset())
    for name in PLAIN_ONLY:
        if name in typed:
            raise UsageFault(
                "--{name} goes with the plain rules only, not with --{way}",
                name="from" if name == "near" else name.replace("_", "-"),
                way=min({"variant", "rules", "size"} & typed),
            )
    if (options.level or 0) > HARDEST:
        raise UsageFault("with other rules there are the levels 1 to {most}", most=HARDEST)
    if options.format in DRAWN:
        raise UsageFault("boards with other rules are not drawn: write lines, csv or jsonl")
    if {"rules", "size"} <= typed:
        raise UsageFault("--{first} and --{second} do not go together", first="rules",
                         second="size")  # fmt: skip
    try:
        kinds = kinds_in(options.variant) if options.variant is not None else ()
    except Fault as fault:
        message = fault.message
        raise UsageFault(message.template, **message.facts) from None
    rules = None if options.rules is None else _rules_in(options.rules)
    return _Maker(kinds, options.size or SIZES[-1], rules)


def _rules_in(name: str) -> Rules:
    """The rules in f-puzzles' object or link, given directly or as a file. Raises `InputFault`."""
    try:
        text = object_in(name) or object_in(read_text(name))
        if text is not None:
            return read_variant(text).rules
    except InputFault:
        raise
    except Fault as fault:
        raise InputFault("{name}: {reason}", name=name[:80], reason=fault) from None
    raise InputFault("{name} has no object or link of f-puzzles", name=name[:80])


class _Maker:
    """Makes puzzles of some kinds; it is passed whole to other processes."""

    def __init__(self, kinds: tuple[str, ...], size: int, rules: Rules | None) -> None:
        self.kinds, self.size, self.rules = kinds, size, rules

    def __call__(self, options: Namespace, seed: str) -> VariantPuzzle:
        """A puzzle. Raises `Fault`, `Cancelled`."""
        chosen = VariantOptions(
            self.kinds, self.size, self.rules, options.symmetry, seed, options.level
        )
        return make_variant(chosen, watched(), layouts=resource("puzzles/jigsaw.txt"))


def text_of(made: VariantPuzzle | SudokuSetup, form: str) -> str:
    """A puzzle as an f-puzzles object or a link, on one line without its end."""
    puzzle = made if isinstance(made, VariantPuzzle) else VariantPuzzle(Rules(), made.givens)
    return written_as(puzzle, form).rstrip("\n")


def fields_of(puzzle: VariantPuzzle, options: Namespace, seed: str) -> dict[str, object]:
    """The fields of a puzzle with other rules, which has no rating."""
    return {
        "puzzle": text_of(puzzle, "fpuzzles"),
        "clues": len(puzzle.givens) - puzzle.givens.count(0),
        "level": options.level,
        "symmetry": options.symmetry,
        "seed": seed,
    }
