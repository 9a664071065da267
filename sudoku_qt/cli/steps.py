# SPDX-License-Identifier: MIT
"""`sudoku steps`: how a person solves a puzzle, step by step, or all steps possible now."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

from sudoku_qt.cli.argument_types import technique_named
from sudoku_qt.cli.batch import Variant
from sudoku_qt.cli.exits import InputFault, UsageFault, wrong_at
from sudoku_qt.cli.language import language_of_run, reason, say
from sudoku_qt.cli.layouts import Fields, Layout
from sudoku_qt.cli.options import Once, add_flag
from sudoku_qt.cli.puzzle_verb import Needs, Puzzle, PuzzleVerb, Record
from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.order import LARGEST, Order, ladder_of, read_order
from sudoku_qt.engine.sudoku.hints.path.path_text import Writing, lines, objects
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.solving import all_steps, path, speaks_against
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import ALS_OVERLAPPING, ORDERS
from sudoku_qt.engine.sudoku.text.position import full_notes, position_of
from sudoku_qt.engine.work import Stop
from sudoku_qt.languages import ENGLISH, has_wide_signs
from sudoku_qt.paths import resource

if TYPE_CHECKING:  # a start need not
    from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep

NOTATIONS = ("r4c5", "D5", "compact")
USUAL = "level"
"""The default order."""
REASONED = "reasoned"
"""The field of a record for the steps of a variant."""


class Steps(PuzzleVerb):
    """Writes a sentence or a JSON object for each step.

    Some techniques assume that there is one solution, so puzzles that have none or several are
    reported instead, with `--all` too.
    """

    summary = "solve puzzles as a person does and explain every step"
    needs = Needs.ONE_SOLUTION
    columns = ()
    line = ()
    clustered = False
    formats = ("text", "jsonl")
    example = "sudoku steps --from position.txt --all --format jsonl"
    batch = 8

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the options: which steps to show and how to word them."""
        say, name = parser.add_argument, technique_named
        add_flag(parser, "--all", "all steps of the position as it stands, not the path")
        say(
            "--from",
            dest="position",
            action=Once,
            metavar="POSITION",
            help="start from positions with their digits and candidates: a file of any format that "
            "has them, or -, in place of puzzles",
        )
        say(
            "--why-not",
            action=Once,
            metavar="CELL=DIGIT",
            help="the shortest reason why a digit is not in a cell, as in r4c5=7",
        )
        say("--technique", action=Once, type=name, metavar="NAME", help="only this one's steps now")
        add_flag(parser, "--als-overlap", "almost locked sets of one step may share cells")
        say(
            "--order",
            action=Once,
            metavar="ORDER",
            default=USUAL,
            help="what comes first: level, what an easier level asks for (default), hodoku, or "
            "the order in a file: a technique a line, its score or off behind it if need be",
        )
        say(
            "--notation",
            action=Once,
            choices=NOTATIONS,
            default="r4c5",
            help="r4c5 or D5, or compact: a step a line, as forums write it",
        )

    def run(self, options: Namespace) -> int:
        """Process the puzzles, or the positions. Raises `UsageFault`."""
        if options.position is not None:
            if options.inputs:
                raise UsageFault("--from stands in place of puzzles")
            options.inputs = [options.position]
        if options.order not in ORDERS:
            options.order = _order_in(options.order)
        return super().run(options)

    def fields(self) -> tuple[str, ...]:
        """No fields: a template is for one record on a line, and here a puzzle has many."""
        return ()

    def layout(self, options: Namespace) -> Layout:
        """One of the two layouts; output for programs is always English."""
        in_objects = options.format == "jsonl"
        language = options.language or (ENGLISH if in_objects else language_of_run())
        pages = Pages(resource("techniques") / language)
        if in_objects:
            return Objects(pages, options.notation, options.order, translated=language != ENGLISH)
        colon = "：" if has_wide_signs(language) else ": "
        return Sentences(pages, options.notation, colon)

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Find the steps of one puzzle."""
        if options.why_not:
            return _why_not(puzzle, options, stop)
        grid = Grid.of_givens(puzzle.cells).with_all_candidates()
        if options.position is not None and puzzle.found is not None:
            grid = position_of(puzzle.found).grid
            grid = replace(grid, candidates=full_notes(grid))
            if fault := speaks_against(grid, puzzle.solution or b""):
                return Record({"steps": []}, fault)
        ladder = _ladder(options.order)
        if options.als_overlap:
            ladder = ladder.searching(*ALS_OVERLAPPING)
        if options.technique:
            ladder = ladder.only(options.technique)
        find_steps = all_steps if options.all or options.technique else path
        return Record({"steps": list(find_steps(grid, ladder, stop))})

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The steps of a puzzle with rules of its own, from a separate ladder."""
        from sudoku_qt.cli.variant_steps import found_in, why_not_in  # for variants: 65 ms

        if options.technique or options.position is not None or options.notation == "D5":
            raise Fault("--from, --technique and the notation D5 are for plain Sudoku only")
        if options.why_not:
            steps, fault = why_not_in(variant.puzzle, options.why_not, stop)
        else:
            steps, fault = found_in(variant.puzzle, stop, now=options.all)
        return Record({REASONED: steps, "size": variant.puzzle.rules.size}, fault)


class Sentences(Layout):
    """Each puzzle on a line, and its numbered steps below it."""

    lines_of_record = None

    def __init__(self, pages: Pages, notation: Writing, colon: str) -> None:
        self._pages = pages
        self._notation = notation
        self._colon = colon

    def record(self, fields: Fields) -> str:
        """Write a line for the puzzle and a line for each step."""
        if REASONED in fields:
            compact = self._notation == "compact"
            step_lines = _written(*_reasoned(fields), say, compact=compact)
            return "\n".join((str(fields["puzzle"]), *step_lines)) + "\n"
        step_lines = lines(_steps(fields), self._pages, self._notation, self._colon, say)
        return "\n".join((str(fields["puzzle"]), *step_lines)) + "\n"


class Objects(Layout):
    """A JSON object for each step."""

    lines_of_record = None

    def __init__(
        self,
        pages: Pages,
        notation: Writing,
        order: str | Order = USUAL,
        *,
        translated: bool = False,
    ) -> None:
        self._pages = pages
        self._notation = notation
        self._order = order
        self._say = say if translated else str

    def record(self, fields: Fields) -> str:
        """Write a line for each step."""
        if REASONED in fields:
            steps = _objects_of(
                *_reasoned(fields), fields["line"], self._say, compact=self._notation == "compact"
            )
            return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in steps)
        how = self._pages, self._notation, fields["line"], _ladder(self._order)
        found = objects(_steps(fields), *how)
        return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in found)


def _why_not(puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
    """The shortest reason why a digit is not in a cell of a plain puzzle."""
    from sudoku_qt.cli.variant_steps import plain_variant  # as above

    try:
        return VERB.variant_record(plain_variant(puzzle.cells, stop), options, stop)
    except Fault as fault:
        return Record({REASONED: [], "size": 9}, fault)


def _steps(fields: Fields) -> Sequence[Step]:
    return cast("Sequence[Step]", fields["steps"])


def _reasoned(fields: Fields) -> "tuple[Sequence[ReasonedStep], int]":
    return cast("Sequence[ReasonedStep]", fields[REASONED]), cast("int", fields["size"])


def _written(
    steps: "Sequence[ReasonedStep]", size: int, say: Callable[[Message], str], *, compact: bool
) -> Iterator[str]:
    """Yield numbered lines, each a sentence, or with `compact` only the conclusion."""
    for number, step in enumerate(steps, 1):
        sentence = " ".join(step.follows(size)) if compact else spaced(say(step.sentence(size)))
        yield f"{number:>3}. {sentence}"


def _objects_of(
    steps: "Sequence[ReasonedStep]",
    size: int,
    line: object,
    say: Callable[[Message], str],
    *,
    compact: bool = False,
) -> Iterator[dict[str, object]]:
    """Yield an object for each step, for programs."""
    for number, step in enumerate(steps, 1):
        sentence = " ".join(step.follows(size)) if compact else spaced(say(step.sentence(size)))
        yield {"line": line, "step": number, **step.described(size), "sentence": sentence}


def _order_in(name: str) -> Order:
    """The order in a file. Raises `InputFault`."""
    try:
        with Path(name).open("rb") as file:
            return read_order(file.read(LARGEST + 1))
    except FormatFault as fault:
        raise wrong_at(name, 1, fault) from None
    except Fault as fault:
        raise InputFault("{name}: {reason}", name=name, reason=fault) from None
    except (OSError, ValueError) as error:
        raise InputFault("cannot read {name}: {reason}", name=name, reason=reason(error)) from None


def _ladder(order: str | Order) -> Ladder:
    """The ladder of an order, given by its name or as a file."""
    return ORDERS[order] if isinstance(order, str) else ladder_of(order)


VERB = Steps()
