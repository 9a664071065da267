# SPDX-License-Identifier: MIT
"""The dialog for a new tournament."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.tournament import TournamentShown, TournamentWanted
from sudoku_qt.views.gomoku.tournament.new import NewTournamentDialog
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.window.main_window import MainWindow

BEFORE = TournamentWanted(
    players=("level:easy", "engine:Rapfi"),
    rule="renju",
    size=13,
    turn_ms=2000,
    openings="scattered",
    pairs=7,
    at_once=2,
)


@pytest.fixture
def dialog(shown: TournamentShown, window: MainWindow, qtbot: QtBot) -> NewTournamentDialog:
    """The dialog with the last choice."""
    made = NewTournamentDialog(BEFORE, shown, window)
    qtbot.addWidget(made)
    made.show()
    return made


def begin(dialog: NewTournamentDialog) -> QPushButton:
    """Its primary button."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def words(dialog: NewTournamentDialog) -> list[str]:
    """The texts that are seen."""
    return [text.text() for text in dialog.findChildren(Text) if text.isVisible()]


def test_it_opens_with_the_last_choice_and_returns_it(dialog: NewTournamentDialog) -> None:
    assert dialog.chosen() == BEFORE
    assert begin(dialog).isEnabled()
    assert "14 games, all of which come to the library." in words(dialog)


def test_every_choice_is_returned(dialog: NewTournamentDialog) -> None:
    dialog.who.switches["level:full"].click()
    dialog.rule.choose("caro")
    dialog.size_box.setValue(15)
    dialog.time.setCurrentIndex(dialog.time.findData(100))
    dialog.openings.choose("balanced")
    dialog.pairs.setValue(1)
    dialog.at_once.setValue(4)
    players = ("level:easy", "level:full", "engine:Rapfi")
    assert dialog.chosen() == TournamentWanted(players, "caro", 15, 100, "balanced", 1, 4)
    assert "6 games, all of which come to the library." in words(dialog)


def test_one_alone_cannot_begin(dialog: NewTournamentDialog) -> None:
    dialog.who.switches["level:easy"].click()
    assert not begin(dialog).isEnabled()
    assert any(text.startswith("Switch on two") for text in words(dialog))
    dialog.who.switches["level:hard"].click()
    assert begin(dialog).isEnabled()


def test_balanced_openings_need_room(dialog: NewTournamentDialog) -> None:
    dialog.openings.choose("balanced")
    dialog.size_box.setValue(8)
    assert dialog.chosen().openings == "scattered"


def test_openings_from_a_file_need_the_file(
    dialog: NewTournamentDialog, shown: TournamentShown, qtbot: QtBot
) -> None:
    assert not dialog.file_key.isVisible()
    dialog.openings.choose("file")
    dialog.openings.chosen.emit("file")
    assert dialog.file_key.isVisible()
    assert not begin(dialog).isEnabled()
    with qtbot.waitSignal(shown.file_wanted):
        dialog.file_key.click()
    shown.file_words, shown.file_text = "cup.txt: 1 opening", "0,0 4,0 5,0"
    shown.changed.emit()
    assert begin(dialog).isEnabled()
    assert "cup.txt: 1 opening" in words(dialog)
    dialog.size_box.setValue(10)
    assert not begin(dialog).isEnabled()
    assert "This board and this rule allow no opening of the file." in words(dialog)
    dialog.size_box.setValue(11)
    assert begin(dialog).isEnabled()


def test_a_time_that_is_none_of_them_is_the_first(
    shown: TournamentShown, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = NewTournamentDialog(replace(BEFORE, turn_ms=123), shown, window)
    qtbot.addWidget(dialog)
    assert dialog.chosen().turn_ms == 100


def test_every_field_has_a_name(dialog: NewTournamentDialog) -> None:
    fields = dialog.rule, dialog.size_box, dialog.time, dialog.openings, dialog.pairs
    assert all(field.accessibleName() for field in (*fields, dialog.at_once))
