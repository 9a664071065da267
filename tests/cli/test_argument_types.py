# SPDX-License-Identifier: MIT
"""Types of arguments on a command line."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from sudoku_qt.cli.argument_types import cells_for_givens, technique_named, techniques_named
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn


@in_turn("text", ["x_wing", "X-Wing", " x wing ", "x__wing", "xwing", "XWings", "x wings"])
def test_a_technique_is_known_however_it_is_typed(text: str) -> None:
    assert technique_named(text) == "x_wing"


def test_every_name_is_known_without_its_underscores() -> None:
    for rung in LADDER:
        assert technique_named(rung.name.replace("_", "")) == rung.name


def test_several_techniques_have_commas_between() -> None:
    assert techniques_named("x-wing,skyscraper,x_wing") == ("x_wing", "skyscraper")


@in_turn(
    ("text", "hint"),
    [
        ("xwong", "there is no technique “xwong”; perhaps x_wing"),
        ("skyscrapr", "perhaps skyscraper"),
        ("§§", "there is no technique “§§”; sudoku info techniques lists them"),
        ("s", "there is no technique “s”"),
        ("x_wing,", "there is no technique “”"),
    ],
)
def test_an_unknown_technique_is_refused_with_names_like_it(text: str, hint: str) -> None:
    with pytest.raises(UsageFault, match=hint):
        techniques_named(text)


def test_a_mask_is_81_signs_or_a_file_of_them(tmp_path: Path) -> None:
    signs = "x." * 40 + "5"
    drawn = tmp_path / "mask.txt"
    drawn.write_text("\n".join(signs[row : row + 9] for row in range(0, 81, 9)), encoding="utf-8")

    assert cells_for_givens(signs) == frozenset(range(0, 81, 2))
    assert cells_for_givens(str(drawn)) == frozenset(range(0, 81, 2))


def test_a_file_may_have_a_name_of_81_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("m" * 81).write_text("x" * 9 + "." * 72, encoding="utf-8")

    assert cells_for_givens("m" * 81) == frozenset(range(9))


def test_a_mask_whose_signs_would_be_too_long_a_name_is_a_mask() -> None:
    assert cells_for_givens("🧩" * 80 + ".") == frozenset(range(80))


def test_what_is_no_mask_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a name of 81 letters would be a mask
    (tmp_path / "short").write_text("x.x", encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")

    for name, why in (
        ("nowhere", "cannot read nowhere: No such file"),
        ("short", "a mask has 81 signs, and this one has 3"),
        ("binary", "cannot read binary: it is no text"),
    ):
        with pytest.raises(ArgumentTypeError, match=why):
            cells_for_givens(name)
