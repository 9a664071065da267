# SPDX-License-Identifier: MIT
"""A plugin of pytest that writes down which functions of the program the tests of each file call.

Only what runs in the main thread and is not compiled is seen.
"""

import json
import os
from collections.abc import Iterator
from cProfile import Profile
from pathlib import Path
from time import process_time
from types import CodeType
from typing import TypedDict

import pytest

CALLS = "SUDOKU_CALLS"
"""The variable that names the folder into which each process writes."""


class Seen(TypedDict):
    """What the tests of a file were seen to do."""

    seconds: float
    calls: list[str]
    failing: list[str]


class Watcher:
    """Sees which functions of the program the tests of each file call, in the main thread."""

    def __init__(self, target: Path) -> None:
        """Begin with nothing."""
        self._target = target
        self._told: dict[str, Seen] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test with what its fixtures do."""
        name = item.location[0]
        told = self._told.setdefault(name, Seen(seconds=0.0, calls=[], failing=[]))
        profile = Profile(builtins=False, subcalls=False)
        begun = process_time()
        profile.enable()
        try:
            return (yield)
        finally:
            profile.disable()
            told["seconds"] += process_time() - begun
            called = {
                f"{path}:{entry.code.co_qualname}"
                for entry in profile.getstats()
                if isinstance(entry.code, CodeType) and (path := _within(entry.code.co_filename))
            }
            told["calls"] = sorted(called.union(told["calls"]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down what fails without any change."""
        if report.failed and report.location[0] in self._told:
            self._told[report.location[0]]["failing"].append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write down what was seen."""
        if self._told:
            self._target.write_text(json.dumps(self._told), encoding="utf-8")


def _within(file: str) -> str:
    """A file of the program as seen from the copy; nothing for any other."""
    package = f"{Path.cwd()}/sudoku_qt/"
    return "sudoku_qt/" + file.removeprefix(package) if file.startswith(package) else ""


def pytest_configure(config: pytest.Config) -> None:
    """Watch the tests, in each process that runs some."""
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Watcher(Path(os.environ[CALLS], f"{os.getpid()}.json")))


def merged(folder: Path) -> dict[str, object]:
    """Put together what several processes wrote down."""
    seconds: dict[str, float] = {}
    calls: dict[str, list[str]] = {}
    failing: list[str] = []
    for path in sorted(folder.glob("*.json")):
        for name, told in json.loads(path.read_text(encoding="utf-8")).items():
            seconds[name] = seconds.get(name, 0) + told["seconds"]
            failing += told["failing"]
            for each in told["calls"]:
                files = calls.setdefault(each, [])
                if name not in files:
                    files.append(name)
    return {"seconds": seconds, "calls": calls, "failing": failing}
