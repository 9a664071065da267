# SPDX-License-Identifier: MIT
"""The bytes of a foreign file made into text: size, byte order, encoding, line ends."""

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


class TextFault(Fault):
    """Bytes that are no text we would read."""


def decode(data: bytes) -> str:
    """Make bytes into text whose lines end in one way. Raises `TextFault`.

    Without a mark the text is UTF-8, or UTF-16 where every other byte is 0, or else an old
    Western encoding: whatever stands there beside digits is then a comment that may look odd.
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
    """Whether others get all of a text: no NUL ends it, and no character is half of one."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def tidy_paste(text: str) -> str:
    """Make what was typed or pasted plain: full-width digits, dots and blanks become ASCII.

    Raises `TextFault` for what is no text.
    """
    if not is_whole(text):
        raise TextFault("This is not a text.")
    import unicodedata  # large, and no start of the window wants it

    plain = unicodedata.normalize("NFKC", text).replace(_BYTE_ORDER_MARK, "")
    return plain.replace("\r\n", "\n").replace("\r", "\n")


def _decode(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace")
    if b"\0" in data:
        return _decode_unmarked_utf16(data)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _decode_unmarked_utf16(data: bytes) -> str:
    """Read ASCII written with two bytes a character; anything else with a 0 in it is no text."""
    for encoding, zeros, letters in (("utf-16-le", 1, 0), ("utf-16-be", 0, 1)):
        if len(data) % 2 == 0 and not data[zeros::2].strip(b"\0") and b"\0" not in data[letters::2]:
            return data.decode(encoding)
    raise TextFault("This is not a text file.")
