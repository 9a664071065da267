# SPDX-License-Identifier: MIT
"""What was compiled is written down, unless something could not be; what has no source goes."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENDING = str(sysconfig.get_config_var("EXT_SUFFIX"))
SETUP = """
import sys
sys.path.insert(0, {packaging!r})
from build_ext import BuildExt
from setuptools import Extension, setup

setup(
    name="game",
    ext_modules=[Extension("sudoku_qt.engine.board", ["board.c"], optional=True)],
    cmdclass={{"build_ext": BuildExt}},
)
"""
BOARD = """
#include <Python.h>
static struct PyModuleDef board = {PyModuleDef_HEAD_INIT, "board", 0, -1, 0};
PyMODINIT_FUNC PyInit_board(void) { return PyModule_Create(&board); }
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Make a project of one compiled module."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    (tmp_path / "packaging").mkdir()
    shutil.copy(ROOT / "packaging" / "bootstrap.py", tmp_path / "packaging")
    (tmp_path / "setup.py").write_text(
        SETUP.format(packaging=str(ROOT / "packaging")), encoding="utf-8"
    )
    (tmp_path / "board.c").write_text(BOARD, encoding="utf-8")
    engine = tmp_path / "sudoku_qt" / "engine"
    engine.mkdir(parents=True)
    for name in ("board.py", "board.pxd"):
        (engine / name).write_text("", encoding="utf-8")
    return tmp_path


def build(project: Path) -> str:
    """Compile beside the sources, and give what is written down."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    record = project / "build" / "compiled-of"
    return record.read_text(encoding="utf-8") if record.exists() else ""


def test_what_was_compiled_is_written_down(project: Path) -> None:
    before = build(project)
    assert (project / "sudoku_qt" / "engine" / f"board{ENDING}").exists()
    assert len(before) == 64
    assert build(project) == before
    (project / "sudoku_qt" / "engine" / "board.py").write_text("# and more\n", encoding="utf-8")
    assert build(project) not in {"", before}


def test_where_one_cannot_be_compiled_nothing_is_written_down(project: Path) -> None:
    assert build(project)
    (project / "board.c").write_text("this is not C", encoding="utf-8")
    assert build(project) == ""


def test_a_module_without_source_goes(project: Path) -> None:
    orphan = project / "sudoku_qt" / "engine" / f"gone{ENDING}"
    orphan.write_bytes(b"")
    build(project)
    assert not orphan.exists()
