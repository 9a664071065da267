# SPDX-License-Identifier: MIT
"""The contract of a verb that says something about every puzzle of its inputs.

Such a verb declares what puzzles it can work on (`needs`), names the fields of its records
(`columns`) and makes the record of one puzzle (`record`):

    class Rate(PuzzleVerb):
        needs = Needs.ONE_SOLUTION
        columns = ("line", "puzzle", "rating", "hardest")
        line = ("puzzle", "rating")

        def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
            return Record({"rating": 7.2, "hardest": "XY-Chain"})

    VERB = Rate()

The fields "line", "puzzle", "solution" and "comment" exist already. `record` may run in another
process (--jobs), so it must not depend on earlier puzzles. Puzzles that do not meet the need are
reported on standard error with their line and never reach it. If a record takes long, `record` asks
`stop` and raises `Cancelled`: the records before it are written.
"""

from abc import abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from functools import partial
from importlib import import_module
from math import inf
from typing import ClassVar, NamedTuple

from sudoku_qt.cli.batch import Batch, Variant
from sudoku_qt.cli.clustered import add_cluster_options, cluster, is_clustered, only_clustered
from sudoku_qt.cli.exits import placed
from sudoku_qt.cli.language import say
from sudoku_qt.cli.layouts import NAMES, Layout
from sudoku_qt.cli.misfits import misfit, remarks_on
from sudoku_qt.cli.options import add_flag
from sudoku_qt.cli.output import check_not_read
from sudoku_qt.cli.reading import Piece, check_inputs, pieces
from sudoku_qt.cli.sieve import Sieve
from sudoku_qt.cli.stream import Outcome, watched
from sudoku_qt.cli.verb import Verb
from sudoku_qt.cli.writing import add_output_options, chosen_layout, write_records
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Cancelled, Stop

OTHERS = Message("this solution is one of several")
_NONE: Mapping[int, Fault] = {}
_NOTHING: Mapping[str, object] = {}


class Needs(Enum):
    """What a puzzle must have before a verb can work on it.

    With NOTED, a puzzle with several solutions is accepted, and standard error reports it.
    """

    READABLE = (0, 0)
    A_SOLUTION = (1, 1)
    A_SOLUTION_NOTED = (2, 2)
    ONE_SOLUTION = (2, 1)

    def __init__(self, counted: int, most: int) -> None:
        self.counted = counted
        """The limit up to which solutions are counted."""
        self.most = most
        """The most solutions that a puzzle may have."""


class Puzzle(NamedTuple):
    """A puzzle of an input: 81 bytes of 0-9, and the line of the input where it begins.

    `solution` is the grid from the verb's `examined`, usually the solution if the verb needs one,
    and `counted` the number of solutions. `comment` is the rest of the line, `source` the name of
    the input. `found` is the whole position, if the input has more than a line for it.
    """

    cells: bytes
    line: int
    solution: bytes | None = None
    comment: str = ""
    source: str = ""
    found: Found | None = None
    counted: int | None = None


class Examined(NamedTuple):
    """What a verb computes for all puzzles of a batch at once.

    `grids` are 81 bytes for each puzzle, or empty; `counts` likewise one number for each, or empty.
    `misfits` has, by place in the batch, the puzzles that are left out and why; `noted` are the
    places of those with several solutions, of which one is returned.
    """

    grids: bytes | bytearray = b""
    counts: Sequence[int] = ()
    misfits: Mapping[int, Fault] = _NONE
    noted: Sequence[int] = ()


class Table(NamedTuple):
    """All records of a batch: a column for each field, and by place the faults of some.

    From place `until` on they are missing, if the rest is no longer wanted.
    """

    columns: Mapping[str, Sequence[object]]
    faults: Mapping[int, Fault]
    until: float = inf


class Record(NamedTuple):
    """A verb's result for a puzzle: its own fields.

    A `fault` is reported on standard error, and the exit code is then 1; the record is written.
    `notes` are reported there, too, once for many records with the same one; `remark` is reported
    for this puzzle.
    """

    fields: Mapping[str, object] = _NOTHING
    fault: Fault | None = None
    notes: tuple[Message, ...] = ()
    remark: Message | None = None


class PuzzleVerb(Verb):
    """A verb that processes puzzles one by one."""

    needs: ClassVar[Needs] = Needs.READABLE
    columns: ClassVar[tuple[str, ...]]
    """The fields of a record for `--format csv` and `jsonl`."""
    line: ClassVar[tuple[str, ...]]
    """The fields for `--format line`, separated by spaces."""
    drawn_field: ClassVar[str] = "puzzle"
    """The field that `--format grid` and `course` draw: "puzzle" or "solution"."""
    plain: ClassVar[bool] = False
    """Whether a record is only what is shown, so that `record` is not needed for many."""
    formats: ClassVar[tuple[str, ...]] = NAMES
    format_options: ClassVar[tuple[str, ...]] = ("--format",)
    batch: ClassVar[int] = 1024
    """The number of puzzles of a batch; few if each takes long."""
    takes_grids: ClassVar[bool] = False
    """Whether it is meant for full grids as well as for puzzles."""
    clustered: ClassVar[bool] = True
    """Whether it can run on several machines."""

    @abstractmethod
    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """The record of a puzzle that meets the need. Raises `Cancelled`."""

    def announce(self, options: Namespace) -> None:
        """Print what a person has to know to read the records, if they go to a terminal."""

    def tells_faults(self, options: Namespace) -> bool:
        """Whether the records' own faults are visible to whoever reads standard error."""
        return False

    def add_own_options(self, parser: ArgumentParser) -> None:
        """Add the options that the verb has besides those of all such verbs."""

    def need(self, options: Namespace) -> Needs:
        """What is needed of a puzzle, if that depends on the options."""
        return self.needs

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the options of all such verbs: inputs, output, layout, jobs."""
        parser.add_argument(
            "inputs",
            nargs="*",
            metavar="FILE",
            help="puzzles: files, also saved games, - for standard input, or 81 characters",
        )
        self.add_own_options(parser)
        others = only_clustered(self.formats) if self.clustered else ()
        add_output_options(parser, self.fields(), self.formats, self.format_options, others)
        if self.clustered:
            add_cluster_options(parser)
        add_flag(parser, "--strict", "stop at the first bad puzzle")

    def fields(self) -> tuple[str, ...]:
        """The names of all fields of a record."""
        return tuple(dict.fromkeys(("line", "puzzle", *self.columns, "comment")))

    def at_a_time(self, size: int | None, options: Namespace) -> int:
        """How many puzzles to process at a time, for inputs of so many bytes, if known."""
        return self.batch

    def layout(self, options: Namespace) -> Layout:
        """The layout that the options choose. Raises `UsageFault`."""
        return chosen_layout(options, self.drawn_field, self.line, self.columns, self.fields())

    def run(self, options: Namespace) -> int:
        """Process all inputs."""
        layout = self.layout(options)
        options.field_names = layout.names
        check_not_read(options.inputs, options.output)
        work = partial(_work, type(self).__module__, options, layout)
        with self.sieve(options, layout) as sieve:
            if self.clustered and is_clustered(options):
                at_a_time = self.at_a_time(None, options)
                code: int = cluster(options).run_inputs(work, layout, options, at_a_time, sieve)
                return code
            size = check_inputs(options.inputs)
            self.announce(options)

            def rest(done: int) -> Iterator[Piece]:
                whole = self.checked(pieces(options.inputs, self.at_a_time(size, options)), layout)
                if sieve is not None:
                    sieve.written = done
                    return whole
                return self._after(done, whole, options, layout) if done else whole

            return write_records(rest, work, layout, options, size=size, sieve=sieve)

    def sieve(self, options: Namespace, layout: Layout) -> AbstractContextManager[Sieve | None]:
        """The filter that leaves out records because of earlier ones; it runs in one process."""
        return nullcontext()

    def checked(self, whole: Iterator[Piece], layout: Layout) -> Iterator[Piece]:
        """The inputs, unless they do not fit the layout as a whole. Raises `CommandFault`."""
        return whole

    def outcome(self, piece: Piece, options: Namespace, layout: Layout) -> Outcome:
        """Make the records of a piece."""
        batch = piece.read()
        if batch.variants:
            return self._mixed(piece, batch, options, layout)
        examined = self.examined(batch, options)
        bad = examined.misfits
        faults = [*batch.faults, *((batch.lines[place], fault) for place, fault in bad.items())]
        last = min((line for line, _ in faults), default=inf) if options.strict else inf
        places = [
            place for place, line in enumerate(batch.lines) if place not in bad and line <= last
        ]
        text, count, found, said_of = self._records(
            piece.source, batch, examined, places, layout, options
        )
        if cut_off := count < len(places):
            last = batch.lines[places[count]] - 1
        if options.strict:
            last = min([last, *(line for line, _ in found)])
        faults = [fault for fault in faults if fault[0] <= last]
        notes = [
            (batch.lines[place], OTHERS) for place in examined.noted if batch.lines[place] <= last
        ]
        notes += said_of
        located: list[tuple[int, Message | Fault]]
        located = [*faults, *notes, *([] if self.tells_faults(options) else found)]
        messages = tuple(
            say(placed(piece.source, line, what))
            for line, what in sorted(located, key=lambda each: each[0])
        )
        any_bad = bool(faults or found)
        stopped = cut_off or (options.strict and any_bad)
        keys = self.keys(examined, places[:count])
        remarks = {} if self.takes_grids else remarks_on(piece.source, batch, places[:count])
        return Outcome(text, count, messages, piece.size, any_bad, stopped, keys, remarks)

    def _mixed(self, piece: Piece, batch: Batch, options: Namespace, layout: Layout) -> Outcome:
        from sudoku_qt.cli.mixed import VariantRecords  # for variants: 30 ms

        made = partial(self.variant_record, options=options, stop=watched())
        quiet, strict = self.tells_faults(options), options.strict
        records = VariantRecords(piece.source, layout, made, quiet=quiet, strict=strict)
        return records.joined(piece, batch, partial(self.outcome, options=options, layout=layout))

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """The record of a puzzle with rules of its own. Raises `Fault`, and `Cancelled`."""
        raise Fault(
            "This is no plain Sudoku: it has rules that this program does not play ({names}).",
            names=variant.puzzle.rules.named()[:5],
        )

    def keys(self, examined: Examined, places: Sequence[int]) -> tuple[bytes, ...]:
        """The keys that identify the records at some places of a batch, if there is a sieve."""
        return ()

    def _records(
        self,
        source: str,
        batch: Batch,
        examined: Examined,
        places: Sequence[int],
        layout: Layout,
        options: Namespace,
    ) -> tuple[bytes | bytearray, int, list[tuple[int, Fault]], list[tuple[int, Message]]]:
        """The text of the records, their number, the faults, and the notes."""
        if not batch.found:
            if self.plain and (text := self._drawn(batch, examined, places, layout)) is not None:
                return text, len(places), [], []
            table = None
            if not options.strict:
                table = self.table(source, batch, examined, options, watched())
            rows = layout.rows(table.columns) if table else None
            if table and rows is not None:
                wrong = [(batch.lines[place], fault) for place, fault in table.faults.items()]
                done = [rows[place] for place in places if place < table.until]
                return "".join(done).encode(), len(done), wrong, []
        texts, faults, stop = [], [], watched()
        notes: dict[Message, int] = {}
        located: list[tuple[int, Message]] = []
        for place in places:
            cells = batch.cells[CELLS * place : CELLS * (place + 1)]
            solution = bytes(examined.grids[CELLS * place : CELLS * (place + 1)]) or None
            count = examined.counts[place] if examined.counts else None
            comment = batch.comments.get(place, "")
            found = batch.found.get(place)
            puzzle = Puzzle(cells, batch.lines[place], solution, comment, source, found, count)
            try:
                record = self.record(puzzle, options, stop)
            except Cancelled:
                break
            texts.append(layout.between + layout.record({**_fields(puzzle), **record.fields}))
            for note in record.notes:
                notes.setdefault(note, puzzle.line)
            if record.remark:
                located.append((puzzle.line, record.remark))
            if record.fault:
                faults.append((puzzle.line, record.fault))
                if options.strict:
                    break
        located += [(line, note) for note, line in notes.items()]
        return "".join(texts).encode(), len(texts), faults, located

    def _drawn(
        self, batch: Batch, examined: Examined, places: Sequence[int], layout: Layout
    ) -> bytearray | None:
        """All records at once, if each consists only of a grid."""
        grids = batch.cells if self.drawn_field == "puzzle" else examined.grids
        if len(places) < len(batch.lines):
            grids = b"".join(grids[CELLS * place : CELLS * (place + 1)] for place in places)
        return layout.bulk(self.drawn_field, grids)

    def table(
        self, source: str, batch: Batch, examined: Examined, options: Namespace, stop: Stop
    ) -> Table | None:
        """All records of a batch at once; None if each puzzle has to be looked at."""
        return None

    def examined(self, batch: Batch, options: Namespace) -> Examined:
        """Solve the puzzles if that is needed, and report what is wrong."""
        need = self.need(options)
        if need is Needs.READABLE:
            return Examined()
        solved, counts = kernel.solve_many(batch.cells, need.counted)
        if counts.count(1) == len(counts):
            return Examined(solved, counts)
        misfits = {
            place: misfit(batch.cells[CELLS * place : CELLS * (place + 1)], count)
            for place, count in enumerate(counts)
            if not 1 <= count <= need.most
        }
        noted = [place for place, count in enumerate(counts) if 1 < count <= need.most]
        return Examined(solved, counts, misfits, noted)

    def _after(
        self, done: int, whole: Iterator[Piece], options: Namespace, layout: Layout
    ) -> Iterator[Piece]:
        """Skip the puzzles of the first `done` records."""
        for piece in whole:
            parts = piece.parts()
            for part in parts:
                batch = part.read()
                if batch.variants:
                    places = [0] * (self.outcome(part, options, layout).records if done else 1)
                else:
                    bad = self.examined(batch, options).misfits
                    places = [place for place in range(len(batch.lines)) if place not in bad]
                if len(places) > done:
                    yield part if batch.variants else part._replace(batch=batch.after(places[done]))
                    yield from parts
                    yield from whole
                    return
                done -= len(places)


def _work(module: str, options: Namespace, layout: Layout, piece: Piece) -> Outcome:
    """Process a piece, perhaps in a process that has not imported the verb yet."""
    verb: PuzzleVerb = import_module(module).VERB
    return verb.outcome(piece, options, layout)


def _fields(puzzle: Puzzle) -> dict[str, object]:
    fields: dict[str, object] = {
        "line": puzzle.line,
        "puzzle": to_text(puzzle.cells),
        "comment": puzzle.comment,
    }
    if puzzle.solution:
        fields["solution"] = to_text(puzzle.solution)
    return fields
