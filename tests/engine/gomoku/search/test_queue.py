# SPDX-License-Identifier: MIT
"""The order of moves, as Python."""

from types import ModuleType

from sudoku_qt.engine.gomoku.rules import FREESTYLE

PLY, DEPTH = 3, 4


def test_the_moves_come_by_rank_the_known_one_first_and_what_refuted_before_sooner(
    as_python: dict[str, ModuleType],
) -> None:
    position = as_python["search.position"].Position(FREESTYLE, 9)
    for point, colour in ((40, 1), (41, 2), (31, 1)):
        position.put(point, colour)
    queue = as_python["search.queue"].Queue(position)

    def order(first: int) -> list[int]:
        number = queue.fill(2, PLY, pressed=False, first=first)
        return [queue.pick(PLY, index, number) for index in range(number)]

    plain = order(0)
    assert len(set(plain)) == len(plain) > 20
    assert order(plain[-1])[0] == plain[-1]
    queue.reward(2, plain[-2], DEPTH, PLY)
    assert order(0).index(plain[-2]) < len(plain) - 2
    for row in range(32):
        queue.zones[PLY * 32 + row] = 0
    assert queue.fill(2, PLY, pressed=True, first=0) == 0
