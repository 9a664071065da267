# SPDX-License-Identifier: MIT
"""A faster import of PySide6: it leaves out what nobody needs at the start.

On its first import PySide6 compiles, from source, its modules for the signatures of functions and
for writing stubs, which are only needed for the text of an error. That is 27 % of an unmended
start. Here they are imported on first use, which the rest of PySide6 does not notice. PySide6 loads
them through an importer of its own, which it puts in front of all others while it works; that is
where they are caught.

PySide6 can also switch a module to snake_case names. To know which modules may want that, it sends
every import of the program through a Python function of its own, which then reads and searches the
source of each module: 8 % of the start. This program never switches, so Python's own import
function is put back. The garbage collector finds nothing while all this is loaded, yet looks a
hundred times, which is another 8 %: it is paused until the window has a collector of its own, or
until `app` knows that there will be none.

If a later PySide6 does any of this differently, nothing here has an effect.
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
    """A loader that returns an empty module, which is filled on first access."""

    def __init__(self, spec: ModuleSpec, loader: Loader) -> None:
        self._spec, self._found_as, self._loader = spec, spec.name, loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Let Python create the module."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Put off the execution of the module."""

        def ask(name: str) -> Any:
            module.__dict__.pop("__getattr__", None)
            published_as = self._spec.name  # PySide6 gives it another name meanwhile
            self._spec.name = self._found_as
            self._loader.exec_module(module)
            self._spec.name = published_as
            return getattr(module, name)

        module.__dict__["__getattr__"] = ask


class DeferringFinder(MetaPathFinder):
    """A finder that asks another finder and defers some of the modules it finds."""

    def __init__(self, finder: Any) -> None:
        self.finder = finder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Ask the other finder; modules to be deferred get the deferring loader."""
        spec: ModuleSpec | None = self.finder.find_spec(name, path, target)
        if spec and spec.loader and name in DEFERRED:
            spec.loader = Deferring(spec, spec.loader)
        return spec


class Finders(list[Any]):
    """Python's list of importers; one that is added gets its modules deferred."""

    def insert(self, index: Any, finder: Any) -> None:
        """Insert an importer."""
        super().insert(index, DeferringFinder(finder))

    def remove(self, finder: Any) -> None:
        """Remove an importer."""
        super().remove(next(own for own in self if getattr(own, "finder", None) is finder))


def import_qt() -> None:
    """Import PySide6 without the parts that it can do without."""
    before, own_import = sys.meta_path, builtins.__import__
    sys.meta_path = Finders(before)
    try:
        import PySide6.QtCore  # noqa: F401 - brings the rest with it
    finally:
        sys.meta_path, builtins.__import__ = before, own_import


gc.disable()
import_qt()
