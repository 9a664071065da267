# SPDX-License-Identifier: MIT
"""The readers of files from elsewhere: the good files that are damaged, and what reads them.

What a reader says of a file is a sentence: what it is, or what is wrong with it (a `Fault`).
"""

import io
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sudoku_qt.engine import document
from sudoku_qt.engine.document import Document
from sudoku_qt.engine.formats import FORMATS, format_named, recognise
from sudoku_qt.engine.game import Game
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.reading import read_pictures
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.hints.order import order_of, read_order, written
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.text.variants.lists import read_variants
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.paths import resource
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.engine.pictures.screens import GNOME, PUZZLE, drawn

DATA = Path(__file__).parents[1] / "data"
PICTURES = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")
GAMES: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (SudokuGame(), GomokuGame())}


@dataclass(frozen=True)
class Reader:
    """What reads files of a kind, good ones, and the seconds that it may take for one."""

    name: str
    seeds: Callable[[], Sequence[bytes]]
    read: Callable[[bytes], object]
    longest_s: float = 2.0


def readers() -> Iterator[Reader]:
    """All readers; those of pictures and backups take longer than those of texts."""
    for form in FORMATS:
        seeds = partial(_samples, DATA / "formats" / form.name, "good*")
        yield Reader(form.name, seeds, partial(_read_as, form.name))
    yield Reader("text", partial(_samples, DATA / "formats", "*/good*"), recognise)
    yield Reader("variant", partial(_lines, DATA / "variants" / "puzzles.txt"), _read_variant)
    yield Reader("notation", partial(_lines, DATA / "variants" / "notations.txt"), _read_lines)
    yield Reader("order", lambda: [written(order_of(LADDER), ("mine",)).encode()], read_order)
    yield Reader("document", partial(_samples, DATA / "documents", "*"), _read_document)
    net = DigitNet.load(resource("digits.npz"))
    yield Reader("picture", _pictures, partial(read_pictures, net=net), 10.0)
    yield Reader("pdf", _pdfs, partial(read_pictures, net=net), 20.0)
    yield Reader("backup", _backups, _merge, 10.0)


def found() -> list[Path]:
    """The files that once were too much for a reader, kept below its name."""
    return sorted((DATA / "fuzz").glob("*/*"))


def _samples(folder: Path, pattern: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.glob(pattern))]


def _read_as(name: str, data: bytes) -> object:
    return format_named(name).read(data.decode("latin-1"))


def _lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def _read_variant(data: bytes) -> object:
    """Read rules, and see what the search has to know of them."""
    return variant_solver.tables(read_variant(data.decode("latin-1")))


def _read_lines(data: bytes) -> object:
    return [variant_solver.tables(each) for each in read_variants(data.decode("latin-1"))]


def _read_document(data: bytes) -> object:
    read: Document = document.read(data)
    game = GAMES.get(read.game)
    return game and document.unpack(game, read)


def _pictures() -> list[bytes]:
    """A small screen in every kind of picture that is read."""
    return [_saved(kind, 1) for kind in PICTURES]


def _pdfs() -> list[bytes]:
    return [_saved("PDF", 1), _saved("PDF", 2)]


def _saved(kind: str, pages: int) -> bytes:
    stream, screen = io.BytesIO(), drawn(GNOME, PUZZLE, 14).convert("L")
    more = {"save_all": True, "append_images": [screen] * (pages - 1)} if pages > 1 else {}
    screen.save(stream, kind, **more)
    return stream.getvalue()


def _backups() -> list[bytes]:
    """Libraries as every version of the program left them, and one of today."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for sql in sorted((DATA / "library").glob("*.sql")):
            paths.append(Path(folder, f"{sql.stem}.db"))
            with closing(sqlite3.connect(paths[-1])) as connection:
                connection.executescript(sql.read_text(encoding="utf-8"))
        library = Library(Path(folder, "today", "library.db"))
        library.add(
            [Entry("sudoku", PUZZLE, name="One", tags=("calm",)), Entry("sudoku", "." * 81)]
        )
        library.backup(Path(folder, "today.db"))
        library.close()
        return [path.read_bytes() for path in [*paths, Path(folder, "today.db")]]


def _merge(data: bytes) -> object:
    """Merge a backup into an empty library; what came with it can be shown."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "backup.db")
        path.write_bytes(data)
        library = Library(Path(folder, "library", "library.db"))
        with closing(library):
            library.merge(path)
            return library.page(Query(), 0, 99)
