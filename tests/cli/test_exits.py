# SPDX-License-Identifier: MIT
"""How a run ends."""

import pytest

from sudoku_qt.cli.exits import CommandFault, InputFault, OutputFault, UsageFault


@pytest.mark.parametrize(("kind", "code"), [(UsageFault, 2), (InputFault, 3), (OutputFault, 4)])
def test_every_fault_has_its_exit_code(kind: type[CommandFault], code: int) -> None:
    fault = kind("cannot read {name}", name="x")

    assert fault.code == code
    assert str(fault) == "cannot read x"
