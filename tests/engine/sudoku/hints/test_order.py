# SPDX-License-Identifier: MIT
"""An order of techniques that a player wrote: read, refused by line, written and read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import next_hint
from sudoku_qt.engine.sudoku.hints.order import (
    LARGEST,
    MOST_SCORE,
    Order,
    Placed,
    ladder_of,
    order_of,
    read_order,
    written,
)
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.solving import all_steps, path
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from sudoku_qt.engine.sudoku.rating.rater import rate

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "..9.7...5..21..9..1...28....7...5..1..851......5....3.......3..68........21.....7"
NAMES = [rung.name for rung in LADDER]

SINGLES = {rung.name for rung in LADDER if rung.family == "singles"}

scores = st.none() | st.integers(min_value=0, max_value=MOST_SCORE)
kept = [name for name in NAMES if name not in SINGLES]
used = st.builds(Placed, st.sampled_from(NAMES), scores, st.just(value=True))
unused = st.builds(Placed, st.sampled_from(kept), st.none(), st.just(value=False))
placed = used | unused
orders = st.lists(placed, unique_by=lambda each: each.name).map(tuple)
ends = st.sampled_from(["\n", "\r\n"])


def start(puzzle: str) -> Grid:
    """The grid of a puzzle with all its candidates."""
    return Grid.of_givens(parse(puzzle)).with_all_candidates()


@given(orders, ends, st.text(st.characters(exclude_characters="\0", categories=["L", "P", "S"])))
def test_what_is_written_by_hand_is_read(order: Order, end: str, comment: str) -> None:
    lines = [f"# {comment}"]
    for name, score, on in order:
        said = "Off" if not on else "" if score is None else score
        lines += ["", f" {name.upper().replace('_', '-')}\t{said} #{end}"]
    assert read_order(end.join(lines).encode()) == order


@given(orders)
def test_an_order_is_written_and_read_as_it_is(order: Order) -> None:
    assert read_order(written(order, ("A heading", "of two lines")).encode() + b"\n#") == order
    whole = order_of(ladder_of(order))
    ladder = ladder_of(read_order(written(whole).encode()))
    kinds = [rung.name for rung in LADDER if rung.whole and not ladder[rung.name].on]
    assert [rung.name for rung in ladder] == [*(each.name for each in whole), *kinds]
    assert ladder.active == ladder_of(order).active


@given(orders)
def test_what_is_listed_goes_first_and_the_others_follow_as_ever(order: Order) -> None:
    ladder = ladder_of(order)
    listed = [each.name for each in order]
    assert [rung.name for rung in ladder][: len(listed)] == listed
    assert ladder.rungs[len(listed) :] == tuple(each for each in LADDER if each.name not in listed)
    assert all(ladder[name].on is on for name, _, on in order)
    assert all(ladder[name].score == score for name, score, _ in order if score is not None)


@given(st.binary(max_size=400))
def test_whatever_a_file_holds_is_an_order_or_a_fault(data: bytes) -> None:
    try:
        order = read_order(data)
    except Fault as fault:
        assert str(fault)  # noqa: PT017 - either will do
    else:
        assert len(order) <= len(NAMES)


@given(orders, st.data())
def test_a_line_that_is_wrong_is_told_by_its_number(order: Order, data: st.DataObject) -> None:
    wrong = data.draw(st.sampled_from(["no_such_thing", "x_wing 1 2", "x_wing -1", "x_wing 1e3"]))
    lines = [name for name, *_ in order if name != "x_wing"]
    at = data.draw(st.integers(min_value=0, max_value=len(lines)))
    lines.insert(at, wrong)
    with pytest.raises(Fault, match=rf"^Line {at + 1}: "):
        read_order("\n".join(lines).encode())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x_wing\nfoo\n", "Line 2: No technique is called “foo”."),
        ("x_wing 1000000", "Line 1: “1000000” is no score from 0 to 99999."),
        ("x_wing ٣", "Line 1: “٣” is no score from 0 to 99999."),
        ("x_wing 9 8", "Line 1: Behind a technique there is room for its score only."),
        ("# a\nx_wing\n\nX-Wing 3", "Line 4: “x_wing” stands in line 2 already."),
        ("kraken_fish 2\nkraken_fish_2", None),
        ("x" * 9000, f"Line 1: No technique is called “{'x' * 40}”."),
        (
            "naked_single OFF",
            "Line 1: “naked_single” is always in use: no step goes without singles.",
        ),
        ("", "The file is empty."),
        ("x_wing\0", "This is not a text file."),
        ("#" * (LARGEST + 1), "This file is too large to hold an order of techniques."),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str | None) -> None:
    if said is None:
        assert read_order(text.encode()) == (Placed("kraken_fish", 2), Placed("kraken_fish_2"))
        return
    with pytest.raises(Fault) as caught:
        read_order(text.encode())
    assert str(caught.value) == said


def test_a_byte_order_mark_and_an_older_encoding_do_no_harm() -> None:
    assert read_order(b"\xef\xbb\xbfx_wing 3") == (Placed("x_wing", 3),)
    assert read_order("x_wing # 二链列".encode("gb18030")) == (Placed("x_wing"),)
    assert read_order("x_wing 3".encode("utf-16")) == (Placed("x_wing", 3),)


def test_hints_and_steps_go_by_it() -> None:
    ladder = ladder_of(read_order(b"naked_single 7"))
    grid = start(EASY)
    assert next(path(grid)).technique != "naked_single"
    assert next(path(grid, ladder)).technique == "naked_single"
    hint = next_hint(grid, -1, ladder)
    assert hint is not None
    assert hint.technique == "naked_single"


def test_what_is_off_is_not_looked_for() -> None:
    grid = start(HARD)
    usual = {step.technique for step in path(grid)}
    others = "\n".join(f"{name} off" for name in usual - SINGLES).encode()
    assert usual - SINGLES
    assert not (usual - SINGLES) & {
        each.technique for each in path(grid, ladder_of(read_order(others)))
    }


def test_a_hint_needs_no_more_than_singles() -> None:
    nothing = b"\n".join(b"%s off" % name.encode() for name in NAMES if name not in SINGLES)
    hint = next_hint(start(HARD), -1, ladder_of(read_order(nothing)))
    assert hint is not None
    assert hint.technique in {*SINGLES, "contradiction"}


def test_all_steps_still_name_what_stands_alone_only_where_nothing_else_is_there() -> None:
    ladder = ladder_of(read_order(b"nested_braid"))
    found = {step.technique for step in all_steps(start(EASY), ladder.only("nested_braid"))}
    assert found == {"nested_braid"}
    some = ladder.only("nested_braid", "naked_single")
    assert {step.technique for step in all_steps(start(EASY), some)} == {"naked_single"}


@pytest.mark.parametrize("puzzle", [EASY, HARD])
def test_no_order_decides_a_level(puzzle: str) -> None:
    wanted = "level", "grade", "minutes", "se_rating"
    usual = rate(parse(puzzle), wanted)
    upside_down = ladder_of(tuple(Placed(name, 1) for name in reversed(NAMES)))
    for ladder in (upside_down, ORDERS["hodoku"]):
        assert rate(parse(puzzle), wanted, ladder) == usual
