# SPDX-License-Identifier: MIT
"""Lets PySide6 leave out of the start what nobody needs in it.

Whatever is imported from it, PySide6 first compiles, from their sources, its modules for the
signatures of functions and for writing stubs, which may be wanted for the text of an error. That is
27 % of the start as it would be. So they are imported when something of theirs is first asked for,
which the rest of PySide6 does not notice. They come out of an importer of PySide6's own, which puts
itself in front of all others while it is at work; that is where it is met.

PySide6 can also switch a module to snake_case names. To know which modules may want that, it has
every import of the program go through a function of its own, in Python, which then reads and
searches the source of each module: 8 % of the start. Nothing here ever switches, so Python's own
import is put back. The collector of rubbish finds none while all this is loaded, and looks for it a
hundred times, which is another 8 %: it rests until the window has a collector of its own, or until
`app` knows that there is to be none.

Where a later PySide6 does any of it otherwise, nothing happens.
"""

import builtins
import gc
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

DEFERRED = frozenset(
    f"shibokensupport.signature.{name}"
    for name in ("layout", "lib.enum_sig", "lib.pyi_generator", "parser")
)


class Deferring(Loader):
    """Gives an empty module, which fills when something is asked of it."""

    def __init__(self, spec: ModuleSpec, loader: Loader) -> None:
        self._spec, self._found_as, self._loader = spec, spec.name, loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Leave it to Python."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Put it off."""

        def ask(name: str) -> Any:
            module.__dict__.pop("__getattr__", None)
            published_as = self._spec.name  # PySide6 gives it another name meanwhile
            self._spec.name = self._found_as
            self._loader.exec_module(module)
            self._spec.name = published_as
            return getattr(module, name)

        module.__dict__["__getattr__"] = ask


class DeferringFinder(MetaPathFinder):
    """Finds what another one finds, and defers some of it."""

    def __init__(self, finder: Any) -> None:
        self.finder = finder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Ask the other one."""
        spec: ModuleSpec | None = self.finder.find_spec(name, path, target)
        if spec and spec.loader and name in DEFERRED:
            spec.loader = Deferring(spec, spec.loader)
        return spec


class Finders(list[Any]):
    """Python's list of importers, which takes a new one with its modules deferred."""

    def insert(self, index: Any, finder: Any) -> None:
        """Take one."""
        super().insert(index, DeferringFinder(finder))

    def remove(self, finder: Any) -> None:
        """Let one go."""
        super().remove(next(own for own in self if getattr(own, "finder", None) is finder))


def import_qt() -> None:
    """Import PySide6 without what it can do without."""
    before, own_import = sys.meta_path, builtins.__import__
    sys.meta_path = Finders(before)
    try:
        import PySide6.QtCore  # noqa: F401 - brings the rest with it
    finally:
        sys.meta_path, builtins.__import__ = before, own_import


gc.disable()
import_qt()
