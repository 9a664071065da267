# SPDX-License-Identifier: MIT
"""Only what has changed is made anew, and nothing that is out of date stays."""

import os
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from build_ext import BuildExt, Record, c_file, cimported, compiles, made_of, processes
from tests.sweeps import in_turn

ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
DECLARED = {
    "board": 'cdef extern from "bits.h":\n    int one\n',
    "fish": "from sudoku_qt.engine cimport board\n",
    "kraken": "from sudoku_qt.engine.fish cimport Fish\n",
    "alone": "",
}
TYPED = sorted(DECLARED)


class Project:
    """Four typed modules, and stand-ins that note what Cython and the compiler are given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.translated: list[str] = []
        self.compiled: list[str] = []
        self.broken: set[str] = set()
        self.compiles = True
        self.engine = Path("sudoku_qt/engine")
        self.engine.mkdir(parents=True)
        for name, declared in DECLARED.items():
            (self.engine / f"{name}.py").write_text("", encoding="utf-8")
            (self.engine / f"{name}.pxd").write_text(declared, encoding="utf-8")
        (self.engine / "bits.h").write_text('#include "words.h"\n', encoding="utf-8")
        (self.engine / "words.h").write_text("", encoding="utf-8")
        monkeypatch.setattr("build_ext.cythonize_all", self._translate)
        monkeypatch.setattr("build_ext.AT_A_TIME", None)
        monkeypatch.setattr("build_ext.compiles", lambda: self.compiles)
        monkeypatch.setattr(BuildExt, "build_extension", self._compile)

    def build(self, *, in_place: bool = True) -> tuple[list[str], list[str]]:
        """Build, and give the names of what was translated and of what was compiled."""
        self.translated, self.compiled = [], []
        modules = [
            Extension(f"sudoku_qt.engine.{name}", [f"{self.engine}/{name}.py"], optional=True)
            for name in TYPED
        ]
        step = BuildExt(Distribution({"name": "game", "ext_modules": modules}))
        step.inplace = in_place
        step.ensure_finalized()
        step.run()
        return sorted(self.translated), sorted(self.compiled)

    def edit(self, name: str) -> None:
        """Change a file, at a time that tells nothing."""
        path = self.engine / name
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        os.utime(path, (0, 0))

    def beside(self) -> list[str]:
        """List the compiled modules beside the sources."""
        return sorted(path.name.removesuffix(ENDING) for path in self.engine.glob(f"*{ENDING}"))

    def _translate(self, modules: list[Extension]) -> None:
        for module in modules:
            path = c_file(module)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("", encoding="utf-8")
            self.translated.append(path.stem)

    def _compile(self, module: Extension) -> None:
        name = module.name.rpartition(".")[2]
        self.compiled.append(name)
        if name not in self.broken:
            path = Path(f"build/lib/{module.name.replace('.', '/')}{ENDING}")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project of four typed modules, built once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(BuildExt, "finalize_options", in_lib(BuildExt.finalize_options))
    project = Project(monkeypatch)
    assert project.build() == (TYPED, TYPED)
    return project


def in_lib(finalize: Callable[[BuildExt], None]) -> Callable[[BuildExt], None]:
    """Wrap a step so that it builds in a folder whose name is known."""

    def finalized(self: BuildExt) -> None:
        self.build_lib = "build/lib"
        finalize(self)

    return finalized


def test_where_nothing_changed_nothing_is_made(project: Project) -> None:
    assert project.build() == ([], [])
    assert project.beside() == TYPED


@pytest.mark.parametrize(
    ("edited", "translated", "compiled"),
    [
        ("alone.py", ["alone"], ["alone"]),
        ("kraken.pxd", ["kraken"], ["kraken"]),
        ("fish.pxd", ["fish", "kraken"], ["fish", "kraken"]),
        ("board.pxd", ["board", "fish", "kraken"], ["board", "fish", "kraken"]),
        ("bits.h", [], ["board", "fish", "kraken"]),
        ("words.h", [], ["board", "fish", "kraken"]),
    ],
)
def test_an_edit_concerns_what_names_the_file(
    project: Project, edited: str, translated: list[str], compiled: list[str]
) -> None:
    project.edit(edited)
    assert project.build() == (translated, compiled)
    assert project.build() == ([], [])


def test_other_tools_make_everything_anew(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CFLAGS", "-O1")
    assert project.build() == ([], TYPED)


def test_what_cannot_be_compiled_leaves_nothing_old(project: Project) -> None:
    project.edit("fish.py")
    project.broken = {"fish"}
    for _ in range(2):
        assert project.build()[1] == ["fish"]
        assert project.beside() == ["alone", "board", "kraken"]
    project.broken = set()
    assert project.build() == ([], ["fish"])
    assert project.beside() == TYPED


@pytest.mark.parametrize("in_place", [True, False])
def test_without_a_compiler_nothing_is_translated_and_that_is_said_once(
    project: Project, capfd: pytest.CaptureFixture[str], *, in_place: bool
) -> None:
    project.edit("fish.py")
    project.compiles = False
    assert project.build(in_place=in_place) == ([], [])
    told = capfd.readouterr().err
    assert told.count("without its compiled kernels") == 1
    assert "--no-cache-dir" in told, "or pip would take the wheel that it has kept"
    assert project.beside() == (["alone", "board", "kraken"] if in_place else TYPED)


def test_where_kernels_are_required_the_compiler_is_heard(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUDOKU_REQUIRE_KERNEL", "1")
    project.edit("fish.py")
    project.compiles = False
    assert project.build() == (["fish"], ["fish"])


@pytest.mark.skipif(os.name == "nt", reason="another compiler is chosen there")
def test_a_compiler_that_makes_nothing_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiler in ("/bin/false", "no-such-compiler"):
        monkeypatch.setenv("CC", compiler)
        assert not compiles()


def test_without_shared_memory_one_is_translated_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("build_ext.AT_A_TIME", 2)
    assert processes() == 2

    def closed() -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("multiprocessing.Lock", closed)
    assert processes() == 0


def test_a_module_that_is_gone_is_made_again(project: Project) -> None:
    (project.engine / f"fish{ENDING}").unlink()
    assert project.build() == ([], ["fish"])


def test_a_module_without_source_goes(project: Project) -> None:
    (project.engine / f"gone{ENDING}").write_bytes(b"")
    project.build()
    assert project.beside() == TYPED


def test_a_wheel_is_made_whole_of_c_that_is_fresh(project: Project) -> None:
    project.edit("alone.py")
    assert project.build(in_place=False) == (["alone"], TYPED)


def test_a_translation_that_fails_is_tried_again_after_the_edit_is_undone(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (project.engine / "fish.py").read_text(encoding="utf-8")
    project.edit("fish.py")
    with monkeypatch.context() as patch:
        patch.setattr("build_ext.cythonize_all", lambda modules: sys.exit("no"))
        with pytest.raises(SystemExit):
            project.build()
    assert "fish" not in project.beside()
    (project.engine / "fish.py").write_text(before, encoding="utf-8")
    assert project.build() == (["fish"], ["fish"])


@in_turn(
    ("text", "names"),
    [
        ("from a.b cimport c", ["a.b", "a.b.c"]),
        ("from a cimport b as x, c  # d", ["a", "a.b", "a.c"]),
        ("from a cimport (\n    b,\n    c,\n)", ["a", "a.b", "a.c"]),
        ("cimport a.b, c as d", ["a.b", "c"]),
        ("# cimport a", []),
    ],
)
def test_cimports_are_read(text: str, names: list[str]) -> None:
    assert list(cimported(text)) == names


def test_what_is_not_there_is_no_dependency(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.pxd").write_text('from libc cimport math\ninclude "no.pxi"\n', encoding="utf-8")
    assert made_of([Path("game.py")]) == {Path("game.py"), Path("game.pxd")}


def test_a_record_is_read_back(tmp_path: Path) -> None:
    (tmp_path / "a b").touch()
    Record(tmp_path / "record").note({tmp_path / "a b": "sum"})
    assert Record(tmp_path / "record").is_fresh(tmp_path / "a b", "sum")
    assert not Record(tmp_path / "record").is_fresh(tmp_path / "a b", "other")
