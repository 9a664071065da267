# SPDX-License-Identifier: MIT
"""The crosstable of a tournament and the list of its games, as Qt's tables show them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isinf
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_qt.engine.gomoku.tournament.score import Rating, Score
from sudoku_qt.engine.gomoku.tournament.table import Standing
from sudoku_qt.override import override

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Roles = Qt.ItemDataRole
NONE, MINUS, ENDLESS = "–", "−", "∞"
FIRST = 5
"""The columns before those of the opponents."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TextModel(QAbstractTableModel):
    """Rows of texts under headings; some columns begin at the left, numbers end at the right."""

    lefts: frozenset[int] = frozenset()
    """The columns of names and words."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._heads: list[str] = []
        self._rows: list[list[str]] = []
        self._spoken: list[list[str]] = []

    def put(
        self, heads: list[str], rows: list[list[str]], spoken: list[list[str]] | None = None
    ) -> None:
        """Show these texts; only what has changed is told where the shape is the same."""
        shape = len(self._rows), self._heads
        if shape != (len(rows), heads):
            self.beginResetModel()
            self._heads, self._rows, self._spoken = heads, rows, spoken or rows
            self.endResetModel()
            return
        self._rows, self._spoken = rows, spoken or rows
        if rows:
            last = self.index(len(rows) - 1, len(heads) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self._heads)

    @override
    def data(self, index: Index, role: int = Roles.DisplayRole) -> Any:
        if role == Roles.TextAlignmentRole:
            return LEFT if index.column() in self.lefts else RIGHT
        if role in {Roles.AccessibleTextRole, Roles.ToolTipRole}:
            return self._spoken[index.row()][index.column()]
        return self._rows[index.row()][index.column()] if role == Roles.DisplayRole else None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Roles.TextAlignmentRole:
            return LEFT if section in self.lefts else RIGHT
        return self._heads[section] if role == Roles.DisplayRole else None


class CrosstableModel(TextModel):
    """A row for each entrant, the best first: rating, interval, points, and those against each."""

    lefts = frozenset({0})

    def show_table(self, table: Sequence[Standing], names: Sequence[str]) -> None:
        """Show a crosstable."""
        order = [line.entrant for line in table]
        heads = [
            self.tr("Name"),
            self.tr("Elo"),
            self.tr("95 %"),
            self.tr("Points"),
            self.tr("Games"),
        ]
        numbers = [str(place) for place in range(1, len(table) + 1)]
        rows, spoken = [], []
        for place, line in enumerate(table, 1):
            name = names[line.entrant]
            elo, interval = self._rating(line.rating)
            points = number(line.score.points)
            texts = [f"{place}  {name}", elo, interval, points, str(line.score.games)]
            against = [line.against[other] for other in order]
            rows.append([*texts, *(number(each.points) if each.games else "" for each in against)])
            said = [self._against(name, names[other], line.against[other]) for other in order]
            spoken.append([name, *self._spoken_of(texts[1:], heads[1:]), *said])
        self.put([*heads, *numbers], rows, spoken)

    def _rating(self, rating: Rating | None) -> tuple[str, str]:
        if rating is None:
            return NONE, NONE
        low, high = signed(rating.low), signed(rating.high)
        return signed(rating.elo), self.tr("{low} to {high}").format(low=low, high=high)

    def _spoken_of(self, texts: Sequence[str], heads: Sequence[str]) -> list[str]:
        words = self.tr("{head}: {text}")
        return [words.format(head=head, text=text) for text, head in zip(texts, heads, strict=True)]

    def _against(self, name: str, other: str, score: Score) -> str:
        if not score.games:
            return ""
        words = self.tr("{name} against {other}: {points} of {games}")
        points = number(score.points)
        return words.format(name=name, other=other, points=points, games=score.games)


@dataclass(frozen=True)
class GameLine:
    """A finished game in the list; `result` is who won, and why."""

    number: int
    black: str
    white: str
    result: str
    moves: int


class GamesModel(TextModel):
    """A row for each finished game, the last one first."""

    lefts = frozenset({1, 2, 3})

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: tuple[GameLine, ...] = ()

    def show_games(self, lines: Sequence[GameLine]) -> None:
        """Show these games."""
        self.lines = tuple(lines)
        heads = [
            self.tr("No."),
            self.tr("Black"),
            self.tr("White"),
            self.tr("Result"),
            self.tr("Moves"),
        ]
        self.put(
            heads,
            [[str(g.number), g.black, g.white, g.result, str(g.moves)] for g in self.lines],
        )


def number(points: float) -> str:
    """Points, with a half where there is one."""
    whole, half = divmod(points, 1)
    return f"{'' if half and not whole else int(whole)}{'½' if half else ''}"


def signed(elo: float) -> str:
    """A rating with its sign."""
    sign = MINUS if elo < 0 else "+"
    return sign + ENDLESS if isinf(elo) else f"{sign if round(elo) else ''}{abs(round(elo))}"
