# SPDX-License-Identifier: MIT
"""Tries whether the tests notice when one token of the program is another.

    python packaging/mutants.py [--seed N] [--sample N] [--layer NAME ...] [--again]

Of each layer as many changes are drawn, of each kind alike (`mutations.py`). One after the other is
made in a copy of the checkout, in build/mutants, and the tests that could notice it are run: those
that mirror the file, then those that were seen to call the changed function, the nearest first, or,
where none was, as in compiled modules and other threads, those of the layer; then the sweeps of the
same. What all tests call is written down once (`calls.json`; removed, it is made anew).
A compiled module is compiled anew. What came of each change is kept: the same command goes on where
it ended, `--again` tries the survivors once more, which is what to do after a new test.
"""

import json
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from time import time
from typing import NoReturn

import pytest

import project
from called import CALLS, merged
from mutations import Mutation, mutations

FOLDER = project.ROOT / "build" / "mutants"
LAYERS = ("engine", "store", "models", "views", "controllers", "cli", "rest")
ENOUGH = 100  # s of tests for one change, as they were measured
PATIENCE = 3  # times as long as measured, and this is taken for a loop without end
SWEEPS = 150  # s of sweeps for one change; they were not measured
WAITED = 10  # times as long on the clock, on a busy machine or for tests that sleep
PASSED = (0, 5)  # all, or there was none
OUT_OF_TIME = -signal.SIGXCPU
MEMORY = 6_000_000_000
COMPILE = ("setup.py", "-q", "build_ext", "--inplace")
PACKAGING = Path(__file__).resolve().parent
FORKING = multiprocessing.get_context("fork")
AHEAD = ("numpy", "PIL.Image", "PySide6.QtSvg", "PySide6.QtTest", "PySide6.QtWidgets")
BUILT = ("sudoku_qt", "build/c", "build/kernels", "build/compiled-of")
QUICK = "not torture and not sweep and not slow"
REST = "(sweep or slow) and not torture"


def main(arguments: Sequence[str]) -> int:
    """Try a sample, print what survived and the share of each layer that was noticed."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=200, help="how many changes in all")
    parser.add_argument("--layer", nargs="+", choices=LAYERS, default=LAYERS)
    parser.add_argument("--again", action="store_true", help="try what survived once more")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the copy lies")
    asked = parser.parse_args(arguments)
    house = House(asked.folder / "copy")
    house.lay_out()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    for name in AHEAD:
        import_module(name)
    tests = Tests(house, asked.folder / "calls.json")
    share = max(1, asked.sample // len(LAYERS))
    drawn = {name: draw(name, share, asked.seed) for name in asked.layer}
    kept = Results(asked.folder / f"seed-{asked.seed}.json")
    for mutation in (each for layer in drawn.values() for each in layer):
        said = kept.told.get(mutation.name)
        if said is None or (asked.again and not said):
            kept.note(mutation, house.try_out(mutation, tests))
    report(drawn, kept)
    return 0


def report(drawn: dict[str, list[Mutation]], kept: "Results") -> None:
    """Print the survivors as diffs, and a line for each layer."""
    for layer in drawn.values():
        for each in layer:
            if not kept.told[each.name]:
                print(each.diff((project.ROOT / each.path).read_bytes()))
    for name, layer in drawn.items():
        noticed = sum(bool(kept.told[each.name]) for each in layer)
        print(f"{name:12} {noticed:4} of {len(layer):4} noticed, {noticed / len(layer):.0%}")


class Results:
    """A file that says what noticed each change; nothing where it survived."""

    def __init__(self, path: Path) -> None:
        """Read what is there."""
        self._path = path
        self.told: dict[str, str] = (
            json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        )

    def note(self, mutation: Mutation, said: str) -> None:
        """Write down what came of a change."""
        print(f"{mutation.name} ({mutation.kind}): {said or 'SURVIVED'}", flush=True)
        self.told[mutation.name] = said
        self._path.write_text(json.dumps(self.told, indent=0), encoding="utf-8")


# The sample


def draw(layer: str, count: int, seed: int) -> list[Mutation]:
    """Draw changes of a layer: a file by its length, then a kind, then one of that kind."""
    random = Random(f"{seed} {layer}")
    files = [path for path in sources() if layer_of(path) == layer]
    weights = [(project.ROOT / path).stat().st_size for path in files]
    found: dict[str, Mutation] = {}
    while len(found) < count:
        path = random.choices(files, weights)[0]
        source = (project.ROOT / path).read_bytes()
        listed = mutations(path, source)
        if listed:
            kind = random.choice(sorted({each.kind for each in listed}))
            mutation = random.choice([each for each in listed if each.kind == kind])
            if mutation.is_one(source):
                found[mutation.name] = mutation
    return list(found.values())


def sources() -> list[Path]:
    """List the program's files."""
    found = (project.ROOT / "sudoku_qt").rglob("*.py")
    return sorted(path.relative_to(project.ROOT) for path in found)


def layer_of(path: Path) -> str:
    """The layer of a file; the small ones are one."""
    return path.parts[1] if path.parts[1] in LAYERS else "rest"


# The copy


class House:
    """A copy of the checkout, in which one file at a time is another."""

    def __init__(self, root: Path) -> None:
        """Begin with a folder that need not be there."""
        self.root = root
        self._moment = int(time())

    def lay_out(self) -> None:
        """Copy what git knows or would know, and what was compiled, with the times of files."""
        git = [shutil.which("git") or "git", "ls-files", "-z", "-co", "--exclude-standard"]
        named = subprocess.run(git, cwd=project.ROOT, check=True, capture_output=True).stdout
        wanted = {Path(os.fsdecode(name)) for name in named.split(b"\0") if name}
        for built in BUILT:
            place = project.ROOT / built
            files = [place] if place.is_file() else place.rglob("*")
            wanted |= {path.relative_to(project.ROOT) for path in files if path.suffix != ".pyc"}
        for path in sorted(wanted):
            source, target = project.ROOT / path, self.root / path
            if source.is_file() and not _is_same(source, target):
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
        for folder in ("sudoku_qt", "tests"):  # what is gone in the checkout goes here, too
            for path in (self.root / folder).rglob("*.py"):
                if path.relative_to(self.root) not in wanted:
                    path.unlink()

    def try_out(self, mutation: Mutation, tests: "Tests") -> str:
        """Make a change, run what could notice it, unmake it; tell what noticed, or nothing."""
        place, pristine = self.root / mutation.path, project.ROOT / mutation.path
        place.write_bytes(mutation.applied(pristine.read_bytes()))
        self._moment += 1
        os.utime(place, (self._moment, self._moment))  # by which Python knows what it compiled
        compiled = place.with_suffix(".pxd").exists()
        try:
            if compiled and self.run(*COMPILE):
                return "it does not compile"
            return self._noticed(tests, mutation)
        finally:
            shutil.copy2(pristine, place)
            if compiled:
                self.run(*COMPILE)

    def _noticed(self, tests: "Tests", mutation: Mutation) -> str:
        files = tests.of(mutation)
        first = int(bool(files) and Path(files[0]) == mirror_of(mutation.path))
        for some in filter(None, (files[:first], files[first:])):
            limit = 60 + PATIENCE * sum(tests.seconds.get(name, 1) for name in some)
            ended = self.test(some, QUICK, limit, tests.failing)
            if ended not in PASSED:
                return f"tests of {some[0]} and on, {ended}"
        ended = self.test(files, REST, SWEEPS, tests.failing)
        return "" if ended in (*PASSED, None, OUT_OF_TIME) else f"sweeps, {ended}"

    def test(
        self, files: Sequence[str], marks: str, limit: float, failing: Iterable[str]
    ) -> int | None:
        """Run tests, in the order of their files, until one fails that does not do so anyway.

        Give the exit code, negative for a signal, or None where it took too long. A usage error is
        a `conftest.py` that can be imported no more. The process is a copy of this one, which has
        imported Qt already.
        """
        options = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0")
        words = [*options, "-m", marks, *(f"--deselect={name}" for name in failing), *files]
        process = FORKING.Process(target=_tested, args=(self.root, words, int(limit)))
        process.start()
        process.join(WAITED * limit)
        if (ended := process.exitcode) is None and process.pid:
            os.killpg(process.pid, signal.SIGKILL)
            process.join()
        return ended

    def run(self, *words: str, **variables: str) -> int:
        """Run a Python in the copy; give its exit code."""
        own = {"PYTHONPATH": os.pathsep.join(map(str, (self.root, PACKAGING)))}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env=os.environ | own | variables,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        ).returncode


def _tested(root: Path, words: list[str], seconds: int) -> NoReturn:
    """Be a process of its own that runs tests in the copy, with no more than some time."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    os.chdir(root)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    sys.path[:0] = [str(root)]
    os.environ["PYTHONPATH"] = str(root)
    for name in ("mutations", "project"):  # the copy has its own
        del sys.modules[name]
    os._exit(pytest.main(words, plugins=[Order()]))


def _is_same(source: Path, target: Path) -> bool:
    if not target.exists():
        return False
    one, other = source.stat(), target.stat()
    return (one.st_size, one.st_mtime_ns) == (other.st_size, other.st_mtime_ns)


# Who could notice


class Tests:
    """Which files of tests there are, how long they take, and what they call."""

    def __init__(self, house: House, path: Path) -> None:
        """Read what was written down, or run all tests once to know it."""
        if not path.exists():
            gathered = path.parent / "calls"
            gathered.mkdir(exist_ok=True)
            words = ("-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", "-p", "called")
            house.run(*words, "--hypothesis-seed=0", **{CALLS: str(gathered)})
            path.write_text(json.dumps(merged(gathered)), encoding="utf-8")
        told = json.loads(path.read_text(encoding="utf-8"))
        self.failing = set(told["failing"])
        for name in sorted(self.failing):
            print(f"{name} fails without any change, so that it notices none.")
        self.seconds: dict[str, float] = told["seconds"]
        self.calls: dict[str, list[str]] = told["calls"]
        tested = (house.root / "tests").rglob("test_*.py")
        self.files = sorted(each.relative_to(house.root).as_posix() for each in tested)

    def of(self, mutation: Mutation) -> list[str]:
        """The files that could notice a change: that which mirrors its file first, the nearest."""
        mirror = mirror_of(mutation.path)
        near = [each for each in self.files if Path(each).parent == mirror.parent]
        far = self._calling(mutation) or [
            each for each in self.files if each.startswith(f"tests/{mirror.parts[1]}")
        ]
        new = {each for each in self.files if each.startswith(f"tests/{mirror.parts[1]}/")}
        new -= self.seconds.keys()  # nobody has seen yet what these call
        there = {*near, *far, *new}.intersection(self.files)  # one that was seen may be gone
        every = sorted(there, key=lambda name: self._nearness(name, mirror))
        return self._affordable(every)

    def _calling(self, mutation: Mutation) -> list[str]:
        if mutation.function:
            return self.calls.get(f"{mutation.path.as_posix()}:{mutation.function}", [])
        inside = f"{mutation.path.as_posix()}:"  # at the top: whoever calls anything of the file
        return [each for name in self.calls if name.startswith(inside) for each in self.calls[name]]

    def _nearness(self, name: str, mirror: Path) -> tuple[int, float]:
        shared = len(Path(os.path.commonpath([name, mirror])).parts)
        return -shared, self.seconds.get(name, 1)

    def _affordable(self, names: Iterable[str]) -> list[str]:
        taken: list[str] = []
        spent = 0.0
        for name in names:
            spent += self.seconds.get(name, 1)
            if spent < ENOUGH or not taken:
                taken.append(name)
        return taken


def mirror_of(path: Path) -> Path:
    """The file of tests that mirrors a file of the program, whether it is there or not."""
    return Path("tests", *path.parts[1:-1], f"test_{path.stem.lstrip('_')}.py")


class Order:
    """Lets tests run in the order in which their files were named."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Put the tests of the first file first, and leave out what fails without any change."""
        places = {name: number for number, name in enumerate(config.args)}
        items.sort(key=lambda item: places.get(item.location[0], 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
