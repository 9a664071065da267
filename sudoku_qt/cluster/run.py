# SPDX-License-Identifier: MIT
"""A run on a cluster: it prepares the work, and takes the results of the workers in order.

A run that ended early, for whatever reason, finds its complete parts again and does the rest.
"""

import os
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from sudoku_qt.cli.clustered import LOCAL, PARQUET
from sudoku_qt.cli.exits import FINE, INTERRUPTED, SOME_BAD, UsageFault
from sudoku_qt.cli.language import language_of_run, spoken
from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.output import STANDARD, Output, check_folder, tell
from sudoku_qt.cli.progress import Progress
from sudoku_qt.cli.stream import Outcome, fresh, watched
from sudoku_qt.cli.urls import is_url
from sudoku_qt.cluster.folder import Folder, Note
from sudoku_qt.cluster.joining import Joined, joined
from sudoku_qt.cluster.parts import Part, parts_of_inputs, parts_of_numbers, sizes
from sudoku_qt.cluster.processes import Processes
from sudoku_qt.cluster.task import Task, unwanted
from sudoku_qt.cluster.workers import Cluster
from sudoku_qt.version import version

PARTS = ".parts"
SUFFIXES = {"csv": "csv", "jsonl": "jsonl", PARQUET: PARQUET}
WITHOUT_A_SAY = (
    "output",
    "cluster",
    "jobs",
    "resume",
    "sync",
    "inputs",
    "options_said",
    "asked",
    "part",
    "language",
)
"""Options that do not affect the contents of the parts."""


def run_inputs(
    work: Callable[[Any], Outcome],
    layout: Layout,
    options: Namespace,
    at_a_time: int,
    sieve: Callable[[Outcome], Outcome] | None,
) -> int:
    """Do `work` on all puzzles of the inputs and return the exit code. Raises `CommandFault`."""
    parts = parts_of_inputs(options.inputs, options.part, at_a_time)
    return run_on_cluster(parts, work, layout, options, sieve=sieve)


def run_numbers(
    work: Callable[[Any], Outcome],
    layout: Layout,
    options: Namespace,
    at_a_time: int,
    cut: Callable[[range], Iterable[Any]],
    *,
    remark: str = "",
) -> int:
    """Make the number of puzzles asked for and return the exit code. Raises `CommandFault`.

    `cut` makes the pieces that `work` takes out of a range of numbers.
    """
    parts = parts_of_numbers(options.count, options.part, at_a_time, cut)
    return run_on_cluster(parts, work, layout, options, remark=remark)


def run_on_cluster(
    parts: Sequence[Part],
    work: Callable[[Any], Outcome],
    layout: Layout,
    options: Namespace,
    *,
    remark: str = "",
    sieve: Callable[[Outcome], Outcome] | None = None,
) -> int:
    """Do `work` on all parts and return the exit code. Raises `CommandFault`."""
    in_folder = is_folder(options.output)
    _check(options, in_folder=in_folder, sieved=sieve is not None)
    is_local = options.cluster == LOCAL
    jobs = options.jobs if _said(options, "jobs") else None
    cluster = Processes(jobs) if is_local else Cluster(options.cluster)
    head = layout.header() + (layout.comment(remark) if remark else "")
    task = Task(
        work=work,
        folder=_folder(options, in_folder=in_folder),
        between=layout.between.encode(),
        head=head.encode(),
        foot=layout.footer().encode(),
        speaking=(language_of_run(), version()),
        asking=watched if is_local else unwanted,
    )
    if not in_folder:
        check_folder(options.output)
    there = task.folder.begin(_settings(parts, options), resume=options.resume)
    output = None if in_folder else Output(options.output, sync=options.sync)
    taking = PartCollector(parts, joined(output, task, sieve))
    try:
        for number, note in there.items():
            taking.add(number, note)
        with cluster.doing(task, parts, there) as notes:
            for number, note in notes:
                taking.add(number, note)
                if taking.stopped:
                    break
        return taking.finish()
    except KeyboardInterrupt:
        taking.give_up()
        tell(spoken("stopped after {count:,}; --resume goes on").format(count=taking.records))
        return INTERRUPTED
    except BaseException:
        taking.give_up()
        raise


class PartCollector:
    """Takes finished parts in any order, and passes them on in their own."""

    def __init__(self, parts: Sequence[Part], made: Joined) -> None:
        self.records = 0
        self.stopped = False
        self._parts = parts
        self._made = made
        self._progress = Progress("puzzles", sum(part.size for part in parts))
        self._waiting: dict[int, Note] = {}
        self._next = self._done = 0
        self._bad = False
        self._remarked: dict[str, str] = {}

    def add(self, number: int, note: Note) -> None:
        """Take a part."""
        self._waiting[number] = note
        self._done += self._parts[number].size
        self.records += 0 if note.stopped else note.records
        while not self.stopped and (following := self._waiting.pop(self._next, None)):
            self._hand_on(following)
        self._progress.tell(self.records, self._done)

    def finish(self) -> int:
        """Finish the joined result and return the exit code."""
        self._progress.clear()
        if self.stopped:
            self._made.give_up()
            return SOME_BAD
        self._made.finish()
        return SOME_BAD if self._bad else FINE

    def give_up(self) -> None:
        """Leave the remaining parts to a later run."""
        self._progress.clear()
        self._made.give_up()

    def _hand_on(self, note: Note) -> None:
        if messages := (*fresh(note.remarks, self._remarked), *note.said):
            self._progress.clear()
            tell(*messages)
        self._bad = self._bad or note.bad
        self.stopped = note.stopped
        if not note.stopped:
            self._made.take(self._next, note)
            self._next += 1


def is_folder(name: str) -> bool:
    """Whether an output is a folder of parts rather than one file."""
    return is_url(name) or name.endswith(("/", os.sep)) or Path(name).is_dir()


def _check(options: Namespace, *, in_folder: bool, sieved: bool) -> None:
    """Refuse contradictory options."""
    if _said(options, "jobs") and options.cluster != LOCAL:
        raise UsageFault("--jobs goes with --cluster local; any other has its own workers")
    if sieved and in_folder:
        raise UsageFault("--unique needs -o FILE, for the parts do not know each other")
    if options.format == PARQUET and options.template is not None:
        raise UsageFault(
            "--{first} and --{second} do not go together", first="template", second="format parquet"
        )
    if options.output == STANDARD:
        raise UsageFault("--cluster needs -o FILE, or -o FOLDER/ for the parts as they are")
    if options.format == PARQUET and not in_folder:
        raise UsageFault("--format parquet needs -o FOLDER/")


def _folder(options: Namespace, *, in_folder: bool) -> Folder:
    """Where the parts are written."""
    name = options.output if in_folder else f"{os.path.realpath(options.output)}{PARTS}"
    kind = "" if options.template else options.format
    place = name if is_url(name) else str(Path(name).absolute())
    return Folder(place, SUFFIXES.get(kind, "txt"))


def _settings(parts: Sequence[Part], options: Namespace) -> dict[str, object]:
    """The settings that have to agree for a run to be continued."""
    named = {
        f"--{name.replace('_', '-')}": sorted(value) if isinstance(value, frozenset) else value
        for name, value in vars(options).items()
        if name not in WITHOUT_A_SAY
    }
    step = max((part.size for part in parts), default=0)
    about = {"version": version(), "inputs": sizes(parts), "size of a part": step}
    return {**about, "language": language_of_run(), **named}


def _said(options: Namespace, name: str) -> bool:
    return name in getattr(options, "options_said", frozenset())
