# SPDX-License-Identifier: MIT
"""Dask's workers: Dask gives each part to one, and the part of one that died to another."""

import gc
import sys
import time
import uuid
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

from sudoku_qt.cli.exits import ProcessFault
from sudoku_qt.cli.language import later, reason, spoken
from sudoku_qt.cli.output import tell
from sudoku_qt.cli.urls import extra_module
from sudoku_qt.cluster.folder import Note
from sudoku_qt.cluster.parts import Lines, Part, numbered, uncounted
from sudoku_qt.cluster.task import Task

RETRIES = 2
"""How often a failed part is repeated, for instance after a network error, not a worker's death."""

PAUSE_S = 0.02
PATIENCE_S = 2.0
"""After so many seconds without a finished part it is checked whether there are workers at all."""
LOST_WORKER = later(
    "all workers of {address} have gone; waiting for others. If they ended by themselves, they may "
    "lack memory or the same sudoku-qt; what they wrote themselves says more"
)
PACKAGE = "sudoku_qt"

REFUSALS = (OSError, ValueError, TypeError, RuntimeError)
"""Dask's exceptions for an address without a scheduler, a malformed one, or wrong settings."""


class Cluster:
    """The workers of the scheduler at `address`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._dask = _quiet_dask()

    @contextmanager
    def doing(
        self, task: Task, parts: Sequence[Part], there: Container[int]
    ) -> Iterator[Iterator[tuple[int, Note]]]:
        """Do the parts that are not in `there`; yields their notes as they are done.

        Leaving the context cancels what is not done. Raises `CommandFault`.
        """
        missing = [number for number in range(len(parts)) if number not in there]
        if not missing:
            yield iter(())
            return
        with self._faults(), self._client() as client:
            _check_installed(client)
            counts = self._counted(client, uncounted(parts))
            all_parts = [*numbered(parts, counts)]
            futures = _mapped(client, task, missing, [all_parts[number] for number in missing])
            try:
                yield self._as_they_come(client, futures, missing)
            finally:
                client.cancel(futures, force=True)

    def _as_they_come(
        self, client: Any, futures: Sequence[Any], numbers: Sequence[int]
    ) -> Iterator[tuple[int, Note]]:
        number_of = {future.key: number for future, number in zip(futures, numbers, strict=True)}
        for future in self._done(client, futures):
            yield number_of[future.key], future.result()

    def _counted(self, client: Any, parts: Sequence[Lines]) -> dict[Lines, int]:
        """Count the lines of parts, which gives the line numbers of the parts after them."""
        futures = _mapped(client, Lines.count, parts) if parts else []
        part_of = {future.key: part for future, part in zip(futures, parts, strict=True)}
        return {part_of[each.key]: each.result() for each in self._done(client, futures)}

    def _done(self, client: Any, futures: Sequence[Any]) -> Iterator[Any]:
        """Yield futures as they are finished."""
        coming = self._dask.as_completed(futures)
        while not coming.is_empty():
            self.wait(client, coming)
            yield next(coming)

    def wait(self, client: Any, coming: Any) -> None:
        """Wait for the next part; report it where no worker is left."""
        are_gone = False
        looks_at = time.monotonic() + PATIENCE_S
        while not coming.has_ready():
            time.sleep(PAUSE_S)
            if time.monotonic() < looks_at:
                continue
            looks_at = time.monotonic() + PATIENCE_S
            were_gone, are_gone = are_gone, not client.scheduler_info()["workers"]
            if are_gone and not were_gone:
                tell(spoken(LOST_WORKER).format(address=self._address))

    @contextmanager
    def _client(self) -> Iterator[Any]:
        with self._connected() as client:
            if not client.scheduler_info()["workers"]:
                words = spoken("no worker has come to {address} yet; waiting")
                tell(words.format(address=self._address))
            yield client

    def _connected(self) -> Any:
        """A client. Raises `ProcessFault` if the scheduler does not answer."""
        try:
            return self._dask.Client(self._address)
        except REFUSALS as error:
            raise ProcessFault(
                "the cluster at {address} does not answer: {reason}",
                address=self._address,
                reason=reason(error) if isinstance(error, OSError) else str(error),
            ) from None

    @contextmanager
    def _faults(self) -> Iterator[None]:
        """Within this context, Dask's exceptions become a `ProcessFault`."""
        try:
            yield
        except self._dask.KilledWorker as error:
            raise ProcessFault(
                "a part was given up, for worker after worker died with it, the last at {worker}; "
                "--resume tries again",
                worker=error.last_worker.address,
            ) from None
        except (self._dask.client.FutureCancelledError, OSError):
            raise ProcessFault(
                "the cluster at {address} has gone; --resume goes on with another",
                address=self._address,
            ) from None
        except ImportError as error:
            raise ProcessFault(
                "scheduler and workers need sudoku-qt, too: {reason}", reason=str(error)
            ) from None


def _quiet_dask() -> Any:
    """Dask, with messages about workers only if its own configuration asks for them."""
    dask = extra_module("dask", "--cluster")
    if "logging" not in dask.config.config:
        dask.config.set(logging={"distributed": "critical", "distributed.client": "critical"})
    with _lasting(), _without_numpy():
        return extra_module("distributed", "--cluster")


@contextmanager
def _without_numpy() -> Iterator[None]:
    """Within this context numpy cannot be imported; Dask would import it to send arrays.

    No arrays are sent here, and numpy is a sixth of the imports. An earlier import is kept.
    """
    if "numpy" in sys.modules:
        yield
        return
    sys.modules["numpy"] = None  # type: ignore[assignment]  # so says the import system
    try:
        yield
    finally:
        del sys.modules["numpy"]


@contextmanager
def _lasting() -> Iterator[None]:
    """Within this context the garbage collector is off, and never examines what is made there.

    Importing Dask takes half a second, a third of it in the garbage collector, now and at the end.
    Objects that exist before are not frozen, since in tests this process continues.
    """
    if "distributed" in sys.modules or not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()


def _check_installed(client: Any) -> None:
    """Raise `ProcessFault` if a worker lacks the package, which would kill it at its first part.

    So nothing of the package is sent for this check.
    """
    for worker, found in client.run(find_spec, PACKAGE, on_error="return").items():
        if found is None or isinstance(found, ModuleNotFoundError):
            raise ProcessFault(
                "the worker at {worker} has no sudoku-qt; there, too: "
                "pip install 'sudoku-qt[cluster]'",
                worker=worker,
            )


def _mapped(client: Any, work: Any, *given: Sequence[Any]) -> list[Any]:
    run = uuid.uuid4().hex
    keys = [f"sudoku-{run}-{number}" for number in range(len(given[0]))]
    futures: list[Any] = client.map(work, *given, key=keys, retries=RETRIES, pure=False)
    return futures
