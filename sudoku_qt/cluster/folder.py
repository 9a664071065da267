# SPDX-License-Identifier: MIT
"""The folder of a run: its parts, each written whole or not at all, and a note of the settings.

The results of workers lie in `part-00000.txt` and so on; the notes about them lie in `_run` beside
them, which readers of Parquet skip. A part counts once its note exists, which is written last.
"""

import json
import os
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sudoku_qt.cli.exits import OutputFault, UsageFault
from sudoku_qt.cli.language import reason
from sudoku_qt.cli.urls import file_system, reasons

RUN = "_run"
MANIFEST = f"{RUN}/manifest.json"


@dataclass(frozen=True)
class Note:
    """The result of a part: how many records, what is `said` of them, whether any was `bad`.

    `remarks` are by the name of their input, and each is made once in a run. `stopped` says that
    nothing after this part is wanted; such a part is not written.
    """

    records: int
    said: tuple[str, ...] = ()
    bad: bool = False
    stopped: bool = False
    remarks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Folder:
    """The folder in which a run's parts are written, on a file system all machines reach."""

    name: str
    suffix: str

    def begin(self, settings: Mapping[str, object], *, resume: bool) -> dict[int, Note]:
        """Note what the run is, and return the notes of the parts already complete, by number.

        Raises `UsageFault` where an earlier run had other settings, or exists and is not to be
        resumed.
        """
        now = json.loads(json.dumps(settings))
        before = self._read_json(MANIFEST)
        if before is None:
            self._make()
            self._put(MANIFEST, json.dumps(now, indent=1).encode())
            return {}
        for name in sorted({*now, *before}):
            if now.get(name) != before.get(name):
                raise UsageFault(
                    "{folder} holds parts of another run, with {name} {before} and not {now}; "
                    "choose another folder",
                    folder=self.name,
                    name=name,
                    before=json.dumps(before.get(name), ensure_ascii=False),
                    now=json.dumps(now.get(name), ensure_ascii=False),
                )
        if not resume:
            raise UsageFault("{folder} holds parts of this run; --resume goes on", folder=self.name)
        return self._notes()

    def commit(self, number: int, data: bytes, keys: bytes, note: Note) -> None:
        """Write a part, and then the note that says it is complete. Raises `OutputFault`."""
        self._put(self._part(number), data)
        if keys:
            self._put(_keys(number), keys)
        self._put(_note(number), json.dumps(asdict(note)).encode())

    def check_reached(self) -> None:
        """Raise `OutputFault` where this machine does not see the run's folder."""
        if self._read_json(MANIFEST) is None:
            raise OutputFault(
                "not every machine reaches {folder}; choose one that all of them share",
                folder=self.name,
            )

    def note(self, number: int) -> Note | None:
        """The note of a part; None where the part is not complete."""
        return _as_note(self._read_json(_note(number)))

    def data(self, number: int) -> bytes:
        """The text of a part. Raises `OutputFault`."""
        return self._get(self._part(number))

    def keys(self, number: int, records: int) -> tuple[bytes, ...]:
        """The keys of a part's records, all of the same length. Raises `OutputFault`."""
        whole = self._get(_keys(number)) if records else b""
        size = len(whole) // max(1, records)
        return tuple(whole[size * at : size * (at + 1)] for at in range(records))

    def remove(self) -> None:
        """Remove the folder with everything in it. Raises `OutputFault`."""
        with self._named():
            system, path = file_system(self.name)
            system.rm(path, recursive=True)

    def _make(self) -> None:
        with self._named():
            system, path = file_system(self.name)
            system.makedirs(f"{path}/{RUN}", exist_ok=True)

    def _notes(self) -> dict[int, Note]:
        with self._named():
            system, path = file_system(self.name)
            names = [*map(os.path.basename, system.ls(f"{path}/{RUN}", detail=False))]
        numbers = sorted(int(name[:-5]) for name in names if name[:-5].isdigit())
        found = ((number, self.note(number)) for number in numbers)
        return {number: note for number, note in found if note}

    def _part(self, number: int) -> str:
        return f"part-{number:05}.{self.suffix}"

    def _read_json(self, name: str) -> Any:
        """The contents of a notes file; None if it is missing or incomplete."""
        try:
            return json.loads(self._get(name))
        except (OutputFault, ValueError) as error:
            if isinstance(error, ValueError) or isinstance(error.__cause__, FileNotFoundError):
                return None
            raise

    def _get(self, name: str) -> bytes:
        with self._named():
            system, path = file_system(self.name)
            data: bytes = system.cat_file(f"{path}/{name}")
        return data

    def _put(self, name: str, data: bytes) -> None:
        """Write a file at once: on a disk by renaming, elsewhere it appears when it is complete."""
        with self._named():
            system, path = file_system(self.name)
            if "file" not in system.protocol:
                system.pipe_file(f"{path}/{name}", data)
                return
            begun = Path(path) / RUN / f"{uuid.uuid4().hex}.begun"
            begun.write_bytes(data)
            begun.replace(Path(path) / name)

    @contextmanager
    def _named(self) -> Iterator[None]:
        try:
            with reasons():
                yield
        except OSError as error:
            facts = {"name": self.name, "reason": reason(error)}
            raise OutputFault("cannot write {name}: {reason}", **facts) from error


def _note(number: int) -> str:
    return f"{RUN}/{number:05}.json"


def _keys(number: int) -> str:
    return f"{RUN}/{number:05}.keys"


def _as_note(read: Any) -> Note | None:
    if not read:
        return None
    remarks = read.get("remarks", {})
    return Note(read["records"], tuple(read["said"]), read["bad"], remarks=remarks)
