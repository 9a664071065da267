# SPDX-License-Identifier: MIT
"""The self-test tells what works, and fails where something does not."""

import pytest

from sudoku_qt.controllers import self_test
from sudoku_qt.controllers.rehearsal import Rehearsal
from sudoku_qt.engine.sudoku.solver import Result, Status
from tests.controllers.conftest import Begin


def test_everything_shipped_works_here(begin: Begin) -> None:
    program = begin()
    lines = list(self_test.self_test(Rehearsal(program.shell, program.appearance)))
    assert [line.partition(":")[0] for line in lines] == [name for name, _ in self_test.CHECKS]


def test_a_kernel_that_is_wrong_fails_it(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    program = begin()
    wrong = Result(Status.ONE, bytes(range(81)))
    monkeypatch.setattr(self_test, "solve", lambda _text: wrong)
    with pytest.raises(self_test.SelfTestFailed, match="does not solve"):
        list(self_test.self_test(Rehearsal(program.shell, program.appearance)))
