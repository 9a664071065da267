# SPDX-License-Identifier: MIT
"""The package manager of Windows is told of the installer that lies in the release."""

import hashlib
from pathlib import Path

import pytest
import yaml

import project
import winget


@pytest.fixture
def told(tmp_path: Path) -> dict[str, dict[str, object]]:
    """What the files say of an installer of a few bytes."""
    installer = tmp_path / f"sudoku-qt-{project.version()}-windows-setup.exe"
    installer.write_bytes(b"an installer")
    assert winget.main(installer, tmp_path / "manifests") == 0
    return {
        path.name: yaml.safe_load(path.read_text(encoding="utf-8"))
        for path in (tmp_path / "manifests").iterdir()
    }


def test_every_file_names_the_package_and_its_version(told: dict[str, dict[str, object]]) -> None:
    assert len(told) == 2 + len(winget.SUMMARY)
    for name, each in told.items():
        assert name.startswith(str(each["PackageIdentifier"]))
        assert each["PackageVersion"] == project.version()
        assert each["ManifestVersion"] == winget.SCHEMA
    kinds = sorted(str(each["ManifestType"]) for each in told.values())
    assert kinds == ["defaultLocale", "installer", "locale", "version"]


def test_the_installer_is_the_one_of_the_release(told: dict[str, dict[str, object]]) -> None:
    installers = told[f"{winget.IDENTIFIER}.installer.yaml"]["Installers"]
    assert isinstance(installers, list)
    assert installers[0]["InstallerSha256"] == hashlib.sha256(b"an installer").hexdigest().upper()
    address = installers[0]["InstallerUrl"]
    assert address.endswith(
        f"/v{project.version()}/sudoku-qt-{project.version()}-windows-setup.exe"
    )


def test_every_language_of_the_program_has_its_words() -> None:
    assert set(winget.SUMMARY) == {
        "en-US",
        *(name.replace("_", "-") for name in project.languages()),
    }
