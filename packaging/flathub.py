# SPDX-License-Identifier: MIT
"""Writes what Flathub builds the program from: its source, Qt for Python, and Python packages.

    python packaging/flathub.py TARGET

Nothing may be fetched while Flathub builds, so every file is listed with its address and sum, as
pip finds them today: a build of today's version asks for today's files. Qt for Python comes from
the base application that Flathub keeps, and the compiler from its runtime.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

import project
from package import SHTAB

RUNTIME = "6.9"
HOME = "https://github.com/sudoku-qt/sudoku-qt"
FROM_BASE = ("PySide6-Essentials", "shiboken6")
"""Requirements that the base application has."""
PERMISSIONS = (  # as far as a game needs them
    "--socket=wayland",
    "--socket=fallback-x11",
    "--share=ipc",
    "--device=dri",
    "--filesystem=xdg-documents",
)
MACHINES = ("x86_64", "aarch64")
PLATFORMS = ("manylinux_2_28", "manylinux2014")
"""Systems whose files run there; pip takes a file only of one that is named."""
PYTHON = "3.12"
"""Python's version in the runtime."""

Told = dict[str, Any]


def manifest(packages: list[Told]) -> Told:
    """What Flathub is told, with the sources of the Python packages."""
    return {
        "id": project.APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": RUNTIME,
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "command": project.programs()[0].name,
        "finish-args": list(PERMISSIONS),
        "modules": [
            {
                "name": "python-packages",
                "buildsystem": "simple",
                "build-commands": [f"{INSTALL} {' '.join(sorted(required()))}"],
                "sources": packages,
            },
            {
                "name": "sudoku-qt",
                "buildsystem": "simple",
                "build-options": {"env": {"SUDOKU_REQUIRE_KERNEL": "1"}},
                "build-commands": [
                    f"{INSTALL} --no-deps --no-build-isolation .",
                    "python3 packaging/linux.py --share /app/share",
                ],
                "sources": [{"type": "git", "url": HOME, "tag": f"v{project.version()}"}],
            },
        ],
    }


INSTALL = "pip3 install --no-index --find-links=file://$PWD --prefix=/app"


def required() -> list[str]:
    """List the Python packages that the program and its build ask for, Qt for Python aside."""
    table = project.table()
    asked = [
        *table["dependencies"],
        *table["optional-dependencies"]["pictures"],
        *project.build_requirements(),
        SHTAB,
    ]
    return [each for each in asked if not each.startswith(FROM_BASE)]


def sources(machine: str) -> list[Told]:
    """Have pip choose the files for a kind of processor, and list them with their sums."""
    options = [
        *(f"--platform={platform}_{machine}" for platform in PLATFORMS),
        f"--python-version={PYTHON}",
        "--only-binary=:all:",
        "--ignore-installed",
        "--target=nowhere",
    ]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--report=-"]
    done = subprocess.run([*command, *options, *required()], check=True, stdout=subprocess.PIPE)
    return [_source(item, machine) for item in json.loads(done.stdout)["install"]]


def _source(item: Told, machine: str) -> Told:
    """A file as Flathub's list has it; one for a kind of processor only where it is for one."""
    found = item["download_info"]
    address = str(found["url"])
    told = {
        "type": "file",
        "url": address,
        "sha256": found["archive_info"]["hashes"]["sha256"],
    }
    anywhere = address.endswith("-none-any.whl")
    return told if anywhere else told | {"only-arches": [machine]}


def main(target: Path) -> int:
    """Write the manifest and say where it is."""
    found = [source for machine in MACHINES for source in sources(machine)]
    once = {source["url"]: source for source in found}
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"{project.APP_ID}.yml"
    text = yaml.safe_dump(manifest(list(once.values())), sort_keys=False, width=1000)
    path.write_text(text, encoding="utf-8")
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
