# SPDX-License-Identifier: MIT
"""A cluster of two workers on this machine beside `--jobs 2`, by the clock and of processors.

It takes minutes: `make bench-cluster`. Scheduler and workers run already, as on a cluster of one's
own; what they do in between, a few hundredths of a second in each, is counted, too.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from threading import Thread

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.shape import CELLS
from tests.bench.bench_command_line import sudoku

Row = tuple[str, float, str, str]

DIFFERENT = 20_000
ROUNDS = 3
LIST = "list.txt"
MASK = "mask.txt"
CLUES = (  # symmetric, with many puzzles
    "#.#...#.#.#.#.#.#.#...#...#...#.#...#.#...#.#...#.#...#...#...#.#.#.#.#.#.#...#.#"
)
VERBS = (  # with what is said behind each, and how many puzzles
    (("solve", LIST), 1_000_000),
    (("canonical", LIST), 1_000_000),
    (("minimal", LIST), 1_000_000),
    (("check", LIST), 1_000_000),
    (("rate", LIST), 20_000),
    (("generate", "-n", "20000", "--seed", "a"), 20_000),
    (("neighbours", LIST), 2_000),
    (("pattern", MASK, "-n", "2000", "--seed", "a"), 2_000),
)


def rows() -> Iterator[Row]:
    """Measure some verbs, in turns."""
    if missing():
        yield "a cluster", 0.0, "", "the extra cluster is not installed"
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        processes = [started(folder, "scheduler", "--host", "127.0.0.1", "--port", "0")]
        address = address_of(processes[0])
        once = ("worker", address, "--nthreads", "1", "--no-nanny")
        processes += [started(folder, *once) for _ in range(2)]
        try:
            for words, count in VERBS:
                yield from compared(folder, address, processes, words, count)
        finally:
            for process in processes:
                process.kill()
            for process in processes:
                process.wait()


def missing() -> bool:
    """Whether there is no Dask."""
    try:
        import_module("distributed")
    except ModuleNotFoundError:
        return True
    return False


def started(folder: Path, what: str, *arguments: str) -> "subprocess.Popen[str]":
    """Start a process of a cluster."""
    command = [sys.executable, "-m", "dask", what, *arguments, "--no-dashboard"]
    log = subprocess.PIPE if what == "scheduler" else subprocess.DEVNULL
    return subprocess.Popen(command, cwd=folder, stderr=log, text=True)


def address_of(scheduler: "subprocess.Popen[str]") -> str:
    """Read where a scheduler listens from what it says of itself, which it says on to nobody.

    It says a line for each part; unread, they would stop it after a dozen runs.
    """
    assert scheduler.stderr
    address = next(line for line in scheduler.stderr if "Scheduler at:" in line).split()[-1]
    Thread(target=scheduler.stderr.read, daemon=True).start()
    return address


def compared(
    folder: Path,
    address: str,
    processes: "list[subprocess.Popen[str]]",
    words: tuple[str, ...],
    count: int,
) -> Iterator[Row]:
    """Run a verb with two jobs and on the cluster, in turns."""
    different = min(DIFFERENT, count)
    text = to_text(bytes(kernel.minimal_puzzles(1, different)))
    lines = "".join(f"{text[at : at + CELLS]}\n" for at in range(0, len(text), CELLS))
    (folder / LIST).write_text(lines * (count // different), encoding="utf-8")
    (folder / MASK).write_text(CLUES, encoding="utf-8")
    jobs, cluster = [], []
    one = partial(sudoku, folder, *words, "--jobs", "2", "-o", "one")
    many = partial(sudoku, folder, *words, "--cluster", address, "-o", "many")
    for _ in range(ROUNDS):
        jobs.append(measured(one, processes))
        cluster.append(measured(many, processes))
        assert (folder / "one").read_bytes() == (folder / "many").read_bytes()
    for at, what in enumerate(("by the clock", "of processors")):
        seconds = median(each[at] for each in jobs), median(each[at] for each in cluster)
        title = f"{words[0]}, {count:,} puzzles, cluster beside --jobs 2"
        note = f"{what}: {seconds[1]:.1f} s beside {seconds[0]:.1f} s"
        yield title, seconds[1] / seconds[0], "x", note


def measured(
    work: Callable[[], object], processes: "list[subprocess.Popen[str]]"
) -> tuple[float, float]:
    """Seconds by the clock, and of processors in all processes, that a run takes."""
    clock, spent = time.perf_counter(), used(processes)
    work()
    return time.perf_counter() - clock, used(processes) - spent


def used(processes: "list[subprocess.Popen[str]]") -> float:
    """Seconds of processors that some processes, and those that this one waited for, have used."""
    psutil = import_module("psutil")  # comes with Dask
    times = [psutil.Process(process.pid).cpu_times() for process in processes]
    own = psutil.Process().cpu_times()
    total: float = sum(each.user + each.system for each in times)
    return total + float(own.children_user + own.children_system)
