# SPDX-License-Identifier: MIT
"""Clusters for tests: one of real processes, and one that is this process."""

import os
import subprocess
import sys
from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from sudoku_qt.cluster import run
from sudoku_qt.cluster.folder import Note
from sudoku_qt.cluster.parts import Part, numbered, uncounted
from sudoku_qt.cluster.task import Task
from tests.cli.conftest import sudoku

__all__ = ["sudoku"]

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


class Cluster:
    """A scheduler and two workers, each a process of its own, that have the accidents ordered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "ACCIDENTS": str(folder),
            "DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "False",
        }
        self.scheduler = self._started("scheduler", "--host", "127.0.0.1", "--port", "0")
        self.address = self._address()
        self.workers: list[subprocess.Popen[str]] = []
        self.complete()

    def complete(self) -> None:
        """Start workers until there are two, and wait until the scheduler knows them."""
        self.workers = [each for each in self.workers if each.poll() is None]
        missing = range(2 - len(self.workers))
        for _ in missing:
            preload = ("--preload", str(HERE / "accidents.py"))
            once = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder))
            self.workers.append(self._started("worker", self.address, *once, *preload))
        for _ in missing:
            self._told("Register worker")

    def bare_worker(self) -> "subprocess.Popen[str]":
        """Start a worker that finds no sudoku_qt, and wait until the scheduler knows it."""
        once = ("--nthreads", "1", "--no-nanny", "--local-directory", str(self.folder))
        preload = ("--preload", str(HERE / "bare.py"))
        worker = self._started("worker", self.address, *once, *preload)
        self._told("Register worker")
        return worker

    def order(self, part: int, who: object, signal: str) -> None:
        """Have a signal sent when a part is about to be written: to a process, or the "worker".

        A process may have a name, which is told when it is there.
        """
        (self.folder / str(part)).write_text(f"{who} {signal}", encoding="utf-8")

    def name(self, who: str, process: int) -> None:
        """Say which process has a name. Whoever wants to know waits for that."""
        (self.folder / f"{who}.new").write_text(str(process), encoding="utf-8")
        (self.folder / f"{who}.new").rename(self.folder / who)

    def deaths(self) -> int:
        """Count the workers that have died; those that were told to are waited for."""
        dead = [each for each in self.workers if each.poll() is not None]
        return len(dead)

    def end(self) -> None:
        """End all processes."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
            if process.stderr:
                process.stderr.close()

    def _started(self, what: str, *arguments: str) -> "subprocess.Popen[str]":
        log = subprocess.PIPE if what == "scheduler" else subprocess.DEVNULL
        return subprocess.Popen(
            [sys.executable, "-m", "dask", what, *arguments, "--no-dashboard"],
            env=self._environment,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=log,
            text=True,
        )

    def _address(self) -> str:
        """Where the scheduler listens."""
        return self._told("Scheduler at:").split()[-1]

    def _told(self, what: str) -> str:
        """Wait for a line of what the scheduler says of itself."""
        assert self.scheduler.stderr
        for line in self.scheduler.stderr:
            if what in line:
                return line
        pytest.fail(f"the scheduler ended without {what}")


@pytest.fixture(scope="module")
def real_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster that all tests of a module share."""
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    cluster = Cluster(tmp_path_factory.mktemp("accidents"))
    yield cluster
    cluster.end()


@pytest.fixture
def cluster(real_cluster: Cluster) -> Cluster:
    """The same with two workers, whatever became of those before."""
    real_cluster.complete()
    return real_cluster


class Here:
    """Does the parts in this process, the last first."""

    @contextmanager
    def doing(
        self, work: Task, parts: Sequence[Part], there: Container[int]
    ) -> Iterator[Iterator[tuple[int, Note]]]:
        """Do the parts that are not there."""
        counts = {part: part.count() for part in uncounted(parts)}
        found = [*enumerate(numbered(parts, counts))]
        missing = [(number, part) for number, part in reversed(found) if number not in there]
        yield ((number, work(number, part)) for number, part in missing)


@pytest.fixture
def no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a run on a cluster be one in this process."""
    pytest.importorskip("fsspec", reason="the extra cluster is not installed")
    monkeypatch.setattr(run, "Processes", lambda _jobs: Here())
