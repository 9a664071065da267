# SPDX-License-Identifier: MIT
"""Boards with their words in columns, or with the words beside each board on a narrow page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.blocks import LEAST_GAP
from sudoku_qt.models.sudoku.paper.checks import least_side, too_small, wanted_side
from sudoku_qt.models.sudoku.paper.frame import LINE
from sudoku_qt.models.sudoku.paper.handout.chunks import Chunk
from sudoku_qt.models.sudoku.paper.handout.content import Card
from sudoku_qt.models.sudoku.paper.items import Box, Item, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.text import Breaker, Measure

LETTERS, QUIET_LETTERS = 10.5, 9.5
"""The sizes of letters in texts, and in what stands quietly below them."""
LEAST_BESIDE = 125.0
"""The least width of words beside a board."""
LEAST_BOARD = 85.0
"""The least side of a board, 3 cm."""
NEAR, BETWEEN_ROWS = 5.0, 16.0
WRITING = 21.0
"""The height of a line to write on."""
AFTER_NUMBER = 6.0
ROUNDING = 0.01


class CardSize(NamedTuple):
    """The least and the largest side of boards that stand in columns."""

    least: float
    largest: float
    is_beside: bool = True
    """Whether words stand beside a board that is alone in its row."""

    def times(self, share: float) -> "CardSize":
        """The sizes with smaller boards."""
        return self._replace(largest=self.largest * share)


STEPS, EXERCISES = CardSize(190.0, 220.0), CardSize(200.0, 246.0)
ANSWERS = CardSize(170.0, 190.0)
PUZZLES = CardSize(200.0, 246.0, is_beside=False)
ONE_PUZZLE = CardSize(300.0, 380.0, is_beside=False)
SOLUTIONS = CardSize(108.0, 120.0, is_beside=False)
SMALLER = 1.0, 0.92, 0.85
"""How boards may shrink to save a page."""


class CardLayout:
    """Lays out cards in an area; the words on them grow with large print."""

    def __init__(self, room: Box, options: PaperOptions, scale: float, measure: Measure) -> None:
        self._room, self._options, self._scale = room, options, scale
        self._measure, self.breaker = measure, Breaker(measure)
        self.answer = ""
        """What stands before the line for an answer."""

    def rows(self, cards: Sequence[Card], size: CardSize) -> Iterator[Chunk]:
        """Yield the rows of cards. Raises `PaperFault` where a board would be too small."""
        if not cards:
            return
        across = max(card.across for card in cards)
        needed, wanted = least_side(self._options, across), wanted_side(self._options, across)
        least, largest = max(size.least, needed), max(size.largest, wanted)
        columns = max(1, int((self._room.width + LEAST_GAP + ROUNDING) // (least + LEAST_GAP)))
        beside = min(self._room.width - LEAST_GAP - LEAST_BESIDE * self._scale, largest)
        if columns == 1 and size.is_beside and beside >= max(LEAST_BOARD, needed):
            yield from self._all_beside(cards, beside)
            return
        width = (self._room.width - (columns - 1) * LEAST_GAP) / columns
        side = self._fitting(cards, width, min(width, largest))
        for start in range(0, len(cards), columns):
            yield self._row(cards[start : start + columns], width, side)

    # In columns

    def _fitting(self, cards: Sequence[Card], width: float, side: float) -> float:
        """The side of boards with which every card has room on a page."""
        words = max(self._head(card, width).height + self._foot(card, width).height
                    for card in cards)  # fmt: skip
        return self._checked(cards, min(side, self._room.height - words))

    def _checked(self, cards: Sequence[Card], side: float) -> float:
        across = max(card.across for card in cards)
        if side < max(LEAST_BOARD, least_side(self._options, across)) - ROUNDING:
            raise too_small(self._options, across, side)
        return side

    def _row(self, cards: Sequence[Card], width: float, side: float) -> Chunk:
        """A row of boards at the same height, with the words above and below."""
        heads = [self._head(card, width) for card in cards]
        feet = [self._foot(card, width) for card in cards]
        top = max(head.height for head in heads)
        items = list[Item]()
        for number, (card, head, foot) in enumerate(zip(cards, heads, feet, strict=True)):
            left = self._room.left + number * (width + LEAST_GAP)
            items += _moved(head.items, left, 0)
            items.append(self._board(card, Box(left, top, side, side)))
            items += _moved(foot.items, left, top + side)
        height = top + side + max(foot.height for foot in feet)
        return Chunk(height, tuple(items), BETWEEN_ROWS * self._scale)

    # Words beside boards

    def _all_beside(self, cards: Sequence[Card], side: float) -> Iterator[Chunk]:
        side = self._checked(cards, min(side, self._room.height))
        left = self._room.left + side + LEAST_GAP
        width = self._room.right - left
        for card in cards:
            head, foot = self._head(card, width), self._foot(card, width)
            words = head.height + foot.height
            if words > self._room.height + ROUNDING:
                raise too_small(self._options, card.across, LEAST_BOARD)
            items = [
                self._board(card, Box(self._room.left, 0, side, side)),
                *_moved(head.items, left, 0),
                *_moved(foot.items, left, head.height),
            ]
            yield Chunk(max(side, words), tuple(items), BETWEEN_ROWS * self._scale)

    # Words

    def _board(self, card: Card, box: Box) -> Item:
        return card.board._replace(box=box, large=self._options.large)

    def _head(self, card: Card, width: float) -> Chunk:
        """The number, the question and what stands below it, from the left edge on."""
        size, begin = LETTERS * self._scale, 0.0
        items = list[Item]()
        if card.number:
            wide = self._measure(card.number, size, bold=True) + 1
            items.append(Words(Box(0, 0, wide, size * LINE), card.number, size, bold=True))
            begin = wide + AFTER_NUMBER
        top = 0.0
        for text, letters, bold in (
            (card.question, size, True),
            (card.quiet, QUIET_LETTERS * self._scale, False),
        ):
            top = self._write(items, text, Box(begin, top, width - begin, letters), bold=bold)
        top = max(top, size * LINE if card.number else 0.0)
        return Chunk(top + NEAR if top else 0.0, tuple(items))

    def _foot(self, card: Card, width: float) -> Chunk:
        """The text below the board, and the lines to write on."""
        size = LETTERS * self._scale
        items = list[Item]()
        top = NEAR if card.sentence or card.lines else 0.0
        top = self._write(items, card.sentence, Box(0, top, width, size))
        for number in range(card.lines):
            top += WRITING * self._scale
            begin = 0.0
            if not number and self.answer:
                begin = min(self._measure(self.answer, size) + 2, width / 2)
                line = Box(0, top - size * LINE + 2, begin, size * LINE)
                items.append(Words(line, self.answer, size))
                begin += 4
            items.append(Rule(Box(begin, top, width - begin, 0.5)))
        return Chunk(top + (NEAR if card.lines else 0.0), tuple(items))

    def _write(self, items: list[Item], text: str, place: Box, *, bold: bool = False) -> float:
        """Add a text in lines as high as the place says; return where it ends."""
        size, top = place.height, place.top
        for line in self.breaker.lines(text, size, place.width, bold=bold):
            items.append(Words(Box(place.left, top, place.width, size * LINE), line, size, bold))
            top += size * LINE
        return top


def _moved(items: Sequence[Item], across: float, down: float) -> Iterator[Item]:
    for item in items:
        yield item._replace(box=item.box.moved(across, down))
