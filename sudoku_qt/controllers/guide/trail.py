# SPDX-License-Identifier: MIT
"""The pages that were read, in order, for going back and forward."""

LONGEST = 200


class Trail:
    """The keys of pages, and which of them is shown."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._at = -1

    @property
    def here(self) -> str:
        """The page shown, "" if there was none yet."""
        return self._keys[self._at] if self._keys else ""

    def go(self, key: str) -> None:
        """Go to a page; the pages ahead, from which one came back, are forgotten."""
        if key != self.here:
            self._keys = [*self._keys[: self._at + 1], key][-LONGEST:]
            self._at = len(self._keys) - 1

    def can_walk(self, by: int) -> bool:
        """Whether there is a page `by` places after this one, negative for before."""
        return 0 <= self._at + by < len(self._keys)

    def walk(self, by: int) -> None:
        """Go back or forward, if there is a page."""
        if self.can_walk(by):
            self._at += by
