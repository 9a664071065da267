# SPDX-License-Identifier: MIT
"""Set-up: what it finds missing, what it does about it, and that it does nothing twice."""

import ast
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path
from types import ModuleType

import pytest

PYPROJECT = """
[build-system]
requires = ["zero"]

[project]
dependencies = ["one>=1"]
optional-dependencies.dev = ["two"]

[tool.ruff]
line-length = 100
"""


@pytest.fixture
def bootstrap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: Callable[[str], ModuleType]
) -> ModuleType:
    """Load the script for a project in a folder of its own."""
    module = script("bootstrap")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "INSTALLED", tmp_path / ".venv" / "ready")
    monkeypatch.setattr(module, "BUILT", tmp_path / ".venv" / "built")
    engine = tmp_path / "sudoku_qt" / "engine"
    engine.mkdir(parents=True)
    (tmp_path / "packaging").mkdir()
    for name in ("setup.py", "packaging/build_ext.py"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    (engine / "typed.py").write_text("import cython\n", encoding="utf-8")
    (engine / "typed.pxd").write_text("", encoding="utf-8")
    (engine / "plain.py").write_text("", encoding="utf-8")
    return module


@pytest.fixture
def system(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Pretend a Debian that lacks a library and may install it; return what apt is asked for."""
    installed: list[list[str]] = []

    def install(packages: list[str]) -> bool:
        installed.append(packages)
        return True

    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bootstrap, "loads", lambda soname: soname != "libEGL.so.1")
    monkeypatch.setattr(bootstrap, "missing_venv", lambda python: [])
    monkeypatch.setattr(bootstrap, "missing_font", list)
    monkeypatch.setattr(bootstrap, "missing_compiler", lambda python: [])
    monkeypatch.setattr(bootstrap, "install", install)
    return installed


def test_what_is_missing_is_installed_and_nothing_else(
    bootstrap: ModuleType, system: list[list[str]]
) -> None:
    bootstrap.prepare_system(sys.executable)
    assert system == [["libegl1"]]


def test_nothing_is_installed_where_nothing_is_missing(
    bootstrap: ModuleType, system: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "loads", lambda soname: True)
    bootstrap.prepare_system(sys.executable)
    assert system == []


@pytest.mark.usefixtures("system")
def test_without_rights_the_one_line_is_printed(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "install", lambda packages: False)
    with pytest.raises(SystemExit):
        bootstrap.prepare_system(sys.executable)
    assert "  sudo apt-get install libegl1\n" in capsys.readouterr().out


@pytest.mark.usefixtures("system")
def test_what_is_only_wished_for_stops_nothing(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "loads", lambda soname: soname != "libxcb-cursor.so.0")
    monkeypatch.setattr(bootstrap, "install", lambda packages: False)
    bootstrap.prepare_system(sys.executable)
    assert "libxcb-cursor0" in capsys.readouterr().out


def test_the_loader_is_asked_about_libraries(bootstrap: ModuleType) -> None:
    wanted = (("no-such-library.so.1", "no-such-package"),)
    assert bootstrap.missing_libraries(wanted) == ["no-such-package"]


def test_an_old_python_is_told_what_is_wanted(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (4, 0))
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match=r"needs Python 4\.0 or newer; .* is 3\."):
        bootstrap.find_python()


def test_an_old_python_can_read_it_at_all(bootstrap: ModuleType) -> None:
    source = Path(bootstrap.__file__ or "").read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 7)).body


@pytest.fixture
def done(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the set-up does, which does nothing here but to write its stamps."""
    done: list[str] = []

    def prepare_packages(_python: str) -> None:
        done.append("packages")
        bootstrap.INSTALLED.write_text(bootstrap.sum_of_packages(), encoding="utf-8")

    def build_modules() -> None:
        done.append("modules")
        bootstrap.BUILT.write_text(bootstrap.sum_of_compiled_sources(), encoding="utf-8")

    bootstrap.VENV.mkdir()
    monkeypatch.setattr(bootstrap, "ask", lambda python, code: True)
    monkeypatch.setattr(bootstrap, "prepare_system", lambda python: None)
    monkeypatch.setattr(bootstrap, "compile_modules", lambda folder: True)
    monkeypatch.setattr(bootstrap, "prepare_packages", prepare_packages)
    monkeypatch.setattr(bootstrap, "build_modules", build_modules)
    assert bootstrap.main([]) == 0
    assert done == ["packages", "modules"]
    done.clear()
    return done


@pytest.mark.parametrize(
    ("name", "old", "new", "does"),
    [
        ("pyproject.toml", "100", "90", []),
        ("pyproject.toml", "one>=1", "one>=2", ["packages"]),
        ("sudoku_qt/engine/plain.py", "", "NINE = 9", []),
        ("sudoku_qt/engine/typed.py", "", "NINE = 9", ["modules"]),
        ("sudoku_qt/engine/typed.pxd", "", "cdef int NINE", ["modules"]),
        ("setup.py", "", "NINE = 9", ["modules"]),
    ],
)
def test_a_change_calls_for_what_it_concerns(
    bootstrap: ModuleType,
    tmp_path: Path,
    done: list[str],
    name: str,
    old: str,
    new: str,
    does: list[str],
) -> None:
    text = (tmp_path / name).read_text(encoding="utf-8")
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert bootstrap.main([]) == 0
    assert done == does
    done.clear()
    assert bootstrap.main([]) == 0
    assert done == []


def test_another_compiler_makes_the_modules_anew(
    bootstrap: ModuleType, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    assert bootstrap.main([]) == 0
    assert done == ["modules"]


def test_the_requirements_are_those_of_the_project_and_of_work_on_it(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "venv_python", lambda: Path(sys.executable))
    assert bootstrap.requirements("building") == ["zero"]
    assert bootstrap.requirements("working") == ["one>=1", "two"]


def test_packages_come_first_and_the_project_is_built_with_them(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    @contextmanager
    def building_ahead() -> Iterator[None]:
        asked.append(("begun",))
        yield
        asked.append(("ended",))

    bootstrap.VENV.mkdir()
    bootstrap.BUILT.write_text("before", encoding="utf-8")
    monkeypatch.setattr(bootstrap, "ask", lambda python, code: True)
    monkeypatch.setattr(bootstrap, "requirements", lambda what: [what])
    monkeypatch.setattr(bootstrap, "building_ahead", building_ahead)
    monkeypatch.setattr(bootstrap, "install_packages", lambda *wanted: asked.append(wanted))
    bootstrap.prepare_packages(sys.executable)
    assert asked[:-1] == [("building",), ("begun",), ("working",), ("ended",)]
    assert {"--no-build-isolation", "--no-deps", str(bootstrap.ROOT)} <= set(asked[-1])
    assert not bootstrap.BUILT.exists(), "another Cython may have come"
    assert bootstrap.is_installed()


def test_what_is_built_ahead_and_cannot_be_is_told_when_it_is_tried_again(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "venv_python", lambda: Path(sys.executable))
    (bootstrap.ROOT / "setup.py").write_text(
        "from pathlib import Path\nPath('tried').touch()\nraise SystemExit('no such type')",
        encoding="utf-8",
    )
    with bootstrap.building_ahead():
        pass
    assert (bootstrap.ROOT / "tried").exists()
    assert capfd.readouterr() == ("", "")


def test_where_the_modules_cannot_be_built_it_ends_and_says_why(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "venv_python", lambda: Path(sys.executable))
    (bootstrap.ROOT / "setup.py").write_text("raise SystemExit('no such type')", encoding="utf-8")
    with pytest.raises(SystemExit, match="could not be built"):
        bootstrap.build_modules()
    assert "no such type" in capsys.readouterr().out
    assert not bootstrap.BUILT.exists()


def test_modules_are_compiled_even_where_python_itself_would_not(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(bootstrap, "venv_python", lambda: Path(sys.executable))
    source = tmp_path / "sudoku_qt" / "engine" / "plain.py"
    assert bootstrap.compile_modules(tmp_path / "sudoku_qt")
    assert Path(cache_from_source(str(source))).exists()


def test_an_environment_whose_python_is_gone_is_not_ready(bootstrap: ModuleType) -> None:
    bootstrap.VENV.mkdir()
    bootstrap.INSTALLED.write_text(bootstrap.sum_of_packages(), encoding="utf-8")
    assert not bootstrap.is_installed()


def test_where_nothing_can_be_written_that_is_said(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bootstrap.os, "access", lambda path, mode: False)
    with pytest.raises(SystemExit, match="Nothing can be written into"):
        bootstrap.main([])
    assert not (tmp_path / ".venv").exists()
