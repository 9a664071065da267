# SPDX-License-Identifier: MIT
"""Licences: each part of a package brings its text, and one without a text stops the build."""

import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest

import licences


@pytest.fixture(autouse=True)
def _bundled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bundle what is certainly installed where the tests run."""
    monkeypatch.setattr(licences, "BUNDLED", (("appdirs", "appdirs"),))


def test_every_part_has_its_text_in_the_package_s_folder(tmp_path: Path) -> None:
    entries = licences.entries([], tmp_path / "texts")
    places = {Path(place).stem: Path(path) for place, path, _ in entries}
    assert set(places) == {"sudoku-qt", "Inter", "Python", "appdirs"}
    assert all(place.startswith(licences.PLACE) for place, _, _ in entries)
    words = {
        "sudoku-qt": "MIT License",
        "Inter": "SIL OPEN FONT",
        "Python": "PSF",
        "appdirs": "MIT",
    }
    for name, word in words.items():
        assert word in places[name].read_text(encoding="utf-8")


def test_a_part_without_a_text_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    bare: Distribution = distribution("appdirs")
    monkeypatch.setattr(type(bare), "files", [])
    with pytest.raises(SystemExit, match="appdirs comes without its licence"):
        licences._of_distribution(bare)


@pytest.mark.skipif(not Path(licences.DPKG).exists(), reason="there is no dpkg here")
def test_a_library_of_the_system_brings_debian_s_text(tmp_path: Path) -> None:
    library = next(Path("/usr/lib").glob("*/libz.so.1"))
    entries = licences.entries([("libz.so.1", str(library), "BINARY")], tmp_path)
    assert "zlib1g" in {Path(place).stem for place, _, _ in entries}
    assert sys.platform == "linux"


def test_an_old_text_keeps_its_letters(tmp_path: Path) -> None:
    info = tmp_path / "old-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: old\nVersion: 1.0\n", encoding="utf-8")
    (info / "RECORD").write_text("old-1.0.dist-info/LICENSE,,\n", encoding="utf-8")
    (info / "LICENSE").write_bytes("© Müller".encode("latin-1"))

    assert licences._of_distribution(Distribution.at(info)) == "© Müller"
