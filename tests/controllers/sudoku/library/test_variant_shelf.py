# SPDX-License-Identifier: MIT
"""Puzzles with rules of their own in the library: kept, told, found, played and written."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf
from sudoku_qt.controllers.sudoku.library.variant_shelf import VariantShelf
from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.library.row import EntryShown, RowWords
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry, State
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.sudoku_entry import entry_of, variant_entry
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.cages import GIVENS, KILLER, SOLVED, killer
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, names, search, settle, settled
from tests.controllers.sudoku.by_hand import EASY, go, paste

WORDS = RowWords(
    lambda entry, words: EntryShown(b"", "", "", "", "", ""),
    lambda: datetime(2026, 1, 2, tzinfo=UTC),
)
NOTHING = Entry("", "")


@pytest.fixture
def shelf(tmp_path: Path) -> VariantShelf:
    """The part of the library, with preferences of its own."""
    return VariantShelf(Settings(tmp_path / "settings.ini"))


def setup_of(text: str) -> SudokuSetup:
    """The setup of an object."""
    return position_of(recognise_text(text).found[0]).setup


def entries(program: Program) -> list[Entry]:
    """The entries of the library with rules of their own."""
    settle(program)
    library = program.shell._services.library.library
    return library.page(Query(game=VARIANT_GAME), 0, 10)


def test_an_entry_holds_the_rules_and_gives_the_puzzle_back(shelf: VariantShelf) -> None:
    setup = setup_of(KILLER)
    entry = variant_entry(setup, NOTHING)

    again = position_of(shelf.found_of(entry, b"")).setup
    assert again.variant == setup.variant
    assert entry.puzzle == again.identity
    assert (entry.name, entry.clues, entry.terms) == ("Little cages", 74, ("killercage",))
    assert shelf.is_running(entry, again)
    assert not shelf.is_running(entry, setup_of(killer(GIVENS, antiknight=True)))


def test_a_row_names_the_rules(shelf: VariantShelf) -> None:
    shown = shelf.tell(variant_entry(setup_of(KILLER), NOTHING), WORDS)

    assert shown.name == "Little cages"
    assert shown.remark == "Killer · 74 givens"


def test_its_small_picture_has_the_cages_and_the_places_of_givens(
    shelf: VariantShelf, program: Program
) -> None:
    theme = program.shell._appearance.theme()

    def picture(text: str) -> QImage:
        image = QImage(QSize(60, 60), QImage.Format.Format_RGB32)
        image.fill(theme.window)
        face = shelf.tell(variant_entry(setup_of(text), NOTHING), WORDS).face
        painter = QPainter(image)
        shelf.draw(painter, image.rect(), face, theme)
        painter.end()
        return image

    empty = "0" * 81
    caged = picture(killer(empty))
    plain = json.loads(killer(empty, antiknight=True))
    del plain["killercage"]
    assert caged != picture(json.dumps(plain))
    assert caged != picture(killer(GIVENS))


def test_a_damaged_entry_says_so(shelf: VariantShelf) -> None:
    entry = replace(variant_entry(setup_of(KILLER), NOTHING), summary="{", name="")

    assert "damaged" in shelf.tell(entry, WORDS).name
    with pytest.raises(Fault):
        shelf.found_of(entry, b"")


def test_words_find_rules(shelf: VariantShelf) -> None:
    assert shelf.meaning("killer").terms == ("killercage", "littlekillersum")
    assert shelf.meaning(" ").terms == ()


def test_it_is_written_as_an_object_on_one_line(shelf: VariantShelf) -> None:
    found = recognise_text(KILLER).found[0]
    line = shelf.write(found)

    assert "\n" not in line
    assert json.loads(line)["title"] == "Little cages"


def test_the_shelf_of_puzzles_hands_variants_on(tmp_path: Path) -> None:
    shelf = SudokuShelf(Settings(tmp_path / "settings.ini"))
    entry = shelf.entry_of(recognise_text(KILLER).found[0], NOTHING)

    assert entry.game == VARIANT_GAME
    assert entry_of(setup_of(EASY), SudokuGame().start(setup_of(EASY))).game == "sudoku"
    with pytest.raises(Fault):
        variant_entry(setup_of(EASY), NOTHING)


def test_what_is_played_is_kept_and_gone_on_with(program: Program) -> None:
    paste(program, KILLER)
    go(program, 0)
    program.press(Qt.Key.Key_1)
    paste(program, EASY)

    (entry,) = entries(program)
    assert (entry.state, entry.name) == (State.STARTED, "Little cages")

    def look(dialog: LibraryDialog) -> None:
        assert "Little cages" in names(dialog)
        search(program, dialog, "killer")
        assert names(dialog) == ["Little cages"]
        dialog.played.emit(0)

    looked(program, look)
    assert program.controller.session.state.values[0] == 1
    assert program.controller.session.setup.variant


def test_what_is_solved_is_kept_with_its_time(program: Program) -> None:
    paste(program, KILLER)
    for cell in (0, 1, 2, 3, 40, 41, 80):
        go(program, cell)
        program.press(Qt.Key(ord(SOLVED[cell])))

    (entry,) = entries(program)
    assert entry.state is State.SOLVED
    assert entry.best_ms


def test_a_backup_brings_a_game_with_its_rules_to_another_library(
    program: Program, tmp_path: Path
) -> None:
    paste(program, KILLER)
    played = program.controller.session.setup
    go(program, 0)
    program.press(Qt.Key.Key_1)
    paste(program, EASY)
    (before,) = entries(program)
    library = program.shell._services.library.library
    library.backup(tmp_path / "backup.db")
    library.remove([before.id])
    assert library.same_puzzle(before.puzzle, VARIANT_GAME) == ()

    assert library.merge(tmp_path / "backup.db").new == 1

    (entry,) = library.same_puzzle(before.puzzle, VARIANT_GAME)
    assert replace(entry, id=before.id) == before
    looked(program, lambda dialog: dialog.played.emit(names(dialog).index("Little cages")))
    assert program.controller.session.setup.variant == played.variant
    assert program.controller.session.state.values[0] == 1


def test_a_list_comes_to_the_library_with_all_that_is_in_it(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "mixed.txt"
    path.write_text(f"{EASY}\n{KILLER}\n# {{a remark}}\n", encoding="utf-8")
    library = program.shell._services.library.library
    shelf = SudokuShelf(program.settings)

    came = library.import_file(path, "mixed", lambda _: None, lambda: False, shelf.entry_of)

    assert (came.kept, came.refused) == (2, 0)
    assert [each.name for each in entries(program)] == ["Little cages"]


def test_a_rule_is_called_as_new_calls_its_variant(shelf: VariantShelf) -> None:
    titles = [shelf.term_title(term) for term in ("killercage", "region", "xv", "diagonal+")]
    assert titles == ["Killer", "Jigsaw", "XV", "Rising diagonal"]
    assert shelf.term_title("size") == "Other sizes"
    assert shelf.term_title("h8") == ""


def test_the_list_is_filtered_by_a_kind_of_rules(program: Program) -> None:
    small = killer(GIVENS, title="Two rules", antiknight=False, **{"diagonal+": False})
    knight = (
        '{"size":6,"title":"A knight","antiknight":true,"grid":'
        + str([[{}] * 6] * 6).replace("'", '"')
        + "}"
    )
    library = program.shell._services.library.library
    for text in (KILLER, small, knight):
        found = recognise_text(text).found[0]
        library.add([variant_entry(position_of(found).setup, NOTHING)])

    def look(dialog: LibraryDialog) -> None:
        filters = dialog.filters
        assert not filters.term.isVisible()
        filters.game._toggle(VARIANT_GAME)
        settled(program, dialog)
        assert filters.term.isVisible()
        filters.term._toggle("antiknight")
        settled(program, dialog)
        assert names(dialog) == ["A knight"]
        filters.term._toggle("killercage")
        settled(program, dialog)
        assert "A knight" not in names(dialog)
        assert "Little cages" in names(dialog)

    looked(program, look)
