# SPDX-License-Identifier: MIT
"""Lets PySide6 leave out of the start what nobody needs in it.

Whatever is imported from it, PySide6 first compiles, from their sources, its modules for the
signatures of functions and for writing stubs, which may be wanted for the text of an error. That is
27 % of the start as it would be. So they are imported when something of theirs is first asked for,
which the rest of PySide6 does not notice. They come out of an importer of PySide6's own, which puts
itself in front of all others while it is at work; that is where it is met.

PySide6 can also switch a module to snake_case names. To know which modules may want that, it reads
and searches the source of each one, which is 4 % of the start. Nothing here ever switches.

Where a later PySide6 does either otherwise, nothing happens.
"""

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
    before = sys.meta_path
    sys.meta_path = Finders(before)
    try:
        import PySide6.QtCore  # noqa: F401 - brings the rest with it
    finally:
        sys.meta_path = before


def spare_search() -> None:
    """Say of every module that it wants no snake_case names, which saves reading its source."""
    search = "_mod_uses_pyside"
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, search):
        setattr(feature, search, lambda _module: False)


import_qt()
spare_search()
