# SPDX-License-Identifier: MIT
"""Counts what the code of the window hands on by hand: `make figures`.

    python packaging/house_figures.py [COMMIT]

A column for a commit (9f6542dc, before this was looked after) and one for the tree. What is
counted is found in the sources; what is measured, in processes that begin as the program does, in
turn for both, offscreen and in an empty home. The commit lies below build/figures, where its
modules are compiled the first time, which takes minutes.
"""

import ast
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import median

import project

BEFORE = "9f6542dc"
FOLDER = project.ROOT / "build" / "figures"
ROUNDS = 5
LONGEST_S = 120
"""A start that shows no digits for so long never does."""
SHORT = 60
"""A file of fewer lines is a short one."""
SPACED = frozenset(
    {
        "addSpacing",
        "setContentsMargins",
        "setHorizontalSpacing",
        "setSpacing",
        "setVerticalSpacing",
        "setViewportMargins",
    }
)
FOLLOWING = "set_words", "retranslate", "changeEvent"
SIDES = "views", "controllers"

STARTED = """
import os, sys, time
sys.path[:0] = [{root!r}]
"""
EMPTY_WINDOW = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, lambda: (print(time.process_time(), flush=True), os._exit(0)))
app = QApplication(sys.argv)
window = Window()
window.show()
app.exec()
"""
START = """
from sudoku_qt.app import main  # before PySide6, as the program does
from PySide6.QtCore import QTimer
from sudoku_qt.views.board.view import BoardView
paint, times = BoardView.paintEvent, []
def told():
    with open('/proc/self/statm') as file:
        pages = int(file.read().split()[1])
    print(*times, pages * os.sysconf('SC_PAGE_SIZE') / 1e6, flush=True)
    os._exit(0)
def seen(self, event):
    paint(self, event)
    model = self.model()
    cells = [model.index(row, column) for row in range(9) for column in range(9)]
    filled = any(str(model.data(cell) or '').strip(' 0.') for cell in cells)
    if len(times) <= filled:
        times.append(time.process_time())
        if filled:
            QTimer.singleShot(600, told)
BoardView.paintEvent = seen
sys.argv = ['sudoku-qt']
main()
"""
PLAYED = """
import tempfile
from pathlib import Path
from collections import Counter
from statistics import median
import sudoku_qt.app
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication
from sudoku_qt import program
from sudoku_qt.automation.dialogs import each_dialog
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
app = QApplication(sys.argv)
paths = Paths.below(Path(tempfile.mkdtemp()))
settings = Settings(paths.settings)
first = FirstPaint(GAMES, settings, Appearance(app, settings, resource))
driver = WindowDriver(program.complete(app, first, paths), first.appearance)
driver.open()
calls = Counter()
def count(frame, kind, _):
    if kind != 'call':
        return
    calls['all'] += 1
    here, there = frame.f_code.co_filename, frame.f_back and frame.f_back.f_code.co_filename
    if 'sudoku_qt' in here and there and 'sudoku_qt' in there:
        calls['rooms'] += os.path.dirname(here) != os.path.dirname(there)
        calls['status'] += frame.f_code.co_name == 'status' and 'controllers' in here
controller = driver.shell.controller
state, model = controller.session.state, controller.page.board.model()
cells = [model.index(row, column) for row in range(9) for column in range(9)]
empty = next(cell for cell in cells if not str(model.data(cell) or '').strip(' 0.'))
controller.page.board.setCurrentIndex(empty)
driver.settle()
for key in (Qt.Key.Key_5, Qt.Key.Key_Delete, Qt.Key.Key_6):  # what waits for a first key comes
    driver.press(key, chr(key) if key < 256 else '')
    driver.settle()
counted = []
for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5,
            Qt.Key.Key_7, Qt.Key.Key_8, Qt.Key.Key_9, Qt.Key.Key_6):  # another digit than before
    calls.clear()
    sys.setprofile(count)
    driver.press(key, chr(key))
    for _ in range(3):
        QCoreApplication.processEvents()
    sys.setprofile(None)
    counted.append([calls[name] for name in ('all', 'rooms', 'status')])
    driver.settle()
print(*map(median, zip(*counted)), end=' ')
driver.settle()
dict(each_dialog(driver, lambda dialog: dialog.grab().isNull()))
driver.settle()
with open('/proc/self/statm') as file:
    print(int(file.read().split()[1]) * os.sysconf('SC_PAGE_SIZE') / 1e6, flush=True)
os._exit(0)
"""


@dataclass(frozen=True)
class House:
    """The sources of one state of the project."""

    root: Path

    @cached_property
    def trees(self) -> dict[Path, ast.Module]:
        """Each file of the package, as seen from it, parsed."""
        package = self.root / "sudoku_qt"
        files = sorted(package.rglob("*.py"))
        return {path.relative_to(package): ast.parse(path.read_bytes()) for path in files}

    @cached_property
    def nodes(self) -> list[tuple[Path, ast.AST]]:
        """All nodes, each with its file."""
        return [(path, node) for path, tree in self.trees.items() for node in ast.walk(tree)]

    def lines(self, path: Path) -> int:
        """How many lines a file of the package has."""
        return (self.root / "sudoku_qt" / path).read_bytes().count(b"\n")

    def functions(self, *names: str) -> int:
        """How many functions are called one of these."""
        return sum(
            isinstance(node, ast.FunctionDef) and node.name in names for _, node in self.nodes
        )

    def calls(self, *names: str) -> list[ast.Call]:
        """The calls of methods called one of these."""
        return [
            node
            for _, node in self.nodes
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in names
        ]

    def classes(self) -> Iterator[tuple[Path, ast.ClassDef]]:
        """Every class with its file."""
        return ((path, node) for path, node in self.nodes if isinstance(node, ast.ClassDef))


def main(words: Sequence[str]) -> int:
    """Print both columns."""
    before = words[0] if words else BEFORE
    houses = (House(laid_out(before)), House(project.ROOT))
    print(f"{'':58}{before:>14}{'the tree':>14}")
    for name, count in COUNTED:
        print(f"{name:58}" + "".join(f"{count(house):>14}" for house in houses), flush=True)
    for name, *values in measured(*houses):
        print(f"{name:58}" + "".join(f"{value:>14}" for value in values), flush=True)
    return 0


def laid_out(commit: str) -> Path:
    """Lay a commit out below build/, with its modules compiled, and give its place."""
    folder = FOLDER / commit
    compiled = folder / "compiled"
    if compiled.exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    git = shutil.which("git") or "git"
    packed = subprocess.run(
        [git, "archive", commit], cwd=project.ROOT, check=True, capture_output=True
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    compiling = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(compiling, cwd=folder, check=True, capture_output=True)
    compiled.touch()
    return folder


# Counted


def protocols(house: House) -> int:
    """Classes of controllers that are protocols."""
    return sum(
        path.parts[0] == "controllers" and any(_name(base) == "Protocol" for base in node.bases)
        for path, node in house.classes()
    )


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def recurring(house: House) -> int:
    """Names that more than one class bears."""
    return sum(count > 1 for count in Counter(node.name for _, node in house.classes()).values())


def own_frames(house: House) -> int:
    """Classes that are dialogs of Qt without a base of ours between."""
    return sum(any(_name(base) == "QDialog" for base in node.bases) for _, node in house.classes())


def raising_only(house: House) -> str:
    """What is done in controllers about an error of a job: functions that raise it, of all."""
    found = [
        node
        for path, node in house.nodes
        if path.parts[0] == "controllers"
        and isinstance(node, ast.FunctionDef)
        and any(each.arg == "error" for each in node.args.args)
    ]
    raising = sum(_raises_only(node.body) for node in found)
    return f"{raising} of {len(found)}"


def _raises_only(body: Sequence[ast.stmt]) -> bool:
    told = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    return [type(each) for each in body[told:]] == [ast.Raise]


def zero_margins(house: House) -> int:
    """Margins of nothing, set by hand."""
    return sum(
        [_constant(word) for word in call.args] == [0, 0, 0, 0]
        for call in house.calls("setContentsMargins")
    )


def _constant(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None


def imports(house: House) -> str:
    """The share of lines, without empty ones and comments, that import."""
    code = imported = 0
    for path, tree in house.trees.items():
        text = (house.root / "sudoku_qt" / path).read_text(encoding="utf-8").splitlines()
        code += sum(bool(line.strip()) and not line.lstrip().startswith("#") for line in text)
        imported += sum(
            (node.end_lineno or node.lineno) - node.lineno + 1
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
        )
    return f"{imported / code:.1%}"


def late(house: House) -> int:
    """Imports within functions, and blocks that only a checker of types reads."""
    functions = [node for _, node in house.nodes if isinstance(node, ast.FunctionDef)]
    within = {
        id(node)
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    blocks = sum(
        isinstance(node, ast.If) and _name(node.test) == "TYPE_CHECKING" for _, node in house.nodes
    )
    return len(within) + blocks


def short_files(house: House) -> str:
    """Files of a few lines, of all."""
    named = [path for path in house.trees if path.name != "__init__.py"]
    return f"{sum(house.lines(path) < SHORT for path in named)} of {len(house.trees)}"


def of_the_window(house: House) -> str:
    """Files and lines of views and controllers."""
    paths = [path for path in house.trees if path.parts[0] in SIDES]
    return f"{len(paths)}, {sum(map(house.lines, paths)) / 1000:.1f} k"


def of_the_tests(house: House) -> str:
    """Lines of the tests."""
    count = sum(path.read_bytes().count(b"\n") for path in (house.root / "tests").rglob("*.py"))
    return f"{count / 1000:.1f} k"


COUNTED: tuple[tuple[str, Callable[[House], object]], ...] = (
    ("def set_theme", lambda house: house.functions("set_theme")),
    (
        "set_words / retranslate / changeEvent",
        lambda house: " / ".join(str(house.functions(name)) for name in FOLLOWING),
    ),
    ("protocols in controllers", protocols),
    ("classes called Player", lambda house: sum(n.name == "Player" for _, n in house.classes())),
    ("names of classes that recur", recurring),
    ("hand-set margins and spacings", lambda house: len(house.calls(*SPACED))),
    ("   of them 0, 0, 0, 0", zero_margins),
    ("dialogs that build their own frame", own_frames),
    ("def work closures", lambda house: house.functions("work")),
    ("handlers that only raise", raising_only),
    ("event filters", lambda house: house.functions("eventFilter")),
    ("imports, share of the code", imports),
    ("late imports and blocks for types", late),
    (f"files under {SHORT} lines, __init__ apart", short_files),
    ("views + controllers: files, lines", of_the_window),
    ("tests: lines", of_the_tests),
)


# Measured


def measured(*houses: House) -> Iterator[tuple[str, ...]]:
    """What the program does in each state, the median of some starts taken in turn."""
    empty: list[float] = []
    starts: dict[House, list[list[float]]] = {house: [] for house in houses}
    for house in houses:
        _told(START, house.root)  # compiles what is imported
    for _ in range(ROUNDS):
        empty.append(_told(EMPTY_WINDOW, project.ROOT)[0])
        for house in houses:
            starts[house].append(_told(START, house.root))
    window = median(empty)
    medians = [[median(column) for column in zip(*starts[house], strict=True)] for house in houses]
    played = [_told(PLAYED, house.root) for house in houses]
    yield (
        "first paint, beside an empty window, CPU",
        *(f"{each[0] / window:.2f}" for each in medians),
    )
    yield "digits on the board, beside it", *(f"{each[1] / window:.2f}" for each in medians)
    yield "memory after the start, MB", *(f"{each[2]:.0f}" for each in medians)
    yield "memory after every dialog, MB", *(f"{each[3]:.0f}" for each in played)
    keys = (f"{each[0]:.0f}, {each[1]:.0f}, {each[2]:.0f}" for each in played)
    yield "a key: calls, changes of folder, controller.status()", *keys


def _told(code: str, root: Path) -> list[float]:
    """The numbers that a process prints which runs some code with the sources of a folder."""
    with tempfile.TemporaryDirectory() as home:
        own = {"QT_QPA_PLATFORM": "offscreen", "HOME": home, "LC_ALL": "C.UTF-8"}
        own |= {f"XDG_{name}_HOME": home for name in ("CACHE", "CONFIG", "DATA", "STATE")}
        own |= {"PYTHONDONTWRITEBYTECODE": ""}  # who compiles at each start measures that
        done = subprocess.run(
            [sys.executable, "-c", STARTED.format(root=str(root)) + code],
            env=os.environ | own,
            cwd=root,
            capture_output=True,
            encoding="utf-8",
            check=True,
            timeout=LONGEST_S,
        )
    return [float(word) for word in done.stdout.split()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
