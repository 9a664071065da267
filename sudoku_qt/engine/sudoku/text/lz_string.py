# SPDX-License-Identifier: MIT
"""lz-string's Base64, in which puzzle sites pack a whole puzzle into a link.

The method is LZW over UTF-16 units, with as few bits as the dictionary needs, six to a letter. The
Python packages for it unpack without a limit, and three thousand letters can expand to a million;
here the output is bounded.
"""

import sys
from array import array
from collections.abc import Iterator

from sudoku_qt.engine.message import Fault

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
MOST_UNITS = 2**18
_BITS = 6
_TURNED = {letter: int(f"{value:06b}"[::-1], 2) for value, letter in enumerate(ALPHABET)}
"""The bits of each letter, lowest first."""
_UTF_16 = "utf-16-le" if sys.byteorder == "little" else "utf-16-be"
_BYTE, _WIDE, _END = range(3)
"""The first entries of the dictionary: a new unit of 8 or of 16 bits, and the end."""


def compress(text: str) -> str:
    """Pack a text."""
    packed = "".join(_letters(_codes(_units(text))))
    return packed + "=" * (-len(packed) % 4)


def decompress(packed: str, most: int = MOST_UNITS) -> str:
    """Unpack to a text of at most `most` units. Raises `Fault`.

    An entry of the dictionary is a place in the text and a length: stored as texts, the entries of
    a link could be a hundred times as long as its contents.
    """
    bits = _Bits(packed)
    out = array("H")
    known = [(0, 0)] * 3
    start, length, width = 0, 0, 2
    while (code := bits.take(width)) != _END:
        at = len(out)
        if code < _END:
            out.append(bits.take(16 if code == _WIDE else 8))
            known.append((at, 1))
        elif code < len(known):
            first, count = known[code]
            out += out[first : first + count]
        elif code == len(known) and length:
            out += out[start:at]
            out.append(out[start])
        else:
            raise _damaged()
        if length:
            known.append((start, length + 1))
        if len(out) > most:
            raise Fault("what is packed in the text is larger than any puzzle.")
        start, length = at, len(out) - at
        width = _width(len(known) + 1)
    return out.tobytes().decode(_UTF_16, "replace")


def _width(entries: int) -> int:
    """How many bits the next code has."""
    return (entries - 1).bit_length()


class _Bits:
    """The bits of a packed text, the lowest bit of a number first."""

    def __init__(self, packed: str) -> None:
        self._letters = iter(packed)
        self._held, self._count = 0, 0

    def take(self, count: int) -> int:
        """The next number of `count` bits. Raises `Fault` at the end of the text."""
        while self._count < count:
            value = _TURNED.get(next(self._letters, ""))
            if value is None:
                raise _damaged()
            self._held |= value << self._count
            self._count += _BITS
        number = self._held & (1 << count) - 1
        self._held >>= count
        self._count -= count
        return number


def _damaged() -> Fault:
    return Fault("the text is damaged or cut off.")


def _units(text: str) -> str:
    """A text with two characters for one that UTF-16 writes with two units."""
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(chr(data[at] | data[at + 1] << 8) for at in range(0, len(data), 2))


def _codes(units: str) -> Iterator[tuple[int, int]]:
    """Yield what is written, number by number, each with its bits."""
    known: dict[str, int] = {}
    fresh: set[str] = set()
    count, written, word = 3, 3, ""
    for unit in (*units, ""):
        if unit and unit not in known:
            known[unit] = count
            fresh.add(unit)
            count += 1
        if unit and word + unit in known:
            word += unit
            continue
        if word:
            width = _width(written)
            if word in fresh:
                fresh.remove(word)
                wide = ord(word) > 0xFF
                yield (_WIDE if wide else _BYTE), width
                yield ord(word), 16 if wide else 8
                written += 1
            else:
                yield known[word], width
            written += 1
            known[word + unit] = count
            count += 1
        word = unit
    yield _END, _width(written)


def _letters(codes: Iterator[tuple[int, int]]) -> Iterator[str]:
    """Yield the letters of numbers, the last one filled up."""
    value, filled = 0, 0
    for number, width in codes:
        for place in range(width):
            value = value << 1 | number >> place & 1
            filled += 1
            if filled == _BITS:
                yield ALPHABET[value]
                value, filled = 0, 0
    yield ALPHABET[value << _BITS - filled]
