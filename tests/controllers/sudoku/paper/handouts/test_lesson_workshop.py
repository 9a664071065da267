# SPDX-License-Identifier: MIT
"""The print dialog over a lesson: what applies is shown, its section is one click away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from sudoku_qt.controllers.sudoku.learn.topics import topic_of
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_workshop import LessonWorkshop
from sudoku_qt.models.contents import ContentsRole
from sudoku_qt.models.sudoku.paper.items import Words
from sudoku_qt.views.sudoku.paper.lesson_source import LessonSource
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop
from tests.controllers.conftest import Program

LEFT = Qt.MouseButton.LeftButton


class Open:
    """The workshop over a lesson, and what is on its pages."""

    def __init__(self, program: Program, key: str) -> None:
        topic = topic_of(key)
        assert topic
        self.program = program
        self.workshop = LessonWorkshop(program.controller.services, "r4c5", topic)
        self.dialog, self.choices = self.workshop.dialog, self.workshop.dialog.choices
        self.dialog.open()
        self.workshop.renew()
        program.settle()

    @property
    def lessons(self) -> LessonSource:
        """The choice of a lesson or its section."""
        assert self.choices.lessons
        return self.choices.lessons

    def choose(self, kind: str) -> None:
        """Choose a lesson or its section, as a click does."""
        self.lessons.kind.choose(kind)
        self.lessons.kind.chosen.emit(kind)
        self.program.settle()

    def texts(self) -> list[str]:
        """What is written on all pages."""
        pages = self.workshop._pages
        return [item.text for page in pages for item in page.items if isinstance(item, Words)]


@pytest.fixture
def opened(program: Program) -> Iterator[Open]:
    opened = Open(program, "the_rule")
    yield opened
    opened.dialog.close()
    program.settle()


def test_printing_while_a_lesson_is_shown_prints_the_lesson(program: Program) -> None:
    seen: list[object] = []

    def look() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintWorkshop)
        seen.extend((dialog.pages.count > 1, dialog.choices.lessons is not None))
        program.qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    program.controller.learning.learn_lesson("the_rule")
    program.settle()
    QTimer.singleShot(0, look)
    program.shell.print_out()
    QTimer.singleShot(0, look)
    program.qtbot.mouseClick(program.controller.learning.page.explained.sheet.print_key, LEFT)
    program.controller.learning.close()
    QTimer.singleShot(0, look)
    program.shell.print_out()
    assert seen == [True, True, True, True, True, False]


def test_the_list_offers_to_print_a_lesson_or_a_section(program: Program) -> None:
    learning = program.controller.learning
    learning.learn_lesson("the_rule")
    program.settle()
    entries, found = learning.page.contents.list, list[tuple[str, str]]()

    def look() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintWorkshop)
        assert dialog.choices.lessons
        found.append((dialog.choices.lessons.kind.key, menus[-1]))
        program.qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    menus = list[str]()
    for row in (0, 1):
        index = entries.model().index(row, 0)
        entries.scrollTo(index)
        at = entries.visualRect(index).center()
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, at, entries.viewport().mapToGlobal(at))
        QApplication.sendEvent(entries.viewport(), event)
        (menu,) = (each for each in learning.page.findChildren(QMenu) if each.isVisible())
        menus.append(menu.actions()[0].text())
        QTimer.singleShot(0, look)
        place = menu.actionGeometry(menu.actions()[0]).center()
        program.qtbot.mouseClick(menu, LEFT, pos=place)
    assert found == [
        ("section", "Print all of “First steps”…"),
        ("lesson", "Print “Rows, Columns and Boxes”…"),
    ]
    last = entries.model().index(entries.model().rowCount() - 1, 0)
    entries.setCurrentIndex(last)
    at = entries.rect().center()
    key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, entries.mapToGlobal(at))
    QApplication.sendEvent(entries, key)
    (menu,) = (each for each in learning.page.findChildren(QMenu) if each.isVisible())
    assert entries.currentIndex().data(ContentsRole.ENTRY).title in menu.actions()[0].text()
    menu.close()
    learning.close()


def test_only_what_is_about_lessons_is_shown(opened: Open) -> None:
    choices = opened.choices
    assert not choices.source.isVisible()
    assert not choices.per_page.isVisible()
    assert not choices.title.isVisible()
    shown = {name for name, row in choices.switches.items() if row.isVisible()}
    assert shown == {"large", "numbers"}
    choices.more.unfold(on=True)
    rows = {**choices.more.switches, **choices.more.numbers}
    assert {name for name, row in rows.items() if row.isVisible()} == {
        "name_line", "booklet", "black", "marks", "margin", "bleed",
    }  # fmt: skip
    assert not choices.more.sections.isVisible()


def test_the_lesson_then_its_section_then_the_lesson_again(opened: Open) -> None:
    assert "The Rule" in opened.texts()
    assert "Contents" not in opened.texts()
    one = opened.dialog.pages.count
    opened.choose("section")
    assert {"Contents", "The Rule", "Notes"} <= set(opened.texts())
    assert opened.dialog.pages.count > 3 * one
    opened.choose("lesson")
    assert opened.dialog.pages.count == one


def test_choices_are_followed_at_once(opened: Open) -> None:
    opened.choices.answers.choose("none")
    opened.choices.answers.chosen.emit("none")
    assert not [text for text in opened.texts() if text.startswith("Answers")]
    assert "The Rule" in opened.texts()
    opened.program.qtbot.mouseClick(opened.choices.switches["numbers"].switch, LEFT)
    assert str(opened.dialog.pages.count) not in opened.texts()[-1:]


def test_other_exercises_are_other_ones(opened: Open) -> None:
    before = opened.workshop._pages
    opened.program.qtbot.mouseClick(opened.lessons.others, LEFT)
    opened.program.settle()
    assert opened.workshop._pages != before
    assert opened.dialog.pages.count == len(before)


def test_a_section_that_takes_too_long_is_left(opened: Open) -> None:
    count = opened.dialog.pages.count
    opened.lessons.kind.choose("section")
    opened.lessons.kind.chosen.emit("section")
    assert not opened.dialog.side.print_key.isEnabled()
    opened.dialog.cancelled.emit()
    opened.program.settle()
    assert opened.lessons.kind.key == "lesson"
    assert opened.dialog.pages.count == count
    assert opened.dialog.side.print_key.isEnabled()


def test_what_has_no_room_is_said_in_place_of_pages(opened: Open) -> None:
    opened.choices.paper.show_paper("a5")
    opened.program.qtbot.mouseClick(opened.choices.switches["large"].switch, LEFT)
    assert opened.dialog.pages.count == 0
    assert "Cells of 20 mm do not fit" in opened.dialog.pages.fault


def test_it_is_saved_under_its_title(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def propose(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(tmp_path / "rule"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", propose)
    opened.workshop.save()
    assert proposed == ["The Rule.pdf"]
    assert (tmp_path / "rule.pdf").read_bytes().startswith(b"%PDF")


def test_its_answers_are_remembered_apart_from_those_of_puzzles(program: Program) -> None:
    settings = program.controller.services.settings
    settings.set("print/answers", "below")

    def choose() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintWorkshop)
        assert dialog.choices.answers.key == "last"
        dialog.choices.answers.choose("none")
        program.qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    topic = topic_of("the_rule")
    assert topic
    QTimer.singleShot(0, choose)
    LessonWorkshop(program.controller.services, "r4c5", topic).run()
    assert settings.text("print/answers") == "below"
    assert settings.text("print/lesson_answers") == "none"


def test_a_technique_without_a_lesson_has_no_section(program: Program) -> None:
    opened = Open(program, "jellyfish")
    assert not opened.lessons.kind.isVisible()
    assert "Jellyfish" in opened.texts()
    opened.dialog.close()
    program.settle()
