# SPDX-License-Identifier: MIT
"""The three files by which Windows' package manager knows a release: `winget install sudoku-qt`.

    python packaging/winget.py INSTALLER TARGET

writes them into TARGET, of an installer as it lies in the release: winget compares its sum.
"""

import hashlib
import sys
from pathlib import Path

import yaml

import project

IDENTIFIER = "sudoku-qt.sudoku-qt"
SCHEMA = "1.10.0"
HOME = "https://github.com/sudoku-qt/sudoku-qt"
SUMMARY = {
    "en-US": "Play, set and solve Sudoku puzzles; Gomoku is its second game.",
    "zh-CN": "玩数独、出题、解题；五子棋是它的第二个游戏。",
}
DEFAULT = "en-US"

Told = dict[str, object]


def manifests(installer: Path) -> dict[str, Told]:
    """What each file says, by the name of the file."""
    files: dict[str, Told] = {
        f"{IDENTIFIER}.yaml": {"ManifestType": "version", "DefaultLocale": DEFAULT},
        f"{IDENTIFIER}.installer.yaml": _installer(installer),
    }
    for language in SUMMARY:
        files[f"{IDENTIFIER}.locale.{language}.yaml"] = _locale(language)
    head: Told = {"PackageIdentifier": IDENTIFIER, "PackageVersion": project.version()}
    return {name: head | told | {"ManifestVersion": SCHEMA} for name, told in files.items()}


def _installer(installer: Path) -> Told:
    """What is fetched, and how it is installed: for one user, without questions."""
    version = project.version()
    return {
        "ManifestType": "installer",
        "InstallerType": "inno",
        "Scope": "user",
        "MinimumOSVersion": "10.0.17763.0",
        "UpgradeBehavior": "install",
        "FileExtensions": ["gomoku", "sudoku"],
        "Commands": sorted(program.name for program in project.programs()),
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": f"{HOME}/releases/download/v{version}/{installer.name}",
                "InstallerSha256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
            }
        ],
    }


def _locale(language: str) -> Told:
    """What a shop window shows in a language."""
    return {
        "ManifestType": "defaultLocale" if language == DEFAULT else "locale",
        "PackageLocale": language,
        "Publisher": project.PUBLISHER,
        "PublisherUrl": HOME,
        "PackageName": "sudoku-qt",
        "PackageUrl": HOME,
        "License": project.table()["license"],
        "LicenseUrl": f"{HOME}/blob/main/LICENSE",
        "ShortDescription": SUMMARY[language],
    }


def main(installer: Path, target: Path) -> int:
    """Write the files and say where they are."""
    target.mkdir(parents=True, exist_ok=True)
    for name, told in manifests(installer).items():
        text = yaml.safe_dump(told, allow_unicode=True, sort_keys=False)
        (target / name).write_text(text, encoding="utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
