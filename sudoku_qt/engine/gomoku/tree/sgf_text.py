# SPDX-License-Identifier: MIT
"""A game as a text in the Smart Game Format, with its variations, comments and marks."""

from collections.abc import Iterator

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.gomoku.board import COLOURS, LETTERS, WHITE, points_with
from sudoku_qt.engine.gomoku.record import Record, colour_word, record_of
from sudoku_qt.engine.gomoku.tree.branches import Branches
from sudoku_qt.engine.gomoku.tree.files import history_of
from sudoku_qt.engine.gomoku.tree.sgf_marks import write_marks
from sudoku_qt.engine.notes import NOTHING_NOTED, Note

GAME = "4"
"""The number of Gomoku and Renju in the format's list of games."""
_HOW_WON = {"resigned": "R", "time": "T"}


def sgf_of(found: Found) -> str:
    """A game, ten moves a line; of a game with variations, a line for each piece of a branch."""
    if found.tree is not None:
        return _write_tree(found)
    record = record_of(found)
    nodes = list(_write_moves(record))
    rows = [_write_root(record, record.setup.comment)]
    rows += ["".join(nodes[start : start + 10]) for start in range(0, len(nodes), 10)]
    return "(;" + "\n".join(rows) + ")\n"


def _write_tree(found: Found) -> str:
    setup, history = history_of(found)
    tree, notes = Branches(history), history.bookmarks.notes
    line = [history.node(number) for number in tree.onward(0)]
    moves = tuple(node.move for node in line if node.move is not None)
    record = Record(setup, moves, tuple(node.state for node in line))
    root = notes.get(0, NOTHING_NOTED)
    comment = "\n".join(filter(None, (setup.comment, root.comment)))
    rows = ["(;" + _write_root(record, comment) + write_marks(root, setup.size)]
    waiting: list[tuple[int, int]] = [(0, 1)]  # a branch's first node, and the brackets it closes
    while waiting:
        number, closing = waiting.pop()
        row = ["("] if number else []
        for at in tree.onward(number):
            if at:
                row.append(_write_node(tree, at, notes.get(at, NOTHING_NOTED)))
            children = tree.children(at)
            if len(children) > 1:
                rows.append("".join(row))
                last = len(children) - 1
                waiting += reversed(
                    [(child, 1 + closing * (nth == last)) for nth, child in enumerate(children)]
                )
                break
        else:
            rows.append("".join(row) + ")" * closing)
    return "\n".join(filter(None, rows)) + "\n"


def _write_node(tree: Branches, number: int, note: Note) -> str:
    node = tree.history.node(number)
    before, size = tree.history.node(node.parent).state, node.state.size
    parts = []
    if tree.puts_stone(number) and node.state.last is not None:
        parts = [colour_word(before.to_move), f"[{_letters(size, node.state.last)}]"]
    elif node.move and node.move.word == "pass":
        parts = [colour_word(before.to_move), "[]"]
    if note.comment:
        parts.append(f"C[{_escaped(note.comment)}]")
    if note.marks:
        parts.append(write_marks(note, size))
    return ";" + "".join(parts) if parts else ""


def _write_root(record: Record, comment: str) -> str:
    setup, ending = record.setup, record.last.ending
    size = setup.size
    parts = [f"GM[{GAME}]FF[4]CA[UTF-8]AP[sudoku-qt]SZ[{size}]RU[{setup.rule.name}]"]
    texts = {"GN": setup.title, "C": comment}
    texts |= {f"P{colour_word(colour)}": record.player_of(colour).called for colour in COLOURS}
    parts += [f"{name}[{_escaped(text)}]" for name, text in texts.items() if text]
    if ending:
        won = f"{colour_word(ending.winner)}+" if ending.winner else "Draw"
        parts.append(f"RE[{won}{_HOW_WON.get(ending.reason, '')}]")
    for colour in COLOURS:
        points = [_letters(size, point) for point in points_with(setup.stones, colour)]
        if points:
            parts.append(f"A{colour_word(colour)}" + "".join(f"[{point}]" for point in points))
    if any(setup.stones) or setup.to_move == WHITE:
        parts.append(f"PL[{colour_word(setup.to_move)}]")
    return "".join(parts)


def _write_moves(record: Record) -> Iterator[str]:
    states = record.states
    for before, after, move in zip(states[:-1], states[1:], record.moves, strict=True):
        if len(after.order) > len(before.order) and after.last is not None:
            yield f";{colour_word(before.to_move)}[{_letters(record.setup.size, after.last)}]"
        elif move.word == "pass":
            yield f";{colour_word(before.to_move)}[]"


def _letters(size: int, point: int) -> str:
    return LETTERS[point % size] + LETTERS[point // size]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")
