# SPDX-License-Identifier: MIT
"""Dask, which schedules: it gives each part to a worker, and that of one that died to another."""

import gc
import logging
import os
import sys
import uuid
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sudoku_qt.cli.cluster.folder import Note
from sudoku_qt.cli.cluster.parts import Lines, Part, numbered, uncounted
from sudoku_qt.cli.cluster.task import Task
from sudoku_qt.cli.exits import ProcessFault
from sudoku_qt.cli.language import reason, spoken
from sudoku_qt.cli.output import tell
from sudoku_qt.cli.urls import extra_module

LOCAL = "local"
RETRIES = 2
"""How often a part is tried again that failed, as by a network, without its worker's death."""

REFUSALS = (OSError, ValueError, TypeError, RuntimeError)
"""What Dask raises of an address that nobody has, that is none, or that wants other settings."""


class Cluster:
    """The workers at the `address` of a scheduler, or so many of this machine."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        self._address = address
        self._jobs = jobs or os.cpu_count() or 1
        self._dask = _quiet_dask()

    @contextmanager
    def doing(
        self, task: Task, parts: Sequence[Part], there: Container[int]
    ) -> Iterator[Iterator[tuple[int, Note]]]:
        """Do the parts that are not there; yields what they come to, as they are done.

        What is not done when this context is left is not wanted any more. Raises `CommandFault`.
        """
        missing = [number for number in range(len(parts)) if number not in there]
        if not missing:
            yield iter(())
            return
        with self._faults(), self._client() as client:
            counts = _counted(client, uncounted(parts))
            all_parts = [*numbered(parts, counts)]
            futures = _mapped(client, task, missing, [all_parts[number] for number in missing])
            try:
                yield self._as_they_come(futures, missing)
            finally:
                client.cancel(futures, force=True)

    def _as_they_come(
        self, futures: Sequence[Any], numbers: Sequence[int]
    ) -> Iterator[tuple[int, Note]]:
        number_of = {future.key: number for future, number in zip(futures, numbers, strict=True)}
        for future in self._dask.as_completed(futures):
            yield number_of[future.key], future.result()

    @contextmanager
    def _client(self) -> Iterator[Any]:
        with self._workers() as address, self._connected(address) as client:
            if not client.scheduler_info()["workers"]:
                words = spoken("no worker has come to {address} yet; waiting")
                tell(words.format(address=self._address))
            yield client

    @contextmanager
    def _workers(self) -> Iterator[Any]:
        """Where they are to be found; within this context those of this machine run."""
        if self._address != LOCAL:
            yield self._address
            return
        with self._dask.LocalCluster(
            n_workers=self._jobs,
            threads_per_worker=1,
            dashboard_address="127.0.0.1:0",  # else it quarrels with another run for a port
            silence_logs=logging.CRITICAL,
        ) as cluster:
            yield cluster

    def _connected(self, address: Any) -> Any:
        """A client. Raises `ProcessFault` where nobody answers."""
        try:
            return self._dask.Client(address)
        except REFUSALS as error:
            raise ProcessFault(
                "the cluster at {address} does not answer: {reason}",
                address=self._address,
                reason=reason(error) if isinstance(error, OSError) else str(error),
            ) from None

    @contextmanager
    def _faults(self) -> Iterator[None]:
        """Within this context what Dask raises is a `ProcessFault`."""
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
    """Dask, which tells of workers that come and go only where its own configuration says so."""
    dask = extra_module("dask", "--cluster")
    if "logging" not in dask.config.config:
        dask.config.set(logging={"distributed": "critical", "distributed.client": "critical"})
    with _lasting(), _without_numpy():
        return extra_module("distributed", "--cluster")


@contextmanager
def _without_numpy() -> Iterator[None]:
    """Within this context there is no numpy, which Dask takes along to send arrays of its.

    None is sent here, and it would be a sixth of the imports. What is imported already stays.
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
    """Within this context Python's collector rests, and never looks through what is made there.

    Dask is half a second of imports, of which a third goes into looking through them, now and at
    the end. What is there already is not frozen again: in tests this process goes on.
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


def _counted(client: Any, parts: Sequence[Lines]) -> dict[Lines, int]:
    """Count the lines of parts, so that those behind them know their numbers."""
    counts = client.gather(_mapped(client, Lines.count, parts))
    return dict(zip(parts, counts, strict=True))


def _mapped(client: Any, work: Any, *given: Sequence[Any]) -> list[Any]:
    run = uuid.uuid4().hex
    keys = [f"sudoku-{run}-{number}" for number in range(len(given[0]))]
    futures: list[Any] = client.map(work, *given, key=keys, retries=RETRIES, pure=False)
    return futures
