# SPDX-License-Identifier: MIT
"""What only a Linux package has: its tree below /usr, the tarball, the .deb and the AppImage.

    python packaging/linux.py FOLDER TARGET [--complete]
    python packaging/linux.py --share TARGET

lays the frozen FOLDER into TARGET/tree as a system wants it, with everything by which desktops find
the program, and packs that. The AppImage is made where `appimagetool` is on the PATH; where it is
not, that is a failure if the packages are to be complete. The second line lays out only what lies
below /usr/share, for those who install the program otherwise.
"""

import datetime as dt
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.sax.saxutils import escape

import file_kinds
import manual
import project

HERE = Path(__file__).resolve().parent / "linux"
ICONS = project.ROOT / "resources" / "icons"
ID = project.APP_ID
DEPENDS = (  # what slimming.py leaves to the system, in Debian's words
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgl1",
    "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi-krb5-2",
    "libstdc++6",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libxkbcommon0",
)
RECOMMENDS = ("fonts-noto-cjk | fonts-wqy-microhei", "libwayland-cursor0", "libwayland-egl1")
QT_LIBC = 34  # 2.34
LIBC_VERSION = re.compile(rb"\0GLIBC_2\.(\d+)(?=[\0.])")
"""A version of the C library as the loader reads it in a file that asks for it."""
CONTROL = """\
Package: sudoku-qt
Version: {version}
Section: games
Priority: optional
Architecture: {machine}
Maintainer: {publisher} <sudoku-qt@users.noreply.github.com>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: {recommends}
Homepage: https://github.com/sudoku-qt/sudoku-qt
Description: Sudoku for players and setters, with Gomoku as its second game
 New puzzles by level, symmetry and seed, always with exactly one solution;
 puzzles of one's own, typed in, pasted or opened, and checked; unlimited undo.
 The command line sudoku comes along.
"""
MIME_INFO = """\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
{kinds}</mime-info>
"""
APP_RUN = """\
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/sudoku-qt/sudoku-qt" "$@"
"""


def lay_out(frozen: Path, tree: Path) -> None:
    """Make the tree that a package puts below the root of a system."""
    shutil.rmtree(tree, ignore_errors=True)
    home = tree / "usr" / "lib" / "sudoku-qt"
    shutil.copytree(frozen, home, symlinks=True)
    programs = tree / "usr" / "bin"
    programs.mkdir(parents=True)
    for program in project.programs():
        (programs / program.name).symlink_to(f"../lib/sudoku-qt/{program.name}")
    share = tree / "usr" / "share"
    lay_out_share(share)
    shutil.copytree(share / "zsh" / "site-functions", share / "zsh" / "vendor-completions")
    # What a system installs is readable by everybody, whatever the builder's umask.
    subprocess.run(["/bin/chmod", "-R", "a+rX,u+w,go-w", str(tree)], check=True)


def lay_out_share(share: Path) -> None:
    """Lay out everything by which a desktop or a shell finds the program."""
    copied(HERE / f"{ID}.desktop", share / "applications")
    lay_out_icons(share / "icons" / "hicolor")
    written(share / "mime" / "packages" / f"{ID}.xml", mime_info())
    written(share / "metainfo" / f"{ID}.metainfo.xml", metainfo())
    written(share / "doc" / "sudoku-qt" / "copyright", copyright_notice())
    subprocess.run([sys.executable, manual.__file__, str(share)], check=True)


def copied(source: Path, folder: Path) -> None:
    """Copy a file into a folder that may not be there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / source.name)


def written(path: Path, text: str) -> None:
    """Write a text into a folder that may not be there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def lay_out_icons(theme: Path) -> None:
    """Put every size, and the drawing, where the desktop's theme of icons has them."""
    for path in sorted(ICONS.glob("sudoku-qt-*.png")):
        size = path.stem.rpartition("-")[2]
        place = theme / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place / f"{ID}.png")
    drawing = theme / "scalable" / "apps"
    drawing.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ICONS / "sudoku-qt.svg", drawing / f"{ID}.svg")


def mime_info() -> str:
    """What tells the desktops of the kinds of files."""
    kinds = "".join(
        f'  <mime-type type="{kind.media_type}">\n'
        f"    <comment>{escape(kind.title)}</comment>\n"
        f'    <comment xml:lang="zh_CN">{escape(kind.chinese)}</comment>\n'
        f'    <glob pattern="*.{kind.suffix}"/>\n'
        '    <sub-class-of type="text/plain"/>\n'
        f'    <icon name="{ID}"/>\n'
        "  </mime-type>\n"
        for kind in file_kinds.KINDS
    )
    return MIME_INFO.format(kinds=kinds)


def metainfo() -> str:
    """What the app stores show, with the version that is built and today's date."""
    text = (HERE / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    today = dt.datetime.now(dt.UTC).date().isoformat()
    return text.replace("@VERSION@", project.version()).replace("@DATE@", today)


def copyright_notice() -> str:
    """The licence of the whole, and where those of its parts are."""
    own = (project.ROOT / "LICENSE").read_text(encoding="utf-8")
    place = "/usr/lib/sudoku-qt/_internal/sudoku_qt/resources/licences"
    return f"{own}\nThe licences of everything that comes along are in {place}.\n"


def control(tree: Path) -> str:
    """What Debian is told of the package."""
    files = (path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size for path in files)
    libc = f"libc6 (>= 2.{oldest_libc(tree)})"
    return CONTROL.format(
        version=project.version(),
        machine=debian_machine(),
        publisher=project.PUBLISHER,
        kilobytes=size // 1024,
        depends=", ".join([libc, *DEPENDS]),
        recommends=", ".join(RECOMMENDS),
    )


def oldest_libc(tree: Path) -> int:
    """The oldest C library, 2.this, that has what the programs and libraries of a tree ask for.

    The machine that they are built on decides: its Python may want a newer one than Qt's wheels.
    """
    asked = {QT_LIBC}
    for path in tree.rglob("*"):
        if path.is_file() and not path.is_symlink():
            data = path.read_bytes()
            if data.startswith(b"\x7fELF"):
                asked |= {int(found) for found in LIBC_VERSION.findall(data)}
    return max(asked)


def debian_machine() -> str:
    """Debian's word for the kind of processor."""
    machine = os.uname().machine
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)


def deb(tree: Path, target: Path) -> Path:
    """Pack the tree for Debian and its kin."""
    written(tree / "DEBIAN" / "control", control(tree))
    path = target / f"sudoku-qt_{project.version()}_{debian_machine()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(path)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree / "DEBIAN")
    return path


def tarball(frozen: Path, tree: Path, target: Path) -> Path:
    """Pack the frozen folder with its man pages; who unpacks it needs no installation."""
    top = f"sudoku-qt-{project.version()}"
    path = target / f"{top}-linux-{os.uname().machine}.tar.xz"
    with tarfile.open(path, "w:xz") as archive:
        archive.add(frozen, top)
        for name in manual.FOLDERS:
            archive.add(tree / "usr" / "share" / name, f"{top}/share/{name}")
    return path


def app_image(tree: Path, target: Path) -> Path | None:
    """Pack the tree as one file that runs; nothing where `appimagetool` is not there."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    folder = target / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tree, folder, symlinks=True)
    written(folder / "AppRun", APP_RUN)
    (folder / "AppRun").chmod(0o755)
    copied(HERE / f"{ID}.desktop", folder)
    shutil.copyfile(ICONS / "sudoku-qt-256.png", folder / f"{ID}.png")
    path = target / f"sudoku-qt-{project.version()}-{os.uname().machine}.AppImage"
    subprocess.run([tool, str(folder), str(path)], check=True)
    return path


def main(frozen: Path, target: Path, *, complete: bool) -> int:
    """Make everything and say where it is."""
    target.mkdir(parents=True, exist_ok=True)
    tree = target / "tree"
    lay_out(frozen, tree)
    print(deb(tree, target), tarball(frozen, tree, target), sep="\n")
    image = app_image(tree, target)
    if image is None:
        project.without("appimagetool", "AppImage", complete=complete)
    else:
        print(image)
    return 0


if __name__ == "__main__":
    if sys.argv[1] == "--share":
        lay_out_share(Path(sys.argv[2]).resolve())
        sys.exit()
    source, result, *options = sys.argv[1:]
    asked = "--complete" in options
    sys.exit(main(Path(source).resolve(), Path(result).resolve(), complete=asked))
