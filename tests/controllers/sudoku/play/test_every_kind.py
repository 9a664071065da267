# SPDX-License-Identifier: MIT
"""A puzzle of each kind in the real window: played, explained, kept through a crash, printed."""

import json
import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.paper.workshop import Workshop
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solve
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from sudoku_qt.models.sudoku.paper.items import Board
from sudoku_qt.store.game_archive import KeptGames
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import paste
from tests.controllers.sudoku.hints.asking import apply, ask, tell_all
from tests.engine.sudoku.variants.boards import fpuzzle, lines_of
from tests.sweeps import every

MOVES, MOST_EMPTY = 10, 30
ALLOWED = "givenPencilMarks"
LOOKS = ("en", "light", "does not hold"), ("zh_CN", "dark", "不成立")
"""Languages with themes, which the kinds take in turns, and what is said of a broken rule."""
NAMES = [kind.name for kind in KINDS]
DRAWN = {key: (int(size), value) for size, key, value, *_ in (
    [part.strip() for part in line.split(";")] for line in lines_of("figures.txt")
)}  # fmt: skip
OTHERS = {
    "negative": (9, '["xv"],"xv":[{"cells":["R1C1","R2C1"],"value":"V"}]'),
    "cage": (9, '[{"cells":["R1C1","R9C9"],"value":"8"}]'),
    "littlekillersum": (9, '[{"cell":"R4C0","direction":"UR","value":"9"}]'),
    "palindrome": (9, '[{"lines":[["R1C3","R2C4","R3C5"]]}]'),
    "quadruple": (9, '[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[3,1]}]'),
    ALLOWED: (9, "[3,5]"),
}
"""Instead of what is drawn nearly alike, but has no solution."""
LARGE = [(size, "diagonal-", "true") for size in (6, 8, 10, 12, 16)]
CASES = [(*(OTHERS | DRAWN | OTHERS)[name], name) for name in NAMES]
CASES += [(size, value, key) for size, key, value in LARGE]


@cache
def playable(size: int, value: str, key: str) -> tuple[str, bytes]:
    """The text of a puzzle with a rule, of which some cells are given, and its solution."""
    whole = json.loads(fpuzzle("" if key == ALLOWED else f'"{key}":{value}', size))
    if key == ALLOWED:
        whole["grid"][0][0] = {ALLOWED: json.loads(value)}
    empty = read_variant(json.dumps(whole))
    solution = solve(empty)
    assert solution
    chance, left = random.Random(5), [*solution]
    ruled = empty.rules.constraints[0].cells[:MOVES]
    for cell in [*ruled, *chance.sample(range(size * size), size * size)]:
        tried = [*left[:cell], 0, *left[cell + 1 :]]
        enough = left.count(0) >= min(MOST_EMPTY, size * size // 2 + MOVES)
        if not enough and count_solutions(VariantPuzzle(empty.rules, bytes(tried))) == 1:
            left = tried
    for cell, digit in enumerate(left):
        if digit:
            whole["grid"][cell // size][cell % size] = {"value": digit, "given": True}
    return json.dumps(whole), solution


def enter(program: Program, cell: int, digit: int) -> None:
    """Enter a digit by its key, from 10 by that of its letter."""
    board, side = program.controller.page.board, program.controller.model.side
    board.move_to(*divmod(cell, side))
    if digit < 10:
        program.press(Qt.Key(Qt.Key.Key_0 + digit))
    else:
        program.press(Qt.Key(Qt.Key.Key_A + digit - 10), Qt.KeyboardModifier.ShiftModifier)


def in_conflict(program: Program) -> list[int]:
    """The cells that are shown to be in conflict."""
    model = program.controller.model
    return [cell for cell in range(model.side**2) if model.cell(cell).conflict]


def breaking(puzzle: VariantPuzzle, values: bytes, key: str) -> tuple[int, int] | None:
    """A free cell and a digit with which the rule of a kind does not hold."""
    for cell in range(len(values)):
        for digit in range(1, puzzle.rules.size + 1):
            tried = [*values[:cell], digit, *values[cell + 1 :]]
            broken = [by.kind for by, _ in broken_by(puzzle.rules, tried) if by]
            if not puzzle.givens[cell] and digit != values[cell] and key in broken:
                return cell, digit
    return None


def killed(program: Program) -> None:
    """Let a program keep nothing any more, as one does that was killed."""
    program.shell.autosave._timer.stop()
    program.shell.autosave._kept = KeptGames(program.paths.state / "nowhere")


@pytest.mark.parametrize("case", every(9, CASES), ids=lambda case: f"{case[2]}-{case[0]}")
def test_it_is_played_explained_kept_through_a_crash_and_printed(
    case: tuple[int, str, str], begin: Begin, tmp_path: Path, heard: list[str]
) -> None:
    key = case[2]
    text, solution = playable(*case)
    program = begin().start()
    language, theme, broken = LOOKS[NAMES.index(key) % 2]
    program.appearance.set_language(language)
    program.appearance.set_theme(theme)
    paste(program, text)
    session = program.controller.session
    puzzle = session.setup.variant
    assert puzzle, program.notice()
    free = [*session.state.empty_cells]
    for cell in free[:MOVES]:
        enter(program, cell, solution[cell])
    assert [*session.state.empty_cells] == free[MOVES:]
    assert not in_conflict(program)

    wrong = breaking(puzzle, session.state.values, key)
    assert wrong
    heard.clear()
    enter(program, *wrong)
    assert wrong[0] in in_conflict(program)
    assert broken in heard[0]
    session.undo()
    assert not in_conflict(program)

    ask(program)
    tell_all(program)
    apply(program)
    before = session.state
    assert len([*before.empty_cells]) < len(free) - MOVES
    assert all(digit in {0, right} for digit, right in zip(before.values, solution, strict=True))
    file = tmp_path / "game.sudoku"
    assert program.shell.documents.save_to(file)
    cell = next(before.empty_cells)
    enter(program, cell, solution[cell])
    program.shell.autosave.keep()
    killed(program)

    after = begin().start()
    again = after.controller.session
    assert again.state == session.state != before
    assert again.setup.variant == puzzle
    assert after.shell.documents.open(file)
    after.settle()
    assert after.controller.session.state == before
    assert not in_conflict(after)
    file = tmp_path / "game.pdf"
    assert printed(after, file) == [(before.givens, puzzle)] * 2  # and its answer
    with PdfDocument(file) as document:
        text = "".join(sheet.get_textpage().get_text_range() for sheet in document)
    assert Counter("".join(str(digit) for digit in before.givens if digit)) <= Counter(text)


def printed(program: Program, file: Path) -> list[tuple[bytes, VariantPuzzle | None]]:
    """The givens and rules of the boards that the print workshop writes to a file."""
    controller = program.controller
    workshop = Workshop(controller.services, controller.session.setup, controller.session.state)
    workshop.dialog.open()
    workshop.renew()
    program.settle()
    workshop.write(file)
    boards = [item for page in workshop._pages for item in page.items if isinstance(item, Board)]
    workshop.dialog.close()
    return [(board.givens, board.variant) for board in boards]
