# SPDX-License-Identifier: MIT
"""The icons of Windows and macOS, read back: every size is there and is the picture."""

import struct

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

import icon_files
from icons import rendered

pytestmark = pytest.mark.usefixtures("qtbot")


def test_an_ico_holds_every_size_pixel_for_pixel(qtbot: QtBot) -> None:
    content = QByteArray(icon_files.ico())
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"ico"))
    assert reader.imageCount() == len(icon_files.ICO_SIZES)
    for place, size in enumerate(icon_files.ICO_SIZES):
        assert reader.jumpToImage(place)
        # Qt's reader premultiplies the bitmaps, which rounds.
        image = reader.read().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        assert image == rendered(size).convertToFormat(image.format())


def test_an_icns_holds_a_png_of_the_right_size_under_each_name(qtbot: QtBot) -> None:
    content = icon_files.icns()
    assert content[:4] == b"icns"
    assert struct.unpack(">I", content[4:8]) == (len(content),)
    sizes, place = [], 8
    while place < len(content):
        name, length = struct.unpack(">4sI", content[place : place + 8])
        image = QImage.fromData(content[place + 8 : place + length])
        assert image.width() == image.height()
        sizes.append((name, image.width()))
        place += length
    assert tuple(sizes) == icon_files.ICNS_SIZES
