# SPDX-License-Identifier: MIT
"""The tool bar: words rather than icons, with the clock and the pause key at the right."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFontMetrics, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP, tools_height
from sudoku_qt.views.themed import PRIMARY, ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.keys.key_names import with_key
from sudoku_qt.views.widgets.keys.letter_keys import without_letter
from sudoku_qt.views.widgets.surfaces import State, Surface, primary_surface

BETWEEN_WORDS = STEP
BETWEEN_GROUPS = 3 * STEP
ICON, BESIDE_ICON = 16, 8
LAST_OTHERS = 2
"""The number of other buttons that remain before the last ones lose their text."""
TOOL_MENU = "tool_menu"
"""The property of an action with the menu for its button's arrow only."""
ARROW = 32
"""The width of the part of a button that opens its menu."""


class ActionButton(WordButton):
    """A button that shows an action and triggers it.

    The action's properties control its look: "icon_name" names an icon; "stands" shows it as
    checked, since what it opened is shown; "primary" fills it; with "goes_last" it is the last to
    be dropped for lack of room. A menu, its own or a "tool_menu", adds a small arrow that opens it;
    with "opens" it opens wherever the button is pressed. The button is shown while the action is
    visible.
    """

    asks_changed = Signal()
    """The button needs another width, or was added or removed."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.action = action
        self._is_short, self.is_offered = False, action.isVisible()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab leads to the board and the cards
        self.clicked.connect(self._act)
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Update the button from the action."""
        action = self.action
        word = without_letter(action.iconText())
        before = self.text(), self.is_offered
        self.is_offered = action.isVisible()
        self.setText(word)
        self.setAccessibleName(word)
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.update()
        if before != (word, self.is_offered):
            self.asks_changed.emit()

    @property
    def goes_last(self) -> bool:
        """Whether all others are dropped before it for lack of room."""
        return bool(self.action.property("goes_last"))

    def set_short(self, on: bool) -> None:  # noqa: FBT001 - the two states of a word
        """Show only the icon, if there is one, or the word with it, from the next layout on."""
        self._is_short = on

    def nextCheckState(self) -> None:
        """Do nothing: the action decides whether it is on."""

    def state(self) -> State:
        """What the button is like now."""
        stands = bool(self.action.property("stands"))
        return super().state()._replace(on=self.isChecked() or stands)

    def _act(self) -> None:
        """Trigger the action, or open its menu if it has only that."""
        if self._is_menu:
            self._open_menu()
        else:
            self.action.trigger()

    def _open_menu(self) -> None:
        if self._menu:
            self._menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    @property
    def _is_menu(self) -> bool:
        return bool(self.action.property("opens"))

    @property
    def _is_primary(self) -> bool:
        return bool(self.action.property(PRIMARY))

    def surface(self) -> Surface:
        """What the button is made of now."""
        if self._is_primary:
            return primary_surface(self.theme, self.state())
        return super().surface()

    def ink(self) -> QColor:
        """The ink on it."""
        return self.theme.on_accent if self._is_primary else super().ink()

    @property
    def _menu(self) -> QMenu | None:
        menu = self.action.property(TOOL_MENU) or self.action.menu()
        return menu if isinstance(menu, QMenu) else None

    @property
    def _icon_name(self) -> str:
        return str(self.action.property("icon_name") or "")

    @property
    def _word(self) -> str:
        is_icon = self.action.property("icon_only") or (self._is_short and self._icon_name)
        return "" if is_icon else self.text()

    def sizeHint(self) -> QSize:
        """Ask for the icon, the word and the arrow."""
        px = self.theme.px
        icon = px(ICON) if self._icon_name else 0
        word = QFontMetrics(self.font()).horizontalAdvance(self._word)
        between = px(BESIDE_ICON) if icon and word else 0
        around = px(4 * STEP) if word else px(20)
        arrow = px(ARROW - STEP) if self._menu else 0
        return QSize(icon + between + word + around + arrow, px(BUTTON_HEIGHT))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the icon, the word and, after a divider, the arrow."""
        body = QRectF(self.body())
        if self._menu:
            self._paint_arrow(painter, ink, body)
            body.setRight(body.right() - self.theme.px(ARROW))
        if self._icon_name:
            self._paint_icon(painter, ink, body)
        painter.setPen(ink)
        painter.setFont(self.font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self._word)

    def _paint_icon(self, painter: QPainter, ink: QColor, body: QRectF) -> None:
        """Draw the icon before the text, and leave the rest to the style."""
        px = self.theme.px
        side = px(ICON)
        place = QRectF(0, 0, side, side)
        place.moveCenter(body.center())
        if self._word:
            place.moveLeft(body.left() + px(2 * STEP))
            body.setLeft(place.right() + px(BESIDE_ICON) - px(2 * STEP))
        draw_icon(painter, self._icon_name, place, ink)

    def _paint_arrow(self, painter: QPainter, ink: QColor, body: QRectF) -> None:
        px = self.theme.px
        place = QRectF(0, 0, px(ICON), px(ICON))
        place.moveCenter(body.center())
        place.moveRight(body.right() - px(ARROW - ICON) / 2)
        draw_icon(painter, "down", place, ink)
        if self._is_menu:
            return
        divide = body.adjusted(0, px(STEP), 0, -px(STEP))
        divide.setLeft(body.right() - px(ARROW))
        divide.setWidth(1)
        painter.fillRect(divide, self.theme.edge)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the menu if the arrow is pressed."""
        if self._menu and event.position().x() > self.width() - self.theme.px(ARROW):
            self._open_menu()
            return
        super().mousePressEvent(event)


class ToolBar(ThemedWidget):
    """Lays out groups of actions from the left, the clock and the keys at the end from the right.

    Buttons that do not fit move into a menu at the end.
    """

    pause_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._groups: list[list[ActionButton]] = []
        self._at_end: list[ActionButton] = []
        self._span = 0, 0
        self._clock = Line(20, Weight.Medium, parent=self)
        self._pause = IconButton("pause", self)
        self._pause.clicked.connect(self.pause_clicked)
        self._more = IconButton("more", self)
        self._more.clicked.connect(self._open_rest)
        self._pause_key = ""
        self._clock_state: tuple[str, bool | None, bool] | None = None
        self.set_clock("", paused=False, shown=False)

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        self._more.setAccessibleName(self.tr("More tools"))
        self._more.setToolTip(self.tr("More tools"))
        pause = self.tr("Resume") if self._paused else self.tr("Pause")
        self._pause.setAccessibleName(pause)
        self._pause.setToolTip(with_key(pause, self._pause_key))
        self._clock.setAccessibleName(
            self.tr("Time played: {time}").format(time=self._clock.text())
        )

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.arrange()

    def set_span(self, left: int, right: int) -> None:
        """Align its ends with those of the page below."""
        if (left, right) != self._span:
            self._span = left, right
            self.arrange()

    def set_tools(
        self, groups: Sequence[Sequence[QAction]], at_end: Sequence[QAction] = ()
    ) -> None:
        """Show these actions and no others."""
        buttons = [[*group] for group in (*groups, at_end)]
        if buttons == [[each.action for each in group] for group in (*self._groups, self._at_end)]:
            return
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._groups = [[self._made(action) for action in group] for group in groups]
        self._at_end = [self._made(action) for action in at_end]
        self.arrange()

    def _made(self, action: QAction) -> ActionButton:
        button = ActionButton(action, self)
        button.asks_changed.connect(self.arrange)
        return button

    @property
    def _buttons(self) -> list[ActionButton]:
        return [button for group in (*self._groups, self._at_end) for button in group]

    def set_pause_key(self, key: str) -> None:
        """Set the shortcut that is named with the pause; "" for none."""
        self._pause_key = key
        self.retranslate()

    def set_clock(self, text: str, *, paused: bool | None, shown: bool) -> None:
        """Show the time and whether the clock is paused, or no clock.

        With None there is no pause key any more: the game is over.
        """
        if (text, paused, shown) == self._clock_state:
            return
        self._clock_state, self._paused = (text, paused, shown), bool(paused)
        self._clock.setText(text)
        self._pause.set_icon("play" if paused else "pause")
        self._clock.setVisible(shown)
        self._pause.setVisible(shown and paused is not None)
        self.retranslate()
        self.arrange()

    def sizeHint(self) -> QSize:
        """Ask for the height of a word and its margins."""
        return QSize(self.theme.px(600), tools_height(self.theme))

    def minimumSizeHint(self) -> QSize:
        """Never narrower than the clock."""
        return QSize(self.theme.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons out again."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place all parts."""
        end = self._place_end(self._place_clock())
        words = [button for group in self._groups for button in group if button.is_offered]
        for button in words:
            button.set_short(False)
        if self._end_of(words, BETWEEN_GROUPS) <= end:
            self._place_words(words, BETWEEN_GROUPS)
        else:
            end -= self._more.sizeHint().width() + BETWEEN_WORDS
            self._place_words(self._fewer(words, end), BETWEEN_WORDS)
            self._more.setGeometry(self._slot(end + BETWEEN_WORDS, self._more))
        lacking = (button.is_offered and button.isHidden() for button in self._buttons)
        self._more.setVisible(any(lacking))

    def _slot(self, left: int, widget: QWidget) -> QRect:
        height = self.theme.px(BUTTON_HEIGHT)
        return QRect(left, (self.height() - height) // 2, widget.sizeHint().width(), height)

    def _place_clock(self) -> int:
        """Put the clock at the right; return where the room for buttons ends."""
        right = self._span[1] or self.width()
        if self._clock.isHidden():
            return right
        inset = self.theme.px(STEP)  # so that the icon and not its ground ends with the column
        pause = self._slot(right + inset - self._pause.sizeHint().width(), self._pause)
        self._pause.setGeometry(pause)
        width = self._clock.sizeHint().width() + 2
        end = right if self._pause.isHidden() else pause.left() - STEP
        clock = QRect(end - width, pause.top(), width, pause.height())
        self._clock.setGeometry(clock)
        return clock.left() - STEP

    def _place_end(self, end: int) -> int:
        """Put the last buttons at the end of the bar; return where the room for others ends."""
        for button in reversed(self._at_end):
            slot = self._slot(end - button.sizeHint().width(), button)
            fits = button.is_offered and slot.left() > self._span[0] + slot.width()
            button.setVisible(fits)
            button.setGeometry(slot)
            end = slot.left() - BETWEEN_WORDS if fits else end
        return end

    def _fewer(self, words: Sequence[ActionButton], end: int) -> list[ActionButton]:
        """The buttons that fit; the last are hidden first, except those that go last."""
        fitting = list(words)
        going = [button for button in reversed(words) if not button.goes_last]
        staying = [button for button in reversed(words) if button.goes_last]
        while fitting and self._end_of(fitting, BETWEEN_WORDS) > end:
            if len(going) <= LAST_OTHERS:
                for button in staying:
                    button.set_short(True)
            if self._end_of(fitting, BETWEEN_WORDS) > end:
                fitting.remove((going or staying).pop(0))
        return fitting

    def _end_of(self, words: Sequence[ActionButton], between_groups: int) -> int:
        """The end of these buttons."""
        return max((slot.right() for _, slot in self._slots(words, between_groups)), default=0)

    def _slots(
        self, words: Sequence[ActionButton], between_groups: int
    ) -> Iterator[tuple[ActionButton, QRect]]:
        """Yield these buttons with their places, group after group."""
        left = self._span[0]
        for group in self._groups:
            visible = [button for button in group if button in words]
            for button in visible:
                slot = self._slot(left, button)
                yield button, slot
                left = slot.right() + 1 + BETWEEN_WORDS
            left += between_groups - BETWEEN_WORDS if visible else 0

    def _place_words(self, visible: Sequence[ActionButton], between_groups: int) -> None:
        """Put some buttons in their places, and hide the others."""
        for button, slot in self._slots(visible, between_groups):
            button.setGeometry(slot)
        for group in self._groups:
            for button in group:
                button.setVisible(button in visible)

    def _open_rest(self) -> None:
        """Show the hidden buttons in a menu."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group in (*self._groups, self._at_end):
            menu.addSeparator()
            menu.addActions([button.action for button in group if button.isHidden()])
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height() + 4)))
