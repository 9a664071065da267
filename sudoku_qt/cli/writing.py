# SPDX-License-Identifier: MIT
"""Writing records: the options of all verbs that do, and the run from pieces to a complete file."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from sudoku_qt.cli.exits import INTERRUPTED, OutputFault, UsageFault
from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.layouts import Layout, Template, layout_named
from sudoku_qt.cli.options import Once, add_flag, utf8, whole
from sudoku_qt.cli.output import STANDARD, Output, lines_left_behind, output_name, tell
from sudoku_qt.cli.progress import Progress
from sudoku_qt.cli.stream import Outcome, pour

MOST_JOBS = 256

PieceT = TypeVar("PieceT")


def add_output_options(
    parser: ArgumentParser,
    fields: Sequence[str],
    formats: Sequence[str],
    names: Sequence[str] = ("--format",),
    others: Sequence[str] = (),
) -> None:
    """Add the options for output, layout and jobs; the first format is the default.

    Without `fields` there is no template. `names` are the names of the format option, and `others`
    are formats that are documented with other options, which they need.
    """
    say = parser.add_argument
    say(
        "-o",
        "--output",
        type=output_name,
        default=STANDARD,
        metavar="FILE",
        action=Once,
        help="where to write",
    )
    say(
        *names,
        dest="format",
        choices=(*formats, *others),
        metavar=f"{{{','.join(formats)}}}",
        default=formats[0],
        action=Once,
        help="how to write",
    )
    if fields:
        say(
            "--template",
            type=utf8,
            metavar="TEXT",
            action=Once,
            help=spoken("lines of your own, with fields in braces: {fields}").format(
                fields=" ".join(f"{{{name}}}" for name in fields)
            ),
        )
    say("--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", action=Once, help="processes")
    add_flag(parser, "--resume", "go on with what an interrupted run left in FILE.part")
    add_flag(parser, "--sync", "have the disk confirm the file before it gets its name")


def chosen_layout(
    options: Namespace,
    drawn_field: str,
    line: Sequence[str],
    columns: Sequence[str],
    fields: Sequence[str],
) -> Layout:
    """The layout that the options choose. Raises `UsageFault`."""
    if options.template is not None:
        return Template(options.template, fields)
    return layout_named(options.format, drawn_field, line, columns)


def records_left_behind(layout: Layout, options: Namespace, comments: int = 0) -> int:
    """Count the records that an interrupted run has written, after `comments` comment lines.

    Raises `UsageFault` if that cannot be known.
    """
    if not options.resume:
        return 0
    if options.output == STANDARD or layout.lines_of_record is None:
        raise UsageFault("--resume needs -o FILE, and a format with as many lines for each puzzle")
    lines = lines_left_behind(options.output)
    between = layout.between.count("\n")
    records, rest = divmod(
        lines - layout.lines_of_header - comments + between, layout.lines_of_record
    )
    if not lines:
        return 0
    if rest or records < 0:
        raise OutputFault("{name}.part was not written by such a run", name=options.output)
    return records


def write_records(
    pieces_after: Callable[[int], Iterator[PieceT]],
    work: Callable[[PieceT], Outcome],
    layout: Layout,
    options: Namespace,
    *,
    size: int | None,
    remark: str = "",
    sieve: Callable[[Outcome], Outcome] | None = None,
) -> int:
    """Write the records of all pieces, or the rest if an interrupted run is resumed.

    `pieces_after` returns the pieces that follow a number of records; `size` is the total size. An
    interrupted or unfinished output stays as FILE.part.
    """
    head = layout.header() + (layout.comment(remark) if remark else "")
    done = records_left_behind(layout, options, head.count("\n") - layout.lines_of_header)
    output = Output(options.output, resume=done > 0, sync=options.sync)
    progress = Progress("puzzles", size)
    try:
        if not done:
            output.write(head.encode())
        pieces = pieces_after(done)
        poured = pour(
            pieces,
            work,
            options.jobs,
            output,
            progress,
            between=layout.between,
            first=not done,
            sieve=sieve,
        )
    except BaseException:
        output.keep()
        raise
    if poured.whole:
        output.write(layout.footer().encode())
        output.finish()
        return poured.code
    output.keep()
    if poured.code == INTERRUPTED and output.resumable:
        words = spoken("stopped after {count:,}; --resume goes on")
        tell(words.format(count=done + poured.records))
    return poured.code
