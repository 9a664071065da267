# SPDX-License-Identifier: MIT
"""The Linux packages: everything in its place, readable, and valid to the desktops' own judges."""

import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import linux
import project

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux packages are made on Linux")

SHARE = Path("usr/share")
JUDGES = (  # what judges, with which words, what of the tree
    (("desktop-file-validate",), SHARE / "applications" / f"{project.APP_ID}.desktop"),
    (
        ("appstreamcli", "validate", "--no-net", "--pedantic"),
        SHARE / "metainfo" / f"{project.APP_ID}.metainfo.xml",
    ),
)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree of a package whose programs are two short scripts."""
    frozen = tmp_path_factory.mktemp("frozen")
    for program in project.programs():
        path = frozen / program.name
        path.write_text(f"#!/bin/sh\necho {program.name} runs\n", encoding="utf-8")
        path.chmod(0o700)
    tree = tmp_path_factory.mktemp("target") / "tree"
    linux.lay_out(frozen, tree)
    return tree


@pytest.mark.slow
@pytest.mark.parametrize(("words", "place"), JUDGES, ids=lambda part: Path(str(part)).suffix)
def test_the_judges_of_the_desktops_are_content(
    tree: Path, words: tuple[str, ...], place: Path
) -> None:
    if shutil.which(words[0]) is None:
        pytest.skip(f"{words[0]} is not installed")
    done = subprocess.run([*words, str(tree / place)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "error" not in done.stdout


def test_the_store_is_told_the_version_and_shows_our_own_pictures(tree: Path) -> None:
    root = ET.parse(tree / JUDGES[1][1]).getroot()  # noqa: S314 - our own file
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == project.version()
    pictures = [image.text or "" for image in root.iterfind("screenshots/screenshot/image")]
    assert pictures
    assert all((project.ROOT / "docs" / Path(url).name).is_file() for url in pictures)


def test_the_system_learns_the_kinds_of_files(tree: Path, tmp_path: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    mime = tmp_path / "mime"
    shutil.copytree(tree / SHARE / "mime", mime)
    subprocess.run(["update-mime-database", str(mime)], check=True, capture_output=True)
    globs = (mime / "globs2").read_text(encoding="utf-8")
    assert "50:application/x-sudoku-qt-sudoku:*.sudoku" in globs
    assert (mime / "application" / "x-sudoku-qt-sudoku.xml").is_file()


def test_the_icon_is_there_in_every_size_under_the_name_of_the_desktop_file(tree: Path) -> None:
    icons = tree / SHARE / "icons" / "hicolor"
    sizes = {path.parent.parent.name for path in icons.glob(f"*/apps/{project.APP_ID}.*")}
    wanted = {path.stem.rpartition("-")[2] for path in linux.ICONS.glob("sudoku-qt-*.png")}
    assert sizes == {"scalable", *(f"{size}x{size}" for size in wanted)}


def test_each_program_has_its_man_pages_and_completion_where_systems_look(tree: Path) -> None:
    share = tree / SHARE
    for page in ("man1/sudoku.1", "man6/sudoku-qt.6"):
        assert (share / "man" / page).is_file()
        assert (share / "man" / "zh_CN" / page).is_file()
    for program in project.programs():
        for place in (
            f"bash-completion/completions/{program.name}",
            f"zsh/site-functions/_{program.name}",
            f"zsh/vendor-completions/_{program.name}",
            f"fish/vendor_completions.d/{program.name}.fish",
        ):
            assert (share / place).is_file()


def test_everybody_may_run_the_programs(tree: Path) -> None:
    for program in project.programs():
        path = tree / "usr" / "bin" / program.name
        assert path.stat().st_mode & 0o555 == 0o555
        assert subprocess.check_output([path], text=True) == f"{program.name} runs\n"


def test_a_deb_unpacks_to_the_tree_and_its_programs_start(tree: Path, tmp_path: Path) -> None:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is not installed")
    path = linux.deb(tree, tmp_path)
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-x", str(path), str(root)], check=True)
    started = subprocess.check_output([root / "usr" / "bin" / "sudoku-qt"], text=True)
    assert started == "sudoku-qt runs\n"
    told = subprocess.check_output(["dpkg-deb", "-f", str(path), "Version"], text=True)
    assert told.strip() == project.version()
    assert not (tree / "DEBIAN").exists()


def test_what_a_link_names_is_weighed_once(tmp_path: Path) -> None:
    (tmp_path / "library.so.6").write_bytes(bytes(5 * 1024))
    (tmp_path / "library.so").symlink_to("library.so.6")
    assert "Installed-Size: 5\n" in linux.control(tmp_path)


@pytest.mark.parametrize(("newest", "wanted"), [(17, 34), (38, 38)])
def test_the_c_library_is_the_oldest_that_everything_finds_its_functions_in(
    tmp_path: Path, newest: int, wanted: int
) -> None:
    """Qt's wheels want 2.34; what they are packed with may want a newer one, as Python did."""
    asked = b"\0GLIBC_2.2.5\0GLIBC_2.%d\0" % newest
    (tmp_path / "libpython3.so").write_bytes(b"\x7fELF" + asked)
    (tmp_path / "words.txt").write_bytes(b"\0GLIBC_2.99\0")
    assert f"Depends: libc6 (>= 2.{wanted}), " in linux.control(tmp_path)


def test_the_tarball_unpacks_to_one_folder(tree: Path, tmp_path: Path) -> None:
    path = linux.tarball(tree / "usr" / "lib" / "sudoku-qt", tree, tmp_path)
    with tarfile.open(path) as archive:
        names = archive.getnames()
    top = f"sudoku-qt-{project.version()}"
    assert {name.partition("/")[0] for name in names} == {top}
    assert f"{top}/share/man/man1/sudoku.1" in names


def test_an_app_image_has_what_its_tool_asks_for(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert linux.app_image(tree, tmp_path) is None or shutil.which("appimagetool")
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/true")
    assert linux.app_image(tree, tmp_path)
    folder = tmp_path / "AppDir"
    assert (folder / f"{project.APP_ID}.desktop").is_file()
    assert (folder / f"{project.APP_ID}.png").is_file()
    assert subprocess.check_output([folder / "AppRun"], text=True) == "sudoku-qt runs\n"


def test_who_installs_otherwise_gets_what_desktops_and_shells_look_for(
    tree: Path, tmp_path: Path
) -> None:
    linux.lay_out_share(tmp_path / "share")
    laid = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    whole = {path.relative_to(tree / "usr") for path in (tree / SHARE).rglob("*") if path.is_file()}
    assert {path for path in whole - laid if "vendor-completions" not in path.parts} == set()
    assert laid <= whole
