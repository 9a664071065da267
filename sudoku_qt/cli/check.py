# SPDX-License-Identifier: MIT
"""`sudoku check`: whether puzzles are valid, how many solutions they have, and minimality."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from sudoku_qt.cli.batch import Batch, Variant
from sudoku_qt.cli.language import say
from sudoku_qt.cli.misfits import misfit
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.output import is_read_with_errors
from sudoku_qt.cli.puzzle_verb import Examined, Puzzle, PuzzleVerb, Record, Table
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import MOST_COUNTED, to_text
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop

MOST_SOLUTIONS = 1_000_000
MINIMAL = Message("one solution, minimal")
NOT_MINIMAL = Message("one solution, not minimal")
ONE = Message("exactly one solution")


class Check(PuzzleVerb):
    """Writes a verdict on every puzzle that can be read; anything but one solution is a fault."""

    summary = "say of every puzzle what is wrong with it, or that it has one solution"
    columns = ("line", "puzzle", "clues", "solutions", "minimal", "verdict")
    line = ("puzzle", "verdict")
    formats = ("line", "csv", "jsonl")
    example = "sudoku check puzzles.txt --template '{line} {solutions}'"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the option to count solutions beyond two."""
        parser.add_argument(
            "--max",
            type=whole(2, MOST_SOLUTIONS),
            default=2,
            metavar="N",
            action=Once,
            help="count solutions up to N (2)",
        )

    def tells_faults(self, options: Namespace) -> bool:
        """Report no puzzle twice on one terminal: its record ends with the verdict there."""
        return options.template is None and is_read_with_errors(options.output)

    def examined(self, batch: Batch, options: Namespace) -> Examined:
        """Count the solutions of all puzzles."""
        return Examined(counts=counted(batch.cells, options.max))

    def table(
        self, source: str, batch: Batch, examined: Examined, options: Namespace, stop: Stop
    ) -> Table | None:
        """All records at once, if neither the verdict nor minimality is asked for."""
        if not {"minimal", "verdict"}.isdisjoint(options.field_names):
            return None
        faults = {
            place: _fault(batch.cells[CELLS * place : CELLS * (place + 1)], count, options.max)
            for place, count in enumerate(examined.counts)
            if count != 1
        }
        return Table(columns_of(batch, examined, options.field_names), faults)

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """For one solution, check whether every clue is needed, if that is asked for."""
        count = puzzle.counted or 0
        to_text = say if options.template is None and options.format == "line" else str
        fields = {"clues": CELLS - puzzle.cells.count(0), "solutions": count, "minimal": ""}
        if count != 1:
            fault = _fault(puzzle.cells, count, options.max)
            return Record({**fields, "verdict": to_text(fault)}, fault)
        if {"minimal", "verdict"}.isdisjoint(options.field_names):
            return Record(fields)
        minimal = kernel.is_minimal(puzzle.cells)
        verdict = to_text(MINIMAL if minimal else NOT_MINIMAL)
        return Record({**fields, "minimal": "yes" if minimal else "no", "verdict": verdict})

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The same for a puzzle with rules of its own, without minimality."""
        count = variant.answers.count(options.max)
        to_text = say if options.template is None and options.format == "line" else str
        fields = {"clues": variant.clues, "solutions": count, "minimal": ""}
        if count == 1:
            return Record({**fields, "verdict": to_text(ONE)})
        fault = _several(count, options.max) if count else variant.answers.misfit()
        return Record({**fields, "verdict": to_text(fault)}, fault)


def counted(puzzles: bytes, most: int) -> Sequence[int]:
    """Count the solutions of puzzles, 81 bytes each, up to any limit."""
    quick = min(most, MOST_COUNTED)
    counts: Sequence[int] = kernel.solve_many(puzzles, quick)[1]
    if quick == most or quick not in counts:
        return counts
    return [
        kernel.count_solutions(puzzles[CELLS * place : CELLS * (place + 1)], most)
        if count == quick
        else count
        for place, count in enumerate(counts)
    ]


def columns_of(
    batch: Batch, examined: Examined, field_names: Sequence[str]
) -> dict[str, Sequence[object]]:
    """The columns of what is known about a batch whose solutions were counted."""
    starts = range(0, len(batch.cells), CELLS)
    columns: dict[str, Sequence[object]] = {"line": batch.lines, "solutions": examined.counts}
    if "clues" in field_names:
        columns["clues"] = [CELLS - batch.cells.count(0, at, at + CELLS) for at in starts]
    if "puzzle" in field_names:
        text = to_text(batch.cells)
        columns["puzzle"] = [text[at : at + CELLS] for at in starts]
    if "comment" in field_names:
        columns["comment"] = [batch.comments.get(place, "") for place in range(len(starts))]
    return columns


def _fault(puzzle: bytes, count: int, most: int) -> Fault:
    return _several(count, most) if count else misfit(puzzle, count)


def _several(count: int, most: int) -> Fault:
    return Fault(
        "{count} or more solutions" if count == most else "{count} solutions", count=f"{count:,}"
    )


VERB = Check()
