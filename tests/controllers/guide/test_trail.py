# SPDX-License-Identifier: MIT
"""The pages that were read: back, forward, and another way from there."""

from sudoku_qt.controllers.guide.trail import LONGEST, Trail


def test_one_goes_back_and_forward_along_what_was_read() -> None:
    trail = Trail()
    assert (trail.here, trail.can_walk(-1), trail.can_walk(1)) == ("", False, False)
    for key in ("a", "b", "b", "c"):
        trail.go(key)
    trail.walk(-1)
    assert trail.here == "b"
    trail.walk(-1)
    assert (trail.here, trail.can_walk(-1), trail.can_walk(1)) == ("a", False, True)
    trail.walk(-1)
    assert trail.here == "a"
    trail.walk(2)
    assert trail.here == "c"


def test_another_way_forgets_what_one_had_come_back_from() -> None:
    trail = Trail()
    for key in ("a", "b"):
        trail.go(key)
    trail.walk(-1)
    trail.go("c")
    assert (trail.here, trail.can_walk(1)) == ("c", False)
    trail.walk(-1)
    assert trail.here == "a"


def test_it_does_not_grow_for_ever() -> None:
    trail = Trail()
    for number in range(LONGEST + 5):
        trail.go(str(number))
    trail.walk(1 - LONGEST)
    assert (trail.here, trail.can_walk(-1)) == ("5", False)
