# SPDX-License-Identifier: MIT
"""Drawing the rules of a puzzle that is composed: tools, strokes, the selected constraint."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from sudoku_qt.controllers.sudoku.compose.drawing_words import (
    LEFT_OUT,
    rules_told,
    selected_words,
    status_told,
    surveyed_of,
)
from sudoku_qt.controllers.sudoku.compose.tool_keys import ToolKeys, digit_of
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.play.rules_panel import NOT_SURVEYED, NOTHING_DRAWN, Drawn
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.compose.variants import drawing
from sudoku_qt.engine.sudoku.compose.variants.adding import duplicate
from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.making.layouts import layouts_of_size
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.grips import Held, grips_of, held
from sudoku_qt.models.sudoku.compose.sketch import Sketch
from sudoku_qt.models.sudoku.compose.sketch_shown import sketched, without_changed
from sudoku_qt.models.sudoku.compose.strokes import Place, middle_of
from sudoku_qt.models.sudoku.compose.tools import FAMILIES, Gesture, fits, tool_named, translated
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.views.board.keys import step_of
from sudoku_qt.views.sudoku.drawing.palette import DIGITS, RULES, PaletteCard
from sudoku_qt.views.sudoku.drawing.pencil import Pencil
from sudoku_qt.views.sudoku.drawing.selected_card import (
    SelectedCard,
    SelectedWords,
    WrittenRulesCard,
)

RUBS, REMOVES = Qt.Key.Key_Backspace, Qt.Key.Key_Delete
GROWS, SHRINKS = Qt.Key.Key_Plus, Qt.Key.Key_Minus
ENTERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Drawing(QObject):
    """Turns the pencil and keys into moves that draw, change and take away constraints."""

    shown = Signal(object, object)
    """The board is to show a `VariantPuzzle`, or None, and what is `Drawn` on it."""
    status_changed = Signal()
    """Something else is selected, or drawn with."""
    notes_asked = Signal()
    """The setter wants to write rules of their own."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._board = context, context.page.board
        self.palette, self.selection = PaletteCard(), SelectedCard()
        self.written = WrittenRulesCard()
        for card in (self.palette, self.selection, self.written):
            context.page.add_card(card, context.cards.layers)
        self._pencil = Pencil(self._board)
        self._keys = ToolKeys()
        self.sketch = Sketch()
        self.is_on = False
        self._surveyed = NOT_SURVEYED
        self._seen: object = None
        self._last_family = FAMILIES[0].name
        self._connect()
        self._take_keys()

    def _connect(self) -> None:
        palette, pencil = self.palette, self._pencil
        palette.family_chosen.connect(self.choose_family)
        palette.tool_chosen.connect(self.choose_tool)
        palette.rule_switched.connect(self.switch)
        palette.size_wanted.connect(self.resize)
        palette.regions_wanted.connect(self.divide)
        self.selection.choice_made.connect(lambda at: self._change(self.sketch.with_choice(at)))
        self.selection.reverse_clicked.connect(lambda: self._change(self.sketch.reversed()))
        self.selection.duplicate_clicked.connect(self._duplicate)
        self.selection.away_clicked.connect(self._take_away)
        self.written.own_clicked.connect(self.notes_asked)
        self.written.anew_clicked.connect(self._write_anew)
        pencil.put.connect(self._put)
        pencil.switched.connect(lambda at: self._change(self.sketch.toggled(at, self._puzzle)))
        pencil.drawn.connect(self._draw_on)
        pencil.lifted.connect(self._lift)
        self._context.session.changed.connect(self._follow)
        self._context.page.spoken_anew.connect(self._tell)
        self._context.cards.keys_changed.connect(self._take_keys)

    # Whether it is on

    def begin(self, *, on: bool) -> None:
        """Show the tools while a puzzle is composed, or no longer."""
        self.is_on = on
        self._seen = None
        self.sketch.forget()
        if not on:
            self.palette.show_family(DIGITS)
        self._take_family()

    @property
    def draws(self) -> bool:
        """Whether the mouse draws constraints."""
        return self.is_on and self.palette.family not in {DIGITS, RULES}

    @property
    def is_about_digits(self) -> bool:
        """Whether digits are being set, and not rules."""
        return not self.is_on or self.palette.family == DIGITS

    def draw_rules(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Draw rules with the tools used last, or set digits again."""
        self.choose_family(self._last_family if on else DIGITS)

    def choose_family(self, name: str) -> None:
        """Show the tools of a family, with the first or the last used of them chosen."""
        self.palette.show_family(name)
        if name != DIGITS:
            self._last_family = name
        self.sketch.choose(self.sketch.last_of(name))
        self._take_family()

    def choose_tool(self, name: str) -> None:
        """Draw with a tool from now on."""
        self.sketch.choose(tool_named(name))
        self._show()

    def _take_family(self) -> None:
        self._board.pencil = self._pencil if self.draws else None
        cards, page = self._context.cards, self._context.page
        page.set_essential(cards.pad if self.is_about_digits else self.palette)
        if self.is_on:
            page.set_card_shown(cards.layers, self.is_about_digits)
        page.set_card_shown(cards.pad, self.is_about_digits)
        page.set_card_shown(self.palette, not self.is_about_digits)
        self._context.actions["draw_rules"].setChecked(not self.is_about_digits)
        self._show()

    def leave(self) -> bool:
        """Drop what is selected, or else return to digits; return whether there was either."""
        is_working = self._context.foreground_job.is_running  # which Escape stops first
        if not self.is_on or self.is_about_digits or is_working:
            return False
        if self.sketch.target or self.sketch.stroke or self.sketch.twin:
            self.sketch.forget()
            self._show()
        else:
            self.choose_family(DIGITS)
        return True

    # What is there

    @property
    def _puzzle(self) -> VariantPuzzle:
        """The rules drawn so far."""
        grid = self._context.grid
        return grid.drawn or blank(grid.shape.side)

    def take_survey(self, known: Survey | None) -> None:
        """Outline the constraints that clash and the one that is missing, and no others."""
        now = surveyed_of(known) if known else NOT_SURVEYED
        if now != self._surveyed:
            self._surveyed = now
            self._show()

    def _follow(self) -> None:
        """Drop a selection that is no longer there, as after undo."""
        if self.is_on:
            self.sketch.keep_up(self._puzzle.rules.constraints)
            self._show()

    def _show(self) -> None:
        """Show the tools, what is drawn, and the words about it."""
        sketch, target = self.sketch, self.sketch.target
        self._context.page.set_card_shown(self.selection, self.draws and target is not None)
        is_told = self.is_on and not self.is_about_digits
        self._context.page.set_card_shown(self.written, is_told)
        if not self._context.is_drafting:
            return
        puzzle = self._puzzle
        self.palette.show_tool(sketch.tool)
        self.status_changed.emit()
        self._tell()
        if not self.is_on:
            self._show_on_board(self._context.grid.puzzle, NOTHING_DRAWN)
            return
        figures = sketched(sketch, puzzle)
        is_seen = sketch.selected is not None and target is sketch.selected and self.draws
        holds = held(sketch.selected, puzzle) if sketch.selected and is_seen else Held()
        outlined = target.cells if target and self.draws and not holds.lines else ()
        is_edge = self.draws and sketch.tool is not None and sketch.tool.gesture is Gesture.EDGE
        is_plain = puzzle.rules.is_classic and not (figures or outlined or is_edge)
        drawn = Drawn(figures, outlined, self._surveyed, has_rim=is_edge, held=holds)
        self._show_on_board(None if is_plain else without_changed(sketch, puzzle), drawn)

    def _show_on_board(self, puzzle: VariantPuzzle | None, drawn: Drawn) -> None:
        """Have the board show it, unless it does: digits change nothing of it."""
        seen = puzzle and puzzle.rules, drawn
        if seen != self._seen:
            self._seen = seen
            self.shown.emit(puzzle, drawn)

    def _tell(self) -> None:
        if not self.is_on:
            return
        rules = self._puzzle.rules
        held = {(each.kind, str(each.value or "")) for each in rules.constraints if not each.cells}
        marked = {each.kind for each in rules.constraints}
        self.palette.switches.show_rules(held, marked, rules.size)
        layouts = layouts_of_size(resource("puzzles/jigsaw.txt"), rules.size)
        self.palette.switches.region_box.offer(layouts, rules.board.regions)
        own = self._context.grid.credits.comment
        self.written.show_rules(rules_told(self._puzzle, own), is_own=bool(own))
        if target := self.sketch.target:
            self.selection.show_constraint(self._words_of(target))

    def _words_of(self, target: Constraint) -> SelectedWords:
        return selected_words(
            target,
            self._context.model.label,
            can_be=fits(target, self._puzzle.rules.board),
            is_needed=target not in self._surveyed.needless,
        )._replace(doubles=self._copy() is not None)

    # The pencil

    def _put(self, place: Place) -> None:
        self._board.setFocus()
        self._change(self.sketch.put(place, self._puzzle))

    def _draw_on(self, place: Place) -> None:
        if self.sketch.draw_on(place):
            self._show()

    def _lift(self) -> None:
        self._change(self.sketch.lift(self._puzzle))

    # Changes

    def _change(self, change: tuple[Constraint | None, Constraint | None]) -> None:
        """Take one constraint away, draw another, either of which may be missing, or a region."""
        if refusal := self.sketch.taken_refusal():
            self._context.services.complain(say(refusal))
        before, after = change
        board = self._puzzle.rules.board
        move = list[Edit]()
        if regions := self.sketch.taken_regions():
            move.append(drawing.divide(regions))
        if before is not None:
            move.append(drawing.take_away(before, board))
        if after is not None:
            move.append(drawing.draw(after, board))
        if move:
            self._play(tuple(move))
            self.sketch.keep_up(self._puzzle.rules.constraints)
        self._show()

    def _play(self, move: SudokuMove) -> None:
        try:
            self._context.play(move)
        except Fault as fault:
            self._context.services.complain(say(fault))

    def _take_away(self) -> None:
        self._change(self.sketch.taken_away())

    def _copy(self) -> Constraint | None:
        """Another one like the selected constraint, if there is room for it."""
        selected = self.sketch.selected
        return duplicate(self._puzzle, selected) if selected and not self.sketch.pending else None

    def _duplicate(self) -> None:
        """Draw another one like the selected constraint beside it, and select that."""
        if copy := self._copy():
            self.sketch.select(copy)
            self._change((None, copy))

    def switch(self, name: str, value: str, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Let a rule of the whole board hold, or no longer."""
        board = self._puzzle.rules.board
        rule = Constraint(name, (), value or None)
        self._play((drawing.draw(rule, board) if on else drawing.take_away(rule, board),))
        self._show()

    def _write_anew(self) -> None:
        """Let the program write the rules again."""
        grid = self._context.grid
        self._play(edits.call(grid, grid.credits._replace(comment="")))
        self._tell()

    def divide(self, regions: tuple[int, ...]) -> None:
        """Divide the board into other regions."""
        self._play((drawing.divide(regions),))
        self._show()

    def resize(self, size: int) -> None:
        """Begin a board of another size, with what fits of this one."""
        grid = self._context.grid
        if size != grid.shape.side:
            family = self.palette.family
            self._context.begin(drawing.draft_of(size), drawing.resized(grid, size))
            self.choose_family(family)
            if drawing.is_less(self._context.grid, grid):
                self._context.services.tell(translated(LEFT_OUT))

    # Keys

    def _take_keys(self) -> None:
        self._keys.set_keys(self._context.cards.shortcuts)
        self.palette.set_keys(self._keys.told())

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key for the selected constraint, or choose the tool whose key it is."""
        return self.is_on and (self._is_for_selected(event) or self._is_of_tool(event))

    def _is_of_tool(self, event: QKeyEvent) -> bool:
        """Choose a tool by its key, unless that is a letter for a digit that is to be set."""
        if not self.draws and digit_of(event, self._board.count) is not None:
            return False
        now = self.sketch.tool.name if self.draws and self.sketch.tool else ""
        name = self._keys.tool_of(event, now)
        if name:
            tool = tool_named(name)
            family = next(each for each in FAMILIES if tool in each.tools)
            if family.name != self.palette.family:
                self.choose_family(family.name)
            self.choose_tool(name)
        return bool(name)

    def _is_for_selected(self, event: QKeyEvent) -> bool:
        """Type the value of the selected constraint, rub it out, or take it away."""
        if not self.draws:
            return False
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        shift, keypad = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier
        if modifiers & ~(shift | keypad):
            return False
        if key in ENTERS:
            return self._enter()
        if self.sketch.is_keyed:
            return self._draw_by_key(key, lifted=bool(modifiers & shift))
        if self.sketch.target is None:
            return False
        if key == REMOVES or (key == RUBS and not self.sketch.has_value):
            self._take_away()
        elif key == RUBS:
            self._change(self.sketch.rubbed_out(self._puzzle))
        elif key == GROWS:
            self._change(self.sketch.extended(self._puzzle))
        elif key == SHRINKS:
            self._change(self.sketch.shortened(self._puzzle))
        elif (digit := self._digit_for_selected(event)) is not None:
            self._change(self.sketch.typed(digit, self._puzzle))
        else:
            return False
        return True

    def _digit_for_selected(self, event: QKeyEvent) -> int | None:
        """The digit that is typed; letters are digits only where digits are typed."""
        digit = digit_of(event, self._board.count)
        return digit if event.text().isdecimal() or self.sketch.takes_digits else None

    def _draw_by_key(self, key: Qt.Key, *, lifted: bool) -> bool:
        """Go on with a line to the next cell, or pass over that with the pencil `lifted`."""
        step = step_of(key)
        if step:
            board = self._board
            here = divmod(board.cursor_cell, board.count)
            board.move_to(*(board.stepped(*here, step) or here))
            if not lifted:
                self._draw_on(middle_of(board.cursor_cell, board.count))
        return bool(step)

    def _enter(self) -> bool:
        """Finish what is drawn or selected, or begin something at the selected cells."""
        if self.sketch.is_keyed:
            self._lift()
        elif self.sketch.target and not self.sketch.waits:
            self.sketch.deselect()
            self._show()
        else:
            self._change(self.sketch.of_cells(self._board.selected_cells(), self._puzzle))
        return True

    def status(self) -> list[str]:
        """The parts of the status line: what is selected, or how the tool is used."""
        tool, target = self.sketch.tool, self.sketch.target
        if not self.draws or tool is None:
            return []
        if target is None:
            return [f"{tool.title}: {tool.use}"]
        holds = grips_of(target, self._puzzle.rules.size) if self.sketch.selected else ()
        return status_told(self._words_of(target), has_handles=bool(holds))
