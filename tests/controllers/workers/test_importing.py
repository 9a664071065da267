# SPDX-License-Identifier: MIT
"""What a part is made of is imported ahead, and no part is made."""

import sys

import pytest

from sudoku_qt.controllers.workers.importing import import_ahead
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.late import late


class Owner:
    """Somebody with a part."""

    @late("sched:scheduler")
    def part(self, kind: type[object]) -> object:
        """A part of a module that nobody else imports."""
        return kind()


def test_a_module_is_imported_and_no_part_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sched", raising=False)
    import_ahead([Owner.part])(Ticket(lambda _share: None))
    assert "sched" in sys.modules
    assert Owner.part.made(Owner()) is None
