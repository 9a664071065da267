# SPDX-License-Identifier: MIT
"""Documents that were cut off, altered or made in malice: opened with a notice, or refused."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine import document
from sudoku_qt.engine.document import DocumentFault, Opened
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from tests.sweeps import amount, in_turn

OpenedSudoku: TypeAlias = Opened[SudokuSetup, Grid, SudokuMove]

FILES = Path(__file__).resolve().parents[1] / "data" / "documents"
GOLDEN = (FILES / "branch-1.0.sudoku").read_bytes()
FOLDED = (FILES / "folded-1.0.sudoku").read_bytes()
MARKED = (FILES / "marked-2.0.sudoku").read_bytes()
GAME = SudokuGame()

each_golden = pytest.mark.parametrize(
    "data", [GOLDEN, FOLDED, MARKED], ids=["branch", "folded", "marked"]
)


def opened(data: bytes) -> OpenedSudoku:
    """Open a document of Sudoku. Raises `Fault`."""
    return document.unpack(GAME, document.read(data))


def assert_whole_or_told(data: bytes, original: OpenedSudoku) -> None:
    """Let a damaged file be refused with a sentence, or open with its grid or with a notice.

    What opens can be saved again.
    """
    try:
        found = opened(data)
    except Fault as fault:
        said = str(fault)
    else:
        said = " ".join(map(str, found.notices))
        same = found.setup.givens == original.setup.givens
        assert said or (same and found.history.state == original.history.state)
        packed = document.pack(GAME, found.setup, found.history, 0, before=found.document)
        assert document.unpack(GAME, document.read(document.write(packed))).notices == ()
        return
    assert said


@each_golden
def test_a_file_cut_off_anywhere_is_refused(data: bytes) -> None:
    whole = len(data.rstrip())
    for length in range(whole):
        with pytest.raises(DocumentFault) as refused:
            document.read(data[:length])
        assert str(refused.value)

    assert opened(data[:whole]).notices == ()


@amount("bits", 1, 8)
@each_golden
def test_no_flipped_bit_alters_the_grid_unsaid(data: bytes, bits: int) -> None:
    original = opened(data)
    altered = bytearray(data)
    for place in range(len(data)):
        for bit in range(place, place + bits):  # of each byte one, another each time, or all
            altered[place] ^= 1 << bit % 8
            assert_whole_or_told(bytes(altered), original)
            altered[place] ^= 1 << bit % 8


def paths(value: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to each value inside a value."""
    yield here
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(part, (*here, key))


def replaced(whole: Any, path: tuple[str | int, ...], part: object) -> Any:
    """A copy of a value with one of the values inside it replaced."""
    if not path:
        return part
    key, *rest = path
    copy = whole.copy()
    copy[key] = replaced(whole[key], tuple(rest), part)
    return copy


WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    0.5,
    "",
    "r1c1=1",
    "x" * 20_000,
    [],
    ["x"],
    {},
    {"r1c3": "1"},
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: repr(wrong)[:12])
@each_golden
def test_a_wrong_type_anywhere_is_refused_or_told(data: bytes, wrong: object) -> None:
    original, whole = opened(data), json.loads(data)
    for way in paths(whole):
        assert_whole_or_told(json.dumps(replaced(whole, way, wrong)).encode(), original)


@each_golden
def test_a_missing_word_is_refused_or_told(data: bytes) -> None:
    original, whole = opened(data), json.loads(data)
    for *above, key in list(paths(whole))[1:]:
        parent = whole
        for step in above:
            parent = parent[step]
        left = parent.copy()
        del left[key]
        assert_whole_or_told(json.dumps(replaced(whole, tuple(above), left)).encode(), original)


def with_top(words: str) -> bytes:
    """The golden file with some raw JSON at its top."""
    return GOLDEN.replace(b"{", b"{" + words.encode() + b",", 1)


TWICE = "The file is damaged: one of its words stands there twice."
NO_NUMBER = "The file is damaged: it holds a number that no game has."
TOO_DEEP = "The file is damaged: its lists are nested too deeply."
NO_TEXT = "The file is damaged: it is not a text."
NOT_OURS = "This is not a game saved by this program."


@in_turn(
    ("data", "sentence"),
    [
        (with_top('"format": "sudoku-qt.game"'), TWICE),
        (GOLDEN.replace(b'"level"', b'"mode": "", "level"'), TWICE),
        (with_top('"x": NaN'), NO_NUMBER),
        (with_top('"x": -Infinity'), NO_NUMBER),
        (with_top('"x": 1e999'), NO_NUMBER),
        (with_top('"x": ' + "9" * 5000), NO_NUMBER),
        (with_top('"x": ' + "[" * 21 + "]" * 21), TOO_DEEP),
        (with_top('"x": ' + '{"x":' * 900 + "1" + "}" * 900), TOO_DEEP),
        (b"[" * 100_000, TOO_DEEP),
        (b'{"a":' * 100_000, TOO_DEEP),
        (with_top(r'"x": "\ud800"'), NO_TEXT),
        (with_top(r'"x": ["\u0000"]'), NO_TEXT),
        (with_top(r'"x": {"y\u0000": 1}'), NO_TEXT),
        (with_top(r'"\udfff": 1'), NO_TEXT),
        (GOLDEN + b"\xff", NO_TEXT),
        (GOLDEN.decode().encode("utf-16"), NO_TEXT),
        (GOLDEN + b"x", "The file is damaged or cut off: line 63 cannot be read."),
        (b"", "The file is damaged or cut off: line 1 cannot be read."),
        (b"\0" * 100, "The file is damaged or cut off: line 1 cannot be read."),
        (b" " * (16 * 2**20 + 1), "The file is larger than 16 MB."),
        (b"[]", NOT_OURS),
        (b'"sudoku-qt.game"', NOT_OURS),
        (b'{"format": "sudoku"}', NOT_OURS),
        (b'{"format": ["sudoku-qt.game"]}', NOT_OURS),
        (GOLDEN.replace(b'"history"', b'"storyhi"'), "its part “history” is missing"),
        (GOLDEN.replace(b'"r1c3=4"', b"4"), "its list of moves cannot be read"),
        (GOLDEN.replace(b'"at": 7', b'"at": 7.0'), "its “at” is not a number"),
        (GOLDEN.replace(b'"at": 7', b'"at": 100001'), "its “at” is not a number"),
        (GOLDEN.replace(b"754321", b"315360000001"), "its “elapsed_ms” is not a number"),
    ],
)
def test_what_no_program_of_ours_wrote_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(DocumentFault) as refused:
        document.read(data)

    assert sentence in str(refused.value)


@in_turn("version", [None, 1, "1.0", [], [1], [1, 0, 0], ["1", 0], [0, 9], [-1, 0]])
def test_a_file_without_a_version_is_refused(version: object) -> None:
    data = json.dumps({**json.loads(GOLDEN), "version": version}).encode()

    with pytest.raises(DocumentFault, match="it does not say its version"):
        document.read(data)


def test_more_moves_than_anybody_makes_are_refused() -> None:
    whole = {**json.loads(GOLDEN), "history": {"moves": [""] * (document.MAX_READ_MOVES + 1)}}

    with pytest.raises(DocumentFault, match="more than 100,000 moves"):
        document.read(json.dumps(whole).encode())


def test_a_game_that_takes_too_long_to_play_again_is_opened_as_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    original = opened(GOLDEN)
    monkeypatch.setattr(document, "MAX_REPLAYED", 3)
    found = opened(GOLDEN)

    assert any("more moves than can be played again" in str(fault) for fault in found.notices)
    assert found.history.state == original.history.state
    assert len(found.history) == 0


def test_a_pair_of_escapes_is_one_character() -> None:
    data = GOLDEN.replace(b"Practice", rb"\ud83d\ude00")

    assert opened(data).setup.title == "😀 – 练习"


@given(st.binary(max_size=60) | st.text('{}[]":,\\u0123 enultr.-', max_size=60).map(str.encode))
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(DocumentFault) as refused:
        document.read(data)

    assert str(refused.value)
    document.refuse_newer(data)
