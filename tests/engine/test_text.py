# SPDX-License-Identifier: MIT
"""The bytes of a foreign file made into text."""

import pytest

from sudoku_qt.engine.text import (
    MAX_BYTES,
    TextFault,
    decode,
    decode_lines,
    escaped_lines,
    escaped_sentence,
    guarded,
    is_whole,
    tidy_paste,
)
from tests.sweeps import in_turn

TEXT = "12.\n3数4\n"


@in_turn(
    ("encoding", "mark"),
    [
        ("utf-8", b""),
        ("utf-8", b"\xef\xbb\xbf"),
        ("utf-16-le", b"\xff\xfe"),
        ("utf-16-be", b"\xfe\xff"),
        ("utf-32-le", b"\xff\xfe\0\0"),
        ("utf-32-be", b"\0\0\xfe\xff"),
    ],
)
def test_marked_text_and_utf8_are_read(encoding: str, mark: bytes) -> None:
    assert decode(mark + TEXT.encode(encoding)) == TEXT


@in_turn("data", [b"\xef\xbb\xbf1\0", b"\xff\xfe1\0\0\0", b"1\0\0\0", b"\0"])
def test_bytes_with_zeros_that_are_no_letters_are_no_text(data: bytes) -> None:
    with pytest.raises(TextFault, match="This is not a text file"):
        decode(data)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_two_bytes_a_character_are_recognised_without_a_mark(encoding: str) -> None:
    assert decode("12.\n".encode(encoding)) == "12.\n"


def test_an_old_encoding_is_taken_for_western() -> None:
    assert decode("12. # très facile".encode("cp1252")) == "12. # très facile"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_may_end_as_they_like(end: str) -> None:
    assert decode(end.join("123").encode()) == "1\n2\n3"


def test_marks_in_the_middle_go() -> None:
    assert decode("1\ufeff2".encode()) == "12"


@in_turn(
    ("data", "sentence"),
    [
        (b"", "The file is empty."),
        (b" \r\n\t\n", "The file is empty."),
        (b"\xef\xbb\xbf", "The file is empty."),
        (b"PK\x03\x04\x14\0\0\0\x08\0", "This is not a text file."),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "This is not a text file."),
        (b"12\0 45", "This is not a text file."),
        (b"1" * (MAX_BYTES + 1), "The file is larger than 16 MB."),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(TextFault) as fault:
        decode(data)
    assert str(fault.value) == sentence


def test_a_paste_may_be_full_width() -> None:
    assert tidy_paste("１２．\u3000３\xa0４\r\n") == "12. 3 4\n"


@in_turn("text", ["\0", "12\0", "\ud800", "1\udfff2"])
def test_a_text_that_others_would_cut_or_cannot_write_is_no_text(text: str) -> None:
    assert not is_whole(text)
    with pytest.raises(TextFault, match="This is not a text"):
        tidy_paste(text)


@in_turn("text", ["", "12.\n", "数独", "\U0001f600"])
def test_any_other_is(text: str) -> None:
    assert is_whole(text)


@in_turn(
    "text",
    [
        "题目",
        "解",
        "作者：王小明",
        "数独 第1题",
        "难度SE 7.1，很难",
        "53..7.... # 第一题",
        "芈月的题目",
        "題目：最難的數獨",
        "陶喆",
        "堃堃的題",
        "難題",
        "朱镕基",
        "數獨難題 第1題",
        "53..7.... # 錢學森",
        "序号,答案,题目\n1,甲,乙\n",
    ],
)
@in_turn("encoding", ["gbk", "gb18030"])
def test_old_chinese_encodings_are_read(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding)) == text


@in_turn(
    "text",
    [
        "Müller",
        "Größe",
        "«été à la française», naïve",
        "¿Ésta? ¡Sí!",
        "ÅÄÖ, Ängström",
        "ÆØÅ blåbær",
        "GRÜSSE AUS KÖLN",
        "São João ÇÃO",
        "“quoted” – text…",
        "25 °C ±3 ©®",
        "éèêë àâä",
        "étés",
        "âgée",
        "personne âgée",
        "Élégît",
        "él",
        "“A” – 25 °C, n° 5",
        "¿Qué? «él»",
        "1/2 ½ ¼ ¾ é",
        "„ß“ – ‘é’",
    ],
)
def test_western_words_are_not_taken_for_chinese(text: str) -> None:
    assert decode(text.encode("cp1252")) == text


def test_lines_of_several_encodings_are_each_read_in_their_own() -> None:
    data = "数独\n".encode() + "题目\n".encode("gbk") + b"123\n"

    assert decode_lines(data) == "数独\n题目\n123\n"


@in_turn("encoding", ["utf-8", "gbk"])
def test_the_beginning_of_a_text_may_end_within_a_character(encoding: str) -> None:
    assert decode("题目很难".encode(encoding)[:-1]).startswith("题目很")


def test_what_would_command_a_terminal_is_written_as_an_escape() -> None:
    assert escaped_lines("a\tb\n\x1b]0;c\x07\r\x9b1m\u202e") == (
        "a\tb\n\\x1b]0;c\\x07\\r\\x9b1m\\u202e"
    )
    assert escaped_sentence("a\tb\nsudoku: all is fine") == "a\\tb\\nsudoku: all is fine"
    assert escaped_sentence("数独 “é” \u3000") == "数独 “é” \u3000"


@in_turn("cell", ["=1+1", "+1", "-1", "@a", "\ta", "\ra"])
def test_cells_that_spreadsheets_would_compute_are_guarded(cell: str) -> None:
    assert guarded(cell) == f"'{cell}"


@in_turn("cell", ["", "1=1", ".....", "'=1", "a@b"])
def test_other_cells_stay(cell: str) -> None:
    assert guarded(cell) == cell
