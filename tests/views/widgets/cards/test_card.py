# SPDX-License-Identifier: MIT
"""Cards and their text: plain, cut short where it must be, and following the theme."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPalette
from pytestqt.qtbot import QtBot

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph

LONG = "A line that is much longer than the little room that it is given here"


def test_a_card_is_a_panel_with_round_corners(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    card = Card()
    qtbot.addWidget(card)
    card.resize(100, 60)
    image = card.grab().toImage()
    assert image.pixelColor(50, 30) == theme.panel
    assert image.pixelColor(0, 0) != theme.panel
    wear(dark)
    assert card.grab().toImage().pixelColor(50, 30) == dark.panel


def test_text_is_plain_whatever_it_holds(qtbot: QtBot, theme: Theme) -> None:
    line = Line(14)
    qtbot.addWidget(line)
    assert line.textFormat() == Qt.TextFormat.PlainText
    line.setText("<b>9</b>")
    assert line.sizeHint().width() > 40


def test_text_follows_the_theme_and_its_zoom(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    line = Line(20, ink="muted")
    qtbot.addWidget(line)
    wear(dark.at_zoom(1.5))
    assert line.palette().color(QPalette.ColorRole.WindowText) == dark.muted
    assert line.font().pixelSize() == 30


def test_a_line_can_be_cut_short_and_a_paragraph_wraps(qtbot: QtBot, theme: Theme) -> None:
    line, paragraph = Line(14), Paragraph(14)
    for text in (line, paragraph):
        qtbot.addWidget(text)
        text.setText(LONG)
    assert line.minimumSizeHint().width() == 0
    assert paragraph.heightForWidth(150) > 2 * line.sizeHint().height()


def test_a_line_without_room_is_said_shorter_and_then_ends_in_dots_but_never_is_smaller(
    qtbot: QtBot, theme: Theme
) -> None:
    line = Line(14)
    qtbot.addWidget(line)
    line.say("about fourteen minutes", ["14 minutes", "14 min"])
    metrics = QFontMetrics(line.font())
    for text in ("about fourteen minutes", "14 minutes", "14 min"):
        line.resize(metrics.horizontalAdvance(text), 20)
        assert line.written() == text
        plain = Line(14)
        qtbot.addWidget(plain)
        plain.setText(text)
        plain.resize(line.size())
        assert line.grab().toImage() == plain.grab().toImage()
    line.resize(line.width() - 1, 20)
    assert line.written().endswith("…")
    line.setText("another text that is long")
    assert line.written().startswith("a")


def test_lines_of_a_paragraph_stand_14_on_20(qtbot: QtBot, theme: Theme) -> None:
    text = Paragraph(14)
    qtbot.addWidget(text)
    text.setText("One")
    assert text.heightForWidth(200) == 20
    text.setText("One\nTwo\nThree")
    assert text.heightForWidth(200) == 60
    wear(theme.at_zoom(2.0))
    assert text.heightForWidth(400) == 120


def test_a_title_of_two_lines_stands_closer(qtbot: QtBot, theme: Theme) -> None:
    title = Paragraph(20, Weight.DemiBold)
    qtbot.addWidget(title)
    title.setText("One\nTwo")
    assert title.heightForWidth(200) == 50


def test_a_paragraph_is_written_where_its_alignment_says(qtbot: QtBot, theme: Theme) -> None:
    text = Paragraph(14)
    qtbot.addWidget(text)
    text.setText("I")
    text.resize(100, 100)
    places = (
        Qt.AlignmentFlag.AlignTop,
        Qt.AlignmentFlag.AlignVCenter,
        Qt.AlignmentFlag.AlignBottom,
    )
    tops = []
    for place in places:
        text.setAlignment(Qt.AlignmentFlag.AlignRight | place)
        image = text.grab().toImage()
        paper = image.pixel(0, 50)  # the ink may be faint: some systems draw a thin stroke so
        written = [(x, y) for y in range(100) for x in range(100) if image.pixel(x, y) != paper]
        assert min(x for x, _ in written) > 90
        tops.append(min(y for _, y in written))
    above, middle, below = tops
    assert above < 10
    assert 40 < middle < 60
    assert below > 80


def test_a_paragraph_can_be_as_low_as_one_line(qtbot: QtBot, theme: Theme) -> None:
    text = Paragraph(14)
    qtbot.addWidget(text)
    text.setText(LONG)
    assert text.minimumSizeHint().height() == 20
