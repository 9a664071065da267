# SPDX-License-Identifier: MIT
"""The files that the rules of the house are about; each is read once, and understood if need be."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sudoku_qt"
TESTS = ROOT / "tests"
RESOURCES = ROOT / "resources"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def python_files(*folders: Path) -> list[Path]:
    """Find the Python files below some folders."""
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def own_files() -> list[Path]:
    """Find every Python file of the project but setup.py."""
    return [*python_files(PACKAGE, TESTS), *scripts()]


def modules() -> list[Path]:
    """Find the program's modules, without the files that only make a folder a package."""
    return [path for path in python_files(PACKAGE) if path.name != "__init__.py"]


def scripts() -> list[Path]:
    """Find the scripts that build and set up."""
    return python_files(ROOT / "packaging")


@cache
def text_of(path: Path) -> str:
    """What a file of the project says; each rule looks at all of them."""
    return path.read_text(encoding="utf-8")


def nodes(path: Path, pattern: str) -> list[ast.AST]:
    """List every part of what a Python file says; nothing where nothing in it is like a pattern.

    To understand all files would be most of what the rules cost, and a pattern finds the few.
    """
    return _nodes(path) if re.search(pattern, text_of(path), re.DOTALL) else []


@cache
def _nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(text_of(path))))


def signature(name: str, commas: int) -> str:
    """A pattern of functions of a name with so many commas, at least, in what they take.

    All are annotated: `) -> ` is where it ends.
    """
    taken = rf"(?:(?!\) -> )[^,])*+(?:,(?:(?!\) -> )[^,])*+){{{commas},}}"
    return rf"\bdef {name}\({taken}\) -> "


def name_of(path: Path) -> str:
    """Name a file as people do: from the top of the project, with slashes."""
    return path.relative_to(ROOT).as_posix()


def is_compiled(path: Path) -> bool:
    """Whether a module is typed for Cython."""
    return path.with_suffix(".pxd").exists()


def all_texts() -> Iterator[tuple[Path, str]]:
    """Yield each text of the project with its file."""
    folders = (".ci", ".github", "packaging", "resources", "sudoku_qt", "tests")
    inside = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    for path in sorted([*inside, *ROOT.glob("*"), *ROOT.glob(".*")]):
        if not path.is_file() or path.suffix in {".c", ".pyc", ".so"}:
            continue
        content = path.read_bytes()
        if b"\0" not in content:
            yield path, content.decode("utf-8", errors="replace")


def none_of(complaints: Iterable[str]) -> None:
    """Fail with all that is to be mended, one sentence a line."""
    found = list(complaints)
    if found:
        pytest.fail("\n".join(found), pytrace=False)
