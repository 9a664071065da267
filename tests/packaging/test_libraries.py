# SPDX-License-Identifier: MIT
"""No library is in a package unless its licence lets it be there."""

from pathlib import Path

import pytest

import libraries
from tests.sweeps import in_turn

KNOWN = (
    "PySide6/QtCore.abi3.so",
    "PySide6/Qt/lib/libQt6Core.so.6",
    "PySide6/Qt6Core.dll",
    "PySide6/Qt/lib/libicudata.so.73",
    "shiboken6/libshiboken6.abi3.so.6.11",
    "python3.11/lib-dynload/_csv.cpython-311-x86_64-linux-gnu.so",
    "python311.dll",
    "_ctypes.pyd",
    "libpython3.11.so.1.0",
    "pillow.libs/libwebp-51b0b3f7.so.7.2.0",
    "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
    "numpy.libs/libopenblas64__v0.3.23-gcc_10_3_0-2bde3a66.dll",
    "VCRUNTIME140.dll",
    "sudoku_qt/engine/sudoku/logic/board.cpython-311-x86_64-linux-gnu.so",
)
UNKNOWN = (
    "libreadline.so.8",
    "libgnutls.so.30",
    "numpy.libs/libsomething-1.so",
    "readline.cpython-311-x86_64-linux-gnu.so",
)


@in_turn("name", KNOWN)
def test_what_a_package_is_made_of_may_be_there(name: str) -> None:
    assert libraries.objection(name) == ""


@in_turn("name", UNKNOWN)
def test_what_nobody_named_may_not(name: str) -> None:
    assert name in libraries.objection(name)


def test_a_folder_with_a_strange_library_stops_the_build(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    inside.mkdir()
    (inside / "libz.so.1").write_bytes(b"")
    (inside / "libz.so").symlink_to("libz.so.1")
    (inside / "notes.txt").write_bytes(b"")
    assert libraries.check(tmp_path) == 1

    (inside / "libreadline.so.8").write_bytes(b"")
    with pytest.raises(SystemExit, match=r"whose libreadline\.so\.8 is"):
        libraries.check(tmp_path)


def test_a_licence_that_may_not_be_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    row = ("libreadline.*", "GNU", "GPL-3.0-or-later")
    monkeypatch.setattr(libraries, "LIBRARIES", (row,))
    assert libraries.objection("libreadline.so.8") == (
        "libreadline.so.8 is GNU's, under GPL-3.0-or-later."
    )


def test_every_licence_that_may_be_there_is_some_library_s() -> None:
    named = {licence for _, _, licence in libraries.LIBRARIES}
    assert named == libraries.MAY_BE_THERE
