# SPDX-License-Identifier: MIT
"""What a sieve leaves of pieces."""

from sudoku_qt.cli.sieve import Sieve
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.engine.sudoku.research.seen import Seen


def test_the_first_record_of_each_key_stays_with_all_its_lines() -> None:
    with Seen() as seen:
        sieve = Sieve(seen, 2)
        first = sieve(Outcome(b"a\n1\nb\n2\na\n3\n", 3, size=9, keys=(b"a", b"b", b"a")))
        second = sieve(Outcome(b"b\n4\nc\n5\n", 2, bad=True, keys=(b"b", b"c")))
    assert (first.text, first.records, first.size) == (b"a\n1\nb\n2\n", 2, 9)
    assert (second.text, second.records, second.bad) == (b"c\n5\n", 1, True)


def test_what_is_written_already_is_passed_over() -> None:
    with Seen() as seen:
        sieve = Sieve(seen, 1)
        sieve.written = 2
        outcomes = [
            sieve(Outcome(b"a\nb\n", 2, keys=(b"a", b"a"))),
            sieve(Outcome(b"c\nd\n", 2, keys=(b"c", b"d"))),
        ]
    assert [(each.text, each.records) for each in outcomes] == [(b"", 0), (b"d\n", 1)]
