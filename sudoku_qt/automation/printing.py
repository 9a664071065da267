# SPDX-License-Identifier: MIT
"""`sudoku-qt --print`: a worksheet written to a PDF without a window, whole or not at all."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate

from sudoku_qt.arguments import words_left
from sudoku_qt.automation.export import read_input
from sudoku_qt.automation.paper_arguments import PaperArguments, PaperOrder
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.paper.handouts.course_names import lesson_named, section_named
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import LessonTeller
from sudoku_qt.controllers.sudoku.paper.handouts.printed import CoursePrint
from sudoku_qt.controllers.sudoku.paper.reading import puzzles_of
from sudoku_qt.controllers.sudoku.paper.sections import Sourced, arranged, source_name
from sudoku_qt.controllers.sudoku.paper.words import paper_words, puzzles_on_paper
from sudoku_qt.controllers.sudoku.workers.worksheet import Order, code_of, prepare_order
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.worksheet import Prepared, orders
from sudoku_qt.models.language import language
from sudoku_qt.models.sudoku.paper.options import MOST_PUZZLES
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.terminal import (
    CLEAR_LINE,
    INTERRUPTED,
    REFUSED,
    UNREADABLE,
    UNWRITTEN,
    refuse,
    speak,
    tell,
)
from sudoku_qt.views.fonts import add_fonts
from sudoku_qt.views.sudoku.paper.output import pdf_of
from sudoku_qt.views.sudoku.paper.painter import measure

FINE, SOME_BAD = 0, 1
"""Exit codes besides those of the terminal; they are the same as those of `sudoku`."""
MAKING = QT_TRANSLATE_NOOP("Printing", "{done} of {count} puzzles")
WITHOUT_ANSWER = QT_TRANSLATE_NOOP("Printing", "puzzle {number}: {reason}")


class PrintFault(Fault):
    """Why nothing was printed. `code` is the exit code that says so."""

    def __init__(self, fault: Fault, code: int) -> None:
        super().__init__(fault.message.template, **fault.message.facts)
        self.code = code


def run(app: QCoreApplication) -> int:
    """Print what the arguments ask for and return the exit code; errors go to standard error."""
    speak(app, PaperArguments(words_left(app)).language)
    arguments = PaperArguments(words_left(app))
    if arguments.help:
        return tell([arguments.help])
    try:
        order = arguments.order
    except Fault as fault:
        return refuse(say(fault), REFUSED)
    return print_paper(order)


def print_paper(order: PaperOrder) -> int:
    """Print an order and return the exit code; errors go to standard error."""
    try:
        return _print(order)
    except PrintFault as fault:
        return refuse(say(fault), fault.code)
    except KeyboardInterrupt:
        return refuse(QCoreApplication.translate("Printing", "interrupted."), INTERRUPTED)


def _print(order: PaperOrder) -> int:
    if (order.lesson, order.section) != (None, None):
        return _print_course(order)
    sources = [*_from_files(order), *(("", each) for each in _new(order))]
    if len(sources) > MOST_PUZZLES:
        fault = Fault("At most {most} puzzles are printed at once.", most=MOST_PUZZLES)
        raise PrintFault(fault, REFUSED)
    options = order.options
    ready = [*_prepared([each for _, each in sources])]
    puzzles = [Sourced(name, each) for (name, _), each in zip(sources, ready, strict=True)]
    headed = arranged(puzzles, options.sections)
    prepared = [each.prepared for each in headed]
    givens = [each.setup.givens for each in prepared if options.codes and not each.setup.variant]
    codes = {each: code_of(each) for each in givens}
    words = paper_words(options, QDate.currentDate())
    add_fonts(resource("fonts"))
    sections = [each.section for each in headed]
    shown = puzzles_on_paper(prepared, options, codes, entered=order.entered, sections=sections)
    try:
        pages = pages_of(shown, options, words, measure)
        pdf = pdf_of(pages, words.title)
    except Fault as fault:
        raise PrintFault(fault, REFUSED) from None
    _deliver(order, pdf)
    return _tell_faults(prepared, options.first)


def _print_course(order: PaperOrder) -> int:
    try:
        pdf = _course_pdf(order)
    except Fault as fault:
        raise PrintFault(fault, REFUSED) from None
    _deliver(order, pdf)
    return FINE


def _course_pdf(order: PaperOrder) -> bytes:
    """The PDF of what an order names of the course.

    Raises `Fault` for what there is not, or has no room.
    """
    if order.section is not None:
        printed = CoursePrint.of_section(section_named(order.section))
    else:
        printed = CoursePrint([lesson_named(order.lesson or "")])
    add_fonts(resource("fonts"))
    teller = LessonTeller(Library(language()))
    made = printed.work(tidy_seed(order.seed) or fresh_seed())(Ticket(lambda _share: None))
    pages = printed.pages(printed.lessons(made, teller), teller, order.options)
    return pdf_of(pages, printed.title(teller))


def _deliver(order: PaperOrder, pdf: bytes) -> None:
    try:
        files.deliver(Path(order.path), pdf)
    except Fault as fault:
        raise PrintFault(fault, UNWRITTEN) from None


def _from_files(order: PaperOrder) -> Iterator[tuple[str, Order]]:
    """Yield the puzzles of each file with its name, as far as they are wanted."""
    for name in order.files:
        try:
            found = puzzles_of(read_input(name), Path(name).name)
        except Fault as fault:
            named = fault if Path(name).name in say(fault) else _named(name, fault)
            raise PrintFault(named, UNREADABLE) from None
        yield from ((source_name(name), each) for each in found[: order.limit])


def _named(name: str, fault: Fault) -> Fault:
    return Fault("{name}: {reason}", name=name, reason=fault)


def _new(order: PaperOrder) -> Iterator[Order]:
    return orders(order.counts, tidy_seed(order.seed) or fresh_seed(), order.symmetry)


def _prepared(orders: Sequence[Order]) -> Iterator[Prepared]:
    """Yield the puzzles, and show their number on a terminal."""
    on_terminal = sys.stderr is not None and sys.stderr.isatty()
    for done, order in enumerate(orders):
        if on_terminal:
            words = QCoreApplication.translate("Printing", MAKING)
            _show(words.format(done=done, count=len(orders)))
        try:
            yield prepare_order(order)
        except Fault as fault:
            code = UNREADABLE if isinstance(order, Found) else SOME_BAD
            raise PrintFault(fault, code) from None
    if on_terminal:
        _show("")


def _show(text: str) -> None:
    sys.stderr.write(f"{CLEAR_LINE}{text}")
    sys.stderr.flush()


def _tell_faults(prepared: Sequence[Prepared], first: int) -> int:
    """Report the puzzles without an answer, and return the exit code."""
    code = FINE
    for number, each in enumerate(prepared, start=first):
        if each.fault:
            words = QCoreApplication.translate("Printing", WITHOUT_ANSWER)
            code = refuse(words.format(number=number, reason=say(each.fault)), SOME_BAD)
    return code
