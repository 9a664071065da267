# SPDX-License-Identifier: MIT
"""What a game need not say: the contract answers for it."""

from tests.controllers.conftest import Begin, Program
from tests.controllers.nim_controller import NIM


def test_a_game_with_no_keys_and_no_rule_of_undo_has_the_contracts(begin: Begin) -> None:
    program = begin(games=(NIM,)).start()
    desk = program.shell.desk
    assert desk.board_keys() == ()
    desk.session.play((0, 2))
    desk.undo()
    assert desk.session.state == (3, 4, 5)
    desk.redo()
    assert desk.session.state == (1, 4, 5)


def test_services_tell_and_complain_in_the_window(program: Program) -> None:
    services = program.desk.services
    services.tell("quietly")
    assert program.notice() == "quietly"
    services.complain("clearly")
    assert program.notice() == "clearly"
