# SPDX-License-Identifier: MIT
"""How a run ends."""

import pytest

from sudoku_qt.cli.exits import (
    MEANINGS,
    CommandFault,
    InputFault,
    OutputFault,
    ProcessFault,
    UsageFault,
)

FAULTS = [(UsageFault, 2), (InputFault, 3), (OutputFault, 4), (ProcessFault, 5)]


@pytest.mark.parametrize(("kind", "code"), FAULTS)
def test_every_fault_has_its_exit_code(kind: type[CommandFault], code: int) -> None:
    fault = kind("cannot read {name}", name="x")

    assert fault.code == code
    assert str(fault) == "cannot read x"


def test_every_exit_code_has_a_meaning_of_its_own() -> None:
    codes = [code for code, _ in MEANINGS]

    assert codes == [0, 1, *(code for _, code in FAULTS), 130, 143]
    assert len({meaning for _, meaning in MEANINGS}) == len(codes)
