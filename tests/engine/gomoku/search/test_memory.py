# SPDX-License-Identifier: MIT
"""What a search remembers of positions, as Python."""

from sudoku_qt.engine.gomoku.search.worths import EXACT, WIN
from tests.engine.gomoku.cases import from_source

MEMORY = from_source("search.memory")
KEY, SAME_GROUP, THIRD = 0x1234500000, 0x9876500000, 0x5555500000


def test_what_was_kept_is_found_and_nothing_else() -> None:
    memory = MEMORY.Memory(1 << 4)
    memory.keep(KEY, 77, 5, EXACT, -40)
    entry = memory.find(KEY)

    assert (entry & 1023, MEMORY.depth_in(entry), MEMORY.worth_in(entry, 3)) == (77, 5, -40)
    assert memory.find(SAME_GROUP) == 0


def test_of_a_group_the_deepest_stays_and_the_last_comes_in() -> None:
    memory = MEMORY.Memory(1 << 4)
    for key, depth in ((KEY, 9), (SAME_GROUP, 2), (THIRD, 1)):
        memory.keep(key, 1, depth, EXACT, 0)
    assert [bool(memory.find(key)) for key in (KEY, SAME_GROUP, THIRD)] == [True, False, True]

    memory.grow_old()
    memory.keep(SAME_GROUP, 1, 1, EXACT, 0)
    assert memory.find(SAME_GROUP)
    assert not memory.find(KEY)


def test_the_best_move_outlasts_a_search_that_found_none() -> None:
    memory = MEMORY.Memory(1 << 4)
    memory.keep(KEY, 77, 5, EXACT, 0)
    memory.keep(KEY, 0, 6, EXACT, 0)
    assert memory.find(KEY) & 1023 == 77


def test_halves_of_two_entries_are_those_of_no_position() -> None:
    for mixed in ((0, 1), (1, 0)):
        memories = [MEMORY.Memory(1 << 4) for _ in range(2)]
        for memory, key, place in zip(memories, (KEY, SAME_GROUP), (77, 78), strict=True):
            memory.keep(key, place, 5, EXACT, 10 * place)
        torn = MEMORY.Memory(1 << 4)
        for word, which in enumerate(mixed):
            torn.words[word] = memories[which].words[word]
        assert [torn.find(key) for key in (KEY, SAME_GROUP)] == [0, 0]
        torn.keep(KEY, 80, 2, EXACT, 0)
        assert torn.find(KEY) & 1023 == 80


def test_wins_are_counted_from_the_position_on() -> None:
    memory = MEMORY.Memory(1 << 4)
    for worth in (WIN - 9, 9 - WIN, 12):
        memory.keep(KEY, 1, 1, EXACT, MEMORY.from_here(worth, 4))
        assert MEMORY.worth_in(memory.find(KEY), 4) == worth
