# SPDX-License-Identifier: MIT
"""`sudoku-qt --print --lesson`: a lesson or a section of the course as the bytes of a PDF."""

from sudoku_qt.automation.paper_arguments import PaperOrder
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.paper.handouts.course_names import lesson_named, section_named
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import LessonTeller
from sudoku_qt.controllers.sudoku.paper.handouts.printed import CoursePrint
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed, tidy_seed
from sudoku_qt.models.language import language
from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import add_fonts
from sudoku_qt.views.sudoku.paper.output import pdf_of


def course_pdf(order: PaperOrder) -> bytes:
    """What an order names of the course. Raises `Fault` for what there is not, or has no room."""
    if order.section is not None:
        printed = CoursePrint.of_section(section_named(order.section))
    else:
        printed = CoursePrint([lesson_named(order.lesson or "")])
    add_fonts(resource("fonts"))
    teller = LessonTeller(Library(language()))
    made = printed.work(tidy_seed(order.seed) or fresh_seed())(Ticket(lambda _share: None))
    pages = printed.pages(printed.lessons(made, teller), teller, order.options)
    return pdf_of(pages, printed.title(teller))
