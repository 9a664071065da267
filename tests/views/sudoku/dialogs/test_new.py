# SPDX-License-Identifier: MIT
"""The dialog for a new puzzle: what it asks for, what it shows, and when it begins."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.sudoku.dialogs.option_fields import WordsField
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.tiles import Tile
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
Kind = QDialogButtonBox.StandardButton
FAMILIES = (Family("Fish", (("x_wing", "X-Wing"), ("swordfish", "Swordfish"))),)
PREVIEW = PuzzlePreview("Easy", "about 4 min", ("30 givens",), bytes(81))
GRADED = NewSudoku(level=5, grade="master")
EVERYTHING = NewSudoku(
    "standard", 4, "all", (24, 28), ("x_wing",), ("swordfish",), frozenset(range(40)), minimal=True
)


class Asked:
    """A dialog that is open, and what it asked for."""

    def __init__(self, wanted: NewSudoku, window: MainWindow) -> None:
        self.dialog = NewSudokuDialog(wanted, lambda: FAMILIES, window)
        self.asked: list[NewSudoku] = []
        self.another: list[NewSudoku] = []
        self.dialog.asked.connect(self.asked.append)
        self.dialog.another.connect(self.another.append)
        self.dialog.open()
        self.dialog.renew()

    @property
    def play(self) -> QWidget:
        """The button that begins."""
        return self.dialog.buttons.button(Kind.Ok)

    def said(self) -> str:
        """All that is explained."""
        texts = self.dialog.findChildren(Paragraph)
        return " ".join(text.text() for text in texts if text.isVisible())

    def levels(self) -> list[Tile]:
        """The tiles of the levels."""
        return list(self.dialog.levels.tiles.values())

    def choose(self, segment: Segment, text: str) -> None:
        """Click a part of a segment."""
        parts = segment.findChildren(QAbstractButton)
        next(part for part in parts if part.text() == text).click()


def page(more: AdvancedOptions) -> QAbstractButton:
    """The part of the page that is shown."""
    parts = more.pages.findChildren(QAbstractButton)
    return next(part for part in parts if part.isChecked())


def seed(more: AdvancedOptions) -> QWidget:
    """The line of the seed."""
    field = more.fields["seed"]
    assert isinstance(field, WordsField)
    return field.line


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> Iterator[MainWindow]:
    """A window to ask over."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


@pytest.fixture
def asked(window: MainWindow) -> Asked:
    """A dialog with the usual options."""
    return Asked(NewSudoku(), window)


@pytest.mark.parametrize(
    "wanted",
    [
        NewSudoku(),
        NewSudoku("digging", 5, "none"),
        GRADED,
        NewSudoku("simple", 1, "all"),
        EVERYTHING,
    ],
)
def test_it_asks_for_what_it_was_given(window: MainWindow, wanted: NewSudoku) -> None:
    asked = Asked(wanted, window)
    assert asked.asked == [wanted]
    assert not asked.dialog.is_unfolded


def test_what_cannot_be_is_replaced_by_what_can(window: MainWindow) -> None:
    asked = Asked(NewSudoku("unheard of", 9, "unheard of"), window)
    assert asked.asked == [NewSudoku("standard", 2, "none")]


def test_each_level_asks_at_once_and_says_what_it_means(asked: Asked, qtbot: QtBot) -> None:
    words = set()
    for button in asked.levels():
        qtbot.mouseClick(button, LEFT)
        assert button.hasFocus()
        words.add(asked.said())
    assert [wanted.level for wanted in asked.asked] == [2, 1, 2, 3, 4, 5]
    assert len(words) == 5


def test_expert_opens_its_three_grades_and_asks_for_one(asked: Asked, qtbot: QtBot) -> None:
    grades = asked.dialog.grades
    assert not grades.isVisible()
    qtbot.mouseClick(asked.levels()[-1], LEFT)
    assert grades.isVisible()
    words = set()
    for tile in reversed(grades.tiles.values()):
        qtbot.mouseClick(tile, LEFT)
        words.add(asked.said())
    said = [(each.level, each.grade) for each in asked.asked[1:]]
    assert said == [(5, "expert"), (5, "extreme"), (5, "master"), (5, "expert")]
    assert len(words) == 3
    qtbot.mouseClick(asked.levels()[0], LEFT)
    assert not grades.isVisible()
    assert asked.asked[-1] == NewSudoku(level=1)


def test_the_digging_modes_have_the_papers_levels_and_no_pattern(asked: Asked) -> None:
    asked.dialog.unfold(on=True)
    honest = [button.text() for button in asked.levels()]
    asked.choose(asked.dialog.mode, "Digging (paper)")
    assert [button.text().lower() for button in asked.levels()] == [
        each.name for each in DIGGING_LEVELS
    ]
    for level, button in zip(DIGGING_LEVELS, asked.levels(), strict=True):
        button.click()
        assert str(level.fewest) in asked.said()
        assert "by givens and searches, not by technique: “Evil” may be easy." in asked.said()
    asked.choose(asked.dialog.mode, "Simple digging")
    assert "Levels go by givens, not by technique" in asked.said()
    assert not asked.dialog.symmetry.isEnabled()
    asked.choose(asked.dialog.mode, "Standard")
    assert [button.text() for button in asked.levels()] == honest
    assert "technique" not in asked.said()
    assert asked.dialog.symmetry.isEnabled()


def test_keys_alone_choose_and_begin(asked: Asked, qtbot: QtBot) -> None:
    qtbot.waitUntil(asked.levels()[1].hasFocus)
    for key in (Key.Key_Right, Key.Key_Right):
        qtbot.keyClick(asked.dialog.focusWidget(), key)
    assert asked.asked[-1] == NewSudoku(level=4)
    asked.dialog.preview(PREVIEW)
    qtbot.keyClick(asked.dialog.focusWidget(), Key.Key_Return)
    assert not asked.dialog.isVisible()
    assert asked.dialog.result()


def reached_by_tab(dialog: NewSudokuDialog, qtbot: QtBot, count: int) -> list[QWidget]:
    """What Tab leads to, in so many steps."""
    reached = []
    for _ in range(count):
        qtbot.keyClick(dialog.focusWidget(), Key.Key_Tab)
        reached.append(dialog.focusWidget())
    return reached


def test_tab_reaches_every_part_in_the_order_that_is_seen(asked: Asked, qtbot: QtBot) -> None:
    dialog = asked.dialog
    dialog.preview(PREVIEW)
    qtbot.waitUntil(asked.levels()[1].hasFocus)
    reached = reached_by_tab(dialog, qtbot, 5)
    kinds = dialog.kinds.tiles[""]
    assert reached[:3] == [kinds, dialog.card.another, dialog.more_button]
    assert set(reached[3:]) == {*dialog.buttons.buttons()}


def test_where_any_level_will_do_there_is_none_to_choose(window: MainWindow) -> None:
    asked = Asked(NewSudoku(level=0, must=("x_wing",)), window)
    assert asked.asked == [NewSudoku(level=0, must=("x_wing",))]
    assert not any(button.isEnabled() for button in asked.levels())
    more = asked.dialog.more
    assert more is not None
    assert asked.dialog.is_unfolded, "the level follows from something there"
    assert asked.dialog._level_words.text() == "The level follows from what must come up."
    more.techniques.any_level.setChecked(False)
    assert all(button.isEnabled() for button in asked.levels())
    assert asked.dialog.chosen().level == 2


def test_tab_reaches_the_other_options_before_the_buttons(window: MainWindow, qtbot: QtBot) -> None:
    asked = Asked(EVERYTHING, window)
    dialog, more = asked.dialog, asked.dialog.more
    dialog.preview(PREVIEW)
    dialog.unfold(on=True)
    assert more is not None
    qtbot.waitUntil(asked.levels()[3].hasFocus)
    mode = next(part for part in dialog.mode.findChildren(QAbstractButton) if part.isChecked())
    clues, minimal, se, seed = (field.findChildren(QWidget) for field in more.fields.values())
    wanted = [dialog.card.another, dialog.symmetry.tiles["all"], mode, more.forget, page(more)]
    reached = reached_by_tab(dialog, qtbot, 13)
    assert reached[:5] == wanted
    owners = clues, clues, clues, minimal, se, seed
    assert all(stop in parts for stop, parts in zip(reached[5:11], owners, strict=True))
    assert reached[11] is dialog.more_button
    assert reached[12] in dialog.buttons.buttons()


def test_keys_alone_draw_cells_and_choose_techniques(window: MainWindow, qtbot: QtBot) -> None:
    asked = Asked(NewSudoku(seed="A"), window)
    dialog, more = asked.dialog, asked.dialog.more
    assert more is not None
    dialog.unfold(on=True)
    page(more).setFocus()
    qtbot.waitUntil(page(more).hasFocus)
    for key in (Key.Key_Right, Key.Key_Tab):
        qtbot.keyClick(dialog.focusWidget(), key)
    assert dialog.focusWidget() is more.techniques.list.search
    qtbot.keyClicks(more.techniques.list.search, "sword")
    for key in (Key.Key_Down, Key.Key_Space):
        qtbot.keyClick(dialog.focusWidget(), key)
    page(more).setFocus()
    qtbot.waitUntil(page(more).hasFocus)
    for key in (Key.Key_Right, Key.Key_Tab, Key.Key_Space, Key.Key_Right, Key.Key_Space):
        qtbot.keyClick(dialog.focusWidget(), key)
    wanted = dialog.chosen()
    assert wanted.must == ("swordfish",)
    assert wanted.mask == frozenset({0, 1, 79, 80}), "mirrored, as the symmetry is central"


def test_who_cannot_wait_begins_what_comes(asked: Asked, qtbot: QtBot) -> None:
    qtbot.keyClick(asked.dialog, Key.Key_Return)
    assert asked.dialog.isVisible(), "there is nothing to begin yet"
    asked.dialog.preview(PREVIEW)
    assert not asked.dialog.isVisible()


def test_escape_leaves_at_once(asked: Asked, qtbot: QtBot) -> None:
    qtbot.keyClick(asked.dialog, Key.Key_Escape)
    assert not asked.dialog.isVisible()
    assert not asked.dialog.result()


def test_another_one_is_asked_for_with_the_same_options(asked: Asked, qtbot: QtBot) -> None:
    asked.dialog.preview(PREVIEW)
    qtbot.mouseClick(asked.dialog.card.another, LEFT)
    assert asked.another == [NewSudoku()]
    asked.dialog.preview(PREVIEW)
    assert asked.dialog.isVisible(), "nobody wanted to begin"


def test_another_one_has_another_seed(window: MainWindow, qtbot: QtBot) -> None:
    asked = Asked(NewSudoku(seed="7Q4-KM2"), window)
    qtbot.mouseClick(asked.dialog.card.another, LEFT)
    assert (asked.asked, asked.another) == ([NewSudoku(seed="7Q4-KM2")], [NewSudoku()])


def test_what_cannot_be_had_cannot_be_begun(asked: Asked, qtbot: QtBot) -> None:
    asked.dialog.refuse("Ask for more givens.")
    assert "Ask for more givens." in asked.said()
    assert not asked.play.isEnabled()
    qtbot.keyClick(asked.dialog, Key.Key_Return)
    assert asked.dialog.isVisible()
    asked.levels()[0].click()
    assert asked.play.isEnabled()


def test_long_making_is_told_and_short_making_is_not(asked: Asked, qtbot: QtBot) -> None:
    asked.dialog.preview(PREVIEW)
    asked.levels()[0].click()
    assert asked.dialog.card.accessibleName().startswith("Easy"), "nothing flickers"
    qtbot.waitUntil(lambda: asked.dialog.card.accessibleName().startswith("Making"))
    asked.dialog.preview(PREVIEW)
    assert asked.dialog.card.accessibleName().startswith("Easy")


def test_nothing_scrolls_where_there_is_room_for_everything(asked: Asked) -> None:
    (area,) = asked.dialog.findChildren(FitScrollArea)
    for level in asked.levels():
        level.click()
        asked.dialog.preview(PREVIEW)
        QApplication.processEvents()
        assert not area.verticalScrollBar().isVisible(), level.text()
        assert area.verticalScrollBar().maximum() == 0


def test_more_options_unfold_and_ask_when_the_player_has_finished(
    asked: Asked, qtbot: QtBot
) -> None:
    height, arrow = asked.dialog.height(), asked.dialog.more_button.icon().cacheKey()
    assert not asked.dialog.more_button.icon().isNull()
    qtbot.mouseClick(asked.dialog.more_button, LEFT)
    assert asked.dialog.more_button.icon().cacheKey() != arrow, "it points the other way"
    qtbot.waitUntil(lambda: asked.dialog.height() > height)
    more = asked.dialog.more
    assert more is not None
    qtbot.keyClicks(seed(more), "abc")
    assert len(asked.asked) == 1, "not for every letter"
    qtbot.waitUntil(lambda: len(asked.asked) == 2)
    assert asked.asked[-1].seed == "abc"
    qtbot.mouseClick(asked.dialog.more_button, LEFT)
    assert not more.isVisible()
    assert asked.dialog.chosen().seed == "abc", "what is folded away still holds"


def test_enter_while_still_typing_begins_what_was_typed(asked: Asked, qtbot: QtBot) -> None:
    asked.dialog.preview(PREVIEW)
    qtbot.mouseClick(asked.dialog.more_button, LEFT)
    more = asked.dialog.more
    assert more is not None
    qtbot.keyClicks(seed(more), "abc")
    qtbot.keyClick(seed(more), Key.Key_Return)
    assert asked.asked[-1].seed == "abc"
    assert asked.dialog.isVisible()
    asked.dialog.preview(PREVIEW)
    assert not asked.dialog.isVisible()


def test_the_symmetry_is_called_by_its_name(asked: Asked) -> None:
    asked.dialog.unfold(on=True)
    asked.dialog.symmetry.tiles["quarter"].click()
    assert asked.asked[-1].symmetry == "quarter"
    assert asked.dialog.symmetry.word == "Quarter turn"
    assert asked.dialog.symmetry.tiles["quarter"].accessibleName() == "Quarter turn"


def test_what_is_set_and_hidden_is_counted_on_its_button(window: MainWindow) -> None:
    asked = Asked(EVERYTHING, window)
    assert asked.dialog.more_button.text() == "M&ore options (6)", "the symmetry is one of them"
    asked.dialog.more_button.click()
    assert asked.dialog.more_button.text() == "Hide &options"
    assert asked.dialog.more
    assert asked.dialog.more.badge.text() == "6 set"


def test_the_level_alone_is_kept_where_all_options_are_reset(window: MainWindow) -> None:
    asked = Asked(EVERYTHING, window)
    asked.dialog.unfold(on=True)
    asked.dialog.mode.choose("digging")
    assert asked.dialog.more
    asked.dialog.more.forget.click()
    assert asked.asked[-1] == NewSudoku(level=4)
    assert not asked.dialog.more.forget.isEnabled()


@pytest.mark.parametrize(("width", "where"), [(1920, "beside"), (700, "below")])
def test_more_options_stand_beside_the_others_where_the_screen_is_wide(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, width: int, where: str
) -> None:
    room = QSize(width, 1000)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: room)
    asked = Asked(EVERYTHING, window)
    asked.dialog.unfold(on=True)
    QApplication.processEvents()
    more, card = asked.dialog.more, asked.dialog.card
    assert more is not None
    left = more.mapTo(asked.dialog, QPoint(0, 0)).x()
    assert (left > card.mapTo(asked.dialog, card.rect().topRight()).x()) is (where == "beside")


def test_the_level_cannot_be_chosen_where_it_follows_from_something_else(
    window: MainWindow,
) -> None:
    asked = Asked(NewSudoku(level=0, se=(7.5, 8.5)), window)
    assert asked.asked == [NewSudoku(level=0, se=(7.5, 8.5))]
    assert not any(button.isEnabled() for button in asked.dialog.levels.tiles.values())
    assert asked.dialog.more
    box = asked.dialog.more.fields["se"].findChild(QAbstractButton)
    assert isinstance(box, QAbstractButton)
    box.click()
    assert all(button.isEnabled() for button in asked.dialog.levels.tiles.values())


def test_a_heading_stands_near_what_it_is_of(asked: Asked) -> None:
    dialog = asked.dialog
    dialog.unfold(on=True)
    for _ in range(4):
        QApplication.processEvents()
    heading = next(line for line in dialog.findChildren(Line) if line.text() == "Symmetry")
    parts = dialog.card, heading, dialog.symmetry
    above, own, below = (QRect(each.mapTo(dialog, QPoint()), each.size()) for each in parts)
    assert own.top() - above.bottom() > below.top() - own.bottom() > 0
