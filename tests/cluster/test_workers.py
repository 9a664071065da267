# SPDX-License-Identifier: MIT
"""Real processes, of which some die in the middle: each puzzle is there, and there once."""

import gc
import os
import signal
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from sudoku_qt.cluster import workers
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import TWO_SEVENS
from tests.cluster.conftest import ROOT, Cluster
from tests.sweeps import every

if TYPE_CHECKING:
    from sudoku_qt.cluster.parts import Part
    from sudoku_qt.cluster.task import Task

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="signals to a process are POSIX's"),
]
LONG = 60.0
"""Seconds after which it is given up; most runs take three."""
PARTS = 8
PUZZLES = 20
VERB = ("check", "list.txt", "--part", str(PUZZLES), "-o", "many")


@pytest.fixture
def list_file(tmp_path: Path) -> Path:
    """A list of some parts, with a bad puzzle and a bad line."""
    text = to_text(bytes(kernel.minimal_puzzles(1, PARTS * PUZZLES)))
    lines = [text[at : at + 81] for at in range(0, len(text), 81)]
    lines[30], lines[125] = "nonsense", TWO_SEVENS
    (tmp_path / "list.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


def started(*arguments: str, cwd: Path) -> "subprocess.Popen[str]":
    """Start the command line."""
    return subprocess.Popen(
        [sys.executable, "-m", "sudoku_qt.cli.start", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=cwd,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(*arguments: str, cwd: Path) -> tuple[int, list[str]]:
    """Run the command line, and give its exit code and the lines of standard error."""
    process = started(*arguments, cwd=cwd)
    _, said = process.communicate(timeout=LONG)
    return process.returncode, said.splitlines()


def parts_in(folder: Path) -> list[Path]:
    """The parts that are there and noted."""
    names = [note.stem for note in (folder / "many.parts" / "_run").glob("[0-9]*.json")]
    return [folder / "many.parts" / f"part-{name}.txt" for name in sorted(names)]


@pytest.mark.slow
def test_a_workers_part_is_done_again_when_it_dies(
    cluster: Cluster, list_file: Path, sudoku: Sudoku
) -> None:
    one = sudoku("check", "list.txt", "-o", "one")
    cluster.order(3, "worker", "SIGKILL")

    code, said = ended(*VERB, "--cluster", cluster.address, cwd=list_file)

    assert cluster.deaths() == 1
    assert (code, said) == (one.code, one.err)
    assert (list_file / "many").read_bytes() == (list_file / "one").read_bytes()
    assert not (list_file / "many.parts").exists()


@pytest.mark.sweep
def test_after_the_clients_death_the_rest_is_done(
    cluster: Cluster, list_file: Path, sudoku: Sudoku
) -> None:
    one = sudoku("check", "list.txt", "-o", "one")
    cluster.order(4, "client", "SIGKILL")

    client = started(*VERB, "--cluster", cluster.address, cwd=list_file)
    cluster.name("client", client.pid)
    client.communicate(timeout=LONG)
    assert client.returncode == -signal.SIGKILL
    assert 0 < len(parts_in(list_file)) < PARTS
    code, said = ended(*VERB, "--cluster", cluster.address, "--resume", cwd=list_file)

    assert (code, said) == (one.code, one.err)
    assert (list_file / "many").read_bytes() == (list_file / "one").read_bytes()


@pytest.mark.sweep
def test_ctrl_c_leaves_what_a_later_run_goes_on_with(
    cluster: Cluster, list_file: Path, sudoku: Sudoku
) -> None:
    one = sudoku("check", "list.txt", "-o", "one")
    cluster.order(4, "client", "SIGINT")

    client = started(*VERB, "--cluster", cluster.address, cwd=list_file)
    cluster.name("client", client.pid)
    _, said = client.communicate(timeout=LONG)
    assert client.returncode == 130
    assert said.splitlines()[-1].endswith("; --resume goes on")
    assert not (list_file / "many").exists()
    code, lines = ended(*VERB, "--cluster", cluster.address, "--resume", cwd=list_file)

    assert (code, lines) == (one.code, one.err)
    assert (list_file / "many").read_bytes() == (list_file / "one").read_bytes()


@pytest.mark.sweep
def test_after_the_schedulers_death_another_does_the_rest(
    tmp_path: Path, list_file: Path, sudoku: Sudoku
) -> None:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    one = sudoku("check", "list.txt", "-o", "one")
    first = Cluster(tmp_path)
    first.order(4, first.scheduler.pid, "SIGKILL")
    code, said = ended(*VERB, "--cluster", first.address, cwd=list_file)
    first.end()

    assert code == 5
    assert said[-1] == (
        f"sudoku: the cluster at {first.address} has gone; --resume goes on with another"
    )
    code, said = ended(*VERB, "--cluster", "local", "--jobs", "1", "--resume", cwd=list_file)

    assert (code, said) == (one.code, one.err)
    assert (list_file / "many").read_bytes() == (list_file / "one").read_bytes()


def test_where_every_part_is_there_nobody_is_asked() -> None:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    parts = [cast("Part", None)] * 2
    with workers.Cluster("nowhere").doing(cast("Task", None), parts, {0, 1}) as notes:
        assert [*notes] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "address", every(3, ["tcp://127.0.0.1:1", "tls://127.0.0.1:1", "nowhere://a"])
)
def test_where_nobody_answers_it_says_so(
    address: str, list_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    monkeypatch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "100ms")

    code, said = ended(*VERB, "--cluster", address, cwd=list_file)

    assert code == 5
    assert len(said) == 1
    assert said[0].startswith(f"sudoku: the cluster at {address} does not answer: ")


@pytest.mark.parametrize("missing", ["distributed", "dask"])
def test_where_the_extra_is_not_installed_it_says_how(
    list_file: Path, sudoku: Sudoku, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)

    code, _, err = sudoku(*VERB, "--cluster", "tcp://127.0.0.1:1")

    assert code == 2
    assert err == ["sudoku: --cluster needs an extra: pip install 'sudoku-qt[cluster]'"]


@pytest.mark.slow
def test_the_collector_rests_while_dask_comes_and_works_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resting = {}
    frozen = []
    gc.enable()  # a window that was there before may have put it to rest

    def imported(name: str, _: str) -> SimpleNamespace:
        resting[name] = not gc.isenabled()
        return SimpleNamespace(config=SimpleNamespace(config={"logging": {}}))

    monkeypatch.delitem(sys.modules, "distributed", raising=False)
    monkeypatch.setattr(workers, "extra_module", imported)
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(not gc.isenabled()))
    workers.Cluster("tcp://here")
    assert resting["distributed"]
    assert frozen == [True]
    assert gc.isenabled()
    monkeypatch.setitem(sys.modules, "distributed", sys)
    workers.Cluster("tcp://here")
    assert len(frozen) == 1


def test_dask_comes_without_numpy_and_nobody_else_misses_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = {}

    def imported(name: str, _: str) -> SimpleNamespace:
        there[name] = find_spec("numpy") is not None if "numpy" not in sys.modules else False
        return SimpleNamespace(config=SimpleNamespace(config={"logging": {}}))

    numpy = import_module("numpy")
    monkeypatch.delitem(sys.modules, "numpy")
    monkeypatch.setattr(workers, "extra_module", imported)
    workers.Cluster("tcp://here")
    assert there == {"dask": True, "distributed": False}
    assert "numpy" not in sys.modules
    monkeypatch.setitem(sys.modules, "numpy", numpy)
    workers.Cluster("tcp://here")
    assert sys.modules["numpy"] is numpy


def test_when_all_workers_have_gone_it_says_so_each_time_and_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed", reason="the extra cluster is not installed")
    monkeypatch.setattr(workers, "PATIENCE_S", 0.0)
    monkeypatch.setattr(workers, "PAUSE_S", 0.0)
    there = iter([["one"], [], [], ["another"], [], ["a third"]])
    client = SimpleNamespace(scheduler_info=lambda: {"workers": next(there)})
    done = iter([False] * 6 + [True])
    coming = SimpleNamespace(has_ready=lambda: next(done))
    workers.Cluster("tcp://here").wait(client, coming)

    gone = workers.LOST_WORKER.format(address="tcp://here")
    assert capsys.readouterr().err.splitlines() == [gone, gone]
    assert not [*done]


@pytest.mark.slow
def test_a_worker_without_the_package_is_named_before_anything_is_sent(
    cluster: Cluster, list_file: Path
) -> None:
    bare = cluster.bare_worker()
    code, said = ended(*VERB, "--cluster", cluster.address, cwd=list_file)

    assert bare.poll() is None
    bare.kill()
    bare.wait()
    assert code == 5
    assert len(said) == 1
    assert said[0].startswith("sudoku: the worker at tcp://127.0.0.1:")
    assert said[0].endswith("has no sudoku-qt; there, too: pip install 'sudoku-qt[cluster]'")
