# SPDX-License-Identifier: MIT
"""The streaming of all verbs: pieces are processed, here or in other processes, and kept in order.

The number of pieces in flight is bounded, so memory does not grow with the input. Ctrl+C takes
effect between pieces, so that what is written is whole; long work asks `watched()` whether to stop,
and then returns what it has. A second Ctrl+C ends the run at once. When a run ends early its other
processes are killed, since nobody wants their results.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from sudoku_qt.cli.endings import ENDING, Handler, held_back
from sudoku_qt.cli.exits import BROKEN, FINE, INTERRUPTED, SOME_BAD, ProcessFault
from sudoku_qt.cli.language import reason
from sudoku_qt.cli.output import Output, tell
from sudoku_qt.cli.progress import Progress
from sudoku_qt.engine.work import Mapped, Stop, never

if TYPE_CHECKING:  # only needed with several processes
    from concurrent.futures import Future, ProcessPoolExecutor

IN_FLIGHT = 3
"""The number of pieces in progress for each process."""
PATIENCE_S = 0.1
"""How long one wait for a piece lasts: on Windows, Ctrl+C arrives only between two waits."""
MOST_ON_WINDOWS = 61
"""Windows can wait for at most 63 objects, and a process pool needs two more."""

_NO_REMARKS: Mapping[str, str] = {}

PieceT = TypeVar("PieceT")
ItemT = TypeVar("ItemT")
MadeT = TypeVar("MadeT")


class Outcome(NamedTuple):
    """The result of a piece: its records as text, their number, and `messages` about them.

    `bad` says that something was wrong, reported or not. `size` is the piece's part of the input.
    `stopped` says that nothing after it is wanted. `keys` identify its records, if a run leaves
    some out. `remarks` are by the name of their input, and each is made once.
    """

    text: bytes | bytearray
    records: int
    messages: tuple[str, ...] = ()
    size: int = 0
    bad: bool = False
    stopped: bool = False
    keys: tuple[bytes, ...] = ()
    remarks: Mapping[str, str] = _NO_REMARKS


class Poured(NamedTuple):
    """The result of a run: its exit code, the number of records, and whether it was completed."""

    code: int
    records: int
    whole: bool


class Flag(Protocol):
    """A flag that one process sets and others see."""

    value: int


class Interrupts(Handler):
    """Within this context the first Ctrl+C is only noted, here and in processes that are told."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = False
        self._others: Flag | None = None

    def __enter__(self) -> "Interrupts":
        self._before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self._before)

    def note(self, _number: int, _frame: FrameType | None) -> None:
        """Note that Ctrl+C was pressed. Raises `KeyboardInterrupt` the second time."""
        if self.pressed:
            self.take(KeyboardInterrupt())
        self.pressed = True
        if self._others is not None:
            self._others.value = 1

    def was_pressed(self) -> bool:
        """Whether Ctrl+C was pressed."""
        return self.pressed

    def tell(self, others: Flag) -> None:
        """Have a flag set for other processes, now or later."""
        self._others = others
        others.value = int(self.pressed)


class WorkerInterrupt:
    """Ctrl+C in a worker process: it obeys only the flag of the first process."""

    def __init__(self, flag: Flag) -> None:
        self._flag = flag

    def was_pressed(self) -> bool:
        """Whether the first process noted Ctrl+C."""
        return bool(self._flag.value)

    def note(self, _number: int, _frame: FrameType | None) -> None:
        """Ignore the signal that terminals send to all processes."""


def watched() -> Stop:
    """A function that tells whether Ctrl+C was pressed, fast enough to be called at every step.

    Looking up the handler of the signal takes longer than many a step, so that is done once, here,
    for each piece of work.
    """
    noted_by = getattr(signal.getsignal(signal.SIGINT), "__self__", None)
    return noted_by.was_pressed if isinstance(noted_by, Interrupts | WorkerInterrupt) else never


def fresh(remarks: Mapping[str, str], made: dict[str, str]) -> list[str]:
    """The remarks that were not made yet; from now on they count as made."""
    new = {source: remark for source, remark in remarks.items() if source not in made}
    made.update(new)
    return [*new.values()]


def pour(
    pieces: Iterable[PieceT],
    work: Callable[[PieceT], Outcome],
    jobs: int,
    output: Output,
    progress: Progress,
    *,
    between: str = "",
    first: bool = True,
    sieve: Callable[[Outcome], Outcome] | None = None,
) -> Poured:
    """Process all pieces and write their results, as far as a `sieve` lets them through.

    `between` is written before every record but the first of the file. Raises `OutputFault`,
    `ProcessFault` and whatever the pieces raise.
    """
    count = done = 0
    bad = False
    remarked: dict[str, str] = {}
    with (
        Interrupts() as interrupts,
        closing(in_order(pieces, work, jobs, interrupts)) as outcomes,
    ):
        try:
            for outcome in map(sieve, outcomes) if sieve else outcomes:
                skipped = len(between) if first and outcome.records else 0
                output.write(memoryview(outcome.text)[skipped:])
                first = first and not outcome.records
                count += outcome.records
                done += outcome.size
                bad = bad or outcome.bad
                if messages := (*fresh(outcome.remarks, remarked), *outcome.messages):
                    progress.clear()
                    tell(*messages)
                progress.tell(count, done)
                if interrupts.pressed:
                    return Poured(INTERRUPTED, count, whole=False)
                if outcome.stopped:
                    return Poured(SOME_BAD, count, whole=False)
        finally:
            progress.clear()
        if interrupts.pressed:
            return Poured(INTERRUPTED, count, whole=False)
    return Poured(SOME_BAD if bad else FINE, count, whole=True)


def in_order(
    pieces: Iterable[PieceT],
    work: Callable[[PieceT], MadeT],
    jobs: int,
    interrupts: Interrupts,
) -> Generator[MadeT, None, None]:
    """Process pieces in order, here or in `jobs` processes; raises `ProcessFault`, too."""
    if jobs == 1:
        yield from map(work, pieces)
        return
    try:
        yield from _in_processes(pieces, work, jobs, interrupts)
    except OSError as error:
        raise ProcessFault(
            "the processes of --jobs cannot be started: {reason}", reason=reason(error)
        ) from None


def _in_processes(
    pieces: Iterable[PieceT],
    work: Callable[[PieceT], MadeT],
    jobs: int,
    interrupts: Interrupts,
) -> Generator[MadeT, None, None]:
    with _processes(jobs, interrupts) as (pool, number):
        yield from _through(pool, pieces, work, IN_FLIGHT * number)


@contextmanager
def mapping(jobs: int) -> Iterator[Mapped]:
    """A `map` by other processes, in order, for pieces that a run generates.

    It is used while records are poured, and reacts to Ctrl+C like them.
    """
    noted_by = getattr(signal.getsignal(signal.SIGINT), "__self__", None)
    if jobs == 1 or not isinstance(noted_by, Interrupts):
        yield map
        return
    with _processes(jobs, noted_by) as (pool, _):
        yield partial(_mapped, pool)


@contextmanager
def _processes(jobs: int, interrupts: Interrupts) -> Iterator[tuple["ProcessPoolExecutor", int]]:
    """Worker processes, and their number; all end with the context."""
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool  # 39 ms, with multiprocessing
    from multiprocessing import RawValue, active_children

    number = min(jobs, MOST_ON_WINDOWS) if sys.platform == "win32" else jobs
    flag: Flag = RawValue("b", 0)
    interrupts.tell(flag)
    with ProcessPoolExecutor(number, initializer=_listen, initargs=(flag,)) as pool:
        try:
            yield pool, number
        except BrokenProcessPool:
            raise ProcessFault(
                "a process of --jobs died, killed or out of memory; what is written is whole"
            ) from None
        except BaseException:
            for process in active_children():
                process.kill()  # since a new process may lose a signal that is handled here
            raise


def _mapped(
    pool: "ProcessPoolExecutor", work: Callable[[ItemT], MadeT], items: Iterable[ItemT]
) -> Iterator[MadeT]:
    return map(_awaited, [_submitted(pool, work, item) for item in items])


def _through(
    pool: "ProcessPoolExecutor",
    pieces: Iterable[PieceT],
    work: Callable[[PieceT], MadeT],
    most: int,
) -> Iterator[MadeT]:
    under_way: deque[Future[MadeT]] = deque()
    for piece in pieces:
        under_way.append(_submitted(pool, work, piece))
        if len(under_way) >= most:
            yield _awaited(under_way.popleft())
    while under_way:
        yield _awaited(under_way.popleft())


def _submitted(
    pool: "ProcessPoolExecutor", work: Callable[[ItemT], MadeT], item: ItemT
) -> "Future[MadeT]":
    """Submit a piece of work. For signals see `_awaited`."""
    with held_back(signal.SIGINT):
        return pool.submit(work, item)


def _awaited(piece: "Future[MadeT]") -> MadeT:
    """Wait for a piece, and return its result; Ctrl+C is noted meanwhile.

    Exceptions raised by signals are postponed while a lock of the pool may be held: it would never
    be released, and the pool's management thread, for which everything waits at the end, would wait
    for ever.
    """
    from concurrent.futures import wait  # 14 ms

    while True:
        with held_back(signal.SIGINT):
            if wait([piece], PATIENCE_S).done:
                return piece.result()


def _listen(flag: Flag) -> None:
    from threading import Thread  # 1 ms of every verb's start

    signal.signal(signal.SIGINT, WorkerInterrupt(flag).note)
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End this process when its parent has ended, for whatever reason."""
    from multiprocessing import parent_process  # 14 ms

    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(BROKEN)
