# SPDX-License-Identifier: MIT
"""Reads puzzles from pictures; all that needs arrays is imported when one comes, in its worker."""

from sudoku_qt.engine.pictures.signature import is_picture
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.work import Progress, Stop, unheard
from sudoku_qt.models.picture_read import BoardRead, PictureRead
from sudoku_qt.paths import resource

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".pdf")
"""What the names of pictures and documents that can be read end in."""


class PictureReader:
    """Reads the puzzles of a picture or a PDF."""

    def likes(self, head: bytes) -> bool:
        """Look for the mark of a picture's file."""
        return is_picture(head)

    def read(self, data: bytes, stop: Stop, tell: Progress = unheard) -> PictureRead:
        """Read the digits, and say which are in doubt. Raises `Fault` and `Cancelled`."""
        from sudoku_qt.engine.pictures import digit_net, paper, reading  # numpy: 140 ms

        net = digit_net.DigitNet.load(resource("digits.npz"))
        read = reading.read_pictures(data, net, stop, tell)
        boards = tuple(
            BoardRead(each.digits, each.doubtful, each.straight.tobytes(), len(each.straight))
            for each in read.puzzles
        )
        return PictureRead(SudokuGame.name, boards, paper.MOST_PAGES if read.left_out else 0)
