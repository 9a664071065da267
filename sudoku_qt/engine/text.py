# SPDX-License-Identifier: MIT
"""The bytes of foreign files decoded to text: size, byte order, encoding, line ends."""

import re
from itertools import islice

from sudoku_qt.engine.message import Fault

MAX_BYTES = 16 * 2**20
_MARKS = (  # the longer first: UTF-32's mark begins with UTF-16's
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_BYTE_ORDER_MARK = "\ufeff"
FORMULAS = frozenset("=+-@\t\r")
"""Characters that a spreadsheet takes for the beginning of a formula."""
_CONTROLS = "\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069"
_UNSHOWN, _UNSAID = re.compile(f"[{_CONTROLS}]"), re.compile(f"[{_CONTROLS}\t\n]")
"""Control characters that a terminal would obey, in lines and within a sentence."""
EVIDENCE = 2**16
"""The number of bytes that decide the encoding of a text that is not UTF-8."""
CHINESE, WESTERN = "gb18030", "cp1252"
_RUN = re.compile(rb"(?:[\x81-\xfe][\x40-\x7e\x80-\xfe])+|[\x80-\xff]")
"""Consecutive characters of GBK, or a byte that is none."""
_FOREIGN = re.compile(rb"(?:[\x81-\xfe][\x80-\xfe]){2,}")
"""Two or more without ASCII; in Western texts hardly four letters in a row have an accent."""
_ENOUGH = 2000
"""The number of such runs that decides the encoding of a text."""
_LETTERS = re.compile(rb"[A-Za-z]")


class TextFault(Fault):
    """Bytes that are no text, or one that is not read."""


def decode(data: bytes) -> str:
    """Decode bytes to text with uniform line ends. Raises `TextFault`.

    Without a byte order mark the text is UTF-8, or UTF-16 if every other byte is 0, or else in an
    old encoding, Chinese or Western, whichever fits: apart from digits it holds only comments.
    """
    if len(data) > MAX_BYTES:
        raise TextFault("The file is larger than {limit} MB.", limit=MAX_BYTES >> 20)
    text = _decode(data).replace(_BYTE_ORDER_MARK, "")
    if "\0" in text:
        raise TextFault("This is not a text file.")
    if not text.strip():
        raise TextFault("The file is empty.")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def is_whole(text: str) -> bool:
    """Whether other programs get the whole text: it has no NUL and no half of a surrogate pair."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def escaped_lines(text: str) -> str:
    """Lines as a terminal can show them: control characters are written as escapes."""
    return _UNSHOWN.sub(_escape, text)


def escaped_sentence(text: str) -> str:
    """A sentence as a terminal can show it, on one line whatever it quotes."""
    return _UNSAID.sub(_escape, text)


def guarded(cell: str) -> str:
    """A table cell, with a quote before what a spreadsheet would take for a formula."""
    return f"'{cell}" if cell[:1] in FORMULAS else cell


def _escape(control: re.Match[str]) -> str:
    return control[0].encode("unicode_escape").decode()


def tidy_paste(text: str) -> str:
    """Typed or pasted text in plain form: full-width digits, dots and blanks become ASCII.

    Raises `TextFault` for something that is no text.
    """
    if not is_whole(text):
        raise TextFault("This is not a text.")
    import unicodedata  # a megabyte that the window's start does not need: 1 ms

    plain = unicodedata.normalize("NFKC", text).replace(_BYTE_ORDER_MARK, "")
    return plain.replace("\r\n", "\n").replace("\r", "\n")


def _decode(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    if b"\0" in data:
        return _decode_unmarked_utf16(data)
    return decode_lines(data)


def decode_lines(data: bytes) -> str:
    """Decode lines, each as UTF-8 or in the old encoding that fits the other ones."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        old = old_encoding(data[data.rfind(b"\n", 0, error.start) + 1 :])
    return "\n".join(decode_line(line, old) for line in data.split(b"\n"))


def decode_line(line: bytes, old: str) -> str:
    """Decode a line, by the encoding `old` if it is not UTF-8."""
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        is_cut_off = error.end == len(line) and not line[: error.start].isascii()
        return line.decode("utf-8" if is_cut_off else old, "replace")


def old_encoding(data: bytes) -> str:
    """The encoding that fits those lines of a text that are not UTF-8.

    In Chinese most characters are frequent ones. If a Western text is read as Chinese, an accented
    letter and the one after it become a rare character, next to unaccented letters of the same
    word.
    """
    foreign = b"\n".join(line for line in data[:EVIDENCE].split(b"\n") if not is_utf8(line))
    runs = [*islice(_RUN.finditer(foreign), _ENOUGH)]
    signs = b"\n".join(run[0] for run in runs).decode(CHINESE, "replace")
    frequent = {*filter(_is_frequent, {*signs})}
    usual = every = 0
    for run in runs:
        every += len(run[0])
        beside = foreign[max(0, run.start() - 1) : run.start()] + foreign[run.end() : run.end() + 1]
        within_word = _LETTERS.search(beside) is not None
        usual += _usual(run[0], frequent, within_word=within_word)
    return CHINESE if 3 * usual > 2 * every else WESTERN


def _usual(run: bytes, frequent: set[str], *, within_word: bool) -> int:
    """How many bytes of characters in a row speak for Chinese."""
    if not within_word and not _may_be_western(run):
        signs = run.decode(CHINESE, "replace")
        if 2 * sum(sign in frequent for sign in signs) > len(signs):
            return len(run)
    return sum(len(found[0]) for found in _FOREIGN.finditer(run))


def _may_be_western(run: bytes) -> bool:
    """Whether bytes are two signs, such as degrees and their letter, or a word with accents.

    A word has letters without accents, too, and small ones but for the first, or none.
    """
    word = run.decode(WESTERN, "replace")
    cased = word in {word.lower(), word.capitalize(), word.upper()}
    return _LETTERS.search(run) is not None and (len(run) == 2 or (cased and word.isalpha()))


def _is_frequent(sign: str) -> bool:
    """Whether a sign is one of the first level of Chinese characters, or a full-width mark.

    That is the first level of GB 2312, 3,755 characters in simplified writing, or of Big5, 5,401 in
    traditional writing, each with the marks before it.
    """
    simple, old = sign.encode("gb2312", "ignore"), sign.encode("big5", "ignore")
    return (
        b"\xa1" <= simple[:1] <= b"\xa3"
        or b"\xb0" <= simple[:1] <= b"\xd7"
        or (len(old) > 1 and b"\xa4" <= old[:1] <= b"\xc6")
    )


def is_utf8(line: bytes) -> bool:
    """Whether bytes are a text in UTF-8."""
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _decode_unmarked_utf16(data: bytes) -> str:
    """Read ASCII written with two bytes a character; anything else with a 0 in it is no text."""
    for encoding, zeros, letters in (("utf-16-le", 1, 0), ("utf-16-be", 0, 1)):
        if len(data) % 2 == 0 and not data[zeros::2].strip(b"\0") and b"\0" not in data[letters::2]:
            return data.decode(encoding)
    raise TextFault("This is not a text file.")
