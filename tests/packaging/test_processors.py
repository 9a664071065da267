# SPDX-License-Identifier: MIT
"""The tests of compiled modules on processors that this machine does not have."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

BUILDS = {"Nehalem": "sse2", "Haswell": "avx2", "aarch64": "neon"}
TESTS = (  # of every module that is compiled: the search with all its builds, the rest in parts
    "tests/engine/sudoku/kernel/test_kernel.py",
    "tests/engine/sudoku/kernel/test_search.py",
    "tests/engine/sudoku/kernel/test_solver.py",
    "tests/engine/sudoku/kernel/test_without_builds.py",
    "tests/engine/sudoku/kernel/test_canonical.py",
    "tests/engine/sudoku/kernel/test_backtracking.py",
    "tests/engine/sudoku/generate/test_distinct_grids.py",
    "tests/engine/sudoku/rating/test_rater.py",
    "tests/engine/sudoku/logic/techniques/test_own_cases.py",
    "tests/engine/gomoku/search/test_position.py",
)
NOT_AGAIN = "not python and not compiled_the_search"
"""What Python does by itself it does on any processor, and it takes long."""


@pytest.fixture
def processors(script: Callable[[str], ModuleType]) -> ModuleType:
    """Load the script."""
    return script("processors")


def test_every_emulated_processor_is_tried(processors: ModuleType) -> None:
    assert set(processors.NAMES) == set(BUILDS)


@pytest.mark.parametrize("name", TESTS)
def test_what_is_to_run_there_is_here(processors: ModuleType, name: str) -> None:
    assert (processors.ROOT / name).is_file()


def test_what_is_missing_is_installed_or_named(
    processors: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(processors.shutil, "which", {"apt-get": "/usr/bin/apt-get"}.get)
    monkeypatch.setattr(processors.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(processors.bootstrap, "install", lambda packages: False)

    assert processors.main() == 0
    assert "apt-get install qemu-user gcc-aarch64-linux-gnu" in capsys.readouterr().out
    assert processors.obstacle().startswith("not installed: qemu-user")


def test_elsewhere_nothing_is_asked_for(
    processors: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(processors.platform, "machine", lambda: "arm64")

    assert processors.main() == 0
    assert not capsys.readouterr().out
    assert processors.obstacle()


def test_an_emulated_python_is_an_environment_of_its_own(
    processors: ModuleType, tmp_path: Path
) -> None:
    made = processors.emulated(tmp_path / "a b", ["env", "A=1"], Path("/usr/bin/python3"))

    assert (
        made.read_text(encoding="utf-8")
        == '#!/bin/sh\nexec env A=1 -0 "$0" /usr/bin/python3 "$@"\n'
    )
    assert os.access(made, os.X_OK)
    assert (tmp_path / "a b" / "pyvenv.cfg").read_text(encoding="utf-8") == "home = /usr/bin\n"


@pytest.mark.torture
@pytest.mark.parametrize("name", BUILDS)
def test_compiled_modules_work_on_a_processor_that_is_not_here(
    processors: ModuleType, name: str
) -> None:
    if obstacle := processors.obstacle():
        pytest.skip(obstacle)
    python, folder = processors.python_on(name)
    environment = {key: value for key, value in os.environ.items() if key != "SUDOKU_KERNEL"}
    code = "from sudoku_qt.engine.sudoku import kernel; print(kernel.BUILD)"
    asked = [str(python), "-c", code]
    build = subprocess.check_output(asked, cwd=folder, env=environment, text=True)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:pytest-qt"]
    done = subprocess.run(
        [str(python), "-m", "pytest", *options, "-k", NOT_AGAIN, *TESTS],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert build == f"{BUILDS[name]}\n"
    assert done.returncode == 0, done.stdout
