# SPDX-License-Identifier: MIT
"""Dialogs, pages and bars, whole: which part lies where, and what each kind of part paints.

`python -m tests.views.placed_dialogs` writes that down anew, for whoever has moved something.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.engine.formats import format_named
from sudoku_qt.models.contents import ContentsModel
from sudoku_qt.models.gomoku.options import NewGomoku
from sudoku_qt.models.library.model import LibraryModel
from sudoku_qt.models.option import Option
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.puzzle_list import PuzzleListModel
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import WRITERS, FramedBoard, PictureLook
from sudoku_qt.views.dialogs.picture import PictureDialog, PictureSubject, PictureWish
from sudoku_qt.views.dialogs.shortcuts import KeysDialog
from sudoku_qt.views.fonts import add_fonts, face
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from sudoku_qt.views.gomoku.page import GomokuPage
from sudoku_qt.views.gomoku.players import PlayerWords
from sudoku_qt.views.guide.page import GuideView
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.preferences.dialog import PreferencesDialog
from sudoku_qt.views.preferences.keys.page import KeysPage
from sudoku_qt.views.preferences.sidebar import Page
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.sudoku.compose.notes_dialog import NotesDialog
from sudoku_qt.views.sudoku.dialogs.daily import DailyDialog
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.sudoku.dialogs.practise import PractiseSudokuDialog
from sudoku_qt.views.sudoku.dialogs.reading.picture import PictureCheckDialog
from sudoku_qt.views.sudoku.dialogs.reading.readings import ReadingsDialog
from sudoku_qt.views.sudoku.hint.order_dialog import OrderDialog
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseView
from sudoku_qt.views.sudoku.learn.explained import Explained
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop
from sudoku_qt.views.sudoku.puzzle_list.page import PuzzleListPage
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import NoticeBar
from sudoku_qt.views.window.tool_bar import ToolBar
from tests.puzzle_lines import puzzles
from tests.views.gomoku.positions import gomoku_model, played
from tests.views.guide.test_page import ENTRIES
from tests.views.library.conftest import GAMES, WORDS, entry
from tests.views.lying import Seen, below, looks
from tests.views.painted import told_apart
from tests.views.placed_filled import FILLED
from tests.views.placed_pages import PAGES
from tests.views.placed_rare import RARE, Make
from tests.views.preferences.keys.test_page import LINES as KEYS
from tests.views.sudoku.dialogs.reading.test_picture import SEVERAL
from tests.views.sudoku.dialogs.reading.test_readings import READINGS
from tests.views.sudoku.dialogs.test_daily import PREVIEW, TODAY
from tests.views.sudoku.dialogs.test_new import EVERYTHING
from tests.views.sudoku.dialogs.test_practise import BEFORE, FAMILIES
from tests.views.sudoku.hint.test_order_dialog import LINES
from tests.views.sudoku.learn.exercise.test_sheet import CLAIMED, SHOWN
from tests.views.sudoku.learn.test_explained import LESSON, STATION
from tests.views.sudoku.paper.test_workshop import pages
from tests.views.sudoku.positions import half_played, model_of
from tests.views.sudoku.statistics.test_dialog import SOME, USES

FILE = Path(__file__).resolve().parent.parent / "data" / "placed.txt"
WIDE, NARROW, LOW = (1000, 700), (460, 640), (900, 400)
TWICE = " at 200 %"
OPTIONS = [
    Option("wrap", "one", "Board", "Wrap", default=False),
    Option("ink", "one", "Board", "Ink", default="a", values=(("a", "A"), ("b", "B"))),
    Option("sound", "one", "Sound", "Sound", default=True),
]


class Made:
    """Makes each of them, over a window."""

    def __init__(self, owner: QObject) -> None:
        self.owner, self.window = owner, MainWindow()
        self.window.resize(*WIDE)

    def take_away(self, whole: QWidget) -> None:
        """Delete one of them, which else would follow each other theme."""
        for each in (whole, self.window):
            each.close()
            each.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def model(self) -> SudokuModel:
        """A Sudoku that is half played."""
        return model_of(half_played(self.owner))

    def library(self) -> QWidget:
        """Ten puzzles."""
        model = LibraryModel(WORDS, self.owner)
        model.show(10)
        model.put(0, [entry(*each) for each in enumerate(puzzles(10))])
        return LibraryDialog(model, self.window, GAMES)

    def picture(self) -> QWidget:
        """A picture of a board that is one colour."""
        theme = self.window.theme

        def paint(painter: QPainter, room: QRect) -> None:
            painter.fillRect(room, theme.given)

        def draw(_wish: PictureWish) -> FramedBoard:
            return FramedBoard(paint, PictureLook(theme, 1200), "", "")

        wish = PictureWish(".png", colours="shown", coordinates=True, side=1200)
        return PictureDialog(wish, PictureSubject(draw, (*WRITERS, ".html")), self.window)

    def preferences(self) -> QWidget:
        """Two pages."""
        every = [Page("one", "One", "tick", OPTIONS), Page("two", "Two", "pause", OPTIONS[:1])]
        return PreferencesDialog(every, lambda _: True, self.window)

    def keys(self) -> QWidget:
        """The page of keys in the preferences."""
        page = KeysPage(narrow=False)
        page.show_lines(KEYS, "own")
        return page

    def practise(self) -> QWidget:
        """A technique to practise."""
        tell = "About {}.".format
        return PractiseSudokuDialog(BEFORE, FAMILIES, tell, {"swordfish"}, self.window)

    def daily(self) -> QWidget:
        """The puzzle of a day."""
        dialog = DailyDialog(TODAY.addDays(-2), TODAY, 2, self.window)
        dialog.preview(PREVIEW)
        dialog.show_state("Solved in 4:08", "&Play again", is_solved=True)
        return dialog

    def workshop(self) -> QWidget:
        """Three pages to print."""
        dialog = PrintWorkshop(PaperOptions(), self.window)
        dialog.show_pages(pages(3))
        dialog.show_progress(None)
        return dialog

    def statistics(self) -> QWidget:
        """Some games."""
        dialog = StatisticsDialog(self.window)
        dialog.show_summary(SOME, USES, any_at_all=True)
        return dialog

    def presenter(self) -> QWidget:
        """A step."""
        cells = [self.model.cell(cell) for cell in range(81)]
        shown = Presenter(self.window)
        shown.show_step(StepShown(cells, NOTHING_DRAWN, "Kite", "So it goes.", "step 2 of 3"))
        return shown

    def explained(self) -> QWidget:
        """A lesson."""
        page = Explained(self.model)
        page.show_lesson(LESSON)
        page.show_station(STATION)
        return page

    def exercise(self) -> QWidget:
        """An exercise."""
        page = ExerciseView(self.model)
        page.sheet.show_exercise(SHOWN)
        return page

    def claim(self) -> QWidget:
        """An exercise with a choice, and the time of the four."""
        page = ExerciseView(self.model)
        page.sheet.show_exercise(CLAIMED)
        page.sheet.show_time("These four: 1:58 · best: 2:31")
        return page

    def guide(self) -> QWidget:
        """A page of the guide."""
        view = GuideView()
        model = ContentsModel(view)
        model.set_entries(ENTRIES, "In the text")
        view.contents.set_model(model)
        view.show_page("First", "# One\n\n[two](keys)\n\n| a | b |\n|---|---|\n| c | d |\n", "")
        return view

    def puzzles(self) -> QWidget:
        """A list of ten."""
        model = PuzzleListModel(self.owner)
        model.show_list(format_named("line").read("\n".join(puzzles(10))))
        page = PuzzleListPage(model)
        page.show_damaged("", ())
        return page

    def sudoku(self) -> QWidget:
        """The page of a Sudoku."""
        page = SudokuPage()
        page.set_model(self.model)
        return page

    def gomoku(self) -> QWidget:
        """The page of Gomoku."""
        page = GomokuPage()
        page.set_model(gomoku_model(played(self.owner, "h8 i9")))
        words = [PlayerWords(each, "Ada", "to move", "12:34", "used") for each in (1, 2)]
        page.players.set_players(*words)
        return page

    def tools(self) -> QWidget:
        """A tool bar with a clock."""
        bar = ToolBar()
        actions = [QAction(word, bar) for word in ("New", "Undo", "Digit", "Notes", "Hint")]
        actions[1].setProperty("icon_name", "undo")
        actions[1].setProperty("icon_only", True)
        actions[3].setCheckable(True)
        bar.set_tools([actions[:1], actions[1:3], actions[3:]])
        bar.set_clock("12:47", paused=False, shown=True)
        return bar

    def notice(self) -> QWidget:
        """A notice over a window."""
        over = QWidget()
        over.resize(600, 400)
        NoticeBar(over).say("It was saved.", "info", (("Show", lambda: None),))
        return over


Size = tuple[int, int]
EVERY: dict[str, tuple[Callable[[Made], QWidget], tuple[Size, ...]]] = {
    "library": (Made.library, (WIDE, NARROW)),
    "picture": (Made.picture, ()),
    "sheet of keys": (lambda on: KeysDialog([("File", [("New", "Ctrl+N")])], on.window), ()),
    "new Gomoku": (lambda on: NewGomokuDialog(NewGomoku(), on.window), ()),
    "new Gomoku of computers": (
        lambda on: NewGomokuDialog(NewGomoku(black="easy", lots=True), on.window),
        (),
    ),
    "new Sudoku": (lambda on: NewSudokuDialog(NewSudoku(), lambda: FAMILIES, on.window), ()),
    "new Sudoku with everything": (
        lambda on: NewSudokuDialog(EVERYTHING, lambda: FAMILIES, on.window),
        (),
    ),
    "preferences": (Made.preferences, ()),
    "keys in the preferences": (Made.keys, (WIDE,)),
    "practise": (Made.practise, ()),
    "daily puzzle": (Made.daily, ()),
    "notes of the setter": (lambda on: NotesDialog(("A", "B", "C"), on.window), ()),
    "what was read of a picture": (lambda on: PictureCheckDialog(SEVERAL, on.window), ()),
    "readings": (lambda on: ReadingsDialog(READINGS, on.window), ()),
    "order of techniques": (lambda on: OrderDialog(LINES, on.window), ()),
    "print": (Made.workshop, (WIDE,)),
    "statistics": (Made.statistics, ()),
    "presented step": (Made.presenter, (WIDE,)),
    "lesson": (Made.explained, (WIDE, NARROW)),
    "exercise": (Made.exercise, (WIDE, NARROW)),
    "exercise with a choice": (Made.claim, (WIDE, NARROW)),
    "guide": (Made.guide, (WIDE, NARROW)),
    "list of puzzles": (Made.puzzles, (WIDE, NARROW)),
    "Sudoku": (Made.sudoku, (WIDE, NARROW, LOW)),
    "Gomoku": (Made.gomoku, (WIDE, NARROW, LOW)),
    "tools": (Made.tools, ((900, 48), (300, 48))),
    "notice": (Made.notice, ()),
}
"""How each is made, and the sizes that a player gives it; without any its own."""


def _rare(make: Make) -> Callable[[Made], QWidget]:
    return lambda on: make(on.owner, on.window)


def _filled(make: Callable[[QObject], QWidget]) -> Callable[[Made], QWidget]:
    return lambda on: make(on.owner)


EVERY |= {name: (_rare(make), ()) for name, make in RARE.items()}
EVERY |= {f"page: {name}": (_filled(make), (WIDE,)) for name, make in PAGES.items()}
EVERY |= {f"filled: {name}": (_filled(make), ()) for name, make in FILLED.items()}
NAMES = (*EVERY, *(name + TWICE for name in ("preferences", "new Gomoku", "exercise", "tools")))


def lying(name: str, owner: QObject, theme: Theme) -> list[str]:
    """All that lies on one of them, in each of its sizes."""
    apart = told_apart(theme).at_zoom(2.0 if name.endswith(TWICE) else 1.0)
    letters = QApplication.font()
    QApplication.setFont(face(14))  # as in the program; other machines have others
    wear(apart, ProgramStyle)
    make, sizes = EVERY[name.removesuffix(TWICE)]
    made = Made(owner)
    whole, found, seen = make(made), list[str](), Seen()
    for size in sizes or (None,):
        if size:
            whole.resize(*size)
        whole.show()
        QApplication.processEvents()
        for part in whole.findChildren(QWidget):  # a test before may have left the mouse here
            if part.underMouse():
                QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))
            part.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        title = f" “{whole.windowTitle()}”" if whole.windowTitle() else ""
        found += [f"{type(whole).__name__}{title} {whole.width()} by {whole.height()}"]
        found += (f"- {line}" for line in looks(whole, seen, apart))
        found += below(whole, seen, apart)
    made.take_away(whole)
    QApplication.setFont(letters)
    wear(theme, ThemeStyle)
    return found


def main() -> None:
    """Write down what lies where now."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication(sys.argv)
    add_fonts(resource("fonts"))
    for translator in translators("en", resource("i18n"), app):
        app.installTranslator(translator)
    theme = Theme.read(resource("themes/light.json"))
    owner = QObject()
    found = {name: lying(name, owner, theme) for name in NAMES}
    text = "".join("\n  ".join([name, *lines]) + "\n" for name, lines in found.items())
    FILE.write_text(text, "utf-8")
    app.quit()


if __name__ == "__main__":
    main()
