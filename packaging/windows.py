# SPDX-License-Identifier: MIT
"""What only a Windows package has: resources of the programs, the installer and the portable zip.

    python packaging/windows.py FOLDER TARGET [--complete]

makes both of the frozen FOLDER and puts them into TARGET. Inno Setup's compiler, `iscc`, is looked
for on the PATH and where its own installer puts it; where there is none only the zip is made, which
is a failure if the packages are to be complete.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import icon_files
import project
from project import Program

HERE = Path(__file__).resolve().parent
MANIFEST = HERE / "windows" / "sudoku-qt.manifest"
INSTALLER = HERE / "windows" / "sudoku-qt.iss"
TIMES = "http://timestamp.digicert.com"
"""Who says when a program was signed, so that it holds when the certificate has run out."""
ENGLISH, UNICODE = 0x0409, 1200

VERSION_RESOURCE = """\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,
                      fileType=1, subtype=0, date=(0, 0)),
    kids=[
        StringFileInfo([StringTable({table!r}, [
{strings}
        ])]),
        VarFileInfo([VarStruct("Translation", [{language}, {code_page}])]),
    ],
)
"""


def resources(program: Program, folder: Path, platform: str) -> dict[str, Any]:
    """What an .exe carries beside its code, as arguments of EXE(); nothing elsewhere."""
    if platform != "win32":
        return {}
    folder.mkdir(parents=True, exist_ok=True)
    icon, version = folder / "sudoku-qt.ico", folder / f"{program.name}.version"
    icon.write_bytes(icon_files.ico())
    version.write_text(version_resource(program), encoding="utf-8")
    return {"icon": str(icon), "version": str(version), "manifest": str(MANIFEST)}


def version_resource(program: Program) -> str:
    """The version information of an .exe in the words of PyInstaller."""
    about = project.table()
    version = project.version()
    strings = {
        "CompanyName": project.PUBLISHER,
        "FileDescription": "sudoku-qt" if program.windowed else f"{program.name}, of sudoku-qt",
        "FileVersion": version,
        "InternalName": program.name,
        "LegalCopyright": f"{project.PUBLISHER}, {about['license']}",
        "OriginalFilename": f"{program.name}.exe",
        "ProductName": "sudoku-qt",
        "ProductVersion": version,
        "Comments": about["description"],
    }
    return VERSION_RESOURCE.format(
        numbers=(*map(int, version.split(".")), 0),
        table=f"{ENGLISH:04x}{UNICODE:04x}",
        strings="\n".join(
            f"            StringStruct({name!r}, {text!r})," for name, text in strings.items()
        ),
        language=ENGLISH,
        code_page=UNICODE,
    )


def portable_zip(folder: Path, target: Path) -> Path:
    """Pack the frozen folder; who unpacks it needs no installer."""
    name = target / f"sudoku-qt-{project.version()}-windows-portable"
    return Path(shutil.make_archive(str(name), "zip", folder.parent, folder.name))


def installer_command(iscc: str, folder: Path, target: Path) -> list[str]:
    """The command that compiles the installer, with what the script is told."""
    told = {
        "AppId": project.APP_ID,
        "AppVersion": project.version(),
        "AppPublisher": project.PUBLISHER,
        "SourceFolder": folder,
        "Icon": folder / "sudoku-qt.ico",
    }
    words = [f"/D{name}={value}" for name, value in told.items()]
    return [iscc, "/Qp", f"/O{target}", *words, str(INSTALLER)]


def inno_setup() -> str:
    """The folder in which Inno Setup lies unless somebody chose another."""
    return str(Path(os.environ.get("PROGRAMFILES(X86)", ""), "Inno Setup 6"))


def installer(folder: Path, target: Path) -> bool:
    """Compile the installer where Inno Setup is there; say whether it was."""
    iscc = shutil.which("iscc") or shutil.which("iscc", path=inno_setup())
    if iscc is None:
        return False
    (folder / "sudoku-qt.ico").write_bytes(icon_files.ico())
    subprocess.run(installer_command(iscc, folder, target), check=True)
    return True


def signed(*files: Path) -> None:
    """Sign programs where the environment names a certificate; see packaging/README.md."""
    certificate = os.environ.get("WINDOWS_CERTIFICATE")
    if certificate:
        for command in signing_commands(certificate, files):
            subprocess.run(command, check=True)


def signing_commands(certificate: str, files: Sequence[Path]) -> list[list[str]]:
    """List the commands that sign files with a certificate, each with a trusted time."""
    password = os.environ.get("WINDOWS_CERTIFICATE_PASSWORD", "")
    words = ["/fd", "SHA256", "/td", "SHA256", "/tr", TIMES, "/f", certificate, "/p", password]
    return [["signtool", "sign", *words, str(path)] for path in files]


def main(folder: Path, target: Path, *, complete: bool) -> int:
    """Make both and say so."""
    target.mkdir(parents=True, exist_ok=True)
    signed(*sorted(folder.glob("*.exe")))
    if installer(folder, target):
        setup = next(target.glob(f"sudoku-qt-{project.version()}-*.exe"))
        signed(setup)
        import winget  # wants yaml, which the Python of a spec that is only tried may lack

        winget.main(setup, target / "winget")
    else:
        project.without("Inno Setup", "installer", complete=complete)
    print(portable_zip(folder, target))
    return 0


if __name__ == "__main__":
    source, result, *options = sys.argv[1:]
    asked = "--complete" in options
    sys.exit(main(Path(source).resolve(), Path(result).resolve(), complete=asked))
