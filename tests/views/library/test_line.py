# SPDX-License-Identifier: MIT
"""A line of the library is painted with what is known, or keeps its place until it is there."""

from itertools import pairwise

from PySide6.QtGui import QFontMetrics, QImage

from sudoku_qt.models.library.listing import LEVEL
from sudoku_qt.models.library.model import LibraryModel
from sudoku_qt.views.fonts import face
from sudoku_qt.views.library.columns import COLUMNS
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line import BETWEEN_DOTS, DOT, DOTS, TAG_HEIGHT, LibraryDelegate
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.lists.line_table import TWO_LINES


def line(dialog: LibraryDialog, row: int) -> QImage:
    """What is painted of a line."""
    table = dialog.table
    table.scrollTo(table.model().index(row, 0))
    place = table.visualRect(table.model().index(row, 0))
    return table.viewport().grab(place).toImage()


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(0, image.height(), 2)
    }


def test_each_state_has_its_own_sign(dialog: LibraryDialog) -> None:
    theme = dialog.theme
    assert theme.cursor.name() in colours(line(dialog, 4))  # begun: also the dots of the level
    assert theme.follows.name() in colours(line(dialog, 1))
    assert theme.set_a.name() in colours(line(dialog, 3))
    assert theme.follows.name() not in colours(line(dialog, 2))


def test_a_favourite_has_its_star_filled(dialog: LibraryDialog) -> None:
    assert dialog.theme.warn.name() in colours(line(dialog, 3))
    assert dialog.theme.warn.name() not in colours(line(dialog, 2))


def test_the_longest_level_has_room_with_its_dots_and_without(theme: Theme) -> None:
    words = QFontMetrics(face(14)).horizontalAdvance("Extreme, SE 10.7") + STEP // 2
    dots = DOTS * (DOT + BETWEEN_DOTS) + STEP
    level = next(column for column in COLUMNS if column.key == LEVEL)
    assert words <= theme.px(level.small)
    assert words + dots <= theme.px(level.width)


def test_a_line_that_is_not_there_keeps_its_place(dialog: LibraryDialog) -> None:
    asked: list[int] = []
    model = dialog.table.model()
    assert isinstance(model, LibraryModel)
    model.page_wanted.connect(asked.append)
    assert dialog.theme.well.name() in colours(line(dialog, 90))
    assert asked == [1]


def test_it_is_painted_at_any_width(dialog: LibraryDialog) -> None:
    for width in (300, 500, 700, 900):
        dialog.resize(width, 500)
        assert len(colours(line(dialog, 1))) > 3


def test_a_line_has_room_for_two(dialog: LibraryDialog) -> None:
    assert isinstance(dialog.table.itemDelegate(), LibraryDelegate)
    assert dialog.table.rowHeight(0) == dialog.theme.px(TWO_LINES)


def test_as_many_tags_as_have_room_are_written(dialog: LibraryDialog) -> None:
    dialog.show_tags(on=True)
    picture, well = line(dialog, 1), dialog.theme.well
    above = (picture.height() - dialog.theme.px(TAG_HEIGHT)) // 2 + 2  # the words in a pill
    across = [picture.pixelColor(x, above) == well for x in range(picture.width())]
    assert sum(now and not before for before, now in pairwise(across)) == 2
