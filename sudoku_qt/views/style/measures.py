# SPDX-License-Identifier: MIT
"""The sizes and the behaviour of Qt's own controls."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QMenu,
    QStyle,
    QStyleOption,
    QStyleOptionMenuItem,
    QStyleOptionToolButton,
    QWidget,
)

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import BUTTON_HEIGHT, FIELD_HEIGHT, STATUS_HEIGHT, STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.keys.letter_keys import without_letter

Metric, Hint, Contents = QStyle.PixelMetric, QStyle.StyleHint, QStyle.ContentsType

INDICATOR = 18
RING = 4
"""The extent of the focus ring: 2 wide, at a distance of 2."""
LENGTHS = {  # at 100 %
    Metric.PM_ToolBarExtensionExtent: 28,
    Metric.PM_ScrollBarExtent: 12,
    Metric.PM_ScrollBarSliderMin: 32,
    Metric.PM_IndicatorWidth: INDICATOR,
    Metric.PM_IndicatorHeight: INDICATOR,
    Metric.PM_ExclusiveIndicatorWidth: INDICATOR,
    Metric.PM_ExclusiveIndicatorHeight: INDICATOR,
    Metric.PM_CheckBoxLabelSpacing: STEP,
    Metric.PM_RadioButtonLabelSpacing: STEP,
    Metric.PM_ButtonMargin: 4 * STEP,
    Metric.PM_MenuHMargin: 4,
    Metric.PM_MenuVMargin: 4,
    Metric.PM_LayoutHorizontalSpacing: STEP,
    Metric.PM_LayoutVerticalSpacing: STEP,
    Metric.PM_TreeViewIndentation: 24,
    Metric.PM_SmallIconSize: 16,
    Metric.PM_ButtonIconSize: 16,
}
FIXED = {  # at any size
    Metric.PM_FocusFrameHMargin: RING,
    Metric.PM_FocusFrameVMargin: RING,
    Metric.PM_ButtonShiftHorizontal: 0,
    Metric.PM_ButtonShiftVertical: 0,
    Metric.PM_ButtonDefaultIndicator: 0,
    Metric.PM_MenuPanelWidth: 1,
    Metric.PM_MenuBarPanelWidth: 0,
    Metric.PM_MenuBarVMargin: 0,
    Metric.PM_MenuBarHMargin: 12,
    Metric.PM_MenuBarItemSpacing: 0,
    Metric.PM_DefaultFrameWidth: 3,
    Metric.PM_ToolTipLabelFrameWidth: 6,
}
HINTS = {
    Hint.SH_FocusFrame_AboveWidget: 1,
    Hint.SH_DialogButtonBox_ButtonsHaveIcons: 0,
    Hint.SH_DialogButtonLayout: QDialogButtonBox.ButtonLayout.GnomeLayout.value,
    Hint.SH_ComboBox_Popup: 0,
    Hint.SH_EtchDisabledText: 0,
    Hint.SH_ItemView_ShowDecorationSelected: 0,
    Hint.SH_ScrollBar_LeftClickAbsolutePosition: 0,
    Hint.SH_MessageBox_CenterButtons: 0,
    Hint.SH_Menu_SupportsSections: 1,
    Hint.SH_Menu_Scrollable: 1,  # a long menu stays in one column
    Hint.SH_Menu_AllowActiveAndDisabled: 1,  # a disabled item shows its reason
}
LEAST_BUTTON = 88
"""The least width of a button with little text."""
HEIGHTS = {  # at 100 %
    Contents.CT_PushButton: BUTTON_HEIGHT,
    Contents.CT_LineEdit: BUTTON_HEIGHT,
    Contents.CT_ComboBox: BUTTON_HEIGHT,
    Contents.CT_SpinBox: BUTTON_HEIGHT,
    Contents.CT_ToolButton: FIELD_HEIGHT,
    Contents.CT_ItemViewItem: FIELD_HEIGHT,
    Contents.CT_MenuBarItem: STATUS_HEIGHT,
    Contents.CT_CheckBox: 24,
    Contents.CT_RadioButton: 24,
}
SPIN_BUTTON = 38
COMBO_ARROW = 32
MENU_ROW, MENU_LINE, MOST = 30, 9, 10**6
MENU_MARK, MENU_BEGIN, MENU_END, MENU_ICON = 36, 18, 28, 16
"""The space before the text in a menu with ticks, and in one without, and after it."""
MENU_ROWS = 16
"""The rows of a menu that fit onto the screen at least, so that every menu is wholly visible."""
HEADING_BEGIN = 12
"""The space on both sides of a section's heading."""


def metric_of(theme: Theme, metric: QStyle.PixelMetric) -> int | None:
    """A length of this design, or None for Qt's own."""
    length = LENGTHS.get(metric)
    return FIXED.get(metric) if length is None else theme.px(length)


def hint_of(hint: QStyle.StyleHint, widget: QWidget | None) -> int | None:
    """A behaviour of this design, or None for Qt's own."""
    if hint == Hint.SH_UnderlineShortcut and widget is not None:
        return int(shows_letters(widget))
    return HINTS.get(hint)


def shows_letters(widget: QWidget) -> bool:
    """Whether letter keys are underlined: in menus, and for those who use the keyboard."""
    by_keys = widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    return isinstance(widget, QMenu) or by_keys


def size_of(
    theme: Theme,
    kind: QStyle.ContentsType,
    option: QStyleOption,
    usual: QSize,
    widget: QWidget | None = None,
) -> QSize:
    """The size of a control, computed from Fusion's."""
    if kind == Contents.CT_MenuItem and isinstance(option, QStyleOptionMenuItem):
        return _menu_size(theme, option, widget)
    size = QSize(usual)
    height = HEIGHTS.get(kind)
    if height:
        size.setHeight(max(theme.px(height), size.height() if kind not in FLAT else 0))
    if kind == Contents.CT_PushButton:
        size.setWidth(max(theme.px(LEAST_BUTTON), size.width()))
    elif kind == Contents.CT_ToolButton and isinstance(option, QStyleOptionToolButton):
        size.setWidth(_quiet_width(theme, option))
    elif kind == Contents.CT_SpinBox:
        size.setWidth(size.width() + theme.px(2 * SPIN_BUTTON))
    elif kind == Contents.CT_MenuBarItem:
        size.setWidth(size.width() + theme.px(4))
    elif kind == Contents.CT_ComboBox:
        size.setWidth(size.width() + theme.px(2 * STEP))
    return size


def _quiet_width(theme: Theme, option: QStyleOptionToolButton) -> int:
    """The width of a button without a ground: its text and the icon after it."""
    word = option.fontMetrics.horizontalAdvance(without_letter(option.text).replace("&", ""))
    return word + (0 if option.icon.isNull() else option.iconSize.width() + theme.px(STEP))


FLAT = frozenset({
    Contents.CT_PushButton, Contents.CT_LineEdit, Contents.CT_ComboBox, Contents.CT_SpinBox,
    Contents.CT_MenuBarItem,
})  # fmt: skip
"""Widgets whose height is set by this design, not by Fusion."""


def heading_font(font: QFont) -> QFont:
    """The font of a section heading in a menu, from that of its rows."""
    heading = QFont(font)
    heading.setWeight(QFont.Weight(Weight.DemiBold))
    return heading


def _heading_size(theme: Theme, option: QStyleOptionMenuItem) -> QSize:
    words = QFontMetrics(heading_font(option.font)).horizontalAdvance(option.text)
    return QSize(words + 2 * theme.px(HEADING_BEGIN), theme.px(MENU_ROW))


def _menu_size(theme: Theme, option: QStyleOptionMenuItem, widget: QWidget | None) -> QSize:
    """The size of a menu's row; the menu itself adds the width of the keys."""
    if option.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator:
        return _heading_size(theme, option) if option.text else QSize(1, theme.px(MENU_LINE))
    words = option.text.split("\t")[0]
    width = option.fontMetrics.horizontalAdvance(words.replace("&&", "&"))
    keys = theme.px(3 * STEP) if "\t" in option.text else 0
    around = before_words(theme, option) + theme.px(MENU_END)
    most = widget.screen().availableGeometry().height() // MENU_ROWS if widget else MOST
    return QSize(around + width + keys, min(theme.px(MENU_ROW), most))


def before_words(theme: Theme, option: QStyleOptionMenuItem) -> int:
    """The width before the words of a menu row: for ticks, if the menu has any, and an icon."""
    mark = MENU_MARK if option.menuHasCheckableItems else MENU_BEGIN
    return theme.px(mark + (0 if option.icon.isNull() else MENU_ICON + STEP))
