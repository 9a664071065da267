# SPDX-License-Identifier: MIT
"""What boards answer to each key and each button of the mouse, in each state they can be in."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode, Filter
from sudoku_qt.models.sudoku.board.pattern_model import SudokuMaskModel
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.gomoku.look import look_of
from sudoku_qt.views.gomoku.view import GomokuView
from sudoku_qt.views.sudoku.dialogs.pattern_board import SudokuMaskBoard
from sudoku_qt.views.sudoku.input.keys import BoardOptions
from sudoku_qt.views.sudoku.learn.exercise.board import ExerciseBoard
from sudoku_qt.views.sudoku.shading import Highlight
from sudoku_qt.views.sudoku.view import SudokuView
from tests.owners import LIGHT
from tests.views.events import Pointer, Type, click, double_click, drag, own_signals
from tests.views.gomoku.positions import gomoku_model, played
from tests.views.sudoku.positions import half_played, model_of

Key = Qt.Key
Held = Qt.KeyboardModifier
HELD = {
    "": Held.NoModifier,
    "Shift+": Held.ShiftModifier,
    "Ctrl+": Held.ControlModifier,
    "Alt+": Held.AltModifier,
    "Ctrl+Alt+": Held.ControlModifier | Held.AltModifier,
    "Pad+": Held.KeypadModifier,
}
MOVING = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End)
PLAIN = (
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Enter, Key.Key_Escape, Key.Key_Space),
    *(Key.Key_Delete, Key.Key_Backspace, Key.Key_PageUp, Key.Key_PageDown, Key.Key_Insert),
    *(Key(number) for number in range(Key.Key_A, Key.Key_Z + 1)),
    *(Key(number) for number in range(Key.Key_F1, Key.Key_F12 + 1)),
    *(Key.Key_Period, Key.Key_Comma, Key.Key_Plus, Key.Key_Minus, Key.Key_Slash),
)
DIGITS = tuple(Key(number) for number in range(Key.Key_0, Key.Key_9 + 1))
SIDE = 540
START = 3, 4
"""Where the cursor is before each of them: in a cell with notes."""
CELLS = ((0, 0), (0, 1), (3, 3), (3, 5), START)
"""A given, a digit, cells with notes and with corner notes, and the cursor's."""
CORNERED = 32
SPOTS = (0.2, 0.5, 0.8)
BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
PLAIN_KEYS = BoardOptions()
PENS = (Pointer.Finger, Pointer.Eraser)


class Told:
    """What a board sends, where its cursor is, and how many cells are chosen."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self.heard: list[str] = []
        for name in own_signals(board):
            getattr(board, name).connect(self._hearing(name))

    def _hearing(self, name: str) -> Callable[..., None]:
        def hear(*values: object) -> None:
            self.heard.append(" ".join([name, *map(_worded, values)]))

        return hear

    def state(self) -> str:
        """Where its cursor is, and what is chosen."""
        index = self._board.currentIndex()
        chosen = [9 * each.row() + each.column() for each in self._board.selectedIndexes()]
        return f"{index.row()},{index.column()} of {len(chosen)} {sum(chosen)}"


def _worded(value: object) -> str:
    if isinstance(value, QPoint):
        return ""  # of the screen
    return str(value)


def answers(board: BoardView) -> Iterator[str]:
    """Its answers to everything, from the same cell each time."""
    told = Told(board)
    for name, event in _events(board):
        board.move_to(*START)
        before = told.state()
        told.heard.clear()
        taken = event()
        after = told.state()
        words = [*told.heard, f"to {after}" if after != before else "", "" if taken else "left"]
        yield f"{name}: {', '.join(filter(None, words))}"


def _events(board: BoardView) -> Iterator[tuple[str, Callable[[], bool]]]:
    surface = board.surface
    for (word, held), key in product(HELD.items(), (*MOVING, *DIGITS)):
        yield f"{word}{_named(key)}", partial(_press, board, key, held)
    for key in PLAIN:
        held = Held.ShiftModifier if key == Key.Key_Backtab else Held.NoModifier
        yield _named(key), partial(_press, board, key, held)
    for cell, button in product(CELLS, BUTTONS):
        is_noted = cell in CELLS[2:] and button == BUTTONS[0]
        for across, down in product(SPOTS, SPOTS) if is_noted else [(0.5, 0.5)]:
            spot = _spot(board, cell, across, down)
            name = f"{button.name} {cell[0]},{cell[1]} at {across} {down}"
            yield name, partial(click, surface, spot, button)
            yield f"{name} twice", partial(double_click, surface, spot, button)
    begin, end = _spot(board, (2, 2), 0.5, 0.5), _spot(board, (4, 5), 0.5, 0.5)
    for word, held in HELD.items():
        yield f"{word}click", partial(click, surface, begin, BUTTONS[0], held)
        yield f"{word}drag", partial(drag, surface, begin, end, BUTTONS[0], held)
    outside = QPoint(-5, -5)
    yield "right drag", partial(drag, surface, begin, end, BUTTONS[1])
    yield "drag out", partial(drag, surface, begin, outside)
    yield "click outside", partial(click, surface, outside)
    yield "menu", partial(_menu, board, end, QContextMenuEvent.Reason.Mouse)
    yield "menu by a key", partial(_menu, board, end, QContextMenuEvent.Reason.Keyboard)
    for pen in PENS:
        yield str(pen.name), partial(drag, surface, begin, end, pen=pen)


def _named(key: Qt.Key) -> str:
    return str(key.name).removeprefix("Key_")


def _spot(board: BoardView, cell: tuple[int, int], across: float, down: float) -> QPoint:
    place = board.cell_rect(*cell)
    return place.topLeft() + QPoint(int(across * place.width()), int(down * place.height()))


def _press(board: QWidget, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
    """Press a key; whether the board has taken it, first of all or at last."""
    letter = chr(key) if key < Key.Key_Escape else ""
    text = letter.lower() if held in {Held.NoModifier, Held.KeypadModifier} else ""
    first = QKeyEvent(Type.ShortcutOverride, key, held, text)
    first.ignore()
    QApplication.sendEvent(board, first)
    event = QKeyEvent(Type.KeyPress, key, held, text)
    board.keyPressEvent(event)
    return event.isAccepted() or first.isAccepted()


def _menu(board: BoardView, spot: QPoint, why: QContextMenuEvent.Reason) -> bool:
    event = QContextMenuEvent(why, spot, board.surface.mapToGlobal(spot))
    QApplication.sendEvent(board.surface, event)
    return event.isAccepted()


# The states


def sudoku(owner: QObject, entry: Entry, options: BoardOptions) -> SudokuView:
    """A puzzle that is half played."""
    board, session = SudokuView(), half_played(owner)
    session.play((Edit(CORNERED, "^", 0b100010010),))
    board.setModel(model_of(session))
    board.set_entry(entry)
    board.set_options(options, Highlight())
    return board


def typing(owner: QObject) -> BoardView:
    """Givens are copied."""
    board = sudoku(owner, Entry(), PLAIN_KEYS)
    board.set_typing(on=True)
    return board


def leaving(owner: QObject) -> BoardView:
    """Tab leaves it."""
    board = sudoku(owner, Entry(), PLAIN_KEYS)
    board.set_tab_leaves(on=True)
    return board


def paused(owner: QObject) -> BoardView:
    """The clock stands."""
    board = sudoku(owner, Entry(), PLAIN_KEYS)
    board.set_paused(on=True)
    return board


def gomoku(owner: QObject, *, on: bool, drafting: bool = False) -> GomokuView:
    """Five stones."""
    board = GomokuView(look_of(LIGHT, "wood", coordinates=True, numbers=True))
    board.setModel(gomoku_model(played(owner, "h8 i9 h9 i8 j7")))
    board.set_may_play(on=on, drafting=drafting)
    return board


def paused_gomoku(owner: QObject) -> BoardView:
    """The same, covered."""
    board = gomoku(owner, on=True)
    board.set_paused(on=True)
    return board


def mask(_: QObject) -> BoardView:
    """Cells that may hold givens."""
    return SudokuMaskBoard(SudokuMaskModel())


def entering(entry: Entry, options: BoardOptions = PLAIN_KEYS) -> Callable[[QObject], BoardView]:
    """A puzzle with a way of entering digits."""
    return lambda owner: sudoku(owner, entry, options)


MODES = (EntryMode.CENTRE, EntryMode.CORNER, EntryMode.COLOUR)
OTHER_KEYS = BoardOptions(wrap=True, wasd=True, function_keys=True)
BOARDS: dict[str, Callable[[QObject], BoardView]] = {
    "sudoku": entering(Entry()),
    "sudoku with other keys": entering(Entry(), OTHER_KEYS),
    **{f"sudoku, {mode}": entering(Entry(mode)) for mode in MODES},
    **{
        f"sudoku, {mode} locked": entering(Entry(mode, digit_first=True, locked=5))
        for mode in (EntryMode.DIGIT, *MODES)
    },
    "sudoku, a digit sought": entering(Entry(sought=Filter(3), corner_first=True)),
    **{f"sudoku, {make.__name__}": make for make in (typing, leaving, paused)},
    "exercise": lambda owner: ExerciseBoard(model_of(half_played(owner))),
    "mask": mask,
    "gomoku": lambda owner: gomoku(owner, on=True),
    "gomoku, another's turn": lambda owner: gomoku(owner, on=False),
    "gomoku, set up": lambda owner: gomoku(owner, on=True, drafting=True),
    "gomoku, paused": paused_gomoku,
}
"""How each is made."""
