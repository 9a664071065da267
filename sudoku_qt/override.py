# SPDX-License-Identifier: MIT
"""`@override`, as in Python 3.12: marks a method that overrides one of a base class.

It replaces the docstring where a method of Qt's does just what its name says. mypy checks that the
base has such a method.
"""

from typing import TYPE_CHECKING, Any, TypeVar

MethodT = TypeVar("MethodT", bound=Any)

if TYPE_CHECKING:  # at run time it is only a name
    from typing_extensions import override
else:

    def override(method: MethodT) -> MethodT:
        """The method itself."""
        return method


__all__ = ["override"]
