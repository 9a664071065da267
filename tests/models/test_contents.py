# SPDX-License-Identifier: MIT
"""The contents keep Qt's rules, and a search finds names before texts."""

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester

from sudoku_qt.models.contents import ContentsLine, ContentsModel, ContentsRole, letters

ENTRIES = (
    ContentsLine("", "First steps"),
    ContentsLine("full_house", "Full House", 1, names="fullhouse同区剩余", text="onecellisleft"),
    ContentsLine("", "Hard"),
    ContentsLine(
        "x_wing", "X-Wing", 2, exercises="2/4", names="xwing二阶鱼", text="tworowsandonedigit"
    ),
    ContentsLine(
        "xy_wing", "XY-Wing", 3, names="xywing", text="likeafish", spoken="Lesson 3: XY-Wing"
    ),
)


def model_of(owner: QObject) -> ContentsModel:
    """A model of these."""
    model = ContentsModel(owner)
    model.set_entries(ENTRIES, "In the text")
    return model


def titles(model: ContentsModel) -> list[str]:
    """What is listed."""
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def test_it_keeps_qt_s_rules_while_something_is_searched(owner: QObject) -> None:
    model = model_of(owner)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode, owner)
    for words in ("wing", "xy", "nothing at all", ""):
        model.search(words)
    assert tester.model() is model
    assert model.rowCount() == len(ENTRIES)
    assert model.rowCount(model.index(0)) == 0


def test_the_same_lines_in_other_words_are_all_told_of(owner: QObject) -> None:
    model = model_of(owner)
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    model.set_entries([each._replace(title="other") for each in ENTRIES], "In the text")
    assert told == [(0, len(ENTRIES) - 1)]
    assert titles(model) == ["other"] * len(ENTRIES)


def test_of_no_line_nothing_is_told(owner: QObject) -> None:
    model = model_of(owner)
    assert model.data(QModelIndex()) is None
    assert not model.flags(QModelIndex()) & Qt.ItemFlag.ItemIsSelectable


def test_what_is_called_so_stands_below_its_heading(owner: QObject) -> None:
    model = model_of(owner)
    model.search("X-Wi")
    assert titles(model) == ["Hard", "X-Wing"]
    model.search("二阶")
    assert titles(model) == ["Hard", "X-Wing"]


def test_what_only_speaks_of_it_comes_last(owner: QObject) -> None:
    model = model_of(owner)
    model.search("fish")
    assert titles(model) == ["In the text", "XY-Wing"]
    model.search("one")
    assert titles(model) == ["In the text", "Full House", "X-Wing"]


def test_all_words_are_sought(owner: QObject) -> None:
    model = model_of(owner)
    model.search("wing xy")
    assert titles(model) == ["Hard", "XY-Wing"]
    model.search("house wing")
    assert titles(model) == []


def test_headings_are_passed_over_and_lines_are_said_in_words(owner: QObject) -> None:
    model = model_of(owner)
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert model.flags(model.index(1)) & Qt.ItemFlag.ItemIsSelectable
    row = model.row_of("xy_wing")
    spoken = model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Lesson 3: XY-Wing"
    assert model.data(model.index(row), ContentsRole.ENTRY).key == "xy_wing"
    assert model.row_of("kraken_fish") == -1


def test_the_line_stays_where_only_the_progress_changes(owner: QObject) -> None:
    model = model_of(owner)
    reset: list[bool] = []
    model.modelReset.connect(lambda: reset.append(True))
    done = [each._replace(is_done=True) if each.key == "x_wing" else each for each in ENTRIES]
    model.set_entries(done, "In the text")
    assert not reset
    assert model.data(model.index(3), ContentsRole.ENTRY).is_done


def test_only_letters_and_digits_are_searched() -> None:
    assert letters("ALS-XZ: 待定数组（ALS）") == "alsxz待定数组als"


FOLDED = (
    *ENTRIES,
    ContentsLine("", "Variants", folds=True),
    ContentsLine("killer", "Killer", 1, names="killer"),
)
BEHIND = (*FOLDED, ContentsLine("", "More"), ContentsLine("whip", "Whip", names="whip"))


def test_lines_below_a_heading_that_folds_are_shown_when_they_are_wanted(owner: QObject) -> None:
    model = model_of(owner)
    model.set_entries(BEHIND, "In the text")
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode, owner)
    heading = titles(model).index("Variants")
    assert titles(model)[heading:] == ["Variants", "More", "Whip"]
    assert model.flags(model.index(heading)) & Qt.ItemFlag.ItemIsSelectable
    model.fold()
    assert titles(model)[heading:] == ["Variants", "Killer", "More", "Whip"]
    assert model.data(model.index(heading), ContentsRole.ENTRY).is_open
    model.open()
    assert "Killer" in titles(model)
    model.fold()
    assert "Killer" not in titles(model)
    assert tester.model() is model


def test_a_search_finds_what_is_folded(owner: QObject) -> None:
    model = model_of(owner)
    model.set_entries(BEHIND, "In the text")
    model.search("killer")
    assert titles(model) == ["Variants", "Killer"]
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsSelectable
    model.fold()
    model.search("")
    assert "Killer" in titles(model)
