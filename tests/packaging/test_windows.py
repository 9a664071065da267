# SPDX-License-Identifier: MIT
"""What goes to Windows, read as Windows and Inno Setup would."""

import ast
import re
import subprocess
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

import project
import windows

SCRIPT = windows.INSTALLER.read_text(encoding="utf-8-sig")
SECTIONS = re.split(r"^\[(\w+)\]$", SCRIPT, flags=re.MULTILINE)
ENTRIES = dict(zip(SECTIONS[1::2], SECTIONS[2::2], strict=True))


def test_each_program_carries_the_version_of_pyproject() -> None:
    for program in project.programs():
        tree = ast.parse(windows.version_resource(program), mode="eval")
        strings = {
            ast.literal_eval(call.args[0]): ast.literal_eval(call.args[1])
            for call in ast.walk(tree)
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "StringStruct"
        }
        assert strings["FileVersion"] == strings["ProductVersion"] == project.version()
        assert strings["OriginalFilename"] == f"{program.name}.exe"


def test_the_manifest_asks_for_sharp_pixels_and_long_paths() -> None:
    told = {
        element.tag.rpartition("}")[2]: element.text
        for element in ET.parse(windows.MANIFEST).iter()  # noqa: S314 - our own file
    }
    assert told["dpiAwareness"] == "PerMonitorV2"
    assert told["longPathAware"] == "true"


def test_the_installer_asks_for_no_administrator_and_speaks_both_languages() -> None:
    assert "PrivilegesRequired=lowest" in ENTRIES["Setup"]
    assert re.findall(r'Name: "(\w+)"', ENTRIES["Languages"]) == ["en", "zh_CN"]
    messages = re.findall(r"^(\w+)\.(\w+)=.+$", ENTRIES["CustomMessages"], re.MULTILINE)
    names = [{name for spoken, name in messages if spoken == tongue} for tongue in ("en", "zh_CN")]
    assert names[0] == names[1]
    used = set(re.findall(r"\{cm:(\w+)", SCRIPT)) - {"CreateDesktopIcon", "LaunchProgram"}
    assert used == names[0]


def test_every_key_that_is_written_goes_again() -> None:
    lines = [line for line in ENTRIES["Registry"].splitlines() if line.startswith("Root:")]
    roots = [
        match[1]
        for line in lines
        if "Flags: uninsdelete" in line and (match := re.search(r'Subkey: "([^"]+)"', line))
    ]
    for line in lines:
        key = re.search(r'Subkey: "([^"]+)"', line)
        assert key
        assert any(key[1] == root or key[1].startswith(root + "\\") for root in roots), line
        assert line.startswith("Root: HKA;")


def test_the_script_is_told_everything_that_it_asks_for(tmp_path: Path) -> None:
    command = windows.installer_command("iscc", tmp_path, tmp_path)
    told = {word[2:].partition("=")[0] for word in command if word.startswith("/D")}
    own = set(re.findall(r"#define (\w+)", SCRIPT))
    assert set(re.findall(r"\{#(\w+)\}", SCRIPT)) - own == told


def test_the_start_menu_bears_the_name_that_the_program_gives_itself() -> None:
    lines = [line for line in ENTRIES["Icons"].splitlines() if line.startswith("Name:")]
    assert lines
    assert all('AppUserModelID: "{#AppId}"' in line for line in lines)


def test_the_portable_zip_holds_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "sudoku-qt"
    folder.mkdir()
    (folder / "sudoku-qt.exe").write_bytes(b"MZ")
    with zipfile.ZipFile(windows.portable_zip(folder, tmp_path)) as archive:
        assert "sudoku-qt/sudoku-qt.exe" in archive.namelist()


def test_a_release_is_signed_where_there_is_a_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, check: ran.append(command))
    program = tmp_path / "sudoku.exe"
    windows.signed(program)
    assert ran == []

    monkeypatch.setenv("WINDOWS_CERTIFICATE", "here.pfx")
    monkeypatch.setenv("WINDOWS_CERTIFICATE_PASSWORD", "secret")
    windows.signed(program)
    assert ran[0][:2] == ["signtool", "sign"]
    assert ran[0][-5:] == ["/f", "here.pfx", "/p", "secret", str(program)]


def test_a_release_without_its_installer_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "installer", lambda folder, target: False)
    with pytest.raises(SystemExit, match="Inno Setup is not here, so there is no installer"):
        windows.main(tmp_path, tmp_path / "target", complete=True)
