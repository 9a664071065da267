# SPDX-License-Identifier: MIT
"""Learning in the real window: in place of the game, which is untouched, and back again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.controllers.sudoku.learn.learning import Learning
from sudoku_qt.controllers.sudoku.learn.library import Progress
from sudoku_qt.controllers.sudoku.learn.topics import all_topics
from sudoku_qt.views.sudoku.learn.page import EXERCISES, EXPLAINED
from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, paste, text_of
from tests.sweeps import amount


def learning(program: Program) -> Learning:
    """The program's."""
    return program.controller.learning


def learn(program: Program, topic: str = "") -> Learning:
    """Open the page by its key, at a topic."""
    program.press(Qt.Key.Key_L)
    found = learning(program)
    if topic:
        found.show_topic(topic)
    program.settle()
    return found


def said(program: Program) -> str:
    """What stands beside the example."""
    beside = learning(program).page.explained.sheet.beside
    return f"{beside.accessibleName()}: {beside.accessibleDescription()}"


def test_a_lesson_s_badge_is_its_section_and_a_technique_s_its_level(program: Program) -> None:
    learning = program.controller.learning
    for key, badge in (
        ("naked_single", "First steps"),
        ("notes", "First steps"),
        ("strong_and_weak_links", "Expert"),
        ("killer", "Variants"),
        ("naked_triple", "Hard"),
    ):
        learning.learn_lesson(key)
        assert learning.page.head.level.text() == badge, key


def test_the_page_takes_the_game_s_place_and_its_clock_stands(program: Program) -> None:
    paste(program, EASY)
    found = learn(program)
    clock = program.controller.session.clock
    assert found.is_open
    assert found.page.isVisible()
    assert clock.is_held("learning")
    assert "Rows, Columns and Boxes · lesson 1 of 30" in program.status_text()
    program.qtbot.keyClick(found.page, Qt.Key.Key_Escape)
    assert found.page.isHidden()
    assert not clock.is_held("learning")
    assert text_of(program) == EASY
    assert program.controller.page.board.hasFocus() or program.controller.page.isVisible()


def test_nothing_acts_on_the_board_that_cannot_be_seen(program: Program) -> None:
    paste(program, EASY)
    program.press(Qt.Key.Key_Down)
    found = learn(program)
    actions = program.controller.actions
    for name in ("hint", "solve", "restart", "learn"):
        assert not actions[name].isEnabled()
    program.qtbot.keyClick(found.page, Qt.Key.Key_5)
    assert text_of(program) == EASY
    found.close()
    assert actions["hint"].isEnabled()


def test_the_visible_way_back(program: Program) -> None:
    found = learn(program)
    program.qtbot.mouseClick(found.page.contents.back, Qt.MouseButton.LeftButton)
    assert not found.is_open


def test_another_game_closes_it(program: Program) -> None:
    found = learn(program)
    paste(program, EASY)
    assert not found.is_open
    assert not program.controller.session.clock.is_held("learning")


def test_the_game_still_waits_after_a_look_into_the_guide(program: Program) -> None:
    found, clock = learn(program), program.controller.session.clock
    program.shell.guide.show_guide()
    assert program.shell.window.filling() is not found.page
    program.shell.guide.close()
    assert found.is_open
    assert clock.is_held("learning")
    assert not clock.is_running
    found.close()
    assert not clock.is_held("learning")


def test_the_other_game_takes_its_place_and_nothing_is_held_afterwards(program: Program) -> None:
    found = learn(program)
    program.shell.games.go_to("gomoku")
    assert not found.is_open
    program.shell.games.go_to("sudoku")
    assert not program.controller.session.clock.is_held("learning")
    assert program.controller.actions["hint"].isEnabled()


def test_an_example_is_walked_with_keys(program: Program) -> None:
    found = learn(program, "x_wing")
    assert said(program).startswith("Where to look")
    told = [said(program)]
    for _ in range(5):
        program.qtbot.keyClick(found.page, Qt.Key.Key_Right)
        told.append(said(program))
    assert told[-1].startswith("What follows")
    assert len(set(told)) == 4
    program.qtbot.keyClick(found.page, Qt.Key.Key_Left)
    assert said(program) == told[2]


def test_a_technique_that_the_course_lacks_is_found_by_searching(program: Program) -> None:
    found = learn(program)
    search = found.page.contents.search
    search.setFocus()
    search.setText("毛刺鱼")
    program.qtbot.keyClick(search, Qt.Key.Key_Return)
    program.settle()
    assert found.topic.example.startswith("kraken_fish")
    assert "lesson" not in program.status_text()


def test_the_first_heading_is_seen_when_the_page_is_first_opened(fresh: Program) -> None:
    entries = learn(fresh).page.contents.list
    assert entries.model().index(0, 0).data() == "First steps"
    assert entries.visualRect(entries.model().index(0, 0)).top() == 0


def test_what_is_found_begins_at_the_top_and_without_words_one_is_back(program: Program) -> None:
    contents = learn(program, all_topics()[-1].key).page.contents
    bar = contents.list.verticalScrollBar()
    assert bar.value() > 0
    contents.search.setText("a")
    assert bar.maximum() > 0
    assert bar.value() == 0
    contents.search.clear()
    here = contents.list.visualRect(contents.list.currentIndex())
    assert contents.list.viewport().rect().contains(here)


def test_that_nothing_is_found_is_said_in_either_language(
    program: Program, heard: list[str]
) -> None:
    contents = learn(program).page.contents
    assert not contents.nothing.isVisible()
    contents.search.setText("qqq")
    assert contents.nothing.isVisible()
    assert contents.nothing.text() == "No lesson or technique has these words."
    assert contents.nothing.text() in heard
    program.appearance.set_language("zh_CN", remember=False)
    assert contents.nothing.text() == "没有课程或技巧包含这些文字。"
    contents.search.setText("鱼")
    assert not contents.nothing.isVisible()


def test_relatives_lead_to_their_pages(program: Program) -> None:
    found = learn(program, "x_wing")
    key = found.page.explained.sheet.links.keys[0]
    program.qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    assert found.topic.key == "finned_x_wing"


@pytest.mark.slow
@amount("stride", 2, 1)
@pytest.mark.parametrize(("language", "first"), [("en", 0), ("zh_CN", 1)])
def test_every_topic_opens(program: Program, language: str, first: int, stride: int) -> None:
    found = learn(program)
    program.appearance.set_language(language, remember=False)
    for topic in list(all_topics())[first % stride :: stride]:  # each in one of the languages
        found.show_topic(topic.key)
        assert found.page.head.title.text()
    program.settle()


def test_it_speaks_the_language_that_is_chosen(program: Program) -> None:
    found = learn(program, "x_wing")
    program.qtbot.keyClick(found.page, Qt.Key.Key_Right)
    program.appearance.set_language("zh_CN", remember=False)
    program.settle()
    assert found.page.head.title.text().startswith("二阶鱼")
    assert said(program).startswith("已有什么")


@pytest.mark.slow
def test_what_is_in_the_puzzle_is_shown_there(program: Program) -> None:
    paste(program, EASY)
    found = learn(program, "hidden_single")
    found.page.explained.sheet.find_key.click()
    program.settle()
    assert not found.is_open
    assert program.controller.hints.is_open
    step = program.controller.hints.step
    assert step
    assert step.technique == "hidden_single"


def test_what_is_not_there_is_said(program: Program) -> None:
    paste(program, EASY)
    found = learn(program, "bug_plus_one")
    found.page.explained.sheet.find_key.click()
    program.settle()
    assert found.is_open
    assert "none in your puzzle" in program.notice()


def walk_to_the_end(found: Learning) -> None:
    """Press Return as long as that walks the example."""
    sheet = found.page.explained.sheet
    while sheet.on_key.text() == "Next":
        found.page.explained.go_on()


def test_the_filled_key_leads_on(program: Program) -> None:
    found = learn(program)
    key = found.page.explained.sheet.on_key
    walk_to_the_end(found)
    assert key.text() == "Next: exercise 1"
    found.show_topic("x_wing")
    program.settle()
    assert key.text() == "Next"
    walk_to_the_end(found)
    assert key.text() == "Next: exercise 1"
    found.set_progress(Progress({"x_wing": 2}))
    assert key.text() == "Next: exercise 3"
    key.click()
    assert found.page.part == EXERCISES
    found.set_progress(Progress({"x_wing": 4}, frozenset({"x_wing"})))
    found.show_part(EXPLAINED)
    assert key.text() == "Repeat the exercises"
    stop = found.page.head.parts.stops()[1]
    assert isinstance(stop, QAbstractButton)
    assert stop.text() == "Exercises 4/4"


def test_a_hint_leads_to_the_page_of_its_technique(program: Program) -> None:
    paste(program, EASY)
    for _ in range(2):
        program.press(Qt.Key.Key_H)
        program.settle()
    step = program.controller.hints.step
    assert step
    program.qtbot.mouseClick(program.controller.cards.hint.page_key, Qt.MouseButton.LeftButton)
    assert learning(program).is_open
    assert learning(program).topic.key == step.technique
    learning(program).close()
    assert program.controller.hints.is_open, "as it was left"


def test_the_card_of_the_puzzle_leads_to_its_hardest_step(program: Program) -> None:
    program.controller.new_puzzle.practise_technique("xy_wing")
    program.settle()
    key = program.controller.cards.info.page_key
    assert key.isVisible()
    assert key.accessibleName() == "More about this technique"
    program.qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    assert learning(program).topic.key == "xy_wing"
    learning(program).close()
    program.controller.type_in()
    assert key.isHidden()


@pytest.mark.slow
def test_the_card_at_the_end_leads_to_what_was_missed(program: Program) -> None:
    program.controller.new_puzzle.practise_technique("xy_wing")
    program.settle()
    session, hints = program.controller.session, program.controller.hints
    while not session.is_finished:
        if not hints.is_open:
            program.press(Qt.Key.Key_H)
            program.qtbot.waitUntil(lambda: hints.is_open)
        program.press(Qt.Key.Key_Return)
    program.settle()
    finish = program.controller.cards.finish
    missed = finish.practice.text().removeprefix("Practise: ")
    finish.learn.click()
    assert learning(program).page.head.title.text() == missed


def test_a_step_is_read_out_when_it_is_walked_to(program: Program, heard: list[str]) -> None:
    found = learn(program, "x_wing")
    heard.clear()
    program.qtbot.keyClick(found.page, Qt.Key.Key_Right)
    assert len(heard) == 1
    assert heard[0].startswith("What is there. In row")


def test_keys_go_from_part_to_part(fresh: Program) -> None:
    found = learn(fresh, "x_wing")
    fresh.shell.window.activateWindow()
    fresh.qtbot.waitUntil(found.page.contents.list.hasFocus)
    fresh.shell.next_part()
    assert found.page.head.isAncestorOf(found.page.window().focusWidget())
    fresh.shell.next_part()
    assert found.page.contents.isAncestorOf(found.page.window().focusWidget())


def test_the_way_back_is_there_in_a_narrow_window(program: Program) -> None:
    program.shell.window.resize(420, 600)
    found = learn(program, "x_wing")
    program.shell.window.activateWindow()
    lesson = found.page.body()
    program.qtbot.waitUntil(lesson.hasFocus)
    program.qtbot.keyClick(lesson, Qt.Key.Key_Return)
    words = [line.text() for line in found.page.explained.findChildren(Line)]
    assert any(text.startswith("Step 2 of") for text in words), "the filled key says so"
    program.qtbot.keyClick(lesson, Qt.Key.Key_Escape)
    assert not found.is_open


def test_where_the_list_fills_the_window_its_filled_key_goes_on_with_the_course(
    program: Program,
) -> None:
    program.shell.window.resize(420, 600)
    found = learn(program, "x_wing")
    found.set_progress(Progress())
    contents = found.page.contents
    assert contents.go_on.isHidden()
    program.qtbot.mouseClick(found.page.head.contents, Qt.MouseButton.LeftButton)
    assert contents.go_on.isVisible()
    assert contents.go_on.text() == "Begin: Rows, Columns and Boxes"
    found.set_progress(Progress(closed=frozenset({"rows_columns_boxes"})))
    assert contents.go_on.text() == "Go on: The Rule"
    program.qtbot.mouseClick(contents.go_on, Qt.MouseButton.LeftButton)
    assert found.topic.key == "the_rule"
    assert not contents.isVisible()
    program.shell.window.resize(1000, 740)
    assert contents.isVisible()
    assert contents.go_on.isHidden(), "one filled key is enough"


def test_return_on_the_list_that_fills_the_window_opens_the_line(program: Program) -> None:
    program.shell.window.resize(420, 600)
    found = learn(program, "the_rule")
    program.shell.window.activateWindow()
    program.qtbot.mouseClick(found.page.head.contents, Qt.MouseButton.LeftButton)
    program.qtbot.waitUntil(found.page.contents.list.hasFocus)
    program.qtbot.keyClick(found.page.contents.list, Qt.Key.Key_Down)
    program.qtbot.keyClick(found.page.contents.list, Qt.Key.Key_Return)
    assert found.topic.key == "first_puzzle"
    assert not found.page.contents.isVisible()
    assert said(program).startswith("Look here"), "and the example is not walked"
