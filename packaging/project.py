# SPDX-License-Identifier: MIT
"""What the project says of itself, for everything that packages it."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
APP_ID = "io.github.sudoku_qt.sudoku_qt"
"""The name under which desktops and app stores know the program; `app.py` gives it to Qt."""
PUBLISHER = "The sudoku-qt authors"


@dataclass(frozen=True)
class Program:
    """A program that the project installs: what it is called and which function starts it."""

    name: str
    module: str
    function: str
    windowed: bool


def table() -> dict[str, Any]:
    """Pyproject.toml's table of the project."""
    project: dict[str, Any] = _told()["project"]
    return project


def build_requirements() -> list[str]:
    """List the packages that build the project."""
    return list(_told()["build-system"]["requires"])


def _told() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """The version, three numbers with dots between."""
    return str(table()["version"])


def programs() -> tuple[Program, ...]:
    """List the programs, those with a window first."""
    project = table()
    return tuple(
        Program(name, place.split(":")[0], place.split(":")[1], windowed)
        for group, windowed in (("gui-scripts", True), ("scripts", False))
        for name, place in project[group].items()
    )


def without(tool: str, package: str, *, complete: bool) -> None:
    """Say that a package is not made for want of a tool. Raises `SystemExit` in a release."""
    sentence = f"{tool} is not here, so there is no {package}."
    if complete:
        raise SystemExit(sentence)
    print(sentence)


def languages() -> tuple[str, ...]:
    """The languages that the program speaks beside English: those that have a file."""
    prefix = "sudoku_qt_"
    files = sorted((ROOT / "resources" / "i18n").glob(f"{prefix}*.ts"))
    return tuple(path.stem.removeprefix(prefix) for path in files)
