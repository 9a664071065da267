# SPDX-License-Identifier: MIT
"""Every format, held against its samples.

A format's samples stand in tests/data/formats/NAME/: `good*` are read and hold the puzzles of
`puzzles.txt`; `broken*` and `empty*` are refused with the sentences of `faults.txt`. What Gomoku's
good samples hold is tested beside, in test_gomoku_formats.py.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_qt.engine.format import Format
from sudoku_qt.engine.formats import FORMATS, format_named, recognise, recognise_text
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.words import write_rows
from tests.sweeps import in_turn

SAMPLES = Path(__file__).parents[2] / "data" / "formats"
SUDOKU = [form for form in FORMATS if form.game == "sudoku" and form.writes]
each_format = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
each_sudoku_format = pytest.mark.parametrize("form", SUDOKU, ids=lambda form: form.name)


def samples(*kinds: str) -> list[Path]:
    """List the samples of some kinds, of every format."""
    return sorted(path for kind in kinds for path in SAMPLES.glob(f"*/{kind}*"))


def named(path: Path) -> str:
    """Name a sample in the list of tests."""
    return f"{path.parent.name}/{path.name}"


def good(form: Format) -> Path:
    """The sample that shows a format as it should be."""
    (path,) = (SAMPLES / form.name).glob("good.*")
    return path


def puzzles_of(folder: Path) -> list[str]:
    """List the puzzles that a format's good samples hold."""
    return (folder / "puzzles.txt").read_text("utf-8").split()


def lines(found: Sequence[object]) -> list[str]:
    """Write what was found as lines of 81 characters."""
    game = SudokuGame()
    setups = (game.read_setup(getattr(one, "setup")) for one in found)  # noqa: B009 - any finding
    return ["".join(write_rows(setup.givens)) for setup in setups]


@in_turn("path", [path for path in samples("good") if (path.parent / "puzzles.txt").exists()])
def test_a_good_sample_is_recognised_and_read(path: Path) -> None:
    recognised = recognise(path.read_bytes())
    form, found = recognised.format, recognised.found

    assert form.name == path.parent.name
    assert lines(found) == puzzles_of(path.parent)


@in_turn("path", samples("broken", "empty"))
def test_a_broken_sample_is_refused_with_its_sentence(path: Path) -> None:
    faults = (path.parent / "faults.txt").read_text("utf-8").splitlines()
    sentences = dict(line.split(": ", 1) for line in faults)

    with pytest.raises(Fault) as fault:
        recognise(path.read_bytes())
    assert str(fault.value) == sentences[path.name]


@each_sudoku_format
def test_what_a_format_writes_it_reads_again(form: Format) -> None:
    found = recognise(good(form).read_bytes()).found
    recognised = recognise_text(form.write(found[0]))
    again, (finding,) = recognised.format, recognised.found

    assert again is form
    assert finding.setup["givens"] == found[0].setup["givens"]


@each_format
def test_a_format_likes_only_what_could_be_its_own(form: Format) -> None:
    texts = ("", "\n", "hello\n", '{"cells": []}', "<html/>", "1 2 3", "-" * 81)

    assert [form.likeness(text) for text in texts] == [0.0] * len(texts)
    text = good(form).read_text("latin-1" if form.binary else "utf-8")
    assert 0.0 < form.likeness(text) <= 1.0


@each_format
def test_a_format_has_a_name_to_ask_for_it(form: Format) -> None:
    assert format_named(form.name) is form
    assert form.title
    assert form.game in {"sudoku", "gomoku"}
    assert all(suffix.startswith(".") for suffix in form.suffixes)


def test_the_names_differ_and_others_are_unknown() -> None:
    assert len({form.name for form in FORMATS}) == len(FORMATS)
    with pytest.raises(KeyError):
        format_named("paper")


def test_a_text_that_is_no_puzzle_is_refused() -> None:
    with pytest.raises(Fault, match="holds no puzzle that this program can read"):
        recognise(b"Dear diary,\nno puzzle today.\n")


def test_contradictory_givens_are_read_all_the_same() -> None:
    (finding,) = recognise(b"11" + b"." * 79).found

    assert lines([finding]) == ["11" + "." * 79]


def test_a_long_list_is_recognised_by_its_head_and_read_whole() -> None:
    line = puzzles_of(SAMPLES / "line")[0]
    recognised = recognise("\n".join([line] * 2_000).encode())
    form, found = recognised.format, recognised.found

    assert form.name == "line"
    assert len(found) == 2_000
