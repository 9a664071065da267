# SPDX-License-Identifier: MIT
"""Pages on sheets: in the order of a folded booklet, with bleed, and with marks to cut by."""

from collections.abc import Iterator, Sequence
from itertools import product

from sudoku_qt.models.sudoku.paper.items import Box, Item, Page, Rule
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sizes import points

A_SHEET = 4
"""The pages of a folded sheet."""
MARK, MARK_LINE = points(5), 0.25
"""The length and width of a mark; there is a gap, so that none is left after cutting."""
LEAST_GAP = points(3)
AROUND = points(2)
"""The room between marks and the edge of the paper."""


def on_sheets(pages: Sequence[Page], options: PaperOptions) -> tuple[Page, ...]:
    """The pages as they are printed."""
    if options.booklet:
        blank = Page(*options.size, (), black=options.black)
        sides = booklet_sides(len(pages))
        whole = [*pages, *[blank] * (len(sides) * 2 - len(pages))]
        pages = [_side_by_side(whole[left], whole[right]) for left, right in sides]
    if not (options.bleed or options.marks):
        return tuple(pages)
    return tuple(_with_edges(page, options) for page in pages)


def booklet_sides(count: int) -> list[tuple[int, int]]:
    """The pages on the left and the right of each side, from 0, in the order of printing.

    Front and back of the outermost sheet come first. Pages from `count` on, which fill the last
    sheet, are blank.
    """
    whole = -(-count // A_SHEET) * A_SHEET
    sides = list[tuple[int, int]]()
    for first in range(0, whole // 2, 2):
        last = whole - 1 - first
        sides += [(last, first), (first + 1, last - 1)]
    return sides


def _side_by_side(left: Page, right: Page) -> Page:
    items = (*left.items, *_moved(right.items, left.width, 0))
    return Page(left.width + right.width, left.height, items, black=left.black)


def _moved(items: Sequence[Item], across: float, down: float) -> Iterator[Item]:
    for item in items:
        yield item._replace(box=item.box.moved(across, down))


def _with_edges(page: Page, options: PaperOptions) -> Page:
    """A page on larger paper, with what is cut off around it; the paper has whole points."""
    bleed = points(options.bleed)
    edge = max(bleed, LEAST_GAP) + MARK + AROUND if options.marks else bleed
    edge = float(-(-edge // 1))
    trim = Box(edge, edge, page.width, page.height)
    around = Box(edge - bleed, edge - bleed, page.width + 2 * bleed, page.height + 2 * bleed)
    items = [*_moved(page.items, edge, edge)]
    if options.marks:
        gap = max(bleed, LEAST_GAP)
        items += _crop_marks(trim, gap)
        items += _fold_marks(trim, gap) if options.booklet else ()
    width, height = page.width + 2 * edge, page.height + 2 * edge
    return Page(width, height, tuple(items), trim, around, page.black)


def _crop_marks(trim: Box, gap: float) -> Iterator[Rule]:
    """Yield two lines at each corner; their inner edges are on the cut."""
    half = MARK_LINE / 2
    ends = ((trim.left, trim.left - gap - MARK), (trim.right, trim.right + gap))
    sides = ((trim.top, trim.top - gap - MARK), (trim.bottom, trim.bottom + gap))
    for (x, beside), (y, above) in product(ends, sides):
        yield Rule(Box(beside, y - half, MARK, MARK_LINE))
        yield Rule(Box(x - half, above, MARK_LINE, MARK))


def _fold_marks(trim: Box, gap: float) -> Iterator[Rule]:
    """Yield a dashed line above and below the fold."""
    middle, dash = (trim.left + trim.right) / 2 - MARK_LINE / 2, MARK / 5
    for top, step in product((trim.top - gap - MARK, trim.bottom + gap), (0, 2, 4)):
        yield Rule(Box(middle, top + step * dash, MARK_LINE, dash))
