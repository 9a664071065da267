# SPDX-License-Identifier: MIT
"""`@override`, as Python has it from 3.12 on: marks what overrides a method of a base.

Where a method of Qt's does just what its name says it stands in place of a docstring. mypy sees
that there is such a method.
"""

from typing import TYPE_CHECKING, Any, TypeVar

MethodT = TypeVar("MethodT", bound=Any)

if TYPE_CHECKING:  # at run time it is nothing but a name
    from typing_extensions import override
else:

    def override(method: MethodT) -> MethodT:
        """The method itself."""
        return method


__all__ = ["override"]
