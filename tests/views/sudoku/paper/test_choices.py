# SPDX-License-Identifier: MIT
"""What can be chosen of a worksheet: shown as it was, changed by mouse and keys, and told of."""

from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.options import LONGEST_TITLE, PaperOptions
from sudoku_qt.views.sudoku.paper.choices import PaperChoices
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.segment import Segment

LEFT = Qt.MouseButton.LeftButton
OTHER = PaperOptions(
    per_page=9, paper="letter", wide=True, answers="later", title="Class 4b", large=True,
    candidates=True, level=False, heading=False, name_line=True, numbers=False, techniques=True,
    codes=True, later=5, names=False, sections="kind", first=101, cell=22, margin=12, bleed=3,
    marks=True, booklet=True, black=True,
)  # fmt: skip


def shown(options: PaperOptions, qtbot: QtBot, theme: Theme) -> PaperChoices:
    """A column that shows options, as wide as in the workshop."""
    made = PaperChoices(options)
    qtbot.addWidget(made)
    made.resize(308, 900)
    made.show()
    return made


@pytest.mark.parametrize("options", [PaperOptions(), OTHER], ids=["usual", "other"])
def test_what_was_wanted_is_shown(options: PaperOptions, qtbot: QtBot, theme: Theme) -> None:
    assert shown(options, qtbot, theme).options == options


def test_every_option_can_be_chosen(qtbot: QtBot, theme: Theme) -> None:
    choices = shown(PaperOptions(), qtbot, theme)
    changes: list[PaperOptions] = []
    choices.changed.connect(lambda: changes.append(choices.options))

    def click(segment: Segment, word: str) -> None:
        parts = segment.findChildren(QAbstractButton)
        qtbot.mouseClick(next(part for part in parts if part.text() == word), LEFT)

    click(choices.per_page, "9")
    click(choices.paper.names, "Letter")
    click(choices.way, "Wide")
    click(choices.answers, "Later")
    choices.later.box.setValue(5)
    for row in choices.switches.values():
        qtbot.mouseClick(row.switch, LEFT)
    qtbot.mouseClick(choices.more.more, LEFT)
    click(choices.more.sections, "Kind")
    for row in choices.more.switches.values():
        qtbot.mouseClick(row.switch, LEFT)
    for name, number in choices.more.numbers.items():
        number.box.setValue(getattr(OTHER, name))
    with qtbot.waitSignal(choices.changed):
        qtbot.keyClicks(choices.title, OTHER.title)
    assert changes[-1] == OTHER
    assert len(changes) == len(fields(PaperOptions)), "each choice once, a title when it is typed"


def test_a_size_of_its_own_is_asked_for_where_no_name_is_chosen(qtbot: QtBot, theme: Theme) -> None:
    choices = shown(PaperOptions(), qtbot, theme)
    width = choices.paper.sides[0]
    assert not width.isVisible()
    parts = choices.paper.names.findChildren(QAbstractButton)
    qtbot.mouseClick(next(part for part in parts if part.text() == "Own"), LEFT)
    assert (width.isVisible(), choices.options.paper) == (True, "170x240")
    with qtbot.waitSignal(choices.changed):
        width.setValue(148)
    assert choices.options.paper == "148x240"
    width.setValue(0)
    assert choices.options.paper == "70x240", "no paper is narrower"


def test_what_few_need_is_folded_and_counted(qtbot: QtBot, theme: Theme) -> None:
    choices = shown(PaperOptions(first=5, black=True), qtbot, theme)
    assert choices.more.more.text() == "More options (2)"
    assert not choices.more.sections.isVisible()
    qtbot.mouseClick(choices.more.more, LEFT)
    assert choices.more.sections.isVisible()
    assert choices.more.more.text() == "Fewer options"


def test_what_is_left_to_the_program_says_so(qtbot: QtBot, theme: Theme) -> None:
    margin = shown(PaperOptions(), qtbot, theme).more.numbers["margin"]
    assert (margin.value, margin.box.text()) == (0, "Usual")
    margin.box.stepUp()
    assert (margin.value, margin.box.text()) == (5, "5 mm")


def test_a_title_is_no_longer_than_can_be_printed(qtbot: QtBot, theme: Theme) -> None:
    choices = shown(PaperOptions(), qtbot, theme)
    qtbot.keyClicks(choices.title, "x" * (LONGEST_TITLE + 5))
    assert len(choices.options.title) == LONGEST_TITLE


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_no_word_of_a_choice_is_cut_off(zoom: float, qtbot: QtBot, theme: Theme) -> None:
    choices = shown(OTHER, qtbot, theme.at_zoom(zoom))
    assert choices.minimumSizeHint().width() <= 308 * zoom
