# SPDX-License-Identifier: MIT
"""Builds the Windows program on Linux and tries it there with Wine: `make windows`.

    python packaging/windows_trial.py [FOLDER OF TESTS ...]

A Python for Windows is put together, the modules are compiled for it, the spec freezes the
programs, and those show whether they work: by their self-test, by pictures in both languages, and
by the tests. What was done is not done again until something that it was made of changes; how long
each step took stands behind it. Everything lies below build/windows. Where Wine is not installed it
says so, which is no failure.
"""

import re
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import libraries
import package
import project
import tried
import wine
from stamps import once
from windows_python import StepFault, WindowsPython
from wine import Done, Windows, WineFault
from wine_limits import LIMITS

HOME = project.ROOT / "build" / "windows"
WINDOWS = ".wine"
"""Wine lays a link to / into this folder; setuptools does not look into one with a dot."""
FOLDERS = (
    "engine",
    "cli",
    "store",
    "models",
    "desktop",
    "controllers",
    "automation",
    "views",
)
"""The folders of tests; the others are about Linux or about the sources."""
WITHOUT_WINDOW = ("engine", "cli")
"""Those that know nothing else of the package, as an import contract says."""
TREE = ("sudoku_qt", "resources", "docs", "tests", "packaging", "pyproject.toml", "setup.py")
OURS = (
    "tried.json",
    "tried.py",
    "windows_trial.py",
    "windows_python.py",
    "wine.py",
    "wine_limits.py",
    "stamps.py",
)
"""Of packaging/ what only tries the program."""
BUILT = (".so", ".pyd", ".pyc", ".c")
LANGUAGES = {"en": "light", "zh_CN": "dark"}
FREEZE_S = 3600
PROGRAM_S = 300
TESTS_S = 2700
FILE_S = 600
ONE_TEST_S = 300
NO_END = -1
"""The exit code of what was ended because it took too long."""

PYTEST = (  # no test for ever, but the slow ones too
    "-q",
    "-m",
    "not torture and not sweep",
    "-p",
    "no:cacheprovider",
    "-o",
    "junit_family=xunit1",
    "-o",
    f"faulthandler_timeout={ONE_TEST_S}",
    "-o",
    "faulthandler_exit_on_timeout=true",
)

Command = list[str | Path]


@dataclass
class Report:
    """What came of the steps: a line for each that went well, and a sentence for each that not."""

    clock: Callable[[], float] = time.monotonic
    done: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def step(self, name: str, work: Callable[..., str], *about: str) -> bool:
        """Do a step and note what it tells; say whether it went well."""
        print(f"{name} ...", flush=True)
        began = self.clock()
        try:
            told = work(*about)
        except (StepFault, WineFault) as fault:
            print(fault, flush=True)
            self.faults.append(f"{name}: {str(fault).splitlines()[-1]}")
            return False
        self.done.append(f"{name}: {told} ({self.clock() - began:.0f} s)")
        return True

    def summary(self) -> str:
        """A line for each step, with those that failed at the end."""
        return "\n".join(["", *self.done, *(f"FAILED {fault}" for fault in self.faults)])


@dataclass(frozen=True)
class Trial:
    """The steps, in one folder and with one Windows."""

    python: WindowsPython
    windows: Windows
    home: Path

    @property
    def frozen(self) -> Path:
        """The folder of the frozen programs."""
        return self.home / "frozen" / "sudoku-qt"

    def run(self, report: Report, folders: Sequence[str]) -> None:
        """Do all steps, of which the tests go on without the frozen programs."""
        if not report.step("Python for Windows", self.make_python):
            return
        if report.step("programs", self.freeze):
            report.step("self-test", self.self_test)
            for language, theme in LANGUAGES.items():
                report.step(f"picture in {language}", self.picture, language, theme)
        report.step("sources", self.lay_out_tree)
        for folder in folders:
            report.step(f"tests/{folder}", self.test, folder)
            for name, reason in left_out(folder):
                report.step(f"not under Wine: {name}", self.still_fails, name, reason)

    def make_python(self) -> str:
        """Put Python together, with the programs installed."""
        self.python.make()
        self.windows.add(self.python.lacking)
        self.python.install(sources())
        asked = "import sys, PySide6; print(sys.version.split()[0], PySide6.__version__)"
        return self._said([self.python.program, "-c", asked], PROGRAM_S).strip()

    def freeze(self) -> str:
        """Have the spec make the folder of programs, see whose libraries it has, and weigh it."""
        spec = project.ROOT / "packaging" / "sudoku-qt.spec"
        inputs = [*sources(), *packaging(), *self.python.installed()]
        places: Command = ["--distpath", self.home / "frozen", "--workpath", self.home / "work"]
        options = ["--noconfirm", "--clean", "--log-level", "WARN"]
        command: Command = [self.python.program, "-m", "PyInstaller", *options, *places, spec]
        self._once("frozen", inputs, lambda: self._said(command, FREEZE_S))
        if wrong := libraries.objections(self.frozen):
            raise StepFault("\n".join(wrong))
        return f"{package.size(self.frozen) / 1e6:.0f} MB"

    def self_test(self) -> str:
        """Have both frozen programs show that they work."""
        told = self._said([self.frozen / "sudoku-qt.exe", "--self-test"], PROGRAM_S)
        info = self._said([self.frozen / "sudoku.exe", "info"], PROGRAM_S)
        return "; ".join([*told.splitlines(), *info.splitlines()[1:2]])

    def picture(self, language: str, theme: str) -> str:
        """Have the frozen program write its window as a picture."""
        path = self.home / f"sudoku-{theme}-{language}.png"
        path.unlink(missing_ok=True)
        words: Command = ["--screenshot", path, "--language", language, "--theme", theme]
        self._said([self.frozen / "sudoku-qt.exe", *words], PROGRAM_S)
        if not path.exists():
            raise StepFault(f"There is no {path.name}.")
        return str(path.relative_to(project.ROOT))

    def lay_out_tree(self) -> str:
        """Lay the sources out, beside them the modules that were compiled for Windows."""
        kept = [path for name in TREE for path in files(project.ROOT / name)]
        self._once("tree", [*kept, *self.python.installed()], self._lay_out_tree)
        return f"{len(kept)} files"

    def _lay_out_tree(self) -> None:
        tree = self.home / "tree"
        shutil.rmtree(tree, ignore_errors=True)
        for name in TREE:
            copy(project.ROOT / name, tree / name)
        for path in self.python.modules.rglob("*.pyd"):
            shutil.copy(path, tree / path.relative_to(self.python.modules))

    def test(self, folder: str) -> str:
        """Run a folder of tests there, unless they passed with these sources."""
        whole = f"tests/{folder}"
        inputs = [*read_by(folder), *self.python.others()]
        limits = map(repr, left_out(folder))
        self._once(f"tests-{folder}", [*inputs, *limits], lambda: self._run_tests(whole))
        parts = [whole] if self._results(whole).exists() else test_files(whole)
        return counted(*map(self._results, parts))

    def still_fails(self, name: str, reason: str) -> str:
        """See that a test fails there that is left out. Raises `StepFault` where it does not."""
        inputs = [*read_by(name.split("/")[1]), *self.python.others()]
        self._once(f"limit-{named(name)}", inputs, lambda: self._see_failing(name))
        return reason

    def _see_failing(self, name: str) -> None:
        done = self._pytest(name, FILE_S)
        if done.code != NO_END and not failed(self._results(name)):
            raise StepFault(f"{done.text}\nIt does not fail; take it out of wine_limits.py.")

    def _run_tests(self, folder: str) -> None:
        """Run a folder at once; file by file where that came to no end, as with a hang in one."""
        for log in self._logs.glob(f"{Path(folder).name}.*"):
            log.unlink()
        but = [f"--deselect={name}" for name, _ in left_out(Path(folder).name)]
        runs = {folder: self._pytest(folder, TESTS_S, *but)}
        if not self._results(folder).exists():
            runs = {each: self._pytest(each, FILE_S, *but) for each in test_files(folder)}
        wrong = {each: done.text for each, done in runs.items() if done.code}
        if wrong:
            names = [name for each in wrong for name in failed(self._results(each)) or [each]]
            counts = counted(*map(self._results, runs))
            raise StepFault("\n".join([*wrong.values(), f"{counts}; {', '.join(names)}"]))

    def _pytest(self, where: str, seconds: float, *more: str) -> Done:
        """Run a folder, a file or a test; there are no results where it came to no end."""
        results = self._results(where)
        self._logs.mkdir(exist_ok=True)
        results.unlink(missing_ok=True)
        pytest: Command = [self.python.program, "-m", "pytest", "--junitxml", results]
        try:
            command = [*pytest, *PYTEST, where, *more]
            done = self.windows.run(command, seconds, self.home / "tree")
        except WineFault as fault:
            done = Done(NO_END, str(fault))
        results.with_suffix(".txt").write_text(done.text, encoding="utf-8")
        return done

    @property
    def _logs(self) -> Path:
        return self.home / "results"

    def _results(self, where: str) -> Path:
        """Where the results of a folder, a file or a test lie."""
        return self._logs / f"{named(where)}.xml"

    def _once(self, name: str, inputs: Iterable[Path | str], work: Callable[[], object]) -> None:
        once(self.home / "stamps" / name, inputs, work)

    def _said(self, command: Command, seconds: float, **more: str) -> str:
        done = self.windows.run(command, seconds, self.home, more)
        if done.code:
            raise StepFault(f"{done.text}\n{Path(command[0]).name} failed: {done.code}.")
        return done.text


def files(folder: Path) -> Iterator[Path]:
    """Yield a file, or those below a folder that were not built there."""
    for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
        if path.is_file() and path.suffix not in BUILT:
            yield path


def sources() -> list[Path]:
    """List what the wheel is made of."""
    root = project.ROOT
    scripts = [root / "packaging" / name for name in ("build_ext.py", "build_py.py")]
    package_files = [*files(root / "sudoku_qt"), *files(root / "resources")]
    return [*package_files, *scripts, root / "setup.py", root / "pyproject.toml"]


def packaging() -> list[Path]:
    """List what the programs are packed with."""
    return [path for path in files(project.ROOT / "packaging") if path.name not in OURS]


def read_by(folder: str) -> list[Path]:
    """List what the tests of a folder run, themselves and what tests share."""
    tests = files(project.ROOT / "tests")
    own = project.ROOT / "tests" / folder
    return [
        *(path for path in sources() if folder not in WITHOUT_WINDOW or not _of_the_window(path)),
        *(path for path in tests if own in path.parents or not path.name.startswith("test_")),
    ]


def _of_the_window(path: Path) -> bool:
    """Whether a file belongs to what neither the engine nor the command line knows."""
    package_folder = project.ROOT / "sudoku_qt"
    known = {package_folder / name for name in WITHOUT_WINDOW}
    return package_folder in path.parent.parents and known.isdisjoint(path.parents)


def copy(source: Path, target: Path) -> None:
    """Copy a file, or a folder without what was built there."""
    if source.is_dir():
        built = shutil.ignore_patterns("__pycache__", *(f"*{ending}" for ending in BUILT))
        shutil.copytree(source, target, ignore=built)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def test_files(folder: str) -> list[str]:
    """List the files of tests below a folder, as pytest names them."""
    found = sorted((project.ROOT / folder).rglob("test_*.py"))
    return [path.relative_to(project.ROOT).as_posix() for path in found]


def left_out(folder: str) -> list[tuple[str, str]]:
    """List the tests of a folder that Wine cannot do, each with the reason."""
    return [limit for limit in LIMITS if limit[0].startswith(f"tests/{folder}/")]


def named(where: str) -> str:
    """Name the files of what is run: a folder, a file or a test."""
    return re.sub(r"[^\w.]+", ".", where.removeprefix("tests/"))


def failed(results: Path) -> list[str]:
    """List the tests of a run that failed, by the names that pytest takes."""
    return [
        f"{case.get('file')}::{case.get('name')}".replace("\\", "/")
        for case in _cases(results)
        if kind(case) == "failed"
    ]


def counted(*results: Path) -> str:
    """How many tests passed, failed and were skipped, in some runs together."""
    kinds = Counter(kind(case) for each in results for case in _cases(each))
    return ", ".join(f"{kinds[each]} {each}" for each in ("passed", "failed", "skipped"))


def kind(case: ET.Element) -> str:
    """What came of a test."""
    if case.find("skipped") is not None:
        return "skipped"
    return "passed" if case.find("failure") is case.find("error") is None else "failed"


def _cases(results: Path) -> list[ET.Element]:
    """Read the tests of a run; there are none where it came to no end."""
    if not results.exists():
        return []
    return list(ET.parse(results).iter("testcase"))  # noqa: S314 - written by our own pytest


def chinese_fonts() -> list[Path]:
    """Find this system's fonts for Chinese: Windows has its own, Wine has not."""
    command = [shutil.which("fc-list") or "fc-list", ":lang=zh-cn", "file"]
    listed = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
    return sorted({Path(line.rstrip(": ")) for line in listed.splitlines()})[:1]


def main(folders: Sequence[str]) -> int:
    """Do everything, end with a summary, and say whether all went well."""
    lacking = wine.missing()
    if lacking:
        print(f"The Windows program was not tried: there is no {', '.join(lacking)} here.")
        print(f"Debian's packages are {', '.join(wine.PACKAGES)}.")
        return 0
    report = Report()
    with wine.windows(HOME / WINDOWS, chinese_fonts()) as windows:
        Trial(WindowsPython(HOME), windows, HOME).run(report, folders or FOLDERS)
    print(report.summary())
    if not report.faults and not folders:
        print(tried.note("windows"))
    return int(bool(report.faults))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # then, too, nothing is left running
    sys.exit(main(sys.argv[1:]))
