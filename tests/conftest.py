# SPDX-License-Identifier: MIT
"""What every test stands on: no screen, no file of the user's, and the measured data if there is.

Nothing here imports Qt, so that the tests of the engine and of the command line run without it.
"""

import gc
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import ModuleType

import appdirs
import hypothesis
import pytest

from tests import shared_memory
from tests.order import drawn, place_of

os.environ["QT_QPA_PLATFORM"] = "offscreen"  # before anything imports Qt
os.environ["LC_ALL"] = "C.UTF-8"  # English is what the tests read, on any machine
os.environ.pop("LANGUAGE", None)
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each worker has a processor; more threads only wait
os.environ["PYTHONFAULTHANDLER"] = "1"  # a program that a test starts says where it crashed

for profile, examples in (("quick", 10), ("thorough", 1_000)):  # the second by `make torture`
    hypothesis.settings.register_profile(  # no test depends on the clock
        profile, deadline=None, max_examples=examples
    )
hypothesis.settings.load_profile("quick")

for name, handler in (  # as in what a shell runs in the background, or nohup
    ("SIGINT", signal.default_int_handler),
    ("SIGHUP", signal.SIG_DFL),
    ("SIGTERM", signal.SIG_DFL),
):
    number = getattr(signal, name, None)  # Windows lacks one of them
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, handler)

if shared_memory.is_closed():
    shared_memory.skip_where_it_is_needed(pytest.MonkeyPatch())

OPTIONAL = {"PIL", "pypdfium2", "dask", "distributed", "fsspec", "pyarrow"}
"""Packages of the extras: whoever does without them can run all other tests."""

ORDER = "order: `--order {seed} --share {share}` repeats it"

HOMES = {  # where programs look for the user's folders, on any system
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the seed of another order, and how many of a test's cases are run."""
    parser.addoption("--order", metavar="SEED", default="", help="run the tests in a seed's order")
    parser.addoption(
        "--share", metavar="N", type=int, default=1, help="of each test's cases run one in N"
    )


def pytest_report_header(config: pytest.Config) -> str | None:
    """Say which order the tests have."""
    options = config.option
    return ORDER.format(seed=options.order, share=options.share) if options.order else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it at the end, where `-q` has left out the beginning, and where failures are read."""
    if words := pytest_report_header(terminalreporter.config):
        terminalreporter.write_line(words)


@pytest.hookimpl(optionalhook=True)  # a Python for Windows has no xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One worker a processor, and one more for slow tests: who starts programs waits for them.

    Each costs what all have in common: 4 s to find the tests, and whatever is made once.
    """
    waiting = "not slow" not in config.option.markexpr
    return min(8, (os.cpu_count() or 1) + waiting)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Let Python's collector look at nothing that is made while tests are found: it all stays.

    Afterwards it looks a hundredth as often as usual: what tests keep for each other is large.
    """
    if worker := getattr(session.config, "workerinput", None):
        number = int(worker["workerid"].removeprefix("gw"))
        session.config.args = turned(session.config.args, number / worker["workercount"])
    gc.disable()
    yield
    gc.freeze()
    gc.set_threshold(70_000)
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skip a file, with the reason, that asks for a package which only some installations have."""
    report = yield
    found = report.call.excinfo if report.call else None
    cause = found.value.__cause__ if found else None
    name = (cause.name or "") if isinstance(cause, ModuleNotFoundError) else ""
    if name.partition(".")[0] in OPTIONAL:
        report.outcome = "skipped"
        report.longrepr = str(collector.path), 1, f"Skipped: {name} is not installed"
    return report


def turned(args: list[str], share: float) -> list[str]:
    """List the test files of folders, beginning after a share of them; what is no folder stays.

    Each worker reads all files, but those that another has rewritten it takes as they are.
    """
    listed = [sorted(map(str, Path(arg).rglob("test_*.py"))) or [arg] for arg in args]
    files = [file for files in listed for file in files]
    begin = int(len(files) * share)
    return files[begin:] + files[:begin]


@pytest.hookimpl(tryfirst=True, wrapper=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """Put the tests in one order, wherever a worker began to read them, and take a share of them.

    Between the two pytest leaves out what was not asked for, and brings together what shares a
    fixture's parameter.
    """
    seed, share = config.option.order, config.option.share
    if seed:
        items.sort(key=lambda item: place_of(seed, item.nodeid))
    else:
        items.sort(key=lambda item: item.path)
    yield
    names = drawn(seed, (item.nodeid for item in items), share)
    left_out = [item for item in items if item.nodeid not in names]
    items[:] = [item for item in items if item.nodeid in names]
    config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Path]]:
    """Make one empty folder after the other for the tests to live in, and move in."""
    base = tmp_path_factory.mktemp("homes")
    with pytest.MonkeyPatch.context() as patch:
        yield (moved_into(base / str(number), patch) for number in count())


def moved_into(folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Make a folder the home of this process, and of each program that it starts."""
    folder.mkdir()
    for variable, place in HOMES.items():
        patch.setenv(variable, str(folder / place))
    if sys.platform == "win32":  # there appdirs asks the system, not the environment
        patch.setattr(appdirs, "_get_win_folder", lambda name: str(folder / name))
    return folder


@pytest.fixture(scope="session")
def empty_home(homes: Iterator[Path]) -> Callable[[], Path]:
    """Find a home: the last one, where nobody has left anything in it, or else another.

    Most tests keep nothing, and to move for each of them would cost a quarter of a millisecond.
    """
    last = next(homes)

    def found() -> Path:
        nonlocal last
        if not last.is_dir() or os.listdir(last):  # noqa: PTH208 - nothing is made of its names
            last = next(homes)
        return last

    return found


@pytest.fixture(autouse=True)
def home(empty_home: Callable[[], Path]) -> Path:
    """Give each test, and each program it starts, an empty home."""
    return empty_home()


@pytest.fixture(scope="session", autouse=True)
def empty_clipboard() -> Iterator[None]:
    """Leave nothing on the clipboard.

    Where there is no desktop Qt keeps it beyond Python's end, and to free what Python made of it
    then crashes the process (PySide 6.11, tests that had all passed).
    """
    yield
    if (gui := sys.modules.get("PySide6.QtGui")) and gui.QGuiApplication.instance():
        gui.QGuiApplication.clipboard().clear()


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder of measured data; its tests are skipped where there is none."""
    named = os.environ.get("SUDOKU_DATA")
    if not named:
        pytest.skip("SUDOKU_DATA does not name the folder of measured data")
    return Path(named)


@pytest.fixture(scope="session")
def script() -> Callable[[str], ModuleType]:
    """Load a script of packaging/, which is no package, by its name."""

    def load(name: str) -> ModuleType:
        path = Path(__file__).resolve().parent.parent / "packaging" / f"{name}.py"
        spec = spec_from_file_location(name, path)
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load
