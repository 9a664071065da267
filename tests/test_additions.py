# SPDX-License-Identifier: MIT
"""The table "To add a ..." of CONTRIBUTING.md, done: each row in a copy of the program.

What is added are the files that the row names and the line that it names, and nothing else; then
the copy runs and is seen to have it.
"""

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.program_copy import ROOT, Copy

TEMPLATES = {  # the smallest game, which the tests play, by the layers of a game in the program
    "engine/nim/game.py": "tests/engine/nim.py",
    "models/nim/model.py": "tests/models/nim.py",
    "views/nim/page.py": "tests/views/nim.py",
    "controllers/nim/__init__.py": "tests/controllers/nim_controller.py",
}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A copy of the program as it stands."""
    return Copy(tmp_path)


@pytest.fixture(autouse=True)
def _with_qt() -> None:
    pytest.importorskip("PySide6", reason="most of what can be added is seen in the window")


@pytest.mark.slow
def test_a_theme_is_a_file(copy: Copy) -> None:
    theme = json.loads((ROOT / "resources/themes/light.json").read_text("utf-8"))
    theme["name"] = {"en": "Sea", "zh_CN": "海"}
    theme["colours"]["board"] = "#DDEEFF"
    copy.add("resources/themes/sea.json", json.dumps(theme))

    assert copy.window(
        "shell.choices.fill_themes(menu); offered()['Sea'].trigger()\n"
        "print(appearance.theme().name, appearance.theme().board.name())\n"
        "print(shell.window.centralWidget() is not None, settings.text('theme'))"
    ) == ["sea #ddeeff", "True sea"]


@pytest.mark.slow
def test_a_language_is_a_file_and_what_is_made_of_it(
    copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "packaging", copy.root / "packaging")
    texts = (ROOT / "resources/i18n/sudoku_qt_zh_CN.ts").read_text("utf-8")
    texts = texts.replace('language="zh_CN"', 'language="fr"').replace("简体中文", "Notre français")
    copy.add("resources/i18n/sudoku_qt_fr.ts", texts)
    copy.run(
        "-c",
        "import sys; sys.path.insert(0, 'packaging')\n"
        "import translations as t\n"
        "t.PLURAL_FORMS['fr'] = 'nplurals=2; plural=(n > 1);'\n"
        "source = t.I18N / 'sudoku_qt_fr.ts'\n"
        "t.compile_texts(source), t.compile_catalogue(source)",
    )

    assert copy.window(
        "names = dict(shell.choices.language_names()); print(*names.values(), sep='|')\n"
        "shell.choices.apply('language', 'fr'); print(appearance.language)"
    ) == ["English|Notre français|简体中文", "fr"]
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert copy.sudoku("--language", "fr", "info") != copy.sudoku("--language", "en", "info")


TECHNIQUE = '''"""A digit in the only cell of its row, as if nobody knew hidden singles."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class RowSingle(Technique):
    """Places a digit that fits one cell of a row."""

    name = "row_single"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look through all rows."""
        for row in range(9):
            for digit in range(9):
                cells = [
                    cell for cell in range(9 * row, 9 * row + 9)
                    if board.grid().candidates[cell] >> digit & 1
                ]
                if len(cells) == 1:
                    yield Finding((), 1 << digit, placements=(81 * digit + cells[0],))
'''
GRID = "1234567.." + "." * 25 + "9" + "." * 46
CASES = f":row_single:9:{GRID}:::919:\n:row_single-x:8:{GRID}::::\n"
LADDER = "sudoku_qt/engine/sudoku/logic/techniques/__init__.py"


@pytest.mark.slow
def test_a_technique_is_a_class_cases_pages_and_a_line_of_the_ladder(copy: Copy) -> None:
    folder = "sudoku_qt/engine/sudoku/logic/techniques"
    copy.add(f"{folder}/row_single.py", TECHNIQUE)
    copy.add("tests/data/techniques/row_single.txt", CASES)
    for language, title in (("en", "Row Single"), ("zh_CN", "行唯一")):
        page = (ROOT / f"resources/techniques/{language}/full_house.md").read_text("utf-8")
        heading = page.splitlines()[0]
        copy.add(
            f"resources/techniques/{language}/row_single.md", page.replace(heading, f"# {title}", 1)
        )
    copy.add_line(
        LADDER,
        "from sudoku_qt.engine.sudoku.logic.techniques.siamese_fish",
        "from sudoku_qt.engine.sudoku.logic.techniques.row_single import RowSingle",
    )
    copy.add_line(LADDER, "Rung(HiddenSingle()", 'Rung(RowSingle(), "singles", "easy", 9, 1),')

    assert "row_single" in copy.sudoku("info", "techniques")
    cases = copy.sudoku("cases", "tests/data/techniques/row_single.txt")
    assert "2 passed, 0 failed" in cases
    told = copy.run(
        "-c",
        "from sudoku_qt.controllers.sudoku.puzzle.techniques import families\n"
        "from sudoku_qt.engine.sudoku.generate.practice import needing\n"
        "print(dict(families()[0].techniques)['row_single'])\n"
        "print(needing('row_single', 'a seed')[0].technique)",
    )
    assert told.split("\n")[:2] == ["Row Single", "row_single"]


FORMAT = '''"""81 characters behind a word."""

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.position import Position, found
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat


class PaperFormat(PositionFormat):
    """One puzzle behind the word "paper"."""

    name = "paper"
    title = "paper text"
    suffixes = (".paper",)

    def likeness(self, head: str) -> float:
        """Look for the word."""
        return float(head.startswith("paper "))

    def read(self, text: str) -> list[Found]:
        """Read the cells."""
        if len(text.split()) != 2:
            raise FormatFault("This paper is empty.")
        return [found(text.split()[1], "")]

    def write_position(self, position: Position) -> str:
        """Write the cells."""
        return "paper " + line_of(position.setup.givens, "0") + "\\n"
'''


@pytest.mark.slow
def test_a_lesson_on_a_variant_is_its_boards_its_pages_and_a_line_of_the_course(copy: Copy) -> None:
    lessons = copy.root / "resources/lessons"
    boards = (lessons / "boards/killer.json").read_text(encoding="utf-8")
    copy.add("resources/lessons/boards/sums.json", boards)
    for language in ("en", "zh_CN"):
        page = (lessons / language / "killer.md").read_text(encoding="utf-8")
        heading = page.splitlines()[0]
        copy.add(f"resources/lessons/{language}/sums.md", page.replace(heading, "# Sums", 1))
    course = "sudoku_qt/engine/sudoku/learn/lessons/course.py"
    copy.add_line(course, '_on_kinds("killer"', '    _on_kinds("sums", "xsum"),')
    told = copy.window(
        "shell.begin()\n"
        "learning = shell.controller.learning\n"
        "learning.learn_lesson('sums', 'exercises')\n"
        "print(learning.title, learning.status(), sep='|')\n"
        "print(shell.controller.exercises.view.sheet.task.text())\n"
    )
    assert told[-2].startswith("Sums|Sums · exercise 1 of 4")
    assert told[-1] == "Which digit goes into r1c1?"


@pytest.mark.slow
def test_a_file_format_is_a_class_samples_and_a_line_of_the_formats(copy: Copy) -> None:
    formats = "sudoku_qt/engine/formats/__init__.py"
    copy.add("sudoku_qt/engine/formats/sudoku/paper.py", FORMAT)
    copy.add_line(
        formats,
        "from sudoku_qt.engine.text",
        "from sudoku_qt.engine.formats.sudoku.paper import PaperFormat",
    )
    copy.add_line(formats, "CourseFormat(),", "PaperFormat(),")
    copy.add("good.paper", f"paper {GRID}\n")
    copy.add("puzzle.txt", f"{GRID}\n")

    as_line = copy.sudoku("convert", "--to", "line", "good.paper")
    assert as_line.split() == [GRID]
    assert copy.sudoku("convert", "--to", "paper", "puzzle.txt").startswith("paper 1234567")
    shutil.copytree(ROOT / "packaging", copy.root / "packaging")
    shutil.copy(ROOT / "pyproject.toml", copy.root)
    told = copy.run(
        "-c",
        "import sys; sys.path.insert(0, 'packaging')\n"
        "from sudoku_qt.controllers.files.exporting import filters_of, suffixes\n"
        "print('.paper' in suffixes(), *filters_of('sudoku'), sep='|')\n"
        "import file_kinds; print(*(kind.suffix for kind in file_kinds.KINDS))",
    ).splitlines()
    assert told[0].startswith("True|")
    assert "paper text (*.paper)" in told[0]
    assert "paper" in told[1].split()


@pytest.mark.slow
def test_a_dialog_is_a_file_a_row_of_the_actions_and_a_handler(copy: Copy) -> None:
    copy.add(
        "sudoku_qt/views/dialogs/rules.py",
        "from PySide6.QtWidgets import QDialog\n\n\n"
        "class RulesDialog(QDialog):\n"
        "    def exec(self):\n"
        "        print('shown', self.parent() is not None)\n",
    )
    copy.add_line(
        "sudoku_qt/controllers/actions.py",
        'ActionRow("help", "about"',
        '    ActionRow("help", "rules", "&Rules", ("F2",), part="dialogs"),',
    )
    copy.add_line(
        "sudoku_qt/controllers/guide/shell_dialogs.py",
        "def about(self)",
        "    def rules(self) -> None:",
        "        from sudoku_qt.views.dialogs.rules import RulesDialog",
        "",
        "        RulesDialog(self._window).exec()",
        "",
    )

    assert copy.window(
        "from PySide6.QtGui import QAction\n"
        "(action,) = (a for a in shell.findChildren(QAction) if a.text() == '&Rules')\n"
        "print(action.shortcut().toString()); action.trigger()"
    ) == ["F2", "shown True"]


@pytest.mark.slow
def test_an_option_is_a_row(copy: Copy) -> None:
    copy.add_line(
        "sudoku_qt/controllers/preferences/table.py",
        'Option("show_clock", "playing"',
        '        Option("ruler", "playing", CLOCK, "Show a ruler", default=False),',
    )

    assert copy.window(
        "shell.preferences.set('ruler', True)\n"
        "print(shell.preferences.is_on('ruler'))\n"
        "editor = shell.dialogs.preferences()\n"
        "print([row.option.text for row in editor.dialog.rows if row.option.name == 'ruler'])"
    ) == ["True", "['Show a ruler']"]


@pytest.mark.slow
def test_an_option_of_a_new_puzzle_is_a_field_and_a_row(copy: Copy) -> None:
    known = "_standard(OnOff(), lambda wanted: 'gentle' if wanted.gentle else None)"
    field = f"    gentle: bool = field(default=False, metadata={known})"
    copy.add_line("sudoku_qt/engine/sudoku/generate/options.py", "se: tuple[float", field)
    row = 'GIVEN_ROWS += (OptionWords("gentle", "Gentle &chains only"),)'
    copy.add_line("sudoku_qt/views/sudoku/dialogs/option_fields.py", "TECHNIQUE_ROWS = (", row)

    assert copy.window(
        "from sudoku_qt.controllers.sudoku.puzzle.options import remember, remembered\n"
        "from sudoku_qt.models.sudoku.options import NewSudoku\n"
        "from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog\n"
        "remember(settings, NewSudoku(gentle=True))\n"
        "dialog = NewSudokuDialog(remembered(settings), lambda: (), shell.window)\n"
        "print(dialog.chosen().gentle, dialog.more.fields['gentle'].box.text())\n"
        "print(dialog.more_button.text(), NewSudoku(gentle=True).words.endswith(' gentle'))"
    ) == ["True Gentle &chains only", "M&ore options (1) True"]


@pytest.mark.slow
def test_a_verb_is_a_file_and_a_line_of_the_command_line(copy: Copy) -> None:
    copy.add(
        "sudoku_qt/cli/hello.py",
        "from sudoku_qt.cli.verb import Verb\n\n\n"
        "class Hello(Verb):\n"
        '    summary = "greet"\n\n'
        "    def add_options(self, parser):\n"
        '        parser.add_argument("name")\n\n'
        "    def run(self, options):\n"
        '        print("Hello", options.name)\n'
        "        return 0\n\n\n"
        "VERB = Hello()\n",
    )
    copy.add_line("sudoku_qt/cli/main.py", '"info",', '    "hello",')

    assert copy.sudoku("hello", "world") == "Hello world\n"
    assert re.search(r"\n  hello +greet\n", copy.sudoku("--help"))


@pytest.mark.slow
def test_a_game_is_a_folder_a_layer_and_a_line_of_the_games(copy: Copy) -> None:
    modules = {
        template.removesuffix(".py").replace("/", "."): "sudoku_qt."
        + name.removesuffix("/__init__.py").removesuffix(".py").replace("/", ".")
        for name, template in TEMPLATES.items()
    }
    for name, template in TEMPLATES.items():
        content = (ROOT / template).read_text("utf-8")
        for ours, its in modules.items():
            content = content.replace(f"from {ours} import", f"from {its} import")
        assert "from tests" not in content
        copy.add(f"sudoku_qt/{name}", content)
        if not name.endswith("__init__.py"):
            copy.add(f"sudoku_qt/{Path(name).parent.as_posix()}/__init__.py", "")
    games = "sudoku_qt/controllers/games.py"
    copy.add_line(
        games, "from sudoku_qt.controllers.entry", "from sudoku_qt.controllers import nim"
    )
    copy.add_line(games, ")", "    nim.ENTRY,")

    assert copy.window(
        "controller = shell.games.switch_game('nim'); controller.begin_first()\n"
        "shell.undo(); controller.take_one(); app.processEvents()\n"
        "print(shell.bars.status_text()); print(controller.session.state)\n"
        "path = Path('a.nim'); print(shell.documents.save_to(path), shell.documents.open(path))\n"
        "print([entry.said_title() for entry in GAMES])"
    ) == ["11 matches Saved automatically", "(2, 4, 5)", "True True", "['Sudoku', 'Gomoku', 'Nim']"]


@pytest.mark.slow
def test_a_measurement_is_a_file(copy: Copy) -> None:
    shutil.copytree(ROOT / "tests/bench", copy.root / "tests/bench")
    shutil.copy(ROOT / "tests/__init__.py", copy.root / "tests")
    copy.add(
        "tests/bench/bench_nothing.py",
        "def rows():\n    yield 'nothing', 42.0, 'ms', 'as a test'\n",
    )

    assert "42 ms" in copy.run("-m", "tests.bench", "nothing")
