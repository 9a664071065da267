# SPDX-License-Identifier: MIT
"""The columns and the order of the library's list, kept from one start to the next."""

from sudoku_qt.models.library.listing import PLAYED, Listing
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.library.heads import Heads
from sudoku_qt.views.library.list_layout import layout_in

COLUMNS, ORDER, DESCENDS = "library/columns", "library/order", "library/descends"


def restore_list(settings: Settings, heads: Heads) -> None:
    """Show the columns and the order of the last time, and keep what the player changes."""
    heads.set_layout(layout_in(settings.texts(COLUMNS)))
    heads.set_order(settings.text(ORDER, PLAYED), descending=settings.flag(DESCENDS, default=True))
    heads.laid_out.connect(lambda: settings.set(COLUMNS, heads.layout_of_columns.words()))


def keep_order(settings: Settings, listing: Listing) -> None:
    """Keep what the list is sorted by, if it is another order than before."""
    before = settings.text(ORDER, PLAYED), settings.flag(DESCENDS, default=True)
    if (listing.order, listing.descending) != before:
        settings.set(ORDER, listing.order)
        settings.set(DESCENDS, value=listing.descending)
