# SPDX-License-Identifier: MIT
"""A message: a sentence whose blanks are kept apart so that any language can say it; and a fault.

What is said is a `Message`, good news and bad; a `Fault` is something that went wrong, and says
its message.
"""

from collections.abc import Callable

COMMA = ", "
"""What stands between the names of a list; a template, for other languages have another."""


class Message:
    """A sentence for the player: a value.

    `template` is the English sentence with `{blanks}`; it is also the key under which the window
    and the command line find the sentence in the player's language. `facts` fill the blanks; a
    fact that is itself a message or a fault is said in the same language, and a tuple of names or
    messages is a list there. `str()` gives the English sentence.
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
        return self.said(str)

    def said(self, translated: Callable[[str], str]) -> str:
        """The sentence; `translated` puts its template, and those of its facts, into a language."""
        facts = {name: _said(fact, translated) for name, fact in self.facts.items()}
        return translated(self.template).format(**facts)

    def with_facts(self, **facts: object) -> "Message":
        """The message with more of its blanks filled; what it has itself goes before."""
        return Message(self.template, **{**facts, **self.facts})


class OpenMessage(Message):
    """A message some of whose blanks are filled later, by whoever knows more."""

    __slots__ = ()


class Fault(Exception):
    """Something that went wrong: what is wrong, where, and what to do, as a `message`."""

    def __init__(self, template: str, **facts: object) -> None:
        super().__init__(template)
        self.message = Message(template, **facts)

    def __str__(self) -> str:
        return str(self.message)


def _said(fact: object, translated: Callable[[str], str]) -> object:
    if isinstance(fact, Message | Fault):
        return message_of(fact).said(translated)
    if isinstance(fact, tuple):
        return translated(COMMA).join(str(_said(each, translated)) for each in fact)
    return fact


def message_of(said: Message | Fault) -> Message:
    """What is said: the message itself, or that of a fault."""
    return said.message if isinstance(said, Fault) else said
