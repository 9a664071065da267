# SPDX-License-Identifier: MIT
"""The tree of moves beside an analysis: walking, variations, comments and marks."""

from collections.abc import Callable, Iterable
from string import ascii_uppercase

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.gomoku.analysis.better_moves import GomokuBetterMoves
from sudoku_qt.controllers.gomoku.analysis.panel import GomokuAnalysis
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.words import action_name
from sudoku_qt.engine.document import MAX_READ_MOVES
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.tree.branches import Branches, GomokuHistory
from sudoku_qt.engine.notes import LONGEST_COMMENT, Note, tidy_comment
from sudoku_qt.models.gomoku.tree import tree_rows
from sudoku_qt.models.words import say
from sudoku_qt.views.window.notice_bar import announce

LABELS = {"letter": tuple(ascii_uppercase), "number": tuple(map(str, range(1, 1000)))}
"""The labels that follow each other where letters or numbers are put on points."""


class GomokuTree(QObject):
    """Shows the moves as a tree while the analysis is open; closed, it costs nothing."""

    def __init__(self, context: GomokuContext, analysis: GomokuAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._analysis = context, analysis
        self._study = context.page.study
        self._tool = ""
        self._branches: Branches | None = None
        self._was = 0
        """The node where the game stood before it moved."""
        moves, note, session = self._study.moves, self._study.note, context.session
        moves.tree.spoken = self.spoken
        moves.tree.chosen.connect(self.go)
        moves.tree.walked.connect(self.walk)
        moves.tree.main_wanted.connect(self.make_main)
        moves.tree.delete_wanted.connect(self.delete)
        moves.tree.copy_wanted.connect(self.copy)
        moves.back_clicked.connect(lambda: self.walk("back"))
        moves.on_clicked.connect(lambda: self.walk("on"))
        note.mark_chosen.connect(self._choose_tool)
        note.written.connect(self._write)
        context.page.analysis.keep_clicked.connect(self.keep)
        GomokuBetterMoves(context, analysis, self.keep, self)
        analysis.opened.connect(self.show)
        analysis.left.connect(self.show)
        analysis.judged.connect(self.show)
        session.changed.connect(lambda _: self._follow())
        session.replaced.connect(self._begin)
        session.bookmarks_changed.connect(self.show)

    def _begin(self) -> None:
        self._was = self._history.at
        self.show()

    # Where one is

    @property
    def _history(self) -> GomokuHistory:
        return self._context.session.history

    @property
    def branches(self) -> Branches:
        """The branches of the history, with all its nodes."""
        if self._branches is None or self._branches.history is not self._history:
            self._branches = Branches(self._history)
        self._branches.follow()
        return self._branches

    def _follow(self) -> None:
        """Take the line that was played last for the main one, as after taking back."""
        history, before = self._history, self._was
        self._was = at = history.at
        is_played = at > 0 and history.node(at).parent == before
        usual = history.bookmarks.main.get(before, before + 1)  # known without all branches
        if is_played and at != usual and self.branches.children(before)[0] != at:
            self._context.session.lead(self.branches.with_main(at))
        self.show()

    def go(self, node: int) -> None:
        """Show a node, with the line that goes on from it."""
        way = self._history.numbers(node)
        onward = list(self.branches.onward(node))[1:]
        self._analysis.go_along([*way, *onward], len(way) - 1)
        announce(self._study.moves.tree, self.spoken(node))

    def walk(self, where: str) -> None:
        """Go a move back or on, to the first or last of the line, or to another line."""
        tree, node = self.branches, self._analysis.node
        parent = self._history.node(node).parent
        children = tree.children(node)
        if where == "back" and parent >= 0:
            self.go(parent)
        elif where == "on" and children:
            self.go(children[0])
        elif where == "first":
            self.go(0)
        elif where == "last":
            *_, last = tree.onward(node)
            self.go(last)
        elif where in {"up", "down"}:
            self._change_line(node, 1 if where == "down" else -1)

    def _change_line(self, node: int, by: int) -> None:
        """Go to the nearest move of the line above or below."""
        rows = self._study.moves.tree.rows.rows
        here = next(
            (nth for nth, row in enumerate(rows) if any(each.node == node for each in row.stones)),
            0,
        )
        depth, there = self.branches.depths[node], here + by
        if 0 <= there < len(rows) and rows[there].stones:
            stones = rows[there].stones
            self.go(min(stones, key=lambda stone: abs(stone.column - depth)).node)

    # Showing

    def show(self) -> None:
        """Show the tree and the note at the position."""
        if not self._analysis.is_on or self._context.model.draft is not None:
            return
        tree, node = self.branches, self._analysis.node
        count = tree.depths[node] + sum(1 for _ in tree.onward(node)) - 1
        rows = tree_rows(tree, node, self._named, self._analysis.mistakes())
        self._study.moves.show_tree(rows, tree.depths[node], count)
        note, text = self._history.bookmarks.note(node), ""
        if not node:
            text = self._context.session.setup.comment
        title = (
            self.tr("Move {number}").format(number=tree.depths[node]) if node else self.tr("Start")
        )
        self._study.note.show_note(title, note.comment or text)
        self._study.arrange()
        self._analysis.show_marks(note.marks)

    def _named(self, node: int) -> str:
        """The number and the name of a move: "15 i10"."""
        move = self._history.node(node).move
        depth = self._branches.depths[node] if self._branches else 0
        return f"{depth} {action_name(move)}" if move else ""

    def spoken(self, node: int) -> str:
        """What a node is called: its move, what is wrong with it, and its comment."""
        if not node:
            return self.tr("Start")
        if node > len(self._history):
            return ""
        children = len(self.branches.children(node))
        lines = (
            self._named(node),
            self._analysis.mistakes().get(node, ""),
            self.tr("{count} lines go on from here").format(count=children) if children > 1 else "",
            self._history.bookmarks.note(node).comment[:200],
        )
        return "\n".join(filter(None, lines))

    # Variations

    def takes(self, point: int) -> bool:
        """Whether a click on a point of the board is for the tree, which then has done it."""
        if not self._analysis.is_on or self._context.session.is_paused:
            return False
        if self._tool:
            self._mark(point)
            return True
        if not self._analysis.previews:
            return False
        if not self._study.moves.isVisible():  # where there is no room to see what would grow
            return self._analysis.leave_preview()
        move = GomokuMove.at(self._context.session.setup.size, point)
        node = self._grown(self._analysis.node, move)
        if node is not None:
            self.go(node)
        return True

    def keep(self) -> None:
        """Keep the line of the analysis as a variation, and go to its first move."""
        size, first = self._context.session.setup.size, None
        node: int | None = self._analysis.node
        for point in self._analysis.line:
            node = self._grown(node, GomokuMove.at(size, point)) if node is not None else None
            first = node if first is None else first
        if first is not None:
            self.go(first)

    def _grown(self, parent: int, move: GomokuMove) -> int | None:
        """The node of a move after another one, new if need be; None if it is not allowed."""
        for child in self.branches.children(parent):
            known = self._history.node(child).move
            if known is not None and known.word == move.word:
                return child
        if len(self._history) >= MAX_READ_MOVES:
            text = self.tr("A game has at most {limit} moves with all its variations.")
            self._context.services.tell(text.format(limit=f"{MAX_READ_MOVES:,}"))
            return None
        try:
            return self._context.session.grow(parent, move)
        except IllegalMove as fault:
            self._context.services.tell(say(fault))
            return None

    def make_main(self) -> None:
        """Make the line that is shown the main one."""
        session, before = self._context.session, dict(self._history.bookmarks.main)
        main = self.branches.with_main(self._analysis.node)
        if main != before:
            session.lead(main)
            self._offer_back(self.tr("This is the main line now."), lambda: session.lead(before))

    def delete(self) -> None:
        """Delete the move that is shown, and what follows it."""
        node, before = self._analysis.node, self._history
        if node == 0:
            return
        if node in before.numbers(before.at):
            text = self.tr("This move belongs to the game; only variations can be deleted.")
            self._context.services.tell(text)
            return
        parent = before.node(node).parent
        number = self._numbers_without(before, node)[parent]
        self._put(before.without(node), number)
        text = self.tr("The variation was deleted.")
        self._offer_back(text, lambda: self._put(before, node))

    def _put(self, history: GomokuHistory, node: int) -> None:
        """Put another tree in the place of the present one, and show one of its nodes."""
        self._analysis.forget_line()
        self._context.session.put_history(history)
        self.go(node)

    def _numbers_without(self, history: GomokuHistory, node: int) -> dict[int, int]:
        """The numbers of all nodes after one of them was deleted with what follows it."""
        numbers: dict[int, int] = {}
        for old, each in enumerate(history.nodes):
            if old != node and (not old or each.parent in numbers):
                numbers[old] = len(numbers)
        return numbers

    def _offer_back(self, text: str, undo: Callable[[], None]) -> None:
        """Tell what was done, and offer to undo it as long as the game is still the same."""
        session, history = self._context.session, self._history
        moves = len(history)

        def back() -> None:
            if session.history is history and len(history) == moves:
                undo()

        self._context.services.tell(text, [(self.tr("Take that back"), back)])

    # Notes

    def _choose_tool(self, name: str) -> None:
        self._tool = name

    def drop_tool(self) -> bool:
        """Switch a mark off; return whether one was on."""
        was = bool(self._tool)
        if was:
            self._study.note.choose("")
        return was

    def _mark(self, point: int) -> None:
        node = self._analysis.node
        note = self._history.bookmarks.note(node)
        mark = self._tool
        if mark in LABELS:
            known = note.marks.get(point, "")
            labels: Iterable[str] = LABELS[mark]
            free = (label for label in labels if label not in note.marks.values())
            mark = known if known in LABELS[mark] else next(free, "")
        if mark:
            self._context.session.note(node, note.marked(point, mark))

    def _write(self, text: str) -> None:
        node = self._analysis.node
        note = self._history.bookmarks.note(node)
        comment = tidy_comment(text[:LONGEST_COMMENT])
        if comment != note.comment:
            self._context.session.note(node, Note(comment, note.marks))

    def copy(self) -> None:
        """Copy the tree as a picture."""
        QGuiApplication.clipboard().setImage(self._study.moves.tree.picture())
        self._context.services.tell(self.tr("The tree is on the clipboard, as a picture."))
