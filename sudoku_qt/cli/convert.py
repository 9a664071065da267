# SPDX-License-Identifier: MIT
"""`sudoku convert`: every puzzle in another format."""

from argparse import Namespace
from collections.abc import Iterator

from sudoku_qt.cli.batch import Variant
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import later
from sudoku_qt.cli.layouts import NAMES, Foreign, Layout, ObjectLines
from sudoku_qt.cli.puzzle_verb import Puzzle, PuzzleVerb, Record
from sudoku_qt.cli.reading import Piece
from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.formats import FORMATS, format_named
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.text.position import position, position_of
from sudoku_qt.engine.sudoku.text.position_format import Part, lost_in, parts_of
from sudoku_qt.engine.work import Stop

OBJECT = "fpuzzles"
WRITTEN = tuple(form.name for form in FORMATS if form.game == SudokuGame.name and form.writes)
TABLES = {"csv": later("CSV table"), "jsonl": later("JSON lines")}
"""The layouts with a column for comments beside the givens, with their titles."""


class Convert(PuzzleVerb):
    """Writes puzzles as they are, whether they have a solution or not."""

    summary = "write every puzzle in another format"
    columns = ("line", "puzzle", "comment")
    line = ("puzzle",)
    plain = True
    clustered = False
    formats = tuple(dict.fromkeys((*NAMES, *WRITTEN)))
    format_options = ("--to", "--format")

    def layout(self, options: Namespace) -> Layout:
        """The layout of the format; formats that are no general layout have one here."""
        if options.template is None and options.format == OBJECT:
            return ObjectLines(format_named(OBJECT))
        if options.template is None and options.format not in NAMES:
            return Foreign(format_named(options.format))
        return super().layout(options)

    def checked(self, whole: Iterator[Piece], layout: Layout) -> Iterator[Piece]:
        """Refuse more than one puzzle if a file of the format holds only one."""
        if isinstance(layout, ObjectLines):
            return whole
        if isinstance(layout, Foreign) and layout.writer.between is None:
            return _only_one(whole, layout.writer)
        return whole

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Write the puzzle in its format, and report what is lost."""
        found = puzzle.found or _line(puzzle)
        if options.template is not None:
            return Record(notes=found.notices)
        if options.format in TABLES:
            lost = _lost_in_table(found, options.format) if puzzle.found else ()
            return Record(notes=(*found.notices, *lost))
        form = format_named(options.format)
        notes = found.notices if puzzle.found is None else (*found.notices, *_lost(form, found))
        if options.format in NAMES:
            return Record(notes=notes)
        try:
            return Record({"text": form.part(found)}, notes=notes)
        except FormatFault as fault:
            return Record({"text": ""}, fault)

    def variant_record(self, variant: Variant, options: Namespace, stop: Stop) -> Record:
        """Write a puzzle with rules of its own, with everything that came with it."""
        from sudoku_qt.cli.variant_lines import written_as  # for variants: 38 ms

        if options.template is not None or options.format in NAMES:
            return Record({"puzzle": written_as(variant.puzzle, OBJECT)})
        return Record({"text": written_as(variant.puzzle, options.format)})


def _line(puzzle: Puzzle) -> Found:
    """The contents of a line."""
    setup = SudokuSetup(puzzle.cells, comment=puzzle.comment)
    return Found(SudokuGame.name, SudokuGame().write_setup(setup))


def _lost(form: Format, found: Found) -> Iterator[Message]:
    lost = form.lost(found)
    if lost:
        yield lost


def _lost_in_table(found: Found, name: str) -> Iterator[Message]:
    """The losses in a row of a table, which has only the givens and the comment."""
    whole = position_of(found)
    row = position(whole.setup.givens).renamed(comment=whole.setup.comment)
    before, after = parts_of(whole), parts_of(row)
    lost = lost_in(TABLES[name], [part for part in Part if before[part] != after[part]])
    if lost:
        yield lost


def _only_one(whole: Iterator[Piece], form: Format) -> Iterator[Piece]:
    """The pieces of an input with one puzzle. Raises `UsageFault`."""
    held, count = list[Piece](), 0
    for piece in whole:
        batch = piece.read()
        count += len(batch.lines)
        if count > 1:
            title = Message(form.title)
            raise UsageFault("{format} holds one puzzle, and here are more of them", format=title)
        held.append(piece._replace(batch=batch))
    yield from held


VERB = Convert()
