# SPDX-License-Identifier: MIT
"""The card of the first questions: against whom, how strong, and with which colour."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import PERSON, PlayerWanted
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.gomoku.dialogs.engine_boxes import EngineBox, TimeBox, choose
from sudoku_qt.views.gomoku.dialogs.player_row import COMPUTER, ENGINE, draw_stone
from sudoku_qt.views.gomoku.dialogs.strength import StrengthField
from sudoku_qt.views.kit.layout import SPRING, holder, row
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.dialog.group_card import GroupCard, label_of, told_below
from sudoku_qt.views.widgets.segment import Segment

FRIEND = "friend"
AGAINST = (  # value, name
    (COMPUTER, QT_TRANSLATE_NOOP("OpponentCard", "Computer")),
    (FRIEND, QT_TRANSLATE_NOOP("OpponentCard", "A friend here")),
    (ENGINE, QT_TRANSLATE_NOOP("OpponentCard", "Engine")),
)
BLACK, WHITE, LOTS = "black", "white", "lots"


class OpponentCard(GroupCard):
    """The choices in which most games differ. If both players are programs it only says so."""

    changed = Signal()

    def __init__(self, engines: EngineList, *, narrow: bool) -> None:
        super().__init__(narrow=narrow)
        self.against, self.colour = Segment(low=True), Segment(low=True)
        self.strength = StrengthField()
        self.engine_box, self.time_box = EngineBox(engines), TimeBox()
        self._words, self._colour_words = (Paragraph(13, ink="muted") for _ in range(2))
        self._style = PlayerWanted().style
        self._fill()
        self._add_rows()
        for segment in (self.against, self.colour):
            segment.chosen.connect(self._choose)
        for changed in (self.engine_box.currentIndexChanged, self.time_box.currentIndexChanged):
            changed.connect(self._choose)
        self.strength.changed.connect(self._choose)
        engines.changed.connect(self._list_engines)
        self._offer()

    def _fill(self) -> None:
        for value, name in AGAINST:
            self.against.add(value, self.tr(name))
        self.against.set_tip(ENGINE, self.tr("Another program that speaks the Gomocup protocol"))
        self.colour.add(BLACK, self.tr("Black"), partial(draw_stone, black=True))
        self.colour.add(WHITE, self.tr("White"), partial(draw_stone, black=False))
        self.colour.add(LOTS, self.tr("Draw lots"))
        for segment, name in (
            (self.against, self.tr("Against")),
            (self.colour, self.tr("You play")),
        ):
            segment.setAccessibleName(name)
        self.time_box.list_times(by_clock=True)

    def _add_rows(self) -> None:
        against, colour = self.against.stops()[0], self.colour.stops()[0]
        self.add(label_of(self.tr("A&gainst"), against), told_below(self.against, self._words))
        self._strength_row = self.add(
            label_of(self.tr("St&rength"), self.strength.slider), self.strength
        )
        engine = holder(row(self.engine_box, self.time_box, SPRING, gap="easy"))
        self._engine_row = self.add(label_of(self.tr("&Engine"), self.engine_box), engine)
        field = told_below(self.colour, self._colour_words)
        self._colour_row = self.add(label_of(self.tr("&You play"), colour), field)

    # What is chosen

    @property
    def lots(self) -> bool:
        """Whether the colours are to be drawn by lot."""
        return self.colour.key == LOTS and self.against.key != FRIEND

    @property
    def kinds(self) -> tuple[str, str]:
        """The kind of player for each colour."""
        opponent = self.against.key
        if opponent == FRIEND:
            return PERSON, PERSON
        return (opponent, PERSON) if self.colour.key == WHITE else (PERSON, opponent)

    def players(self) -> tuple[PlayerWanted, PlayerWanted]:
        """The players for Black and White."""
        person = PlayerWanted()
        if self.against.key == FRIEND:
            return person, person
        if self.against.key == ENGINE:
            opponent = PlayerWanted(self.time_box.level, self._style, self.engine_box.name)
        else:
            opponent = PlayerWanted(self.strength.level, self._style)
        return (opponent, person) if self.colour.key == WHITE else (person, opponent)

    def show_players(
        self, kinds: Sequence[str], players: Sequence[PlayerWanted], *, lots: bool
    ) -> None:
        """Show the players of both colours, as far as they can be chosen here."""
        programs = [colour for colour, kind in enumerate(kinds) if kind != PERSON]
        if len(programs) == 1:
            (colour,) = programs
            self.against.choose(kinds[colour])
            self.colour.choose(LOTS if lots else (WHITE, BLACK)[colour])
            self._show_opponent(players[colour])
        else:
            self.against.choose("" if programs else FRIEND)
        self._offer()

    def _show_opponent(self, player: PlayerWanted) -> None:
        self._style = player.style
        if self.against.key == ENGINE:
            self.engine_box.choose(player.engine)
            choose(self.time_box, player.who)
        else:
            self.strength.choose(player.who)

    def _choose(self, *_: object) -> None:
        self._offer()
        self.changed.emit()

    def _list_engines(self) -> None:
        self.engine_box.list_engines()
        self._choose()

    def _offer(self) -> None:
        """Show the options that the opponent leaves open."""
        against = self.against.key
        self._strength_row.setVisible(against == COMPUTER)
        self._engine_row.setVisible(against == ENGINE)
        self._colour_row.setVisible(against in {COMPUTER, ENGINE})
        words = {
            FRIEND: self.tr("Two people play in turn at this screen."),
            "": self.tr("Programs play both colours: see Players among the options."),
        }
        self._words.setText(words.get(against, ""))
        self._words.setVisible(against in words)

    def tell_first(self, *, black_moves_first: bool) -> None:
        """Say who moves first."""
        if self.colour.key == LOTS:
            words = self.tr("Chance decides when the game begins.")
        elif (self.colour.key == BLACK) is black_moves_first:
            words = self.tr("You move first.")
        else:
            words = self.tr("Your opponent moves first.")
        self._colour_words.setText(words)
