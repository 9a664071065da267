# SPDX-License-Identifier: MIT
"""Makes the opening book of Gomoku by long thoughts of the engine.

    .venv/bin/python packaging/gomoku_book.py [--seconds S] [--plies N] [--jobs N]

It begins on the empty board, after a first stone near the middle, and after each of the balanced
openings of `openings.py`. Of a position it writes down the best move and another one that is hardly
worse, thinks on from both, and so on: the opponent's answers are in the book by the same means. The
lines are written into `sudoku_qt/engine/gomoku/book.py`. Seconds are the processor's.
"""

import time
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from sudoku_qt.engine.gomoku.board import BLACK, WHITE, point_name
from sudoku_qt.engine.gomoku.book import SIZE, Stone, canonical
from sudoku_qt.engine.gomoku.openings.balanced import OPENINGS
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import HARDLY_WORSE, Limits, Thinker
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN

MODULE = Path(__file__).resolve().parent.parent / "sudoku_qt/engine/gomoku/book.py"
BEGINS, ENDS = "# made by packaging/gomoku_book.py\n", "# end of what is made\n"
FARTHEST = 3  # columns and rows from the middle to a first stone
SECOND_SHARE = 0.5  # of the seconds, for another move

Stones = tuple[Stone, ...]
Book = dict[str, tuple[int, ...]]


def main() -> None:
    """Think, and write the book down."""
    parser = ArgumentParser(description="Makes the opening book of Gomoku.")
    parser.add_argument("--seconds", type=float, default=3.0, help="of the processor, a position")
    parser.add_argument("--plies", type=int, default=3, help="moves to go on from a beginning")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    text = MODULE.read_text("utf-8")
    before, _, rest = text.partition(BEGINS)
    after = rest.partition(ENDS)[2]
    made = written(book(options.plies, options.seconds, options.jobs))
    MODULE.write_text(before + BEGINS + made + ENDS + after, "utf-8", newline="\n")


def book(plies: int, seconds: float, jobs: int) -> Book:
    """The moves of each position, which is turned to be called what it is called."""
    found: Book = {}
    positions = list(beginnings())
    with ProcessPoolExecutor(jobs) as pool:
        for ply in range(plies):
            new = {canonical(each)[0]: turned(each) for each in positions}
            asked = [each for name, each in new.items() if name not in found]
            positions = []
            for stones, moves in zip(
                asked, pool.map(partial(best, seconds=seconds), asked), strict=True
            ):
                found[canonical(stones)[0]] = moves
                positions += [after(stones, move) for move in moves]
            print(f"{ply + 1}: {len(found)} positions", flush=True)
    return found


def beginnings() -> Iterator[Stones]:
    """The empty board, a stone near the middle, and the balanced openings."""
    yield ()
    middle = SIZE // 2
    for column in range(FARTHEST + 1):
        for row in range(column + 1):
            yield after((), (middle + row) * SIZE + middle + column)
    for line in OPENINGS[FREESTYLE.name]:
        stones: Stones = ()
        for column, row in (map(int, word.split(",")) for word in line.split()):
            stones = after(stones, (middle + row) * SIZE + middle + column)
        yield stones


def after(stones: Stones, point: int) -> Stones:
    """The stones with that of the side to move on a point."""
    return (*stones, (point, WHITE if len(stones) % 2 else BLACK))


def turned(stones: Stones) -> Stones:
    """The stones as the book has them."""
    _, image = canonical(stones)
    return tuple((image[point], colour) for point, colour in stones)


def best(stones: Stones, seconds: float) -> tuple[int, ...]:
    """The best move of a position, and another one where that is hardly worse."""
    side = WHITE if len(stones) % 2 else BLACK
    thinker = Thinker(FREESTYLE, SIZE)
    thinker.follow(stones)
    first = thinker.think(side, Limits(time.process_time, seconds))
    if not stones or abs(first.worth) > SURE_WIN:
        return (first.point,)
    share = Limits(time.process_time, SECOND_SHARE * seconds)
    second = thinker.think(side, share, without=(first.point,))
    is_good = second.point >= 0 and second.worth >= first.worth - HARDLY_WORSE
    return (first.point, second.point) if is_good else (first.point,)


def written(made: Book) -> str:
    """The lines as Python writes them."""
    lines = [
        f'    "{name} {" ".join(point_name(SIZE, move) for move in moves)}",\n'
        for name, moves in sorted(made.items(), key=lambda each: (len(each[0]), each[0]))
    ]
    return "".join(["LINES: tuple[str, ...] = (\n", *lines, ")\n"])


if __name__ == "__main__":
    main()
