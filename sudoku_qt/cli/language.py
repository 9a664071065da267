# SPDX-License-Identifier: MIT
"""The language of the command line, from `gettext` catalogues.

Texts are written in the sources in English, which is also their key. packaging/translations.py
makes the catalogues from the window's own `.ts`; it finds `spoken("…")`, `later("…")`, the values
of `help=`, the verbs' summaries and the templates of messages. argparse's own texts come from there
as well, since it uses gettext. The language of a run is the environment variable LANGUAGE, where
gettext and the processes of --jobs find it.
"""

import errno
import gettext
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sudoku_qt.engine.message import COMMA, Fault, Message, message_of
from sudoku_qt.languages import ENGLISH, best_language, can_be_shown
from sudoku_qt.paths import resource


def later(text: str) -> str:
    """Mark a text that is used before a language is chosen; `spoken` translates it."""
    return text


DOMAIN = "sudoku"
OPTION = "--language"
REASONS = {
    errno.ENOENT: later("No such file or directory"),
    errno.EACCES: later("Permission denied"),
    errno.EISDIR: later("Is a directory"),
    errno.ENOTDIR: later("Not a directory"),
    errno.ENAMETOOLONG: later("File name too long"),
    errno.ENOSPC: later("No space left on device"),
    errno.EROFS: later("Read-only file system"),
    errno.EIO: later("Input/output error"),
    errno.EPERM: later("Operation not permitted"),
    errno.EBADF: later("Bad file descriptor"),
    errno.EFBIG: later("File too large"),
    errno.ENXIO: later("No such device or address"),
    errno.EINVAL: later("Invalid argument"),
    errno.ELOOP: later("Too many levels of symbolic links"),
}
"""The reasons why files cannot be used; the system's own texts may be in another language."""
KINDS: Mapping[type[OSError], int] = {
    FileNotFoundError: errno.ENOENT,
    PermissionError: errno.EACCES,
    IsADirectoryError: errno.EISDIR,
}
"""The reason for an error without a number, such as a remote store's."""


def language_of_run() -> str:
    """The language of the run."""
    return best_language(os.environ.get("LANGUAGE", "").split(":"), languages())


def spoken(text: str) -> str:
    """A text in the language of the run."""
    return _catalogue(os.environ.get("LANGUAGE", "")).gettext(text) if text else ""


def spoken_of(one: str, several: str, number: int) -> str:
    """A text in the form for a number, in the language of the run."""
    return _catalogue(os.environ.get("LANGUAGE", "")).ngettext(one, several, number)


def spoken_in(context: str, name: str) -> str:
    """A name whose meaning depends on its context, in the language of the run."""
    return _catalogue(os.environ.get("LANGUAGE", "")).pgettext(context, name)


def listed(names: Iterable[str]) -> str:
    """Names as a list in the language of the run."""
    return spoken(COMMA).join(names)


def say(what: Message | Fault) -> str:
    """A message, or that of a fault, in the language of the run, with everything it quotes."""
    return message_of(what).sentence(spoken, spoken_of)


def reason(error: OSError | ValueError) -> str:
    """The system's reason for an error.

    A `ValueError` is raised for names that contain a NUL.
    """
    if not isinstance(error, OSError):
        return str(error)
    number = error.errno or KINDS.get(type(error), 0)
    return spoken(REASONS.get(number) or error.strerror or "") or str(error)


@cache
def languages() -> tuple[str, ...]:
    """The languages available: English, and those with a catalogue."""
    files = resource("i18n").glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return (ENGLISH, *sorted(file.parent.parent.name for file in files))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within this context use a language, also for argparse and other processes."""
    before, domain = os.environ.get("LANGUAGE"), gettext.textdomain()
    gettext.bindtextdomain(DOMAIN, str(resource("i18n")))
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = language
    try:
        yield
    finally:
        gettext.textdomain(domain)
        os.environ.pop("LANGUAGE")
        if before is not None:
            os.environ["LANGUAGE"] = before


def chosen_language(arguments: Sequence[str]) -> str:
    """The language in the arguments, or else the system's, if its texts can be displayed."""
    by_option, known = _asked(arguments), languages()
    language = by_option if by_option in known else best_language(preferred(), known)
    return language if can_be_shown(sys.stdout, sys.stderr) else ENGLISH


def _asked(arguments: Sequence[str]) -> str:
    """The value of --language; the parser checks it later."""
    for place, word in enumerate(arguments, 1):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == OPTION:
            return value if equals else "".join(arguments[place : place + 1])
    return ""


def preferred() -> list[str]:
    """The languages that the system's user prefers, the most preferred first."""
    named = preferred_in(os.environ)
    if not named and sys.platform == "win32":
        import ctypes  # 4 ms

        return preferred_on_windows(ctypes.windll)
    return preferred_on_mac() if not named and sys.platform == "darwin" else named


def preferred_in(environment: Mapping[str, str]) -> list[str]:
    """The preferred languages in POSIX variables; LANGUAGE comes first, but not in locale "C"."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in names if name), "")
    if locale.partition(".")[0] in {"", "C", "POSIX"}:
        return [locale] if locale else []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), locale]


def preferred_on_windows(windll: Any) -> list[str]:
    """The language of Windows' own user interface."""
    from locale import windows_locale  # 2 ms

    name = windows_locale.get(windll.kernel32.GetUserDefaultUILanguage())
    return [name] if name else []


def preferred_on_mac() -> list[str]:
    """The list of languages in macOS' settings; a terminal need not pass it on."""
    import plistlib  # 8 ms

    try:
        with (Path.home() / "Library/Preferences/.GlobalPreferences.plist").open("rb") as stream:
            return [str(name) for name in plistlib.load(stream).get("AppleLanguages", ())]
    except (OSError, ValueError, plistlib.InvalidFileException):
        return []  # none is preferred, so it is English


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    folder = str(resource("i18n"))
    return gettext.translation(DOMAIN, folder, [language] if language else ["C"], fallback=True)
