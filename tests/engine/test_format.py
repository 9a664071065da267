# SPDX-License-Identifier: MIT
"""The contract of a format, held against every format there is; their samples are tested beside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.formats import FORMATS, format_named, recognise, recognise_text
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup

each_format = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.name)
sudoku_formats = pytest.mark.parametrize(
    "form",
    [form for form in FORMATS if form.game == "sudoku" and form.writes],
    ids=lambda form: form.name,
)

GIVENS = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(bytes)
LOOKALIKES = st.text("0123456789.*_-|+ \n#xé,=", max_size=300) | st.text("0.1\n", min_size=81)


def test_each_format_has_a_name_of_its_own() -> None:
    names = [form.name for form in FORMATS]

    assert len(set(names)) == len(names)
    assert [format_named(name) for name in names] == list(FORMATS)


def test_there_is_no_format_of_another_name() -> None:
    with pytest.raises(KeyError):
        format_named("crossword")


@each_format
def test_it_says_what_it_is_called(form: Format) -> None:
    assert form.name.isidentifier()
    assert form.title
    assert all(suffix.startswith(".") and suffix.islower() for suffix in form.suffixes)


@each_format
@given(text=LOOKALIKES)
def test_it_likes_a_text_from_0_to_1(form: Format, text: str) -> None:
    assert 0 <= form.likeness(text) <= 1


@each_format
@given(text=LOOKALIKES)
def test_it_reads_a_text_or_says_what_is_wrong_with_it(form: Format, text: str) -> None:
    assert said_of(form, text) != ""


def said_of(form: Format, text: str) -> str | None:
    """Give the sentence with which a format refuses a text; it may not give an empty answer."""
    try:
        found = form.read(text)
    except FormatFault as fault:
        return str(fault)
    return None if found else ""


@sudoku_formats
@given(givens=GIVENS)
def test_the_givens_it_writes_are_those_it_reads(form: Format, givens: bytes) -> None:
    game = SudokuGame()
    if form.name == "gnome_code":  # which counts most digits up to eight times only
        givens = bytes(
            digit if givens[:cell].count(digit) < 8 else 0 for cell, digit in enumerate(givens)
        )
    text = form.write(Found("sudoku", game.write_setup(SudokuSetup(givens))))

    (found,) = form.read(text)

    assert found.game == "sudoku"
    assert game.read_setup(found.setup).givens == givens


@sudoku_formats
def test_what_it_writes_is_recognised(form: Format) -> None:
    givens = bytes(range(10)) * 8 + b"\0"
    text = form.write(Found("sudoku", SudokuGame().write_setup(SudokuSetup(givens))))

    (found,) = recognise(text.encode()).found

    assert SudokuGame().read_setup(found.setup).givens == givens


@given(data=st.binary(max_size=200) | LOOKALIKES.map(str.encode))
def test_no_bytes_at_all_make_recognition_stumble(data: bytes) -> None:
    try:
        recognised = recognise(data)
        form, found = recognised.format, recognised.found
    except Fault as fault:
        said = str(fault)
    else:
        said = form.title if found else ""
    assert said


def test_a_text_without_a_puzzle_is_refused() -> None:
    with pytest.raises(FormatFault, match="This text holds no puzzle"):
        recognise_text("Dear diary, today I played Sudoku.")
