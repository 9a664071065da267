# SPDX-License-Identifier: MIT
"""What is personal is taken out of what may be shown to others, however files are called."""

import getpass
import platform
from pathlib import Path

import pytest

from sudoku_qt.store.personal import LONGEST, Cleaner
from tests.sweeps import in_turn

CLEANER = Cleaner("/people/anna", ("anna", "annas-laptop", "安娜"))
GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

SECRET = (
    "anna", "Anna", "annas-laptop", "安娜", "diary", "Diary", "tagebuch", "Müller", "日记", "53..7",
    "5 3 . .", "usb", "mail", "C0FFEE", "games",
)  # fmt: skip


@in_turn(
    "text",
    [
        "No such file: '/people/anna/My games/secret diary.sdm'",
        "No such file: /people/anna/My games/secret diary.sdm: not there",
        "cannot open /media/usb/Müller, Anna/日记.txt (it is gone)",
        r"cannot open D:\people\anna\Diary\new file.sdk",
        r"cannot open \\annas-laptop\games\x.sdk",
        "file:///people/anna/diary.sdm",
        "could not read My secret diary.sdm",
        "“it's Anna's 'diary'.sdm” is not a file",
        "open 'diary",
        "unclosed “diary of Müller",
        f"bad puzzle {GRID}",
        f"bad puzzle {' '.join(GRID)}",
        f"line 1\n{GRID[:9]}\n{GRID[9:18]}",
        "user ANNA on Annas-Laptop",
        "由安娜打开 安娜",
        "write to anna@mail.example",
        "seed 4C0FFEE9988776655AA",
        "Documents/diary",
        "diary.sdm",
        "Müller's diary.sdm",
        "'diary' and \"Müller\" and `games`",
        "anna_diary.png",
        'QIODevice::read (QFile, "/people/anna/diary.sdm"): device not open',
        "‘日记.txt’ 「diary」 «games»",
    ],
)
def test_nothing_personal_is_left(text: str) -> None:
    cleaned = CLEANER.clean(text)
    assert not [word for word in SECRET if word in cleaned], cleaned


@in_turn(
    ("text", "cleaned"),
    [
        ("No such file: '/people/anna/x/diary.sdm'", "No such file: '~/….sdm'"),
        ("open /people/anna/a b.sdm", "open ~/….sdm"),
        ("open /media/usb/a.txt", "open ….txt"),
        ("QPainter::begin: Paint device returned engine == 0", None),
        ("list index out of range", None),
        ("division by zero", None),
        ("QFont::setPixelSize: Pixel size <= 0 (0)", None),
        ("", None),
    ],
)
def test_what_is_kept(text: str, cleaned: str | None) -> None:
    assert CLEANER.clean(text) == (text if cleaned is None else cleaned)


def test_names_of_the_program_are_kept_where_only_those_are_quoted() -> None:
    text = "'SudokuPage' object has no attribute 'sole_card'"
    assert CLEANER.clean(text, is_of_code=True) == text
    assert "sole_card" not in CLEANER.clean(text)
    assert "日记" not in CLEANER.clean("no module '日记'", is_of_code=True)
    assert "diary" not in CLEANER.clean("no module '/people/anna/diary.py'", is_of_code=True)


def test_a_message_is_never_long() -> None:
    assert len(CLEANER.clean("word " * 100_000)) <= LONGEST


def test_whoever_runs_the_program_is_known_by_name() -> None:
    cleaner = Cleaner.of_user()
    text = f"{getpass.getuser()} {Path.home().name} {platform.node()}"
    assert not set(cleaner.without_names(text)) - set("… ")


def test_without_a_name_nothing_is_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr(getpass, "getuser", nobody)
    monkeypatch.setattr(platform, "node", lambda: "")
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert Cleaner.of_user().clean("all is well") == "all is well"
