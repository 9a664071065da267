# SPDX-License-Identifier: MIT
"""The drawn parts of the card at the end, looked at pixel by pixel."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.finish.parts import Disc, RatioBars, ScaleMark, TechniqueTile, TimeScale
from sudoku_qt.views.theme import Theme
from tests.views.pixels import amount


def picture(widget: QWidget, qtbot: QtBot, width: int, height: int) -> QImage:
    """Paint a widget at a size."""
    qtbot.addWidget(widget)
    widget.resize(width, height)
    return widget.grab().toImage()


def count(image: QImage, ink: QColor, row: int | None = None) -> int:
    """Count the pixels of an ink, in one row or in all."""
    return amount(image if row is None else image.copy(0, row, image.width(), 1), ink)


def test_the_bar_is_filled_as_far_as_the_time_went(qtbot: QtBot, theme: Theme) -> None:
    done = []
    for ms in (100_000, 300_000, 500_000):
        scale = TimeScale()
        scale.set_times(ms, [ScaleMark(600_000, "predicted", "predicted")])
        image = picture(scale, qtbot, 300, 64)
        done.append(count(image, theme.cursor, 32 - 3))

    assert done == sorted(done)
    assert done[2] - done[0] > 150


def test_each_time_has_its_tick_and_the_scale_says_them(qtbot: QtBot, theme: Theme) -> None:
    scale = TimeScale()
    marks = [ScaleMark(400_000, "best", "best"), ScaleMark(600_000, "predicted", "predicted")]
    scale.set_times(500_000, marks)

    image = picture(scale, qtbot, 300, 64)

    assert count(image, theme.good) > 10
    assert scale.accessibleName() == "best, predicted"


def test_the_last_bar_is_in_the_accent_and_long_ones_are_cut(qtbot: QtBot, theme: Theme) -> None:
    bars = RatioBars()
    bars.set_ratios((1.0, 40.0, 0.5))

    image = picture(bars, qtbot, 300, 48)

    assert count(image, theme.cursor) > 50
    assert count(image, theme.edge, 4) > 10, "the long one reaches the top"


def test_disc_and_badge_are_painted_in_their_grounds(qtbot: QtBot, theme: Theme) -> None:
    badge = TechniqueTile("set_a")
    badge.set_text("XW")

    assert count(picture(Disc(), qtbot, 40, 40), theme.follows) > 500
    assert count(picture(badge, qtbot, 32, 32), theme.set_a) > 400


def test_labels_that_would_meet_stand_side_by_side_within_the_scale(
    qtbot: QtBot, theme: Theme
) -> None:
    scale = TimeScale()
    qtbot.addWidget(scale)
    scale.resize(294, 64)
    best = ScaleMark(600_000, "best 10:00", "best")
    usual = ScaleMark(728_000, "your usual 12:08", "usual")
    scale.set_times(1_000, [best, usual, ScaleMark(894_000, "predicted 14:54", "predicted")])
    (_, first, width), (_, second, wide) = scale.labels((best, usual))
    assert first >= 0
    assert first + width < second
    assert second + wide <= 294
    scale.resize(150, 64)
    assert [mark for mark, _, _ in scale.labels((best, usual))] == [best]


def test_the_usual_time_is_a_dotted_tick_and_every_other_a_whole_one(
    qtbot: QtBot, theme: Theme
) -> None:
    ticks = {}
    for kind in ("usual", "best", "predicted"):
        scale = TimeScale()
        scale.set_times(1_000, [ScaleMark(500_000, "", kind)])
        image = picture(scale, qtbot, 300, 64)
        column = round(scale._place(500_000))
        ground = image.pixelColor(column + 20, 24)
        shades = [image.pixelColor(column, row) for row in (*range(24, 29), *range(36, 41))]
        ticks[kind] = shades.count(ground)
    assert ticks["best"] == ticks["predicted"] == 0
    assert ticks["usual"] > 2
