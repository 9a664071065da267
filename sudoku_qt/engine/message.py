# SPDX-License-Identifier: MIT
"""Messages: sentences whose blanks are kept apart so that any language can say them; and faults.

Everything that is said is a `Message`, good news and bad; a `Fault` is something that went wrong,
and carries its message.
"""

from collections.abc import Callable

COMMA = ", "
"""The separator in a list of names; a template, since other languages have another one."""

Counting = Callable[[str, str, int], str]
"""Translates a template in the plural form for a number; see `Counted`."""


def english(one: str, template: str, number: int) -> str:
    """The English form for a number: `one` for 1, else `template`, also for 0."""
    return one if number == 1 else template


class Message:
    """A sentence for the player, as a value.

    `template` is the English sentence with `{blanks}`; it is also the key by which window and
    command line look up the translation. `facts` fill the blanks; a fact that is itself a message
    or fault is said in the same language, and a tuple of names or messages becomes a list. `str()`
    gives the English sentence.
    """

    __slots__ = ("facts", "template")

    def __init__(self, template: str, **facts: object) -> None:
        self.template = template
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self.template, self.facts) == (other.template, other.facts)

    def __hash__(self) -> int:
        return hash(self.template)

    def __repr__(self) -> str:
        return f"Message({str(self)!r})"

    def __str__(self) -> str:
        return self.sentence(str)

    def sentence(self, translated: Callable[[str], str], counted: Counting = english) -> str:
        """The sentence; `translated` translates its template and those of its facts.

        `counted` translates the templates of a `Counted`.
        """
        facts = {name: _said(fact, translated, counted) for name, fact in self.facts.items()}
        return self.in_language(translated, counted).format(**facts)

    def in_language(self, translated: Callable[[str], str], counted: Counting) -> str:
        """The template in another language."""
        return translated(self.template)

    def with_facts(self, **facts: object) -> "Message":
        """The message with further blanks filled; facts that it has already take precedence."""
        return Message(self.template, **{**facts, **self.facts})


class Counted(Message):
    """A message whose form depends on a number: `one` is the English template for 1.

    `template` is the English one for every other number, and the key of the translation, which has
    as many forms as its language needs. Both templates know the number as `count`.
    """

    __slots__ = ("number", "one")

    def __init__(self, one: str, template: str, number: int, **facts: object) -> None:
        super().__init__(template, **{"count": number, **facts})
        self.one = one
        self.number = number

    def in_language(self, translated: Callable[[str], str], counted: Counting) -> str:
        """The template for the number in another language."""
        return counted(self.one, self.template, self.number)

    def with_facts(self, **facts: object) -> "Counted":
        """The message with further blanks filled; facts that it has already take precedence."""
        return Counted(self.one, self.template, self.number, **{**facts, **self.facts})


class OpenMessage(Message):
    """A message with blanks that are filled later, by code that knows more."""

    __slots__ = ()


class Fault(Exception):
    """Something went wrong; `message` says what, where, and what to do."""

    def __init__(self, template: str, **facts: object) -> None:
        super().__init__(template)
        self.message = Message(template, **facts)

    def __str__(self) -> str:
        return str(self.message)


class CountedFault(Fault):
    """A fault whose message is a `Counted`."""

    def __init__(self, one: str, template: str, number: int, **facts: object) -> None:
        super().__init__(template)
        self.message = Counted(one, template, number, **facts)


def _said(fact: object, translated: Callable[[str], str], counted: Counting) -> object:
    if isinstance(fact, Message | Fault):
        return message_of(fact).sentence(translated, counted)
    if isinstance(fact, tuple):
        return translated(COMMA).join(str(_said(each, translated, counted)) for each in fact)
    return fact


def message_of(what: Message | Fault) -> Message:
    """The message itself, or that of a fault."""
    return what.message if isinstance(what, Fault) else what
