# SPDX-License-Identifier: MIT
"""Random numbers that depend only on a short text, the seed.

The standard library promises the same numbers in later versions for `random()` only, and a seed
that a player notes down has to give the same puzzle for as long as the program lives. So this is a
generator of its own: SplitMix64, seeded with the SHA-256 of the text.
"""

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

SEED_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters that are not confused when read aloud."""
_WORD = 2**64 - 1
_STRIDE = 0x9E3779B97F4A7C15
_FIRST_MIX = 0xBF58476D1CE4E5B9
_SECOND_MIX = 0x94D049BB133111EB

T = TypeVar("T")


class SeededRandom:
    """A stream of random numbers from a seed."""

    def __init__(self, text: str) -> None:
        digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
        self._state = int.from_bytes(digest[:8], "big")

    def word(self) -> int:
        """Draw a number of 64 bits."""
        self._state = mixed = (self._state + _STRIDE) & _WORD
        mixed = ((mixed ^ mixed >> 30) * _FIRST_MIX) & _WORD
        mixed = ((mixed ^ mixed >> 27) * _SECOND_MIX) & _WORD
        return mixed ^ mixed >> 31

    def below(self, count: int) -> int:
        """Draw one of 0 ... `count` - 1, each equally often (to one part in 2**57)."""
        return self.word() * count >> 64

    def within(self, least: int, most: int) -> int:
        """Draw one of `least` ... `most`."""
        return least + self.below(most - least + 1)

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def drawn(self, items: Sequence[T], count: int) -> list[T]:
        """Draw `count` of the items, in random order."""
        mixed = list(items)
        for place in range(count):
            other = place + self.below(len(mixed) - place)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed[:count]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order."""
        mixed = list(items)
        self.shuffle(mixed)
        return mixed


def fresh_seed() -> str:
    """A new seed that is easy to read and to type: "7Q4-KM2"."""
    letters = "".join(secrets.choice(SEED_LETTERS) for _ in range(6))
    return f"{letters[:3]}-{letters[3:]}"


def tidy_seed(text: str) -> str:
    """The normal form of a seed: in capitals, without blanks around it."""
    return " ".join(text.split()).upper()
