# SPDX-License-Identifier: MIT
"""How a run ends."""

from sudoku_qt.cli.exits import (
    MEANINGS,
    CommandFault,
    InputFault,
    OutputFault,
    ProcessFault,
    UsageFault,
    placed,
    wrong_at,
)
from sudoku_qt.engine.format import at_line
from sudoku_qt.engine.message import Fault, Message
from tests.sweeps import in_turn

FAULTS = [(UsageFault, 2), (InputFault, 3), (OutputFault, 4), (ProcessFault, 5)]


@in_turn(("kind", "code"), FAULTS)
def test_every_fault_has_its_exit_code(kind: type[CommandFault], code: int) -> None:
    fault = kind("cannot read {name}", name="x")

    assert fault.code == code
    assert str(fault) == "cannot read x"


def test_what_is_said_of_a_line_has_its_place_before_it() -> None:
    said = placed("a.txt", 3, Message("one of several"))

    assert str(said) == "a.txt:3: one of several"


def test_a_fault_that_knows_its_line_is_believed() -> None:
    fault = wrong_at("a.txt", 3, at_line(7, Fault("no puzzle here")))

    assert isinstance(fault, InputFault)
    assert str(fault) == "a.txt:7: no puzzle here"


def test_every_exit_code_has_a_meaning_of_its_own() -> None:
    codes = [code for code, _ in MEANINGS]

    assert codes == [0, 1, *(code for _, code in FAULTS), 130, 143]
    assert len({meaning for _, meaning in MEANINGS}) == len(codes)
