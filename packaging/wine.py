# SPDX-License-Identifier: MIT
"""Runs Windows programs on Linux with Wine, in a Windows of their own, each with a time-out."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import IO

from stamps import once

PACKAGES = ("wine", "wine64", "xvfb")
"""What has to be installed, in Debian's words."""
PROGRAMS = ("wine", "wineserver", "Xvfb")
SCREEN = "1600x1200x24"
START_S = 300
END_S = 60
REST_S = 10
LAST = 2000
"""How many bytes are shown of what a program said before it took too long."""
READY = "ready"
LIBRARIES = Path("drive_c", "windows", "system32")
FONTS = Path("drive_c", "windows", "Fonts")
FONTS_KEY = r"HKLM\Software\Microsoft\Windows NT\CurrentVersion\Fonts"
QUIET = {  # no chatter, no offer to fetch what runs .NET and HTML, names of files in any language
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=",
    "LC_ALL": "C.UTF-8",
}


class WineFault(Exception):
    """Something that did not come to its end, in a sentence."""


@dataclass(frozen=True)
class Done:
    """How a program ended: its exit code, and what it said, both streams in one."""

    code: int
    text: str


def missing() -> list[str]:
    """List the programs that are not installed here."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


class Windows:
    """A Windows in a folder: its drive C, its registry, and the programs that run there."""

    def __init__(self, folder: Path, display: str) -> None:
        self._folder = folder
        self._environment = QUIET | {"WINEPREFIX": str(folder), "DISPLAY": display}

    def set_up(self, fonts: Sequence[Path]) -> None:
        """Make a Windows 10 with some fonts, unless it is there. Raises `WineFault`."""
        once(self._folder / READY, fonts, lambda: self._make(fonts))

    def _make(self, fonts: Sequence[Path]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self.run(["wineboot", "--init"], START_S)
        self.run(["winecfg", "-v", "win10"], START_S)
        for font in fonts:
            shutil.copy(font, self._folder / FONTS)
            words = ["/v", f"{font.stem} (TrueType)", "/d", font.name, "/f"]
            self.run(["reg", "add", FONTS_KEY, *words], START_S)

    def add(self, libraries: Sequence[Path]) -> None:
        """Put libraries where Windows has its own, so that every program finds them."""
        for library in libraries:
            shutil.copy(library, self._folder / LIBRARIES)

    def run(
        self,
        command: Sequence[str | Path],
        seconds: float,
        folder: Path | None = None,
        more: dict[str, str] | None = None,
    ) -> Done:
        """Run a program, with some variables more, and wait for it. Raises `WineFault`.

        Its streams are pipes: a terminal of Linux is none to a program of Windows.
        """
        process = subprocess.Popen(
            [_found("wine"), *map(in_windows, command)],
            cwd=folder,
            env=os.environ | self._environment | (more or {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        said = bytearray()
        listener = Thread(target=_listen, args=(process.stdout, said))
        listener.start()
        try:
            code = process.wait(seconds)
            listener.join(REST_S)  # others that it started may still have its streams
        except subprocess.TimeoutExpired:
            code = None
        if listener.is_alive():
            self.end()
            listener.join()
        if code is None:
            process.wait()
            raise WineFault(
                f"{_text(said[-LAST:])}\n{_name(command)} took more than {seconds:.0f} s."
            )
        return Done(code, _text(said))

    def end(self) -> None:
        """End every program that runs in this Windows, those that others started among them."""
        server = subprocess.run(
            [_found("wineserver"), "--kill"],
            env=os.environ | self._environment,
            check=False,
            timeout=END_S,
        )
        if server.returncode not in {0, 1}:  # 1: nothing runs any more
            raise WineFault(f"wineserver could not end the programs: {server.returncode}")


def in_windows(word: str | Path) -> str:
    """How Windows names a path of Linux; a text is left as it is."""
    return word if isinstance(word, str) else f"Z:{word.as_posix()}".replace("/", "\\")


def _found(name: str) -> str:
    return shutil.which(name) or name


def _name(command: Sequence[str | Path]) -> str:
    return " ".join([Path(command[0]).name, *map(str, command[1:4])])


def _listen(stream: IO[bytes] | None, said: bytearray) -> None:
    if stream is not None:
        with stream:
            said += stream.read()


def _text(said: bytearray) -> str:
    return said.decode("utf-8", "replace").replace("\r\n", "\n")


@contextmanager
def windows(folder: Path, fonts: Sequence[Path]) -> Iterator[Windows]:
    """Set up a Windows with a screen that nobody sees, and end all that runs there."""
    with _screen() as display:
        inside = Windows(folder, display)
        try:
            inside.set_up(fonts)
            yield inside
        finally:
            inside.end()


@contextmanager
def _screen() -> Iterator[str]:
    """Run an X server and give the name of its display, one that is free."""
    reads, writes = os.pipe()
    command = [
        _found("Xvfb"),
        "-displayfd",
        str(writes),
        "-screen",
        "0",
        SCREEN,
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
    os.close(writes)
    try:
        with os.fdopen(reads) as told:
            display = told.readline().strip()
        if not display:
            raise WineFault("Xvfb did not start")
        yield f":{display}"
    finally:
        server.terminate()
        server.wait(END_S)
