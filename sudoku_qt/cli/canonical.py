# SPDX-License-Identifier: MIT
"""`sudoku canonical`: the canonical form of every puzzle."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.misfits import left_out
from sudoku_qt.cli.options import add_flag
from sudoku_qt.cli.puzzle_verb import Examined, Puzzle, PuzzleVerb, Record
from sudoku_qt.cli.sieve import Sieve
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop


class Canonical(PuzzleVerb):
    """Writes canonical forms; puzzles with a digit twice in a row or column are only reported."""

    summary = "write the canonical form of every puzzle, or one puzzle of each class"
    columns = ("line", "puzzle", "form")
    line = ("form",)
    drawn_field = "form"
    plain = True
    example = "sudoku canonical puzzles.txt --unique --template {puzzle}"

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the option to leave out isomorphs of earlier puzzles."""
        add_flag(
            parser,
            "--unique",
            "only the first puzzle of each class; of what was seen 16 bytes a class are kept, "
            "beyond a million of them in temporary files",
        )

    def examined(self, batch: Batch, options: Namespace) -> Examined:
        """Compute all forms at once."""
        forms, legal = kernel.canonical_forms(batch.cells)
        return Examined(forms, misfits=left_out(batch, legal))

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Write the form as text."""
        return Record({"form": to_text(puzzle.solution or b"")})

    def keys(self, examined: Examined, places: Sequence[int]) -> tuple[bytes, ...]:
        """The canonical forms."""
        return tuple(bytes(examined.grids[CELLS * at : CELLS * (at + 1)]) for at in places)

    def sieve(self, options: Namespace, layout: Layout) -> AbstractContextManager[Sieve | None]:
        """Leave out puzzles whose form came before, with that option."""
        if not options.unique:
            return nullcontext()
        if layout.between or layout.lines_of_record is None:
            raise UsageFault("--unique needs records of whole lines: line, csv, jsonl, a template")
        return _sieve(layout.lines_of_record)


@contextmanager
def _sieve(lines: int) -> Iterator[Sieve]:
    from sudoku_qt.engine.sudoku.research.seen import Seen  # numpy: 180 ms

    with Seen() as seen:
        yield Sieve(seen, lines)


VERB = Canonical()
