# SPDX-License-Identifier: MIT
"""Entries as saved games, each with its tags, its times and its collection, and back.

A game that the library keeps is written with all its moves, any other puzzle as it is begun. What a
saved game has no place for is a section of its own in the file, which the window keeps.
"""

import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TypeAlias

from sudoku_qt.engine import document
from sudoku_qt.engine.document import Document
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.text.position import plain
from sudoku_qt.store import files
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry, State
from sudoku_qt.store.library.sudoku_entry import entry_of_document, setup_of
from sudoku_qt.store.library.tables.columns import LONGEST_MS
from sudoku_qt.store.library.tables.values import moment, seconds, tidy

Reader: TypeAlias = Callable[[Found, Entry], Entry]
"""Makes an entry from a game that was found, otherwise like another entry. Raises `Fault`."""
SUFFIX = ".sudoku"
SUDOKUS = frozenset({SudokuGame.name, VARIANT_GAME})
SECTION = "library"
"""The key of what the library knows, beside the game."""
LONGEST_FILE_NAME = 60
MOST_TAGS = 1000
_MOVE = re.compile(r"(?:([0-9]{1,6})> )?(.*)", re.DOTALL)
_UNFIT = re.compile(r"[^\w\-.,() ]+")


def document_of(entry: Entry, kept: bytes) -> bytes:
    """The saved game of an entry, with the `kept` one if there is one. Raises `Fault`."""
    saved = document.read(kept) if kept else _begun(entry)
    return document.write(replace(saved, unknown={**saved.unknown, SECTION: _known(entry)}))


def _begun(entry: Entry) -> Document:
    """The saved game of a puzzle without a move. Raises `Fault`."""
    if entry.game not in SUDOKUS:
        raise Fault("This text holds no puzzle that this program can read.")
    setup, game = setup_of(entry), SudokuGame()
    state = game.start(setup)
    return Document(
        game.name,
        game.write_setup(setup),
        game.write_state(setup, state),
        major=game.major_version(state, []),
    )


def _known(entry: Entry) -> Section:
    solved: Section = {"best_ms": entry.best_ms, "hints": entry.hints} if entry.best_ms else {}
    return {
        "collection": entry.collection,
        "tags": list(entry.tags),
        "favourite": entry.favourite,
        "solved": entry.state is State.SOLVED,
        **solved,
        "added": entry.added,
        "played": entry.played or "",
    }


def entry_of_saved(data: bytes, like: Entry, read: Reader) -> Entry:
    """The entry of a saved game; what its file does not say is `like` another.

    Games other than Sudoku are read by `read`. Raises `Fault`, also for a draft.
    """
    saved = document.read(data)
    if saved.game != SudokuGame.name:
        moves = _line(saved)
        return read(Found(saved.game, saved.setup, None if moves else saved.state, moves), like)
    entry = replace(entry_of_document(data, like), source=like.source, collection=like.collection)
    if entry.state is State.NEW:
        entry = replace(entry, document=b"")
    known = saved.unknown.get(SECTION)
    return _with_known(entry, known) if isinstance(known, Mapping) else entry


def _line(saved: Document) -> tuple[str, ...]:
    """The moves that lead to where a game stands."""
    nodes = [(-1, "")]
    for words in saved.moves:
        match = _MOVE.fullmatch(words)
        number, word = match.groups() if match else (None, "")
        nodes.append((min(int(number or len(nodes) - 1), len(nodes) - 1), word))
    found, at = list[str](), saved.at
    while 0 < at < len(nodes):
        at, word = nodes[at]
        found.append(word)
    return tuple(reversed(found))


def _with_known(entry: Entry, known: Section) -> Entry:
    """Add what a file says, which anybody may have written."""
    solved, best_ms, tags = known.get("solved"), known.get("best_ms"), known.get("tags")
    time = best_ms if isinstance(best_ms, int) and 1 < best_ms <= LONGEST_MS else 0
    played = moment(min(seconds(_text(known, "played")), seconds(entry.added)))
    if solved is True:
        entry = replace(entry, state=State.SOLVED, progress=1.0, document=b"")
    return replace(
        entry,
        collection=entry.collection or tidy(_text(known, "collection")),
        tags=tuple(map(plain, map(str, tags[:MOST_TAGS]))) if isinstance(tags, list) else (),
        favourite=known.get("favourite") is True,
        best_ms=time or None,
        hints=time > 0 and known.get("hints") is True,
        played=played or None,
    )


def _text(section: Section, key: str) -> str:
    value: Json = section.get(key)
    return plain(value) if isinstance(value, str) else ""


# Folders


@contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """A folder to write into that gets its name at the end; if something fails, there is none.

    Raises `FileFault` if the name is taken, except by an empty folder.
    """
    try:
        _refuse_taken(folder)
        part = _made_beside(folder)
    except OSError as error:
        raise files.write_fault(folder, 0, error.strerror or "") from None
    try:
        yield part
        if folder.is_dir():
            folder.rmdir()
        part.rename(folder)
    except OSError as error:
        raise files.write_fault(folder, 0, error.strerror or "") from None
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _refuse_taken(folder: Path) -> None:
    is_there = folder.exists() or folder.is_symlink()
    if is_there and not (folder.is_dir() and not any(folder.iterdir())):
        raise files.FileFault(
            "“{name}” is there already. Choose a new or an empty folder.", name=folder.name
        )


def _made_beside(folder: Path) -> Path:
    for number in count(1):
        part = folder.with_name(f"{folder.name}.part{number}")
        try:
            part.mkdir()
        except FileExistsError:
            continue
        break
    return part


def file_name(name: str, number: int, total: int) -> str:
    """The name of the file of an entry, numbered, so that each of them has its own."""
    fit = " ".join(_UNFIT.sub(" ", name).split())[:LONGEST_FILE_NAME].rstrip(" .")
    return f"{number:0{len(str(total))}d}{' ' if fit else ''}{fit}{SUFFIX}"
