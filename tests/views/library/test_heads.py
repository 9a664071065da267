# SPDX-License-Identifier: MIT
"""A heading orders by its column, and once more the other way round; columns are chosen there."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QHoverEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.library.listing import BEST, KIND, LEVEL, NAME, PLAYED, SE, STATE
from sudoku_qt.views.library.columns import COLUMNS, PATTERN, STAR, TAGS
from sudoku_qt.views.library.heads import PLACES, Heads
from sudoku_qt.views.library.list_layout import USUAL, spans
from sudoku_qt.views.theme import Theme

WIDE = 968


@pytest.fixture
def heads(qtbot: QtBot, theme: Theme) -> Heads:
    """The headings of the usual dialog."""
    heads = Heads()
    qtbot.addWidget(heads)
    heads.has_tags = True
    heads.resize(WIDE, 40)
    heads.place(WIDE)
    heads.show()
    return heads


def middle(heads: Heads, key: str) -> QPoint:
    """The middle of a heading."""
    place = PLACES[key]
    return QPoint(heads.sectionViewportPosition(place) + heads.sectionSize(place) // 2, 20)


def click(qtbot: QtBot, heads: Heads, key: str) -> None:
    qtbot.mouseClick(heads.viewport(), Qt.MouseButton.LeftButton, pos=middle(heads, key))


def drag(qtbot: QtBot, heads: Heads, start: QPoint, end: QPoint) -> None:
    left, view = Qt.MouseButton.LeftButton, heads.viewport()
    qtbot.mouseMove(view, start)
    qtbot.mousePress(view, left, pos=start)
    for share in (0.5, 1.0):
        qtbot.mouseMove(view, start + (end - start) * share)
    qtbot.mouseRelease(view, left, pos=end)


def spoken(heads: Heads, key: str) -> str:
    role = Qt.ItemDataRole.AccessibleTextRole
    return str(heads.model().headerData(PLACES[key], Qt.Orientation.Horizontal, role))


def shown(heads: Heads) -> list[str]:
    """The columns that are seen, from left to right."""
    order = [heads.logicalIndex(visual) for visual in range(heads.count())]
    return [COLUMNS[place].key for place in order if not heads.isSectionHidden(place)]


def test_the_latest_stand_first(heads: Heads) -> None:
    assert heads.order == (PLAYED, True)
    assert spoken(heads, PLAYED) == "Played, descending"


@pytest.mark.parametrize(("key", "first"), [(NAME, False), (BEST, False), (LEVEL, True)])
def test_a_click_orders_and_another_turns_round(
    heads: Heads, qtbot: QtBot, key: str, *, first: bool
) -> None:
    for wanted in (first, not first):
        with qtbot.waitSignal(heads.ordered) as told:
            click(qtbot, heads, key)
        assert told.args == [key, wanted]
        assert heads.order == (key, wanted)
    assert spoken(heads, PLAYED) == "Played"


def test_tags_are_no_order(heads: Heads, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(heads.ordered):
        click(qtbot, heads, TAGS)


def test_without_tags_the_name_goes_on_to_the_state(heads: Heads) -> None:
    before = heads.sectionSize(PLACES[NAME])
    heads.has_tags = False
    heads.place(WIDE)
    assert TAGS not in shown(heads)
    assert heads.sectionSize(PLACES[NAME]) > before


def test_they_stand_above_their_columns_and_go_with_them(heads: Heads) -> None:
    columns = spans(WIDE, heads.theme)
    for key, span in columns.items():
        assert heads.sectionViewportPosition(PLACES[key]) == span.left
        assert heads.sectionSize(PLACES[key]) == span.wide
    heads.place(340)
    assert shown(heads) == [*spans(340, heads.theme)]
    assert BEST not in shown(heads)


def test_a_heading_is_written_where_there_is_room_for_all_of_it(heads: Heads) -> None:
    def inks(key: str) -> int:
        place = PLACES[key]
        left, wide = heads.sectionViewportPosition(place), heads.sectionSize(place)
        image = heads.viewport().grab().toImage()
        line = {image.pixel(x, y) for x in range(left, left + wide) for y in range(8, 32)}
        return len(line)

    assert inks(STATE) > 1
    heads.place(318)
    assert STATE in shown(heads)
    assert inks(STATE) == 1, "the sign needs no word"
    heads.set_layout(USUAL.widened(STATE, 41))
    assert inks(STATE) > 1, "but a width of one's own"


def test_the_menu_shows_and_hides_columns(heads: Heads, qtbot: QtBot) -> None:
    menu = heads.menu()
    offered = {each.objectName(): each for each in menu.actions() if each.objectName()}
    assert not {NAME, PATTERN, STAR} & offered.keys()
    assert [offered[SE].isChecked(), offered[STATE].isChecked()] == [False, True]
    assert not offered["usual"].isEnabled()

    with qtbot.waitSignal(heads.laid_out):
        offered[SE].trigger()
    offered[STATE].trigger()
    assert SE in shown(heads)
    assert STATE not in shown(heads)

    again = heads.menu()
    usual = next(each for each in again.actions() if each.objectName() == "usual")
    usual.trigger()
    assert heads.layout_of_columns == USUAL
    assert shown(heads) == [*spans(WIDE, heads.theme)]
    for each in (menu, again):
        each.close()


def test_without_tags_there_is_no_column_to_choose(heads: Heads) -> None:
    heads.has_tags = False
    menu = heads.menu()
    assert TAGS not in {each.objectName() for each in menu.actions()}
    menu.close()


def test_a_column_is_moved_but_the_star_stays_last(heads: Heads, qtbot: QtBot) -> None:
    with qtbot.waitSignal(heads.laid_out):
        drag(qtbot, heads, middle(heads, BEST), middle(heads, STATE) - QPoint(60, 0))
    keys = shown(heads)
    assert keys.index(BEST) < keys.index(STATE)

    drag(qtbot, heads, middle(heads, LEVEL), QPoint(WIDE - 2, 20))
    assert shown(heads)[-2:] == [LEVEL, STAR]
    assert shown(heads)[0] == PATTERN
    assert heads.sectionViewportPosition(PLACES[STAR]) == WIDE - heads.sectionSize(PLACES[STAR])


def test_a_column_is_widened_at_the_cost_of_the_name(heads: Heads, qtbot: QtBot) -> None:
    heads.set_layout(USUAL.shown(TAGS, on=False))
    before, name = heads.sectionSize(PLACES[STATE]), heads.sectionSize(PLACES[NAME])
    edge = heads.sectionViewportPosition(PLACES[STATE]) + before - 1
    with qtbot.waitSignal(heads.laid_out):
        drag(qtbot, heads, QPoint(edge, 20), QPoint(edge + 20, 20))

    assert heads.layout_of_columns.widths.keys() == {STATE}
    assert heads.sectionSize(PLACES[STATE]) > before
    assert heads.sectionSize(PLACES[NAME]) < name
    total = sum(heads.sectionSize(PLACES[key]) for key in shown(heads))
    assert total == WIDE


def test_keys_go_from_heading_to_heading_and_sort(heads: Heads, qtbot: QtBot) -> None:
    heads.setFocus()
    assert heads.hasFocus()
    qtbot.keyClick(heads, Qt.Key.Key_Left)
    with qtbot.waitSignal(heads.ordered) as told:
        qtbot.keyClick(heads, Qt.Key.Key_Space)
    assert told.args == [BEST, False]
    for _ in range(20):
        qtbot.keyClick(heads, Qt.Key.Key_Left)
    qtbot.keyClick(heads, Qt.Key.Key_Space)
    assert heads.order == (NAME, False)

    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    heads.contextMenuEvent(event)
    (menu,) = heads.findChildren(QMenu)
    assert menu.isVisible()
    menu.close()


def test_another_order_is_restored_and_nonsense_is_not(heads: Heads) -> None:
    heads.set_order(KIND, descending=False)
    assert heads.order == (KIND, False)
    heads.set_order("nonsense", descending=True)
    assert heads.order == (KIND, False)


def test_under_the_mouse_a_word_is_darker(heads: Heads) -> None:
    def picture() -> bytes:
        return bytes(heads.viewport().grab().toImage().constBits())

    before = picture()
    place = middle(heads, NAME)
    at = heads.viewport().mapToGlobal(place)
    kind = QHoverEvent.Type.HoverMove
    QApplication.sendEvent(heads.viewport(), QHoverEvent(kind, place, at, place))
    assert len(picture()) == len(before)
