# SPDX-License-Identifier: MIT
"""The page of a Gomoku game: board, players, question, evaluation, two keys and the couplet."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.game_page import SMALL, GamePage
from sudoku_qt.views.gomoku.analysis.study import StudyColumn
from sudoku_qt.views.gomoku.evaluation import GomokuEvaluation
from sudoku_qt.views.gomoku.finish_card import GomokuFinishCard
from sudoku_qt.views.gomoku.look import GomokuLook, look_of
from sudoku_qt.views.gomoku.side import GomokuSide
from sudoku_qt.views.gomoku.view import GomokuView
from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.page_layout import BETWEEN_CARDS
from sudoku_qt.views.sizes import BARS, LOW_WINDOW, WORD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.cards.replay import ReplayCard


class GomokuKeys(ThemedWidget):
    """The two keys that are not always available: take back, and resign."""

    take_back_clicked = Signal()
    resign_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take_back = WordButton(parent=self)
        self.resign = WordButton(parent=self)
        self.take_back.clicked.connect(self.take_back_clicked)
        self.resign.clicked.connect(self.resign_clicked)
        lay_out(self, row(filling(self.take_back), filling(self.resign), gap="usual"))
        self.retranslate()

    def retranslate(self) -> None:
        """Set their texts in the installed language."""
        self.take_back.setText(self.tr("Take back"))
        self.resign.setText(self.tr("Resign"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(WORD_HEIGHT))


class Couplet(ThemedWidget):
    """Two lines of verse that every Chinese player knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = Paragraph(13, ink="muted")
        self._lines.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.addWidget(self._lines)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        lines = self.tr("Who watches stays silent;"), self.tr("who lifts a stone has played it.")
        self._lines.setText("\n".join(lines))


class GomokuPage(GamePage):
    """Holds the parts together; what they emit goes to the controller."""

    board: GomokuView

    def __init__(self) -> None:
        self._board_name, self._coordinates, self._numbers = "wood", True, True
        self.side = GomokuSide()
        self.players, self.question = self.side.players, self.side.question
        self.evaluation = GomokuEvaluation()
        self.keys = GomokuKeys()
        self.couplet = Couplet()
        self.finish, self.replay = GomokuFinishCard(), ReplayCard()
        self.study = StudyColumn()
        self.analysis = self.study.analysis
        instead = self.finish, self.replay, self.study
        cards = (self.side, self.keys, self.evaluation, self.couplet, *instead)
        look = look_of(self.side.theme, "wood", coordinates=True, numbers=True)
        super().__init__(GomokuView(look))
        self.set_cards(cards, self.side, instead)

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        super().retranslate()
        self.arrange()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._dress()

    @override
    def arrange(self) -> None:
        is_low = self.height() < self.theme.px(LOW_WINDOW - BARS)  # the board takes it all
        is_small = self.width() < self.theme.px(SMALL) or self.sole_card is self.study
        self.players.set_narrow(is_small and not is_low)
        super().arrange()

    def height_below(self, width: int) -> int:
        """The height of players and question; in a narrow window, without one, also of the keys."""
        height = super().height_below(width)
        has_keys = self.players.are_narrow(width) and not self.side.is_asking
        return height + BETWEEN_CARDS + self.theme.px(WORD_HEIGHT) if has_keys else height

    def least_height(self, width: int) -> int:
        """The height of the question; the players can be left out."""
        return self.side.least_height(width)

    def set_board(self, name: str, *, coordinates: bool, numbers: bool) -> None:
        """Set the board: wood, plain or dark, with coordinates and numbers or not."""
        self._board_name, self._coordinates, self._numbers = name, coordinates, numbers
        self._dress()
        self.arrange()

    def _dress(self) -> None:
        self.board.set_look(self.look_in(self.theme))

    def look_in(self, theme: Theme) -> GomokuLook:
        """The board's look in the colours of a theme."""
        return look_of(
            theme, self._board_name, coordinates=self._coordinates, numbers=self._numbers
        )

    def offer_keys(self, *, take_back: bool, resign: bool) -> None:
        """Enable or disable the two keys.

        If such a key had the keyboard focus, it returns to the board; Qt would move it on to any
        widget.
        """
        keys = self.keys
        for key, on in ((keys.take_back, take_back), (keys.resign, resign)):
            if key.hasFocus() and not on:
                self.board.setFocus()
            key.setEnabled(on)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board and disable the keys, or undo that."""
        self.board.set_paused(on)
        self.question.setDisabled(on)
        self.keys.setDisabled(on)
        self.study.set_covered(on)
