# SPDX-License-Identifier: MIT
"""What the PyInstaller spec asks: what starts a program, what it imports, what lies beside it.

The programs are frozen from the installed package, not from the checkout, so that what is in the
package is what is in the wheel. A build without the compiled kernels stops here.
"""

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path

import project
from project import Program

COMPILED_OTHERWISE = {  # sources with C types that are not compiled under their own name, and why
    "search": "compiled once for each kind of processor, as _search_*",
    "bits": "its C is bits.h",
}
WITHOUT_WINDOW = ("sudoku_qt.engine", "sudoku_qt.cli", "sudoku_qt.version")
"""What a program of the command line consists of."""
EXTRA = "sudoku_qt.cluster"
"""What no program has in it, nor what it imports: an extra, for whoever installs it."""

STARTER = """\
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # a process that the program starts to compute begins here too
    import sys

    if sys.argv[1:2] == ["--draw-pdf"]:  # and the one that draws the pages of a PDF
        from sudoku_qt.engine.pictures.pdf.drawing import main

        sys.exit(main())

    from {module} import {function}

    sys.exit({function}())
"""


def starter(program: Program, folder: Path) -> Path:
    """Write the script that a frozen program begins with, and give its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{program.name}.py"
    text = STARTER.format(module=program.module, function=program.function)
    path.write_text(text, encoding="utf-8")
    return path


def package_folder() -> Path:
    """Find the installed package that is to be frozen."""
    found = importlib.util.find_spec("sudoku_qt")
    if found is None or found.origin is None:
        raise SystemExit("sudoku_qt is not installed here, so it cannot be frozen.")
    return Path(found.origin).parent


def require_kernels(package: Path, sources: Path) -> None:
    """Stop the build unless everything that has C types in `sources` is compiled in `package`."""
    missing = [name for name in _wanted(sources) if not _is_compiled(package / name)]
    if not list((package / "engine" / "sudoku" / "kernel").glob("_search_*.*")):
        missing.append("engine/sudoku/kernel/search")
    if missing:
        raise SystemExit(
            "These are not compiled, and a package without them would be slow: "
            + ", ".join(missing)
            + ". Build the wheel with a C compiler and SUDOKU_REQUIRE_KERNEL=1."
        )


def _wanted(sources: Path) -> Iterator[str]:
    for path in sorted(sources.rglob("*.pxd")):
        if path.stem not in COMPILED_OTHERWISE and path.with_suffix(".py").exists():
            yield path.relative_to(sources).with_suffix("").as_posix()


def _is_compiled(module: Path) -> bool:
    return any(path.suffix in {".so", ".pyd"} for path in module.parent.glob(f"{module.name}.*"))


def hidden_imports(program: Program, package: Path) -> list[str]:
    """List what a program imports late or from compiled modules, into which PyInstaller can't see.

    They are all modules of ours that it may use, and whatever the sources of those import.
    """
    names: set[str] = set()
    for path in sorted(package.rglob("*")):
        if path.suffix not in {".py", ".so", ".pyd"} or path.name == "__main__.py":
            continue
        name = _module_name(path, package)
        if name.startswith(EXTRA):
            continue
        if program.windowed or name.startswith(WITHOUT_WINDOW):
            names.add(name)
            if path.suffix == ".py":
                names.update(_imported(path))
    return sorted(names - {"cython"})


def _module_name(path: Path, package: Path) -> str:
    place = path.relative_to(package.parent)
    parts = [*place.parts[:-1], place.name.split(".")[0]]
    return ".".join(part for part in parts if part != "__init__")


def _imported(path: Path) -> Iterator[str]:
    """Yield what a module imports outside of `if TYPE_CHECKING`, by the names of modules."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in _run_time_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _run_time_nodes(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from _run_time_nodes(child)


def excluded(program: Program, modules: tuple[tuple[str, str], ...]) -> list[str]:
    """List the modules that a program does without."""
    qt = [] if program.windowed else ["PySide6", "shiboken6"]
    return [name for name, _ in modules] + qt


def data(package: Path) -> list[tuple[str, str]]:
    """List the folders that lie beside the modules: where they are, and where they go."""
    return [(str(package / "resources"), "sudoku_qt/resources")]


def sources() -> Path:
    """The package of the checkout, where the C types stand."""
    return project.ROOT / "sudoku_qt"
