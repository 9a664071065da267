# SPDX-License-Identifier: MIT
"""The library with a million puzzles: stored, paged in every order, searched, found out about.

LIBRARY_PUZZLES in the environment is another number of them. Half have a level, a rating and a
name, as if the background had come so far, so that every order has something to order.
"""

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library.entry import State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import STEPS, Order, Query

Row = tuple[str, float, str, str]

PUZZLES = int(os.environ.get("LIBRARY_PUZZLES", "1000000"))
BASES = 2000
PAGE = 50
SOME_S = 10.0
KNOWN = """
    UPDATE entries SET
        level = 1 + id * 7919 % 5, se_rating = 1.0 + id * 7919 % 80 / 10.0,
        predicted_s = 60.0 + id * 7919 % 100003 / 10.0, state = id * 7919 % 3,
        best_ms = 1000 + id * 7919 % 1000003, played = 1700000000 + id * 7919 % 1000003,
        minimal = 1 + id * 7919 % 2,
        hardest = json_extract(:steps, '$[' || (id * 7919 % 40) || ']'),
        name = 'Puzzle ' || id, words = 'puzzle ' || id || char(10), favourite = id % 501 = 0
    WHERE id % 2
"""
USES = "INSERT INTO uses SELECT 1 + id % 40, id FROM entries WHERE id % 2"
QUERIES = {
    "a text in every second name": Query(text="puzzle"),
    "a text in few names": Query(text="puzzle 1234"),
    "a text in none": Query(text="nowhere"),
    "a technique": Query(technique=("technique 7",)),
    "a collection with everything, by level": Query(collection="All", order=Order.LEVEL),
    "favourites": Query(favourite=True),
    "a level, by minutes": Query(levels=frozenset({3}), order=Order.MINUTES),
    "givens, by the hardest step": Query(givens=(20, 24), order=Order.HARDEST),
    "two hardest steps, by SE rating": Query(hardest=frozenset(STEPS[2:4]), order=Order.SE),
    "minimal, by givens": Query(minimal=True, order=Order.GIVENS),
    "twins": Query(twins=True, order=Order.TWIN),
    "solved, last played first": Query(states=frozenset({State.SOLVED}), order=Order.PLAYED),
}


def rows() -> Iterator[Row]:
    """Measure the library."""
    with TemporaryDirectory() as folder:
        listed = Path(folder, "list.txt")
        write_list(listed)
        path = Path(folder, "data", "library.db")
        library = Library(path)
        yield from storing(library, listed, path)
        yield from finding_out(library)
        with library._database.writing() as connection:
            connection.execute(KNOWN, {"steps": json.dumps(STEPS[:40])})
            names = [(f"technique {number}",) for number in range(40)]
            connection.execute("DELETE FROM uses")
            connection.execute("DELETE FROM techniques")
            connection.executemany("INSERT INTO techniques (name) VALUES (?)", names)
            connection.execute(USES)
        yield "all totals", milliseconds(library.totals), "ms", ""
        yield from paging(library)
        yield from searching(library, listed)
        began = time.perf_counter()
        library.backup(Path(folder, "backup.db"))
        yield "backup", time.perf_counter() - began, "s", ""
        library.close()


def write_list(path: Path) -> None:
    """Write different puzzles: images of some, with other digits and their lines exchanged."""
    dice = random.Random(7)
    found = bytes(kernel.minimal_puzzles(7, BASES))
    with path.open("wb") as file:
        for number in range(PUZZLES):
            place = 81 * (number % BASES)
            puzzle = found[place : place + 81]
            bands = dice.sample(range(3), 3)
            rows = [3 * band + row for band in bands for row in dice.sample(range(3), 3)]
            turned = b"".join(puzzle[9 * row : 9 * row + 9] for row in rows)
            digits = bytes(dice.sample(b"123456789", 9))
            file.write(turned.translate(b"." + digits + bytes(246)) + b"\n")


def storing(library: Library, listed: Path, path: Path) -> Iterator[Row]:
    """Store the puzzles, and store them again."""
    for name in ("stored", "passed over as doubles"):
        cpu, began = time.process_time(), time.perf_counter()
        came = library.import_file(listed, "All")
        taken = time.perf_counter() - began
        cpu = PUZZLES / (time.process_time() - cpu)
        note = f"{came.kept:,} kept; {cpu:,.0f} for each second of the processor"
        yield f"puzzles {name}", PUZZLES / taken, "a second", note
    size = sum(each.stat().st_size for each in path.parent.iterdir())
    yield "bytes on the disk for each puzzle", size / PUZZLES, "bytes", f"{size >> 20} MB"


def finding_out(library: Library) -> Iterator[Row]:
    """Find out what some seconds allow: first the forms alone, then the levels."""
    before = library.totals()
    cpu = time.process_time()
    found_out(library, lambda: library.totals().uncanonical == 0)
    cpu = time.process_time() - cpu
    yield "canonical forms", before.uncanonical / cpu, "a second", "of the processor"
    end = time.perf_counter() + SOME_S
    found_out(library, lambda: time.perf_counter() > end)
    rated = before.unrated - library.totals().unrated
    yield "levels", rated / SOME_S, "a second", ""


def found_out(library: Library, is_enough: Callable[[], bool]) -> None:
    """Find out until it is enough."""
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked % 100 == 0 and is_enough()

    try:
        library.find_out(stop=stop)
    except Cancelled:
        return


def paging(library: Library) -> Iterator[Row]:
    """Read the first page, one in the middle and the last, in every order."""
    for order in Order:
        for descending in (False, True):
            query = Query(order=order, descending=descending)
            counted = milliseconds(library.count, query)
            count = library.count(query)
            places = 0, count // 4, count // 2, 3 * count // 4, count - PAGE
            pages = [milliseconds(library.page, query, first, PAGE) for first in places]
            note = "counted in {:.0f}; pages {}".format(
                counted, ", ".join(f"{each:.1f}" for each in pages)
            )
            way = "descending" if descending else "ascending"
            yield f"slowest page by {order.value}, {way}", max(pages), "ms", note


def searching(library: Library, listed: Path) -> Iterator[Row]:
    """Search for what there is to search for: take stock, then read a page from the middle."""
    with listed.open(encoding="utf-8") as file:
        puzzle = file.readline().strip()
    asked = {**QUERIES, "a puzzle in any disguise": Query(puzzle=puzzle[::-1])}
    for name, query in asked.items():
        taken = milliseconds(library.count, query)
        count = library.count(query)
        page = milliseconds(library.page, query, count // 2, PAGE)
        yield f"search: {name}", taken, "ms", f"{count:,} found, a page of them {page:.1f} ms"


def milliseconds(work: Callable[..., object], *values: object) -> float:
    """How long something takes."""
    began = time.perf_counter()
    work(*values)
    return 1000 * (time.perf_counter() - began)
