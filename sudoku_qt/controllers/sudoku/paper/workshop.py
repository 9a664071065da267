# SPDX-License-Identifier: MIT
"""The logic of the print workshop for puzzles: which ones, made, and planned on pages."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import suffixes
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.paper.output import PagesOutput, documents
from sudoku_qt.controllers.sudoku.paper.reading import puzzles_in
from sudoku_qt.controllers.sudoku.paper.remembered import (
    remember,
    remember_alone,
    remember_counts,
    remembered,
    remembered_alone,
    remembered_counts,
)
from sudoku_qt.controllers.sudoku.paper.sections import Sourced, arranged, source_name
from sudoku_qt.controllers.sudoku.paper.stock import PuzzleStock
from sudoku_qt.controllers.sudoku.paper.words import paper_words, puzzles_on_paper
from sudoku_qt.controllers.sudoku.workers.worksheet import Order
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.worksheet import kind_of, orders
from sudoku_qt.models.language import locale
from sudoku_qt.models.sudoku.paper.options import MOST_PUZZLES
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.views.sudoku.paper.painter import measure
from sudoku_qt.views.sudoku.paper.source import FILE, NEW, THIS
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop


class Workshop(PagesOutput):
    """Opens the workshop, and carries out what is asked for until it is closed."""

    def __init__(self, services: Services, setup: SudokuSetup, grid: Grid) -> None:
        settings = services.settings
        super().__init__(services, PrintWorkshop(remembered(settings), services.window))
        self._now = setup, grid
        self._seed = fresh_seed()
        self._found: dict[Hashable, Found] = {}
        self._sources: dict[Hashable, str] = {}
        self._stock = PuzzleStock(services.jobs, self)
        self._source = self.dialog.choices.source
        self._source.counts.set_counts(remembered_counts(settings))
        self._source.show_kind(NEW if settings.text("print/source") == NEW else THIS)
        self._per_page = {False: self.dialog.choices.options.per_page}
        self._per_page[True] = remembered_alone(settings)
        self._alone = False
        self._connect()

    def _connect(self) -> None:
        dialog, stock = self.dialog, self._stock
        dialog.changed.connect(self.renew)
        dialog.cancelled.connect(self._cancel)
        self._source.file_asked.connect(self.ask_for_file)
        self._source.others_asked.connect(self._make_others)
        stock.changed.connect(self._show)
        stock.progressed.connect(self._show_progress)
        stock.failed.connect(self.complain)

    def run_with(self, name: str, found: Sequence[Found]) -> None:
        """Run the workshop with the puzzles of a list."""
        before = self._source.kind.key
        self._source.show_kind(FILE)
        self._use(name, [(name, name, found)])
        self.run()
        if self._services.settings.text("print/source") == FILE:  # it is not there the next time
            self._services.settings.set("print/source", before)

    def run(self) -> None:
        """Run the workshop; its options are stored."""
        self.renew()
        self.dialog.exec()
        self._stock.stop()
        settings = self._services.settings
        self._per_page[self._alone] = self.dialog.choices.options.per_page
        remember(settings, replace(self.dialog.choices.options, per_page=self._per_page[False]))
        remember_alone(settings, self._per_page[True])
        remember_counts(settings, self._source.counts.counts)
        settings.set("print/source", self._source.kind.key)
        self.dialog.deleteLater()
        self.deleteLater()

    # Puzzles and pages

    def renew(self) -> None:
        """Request the puzzles wanted now, and show the pages."""
        self._choose_per_page()
        options = self.dialog.choices.options
        self._stock.want(self._orders(), codes=options.codes)

    def _choose_per_page(self) -> None:
        """Give a single puzzle a page for itself, unless the player chose otherwise before."""
        per_page, alone = self.dialog.choices.per_page, self._source.kind.key == THIS
        self._per_page[self._alone] = int(per_page.key)
        if alone != self._alone:
            self._alone = alone
            per_page.choose(str(self._per_page[alone]))

    def _orders(self) -> Mapping[Hashable, Order]:
        """The wanted puzzles, each under a key that stays the same."""
        kind = self._source.kind.key
        if kind == FILE:
            return dict(islice(self._found.items(), self._source.how_many.value()))
        if kind == NEW:
            return {order: order for order in orders(self._source.counts.counts, self._seed)}
        return {THIS: self._now}

    def _show(self) -> None:
        """Lay the pages out again, and show them."""
        choices, stock = self.dialog.choices, self._stock
        options, kind = choices.options, self._source.kind.key
        entered = kind == THIS and self._source.entered.switch.isChecked()
        ready = stock.ready.items()
        headed = arranged(
            [Sourced(self._sources.get(key, ""), each) for key, each in ready], options.sections
        )
        puzzles = puzzles_on_paper(
            [each.prepared for each in headed],
            options,
            stock.codes,
            entered=entered,
            sections=[each.section for each in headed],
        )
        words = paper_words(options, QDate.currentDate())
        self.plan(lambda: pages_of(puzzles, options, words, measure) if puzzles else ())
        self._source.show_count(stock.count)
        self._show_progress()

    def _show_progress(self) -> None:
        stock = self._stock
        made = (len(stock.puzzles), stock.count) if stock.is_busy else None
        self.dialog.show_progress(made)

    def _cancel(self) -> None:
        """Print what is ready."""
        self._stock.stop()
        counts = Counter(kind_of(each.setup) for each in self._stock.puzzles)
        if self._source.kind.key == NEW:
            self._source.counts.set_counts(counts)

    def _make_others(self) -> None:
        self._seed = fresh_seed()
        self.renew()

    # Files

    def ask_for_file(self) -> None:
        """Ask for a file of puzzles."""
        title, kinds = self.tr("Print the puzzles of a file"), self.tr("Puzzles ({patterns})")
        patterns = " ".join(f"*{suffix}" for suffix in (".sudoku", *suffixes()))
        kinds = ";;".join((kinds.format(patterns=patterns), self.tr("All files (*)")))
        names, _ = QFileDialog.getOpenFileNames(self.dialog, title, documents(), kinds)
        if names:
            self.read(*map(Path, names))

    def read(self, *paths: Path) -> None:
        """Use the puzzles of some files, one after the other."""
        try:
            lists = [(path, puzzles_in(path)) for path in paths]
        except Fault as fault:
            self.complain(fault)
            return
        names = locale().createSeparatedList([path.name for path in paths])
        self._use(names, [(str(path), source_name(str(path)), found) for path, found in lists])

    def _use(self, told: str, lists: Sequence[tuple[str, str, Sequence[Found]]]) -> None:
        """Use the puzzles of lists, each with a key and a name."""
        keys = [
            ((key, at), name, each) for key, name, found in lists for at, each in enumerate(found)
        ]
        self._found = {key: each for key, _, each in keys}
        self._sources = {key: name for key, name, _ in keys}
        count = len(self._found)
        self._source.show_file(told, count, MOST_PUZZLES)
        self.renew()
        if count > MOST_PUZZLES:
            text = self.tr("Only the first {most} are printed at once.")
            self.dialog.tell(text.format(most=MOST_PUZZLES))

    @property
    def title(self) -> str:
        """The title of the worksheet."""
        return paper_words(self.dialog.choices.options, QDate.currentDate()).title


def print_list(services: Services, name: str, found: Sequence[Found]) -> None:
    """Open the print workshop with puzzles of a list, at least one."""
    first = position_of(found[0])
    Workshop(services, first.setup, first.grid).run_with(name, found)
