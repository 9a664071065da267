# SPDX-License-Identifier: MIT
"""Unique rectangles and loops on the SE scale, all four types.

A loop of cells that can all hold the same two digits, with two cells in every house it visits, one
at an odd and one at an even place, could be filled in two ways if its cells held nothing else. So
one of its cells with extra digits holds one of these. All loops are searched; the easiest hint is
taken, by rating, then type, then the order in which the loops are found.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule

RECTANGLE = 4.5


class UniqueLoopRule(Rule):
    """Rectangles and loops of any length."""

    symmetric = False  # the extra digits that a search accepts depend on the order of the cells

    def find(self, board: Board) -> RatedHint | None:
        """Search for loops from every bivalue cell."""
        cell: bits.Cell
        search = _LoopSearch(board)
        for cell in range(81):
            if bits.size(board.masks[cell]) == 2:
                search.start(cell)
        return search.best


class _LoopSearch:
    """The current loop, and the easiest hint so far.

    The cells `holding` have both digits of the pair; those of them that are `able` can be in a
    loop.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.best: RatedHint | None = None
        self.best_type = 0
        self.pair = 0
        self.length = 0
        self.inside = bits.NO_CELLS
        self.holding = bits.NO_CELLS
        self.able = bits.NO_CELLS
        if not bits.COMPILED:
            self.loop = [0] * 82

    def start(self, cell: bits.Cell) -> None:
        """Search for loops from a cell."""
        self.pair = self.board.masks[cell]
        self.holding = self.board.where[bits.low(self.pair)]
        self.holding &= self.board.where[bits.low(self.pair & self.pair - 1)]
        self.able = self.holding
        if self._is_able(cell):
            self._find_able()
            if self.able & bits.bit(cell):
                self._go_on(cell, 2, 0, -1, 0, 0)

    def _is_able(self, cell: bits.Cell) -> bits.Flag:
        """Whether each house of a cell holds another that can be of its loop."""
        kind: bits.Count
        for kind in range(3):
            if not self.able & bits.HOUSES[bits.house_of(cell, kind)] & ~bits.bit(cell):
                return False
        return True

    def _find_able(self) -> None:
        """Find the cells that can be of a loop: each house that it visits holds two of them."""
        house: bits.House
        here: bits.CellSet
        before: bits.CellSet = bits.NO_CELLS
        while self.able != before:
            before = self.able
            for house in range(27):
                here = self.able & bits.HOUSES[house]
                if here and not here & here - 1:
                    self.able &= ~here

    def _go_on(
        self,
        cell: bits.Cell,
        spare: bits.Count,
        extra: bits.Mask,
        last: bits.Count,
        others: bits.HouseSet,
        own: bits.HouseSet,
    ) -> None:
        """Add a cell that was reached through a house of kind `last`.

        `spare` more cells may have extra digits; or any number if it is always the same digit.
        Extra digits of cells that were looked at before on this level count like the loop's own.
        Odd and even cells visit a house once each: `own` are those that the cells before the last,
        the one before that and so on visit, `others` those of the rest.
        """
        kind: bits.Count
        left: bits.CellSet
        house: bits.House
        following: bits.Cell
        mask: bits.Mask
        more: bits.Count
        self.loop[self.length] = cell
        self.length += 1
        self.inside |= bits.bit(cell)
        own |= _houses(cell)
        for kind in range(3):
            if kind == last:
                continue
            house = bits.house_around(cell, kind)
            left = self.holding & bits.HOUSES[house] & ~self.inside
            if self.length >= 4:
                left |= bits.bit(self.loop[0]) & bits.HOUSES[house]
            while left:
                following = bits.first(left)
                left &= left - 1
                if following == self.loop[0]:
                    if own == others:
                        self._conclude()
                    continue
                mask = self.board.masks[following]
                extra |= mask & ~self.pair
                more = 1 if mask != self.pair else 0
                if not self.able & bits.bit(following) or others & _houses(following):
                    continue
                if self._is_too_long():
                    continue
                if not more or bits.size(extra) == 1 or spare > 0:
                    self._go_on(following, spare - more, extra, kind, own, others)
        self.length -= 1
        self.inside &= ~bits.bit(cell)

    def _is_too_long(self) -> bits.Flag:
        """Whether a loop of more cells is no better than what was found."""
        number: bits.Count = self.length
        better: bits.Flag
        if self.best is None or number < 4:
            return False
        self.length += 2 - number % 2
        better = self._rating() <= self.best.rating
        self.length = number
        return not better

    def _rating(self) -> float:
        rating: float = RECTANGLE
        if self.length >= 10:
            rating += 0.3
        if self.length >= 8:
            rating += 0.2
        elif self.length >= 6:
            rating += 0.1
        return rating

    def _conclude(self) -> None:
        """Try the types that fit the number of cells with extra digits."""
        number: bits.Count
        roofs: bits.CellSet = bits.NO_CELLS
        one: bits.Cell = -1
        two: bits.Cell = -1
        extra: bits.Mask
        for number in range(self.length):
            if self.board.masks[self.loop[number]] != self.pair:
                if one < 0:
                    one = self.loop[number]
                elif two < 0:
                    two = self.loop[number]
                roofs |= bits.bit(self.loop[number])
        if not roofs:
            return
        extra = self.board.digits_of(roofs) & ~self.pair
        if two < 0:
            self._keep(1, self._rating(), roofs, self.pair)
            return
        if bits.count(roofs) > 2 or bits.size(extra) == 1:
            extra = self.board.masks[one] & ~self.pair
            extra &= -extra
            self._keep(2, self._rating(), self.board.seen_by_all(roofs), extra)
        else:
            self._try_sets(one, two, extra)
        if bits.count(roofs) == 2:
            self._try_lock(one, two)

    def _try_sets(self, one: bits.Cell, two: bits.Cell, extra: bits.Mask) -> None:
        """Type 3: the extra digits are as good as a cell of a naked or hidden set."""
        size: bits.Count
        kind: bits.Count
        house: bits.House
        open_cells: bits.Count
        for size in range(bits.size(extra), 8):
            if self.best is not None and self._rating() + (size - 2) * 0.1 > self.best.rating:
                return
            for kind in range(3):
                house = bits.house_around(one, kind)
                if house != bits.house_around(two, kind):
                    continue
                open_cells = bits.count(self.board.empty & bits.HOUSES[house])
                if 2 * size <= open_cells:
                    self._try_naked(house, one, two, extra, size)
                if 2 * size < open_cells:
                    self._try_hidden(house, one, two, extra, size)

    def _try_naked(
        self,
        house: bits.House,
        one: bits.Cell,
        two: bits.Cell,
        extra: bits.Mask,
        size: bits.Count,
    ) -> None:
        place: bits.Count
        held: bits.Mask
        cells: bits.CellSet
        roofs: bits.CellSet = bits.bit(one) | bits.bit(two)
        fitting: bits.Mask = self._fitting(house, roofs, size)
        chosen: bits.Mask = -fitting & fitting if bits.size(fitting) >= size - 1 else 0
        while chosen:
            if bits.size(chosen) == size - 1:
                held = extra & self.board.masks[one] & self.board.masks[two]
                cells = roofs
                for place in range(9):
                    if chosen >> place & 1:
                        held |= self.board.masks[bits.cell_at(house, place)]
                        cells |= bits.bit(bits.cell_at(house, place))
                if bits.size(held) == size and bits.size(held | extra) == size:
                    cells = bits.HOUSES[house] & ~cells
                    self._keep(3, self._rating() + (size - 1) * 0.1, cells, held)
            chosen = chosen - fitting & fitting  # the next subset

    def _fitting(self, house: bits.House, roofs: bits.CellSet, size: bits.Count) -> bits.Mask:
        """The places of the other cells that can be of a naked set: of two to `size` digits."""
        place: bits.Count
        mask: bits.Mask
        found: bits.Mask = 0
        for place in range(9):
            if roofs & bits.bit(bits.cell_at(house, place)):
                continue
            mask = self.board.masks[bits.cell_at(house, place)]
            if mask & mask - 1 and bits.size(mask) <= size:
                found |= 1 << place
        return found

    def _try_hidden(
        self,
        house: bits.House,
        one: bits.Cell,
        two: bits.Cell,
        extra: bits.Mask,
        size: bits.Count,
    ) -> None:
        digits: bits.Mask = (1 << size - 2) - 1
        other: bits.Mask = 0o777 & ~(self.pair | extra)
        if size - 2 > bits.size(other):
            return
        while digits < 512:
            if not digits & ~other:
                self._conclude_hidden(house, one, two, digits | self.pair, size)
            if not digits:
                return
            digits = bits.after(digits)

    def _conclude_hidden(
        self,
        house: bits.House,
        one: bits.Cell,
        two: bits.Cell,
        digits: bits.Mask,
        size: bits.Count,
    ) -> None:
        digit: bits.Digit
        here: bits.Mask
        place: bits.Count
        places: bits.Mask = 0
        there: bits.Mask = 1 << bits.place_in(house, two)
        cells: bits.CellSet = bits.NO_CELLS
        for digit in range(9):
            if digits >> digit & 1:
                here = self.board.spots[9 * house + digit] & ~there
                places |= here
                if not here:
                    return
        if bits.size(places) != size:
            return
        places &= ~(1 << bits.place_in(house, one))
        for place in range(9):
            if places >> place & 1:
                cells |= bits.bit(bits.cell_at(house, place))
        rating = self._rating() + (bits.size(places) - 1) * 0.1
        self._keep(3, rating, cells, 0o777 & ~digits)

    def _try_lock(self, one: bits.Cell, two: bits.Cell) -> None:
        """Type 4: a digit of the pair has no other place in a house of the two cells."""
        kind: bits.Count
        house: bits.House
        both: bits.CellSet = bits.bit(one) | bits.bit(two)
        first: bits.Mask = self.pair & -self.pair
        locked_first: bits.Flag = False
        locked_second: bits.Flag = False
        for kind in range(3):
            house = bits.house_of(one, kind)
            if house == bits.house_of(two, kind):
                if not self.board.holds(bits.HOUSES[house] & ~both, first):
                    locked_first = True
                if not self.board.holds(bits.HOUSES[house] & ~both, self.pair & ~first):
                    locked_second = True
        if locked_first:
            self._keep(4, self._rating(), both, self.pair & ~first)
        elif locked_second:
            self._keep(4, self._rating(), both, first)

    def _keep(
        self, kind: bits.Count, rating: float, cells: bits.CellSet, digits: bits.Mask
    ) -> None:
        """Take some digits from some cells if there are any, and no easier hint so far."""
        if not self.board.holds(cells, digits):
            return
        if self.best is not None:
            if rating > self.best.rating:
                return
            if rating == self.best.rating and kind >= self.best_type:
                return
        name = "unique rectangle" if self.length == 4 else "unique loop"
        self.best = RatedHint(f"{name} {kind}", rating, self.board.eliminations(cells, digits))
        self.best_type = kind


def _houses(cell: bits.Cell) -> bits.HouseSet:
    """The houses of a cell."""
    return 1 << bits.ROW[cell] | 512 << bits.COLUMN[cell] | 1 << 18 + bits.BOX[cell]
