# SPDX-License-Identifier: MIT
"""Long work: a function that runs in a thread of the pool, with progress, cancel, done and failed.

Work is written as a function of its ticket and its arguments, marked with `as_work`. Nothing else
uses threads, but for work that divides itself (`engine/gomoku/search/team.py`). The signals belong
to one long-lived object in the main thread: signals of a runnable that deletes itself lose most of
their deliveries.
"""

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThread, QThreadPool, Signal, SignalInstance, Slot

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled


class Ticket:
    """What work sees of its job: whether to stop, and where to report progress."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._stop = threading.Event()
        self._act: Callable[[], object] | None = None
        self.tell = tell

    def stopped(self) -> bool:
        """Whether to stop; to be called at least every ten milliseconds."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask the work to stop."""
        self._stop.set()
        if self._act:
            self._act()

    def when_stopped(self, act: Callable[[], object]) -> None:
        """Have work that does not ask whether to stop told of it, in any thread, perhaps twice."""
        self._act = act
        if self.stopped():
            act()


ParamsT = ParamSpec("ParamsT")
ResultT = TypeVar("ResultT")
Work: TypeAlias = Callable[[Ticket], ResultT]
"""A job's function, and its result."""


def as_work(
    function: Callable[Concatenate[Ticket, ParamsT], ResultT],
) -> Callable[ParamsT, Work[ResultT]]:
    """A decorator: called without a ticket, the function returns work that a job runs later."""

    @wraps(function)
    def work(*args: ParamsT.args, **named: ParamsT.kwargs) -> Work[ResultT]:
        return lambda ticket: function(ticket, *args, **named)

    return work


@dataclass(frozen=True)
class Listener(Generic[ResultT]):
    """The callbacks of a job: for its result, its fault, and its progress.

    `failed` is called for a `Fault`. Other exceptions are bugs and are raised in the main thread,
    as is a fault without a `failed`. `ended` is called however a job ends, cancelled or not, before
    any of the others.
    """

    done: Callable[[ResultT], None] | None = None
    failed: Callable[[Fault], None] | None = None
    progress: Callable[[float], None] | None = None
    ended: Callable[[], None] | None = None


@dataclass(frozen=True)
class Job(Generic[ResultT]):
    """A piece of work under way."""

    ticket: Ticket
    listener: Listener[ResultT]


class _Runner(QRunnable):
    """Runs the longest waiting job in a thread: a single runner for all jobs, started for each.

    One for each job could not be freed: the pool would do it, and free the function with it,
    without the GIL.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.waiting: deque[Callable[[], None]] = deque()

    def run(self) -> None:
        """Run a waiting job; the pool calls this once for each."""
        self.waiting.popleft()()


class Jobs(QObject):
    """Runs work and calls back in the main thread; a cancelled job never calls `done`.

    It has a parent, and is deleted with it. Without one it would be deleted with its last
    reference, perhaps in a thread of its own pool that has just delivered its result, which would
    wait for itself.
    """

    _told = Signal(int, float)
    _ended = Signal(int, object, object)

    def __init__(
        self,
        parent: QObject,
        threads: int | None = None,
        priority: QThread.Priority = QThread.Priority.InheritPriority,
    ) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setThreadPriority(priority)
        # Two threads even on one core, so that long work does not hold up other work.
        self._pool.setMaxThreadCount(threads or max(2, QThread.idealThreadCount()))
        self._runner = _Runner()
        self._jobs: dict[int, Job[Any]] = {}  # each with its own type of result
        self._count = 0
        pool, jobs = self._pool, self._jobs
        # The pool's own destructor waits for its threads while it holds the GIL that they need.
        self.destroyed.connect(lambda: _end(pool, jobs))
        self._told.connect(self._on_told)
        self._ended.connect(self._on_ended)

    def start(
        self,
        work: Work[ResultT],
        done: Callable[[ResultT], None] | None = None,
        failed: Callable[[Fault], None] | None = None,
        progress: Callable[[float], None] | None = None,
        ended: Callable[[], None] | None = None,
    ) -> int:
        """Start work and return its number; `Listener` explains the other arguments."""
        self._count += 1
        number = self._count
        ticket = Ticket(lambda share: _send(self._told, number, share))
        self._jobs[number] = Job(ticket, Listener(done, failed, progress, ended))
        self._runner.waiting.append(lambda: self._run(number, work, ticket))
        self._pool.start(self._runner)
        return number

    def cancel(self, number: int) -> None:
        """Cancel a job; one that has ended is left alone."""
        job = self._jobs.get(number)
        if job:
            job.ticket.stop()

    def is_running(self, number: int) -> bool:
        """Whether a job is running."""
        return number in self._jobs

    def any_running(self) -> bool:
        """Whether any job is running."""
        return bool(self._jobs)

    def close(self) -> None:
        """Stop everything and wait for it; no callback comes afterwards."""
        _end(self._pool, self._jobs)

    def _run(self, number: int, work: Work[ResultT], ticket: Ticket) -> None:
        """Run in a thread of the pool; exceptions are passed to the main thread."""
        try:
            result, error = work(ticket), None
        except Exception as raised:  # noqa: BLE001 - an exception that stays here would be lost
            result, error = None, raised
        _send(self._ended, number, result, error)

    @Slot(int, float)
    def _on_told(self, number: int, share: float) -> None:
        job = self._jobs.get(number)
        if job and job.listener.progress and not job.ticket.stopped():
            job.listener.progress(share)

    @Slot(int, object, object)
    def _on_ended(self, number: int, result: object, error: Exception | None) -> None:
        job = self._jobs.pop(number, None)
        if job is None:
            return
        listener = job.listener
        if listener.ended:
            listener.ended()
        if job.ticket.stopped() or isinstance(error, Cancelled):
            return
        if error is None:
            if listener.done:
                listener.done(result)
        elif listener.failed and isinstance(error, Fault):
            listener.failed(error)
        else:
            raise error


def _send(signal: SignalInstance, *values: object) -> None:
    """Emit a signal from a thread of the pool."""
    try:
        signal.emit(*values)
    except RuntimeError:  # the jobs are being deleted, so nobody is listening any more
        return


def _end(pool: QThreadPool, jobs: dict[int, Job[Any]]) -> None:
    """Stop all jobs and wait for their threads, which can get Python's lock meanwhile."""
    for job in jobs.values():
        job.ticket.stop()
    pool.waitForDone()
    jobs.clear()
