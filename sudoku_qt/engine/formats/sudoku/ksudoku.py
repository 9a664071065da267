# SPDX-License-Identifier: MIT
"""KSudoku's saved game: the givens as letters, followed by the player's moves as events.

Cells are numbered down the columns, not along the rows; read in the wrong order, the text would be
another valid puzzle. The digit 1 is the letter b.
"""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from sudoku_qt.engine.foreign_json import missing
from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cell_at, column_of, row_of
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import STATE, Part, PositionFormat
from sudoku_qt.engine.sudoku.text.xml_text import number_in, parse_xml, written

LETTERS = "_bcdefghij"
HEAD = """<!DOCTYPE ksudoku>
<ksudoku>
 <game had-help="0" msecs-elapsed="{elapsed_ms}">
  <puzzle>
   <graph order="9" type="sudoku" specific-type="Plain"/>
   <values>{values}</values>
  </puzzle>
  <history>
"""
FOOT = """  </history>
 </game>
</ksudoku>
"""


class KsudokuFormat(PositionFormat):
    """A game with its history."""

    name = "ksudoku"
    title = "KSudoku (.ksudoku)"
    suffixes = (".ksudoku",)
    carries = STATE | {Part.CLOCK}

    def likeness(self, head: str) -> float:
        """Look for the root element."""
        return 0.99 if head.lstrip().startswith("<") and "<ksudoku" in head else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the givens, and play the events."""
        root = parse_xml(text)
        game = root.find("game")
        if game is None:
            raise missing("game")
        _check_kind(game)
        letters = (game.findtext("puzzle/values") or "").strip()
        if len(letters) != CELLS or set(letters) - set(LETTERS):
            raise missing("values")
        givens = bytes(LETTERS.index(letters[_turned(cell)]) for cell in range(CELLS))
        played = position(givens, *_played(game))
        return [found_at(played.timed(number_in(game, "msecs-elapsed")))]

    def write_position(self, position: Position) -> str:
        """Write the givens, and an event for each other cell that is not empty."""
        grid = position.grid
        head = HEAD.format(
            elapsed_ms=position.elapsed_ms,
            values="".join(LETTERS[grid.givens[_turned(index)]] for index in range(CELLS)),
        )
        events: list[dict[str, object]] = []
        for index in range(CELLS):
            cell = _turned(index)
            markers = "".join(str(grid.candidates[cell] >> bit & 1) for bit in range(SIDE))
            if grid.values[cell] and not grid.givens[cell]:
                events.append({"index": index, "value": grid.values[cell]})
            elif grid.candidates[cell]:
                events.append({"index": index, "markers": markers})
        lines = (f"   {written('simple-event', event)}\n" for event in events)
        return head + "".join(lines) + FOOT


def _turned(cell: int) -> int:
    """The index of a cell for KSudoku, and just so the cell of an index."""
    return cell_at(column_of(cell), row_of(cell))


def _check_kind(game: Element) -> None:
    graph = game.find("puzzle/graph")
    if graph is None:
        raise missing("graph")
    kind, order = graph.get("type", ""), graph.get("order", "")
    if kind != "sudoku" or order != "9" or graph.get("specific-type", "Plain") != "Plain":
        raise FormatFault(
            "This is no plain Sudoku: it has rules that this program does not play ({names}).",
            names=(graph.get("specific-type", kind)[:20],),
        )


def _played(game: Element) -> tuple[bytes, list[int]]:
    """The digits entered and the notes at the end of the history."""
    entered, notes = bytearray(CELLS), [0] * CELLS
    for event in game.iter("simple-event"):
        index, value = number_in(event, "index"), number_in(event, "value")
        markers = event.get("markers", "")
        if not 0 <= index < CELLS or not 0 <= value <= SIDE:
            raise FormatFault("“{word}” is no cell.", word=str(index))
        if len(markers) > SIDE or set(markers) - set("01"):
            raise FormatFault("“{word}” is no list of digits.", word=markers[:20])
        cell = _turned(index)
        entered[cell] = value
        notes[cell] = sum(1 << bit for bit, mark in enumerate(markers) if mark == "1")
    return bytes(entered), notes
