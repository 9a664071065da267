# SPDX-License-Identifier: MIT
"""The player's changes to the selected entries of the library, and their undo."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Signal

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.library_window.long_work import LongWork
from sudoku_qt.controllers.library_window.pages import LibraryPages
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.controllers.workers.library import find_numbers
from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.models.library.model import LibraryModel
from sudoku_qt.models.words import say
from sudoku_qt.store.library.changes import Before
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line_menu import Chosen, LineMenu, NameDialog
from sudoku_qt.views.window.notice_bar import Offer

Ids = tuple[int, ...]
Step = Callable[[], None]
"""The function that undoes a change."""
Act = Callable[[Ids, Progress, Stop], None]
"""Changes entries in batches, such as the library's `remove`."""
LONGEST_TAG = 60
MANY = 2_000
"""From so many entries on, progress is shown."""
MOST_STEPS = 100


class LibraryChanges(QObject):
    """Marks, renames, tags, moves and removes; Ctrl+Z undoes each."""

    export_asked = Signal(tuple)
    """The entries with these ids are to be written to a file."""
    print_asked = Signal(tuple)
    """The entries with these ids are to be printed."""

    def __init__(
        self,
        access: LibraryAccess,
        pages: LibraryPages,
        model: LibraryModel,
        dialog: LibraryDialog,
        long: LongWork,
    ) -> None:
        super().__init__(long)
        self._question = 0
        self._access, self._pages, self._long = access, pages, long
        self._model, self._dialog = model, dialog
        self._steps: list[Step] = []
        table = dialog.table
        table.starred.connect(self.star)
        table.renamed.connect(self.rename)
        table.removed.connect(self.remove)
        table.menu_asked.connect(self._open_menu)
        dialog.undo_asked.connect(self.take_back)
        dialog.shelves.renamed.connect(self.rename_collection)
        dialog.shelves.rename_asked.connect(self._ask_for_collection)

    # What is chosen

    @property
    def _is_among_removed(self) -> bool:
        return self._pages.query.removed

    def _first(self) -> Entry | None:
        """The entry with the focus, if it can be changed."""
        entry = self._model.entry_at(self._dialog.table.currentIndex().row())
        is_fixed = entry is None or entry.is_damaged or self._is_among_removed
        return None if is_fixed else entry

    def _with_chosen(self, act: Callable[[Ids], None]) -> None:
        """Find the ids of all chosen entries, and call a function with them."""
        lines = self._dialog.table.chosen()
        work = find_numbers(self._access.library, self._pages.query, lines)
        self._question = self._access.read(work, act)

    def _open_menu(self, at: QPoint) -> None:
        entry = self._model.entry_at(self._dialog.table.currentIndex().row())
        if entry is None:
            return
        chosen = Chosen(
            sum(map(len, self._dialog.table.chosen())),
            entry.state is State.STARTED,
            entry.favourite,
            entry.collection,
            self._is_among_removed,
            entry.is_damaged,
        )
        menu = LineMenu(chosen, self._dialog.shelves.names(), self._dialog)
        menu.wanted.connect(self._do)
        menu.moved.connect(self.move)
        menu.moved_to_new.connect(self._move_to_new)
        menu.popup(at)

    def _do(self, name: str) -> None:
        table = self._dialog.table
        acts: dict[str, Step] = {
            "star": self.star,
            "rename": self.rename,
            "tags": self.tag,
            "remove": self.remove,
            "put_back": self.put_back,
            "forget": self.remove,
            "export": lambda: self._with_chosen(self.export_asked.emit),
            "print": lambda: self._with_chosen(self.print_asked.emit),
            "open": lambda: self._dialog.played.emit(table.currentIndex().row()),
        }
        acts[name]()

    # Taking back

    def take_back(self) -> None:
        """Undo the last change."""
        if self._steps:
            step = self._steps.pop()
            step()

    def _say_taken_back(self) -> None:
        self._long.say(self.tr("Taken back."))

    def _remember(self, step: Step) -> None:
        self._steps = [*self._steps, step][-MOST_STEPS:]

    def _write(self, change: Callable[[], Before]) -> None:
        """Change something, and remember how to undo that."""

        def changed(before: Before) -> None:
            self._remember(lambda: self._restore(before))

        self._access.write(lambda _: change(), changed)

    def _restore(self, before: Before) -> None:
        library = self._access.library
        self._access.write(lambda _: library.restore(before), lambda _: self._say_taken_back())

    # Changing

    def star(self) -> None:
        """Mark the selected entries as favourites, or unmark them if the first one is marked."""
        first, library = self._first(), self._access.library
        if first is None:
            return
        favourite = not first.favourite
        self._with_chosen(
            lambda ids: self._write(lambda: library.set_favourite(ids, favourite=favourite))
        )

    def rename(self) -> None:
        """Ask for another name."""
        first, library, dialog = self._first(), self._access.library, self._dialog
        if first is None:
            return
        label = self.tr("&Name:")
        name = NameDialog.ask(self.tr("Rename"), label, first.name, dialog)
        if name is not None:
            self._write(lambda: library.rename(first.id, name))

    def tag(self) -> None:
        """Ask for the tags of the selected entries."""
        first, library, dialog = self._first(), self._access.library, self._dialog
        if first is None:
            return
        label, now = self.tr("&Tags, with commas between them:"), self.tr(", ").join(first.tags)
        text = NameDialog.ask(self.tr("Tags"), label, now, dialog)
        if text is None:
            return
        tags = tags_in(text)
        self._with_chosen(lambda ids: self._write(lambda: library.set_tags(ids, tags)))

    def move(self, collection: str) -> None:
        """Move the selected entries to a collection, "" for none."""
        library = self._access.library
        self._with_chosen(lambda ids: self._write(lambda: library.move(ids, collection)))

    def _move_to_new(self) -> None:
        dialog, label = self._dialog, self.tr("&Name of the collection:")
        name = NameDialog.ask(self.tr("New collection"), label, "", dialog)
        if name:
            self.move(name)

    def _ask_for_collection(self) -> None:
        """Ask for another name of the collection that is shown."""
        dialog, label = self._dialog, self.tr("&Name of the collection:")
        _, old = dialog.shelves.shelf
        name = NameDialog.ask(self.tr("Rename"), label, old, dialog)
        if name and name != old:
            self.rename_collection(old, name)

    def rename_collection(self, old: str, new: str) -> None:
        """Give a collection another name."""
        self._rename_collection(
            old, new, lambda: self._remember(lambda: self._rename_back(new, old))
        )

    def _rename_back(self, now: str, before: str) -> None:
        self._rename_collection(now, before, self._say_taken_back)

    def _rename_collection(self, old: str, new: str, done: Step) -> None:
        library = self._access.library

        def renamed(_: None) -> None:
            self._dialog.shelves.follow_name(old, new)
            done()

        self._access.write(
            lambda _: library.rename_collection(old, new),
            renamed,
            lambda fault: self._long.say(say(fault), is_fault=True),
        )

    # Removing

    def remove(self) -> None:
        """Remove the selected entries, with an offer to undo; delete those removed already."""
        self._with_chosen(self._forget if self._is_among_removed else self._remove)

    def _remove(self, ids: Ids) -> None:
        words = self.tr("{count} entries are removed.", "", len(ids))
        undo = self._step(lambda: self._put_back(ids))
        offer = self.tr("Undo"), lambda: self._take_back(undo)
        self._act(
            ids,
            self._access.library.remove,
            self.tr("Removing {count} entries…"),
            lambda: self._long.say(_counted(words, ids), [offer]),
            [offer],
        )

    def put_back(self) -> None:
        """Put the selected removed entries back."""
        self._with_chosen(self._put_back_chosen)

    def _put_back_chosen(self, ids: Ids) -> None:
        words = self.tr("{count} entries are back.", "", len(ids))
        self._step(lambda: self._remove_again(ids))
        self._put_back(ids, lambda: self._long.say(_counted(words, ids)))

    def _put_back(self, ids: Ids, done: Step | None = None) -> None:
        act, text = self._access.library.put_back, self.tr("Putting back {count} entries…")
        self._act(ids, act, text, done or self._say_taken_back)

    def _remove_again(self, ids: Ids) -> None:
        act, text = self._access.library.remove, self.tr("Removing {count} entries…")
        self._act(ids, act, text, self._say_taken_back)

    def _forget(self, ids: Ids) -> None:
        """Delete entries for ever, after asking."""
        words = self.tr(
            "{count} entries will be gone for good. They cannot be put back then.", "", len(ids)
        )
        answers = Answer.Ok | Answer.Cancel
        title = self.tr("Delete for good")
        box = QuestionBox(title, _counted(words, ids), answers, self._dialog)
        box.button(Answer.Ok).setText(self.tr("&Delete"))
        if box.exec() == Answer.Ok:
            text, act = self.tr("Deleting {count} entries…"), self._access.library.forget
            self._act(ids, act, text, lambda: None)
        box.deleteLater()

    def _step(self, step: Step) -> Step:
        self._remember(step)
        return step

    def _take_back(self, step: Step) -> None:
        """Undo a change, whatever was changed since."""
        if step in self._steps:
            self._steps.remove(step)
            step()

    def _act(self, ids: Ids, act: Act, text: str, done: Step, offers: Sequence[Offer] = ()) -> None:
        """Process entries; show progress if there are many, and `offers` if it is stopped."""
        work = done_to(ids, act, self._access)
        if len(ids) < MANY or self._long.is_running or self._dialog.is_over:
            self._access.write(work, lambda _: done())
            return
        self._long.run(text.format(count=f"{len(ids):,}"), work, lambda _: done(), offers)


@as_work
def done_to(ticket: Ticket, ids: Ids, act: Act, access: LibraryAccess) -> None:
    """The work of applying a change to entries, patiently. Raises `Fault`."""
    act(ids, ticket.tell, access.patient(ticket))


def _counted(words: str, ids: Ids) -> str:
    return words.format(count=f"{len(ids):,}")


def tags_in(text: str) -> tuple[str, ...]:
    """The tags in a typed text, each once; Chinese commas separate them, too."""
    words = text.replace("，", ",").replace("、", ",").split(",")
    return tuple(dict.fromkeys(word.strip()[:LONGEST_TAG] for word in words if word.strip()))
