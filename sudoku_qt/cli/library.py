# SPDX-License-Identifier: MIT
"""`sudoku library`: the collection that the window shows, listed, added to, merged and exported.

The window may be open: each of the two sees what the other has written.
"""

import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sudoku_qt.cli.exits import FINE, SOME_BAD, InputFault, OutputFault, UsageFault
from sudoku_qt.cli.language import later, spoken
from sudoku_qt.cli.layouts import Fields, Layout, Template, layout_named
from sudoku_qt.cli.library_query import CHOOSING, add_choosing, query_of, tell_unknown
from sudoku_qt.cli.library_records import DONE, GAMES, LISTED, TWINS, DoneLines, NamedLines
from sudoku_qt.cli.options import Once, utf8
from sudoku_qt.cli.output import STANDARD, Output, output_name, tell
from sudoku_qt.cli.progress import Progress
from sudoku_qt.cli.reading import opened
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault, message_of
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.paths import Paths
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import MOST_ON_PAGE, Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.records import FIELDS, fields_of
from sudoku_qt.store.library.sudoku_entry import variant_entry
from sudoku_qt.store.library.tables.faults import BackupFault, LibraryFault

WRITING = frozenset({"output", "format", "template"})
OPTIONS = {
    "list": CHOOSING | WRITING | {"collection"},
    "export": CHOOSING | WRITING | {"collection"},
    "twins": WRITING,
    "add": frozenset({"output", "format", "collection"}),
    "merge": frozenset({"output", "format"}),
    "vacuum": frozenset({"output", "format"}),
}
"""The actions, and the options that go with each, besides --library."""
TAKING = "add", "merge"
"""The actions that take files."""
WHOLE = 1000
"""The steps of the bar of progress."""
DOCUMENTS = "sudoku"
"""The format of saved games, of which there is a folder."""


class LibraryVerb(Verb):
    """Does one thing with the library's file."""

    summary = "list, add to, merge and export the library, also while the window is open"
    example = "sudoku library list --level 4"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the action, the files, and what goes with single actions."""
        parser.add_argument("action", choices=tuple(OPTIONS), help=_ACTIONS)
        parser.add_argument("files", nargs="*", metavar="FILE", help="what to add or to merge")
        _add_library(parser)
        add_choosing(parser)
        _add_writing(parser)

    def parse(self, parser: ArgumentParser, arguments: Sequence[str]) -> Namespace:
        """Parse arguments; files may stand behind options that follow the action."""
        options, rest = parser.parse_known_args(arguments)
        if any(word.startswith("-") and word != "-" for word in rest):
            return super().parse(parser, arguments)  # which says what is wrong
        options.files = [*options.files, *rest]
        return options

    def run(self, options: Namespace) -> int:
        """Do it."""
        _check(options)
        path = Path(options.library) if options.library else Paths.of_user().library
        if not (path.exists() or options.action == "add"):
            if options.library:
                raise InputFault("there is no library “{path}”", path=path)
            path = Path()
        query = query_of(options)
        library = Library(path, replaces=False)
        try:
            if options.format == DOCUMENTS:
                return _documents(library, path, query, options)
            return _written(_layout(options), _records(library, path, query, options), options)
        finally:
            with suppress(Fault):
                library.close()


_ACTIONS = later(
    "list: the entries, a line each; twins: puzzles that are the same but for names of digits, "
    "turning, mirroring and swapped lines, with a number for each puzzle; export: the puzzles with "
    "their names, to be read again, or in csv and jsonl all that is known of them; add: the "
    "puzzles of files; merge: a backup, or the library of somebody else; vacuum: make the file "
    "small"
)


def _add_library(parser: ArgumentParser) -> None:
    say = parser.add_argument
    say("--library", type=utf8, metavar="FILE", action=Once, help="another file than the window's")
    say("--collection", type=utf8, metavar="NAME", action=Once,
        help="only this one; of add: where to (the name of the file)")  # fmt: skip


def _add_writing(parser: ArgumentParser) -> None:
    say = parser.add_argument
    say("-o", "--output", type=output_name, default=STANDARD, metavar="FILE", action=Once,
        help="where to write")  # fmt: skip
    say("--format", choices=("line", "csv", "jsonl", DOCUMENTS), default="line",
        action=Once, help="how to write; sudoku: saved games, in the new folder of -o")  # fmt: skip
    words = spoken("lines of your own, with fields in braces: {fields}")
    fields = " ".join(f"{{{name}}}" for name in FIELDS)
    say("--template", type=utf8, metavar="TEXT", action=Once, help=words.format(fields=fields))


def _check(options: Namespace) -> None:
    """Refuse what does not go with the action."""
    said: frozenset[str] = getattr(options, "options_said", frozenset())
    wrong = sorted(said - OPTIONS[options.action] - {"library", "language"})
    if wrong:
        raise UsageFault("--{option} does not go with “{action}”",
                         option=wrong[0].replace("_", "-"), action=options.action)  # fmt: skip
    if options.format == DOCUMENTS:
        _check_documents(options)
    if options.action in TAKING and not options.files:
        raise UsageFault("“{action}” needs a file", action=options.action)
    if options.action not in TAKING and options.files:
        raise UsageFault("“{action}” takes no file; -o FILE is where to write",
                         action=options.action)  # fmt: skip


def _check_documents(options: Namespace) -> None:
    if options.action != "export":
        raise UsageFault("--{option} does not go with “{action}”", option=f"format {DOCUMENTS}",
                         action=options.action)  # fmt: skip
    if options.output == STANDARD:
        raise UsageFault("saved games are written into a folder: -o FOLDER")
    if options.template is not None:
        raise UsageFault("--template does not go with --format {format}", format=DOCUMENTS)


def _layout(options: Namespace) -> Layout:
    if options.action in DONE:
        fields = DONE[options.action]
        return DoneLines() if options.format == "line" else layout_named(
            options.format, "", (), fields
        )  # fmt: skip
    if options.template is not None:
        return Template(options.template, FIELDS)
    if options.format == "line" and options.action == "export":
        return NamedLines()
    line = TWINS if options.action == "twins" else LISTED
    return layout_named(options.format, "", line, FIELDS)


def _records(library: Library, path: Path, query: Query, options: Namespace) -> Iterator[Fields]:
    """What is to be written, a record each. Raises `InputFault`, `OutputFault`."""
    if not path.name:
        return iter(())  # nobody has a library yet, and looking makes none
    if options.action == "twins":
        return _twins(library)
    if options.action == "add":
        return _added(library, options)
    if options.action == "merge":
        return _merged(library, options)
    if options.action == "vacuum":
        return _vacuumed(library, path)
    return _listed(library, query)


def _written(layout: Layout, records: Iterator[Fields], options: Namespace) -> int:
    """Write all records; return the exit code."""
    output = Output(options.output)
    code = FINE
    try:
        output.write(layout.header().encode())
        for fields in records:
            output.write(layout.record(fields).encode())
            if fields.get("refused") or fields.get("damaged"):
                code = SOME_BAD
    except BaseException:
        output.discard()
        raise
    output.finish()
    return code


@contextmanager
def _as(kind: type[InputFault | OutputFault]) -> Iterator[None]:
    """Make a fault of the library's file end the run; what is read from elsewhere is an input."""
    try:
        yield
    except Fault as fault:
        is_own = isinstance(fault, LibraryFault) and not isinstance(fault, BackupFault)
        message = message_of(fault)
        raise (kind if is_own else InputFault)(message.template, **message.facts) from None


# Out


def _listed(library: Library, query: Query) -> Iterator[Fields]:
    with _as(InputFault):
        count = library.count(query)
        tell_unknown(library, query)
    line = 0
    for first in range(0, count, MOST_ON_PAGE):
        with _as(InputFault):
            entries = library.page(query, first, MOST_ON_PAGE)
        for entry in _sound(entries):
            line += 1
            yield fields_of(entry, line, None)


def _sound(entries: list[Entry]) -> Iterator[Entry]:
    """The Sudokus among entries that can be read."""
    damaged = sum(entry.is_damaged for entry in entries)
    if damaged:
        tell(spoken("{count:,} damaged entries are left out").format(count=damaged))
    return (each for each in entries if each.game in GAMES and not each.is_damaged)


def _documents(library: Library, path: Path, query: Query, options: Namespace) -> int:
    """Write saved games into a folder; return the exit code."""
    if not path.name:
        return FINE  # as above
    with _as(InputFault):
        count = library.count(query)
        tell_unknown(library, query)
    try:
        with _shown() as progress:
            written = library.export_documents(query, Path(options.output), progress)
    except Fault as fault:
        message = message_of(fault)
        raise OutputFault(message.template, **message.facts) from None
    if written < count:
        words = spoken("{count:,} entries have no saved game and are left out")
        tell(words.format(count=count - written))
    return FINE


def _twins(library: Library) -> Iterator[Fields]:
    with _as(InputFault):
        with suppress(LibraryFault):  # what may not be written is searched as it is
            library.compare()
        groups = library.twins()
        unknown = library.totals().uncanonical
    if unknown:
        tell(spoken("{count:,} puzzles could not be compared").format(count=unknown))
    line = 0
    for number, ids in enumerate(groups, 1):
        with _as(InputFault):
            entries = library.entries(ids)
        for entry in _sound(entries):
            line += 1
            yield fields_of(entry, line, number)


# In


@contextmanager
def _shown() -> Iterator[Callable[[float], None]]:
    """Show on a terminal how much of long work is done."""
    bar = Progress("puzzles", WHOLE)
    try:
        yield lambda share: bar.tell(None, round(share * WHOLE))
    finally:
        bar.clear()


def _added(library: Library, options: Namespace) -> Iterator[Fields]:
    for name in options.files:
        with _as(OutputFault), _file(name) as path, _shown() as progress:
            collection = "" if name == STANDARD else None
            found = library.import_file(
                path, options.collection or collection, progress, read=_read
            )
        yield {
            "file": name,
            "added": found.kept,
            "doubles": found.doubles,
            "refused": found.refused,
        }


@contextmanager
def _file(name: str) -> Iterator[Path]:
    """The file of a name; what standard input has is put into one, since it is read twice."""
    if name != STANDARD:
        yield Path(name)
        return
    with TemporaryDirectory() as folder:
        path = Path(folder) / "stdin"
        with opened(name) as stream, path.open("wb") as file:
            shutil.copyfileobj(stream, file)
        yield path


def _read(found: Found, like: Entry) -> Entry:
    """The entry of a puzzle with other rules; games of Gomoku are added in the window."""
    if found.game not in GAMES:
        raise Fault("This text holds no puzzle that this program can read.")
    return variant_entry(position_of(found).setup, like)


def _merged(library: Library, options: Namespace) -> Iterator[Fields]:
    for name in options.files:
        with _as(OutputFault), _shown() as progress:
            merged = library.merge(Path(name), progress)
        yield {"file": name, "added": merged.new, "damaged": merged.damaged}


def _vacuumed(library: Library, path: Path) -> Iterator[Fields]:
    with _as(OutputFault):
        before, after = library.vacuum()
    yield {"file": str(path), "bytes_before": before, "bytes": after}


VERB = LibraryVerb()
