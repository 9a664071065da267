# SPDX-License-Identifier: MIT
"""Late imports: parts of a controller and module attributes that are imported on first use.

If the start imported and made all parts, it would take twice as long until there is something to
play. What is needed within the first second gains nothing by being late, and should not be.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Generic, TypeVar, overload

OwnerT = TypeVar("OwnerT")
PartT = TypeVar("PartT")


class Late(Generic[OwnerT, PartT]):
    """An attribute that is imported and made on first use: where its class is, and how to make it.

    `place` is the module and the class, "package.module:Class". `make` is called with the owner and
    the class; what it returns is the attribute from then on.
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
        """Make the part; Python calls this only once. For a class, return the attribute itself."""
        if owner is None:
            return self
        part = self._make(owner, self.kind())
        owner.__dict__[self._name] = part
        return part

    def kind(self) -> type[PartT]:
        """The class of the part; it is imported now if it was not yet."""
        found: type[PartT] = _found(self.place)
        return found

    def made(self, owner: OwnerT) -> PartT | None:
        """The owner's part if it has been made already, else None; nothing is made."""
        part: PartT | None = owner.__dict__.get(self._name)
        return part


class Imported:
    """A class attribute that stands for an object of another module, imported on first use."""

    def __init__(self, place: str) -> None:
        self.place = place

    def __get__(self, owner: object, kind: type[Any]) -> Any:
        """Import the module, and return the named attribute."""
        return _found(self.place)


def imported(place: str) -> Any:
    """A class attribute that stands for the object at `place`, "package.module:name"."""
    return Imported(place)


def late(
    place: str,
) -> Callable[[Callable[[OwnerT, type[PartT]], PartT]], Late[OwnerT, PartT]]:
    """A decorator: the method, which is given the class at `place`, makes the late part."""
    return partial(Late, place)


def to_part(owner: object, part: str, method: str) -> Callable[..., Any]:
    """A method of a late part as a function; the part is made when it is called."""

    def call(*args: object) -> Any:
        return getattr(getattr(owner, part), method)(*args)

    return call


def if_made(owner: object, part: str, method: str) -> Callable[..., object]:
    """A method of a late part as a function; it does nothing where the part was not made yet."""

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
