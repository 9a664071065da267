# SPDX-License-Identifier: MIT
"""Set-up: what it finds missing, what it does about it, and that it does nothing twice."""

import ast
import sys
from collections.abc import Callable
from importlib.util import cache_from_source
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def bootstrap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: Callable[[str], ModuleType]
) -> ModuleType:
    """Load the script for a project in a folder of its own."""
    module = script("bootstrap")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "ready")
    engine = tmp_path / "sudoku_qt" / "engine"
    engine.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py"):
        (tmp_path / name).write_text("", encoding="utf-8")
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


@pytest.mark.parametrize("name", ["pyproject.toml", "sudoku_qt/engine/typed.py"])
def test_a_change_of_what_is_built_calls_for_a_new_set_up(
    bootstrap: ModuleType, tmp_path: Path, name: str
) -> None:
    before = bootstrap.fingerprint()
    (tmp_path / name).write_text("import cython  # and more\n", encoding="utf-8")
    assert bootstrap.fingerprint() != before


def test_a_change_of_plain_python_does_not(bootstrap: ModuleType, tmp_path: Path) -> None:
    before = bootstrap.fingerprint()
    (tmp_path / "sudoku_qt" / "engine" / "plain.py").write_text("NINE = 9\n", encoding="utf-8")
    assert bootstrap.fingerprint() == before


def test_ready_is_only_what_was_set_up_for_these_sources(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "ask", lambda python, code: True)
    assert not bootstrap.is_ready()
    bootstrap.VENV.mkdir()
    bootstrap.STAMP.write_text(bootstrap.fingerprint(), encoding="utf-8")
    assert bootstrap.is_ready()


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
    bootstrap.STAMP.write_text(bootstrap.fingerprint(), encoding="utf-8")
    assert not bootstrap.is_ready()
