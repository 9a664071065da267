# SPDX-License-Identifier: MIT
"""The canonical form: the least isomorph of a puzzle or a full grid.

Two puzzles are isomorphic (equal but for labels, the order of rows, columns, bands and stacks, and
transposition) if and only if their canonical forms are equal. Isomorphs are compared cell by cell
in reading order, with an empty cell before all digits; that form is known as "minlex".

The search lays down one row after the other, in all possible ways, and continues with those for
which the rows so far are least. For each row there is one best order of the columns and labels, up
to ties: two digits without a label may come in either order. Columns of a stack that are empty in
every row so far cannot be distinguished; they come first in their stack, stay unordered until a row
distinguishes them, and so make no ties. The same holds for stacks.

A full grid has ties in its first row only, but there all 6^4 orders of the columns, for each of 18
rows. So its first two rows are laid down together: each pair of rows of a band has a dozen orders
in which the second row begins with 4 5, as the least one does; the search continues with the least
of these.
"""

from sudoku_qt.engine.work import Cancelled, Stop

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

if not cython.compiled:
    from typing import Any, TypeAlias

    from sudoku_qt.engine import uncompiled as cython
    from sudoku_qt.engine.uncompiled import address

    ImagePointer: TypeAlias = Any
    SearchPointer: TypeAlias = Any
    Digits: TypeAlias = bytes
    Buffer: TypeAlias = bytearray
    Image = cython.struct(
        rows=9,
        columns=9,
        values=9,
        alike=3,
        labels=10,
        tied=3,
        tied_from=3,
        stacks_alike=0,
        labels_used=0,
        band=0,
        rows_used=0,
        tied_stacks=0,
        tied_stacks_from=0,
    )
    Search = cython.struct(
        board=81,
        rows=81,
        best=9,
        rows_known=0,
        laid=(81, Image),
        images=(10, Image),
        found=(1, Image),
        turned=0,
        found_turned=0,
        fewest=0,
        ways=0,
        places=9,
        seconds=36,
        clues=18,
    )
    image_at = search_at = address

DIGITS = bytes(range(10))
NEW = 10  # stands for the label of a digit that has none yet: above all others
NO_ROW = 64  # more clues than a row can have
PAIRS = 18  # of a row and another row of its band
FIRST_ROW = 0x123456789  # of a full grid
ABOVE_ALL = 0xFFFFFFFFF  # above every row
SLICE = 64  # puzzles between two calls of `stop`


def canonical_form(puzzle: bytes) -> bytes:
    """The canonical form of a puzzle or a full grid, 81 bytes of 0-9.

    Raises `ValueError` for anything but 81 bytes of 0-9, and for a digit twice in a row or column.
    """
    return canonical_image(puzzle)[0]


def canonical_forms(puzzles: bytes, stop: Stop | None = None) -> tuple[bytearray, bytearray]:
    """The canonical forms of consecutive puzzles, 81 bytes of 0-9 each.

    Returns the forms in the same layout, and a byte for each puzzle: 1, or 0 if a row or column has
    a digit twice, for which the form is all zeros. `stop` is asked every few milliseconds whether
    to end with `Cancelled`. Raises `ValueError` for anything but whole puzzles of 0-9.
    """
    if len(puzzles) % 81 or puzzles.translate(None, DIGITS):
        raise ValueError("puzzles are 81 bytes of 0-9 each")
    s = cython.declare(Search)
    number: cython.longlong = len(puzzles) // 81
    forms, legal = bytearray(81 * number), bytearray(number)
    source: Digits = puzzles
    target: Buffer = forms
    flags: Buffer = legal
    done: cython.longlong = 0
    end: cython.longlong = 0
    while done < number:
        end = min(number, done + SLICE)
        with cython.nogil:
            while done < end:
                flags[done] = least_image(search_at(s), source, 81 * done)
                if flags[done]:
                    write_form(search_at(s), target, 81 * done)
                done += 1
        if stop is not None and stop():
            raise Cancelled
    return forms, legal


def canonical_image(puzzle: bytes) -> tuple[bytes, bytes, bytes]:
    """The canonical form, and an isomorphism to it: 81 `cells` and 10 `digits`, the first one 0.

    Cell i of the form holds what the puzzle has in cell `cells[i]`, with digit d relabelled to
    `digits[d]`. If there are several such isomorphisms, this is one of them. Raises `ValueError` as
    `canonical_form` does.
    """
    if len(puzzle) != 81 or puzzle.translate(None, DIGITS):
        raise ValueError("a puzzle is 81 bytes of 0-9")
    s = cython.declare(Search)
    source: Digits = puzzle
    if not least_image(search_at(s), source, 0):
        raise ValueError("a puzzle with a digit twice in a row or column has no canonical form")
    form: bytearray = bytearray(81)
    target: Buffer = form
    write_form(search_at(s), target, 0)
    return bytes(form), cells_of(search_at(s)), digits_of(search_at(s))


def least_image(s: SearchPointer, puzzles: Digits, start: cython.longlong) -> cython.bint:
    """Find the least isomorph of a puzzle; False if a row or column repeats a digit."""
    turned: cython.int
    row: cython.int
    s.rows_known = 0
    s.best[0] = 0  # for a caller that gives no first row
    s.fewest = NO_ROW
    for turned in range(2):
        turn(s, puzzles, start, turned)
        if not has_legal_rows(s):
            return False
        for row in range(9):
            s.clues[9 * turned + row] = clues_of_row(s, row)
            s.fewest = min(s.fewest, s.clues[9 * turned + row])
    if is_full_grid(s):
        extend_grid(s, puzzles, start)
        return True
    for turned in range(2):
        turn(s, puzzles, start, turned)
        begin(image_at(s.images[0]))
        extend(s, 0)
    return True


def turn(
    s: SearchPointer, puzzles: Digits, start: cython.longlong, turned: cython.bint
) -> cython.void:
    """Load the puzzle as it is, or transposed."""
    cell: cython.int
    s.turned = turned
    for cell in range(81):
        s.board[cell] = puzzles[start + (cell % 9 * 9 + cell // 9 if turned else cell)]


def clues_of_row(s: SearchPointer, row: cython.int) -> cython.int:
    """The numbers of clues in the stacks of a row, ascending, as the rank of a first row."""
    fewest: cython.int = 3
    most: cython.int = 0
    total: cython.int = 0
    stack: cython.int
    for stack in range(3):
        cell: cython.int = 9 * row + 3 * stack
        clues: cython.int = (s.board[cell] > 0) + (s.board[cell + 1] > 0) + (s.board[cell + 2] > 0)
        fewest = min(fewest, clues)
        most = max(most, clues)
        total += clues
    return (fewest * 4 + total - fewest - most) * 4 + most


def count_automorphisms(puzzle: bytes) -> int:
    """The number of automorphisms: rearrangements that leave a puzzle equal but for its labels.

    They permute rows, columns, bands and stacks, and perhaps transpose; the identity counts. For a
    full grid the number is nearly always 1, and 648 at most; empty lines that can be swapped raise
    it. Raises `ValueError` as `canonical_form` does.
    """
    canonical_form(puzzle)
    s = cython.declare(Search)
    source: Digits = puzzle
    least_image(search_at(s), source, 0)
    return int(s.ways)


def orders_of_alike(image: ImagePointer) -> cython.int:
    """The number of orders of the columns and stacks that no row distinguishes."""
    return (
        orders_of(image.alike[0])
        * orders_of(image.alike[1])
        * orders_of(image.alike[2])
        * orders_of(image.stacks_alike)
    )


def write_form(s: SearchPointer, target: Buffer, start: cython.longlong) -> cython.void:
    """Write the least isomorph."""
    cell: cython.int
    for cell in range(81):
        target[start + cell] = s.best[cell // 9] >> 4 * (8 - cell % 9) & 15


def cells_of(s: SearchPointer) -> bytes:
    """For each cell of the form the cell of the puzzle that it shows."""
    cell: cython.int
    row: cython.int
    column: cython.int
    cells: bytearray = bytearray(81)
    for cell in range(81):
        row = s.found[0].rows[cell // 9]
        column = s.found[0].columns[cell % 9]
        cells[cell] = 9 * column + row if s.found_turned else 9 * row + column
    return bytes(cells)


def digits_of(s: SearchPointer) -> bytes:
    """The new label of each digit; digits that the puzzle lacks get the remaining ones."""
    digit: cython.int
    label: cython.int = s.found[0].labels_used
    digits: bytearray = bytearray(10)
    for digit in range(1, 10):
        if not s.found[0].labels[digit]:
            label += 1
        digits[digit] = s.found[0].labels[digit] or label
    return bytes(digits)


def has_legal_rows(s: SearchPointer) -> cython.bint:
    """Whether no row has a digit twice."""
    cell: cython.int
    seen: cython.int = 0
    for cell in range(81):
        if cell % 9 == 0:
            seen = 0
        if s.board[cell] and seen >> s.board[cell] & 1:
            return False
        seen |= 1 << s.board[cell]
    return True


def is_full_grid(s: SearchPointer) -> cython.bint:
    """Whether there is a digit in every cell, and none twice in a box."""
    box: cython.int
    cell: cython.int
    for box in range(9):
        seen: cython.int = 0
        for cell in range(9):
            seen |= 1 << s.board[box // 3 * 27 + box % 3 * 3 + cell // 3 * 9 + cell % 3]
        if seen != 0b1111111110:
            return False
    return True


def begin(image: ImagePointer) -> cython.void:
    """Reset the image: no row is laid down, and no columns or stacks are distinguished."""
    n: cython.int
    for n in range(9):
        image.rows[n] = n
        image.columns[n] = n
    for n in range(10):
        image.labels[n] = 0
    for n in range(3):
        image.alike[n] = 3
    image.stacks_alike = 3
    image.labels_used = 0
    image.band = 0
    image.rows_used = 0


def copy(source: ImagePointer, target: ImagePointer) -> cython.void:
    """Copy an image over another."""
    if cython.compiled:
        target[0] = source[0]
        return
    n: cython.int
    for n in range(9):
        target.rows[n] = source.rows[n]
        target.columns[n] = source.columns[n]
    for n in range(10):
        target.labels[n] = source.labels[n]
    for n in range(3):
        target.alike[n] = source.alike[n]
    target.stacks_alike = source.stacks_alike
    target.labels_used = source.labels_used
    target.band = source.band
    target.rows_used = source.rows_used
    for n in range(3):
        target.tied[n] = source.tied[n]
        target.tied_from[n] = source.tied_from[n]
    target.tied_stacks = source.tied_stacks
    target.tied_stacks_from = source.tied_stacks_from


def extend(s: SearchPointer, level: cython.int) -> cython.void:
    """Lay down each possible next row, and continue with those that are least so far.

    So each image that is found is at most as great as the one before.
    """
    row: cython.int
    if level == 9:
        copy(image_at(s.images[9]), image_at(s.found[0]))
        s.ways += orders_of_alike(image_at(s.images[9]))
        s.found_turned = s.turned
        return
    lay_rows(s, level)
    for row in range(9):
        if s.rows[9 * level + row] == s.best[level]:
            break_ties(s, level, row)


def lay_rows(s: SearchPointer, level: cython.int) -> cython.void:
    """Lay down each possible next row, and keep the least as the best."""
    image: ImagePointer = image_at(s.images[level])
    row: cython.int
    place: cython.int
    for row in range(9):
        place = 9 * level + row
        s.rows[place] = -1
        if image.rows_used >> row & 1 or (level % 3 and row // 3 != image.band):
            continue
        if level == 0 and s.clues[9 * s.turned + row] != s.fewest:
            continue
        copy(image, image_at(s.laid[place]))
        s.laid[place].rows_used |= 1 << row
        s.laid[place].rows[level] = row
        s.laid[place].band = row // 3
        arrange(s, image_at(s.laid[place]), row)
        s.rows[place] = number_of_row(image_at(s.laid[place]))
        if level >= s.rows_known or s.rows[place] < s.best[level]:
            s.best[level] = s.rows[place]
            s.rows_known = level + 1
            s.ways = 0


def arrange(s: SearchPointer, image: ImagePointer, row: cython.int) -> cython.void:
    """Order undistinguished columns and stacks so that the row becomes the least."""
    n: cython.int
    stack: cython.int
    for n in range(9):
        digit: cython.int = s.board[9 * row + image.columns[n]]
        image.values[n] = NEW if digit and not image.labels[digit] else image.labels[digit]
    for stack in range(3):
        if image.alike[stack] > 1:
            sort_columns(image, 3 * stack, 3 * stack + 1)
        if image.alike[stack] > 2:
            sort_columns(image, 3 * stack + 1, 3 * stack + 2)
            sort_columns(image, 3 * stack, 3 * stack + 1)
    if image.stacks_alike > 1:
        sort_stacks(image, 0)
    if image.stacks_alike > 2:
        sort_stacks(image, 1)
        sort_stacks(image, 0)


def sort_columns(image: ImagePointer, left: cython.int, right: cython.int) -> cython.void:
    """Swap two columns if that makes the row less."""
    if image.values[left] > image.values[right]:
        image.values[left], image.values[right] = image.values[right], image.values[left]
        image.columns[left], image.columns[right] = image.columns[right], image.columns[left]


def sort_stacks(image: ImagePointer, left: cython.int) -> cython.void:
    """Swap a stack and the next one if that makes the row less."""
    if key_of(image, left) > key_of(image, left + 1):
        n: cython.int
        for n in range(3 * left, 3 * left + 3):
            image.values[n], image.values[n + 3] = image.values[n + 3], image.values[n]
            image.columns[n], image.columns[n + 3] = image.columns[n + 3], image.columns[n]


def key_of(image: ImagePointer, stack: cython.int) -> cython.int:
    """The part of a row in a stack as a number."""
    n: cython.int = 3 * stack
    return (image.values[n] * 16 + image.values[n + 1]) * 16 + image.values[n + 2]


def number_of_row(image: ImagePointer) -> cython.longlong:
    """A row as a number of nine digits, with new labels for digits that have none."""
    label: cython.int = image.labels_used
    number: cython.longlong = 0
    value: cython.int
    n: cython.int
    for n in range(9):
        value = image.values[n]
        if value == NEW:
            label += 1
            value = label
        number = number * 16 + value
    return number


def find_ties(image: ImagePointer) -> cython.void:
    """Note which columns and stacks the row leaves undistinguished, and which it ties."""
    stack: cython.int
    n: cython.int
    for stack in range(3):
        new: cython.int = 0
        empty: cython.int = 0
        for n in range(3 * stack, 3 * stack + image.alike[stack]):
            new += image.values[n] == NEW
            empty += image.values[n] == 0
        image.tied[stack] = new
        image.tied_from[stack] = 3 * stack + image.alike[stack] - new
        image.alike[stack] = empty
    image.tied_stacks = 1
    image.tied_stacks_from = 0
    empty = 0
    for stack in range(image.stacks_alike):
        empty += key_of(image, stack) == 0
        if stack and key_of(image, stack) and key_of(image, stack) == key_of(image, stack - 1):
            if image.tied_stacks == 1:
                image.tied_stacks_from = stack - 1
            image.tied_stacks += 1
    image.stacks_alike = empty


def break_ties(s: SearchPointer, level: cython.int, row: cython.int) -> cython.void:
    """Continue with every order of the columns and stacks that gives the same row."""
    laid: ImagePointer = image_at(s.laid[9 * level + row])
    find_ties(laid)
    stack_orders: cython.int = orders_of(laid.tied_stacks)
    orders_0: cython.int = orders_of(laid.tied[0])
    orders_1: cython.int = orders_of(laid.tied[1])
    orders_2: cython.int = orders_of(laid.tied[2])
    number: cython.int
    for number in range(stack_orders * orders_0 * orders_1 * orders_2):
        image: ImagePointer = image_at(s.images[level + 1])
        copy(laid, image)
        rest: cython.int = number
        order_stacks(laid, image, rest % stack_orders)
        rest //= stack_orders
        order_columns(image, 0, rest % orders_0)
        rest //= orders_0
        order_columns(image, 1, rest % orders_1)
        order_columns(image, 2, rest // orders_1)
        give_labels(s, image, row)
        extend(s, level + 1)


def extend_grid(s: SearchPointer, puzzles: Digits, start: cython.longlong) -> cython.void:
    """Lay down the first two rows of a full grid, and continue with the least."""
    turned: cython.int
    pair: cython.int
    s.best[0] = FIRST_ROW
    s.best[1] = ABOVE_ALL
    s.rows_known = 2
    for turned in range(2):
        turn(s, puzzles, start, turned)
        for pair in range(PAIRS):
            s.seconds[PAIRS * turned + pair] = try_orders(s, pair, False)
    for turned in range(2):
        turn(s, puzzles, start, turned)
        for pair in range(PAIRS):
            if s.seconds[PAIRS * turned + pair] == s.best[1]:
                try_orders(s, pair, True)


def try_orders(s: SearchPointer, pair: cython.int, going_on: cython.bint) -> cython.longlong:
    """Try each order of the columns in which the second row of a pair begins with 4 5.

    At least two of the three digits of a minirow share a minirow of the first row, so there is
    always one. Returns the least second row, and notes it if it is less than the best; or continues
    with each that equals the best.
    """
    row: cython.int = pair // 2
    find_places(s, row, row // 3 * 3 + (row % 3 + 1 + pair % 2) % 3)
    least: cython.longlong = ABOVE_ALL
    number: cython.longlong
    one: cython.int
    two: cython.int
    last: cython.int
    for one in range(9):
        for two in range(one // 3 * 3, one // 3 * 3 + 3):
            if one == two or s.places[one] // 3 != s.places[two] // 3:
                continue
            for last in range(2):
                order_columns_of_grid(s, image_at(s.images[1]), one, two, last)
                number = second_row(s, image_at(s.images[1]))
                least = min(least, number)
                if going_on and number == s.best[1]:
                    begin_grid(s, image_at(s.images[1]), row)
                    extend(s, 1)
    if not going_on:
        s.best[1] = min(s.best[1], least)
    return least


def find_places(s: SearchPointer, row: cython.int, other: cython.int) -> cython.void:
    """Note for each column of one row in which column the other row has that digit."""
    column: cython.int
    for column in range(9):
        s.images[1].labels[s.board[9 * row + column]] = column
    for column in range(9):
        s.places[column] = s.images[1].labels[s.board[9 * other + column]]


def order_columns_of_grid(
    s: SearchPointer, image: ImagePointer, one: cython.int, two: cython.int, last: cython.int
) -> cython.void:
    """Order the columns by the first two, and by which of these two comes last.

    All others follow from the digits of the second row below 1 to 4.
    """
    first: cython.int = one // 3
    a: cython.int = s.places[one]
    b: cython.int = s.places[two]
    second: cython.int = a // 3
    third: cython.int = 3 - first - second
    image.columns[0] = one
    image.columns[1] = two
    image.columns[2] = 9 * first + 3 - one - two
    image.columns[3] = a
    image.columns[4] = b
    image.columns[5] = 9 * second + 3 - a - b
    c: cython.int = s.places[image.columns[2]]
    if c // 3 == second:
        c = s.places[a]
    low: cython.int = 3 * third + (c == 3 * third)
    image.columns[6] = c
    image.columns[7 + last] = low
    image.columns[8 - last] = 9 * third + 3 - c - low


def second_row(s: SearchPointer, image: ImagePointer) -> cython.longlong:
    """The second row of a pair as a number; more than the best as soon as it is greater."""
    number: cython.longlong = 0
    n: cython.int
    for n in range(9):
        image.values[image.columns[n]] = n + 1
    for n in range(9):
        number = number * 16 + image.values[s.places[image.columns[n]]]
        if number > s.best[1] >> 4 * (8 - n):
            return ABOVE_ALL
    return number


def begin_grid(s: SearchPointer, image: ImagePointer, row: cython.int) -> cython.void:
    """Lay down the first row of a full grid, whose columns are already ordered."""
    n: cython.int
    for n in range(9):
        image.labels[s.board[9 * row + image.columns[n]]] = n + 1
    for n in range(3):
        image.alike[n] = 0
    image.stacks_alike = 0
    image.labels_used = 9
    image.band = row // 3
    image.rows[0] = row
    image.rows_used = 1 << row


def order_stacks(laid: ImagePointer, image: ImagePointer, turn: cython.int) -> cython.void:
    """Order the tied stacks in one of their orders."""
    n: cython.int
    for n in range(3 * laid.tied_stacks):
        source: cython.int = 3 * item_of(laid.tied_stacks, turn, n // 3) + n % 3
        first: cython.int = 3 * laid.tied_stacks_from
        image.columns[first + n] = laid.columns[first + source]


def order_columns(image: ImagePointer, stack: cython.int, turn: cython.int) -> cython.void:
    """Order the tied columns of a stack in one of their orders."""
    first: cython.int = image.tied_from[stack]
    number: cython.int = image.tied[stack]
    if number == 2 and turn:
        image.columns[first], image.columns[first + 1] = (
            image.columns[first + 1],
            image.columns[first],
        )
    if number == 3:
        a: cython.int = image.columns[first + item_of(3, turn, 0)]
        b: cython.int = image.columns[first + item_of(3, turn, 1)]
        c: cython.int = image.columns[first + item_of(3, turn, 2)]
        image.columns[first] = a
        image.columns[first + 1] = b
        image.columns[first + 2] = c


def give_labels(s: SearchPointer, image: ImagePointer, row: cython.int) -> cython.void:
    """Label the digits that appear first in this row."""
    n: cython.int
    for n in range(9):
        digit: cython.int = s.board[9 * row + image.columns[n]]
        if digit and not image.labels[digit]:
            image.labels_used += 1
            image.labels[digit] = image.labels_used


def orders_of(number: cython.int) -> cython.int:
    """The number of orders of up to three items."""
    return 6 if number == 3 else 2 if number == 2 else 1


def item_of(number: cython.int, turn: cython.int, n: cython.int) -> cython.int:
    """The n-th item in one of the orders of up to three items."""
    return (turn + n) % number if turn < 3 else (turn + 2 * n) % 3
