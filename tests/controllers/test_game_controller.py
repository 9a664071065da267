# SPDX-License-Identifier: MIT
"""What a game need not say: the contract answers for it."""

import pytest
from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import controller_of
from tests.controllers.conftest import Begin, Program
from tests.controllers.nim_controller import ENTRY as NIM
from tests.controllers.nim_controller import NimController


def test_a_game_with_no_keys_and_no_rule_of_undo_has_the_contracts(begin: Begin) -> None:
    program = begin(games=(NIM,)).start()
    controller = program.shell.controller
    assert controller.board_keys() == ()
    controller.session.play((0, 2))
    controller.undo()
    assert controller.session.state == (3, 4, 5)
    controller.redo()
    assert controller.session.state == (1, 4, 5)


def test_services_tell_and_complain_in_the_window(program: Program) -> None:
    services = program.controller.services
    services.tell("quietly")
    assert program.notice() == "quietly"
    services.complain("clearly")
    assert program.notice() == "clearly"


def test_the_entry_of_a_game_names_its_controller() -> None:
    assert controller_of(NIM) is NimController
    with pytest.raises(TypeError, match="QObject is no GameController"):
        controller_of(NIM._replace(controller=lambda: QObject))
