# SPDX-License-Identifier: MIT
"""What goes to macOS: the property lists, and which commands sign what."""

import plistlib
from pathlib import Path

import pytest

import file_kinds
import macos

IMAGE = (Path("sudoku-qt.app"), Path("content"), Path("sudoku-qt.dmg"))


def test_the_bundle_declares_every_kind_of_file_that_it_opens() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info_plist()))
    opened = [kind["LSItemContentTypes"][0] for kind in told["CFBundleDocumentTypes"]]
    declared = told["UTExportedTypeDeclarations"] + told["UTImportedTypeDeclarations"]
    suffixes = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]["public.filename-extension"]
        for kind in declared
    }
    assert [suffixes[name] for name in opened] == [[kind.suffix] for kind in file_kinds.KINDS]
    owners = [kind["LSHandlerRank"] for kind in told["CFBundleDocumentTypes"]]
    assert owners == ["Owner"] * 2 + ["Alternate"] * len(file_kinds.foreign())
    assert told["NSHighResolutionCapable"]


def test_the_entitlements_are_a_property_list() -> None:
    told = plistlib.loads(macos.ENTITLEMENTS.read_bytes())
    assert told == {"com.apple.security.cs.disable-library-validation": True}


@pytest.mark.parametrize(
    ("identity", "profile", "programs"),
    [
        ("", "", []),
        ("", "apple", []),
        ("me", "", ["codesign"]),
        ("me", "apple", ["codesign", "xcrun", "xcrun"]),
    ],
)
def test_signing_and_notarising_wait_for_their_variables(
    identity: str, profile: str, programs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MACOS_IDENTITY", identity)
    monkeypatch.setenv("MACOS_NOTARY_PROFILE", profile)
    commands = macos.image_commands(*IMAGE)
    assert [command[0] for command in commands] == ["ditto", "ln", "hdiutil", *programs]
    assert bool(macos.signing("darwin")) == bool(identity)
    assert macos.signing("linux") == {}


def test_the_icon_is_written_where_the_spec_looks(tmp_path: Path) -> None:
    assert macos.icon(tmp_path).read_bytes()[:4] == b"icns"
