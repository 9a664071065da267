# SPDX-License-Identifier: MIT
"""What only a macOS package has: the bundle's Info.plist and icon, signing, and the disk image.

    python packaging/macos.py FOLDER TARGET

makes a disk image of the bundle in FOLDER and puts it into TARGET. Where the environment names a
certificate in MACOS_IDENTITY the bundle is signed while it is built and the image here; where it
names a profile of `notarytool` in MACOS_NOTARY_PROFILE, Apple is asked to notarise the image.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import file_kinds
import icon_files
import project

BUNDLE_NAME = "sudoku-qt"
OLDEST_SYSTEM = "13.0"
"""The oldest that Qt's wheels run on."""
ENTITLEMENTS = Path(__file__).resolve().parent / "macos" / "entitlements.plist"


def signing(platform: str) -> dict[str, Any]:
    """The arguments of EXE() that sign what is built; none where nobody signs."""
    identity = os.environ.get("MACOS_IDENTITY")
    if platform != "darwin" or not identity:
        return {}
    return {"codesign_identity": identity, "entitlements_file": str(ENTITLEMENTS)}


def icon(folder: Path) -> Path:
    """Write the bundle's icon and give its path."""
    path = folder / "sudoku-qt.icns"
    path.write_bytes(icon_files.icns())
    return path


def info_plist() -> dict[str, Any]:
    """What the bundle tells the system beyond what PyInstaller writes by itself."""
    return {
        "CFBundleName": "sudoku-qt",
        "CFBundleDisplayName": "sudoku-qt",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", *project.languages()],
        "CFBundleDocumentTypes": [_document_type(kind) for kind in file_kinds.KINDS],
        "UTExportedTypeDeclarations": [_type(kind) for kind in file_kinds.KINDS if kind.own],
        "UTImportedTypeDeclarations": [_type(kind) for kind in file_kinds.KINDS if not kind.own],
        "LSApplicationCategoryType": "public.app-category.puzzle-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{project.PUBLISHER}, {project.table()['license']}",
        "NSRequiresAquaSystemAppearance": False,  # dark where the system is
    }


def _document_type(kind: file_kinds.Kind) -> dict[str, Any]:
    return {
        "CFBundleTypeName": kind.title,
        "CFBundleTypeRole": "Editor" if kind.own else "Viewer",
        "LSHandlerRank": "Owner" if kind.own else "Alternate",
        "LSItemContentTypes": [kind.uniform_type],
    }


def _type(kind: file_kinds.Kind) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": kind.uniform_type,
        "UTTypeDescription": kind.title,
        "UTTypeConformsTo": ["public.plain-text"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.suffix],
            "public.mime-type": [kind.media_type],
        },
    }


def image_commands(bundle: Path, folder: Path, image: Path) -> list[list[str]]:
    """List the commands that make the disk image, then sign and notarise it where that is asked."""
    identity = os.environ.get("MACOS_IDENTITY")
    profile = os.environ.get("MACOS_NOTARY_PROFILE")
    commands = [
        ["ditto", str(bundle), str(folder / bundle.name)],
        ["ln", "-s", "/Applications", str(folder / "Applications")],
        ["hdiutil", "create", "-volname", BUNDLE_NAME, "-srcfolder", str(folder), "-ov",
         "-format", "UDZO", str(image)],
    ]  # fmt: skip
    if identity:
        commands.append(["codesign", "--sign", identity, "--timestamp", str(image)])
    if identity and profile:
        commands.append(
            ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
        )
        commands.append(["xcrun", "stapler", "staple", str(image)])
    return commands


def main(folder: Path, target: Path) -> int:
    """Make the image and say where it is."""
    target.mkdir(parents=True, exist_ok=True)
    machine = os.uname().machine
    image = target / f"sudoku-qt-{project.version()}-macos-{machine}.dmg"
    with tempfile.TemporaryDirectory() as content:
        for command in image_commands(folder / f"{BUNDLE_NAME}.app", Path(content), image):
            if shutil.which(command[0]) is None:
                raise SystemExit(f"{command[0]} is not here: images are made on macOS.")
            subprocess.run(command, check=True)
    print(image)
    return 0


if __name__ == "__main__":
    source, result = sys.argv[1:3]  # nothing is left out here, so `--complete` asks for no more
    sys.exit(main(Path(source).resolve(), Path(result).resolve()))
