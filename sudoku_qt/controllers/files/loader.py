# SPDX-License-Identifier: MIT
"""The loader: whatever is opened, dropped or pasted is read in a worker and passed to its game."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QObject, Signal
from PySide6.QtGui import QImage, QImageWriter

from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.controllers.files.readers import Read, can_read, read
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import AnyController, Services, controller_of
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.format import HEAD, Found
from sudoku_qt.engine.formats import Recognised
from sudoku_qt.engine.line_list import LineList
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.text import tidy_paste
from sudoku_qt.models.list_reading import ListReading
from sudoku_qt.models.picture_read import PictureRead
from sudoku_qt.models.words import say
from sudoku_qt.store import files

BREATH_S = 0.001
"""How long the reader of a list sleeps now and then, so that the window gets Python's lock."""


class CurrentGame(Protocol):
    """An object that knows the game in the window, and can bring up another one."""

    @property
    def controller(self) -> AnyController:
        """The controller of the game in the window."""

    def switch_game(self, name: str) -> AnyController:
        """Bring a game into the window, and return its controller."""


@dataclass(frozen=True)
class Source:
    """A source of bytes: `path` is that of a file; `get` is called in a worker.

    The `remark` is added to the message about what was recognised.
    """

    get: Callable[[], bytes]
    path: str = ""
    remark: str = ""

    @property
    def name(self) -> str:
        """The name of the file, "" if there is none."""
        return Path(self.path).name


@dataclass(frozen=True)
class Loaded:
    """What was read from a source, and the message about it; a list is still to be read."""

    read: Read
    words: Message | None = None


class Loader(QObject):
    """Reports what it recognised, asks about ambiguous texts, and leaves everything else alone."""

    loaded = Signal(str)
    """The contents of a file, by its path, or of a text ("") were recognized."""
    refused = Signal(str)
    """A file or a text could not be used."""

    def __init__(
        self, services: Services, games: Sequence[GameEntry], current: CurrentGame, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services, self._games, self._current = services, games, current
        self._job = ForegroundJob(services, self)
        self._reading: ListReading | None = None

    def wants(self, paths: Sequence[str], text: str) -> bool:
        """Whether the first of some files, or a text, looks readable."""
        try:
            head = files.head(Path(paths[0]), HEAD) if paths else tidy_paste(text[:HEAD]).encode()
        except Fault:
            return False
        return can_read(head)

    def load_file(self, path: Path, remark: str = "") -> None:
        """Read a file in a foreign format."""
        self._load(Source(lambda: files.read(path), str(path), remark))

    def load_text(self, text: str) -> None:
        """Read a text that was pasted or dropped."""
        self._load(Source(lambda: pasted(text)))

    def load_image(self, image: QImage) -> None:
        """Read a picture that was pasted or dropped."""
        self._load(Source(lambda: png_of(image)))

    def _load(self, source: Source) -> None:
        if self._reading:
            self._reading.end(stopped=True)
        self._job.run(
            self.tr("Reading…"),
            recognised(source),
            lambda loaded: self._take(loaded, source),
            lambda: self.refused.emit(""),
            failed=lambda fault: self.refuse(fault, source.path),
        )

    def refuse(self, fault: Fault, path: str = "") -> None:
        """Tell why something cannot be used, with the file's name unless the fault has it."""
        reason, name = say(fault), Path(path).name
        text = (
            reason
            if name in reason
            else self.tr("{name}: {reason}").format(name=name, reason=reason)
        )
        self._services.complain(text)
        self.refused.emit(path)

    # What was found

    def _take(self, loaded: Loaded, source: Source) -> None:
        if isinstance(loaded.read, LineList):
            self._read_lines(loaded.read, source)
        elif isinstance(loaded.read, PictureRead):
            self._take_picture(loaded.read, source)
        elif loaded.words:
            self._take_recognised(loaded.read, loaded.words, source)

    def _take_recognised(self, recognised: Recognised, words: Message, source: Source) -> None:
        """Pass on one or more positions, after the player has chosen an interpretation."""
        found, game = recognised.found, recognised.format.game
        if recognised.choices:
            kind = controller_of(entry_named(self._games, game))
            reading = kind.chosen_reading(recognised.choices, self._services.window)
            if reading is None:
                self.refused.emit("")
                return
            found = reading.found
        recognition = self._said(words, source)
        self.loaded.emit(source.path)
        self._hand_on(game, found, recognition, source)

    def _take_picture(self, read: PictureRead, source: Source) -> None:
        """Pass on the puzzles of a picture, after the player has checked them."""
        kind = controller_of(entry_named(self._games, read.game))
        found = kind.corrected(read, self._services)
        if not found:
            self.refused.emit("")
            return
        recognition = self._said(Message("picture"), source)
        if read.pages:
            left = self.tr("Only the first {count} pages were read.").format(count=read.pages)
            recognition = f"{recognition} {left}"
        self.loaded.emit(source.path)
        self._hand_on(read.game, found, recognition, source)

    def _hand_on(self, game: str, found: Sequence[Found], recognition: str, source: Source) -> None:
        controller = self._current.switch_game(game)
        if len(found) > 1:
            controller.take_list(ListReading(found, source.name), recognition)
        elif source.path:
            controller.take(found[0], recognition)
        else:
            controller.take_pasted(found[0], recognition)

    def _said(self, words: Message, source: Source) -> str:
        origin = f"{source.name} – " if source.name else ""
        recognition = origin + self.tr("Recognised: {format}.").format(format=say(words))
        return " ".join(filter(None, (recognition, source.remark)))

    # Lists

    def _read_lines(self, puzzles: LineList, source: Source) -> None:
        """Read a list line by line; it is shown as soon as it has two positions."""
        reading = self._reading = ListReading(puzzles, source.name)
        controllers: list[AnyController] = []

        def show() -> None:
            if len(puzzles) > 1 and not controllers:
                self.loaded.emit(source.path)
                controllers.append(self._current.switch_game(puzzles.form.game))
                controllers[0].take_list(reading, "")
            elif controllers:
                reading.grown.emit()

        def done(_: LineList) -> None:
            show()
            reading.end()
            if controllers:
                words = Recognised(puzzles.form, puzzles).message
                self._services.tell(self._said(words, source))
            else:
                self._take_few(puzzles, source)

        self._job.run(
            self.tr("Reading the list…"),
            all_lines(puzzles),
            done,
            lambda: reading.end(stopped=True),
            heard=show,
        )

    def _take_few(self, puzzles: LineList, source: Source) -> None:
        """Pass on the only position of a text of several lines; if there is none, report that."""
        if not puzzles:
            nothing = Fault("This text holds no puzzle that this program can read.")
            self.refuse(next(iter(puzzles.faults), nothing), source.path)
            return
        self._job.run(
            self.tr("Reading…"), one_of(puzzles), lambda loaded: self._take(loaded, source)
        )


def pasted(text: str) -> bytes:
    """A pasted or dropped text in plain form. Raises `Fault`."""
    if not text.strip():
        raise Fault("There is nothing to paste: no text was copied.")
    return tidy_paste(text).encode()


def png_of(image: QImage) -> bytes:
    """An image as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


@as_work
def recognised(ticket: Ticket, source: Source) -> Loaded:
    """The work of reading a source and describing its contents."""
    found = read(source.get(), ticket.stopped, ticket.tell)
    return Loaded(found, found.message if isinstance(found, Recognised) else None)


@as_work
def all_lines(ticket: Ticket, puzzles: LineList) -> LineList:
    """The work of reading a list to its end."""

    def stopped() -> bool:
        time.sleep(BREATH_S)
        return ticket.stopped()

    puzzles.read(stopped, ticket.tell)
    return puzzles


@as_work
def one_of(_: Ticket, puzzles: LineList) -> Loaded:
    """The work of describing the only position in a text of several lines.

    The faults of its other lines are reported like parts that a reader dropped.
    """
    found = puzzles[0]._replace(notices=(*puzzles[0].notices, *_messages(puzzles)))
    read = Recognised(puzzles.form, (found,))
    return Loaded(read, read.message)


def _messages(puzzles: LineList) -> Iterator[Message]:
    return (fault.message for fault in puzzles.faults[:1])
