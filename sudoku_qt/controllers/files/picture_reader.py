# SPDX-License-Identifier: MIT
"""The reader of puzzles in pictures; what needs arrays is imported on use, in its worker."""

from sudoku_qt.engine.pictures.paper import is_picture
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.work import Progress, Stop, unheard
from sudoku_qt.models.picture_read import BoardRead, PictureRead
from sudoku_qt.paths import resource

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff", ".pdf")
"""The suffixes of pictures and documents that can be read."""


class PictureReader:
    """Reads the puzzles of a picture or a PDF."""

    def likes(self, head: bytes) -> bool:
        """Whether the bytes begin with the signature of a picture file."""
        return is_picture(head)

    def read(self, data: bytes, stop: Stop, tell: Progress = unheard) -> PictureRead:
        """Read the digits, and which of them are doubtful. Raises `Fault` and `Cancelled`."""
        from sudoku_qt.engine.pictures import digit_net, paper, reading  # numpy: 140 ms

        net = digit_net.DigitNet.load(resource("digits.npz"))
        read = reading.read_pictures(data, net, stop, tell)
        boards = tuple(
            BoardRead(
                each.digits,
                each.doubtful,
                each.straight.tobytes(),
                len(each.straight),
                each.cages,
                each.regions,
            )
            for each in read.puzzles
        )
        return PictureRead(SudokuGame.name, boards, paper.MOST_PAGES if read.left_out else 0)
