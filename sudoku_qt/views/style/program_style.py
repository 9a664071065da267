# SPDX-License-Identifier: MIT
"""The program's style: Fusion's behaviour with the look of the theme.

The painting functions are in tables, a line for each control; they lie in a module for each kind of
control. None of this is used before the first paint.
"""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QMenu,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComplex,
    QWidget,
)

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.style.bars import draw_progress, draw_scroll_bar, scroll_bar_part
from sudoku_qt.views.style.buttons import (
    BESIDE_ICON,
    ICON,
    draw_check_box,
    draw_push_button,
    draw_push_label,
    draw_radio_button,
    draw_tool_label,
    icons_of,
)
from sudoku_qt.views.style.fields import (
    draw_combo_box,
    draw_combo_label,
    draw_line_edit,
    draw_spin_box,
    has_frame,
    spin_box_part,
)
from sudoku_qt.views.style.lists import draw_branch, draw_frame, draw_item_ground
from sudoku_qt.views.style.measures import hint_of, metric_of, size_of
from sudoku_qt.views.style.menus import (
    draw_menu_bar_item,
    draw_menu_ground,
    draw_menu_item,
    draw_tip,
    menu_shape,
)
from sudoku_qt.views.themed import ThemeStyle
from sudoku_qt.views.widgets.keys.letter_keys import without_letter

Draw = Callable[..., object]
Primitive, Control, Complex = QStyle.PrimitiveElement, QStyle.ControlElement, QStyle.ComplexControl


Pixmap = QStyle.StandardPixmap
BLACK = frozenset(
    {
        Pixmap.SP_ArrowBack,
        Pixmap.SP_ArrowForward,
        Pixmap.SP_ArrowLeft,
        Pixmap.SP_ArrowRight,
        Pixmap.SP_ArrowUp,
        Pixmap.SP_ArrowDown,
        Pixmap.SP_FileDialogToParent,
    }
)
"""Icons of one ink: the arrows of the file dialog."""


def tinted(icon: QIcon, ink: QColor) -> QIcon:
    """The shapes of an icon in another ink, in each of its sizes."""
    made = QIcon()
    for size in icon.availableSizes():
        pixmap = icon.pixmap(size, 1.0)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), ink)
        painter.end()
        made.addPixmap(pixmap)
    return made


def draw_nothing(*_: object) -> None:
    """Draw nothing where Qt would draw something that is not part of this design."""


PRIMITIVES: dict[QStyle.PrimitiveElement, Draw] = {
    Primitive.PE_PanelLineEdit: draw_line_edit,
    Primitive.PE_FrameLineEdit: draw_nothing,
    Primitive.PE_IndicatorCheckBox: draw_check_box,
    Primitive.PE_IndicatorRadioButton: draw_radio_button,
    Primitive.PE_PanelButtonTool: draw_nothing,
    Primitive.PE_Frame: draw_frame,
    Primitive.PE_PanelItemViewItem: draw_item_ground,
    Primitive.PE_PanelItemViewRow: draw_nothing,
    Primitive.PE_IndicatorBranch: draw_branch,
    Primitive.PE_PanelMenu: draw_menu_ground,
    Primitive.PE_FrameMenu: draw_nothing,
    Primitive.PE_PanelTipLabel: draw_tip,
    Primitive.PE_FrameFocusRect: draw_nothing,  # the ring is drawn round the control
    Primitive.PE_FrameDefaultButton: draw_nothing,
    Primitive.PE_PanelMenuBar: draw_nothing,
}
CONTROLS: dict[QStyle.ControlElement, Draw] = {
    Control.CE_PushButtonBevel: draw_push_button,
    Control.CE_PushButtonLabel: draw_push_label,
    Control.CE_ToolButtonLabel: draw_tool_label,
    Control.CE_ComboBoxLabel: draw_combo_label,
    Control.CE_MenuItem: draw_menu_item,
    Control.CE_MenuBarItem: draw_menu_bar_item,
    Control.CE_MenuBarEmptyArea: draw_nothing,
    Control.CE_MenuEmptyArea: draw_nothing,
    Control.CE_ProgressBar: draw_progress,
}
COMPLEXES: dict[QStyle.ComplexControl, Draw] = {
    Complex.CC_ComboBox: draw_combo_box,
    Complex.CC_SpinBox: draw_spin_box,
    Complex.CC_ScrollBar: draw_scroll_bar,
}
PARTS: dict[QStyle.ComplexControl, Callable[..., QRect | None]] = {
    Complex.CC_SpinBox: spin_box_part,
    Complex.CC_ScrollBar: scroll_bar_part,
}


class ProgramStyle(ThemeStyle):
    """Paints controls as the theme defines."""

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a primitive part of a control."""
        draw = PRIMITIVES.get(element)
        if draw is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            draw(self.theme, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a control, or a part of one."""
        draw = CONTROLS.get(element)
        if draw is None:
            super().drawControl(element, option, painter, widget)
        else:
            draw(self.theme, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a control with parts that can be pressed."""
        draw = COMPLEXES.get(control)
        if draw is None:
            super().drawComplexControl(control, option, painter, widget)
        else:
            draw(self.theme, option, painter, widget)

    def standardIcon(
        self,
        which: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """An icon for Qt's own dialogs, with arrows in the ink of text."""
        icon = super().standardIcon(which, option, widget)
        return tinted(icon, self.theme.text) if which in BLACK else icon

    def drawItemText(
        self,
        painter: QPainter,
        rect: QRect,
        flags: int,
        palette: QPalette | Qt.GlobalColor | QColor,
        enabled: bool,  # noqa: FBT001 - Qt's
        text: str,
        role: QPalette.ColorRole = QPalette.ColorRole.NoRole,
    ) -> None:
        """Write a text, without the letter in brackets unless letter keys are shown."""
        words = without_letter(text) if flags & Qt.TextFlag.TextHideMnemonic else text
        super().drawItemText(painter, rect, flags, palette, enabled, words, role)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        """The rectangle of a part of a control."""
        find = PARTS.get(control)
        place = find(self.theme, option, part) if find else None
        if place is not None:
            return place
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]  # the stubs want one

    def subElementRect(
        self,
        element: QStyle.SubElement,
        option: QStyleOption,
        widget: QWidget | None = None,
    ) -> QRect:
        """The rectangle of a passive part; text keeps away from the ends of a field."""
        place = super().subElementRect(element, option, widget)  # type: ignore[arg-type]  # as above
        if element == QStyle.SubElement.SE_LineEditContents and has_frame(option):
            inset = self.theme.px(STEP)
            place.adjust(inset, 0, -inset, 0)
        return place

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        """The size of a control for its contents."""
        usual = super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]  # as above
        whole = size_of(self.theme, kind, option, usual, widget)
        if kind == QStyle.ContentsType.CT_PushButton:
            beside = self.theme.px(ICON + BESIDE_ICON)
            whole.setWidth(whole.width() + beside * sum(map(bool, icons_of(widget))))
        return whole

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """A length in pixels."""
        own = metric_of(self.theme, metric)
        return super().pixelMetric(metric, option, widget) if own is None else own

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """The behaviour of a control.

        A menu that asks for its mask gets it directly: PySide passes a `QStyleHintReturn` here,
        which cannot hold one.
        """
        if hint == QStyle.StyleHint.SH_Menu_Mask and isinstance(widget, QMenu):
            widget.setMask(menu_shape(self.theme, widget.rect()))
            return 0
        own = hint_of(hint, widget)
        return super().styleHint(hint, option, widget, returned) if own is None else own
