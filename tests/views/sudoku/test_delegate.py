# SPDX-License-Identifier: MIT
"""The look of a cell, read from its pixels."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.note_check import NoteFaults
from sudoku_qt.models.sudoku.board.cell import Disc, Layout, Mark
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.entry_mode import EntryMode
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.cell.note_places import note_places
from sudoku_qt.views.sudoku.delegate import FILTER_SHARE, SHOWN_SHARE, SudokuDelegate
from sudoku_qt.views.sudoku.shading import (
    CURSOR,
    DIGIT_SHIFT,
    FILTERED,
    MODE_SHIFT,
    NO_SHADES,
    PEER,
    SAME,
    SELECTED,
)
from sudoku_qt.views.theme import Theme, blend
from tests.views.sudoku.positions import all_notes, half_played, model_of

SIZE = 66
GIVEN, ENTERED, NOTED = 0, 1, 3  # cells of the game half played

Painted = Callable[..., QImage]


@pytest.fixture
def painted(each_theme: Theme, owner: QObject) -> Painted:
    """A function that paints a cell, of a model or of the game half played."""
    delegate = SudokuDelegate(each_theme)
    game = model_of(half_played(owner))

    def paint(cell: int, shade: int = 0, model: SudokuModel = game, size: int = SIZE) -> QImage:
        delegate.set_shades([shade] * 81)
        image = QImage(size, size, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, size, size)
        delegate.paint(painter, option, model.index(*divmod(cell, 9)))
        painter.end()
        return image

    return paint


def ground(image: QImage) -> QColor:
    """The colour of a cell's ground, beside all that stands in it."""
    return image.pixelColor(8, image.height() // 2)


def ink_of(image: QImage) -> QColor:
    """The colour that is farthest from the ground around the middle: that of the digit."""
    base = ground(image)
    middle = range(image.width() // 4, image.width() * 3 // 4)
    colours = [image.pixelColor(x, y) for x in middle for y in middle]
    return max(colours, key=lambda colour: abs(colour.lightness() - base.lightness()))


def amount(image: QImage, colour: QColor) -> int:
    """Count the pixels of a colour."""
    return sum(
        image.pixelColor(x, y) == colour
        for x in range(image.width())
        for y in range(image.height())
    )


def strength(image: QImage, base: QColor) -> float:
    """Add up how far the pixels are from a ground, in steps of its whole lightness."""
    return sum(
        abs(image.pixelColor(x, y).lightnessF() - base.lightnessF())
        for x in range(image.width())
        for y in range(image.height())
    )


def playing(owner: QObject, *edits: Edit) -> tuple[SudokuSession, SudokuModel]:
    """Play on in the game half played."""
    session = half_played(owner)
    session.play(edits)
    return session, model_of(session)


def test_given_and_entered_differ_in_ink_weight_and_ground(
    painted: Painted, each_theme: Theme
) -> None:
    given, entered = painted(GIVEN), painted(ENTERED)
    assert (ground(given), ground(entered)) == (each_theme.given_ground, each_theme.board)
    assert (ink_of(given), ink_of(entered)) == (each_theme.given, each_theme.entered)
    assert amount(given, each_theme.given) > 1.4 * amount(entered, each_theme.entered)


@pytest.mark.parametrize(
    ("shade", "name"),
    [
        (0, "given_ground"),
        (PEER, "peer_given"),
        (SAME, "given_ground"),
        (SELECTED, "selected"),
        (SELECTED | SAME, "selected"),
        (SELECTED | PEER, "selected"),
    ],
)
def test_grounds_lie_on_each_other_in_their_order(
    painted: Painted, each_theme: Theme, shade: int, name: str
) -> None:
    assert ground(painted(GIVEN, shade)) == getattr(each_theme, name)


def test_a_peer_without_a_given_has_a_tint_of_its_own(painted: Painted, each_theme: Theme) -> None:
    assert ground(painted(ENTERED, PEER)) == each_theme.peer


def test_the_cursors_digit_elsewhere_stands_on_a_tile_in_the_middle(
    painted: Painted, each_theme: Theme
) -> None:
    image = painted(GIVEN, SAME)
    middle = [image.pixelColor(x, SIZE // 2) for x in range(SIZE)]
    tile = [x for x, colour in enumerate(middle) if colour == each_theme.same]
    assert (tile[0], tile[-1]) == (10, 55)  # 46 of 66
    assert amount(painted(GIVEN, SAME | SELECTED), each_theme.same) == 0


def test_a_cell_that_a_message_speaks_of_is_shaded_above_its_peers(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner)
    model.set_marks({ENTERED: Mark.SHOWN})
    shown = blend(each_theme.board, each_theme.set_a, SHOWN_SHARE)
    assert ground(painted(ENTERED, SAME, model)) == shown
    assert ground(painted(ENTERED, SELECTED, model)) == each_theme.selected


def test_a_conflict_shows_by_ink_ground_and_a_mark(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(ENTERED, "=", 6))
    right, wrong = painted(ENTERED), painted(ENTERED, 0, model)
    assert ground(wrong) == each_theme.conflict_ground
    assert ink_of(wrong) == each_theme.conflict
    assert wrong.pixelColor(SIZE - 2, 2) == each_theme.conflict
    assert right.pixelColor(SIZE - 2, 2) == each_theme.board


def test_in_a_conflict_one_sees_which_digit_may_be_changed(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(ENTERED, "=", 6))
    own, given = painted(ENTERED, 0, model), painted(GIVEN, 0, model)
    assert model.cell(ENTERED)[0] == model.cell(GIVEN)[0]
    assert (ink_of(own), ink_of(given)) == (each_theme.conflict, each_theme.given)
    for image in (own, given):
        assert ground(image) == each_theme.conflict_ground
        assert image.pixelColor(SIZE - 2, 2) == each_theme.conflict
    middle = QRect(SIZE // 4, 0, SIZE // 2, SIZE)
    heavy, light = (amount(image.copy(middle), ink_of(image)) for image in (given, own))
    assert heavy > 1.4 * light, "the own digit is as light as ever"


def test_a_digit_that_is_known_to_be_right_does_not_look_like_the_mistake(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(ENTERED, "=", 6))
    model.set_marks({ENTERED: Mark.RIGHT})
    image = painted(ENTERED, 0, model)
    assert ink_of(image) == each_theme.entered
    assert ground(image) == each_theme.conflict_ground


@pytest.mark.parametrize("digit", [4, 6])  # 6 also stands in the cell of a given
def test_a_mistake_is_marked_the_same_way_whether_it_conflicts_or_not(
    painted: Painted, each_theme: Theme, digit: int, owner: QObject
) -> None:
    _, model = playing(owner, Edit(ENTERED, "=", digit))
    model.set_marks({ENTERED: Mark.WRONG})
    image = painted(ENTERED, 0, model)
    assert model.cell(ENTERED)[3] is (digit == 6)
    assert ink_of(image) == each_theme.wrong
    assert amount(image.copy(SIZE - 16, SIZE - 16, 16, 16), each_theme.wrong) > 4
    triangle = each_theme.conflict if digit == 6 else each_theme.board
    assert image.pixelColor(SIZE - 2, 2) == triangle


def test_a_mistake_looks_different_from_a_conflict(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner)
    model.set_marks({ENTERED: Mark.WRONG})
    image = painted(ENTERED, 0, model)
    assert ground(image) == each_theme.board
    assert ink_of(image) == each_theme.wrong
    assert image.pixelColor(SIZE - 2, 2) == each_theme.board
    corner = image.copy(SIZE - 16, SIZE - 16, 16, 16)
    assert amount(corner, each_theme.wrong) > 4


def test_marks_stay_clear_of_the_cursors_frame(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(ENTERED, "=", 6))
    image = painted(ENTERED, SELECTED | CURSOR, model)
    assert image.pixelColor(SIZE - 2, SIZE // 2) == each_theme.cursor
    assert image.pixelColor(SIZE - 6, 5) == each_theme.conflict


def test_the_cursor_is_a_frame_that_leaves_the_cell_readable(
    painted: Painted, each_theme: Theme
) -> None:
    image = painted(GIVEN, SELECTED | CURSOR)
    edges = [(SIZE // 2, 1), (SIZE // 2, SIZE - 2), (1, SIZE // 2), (SIZE - 2, SIZE // 2)]
    assert {image.pixelColor(x, y).name() for x, y in edges} == {each_theme.cursor.name()}
    assert ground(image) == each_theme.selected
    assert ink_of(image) == each_theme.given


def test_frames_spare_a_sum(painted: Painted, each_theme: Theme, owner: QObject) -> None:
    game, corner = model_of(half_played(owner)), QRect(0, 0, SIZE // 3, SIZE // 5)
    game.set_layouts([Layout.LABELLED] * 81)
    free, spared = painted(GIVEN, CURSOR), painted(GIVEN, CURSOR, game)
    assert amount(free.copy(corner), each_theme.cursor) > 0
    assert amount(spared.copy(corner), each_theme.cursor) == 0 < amount(spared, each_theme.cursor)


@pytest.mark.parametrize("size", [40, 66, 67, 83, 132])
def test_each_note_has_a_place_of_its_own_in_three_by_three(
    painted: Painted, each_theme: Theme, size: int, owner: QObject
) -> None:
    full = painted(0, 0, model_of(all_notes(owner)), size)
    room, first, step = note_places(size)
    assert 2 * first + 2 * step + room == size
    assert step / size == pytest.approx(0.3, abs=0.02)
    for place in range(9):
        row, column = divmod(place, 3)
        spot = full.copy(first + column * step, first + row * step, room, room)
        assert strength(spot, each_theme.board) > room / 5


def test_notes_are_where_they_are_whatever_else_is_noted(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(NOTED, "-", 0b111_111_111), Edit(NOTED, "+", 0b100))
    alone, full = painted(NOTED, 0, model), painted(0, 0, model_of(all_notes(owner)))
    room, first, step = note_places(SIZE)
    spot = QRect(first + 2 * step, first, room, room)
    assert alone.copy(spot) == full.copy(spot)
    assert alone.pixelColor(SIZE // 2, SIZE // 2) == each_theme.board


def test_the_cursors_digit_stands_out_among_the_notes(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = model_of(all_notes(owner))
    plain, pointed = painted(0, 0, model), painted(0, 7 << DIGIT_SHIFT, model)
    room, first, step = note_places(SIZE)
    top = first + 2 * step
    seven, eight = (QRect(first + column * step, top, room, room) for column in (0, 1))
    assert pointed.copy(eight) == plain.copy(eight)
    faint, bold = (strength(image.copy(seven), each_theme.board) for image in (plain, pointed))
    assert bold > 1.2 * faint


def test_a_theme_takes_hold_at_once(theme: Theme, dark: Theme, owner: QObject) -> None:
    delegate = SudokuDelegate(theme)
    delegate.set_shades(NO_SHADES)
    model = model_of(half_played(owner))
    grounds = []
    for each in (theme, dark):
        delegate.set_theme(each)
        image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, SIZE, SIZE)
        delegate.paint(painter, option, model.index(0, 1))
        painter.end()
        grounds.append(ground(image))
    assert grounds == [theme.board, dark.board]


def test_colours_fill_the_cell_and_two_share_it_by_its_diagonal(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    session, model = playing(owner, Edit(ENTERED, "#", 0b100))
    assert ground(painted(ENTERED, PEER, model)) == each_theme.c3
    session.play((Edit(ENTERED, "#", 0b10000100),))
    image = painted(ENTERED, 0, model)
    assert image.pixelColor(3, 3) == image.pixelColor(SIZE - 8, 3) == each_theme.c3
    assert image.pixelColor(SIZE - 3, SIZE - 3) == image.pixelColor(8, SIZE - 3) == each_theme.c8


def test_a_selection_is_an_edge_round_a_coloured_cell(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(ENTERED, "#", 0b100))
    image = painted(ENTERED, SELECTED, model)
    assert image.pixelColor(2, SIZE // 2) == each_theme.selected
    assert image.pixelColor(12, SIZE // 2) == each_theme.c3


def test_a_conflict_lies_over_a_colour(painted: Painted, each_theme: Theme, owner: QObject) -> None:
    _, model = playing(owner, Edit(ENTERED, "=", 6), Edit(ENTERED, "#", 0b100))
    assert ground(painted(ENTERED, 0, model)) == each_theme.conflict_ground


def test_a_candidate_has_a_disc_in_its_colour(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner, Edit(NOTED, "@", 54))
    room, first, step = note_places(SIZE)
    left = first + step + room // 2 - 7
    assert painted(NOTED, 0, model).pixelColor(left, SIZE // 2) == each_theme.c4
    assert painted(NOTED).pixelColor(left, SIZE // 2) == each_theme.board


def test_corner_notes_are_darker_and_take_the_corners_that_candidates_leave_free(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    session, model = playing(owner, Edit(NOTED, "-", 0b111_111_111), Edit(NOTED, "+", 0b10001))
    before = painted(NOTED, 0, model)
    session.play((Edit(NOTED, "^", 0b1000000),))
    image = painted(NOTED, 0, model)
    room, first, step = note_places(SIZE)
    corner = QRect(first + 2 * step, first, room, room)
    assert strength(before.copy(corner), each_theme.board) == 0
    assert amount(image.copy(corner), each_theme.given) > 4
    for row, column in (0, 0), (1, 1):
        candidate = QRect(first + column * step, first + row * step, step, step)
        assert image.copy(candidate) == before.copy(candidate)


def test_a_check_strikes_out_what_cannot_be_and_rings_what_is_missing(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner)
    none = [0] * 81
    missing, impossible = list(none), list(none)
    missing[NOTED], impossible[NOTED] = 0b10, 0b10000
    model.set_note_faults(NoteFaults(tuple(missing), tuple(impossible)))
    before, image = painted(NOTED), painted(NOTED, 0, model)
    room, first, step = note_places(SIZE)
    two, five = (QRect(first + step, top, room, room) for top in (first, first + step))
    assert strength(image.copy(two), each_theme.board) > 3
    assert strength(before.copy(two), each_theme.board) == 0
    assert amount(image.copy(five), each_theme.conflict) > 1


def test_what_a_hint_strikes_out_is_still_to_be_read(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    _, model = playing(owner)
    inks = []
    for role in ("eliminated", "set_a"):
        model.set_drawing(Drawing(discs={NOTED: (Disc(1, role), Disc(5, role))}))
        inks.append(amount(painted(NOTED, 0, model), each_theme.given))
    assert inks[0] >= inks[1] > 0, "the digit is whole"


def test_a_filter_shows_by_its_ground(painted: Painted, each_theme: Theme) -> None:
    shown = blend(each_theme.board, each_theme.follows, FILTER_SHARE)
    assert ground(painted(NOTED, FILTERED)) == shown


@pytest.mark.parametrize("mode", EntryMode)
def test_the_cursors_frame_says_how_digits_are_entered(
    painted: Painted, each_theme: Theme, mode: EntryMode
) -> None:
    image = painted(GIVEN, CURSOR | list(EntryMode).index(mode) << MODE_SHIFT)
    row = [image.pixelColor(x, 1) == each_theme.cursor for x in range(SIZE)]
    corner, middle = any(row[4:16]), any(row[28:38])
    assert corner is (mode is not EntryMode.CENTRE)
    assert middle is (mode is not EntryMode.CORNER)
    assert all(row[6:60]) is (mode is EntryMode.DIGIT)


def test_what_belongs_to_a_hypothesis_has_an_ink_of_its_own(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    session, model = playing(owner)
    empty = [cell for cell in range(81) if not session.state.values[cell]]
    session.suppose(on=True)
    session.play((Edit(empty[0], "=", 1), Edit(empty[1], "^", 0b1)))
    branch, note = each_theme.branch, each_theme.note

    assert amount(painted(empty[0], model=model), branch)
    noted = painted(empty[1], model=model)
    assert amount(noted, branch), "a corner note that is new"
    assert amount(noted, note), "centre notes that were there"
    session.suppose(on=False)
    assert not amount(painted(empty[0], model=model), branch)
