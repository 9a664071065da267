# SPDX-License-Identifier: MIT
"""What imports late: a part of a controller, or a fact, when somebody first asks for it.

A start that imported and made all parts would take twice as long until there is something to
play. What is asked for within the first second gains nothing by being late, and should not be.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Generic, TypeVar, overload

OwnerT = TypeVar("OwnerT")
PartT = TypeVar("PartT")


class Late(Generic[OwnerT, PartT]):
    """An attribute of a class: where its part is to be found, and how its owner makes one.

    `place` is the module and the class, "package.module:Class". What `make` returns, which is
    handed the owner and the class, is the attribute from then on.
    """

    def __init__(self, place: str, make: Callable[[OwnerT, type[PartT]], PartT]) -> None:
        self.place, self._make = place, make
        self.__doc__ = make.__doc__
        self._name = make.__name__

    @overload
    def __get__(self, owner: None, kind: type[OwnerT]) -> "Late[OwnerT, PartT]": ...

    @overload
    def __get__(self, owner: OwnerT, kind: type[OwnerT]) -> PartT: ...

    def __get__(self, owner: OwnerT | None, kind: type[OwnerT]) -> "PartT | Late[OwnerT, PartT]":
        """Make the part; Python asks only until it is there. A class is told of the attribute."""
        if owner is None:
            return self
        part = self._make(owner, self.kind())
        owner.__dict__[self._name] = part
        return part

    def kind(self) -> type[PartT]:
        """The class of the part, which is imported now if it was not yet."""
        found: type[PartT] = _found(self.place)
        return found

    def made(self, owner: OwnerT) -> PartT | None:
        """The part of an owner where it is there already, for whoever would not make one."""
        part: PartT | None = owner.__dict__.get(self._name)
        return part


class Imported:
    """An attribute of a class that is something of another module: imported when asked for."""

    def __init__(self, place: str) -> None:
        self.place = place

    def __get__(self, owner: object, kind: type[Any]) -> Any:
        """Import the module, and give what is named there."""
        return _found(self.place)


def imported(place: str) -> Any:
    """Let an attribute of a class be what is to be found in a place, "package.module:name"."""
    return Imported(place)


def late(
    place: str,
) -> Callable[[Callable[[OwnerT, type[PartT]], PartT]], Late[OwnerT, PartT]]:
    """Let a method that is handed a class, and makes a part of it, be the part."""
    return partial(Late, place)


def to_part(owner: object, part: str, method: str) -> Callable[..., Any]:
    """A method of a part, which is made when it is called."""

    def call(*args: object) -> Any:
        return getattr(getattr(owner, part), method)(*args)

    return call


def if_made(owner: object, part: str, method: str) -> Callable[..., object]:
    """A method of a part; where that was not made yet there is nothing to be done."""

    def call(*args: object) -> object:
        made = vars(owner).get(part)
        return made is not None and getattr(made, method)(*args)

    return call


def late_parts(kind: type[Any]) -> dict[str, Late[Any, Any]]:
    """The parts of a class that are made late, by their names."""
    every = {name: value for each in reversed(kind.__mro__) for name, value in vars(each).items()}
    return {name: value for name, value in every.items() if isinstance(value, Late)}


def _found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
