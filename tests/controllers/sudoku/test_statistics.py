# SPDX-License-Identifier: MIT
"""The statistics through the real window: read, chosen, exported, deleted."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.statistics import KeptDialog
from sudoku_qt.engine.sudoku.learn.review.schedule import Recall, Review
from sudoku_qt.paths import resource
from sudoku_qt.store.record import Played, Record
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from sudoku_qt.views.sudoku.statistics.parts import PlotCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.main_window import MainWindow
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import look_into
from tests.waiting import until


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window without a game."""
    wear(Theme.read(resource("themes/light.json")))
    made = MainWindow()
    qtbot.addWidget(made)
    return made


def test_it_is_made_again_only_for_another_language_theme_or_size(window: MainWindow) -> None:
    kept = KeptDialog(window, lambda: QDialog(window))
    first = kept.dialog("en")
    assert kept.dialog("en") is first
    second = kept.dialog("zh_CN")
    assert second is not first
    wear(window.theme.at_zoom(1.5))
    third = kept.dialog("zh_CN")
    assert third is not second
    assert kept.dialog("zh_CN") is third


def test_of_those_that_were_made_one_is_left(window: MainWindow) -> None:
    kept = KeptDialog(window, lambda: QDialog(window))
    for language in ("en", "zh_CN", "en"):
        last = kept.dialog(language)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == [last]


def fill(program: Program, count: int = 3) -> None:
    record = Record(program.paths.record)
    for number in range(count):
        record.add(
            Played(
                f"2026-11-{10 + number}T10:00:00+00:00",
                "sudoku",
                level=2 + number % 2,
                predicted_s=600,
                elapsed_ms=1_200_000,
                found=("x_wing",),
            )
        )


def looked(program: Program, look: Callable[[StatisticsDialog], object]) -> None:
    """Open the statistics, and look at them when they are there."""
    look_into(program, "statistics", StatisticsDialog, look)


def solved(dialog: StatisticsDialog) -> str:
    return dialog.numbers[0].accessibleName().split(". ")[1]


def test_all_games_are_told_of_or_those_of_a_level(program: Program) -> None:
    fill(program)
    seen: list[str] = []

    def look(dialog: StatisticsDialog) -> None:
        seen.append(solved(dialog))
        program.qtbot.mouseClick(dialog.levels.stops()[2], Qt.MouseButton.LeftButton)
        seen.append(solved(dialog))
        told = [card.accessibleDescription() for card in dialog.findChildren(PlotCard)]
        assert any("X-Wing: found 2" in words for words in told)

    looked(program, look)
    assert seen == ["3", "2"]


def test_a_technique_is_practised_from_its_row(program: Program) -> None:
    fill(program, 6)

    def look(dialog: StatisticsDialog) -> None:
        assert dialog.practise.isVisible()
        assert dialog.practise.isEnabled()
        assert dialog.practise.text() == "&Practise X-Wing"
        program.qtbot.mouseClick(dialog.practise, Qt.MouseButton.LeftButton)
        assert not dialog.isVisible()

    looked(program, look)
    program.settle()
    assert program.controller.session.setup.technique == "x_wing"


def test_singles_are_not_offered_for_practice(program: Program) -> None:
    record = Record(program.paths.record)
    when = "2026-11-21T10:00:00+00:00"
    record.add(Played(when, "sudoku", level=2, elapsed_ms=600_000, found=("hidden_single",)))
    seen: list[bool] = []

    looked(program, lambda dialog: seen.append(dialog.practise.isHidden()))
    assert seen == [True]


def test_of_a_period_the_games_since_its_first_day_are_told_of(program: Program) -> None:
    record, now = Record(program.paths.record), datetime.now(UTC)
    for days in (0, 2, 2000):
        solved_at = (now - timedelta(days=days)).isoformat(timespec="seconds")
        record.add(Played(solved_at, "sudoku", level=2, predicted_s=600, elapsed_ms=600_000))
    seen: list[str] = []

    def look(dialog: StatisticsDialog) -> None:
        for index in range(dialog.period.count()):
            dialog.period.setCurrentIndex(index)
            seen.append(solved(dialog))

    looked(program, look)
    assert sorted(seen) == ["2"] * (len(seen) - 1) + ["3"]


def test_variants_have_numbers_of_their_own(program: Program) -> None:
    fill(program)
    record = Record(program.paths.record)
    for kind, minutes in (("killer", 9), ("killer", 7), ("clone+arrow", 20)):
        when = "2026-11-21T10:00:00+00:00"
        record.add(Played(when, "variant", kind=kind, level=2, elapsed_ms=60_000 * minutes))
    seen: list[tuple[str, str, str]] = []

    def look(dialog: StatisticsDialog) -> None:
        for place in range(dialog.kinds.count()):
            dialog.kinds.setCurrentIndex(place)
            usual = dialog.numbers[1].accessibleName().split(". ")[1]
            seen.append((dialog.kinds.currentText(), solved(dialog), usual))

    looked(program, look)
    assert seen == [
        ("Classic", "3", "20:00"),
        ("Killer", "2", "8:00"),
        ("Other rules", "1", "20:00"),
    ]


def test_of_a_variant_its_own_techniques_are_named(program: Program) -> None:
    record, when = Record(program.paths.record), "2026-11-21T10:00:00+00:00"
    for kind, found in (("killer", "constraint"), ("kropki", "constraint"), ("xv", "fish")):
        for _ in range(5):
            record.add(Played(when, "variant", kind=kind, level=2, elapsed_ms=1, found=(found,)))
    seen: list[str] = []

    def look(dialog: StatisticsDialog) -> None:
        for place in range(dialog.kinds.count()):
            dialog.kinds.setCurrentIndex(place)
            told = [each.accessibleDescription() for each in dialog.findChildren(PlotCard)]
            seen.append(next(words for words in told if "found" in words))

    looked(program, look)
    assert seen == [
        "Killer cage: what it leaves: found 5, with a hint 0, missed 0",
        "What a rule excludes: found 5, with a hint 0, missed 0",
        "Fish: found 5, with a hint 0, missed 0",
    ]


def test_the_dialog_is_made_once_and_begins_anew(program: Program) -> None:
    fill(program)
    seen: list[StatisticsDialog] = []

    def choose(dialog: StatisticsDialog) -> None:
        seen.append(dialog)
        program.qtbot.mouseClick(dialog.levels.stops()[2], Qt.MouseButton.LeftButton)
        dialog.period.setCurrentIndex(3)

    def look(dialog: StatisticsDialog) -> None:
        seen.append(dialog)
        assert (dialog.levels.key, dialog.period.currentIndex(), solved(dialog)) == ("0", 0, "4")

    looked(program, choose)
    fill(program, 1)
    looked(program, look)
    assert seen[0] is seen[1]
    program.appearance.set_zoom(150)
    looked(program, seen.append)
    program.appearance.set_zoom(100)
    assert seen[2] is not seen[1]
    program.appearance.set_language("zh_CN", remember=False)
    looked(program, seen.append)
    assert seen[3] is not seen[2]
    assert seen[3].windowTitle() == "统计"


def test_all_of_it_lies_on_the_screen_and_nothing_is_amiss_in_drawing(
    program: Program, qtlog: Any
) -> None:
    fill(program, 60)
    places: list[tuple[int, int]] = []

    def look(dialog: StatisticsDialog) -> None:
        QApplication.processEvents()
        dialog.repaint()
        places.append((dialog.frameGeometry().bottom(), dialog.frameGeometry().right()))

    looked(program, look)
    ((bottom, right),) = places
    screen = program.shell.window.screen().availableGeometry()
    assert bottom <= screen.bottom()
    assert right <= screen.right()
    assert not [record for record in qtlog.records if "QPainter" in record.message]


def test_a_first_start_has_nothing_to_tell(program: Program) -> None:
    looked(program, _check_empty)


def _check_empty(dialog: StatisticsDialog) -> None:
    assert dialog.nothing.isVisible()
    assert not dialog.erase.isVisible()


def test_the_record_is_exported(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(program)
    wanted = tmp_path / "games"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(wanted), ""))

    looked(program, lambda dialog: dialog.export.click())

    lines = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    assert "games.csv" in program.notice()


def test_what_cannot_be_written_is_told_of(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(program)
    (tmp_path / "games.csv").mkdir()
    wanted = str(tmp_path / "games.csv")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (wanted, ""))

    looked(program, lambda dialog: dialog.export.click())

    assert "games.csv" in program.notice()


@pytest.mark.parametrize(("answer", "left"), [(Answer.Yes, 0), (Answer.Cancel, 3)])
def test_everything_is_deleted_only_where_that_is_meant(
    program: Program, monkeypatch: pytest.MonkeyPatch, answer: Answer, left: int
) -> None:
    fill(program)
    monkeypatch.setattr(QuestionBox, "ask", lambda *_: answer)

    looked(program, lambda dialog: dialog.erase.click())

    assert len(Record(program.paths.record).read()) == left


def test_deleting_forgets_the_pace(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(program)
    pace = Pace(program.settings)
    pace.learn(Record(program.paths.record).read() * 5)
    assert pace.factor == 2
    monkeypatch.setattr(QuestionBox, "ask", lambda *_: Answer.Yes)

    looked(program, lambda dialog: dialog.erase.click())

    assert pace.factor == 1


def test_deleting_forgets_the_dates_of_reviews(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(program)
    access = program.controller.services.library
    learned = datetime(2026, 1, 1, tzinfo=UTC)
    access.library.add_reviews([Review("x_wing", learned, Recall.GOOD)])
    monkeypatch.setattr(QuestionBox, "ask", lambda *_: Answer.Yes)
    seen: list[bool] = []

    def look(dialog: StatisticsDialog) -> None:
        until(lambda: not access.is_busy)
        seen.append(dialog.due.isVisibleTo(dialog))
        dialog.erase.click()
        until(lambda: not access.is_busy)
        seen.append(dialog.due.isVisibleTo(dialog))

    looked(program, look)

    assert seen == [True, False]
    assert access.library.reviews() == ()


def test_a_record_that_cannot_be_read_is_told_of(program: Program) -> None:
    program.paths.record.mkdir(parents=True)
    program.controller.actions["statistics"].trigger()
    program.settle()

    assert "record.jsonl" in program.notice()
