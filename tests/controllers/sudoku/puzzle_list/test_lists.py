# SPDX-License-Identifier: MIT
"""A list in the real window: opened, chosen from, played, walked, marked as solved."""

import contextlib
import gc
import weakref
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.line_list import LOOKS, LineList
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.engine.work import Cancelled, Progress, Stop
from sudoku_qt.models.sudoku.puzzle_list import PuzzleRole, PuzzleRow
from sudoku_qt.views.sudoku.side.info import AboutPuzzle
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from tests.controllers.conftest import Begin, Program, click, work_without_end
from tests.controllers.sudoku.by_hand import go, look_into
from tests.puzzle_lines import puzzles

LINES = puzzles(40)


def opened(program: Program, folder: Path, lines: Sequence[str] = LINES) -> Path:
    """Open a list from a file, and wait until all is known that is wanted at once."""
    path = folder / "many.sdm"
    path.write_text("\n".join(lines), encoding="utf-8")
    program.shell.documents.open(path)
    program.settle()
    return path


def playing(program: Program) -> str:
    return "".join(write_rows(program.controller.session.setup.givens))


def row(program: Program, number: int) -> PuzzleRow:
    found = program.controller.lists.model.index(number, 0).data(PuzzleRole.ROW)
    assert isinstance(found, PuzzleRow)
    return found


def solve_all(program: Program) -> None:
    """Type in the solution, but for what is given."""
    solution = solve(playing(program)).solution or b""
    session = program.controller.session
    for cell, digit in enumerate(solution):
        if not session.state.values[cell]:
            go(program, cell)
            program.press(Qt.Key(Qt.Key.Key_0 + digit))
    program.settle()


def test_a_file_of_many_puzzles_opens_as_a_list(program: Program, tmp_path: Path) -> None:
    before = program.controller.session.state
    path = opened(program, tmp_path)
    lists = program.controller.lists
    assert lists.is_open
    assert lists.model.rowCount() == 40
    assert "many.sdm – Recognised: 81-character lines, 40 puzzles." in program.notice()
    assert program.controller.session.state is before, "nothing is begun yet"
    assert program.controller.session.clock.is_held("list")
    assert program.settings.texts("recent") == [str(path)]
    assert "many.sdm" in program.status_text()


@pytest.mark.slow
def test_the_game_still_waits_after_a_look_into_the_guide(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path)
    program.shell.guide.show_guide()
    program.shell.guide.close()
    assert program.controller.lists.is_open
    assert program.controller.session.clock.is_held("list")


def test_one_is_chosen_played_solved_and_the_next_one_follows(
    program: Program, tmp_path: Path
) -> None:
    opened(program, tmp_path)
    lists, cards = program.controller.lists, program.controller.cards
    lists.page.table.go_to(3)
    program.qtbot.keyClick(lists.page.table, Qt.Key.Key_Return)
    program.settle()
    assert not lists.is_open
    assert playing(program) == LINES[3]
    assert cards.walk.isVisible()
    assert "Puzzle 4 of 40" in cards.walk.accessibleName()
    assert not program.controller.session.clock.is_held("list")
    assert not row(program, 3).is_solved

    solve_all(program)
    assert row(program, 3).is_solved
    click(program, "Next of the list")
    assert playing(program) == LINES[4]
    assert row(program, 4).is_here
    assert not row(program, 3).is_here


@pytest.mark.slow
def test_what_was_solved_is_known_when_the_list_is_opened_again(
    fresh: Program, tmp_path: Path, begin: Begin
) -> None:
    opened(fresh, tmp_path)
    fresh.controller.lists.play(0)
    fresh.settle()
    solve_all(fresh)
    fresh.shell.leaving.leave()

    again = begin().start()
    opened(again, tmp_path)
    assert [row(again, number).is_solved for number in range(3)] == [True, False, False]
    assert again.controller.lists.page.table.currentIndex().row() == 1


def test_it_is_walked_by_keys_and_by_buttons(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path, LINES[:3])
    actions, walk = program.controller.actions, program.controller.cards.walk
    program.controller.lists.play(0)
    program.settle()
    assert playing(program) == LINES[0]
    assert not walk.back.isEnabled()
    assert not actions["list_previous"].isEnabled()
    program.qtbot.keyClick(
        program.shell.window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier
    )
    program.settle()
    assert playing(program) == LINES[1]
    program.qtbot.mouseClick(walk.on, Qt.MouseButton.LeftButton)
    program.settle()
    assert playing(program) == LINES[2]
    assert not walk.on.isEnabled()
    assert not actions["list_next"].isEnabled()
    program.qtbot.mouseClick(walk.back, Qt.MouseButton.LeftButton)
    program.settle()
    assert playing(program) == LINES[1]
    program.qtbot.mouseClick(walk.list, Qt.MouseButton.LeftButton)
    assert program.controller.lists.is_open
    assert program.controller.lists.page.table.currentIndex().row() == 1


def test_another_game_is_none_of_the_list(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path)
    program.controller.lists.play(1)
    program.settle()
    program.shell.documents.open_text(LINES[30])
    program.settle()
    assert playing(program) == LINES[30]
    assert program.controller.lists.model.here == -1
    assert not program.controller.cards.walk.isVisible()
    assert not program.controller.lists.has_next
    assert walked(program) == (False, False)
    for begin in (program.controller.begin_first, program.controller.new_puzzle.new_alike):
        begin()
        program.settle()
        assert walked(program) == (False, False)


def walked(program: Program) -> tuple[bool, bool]:
    """Whether the puzzle before and the next one can be had."""
    actions = program.controller.actions
    return actions["list_previous"].isEnabled(), actions["list_next"].isEnabled()


def test_a_puzzle_of_the_list_that_is_gone_back_to_is_of_it_again(
    program: Program, tmp_path: Path
) -> None:
    opened(program, tmp_path)
    program.controller.lists.play(1)
    program.settle()
    assert walked(program) == (True, True)
    program.controller.type_in()
    assert walked(program) == (False, False)
    program.controller.actions["leave_composing"].trigger()
    assert playing(program) == LINES[1]
    assert program.controller.lists.model.here == 1
    assert walked(program) == (True, True)
    opened(program, tmp_path, LINES[:1])
    assert walked(program) == (False, False), "it is none of another list"


def test_statistics_and_the_daily_puzzle_can_be_had_from_the_list(
    program: Program, tmp_path: Path
) -> None:
    opened(program, tmp_path)
    seen: list[str] = []
    look_into(program, "statistics", StatisticsDialog, lambda each: seen.append(each.windowTitle()))
    assert seen == ["Statistics"]
    assert program.controller.lists.is_open, "it is still there afterwards"
    assert program.controller.actions["daily"].isEnabled()


def test_escape_leads_back_to_the_game(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path)
    before = playing(program)
    program.qtbot.keyClick(program.controller.lists.page.table, Qt.Key.Key_Escape)
    assert not program.controller.lists.is_open
    assert playing(program) == before
    program.controller.actions["show_list"].trigger()
    assert program.controller.lists.is_open


def test_where_there_was_no_game_leaving_the_list_begins_one(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    path = tmp_path / "many.sdm"
    path.write_text("\n".join(LINES), encoding="utf-8")
    with program.qtbot.waitSignal(program.shell.window.painted):
        program.shell.window.show()
    program.shell.begin([str(path)])
    program.settle()
    assert program.controller.lists.is_open
    program.controller.lists.leave()
    program.settle()
    assert program.controller.session.setup.level


def test_damaged_lines_are_named_and_stop_nothing(program: Program, tmp_path: Path) -> None:
    lines = [LINES[0], LINES[1][:-1], LINES[2], "Dear diary", LINES[3]]
    opened(program, tmp_path, lines)
    lists = program.controller.lists
    assert lists.model.rowCount() == 3
    page = lists.page
    assert page.details.isVisible()
    page.details.click()
    card = page.findChildren(AboutPuzzle)[-1]
    assert "2 lines are no puzzles: 2, 4" in card.accessibleName()
    assert "Line 2: 80 cells; a Sudoku has 81." in card.accessibleName()
    card.close()


def test_a_text_of_one_puzzle_and_rubbish_is_that_puzzle(program: Program) -> None:
    program.shell.documents.open_text(f"{LINES[5]}\n{LINES[6][:-2]}")
    program.settle()
    assert playing(program) == LINES[5]
    assert "Line 2: 79 cells" in program.notice()


def test_lists_that_are_not_lines_are_listed_too(program: Program) -> None:
    grids = ["\n".join(line[at : at + 9] for at in range(0, 81, 9)) for line in LINES[:4]]
    program.shell.documents.open_text("\n\n".join(grids))
    program.settle()
    assert program.controller.lists.model.rowCount() == 4
    program.controller.lists.play(2)
    program.settle()
    assert playing(program) == LINES[2]


def test_levels_of_what_is_in_sight_become_known_first(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path, puzzles(400))
    lists = program.controller.lists
    lists.page.table.go_to(200)
    seen = lists.page.table.in_sight()
    assert 200 in seen
    program.qtbot.waitUntil(lambda: not lists.model.unrated(seen, 1), timeout=30_000)
    assert row(program, 200).level_text
    assert lists.model.rated < 400
    lists.page.rating.click()
    rated = lists.model.rated
    QApplication.processEvents()
    assert lists.model.rated == rated


def test_it_is_said_in_chinese_too(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path)
    program.appearance.set_language("zh_CN", remember=False)
    words = program.controller.lists.page.accessibleName()
    program.appearance.set_language("en", remember=False)
    assert "40 道题" in words


def test_a_list_that_is_stopped_keeps_what_was_read(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = LineList.read

    def read(lines: LineList, stop: Stop, tell: Progress) -> None:
        with contextlib.suppress(Cancelled):
            reading(lines, lambda: len(lines) >= LOOKS, tell)
        tell(0.1)
        work_without_end(cast("Ticket", SimpleNamespace(stopped=stop)))
        raise Cancelled

    monkeypatch.setattr(LineList, "read", read)
    path = tmp_path / "many.sdm"
    path.write_text("\n".join(puzzles(400)), encoding="utf-8")
    program.shell.documents.open(path)
    lists = program.controller.lists
    program.qtbot.waitUntil(lambda: lists.is_open)
    assert lists.model.rowCount() == LOOKS, "it is shown while it is being read"
    assert "100 puzzles so far…" in lists.page.accessibleName()
    click(program, "Cancel")
    assert lists.model.rowCount() == LOOKS
    assert "100 puzzles; the others were not read" in lists.page.accessibleName()
    lists.play(LOOKS - 1)
    program.settle()
    assert playing(program) == puzzles(LOOKS)[-1]


def test_a_list_is_let_go_when_another_comes(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[weakref.ref[LineList]] = []
    reading = LineList.read

    def read(lines: LineList, stop: Stop, tell: Progress) -> None:
        made.append(weakref.ref(lines))
        reading(lines, stop, tell)

    monkeypatch.setattr(LineList, "read", read)
    for _ in range(2):
        opened(program, tmp_path)
        program.controller.lists.leave()

    def are_gone() -> bool:
        gc.collect()
        return [each() is None for each in made] == [True, False]

    program.qtbot.waitUntil(are_gone)  # whoever would have shown progress still holds them
