# SPDX-License-Identifier: MIT
"""Reads puzzles from pictures; all that needs arrays is imported when one comes, in its worker."""

from sudoku_qt.engine.pictures.signature import is_picture
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.work import Stop, go_on
from sudoku_qt.models.picture_read import PictureRead
from sudoku_qt.paths import resource

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".pdf")
"""What the names of pictures and documents that can be read end in."""


class PictureReader:
    """Reads the first puzzle of a picture or a PDF."""

    def likes(self, head: bytes) -> bool:
        """Look for the mark of a picture's file."""
        return is_picture(head)

    def read(self, data: bytes, stop: Stop) -> PictureRead:
        """Read the digits, and say which are in doubt. Raises `Fault` and `Cancelled`."""
        from sudoku_qt.engine.pictures.digit_net import DigitNet
        from sudoku_qt.engine.pictures.reading import read_pictures

        go_on(stop)
        readings = []
        for reading in read_pictures(data, DigitNet.load(resource("digits.npz"))):
            go_on(stop)
            readings.append(reading)
        first, count = readings[0], len(readings)
        grey = (first.straight.clip(0, 1) * 255).astype("uint8")
        return PictureRead(
            SudokuGame.name, first.digits, first.doubtful, grey.tobytes(), len(grey), count
        )
