# SPDX-License-Identifier: MIT
"""The work at the end of a game, run here and now."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.workers.look_back import Due, look_back
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.review import Stretch
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.store.record import Played, Record
from tests.cages import KILLER, SOLVED

GAME = Played("2026-01-01T00:00:00+00:00", "sudoku", level=1)
GIVENS = bytes(
    int(sign)
    for sign in "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    .replace(".", "0")
)  # fmt: skip
PLACE = Stretch(Grid.of_givens(GIVENS), Grid.of_givens(GIVENS), 90_000)


@pytest.fixture
def ticket() -> Ticket:
    """A ticket that nobody tears."""
    return Ticket(lambda _: None)


def test_a_new_game_counts_whether_it_is_recorded_already_or_not(
    tmp_path: Path, ticket: Ticket
) -> None:
    record = Record(tmp_path / "record.jsonl")
    work = look_back(record, GAME, (), is_new=True)

    assert work(ticket).games == (GAME,)
    record.add(GAME)
    assert work(ticket).games == (GAME,)


def test_one_that_is_looked_at_again_does_not_count(tmp_path: Path, ticket: Ticket) -> None:
    record = Record(tmp_path / "record.jsonl")

    assert look_back(record, GAME, (), is_new=False)(ticket).games == ()


@pytest.mark.slow
def test_what_was_due_in_a_hard_place_is_found(tmp_path: Path, ticket: Ticket) -> None:
    record = Record(tmp_path / "record.jsonl")
    nothing = Stretch(Grid.of_givens(bytes(81)), Grid.of_givens(bytes(81)), 1)

    found = look_back(record, GAME, (PLACE, nothing), is_new=False)(ticket)

    assert [each.technique for each in found.due] == ["hidden_single", ""]
    assert [len(each.cells) for each in found.due] == [1, 0]


@pytest.mark.parametrize(("cell", "digit", "is_it"), [(78, 1, True), (5, 8, True), (40, 5, False)])
def test_of_several_of_a_kind_that_is_due_which_the_player_took(
    cell: int,
    digit: int,
    is_it: bool,  # noqa: FBT001 - a case's
    tmp_path: Path,
    ticket: Ticket,
) -> None:
    before = Grid.of_givens(GIVENS)
    place = Stretch(before, before.with_value(cell, digit), 90_000)

    work = look_back(Record(tmp_path / "record.jsonl"), GAME, (place,), is_new=False)
    (due,) = work(ticket).due

    assert due.technique == "hidden_single"
    assert len(due.cells) == 1 or not is_it
    assert (cell in due.cells) is is_it, "a naked single is another technique"


def test_a_record_that_cannot_be_read_costs_no_card(tmp_path: Path, ticket: Ticket) -> None:
    (tmp_path / "record.jsonl").mkdir()

    found = look_back(Record(tmp_path / "record.jsonl"), GAME, (), is_new=True)(ticket)

    assert found.games == (GAME,)
    assert "record.jsonl" in str(found.fault)


def test_in_a_variant_its_rules_decide_what_was_due(tmp_path: Path, ticket: Ticket) -> None:
    puzzle = read_variant(KILLER)
    before = Grid.of_givens(puzzle.givens, puzzle.rules.shape)
    place = Stretch(before, before.with_value(80, int(SOLVED[80])), 90_000)
    wrong = Stretch(before.with_value(0, 9), before, 90_000)

    record, solution = Record(tmp_path / "record.jsonl"), bytes(map(int, SOLVED))
    places = (place, wrong)
    work = look_back(record, GAME, places, is_new=False, variant=puzzle, solution=solution)
    found, none = work(ticket).due

    assert (found.technique, found.cells) == ("last_cell", (80,))
    assert none == Due()
