# SPDX-License-Identifier: MIT
"""The program's icon as Windows and macOS want it: one file with all sizes in it.

The pictures are those that icons.py renders. An .ico holds them as bitmaps, the largest as PNG,
which is what Windows and Inno Setup both read; an .icns holds PNGs, each under the name that
macOS gives to its size.
"""

import struct
from collections.abc import Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage

from icons import rendered

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
LARGEST_BITMAP = 128
ICNS_SIZES = (  # name, pixels
    (b"icp4", 16),
    (b"ic11", 32),  # 16 points on a Retina screen
    (b"icp5", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic13", 256),
    (b"ic08", 256),
    (b"ic14", 512),
    (b"ic09", 512),
    (b"ic10", 1024),
)


def ico(sizes: Sequence[int] = ICO_SIZES) -> bytes:
    """The icon for Windows."""
    pictures = [_bitmap(size) if size <= LARGEST_BITMAP else _png(size) for size in sizes]
    offset = 6 + 16 * len(sizes)
    directory = struct.pack("<HHH", 0, 1, len(sizes))
    for size, picture in zip(sizes, pictures, strict=True):
        side = size % 256  # 0 says 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS."""
    parts = [(name, _png(pixels)) for name, pixels in ICNS_SIZES]
    body = b"".join(name + struct.pack(">I", len(png) + 8) + png for name, png in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _bitmap(size: int) -> bytes:
    """A picture as a bitmap of BGRA rows from below, and the mask that Windows expects."""
    image = rendered(size).convertToFormat(QImage.Format.Format_ARGB32)
    pixels, row = bytes(image.constBits()), image.bytesPerLine()
    upwards = b"".join(pixels[at : at + row] for at in reversed(range(0, len(pixels), row)))
    mask = bytes((size + 31) // 32 * 4 * size)  # the alpha channel says it all
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    return header + upwards + mask


def _png(size: int) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    rendered(size).save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes
    buffer.close()
    return bytes(content.data())
