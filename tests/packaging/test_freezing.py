# SPDX-License-Identifier: MIT
"""Freezing: the kernels are required, what is imported late is found, the spec fits each system."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import freezing
import licences
import project
import slimming
from project import Program
from sudoku_qt.engine.pictures.pdf import drawing, pages

SPEC = project.ROOT / "packaging" / "sudoku-qt.spec"
WINDOW = Program("sudoku-qt", "sudoku_qt.app", "main", windowed=True)
LINE = Program("sudoku", "sudoku_qt.cli.start", "main", windowed=False)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two typed modules, both compiled, and the kernel's builds."""
    package = tmp_path / "sudoku_qt"
    for name, text in {
        "__init__.py": "",
        "app.py": "import wave\n",
        "engine/sudoku/board.pxd": "",
        "engine/sudoku/board.py": "import fractions\nif TYPE_CHECKING:\n    import turtle\n",
        "engine/sudoku/board.cpython-311.so": "",
        "engine/sudoku/bits.pxd": "",
        "engine/sudoku/bits.py": "",
        "engine/sudoku/kernel/search.pxd": "",
        "engine/sudoku/kernel/search.py": "import cython\n",
        "cluster/__init__.py": "",
        "cluster/workers.py": "import distributed\n",
        "engine/sudoku/kernel/_search_sse2.cpython-311.so": "",
    }.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return package


def test_a_package_with_all_its_kernels_may_be_frozen(package: Path) -> None:
    freezing.require_kernels(package, package)


@pytest.mark.parametrize(
    ("lost", "named"),
    [("board.cpython-311.so", "board"), ("kernel/_search_sse2.cpython-311.so", "kernel/search")],
)
def test_a_package_without_one_stops_the_build(package: Path, lost: str, named: str) -> None:
    (package / "engine" / "sudoku" / lost).unlink()
    with pytest.raises(SystemExit, match=f"engine/sudoku/{named}.*SUDOKU_REQUIRE_KERNEL=1"):
        freezing.require_kernels(package, package)


def test_late_imports_and_those_of_compiled_modules_are_found(package: Path) -> None:
    found = freezing.hidden_imports(WINDOW, package)
    assert {
        "sudoku_qt.app",
        "wave",
        "fractions",
        "sudoku_qt.engine.sudoku.kernel._search_sse2",
    } <= {*found}
    assert not {"cython", "turtle"} & {*found}


def test_a_program_of_the_command_line_takes_nothing_of_the_window(package: Path) -> None:
    found = freezing.hidden_imports(LINE, package)
    assert "fractions" in found
    assert not {"sudoku_qt.app", "wave"} & {*found}
    assert "PySide6" in freezing.excluded(LINE, ())
    assert "PySide6" not in freezing.excluded(WINDOW, ())


@pytest.mark.parametrize("program", [WINDOW, LINE], ids=lambda program: program.name)
def test_no_program_has_the_cluster_in_it(package: Path, program: Program) -> None:
    found = freezing.hidden_imports(program, package)
    assert not [name for name in found if name.startswith((freezing.EXTRA, "distributed"))]
    assert {freezing.EXTRA, "distributed", "fsspec", "pyarrow"} <= {
        *freezing.excluded(program, slimming.modules())
    }


def test_a_program_begins_with_its_function_and_gives_its_exit_code(tmp_path: Path) -> None:
    path = freezing.starter(Program("clock", "clock", "strike", windowed=False), tmp_path)
    (tmp_path / "clock_module").mkdir()
    module = path.read_text(encoding="utf-8").replace("from clock ", "from chime ")
    (tmp_path / "run.py").write_text(module, encoding="utf-8")
    (tmp_path / "chime.py").write_text("def strike():\n    return 7\n", encoding="utf-8")
    done = subprocess.run([sys.executable, str(tmp_path / "run.py")], check=False)
    assert done.returncode == 7


def test_a_program_draws_pages_where_it_is_asked_to_by_the_reader(tmp_path: Path) -> None:
    path = freezing.starter(Program("clock", "clock", "strike", windowed=False), tmp_path)
    command = [sys.executable, str(path), pages.DRAW_PDF, "50"]
    done = subprocess.run(command, input=b"%PDF-1.7 no pages", check=False, cwd=project.ROOT)
    assert done.returncode == drawing.DAMAGED


class Recorder:
    """Stands in for what PyInstaller gives to a spec, and remembers what it is asked for."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def __call__(self, name: str) -> Any:
        """Make the stand-in for one of its classes."""

        def call(*words: Any, **named: Any) -> Any:
            self.calls.append((name, words, named))
            found = ModuleType(name)
            found.__dict__.update(binaries=[("lib", "/lib", "BINARY")], datas=[], pure=[])
            found.__dict__.update(scripts=[])
            return found

        return call

    def named(self, name: str) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
        """Yield the arguments of each call of one of them."""
        return ((words, named) for called, words, named in self.calls if called == name)


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_spec_makes_all_programs_in_one_folder(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freezing, "hidden_imports", lambda program, package: [program.module])
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.__dict__["copy_metadata"] = lambda name: [(name, f"{name}.dist-info")]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("MACOS_IDENTITY", "somebody")
    monkeypatch.setattr(freezing, "require_kernels", lambda package, sources: None)
    monkeypatch.setattr(licences, "entries", lambda files, folder: [("licence", "l", "DATA")])
    record = Recorder()
    names = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    given = {name: record(name) for name in names}
    given |= {"SPECPATH": str(SPEC.parent), "workpath": str(tmp_path)}
    exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), given)  # noqa: S102 - a spec

    programs = {named["name"]: named for _, named in record.named("EXE")}
    assert set(programs) == {program.name for program in project.programs()}
    assert not programs["sudoku-qt"]["console"]
    assert programs["sudoku"]["console"]
    assert all(named["exclude_binaries"] for named in programs.values())
    analyses = [named for _, named in record.named("Analysis")]
    assert ("sudoku-qt", "sudoku-qt.dist-info") in analyses[0]["datas"]
    modules = [program.module for program in project.programs()]
    assert [named["hiddenimports"] for named in analyses] == [[module] for module in modules]
    ((collected, _),) = record.named("COLLECT")
    assert ("licence", "l", "DATA") in collected[-1]
    for named in programs.values():
        assert ("version" in named and "manifest" in named) == (platform == "win32")
        assert (named.get("codesign_identity") == "somebody") == (platform == "darwin")
        assert all(Path(named[key]).is_file() for key in ("icon", "version") if key in named)
    bundles = list(record.named("BUNDLE"))
    assert len(bundles) == (platform == "darwin")
    assert all(Path(named["icon"]).is_file() for _, named in bundles)
